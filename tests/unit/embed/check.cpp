// Checking a program without running it: the names that the policy refuses, the metrics, and the
// limits on them, which runs enforce too.
#include "hognose/check.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "hognose/sandbox.h"

namespace hognose {
namespace {

using Texts = std::vector<std::string>;

Texts findings_of(std::string_view source, const Policy& policy = Policy()) {
  Texts texts;
  for (const Finding& finding : check(source, policy).findings) {
    texts.push_back(std::string(finding_name(finding.kind)) + " " + finding.name + " " +
                    std::to_string(finding.line));
  }
  return texts;
}

TEST(Check, GuardedNamesInEveryLiteralForm) {
  EXPECT_EQ(
      findings_of("x = ().__class__.__base__\n"
                  "getattr(int, '__subclasses__')\n"
                  "hasattr(x, '__mro__'); setattr(x, '__code__', 1); delattr(x, '__globals__')\n"
                  "match x:\n"
                  "    case int(__bases__=b): pass\n"
                  "x.f_globals = 1\n"
                  "class C:\n"
                  "    def __reduce__(self): return 1\n"
                  "x.real.__doc__\n"),
      (Texts{"guarded_name __base__ 1", "guarded_name __subclasses__ 2", "guarded_name __mro__ 3",
             "guarded_name __code__ 3", "guarded_name __globals__ 3", "guarded_name __bases__ 5",
             "guarded_name f_globals 6"}));
  EXPECT_EQ(findings_of("x = ().__class__.__base__\n", Policy(Profile::Standard)), Texts{});
}

TEST(Check, ImportsByThePolicy) {
  Policy policy;
  policy.allow_import("json");
  policy.allow_import("mine");
  EXPECT_EQ(findings_of("import json, re\n"
                        "import mine.part\n"
                        "import other\n"
                        "def f():\n"
                        "    from os import path\n"
                        "    from . import sibling\n",
                        policy),
            (Texts{"import re 1", "import other 3", "import os 5"}));
}

TEST(Check, BuiltinsThatAreAbsent) {
  EXPECT_EQ(findings_of("print(len('a'))\neval('1')\n"), (Texts{"builtin eval 2"}));
  EXPECT_EQ(findings_of("def eval(text): return text\neval('1')\n"), Texts{});
  EXPECT_EQ(findings_of("def f(exec): return exec\n"), Texts{});
  Policy open;
  ASSERT_FALSE(open.add_feature("eval"));
  EXPECT_EQ(findings_of("eval('1')\n", open), Texts{});
  EXPECT_EQ(findings_of("print(1)\n", Policy(Profile::Bare)), (Texts{"builtin print 1"}));
}

TEST(Check, BuiltinsThatTheEngineDoesNotHave) {
  CheckReport report = check("class C:\n    text = license(1)\n    breakpoint()\n", Policy());
  ASSERT_EQ(report.findings.size(), 2u);
  EXPECT_EQ(report.findings[0].message,
            "the builtin 'license' does not exist: belongs to an interactive interpreter");
  EXPECT_EQ(report.findings[1].name, "breakpoint");
  EXPECT_EQ(findings_of("def license(): pass\nlicense()\n"), Texts{});
  Policy policy;
  ASSERT_FALSE(policy.remove_builtin("KeyError"));
  EXPECT_EQ(findings_of("try: pass\nexcept KeyError: pass\n", policy),
            (Texts{"builtin KeyError 2"}));
}

TEST(Check, NamesInTextsThatFunctionsTake) {
  EXPECT_EQ(
      findings_of("import operator\n"
                  "operator.attrgetter('a', '__class__.__mro__')\n"
                  "operator.methodcaller('__subclasses__', '__code__')\n"
                  "object.__getattribute__(x, '__globals__')\n"
                  "x.__getattribute__(name='__closure__')\n"
                  "setattr(x, 'y', '__mro__')\n"
                  "__import__('os'); importlib.import_module('re')\n"
                  "from operator import __loader__\n",
                  [] {
                    Policy policy(Profile::Strict);
                    policy.allow_import("operator");
                    return policy;
                  }()),
      (Texts{"guarded_name __mro__ 2", "guarded_name __subclasses__ 3",
             "guarded_name __globals__ 4", "guarded_name __closure__ 5", "builtin __import__ 7",
             "import os 7", "import re 7", "guarded_name __loader__ 8"}));
}

TEST(Check, SyntaxErrorsHaveAPlace) {
  CheckReport report = check("x = 1\ny = (1,\n", Policy());
  ASSERT_EQ(report.findings.size(), 1u);
  EXPECT_EQ(report.findings[0].kind, FindingKind::SyntaxError);
  EXPECT_EQ(report.findings[0].line, 2u);
  EXPECT_EQ(report.findings[0].column, 4u);
  EXPECT_EQ(report.outcome.status, Status::Error);
  EXPECT_FALSE(report.clean());
}

TEST(Check, Figures) {
  CheckReport report = check(
      "def plain(): pass\n"
      "def f(a, b):\n"
      "    if a and b or a:\n"         // if, and, or
      "        for x in a:\n"          // for
      "            while x: x -= 1\n"  // while
      "    elif a: pass\n"             // elif
      "    else: assert b\n"           // assert
      "    try: pass\n"
      "    except ValueError: pass\n"                 // except
      "    return [y for y in a if y] if a else b\n"  // for, if, conditional
      "class C:\n"
      "    if plain: x = 1\n"  // counts for the module
      "    async def m(self):\n"
      "        match self:\n"
      "            case 1: pass\n"            // case
      "            case _ if self.x: pass\n"  // guard
      "            case _: pass\n",
      Policy());
  EXPECT_TRUE(report.clean());
  ASSERT_EQ(report.functions.size(), 4u);
  EXPECT_EQ(report.functions[0].name, "f");
  EXPECT_EQ(report.functions[0].complexity, 12u);
  EXPECT_EQ(report.functions[0].line, 2u);
  EXPECT_EQ(report.functions[1].name, "C.m");
  EXPECT_EQ(report.functions[1].complexity, 3u);
  EXPECT_EQ(report.functions[2].name, "<module>");
  EXPECT_EQ(report.functions[2].complexity, 2u);
  EXPECT_EQ(report.functions[3].complexity, 1u);
  EXPECT_EQ(report.complexity, 12u);
  EXPECT_EQ(report.total_complexity, 18u);
  EXPECT_EQ(report.nesting, 4u);
  EXPECT_EQ(report.lines, 17u);
  EXPECT_GT(report.statements, 15u);
  EXPECT_GT(report.instructions, 20u);
}

std::string repeated(std::string_view text, size_t count) {
  std::string all;
  while (count-- > 0) all += text;
  return all;
}

// A chain is as deep in the tree as it is long. Checking it must not use the stack.
TEST(Check, LongChains) {
  std::string sum = "x = 0" + repeated(" + 1", 100'000) + "\n";
  EXPECT_TRUE(check(sum, Policy()).clean());
  std::string choices = "x = 1\nif x: pass\n" + repeated("elif x: pass\n", 20'000);
  CheckReport report = check(choices, Policy());
  EXPECT_EQ(report.nesting, 1u);
  EXPECT_EQ(report.complexity, 20'002u);
  std::string attributes = "x = 1\nx" + repeated(".real", 50'000) + ".__base__\n";
  EXPECT_EQ(check(attributes, Policy()).findings.size(), 1u);
}

TEST(Check, BoundsHoldForRunsToo) {
  constexpr const char* kProgram =
      "x = 1\n"
      "def f():\n"
      "    if x:\n"
      "        for y in x: pass\n"
      "print('ran')\n";
  auto run = [&](uint32_t nesting, uint32_t complexity) {
    SandboxOptions options;
    options.limits.max_nesting = nesting;
    options.limits.max_complexity = complexity;
    return Sandbox(options).run(kProgram);
  };
  EXPECT_EQ(run(3, 3).output, "ran\n");
  Outcome deep = run(2, 3);
  EXPECT_EQ(deep.status, Status::Error);
  ASSERT_TRUE(deep.error.has_value());
  EXPECT_EQ(deep.error->type, "SyntaxError");
  EXPECT_EQ(deep.error->message,
            "blocks are nested too deeply: 3 levels, the limit is 2 (<string>, line 4)");
  Outcome tangled = run(3, 2);
  ASSERT_TRUE(tangled.error.has_value());
  EXPECT_EQ(tangled.error->message,
            "function 'f' is too complex: 3, the limit is 2 (<string>, line 2)");
  ProgramOptions options;
  options.limits.max_nesting = 2;
  EXPECT_FALSE(check(kProgram, Policy(), options).clean());
}

TEST(Check, BoundsHoldForModulesOfTheHost) {
  SandboxOptions options;
  options.limits.max_complexity = 2;
  options.policy.allow_import("tangled");
  options.find_module = [](std::string_view path) -> std::optional<SandboxOptions::ModuleSource> {
    if (path != "tangled.py") return std::nullopt;
    return SandboxOptions::ModuleSource{"if 1:\n    if 2:\n        pass\n", "tangled.py"};
  };
  Outcome outcome = Sandbox(options).run("import tangled\n");
  ASSERT_TRUE(outcome.error.has_value());
  EXPECT_EQ(outcome.error->message,
            "the module is too complex: 3, the limit is 2 (tangled.py, line 1)");
}

}  // namespace
}  // namespace hognose
