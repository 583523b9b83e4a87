// The compiler with long, deep or numerous input: it must emit valid code or report a clear error,
// in bounded time and memory.
//
// Register numbers have 8 bits. So there must be a way around them for everything that a program
// can have hundreds of.
#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "bytecode/verifier.h"
#include "compiler/compiler.h"
#include "syntax/parser/parser.h"

namespace hognose {
namespace {

std::string repeat(std::string_view text, int count) {
  std::string result;
  for (int i = 0; i < count; ++i) result += text;
  return result;
}

// text(0) separator text(1) ...
std::string join(int count, std::string_view separator,
                 const std::function<std::string(int)>& text) {
  std::string result;
  for (int i = 0; i < count; ++i) {
    if (i != 0) result += separator;
    result += text(i);
  }
  return result;
}

std::string numbered(std::string_view name, int count, std::string_view separator) {
  return join(count, separator, [&](int i) { return std::string(name) + std::to_string(i); });
}

// Returns the error message; empty if the code passes the verifier.
std::string outcome(const std::string& source) {
  Arena arena;
  ParseResult parsed = parse({source, SourceKind::Text}, ParseMode::Exec, arena);
  if (!parsed.ok()) return "not parsed: " + std::string(parsed.error.message);
  CompileResult result = compile(parsed, arena);
  if (result.outcome == ParseOutcome::Error) return std::string(result.error.message);
  if (!result.ok()) return "stopped";
  return verify(*result.code->root);
}

TEST(CompilerLimits, ManyVariables) {
  std::string assignments = join(1000, "", [](int i) {
    return "  v" + std::to_string(i) + " = a + " + std::to_string(i) + "\n";
  });
  std::string sum = numbered("v", 1000, " + ");
  EXPECT_EQ(outcome("def f(a):\n" + assignments + "  return " + sum + "\n"), "");
  EXPECT_EQ(outcome("def f(a):\n" + assignments + "  return lambda: " + sum + "\n"), "");
  EXPECT_EQ(outcome("def f(a):\n" + assignments + "  del v999, v5\n  v999 += v5\n"), "");
  EXPECT_EQ(outcome("def f(" + numbered("p", 1000, ", ") + "):\n  return p999 + f(p998)\n"), "");
  EXPECT_EQ(
      outcome("def f(*, " + numbered("p", 1000, "=1, ") + "=1, **k):\n  return lambda: p999\n"),
      "");
}

TEST(CompilerLimits, ManyArguments) {
  EXPECT_EQ(outcome("f(" + numbered("a", 1000, ", ") + ")"), "");
  EXPECT_EQ(outcome("f(" + numbered("a", 1000, "=1, ") + "=1)"), "");
  EXPECT_EQ(outcome("f(**x, " + numbered("a", 1000, "=1, ") + "=1)"), "");
  EXPECT_EQ(outcome("a.f(" + numbered("a", 1000, ", ") + ", *b)"), "");
  EXPECT_EQ(outcome("class A(" + numbered("b", 1000, ", ") + ", m=1): pass"), "");
  EXPECT_EQ(outcome("def f(" + numbered("p", 1000, "=a, ") + "=a): pass"), "");
}

TEST(CompilerLimits, LongDisplays) {
  EXPECT_EQ(outcome("x = [" + numbered("a", 10000, ", ") + "]"), "");
  EXPECT_EQ(outcome("x = (" + numbered("a", 10000, ", ") + ")"), "");
  EXPECT_EQ(outcome("x = {" + numbered("a", 10000, ", ") + "}"), "");
  EXPECT_EQ(outcome("x = {" + numbered("a", 10000, ": 1, ") + ": 1}"), "");
  EXPECT_EQ(outcome("x = [" + numbered("*a", 5000, ", ") + "]"), "");
  EXPECT_EQ(outcome("x = (" + numbered("", 100000, ", ") + ")"), "");
  EXPECT_EQ(outcome("x = f'" + repeat("{a} b", 1000) + "'"), "");
}

TEST(CompilerLimits, LongOperatorsAndConditions) {
  EXPECT_EQ(outcome("x = " + numbered("a", 1000, " and ")), "");
  EXPECT_EQ(outcome("if " + numbered("a", 1000, " or b and ") + ": pass"), "");
  EXPECT_EQ(outcome("x = " + numbered("a", 1000, " < ")), "");
  EXPECT_EQ(outcome("if " + numbered("a", 1000, " < ") + ": pass"), "");
  EXPECT_EQ(outcome("if a: pass\n" + repeat("elif b: x = 1\n", 5000) + "else: y = 2\n"), "");
  EXPECT_EQ(outcome("if 1: pass\n" + repeat("elif 1: x = 1\n", 5000)), "");
}

TEST(CompilerLimits, ChainsAsLongAsTheSource) {
  EXPECT_EQ(outcome("x = " + repeat("a + ", 100000) + "a"), "");
  EXPECT_EQ(outcome("x = " + repeat("1 + ", 100000) + "1"), "");
  EXPECT_EQ(outcome("x = a" + repeat(".b", 100000)), "");
  EXPECT_EQ(outcome("x = a" + repeat("()", 100000)), "");
  EXPECT_EQ(outcome("x = a" + repeat(".b()", 100000)), "");
  EXPECT_EQ(outcome("x = a" + repeat("[0]", 100000)), "");
}

TEST(CompilerLimits, ManyOfEverythingElse) {
  EXPECT_EQ(outcome(join(5000, "", [](int i) { return "x = " + std::to_string(i) + ".5\n"; })), "");
  EXPECT_EQ(outcome(numbered("a", 1000, ", ") + " = b"), "");
  EXPECT_EQ(outcome(numbered("a", 200, ", ") + ", *r = b"), "");
  EXPECT_EQ(outcome(numbered("a", 300, ", ") + ", *r = b"),
            "too many expressions in star-unpacking assignment");
  EXPECT_EQ(outcome("try: pass\n" + repeat("except A as e: print(e)\n", 500)), "");
  EXPECT_EQ(outcome("from a import (" + numbered("b", 1000, ", ") + ")"), "");
  EXPECT_EQ(outcome("x = [a " + repeat("for a in b ", 50) + "]"), "");
  EXPECT_EQ(outcome("x = [a for a in b " + repeat("if c ", 1000) + "]"), "");
  EXPECT_EQ(outcome(repeat("@a\n", 300) + "def f(): pass\n"), "too many decorators");
}

TEST(CompilerLimits, DeepNesting) {
  EXPECT_EQ(outcome("x = " + repeat("not ", 990) + "a"), "");
  EXPECT_EQ(outcome("x = " + repeat("-", 990) + "a"), "");
  EXPECT_EQ(outcome("x = " + repeat("a if b else ", 990) + "c"), "");
  EXPECT_EQ(outcome("x = " + repeat("lambda a=1: ", 900) + "a"), "");
  EXPECT_EQ(outcome("def f(z):\n x = " + repeat("lambda: ", 900) + "z"), "");
  EXPECT_EQ(outcome("x = " + repeat("[", 190) + "a" + repeat("]", 190)), "");
  EXPECT_EQ(outcome("x = " + repeat("f(", 60) + "a" + repeat(")", 60)), "");
  EXPECT_EQ(outcome("x = a" + repeat(" ** a", 900)), "too many nested expressions");
}

// Each exit from a try statement gets a copy of its finally suite, so nesting multiplies the
// copies.
TEST(CompilerLimits, NestedFinallySuitesAreBounded) {
  std::string source = "def f():\n";
  for (int i = 0; i < 18; ++i) {
    std::string indent(static_cast<size_t>(i + 1), ' ');
    source += indent + "try:\n" + indent + " return 1\n" + indent + "finally:\n";
  }
  source += std::string(20, ' ') + "pass\n";
  EXPECT_EQ(outcome(source), "too many nested finally blocks");
}

TEST(CompilerLimits, BudgetsEndTheCompilation) {
  std::string source = repeat("x = f(a, b) + [1, 2, a]\n", 1000);
  Arena arena;
  ParseResult parsed = parse({source, SourceKind::Text}, ParseMode::Exec, arena);
  ASSERT_TRUE(parsed.ok());
  Budget budget;
  budget.remaining = 500;
  CompileOptions options;
  options.budget = &budget;
  EXPECT_EQ(compile(parsed, arena, options).outcome, ParseOutcome::Stopped);
  CompileOptions small;
  small.memory_budget = 20000;
  EXPECT_EQ(compile(parsed, arena, small).outcome, ParseOutcome::MemoryLimit);
}

}  // namespace
}  // namespace hognose
