// Sandbox::usage(): how far a run is, as other threads see it.
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "hognose/sandbox.h"

namespace {

using hognose::Outcome;
using hognose::Sandbox;
using hognose::SandboxOptions;
using hognose::Status;
using hognose::Usage;

TEST(Usage, GrowsWhileARunGoesOn) {
  SandboxOptions options;
  options.limits.max_time_seconds = 60;
  Sandbox sandbox(options);
  EXPECT_EQ(sandbox.usage().steps, 0u);
  Outcome outcome;
  std::thread runner([&] { outcome = sandbox.run("x = []\nwhile True: x.append(str(len(x)))"); });
  auto wait_until = [&](auto condition) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    while (!condition(sandbox.usage()) && std::chrono::steady_clock::now() < end) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return sandbox.usage();
  };
  const Usage early = wait_until([](const Usage& usage) { return usage.steps > 0; });
  const Usage late = wait_until([&](const Usage& usage) {
    return usage.steps > early.steps && usage.memory_bytes > early.memory_bytes + (1 << 20);
  });
  sandbox.cancel();
  runner.join();
  EXPECT_GT(late.steps, early.steps);
  EXPECT_GT(late.memory_bytes, early.memory_bytes + (1 << 20));
  EXPECT_EQ(outcome.status, Status::Cancelled);
  EXPECT_EQ(sandbox.usage().steps, outcome.steps);
}

TEST(Usage, IsThatOfTheLastRun) {
  Sandbox sandbox;
  const Outcome first = sandbox.run("for i in range(100_000): pass");
  EXPECT_EQ(sandbox.usage().steps, first.steps);
  EXPECT_GT(first.steps, 100'000u);
  const Outcome second = sandbox.run("1 + 1");
  EXPECT_EQ(sandbox.usage().steps, second.steps);
  EXPECT_LT(second.steps, first.steps / 10);
}

}  // namespace
