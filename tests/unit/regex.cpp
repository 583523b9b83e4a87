// The regex engine from C++: programs that were damaged in guest memory do no harm outside of it.
//
// A program, its state and its stack lie in the cage, so a bug elsewhere might overwrite them. Then
// the matcher may answer anything, run until its fuel is used up or fault in the cage and its guard
// region; nothing else.
#include <csetjmp>
#include <csignal>
#include <cstring>
#include <random>

#include "library/regex/pattern.h"
#include "object_world.h"

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

sigjmp_buf g_recovery;
uintptr_t g_cage_start;
volatile sig_atomic_t g_faults;
volatile sig_atomic_t g_escapes;

constexpr uintptr_t kCageAndGuard = uintptr_t{8} << 30;

void on_fault(int, siginfo_t* info, void*) {
  auto address = reinterpret_cast<uintptr_t>(info->si_addr);
  if (address - g_cage_start >= kCageAndGuard) g_escapes = g_escapes + 1;
  g_faults = g_faults + 1;
  siglongjmp(g_recovery, 1);
}

class FaultHandler {
 public:
  FaultHandler() {
    struct sigaction action = {};
    action.sa_sigaction = on_fault;
    action.sa_flags = SA_SIGINFO | SA_NODEFER;
    sigaction(SIGSEGV, &action, &segv_);
    sigaction(SIGBUS, &action, &bus_);
  }
  ~FaultHandler() {
    sigaction(SIGSEGV, &segv_, nullptr);
    sigaction(SIGBUS, &bus_, nullptr);
  }

 private:
  struct sigaction segv_;
  struct sigaction bus_;
};

ByteArrayCell* copy_of(Vm& vm, const ByteArrayCell* program) {
  ByteArrayCell* copy = vm.make<ByteArrayCell>(TypeId::ByteArray, program->extra).take();
  copy->extra = program->extra;
  std::memcpy(copy->bytes, program->bytes, program->extra);
  return copy;
}

void damage(ByteArrayCell* cell, std::mt19937& random) {
  auto* words = reinterpret_cast<uint32_t*>(cell->bytes);
  uint32_t count = cell->extra / sizeof(uint32_t);
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

// The one run that may fault, in a function of its own: siglongjmp() leaves its locals behind.
void run_damaged(Vm& vm, regex::RegexPattern* pattern, Value string) {
  if (sigsetjmp(g_recovery, 1) != 0) return;
  regex::Text text = regex::text_of_data(vm, string, string);
  regex::Request request;
  request.end = text.subject.length;
  regex::Groups groups;
  Result<bool> matched = regex::find_match(vm, pattern, text, request, &groups);
  if (matched.failed() || !matched.value()) return;
  for (uint32_t i = 0; i <= std::min(groups.count(), 100u); ++i) {
    regex::Span span = groups[i];
    if (i != 0 && span.end > static_cast<int32_t>(text.subject.length)) g_escapes = g_escapes + 1;
  }
}

TEST(RegexDamage, StaysInTheCage) {
  World world;
  Vm& vm = world.vm;
  g_cage_start = vm.base.address();
  g_faults = 0;
  g_escapes = 0;
  FaultHandler handler;
  std::mt19937 random(20240517);
  const char* texts[] = {"aaaaabbbcabcab@ab\"x\"\"y\",foobarquux1231ab12x  abcc",
                         "aaaaaaaaaaaaaaaaaaab", "\u00e9abcab@ab12x,\u2003aab",
                         "\U0001F600aabbcabd12x"};
  MeterLimits limits;
  limits.fuel = 200'000;
  for (const char* source : kPatterns) {
    Value pattern_text = Value::from_cell(make_string(vm, source).take());
    Result<regex::RegexPattern*> compiled =
        regex::compile_calling(vm, pattern_text, Value::undefined());
    ASSERT_TRUE(compiled.ok()) << source << ": " << world.raised();
    regex::RegexPattern* pattern = compiled.value();
    ByteArrayCell* sound = pattern->program.get();
    for (unsigned turn = 0; turn < 3000; ++turn) {
      vm.meter.restart(limits, nullptr);
      Value string = Value::from_cell(make_string(vm, texts[random() % 4]).take());
      pattern->program = sound;
      ByteArrayCell* copy = copy_of(vm, sound);
      damage(copy, random);
      pattern->program = copy;
      // The state that an earlier run has left may be damaged as well.
      if (pattern->scratch && random() % 8 == 0) damage(pattern->scratch.get(), random);
      run_damaged(vm, pattern, string);
      pattern->scratch = nullptr;
      if (turn % 64 == 0) world.collect();
    }
  }
  EXPECT_EQ(g_escapes, 0) << "of " << g_faults << " faults";
}

}  // namespace
}  // namespace hognose
