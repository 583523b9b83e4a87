// Shared by the % operators of str and bytes: fetching arguments, and converting them to numbers.
//
// The right operand supplies the arguments: the items of a tuple in turn, a mapping, or a single
// value once.
#pragma once

#include "base/format_spec_layout.h"
#include "base/format_spec_printf.h"
#include "objects/text/units.h"

namespace hognose {

class PercentArguments {
 public:
  // The operand counts as a mapping if it has __getitem__ and `may_be_mapping` is true. Callers
  // pass false for text types.
  PercentArguments(Vm& vm, Value arguments, bool may_be_mapping);

  bool has_mapping() const { return !mapping_.is_undefined(); }
  bool left_over() const { return tuple_ != nullptr ? used_ < tuple_->length : used_ == 0; }

  // TypeError "not enough arguments for format string".
  Result<Value> next();
  // %(key): the item of the mapping becomes the only argument. TypeError "format requires a
  // mapping".
  Result<void> take_key_calling(Value key);
  Failure raise_no_mapping() const;
  // The argument for a `*`.
  Result<int64_t> star(SizeType type);

 private:
  Vm& vm_;
  const Tuple* tuple_ = nullptr;
  Value mapping_;  // undefined: none
  Value current_;  // the single value, if there is no tuple
  uint32_t used_ = 0;
};

// Whether the conversion writes decimal digits: true for d, i and u; false for o, x and X.
inline bool is_decimal(const PrintfSpec& spec) {
  return spec.type == 'd' || spec.type == 'i' || spec.type == 'u';
}

// The int for an integer conversion. %x requires an integer; %d accepts any number that int()
// converts. TypeError "%d format: a real number is required, not str".
Result<Value> percent_integer_calling(Vm& vm, const PrintfSpec& spec, Value value);

// The text of an int and its layout, which refers to the text.
struct IntegerText {
  Str* text = nullptr;
  NumberLayout layout;
};
Result<IntegerText> percent_integer_layout(Vm& vm, const PrintfSpec& spec, Value number);

}  // namespace hognose
