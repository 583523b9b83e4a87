// Survival: whatever a run does, the process, the other runs and its memory are not affected.
//
// Runs end in every possible way (value, error, syntax error, each limit, cancelled from another
// thread), many times and mixed, through the public API only.
#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <string>
#include <thread>
#include <vector>

#include "hognose/sandbox.h"
#include "hognose/session.h"

namespace hognose {
namespace {

enum class Ending { Value, Error, SyntaxError, Time, Memory, Steps, Output, Depth, Cancelled };

struct Case {
  Ending ending;
  const char* source;
};

constexpr Case kCases[] = {
    {Ending::Value, "def f(n):\n    return n if n < 2 else f(n - 1) + f(n - 2)\nf(12)\n"},
    {Ending::Error, "def f(n):\n    return 1 // n\ntry:\n    f(0)\nexcept KeyError:\n    pass\n"},
    {Ending::SyntaxError, "def f(:\n    pass\n"},
    {Ending::Time, "n = 0\nwhile True:\n    n += 1\n"},
    {Ending::Memory, "kept = []\nwhile True:\n    kept.append([0] * 1000)\n"},
    {Ending::Steps, "n = 0\nwhile True:\n    n += 1\n"},
    {Ending::Output, "while True:\n    print('x' * 1000)\n"},
    {Ending::Depth, "def f():\n    f()\nf()\n"},
    {Ending::Cancelled, "try:\n    while True:\n        pass\nfinally:\n    print('never')\n"},
};

SandboxOptions options_for(Ending ending) {
  SandboxOptions options;
  switch (ending) {
    case Ending::Time: options.limits.max_time_seconds = 0.005; break;
    case Ending::Memory: options.limits.max_memory_bytes = 4 << 20; break;
    case Ending::Steps: options.limits.max_steps = 10'000; break;
    case Ending::Output: options.limits.max_output_bytes = 10'000; break;
    default: break;
  }
  return options;
}

void check(Ending ending, const Outcome& outcome) {
  switch (ending) {
    case Ending::Value:
      ASSERT_EQ(outcome.status, Status::Ok);
      ASSERT_EQ(outcome.return_value.kind, HostValue::Kind::Int);
      ASSERT_EQ(outcome.return_value.integer, 144);
      break;
    case Ending::Error:
      ASSERT_EQ(outcome.status, Status::Error);
      ASSERT_TRUE(outcome.error.has_value());
      ASSERT_EQ(outcome.error->type, "ZeroDivisionError");
      break;
    case Ending::SyntaxError:
      ASSERT_EQ(outcome.status, Status::Error);
      ASSERT_TRUE(outcome.error.has_value());
      ASSERT_EQ(outcome.error->type, "SyntaxError");
      break;
    case Ending::Depth:
      ASSERT_EQ(outcome.status, Status::Error);
      ASSERT_TRUE(outcome.error.has_value());
      ASSERT_EQ(outcome.error->type, "RecursionError");
      break;
    case Ending::Time: ASSERT_EQ(outcome.status, Status::Timeout); break;
    case Ending::Memory:
      ASSERT_EQ(outcome.status, Status::MemoryError);
      ASSERT_LE(outcome.memory_peak_bytes, 4u << 20);
      break;
    case Ending::Steps: ASSERT_EQ(outcome.status, Status::StepLimit); break;
    case Ending::Output:
      ASSERT_EQ(outcome.status, Status::OutputLimit);
      ASSERT_LE(outcome.output.size(), 10'000u);
      break;
    case Ending::Cancelled:
      ASSERT_EQ(outcome.status, Status::Cancelled);
      ASSERT_EQ(outcome.output, "");
      break;
  }
}

// The run may not have begun at the first call of cancel(), so call it until the run has ended.
Outcome run_cancelled(Sandbox& sandbox, const char* source) {
  std::atomic<bool> over{false};
  std::thread canceller([&] {
    while (!over.load()) {
      sandbox.cancel();
      std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
  });
  Outcome outcome = sandbox.run(source);
  over.store(true);
  canceller.join();
  return outcome;
}

Outcome run_case(Sandbox& sandbox, const Case& example) {
  return example.ending == Ending::Cancelled ? run_cancelled(sandbox, example.source)
                                             : sandbox.run(example.source);
}

void run_in_fresh_sandbox(const Case& example) {
  Sandbox sandbox(options_for(example.ending));
  ASSERT_TRUE(sandbox.ready());
  check(example.ending, run_case(sandbox, example));
}

// ThreadSanitizer's shadow of the memory that a run used is resident, too, and stays.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define SKIP_WITHOUT_RESIDENT_BYTES() GTEST_SKIP() << "ThreadSanitizer keeps memory of its own"
#endif
#endif
#ifndef SKIP_WITHOUT_RESIDENT_BYTES
#define SKIP_WITHOUT_RESIDENT_BYTES() static_cast<void>(0)
#endif

size_t resident_bytes() {
  std::FILE* file = std::fopen("/proc/self/statm", "r");
  if (file == nullptr) return 0;
  unsigned long total = 0;
  unsigned long resident = 0;
  int fields = std::fscanf(file, "%lu %lu", &total, &resident);
  std::fclose(file);
  return fields == 2 ? resident * static_cast<size_t>(sysconf(_SC_PAGESIZE)) : 0;
}

#if defined(HOGNOSE_DEV)
constexpr size_t kGrowthAllowed = 300u << 20;  // ASan keeps up to 256 MB of freed memory
#else
constexpr size_t kGrowthAllowed = 2u << 20;
#endif

TEST(SandboxSurvival, AThousandRunsThatEndInEveryWay) {
  for (int i = 0; i < 1000; ++i) {
    const Case& example = kCases[static_cast<size_t>(i) % std::size(kCases)];
    SCOPED_TRACE(std::string("run ") + std::to_string(i) + ": " + example.source);
    run_in_fresh_sandbox(example);
    if (HasFatalFailure()) return;
  }
}

TEST(SandboxSurvival, OneSandboxGoesOnAfterEveryEnding) {
  for (const Case& example : kCases) {
    SCOPED_TRACE(example.source);
    Sandbox sandbox(options_for(example.ending));
    for (int i = 0; i < 3; ++i) {
      check(example.ending, run_case(sandbox, example));
      if (HasFatalFailure()) return;
    }
    Outcome after = sandbox.run("sum(range(10))");
    ASSERT_EQ(after.status, Status::Ok);
    ASSERT_EQ(after.return_value.integer, 45);
  }
}

TEST(SandboxSurvival, OneSandboxThatKeepsItsGlobalsGoesOnAfterEveryEnding) {
  for (const Case& example : kCases) {
    SCOPED_TRACE(example.source);
    SandboxOptions options = options_for(example.ending);
    Session sandbox(options);
    ASSERT_EQ(sandbox.run("def double(n): return n * 2").status, Status::Ok);
    Outcome kept = sandbox.run("double(21)");
    ASSERT_EQ(kept.status, Status::Ok);
    ASSERT_EQ(kept.return_value.integer, 42);
    check(example.ending, run_case(sandbox, example));
    if (HasFatalFailure()) return;
    // After an error the globals stay. After a stop the sandbox starts with new ones.
    Outcome after = sandbox.run("sum(range(10))");
    ASSERT_EQ(after.status, Status::Ok);
    ASSERT_EQ(after.return_value.integer, 45);
  }
}

TEST(SandboxSurvival, AHundredSandboxesLeaveNoMemoryBehind) {
  constexpr const char* kSource =
      "class Node:\n"
      "    def __init__(self, value, next): self.value, self.next = value, next\n"
      "head = None\n"
      "for i in range(20000): head = Node(str(i), head)\n"
      "text = ''.join(str(i) for i in range(20000))\n"
      "table = {i: [i] * 5 for i in range(20000)}\n"
      "len(text) + len(table)\n";
  auto run_once = [&] {
    Sandbox sandbox;
    Outcome outcome = sandbox.run(kSource);
    ASSERT_EQ(outcome.status, Status::Ok);
    ASSERT_EQ(outcome.return_value.integer, 88890 + 20000);
    for (const Case& example : kCases) {
      run_in_fresh_sandbox(example);
      if (HasFatalFailure()) return;
    }
  };
  for (int i = 0; i < 10; ++i) {
    run_once();
    if (HasFatalFailure()) return;
  }
  size_t before = resident_bytes();
  ASSERT_GT(before, 0u);
  for (int i = 0; i < 100; ++i) {
    run_once();
    if (HasFatalFailure()) return;
  }
  size_t after = resident_bytes();
  EXPECT_LE(after, before + kGrowthAllowed) << "resident before " << before << ", after " << after;
}

// The memory of a stopped run is released on request, or by the next run, which finds zeros.
TEST(SandboxSurvival, AStoppedRunLeavesItsMemoryToBeReleased) {
  SKIP_WITHOUT_RESIDENT_BYTES();
  auto runtime = Runtime::create();
  ASSERT_NE(runtime, nullptr);
  SandboxOptions options;
  options.limits.max_steps = 100'000'000;
  const char* hog = "kept = [bytearray(b'x') * 100_000_000, [0] * 5_000_000]\nwhile True: pass\n";
  size_t before = resident_bytes();
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(Sandbox(options, runtime).run(hog).status, Status::StepLimit);
  }
  EXPECT_GT(resident_bytes(), before + (100u << 20));
  EXPECT_LT(resident_bytes(), before + (200u << 20));
  runtime->release_memory();
  EXPECT_LT(resident_bytes(), before + (16u << 20));

  EXPECT_EQ(Sandbox(options, runtime).run(hog).status, Status::StepLimit);
  Outcome next = Sandbox(options, runtime)
                     .run("n = 100_000_000\nbytearray(n).count(0) == n and [0] * 3 == [0, 0, 0]");
  ASSERT_EQ(next.status, Status::Ok);
  EXPECT_EQ(next.return_value.integer, 1);
  EXPECT_LT(resident_bytes(), before + (16u << 20));
}

// Several runs are stopped at once. Each later run clears one engine besides its own.
TEST(SandboxSurvival, LaterRunsReleaseTheMemoryOfABurst) {
  SKIP_WITHOUT_RESIDENT_BYTES();
  auto runtime = Runtime::create();
  ASSERT_NE(runtime, nullptr);
  SandboxOptions options;
  options.limits.max_time_seconds = 0.3;
  const char* hog = "kept = bytearray(b'x') * 100_000_000\nwhile True: pass\n";
  size_t before = resident_bytes();
  std::vector<std::thread> threads;
  std::atomic<int> stopped = 0;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back(
        [&] { stopped += Sandbox(options, runtime).run(hog).status == Status::Timeout; });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(stopped, 4);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(Sandbox(options, runtime).run(hog).status, Status::Timeout);
    EXPECT_EQ(Sandbox(options, runtime).run("1").status, Status::Ok);
  }
  EXPECT_EQ(Sandbox(options, runtime).run("1").status, Status::Ok);
  EXPECT_LT(resident_bytes(), before + (32u << 20));
}

TEST(SandboxSurvival, SandboxesOnThreadsDoNotDisturbEachOther) {
  std::vector<std::thread> threads;
  std::atomic<int> wrong{0};
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([t, &wrong] {
      for (int i = 0; i < 20; ++i) {
        const Case& example = kCases[static_cast<size_t>(t + i) % std::size(kCases)];
        run_in_fresh_sandbox(example);
        std::string number = std::to_string(t * 1000 + i);
        Sandbox sandbox;
        Outcome outcome = sandbox.run("x = " + number + "\nsum([x] * 1000)");
        if (outcome.status != Status::Ok || outcome.return_value.integer != (t * 1000 + i) * 1000) {
          ++wrong;
        }
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong.load(), 0);
}

TEST(SandboxSurvival, OneProgramRunsInManySandboxesAtOnce) {
  Program::Result compiled = Program::compile(kCases[0].source);
  ASSERT_TRUE(compiled.program.has_value());
  std::vector<std::thread> threads;
  std::atomic<int> wrong{0};
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&] {
      for (int i = 0; i < 50; ++i) {
        Sandbox sandbox;
        Outcome outcome = sandbox.run(*compiled.program);
        if (outcome.status != Status::Ok || outcome.return_value.integer != 144) ++wrong;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong.load(), 0);
}

// Each allocation of a small program fails once. Every such run must end as if by the memory limit.
TEST(SandboxSurvival, EveryAllocationMayFail) {
  constexpr const char* kSource =
      "class A:\n"
      "    def __init__(self, n): self.n = n\n"
      "    def __repr__(self): return f'A({self.n!r})'\n"
      "def produce(count):\n"
      "    for i in range(count): yield A(i * 10 ** 20)\n"
      "try:\n"
      "    items = {str(a): a for a in produce(5)}\n"
      "    [].pop()\n"
      "except IndexError as error:\n"
      "    print(sorted(items), repr(error), [*items.values()][1:3])\n"
      "items\n";
  Sandbox sandbox;
  Outcome whole = sandbox.run(kSource);
  ASSERT_EQ(whole.status, Status::Ok);
  int failures = 0;
  for (uint64_t n = 1;; ++n) {
    ASSERT_LT(n, 20'000u) << "the program never runs to its end";
    SandboxDebug debug;
    debug.fail_allocation = n;
    sandbox.set_debug(debug);
    Outcome outcome = sandbox.run(kSource);
    if (outcome.status == Status::Ok) {
      EXPECT_EQ(outcome.output, whole.output);
      break;
    }
    ASSERT_EQ(outcome.status, Status::MemoryError) << "allocation " << n;
    ASSERT_FALSE(outcome.error.has_value());
    ++failures;
  }
  EXPECT_GT(failures, 100);
}

}  // namespace
}  // namespace hognose
