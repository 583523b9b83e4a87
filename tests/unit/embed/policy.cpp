// Policies that a host changes: which changes are refused and why, and the effect of the others on
// a run.
#include "hognose/policy.h"

#include <gtest/gtest.h>

#include <string>

#include "hognose/policy_table.h"
#include "hognose/sandbox.h"

namespace hognose {
namespace {

using Kind = PolicyError::Kind;

void expect_made(const std::optional<PolicyError>& error) {
  EXPECT_FALSE(error.has_value()) << (error ? error->message : "");
}

void expect_refused(const std::optional<PolicyError>& error, Kind kind, const std::string& text) {
  ASSERT_TRUE(error.has_value());
  EXPECT_EQ(error->kind, kind) << error->message;
  EXPECT_EQ(error->message, text);
}

// Returns the output of the program, or the type and message of its exception.
std::string run(const Policy& policy, std::string_view source) {
  SandboxOptions options;
  options.policy = policy;
  Sandbox sandbox(options);
  Outcome outcome = sandbox.run(source);
  if (outcome.error) return outcome.error->type + ": " + outcome.error->message;
  return outcome.output;
}

TEST(Policy, RefusesUnknownNames) {
  Policy policy;
  expect_refused(
      policy.add_builtin("copyright"), Kind::UnknownName,
      "'copyright' is not a builtin of the engine: belongs to an interactive interpreter");
  expect_refused(policy.remove_builtin("getatr"), Kind::UnknownName,
                 "'getatr' is not a builtin of the engine");
  expect_refused(policy.add_module("socket"), Kind::UnknownName,
                 "'socket' is not a module of the engine");
  expect_refused(policy.remove_module("mathh"), Kind::UnknownName,
                 "'mathh' is not a module of the engine");
  expect_refused(policy.add_feature("root"), Kind::UnknownName, "unknown feature 'root'");
  expect_refused(policy.remove_guarded_name("real"), Kind::UnknownName,
                 "'real' is not a guarded name of the table");
  EXPECT_EQ(run(policy, "print(len([1]))"), "1\n");
}

TEST(Policy, RefusesPrivateModules) {
  Policy policy;
  expect_refused(policy.add_module("_signature"), Kind::PrivateModule,
                 "module '_signature' is internal to the library; no policy can open it");
  expect_refused(policy.remove_module("_signature"), Kind::PrivateModule,
                 "module '_signature' is internal to the library; no policy can open it");
}

TEST(Policy, RefusesNamesOfTheWrongKind) {
  Policy policy;
  expect_refused(policy.add_guarded_name("a.b"), Kind::BadName,
                 "'a.b' is not an attribute name (ASCII letters, digits and _)");
  expect_refused(policy.add_guarded_name(""), Kind::BadName,
                 "'' is not an attribute name (ASCII letters, digits and _)");
  expect_refused(policy.add_guarded_name("na\xC3\xAFve"), Kind::BadName,
                 "'na\xC3\xAFve' is not an attribute name (ASCII letters, digits and _)");
  expect_refused(policy.add_host_module("a.b"), Kind::BadName,
                 "'a.b' is not the top-level name of a module (ASCII letters, digits and _)");
  expect_refused(policy.remove_builtin("None"), Kind::BadName,
                 "'None' is a constant of the language and cannot be removed");
}

TEST(Policy, RefusesContradictions) {
  Policy policy;
  expect_made(policy.add_builtin("eval"));
  expect_refused(policy.remove_builtin("eval"), Kind::Contradiction,
                 "builtin 'eval' was already added");
  expect_refused(policy.remove_feature("eval"), Kind::Contradiction,
                 "its builtin 'eval' was already added");
  expect_made(policy.remove_feature("help"));
  expect_refused(policy.add_feature("help"), Kind::Contradiction,
                 "feature 'help' was already removed");
  expect_refused(policy.add_builtin("help"), Kind::Contradiction,
                 "its feature 'help' was already removed");
  expect_made(policy.remove_module("asyncio"));
  expect_refused(policy.add_module("asyncio.tasks"), Kind::Contradiction,
                 "module 'asyncio' was already removed");
  expect_made(policy.add_module("json.decoder"));
  expect_refused(policy.remove_module("json"), Kind::Contradiction,
                 "module 'json.decoder' was already added");
  expect_made(policy.remove_module("re"));
  expect_refused(policy.add_feature("regex"), Kind::Contradiction,
                 "its module 're' was already removed");
  expect_made(policy.add_feature("math"));
  expect_refused(policy.remove_module("math"), Kind::Contradiction,
                 "its feature 'math' was already added");
  expect_refused(policy.add_host_module("math"), Kind::Contradiction,
                 "module 'math' is a built-in module, so a module of the host would not be found");
}

TEST(Policy, RefusesGuardsWithAWayAround) {
  Policy policy;
  expect_made(policy.add_guarded_name("secret"));
  expect_refused(policy.add_guarded_name("secret"), Kind::Contradiction,
                 "guarded name 'secret' was already added");
  expect_refused(policy.remove_guarded_name("secret"), Kind::Contradiction,
                 "guarded name 'secret' was already added");
  expect_refused(policy.remove_guarded_name("__dict__"), Kind::Contradiction,
                 "by '__dict__' guests would read the guarded names that were added before");
  expect_made(policy.remove_guarded_name("__mro__"));
  Policy other;
  expect_made(other.remove_guarded_name("f_locals"));
  expect_refused(other.add_guarded_name("secret"), Kind::Contradiction,
                 "guarded name 'f_locals' was already removed, and it lets guests read any name");
}

TEST(Policy, RemovedBuiltinsAndExceptionsDoNotExist) {
  Policy policy;
  expect_made(policy.remove_builtin("getattr"));
  expect_made(policy.remove_builtin("KeyError"));
  EXPECT_EQ(run(policy, "getattr(1, 'real')"), "NameError: name 'getattr' is not defined");
  EXPECT_EQ(run(policy, "KeyError"), "NameError: name 'KeyError' is not defined");
  // The engine still raises the exceptions it needs.
  EXPECT_EQ(run(policy, "try: {}[1]\nexcept LookupError as e: print(type(e).__name__)"),
            "KeyError\n");
  EXPECT_EQ(run(policy, "print(hasattr(1, 'real'))"), "True\n");
}

TEST(Policy, AddedBuiltinsNeedNoFeature) {
  Policy policy;
  expect_made(policy.add_builtin("eval"));
  EXPECT_EQ(run(policy, "print(eval('1 + 1'))"), "2\n");
  EXPECT_EQ(run(policy, "exec('1')"), "NameError: name 'exec' is not defined");
  Policy bare(Profile::Bare);
  expect_made(bare.add_feature("stdout"));
  expect_made(bare.add_builtin("ValueError"));
  EXPECT_EQ(run(bare, "print(ValueError(1))"), "1\n");
  EXPECT_EQ(run(bare, "len"), "NameError: name 'len' is not defined");
}

TEST(Policy, ModulesAreAddedAndRemoved) {
  Policy policy;
  expect_made(policy.add_module("math"));
  EXPECT_EQ(run(policy, "import math; print(math.floor(2.5))"), "2\n");
  EXPECT_EQ(run(policy, "import json").substr(0, 11), "ImportError");
  Policy all;
  expect_made(all.remove_module("collections"));
  expect_made(all.add_module("*"));
  EXPECT_EQ(run(all, "import math, json; print(1)"), "1\n");
  EXPECT_EQ(run(all, "import collections.abc").substr(0, 11), "ImportError");
  EXPECT_EQ(run(all, "import mine"),
            "ImportError: import of 'mine' is not allowed by the policy (rule: imports, profile: "
            "strict)");
  Policy closed(Profile::Standard);
  expect_made(closed.remove_module("re"));
  EXPECT_EQ(run(closed, "import re").substr(0, 11), "ImportError");
  EXPECT_EQ(run(closed, "import textwrap; textwrap.__dict__['re'].compile"),
            "AttributeError: module has no attribute 'compile' (blocked by policy 'standard': the "
            "policy does not open this module)");
}

TEST(Policy, ModulesOfTheHostAreNamed) {
  SandboxOptions options;
  options.policy.set_name("lessons");
  expect_made(options.policy.add_host_module("mine"));
  Sandbox sandbox(options);
  ASSERT_TRUE(sandbox.add_source_module("mine", "value = 7"));
  ASSERT_TRUE(sandbox.add_source_module("other", "value = 7"));
  EXPECT_EQ(sandbox.run("import mine; print(mine.value)").output, "7\n");
  EXPECT_EQ(sandbox.run("import other").error->message,
            "import of 'other' is not allowed by the policy (rule: imports, profile: lessons)");
}

TEST(Policy, AddedGuardsSayTheirReason) {
  Policy policy(Profile::Standard);
  policy.set_name("lessons");
  expect_made(policy.add_guarded_name("real", GuardedOn::Everything, "reads the real part"));
  EXPECT_EQ(run(policy, "(1).real"),
            "AttributeError: 'int' object has no attribute 'real' (blocked by policy 'lessons': it "
            "reads the real part)");
  EXPECT_EQ(run(policy, "print((1).imag, 'real' in dir(1))"), "0 False\n");
  // A class's __dict__ would be a way around the guard, so it is guarded, too.
  EXPECT_EQ(run(policy, "int.__dict__").substr(0, 14), "AttributeError");
  EXPECT_EQ(run(Policy(Profile::Standard), "print('real' in int.__dict__)"), "True\n");
}

TEST(Policy, RemovedGuardsAreOpen) {
  Policy policy;
  EXPECT_EQ(run(policy, "int.__mro__").substr(0, 14), "AttributeError");
  expect_made(policy.remove_guarded_name("__mro__"));
  EXPECT_EQ(run(policy, "print(len(int.__mro__), '__mro__' in dir(type))"), "2 True\n");
  EXPECT_EQ(run(policy, "int.__bases__").substr(0, 14), "AttributeError");
}

TEST(Policy, IsAValue) {
  Policy policy;
  expect_made(policy.add_guarded_name("real"));
  Policy copy = policy;
  SandboxOptions options;
  options.policy = copy;
  Sandbox sandbox(options);
  expect_made(policy.add_guarded_name("imag"));
  EXPECT_EQ(sandbox.run("print((1).imag)").output, "0\n");
  EXPECT_TRUE(policy.guards("imag"));
  EXPECT_FALSE(copy.guards("imag"));
}

// Sandboxes share the engines by turns. What one policy adds must not be there for the next.
TEST(Policy, SandboxesWithOtherPoliciesTakeTurns) {
  Policy guarded;
  expect_made(guarded.add_guarded_name("real"));
  Policy without;
  expect_made(without.remove_builtin("len"));
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(run(guarded, "(1).real").substr(0, 14), "AttributeError");
    EXPECT_EQ(run(Policy(), "print((1).real, len([]))"), "1 0\n");
    EXPECT_EQ(run(without, "len").substr(0, 9), "NameError");
    EXPECT_EQ(run(Policy(Profile::Bare), "len").substr(0, 9), "NameError");
  }
}

TEST(Policy, TheTableOfAPolicyShowsItsStates) {
  Policy policy;
  expect_made(policy.remove_builtin("getattr"));
  expect_made(policy.add_feature("math"));
  expect_made(policy.add_guarded_name("secret", GuardedOn::Natives, "reads it"));
  int seen = 0;
  for (const PolicyRow& row : policy_table(policy)) {
    if (row.name == "getattr" || row.name == "secret") {
      EXPECT_FALSE(is_open(policy, row)) << row.name;
      ++seen;
    } else if (row.name == "math" || row.name == "len") {
      EXPECT_TRUE(is_open(policy, row)) << row.name;
      ++seen;
    }
  }
  EXPECT_EQ(seen, 5);  // math is both a feature and a module
}

}  // namespace
}  // namespace hognose
