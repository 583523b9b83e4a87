// Source: reads tokens, and raises PatternError about them.
//
// The text is that of a pattern or of a template.
#include "library/regex/source.h"

#include "meter/paced.h"
#include "objects/bytes/view.h"
#include "objects/protocols/protocol.h"
#include "objects/text/methods.h"
#include "objects/text/string_builder.h"

namespace hognose::regex {

int hexadecimal_value(Token token) {
  if (token >= '0' && token <= '9') return static_cast<int>(token - '0');
  if (token >= 'a' && token <= 'f') return static_cast<int>(token - 'a' + 10);
  if (token >= 'A' && token <= 'F') return static_cast<int>(token - 'A' + 10);
  return -1;
}

Token simple_escape(uint32_t character) {
  switch (character) {
    case 'a': return 7;
    case 'b': return 8;
    case 'f': return 12;
    case 'n': return 10;
    case 'r': return 13;
    case 't': return 9;
    case 'v': return 11;
    case '\\': return '\\';
    default: return kEnd;
  }
}

Source::Source(Vm& vm, Value text) : vm_(vm), text_(text) {
  if (const Str* string = vm.as<Str>(text, TypeId::Str)) {
    data_ = str_data(string);
    kind_ = string->kind == 1 || string->kind == 2 ? string->kind : 4;
    length_ = string->length & static_cast<uint32_t>(INT32_MAX / kind_);
    is_text_ = true;
  } else {
    BytesView view = view_of(vm, text);
    data_ = view.data;
    length_ = view.count;
    kind_ = 1;
    is_text_ = false;
  }
}

Result<void> Source::advance() {
  if (index_ >= length_) {
    next_ = kEnd;
    return {};
  }
  Token token = at(index_);
  if (token == '\\') {
    if (index_ + 1 >= length_) {
      return error_at(length_ - 1, "bad escape (end of pattern)");
    }
    token = at(index_ + 1) | kEscape;
    ++index_;
  }
  ++index_;
  next_ = token;
  return vm_.meter.charge(1);
}

Result<Source::Span> Source::get_until(Token terminator, const char* what) {
  Span span{tell(), tell()};
  for (;;) {
    Token token = next_;
    uint32_t place = tell();
    TRY(advance());
    if (token == kEnd) {
      if (span.start == place) return error_before(0, "missing {}", what);
      return error_before(place - span.start, "missing {}, unterminated name",
                          static_cast<char32_t>(terminator));
    }
    if (token == terminator) {
      if (span.start == place) return error_before(1, "missing {}", what);
      span.stop = place;
      return span;
    }
  }
}

Result<Source::Number> Source::get_numbered(uint32_t first, uint32_t start) {
  uint32_t number = first - '0';
  Token second = next();
  if (is_decimal_digit(second)) {
    TRY(get());
    number = number * 10 + (second - '0');
    Token third = next();
    if (is_octal_digit(first) && is_octal_digit(second) && is_octal_digit(third)) {
      TRY(get());
      uint32_t character = (first - '0') * 64 + (second - '0') * 8 + (third - '0');
      if (character > 0377) {
        return error_about(start, tell(), start, "octal escape value {} outside of range 0-0o377");
      }
      return Number{true, character};
    }
  }
  return Number{false, number};
}

Result<uint64_t> Source::get_digits(unsigned count, unsigned base) {
  uint64_t number = 0;
  for (unsigned i = 0; i < count; ++i) {
    int digit = hexadecimal_value(next_);
    if (digit < 0 || digit >= static_cast<int>(base)) break;
    number = number * base + static_cast<unsigned>(digit);
    TRY(advance());
  }
  return number;
}

Result<uint32_t> Source::skip_leading_zeros(Span span) const {
  Pace pace(vm_.meter);
  uint32_t index = span.start;
  while (index + 1 < span.stop && at(index) == '0') {
    TRY(pace.turn());
    ++index;
  }
  return index;
}

Result<Str*> Source::part(uint32_t start, uint32_t stop) const {
  if (is_text_) return substring(vm_, vm_.known<Str>(text_), start, stop);
  StringBuilder text(vm_);
  Pace pace(vm_.meter);
  TRY(vm_.meter.charge_bytes(stop - start));
  for (uint32_t i = start; i < stop; ++i) {
    TRY(pace.turn());
    TRY(text.append_character(data_[i]));
  }
  return text.finish();
}

Result<bool> Source::is_number(Span span, uint32_t* number) const {
  uint64_t value = 0;
  Pace pace(vm_.meter);
  for (uint32_t i = span.start; i < span.stop; ++i) {
    TRY(pace.turn());
    char32_t digit = at(i);
    if (!is_decimal_digit(digit)) return false;
    value = value * 10 + (digit - '0');
    if (value > INT32_MAX) value = UINT32_MAX;
  }
  *number = value > INT32_MAX ? UINT32_MAX : static_cast<uint32_t>(value);
  return span.length() != 0;
}

Failure Source::raise(Str* message, uint32_t position) {
  if (!is_text_ && !message->is_ascii()) {
    StringBuilder text(vm_);
    Pace pace(vm_.meter);
    TRY(vm_.meter.charge_bytes(message->length));
    for (uint32_t i = 0; i < message->length; ++i) {
      TRY(pace.turn());
      char32_t character = character_at(message, i);
      if (character < 0x80) {
        TRY(text.append_character(character));
        continue;
      }
      constexpr char kDigits[] = "0123456789abcdef";
      TRY(text.append_ascii("\\x"));
      TRY(text.append_character(static_cast<char32_t>(kDigits[character >> 4 & 15])));
      TRY(text.append_character(static_cast<char32_t>(kDigits[character & 15])));
    }
    message = TRY(text.finish());
  }
  return raise_pattern_error(vm_, message, text_, Value::from_small_int(position));
}

Failure Source::error_about(uint32_t start, uint32_t stop, uint32_t position, const char* format) {
  Str* quoted = TRY(part(start, stop));
  return error_at(position, format, quoted);
}

Result<Str*> Source::group_name(Span span, uint32_t offset) {
  Str* name = TRY(part(span.start, span.stop));
  Value argument = Value::from_cell(name);
  TRY(hash_calling(vm_, argument));  // hashing polls the limits, and later lookups reuse the hash
  bool is_foreign = !is_text_ && !name->is_ascii();
  if (!is_foreign && TRY(str_isidentifier(vm_, &argument)).is_true()) return name;
  Str* quoted = is_foreign ? TRY(ascii_calling(vm_, argument)) : TRY(repr_calling(vm_, argument));
  return error_before(span.length() + offset, "bad character in group name {}", quoted);
}

Failure raise_pattern_error(Vm& vm, Str* message, Value text, Value position) {
  Value error = TRY(vm.call(Value::from_cell(vm.type(TypeId::PatternError)),
                            {Value::from_cell(message), text, position}));
  return vm.raise_value(error);
}

}  // namespace hognose::regex
