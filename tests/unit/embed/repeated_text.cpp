// A text that a sandbox of the process ran before is not compiled again. Nothing but time may show
// that.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "hognose/session.h"

namespace hognose {
namespace {

void expect_same(const Outcome& first, const Outcome& second) {
  EXPECT_EQ(first.status, second.status);
  EXPECT_EQ(first.output, second.output);
  EXPECT_EQ(first.stderr_output, second.stderr_output);
  EXPECT_EQ(first.stop_message, second.stop_message);
  EXPECT_EQ(first.steps, second.steps);
  EXPECT_EQ(first.memory_peak_bytes, second.memory_peak_bytes);
  EXPECT_EQ(first.return_value.integer, second.return_value.integer);
  EXPECT_EQ(first.error.has_value(), second.error.has_value());
  if (first.error && second.error) {
    EXPECT_EQ(first.error->traceback, second.error->traceback);
  }
}

std::string long_program(int lines) {
  std::string text;
  for (int i = 0; i < lines; ++i) {
    text += "def f" + std::to_string(i) + "(a, b=[1, 2]): return {a: b, 'k': " + std::to_string(i) +
            "}\n";
  }
  return text + "len(f0(1))";
}

const std::vector<std::string>& texts() {
  static const std::vector<std::string> kTexts = {
      "1+1",
      "1 / 0",
      "x = = 1",
      "print('\\d')",  // a SyntaxWarning
      "def f(n): return f(n - 1) if n else 1 / 0\nf(3)",
      "class C:\n    def __del__(self): print('gone')\nC()\n7",
      "import functools\n@functools.cache\ndef f(n): return n\nf(1); f(1)",
      "exec('y = 3')\ny",
      "while True: pass",
      "x = []\nwhile True: x.append([0] * 1000)",
      "print('x' * 10_000_000)",
      long_program(2000),
  };
  return kTexts;
}

SandboxOptions small() {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  options.limits.max_steps = 3'000'000;
  options.limits.max_memory_bytes = 16 << 20;
  return options;
}

// The first run of a text in a new runtime compiles it.
Outcome run_compiled(const std::string& text, const SandboxOptions& options = small(),
                     std::string_view filename = "<string>") {
  Sandbox sandbox(options, Runtime::create());
  return sandbox.run(text, filename);
}

TEST(RepeatedText, IsTheSameRun) {
  for (const std::string& text : texts()) {
    SCOPED_TRACE(text.substr(0, 60));
    const Outcome first = run_compiled(text, small(), "a.py");
    Sandbox sandbox(small());
    for (int i = 0; i < 3; ++i) expect_same(first, sandbox.run(text, "a.py"));
    Sandbox another(small());
    another.run("2");
    expect_same(first, another.run(text, "a.py"));
  }
}

TEST(RepeatedText, IsStoppedWhereItsCompilationWas) {
  const std::string text = long_program(300);
  Sandbox measured(small());
  const uint64_t steps = measured.run(text).steps;
  // Fuel for a part of the compilation, for all of it, and for a part of the run.
  for (uint64_t part = 1; part <= 40; ++part) {
    SandboxOptions options = small();
    options.limits.max_steps = steps * part / 40 + 1;
    const Outcome first = run_compiled(text, options);
    Sandbox sandbox(options);
    expect_same(first, sandbox.run(text));
    expect_same(first, sandbox.run(text));
    EXPECT_EQ(first.status, part == 40 ? Status::Ok : Status::StepLimit);
  }
  for (uint64_t kilobytes = 100; kilobytes < 1500; kilobytes += 50) {
    SandboxOptions options = small();
    options.limits.max_memory_bytes = kilobytes << 10;
    const Outcome first = run_compiled(text, options);
    Sandbox sandbox(options);
    expect_same(first, sandbox.run(text));
    expect_same(first, sandbox.run(text));
  }
}

TEST(RepeatedText, MeetsTheLimitsOfItsOwnSandbox) {
  const std::string text = "def f(n):\n    if n:\n        return 1\n    return 2\nf(0)";
  auto expect_refused = [&](auto set) {
    Sandbox wide(small());
    EXPECT_EQ(wide.run(text).return_value.integer, 2);
    SandboxOptions options = small();
    set(options);
    Sandbox narrow(options);
    const Outcome outcome = narrow.run(text);
    ASSERT_TRUE(outcome.error.has_value());
    EXPECT_EQ(outcome.error->type, "SyntaxError");
    expect_same(outcome, run_compiled(text, options));
    EXPECT_EQ(wide.run(text).return_value.integer, 2);
  };
  expect_refused([](SandboxOptions& options) { options.limits.max_nesting = 1; });
  expect_refused([](SandboxOptions& options) { options.limits.max_complexity = 1; });
  expect_refused([](SandboxOptions& options) { options.limits.max_source_bytes = 20; });
}

TEST(RepeatedText, DependsOnTopLevelAwait) {
  const std::string text = "import asyncio\nawait asyncio.sleep(0)\n5";
  SandboxOptions with = small();
  with.top_level_await = true;
  for (int i = 0; i < 2; ++i) {
    Sandbox awaiting(with), other(small());
    EXPECT_EQ(awaiting.run(text).return_value.integer, 5);
    const Outcome outcome = other.run(text);
    ASSERT_TRUE(outcome.error.has_value());
    EXPECT_EQ(outcome.error->type, "SyntaxError");
  }
}

TEST(RepeatedText, KeepsItsNamesAndLines) {
  Sandbox sandbox(small());
  EXPECT_NE(sandbox.run("1 / 0", "a.py").error->traceback.find("a.py"), std::string::npos);
  EXPECT_NE(sandbox.run("1 / 0", "b.py").error->traceback.find("b.py"), std::string::npos);
  EXPECT_NE(sandbox.run("1 / 0", "b.py").error->traceback.find("    1 / 0\n"), std::string::npos);
  EXPECT_EQ(sandbox.run("1 / 1", "b.py").status, Status::Ok);
}

TEST(RepeatedText, MayBeACellOfASession) {
  Session session(small());
  session.run("count = 0\nfunctions = []");
  const std::string cell = "def f(): return count\nfunctions.append(f)\ncount += 1\ncount";
  for (int i = 1; i <= 5; ++i) EXPECT_EQ(session.run(cell).return_value.integer, i);
  EXPECT_TRUE(session.rollback());
  EXPECT_EQ(session.run(cell).return_value.integer, 5);
  EXPECT_EQ(session.run("[f() for f in functions] == [5] * 5 and functions[0] is not functions[1]")
                .return_value.integer,
            1);
  EXPECT_EQ(session.run("while True: pass").status, Status::StepLimit);
  EXPECT_EQ(session.run("while True: pass").status, Status::StepLimit);
  session.discard();
  EXPECT_EQ(session.run(cell).error->type, "NameError");
  EXPECT_EQ(session.run(cell).error->type, "NameError");
}

TEST(RepeatedText, AwaitsOutsideFunctions) {
  SandboxOptions options = small();
  options.top_level_await = true;
  Sandbox sandbox(options);
  const char* text = "import asyncio\nawait asyncio.sleep(0)\n5";
  expect_same(sandbox.run(text), sandbox.run(text));
  EXPECT_EQ(sandbox.run(text).return_value.integer, 5);
}

}  // namespace
}  // namespace hognose
