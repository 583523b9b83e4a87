// Observers: every event arrives once, in order, with its place. Observers change neither the
// behavior nor the costs of the guest.
//
// The tests run programs through the public API with an observer that records events as short
// texts.
#include "hognose/observer.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "hognose/sandbox.h"
#include "hognose/session.h"

namespace hognose {
namespace {

constexpr EventSet kSteps = {EventKind::Call, EventKind::Return, EventKind::Line};
constexpr EventSet kAll = {EventKind::Blocked, EventKind::Import,    EventKind::HostCall,
                           EventKind::Limit,   EventKind::Exception, EventKind::Code,
                           EventKind::Call,    EventKind::Return,    EventKind::Line};

std::string text_of(const Event& event) {
  std::string text(event_name(event.kind));
  switch (event.kind) {
    case EventKind::Call: text = event.resumed ? "resume" : "call"; break;
    case EventKind::Return:
      text = event.exit == Exit::Returned ? "return"
             : event.exit == Exit::Raised ? "raise"
                                          : "yield";
      break;
    default: break;
  }
  if (event.kind == EventKind::Call || event.kind == EventKind::Return) {
    return text.append(" ").append(event.function);
  }
  if (!event.name.empty()) text.append(" ").append(event.name);
  if (!event.rule.empty()) text.append(" by ").append(event.rule);
  return text.append(" ").append(std::to_string(event.line));
}

class Recorder : public Observer {
 public:
  void on_event(const Event& event) override {
    events.push_back(text_of(event));
    if (sandbox != nullptr && events.size() == cancel_at) sandbox->cancel();
  }

