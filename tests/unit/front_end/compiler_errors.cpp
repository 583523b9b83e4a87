// The errors and warnings of the compiler, compared with those of CPython 3.14 for the same
// programs.
//
// tools/generate/compiler_errors.py generates the expectations. Programs without an error must also
// pass the verifier.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "bytecode/verifier.h"
#include "compiler/compiler.h"
#include "compiler_errors_expected_generated.h"
#include "syntax/parser/parser.h"

namespace hognose {
namespace {

std::string warnings_text(ast::Array<SyntaxWarning> warnings) {
  std::vector<std::pair<uint32_t, std::string>> lines;
  for (const SyntaxWarning& warning : warnings) {
    lines.emplace_back(warning.position.lineno, std::string(warning.message));
  }
  std::sort(lines.begin(), lines.end());
  std::string text;
  for (const auto& [line, message] : lines) text += std::to_string(line) + ": " + message + "\n";
  return text;
}

TEST(CompilerErrors, AreThoseOfCPython) {
  for (const ExpectedError& expected : kExpectedErrors) {
    SCOPED_TRACE(expected.source);
    Arena arena;
    ParseResult parsed = parse({expected.source, SourceKind::Text}, ParseMode::Exec, arena);
    ASSERT_TRUE(parsed.ok());
    CompileResult result = compile(parsed, arena);
    std::string message = expected.message;
    if (message.empty()) {
      ASSERT_TRUE(result.ok()) << result.error.message;
      EXPECT_EQ(verify(*result.code->root), "");
      EXPECT_EQ(warnings_text(result.warnings), expected.warnings);
      continue;
    }
    ASSERT_EQ(result.outcome, ParseOutcome::Error);
    EXPECT_EQ(result.error.message, message);
    EXPECT_EQ(result.error.lineno, expected.lineno);
    EXPECT_EQ(result.error.offset, expected.offset);
    EXPECT_EQ(result.error.end_lineno, expected.end_lineno);
    EXPECT_EQ(result.error.end_offset, expected.end_offset);
  }
}

}  // namespace
}  // namespace hognose
