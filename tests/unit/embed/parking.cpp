// Engines that rest beyond the places of the runtime: their memory is kept in compact form
// (src/heap/parking.h). A host sees no difference but in memory, mappings and time.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <cstdint>
#include <fstream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "hognose/sandbox.h"
#include "hognose/session.h"

namespace hognose {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;
#elif defined(__has_feature)
constexpr bool kSanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool kSanitized = false;
#endif
// More than a process could have if each kept its mappings. Under sanitizers stacks do.
constexpr size_t kMany = kSanitized ? 300 : 4'000;

constexpr const char* kProgram = R"(
words = [str(i) for i in range(50)]
def step(word): return ask(word)
total = sorted([3, 1, 2], key=lambda x: step(words[x]))
print(total, words[number])
)";

SandboxOptions standard() {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  return options;
}

Progress answer(Sandbox& sandbox, Progress progress) {
  std::vector<Answer> answers;
  for (const WaitingCall& call : progress.waiting->calls) {
    answers.push_back({call.id, -std::stoll(call.arguments.at(0).text)});
  }
  return sandbox.resume(std::move(answers));
}

long mapping_count() {
  std::ifstream maps("/proc/self/maps");
  long count = 0;
  for (std::string line; std::getline(maps, line);) ++count;
  return count;
}

long anonymous_kilobytes() {
  std::ifstream status("/proc/self/status");
  long kilobytes = 0;
  for (std::string word; status >> word;) {
    if (word == "RssAnon:") status >> kilobytes;
  }
  return kilobytes;
}

TEST(Parking, ManyRunsWaitAtOnce) {
  const Program::Result program = Program::compile(kProgram);
  struct Run {
    std::unique_ptr<Sandbox> sandbox;
    Progress progress;
  };
  std::vector<Run> runs;
  const long mappings = mapping_count(), memory = anonymous_kilobytes();
  for (size_t i = 0; i < kMany; ++i) {
    Run run{std::make_unique<Sandbox>(standard()), {}};
    ASSERT_TRUE(run.sandbox->define_waiting("ask(word)"));
    ASSERT_TRUE(run.sandbox->set_global("number", static_cast<int64_t>(i % 50)));
    run.progress = run.sandbox->start(*program.program);
    ASSERT_TRUE(run.progress.waiting) << i << run.progress.outcome.stop_message;
    runs.push_back(std::move(run));
  }
  if (!kSanitized) {
    EXPECT_LT(mapping_count() - mappings, 20'000);
    EXPECT_LT(anonymous_kilobytes() - memory, 128 * static_cast<long>(kMany));
  }
  // A third is dropped, a third cancelled, and the others end.
  for (size_t i = 0; i < kMany; ++i) {
    Run& run = runs[i];
    if (i % 3 == 1) run.sandbox.reset();
    if (i % 3 == 2) run.sandbox->cancel();
    if (i % 3 == 1) continue;
    while (run.progress.waiting) run.progress = answer(*run.sandbox, std::move(run.progress));
    if (i % 3 == 2) {
      EXPECT_EQ(run.progress.outcome.status, Status::Cancelled);
    } else {
      EXPECT_EQ(run.progress.outcome.output, "[3, 2, 1] " + std::to_string(i % 50) + "\n");
    }
    run.sandbox.reset();
  }
}

// Programs that wait at every place where memory is allocated.
TEST(Parking, RunIsTheSame) {
  const char* const programs[] = {
      "import json\nprint(json.dumps([{'a': i, 'b': str(i)} for i in range(60)]))\n",
      "class A:\n    def __repr__(self): return f'<{id(self) > 0}>'\n"
      "print(sorted((repr(A()) for _ in range(40)), key=lambda s: s[::-1])[:2])\n",
      "def depth(n): return [n] if n == 0 else [n] + depth(n - 1)\nprint(len(depth(300)))\n",
      "print(sum(len(str(2 ** i)) for i in range(0, 2000, 20)))\n"
      "print(len(bytearray(300_000)), len([None] * 100_000))\n",
  };
  for (const char* text : programs) {
    Sandbox plain(standard());
    Progress expected = plain.start(text);
    ASSERT_FALSE(expected.waiting);
    Sandbox sandbox(standard());
    SandboxDebug debug;
    debug.wait_every = 5;
    debug.park = UINT64_MAX;
    sandbox.set_debug(debug);
    Progress progress = sandbox.start(text);
    size_t waits = 0;
    for (; progress.waiting; ++waits) progress = sandbox.resume();
    EXPECT_GT(waits, 10u) << text;
    EXPECT_EQ(progress.outcome.output, expected.outcome.output) << text;
    EXPECT_EQ(progress.outcome.steps, expected.outcome.steps) << text;
    EXPECT_EQ(progress.outcome.memory_peak_bytes, expected.outcome.memory_peak_bytes) << text;
  }
}

TEST(Parking, SessionsRest) {
  Session session(standard(), AfterStop::Rollback);
  SandboxDebug debug;
  debug.park = UINT64_MAX;
  session.set_debug(debug);
  ASSERT_TRUE(session.define_waiting("ask(word)"));
  EXPECT_EQ(session.run("items = list(range(1000))\ndef f(x): return x + items[-1]\n").status,
            Status::Ok);
  EXPECT_EQ(session.call("f", {int64_t{1}}).return_value.integer, 1000);
  EXPECT_EQ(session.run("items.append(5)\nwhile True: items.append(1)").status,
            Status::MemoryError);
  EXPECT_EQ(session.run("print(len(items))").output, "1000\n");
  EXPECT_EQ(session.run("items.clear()").status, Status::Ok);
  EXPECT_TRUE(session.rollback());
  EXPECT_EQ(session.run("print(len(items))").output, "1000\n");
  Progress progress = session.start("print(ask('7'))");
  ASSERT_TRUE(progress.waiting);
  std::thread([&] { progress = answer(session, std::move(progress)); }).join();
  EXPECT_EQ(progress.outcome.output, "-7\n");
  EXPECT_TRUE(session.discard());
  EXPECT_EQ(session.run("print('items' in globals())").output, "False\n");
}

// A system that refuses the addresses keeps the run waiting.
TEST(Parking, RefusedAddressesLeaveTheRunWaiting) {
  if (kSanitized) GTEST_SKIP() << "sanitizers need memory of their own";
  Sandbox sandbox(standard());
  SandboxDebug debug;
  debug.park = UINT64_MAX;
  sandbox.set_debug(debug);
  ASSERT_TRUE(sandbox.define_waiting("ask(word)"));
  Progress progress = sandbox.start("print(ask('3'))");
  ASSERT_TRUE(progress.waiting);
  const Progress waiting = progress;
  rlimit before;
  ASSERT_EQ(getrlimit(RLIMIT_DATA, &before), 0);
  const rlimit little{uint64_t{1} << 30, before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_DATA, &little), 0);
  progress = answer(sandbox, waiting);
  ASSERT_EQ(setrlimit(RLIMIT_DATA, &before), 0);
  EXPECT_EQ(progress.outcome.error.value().message, "no memory to continue the run");
  EXPECT_EQ(sandbox.pending_calls().size(), 1u);
  progress = answer(sandbox, waiting);
  EXPECT_EQ(progress.outcome.output, "-3\n");
}

}  // namespace
}  // namespace hognose
