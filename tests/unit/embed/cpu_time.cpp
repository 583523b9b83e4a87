// What an outcome reports as CPU time: the guest's work, and no time in which the thread slept.
#include <gtest/gtest.h>
#include <algorithm>

#include <chrono>
#include <thread>

#include "hognose/sandbox.h"

namespace {

using hognose::Outcome;
using hognose::Sandbox;
using hognose::SandboxOptions;
using hognose::Status;

constexpr double kSleepMilliseconds = 40;

void define_pause(Sandbox& sandbox) {
  sandbox.define("pause()", [] {
    std::this_thread::sleep_for(std::chrono::duration<double, std::milli>(kSleepMilliseconds));
    return 0;
  });
}

TEST(CpuTime, OfAShortRunIsAtMostItsWallTime) {
  Sandbox sandbox;
  for (int i = 0; i < 100; ++i) {
    Outcome outcome = sandbox.run("1 + 1");
    ASSERT_EQ(outcome.status, Status::Ok);
    EXPECT_GT(outcome.cpu_milliseconds, 0);
    EXPECT_LE(outcome.cpu_milliseconds, outcome.time_milliseconds);
  }
}

TEST(CpuTime, LeavesOutThatTheHostSleeps) {
  for (double limit : {0.0, 5.0}) {
    SandboxOptions options;
    options.limits.max_cpu_seconds = limit;
    Sandbox sandbox(options);
    define_pause(sandbox);
    Outcome outcome = sandbox.run("pause()");
    ASSERT_EQ(outcome.status, Status::Ok);
    EXPECT_GE(outcome.time_milliseconds, kSleepMilliseconds);
    EXPECT_LT(outcome.cpu_milliseconds, kSleepMilliseconds / 2) << "limit " << limit;
  }
}

TEST(CpuTime, GrowsWithTheWork) {
  Sandbox sandbox;
  define_pause(sandbox);
  auto measure = [&](const char* text) {
    Outcome outcome = sandbox.run(text);
    EXPECT_EQ(outcome.status, Status::Ok);
    return outcome.cpu_milliseconds;
  };
  // The least of a few: what else the machine does makes a short run with cold caches long.
  double little = measure("pause()\nfor i in range(10_000): pass");
  for (int i = 0; i < 4; ++i) {
    little = std::min(little, measure("pause()\nfor i in range(10_000): pass"));
  }
  const double much = measure("pause()\nfor i in range(2_000_000): pass");
  EXPECT_GT(much, 10 * little);
}

TEST(CpuTime, EndsARunAtItsLimit) {
  SandboxOptions options;
  options.limits.max_cpu_seconds = 0.05;
  Sandbox sandbox(options);
  Outcome outcome = sandbox.run("while True: pass");
  EXPECT_EQ(outcome.status, Status::Timeout);
  EXPECT_GE(outcome.cpu_milliseconds, 50);
}

}  // namespace
