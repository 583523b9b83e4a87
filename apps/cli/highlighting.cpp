// One pass over the characters. A string that is not closed goes on to the end of its line, with
// three quotes to the end of the text.
#include "highlighting.h"

#include <algorithm>

namespace hognose::cli {

namespace {

constexpr std::string_view kKeywords[] = {
    "False",  "None",     "True",   "and", "as",   "assert", "async",  "await",    "break", "case",
    "class",  "continue", "def",    "del", "elif", "else",   "except", "finally",  "for",   "from",
    "global", "if",       "import", "in",  "is",   "lambda", "match",  "nonlocal", "not",   "or",
    "pass",   "raise",    "return", "try", "type", "while",  "with",   "yield",
};

constexpr std::string_view kKeywordColour = "\x1b[1;34m";
constexpr std::string_view kStringColour = "\x1b[32m";
constexpr std::string_view kNumberColour = "\x1b[36m";
constexpr std::string_view kCommentColour = "\x1b[90m";
constexpr std::string_view kDecoratorColour = "\x1b[35m";
constexpr std::string_view kNoColour = "\x1b[0m";

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_name(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80;
}

// The end of the string whose opening quote is at `start`.
size_t end_of_string(std::string_view text, size_t start, bool is_raw) {
  const char quote = text[start];
  const std::string three(3, quote);
  const bool is_long = text.substr(start, 3) == three;
  for (size_t i = start + (is_long ? 3 : 1); i < text.size(); ++i) {
    if (text[i] == '\\' && (!is_raw || i + 1 < text.size())) {
      ++i;
    } else if (is_long ? text.substr(i, 3) == three : text[i] == quote) {
      return i + (is_long ? 3 : 1);
    } else if (!is_long && text[i] == '\n') {
      return i;
    }
  }
  return text.size();
}

// Letters before a quote that make it a string of another kind.
bool is_prefix(std::string_view word) {
  return word.size() <= 2 && word.find_first_not_of("bBrRuUfFtT") == std::string_view::npos;
}

class Highlighter {
 public:
  explicit Highlighter(std::string_view text) : text_(text) {}

  std::string run() {
    while (position_ < text_.size()) step();
    return std::move(out_);
  }

 private:
  void step() {
    const char c = text_[position_];
    if (c == '#')
      return colour(std::min(text_.find('\n', position_), text_.size()), kCommentColour);
    if (c == '"' || c == '\'') return colour(end_of_string(text_, position_, false), kStringColour);
    if (c == '@' && is_line_start()) {
      size_t end = position_ + 1;
      while (end < text_.size() && (is_name(text_[end]) || text_[end] == '.')) ++end;
      return colour(end, kDecoratorColour);
    }
    if (is_digit(c)) {
      size_t end = position_;
      while (end < text_.size() && (is_name(text_[end]) || text_[end] == '.')) ++end;
      return colour(end, kNumberColour);
    }
    if (is_name(c)) return word();
    out_ += c;
    ++position_;
  }

  void word() {
    size_t end = position_;
    while (end < text_.size() && is_name(text_[end])) ++end;
    const std::string_view word = text_.substr(position_, end - position_);
    if (end < text_.size() && (text_[end] == '"' || text_[end] == '\'') && is_prefix(word)) {
      const bool is_raw = word.find_first_of("rR") != std::string_view::npos;
      return colour(end_of_string(text_, end, is_raw), kStringColour);
    }
    const bool is_attribute = position_ > 0 && text_[position_ - 1] == '.';
    const auto keywords = python_keywords();
    if (!is_attribute && std::find(keywords.begin(), keywords.end(), word) != keywords.end()) {
      return colour(end, kKeywordColour);
    }
    out_ += word;
    position_ = end;
  }

  bool is_line_start() const {
    const size_t last = text_.substr(0, position_).find_last_not_of(' ');
    return last == std::string_view::npos || text_[last] == '\n';
  }

  // Each line is coloured by itself: a line may be drawn alone.
  void colour(size_t end, std::string_view code) {
    while (position_ < end) {
      const size_t stop = std::min(text_.find('\n', position_), end);
      if (stop > position_) {
        out_ += code;
        out_ += text_.substr(position_, stop - position_);
        out_ += kNoColour;
      }
      if (stop < end) out_ += '\n';
      position_ = std::min(stop + 1, end);
      if (stop == end) position_ = end;
    }
  }

  std::string_view text_;
  std::string out_;
  size_t position_ = 0;
};

}  // namespace

std::span<const std::string_view> python_keywords() { return kKeywords; }

std::string highlighted(std::string_view text) { return Highlighter(text).run(); }

}  // namespace hognose::cli
