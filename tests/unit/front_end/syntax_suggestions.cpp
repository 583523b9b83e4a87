// Keyword suggestions, and the check whether a text is only incomplete.
//
// The expectations are the results of CPython 3.14's traceback module and of codeop for the same
// texts.
#include <gtest/gtest.h>

#include <string>

#include "syntax/diagnosis/keyword_suggestion.h"
#include "syntax/parser/parser.h"

namespace hognose {
namespace {

std::string suggestion(std::string_view source) {
  Arena arena(size_t{1} << 24);
  ParseResult result = parse({source, SourceKind::Text}, ParseMode::Exec, arena);
  if (result.ok()) return "ok";
  SyntaxError better;
  if (!suggest_keyword(result.text, result.error, arena, {}, better)) return "none";
  return std::string(better.message) + " " + std::to_string(better.lineno) + ":" +
         std::to_string(better.offset) + "-" + std::to_string(better.end_offset);
}

TEST(KeywordSuggestion, ReplacesTheFirstNameThatMakesItRight) {
  EXPECT_EQ(suggestion("fro x in y: pass"), "invalid syntax. Did you mean 'for'? 1:1-4");
  EXPECT_EQ(suggestion("a\nb\nfor x ni y:\n  pass\n"), "invalid syntax. Did you mean 'in'? 3:7-9");
  EXPECT_EQ(suggestion("if x:\n  whille y: pass\n"), "invalid syntax. Did you mean 'while'? 2:3-9");
  EXPECT_EQ(suggestion("def f():\n  retrun 1\n"), "invalid syntax. Did you mean 'return'? 2:3-9");
  EXPECT_EQ(suggestion("class A:\n  def f(self):\n    x\n    imoprt y\n"),
            "invalid syntax. Did you mean 'import'? 4:5-11");
}

TEST(KeywordSuggestion, SuggestsNothingElse) {
  EXPECT_EQ(suggestion("print(a b)\n"), "none");
  EXPECT_EQ(suggestion("x = (a\nfoo bar\n"), "none");
  EXPECT_EQ(suggestion("x = = 1"), "none");
  EXPECT_EQ(suggestion(std::string(2000, '#') + "\nfro x in y: pass"), "none");
}

bool is_incomplete(std::string_view source) {
  Arena arena(size_t{1} << 24);
  ParseResult result = parse({source, SourceKind::Text}, ParseMode::Exec, arena);
  return !result.ok() && result.error.at_end;
}

TEST(Incomplete, IsSourceThatMoreLinesCouldComplete) {
  for (const char* source :
       {"if x:", "if x:\n", "(", "f(1,\n", "'''abc", "f'''a{b}", "x = [", "try:\n  x\n", "x\\"}) {
    EXPECT_TRUE(is_incomplete(source)) << source;
  }
  for (const char* source :
       {"x = = 1", "'abc", ")", "if x:\n  y\n z", "x = 1", "for x ni y: pass"}) {
    EXPECT_FALSE(is_incomplete(source)) << source;
  }
}

}  // namespace
}  // namespace hognose
