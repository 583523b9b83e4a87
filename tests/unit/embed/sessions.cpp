// Sessions: names that last from run to run, rollback, and the requests of the host. Faults in them
// are in faults.cpp.
#include "hognose/session.h"

#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace hognose {
namespace {

SandboxOptions standard() {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  options.policy.allow_import("*");
  options.limits.max_memory_bytes = 16 << 20;
  options.limits.max_steps = 10'000'000;
  options.limits.max_output_bytes = 100'000;
  options.top_level_await = true;
  return options;
}

// Everything in an outcome that a guest decides.
std::string text_of(const Outcome& outcome) {
  std::string text(status_name(outcome.status));
  text += " " + outcome.stop_message + "\n" + outcome.output + outcome.stderr_output;
  if (outcome.error) text += outcome.error->traceback;
  text += std::to_string(outcome.steps) + " steps, " + std::to_string(outcome.memory_peak_bytes) +
          " bytes, " + std::to_string(outcome.host_calls) + " calls\n";
  return text;
}

TEST(Sessions, KeepNames) {
  Session session(standard());
  EXPECT_TRUE(session.is_fresh());
  EXPECT_EQ(session.run("x = [1]\ndef f(n): return n + len(x)\nimport math").status, Status::Ok);
  EXPECT_FALSE(session.is_fresh());
  EXPECT_EQ(session.run("x.append(2)\nf(40)").return_value.integer, 42);
  EXPECT_EQ(session.run("y = 1\n1 / 0").error->type, "ZeroDivisionError");
  EXPECT_EQ(session.run("y + math.floor(2.5)").return_value.integer, 3);
  EXPECT_EQ(session.run("y = = 1").error->type, "SyntaxError");
  EXPECT_EQ(session.run("raise SystemExit(3)").status, Status::Error);
  EXPECT_EQ(session.run("y").return_value.integer, 1);
}

// The code of a run is freed with it, unless something that stays refers to it.
TEST(Sessions, DoNotGrowWithTheNumberOfRuns) {
  for (AfterStop after_stop : {AfterStop::Rollback, AfterStop::Discard}) {
    Session session(standard(), after_stop);
    EXPECT_EQ(session.run("x = 0\ndef f(n): return n + 1").status, Status::Ok);
    uint64_t early = 0;
    for (int i = 100; i < 900; ++i) {
      Outcome outcome = session.run("x = x + 1  # " + std::to_string(i) + "\nf(x)");
      ASSERT_EQ(outcome.return_value.integer, i - 98) << text_of(outcome);
      session.run("x");  // twice the same
      session.run("x");
      session.call("f", {HostValue(i)});
      if (i == 120) early = outcome.memory_peak_bytes;
      if (i > 120) {
        ASSERT_EQ(outcome.memory_peak_bytes, early) << i;
      }
    }
  }
}

TEST(Sessions, KeepTheCodeOfRunsThatIsReferredTo) {
  Session session(standard());
  EXPECT_EQ(session
                .run("import sys, traceback\n"
                     "def frame():\n"
                     "    try: 1 / 0\n"
                     "    except ZeroDivisionError as e: return e.__traceback__.tb_frame.f_back\n"
                     "def steps():\n"
                     "    yield 1\n"
                     "    yield frame()\n"
                     "error = KeyError('k')")
                .status,
            Status::Ok);
  EXPECT_EQ(session.run("\n\nkept = frame()").status, Status::Ok);
  EXPECT_EQ(session.run("\nraise error").error->type, "KeyError");
  EXPECT_EQ(session.run("made = [eval('lambda: 5'), compile('7', 'c', 'eval')]").status,
            Status::Ok);
  EXPECT_EQ(session.run("g = steps(); next(g); inner = next(g)").status, Status::Ok);
  for (int i = 0; i < 50; ++i) session.run("y = " + std::to_string(i) + "\n\n\n\n\nz = y * 2");
  EXPECT_EQ(session.run("kept.f_lineno * 10 + error.__traceback__.tb_lineno").return_value.integer,
            32);
  EXPECT_EQ(session.run("kept.f_code.co_names").return_value.items.size(), 2u);
  Outcome same = session.run("kept.f_globals is globals() and kept.f_code is not frame().f_code");
  EXPECT_EQ(same.return_value.integer, 1) << text_of(same);
  Outcome shown = session.run("traceback.print_exception(error)");
  EXPECT_NE(shown.stderr_output.find("line 2, in <module>"), std::string::npos) << text_of(shown);
  EXPECT_EQ(session.run("made[0]() + eval(made[1])").return_value.integer, 12);
  EXPECT_EQ(session.run("inner.f_lineno").return_value.integer, 7);
}

TEST(Sessions, AreReadByTheHost) {
  Session session(standard());
  EXPECT_EQ(session.get_global("x").error->type, "NameError");
  EXPECT_EQ(session.run("b = {'k': [1, 2.5, None]}\na = 7\ndef f(): pass").status, Status::Ok);
  EXPECT_EQ(session.get_global("a").return_value.integer, 7);
  EXPECT_EQ(session.get_global("b").return_value.entries.at(0).second.items.size(), 3u);
  EXPECT_EQ(session.get_global("missing").error->message, "name 'missing' is not defined");
  Outcome names = session.global_names();
  ASSERT_EQ(names.return_value.items.size(), 3u) << text_of(names);
  EXPECT_EQ(names.return_value.items[0].text, "b");
  EXPECT_EQ(names.return_value.items[1].text, "a");
  EXPECT_EQ(names.return_value.items[2].text, "f");
}

TEST(Sessions, TakeDefinitionsOnce) {
  Session session(standard());
  EXPECT_TRUE(session.set_global("x", 1));
  EXPECT_EQ(session.run("x += 1\nx").return_value.integer, 2);
  EXPECT_EQ(session.run("x").return_value.integer, 2);
  EXPECT_TRUE(session.set_global("x", 10));
  EXPECT_EQ(session.get_global("x").return_value.integer, 10);
  EXPECT_TRUE(session.define("twice(n: int)", [](int64_t n) { return 2 * n; }));
  EXPECT_EQ(session.run("twice(x)").return_value.integer, 20);
  EXPECT_EQ(session.run("twice = 5\ntwice").return_value.integer, 5);
  EXPECT_EQ(session.run("twice").return_value.integer, 5);
}

TEST(Sessions, AreCalledByTheHost) {
  Session session(standard());
  ASSERT_EQ(session
                .run("def f(a, *rest, key=0): return [a, rest, key]\n"
                     "async def g(n): return n * 2\n"
                     "def fails(): raise ValueError('no')\n"
                     "class C:\n    def __call__(self, n): return n + 1\nc = C()")
                .status,
            Status::Ok);
  Outcome outcome = session.call("f", {1, "two", 3.0}, {{"key", HostValue::list({4})}});
  ASSERT_EQ(outcome.status, Status::Ok) << text_of(outcome);
  EXPECT_EQ(outcome.return_value.items[0].integer, 1);
  EXPECT_EQ(outcome.return_value.items[1].items.size(), 2u);
  EXPECT_EQ(outcome.return_value.items[2].items[0].integer, 4);
  EXPECT_EQ(session.call("g", {21}).return_value.integer, 42);
  EXPECT_EQ(session.call("c", {1}).return_value.integer, 2);
  EXPECT_EQ(session.call("len", {"four"}).return_value.integer, 4);
  EXPECT_EQ(session.call("fails").error->traceback,
            "Traceback (most recent call last):\n"
            "  File \"<string>\", line 3, in fails\n"
            "    def fails(): raise ValueError('no')\n"
            "                 ^^^^^^^^^^^^^^^^^^^^^^\n"
            "ValueError: no\n");
  EXPECT_EQ(session.call("f").error->type, "TypeError");
  EXPECT_EQ(session.call("nothing").error->type, "NameError");
  EXPECT_EQ(session.call("f", {1}, {{"\xff", 1}}).status, Status::Error);
}

TEST(Sessions, CallsMayWait) {
  Session session(standard());
  ASSERT_TRUE(session.define_waiting("ask(n)"));
  ASSERT_EQ(session.run("def f(n): return ask(n) + 1").status, Status::Ok);
  Progress progress = session.start_call("f", {20});
  ASSERT_TRUE(progress.waiting);
  EXPECT_FALSE(session.rollback());
  EXPECT_FALSE(session.discard());
  EXPECT_EQ(session.get_global("f").error->type, "RuntimeError");
  progress = session.resume({{progress.waiting->calls.at(0).id, 41}});
  ASSERT_FALSE(progress.waiting);
  EXPECT_EQ(progress.outcome.return_value.integer, 42) << text_of(progress.outcome);
}

TEST(Sessions, TakeInputsForOneRun) {
  Session session(standard());
  EXPECT_TRUE(session.set_input("x", 20));
  EXPECT_EQ(session.run("y = x + 1\ny").return_value.integer, 21);
  EXPECT_EQ(session.run("x").return_value.integer, 20);  // a global like any other
  EXPECT_EQ(session.run("del x").status, Status::Ok);
  EXPECT_EQ(session.run("x").error->type, "NameError");
  Sandbox sandbox(standard());
  EXPECT_TRUE(sandbox.set_input("x", HostValue::list({1})));
  EXPECT_EQ(sandbox.run("len(x)").return_value.integer, 1);
  EXPECT_EQ(sandbox.run("x").error->type, "NameError");
  EXPECT_FALSE(sandbox.set_input("\xff", 1));
}

// --- rollback

// What later runs could notice of an earlier one.
constexpr const char* kSetup = R"(
import gc, random, weakref, collections, time, sys
class Node:
    count = 0
    def __init__(self, value): self.value = value
    def total(self): return self.value + self.count
class Watched:
    def __del__(self): pass
nodes = [Node(i) for i in range(300)]
table = {str(i): [i] for i in range(200)}
refs = weakref.WeakValueDictionary((n.value, n) for n in nodes)
buffer = bytearray(b'0123456789')
watched = Watched()
numbers = (n * n for n in range(100))
deque = collections.deque(range(50), maxlen=60)
big = list(range(50_000))
total = sum(next(numbers) for _ in range(10))
late = compile('total + len(table)', 'late', 'eval')
def outer():
    state = 0
    def inner():
        nonlocal state
        state += 1
        return state
    return inner
counter = outer()
)";

