// The regex engine from C++: a program damaged in guest memory does no harm outside it.
//
// A program, its state and its stack are in the cage, so a bug elsewhere might overwrite them. The
// matcher may then return any result, use up its fuel, or fault in the cage and its guard region,
// and nothing else. Each damaged program runs in its own process.
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <random>

#include "common/object_world.h"
#include "library/regex/pattern.h"

namespace hognose {
namespace {

constexpr const char* kPatterns[] = {
    "(a+)+$",
    "(?:(a)|(b)){2,3}?c",
    "(?P<x>\\w+)@(?P=x)",
    "(?>a|ab)*+c|(?=(x))x",
    "(?<!a)b(?!c)|(a)?(?(1)b|c)",
    "(?i)[a-z]+\\d{2,4}?.*?x",
    "^(?:\"(?:[^\"]|\"\")*\"|[^,]*),",
    "(a(b)?)+?(?:c|(d))*",
    "foo|bar|baz|quux(1|2|3){1,5}",
    "[^\\s]{3,}(?<=ab)(.)\\1",
};

// The exit status of a child process that ran a damaged program.
constexpr int kContained = 0;
constexpr int kEscaped = 9;

uintptr_t g_cage_start;
constexpr uintptr_t kCageAndGuard = uintptr_t{8} << 30;

void on_fault(int, siginfo_t* info, void*) {
  auto address = reinterpret_cast<uintptr_t>(info->si_addr);
  _exit(address - g_cage_start < kCageAndGuard ? kContained : kEscaped);
}

void catch_faults(uintptr_t cage_start) {
  g_cage_start = cage_start;
  struct sigaction action = {};
  action.sa_sigaction = on_fault;
  action.sa_flags = SA_SIGINFO;
  sigaction(SIGSEGV, &action, nullptr);
  sigaction(SIGBUS, &action, nullptr);
}

ByteArrayCell* copy_of(Vm& vm, const ByteArrayCell* program) {
  ByteArrayCell* copy = vm.make<ByteArrayCell>(TypeId::ByteArray, program->size).take();
  copy->size = program->size;
  std::memcpy(copy->bytes.data(), program->bytes.data(), program->size);
  return copy;
}

void damage(ByteArrayCell* cell, std::mt19937& random) {
  auto* words = reinterpret_cast<uint32_t*>(cell->bytes.data());
  uint32_t count = cell->size / sizeof(uint32_t);
  for (unsigned times = 1 + random() % 4; times > 0; --times) {
    uint32_t& word = words[random() % count];
    switch (random() % 5) {
      case 0: word = static_cast<uint32_t>(random()); break;
      case 1: word ^= 1u << random() % 32; break;
      case 2: word = static_cast<uint32_t>(random() % 64); break;
      case 3: word = words[random() % count]; break;
      default: word = UINT32_MAX - static_cast<uint32_t>(random() % 8);
    }
  }
}

int run_damaged(Vm& vm, regex::RegexPattern* pattern, Value string) {
  regex::Text text = regex::text_of_data(vm, string, string);
  regex::Request request;
  request.end = text.subject.length;
  regex::Groups groups;
  Result<bool> matched = regex::find_match(vm, pattern, text, request, &groups);
  if (matched.failed() || !matched.value()) return kContained;
  for (uint32_t i = 1; i <= std::min(groups.count(), 100u); ++i) {
    if (groups[i].end > static_cast<int32_t>(text.subject.length)) return kEscaped;
  }
  return kContained;
}

TEST(RegexDamage, StaysInTheCage) {
  World world;
  Vm& vm = world.vm;
  std::mt19937 random(20240517);
  const char* texts[] = {"aaaaabbbcabcab@ab\"x\"\"y\",foobarquux1231ab12x  abcc",
                         "aaaaaaaaaaaaaaaaaaab", "\u00e9abcab@ab12x,\u2003aab",
                         "\U0001F600aabbcabd12x"};
  for (const char* source : kPatterns) {
    Value pattern_text = Value::from_cell(make_string(vm, source).take());
    Result<regex::RegexPattern*> compiled =
        regex::compile_calling(vm, pattern_text, Value::undefined());
    ASSERT_TRUE(compiled.ok()) << source << ": " << world.raised();
    regex::RegexPattern* pattern = compiled.value();
    for (unsigned turn = 0; turn < 1000; ++turn) {
      Value string = Value::from_cell(make_string(vm, texts[turn % 4]).take());
      unsigned seed = static_cast<unsigned>(random());
      pid_t child = fork();
      ASSERT_GE(child, 0);
      if (child == 0) {
        catch_faults(vm.base.address());
        alarm(20);
        std::mt19937 child_random(seed);
        MeterLimits limits;
        limits.fuel = 200'000;
        vm.meter.restart(limits, nullptr);
        // Sometimes run it undamaged first, so that there is a state to damage, too.
        if (child_random() % 4 == 0) {
          run_damaged(vm, pattern, string);
          if (pattern->scratch) damage(pattern->scratch.get(), child_random);
        }
        pattern->program = copy_of(vm, pattern->program.get());
        damage(pattern->program.get(), child_random);
        _exit(run_damaged(vm, pattern, string));
      }
      int status = 0;
      ASSERT_EQ(waitpid(child, &status, 0), child);
      EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == kContained)
          << source << ", seed " << seed << ", status " << status;
    }
  }
}

}  // namespace
}  // namespace hognose
