// Runs on threads with small stacks: recursion ends with an error in the guest or, if there is no
// room to begin, with an error of the host's call.
#include <gtest/gtest.h>
#include <pthread.h>

#include <functional>
#include <string>

#include "embed/host/stack.h"
#include "hognose/host_call.h"
#include "hognose/sandbox.h"

namespace hognose {
namespace {

#ifdef HOGNOSE_DEV
constexpr size_t kSmall = 8 * 256 * 1024;  // the sanitizers make frames several times larger
#else
constexpr size_t kSmall = 256 * 1024;
#endif

void run_on_stack(size_t bytes, const std::function<void()>& work) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  ASSERT_EQ(pthread_attr_setstacksize(&attributes, bytes), 0);
  pthread_t thread;
  auto start = [](void* argument) -> void* {
    (*static_cast<const std::function<void()>*>(argument))();
    return nullptr;
  };
  ASSERT_EQ(pthread_create(&thread, &attributes, start, const_cast<std::function<void()>*>(&work)),
            0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
}

SandboxOptions standard() {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  return options;
}

std::string repeat(std::string_view piece, int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += piece;
  return text;
}

TEST(SmallStacks, ModulesAreImportedAndTextIsCompiled) {
  run_on_stack(kSmall, [] {
    Outcome outcome =
        Sandbox(standard())
            .run(
                "import argparse, asyncio, dataclasses, decimal, json, re, typing, unittest\n"
                "print(eval('(' * 150 + '1' + ')' * 150), eval('not ' * 900 + '1'))\n",
                "test.py");
    EXPECT_EQ(outcome.output, "1 True\n") << outcome.stop_message;
    EXPECT_FALSE(outcome.error.has_value()) << outcome.error->traceback;
  });
}

TEST(SmallStacks, TheDeepestSourceIsCompiled) {
  for (std::string source :
       {repeat("2 ** ", 250) + "1", repeat("lambda: ", 480) + "1",
        repeat("1 if x else ", 980) + "1", repeat("f(", 110) + repeat(")", 110),
        "match x:\n   case " + repeat("[", 190) + "1" + repeat("]", 190) + ": 1\n"}) {
    run_on_stack(kSmall, [&] {
      Outcome outcome = Sandbox(standard()).run("def g():\n " + source + "\nprint(1)\n", "test.py");
      EXPECT_EQ(outcome.output, "1\n") << outcome.error->traceback;
    });
  }
}

TEST(SmallStacks, RecursionThroughNativesEndsWithAnError) {
  const char* const kSource =
      "import copy, functools, json, re\n"
      "nested = []\n"
      "for i in range(100_000): nested = [nested]\n"
      "class C:\n"
      "    def __repr__(self): return repr([self])\n"
      "    def __eq__(self, other): return [self] == [other]\n"
      "    def __getattr__(self, name): return getattr(self, name + 'x')\n"
      "    def __hash__(self): return hash((self,))\n"
      "    def __iter__(self): return iter(list(self))\n"
      "    def __index__(self): return range(self)[0]\n"
      "def again(match): return re.sub('a', again, 'a')\n"
      "def compiled(): eval('compiled()')\n"
      "def sorting(n): return sorted([2, 1], key=sorting)\n"
      "def importing(): exec('import statistics\\nimporting()')\n"
      "for deep in [lambda: repr(nested), lambda: nested == nested[0], lambda: "
      "json.dumps(nested),\n"
      "             lambda: copy.deepcopy(nested), lambda: repr(C()), lambda: C() == C(), lambda: "
      "C().a,\n"
      "             lambda: hash(C()), lambda: list(C()), lambda: range(C()), lambda: again(0),\n"
      "             compiled, lambda: sorting(1), importing]:\n"
      "    try: deep()\n"
      "    except RecursionError: print(end='.')\n"
      "    else: print(end='?')\n";
  run_on_stack(kSmall, [&] {
    SandboxOptions options = standard();
    options.limits.max_time_seconds = 60;  // long enough for the sanitizers
    Outcome outcome = Sandbox(options).run(kSource, "test.py");
    EXPECT_EQ(outcome.output, "..............") << outcome.stop_message;
    EXPECT_FALSE(outcome.error.has_value()) << outcome.error->traceback;
  });
}

// A run inside a function of the host has the stack that the runs around it left.
TEST(SmallStacks, RunsWithinRunsEndWithAnError) {
  std::function<Outcome(int)> run_within = [&](int depth) {
    SandboxOptions options = standard();
    Sandbox sandbox(options);
    sandbox.define("within()", [&, depth](HostCall&) {
      Outcome inner = run_within(depth + 1);
      if (inner.error) return HostValue(inner.error->type);
      return inner.return_value;
    });
    return sandbox.run(
        "def deep(n):\n"
        "    return sorted([n], key=lambda n: deep(n - 1))[0] if n else within()\n"
        "deep(3)\n",
        "test.py");
  };
  for (size_t bytes : {kSmall / 2, kSmall, 2 * kSmall}) {
    run_on_stack(bytes, [&] {
      Outcome outcome = run_within(0);
      EXPECT_TRUE(outcome.status == Status::Ok || outcome.error.has_value());
    });
  }
}

// The stack of the engine decides how deep a program can recurse, not that of the thread.
TEST(SmallStacks, DepthDoesNotDependOnTheThread) {
  const char* const kSource =
      "depth = 0\n"
      "def deep(n):\n"
      "    global depth\n"
      "    depth = n\n"
      "    return sorted([n], key=lambda n: deep(n + 1))\n"
      "try: deep(1)\n"
      "except RecursionError: pass\n"
      "depth\n";
  SandboxOptions options = standard();
  options.limits.max_depth = 1'000'000;
  int64_t depth = Sandbox(options).run(kSource).return_value.integer;
  EXPECT_GT(depth, 1000);
  for (size_t bytes : {kSmall / 4, kSmall, 16 * kSmall}) {
    run_on_stack(bytes,
                 [&] { EXPECT_EQ(Sandbox(options).run(kSource).return_value.integer, depth); });
  }
}

__attribute__((noinline)) void with_stack_left(size_t bytes, const std::function<void()>& work) {
  if (host_stack_left() <= bytes) return work();
  volatile char frame[1024];
  frame[0] = 0;
  with_stack_left(bytes, work);
  frame[1] = frame[0];
}

TEST(SmallStacks, WithoutRoomNothingRuns) {
  run_on_stack(kSmall, [] {
    Sandbox sandbox(standard());
    with_stack_left(kStackForRun - 2048, [&] {
      Outcome outcome = sandbox.run("print(1)", "test.py");
      ASSERT_TRUE(outcome.error.has_value());
      EXPECT_EQ(outcome.error->type, "RecursionError");
      EXPECT_EQ(outcome.output, "");
    });
  });
}

}  // namespace
}  // namespace hognose
