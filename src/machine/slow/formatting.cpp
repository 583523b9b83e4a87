// Slow paths of f-strings: one replacement field, and the parts of a string together.
//
// Fields without a conversion and a specification are strings already, or take str().
#include "machine/quick_texts.h"
#include "machine/slow/paths.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

SLOW_PATH(BuildString) {
  const Value* parts = r + instruction.b();
  const size_t count = instruction.c();
  Value joined = quick_joined_parts(vm, parts, count);
  if (joined.is_undefined()) {
    joined = Value::from_cell(SLOW_TRY(concatenate_strings(vm, parts, count)));
  }
  r[instruction.a()] = joined;
  return true;
}

SLOW_PATH(FormatValue) {
  Value value = r[instruction.b()];
  if (value.is_small_int() && instruction.c() == static_cast<uint32_t>(Conversion::None) &&
      instruction.d() < 0) {
    if (const Str* digits = quick_digits(vm, value.small_int())) {
      SLOW_TRY(vm.meter.charge(2));  // for str() and repr()
      r[instruction.a()] = Value::from_cell(digits);
      return true;
    }
  }
  switch (static_cast<Conversion>(instruction.c())) {
    case Conversion::None: break;
    case Conversion::Str: value = Value::from_cell(SLOW_TRY(str_calling(vm, value))); break;
    case Conversion::Repr: value = Value::from_cell(SLOW_TRY(repr_calling(vm, value))); break;
    case Conversion::Ascii: value = Value::from_cell(SLOW_TRY(ascii_calling(vm, value))); break;
  }
  if (instruction.d() < 0 && vm.is_exactly(value, TypeId::Str)) {
    r[instruction.a()] = value;
    return true;
  }
  Value spec = instruction.d() < 0 ? Value::from_cell(vm.empty_string()) : r[instruction.d()];
  Str* text = SLOW_TRY(format_calling(vm, value, spec));
  r[instruction.a()] = Value::from_cell(text);
  return true;
}

}  // namespace hognose