  std::vector<std::string> events;
  Sandbox* sandbox = nullptr;
  size_t cancel_at = 0;
};

struct Observed {
  Outcome outcome;
  std::vector<std::string> events;
};

Observed observe(std::string_view source, EventSet events, const SandboxOptions& options = {},
                 LibraryCode library = LibraryCode::Hidden) {
  Sandbox sandbox(options);
  auto recorder = std::make_shared<Recorder>();
  sandbox.add_observer(recorder, {events, library});
  Outcome outcome = sandbox.run(source);
  return {std::move(outcome), std::move(recorder->events)};
}

using Texts = std::vector<std::string>;

TEST(Observers, CallsLinesAndReturnsInOrder) {
  Observed seen = observe(
      "def f(n):\n"
      "    if n:\n"
      "        return f(n - 1)\n"
      "    return n\n"
      "f(1)\n",
      kSteps);
  EXPECT_EQ(seen.events,
            (Texts{"call <module>", "line 1", "line 5", "call f", "line 2", "line 3", "call f",
                   "line 2", "line 4", "return f", "return f", "return <module>"}));
}

TEST(Observers, LoopsReportEachTurn) {
  Observed seen = observe(
      "for i in range(2):\n"
      "    i\n"
      "n = 2\n"
      "while n: n -= 1\n",
      {EventKind::Line});
  EXPECT_EQ(seen.events, (Texts{"line 1", "line 2", "line 1", "line 2", "line 1", "line 3",
                                "line 4", "line 4", "line 4"}));
}

TEST(Observers, GeneratorsBeginWhenTheyAreResumed) {
  Observed seen = observe(
      "def g():\n"
      "    yield 1\n"
      "def h():\n"
      "    yield from g()\n"
      "x = h()\n"
      "list(x)\n"
      "for y in g(): pass\n",
      {EventKind::Call, EventKind::Return});
  EXPECT_EQ(seen.events,
            (Texts{"call <module>", "call h", "call g", "yield g", "yield h",  // list()
                   "resume h", "resume g", "return g", "return h",             //
                   "call g", "yield g", "resume g", "return g",                // the loop
                   "return <module>"}));
}

TEST(Observers, DelegationToNativesSuspends) {
  Observed seen = observe(
      "def g():\n"
      "    yield from [1, 2]\n"
      "x = g()\n"
      "next(x)\n"
      "next(x)\n"
      "x.close()\n",
      {EventKind::Call, EventKind::Return});
  EXPECT_EQ(seen.events, (Texts{"call <module>", "call g", "yield g", "resume g", "yield g",
                                "resume g", "raise g", "return <module>"}));
}

TEST(Observers, ThrowResumesAllThatDelegate) {
  Observed seen = observe(
      "def g(a):\n"
      "    yield a\n"
      "def h():\n"
      "    try:\n"
      "        yield from g(1)\n"
      "    except ValueError:\n"
      "        yield 2\n"
      "x = h()\n"
      "next(x)\n"
      "x.throw(ValueError('no'))\n",
      {EventKind::Call, EventKind::Return, EventKind::Exception});
  EXPECT_EQ(seen.events, (Texts{"call <module>", "call h", "call g", "yield g", "yield h",
                                "resume h", "resume g", "exception ValueError 2", "raise g",
                                "yield h", "return <module>",  //
                                "resume h", "exception GeneratorExit 7", "raise h"}));
}

TEST(Observers, NativesThatCallBackLoseNothing) {
  Observed seen = observe(
      "class C:\n"
      "    def __lt__(self, other):\n"
      "        return False\n"
      "sorted([C(), C()])\n"
      "max([1, 2], key=lambda n: n)\n",
      {EventKind::Call, EventKind::Return});
  EXPECT_EQ(seen.events, (Texts{"call <module>", "call C", "return C", "call C.__lt__",
                                "return C.__lt__", "call <lambda>", "return <lambda>",
                                "call <lambda>", "return <lambda>", "return <module>"}));
}

TEST(Observers, ExceptionsAreReportedOnceWhereTheyAreRaised) {
  Observed seen = observe(
      "def f():\n"
      "    {}['k']\n"
      "def g():\n"
      "    try:\n"
      "        sorted([1, 2], key=lambda n: f())\n"
      "    finally:\n"
      "        pass\n"
      "try:\n"
      "    g()\n"
      "except KeyError as error:\n"
      "    try:\n"
      "        raise error\n"
      "    except LookupError:\n"
      "        pass\n",
      {EventKind::Exception, EventKind::Call, EventKind::Return});
  EXPECT_EQ(seen.events, (Texts{"call <module>", "call g", "call g.<locals>.<lambda>", "call f",
                                "exception KeyError 2", "raise f", "raise g.<locals>.<lambda>",
                                "raise g", "exception KeyError 12", "return <module>"}));
}

TEST(Observers, AFailingInitializerReturns) {
  Observed seen = observe(
      "class C:\n"
      "    def __init__(self):\n"
      "        return 1\n"
      "try:\n"
      "    C()\n"
      "except TypeError: pass\n",
      {EventKind::Call, EventKind::Return, EventKind::Exception});
  EXPECT_EQ(seen.events, (Texts{"call <module>", "call C", "return C", "call C.__init__",
                                "return C.__init__", "exception TypeError 5", "return <module>"}));
}

// Programs whose activations begin and end in every possible way.
constexpr const char* kPrograms[] = {
    "import asyncio\n"
    "async def agen():\n"
    "    for i in range(3):\n"
    "        yield i\n"
    "        await asyncio.sleep(0)\n"
    "async def main():\n"
    "    async for x in agen():\n"
    "        if x == 1: break\n"
    "    return await asyncio.gather(*[work(i) for i in range(3)], return_exceptions=True)\n"
    "async def work(n):\n"
    "    await asyncio.sleep(n / 10)\n"
    "    return 1 // (n - 1)\n"
    "print(asyncio.run(main()))\n",

    "class D:\n"
    "    def __del__(self):\n"
    "        [f(3) for _ in range(2)]\n"
    "def f(n):\n"
    "    return n if n == 0 else f(n - 1)\n"
    "def g():\n"
    "    d = D()\n"
    "    try:\n"
    "        yield 1\n"
    "    finally:\n"
    "        f(1)\n"
    "for i in range(3):\n"
    "    x = g()\n"
    "    next(x)\n"
    "del x\n"
    "def forever(): forever()\n"
    "try: forever()\n"
    "except RecursionError: print('deep')\n",

    "import json, dataclasses, functools\n"
    "@dataclasses.dataclass(order=True)\n"
    "class P:\n"
    "    x: int\n"
    "    y: int = 2\n"
    "@functools.lru_cache\n"
    "def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)\n"
    "print(sorted([P(2), P(1)]), fib(30))\n"
    "print(json.dumps([1], default=str), exec('def q(): return 5\\nprint(q())'))\n"
    "with open_it() as f: pass\n",

    "def f():\n"
    "    while True:\n"
    "        [].append(1)\n"
    "f()\n",
};

SandboxOptions with_imports() {
  SandboxOptions options;
  options.policy.allow_import("*");
  options.limits.max_steps = 500'000;
  return options;
}

TEST(Observers, NothingChangesForTheGuest) {
  for (const char* program : kPrograms) {
    Sandbox alone(with_imports());
    Outcome expected = alone.run(program);
    for (LibraryCode library : {LibraryCode::Hidden, LibraryCode::Shown}) {
      Observed seen = observe(program, kAll, with_imports(), library);
      EXPECT_EQ(seen.outcome.status, expected.status) << program;
      EXPECT_EQ(seen.outcome.output, expected.output) << program;
      EXPECT_EQ(seen.outcome.stderr_output, expected.stderr_output) << program;
      EXPECT_EQ(seen.outcome.steps, expected.steps) << program;
      EXPECT_EQ(seen.outcome.memory_peak_bytes, expected.memory_peak_bytes) << program;
      EXPECT_EQ(seen.outcome.stop_message, expected.stop_message) << program;
      EXPECT_GT(seen.events.size(), 10u) << program;
    }
  }
}

// Checks that activations end in reverse order of their beginning, and that each event has the
// depth of its frame.
class Balance : public Observer {
 public:
  void on_event(const Event& event) override {
    if (event.kind == EventKind::Call) {
      open.emplace_back(event.function);
    } else if (open.empty() || open.back() != event.function) {
      ++mistakes;
      return;
    }
    if (event.depth != open.size()) ++mistakes;
    if (event.kind == EventKind::Return) open.pop_back();
    ++events;
  }

