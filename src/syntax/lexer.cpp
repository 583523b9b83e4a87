// Lexer: lines, indentation, names, strings, format strings and operators. Numbers are in
// lexer_numbers.cpp.
//
// It works like CPython's tokenizer, down to the point at which it detects an error, because error
// messages and positions depend on that point. Unlike CPython's, it processes the whole text at
// once. A table of character classes drives it, and the innermost loops use plain pointers.
#include "syntax/lexer.h"

#include <cstdlib>
#include <cstring>

#include "base/result.h"
#include "base/unicode.h"
#include "base/unicode_normalization.h"
#include "base/utf8.h"
#include "syntax/character_class.h"

namespace hognose {
namespace {

// Bytes of source between two charges where there are few tokens.
constexpr ptrdiff_t kLongText = 1 << 16;

// A perfect hash of the keywords' bytes. No keyword is longer than eight bytes.
constexpr uint64_t kKeywordFactor = 0x0dc7e3f89e3e1131;
constexpr uint32_t kKeywordShift = 57;

constexpr uint64_t word_of(std::string_view text) {
  uint64_t word = 0;
  for (size_t i = 0; i < text.size(); i++) {
    word |= static_cast<uint64_t>(static_cast<uint8_t>(text[i])) << (8 * i);
  }
  return word;
}

struct KeywordTable {
  uint64_t words[128] = {};
  TokenKind kinds[128] = {};
  bool perfect = true;
  constexpr KeywordTable() {
    struct Row {
      std::string_view text;
      TokenKind kind;
    };
    constexpr Row kRows[] = {
#define KEYWORD(kind, text) {text, TokenKind::kind},
#include "syntax/tokens.def"
    };
    for (const Row& row : kRows) {
      uint64_t word = word_of(row.text);
      size_t slot = static_cast<size_t>((word * kKeywordFactor) >> kKeywordShift);
      if (words[slot] != 0) perfect = false;
      words[slot] = word;
      kinds[slot] = row.kind;
    }
  }
};
constexpr KeywordTable kKeywords;
static_assert(kKeywords.perfect);

}  // namespace

// A format string that is being read. Bracket counts refer to its replacement fields.
struct Lexer::StringMode {
  const char* start;  // start of the whole literal
  const char* line_start;
  uint32_t line;
  char format;  // 'f' or 't'
  char quote;
  uint8_t quote_size;
  bool raw;
  bool in_format_spec;
  int32_t bracket_depth;
  int32_t field_depth;  // bracket_depth where the innermost replacement field opened; -1: none