// Leaves free memory of many sizes between objects, as a collection found it.
constexpr const char* kHoles = R"(
holes = [bytearray(9_000 + 7_000 * (i % 7)) for i in range(60)]
del holes[::2], nodes[100:150], table['7']
gc.collect()
)";

constexpr const char* kProbes[] = {
    "print(total, next(numbers), counter(), eval(late), len(big), len(refs), len(deque))",
    "print(random.random(), random.Random().random(), hash('text'), time.monotonic() > 0)",
    "print(sorted(table)[:3], Node(3).total(), [n.total() for n in nodes[:3]], Node.count)",
    "print(id(nodes), id(object()), id(Node), [id(Node(1)) for _ in range(3)])",
    "print(sorted(c.__name__ for c in Node.__subclasses__()), 'json' in sys.modules)",
    "buffer.extend(b'more'); print(bytes(buffer), gc.collect() >= 0, len(refs))",
    "import json; print(json.dumps({'a': [1, 2.5, None]}), json.loads('[1]'))",
    "class Late(Node): pass\nprint(Late(2).total(), Node.__subclasses__())",
    "text = ''.join(chr(65 + i % 26) for i in range(5000)); print(len(text), text[:5])",
    "try:\n    undefined\nexcept NameError as e: print(e)\nprint(sorted(globals())[:40])",
    "big2 = [[i] for i in range(5000)]; del big2; print(gc.collect() >= 0, id(object()))",
    "print(sys.getrecursionlimit(), [f.__name__ for f in (outer, counter)])",
    "print([id(bytearray(5_000 + 11_000 * (i % 9))) for i in range(20)])",
};

