// Sandbox::usage() and on_work: what a host sees of a run that goes on.
#include <gtest/gtest.h>

#include <chrono>
#include <string>
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

// In the machine, in natives and in the compiler, on the thread of the run.
TEST(OnWork, IsCalledWhileTheGuestWorksAndChangesNothing) {
  const std::string long_text(200'000, '+');
  for (const std::string& source : {std::string("for i in range(200_000): pass"),
                                    std::string("sorted(range(300_000, 0, -1))[0]"),
                                    std::string("'ab' * 3_000_000 in 'ab' * 3_000_001"),
                                    "0 if False else 1 " + long_text + "1"}) {
    SandboxOptions options;
    options.limits.max_nesting = 1'000'000;
    Outcome plain = Sandbox(options).run(source);
    int calls = 0;
    const std::thread::id here = std::this_thread::get_id();
    options.on_work = [&] {
      ++calls;
      EXPECT_EQ(std::this_thread::get_id(), here);
    };
    Outcome watched = Sandbox(options).run(source);
    EXPECT_GT(calls, 2) << source.substr(0, 40);
    EXPECT_EQ(watched.status, plain.status);
    EXPECT_EQ(watched.steps, plain.steps);
    EXPECT_EQ(watched.memory_peak_bytes, plain.memory_peak_bytes);
  }
}

TEST(OnWork, MayCancelTheRun) {
  SandboxOptions options;
  Sandbox* current = nullptr;
  int calls = 0;
  options.on_work = [&] {
    if (++calls == 3) current->cancel();
  };
  Sandbox sandbox(options);
  current = &sandbox;
  Outcome outcome = sandbox.run("try:\n  while True: pass\nfinally:\n  print('no')");
  EXPECT_EQ(outcome.status, Status::Cancelled);
  EXPECT_EQ(outcome.output, "");
  EXPECT_EQ(calls, 3);
  EXPECT_EQ(sandbox.run("1").status, Status::Ok);
}

}  // namespace