  std::vector<std::string> open;
  size_t mistakes = 0;
  size_t events = 0;
};

TEST(Observers, ActivationsAreNested) {
  for (const char* program : kPrograms) {
    Sandbox sandbox(with_imports());
    auto balance = std::make_shared<Balance>();
    sandbox.add_observer(balance, {kSteps, LibraryCode::Shown});
    Outcome outcome = sandbox.run(program);
    EXPECT_EQ(balance->mistakes, 0u) << program;
    // A run that reaches a limit ends without further events.
    EXPECT_EQ(balance->open.empty(), outcome.status != Status::StepLimit) << program;
    EXPECT_GT(balance->events, 10u) << program;
  }
}

TEST(Observers, RefusalsNameTheirRule) {
  SandboxOptions options;
  options.policy.allow_import("textwrap");
  Observed seen = observe(
      "import textwrap\n"
      "def attempt(f):\n"
      "    try: f()\n"
      "    except Exception: pass\n"
      "attempt(lambda: ().__class__.__base__)\n"
      "attempt(lambda: getattr(int, '__subclasses__'))\n"
      "attempt(lambda: '{0.__class__.__mro__}'.format(1))\n"
      "attempt(lambda: eval('1'))\n"
      "attempt(lambda: undefined_name)\n"
      "attempt(lambda: textwrap.re)\n"
      "def denied():\n"
      "    import os\n"
      "attempt(denied)\n"
      "attempt(lambda: textwrap._whitespace)\n",
      {EventKind::Blocked, EventKind::Import}, options);
  EXPECT_EQ(seen.events, (Texts{"import textwrap 1", "blocked __base__ by guarded names 5",
                                "blocked __subclasses__ by guarded names 6",
                                "blocked __mro__ by guarded names 7", "blocked eval by builtins 8",
                                "blocked re by imports 10", "blocked os by imports 12",
                                "blocked _whitespace by private names 14"}));
}

// configparser imports os, which imports posix. The policy opens neither.
TEST(Observers, ImportsInTheLibraryAreNoRefusals) {
  SandboxOptions options;
  options.policy.allow_import("configparser");
  Observed seen =
      observe("import configparser\n", {EventKind::Blocked, EventKind::Import}, options);
  EXPECT_EQ(seen.events, (Texts{"import configparser 1"}));
}

TEST(Observers, LibraryCodeIsLeftOutUnlessAskedFor) {
  constexpr const char* kProgram = "import textwrap\ntextwrap.dedent('  a')\n";
  Observed hidden = observe(kProgram, {EventKind::Call}, with_imports());
  EXPECT_EQ(hidden.events, (Texts{"call <module>"}));
  Observed shown = observe(kProgram, {EventKind::Call}, with_imports(), LibraryCode::Shown);
  // The body of the module ran when Hognose was built.
  EXPECT_EQ(shown.events, (Texts{"call <module>", "call dedent"}));
}

TEST(Observers, ExceptionsOutOfTheLibraryAppearWhereTheGuestMeetsThem) {
  Observed seen = observe("import textwrap\ntry:\n    textwrap.dedent(5)\nexcept TypeError: pass\n",
                          {EventKind::Exception}, with_imports());
  ASSERT_EQ(seen.events.size(), 1u);
  EXPECT_EQ(seen.events[0], "exception TypeError 3");
}

TEST(Observers, LimitsAreReported) {
  SandboxOptions options;
  options.limits.max_steps = 100'000;
  Observed seen = observe("n = 1\nwhile n:\n    n += 1\n", {EventKind::Limit}, options);
  EXPECT_EQ(seen.events, (Texts{"limit step_limit 2"}));
  seen = observe("def f(): f()\ntry: f()\nexcept RecursionError: pass\n", {EventKind::Limit});
  EXPECT_EQ(seen.events, (Texts{"limit depth 1"}));
  seen = observe("try: 'a' * 10**12\nexcept MemoryError: pass\n", {EventKind::Limit});
  EXPECT_EQ(seen.events, (Texts{"limit allocation 1"}));
}

TEST(Observers, CallsOfTheHostAreReported) {
  Sandbox sandbox;
  auto recorder = std::make_shared<Recorder>();
  sandbox.define("lookup(key)", [](HostCall& call) { return HostResult(call["key"]); });
  sandbox.add_observer(recorder, {});
  EXPECT_EQ(sandbox.run("x = lookup(1)\nfor n in map(lookup, 'ab'):\n    x = n\n").status,
            Status::Ok);
  EXPECT_EQ(recorder->events,
            (Texts{"host_call lookup 1", "host_call lookup 2", "host_call lookup 2"}));
}

TEST(Observers, AnObserverMayEndTheRun) {
  for (EventKind kind : {EventKind::Line, EventKind::Call, EventKind::Exception}) {
    Sandbox sandbox;
    auto recorder = std::make_shared<Recorder>();
    recorder->sandbox = &sandbox;
    recorder->cancel_at = 2;
    sandbox.add_observer(recorder, {{kind}, LibraryCode::Hidden});
    Outcome outcome = sandbox.run(
        "def f():\n"
        "    try: raise ValueError\n"
        "    finally: pass\n"
        "for _ in range(5):\n"
        "    try: f()\n"
        "    except ValueError: pass\n"
        "print('never')\n");
    EXPECT_EQ(outcome.status, Status::Cancelled);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(recorder->events.size(), 2u);
    // The next run is not affected.
    recorder->sandbox = nullptr;
    EXPECT_EQ(sandbox.run("print('on')").output, "on\n");
  }
}

TEST(Observers, ManyAndAcrossRunsThatKeepGlobals) {
  Session sandbox;
  auto first = std::make_shared<Recorder>();
  auto second = std::make_shared<Recorder>();
  sandbox.run("def f(): return 1\n");
  sandbox.add_observer(first, {{EventKind::Call}, LibraryCode::Hidden});
  sandbox.run("f()\n");
  sandbox.add_observer(second, {{EventKind::Line}, LibraryCode::Hidden});
  sandbox.run("f()\n");
  EXPECT_EQ(first->events, (Texts{"call <module>", "call f", "call <module>", "call f"}));
  EXPECT_EQ(second->events, (Texts{"line 1", "line 1"}));
}

}  // namespace
}  // namespace hognose
