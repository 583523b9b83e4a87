// KeywordSuggestion: compares names with keywords and tries each replacement.
//
// Similarity is that of Python's difflib: twice the length of the matching blocks, divided by the
// sum of the lengths.
#include "syntax/diagnosis/keyword_suggestion.h"

#include <algorithm>
#include <vector>

#include "syntax/lexer.h"
#include "syntax/source_text.h"
#include "syntax/workspace.h"

namespace hognose {
namespace {

constexpr uint32_t kMaximumText = 1024;
constexpr int kMaximumNames = 10;
constexpr size_t kMaximumMatches = 3;
constexpr double kCutoff = 0.5;

// The number of characters in matching blocks: the longest common run, then recursively on both
// sides of it. The recursion is at most as deep as the keyword is long.
size_t matching(std::string_view keyword, std::string_view word) {
  size_t best = 0, at_keyword = 0, at_word = 0;
  for (size_t i = 0; i < keyword.size(); i++) {
    for (size_t j = 0; j < word.size(); j++) {
      size_t length = 0;
      while (i + length < keyword.size() && j + length < word.size() &&
             keyword[i + length] == word[j + length]) {
        length++;
      }
      if (length > best) {
        best = length;
        at_keyword = i;
        at_word = j;
      }
    }
  }
  if (best == 0) return 0;
  return best + matching(keyword.substr(0, at_keyword), word.substr(0, at_word)) +
         matching(keyword.substr(at_keyword + best), word.substr(at_word + best));
}

struct Match {
  double ratio;
  std::string_view keyword;
};

std::vector<Match> close_keywords(std::string_view word) {
  std::vector<Match> matches;
  for (uint32_t i = static_cast<uint32_t>(kFirstKeyword); i < kTokenKinds; i++) {
    std::string_view keyword = token_text(static_cast<TokenKind>(i));
    double ratio = 2.0 * static_cast<double>(matching(keyword, word)) /
                   static_cast<double>(keyword.size() + word.size());
    if (ratio >= kCutoff) matches.push_back({ratio, keyword});
  }
  std::sort(matches.begin(), matches.end(), [](const Match& a, const Match& b) {
    return a.ratio != b.ratio ? a.ratio > b.ratio : a.keyword > b.keyword;
  });
  if (matches.size() > kMaximumMatches) matches.resize(kMaximumMatches);
  return matches;
}

// Whether the text is a valid program, or may become one with more lines.
bool is_promising(std::string_view text, size_t memory, const ParseOptions& options) {
  Arena arena(memory);
  ParseResult result = parse({text, SourceKind::Text}, ParseMode::Exec, arena, options);
  return result.ok() || (result.outcome == ParseOutcome::Error && result.error.at_end);
}

}  // namespace

bool suggest_keyword(std::string_view text, const SyntaxError& error, Arena& arena,
                     const ParseOptions& options, SyntaxError& better) {
  if (error.message != "invalid syntax" &&
      error.message.find("Perhaps you forgot a comma") == std::string_view::npos) {
    return false;
  }
  // Keep the text up to and including the line of the error.
  size_t end = 0;
  for (int32_t line = 0; line < error.lineno && end < text.size(); line++) {
    size_t next = text.find('\n', end);
    end = next == std::string_view::npos ? text.size() : next + 1;
  }
  std::string_view code = text.substr(0, end);
  if (!code.empty() && code.back() == '\n') code.remove_suffix(1);
  if (code.size() > 4 * kMaximumText || count_characters(code) > kMaximumText) return false;

  Workspace workspace(arena, options.budget);
  SourceText source = decode_source({code, SourceKind::Text}, ParseMode::Exec, arena);
  if (source.failed || !source.data) return false;
  IdentifierTable identifiers(arena, options.hash_key);
  TokenBuffer tokens(arena);
  Lexer lexer(source, ParseMode::Exec, identifiers, tokens, workspace);
  if (!lexer.run()) return false;
  int names = 0;
  for (uint32_t i = 0; i < tokens.count; i++) {
    const Token& token = tokens.data()[i];
    if (token.kind != TokenKind::Name) continue;
    if (++names > kMaximumNames) return false;
    std::string_view word(source.data + token.start, token.end - token.start);
    for (const Match& match : close_keywords(word)) {
      std::string_view changed =
          workspace.text({code.substr(0, token.start), match.keyword, code.substr(token.end)});
      if (workspace.stopped() || changed.empty()) return false;
      if (!is_promising(changed, arena.room(), options)) continue;
      std::string_view line = source.line_at(token.start);
      uint32_t column = static_cast<uint32_t>(source.data + token.start - line.data());
      better = error;
      better.message = workspace.text({"invalid syntax. Did you mean '", match.keyword, "'?"});
      better.lineno = better.end_lineno = static_cast<int32_t>(token.position.lineno);
      better.offset = static_cast<int32_t>(count_characters(line.substr(0, column))) + 1;
      better.end_offset = better.offset + static_cast<int32_t>(count_characters(word));
      better.text = line;
      better.has_text = true;
      return true;
    }
  }
  return false;
}

}  // namespace hognose
