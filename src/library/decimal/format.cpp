// Formatting of decimal numbers by the format mini-language.
//
// The results and ValueErrors are CPython 3.14's. There the C code handles most specifications and
// passes those that it does not know to Python code, so there are two parsers here, with the few
// differences of the two grammars. Widths and precisions are charged before anything of that size
// is made.
#include <algorithm>
#include <string_view>

#include "base/number_text.h"
#include "library/decimal/number.h"
#include "meter/paced.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"

namespace hognose::decimal {

namespace {

struct Layout {
  char32_t fill = ' ';
  char align = '>';
  char sign = '-';
  char type = 0;  // lower case
  bool upper = false;
  bool zero_padded = false;
  bool no_negative_zero = false;  // 'z'
  bool alternate = false;         // '#'
  char fraction_separator = 0;
  int64_t width = 0;
  int64_t precision = -1;
  FormatSigns signs;
  bool separates = false;
};

// The specification as code points.
class SpecReader {
 public:
  explicit SpecReader(const Str* text) : text_(text) {}

  bool at_end(uint32_t ahead = 0) const { return next_ + ahead >= text_->length; }
  // 0 at the end; a NUL in the specification is found by at_end().
  char32_t peek(uint32_t ahead = 0) const {
    if (at_end(ahead)) return 0;
    const uint8_t* data = str_data(text_);
    uint32_t i = next_ + ahead;
    if (text_->kind == 1) return data[i];
    if (text_->kind == 2) return reinterpret_cast<const uint16_t*>(data)[i & kItemMask<uint16_t>];
    return reinterpret_cast<const uint32_t*>(data)[i & kItemMask<uint32_t>];
  }
  void skip(uint32_t count = 1) { next_ += count; }
  bool take(char32_t character) {
    if (at_end() || peek() != character) return false;
    ++next_;
    return true;
  }
  bool peek_any(std::string_view characters, uint32_t ahead = 0) const {
    const char32_t c = peek(ahead);
    return !at_end(ahead) && std::any_of(characters.begin(), characters.end(), [c](char wanted) {
      return c == static_cast<unsigned char>(wanted);
    });
  }
  bool peek_digit() const { return peek_any("0123456789"); }
  // False if the number exceeds 63 bits.
  bool take_number(int64_t* number) {
    *number = 0;
    while (peek_digit()) {
      if (__builtin_mul_overflow(*number, 10, number) ||
          __builtin_add_overflow(*number, static_cast<int64_t>(peek() - '0'), number)) {
        return false;
      }
      skip();
    }
    return true;
  }

