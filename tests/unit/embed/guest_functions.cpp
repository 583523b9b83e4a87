// Functions of the guest that the host calls: within its own functions and between the runs of a
// session; and handles that must not work: stale, foreign, rolled back, on other threads.
#include <gtest/gtest.h>
#include <pthread.h>

#include <limits>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "hognose/session.h"

namespace hognose {
namespace {

using Kind = HostValue::Kind;

SandboxOptions standard() {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  options.policy.allow_import("*");
  options.limits.max_memory_bytes = 16 << 20;
  options.limits.max_steps = 10'000'000;
  options.results.functions = true;
  return options;
}

std::string text_of(const Outcome& outcome) {
  std::string text(status_name(outcome.status));
  if (!outcome.stop_message.empty()) text += ": " + outcome.stop_message;
  if (outcome.error) text += ": " + outcome.error->type + ": " + outcome.error->message;
  return text;
}
std::string error_of(const Outcome& outcome) {
  return outcome.error ? outcome.error->type + ": " + outcome.error->message : "none";
}

// apply(f, …): what f returns.
void define_apply(Sandbox& sandbox) {
  sandbox.define("apply(f: callable, *arguments: object | callable, **keywords)",
                 [](HostCall& call) {
                   HostCall::Keywords keywords;
                   for (const auto& [name, value] : call["keywords"].entries) {
                     keywords.emplace_back(name.text, value);
                   }
                   return call.call(call["f"], call["arguments"].items, std::move(keywords));
                 });
}

TEST(GuestFunctions, AreCalledWithinHostFunctions) {
  Sandbox sandbox(standard());
  define_apply(sandbox);
  Outcome outcome = sandbox.run(R"(
class Adder:
    def __init__(self, n): self.n = n
    def __call__(self, m): return self.n + m
    def method(self, *, m): return (self.n, m)
[apply(lambda *a, **k: [a, k], 1, "two", x=3.0), apply(Adder(40), 2), apply(Adder(1).method, m=2),
 apply(int, "7"), apply(len, "four"), apply(apply, apply, len, "nested")]
)");
  ASSERT_EQ(outcome.status, Status::Ok) << text_of(outcome);
  const auto& items = outcome.return_value.items;
  EXPECT_EQ(items[0].items[0].items[1].text, "two");
  EXPECT_EQ(items[0].items[1].entries[0].second.number, 3.0);
  EXPECT_EQ(items[1].integer, 42);
  EXPECT_EQ(items[2].items[1].integer, 2);
  EXPECT_EQ(items[3].integer, 7);
  EXPECT_EQ(items[4].integer, 4);
  EXPECT_EQ(items[5].integer, 6);
}

TEST(GuestFunctions, CrossOnlyWhereAsked) {
  SandboxOptions options = standard();
  options.results = Crossing{};
  Sandbox sandbox(options);
  define_apply(sandbox);
  sandbox.define("plain(value)", [](HostCall&) {});
  sandbox.define("any(*functions: callable)", [](HostCall& call) {
    return static_cast<int64_t>(call["functions"].items.size());
  });
  auto error = [&](const char* source) { return error_of(sandbox.run(source)); };
  EXPECT_EQ(
      error("plain(len)"),
      "TypeError: plain() argument 'value' must be plain data, not builtin_function_or_method");
  EXPECT_EQ(error("apply(7)"), "TypeError: apply() argument 'f' must be callable, not int");
  EXPECT_EQ(error("apply([1])"), "TypeError: apply() argument 'f' must be callable, not list");
  EXPECT_EQ(error("any(len, 3)"),
            "TypeError: any() argument 'functions' must be callable, not int");
  EXPECT_EQ(error("any(len, [len])"),
            "TypeError: any() argument 'functions' contains a builtin_function_or_method, which is "
            "not plain data");
  EXPECT_EQ(error("len"),
            "TypeError: the result is or contains a builtin_function_or_method, which is not plain "
            "data");
  EXPECT_EQ(sandbox.run("any(len, int, lambda: 1)").return_value.integer, 3);
  // Text stays text, even if it can be called.
  EXPECT_EQ(error("class S(str):\n    def __call__(self): pass\napply(S('x'))"),
            "TypeError: apply() argument 'f' must be callable, not S");
}

TEST(GuestFunctions, ExceptionsPassThroughTheHostUnchanged) {
  Sandbox sandbox(standard());
  define_apply(sandbox);
  std::string seen;
  sandbox.define("guarded(f: callable)", [&](HostCall& call) -> HostResult {
    HostResult result = call.call(call["f"]);
    seen = result.raises() ? result.exception() + "|" + result.message() : "no error";
    return result.raises() ? HostResult("handled") : result;
  });
  Outcome outcome = sandbox.run(R"(
class Special(Exception):
    def __init__(self, code): self.code = code
def fails(): raise Special(7)
try:
    apply(fails)
except Special as error:
    result = [error.code, error.__traceback__.tb_next.tb_frame.f_code.co_name]
def lying():
    class Liar(Exception):
        def __str__(self): raise ValueError
    raise Liar
result + [guarded(fails), guarded(lying)]
)");
  ASSERT_EQ(outcome.status, Status::Ok) << text_of(outcome);
  EXPECT_EQ(outcome.return_value.items[0].integer, 7);
  EXPECT_EQ(outcome.return_value.items[1].text, "fails");
  EXPECT_EQ(outcome.return_value.items[2].text, "handled");
  EXPECT_EQ(seen, "Liar|");
}

TEST(GuestFunctions, AreUnderTheLimitsOfTheRun) {
  SandboxOptions options = standard();
  options.limits.max_steps = 100'000;
  options.limits.max_host_seconds = 5;
  Sandbox sandbox(options);
  bool over = false;
  sandbox.define("apply(f: callable)", [&](HostCall& call) {
    HostResult result = call.call(call["f"]);
    over = result.over();
    EXPECT_EQ(call.call(call["f"]).over(), over);
    return HostResult("ignored");
  });
  Outcome outcome = sandbox.run("def f():\n    while True: pass\ntry:\n    apply(f)\nexcept: pass");
  EXPECT_EQ(outcome.status, Status::StepLimit) << text_of(outcome);
  EXPECT_TRUE(over);
  sandbox.define("stop(f: callable)", [&](HostCall& call) {
    sandbox.cancel();
    return call.call(call["f"]);
  });
  EXPECT_EQ(sandbox.run("stop(lambda: 1)").status, Status::Cancelled);
  EXPECT_EQ(sandbox.run("apply(lambda: 1)").status, Status::Ok);
  EXPECT_EQ(sandbox.run("apply(lambda: [0] * 10**9)").status, Status::Ok);  // a MemoryError
  Sandbox roomy(standard());
  define_apply(roomy);
  EXPECT_EQ(roomy.run("x = []\ndef f():\n    while True: x.append([0] * 9999)\napply(f)").status,
            Status::MemoryError);
}

TEST(GuestFunctions, MayCollectAndKeepWhatTheHostHolds) {
  SandboxOptions options = standard();
  Session session(options);
  SandboxDebug debug;
  debug.collect_always = true;
  session.set_debug(debug);
  std::vector<HostValue> kept;
  session.define("keep(f: callable)", [&](HostCall& call) { kept.push_back(call["f"]); });
  define_apply(session);
  ASSERT_EQ(
      session
          .run("import gc\nfor i in range(20):\n    keep(lambda n, i=i: [i * n, gc.collect()][0])\n"
               "def g(): return gc.collect() or apply(lambda: gc.collect() or 'deep')\n"
               "apply(g)")
          .return_value.text,
      "deep");
  for (int64_t i = 0; i < 20; ++i) {
    EXPECT_EQ(session.call_function(kept[static_cast<size_t>(i)], {2}).return_value.integer, 2 * i);
  }
  // Once the host drops them, they die.
  ASSERT_EQ(session.run("import weakref\ndef h(): pass\nr = weakref.ref(h)\nkeep(h)\ndel h").status,
            Status::Ok);
  EXPECT_EQ(session.run("gc.collect()\nr() is None").return_value.integer, 0);
  std::thread([&] { kept.clear(); }).join();
  EXPECT_EQ(session.run("gc.collect()\nr() is None").return_value.integer, 1);
}

TEST(GuestFunctions, KeepTheObjectOfTheHostAliveThatIsBeingCalled) {
  struct Probe {
    explicit Probe(bool* gone) : gone(gone) {}
    ~Probe() { *gone = true; }
    bool* gone;
  };
  Sandbox sandbox(standard());
  bool gone = false, gone_within = false;
  HostClass<Probe> probe("Probe");
  probe.constructor("Probe()", [&](HostCall&) { return std::make_shared<Probe>(&gone); })
      .method("use(self, f: callable)", [&](Probe&, HostCall& call) {
        HostResult result = call.call(call["f"]);
        gone_within = gone;
        return result;
      });
  sandbox.expose_class(probe);
  Outcome outcome = sandbox.run(
      "import gc\nholder = [Probe()]\n"
      "def f():\n    holder.clear()\n    gc.collect()\n    return 5\n"
      "holder[0].use(f)");
  EXPECT_EQ(outcome.return_value.integer, 5) << text_of(outcome);
  EXPECT_FALSE(gone_within);
  EXPECT_TRUE(gone);
}

TEST(GuestFunctions, ComeBackAsTheSameObject) {
  Session session(standard());
  std::vector<HostValue> kept;
  session.define("keep(f: callable)", [&](HostCall& call) { kept.push_back(call["f"]); });
  session.define("last()", [&](HostCall&) { return kept.back(); });
  EXPECT_EQ(session.run("def f(): pass\nkeep(f)\nlast() is f").return_value.integer, 1);
  HostValue f = session.get_global("f").return_value;
  ASSERT_EQ(f.kind, Kind::Function);
  EXPECT_EQ(f.text, "<function f>");
  EXPECT_EQ(f.guest_type(), "function");
  session.set_input("same", f);
  EXPECT_EQ(session.run("same is f").return_value.integer, 1);
  // Another sandbox, and one without a session, refuse it.
  Session other(standard());
  other.set_input("f", f);
  EXPECT_EQ(error_of(other.run("f")), "ReferenceError: the handle belongs to another sandbox");
  EXPECT_EQ(error_of(other.call_function(f)),
            "ReferenceError: the handle belongs to another sandbox");
  EXPECT_EQ(error_of(session.call_function(HostValue("f"))),
            "TypeError: the host's value is not a handle on an object of a guest");
}

TEST(GuestFunctions, AreGoneWithTheirRun) {
  Sandbox sandbox(standard());
  HostValue kept;
  sandbox.define("keep(f: callable)", [&](HostCall& call) { kept = call["f"]; });
  sandbox.define("use()", [&](HostCall& call) { return call.call(kept); });
  EXPECT_EQ(sandbox.run("keep(lambda: 5)\nuse()").return_value.integer, 5);
  // The next run has other functions at the same place.
  EXPECT_EQ(error_of(sandbox.run("use()")),
            "ReferenceError: the object of the handle no longer exists");
  EXPECT_EQ(error_of(sandbox.run(
                "old = use\nkeep_ = keep\ndef g():\n    keep(lambda: 7)\n    return use()\n"
                "[g(), old()]")),
            "none");
  HostValue second = kept;
  EXPECT_EQ(sandbox.run("keep(lambda: 1)\nuse()").return_value.integer, 1);
  kept = second;
  EXPECT_EQ(error_of(sandbox.run("use()")),
            "ReferenceError: the object of the handle no longer exists");
}

TEST(GuestFunctions, FollowRollbacks) {
  Session session(standard());
  std::vector<HostValue> kept;
  session.define("keep(f: callable)", [&](HostCall& call) { kept.push_back(call["f"]); });
  ASSERT_EQ(session.run("n = 1\ndef f(): return n\nkeep(f)").status, Status::Ok);
  ASSERT_EQ(session.run("n = 2\ndef g(): return 'g'\nkeep(g)\nkeep(f)").status, Status::Ok);
  EXPECT_EQ(session.call_function(kept[0]).return_value.integer, 2);
  EXPECT_EQ(session.call_function(kept[1]).return_value.text, "g");
  ASSERT_TRUE(session.rollback());  // of the last call
  EXPECT_EQ(session.call_function(kept[1]).return_value.text, "g");
  // A stop undoes the run and the handles that it made.
  EXPECT_EQ(session.run("n = 3\nkeep(lambda: 'new')\nwhile True: pass").status, Status::StepLimit);
  ASSERT_EQ(kept.size(), 4u);
  EXPECT_EQ(session.call_function(kept[0]).return_value.integer, 2);
  EXPECT_EQ(error_of(session.call_function(kept[3])),
            "ReferenceError: the object of the handle no longer exists");
  // A handle that takes the place of the one that is gone is another one.
  ASSERT_EQ(session.run("keep(lambda: 'newest')").status, Status::Ok);
  EXPECT_EQ(session.call_function(kept[4]).return_value.text, "newest");
  EXPECT_EQ(error_of(session.call_function(kept[3])),
            "ReferenceError: the object of the handle no longer exists");
  // A handle dropped after the checkpoint does not come back to life, and leaks nothing.
  ASSERT_EQ(session.run("pass").status, Status::Ok);
  kept.resize(1);
  ASSERT_TRUE(session.rollback());
  EXPECT_EQ(session.call_function(kept[0]).return_value.integer, 2);
  ASSERT_TRUE(session.discard());
  EXPECT_EQ(error_of(session.call_function(kept[0])),
            "ReferenceError: the object of the handle no longer exists");
}

TEST(GuestFunctions, OutliveTheirSandbox) {
  HostValue kept;
  {
    Session session(standard());
    kept = session.run("lambda: 1").return_value;
  }
  EXPECT_TRUE(kept.is_handle());
  HostValue copy = kept;
  std::thread([&] { kept = HostValue(); }).join();
  EXPECT_EQ(copy.text, "<function <lambda>>");
}

TEST(GuestFunctions, AreRefusedElsewhere) {
  Sandbox sandbox(standard());
  std::string on_thread, in_observer;
  HostCall* outer = nullptr;
  HostValue function;
  sandbox.define("threads(f: callable)", [&](HostCall& call) {
    std::thread([&] { on_thread = call.call(call["f"]).message(); }).join();
  });
  EXPECT_EQ(sandbox.run("threads(lambda: 1)").status, Status::Ok);
  EXPECT_EQ(on_thread, "the guest can be called only by the thread that it called");
  struct Watching : Observer {
    void on_event(const Event&) override {
      if (call != nullptr && text->empty()) *text = call->call(*function).message();
    }
    HostCall* call = nullptr;
    HostValue* function = nullptr;
    std::string* text = nullptr;
  };
  auto watching = std::make_shared<Watching>();
  watching->text = &in_observer;
  Sandbox observed(standard());
  observed.define("apply(f: callable)", [&](HostCall& call) {
    outer = &call;
    function = call["f"];
    watching->call = &call;
    watching->function = &function;
    HostResult result = call.call(function);
    watching->call = nullptr;
    return result;
  });
  // A call of the outer function's guest from within an inner function is in order.
  observed.define("inner()",
                  [&](HostCall&) { return outer->call(HostValue(function), {"again"}); });
  ObserverOptions options;
  options.events = {EventKind::Line};
  ASSERT_TRUE(observed.add_observer(watching, options));
  Outcome outcome = observed.run(
      "def f(*again):\n    if again: return 'inner'\n    x = inner()\n    return x\napply(f)");
  EXPECT_EQ(outcome.return_value.text, "inner") << text_of(outcome);
  EXPECT_EQ(in_observer, "the guest cannot be called from here");
}

TEST(GuestFunctions, NestToABound) {
  SandboxOptions options = standard();
  options.limits.max_depth = 1'000'000;
  options.limits.max_memory_bytes = 512 << 20;
  options.limits.max_steps = 1'000'000'000;
  Sandbox sandbox(options);
  define_apply(sandbox);
  Outcome outcome = sandbox.run(R"(
depth = 0
def down(n):
    global depth
    depth = n
    return n if n == 100_000 else apply(down, n + 1)
try:
    result = down(0)
except RecursionError:
    result = 'stopped'
[result, depth > 100]
)");
  ASSERT_EQ(outcome.status, Status::Ok) << text_of(outcome);
  EXPECT_EQ(outcome.return_value.items[0].text, "stopped");
  EXPECT_EQ(outcome.return_value.items[1].integer, 1);
  options.limits.max_depth = 300;
  Sandbox shallow(options);
  define_apply(shallow);
  EXPECT_EQ(error_of(shallow.run("def down(n): return apply(down, n + 1)\ndown(0)")),
            "RecursionError: maximum recursion depth exceeded");
}

TEST(GuestFunctions, MayWait) {
  SandboxOptions options = standard();
  Sandbox sandbox(options);
  sandbox.define_waiting("ask(text: str)");
  std::vector<std::string> questions;
  sandbox.define("drive(f: callable)", [&](HostCall& call) -> HostResult {
    GuestProgress progress = call.start_call(call["f"], {"x"});
    while (progress.waiting) {
      questions.push_back(progress.waiting->calls.at(0).arguments.at(0).text);
      EXPECT_EQ(call.call(call["f"]).message(), "a call of the guest waits: resume it first");
      progress = call.resume({{progress.waiting->calls.at(0).id, "answer to " + questions.back()}});
    }
    EXPECT_EQ(call.resume({}).result.message(), "no call of the guest waits");
    return progress.result;
  });
  define_apply(sandbox);
  const char* source =
      "def f(text): return [ask(text + '1'), ask(text + '2')]\n[drive(f), ask('outer')]";
  Progress progress = sandbox.start(source);
  ASSERT_TRUE(progress.waiting) << text_of(progress.outcome);
  EXPECT_EQ(progress.waiting->calls.at(0).arguments.at(0).text, "outer");
  // Another thread may go on.
  std::thread([&] {
    progress = sandbox.resume({{progress.waiting->calls.at(0).id, "yes"}});
  }).join();
  ASSERT_EQ(progress.outcome.status, Status::Ok) << text_of(progress.outcome);
  EXPECT_EQ(progress.outcome.return_value.items[0].items[1].text, "answer to x2");
  EXPECT_EQ(progress.outcome.return_value.items[1].text, "yes");
  EXPECT_EQ(questions, (std::vector<std::string>{"x1", "x2"}));
  // call() cannot wait, and neither can runs that were not started for it.
  const std::string refused = "RuntimeError: ask() waits for the host, but ";
  EXPECT_EQ(error_of(sandbox.start("apply(lambda: ask('x'))").outcome),
            refused + "this run was started without waits");
  EXPECT_EQ(error_of(sandbox.run("drive(lambda text: ask(text))")),
            refused + "this run was started without waits");
}

TEST(GuestFunctions, LeftWaitingEndTheRun) {
  Sandbox sandbox(standard());
  sandbox.define_waiting("ask()");
  sandbox.define("leave(f: callable)", [&](HostCall& call) {
    EXPECT_TRUE(call.start_call(call["f"]).waiting);
    throw std::runtime_error("early");
  });
  Progress progress = sandbox.start(
      "def f():\n    try:\n        ask()\n    except BaseException: pass\n    print('never')\n"
      "try:\n    leave(f)\nexcept: pass\nprint('never')");
  EXPECT_FALSE(progress.waiting);
  EXPECT_EQ(progress.outcome.status, Status::HostError);
  EXPECT_EQ(progress.outcome.output, "");
  EXPECT_EQ(progress.outcome.stop_message.substr(0, 74),
            "a function of the host returned while its call of the guest was waiting (l");
  sandbox.define("apply(f: callable)", [&](HostCall& call) { return call.call(call["f"]); });
  EXPECT_EQ(sandbox.run("apply(lambda: 5)").return_value.integer, 5);
}

// Collections and waits in between, and observers, change nothing that a guest can see.
TEST(GuestFunctions, DoNotDependOnCollectionsOrWaits) {
  const char* source = R"(
import gc
class Node:
    def __init__(self, n): self.n, self.children = n, [str(i) * 3 for i in range(n % 5)]
    def __call__(self, k): return visit(Node(self.n - 1), k + len(self.children)) if self.n else k
    def __repr__(self): return apply(lambda: f'Node({self.n})')
    def __eq__(self, other): return apply(lambda: self.n == other.n)
    def __hash__(self): return apply(lambda: self.n)
def visit(node, k):
    found = {Node(i): i for i in range(3)}
    ordered = sorted([3, 1, 2], key=lambda n: apply(lambda: -n))
    def generator():
        for i in ordered:
            yield apply(lambda: [i] * 3)
    return apply(node, k + found[Node(2)] + sum(map(len, apply(lambda: list(generator())))))
def failing(n):
    try:
        return apply(lambda: failing(n - 1) if n else {}['missing'])
    except KeyError as error:
        error.add_note(str(n))
        raise
try:
    failing(5)
except KeyError as error:
    print(error.__notes__)
print(repr(Node(4)), visit(Node(6), 0))
)";
  auto outcome_with = [&](SandboxDebug debug) {
    Sandbox sandbox(standard());
    define_apply(sandbox);
    sandbox.set_debug(debug);
    Progress progress = sandbox.start(source);
    while (progress.waiting) progress = sandbox.resume();
    return std::move(progress.outcome);
  };
  SandboxDebug debug;
  Outcome plain = outcome_with(debug);
  ASSERT_EQ(plain.status, Status::Ok) << text_of(plain);
  for (int mode = 0; mode < 4; ++mode) {
    debug = {};
    debug.collect_always = mode == 0;
    debug.collect_every = mode == 1 ? 3 : 0;
    debug.wait_every = mode >= 2 ? 2 : 0;
    debug.collect_always = debug.collect_always || mode == 3;
    Outcome outcome = outcome_with(debug);
    EXPECT_EQ(outcome.output, plain.output) << mode << text_of(outcome);
    if (mode == 2) {
      EXPECT_EQ(outcome.steps, plain.steps);
    }
  }
}

TEST(GuestFunctions, WorkOnSmallStacks) {
  Outcome outcome;
  auto body = [](void* out) -> void* {
    Sandbox sandbox(standard());
    define_apply(sandbox);
    *static_cast<Outcome*>(out) = sandbox.run(
        "def down(n): return apply(down, n + 1)\ntry:\n    down(0)\nexcept RecursionError as "
        "error:\n"
        "    text = str(error)\n[text, apply(len, 'abc')]");
    return nullptr;
  };
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  ASSERT_EQ(pthread_attr_setstacksize(&attributes, 128 * 1024), 0);
  pthread_t thread;
  ASSERT_EQ(pthread_create(&thread, &attributes, body, &outcome), 0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
  ASSERT_EQ(outcome.status, Status::Ok) << text_of(outcome);
  EXPECT_EQ(outcome.return_value.items[0].text,
            "the stack of this thread has no room for a call of the guest");
  EXPECT_EQ(outcome.return_value.items[1].integer, 3);
}

TEST(GuestFunctions, CountAsTheHostsObjects) {
  SandboxOptions options = standard();
  options.limits.max_host_objects = 50;
  Sandbox sandbox(options);
  std::vector<HostValue> kept;
  sandbox.define("keep(f: callable)", [&](HostCall& call) { kept.push_back(call["f"]); });
  sandbox.define("drop(f: callable)", [](HostCall&) {});
  EXPECT_EQ(sandbox.run("for i in range(1000): drop(lambda: i)").status, Status::Ok);
  EXPECT_EQ(sandbox.run("for i in range(1000): keep(lambda: i)").status, Status::HostLimit);
  EXPECT_EQ(kept.size(), 50u);
}

TEST(GuestFunctions, AreGivenToAnswersOfRunsThatWait) {
  Session session(standard());
  session.define_waiting("register(f: callable)");
  Progress progress = session.start("def f(n): return n + 1\nregister(f)");
  ASSERT_TRUE(progress.waiting);
  HostValue f = progress.waiting->calls.at(0).arguments.at(0);
  EXPECT_EQ(error_of(session.call_function(f, {1})),
            "RuntimeError: the sandbox is running already");
  ASSERT_EQ(session.resume({{1, HostValue()}}).outcome.status, Status::Ok);
  EXPECT_EQ(session.call_function(f, {1}).return_value.integer, 2);
  session.define_waiting("ask()");
  session.run("def g(): return ask()");
  progress = session.start_call_function(session.get_global("g").return_value);
  ASSERT_TRUE(progress.waiting);
  EXPECT_EQ(session.resume({{1, 9}}).outcome.return_value.integer, 9);
}

}  // namespace
}  // namespace hognose
