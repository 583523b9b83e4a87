// Exceptions thrown by the host: functions of the host raise them in the guest, and any other
// callback ends the run. The sandbox, the runtime and other threads continue as if nothing had
// happened.
//
// Every place where the engine calls the host throws every kind of exception, at several depths of
// the guest. Afterwards the same program must give the same figures as in a fresh process.
#include <gtest/gtest.h>

#include <atomic>
#include <functional>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "hognose/sandbox.h"
#include "hognose/session.h"

namespace hognose {
namespace {

enum class Thrown { Nothing, Standard, Host, Number, Text, OutOfMemory, WithoutMessage };
constexpr Thrown kAllThrown[] = {Thrown::Standard, Thrown::Host,        Thrown::Number,
                                 Thrown::Text,     Thrown::OutOfMemory, Thrown::WithoutMessage};

void throw_it(Thrown thrown) {
  switch (thrown) {
    case Thrown::Nothing: return;
    case Thrown::Standard: throw std::runtime_error("boom");
    case Thrown::Host: throw HostException("KeyError", "boom");
    case Thrown::Number: throw 7;
    case Thrown::Text: throw "boom";
    case Thrown::OutOfMemory: throw std::bad_alloc();
    case Thrown::WithoutMessage: throw std::runtime_error("");
  }
}

// The end of the stop message.
std::string message_of(Thrown thrown) {
  switch (thrown) {
    case Thrown::Nothing: return "";
    case Thrown::Standard:
    case Thrown::Host: return " failed: boom";
    case Thrown::OutOfMemory: return std::string(" failed: ") + std::bad_alloc().what();
    case Thrown::WithoutMessage: return " failed: ";
    case Thrown::Number:
    case Thrown::Text: return " failed";
  }
  return "";
}

// The exception that the guest sees.
std::string exception_of(Thrown thrown) {
  switch (thrown) {
    case Thrown::Nothing: return "";
    case Thrown::Standard: return "RuntimeError('boom')";
    case Thrown::Host: return "KeyError('boom')";
    case Thrown::OutOfMemory: return std::string("RuntimeError('") + std::bad_alloc().what() + "')";
    case Thrown::WithoutMessage: return "RuntimeError('')";
    case Thrown::Number:
    case Thrown::Text: return "RuntimeError('a function of the host failed')";
  }
  return "";
}

// The observable state of the engine after a run.
struct Figures {
  Status status = Status::Ok;
  std::string output;
  uint64_t steps = 0;
  uint64_t memory = 0;
  bool operator==(const Figures&) const = default;
};

constexpr const char* kWitness =
    "class A:\n"
    "    def __del__(self):\n"
    "        print('gone')\n"
    "kept = [A() for _ in range(3)]\n"
    "def f(n):\n"
    "    return n if n == 0 else f(n - 1)\n"
    "try:\n"
    "    f(10_000)\n"
    "except RecursionError as error:\n"
    "    print(error)\n"
    "print(id(object()), hash(object()), repr(object()), sorted({'a', 'b', 'c'}))\n";

Figures witness(const std::shared_ptr<Runtime>& runtime) {
  Sandbox sandbox({}, runtime);
  Outcome outcome = sandbox.run(kWitness);
  return {outcome.status, outcome.output, outcome.steps, outcome.memory_peak_bytes};
}

// Ways for a guest to reach the expression `@`, which calls the host. None of them may catch or
// delay the stop.
constexpr const char* kPlaces[] = {
    "@\n",
    "try:\n    @\nexcept BaseException as e:\n    escaped = e\nfinally:\n    print('seen')\n",
    "def f(n):\n    if n: return f(n - 1)\n    @\nf(200)\n",
    "def g():\n    try:\n        @\n        yield 1\n    finally:\n        "
    "print('seen')\nlist(g())\n",
    "def key(x):\n    @\n    return x\nsorted([3, 1, 2], key=key)\n",
    "class R:\n    def __repr__(self):\n        @\n        return 'r'\nrepr([{1: (R(),)}])\n",
    "class D:\n    def __del__(self):\n        @\nd = D()\nd = None\nprint('on')\n",
    "class W:\n    def __enter__(self): pass\n    def __exit__(self, *a):\n        print('seen')\n"
    "        return True\nwith W():\n    @\n",
    "try:\n    1 // 0\nexcept ZeroDivisionError:\n    @\n",
    "exec('''@''')\n",
};

std::string placed(const char* place, const std::string& statement) {
  std::string source = place;
  size_t at = source.find('@');
  source.replace(at, 1, statement);
  return source + "\nwhile True:\n    pass\n";  // only the stop ends the loop
}

struct Callback {
  const char* name;  // the name in the message
  const char* statement;
  void (*add)(SandboxOptions& options, Thrown thrown);
};

constexpr Callback kCallbacks[] = {
    {"on_output", "print('text', flush=True)",
     [](SandboxOptions& options, Thrown thrown) {
       options.on_output = [thrown](std::string_view, bool) { throw_it(thrown); };
     }},
    {"on_output", "import sys; sys.stderr.write('text'); sys.stderr.flush()",
     [](SandboxOptions& options, Thrown thrown) {
       options.on_output = [thrown](std::string_view, bool error) {
         if (error) throw_it(thrown);
       };
     }},
    {"on_work", "for i in range(50_000): pass",
     [](SandboxOptions& options, Thrown thrown) {
       options.on_work = [thrown] { throw_it(thrown); };
     }},
    {"on_output", "input('prompt')",
     [](SandboxOptions& options, Thrown thrown) {
       options.read_input = [](double) { return std::optional<std::string>("line\n"); };
       options.on_output = [thrown](std::string_view, bool) { throw_it(thrown); };
     }},
    {"read_input", "input()",
     [](SandboxOptions& options, Thrown thrown) {
       options.read_input = [thrown](double) -> std::optional<std::string> {
         throw_it(thrown);
         return std::nullopt;
       };
     }},
    {"read_input", "import sys; list(sys.stdin)",
     [](SandboxOptions& options, Thrown thrown) {
       auto calls = std::make_shared<int>(0);
       options.read_input = [thrown, calls](double) -> std::optional<std::string> {
         if (++*calls > 1) throw_it(thrown);
         return "half a ";
       };
     }},
    {"find_module", "import elsewhere",
     [](SandboxOptions& options, Thrown thrown) {
       options.find_module =
           [thrown](std::string_view) -> std::optional<SandboxOptions::ModuleSource> {
         throw_it(thrown);
         return std::nullopt;
       };
     }},
    {"find_module", "import first",
     [](SandboxOptions& options, Thrown thrown) {
       options.find_module =
           [thrown](std::string_view path) -> std::optional<SandboxOptions::ModuleSource> {
         if (path == "first.py") return SandboxOptions::ModuleSource{"import second", "first.py"};
         if (path == "second.py") throw_it(thrown);
         return std::nullopt;
       };
     }},
};

SandboxOptions open_options() {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  EXPECT_FALSE(options.policy.add_feature("stdin").has_value());
  options.limits.max_time_seconds = 30;
  return options;
}

TEST(HostFailures, CallbacksThatThrowEndTheRun) {
  auto runtime = Runtime::create();
  ASSERT_NE(runtime, nullptr);
  Figures expected = witness(runtime);
  for (const Callback& callback : kCallbacks) {
    for (const char* place : kPlaces) {
      for (Thrown thrown : kAllThrown) {
        SandboxOptions options = open_options();
        callback.add(options, thrown);
        Sandbox sandbox(options, runtime);
        std::string source = placed(place, callback.statement);
        for (int round = 0; round < 2; ++round) {
          Outcome outcome = sandbox.run(source);
          ASSERT_EQ(outcome.status, Status::HostError) << source << outcome.stop_message;
          ASSERT_EQ(outcome.stop_message.find(callback.name + message_of(thrown) + " (line "), 0u)
              << source << outcome.stop_message;
          ASSERT_FALSE(outcome.error.has_value());
          ASSERT_EQ(outcome.output.find("seen"), std::string::npos) << source;
          ASSERT_EQ(witness(runtime), expected) << source;
        }
        Outcome next = sandbox.run("40 + 2");
        ASSERT_EQ(next.status, Status::Ok) << next.stop_message;
        ASSERT_EQ(next.return_value.integer, 42);
      }
    }
  }
}

TEST(HostFailures, OutputThatIsFlushedAtTheEndIsNotLostSilently) {
  auto runtime = Runtime::create();
  for (const char* source : {"print('text')", "print('text')\n1 // 0", "print('text')\n7"}) {
    SandboxOptions options;
    int calls = 0;
    options.on_output = [&](std::string_view, bool) {
      ++calls;
      throw std::runtime_error("disk full");
    };
    Sandbox sandbox(options, runtime);
    Outcome outcome = sandbox.run(source);
    EXPECT_EQ(outcome.status, Status::HostError);
    EXPECT_EQ(outcome.stop_message, "on_output failed: disk full");
    EXPECT_EQ(outcome.output, "text\n");
    EXPECT_TRUE(outcome.return_value.is_none());
    EXPECT_FALSE(outcome.error.has_value());
    EXPECT_EQ(calls, 1);
  }
}

TEST(HostFailures, ACallbackThatThrewIsNotCalledAgainInItsRun) {
  SandboxOptions options = open_options();
  int calls = 0;
  options.on_output = [&](std::string_view, bool) {
    ++calls;
    throw 1;
  };
  Sandbox sandbox(options, Runtime::create());
  sandbox.run("import sys\nprint('a', flush=True)\nprint('b', flush=True)\nsys.stderr.write('c')");
  EXPECT_EQ(calls, 1);
  sandbox.run("print('a')");
  EXPECT_EQ(calls, 2);
}

TEST(HostFailures, ALimitThatCameFirstStaysTheReason) {
  SandboxOptions options;
  options.limits.max_steps = 50'000;
  options.on_output = [](std::string_view, bool) { throw 1; };
  Sandbox sandbox(options, Runtime::create());
  Outcome outcome = sandbox.run("print('text')\nwhile True:\n    pass\n");
  EXPECT_EQ(outcome.status, Status::StepLimit);
  EXPECT_EQ(outcome.steps, 50'000u);
}

TEST(HostFailures, LongMessagesAreCut) {
  SandboxOptions options;
  options.on_output = [](std::string_view, bool) {
    throw std::runtime_error(std::string(10'000'000, 'x'));
  };
  Sandbox sandbox(options, Runtime::create());
  sandbox.define("fails()", [](HostCall&) { throw std::runtime_error(std::string(1 << 24, 'x')); });
  Outcome outcome =
      sandbox.run("try:\n    fails()\nexcept RuntimeError as e:\n    print(len(str(e)))");
  EXPECT_EQ(outcome.status, Status::HostError);
  EXPECT_EQ(outcome.output, "10000\n");
  EXPECT_EQ(outcome.stop_message.size(), 10'000 + std::string("on_output failed: ").size());
}

TEST(HostFailures, OutputThatIsNotKeptIsPassedOn) {
  auto runtime = Runtime::create();
  for (bool fails : {false, true}) {
    SandboxOptions options;
    options.keep_output = false;
    options.limits.max_output_bytes = 0;
    std::string seen;
    size_t calls = 0;
    options.on_output = [&](std::string_view text, bool) {
      ++calls;
      seen.append(text);
      if (fails && calls == 3) throw std::runtime_error("full");
    };
    Sandbox sandbox(options, runtime);
    Outcome outcome =
        sandbox.run("for i in range(10_000):\n    print(i, 'x' * 995)\nprint('y' * 100_000)");
    EXPECT_EQ(outcome.status, fails ? Status::HostError : Status::Ok) << outcome.stop_message;
    EXPECT_EQ(outcome.output, "");
    EXPECT_LT(outcome.memory_peak_bytes, 4u << 20);
    if (fails) {
      EXPECT_EQ(calls, 3u);
      continue;
    }
    EXPECT_GT(calls, 100u);
    EXPECT_LT(calls, 300u);
    std::string expected;
    for (int i = 0; i < 10'000; ++i) {
      expected += std::to_string(i) + " " + std::string(995, 'x') + "\n";
    }
    EXPECT_TRUE(seen == expected + std::string(100'000, 'y') + "\n");
  }
}

// --- observers

class ThrowingObserver : public Observer {
 public:
  ThrowingObserver(EventKind kind, Thrown thrown) : kind_(kind), thrown_(thrown) {}
  void on_event(const Event& event) override {
    ++seen;
    if (event.kind == kind_) throw_it(thrown_);
  }
  int seen = 0;

 private:
  EventKind kind_;
  Thrown thrown_;
};

class CountingObserver : public Observer {
 public:
  void on_event(const Event& event) override {
    if (event.kind == EventKind::Limit) limits.emplace_back(event.name);
  }
  std::vector<std::string> limits;
};

constexpr EventKind kAllEvents[] = {EventKind::Blocked,   EventKind::Import, EventKind::HostCall,
                                    EventKind::Exception, EventKind::Limit,  EventKind::Code,
                                    EventKind::Call,      EventKind::Return, EventKind::Line};

// Everything happens here, inside code that tries to continue.
constexpr const char* kEverything =
    "import math\n"
    "def deep():\n"
    "    return deep()\n"
    "def all():\n"
    "    try:\n"
    "        host()\n"
    "        try:\n"
    "            (1).__class__.__subclasses__\n"
    "        except AttributeError:\n"
    "            pass\n"
    "        deep()\n"
    "    except BaseException as error:\n"
    "        return error\n"
    "def generator():\n"
    "    try:\n"
    "        yield all()\n"
    "        yield all()\n"
    "    finally:\n"
    "        all()\n"
    "for item in generator():\n"
    "    pass\n"
    "sorted([2, 1], key=lambda x: all() and x)\n"
    "while True:\n"
    "    pass\n";

TEST(HostFailures, ObserversThatThrowEndTheRun) {
  auto runtime = Runtime::create();
  Figures expected = witness(runtime);
  for (EventKind kind : kAllEvents) {
    for (Thrown thrown : kAllThrown) {
      for (LibraryCode library : {LibraryCode::Hidden, LibraryCode::Shown}) {
        SandboxOptions options;
        options.policy.allow_import("math");
        Sandbox sandbox(options, runtime);
        sandbox.define("host()", [](HostCall&) { return 1; });
        auto throwing = std::make_shared<ThrowingObserver>(kind, thrown);
        auto counting = std::make_shared<CountingObserver>();
        sandbox.add_observer(counting);
        sandbox.add_observer(throwing, {{kind}, library});
        for (int round = 0; round < 2; ++round) {
          throwing->seen = 0;
          counting->limits.clear();
          Outcome outcome = sandbox.run(kEverything);
          ASSERT_EQ(outcome.status, Status::HostError)
              << event_name(kind) << " " << outcome.stop_message;
          ASSERT_EQ(outcome.stop_message.find("an observer" + message_of(thrown)), 0u)
              << outcome.stop_message;
          ASSERT_EQ(throwing->seen, 1) << event_name(kind);
          ASSERT_FALSE(counting->limits.empty());
          ASSERT_EQ(counting->limits.back(), "host_error");
          ASSERT_EQ(witness(runtime), expected) << event_name(kind);
        }
      }
    }
  }
}

// --- functions, methods, fields

struct Thing {
  int value = 1;
};

void give_all(Sandbox& sandbox, HostClass<Thing>& things, Thrown thrown) {
  things.constructor("Thing(fails: bool = False)", [thrown](HostCall& call) {
    if (call[0].integer != 0) throw_it(thrown);
    return std::make_shared<Thing>();
  });
  things.method("method(self)", [thrown](Thing&, HostCall&) { throw_it(thrown); });
  things.method("typed(self, a: int)", [thrown](Thing&, int) { throw_it(thrown); });
  things.method("__len__(self)", [thrown](Thing&, HostCall&) -> HostResult {
    throw_it(thrown);
    return 1;
  });
  things.method("__add__(self, other)", [thrown](Thing&, HostCall&) { throw_it(thrown); });
  things.method("__eq__(self, other)", [thrown](Thing&, HostCall&) { throw_it(thrown); });
  things.field(
      "field",
      [thrown](Thing& thing) {
        throw_it(thrown);
        return thing.value;
      },
      [thrown](Thing&, HostValue&) { throw_it(thrown); });
  sandbox.expose_class(things);
  sandbox.define("function()", [thrown](HostCall&) { throw_it(thrown); });
  sandbox.define("typed(a: str)", [thrown](const std::string&) { throw_it(thrown); });
  HostModule module("tools");
  module.function("function()", [thrown](HostCall&) { throw_it(thrown); });
  sandbox.add_module(std::move(module));
}

constexpr const char* kHostExpressions[] = {
    "function()",      "typed('a')",      "Thing(True)",      "thing.method()",
    "thing.typed(1)",  "len(thing)",      "thing + 1",        "thing == 1",
    "thing.field",     "thing.field = 1", "tools.function()", "Thing.method(thing)",
    "[1].index(thing)"};

TEST(HostFailures, FunctionsThatThrowRaiseInTheGuest) {
  auto runtime = Runtime::create();
  Figures expected = witness(runtime);
  for (Thrown thrown : kAllThrown) {
    SandboxOptions options;
    options.policy.allow_import("tools");
    Sandbox sandbox(options, runtime);
    HostClass<Thing> things("Thing");
    give_all(sandbox, things, thrown);
    ASSERT_EQ(sandbox.definition_error(), "");
    for (const char* expression : kHostExpressions) {
      std::string source = "import tools\nthing = Thing()\ntry:\n    " + std::string(expression) +
                           "\nexcept Exception as error:\n    result = error\nrepr(result)\n";
      Outcome outcome = sandbox.run(source);
      ASSERT_EQ(outcome.status, Status::Ok) << source;
      ASSERT_EQ(outcome.return_value.text, exception_of(thrown)) << source;
      // Uncaught, it ends the run like any exception, and shows no more detail.
      outcome = sandbox.run("import tools\nthing = Thing()\n" + std::string(expression));
      ASSERT_EQ(outcome.status, Status::Error);
      ASSERT_EQ(witness(runtime), expected) << source;
    }
  }
}

// --- code of the host that runs without being called

struct CopyFails {
  CopyFails() = default;
  CopyFails(const CopyFails&) { throw std::runtime_error("no copies"); }
  CopyFails(CopyFails&&) noexcept {}
  HostResult operator()(HostCall&) const { return 1; }
  HostResult operator()(Thing&, HostCall&) const { return 1; }
};

TEST(HostFailures, FunctionsThatCannotBeCopiedAreFaultyDefinitions) {
  auto runtime = Runtime::create();
  {
    Sandbox sandbox({}, runtime);
    HostModule module("tools");
    module.function("function()", CopyFails());
    EXPECT_FALSE(sandbox.add_module(std::move(module)));
    EXPECT_EQ(sandbox.definition_error(), "'function()': it cannot be copied: no copies");
  }
  {
    Sandbox sandbox({}, runtime);
    HostClass<Thing> things("Thing");
    things.method("method(self)", CopyFails());
    EXPECT_FALSE(sandbox.expose_class(things));
    EXPECT_EQ(sandbox.definition_error(),
              "class 'Thing': 'method(self)': it cannot be copied: no copies");
  }
  {
    // The sandbox sees this class for the first time during a run.
    Sandbox sandbox({}, runtime);
    HostClass<Thing> things("Thing");
    things.method("method(self)", CopyFails());
    sandbox.define("lend()", [&](HostCall&) { return things.wrap(std::make_shared<Thing>()); });
    Outcome outcome = sandbox.run("try:\n    lend()\nexcept SystemError:\n    pass\n1");
    EXPECT_EQ(outcome.status, Status::Ok);
  }
  EXPECT_EQ(witness(runtime).status, Status::Ok);
}

// Counts the destruction of objects of the host.
struct Counted {
  explicit Counted(int* gone) : gone_(gone) {}
  ~Counted() { ++*gone_; }
  int* gone_;
};

TEST(HostFailures, ObjectsAreGivenBackHoweverACallEnds) {
  auto runtime = Runtime::create();
  int made = 0;
  int gone = 0;
  HostClass<Counted> counted("Counted");
  auto make = [&] {
    ++made;
    return counted.wrap(std::make_shared<Counted>(&gone));
  };
  {
    SandboxOptions options = open_options();
    options.on_output = [](std::string_view, bool) { throw 1; };
    options.limits.max_host_objects = 20;
    Sandbox sandbox(options, runtime);
    sandbox.define("lend()", [&](HostCall&) { return make(); });
    sandbox.define("nested()", [&](HostCall&) {
      return HostValue::list({make(), HostValue::tuple({make(), 1})});
    });
    sandbox.define("stash(a)", [&](HostCall& call) {
      call[0] = make();
      call[5] = make();
    });
    sandbox.define("fails(a)", [&](HostCall& call) -> HostResult {
      call[0] = make();
      throw std::runtime_error("boom");
    });
    sandbox.define("cancels()", [&](HostCall&) {
      sandbox.cancel();
      return make();
    });
    for (const char* source :
         {"lend()", "a = lend()\nnested()", "stash(1)", "fails(1)", "cancels()",
          "print(lend(), flush=True)", "kept = []\nwhile True:\n    kept.append(nested())",
          "try:\n    fails(1)\nexcept RuntimeError:\n    stash(2)\n1 // 0"}) {
      sandbox.run(source);
    }
    sandbox.run("1");
  }
  EXPECT_GT(made, 10);
  EXPECT_EQ(made, gone);
}

// --- others

TEST(HostFailures, ASandboxThatKeepsGlobalsStartsAfresh) {
  SandboxOptions options;
  bool fails = false;
  options.on_output = [&](std::string_view, bool) {
    if (fails) throw std::runtime_error("boom");
  };
  Session sandbox(options, AfterStop::Discard, Runtime::create());
  EXPECT_EQ(sandbox.run("a = 1\nprint(a)").status, Status::Ok);
  EXPECT_EQ(sandbox.run("print(a)").status, Status::Ok);
  fails = true;
  EXPECT_EQ(sandbox.run("print(a)").status, Status::HostError);
  fails = false;
  Outcome outcome = sandbox.run("print(a)");
  ASSERT_EQ(outcome.status, Status::Error);
  EXPECT_EQ(outcome.error->type, "NameError");
  EXPECT_EQ(sandbox.run("a = 2\nprint(a)").status, Status::Ok);
}

TEST(HostFailures, ASandboxWithinACallbackIsNotTouched) {
  auto runtime = Runtime::create();
  SandboxOptions options;
  options.on_output = [&](std::string_view, bool) {
    Sandbox inner({}, runtime);
    inner.define("fails()", [](HostCall&) { throw std::runtime_error("inner"); });
    Outcome outcome = inner.run("fails()");
    throw std::runtime_error(outcome.error->message + " seen outside");
  };
  Sandbox sandbox(options, runtime);
  Outcome outcome = sandbox.run("print('text')");
  EXPECT_EQ(outcome.status, Status::HostError);
  EXPECT_EQ(outcome.stop_message, "on_output failed: inner seen outside");
}

TEST(HostFailures, OtherThreadsOfTheRuntimeGoOn) {
  auto runtime = Runtime::create();
  Figures expected = witness(runtime);
  std::atomic<bool> stop{false};
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < 2; ++i) {
    threads.emplace_back([&] {
      while (!stop.load()) {
        if (!(witness(runtime) == expected)) ++wrong;
      }
    });
  }
  for (int round = 0; round < 20; ++round) {
    for (const Callback& callback : kCallbacks) {
      SandboxOptions options = open_options();
      callback.add(options, kAllThrown[static_cast<size_t>(round) % std::size(kAllThrown)]);
      Sandbox sandbox(options, runtime);
      Outcome outcome = sandbox.run(placed(kPlaces[0], callback.statement));
      if (outcome.status != Status::HostError) ++wrong;
    }
  }
  stop = true;
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong.load(), 0);
}

}  // namespace
}  // namespace hognose
