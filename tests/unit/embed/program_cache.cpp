// The cache of a runtime keeps the programs used last, within its bounds, for all threads.
#include "embed/program_cache.h"

#include <gtest/gtest.h>

#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "embed/engine.h"
#include "hognose/sandbox.h"

namespace hognose {
namespace {

ProgramText named(std::string_view source) { return {.source = source, .filename = "<string>"}; }

Outcome run(const std::shared_ptr<Runtime>& runtime, const std::string& text) {
  Sandbox sandbox({}, runtime);
  return sandbox.run(text);
}

TEST(ProgramCache, KeepsWhatWasUsedLast) {
  const std::shared_ptr<Runtime> runtime = Runtime::create();
  ProgramCache& programs = runtime->state().programs;
  EXPECT_EQ(programs.find(named("1+1")), nullptr);
  EXPECT_EQ(run(runtime, "1+1").return_value.integer, 2);
  const auto compiled = programs.find(named("1+1"));
  ASSERT_NE(compiled, nullptr);
  EXPECT_EQ(programs.bytes(), compiled->bytes());
  for (uint32_t i = 0; i < 3 * ProgramCache::kMostPrograms; ++i) {
    EXPECT_EQ(run(runtime, std::to_string(i)).return_value.integer, i);
    EXPECT_EQ(programs.find(named("1+1")), compiled);
  }
  EXPECT_EQ(programs.find(named("0")), nullptr);
  EXPECT_NE(programs.find(named(std::to_string(3 * ProgramCache::kMostPrograms - 1))), nullptr);
  runtime->release_memory();
  EXPECT_EQ(programs.find(named("1+1")), nullptr);
  EXPECT_EQ(programs.bytes(), 0u);
}

TEST(ProgramCache, StaysWithinItsBytes) {
  const std::shared_ptr<Runtime> runtime = Runtime::create();
  ProgramCache& programs = runtime->state().programs;
  size_t most = 0;
  for (int i = 0; i < 40; ++i) {
    const std::string text = "x = " + std::to_string(i) + "#" + std::string(120'000, 'c') + "\nx";
    EXPECT_EQ(run(runtime, text).return_value.integer, i);
    EXPECT_NE(programs.find(named(text)), nullptr);
    most = std::max(most, programs.bytes());
  }
  EXPECT_LE(most, ProgramCache::kMostBytes);
  EXPECT_GT(most, ProgramCache::kMostBytes * 3 / 4);
  const std::string large = "1 #" + std::string(ProgramCache::kMostBytesOfOne, 'c');
  const size_t before = programs.bytes();
  EXPECT_EQ(run(runtime, large).return_value.integer, 1);
  EXPECT_EQ(programs.find(named(large)), nullptr);
  EXPECT_EQ(programs.bytes(), before);
}

TEST(ProgramCache, KeepsNothingThatFailedToCompile) {
  const std::shared_ptr<Runtime> runtime = Runtime::create();
  for (int i = 0; i < 2; ++i) EXPECT_EQ(run(runtime, "x = = 1").error->type, "SyntaxError");
  EXPECT_EQ(runtime->state().programs.bytes(), 0u);
}

TEST(ProgramCache, ServesAllThreads) {
  const std::shared_ptr<Runtime> runtime = Runtime::create();
  const std::string function = "def f(n): return n if n < 2 else f(n - 1) + f(n - 2)\n";
  const uint64_t steps = run(runtime, function + "f(10) + 0").steps;
  std::atomic<int> wrong = 0;
  std::vector<std::thread> threads;
  for (int thread = 0; thread < 4; ++thread) {
    threads.emplace_back([&, thread] {
      for (int i = 0; i < 300; ++i) {
        const int number = i % 150;  // more texts than there are places
        const Outcome outcome = run(runtime, function + "f(10) + " + std::to_string(number));
        if (outcome.return_value.integer != 55 + number) ++wrong;
        if (number < 10 && outcome.steps != steps) ++wrong;
        if (thread == 0 && i % 50 == 0) runtime->release_memory();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
}

}  // namespace
}  // namespace hognose