  bool in_field() const { return field_depth >= 0; }
};

TokenBuffer::~TokenBuffer() {
  std::free(data_);
  arena_.give(capacity_ * sizeof(Token));
}

bool TokenBuffer::reserve(uint32_t used, uint32_t more) {
  size_t wanted = static_cast<size_t>(used) + more;
  if (wanted <= capacity_) return true;
  size_t capacity = capacity_ ? capacity_ + capacity_ / 2 : 0;
  if (capacity < wanted) capacity = wanted;
  size_t bytes = (capacity - capacity_) * sizeof(Token);
  if (capacity > UINT32_MAX || bytes > arena_.room()) return false;
  if (!arena_.take(bytes)) {
    arena_.give(bytes);
    return false;
  }
  void* data = std::realloc(data_, capacity * sizeof(Token));
  if (!data) {
    arena_.give(bytes);
    return false;
  }
  data_ = static_cast<Token*>(data);
  capacity_ = static_cast<uint32_t>(capacity);
  return true;
}

Lexer::Lexer(const SourceText& source, ParseMode mode, IdentifierTable& identifiers,
             TokenBuffer& tokens, Workspace& workspace)
    : source_(source),
      identifiers_(identifiers),
      tokens_(tokens),
      workspace_(workspace),
      mode_(mode),
      cursor_(source.data),
      end_(source.end()),
      line_start_(source.data),
      buffer_start_(source.data),
      paid_(source.data) {
  columns_[0] = other_columns_[0] = 0;
}

// Called when the buffer has less room than one line of dedents may need. Grows the buffer and
// charges fuel for the tokens in it.
bool Lexer::fetch_room() {
  constexpr uint32_t kRoom = kMaximumIndents + 8;
  constexpr uint32_t kStep = 1024;
  uint32_t count = next_ ? static_cast<uint32_t>(next_ - tokens_.data()) : 0;
  uint32_t expected = next_ ? kStep : source_.size / 3;
  if (!tokens_.reserve(count, (expected < kStep ? expected : kStep) + kRoom) ||
      !workspace_.charge(kStep)) {
    out_of_resources_ = true;
    done_ = true;
    return false;
  }
  next_ = tokens_.data() + count;
  limit_ = tokens_.data() + tokens_.capacity() - kRoom;
  // Charge fuel at least once per kStep tokens, however large the buffer is.
  if (limit_ - next_ > kStep) limit_ = next_ + kStep;
  return true;
}

// Charges for text without tokens: blank lines and comments are work, too.
bool Lexer::pay_for_text() {
  if (!workspace_.charge(static_cast<uint64_t>(cursor_ - paid_) / 8)) {
    out_of_resources_ = true;
    done_ = true;
    return false;
  }
  paid_ = cursor_;
  return true;
}

Token* Lexer::emit(TokenKind kind, const char* start, const char* end) {
  Token* token = next_++;
  uint32_t column = static_cast<uint32_t>(start - line_start_);
  uint32_t size = static_cast<uint32_t>(end - start);
  token->kind = kind;
  token->flags = 0;
  token->prefix = 0;
  token->payload = 0;
  token->start = static_cast<uint32_t>(start - source_.data);
  token->end = token->start + size;
  token->position = {line_, column, line_, column + size};
  return token;
}

Token* Lexer::emit_without_column(TokenKind kind) {
  Token* token = emit(kind, cursor_, cursor_);
  token->payload = token->start;
  token->position.col_offset = token->position.end_col_offset = kNoColumn;
  return token;
}

void Lexer::stop(LexerFault reason) {
  fault = reason;
  fault_line = line_;
  fault_in_format_string = strings_ > 0;
  emit_without_column(TokenKind::Error);
  done_ = true;
}

void Lexer::raise(std::string_view message) {
  int32_t offset = static_cast<int32_t>(
      count_characters({line_start_, static_cast<size_t>(cursor_ - line_start_)}));
  raise_range(offset, offset, message);
}

void Lexer::raise_range(int32_t offset, int32_t end_offset, std::string_view message) {
  error.kind = ErrorKind::SyntaxError;
  error.message = message;
  error.lineno = error.end_lineno = static_cast<int32_t>(line_);
  error.offset = offset;
  error.end_offset = end_offset;
  const void* line_end = std::memchr(line_start_, '\n', static_cast<size_t>(end_ - line_start_));
  const char* stop_at = line_end ? static_cast<const char*>(line_end) : end_;
  error.text = {line_start_, static_cast<size_t>(stop_at - line_start_)};
  error.has_text = true;
  stop(LexerFault::Raised);
}

bool Lexer::run() {
  if (!workspace_.charge(source_.size / 64 + 1) || !fetch_room()) return false;
  bool at_line_start = true;
  while (!done_) {
    if (next_ >= limit_ && !fetch_room()) break;
    if (cursor_ - paid_ > kLongText && !pay_for_text()) break;
    if (in_string_) {
      format_string();
      continue;
    }
    if (at_line_start) {
      at_line_start = false;
      if (level == 0) {
        if (!indentation()) {
          at_line_start = !done_;
          continue;
        }
      }
    }
    while (*cursor_ == ' ' || *cursor_ == '\t' || *cursor_ == '\f') cursor_++;
    const char* start = cursor_;
    switch (kCharacterClass[static_cast<uint8_t>(*start)]) {
      case CharacterClass::Letter: identifier(start); break;
      case CharacterClass::Digit: number(start); break;
      case CharacterClass::Quote: string(start, start, 0); break;
      case CharacterClass::Dot:
        if (kCharacterClass[static_cast<uint8_t>(start[1])] == CharacterClass::Digit) {
          number(start);
        } else if (start[1] == '.' && start[2] == '.') {
          cursor_ = start + 3;
          emit(TokenKind::Ellipsis, start, cursor_);
        } else {
          cursor_ = start + 1;
          emit(TokenKind::Dot, start, cursor_);
        }
        break;
      case CharacterClass::Comment: {
        // The NEWLINE token begins where the comment begins; error positions show this.
        const void* line_end = std::memchr(start, '\n', static_cast<size_t>(end_ - start));
        cursor_ = line_end ? static_cast<const char*>(line_end) : end_;
        if (cursor_ == end_) break;
        [[fallthrough]];
      }
      case CharacterClass::Newline:
        cursor_++;
        if (level == 0) emit(TokenKind::Newline, start, cursor_);
        new_line(cursor_);
        buffer_start_ = cursor_;
        at_line_start = true;
        break;
      case CharacterClass::Backslash:
        cursor_++;
        if (!continuation_line()) break;
        break;
      case CharacterClass::End: end_of_text(); break;
      default: operator_or_bracket(start); break;
    }
  }
  tokens_.count = next_ ? static_cast<uint32_t>(next_ - tokens_.data()) : 0;
  return !out_of_resources_;
}

// Reads the indentation of a line and emits Indent or Dedents. False if the line is blank (it is
// then skipped) or the lexer is done. Tabs are measured in two ways; if the two lead to different
// decisions, the error is a TabError.
bool Lexer::indentation() {
  uint32_t column = 0;
  uint32_t other_column = 0;
  uint32_t continued_column = 0;
  for (;; cursor_++) {
    char c = *cursor_;
    if (c == ' ') {
      column++;
      other_column++;
    } else if (c == '\t') {
      column = (column / 8 + 1) * 8;
      other_column++;
    } else if (c == '\f') {
      column = other_column = 0;
    } else if (c == '\\') {
      // The whitespace before the first backslash is the indentation of the line.
      if (!continued_column) continued_column = column;
      cursor_++;
      if (!continuation_line()) return false;
      cursor_--;
    } else {
      break;
    }
  }
  if (*cursor_ == '#') {
    const void* line_end = std::memchr(cursor_, '\n', static_cast<size_t>(end_ - cursor_));
    cursor_ = line_end ? static_cast<const char*>(line_end) : end_;
    if (cursor_ == end_) return true;
  }
  if (*cursor_ == '\n') {
    cursor_++;
    new_line(cursor_);
    buffer_start_ = cursor_;
    return false;
  }
  if (continued_column) column = other_column = continued_column;
  if (cursor_ == end_ && line_start_ == end_)
    return true;  // the end is not a line: end_of_text dedents
  uint32_t current = columns_[indents_];
  if (column == current) [[likely]] {
    if (other_column == other_columns_[indents_]) return true;
    stop(LexerFault::Tabs);
    return false;
  }
  if (column > current) {
    if (indents_ + 1 >= kMaximumIndents) {
      stop(LexerFault::TooDeep);
      return false;
    }
    if (other_column <= other_columns_[indents_]) {
      stop(LexerFault::Tabs);
      return false;
    }
    indents_++;
    columns_[indents_] = column;
    other_columns_[indents_] = other_column;
    emit_without_column(TokenKind::Indent);
    return true;
  }
  uint32_t before = indents_;
  while (indents_ > 0 && column < columns_[indents_]) indents_--;
  if (column != columns_[indents_] || other_column != other_columns_[indents_]) {
    stop(column != columns_[indents_] ? LexerFault::Dedent : LexerFault::Tabs);
    return false;
  }
  for (; before > indents_; before--) emit_without_column(TokenKind::Dedent);
  return true;
}

// At the end of the text, CPython's tokenizer is still on the last line.
void Lexer::end_of_text() {
  if (line_start_ == end_ && line_ > 0) {
    line_--;
    if (end_ != source_.data) {
      line_start_ = end_ - 1;
      while (line_start_ != source_.data && line_start_[-1] != '\n') line_start_--;
    }
  }
  if (level > 0) {
    stop(LexerFault::EndOfFile);
    return;
  }
  auto dedent = [this] {
    for (; indents_ > 0; indents_--) emit_without_column(TokenKind::Dedent);
  };
  // Interactive input may lack its last newline. A compound statement needs another one after its
  // block.
  if (mode_ == ParseMode::Single && next_ != tokens_.data()) {
    if (next_[-1].kind == TokenKind::Newline) dedent();
    emit_without_column(TokenKind::Newline);
    if (indents_ > 0) {
      dedent();
      emit_without_column(TokenKind::Newline);
    }
  }
  dedent();
  emit_without_column(TokenKind::End);
  done_ = true;
}

// Handles a backslash that joins this line with the next one.
bool Lexer::continuation_line() {
  if (*cursor_ != '\n') {
    if (cursor_ != end_) cursor_++;
    fault_column = static_cast<uint32_t>(cursor_ - buffer_start_) - 1;
    stop(LexerFault::LineContinuation);
    return false;
  }
  if (cursor_ + 1 == end_) {
    cursor_ = end_;
    stop(LexerFault::EndOfFile);
    return false;
  }
  cursor_++;
  new_line(cursor_);
  return true;
}

void Lexer::identifier(const char* start) {
  const char* p = start + 1;
  while (kIdentifierCharacter[static_cast<uint8_t>(*p)] == 1) p++;
  size_t size = static_cast<size_t>(p - start);
  if (kCharacterClass[static_cast<uint8_t>(*p)] == CharacterClass::Quote && size <= 5) {
    uint8_t flags = 0;
    char format = 0;
    if (string_prefix(start, p, flags, format)) {
      if (done_) return;
      if (format) {
        format_string_start(start, p, flags, format);
      } else {
        string(start, p, flags);
      }
      return;
    }
  }
  if (static_cast<uint8_t>(*p) >= 0x80 || static_cast<uint8_t>(*start) >= 0x80) {
    while (kIdentifierCharacter[static_cast<uint8_t>(*p)]) p++;
    cursor_ = p;
    non_ascii_identifier(start, p);
    return;
  }
  cursor_ = p;
  if (size <= 8) {
    uint64_t word;
    std::memcpy(&word, start, 8);  // the padding makes this safe at the end
    word &= ~uint64_t{0} >> (64 - 8 * size);
    size_t slot = static_cast<size_t>((word * kKeywordFactor) >> kKeywordShift);
    if (kKeywords.words[slot] == word) {
      emit(kKeywords.kinds[slot], start, p);
      return;
    }
    emit(TokenKind::Name, start, p)->payload = identifiers_.intern_word({start, size}, word)->id;
    return;
  }
  emit(TokenKind::Name, start, p)->payload = identifiers_.intern({start, size})->id;
}

// PEP 3131: an identifier is XID_Start XID_Continue*. Identifiers are compared in NFKC form.
void Lexer::non_ascii_identifier(const char* start, const char* end) {
  size_t count = 0;
  ArenaPace pace(workspace_.arena);
  for (const char* p = start; p < end;) {
    pace.turn();
    Utf8Point point = decode_utf8(p, end);
    char32_t c = point.code_point;
    bool valid = count == 0 ? c == '_' || unicode::is_xid_start(c) : unicode::is_xid_continue(c);
    p += point.length;
    count++;
    if (valid) continue;
    cursor_ = p;
    char hexadecimal[9];
    size_t digits = 0;
    for (int shift = 20; shift >= 0; shift -= 4) {
      uint32_t digit = (c >> shift) & 15;
      if (digit || digits || shift < 16) hexadecimal[digits++] = "0123456789ABCDEF"[digit];
    }
    std::string_view code(hexadecimal, digits);
    std::string_view character(p - point.length, point.length);
    raise(unicode::is_printable(c)
              ? workspace_.text({"invalid character '", character, "' (U+", code, ")"})
              : workspace_.text({"invalid non-printable character U+", code}));
    return;
  }
  std::string_view text = normalized({start, static_cast<size_t>(end - start)}, count);
  emit(TokenKind::Name, start, end)->payload = identifiers_.intern(text)->id;
}

// The NFKC form of a name of `count` characters. Returns the name unchanged if memory or fuel runs
// out.
std::string_view Lexer::normalized(std::string_view name, size_t count) {
  constexpr auto kForm = unicode::Form::Nfkc;
  Arena& arena = workspace_.arena;
  Watch watch([](void* context) { return static_cast<Arena*>(context)->look(); }, &arena);
  auto* points = arena.array<char32_t>(count);
  if (!points) return name;
  transcode_utf8(name, points);
  if (unicode::is_quickly_normalized(kForm, points, count, watch).value_or(true)) return name;
  std::optional<size_t> room = unicode::decomposed_length(kForm, points, count, watch);
  if (!room || !workspace_.charge(*room)) return name;
  auto* normal = arena.array<char32_t>(*room);
  if (!normal) return name;
  std::optional<size_t> length = unicode::normalize(kForm, points, count, normal, watch);
  if (!length) return name;
  size_t bytes = utf8_length(normal, *length);
  auto* encoded = arena.array<char>(bytes);
  if (!encoded) return name;
  write_utf8(normal, *length, {encoded, bytes});
  return {encoded, bytes};
}

// Whether the letters before a quote are a string prefix. An impossible combination raises an
// error.
bool Lexer::string_prefix(const char* start, const char* quote, uint8_t& flags, char& format) {
  bool saw_b = false, saw_u = false, saw_r = false, saw_f = false, saw_t = false;
  for (const char* p = start; p < quote; p++) {
    switch (*p | 0x20) {
      case 'b':
        if (saw_b) return false;
        saw_b = true;
        break;
      case 'u':
        if (saw_u) return false;
        saw_u = true;
        break;
      case 'r':
        if (saw_r) return false;
        saw_r = true;
        break;
      case 'f':
        if (saw_f) return false;
        saw_f = true;
        break;
      case 't':
        if (saw_t) return false;
        saw_t = true;
        break;
      default: return false;
    }
  }
  char first = 0, second = 0;
  if (saw_u) {
    first = 'u';
    second = saw_b ? 'b' : saw_r ? 'r' : saw_f ? 'f' : saw_t ? 't' : 0;
  }
  if (!second && saw_b) {
    first = 'b';
    second = saw_f ? 'f' : saw_t ? 't' : 0;
  }
  if (!second && saw_f && saw_t) {
    first = 'f';
    second = 't';
  }
  if (second) {
    cursor_ = quote + 1;
    raise_range(static_cast<int32_t>(
                    count_characters({line_start_, static_cast<size_t>(start - line_start_)})) +
                    1,
                static_cast<int32_t>(
                    count_characters({line_start_, static_cast<size_t>(cursor_ - line_start_)})),
                workspace_.text(
                    {"'", {&first, 1}, "' and '", {&second, 1}, "' prefixes are incompatible"}));
    return true;
  }
  flags = static_cast<uint8_t>((saw_r ? kRaw : 0) | (saw_b ? kBytes : 0) |
                               (saw_u ? kUnicodePrefix : 0));
  format = saw_f ? 'f' : saw_t ? 't' : 0;
  return true;
}

void Lexer::string(const char* start, const char* quote_at, uint8_t flags) {
  const char quote = *quote_at;
  const char* p = quote_at + 1;
  uint32_t quote_size = 1;
  if (*p == quote) {
    if (p[1] != quote) {  // the empty string
      cursor_ = p + 1;
      Token* token = emit(TokenKind::String, start, cursor_);
      token->flags = flags;
      token->prefix = static_cast<uint16_t>(p - start);
      return;
    }
    quote_size = 3;
    p += 2;
    flags |= kTripleQuoted;
  }
  const char* body = p;
  const char* first_line_start = line_start_;
  const uint32_t first_line = line_;
  bool escaped_quote = false;
  for (;;) {
    while (!kStringSpecial[static_cast<uint8_t>(*p)]) p++;
    char c = *p++;
    if (c == quote) {
      if (quote_size == 1 || (*p == quote && p[1] == quote)) break;
    } else if (c == '\\') {
      flags |= kBackslash;
      c = *p;
      if (c == quote) escaped_quote = true;
      if (c == '\n') {
        p++;
        new_line(p);
      } else if (c != 0) {
        // This may be the first byte of a character above 0x7F. Its other bytes are scanned like
        // any others.
        if (static_cast<uint8_t>(c) >= 0x80) flags |= kNonAscii;
        p++;
      }
    } else if (c == '\n' && quote_size == 3) {
      new_line(p);
    } else if (c == '\n' || c == 0) {
      cursor_ = p - 1;
      unterminated_string(start, quote, quote_size, escaped_quote, first_line, first_line_start,
                          c == 0);
      return;
    } else if (static_cast<uint8_t>(c) >= 0x80) {
      flags |= kNonAscii;
      while (static_cast<uint8_t>(*p) >= 0x80) p++;
    }
  }
  if (quote_size == 3) p += 2;
  cursor_ = p;
  const char* last_line_start = line_start_;
  line_start_ = first_line_start;
  Token* token = emit(TokenKind::String, start, p);
  line_start_ = last_line_start;
  token->flags = flags;
  token->prefix = static_cast<uint16_t>(body - start);
  token->position.lineno = first_line;
  token->position.end_col_offset = static_cast<uint32_t>(p - last_line_start);
}

void Lexer::unterminated_string(const char* start, char quote, uint32_t quote_size,
                                bool escaped_quote, uint32_t first_line,
                                const char* first_line_start, bool at_end) {
  uint32_t detected = line_;
  if (at_end && line_start_ == end_) detected--;  // the end is not a line of its own
  fault_at_end = quote_size == 3;
  cursor_ = start + 1;
  line_start_ = first_line_start;
  line_ = first_line;
  if (strings_ > 0) {
    const StringMode& mode = string_modes_[strings_ - 1];
    if (mode.quote == quote && mode.quote_size == quote_size) {
      raise(workspace_.text({{&mode.format, 1}, "-string: expecting '}'"}));
      return;
    }
  }
  raise(workspace_.text(
      {quote_size == 3 ? "unterminated triple-quoted string literal (detected at line "
                       : "unterminated string literal (detected at line ",
       workspace_.decimal(detected), ")",
       quote_size == 1 && escaped_quote ? "; perhaps you escaped the end quote?" : ""}));
}

void Lexer::format_string_start(const char* start, const char* quote_at, uint8_t flags,
                                char format) {
  const char quote = *quote_at;
  uint8_t quote_size = quote_at[1] == quote && quote_at[2] == quote ? 3 : 1;
  cursor_ = quote_at + quote_size;
  if (!string_modes_) {
    string_modes_ = static_cast<StringMode*>(workspace_.arena.array<StringMode>(kMaximumStrings));
    if (!string_modes_) {
      out_of_resources_ = done_ = true;
      return;
    }
  }
  if (strings_ + 1 >= kMaximumStrings) {
    raise("too many nested f-strings or t-strings");
    return;
  }
  string_modes_[strings_++] = {start,      line_start_,         line_, format, quote,
                               quote_size, (flags & kRaw) != 0, false, 0,      -1};
  in_string_ = true;
  Token* token =
      emit(format == 'f' ? TokenKind::FStringStart : TokenKind::TStringStart, start, cursor_);
  token->flags = flags;
  token->prefix = static_cast<uint16_t>(cursor_ - start);
}

// Reads one token of the literal part of a format string: its end, a middle, or the brace of a
// replacement field.
void Lexer::format_string() {
  StringMode& mode = string_modes_[strings_ - 1];
  const bool is_f = mode.format == 'f';
  const char* start = cursor_;
  auto enter_field = [&] {
    if (++mode.field_depth >= kMaximumExpressions) {
      raise(workspace_.text({{&mode.format, 1}, "-string: expressions nested too deeply"}));
      return false;
    }
    in_string_ = false;
    return true;
  };
  if (*start == '{' && start[1] != '{') {
    if (!enter_field()) return;
    operator_or_bracket(start);
    return;
  }
  if (*start == mode.quote &&
      (mode.quote_size == 1 || (start[1] == mode.quote && start[2] == mode.quote))) {
    cursor_ = start + mode.quote_size;
    emit(is_f ? TokenKind::FStringEnd : TokenKind::TStringEnd, start, cursor_);
    strings_--;
    in_string_ = false;
    return;
  }
  const char* first_line_start = line_start_;
  const uint32_t first_line = line_;
  uint8_t flags = mode.raw ? kRaw : 0;
  uint32_t quotes = 0;
  bool in_name = false;  // inside \N{...}
  const char* p = start;
  const char* token_end;
  for (;;) {
    char c = *p++;
    bool in_spec = mode.in_format_spec && mode.in_field();
    if ((c == 0 && p > end_) || (mode.quote_size == 1 && c == '\n')) {
      cursor_ = p - (c == 0);
      if (in_spec && c == '\n') {
        raise(workspace_.text(
            {{&mode.format, 1},
             "-string: newlines are not allowed in format specifiers for single quoted ",
             {&mode.format, 1},
             "-strings"}));
        return;
      }
      uint32_t detected = line_ - (c == 0 && line_start_ == end_ ? 1 : 0);
      fault_at_end = mode.quote_size == 3;
      cursor_ = mode.start + 1;
      line_start_ = mode.line_start;
      line_ = mode.line;
      raise(workspace_.text({mode.quote_size == 3 ? "unterminated triple-quoted " : "unterminated ",
                             {&mode.format, 1},
                             "-string literal (detected at line ",
                             workspace_.decimal(detected),
                             ")"}));
      return;
    }
    if (c == mode.quote) {
      if (++quotes < mode.quote_size) continue;
      p -= mode.quote_size;
      token_end = p;
      break;
    }
    quotes = 0;
    if (c == '{') {
      if (*p != '{' || in_spec) {
        cursor_ = --p;
        if (!enter_field()) return;
        token_end = p;
      } else {
        token_end = p++;
        flags |= kDoubledBrace;
      }
      break;
    }
    if (c == '}') {
      if (in_name) {
        token_end = p;
        break;
      }
      if (*p == '}' && !in_spec && mode.bracket_depth == 0) {
        token_end = p++;
        flags |= kDoubledBrace;
      } else {
        token_end = --p;
        in_string_ = false;
      }
      break;
    }
    if (c == '\\') {
      flags |= kBackslash;
      c = *p;
      if (c == '{' || c == '}') {
        if (!mode.raw) warn_escape(p);
        continue;
      }
      if (c == 0) continue;
      if (c == '\n') new_line(p + 1);
      if (static_cast<uint8_t>(c) >= 0x80) flags |= kNonAscii;
      p++;
      if (!mode.raw && c == 'N' && *p == '{') {
        p++;
        in_name = true;
      }
    } else if (c == '\n') {
      new_line(p);
    } else if (static_cast<uint8_t>(c) >= 0x80) {
      flags |= kNonAscii;
    }
  }
  cursor_ = p;
  Token* token = emit(is_f ? TokenKind::FStringMiddle : TokenKind::TStringMiddle, start, token_end);
  token->flags = flags;
  token->position.lineno = first_line;
  token->position.col_offset = static_cast<uint32_t>(start - first_line_start);
  // The second of two doubled braces belongs to the position of the token, but not to its text.
  token->position.end_col_offset = static_cast<uint32_t>(p - line_start_);
}

void Lexer::warn_escape(const char* character) {
  ast::Position position{line_, static_cast<uint32_t>(character - 1 - line_start_), line_,
                         static_cast<uint32_t>(character + 1 - line_start_)};
  std::string_view c(character, 1);
  workspace_.warn(
      WarningKind::SyntaxWarning,
      workspace_.text(
          {"\"\\", c,
           "\" is an invalid escape sequence. Such sequences will not work in the future. "
           "Did you mean \"\\\\",
           c, "\"? A raw string is also an option."}),
      position);
}

// Handles a character with a special meaning inside a replacement field. True if it was the colon
// that begins a format specifier.
bool Lexer::field_punctuation(const char* start) {
  StringMode& mode = string_modes_[strings_ - 1];
  if (*start == ':' && mode.in_field() && mode.bracket_depth - 1 == mode.field_depth) {
    mode.in_format_spec = true;
    in_string_ = true;
    cursor_ = start + 1;
    emit(TokenKind::Colon, start, cursor_);
    return true;
  }
  return false;
}

void Lexer::operator_or_bracket(const char* start) {
  using enum TokenKind;
  const char second = start[1];
  TokenKind kind;
  uint32_t size = 1;
  // one(), then with '=' or doubled, and doubled with '='
  auto choose = [&](TokenKind plain, TokenKind with_equal) {
    kind = plain;
    if (second == '=') {
      kind = with_equal;
      size = 2;
    }
  };
  switch (*start) {
    case '(':
    case '[':
    case '{': open_bracket(start); return;
    case ')':
    case ']':
    case '}': close_bracket(start); return;
    case ',': kind = Comma; break;
    case ';': kind = Semicolon; break;
    case '~': kind = Tilde; break;
    case ':':
      if (strings_ > 0 && field_punctuation(start)) return;
      choose(Colon, ColonEqual);
      break;
    case '=': choose(Equal, EqualEqual); break;
    case '+': choose(Plus, PlusEqual); break;
    case '-':
      choose(Minus, MinusEqual);
      if (second == '>') {
        kind = Arrow;
        size = 2;
      }
      break;
    case '*':
      if (second == '*') {
        kind = start[2] == '=' ? DoubleStarEqual : DoubleStar;
        size = start[2] == '=' ? 3 : 2;
      } else {
        choose(Star, StarEqual);
      }
      break;
    case '/':
      if (second == '/') {
        kind = start[2] == '=' ? DoubleSlashEqual : DoubleSlash;
        size = start[2] == '=' ? 3 : 2;
      } else {
        choose(Slash, SlashEqual);
      }
      break;
    case '<':
      if (second == '<') {
        kind = start[2] == '=' ? LeftShiftEqual : LeftShift;
        size = start[2] == '=' ? 3 : 2;
      } else if (second == '>') {
        kind = NotEqual;
        size = 2;
      } else {
        choose(Less, LessEqual);
      }
      break;
    case '>':
      if (second == '>') {
        kind = start[2] == '=' ? RightShiftEqual : RightShift;
        size = start[2] == '=' ? 3 : 2;
      } else {
        choose(Greater, GreaterEqual);
      }
      break;
    case '|': choose(VerticalBar, VerticalBarEqual); break;
    case '&': choose(Ampersand, AmpersandEqual); break;
    case '^': choose(Circumflex, CircumflexEqual); break;
    case '%': choose(Percent, PercentEqual); break;
    case '@': choose(At, AtEqual); break;
    case '!': choose(Exclamation, NotEqual); break;
    case '$':
    case '?':
    case '`': kind = Unknown; break;
    default: {
      // All other ASCII characters are control characters.
      cursor_ = start + 1;
      uint8_t c = static_cast<uint8_t>(*start);
      char code[2] = {"0123456789ABCDEF"[c >> 4], "0123456789ABCDEF"[c & 15]};
      raise(workspace_.text({"invalid non-printable character U+00", {code, 2}}));
      return;
    }
  }
  cursor_ = start + size;
  emit(kind, start, cursor_);
}

void Lexer::open_bracket(const char* start) {
  cursor_ = start + 1;
  if (level >= kMaximumBrackets) {
    raise("too many nested parentheses");
    return;
  }
  if (brackets == nullptr) {
    brackets = workspace_.arena.array<OpenBracket>(kMaximumBrackets);
    if (brackets == nullptr) {
      out_of_resources_ = done_ = true;
      return;
    }
  }
  brackets[level++] = {*start, line_, static_cast<uint32_t>(start - line_start_),
                       static_cast<uint32_t>(next_ - tokens_.data())};
  if (strings_ > 0) string_modes_[strings_ - 1].bracket_depth++;
  emit(*start == '('   ? TokenKind::LeftParenthesis
       : *start == '[' ? TokenKind::LeftBracket
                       : TokenKind::LeftBrace,
       start, cursor_);
}

void Lexer::close_bracket(const char* start) {
  cursor_ = start + 1;
  const std::string_view closing(start, 1);
  StringMode* mode = strings_ > 0 ? &string_modes_[strings_ - 1] : nullptr;
  if (mode && mode->bracket_depth == 0 && *start == '}') {
    raise(workspace_.text({{&mode->format, 1}, "-string: single '}' is not allowed"}));
    return;
  }
  if (level == 0) {
    raise(workspace_.text({"unmatched '", closing, "'"}));
    return;
  }
  level--;
  const OpenBracket& open = brackets[level];
  bool matches = (open.bracket == '(' && *start == ')') || (open.bracket == '[' && *start == ']') ||
                 (open.bracket == '{' && *start == '}');
  if (!matches) {
    if (mode && open.bracket == '{' && mode->bracket_depth - 1 == mode->field_depth) {
      raise(workspace_.text({{&mode->format, 1}, "-string: unmatched '", closing, "'"}));
      return;
    }
    std::string_view opening(&open.bracket, 1);
    if (open.line != line_) {
      raise(workspace_.text({"closing parenthesis '", closing,
                             "' does not match opening parenthesis '", opening, "' on line ",
                             workspace_.decimal(open.line)}));
    } else {
      raise(workspace_.text({"closing parenthesis '", closing,
                             "' does not match opening parenthesis '", opening, "'"}));
    }
    return;
  }
  if (mode) {
    mode->bracket_depth--;
    if (mode->bracket_depth < 0) {
      raise(workspace_.text({{&mode->format, 1}, "-string: unmatched '", closing, "'"}));
      return;
    }
    if (*start == '}' && mode->bracket_depth == mode->field_depth) {
      mode->field_depth--;
      mode->in_format_spec = false;
      in_string_ = true;
    }
  }
  tokens_.data()[open.token].payload = static_cast<uint32_t>(next_ - tokens_.data());
  emit(*start == ')'   ? TokenKind::RightParenthesis
       : *start == ']' ? TokenKind::RightBracket
                       : TokenKind::RightBrace,
       start, cursor_);
}

}  // namespace hognose