// Each changes much of what the probes see.
constexpr const char* kChanges = R"(
import json, re, dataclasses, enum, functools, asyncio
class Sub(Node):
    def total(self): return -1
Node.count = 5
Node.total = lambda self: 'changed'
del table['5']
table.clear()
nodes[10:200] = []
keep = [Sub(i) for i in range(2000)]
refs['new'] = keep[0]
view = memoryview(buffer)
deque.extend(range(100))
next(numbers); counter(); counter()
random.seed(7); random.random()
sys.setrecursionlimit(500)
time.sleep(100)
del watched
total = None
exec('def made(): return 1\n' * 50)
interned = [sys.intern('name_%d' % i) for i in range(3000)]
big.clear()
gc.collect()
garbage = [[str(i)] * 10 for i in range(3000)]
del garbage
gc.collect()
)";

// A run that changes much and then ends in this way.
struct Ending {
  const char* source;
  Status status;
};
constexpr Ending kEndings[] = {
    {"while True: pass", Status::StepLimit},
    {"x = []\nwhile True: x.append(bytearray(500_000))", Status::MemoryError},
    {"while True: print('line of text')", Status::OutputLimit},
    {"def f(n):\n    try: f(n + 1)\n    finally: f(n + 1)\nf(0)", Status::StepLimit},
    {"import re\nre.match('(a|aa)+$', 'a' * 40 + 'b')", Status::StepLimit},
    {"sorted(range(100_000), key=lambda n: [n] * 1000)", Status::MemoryError},
    {"fail()", Status::HostError},
    {"cancel()\nwhile True: pass", Status::Cancelled},
    {"class Bad:\n    def __repr__(self):\n        while True: pass\nprint(Bad())",
     Status::StepLimit},
    {"async def f():\n    while True: await asyncio.sleep(1)\nawait asyncio.gather(f(), f())",
     Status::StepLimit},
};

