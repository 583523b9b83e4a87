// Literals: computes numbers from digits, and strings from their escapes.
//
// The lexer has checked the tokens. Escapes are decoded like CPython's unicode-escape and bytes
// decoders do, with the same messages and the same way of counting positions.
#include "syntax/literals.h"

#include <charconv>
#include <cstring>
#include <limits>

#include "base/ascii.h"
#include "base/unicode_names.h"
#include "base/utf8.h"
#include "syntax/source_text.h"

namespace hognose {
namespace {

// from_chars leaves the value unchanged if it is out of range. The decimal exponent shows whether
// it is too large or too small.
double out_of_range_value(std::string_view text) {
  int64_t exponent = 0;
  size_t e = text.find_first_of("eE");
  if (e != std::string_view::npos) {
    bool negative = text[e + 1] == '-';
    size_t i = e + 1 + (text[e + 1] == '-' || text[e + 1] == '+');
    for (; i < text.size() && exponent < 1000000000000; i++)
      exponent = exponent * 10 + (text[i] - '0');
    if (negative) exponent = -exponent;
  }
  std::string_view mantissa = text.substr(0, e);
  size_t point = mantissa.find('.');
  if (point == std::string_view::npos) point = mantissa.size();
  size_t first = mantissa.find_first_not_of("0.");
  if (first == std::string_view::npos) return 0.0;
  int64_t magnitude = exponent + static_cast<int64_t>(point) - static_cast<int64_t>(first);
  return magnitude > 0 ? std::numeric_limits<double>::infinity() : 0.0;
}

double float_value(std::string_view text) {
  double value = 0;
  auto result = std::from_chars(text.data(), text.data() + text.size(), value);
  if (result.ec == std::errc::result_out_of_range) return out_of_range_value(text);
  return value;
}

// The hexadecimal digits of a binary, octal or hexadecimal literal that does not fit in an int64_t.
ast::Text repack_digits(Workspace& workspace, std::string_view digits, unsigned bits) {
  size_t total = (digits.size() * bits + 3) / 4;
  auto* out = workspace.arena.array<char>(total);
  if (!out) return {};
  size_t at = total;
  uint32_t pending = 0;
  unsigned pending_bits = 0;
  for (size_t i = digits.size(); i-- > 0;) {
    pending |= static_cast<uint32_t>(hex_digit_value(static_cast<uint8_t>(digits[i])))
               << pending_bits;
    pending_bits += bits;
    while (pending_bits >= 4) {
      out[--at] = "0123456789abcdef"[pending & 15];
      pending >>= 4;
      pending_bits -= 4;
    }
  }
  if (pending_bits > 0 && at > 0) out[--at] = "0123456789abcdef"[pending & 15];
  while (at + 1 < total && out[at] == '0') at++;
  uint32_t size = static_cast<uint32_t>(total - at);
  return {out + at, size, size};
}

}  // namespace

LiteralResult number_value(Workspace& workspace, const char* source, const Token& token,
                           ast::ConstantValue& value) {
  std::string_view text(source + token.start, token.end - token.start);
  char small[64];
  if (token.flags & kUnderscore) {
    char* out = text.size() <= sizeof small ? small : workspace.arena.array<char>(text.size());
    if (!out) return {LiteralFault::Memory, {}};
    size_t size = 0;
    for (char c : text) {
      if (c != '_') out[size++] = c;
    }
    text = {out, size};
  }
  if (token.flags & (kFloat | kImaginary)) {
    if (token.flags & kImaginary) text.remove_suffix(1);
    value.type = token.flags & kImaginary ? ast::ConstantType::Imaginary : ast::ConstantType::Float;
    value.real = float_value(text);
    return {};
  }
  value.type = ast::ConstantType::Int;
  unsigned bits = token.flags & kHexadecimal ? 4
                  : token.flags & kOctal     ? 3
                  : token.flags & kBinary    ? 1
                                             : 0;
  if (bits) text.remove_prefix(2);
  size_t zeros = text.find_first_not_of('0');
  if (zeros == std::string_view::npos) {
    value.integer = 0;
    return {};
  }
  text.remove_prefix(zeros);
  if (bits ? text.size() * bits <= 62 : text.size() <= 18) {
    int64_t integer = 0;
    if (bits) {
      for (char c : text)
        integer = static_cast<int64_t>(static_cast<uint64_t>(integer) << bits) |
                  hex_digit_value(static_cast<uint8_t>(c));
    } else {
      for (char c : text) integer = integer * 10 + (c - '0');
    }
    value.integer = integer;
    return {};
  }
  value.type = ast::ConstantType::BigInt;
  if (bits) {
    value.base = 16;
    value.text = repack_digits(workspace, text, bits);
    return {};
  }
  int64_t integer = 0;
  if (std::from_chars(text.data(), text.data() + text.size(), integer).ec == std::errc()) {
    value.type = ast::ConstantType::Int;
    value.integer = integer;
    return {};
  }
  if (text.size() > kMaximumIntegerDigits) {
    return {LiteralFault::TooManyDigits,
            workspace.text(
                {"Exceeds the limit (4300 digits) for integer string conversion: value has ",
                 workspace.decimal(text.size()),
                 " digits; use sys.set_int_max_str_digits() to increase the limit - Consider "
                 "hexadecimal for huge "
                 "integer literals to avoid decimal conversion limits."})};
  }
  value.base = 10;
  std::string_view kept =
      text.data() >= small && text.data() < small + sizeof small ? workspace.text({text}) : text;
  value.text = {kept.data(), static_cast<uint32_t>(kept.size()),
                static_cast<uint32_t>(kept.size())};
  return {};
}

std::string_view string_body(const char* source, const Token& token) {
  uint32_t quotes = token.flags & kTripleQuoted ? 3 : 1;
  uint32_t start = token.start + token.prefix;
  uint32_t end = token.end - quotes;
  return {source + start, end > start ? end - start : 0};
}

bool TextBuilder::start() {
  if (data_) return true;
  data_ = workspace_.arena.array<char>(capacity_ ? capacity_ : 1);
  if (!data_) return false;
  if (view_) std::memcpy(data_, view_, size_);
  view_ = nullptr;
  return true;
}

LiteralResult TextBuilder::append_string(std::string_view body, uint8_t flags, uint32_t line) {
  if (flags & kNonAscii) is_ascii_ = false;
  if ((flags & kBackslash) && !(flags & kRaw)) return unescape_string(body, line);
  if (size_ == 0 && !data_) {
    view_ = body.data();
    size_ = static_cast<uint32_t>(body.size());
    return {};
  }
  if (!start()) return {LiteralFault::Memory, {}};
  if (!body.empty()) std::memcpy(data_ + size_, body.data(), body.size());
  size_ += static_cast<uint32_t>(body.size());
  return {};
}

LiteralResult TextBuilder::append_bytes(std::string_view body, uint8_t flags, uint32_t line) {
  if (flags & kNonAscii) {
    return {LiteralFault::NonAsciiBytes, "bytes can only contain ASCII literal characters"};
  }
  if ((flags & kBackslash) && !(flags & kRaw)) return unescape_bytes(body, line);
  return append_string(body, flags, line);
}

void TextBuilder::append(const ast::Text& text) {
  if (!text.is_ascii) is_ascii_ = false;
  if (text.has_surrogates) has_surrogates_ = true;
  if (size_ == 0 && !data_) {
    view_ = text.data;
    size_ = text.size;
    return;
  }
  if (!start() || text.size == 0) return;
  std::memcpy(data_ + size_, text.data, text.size);
  size_ += text.size;
}

void TextBuilder::put(char32_t c) {
  if (c >= 0x80) is_ascii_ = false;
  if (is_surrogate(c)) has_surrogates_ = true;
  size_ = static_cast<uint32_t>(encode_utf8(c, data_ + size_) - data_);
}

void TextBuilder::warn_invalid(std::string_view body, size_t position, std::string_view escape,
                               uint32_t line, bool octal) {
  for (char c : body.substr(0, position)) line += c == '\n';
  workspace_.warn(
      WarningKind::SyntaxWarning,
      workspace_.text(
          {"\"\\", escape,
           octal ? "\" is an invalid octal escape sequence" : "\" is an invalid escape sequence",
           ". Such sequences will not work in the future. Did you mean \"\\\\", escape,
           "\"? A raw string is also an option."}),
      {line, 0, line, 0});
}

LiteralResult TextBuilder::unescape_string(std::string_view body, uint32_t line) {
  if (!start()) return {LiteralFault::Memory, {}};
  bool warned = false;
  size_t i = 0;
  auto fault = [&](size_t from, size_t to, std::string_view reason) -> LiteralResult {
    // CPython decodes a copy in which every character above 0x7F is written as \UXXXXXXXX.
    auto position_of = [&](size_t end) {
      uint64_t position = 0;
      bool after_backslash = false;
      for (size_t k = 0; k < end; k++) {
        uint8_t c = static_cast<uint8_t>(body[k]);
        if (c < 0x80) {
          position++;
          after_backslash = c == '\\' && !after_backslash;
        } else if ((c & 0xC0) != 0x80) {
          position += after_backslash ? 15 : 10;
          after_backslash = false;
        }
      }
      return position;
    };
    uint64_t first = position_of(from);
    uint64_t last = position_of(to) - 1;
    if (first == last) {
      return {LiteralFault::Decode,
              workspace_.text(
                  {"(unicode error) 'unicodeescape' codec can't decode byte 0x5c in position ",
                   workspace_.decimal(first), ": ", reason})};
    }
    return {
        LiteralFault::Decode,
        workspace_.text({"(unicode error) 'unicodeescape' codec can't decode bytes in position ",
                         workspace_.decimal(first), "-", workspace_.decimal(last), ": ", reason})};
  };
  while (i < body.size()) {
    const void* found = std::memchr(body.data() + i, '\\', body.size() - i);
    size_t next =
        found ? static_cast<size_t>(static_cast<const char*>(found) - body.data()) : body.size();
    std::memcpy(data_ + size_, body.data() + i, next - i);
    size_ += static_cast<uint32_t>(next - i);
    i = next;
    if (i == body.size()) break;
    size_t escape = i++;
    // A backslash can be last only before a replacement field. CPython keeps a backslash before a
    // character above 0x7F.
    if (i == body.size() || static_cast<uint8_t>(body[i]) >= 0x80) {
      put('\\');
      continue;
    }
    char c = body[i++];
    switch (c) {
      case '\n': continue;
      case '\\':
      case '\'':
      case '"': put(static_cast<uint8_t>(c)); continue;
      case 'b': put('\b'); continue;
      case 'f': put('\f'); continue;
      case 't': put('\t'); continue;
      case 'n': put('\n'); continue;
      case 'r': put('\r'); continue;
      case 'v': put('\v'); continue;
      case 'a': put('\a'); continue;
      case '0':
      case '1':
      case '2':
      case '3':
      case '4':
      case '5':
      case '6':
      case '7': {
        char32_t value = static_cast<char32_t>(c - '0');
        for (int k = 0; k < 2 && i < body.size() && body[i] >= '0' && body[i] <= '7'; k++) {
          value = value * 8 + static_cast<char32_t>(body[i++] - '0');
        }
        if (value > 0377 && !warned) {
          warned = true;
          warn_invalid(body, escape, body.substr(escape + 1, 3), line, true);
        }
        put(value);
        continue;
      }
      case 'x':
      case 'u':
      case 'U': {
        int count = c == 'x' ? 2 : c == 'u' ? 4 : 8;
        char32_t value = 0;
        while (count > 0 && i < body.size() &&
               hex_digit_value(static_cast<uint8_t>(body[i])) >= 0) {
          value = (value << 4) |
                  static_cast<char32_t>(hex_digit_value(static_cast<uint8_t>(body[i++])));
          count--;
        }
        if (count > 0) {
          return fault(escape, i,
                       c == 'x'   ? "truncated \\xXX escape"
                       : c == 'u' ? "truncated \\uXXXX escape"
                                  : "truncated \\UXXXXXXXX escape");
        }
        if (value > kMaxCodePoint) return fault(escape, i, "illegal Unicode character");
        put(value);
        continue;
      }
      case 'N': {
        constexpr std::string_view kMalformed = "malformed \\N character escape";
        if (i == body.size() || body[i] != '{') return fault(escape, i, kMalformed);
        size_t close = body.find('}', i);
        if (close == std::string_view::npos) return fault(escape, body.size(), kMalformed);
        std::string_view name = body.substr(i + 1, close - i - 1);
        if (name.empty()) return fault(escape, close, kMalformed);
        i = close + 1;
        char32_t value = unicode::lookup_name(name);
        if (value == unicode::kNoCodePoint)
          return fault(escape, i, "unknown Unicode character name");
        put(value);
        continue;
      }
      default:
        if (!warned) {
          warned = true;
          warn_invalid(body, escape, body.substr(escape + 1, 1), line, false);
        }
        data_[size_++] = '\\';
        data_[size_++] = c;
        continue;
    }
  }
  return {};
}

LiteralResult TextBuilder::unescape_bytes(std::string_view body, uint32_t line) {
  if (!start()) return {LiteralFault::Memory, {}};
  bool warned = false;
  size_t i = 0;
  while (i < body.size()) {
    char c = body[i++];
    if (c != '\\') {
      data_[size_++] = c;
      continue;
    }
    size_t escape = i - 1;
    c = body[i++];
    switch (c) {
      case '\n': continue;
      case '\\':
      case '\'':
      case '"': data_[size_++] = c; continue;
      case 'b': data_[size_++] = '\b'; continue;
      case 'f': data_[size_++] = '\f'; continue;
      case 't': data_[size_++] = '\t'; continue;
      case 'n': data_[size_++] = '\n'; continue;
      case 'r': data_[size_++] = '\r'; continue;
      case 'v': data_[size_++] = '\v'; continue;
      case 'a': data_[size_++] = '\a'; continue;
      case '0':
      case '1':
      case '2':
      case '3':
      case '4':
      case '5':
      case '6':
      case '7': {
        int value = c - '0';
        for (int k = 0; k < 2 && i < body.size() && body[i] >= '0' && body[i] <= '7'; k++) {
          value = value * 8 + (body[i++] - '0');
        }
        if (value > 0377 && !warned) {
          warned = true;
          warn_invalid(body, escape, body.substr(escape + 1, 3), line, true);
        }
        data_[size_++] = static_cast<char>(value);
        continue;
      }
      case 'x': {
        int high = i < body.size() ? hex_digit_value(static_cast<uint8_t>(body[i])) : -1;
        int low = i + 1 < body.size() ? hex_digit_value(static_cast<uint8_t>(body[i + 1])) : -1;
        if (high < 0 || low < 0) {
          return {LiteralFault::Decode,
                  workspace_.text({"(value error) invalid \\x escape at position ",
                                   workspace_.decimal(escape)})};
        }
        data_[size_++] = static_cast<char>(high * 16 + low);
        i += 2;
        continue;
      }
      default:
        if (!warned) {
          warned = true;
          warn_invalid(body, escape, body.substr(escape + 1, 1), line, false);
        }
        data_[size_++] = '\\';
        data_[size_++] = c;
        continue;
    }
  }
  return {};
}

ast::Text TextBuilder::take_bytes() {
  ast::Text text;
  text.data = view_ ? view_ : data_ ? data_ : "";
  text.size = text.length = size_;
  return text;
}

ast::Text TextBuilder::take_string() {
  ast::Text text = take_bytes();
  text.is_ascii = is_ascii_;
  text.has_surrogates = has_surrogates_;
  if (!is_ascii_) text.length = count_characters(text.bytes());
  return text;
}

}  // namespace hognose