 private:
  const Str* text_;
  uint32_t next_ = 0;
};

bool take_alignment(SpecReader& reader, Layout& layout) {
  if (!reader.at_end(1) && reader.peek_any("<>=^", 1)) {
    layout.fill = reader.peek();
    layout.align = static_cast<char>(reader.peek(1));
    reader.skip(2);
    return true;
  }
  if (!reader.peek_any("<>=^")) return false;
  layout.align = static_cast<char>(reader.peek());
  reader.skip();
  return true;
}

void set_type(Layout& layout, char32_t type) {
  layout.upper = type >= 'A' && type <= 'Z';
  layout.type = static_cast<char>(layout.upper ? type + 32 : type);
}

// The specifications that CPython's C code accepts.
bool parse_strictly(const Str* spec, Capitals capitals, Layout& layout) {
  SpecReader reader(spec);
  layout.upper = capitals == Capitals::Yes;
  layout.type = 'g';
  if (reader.at_end()) return true;
  bool aligned = take_alignment(reader, layout);
  if (reader.peek_any("+- ")) {
    layout.sign = static_cast<char>(reader.peek());
    reader.skip();
  }
  if (reader.take('0')) {
    if (aligned) return false;
    layout.zero_padded = true;
  }
  if (reader.peek_digit()) {
    if (reader.peek() == '0' || !reader.take_number(&layout.width)) return false;
  }
  if (reader.take(',')) layout.separates = true;
  if (reader.take('.')) {
    if (!reader.peek_digit() || !reader.take_number(&layout.precision)) return false;
  }
  if (reader.peek_any("EeFfGg%")) {
    set_type(layout, reader.peek());
    reader.skip();
  } else if (reader.peek_any("nN")) {
    if (layout.separates) return false;
    set_type(layout, reader.peek() == 'n' ? 'g' : 'G');
    layout.signs.separator = "";
    layout.signs.grouping = "";
    layout.separates = true;
    reader.skip();
  }
  return reader.at_end();
}

// The further ones that its Python code accepts.
Result<void> parse_freely(Vm& vm, Str* spec, Capitals capitals, Layout& layout) {
  auto fail = [&](const char* text) {
    return vm.raise(TypeId::ValueError, "{}{}", text, static_cast<const Str*>(spec));
  };
  SpecReader reader(spec);
  const bool filled = !reader.at_end(1) && reader.peek_any("<>=^", 1);
  const bool aligned = take_alignment(reader, layout);
  if (reader.peek_any("+- ")) {
    layout.sign = static_cast<char>(reader.peek());
    reader.skip();
  }
  layout.no_negative_zero = reader.take('z');
  layout.alternate = reader.take('#');
  layout.zero_padded = reader.take('0');
  bool fits = true;
  if (reader.peek_digit()) fits = reader.take_number(&layout.width);
  if (reader.peek_any(",_")) {
    layout.signs.separator = reader.peek() == ',' ? "," : "_";
    layout.separates = true;
    reader.skip();
  }
  if (reader.peek() == '.' && reader.peek_any("0123456789,_", 1)) {
    reader.skip();
    if (reader.peek_digit()) fits = reader.take_number(&layout.precision) && fits;
    if (reader.peek_any(",_")) {
      layout.fraction_separator = static_cast<char>(reader.peek());
      reader.skip();
    }
  }
  char32_t type = capitals == Capitals::Yes ? 'G' : 'g';
  bool by_locale = false;
  if (reader.peek_any("eEfFgGn%")) {
    by_locale = reader.peek() == 'n';
    type = by_locale ? 'g' : reader.peek();
    reader.skip();
  }
  set_type(layout, type);
  if (!reader.at_end()) return fail("Invalid format specifier: ");
  if (!fits) return vm.raise(TypeId::MemoryError, "");
  if (layout.zero_padded) {
    if (filled) return fail("Fill character conflicts with '0' in format specifier: ");
    if (aligned) return fail("Alignment conflicts with '0' in format specifier: ");
    layout.fill = '0';
    layout.align = '=';
  }
  if (by_locale) {
    if (layout.separates) {
      return fail("Explicit thousands separator conflicts with 'n' type in format specifier: ");
    }
    layout.signs.separator = "";
    layout.signs.grouping = "";
    layout.separates = true;
  }
  return {};
}

// Text that may be long, in scratch memory of the cage. Reserving charges for it.
class Text {
 public:
  explicit Text(Vm& vm) : vm_(vm) {}

  Result<void> reserve(uint64_t size) {
    if (size > UINT32_MAX) return vm_.raise(TypeId::MemoryError, "");
    TRY(vm_.meter.charge_bytes(size));
    auto* cell = TRY(vm_.make<ByteArrayCell>(TypeId::ByteArray, size));
    cell->size = static_cast<uint32_t>(size);
    data_ = reinterpret_cast<char*>(cell->bytes.data());
    return {};
  }
  Result<void> append(std::string_view text) {
    TRY(paced_copy(vm_.meter, data_ + size_, text.data(), text.size()));
    size_ += text.size();
    return {};
  }
  Result<void> append(uint64_t zeros) {
    TRY(paced_fill(vm_.meter, data_ + size_, '0', zeros));
    size_ += zeros;
    return {};
  }
  std::string_view view() const { return {data_, size_}; }

