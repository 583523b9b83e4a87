// Functions of the host: signatures, arguments, results, exceptions, limits, re-entrancy.
//
// Each test defines functions as a host would, runs guest code that calls them, and compares the
// results.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "hognose/sandbox.h"
#include "hognose/session.h"

namespace hognose {
namespace {

std::string error_of(const Outcome& outcome) {
  if (outcome.status == Status::Ok) return "ok: " + outcome.return_value.text;
  if (!outcome.error) return std::string(status_name(outcome.status)) + ": " + outcome.stop_message;
  return outcome.error->type + ": " + outcome.error->message;
}

// Returns the str that is the value of the program, or its error.
std::string text_of(const Outcome& outcome) {
  if (outcome.status == Status::Ok && outcome.return_value.kind == HostValue::Kind::Str) {
    return outcome.return_value.text;
  }
  return error_of(outcome);
}

HostResult echo(HostCall& call) { return std::move(call[0]); }

TEST(HostFunctions, ArgumentsBindAsThoseOfPythonFunctions) {
  Sandbox sandbox;
  ASSERT_TRUE(sandbox.define("f(a, b=2, /, c='x', *rest, d, e=None, **more)", [](HostCall& call) {
    EXPECT_EQ(call.size(), 7u);
    return HostValue::list({call[0], call[1], call["c"], call["rest"], call["d"], call["e"],
                            call["more"], call.given("b"), call.given("e")});
  })) << sandbox.definition_error();
  auto run = [&](const char* source) {
    return text_of(sandbox.run(std::string("repr(") + source + ")"));
  };
  EXPECT_EQ(run("f(1, d=4)"), "[1, 2, 'x', (), 4, None, {}, False, False]");
  EXPECT_EQ(run("f(1, 2, 3, 4, 5, d=6, e=None, z=7)"),
            "[1, 2, 3, (4, 5), 6, None, {'z': 7}, True, True]");
  EXPECT_EQ(run("f(1)"), "TypeError: f() missing required argument 'd' (pos 5)");
  EXPECT_EQ(run("f()"), "TypeError: f expected at least 1 argument, got 0");
}

TEST(HostFunctions, WrongCountsNeverReachTheHost) {
  Sandbox sandbox;
  int calls = 0;
  ASSERT_TRUE(sandbox.define("two(first, second)", [&](HostCall& call) {
    ++calls;
    return HostValue::tuple({call[0], call[1]});
  }));
  for (const char* source :
       {"two()", "two(1)", "two(1, 2, 3)", "two(1, first=1)", "two(1, third=3)", "two(*[1] * 40)",
        "two(**{'first': 1})", "two(1, 2, **{'sec' + 'ond': 3})"}) {
    Outcome outcome = sandbox.run(source);
    EXPECT_EQ(outcome.status, Status::Error) << source;
    EXPECT_EQ(outcome.error->type, "TypeError") << source;
  }
  EXPECT_EQ(calls, 0);
  EXPECT_EQ(text_of(sandbox.run("repr(two(*[1], second=2))")), "(1, 2)");
  EXPECT_EQ(calls, 1);
}

TEST(HostFunctions, PlainDataCrossesBothWays) {
  Sandbox sandbox;
  ASSERT_TRUE(sandbox.define("echo(value)", echo));
  Outcome outcome = sandbox.run(R"(
values = [None, True, 0, -5, 2**49, -2**62, 2**63, 10**40, 1.5, float('inf'), 1+2j, '', 'hé\U0001f40d',
          b'\x00\xff', [], [1, [2]], (), (1,), {1, 2}, frozenset({3}), {}, {'a': [1], (1, 2): None}, ...]
''.join(repr(v) + '\n' for v in values if not (type(echo(v)) is type(v) and echo(v) == v)))");
  EXPECT_EQ(text_of(outcome), "");
  EXPECT_GT(outcome.host_calls, 20u);
}

TEST(HostFunctions, InstancesOfSubclassesCountAsTheirBase) {
  Sandbox sandbox;
  ASSERT_TRUE(sandbox.define("echo(value)", echo));
  EXPECT_EQ(text_of(sandbox.run(R"(
class Text(str):
    def __str__(self): return 'lie'
    def __repr__(self): return 'lie'
    def __eq__(self, other): return True
    def __hash__(self): return 0
    def encode(self, *a): return b'lie'
    def __len__(self): return 10 ** 9
class Number(int):
    def __index__(self): return 13
    def __int__(self): return 13
class Items(list):
    def __iter__(self): return iter([9, 9])
    def __len__(self): return 10 ** 9
    def __getitem__(self, i): return 9
class Pairs(dict):
    def items(self): return [('lie', 1)]
    def keys(self): return ['lie']
    def __getitem__(self, key): return 'lie'
class Real(float):
    def __float__(self): return 9.0
given = [Text('true'), Number(7), Items([1, 2]), Pairs(a=Text('b')), Real(2.5), Number(2**70)]
repr([echo(v) for v in given] + [type(echo(v)).__name__ for v in given]))")),
            "['true', 7, [1, 2], {'a': 'b'}, 2.5, 1180591620717411303424, 'str', 'int', 'list', "
            "'dict', 'float', 'int']");
}

TEST(HostFunctions, ValuesThatAreNotDataAreRefusedByName) {
  Sandbox sandbox;
  int calls = 0;
  ASSERT_TRUE(sandbox.define("take(first, second=None)", [&](HostCall&) { ++calls; }));
  EXPECT_EQ(
      text_of(sandbox.run(R"(
class Thing:
    def __repr__(self): raise SystemExit('repr ran')
cycle = []
cycle.append(cycle)
knot = {}
knot['self'] = ({'again': [knot]},)
deep = []
for _ in range(500): deep = [deep]
shared = ['x']
for _ in range(60): shared = [shared, shared]
out = []
for value in [Thing(), Thing, len, take, iter([]), (x for x in []), slice(3), [1, {'k': Thing()}],
              {Thing(): 1}, cycle, knot, deep, shared, 'x' * (17 << 20), [None] * 100_001, memoryview(b''),
              NotImplemented, type]:
    try:
        take(1, second=value)
        out.append('taken')
    except BaseException as e:
        out.append(type(e).__name__ + ': ' + str(e))
'\n'.join(out))")),
      "TypeError: take() argument 'second' must be plain data, not Thing\n"
      "TypeError: take() argument 'second' must be plain data, not type\n"
      "TypeError: take() argument 'second' must be plain data, not builtin_function_or_method\n"
      "TypeError: take() argument 'second' must be plain data, not host_function\n"
      "TypeError: take() argument 'second' must be plain data, not list_iterator\n"
      "TypeError: take() argument 'second' must be plain data, not generator\n"
      "TypeError: take() argument 'second' must be plain data, not slice\n"
      "TypeError: take() argument 'second' contains a Thing, which is not plain data\n"
      "TypeError: take() argument 'second' contains a Thing, which is not plain data\n"
      "ValueError: take() argument 'second' is cyclic\n"
      "ValueError: take() argument 'second' is cyclic\n"
      "ValueError: take() argument 'second' is nested too deeply to be copied\n"
      "ValueError: take() argument 'second' is too large to be copied\n"
      "ValueError: take() argument 'second' is too large to be copied\n"
      "ValueError: take() argument 'second' is too large to be copied\n"
      "TypeError: take() argument 'second' must be plain data, not memoryview\n"
      "TypeError: take() argument 'second' must be plain data, not NotImplementedType\n"
      "TypeError: take() argument 'second' must be plain data, not type");
  EXPECT_EQ(calls, 0);
}

TEST(HostFunctions, AnnotationsAreCheckedBeforeTheCall) {
  Sandbox sandbox;
  int calls = 0;
  ASSERT_TRUE(sandbox.define(
      "f(name: str, count: int = 3, rate: float | None = None, *more: int, **named: str) -> str",
      [&](HostCall& call) {
        ++calls;
        EXPECT_EQ(call["name"].kind, HostValue::Kind::Str);
        EXPECT_EQ(call["count"].kind, HostValue::Kind::Int);
        EXPECT_TRUE(call["rate"].kind == HostValue::Kind::Float || call["rate"].is_none());
        return call["name"].text + std::to_string(call["count"].integer);
      }))
      << sandbox.definition_error();
  auto run = [&](const char* source) { return text_of(sandbox.run(source)); };
  EXPECT_EQ(run("f('a')"), "a3");
  EXPECT_EQ(run("f('a', True, 2)"), "a1");
  EXPECT_EQ(run("f('a', 1, 2.5, 3, 4, x='y')"), "a1");
  EXPECT_EQ(calls, 3);
  EXPECT_EQ(run("f(1)"), "TypeError: f() argument 'name' must be str, not int");
  EXPECT_EQ(run("f('a', 'b')"), "TypeError: f() argument 'count' must be int, not str");
  EXPECT_EQ(run("f('a', 2.0)"), "TypeError: f() argument 'count' must be int, not float");
  EXPECT_EQ(run("f('a', 2**63)"), "OverflowError: f() argument 'count' does not fit in 64 bits");
  EXPECT_EQ(run("f('a', 1, 'x')"), "TypeError: f() argument 'rate' must be float | None, not str");
  EXPECT_EQ(run("f('a', 1, None, 1, None)"),
            "TypeError: f() argument 'more' must be int, not None");
  EXPECT_EQ(run("f('a', k=1)"), "TypeError: f() argument 'named' must be str, not int");
  EXPECT_EQ(
      run("f.__text_signature__"),
      "(name: str, count: int = 3, rate: float | None = None, *more: int, **named: str) -> str");
  EXPECT_EQ(calls, 3);
}

double area(double width, double height) noexcept { return width * height; }

TEST(HostFunctions, ParametersInCppAreChecked) {
  Sandbox sandbox;
  int calls = 0;
  ASSERT_TRUE(sandbox.define("area(width, height=2.0)", area)) << sandbox.definition_error();
  ASSERT_TRUE(sandbox.define("pick(names, index=-1, shout=False, other=None)",
                             [&](const std::vector<std::string>& names, int8_t index, bool shout,
                                 std::optional<std::string> other) -> HostResult {
                               ++calls;
                               if (index < 0) return other.value_or("nobody") + (shout ? "!" : "");
                               if (static_cast<size_t>(index) >= names.size()) {
                                 return HostResult::raise("IndexError", "no such name");
                               }
                               return names[static_cast<size_t>(index)];
                             }));
  ASSERT_TRUE(sandbox.define("nothing()", [&] { ++calls; }));
  ASSERT_TRUE(sandbox.define("same(value)", [](HostValue value) { return value; }));
  ASSERT_TRUE(sandbox.define("sum(*values)", [](std::vector<int64_t> values) {
    int64_t sum = 0;
    for (int64_t value : values) sum += value;
    return sum;
  }));
  auto run = [&](const char* source) {
    return text_of(sandbox.run(std::string("str(") + source + ")"));
  };
  EXPECT_EQ(run("(area(3, 1.5), area(True), area(height=1, width=4))"), "(4.5, 2.0, 4.0)");
  EXPECT_EQ(run("(pick(['a', 'b'], 1), pick((), shout=True), pick([], other='x'), nothing())"),
            "('b', 'nobody!', 'x', None)");
  EXPECT_EQ(run("(same({'a': [1]}), sum(), sum(1, True, 40))"), "({'a': [1]}, 0, 42)");
  EXPECT_EQ(calls, 4);
  EXPECT_EQ(run("area('3', 1)"), "TypeError: area() argument 'width' must be float");
  EXPECT_EQ(run("area(1, None)"), "TypeError: area() argument 'height' must be float");
  EXPECT_EQ(run("pick(['a', 1])"), "TypeError: pick() argument 'names' must be list of str");
  EXPECT_EQ(run("pick('ab')"), "TypeError: pick() argument 'names' must be list of str");
  EXPECT_EQ(run("pick([], 128)"), "TypeError: pick() argument 'index' must be int");
  EXPECT_EQ(run("pick([], 1.0)"), "TypeError: pick() argument 'index' must be int");
  EXPECT_EQ(run("pick([], 2**70)"), "TypeError: pick() argument 'index' must be int");
  EXPECT_EQ(run("pick([], 1, 1)"), "TypeError: pick() argument 'shout' must be bool");
  EXPECT_EQ(run("pick([], 1, True, 5)"), "TypeError: pick() argument 'other' must be str | None");
  EXPECT_EQ(run("pick([], 7)"), "IndexError: no such name");
  EXPECT_EQ(run("sum(1, 'x')"), "TypeError: sum() argument 'values' must be list of int");
  EXPECT_EQ(calls, 5);
  EXPECT_FALSE(sandbox.define("f(a)", area));
  EXPECT_EQ(sandbox.definition_error(), "'f(a)': the host's function takes 2 arguments");
}

TEST(HostFunctions, FaultyDefinitionsAreReportedByEveryRun) {
  for (const char* signature : {"",
                                "f",
                                "f(",
                                "f(a",
                                "f(a b)",
                                "f(a,, b)",
                                "f(a, a)",
                                "f(*a, *b)",
                                "f(**a, b)",
                                "f(/)",
                                "f(a=1, b)",
                                "1f()",
                                "f(1a)",
                                "f(a:)",
                                "f(a: in t)",
                                "f(a) x",
                                "class()",
                                "f(if)",
                                "f(a=)",
                                "f(*)",
                                "f(a, *)",
                                "f g()",
                                "f(a,b,c,d,e,f,g,h,i,j,k,l,m)",
                                "é(a)",
                                "f(a: str | )"}) {
    Sandbox sandbox;
    EXPECT_FALSE(sandbox.define(signature, echo)) << signature;
    EXPECT_NE(sandbox.definition_error(), "") << signature;
    Outcome outcome = sandbox.run("1");
    EXPECT_EQ(outcome.status, Status::Error) << signature;
    EXPECT_EQ(outcome.error->message,
              "a definition of the host is faulty: " + sandbox.definition_error());
  }
}

TEST(HostFunctions, HostExceptionsArriveWithTheirMessageOnly) {
  Sandbox sandbox;
  sandbox.define("raise_(type, message)",
                 [](HostCall& call) { return HostResult::raise(call[0].text, call[1].text); });
  sandbox.define("throw_(kind)", [](HostCall& call) -> HostResult {
    if (call[0].integer == 0) throw std::runtime_error("disk on fire");
    if (call[0].integer == 1) throw HostException("KeyError", "who");
    if (call[0].integer == 2) throw 42;
    return {};
  });
  EXPECT_EQ(text_of(sandbox.run(R"(
out = []
for name in ['ValueError', 'KeyError', 'OSError', 'StopIteration', 'ZeroDivisionError', 'SystemExit',
             'NoSuchError', '', 'UnicodeDecodeError', 'ExceptionGroup', 'Warning', 'object', 'None', '__import__']:
    try:
        raise_(name, 'why')
    except BaseException as e:
        out.append(f'{type(e).__name__}{e.args!r} {e.__cause__} {e.__context__}')
for kind in range(4):
    try:
        out.append(repr(throw_(kind)))
    except Exception as e:
        out.append(f'{type(e).__name__}{e.args!r}')
'\n'.join(out))")),
            "ValueError('why',) None None\n"
            "KeyError('why',) None None\n"
            "OSError('why',) None None\n"
            "StopIteration('why',) None None\n"
            "ZeroDivisionError('why',) None None\n"
            "SystemExit('why',) None None\n"
            "RuntimeError('NoSuchError: why',) None None\n"
            "RuntimeError('why',) None None\n"
            "RuntimeError('UnicodeDecodeError: why',) None None\n"
            "RuntimeError('ExceptionGroup: why',) None None\n"
            "Warning('why',) None None\n"
            "RuntimeError('object: why',) None None\n"
            "RuntimeError('None: why',) None None\n"
            "RuntimeError('__import__: why',) None None\n"
            "RuntimeError('disk on fire',)\n"
            "KeyError('who',)\n"
            "RuntimeError('a function of the host failed',)\n"
            "None");
  Outcome outcome = sandbox.run("raise_('ValueError', 'out')", "prog.py");
  ASSERT_TRUE(outcome.error);
  EXPECT_EQ(outcome.error->traceback,
            "Traceback (most recent call last):\n"
            "  File \"prog.py\", line 1, in <module>\n"
            "    raise_('ValueError', 'out')\n"
            "    ~~~~~~^^^^^^^^^^^^^^^^^^^^^\n"
            "ValueError: out\n");
}

TEST(HostFunctions, InvalidUtf8DoesNoHarm) {
  Sandbox sandbox;
  sandbox.define("bad()", [](HostCall&) { return HostValue("a\xff"); });
  sandbox.define("fail()", [](HostCall&) { return HostResult::raise("Value\xff", "b\xfe"); });
  sandbox.define("digits(text)", [](HostCall& call) { return HostValue::big_int(call[0].text); });
  EXPECT_EQ(error_of(sandbox.run("bad()")), "ValueError: text from the host is not valid UTF-8");
  EXPECT_EQ(error_of(sandbox.run("fail()")), "RuntimeError: Value?: b?");
  for (const char* text : {"''", "'-'", "'1x'", "'--1'", "' 1'"}) {
    EXPECT_EQ(error_of(sandbox.run("digits(" + std::string(text) + ")")),
              "ValueError: a number from the host is not an integer");
  }
  EXPECT_EQ(text_of(sandbox.run("str(digits('-1' + '0' * 30))")), "-1" + std::string(30, '0'));
}

TEST(HostFunctions, ResultsDrawMemoryAndFuel) {
  SandboxOptions options;
  options.limits.max_memory_bytes = 8 << 20;
  Sandbox sandbox(options);
  sandbox.define("big()", [](HostCall&) { return std::string(64 << 20, 'x'); });
  sandbox.define("many()", [](HostCall&) {
    return HostValue::list(std::vector<HostValue>(4'000'000, HostValue(1)));
  });
  EXPECT_EQ(error_of(sandbox.run("big()")), "MemoryError: ");
  EXPECT_EQ(error_of(sandbox.run("many()")), "MemoryError: ");
  options.limits.max_steps = 100'000;
  options.limits.max_memory_bytes = 1 << 30;
  Sandbox short_of_steps(options);
  short_of_steps.define("many()", [](HostCall&) {
    return HostValue::list(std::vector<HostValue>(1'000'000, HostValue(1)));
  });
  EXPECT_EQ(short_of_steps.run("many()").status, Status::StepLimit);
  // Copies of arguments count as memory of the run during the call.
  sandbox.define("take(x)", [](HostCall&) {});
  EXPECT_EQ(sandbox.run("x = [[]] * 90_000\ntake(x)").status, Status::MemoryError);
  EXPECT_EQ(sandbox.run("x = [[]] * 9_000\nfor _ in range(20): take(x)").status, Status::Ok);
}

TEST(HostFunctions, CallsAreCountedAndLimited) {
  SandboxOptions options;
  options.limits.max_host_calls = 5;
  Sandbox sandbox(options);
  int calls = 0;
  sandbox.define("f()", [&](HostCall&) { return ++calls; });
  Outcome outcome = sandbox.run("for _ in range(5): f()");
  EXPECT_EQ(outcome.status, Status::Ok);
  EXPECT_EQ(outcome.host_calls, 5u);
  outcome = sandbox.run(
      "try:\n    while True: f()\nexcept BaseException:\n    f()\nfinally:\n    print('no')");
  EXPECT_EQ(outcome.status, Status::HostLimit);
  EXPECT_EQ(status_name(outcome.status), "host_limit");
  EXPECT_EQ(outcome.stop_message.substr(0, 36), "limit of 5 calls of the host reached");
  EXPECT_EQ(outcome.output, "");
  EXPECT_EQ(outcome.host_calls, 5u);
  EXPECT_EQ(calls, 10);
}

TEST(HostFunctions, TimeOfTheHostHasABudgetOfItsOwn) {
  SandboxOptions options;
  options.limits.max_time_seconds = 0.05;
  options.limits.max_host_seconds = 0.4;
  Sandbox sandbox(options);
  double seen = -1;
  sandbox.define("wait(seconds: float)", [&](HostCall& call) {
    seen = call.remaining_seconds();
    std::this_thread::sleep_for(std::chrono::duration<double>(call[0].number));
  });
  Outcome outcome = sandbox.run("wait(0.1)\nwait(0.1)\n'done'");
  EXPECT_EQ(text_of(outcome), "done");
  EXPECT_GT(seen, 0.0);
  EXPECT_LT(seen, 0.31);
  outcome = sandbox.run("try:\n    wait(0.5)\nexcept BaseException: pass\nprint('no')");
  EXPECT_EQ(outcome.status, Status::Timeout);
  EXPECT_EQ(outcome.stop_message.substr(0, 54),
            "time limit of 0.4 s for functions of the host reached ");
  EXPECT_EQ(outcome.output, "");
  // Without that limit, the time counts like any other.
  options.limits.max_host_seconds = 0;
  Sandbox plain(options);
  plain.define("wait(seconds: float)", [&](HostCall& call) {
    seen = call.remaining_seconds();
    std::this_thread::sleep_for(std::chrono::duration<double>(call[0].number));
  });
  outcome = plain.run("wait(0.1)\nprint('no')");
  EXPECT_EQ(outcome.status, Status::Timeout);
  EXPECT_EQ(outcome.output, "");
  EXPECT_LE(seen, 0.05);
}

TEST(HostFunctions, AHostFunctionMayCancelTheRun) {
  Sandbox sandbox;
  bool before = true;
  bool after = false;
  sandbox.define("stop()", [&](HostCall& call) {
    before = call.cancelled();
    sandbox.cancel();
    after = call.cancelled();
  });
  Outcome outcome = sandbox.run("try:\n    stop()\nfinally:\n    print('no')");
  EXPECT_EQ(outcome.status, Status::Cancelled);
  EXPECT_EQ(outcome.output, "");
  EXPECT_FALSE(before);
  EXPECT_TRUE(after);
  EXPECT_EQ(text_of(sandbox.run("'again'")), "again");
}

TEST(HostFunctions, TheSameSandboxIsRefusedAnotherOneRuns) {
  Sandbox inner;
  inner.set_global("n", 20);
  Sandbox sandbox;
  Outcome refused;
  bool defined = true;
  sandbox.define("again()", [&](HostCall&) {
    refused = sandbox.run("1");
    defined = sandbox.define("late()", echo) || sandbox.set_global("late", 1) ||
              sandbox.add_source_module("late", "");
  });
  sandbox.define("other(source: str)",
                 [&](HostCall& call) { return inner.run(call[0].text).return_value; });
  EXPECT_EQ(text_of(sandbox.run("again()\nimport_ = [object() for _ in range(1000)]\n'fine'")),
            "fine");
  EXPECT_EQ(refused.status, Status::Error);
  EXPECT_EQ(error_of(refused), "RuntimeError: the sandbox is running already");
  EXPECT_FALSE(defined);
  EXPECT_EQ(text_of(sandbox.run(
                "x = [other('[i * n for i in range(3)]') for _ in range(10)]\nrepr(x[9])")),
            "[0, 20, 40]");
  EXPECT_EQ(text_of(sandbox.run("'still'")), "still");
}

// The host's functions have enough stack however deep the guest nests calls of natives.
TEST(HostFunctions, TheHostHasStackToWorkWith) {
  Sandbox sandbox;
  Sandbox inner;
  int calls = 0;
  sandbox.define("host(n)", [&](HostCall& call) {
    ++calls;
    volatile char room[200 * 1024];
    for (size_t i = 0; i < sizeof room; i += 512) room[i] = static_cast<char>(i);
    if (call[0].integer % 50 == 0) {
      EXPECT_EQ(inner.run("sorted([3, 1, 2], key=lambda n: -n)[0]").return_value.integer, 3);
    }
  });
  const char* source = R"(
depth = 0
class Deep:
    def __repr__(self):
        global depth
        depth += 1
        host(depth)
        return repr([self.next])
def chain(n):
    d = None
    for _ in range(n):
        e = Deep()
        e.next = d
        d = e
    return d
try:
    repr(chain(100_000))
except RecursionError as e:
    result = str(e)
result)";
  auto check = [&] {
    SandboxOptions options;
    Outcome outcome = sandbox.run(source);
    EXPECT_EQ(text_of(outcome).substr(0, 32), "maximum recursion depth exceeded");
  };
  check();
  EXPECT_GT(calls, 100);
  std::thread(check).join();
}

TEST(HostFunctions, KeptGlobalsRunOnAnyThread) {
  SandboxOptions options;
  options.limits.max_depth = 1'000'000;
  Session sandbox(options);
  const char* deep = R"(
class Deep:
    def __repr__(self): return repr([Deep()])
try:
    repr(Deep())
except RecursionError:
    result = 'stopped'
result)";
  EXPECT_EQ(text_of(sandbox.run(deep)), "stopped");
  for (int i = 0; i < 3; ++i) {
    std::string text;
    std::thread([&] {
      text = text_of(sandbox.run(deep)) + text_of(sandbox.run("repr([[[1]]])"));
    }).join();
    EXPECT_EQ(text, "stopped[[[1]]]");
    EXPECT_EQ(text_of(sandbox.run("repr([[[1]]])")), "[[[1]]]");
  }
}

TEST(HostFunctions, GuestsSeeTheFunctionOnly) {
  for (Profile profile : {Profile::Strict, Profile::Standard}) {
    SandboxOptions options;
    options.policy = Policy(profile);
    options.policy.allow_import("*");
    Sandbox sandbox(options);
    sandbox.define("lookup(key: str, default=None)", echo);
    Outcome outcome = sandbox.run(R"(
import copy
out = [repr(lookup), str(type(lookup)), lookup.__name__, lookup.__qualname__, callable(lookup), lookup == lookup,
       hash(lookup) == hash(lookup)]
for name in ['__self__', '__func__', '__dict__', '__globals__', '__code__', '__closure__', '__defaults__', '__module__',
             '__wrapped__', '__reduce__', '__reduce_ex__', '__getstate__', '__builtins__', '__loader__', '__spec__',
             '__class__', '__init__', '__new__', '__call__', '__subclasses__', '__bases__', '__mro__', '__get__']:
    try:
        value = getattr(lookup, name)
        if name in ('__reduce__', '__reduce_ex__', '__getstate__'): value = value(*([2] if name[-4] == 'x' else []))
        out.append((name, type(value).__name__))
    except Exception as e:
        out.append((name, type(e).__name__))
def attempt(f):
    try:
        f()
        out.append('DONE')
    except Exception as e:
        out.append(f'{type(e).__name__}: {e}')
attempt(lambda: setattr(lookup, 'x', 1))
attempt(lambda: setattr(lookup, '__name__', 'x'))
attempt(lambda: delattr(lookup, '__name__'))
attempt(lambda: type(lookup)())
attempt(lambda: type('X', (type(lookup),), {}))
attempt(lambda: object.__new__(type(lookup)))
attempt(lambda: setattr(type(lookup), 'x', 1))
attempt(lambda: copy.copy(lookup))
attempt(lambda: copy.deepcopy([lookup]))
attempt(lambda: lookup.__init__(1))
attempt(lambda: type(lookup).__call__(5, 'x'))
out.append(type(lookup).__call__(lookup, 'x'))
class Holder:
    f = lookup
out.append(Holder().f('y'))
'\n'.join(map(str, out)))");
    std::string text = text_of(outcome);
    EXPECT_EQ(text.find("DONE"), std::string::npos) << text;
    // The output is the same in both profiles, except for the names that every object has.
    std::string shown;
    for (size_t start = 0; start < text.size();) {
      size_t end = std::min(text.find('\n', start), text.size());
      std::string line = text.substr(start, end - start);
      if (!line.ends_with("'AttributeError')")) shown += line + "\n";
      start = end + 1;
    }
    bool strict = profile == Profile::Strict;
    EXPECT_EQ(
        shown,
        std::string("<host function lookup>\n"
                    "<class 'host_function'>\n"
                    "lookup\n"
                    "lookup\n"
                    "True\n"
                    "True\n"
                    "True\n") +
            (strict ? ""
                    : "('__reduce__', 'TypeError')\n"
                      "('__reduce_ex__', 'TypeError')\n"
                      "('__getstate__', 'NoneType')\n") +
            "('__class__', 'type')\n"
            "('__init__', 'method-wrapper')\n"
            "('__new__', 'builtin_function_or_method')\n"
            "('__call__', 'method-wrapper')\n"
            "AttributeError: 'host_function' object has no attribute 'x' and no __dict__ for "
            "setting new attributes\n"
            "AttributeError: attribute '__name__' of 'host_function' objects is not writable\n"
            "AttributeError: attribute '__name__' of 'host_function' objects is not writable\n"
            "TypeError: cannot create 'host_function' instances\n"
            "TypeError: type 'host_function' is not an acceptable base type\n"
            "TypeError: object.__new__(host_function) is not safe, use host_function.__new__()\n"
            "TypeError: cannot set 'x' attribute of immutable type 'host_function'\n"
            "TypeError: cannot pickle 'host_function' object\n"
            "TypeError: cannot pickle 'host_function' object\n"
            "TypeError: host_function.__init__() takes exactly one argument (the instance to "
            "initialize)\n"
            "TypeError: descriptor '__call__' requires a 'host_function' object but received a "
            "'int'\n"
            "x\n"
            "y\n");
  }
}

TEST(HostFunctions, BareProfileHasThemAndNothingElse) {
  SandboxOptions options;
  options.policy = Policy(Profile::Bare);
  Sandbox sandbox(options);
  sandbox.define("f(x)", echo);
  sandbox.set_global("n", 41);
  Outcome outcome = sandbox.run("f(n + 1)");
  EXPECT_EQ(outcome.return_value.integer, 42);
  for (const char* name : {"print",
                           "len",
                           "type",
                           "object",
                           "str",
                           "int",
                           "isinstance",
                           "getattr",
                           "range",
                           "list",
                           "dict",
                           "eval",
                           "exec",
                           "open",
                           "input",
                           "Exception",
                           "ValueError",
                           "__import__",
                           "__build_class__",
                           "__builtins__"}) {
    EXPECT_EQ(error_of(sandbox.run(name)).substr(0, 10), "NameError:") << name;
  }
  EXPECT_EQ(
      error_of(sandbox.run("import math")),
      "ImportError: import of 'math' is not allowed by the policy (rule: imports, profile: bare)");
}

TEST(HostFunctions, KeepGlobalsKeepsFunctions) {
  Session sandbox;
  int calls = 0;
  sandbox.define("f(x)", [&](HostCall& call) { return call[0].integer + ++calls; });
  EXPECT_EQ(sandbox.run("g = f\ng(10)").return_value.integer, 11);
  EXPECT_EQ(sandbox.run("g(10)").return_value.integer, 12);
  EXPECT_TRUE(sandbox.define("late(x)", echo));
  EXPECT_EQ(sandbox.run("late(g(10))").return_value.integer, 13);
}

TEST(HostFunctions, ManyCallsUnderStress) {
  Sandbox sandbox;
  SandboxDebug debug;
  debug.collect_always = true;
  debug.collect_every = 3;
  sandbox.set_debug(debug);
  sandbox.define("echo(value)", echo);
  EXPECT_EQ(text_of(sandbox.run(R"(
ok = True
for i in range(60):
    value = {'k': [i, str(i), (i, [float(i)])], i: {i, str(i)}}
    ok = ok and echo(value) == value and echo(value=value) == value
str(ok))")),
            "True");
}

}  // namespace
}  // namespace hognose
