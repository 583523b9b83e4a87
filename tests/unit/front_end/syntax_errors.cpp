// The errors of the parser, compared with those of CPython 3.14 for the same programs.
//
// tools/generate/syntax_errors.py generates the expectations.
#include <gtest/gtest.h>

#include <string>

#include "syntax/parser/parser.h"
#include "syntax_errors_expected_generated.h"

namespace hognose {
namespace {

std::string kind_name(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::SyntaxError: return "SyntaxError";
    case ErrorKind::IndentationError: return "IndentationError";
    case ErrorKind::TabError: return "TabError";
    case ErrorKind::MemoryError: return "MemoryError";
    case ErrorKind::ValueError: return "ValueError";
  }
  return "";
}

TEST(SyntaxErrors, AreThoseOfCPython) {
  int errors = 0;
  for (const ExpectedSyntaxError& expected : kExpectedSyntaxErrors) {
    SCOPED_TRACE(expected.source);
    Arena arena(size_t{1} << 24);
    ParseResult result = parse({expected.source, SourceKind::Text}, ParseMode::Exec, arena);
    if (!*expected.type) {
      EXPECT_TRUE(result.ok()) << result.error.message;
      continue;
    }
    errors++;
    ASSERT_EQ(result.outcome, ParseOutcome::Error);
    EXPECT_EQ(kind_name(result.error.kind), expected.type);
    EXPECT_EQ(result.error.message, expected.message);
    EXPECT_EQ(result.error.lineno, expected.lineno);
    EXPECT_EQ(result.error.offset, expected.offset);
    EXPECT_EQ(result.error.end_lineno, expected.end_lineno);
    EXPECT_EQ(result.error.end_offset, expected.end_offset);
    EXPECT_EQ(result.error.text, expected.text);
  }
  EXPECT_GE(errors, 400);
}

}  // namespace
}  // namespace hognose
