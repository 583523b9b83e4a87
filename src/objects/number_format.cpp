// Formatting of numbers by the format mini-language: int, float and complex.
//
// Receives a number and the specification; hands on the string that base/format_spec_layout.h lays
// out, or CPython's ValueError. Sizes that the guest chooses (width, precision) are paid for before
// anything of that size is made.
#include <algorithm>

#include "base/format_spec_layout.h"
#include "base/utf8.h"
#include "objects/make.h"
#include "objects/numbers.h"

namespace hognose {

namespace {

uint8_t kind_of(char32_t maximum) { return maximum < 0x100 ? 1 : maximum < 0x10000 ? 2 : 4; }

template <class Layout>
Result<Str*> write_layout(Vm& vm, const Layout& layout) {
  char32_t maximum = layout.max_code_point();
  TRY(vm.meter.charge_bytes(layout.size()));
  Str* string = TRY(make_string_room(vm, layout.size(), kind_of(maximum), maximum < 0x80));
  if (string->kind == 1) layout.write(string->data);
  if (string->kind == 2) layout.write(reinterpret_cast<uint16_t*>(string->data));
  if (string->kind == 4) layout.write(reinterpret_cast<uint32_t*>(string->data));
  return string;
}

Result<FormatError> parse_spec(Vm& vm, const Str* text, FormatDefaults defaults, FormatSpec& spec) {
  TRY(vm.meter.charge(text->length() / 8));
  const uint8_t* data = str_data(text);
  uint32_t length = text->length();
  if (text->kind == 1) return parse_format_spec(data, length, defaults, spec);
  if (text->kind == 2) {
    return parse_format_spec(reinterpret_cast<const uint16_t*>(data), length, defaults, spec);
  }
  return parse_format_spec(reinterpret_cast<const uint32_t*>(data), length, defaults, spec);
}

// As much of the type's name as an error text shows, as UTF-8.
std::string_view name_of_type(const Type* type, char (&buffer)[4 * 50]) {
  const Str* name = type->name.get();
  const uint8_t* data = str_data(name);
  if (name->is_ascii()) {
    return {reinterpret_cast<const char*>(data), std::min<size_t>(name->length(), sizeof(buffer))};
  }
  size_t count = std::min<size_t>(name->length(), 50);
  char* end = name->kind == 1 ? write_utf8(data, count, buffer)
              : name->kind == 2
                  ? write_utf8(reinterpret_cast<const uint16_t*>(data), count, buffer)
                  : write_utf8(reinterpret_cast<const uint32_t*>(data), count, buffer);
  return {buffer, static_cast<size_t>(end - buffer)};
}

Failure raise_format_error(Vm& vm, const FormatError& error, const Str* spec, const Type* type) {
  char name[4 * 50];
  char text[kMaxFormatFault];
  std::string_view message(text, write_format_fault(error, name_of_type(type, name), text));
  if (error.fault == FormatFault::InvalidSpecifier) {
    return vm.raise(TypeId::ValueError, "Invalid format specifier '{}{}", spec, message);
  }
  return vm.raise(TypeId::ValueError, "{}", message);
}

// Type c: the int is a code point.
struct CharacterLayout {
  StringLayout layout;
  char32_t fill;
  char32_t character;

  size_t size() const { return layout.size(); }
  char32_t max_code_point() const {
    return layout.is_padded() ? std::max(fill, character) : character;
  }
  template <class Unit>
  void write(Unit* out) const {
    out = std::fill_n(out, layout.left, static_cast<Unit>(fill));
    out = std::fill_n(out, layout.kept, static_cast<Unit>(character));
    std::fill_n(out, layout.right, static_cast<Unit>(fill));
  }
};

Result<Str*> format_character(Vm& vm, Value value, const FormatSpec& spec) {
  int64_t number;
  if (!int_fits_int64(vm, value, &number)) {
    return vm.raise(TypeId::OverflowError, "Python int too large to convert to C long");
  }
  if (number < 0 || number > kMaxCodePoint) {
    return vm.raise(TypeId::OverflowError, "%c arg not in range(0x110000)");
  }
  return write_layout(
      vm, CharacterLayout{layout_character(spec), spec.fill, static_cast<char32_t>(number)});
}

Result<Str*> format_digits(Vm& vm, Value value, const FormatSpec& spec) {
  unsigned base = integer_base(spec.type);
  Str* text = base == 10 ? TRY(int_decimal(vm, value)) : TRY(int_in_base(vm, value, base, ""));
  std::string_view digits(reinterpret_cast<const char*>(str_data(text)), text->length());
  bool negative = digits.front() == '-';
  if (negative) digits.remove_prefix(1);
  return write_layout(vm, layout_integer(spec, negative, digits));
}

}  // namespace

Result<Str*> int_format(Vm& vm, Value value, Str* text, const Type* type) {
  FormatSpec spec;
  FormatError error = TRY(parse_spec(vm, text, kFormatInteger, spec));
  IntegerForm form = IntegerForm::Digits;
  if (error.ok()) error = check_integer_spec(spec, form);
  if (!error.ok()) return raise_format_error(vm, error, text, type);
  if (form == IntegerForm::Character) return format_character(vm, value, spec);
  if (form == IntegerForm::Float) {
    return write_layout(vm, FloatLayout(spec, TRY(int_to_double(vm, value))));
  }
  return format_digits(vm, value, spec);
}

Result<Str*> double_format(Vm& vm, double number, Str* text, const Type* type) {
  FormatSpec spec;
  FormatError error = TRY(parse_spec(vm, text, kFormatFloat, spec));
  if (error.ok()) error = check_float_spec(spec);
  if (!error.ok()) return raise_format_error(vm, error, text, type);
  return write_layout(vm, FloatLayout(spec, number));
}

Result<Str*> complex_format(Vm& vm, double real, double imaginary, Str* text, const Type* type) {
  FormatSpec spec;
  FormatError error = TRY(parse_spec(vm, text, kFormatFloat, spec));
  if (error.ok()) error = check_complex_spec(spec);
  if (!error.ok()) return raise_format_error(vm, error, text, type);
  return write_layout(vm, ComplexLayout(spec, real, imaginary));
}

}  // namespace hognose