 private:
  Vm& vm_;
  char* data_ = nullptr;
  uint64_t size_ = 0;
};

// The digits before the point in groups, with leading zeros to at least `least` characters. The
// group sizes count from the right, and the last one repeats. A size of 0 or 127 ends the grouping.
Result<void> append_grouped(Vm& vm, StringBuilder& out, std::string_view digits, int64_t least,
                            const Layout& layout) {
  auto count = static_cast<int64_t>(digits.size());
  if (!layout.separates || layout.signs.separator.empty() || layout.signs.grouping.empty()) {
    if (least > count) TRY(out.append_repeated('0', static_cast<uint64_t>(least - count)));
    return out.append_ascii(digits);
  }
  // The groups are counted first, then written from the left.
  constexpr int64_t kSeparator = 1;  // counted in the width, whatever its length
  RootVector sizes(vm);
  size_t next = 0;
  for (;;) {
    TRY(vm.meter.charge(2));
    int64_t size = static_cast<unsigned char>(layout.signs.grouping[next]);
    const int64_t rest = std::max<int64_t>({count, least, 1});
    if (size == 0 || size >= 127) size = rest;
    if (next + 1 < layout.signs.grouping.size()) ++next;
    size = std::min(rest, size);
    TRY(sizes.push(Value::from_small_int(size)));
    count -= std::min(count, size);
    least -= size;
    if (count == 0 && least <= 0) break;
    least -= kSeparator;
  }
  uint64_t total = 0;
  TRY(in_parts(vm.meter, sizes.size(), kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) total += static_cast<uint64_t>(sizes[i].small_int());
  }));
  uint64_t zeros = total - digits.size();
  size_t position = 0;
  for (size_t i = sizes.size(); i-- > 0;) {
    TRY(vm.meter.charge(2));
    auto size = static_cast<uint64_t>(sizes[i].small_int());
    uint64_t padding = std::min(size, zeros);
    TRY(out.append_repeated('0', padding));
    zeros -= padding;
    TRY(out.append_ascii(digits.substr(position, size - padding)));
    position += size - padding;
    if (i != 0) TRY(out.append_utf8(layout.signs.separator));
  }
  return {};
}

Result<Value> pad(Vm& vm, const Layout& layout, std::string_view sign, const Str* body) {
  const uint64_t length = sign.size() + body->length;
  const auto width = static_cast<uint64_t>(layout.width);
  const uint64_t padding = width > length ? width - length : 0;
  uint64_t before = 0;  // before the sign
  uint64_t behind = 0;  // after the sign
  uint64_t after = 0;
  switch (layout.align) {
    case '<': after = padding; break;
    case '=': behind = padding; break;
    case '^':
      before = padding / 2;
      after = padding - before;
      break;
    default: before = padding;
  }
  StringBuilder out(vm);
  TRY(out.reserve(length + padding));
  TRY(out.append_repeated(layout.fill, before));
  TRY(out.append_ascii(sign));
  TRY(out.append_repeated(layout.fill, behind));
  TRY(out.append(body));
  TRY(out.append_repeated(layout.fill, after));
  return Value::from_cell(TRY(out.finish()));
}

std::string_view sign_text(const Layout& layout, bool negative) {
  if (negative) return "-";
  return layout.sign == '+' ? "+" : layout.sign == ' ' ? " " : "";
}

Failure raise_limits(Vm& vm) {
  return vm.raise(TypeId::ValueError, "format specification exceeds internal limits of _decimal");
}

// Rounds as the precision and the type require; false if the result is out of bounds.
Result<bool> round_for_layout(Vm& vm, Number& number, const Layout& layout, Rounding rounding) {
  Arithmetic work(vm, kWidest);
  work.settings.rounding = rounding;
  const auto precision = static_cast<uint64_t>(layout.precision);
  switch (layout.type) {
    case 'g': TRY(work.round_to(number, std::max<uint64_t>(precision, 1))); return true;
    case 'e':
      if (number.is_zero()) return true;
      TRY(work.round_to(number, precision + 1));
      if (number.coefficient.digits <= precision) {
        const uint64_t places = precision + 1 - number.coefficient.digits;
        TRY(scale_up(vm, number.coefficient, places));
        number.exponent -= static_cast<int64_t>(places);
      }
      return true;
    default: break;
  }
  const int64_t exponent = -layout.precision;
  if (number.is_zero()) {
    number.exponent = exponent;
  } else if (number.exponent > exponent) {
    auto places = static_cast<uint64_t>(number.exponent - exponent);
    if (places + number.coefficient.digits > static_cast<uint64_t>(kMaximumPrecision)) {
      return false;
    }
    TRY(scale_up(vm, number.coefficient, places));
    number.exponent = exponent;
  } else {
    TRY(work.quantize_to(number, exponent, number));
  }
  return !number.is_special();
}

}  // namespace

