// Formatting of int, float and complex by the format mini-language.
//
// base/format_spec_layout.h computes the layout; errors are CPython's ValueErrors. Width and
// precision are guest-controlled, so memory of that size is charged before it is allocated.
#include <algorithm>

#include "objects/numbers/numbers.h"
#include "objects/text/format_text.h"

namespace hognose {

namespace {

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
  void write(Unit* out, Watch& watch) const {
    out = put_fill(out, layout.left, fill, watch);
    out = put_fill(out, layout.kept, character, watch);
    put_fill(out, layout.right, fill, watch);
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
  std::string_view digits = ascii_text(text);
  bool negative = digits.front() == '-';
  if (negative) digits.remove_prefix(1);
  return write_layout(vm, layout_integer(spec, negative, digits));
}

}  // namespace

Result<Str*> int_format(Vm& vm, Value value, Str* text, const Type* type) {
  FormatSpec spec;
  FormatError error = TRY(parse_format_text(vm, text, kFormatInteger, spec));
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
  FormatError error = TRY(parse_format_text(vm, text, kFormatFloat, spec));
  if (error.ok()) error = check_float_spec(spec);
  if (!error.ok()) return raise_format_error(vm, error, text, type);
  return write_layout(vm, FloatLayout(spec, number));
}

Result<Str*> complex_format(Vm& vm, double real, double imaginary, Str* text, const Type* type) {
  FormatSpec spec;
  FormatError error = TRY(parse_format_text(vm, text, kFormatFloat, spec));
  if (error.ok()) error = check_complex_spec(spec);
  if (!error.ok()) return raise_format_error(vm, error, text, type);
  return write_layout(vm, ComplexLayout(spec, real, imaginary));
}

}  // namespace hognose