class World {
 public:
  explicit World(const SandboxDebug& debug = {}, const char* more = "") {
    SandboxOptions options = standard();
    options.on_output = [this](std::string_view, bool) {
      if (fails_) throw std::runtime_error("no");
    };
    session_ = std::make_unique<Session>(std::move(options));
    session_->define("fail()", [this] { fails_ = true; });
    session_->define("cancel()", [this] { session_->cancel(); });
    session_->set_debug(debug);
    Outcome outcome = session_->run(std::string(kSetup) + more);
    EXPECT_EQ(outcome.status, Status::Ok) << text_of(outcome);
  }
  Session* operator->() { return session_.get(); }
  Outcome end(const Ending& ending) {
    Outcome outcome = session_->run(std::string(kChanges) + ending.source + "\nprint(1)");
    fails_ = false;
    return outcome;
  }
  std::vector<std::string> probe() {
    std::vector<std::string> texts;
    for (const char* probe : kProbes) texts.push_back(text_of(session_->run(probe)));
    return texts;
  }

 private:
  std::unique_ptr<Session> session_;
  bool fails_ = false;
};

TEST(Sessions, ReturnExactlyAfterEveryStop) {
  for (const char* more : {"", kHoles}) {
    const std::vector<std::string> expected = World({}, more).probe();
    for (const Ending& ending : kEndings) {
      SCOPED_TRACE(ending.source);
      World world({}, more);
      Outcome outcome = world.end(ending);
      ASSERT_EQ(outcome.status, ending.status) << text_of(outcome);
      EXPECT_EQ(world.probe(), expected);
    }
  }
}

TEST(Sessions, ReturnExactlyAgainAndAgain) {
  const std::vector<std::string> expected = World().probe();
  World world;
  for (const Ending& ending : kEndings) world.end(ending);
  EXPECT_EQ(world.probe(), expected);
}

TEST(Sessions, ReturnExactlyWhereverARunEnds) {
  const std::vector<std::string> expected = World().probe();
  for (uint64_t steps = 500; steps < 300'000; steps += steps / 3) {
    SCOPED_TRACE(steps);
    SandboxDebug debug;
    debug.fail_allocation = steps;
    World world;
    world->set_debug(debug);
    world.end({"pass", Status::Ok});
    world->rollback();
    world->set_debug({});
    EXPECT_EQ(world.probe(), expected);
  }
}

TEST(Sessions, AreRolledBackByTheHost) {
  const std::vector<std::string> expected = World().probe();
  World world;
  ASSERT_EQ(world.end({"pass", Status::Ok}).status, Status::Ok);
  EXPECT_EQ(world->get_global("total").return_value.kind, HostValue::Kind::None);
  EXPECT_TRUE(world->rollback());
  EXPECT_FALSE(world->rollback());
  EXPECT_EQ(world.probe(), expected);
}