Result<Value> format_number(Vm& vm, const Number& original, const Settings& settings,
                            Capitals capitals, const Str* spec, const FormatSigns& signs) {
  Layout layout;
  TRY(vm.meter.charge(spec->length / 4));
  if (!parse_strictly(spec, capitals, layout)) {
    layout = Layout();
    TRY(parse_freely(vm, const_cast<Str*>(spec), capitals, layout));
  } else if (layout.zero_padded) {
    // Infinity and NaN are padded with blanks.
    layout.fill = original.is_special() ? U' ' : U'0';
    layout.align = original.is_special() ? '>' : '=';
  }
  if (layout.width > kMaximumPrecision) return raise_limits(vm);
  if (signs.given) {
    constexpr size_t kMaximumSign = 4;  // bytes
    bool is_valid = !signs.point.empty() && signs.point.size() <= kMaximumSign &&
                    signs.separator.size() <= kMaximumSign;
    TRY(in_parts(vm.meter, signs.grouping.size(), kPacedItems, [&](size_t begin, size_t end) {
      for (char size : signs.grouping.substr(begin, end - begin)) {
        is_valid = is_valid && static_cast<unsigned char>(size) < 128;
      }
      return is_valid;
    }));
    if (!is_valid) return vm.raise(TypeId::ValueError, "invalid override dict");
    layout.signs = signs;
    layout.separates = true;
  }
  Number number = original;
  if (number.is_special()) {
    Number magnitude = number;
    magnitude.negative = false;
    Str* body = TRY(text_of_number(vm, magnitude, Notation::Scientific, Capitals::Yes));
    if (layout.type == '%') {
      body = TRY(make_text(vm, "{}%", static_cast<const Str*>(body)));
    }
    return pad(vm, layout, sign_text(layout, number.negative), body);
  }
  const bool is_percent = layout.type == '%';
  if (is_percent) {
    number.exponent += 2;
    layout.type = 'f';
  }
  if (layout.precision >= 0) {
    if (layout.precision > kMaximumPrecision) return raise_limits(vm);
    if (!TRY(round_for_layout(vm, number, layout, settings.rounding))) return raise_limits(vm);
  }
  if (layout.type == 'f' && number.is_zero() && number.exponent > 0) number.exponent = 0;
  bool negative = number.negative && !(layout.no_negative_zero && number.is_zero());

  DigitRoom room;
  std::string_view digits = TRY(digits_of(vm, number.coefficient, room));
  const auto count = static_cast<int64_t>(digits.size());
  const int64_t left = number.exponent + count;
  int64_t point = 1;
  if (layout.type == 'f' || (layout.type == 'g' && number.exponent <= 0 && left > -6)) {
    point = left;
  } else if (layout.type == 'e' && number.is_zero() && layout.precision >= 0) {
    point = 1 - layout.precision;
  }
  Text whole(vm), fraction(vm);
  if (point <= 0) {
    TRY(whole.reserve(1));
    TRY(whole.append("0"));
    TRY(fraction.reserve(static_cast<uint64_t>(count - point)));
    TRY(fraction.append(static_cast<uint64_t>(-point)));
    TRY(fraction.append(digits));
  } else if (point >= count) {
    TRY(whole.reserve(static_cast<uint64_t>(point)));
    TRY(whole.append(digits));
    TRY(whole.append(static_cast<uint64_t>(point - count)));
  } else {
    auto split = static_cast<size_t>(point);
    TRY(whole.reserve(split));
    TRY(whole.append(digits.substr(0, split)));
    TRY(fraction.reserve(digits.size() - split));
    TRY(fraction.append(digits.substr(split)));
  }

  // The text after the whole digits. Their zero padding depends on its length.
  StringBuilder tail(vm);
  std::string_view behind = fraction.view();
  if (!behind.empty() || layout.alternate) TRY(tail.append_utf8(layout.signs.point));
  if (layout.fraction_separator != 0) {
    for (size_t i = 0; i < behind.size(); i += 3) {
      TRY(vm.meter.charge(1));
      if (i != 0) TRY(tail.append_character(static_cast<unsigned char>(layout.fraction_separator)));
      TRY(tail.append_ascii(behind.substr(i, 3)));
    }
  } else {
    TRY(tail.append_ascii(behind));
  }
  if (left != point || layout.type == 'e') {
    TRY(tail.append_ascii(layout.upper ? "E" : "e"));
    if (left >= point) TRY(tail.append_ascii("+"));
    TRY(tail.append_number(left - point));
  }
  if (is_percent) TRY(tail.append_ascii("%"));
  std::string_view sign = sign_text(layout, negative);
  Str* end = TRY(tail.finish());
  int64_t least = 0;
  if (layout.zero_padded) {
    least = layout.width - static_cast<int64_t>(sign.size()) - end->length;
  }
  if (layout.width > static_cast<int64_t>(UINT32_MAX)) return vm.raise(TypeId::MemoryError, "");
  StringBuilder body(vm);
  TRY(append_grouped(vm, body, whole.view(), least, layout));
  TRY(body.append(end));
  return pad(vm, layout, sign, TRY(body.finish()));
}

}  // namespace hognose::decimal
