// The trees of the parser, compared with ast.dump of CPython 3.14 for the same programs.
//
// tools/generate/syntax_trees.py generates the expectations.
#include <gtest/gtest.h>

#include <string>

#include "syntax/dump.h"
#include "syntax/parser/parser.h"
#include "syntax_trees_expected_generated.h"

namespace hognose {
namespace {

void append(void* context, std::string_view text) {
  static_cast<std::string*>(context)->append(text);
}

TEST(SyntaxTrees, AreThoseOfCPython) {
  for (const ExpectedTree& expected : kExpectedTrees) {
    SCOPED_TRACE(expected.source);
    Arena arena(size_t{1} << 24);
    ParseResult result = parse({expected.source, SourceKind::Text}, ParseMode::Exec, arena);
    ASSERT_TRUE(result.ok()) << result.error.message;
    std::string dump;
    dump_tree_as_cpython(*result.module, {append, &dump});
    EXPECT_EQ(dump, expected.dump);
  }
}

TEST(SyntaxTrees, TheModesDiffer) {
  auto dump_of = [](std::string_view source, ParseMode mode) {
    Arena arena(size_t{1} << 24);
    ParseResult result = parse({source, SourceKind::Text}, mode, arena);
    if (!result.ok()) return std::string(result.error.message);
    std::string dump;
    dump_tree_as_cpython(*result.module, {append, &dump});
    return dump;
  };
  EXPECT_EQ(dump_of("1, ", ParseMode::Eval).substr(0, 29), "Expression(body=Tuple(elts=[C");
  EXPECT_EQ(dump_of("x", ParseMode::Single).substr(0, 26), "Interactive(body=[Expr(val");
  EXPECT_EQ(dump_of("if x:\n  y", ParseMode::Single).substr(0, 24), "Interactive(body=[If(tes");
  EXPECT_EQ(dump_of("x;y\nz", ParseMode::Single),
            "multiple statements found while compiling a single statement");
  EXPECT_EQ(dump_of("x = 1", ParseMode::Eval), "invalid syntax");
}

}  // namespace
}  // namespace hognose
