// What the % operators of str and bytes share: taking arguments, and making numbers of them.
//
// Receives what stands right of the operator: the items of a tuple in turn, a mapping, or a single
// value once. Hands on values, ints and the layouts of ints.
#pragma once

#include "base/format_spec_layout.h"
#include "base/format_spec_printf.h"
#include "objects/text/units.h"

namespace hognose {

class PercentArguments {
 public:
  // A mapping is what has items and, of the text types, only those that `may_be_mapping` admits.
  PercentArguments(Vm& vm, Value arguments, bool may_be_mapping);

  bool has_mapping() const { return !mapping_.is_undefined(); }
  bool left_over() const { return tuple_ != nullptr ? used_ < tuple_->extra : used_ == 0; }

  // TypeError "not enough arguments for format string".
  Result<Value> next();
  // %(key): the mapping's item becomes the only argument. TypeError "format requires a mapping".
  Result<void> take_key_calling(Value key);
  Failure raise_no_mapping() const;
  // What a star stands for.
  Result<int64_t> star(SizeType type);

 private:
  Vm& vm_;
  const Tuple* tuple_ = nullptr;
  Value mapping_;  // undefined: none
  Value current_;  // the single value, when there is no tuple
  uint32_t used_ = 0;
};

// Whether the conversion writes decimal digits: d, i or u, not o, x or X.
inline bool is_decimal(const PrintfSpec& spec) {
  return spec.type == 'd' || spec.type == 'i' || spec.type == 'u';
}

// The int that an integer conversion writes: %x wants an integer, %d takes whatever int() makes of
// a number. TypeError "%d format: a real number is required, not str".
Result<Value> percent_integer_calling(Vm& vm, const PrintfSpec& spec, Value value);

// How an int is written. The layout refers to the text.
struct IntegerText {
  Str* text = nullptr;
  NumberLayout layout;
};
Result<IntegerText> percent_integer_layout(Vm& vm, const PrintfSpec& spec, Value number);

}  // namespace hognose