TEST(Sessions, AreRolledBackWithoutTheDefinitionsSince) {
  Session session(standard());
  ASSERT_EQ(session.run("x = 1").status, Status::Ok);
  session.set_global("y", 2);
  ASSERT_EQ(session.run("x = y").status, Status::Ok);
  ASSERT_TRUE(session.rollback());
  EXPECT_EQ(session.run("(x, y)").return_value.items[1].integer, 2);
}

TEST(Sessions, KeepTheirHostObjects) {
  int alive = 0;
  struct Thing {
    explicit Thing(int* alive) : alive(alive) { ++*alive; }
    ~Thing() { --*alive; }
    int* alive;
  };
  {
    HostClass<Thing> things("Thing");
    things.constructor("Thing()", [&](HostCall&) { return std::make_shared<Thing>(&alive); });
    Session session(standard());
    session.expose_class(things);
    ASSERT_EQ(session.run("a = Thing()\nb = Thing()").status, Status::Ok);
    EXPECT_EQ(alive, 2);
    Outcome outcome = session.run(
        "import gc\ndel a\ngc.collect()\nc = [Thing() for i in range(5)]\nwhile True: pass");
    ASSERT_EQ(outcome.status, Status::StepLimit);
    EXPECT_EQ(session.run("(type(a) is type(b) is Thing, a is a)").status, Status::Ok);
    EXPECT_EQ(alive, 2);
  }
  EXPECT_EQ(alive, 0);
}

TEST(Sessions, MayBeDiscarded) {
  Session session(standard(), AfterStop::Discard);
  session.set_global("given", 1);
  ASSERT_EQ(session.run("x = 1").status, Status::Ok);
  EXPECT_FALSE(session.rollback());
  ASSERT_EQ(session.run("while True: pass").status, Status::StepLimit);
  EXPECT_TRUE(session.is_fresh());
  EXPECT_EQ(session.run("x").error->type, "NameError");
  EXPECT_EQ(session.run("x = given\nx").return_value.integer, 1);
  EXPECT_TRUE(session.discard());
  EXPECT_TRUE(session.is_fresh());
  EXPECT_EQ(session.get_global("x").error->type, "NameError");
}

TEST(Sessions, AFirstRunThatStopsLeavesNothing) {
  Session session(standard());
  ASSERT_EQ(session.run("x = 1\nwhile True: pass").status, Status::StepLimit);
  EXPECT_TRUE(session.is_fresh());
  EXPECT_FALSE(session.rollback());
  EXPECT_EQ(session.run("x").error->type, "NameError");
}

TEST(Sessions, ARequestThatStopsIsUndone) {
  Session session(standard());
  ASSERT_EQ(session
                .run("seen = []\nclass Bad:\n    def __repr__(self):\n        seen.append(1)\n"
                     "        while True: pass\nbad = Bad()")
                .status,
            Status::Ok);
  EXPECT_EQ(session.get_global("bad").status, Status::StepLimit);
  EXPECT_EQ(session.run("len(seen)").return_value.integer, 0);
}

TEST(Sessions, WaitingRunsMayBeCancelled) {
  Session session(standard());
  session.define_waiting("ask()");
  ASSERT_EQ(session.run("x = 1").status, Status::Ok);
  Progress progress = session.start("x = 2\nask()\nx = 3");
  ASSERT_TRUE(progress.waiting);
  session.cancel();
  progress = session.resume();
  EXPECT_EQ(progress.outcome.status, Status::Cancelled);
  EXPECT_EQ(session.run("x").return_value.integer, 1);
}

TEST(Sessions, MoveBetweenThreads) {
  Session session(standard());
  for (int i = 0; i < 20; ++i) {
    std::thread([&, i] {
      EXPECT_EQ(session.run(i == 0 ? "x = 0" : "x += 1").status, Status::Ok);
      session.run("x = -1\nwhile True: pass");
    }).join();
  }
  EXPECT_EQ(session.get_global("x").return_value.integer, 19);
}

}  // namespace
}  // namespace hognose
