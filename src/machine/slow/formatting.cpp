// Slow paths of f-strings: one replacement field, and the parts of a string together.
//
// Fields without a conversion and a specification are strings already, or take str().
#include "machine/quick_formats.h"
#include "machine/slow/paths.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

SLOW_PATH(BuildString) {
  Str* joined = SLOW_TRY(concatenate_strings(vm, r + instruction.b(), instruction.c()));
  r[instruction.a()] = Value::from_cell(joined);
  return true;
}

SLOW_PATH(FormatValue) {
  Value value = r[instruction.b()];
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
  if (instruction.d() >= 0) {
    Value quick = quick_format(vm, value, r[instruction.d()], &vm.meter.slice);
    if (!quick.is_undefined()) {
      r[instruction.a()] = quick;
      return true;
    }
  }
  Value spec = instruction.d() < 0 ? Value::from_cell(vm.empty_string()) : r[instruction.d()];
  Str* text = SLOW_TRY(format_calling(vm, value, spec));
  r[instruction.a()] = Value::from_cell(text);
  return true;
}

}  // namespace hognose
