// Runs that wait for the host: deferred and asynchronous calls, sleep, limits, threads, and the end
// of runs that wait. Those that leave memory behind are in faults.cpp.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "hognose/sandbox.h"
#include "hognose/session.h"

namespace hognose {
namespace {

SandboxOptions standard() {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  options.top_level_await = true;
  return options;
}

std::string problem_of(const Outcome& outcome) {
  return outcome.error ? outcome.error->traceback : outcome.stop_message;
}

// Answers every deferred call with the answer that `answer` makes from its only argument.
template <class Make>
Outcome finish(Sandbox& sandbox, Progress progress, Make answer) {
  while (progress.waiting) {
    std::vector<Answer> answers;
    for (const WaitingCall& call : progress.waiting->calls) {
      answers.push_back({call.id, answer(call.arguments.at(0))});
    }
    progress = sandbox.resume(std::move(answers));
  }
  return std::move(progress.outcome);
}

HostResult doubled(const HostValue& value) { return HostValue(value.integer * 2); }

TEST(Waiting, DeferredCallReturnsTheAnswer) {
  Sandbox sandbox(standard());
  ASSERT_TRUE(sandbox.define_waiting("ask(question: str, *, times: int = 1)"));
  Progress progress =
      sandbox.start("x = 1\nprint(ask('why', times=3))\nprint(ask('how'))\n", "a.py");
  ASSERT_TRUE(progress.waiting);
  ASSERT_EQ(progress.waiting->calls.size(), 1u);
  const WaitingCall& call = progress.waiting->calls[0];
  EXPECT_EQ(call.id, 1u);
  EXPECT_EQ(call.kind, WaitKind::Deferred);
  EXPECT_EQ(call.function, "ask");
  ASSERT_EQ(call.arguments.size(), 2u);
  EXPECT_EQ(call.arguments[0].text, "why");
  EXPECT_EQ(call.arguments[1].integer, 3);
  EXPECT_EQ(call.given, (std::vector<bool>{true, true}));
  EXPECT_EQ(call.filename, "a.py");
  EXPECT_EQ(call.line, 2u);
  EXPECT_EQ(sandbox.pending_calls(), std::vector<uint64_t>{1});
  EXPECT_TRUE(progress.waiting->blocked);
  EXPECT_FALSE(progress.waiting->seconds);

  progress = sandbox.resume({{1, "because"}});
  ASSERT_TRUE(progress.waiting);
  EXPECT_EQ(progress.waiting->calls.at(0).id, 2u);
  EXPECT_EQ(progress.waiting->calls[0].given, (std::vector<bool>{true, false}));
  EXPECT_EQ(progress.waiting->calls[0].line, 3u);
  progress = sandbox.resume({{2, 42}});
  ASSERT_FALSE(progress.waiting);
  EXPECT_EQ(progress.outcome.output, "because\n42\n") << problem_of(progress.outcome);
  EXPECT_EQ(progress.outcome.waits, 2u);
  EXPECT_EQ(progress.outcome.host_calls, 2u);
  EXPECT_TRUE(progress.cancelled.empty());
}

TEST(Waiting, AnswerMayRaise) {
  Sandbox sandbox(standard());
  ASSERT_TRUE(sandbox.define_waiting("ask(x)"));
  Outcome outcome = finish(sandbox,
                           sandbox.start("try:\n"
                                         "    ask(1)\n"
                                         "except KeyError as error:\n"
                                         "    print(repr(error))\n"
                                         "ask(2)\n"),
                           [](const HostValue&) { return HostResult::raise("KeyError", "no"); });
  EXPECT_EQ(outcome.output, "KeyError('no')\n");
  ASSERT_TRUE(outcome.error);
  EXPECT_EQ(outcome.error->type, "KeyError");
}

// Each program waits within C++ code that called the guest.
TEST(Waiting, CallsWaitWherever) {
  const struct {
    const char* program;
    const char* output;
  } kCases[] = {
      {"print(sorted([3, 1, 2], key=lambda x: -ask(x)))", "[3, 2, 1]\n"},
      {"print(list(map(ask, [1, 2])), max([1, 5, 3], key=ask))", "[2, 4] 5\n"},
      {"class A:\n    def __repr__(self): return f'A{ask(4)}'\nprint([A(), {1: A()}])",
       "[A8, {1: A8}]\n"},
      {"class A:\n    def __lt__(self, other): return ask(1) > 5\n    def __eq__(self, o): return "
       "ask(1) == 2\n    def __hash__(self): return ask(3)\nprint({A(): 1, A(): 2}.popitem()[1])",
       "2\n"},
      {"import re\nprint(re.sub('[0-9]', lambda m: str(ask(int(m[0]))), 'a1b2'))", "a2b4\n"},
      {"import json\nprint(json.loads('{\"a\": {\"b\": 1}}', object_hook=lambda d: ask(len(d))))",
       "2\n"},
      {"import json\nprint(json.dumps({'x': {1}}, default=lambda o: ask(2)))", "{\"x\": 4}\n"},
      {"class A:\n    x = ask(5)\nprint(A.x)", "10\n"},
      {"def g():\n    yield ask(1)\n    yield ask((yield 0) or 2)\nprint(list(g()))",
       "[2, 0, 4]\n"},
      {"import functools\nprint(functools.reduce(lambda a, b: ask(a + b), [1, 2, 3]))", "18\n"},
      {"class M(type):\n    def __call__(cls, *a): return ask(7)\nclass A(metaclass=M): pass\n"
       "print(A())",
       "14\n"},
      {"class D:\n    def __get__(self, o, t): return ask(6)\nclass A: d = D()\nprint(A().d)",
       "12\n"},
      {"print(eval('ask(1) + 1'), sum(ask(x) for x in range(3)))", "3 6\n"},
      {"import contextlib\n@contextlib.contextmanager\ndef c():\n    yield ask(1)\n    ask(2)\n"
       "with c() as x: print(x)",
       "2\n"},
      {"import dataclasses\n@dataclasses.dataclass\nclass P:\n    x: int = "
       "dataclasses.field(default_factory=lambda: ask(8))\nprint(P())",
       "P(x=16)\n"},
      {"try:\n    [].index(ask)\nexcept ValueError: print(ask(1))\nfinally: print(ask(2))",
       "2\n4\n"},
      {"async def f(): return ask(3)\nprint(await f())", "6\n"},
  };
  for (const auto& [program, output] : kCases) {
    SandboxOptions options = standard();
    Sandbox waiting(options);
    ASSERT_TRUE(waiting.define_waiting("ask(x)"));
    Outcome outcome = finish(waiting, waiting.start(program), doubled);
    EXPECT_EQ(outcome.output, output) << program << problem_of(outcome);
    Sandbox immediate(options);
    ASSERT_TRUE(immediate.define("ask(x)", [](int64_t x) { return x * 2; }));
    Outcome at_once = immediate.run(program);
    EXPECT_EQ(at_once.output, outcome.output) << program;
    EXPECT_EQ(at_once.host_calls, outcome.host_calls) << program;
    EXPECT_EQ(at_once.steps, outcome.steps) << program;
  }
}

TEST(Waiting, EveryPartOfARunOnAnotherThread) {
  SandboxDebug debug;
  debug.collect_every = 11;
  Sandbox sandbox(standard());
  sandbox.set_debug(debug);
  ASSERT_TRUE(sandbox.define_waiting("ask(x)"));
  Progress progress;
  std::thread([&] {
    progress = sandbox.start(
        "def f(n):\n"
        "    return [ask(n)] + f(n - 1) if n else []\n"
        "print(sum(f(50)), sorted(range(20), key=lambda x: -ask(x))[:3])\n");
  }).join();
  while (progress.waiting) {
    const WaitingCall& call = progress.waiting->calls.at(0);
    std::vector<Answer> answers;
    answers.push_back({call.id, doubled(call.arguments.at(0))});
    std::thread([&] { progress = sandbox.resume(std::move(answers)); }).join();
  }
  EXPECT_EQ(progress.outcome.output, "2550 [19, 18, 17]\n") << problem_of(progress.outcome);
}

TEST(Waiting, AsynchronousCallsAreReportedTogether) {
  Sandbox sandbox(standard());
  ASSERT_TRUE(sandbox.define_waiting("fetch(url)", WaitKind::Asynchronous));
  Progress progress = sandbox.start(
      "import asyncio\n"
      "async def get(url):\n"
      "    text = await fetch(url)\n"
      "    print(url, text)\n"
      "    return text\n"
      "print(await asyncio.gather(*map(get, 'abc'), fetch('d')))\n");
  ASSERT_TRUE(progress.waiting) << problem_of(progress.outcome);
  EXPECT_EQ(progress.waiting->calls.size(), 4u);
  EXPECT_EQ(progress.waiting->pending, 4u);
  // Whatever is answered, in any order.
  uint64_t of_a = 0, of_b = 0, of_c = 0, of_d = 0;
  for (const WaitingCall& call : progress.waiting->calls) {
    const std::string& url = call.arguments.at(0).text;
    (url == "a" ? of_a : url == "b" ? of_b : url == "c" ? of_c : of_d) = call.id;
  }
  progress = sandbox.resume({{of_c, "C"}, {of_a, "A"}});
  ASSERT_TRUE(progress.waiting);
  EXPECT_TRUE(progress.waiting->calls.empty());
  EXPECT_EQ(progress.waiting->pending, 2u);
  progress = sandbox.resume({{of_d, "D"}});
  ASSERT_TRUE(progress.waiting);
  progress = sandbox.resume({{of_b, HostResult::raise("OSError", "down")}});
  ASSERT_FALSE(progress.waiting);
  EXPECT_EQ(progress.outcome.output, "c C\na A\n");
  ASSERT_TRUE(progress.outcome.error);
  EXPECT_EQ(progress.outcome.error->message, "down");
}

TEST(Waiting, CallsCanBeTasks) {
  Sandbox sandbox(standard());
  ASSERT_TRUE(sandbox.define_waiting("fetch(x)", WaitKind::Asynchronous));
  const char* program =
      "import asyncio\n"
      "async def main():\n"
      "    async with asyncio.TaskGroup() as group:\n"
      "        tasks = [group.create_task(fetch(i)) for i in range(3)]\n"
      "    print([task.result() for task in tasks])\n"
      "    print(await asyncio.wait_for(fetch(10), 5))\n"
      "    call = fetch(4)\n"
      "    print(call, asyncio.iscoroutine(call), await call)\n"
      "    try:\n"
      "        await call\n"
      "    except RuntimeError as error:\n"
      "        print(error)\n"
      "await main()\n";
  Outcome outcome = finish(sandbox, sandbox.start(program), doubled);
  EXPECT_EQ(outcome.output,
            "[0, 2, 4]\n20\n<call of the host: fetch()> True 8\n"
            "cannot reuse already awaited coroutine\n")
      << problem_of(outcome);
  Sandbox other(standard());
  ASSERT_TRUE(other.define_waiting("fetch(x)", WaitKind::Asynchronous));
  outcome = finish(other, other.start("import asyncio\nprint(asyncio.run(fetch(2)))"), doubled);
  EXPECT_EQ(outcome.output, "4\n") << problem_of(outcome);
}

TEST(Waiting, CallsAreReportedAtOnceIfTheHostAsksForIt) {
  Sandbox sandbox(standard());
  ASSERT_TRUE(sandbox.define_waiting("fetch(x)", WaitKind::AsynchronousAtOnce));
  Progress progress = sandbox.start(
      "a = fetch(1)\nprint('made')\nb = fetch(2)\n"
      "print(await a, await b)\n");
  ASSERT_TRUE(progress.waiting);
  EXPECT_FALSE(progress.waiting->blocked);
  EXPECT_EQ(progress.waiting->calls.size(), 1u);
  progress = sandbox.resume();
  ASSERT_TRUE(progress.waiting);
  EXPECT_EQ(progress.waiting->calls.at(0).id, 2u);
  progress = sandbox.resume({{2, "second"}});
  ASSERT_TRUE(progress.waiting);
  EXPECT_TRUE(progress.waiting->blocked);
  EXPECT_EQ(sandbox.pending_calls(), std::vector<uint64_t>{1});
  progress = sandbox.resume({{1, "first"}});
  ASSERT_FALSE(progress.waiting);
  EXPECT_EQ(progress.outcome.output, "made\nfirst second\n") << problem_of(progress.outcome);
}

TEST(Waiting, CancelledTasksGiveUpTheirCalls) {
  Sandbox sandbox(standard());
  ASSERT_TRUE(sandbox.define_waiting("fetch(x)", WaitKind::Asynchronous));
  Progress progress = sandbox.start(
      "import asyncio\n"
      "async def main():\n"
      "    try:\n"
      "        async with asyncio.timeout(3):\n"
      "            await fetch('slow')\n"
      "    except TimeoutError:\n"
      "        print('late')\n"
      "    task = asyncio.create_task(fetch('never begun'))\n"
      "    task.cancel()\n"
      "    print(await fetch('fast'))\n"
      "await main()\n");
  ASSERT_TRUE(progress.waiting) << problem_of(progress.outcome);
  ASSERT_TRUE(progress.waiting->seconds);
  EXPECT_NEAR(*progress.waiting->seconds, 3, 0.01);
  // An answer to an unknown call changes nothing, nor does less time than the timer needs.
  progress = sandbox.resume({{77, "?"}}, 1);
  ASSERT_TRUE(progress.waiting);
  EXPECT_NEAR(*progress.waiting->seconds, 2, 0.01);
  progress = sandbox.resume();
  ASSERT_TRUE(progress.waiting);
  EXPECT_EQ(progress.cancelled, std::vector<uint64_t>{1});
  ASSERT_EQ(progress.waiting->calls.size(), 1u);  // the task that never began made no report
  EXPECT_EQ(progress.waiting->calls[0].arguments[0].text, "fast");
  progress = sandbox.resume({{1, "too late"}, {progress.waiting->calls[0].id, "answer"}});
  ASSERT_FALSE(progress.waiting);
  EXPECT_EQ(progress.outcome.output, "late\nanswer\n") << problem_of(progress.outcome);
}

// Calls that were given up before the host saw them, between and after others that were not.
TEST(Waiting, CallsGivenUpEarlyAreNotReported) {
  Sandbox sandbox(standard());
  ASSERT_TRUE(sandbox.define_waiting("fetch(x)", WaitKind::Asynchronous));
  Progress progress = sandbox.start(
      "import asyncio\n"
      "async def main():\n"
      "    kept = []\n"
      "    for i in range(300):\n"
      "        task = asyncio.create_task(fetch(f'{i} ' + 'x' * 1000))\n"
      "        if i % 100 == 50: kept.append(task)\n"
      "        else: task.cancel('early') if i % 7 == 0 else asyncio.get_running_loop()"
      ".call_soon(task.cancel)\n"
      "    print(sum([len(await task) for task in kept]))\n"
      "await main()\n");
  ASSERT_TRUE(progress.waiting) << problem_of(progress.outcome);
  EXPECT_TRUE(progress.cancelled.empty());
  ASSERT_EQ(progress.waiting->calls.size(), 3u);
  EXPECT_EQ(progress.waiting->pending, 3u);
  std::vector<Answer> answers;
  uint64_t last = 0;
  for (WaitingCall& call : progress.waiting->calls) {
    EXPECT_GT(call.id, last);
    last = call.id;
    const size_t i = answers.size() * 100 + 50;
    EXPECT_TRUE(call.arguments.at(0).text.starts_with(std::to_string(i) + " x"));
    answers.push_back({call.id, std::move(call.arguments.at(0))});
  }
  progress = sandbox.resume(std::move(answers));
  ASSERT_FALSE(progress.waiting);
  EXPECT_EQ(progress.outcome.output, "3011\n") << problem_of(progress.outcome);
}

TEST(Waiting, RunThatEndsGivesUpItsCalls) {
  Sandbox sandbox(standard());
  ASSERT_TRUE(sandbox.define_waiting("fetch(x)", WaitKind::AsynchronousAtOnce));
  Progress progress = sandbox.start("call = fetch(1)\n");
  ASSERT_TRUE(progress.waiting);
  progress = sandbox.resume();
  ASSERT_FALSE(progress.waiting);
  EXPECT_EQ(progress.cancelled, std::vector<uint64_t>{1});
}

// Whether the host answers at once or later: collections in between find the same garbage, so the
// same addresses are given again.
TEST(Waiting, WhenTheHostAnswersIsNotSeen) {
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
  GTEST_SKIP() << "ThreadSanitizer's own routines leave words on the stack of the run";
#endif
#endif
  constexpr const char* kProgram =
      "class Node: pass\n"
      "seen = []\n"
      "def step(i):\n"
      "    a, b = Node(), [Node() for _ in range(i % 5)]\n"
      "    a.me = a\n"
      "    a.told = ask([i, str(i), (1, [2.5, 'x'])][:i % 4])\n"
      "    seen.append(id(Node()))\n"
      "    return -id(b) % 1000 + len(a.told)\n"
      "for i in range(60):\n"
      "    seen.append(step(i))\n"
      "    seen.extend(sorted(range(i % 6), key=step))\n"
      "    seen.append(len({str(x): Node() for x in map(step, range(i % 4))}))\n"
      "print(hash(tuple(seen)))\n";
  auto outcome = [&](uint32_t collect_every, bool waits) {
    Sandbox sandbox(standard());
    SandboxDebug debug;
    debug.collect_every = collect_every;
    sandbox.set_debug(debug);
    if (!waits) {
      EXPECT_TRUE(sandbox.define("ask(x)", [](HostCall& call) { return HostResult(call[0]); }));
      return sandbox.run(kProgram);
    }
    EXPECT_TRUE(sandbox.define_waiting("ask(x)"));
    Progress progress = sandbox.start(kProgram);
    while (progress.waiting) {
      WaitingCall& call = progress.waiting->calls.at(0);
      std::vector<Answer> answers;
      answers.push_back({call.id, std::move(call.arguments.at(0))});
      progress = sandbox.resume(std::move(answers));
    }
    return std::move(progress.outcome);
  };
  for (uint32_t collect_every = 1; collect_every <= 40; ++collect_every) {
    const Outcome at_once = outcome(collect_every, false), later = outcome(collect_every, true);
    EXPECT_EQ(at_once.output, later.output) << collect_every << problem_of(later);
    EXPECT_EQ(at_once.steps, later.steps) << collect_every;
  }
}

TEST(Waiting, SleepIsTheHostsIfItAsksForIt) {
  SandboxOptions options = standard();
  options.sleeping_waits = true;
  Sandbox sandbox(options);
  const char* program =
      "import asyncio, time\n"
      "begin = time.monotonic()\n"
      "time.sleep(1.5)\n"
      "print(round(time.monotonic() - begin, 2))\n"
      "await asyncio.sleep(2)\n"
      "print(round(time.monotonic() - begin, 2))\n";
  Progress progress = sandbox.start(program);
  ASSERT_TRUE(progress.waiting);
  EXPECT_TRUE(progress.waiting->calls.empty());
  EXPECT_DOUBLE_EQ(progress.waiting->seconds.value_or(0), 1.5);
  progress = sandbox.resume();
  ASSERT_TRUE(progress.waiting);
  EXPECT_NEAR(progress.waiting->seconds.value_or(0), 2, 0.01);
  progress = sandbox.resume();
  ASSERT_FALSE(progress.waiting);
  EXPECT_EQ(progress.outcome.output, "1.5\n3.5\n") << problem_of(progress.outcome);
  // run() has nobody who waits.
  EXPECT_EQ(sandbox.run(program).output, "1.5\n3.5\n");
}

TEST(Waiting, RunRefusesCallsThatWait) {
  Sandbox sandbox(standard());
  ASSERT_TRUE(sandbox.define_waiting("ask(x)"));
  Outcome outcome = sandbox.run("ask(1)");
  ASSERT_TRUE(outcome.error);
  EXPECT_EQ(outcome.error->message,
            "ask() waits for the host, but this run was started without waits");
}

TEST(Waiting, LimitsCountOn) {
  SandboxOptions options = standard();
  options.limits.max_steps = 100'000;
  options.limits.max_waits = 5;
  Sandbox sandbox(options);
  ASSERT_TRUE(sandbox.define_waiting("ask(x)"));
  Outcome outcome = finish(sandbox, sandbox.start("while True: ask(1)"), doubled);
  EXPECT_EQ(outcome.status, Status::HostLimit);
  EXPECT_EQ(outcome.stop_message, "limit of 5 waits for the host reached (line 1)");
  outcome = finish(sandbox,
                   sandbox.start("for i in range(3):\n"
                                 "    ask(1)\n"
                                 "    for j in range(20_000): pass\n"
                                 "for i in range(10**6): pass\n"),
                   doubled);
  EXPECT_EQ(outcome.status, Status::StepLimit);
  EXPECT_EQ(outcome.steps, 100'000u);
}

TEST(Waiting, TimeOfWaitsCountsForTheirOwnLimitOnly) {
  SandboxOptions options = standard();
  options.limits.max_time_seconds = 0.05;
  options.limits.max_cpu_seconds = 0.05;
  Sandbox sandbox(options);
  ASSERT_TRUE(sandbox.define_waiting("ask(x)"));
  auto slow = [](const HostValue& value) {
    std::this_thread::sleep_for(std::chrono::milliseconds(60));
    return doubled(value);
  };
  Outcome outcome = finish(sandbox, sandbox.start("print(ask(1) + ask(2))"), slow);
  EXPECT_EQ(outcome.output, "6\n") << problem_of(outcome);
  EXPECT_LT(outcome.time_milliseconds, 60);
  EXPECT_GE(outcome.waited_milliseconds, 120);

  options.limits.max_wait_seconds = 0.1;
  Sandbox strict(options);
  ASSERT_TRUE(strict.define_waiting("ask(x)"));
  outcome = finish(strict, strict.start("ask(1)\nask(2)\nask(3)\n"), slow);
  EXPECT_EQ(outcome.status, Status::Timeout);
  EXPECT_EQ(outcome.stop_message, "time limit of 0.1 s for waits reached (line 2)");
}

TEST(Waiting, PendingCallsAreChargedToTheGuest) {
  SandboxOptions options = standard();
  options.limits.max_memory_bytes = 8 << 20;
  Sandbox sandbox(options);
  ASSERT_TRUE(sandbox.define_waiting("fetch(x)", WaitKind::Asynchronous));
  ASSERT_TRUE(sandbox.define_waiting("at_once(x)", WaitKind::AsynchronousAtOnce));
  Progress progress = sandbox.start("while True: fetch('x' * 10_000)");
  EXPECT_EQ(progress.outcome.status, Status::MemoryError);
  progress = sandbox.start("while True: at_once(1)");
  size_t reported = 0;
  while (progress.waiting) {
    reported += progress.waiting->calls.size();
    progress = sandbox.resume();
  }
  EXPECT_EQ(progress.outcome.status, Status::MemoryError);
  EXPECT_LT(reported, 20'000u);
  EXPECT_EQ(progress.cancelled.size(), reported);
}

TEST(Waiting, WaitingRunCanBeCancelled) {
  Sandbox sandbox(standard());
  ASSERT_TRUE(sandbox.define_waiting("ask(x)"));
  Progress progress = sandbox.start("try:\n    ask(1)\nfinally:\n    print('never')\n");
  ASSERT_TRUE(progress.waiting);
  EXPECT_FALSE(sandbox.define_waiting("more()"));
  EXPECT_EQ(sandbox.run("1").error.value().message, "the sandbox is running already");
  progress = sandbox.resume();  // nothing changes without an answer
  ASSERT_TRUE(progress.waiting);
  EXPECT_TRUE(progress.waiting->calls.empty());
  sandbox.cancel();
  progress = sandbox.resume();
  ASSERT_FALSE(progress.waiting);
  EXPECT_EQ(progress.outcome.status, Status::Cancelled);
  EXPECT_EQ(progress.outcome.output, "");
  EXPECT_EQ(progress.cancelled, std::vector<uint64_t>{1});
  EXPECT_EQ(sandbox.resume().outcome.error.value().message, "the sandbox has no run that waits");
  EXPECT_EQ(sandbox.run("print(1)").output, "1\n");
}

TEST(Waiting, WaitingRunsAreDroppedWithTheirSandboxes) {
  auto kept = std::make_shared<HostValue>("data");
  for (int i = 0; i < 50; ++i) {
    Sandbox sandbox(standard());
    ASSERT_TRUE(sandbox.define_waiting("ask(x)"));
    sandbox.set_global("data", HostValue::view(HostValue::list({*kept})));
    Progress progress = sandbox.start(
        "import asyncio\n"
        "async def f():\n    await asyncio.gather(g(), g())\n"
        "async def g():\n    sorted([data, data], key=ask)\n"
        "await f()\n");
    ASSERT_TRUE(progress.waiting);
  }
}

TEST(Waiting, HostSeesTheOutputBeforeItAnswers) {
  std::string seen;
  SandboxOptions options = standard();
  options.on_output = [&](std::string_view text, bool) { seen += text; };
  Sandbox sandbox(options);
  ASSERT_TRUE(sandbox.define_waiting("ask(x)"));
  Progress progress = sandbox.start("print('before', end='')\nask(1)\nprint(' after')\n");
  ASSERT_TRUE(progress.waiting);
  EXPECT_EQ(seen, "before");
  progress = sandbox.resume({{1, 1}});
  EXPECT_EQ(seen, "before after\n");
  EXPECT_EQ(progress.outcome.output, seen);
}

TEST(Waiting, SessionsWait) {
  SandboxOptions options = standard();
  Session sandbox(options);
  ASSERT_TRUE(sandbox.define_waiting("ask(x)"));
  EXPECT_EQ(finish(sandbox, sandbox.start("a = ask(1)"), doubled).status, Status::Ok);
  Outcome outcome = finish(sandbox, sandbox.start("print(a, ask(a))"), doubled);
  EXPECT_EQ(outcome.output, "2 4\n") << problem_of(outcome);
}

TEST(Waiting, ModulesMayHoldFunctionsThatWait) {
  SandboxOptions options = standard();
  options.policy.allow_import("tools");
  Sandbox sandbox(options);
  ASSERT_TRUE(sandbox.add_module(HostModule("tools").waiting_function("ask(x)")));
  Outcome outcome = finish(sandbox, sandbox.start("from tools import ask\nprint(ask(4))"), doubled);
  EXPECT_EQ(outcome.output, "8\n") << problem_of(outcome);
}

TEST(Waiting, MethodsOfClassesMayWait) {
  struct Account {
    int64_t cents = 5;
  };
  SandboxOptions options = standard();
  options.top_level_await = true;
  Sandbox sandbox(options);
  HostClass<Account> account("Account");
  account.waiting_method("approve(self, cents: int)")
      .waiting_method("fetch(self)", WaitKind::Asynchronous)
      .waiting_method("__len__(self)")
      .method("plain(self)", [](Account& self) { return self.cents; });
  auto lent = std::make_shared<Account>();
  sandbox.set_global("account", account.wrap(lent));
  Progress progress = sandbox.start(R"(
import asyncio
method = account.approve
first = [method(3), type(account).approve(account, 4)]
both = await asyncio.gather(account.fetch(), account.fetch())
[first, both, len(account), account.plain()]
)");
  std::vector<Answer> answers;
  for (int64_t wanted : {3, 4}) {
    ASSERT_TRUE(progress.waiting) << progress.outcome.error->message;
    const WaitingCall& call = progress.waiting->calls.at(0);
    EXPECT_EQ(call.function, "Account.approve");
    EXPECT_EQ(account.unwrap(call.object), lent);
    ASSERT_EQ(call.arguments.size(), 1u);
    EXPECT_EQ(call.arguments[0].integer, wanted);
    progress = sandbox.resume({{call.id, wanted * 10}});
  }
  ASSERT_TRUE(progress.waiting);
  ASSERT_EQ(progress.waiting->calls.size(), 2u);
  for (const WaitingCall& call : progress.waiting->calls) answers.push_back({call.id, "fetched"});
  progress = sandbox.resume(answers);
  ASSERT_TRUE(progress.waiting);
  progress = sandbox.resume({{progress.waiting->calls.at(0).id, 12}});
  ASSERT_EQ(progress.outcome.status, Status::Ok);
  const auto& items = progress.outcome.return_value.items;
  EXPECT_EQ(items[0].items[1].integer, 40);
  EXPECT_EQ(items[1].items[1].text, "fetched");
  EXPECT_EQ(items[2].integer, 12);
  EXPECT_EQ(items[3].integer, 5);
  EXPECT_EQ(sandbox.run("account.approve(1)").error->message,
            "approve() waits for the host, but this run was started without waits");
}

}  // namespace
}  // namespace hognose
