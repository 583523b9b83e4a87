// Hosts that fork, limit their own memory, take signals, or make sandboxes on many threads.
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csetjmp>
#include <csignal>

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "hognose/session.h"

namespace hognose {
namespace {

#if defined(__SANITIZE_THREAD__)
constexpr bool kHasShadowMemory = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr bool kHasShadowMemory = true;
#else
constexpr bool kHasShadowMemory = false;
#endif
#else
constexpr bool kHasShadowMemory = false;
#endif

// Runs the body in a child and returns its status: 0 if all of it held.
int in_child(const std::function<bool()>& body) {
  const pid_t child = fork();
  if (child == 0) _exit(body() ? 0 : 1);
  int status = -1;
  waitpid(child, &status, 0);
  return status;
}

constexpr const char* kWork =
    "t = {}\nfor i in range(20_000):\n    t[i % 97] = t.get(i % 97, ()) [-5:] + (str(i),)\n"
    "import gc\ngc.collect()\nsum(len(v) for v in t.values())";

SandboxOptions standard() {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  options.policy.allow_import("*");
  return options;
}

TEST(UnusualHosts, MayFork) {
  Sandbox idle(standard()), waiting(standard());
  Session session(standard());
  ASSERT_EQ(idle.run("1").status, Status::Ok);
  ASSERT_EQ(session.run("x = [1]\ndef f(): return x").status, Status::Ok);
  waiting.define_waiting("ask()");
  Progress progress = waiting.start("a = [1, 2]\nb = ask()\n[a, b]");
  ASSERT_TRUE(progress.waiting);
  auto use_all = [&](int answer) {
    Sandbox fresh(standard());
    Outcome outcome = waiting.resume({{1, answer}}).outcome;
    return fresh.run(kWork).status == Status::Ok && idle.run(kWork).status == Status::Ok &&
           session.run("x.append(2)\nlen(f())").return_value.integer == 2 &&
           outcome.status == Status::Ok && outcome.return_value.items.at(1).integer == answer;
  };
  // Parent and child go on from the same state, independently.
  EXPECT_EQ(in_child([&] { return use_all(7); }), 0);
  EXPECT_TRUE(use_all(8));
  // A fault in a child is contained as in its parent.
  EXPECT_EQ(in_child([&] {
              Sandbox faulty;
              SandboxDebug debug;
              debug.fault_at_instruction = 3;
              faulty.set_debug(debug);
              return faulty.run("x = 1\ny = 2\nz = 3").status == Status::InternalError &&
                     idle.run("1").status == Status::Ok;
            }),
            0);
}

TEST(UnusualHosts, MayForkWithinAFunction) {
  Sandbox sandbox(standard());
  int status = -1;
  pid_t parent = getpid();
  sandbox.define("split()", [&](HostCall&) -> HostResult {
    const pid_t child = fork();
    if (child == 0) return "child";
    waitpid(child, &status, 0);
    return "parent";
  });
  Outcome outcome = sandbox.run("split() + str(sum(range(1000)))");
  if (getpid() != parent) _exit(outcome.return_value.text == "child499500" ? 0 : 1);
  EXPECT_EQ(outcome.return_value.text, "parent499500");
  EXPECT_EQ(status, 0);
}

TEST(UnusualHosts, MayLimitTheirAddressSpace) {
  if (kHasShadowMemory) GTEST_SKIP() << "sanitizers reserve more than any limit";
  ASSERT_NE(Runtime::shared(), nullptr);
  EXPECT_EQ(in_child([] {
              Sandbox before;
              if (before.run("1 + 1").status != Status::Ok) return false;
              rlimit limit = {64ull << 30, 64ull << 30};
              if (setrlimit(RLIMIT_AS, &limit) != 0) return false;
              // Each sandbox in use needs 8 GiB of addresses, and 4 more while it is made.
              std::vector<std::unique_ptr<Session>> sessions;
              size_t works = 0;
              bool refused = false;
              for (int i = 0; i < 20; ++i) {
                sessions.push_back(std::make_unique<Session>());
                Outcome outcome = sessions.back()->run("x = [1, 2, 3]\nlen(x)");
                if (outcome.status == Status::Ok) {
                  ++works;
                } else {
                  refused = outcome.status == Status::MemoryError &&
                            outcome.stop_message == "no address space for a sandbox";
                }
              }
              if (works < 3 || works > 8 || !refused) return false;
              sessions.clear();
              Sandbox after;
              return after.run(kWork).status != Status::InternalError &&
                     after.run("1 + 1").status == Status::Ok;
            }),
            0);
}

std::atomic<int> signals{0};
void count_signal(int) { ++signals; }

TEST(UnusualHosts, MayTakeSignals) {
  SandboxOptions options = standard();
  options.limits.max_steps = 50'000'000;
  Sandbox sandbox(options);
  sandbox.define("twice(f: callable)", [](HostCall& call) -> HostResult {
    HostResult first = call.call(call["f"]);
    return first.raises() ? first : call.call(call["f"]);
  });
  const std::string program =
      std::string("def f(): return sum(i * i % 7 for i in range(30_000))\n") + "a = twice(f)\n" +
      kWork;
  Outcome quiet = sandbox.run(program);
  ASSERT_EQ(quiet.status, Status::Ok) << quiet.stop_message;
  for (int flags : {SA_RESTART, SA_RESTART | SA_ONSTACK}) {
    struct sigaction action = {}, before = {};
    action.sa_handler = count_signal;
    action.sa_flags = flags;
    ASSERT_EQ(sigaction(SIGALRM, &action, &before), 0);
    signals = 0;
    itimerval timer = {{0, 200}, {0, 200}};
    ASSERT_EQ(setitimer(ITIMER_REAL, &timer, nullptr), 0);
    for (int i = 0; i < 5; ++i) {
      Outcome outcome = sandbox.run(program);
      EXPECT_EQ(outcome.status, Status::Ok) << outcome.stop_message;
      EXPECT_EQ(outcome.return_value.integer, quiet.return_value.integer);
      EXPECT_EQ(outcome.steps, quiet.steps);
    }
    timer = {};
    ASSERT_EQ(setitimer(ITIMER_REAL, &timer, nullptr), 0);
    ASSERT_EQ(sigaction(SIGALRM, &before, nullptr), 0);
    EXPECT_GT(signals, 10);
  }
}

TEST(UnusualHosts, MayMakeSandboxesOnManyThreads) {
  std::vector<std::thread> threads;
  std::atomic<int> finished{0};
  for (int t = 0; t < 16; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < 25; ++i) {
        auto sandbox = std::make_unique<Sandbox>(standard());
        sandbox->define_waiting("ask()");
        if (i % 5 == 0) {
          Progress progress = sandbox->start("x = ask()");
          EXPECT_TRUE(progress.waiting);
          if (i % 2 == 0) std::thread([&] { sandbox.reset(); }).join();  // dropped elsewhere
        } else {
          Outcome outcome =
              sandbox->run("len([str(i) for i in range(" + std::to_string(100 + t) + ")])");
          EXPECT_EQ(outcome.return_value.integer, 100 + t);
        }
        ++finished;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(finished, 16 * 25);
}

// A jump within a function of the host is its own affair. One out of it is not allowed.
TEST(UnusualHosts, MayJumpWithinTheirFunctions) {
  Sandbox sandbox(standard());
  sandbox.define("jump()", [](HostCall&) -> HostResult {
    static jmp_buf place;
    if (setjmp(place) != 0) return "landed";
    longjmp(place, 1);
  });
  EXPECT_EQ(sandbox.run("jump()").return_value.text, "landed");
}

}  // namespace
}  // namespace hognose
