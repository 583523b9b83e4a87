// re.PatternError: an error in a regular expression, and its position in the pattern.
//
// The constructor takes (msg, pattern=None, pos=None), stores them as fields, and adds line and
// column, as CPython's re._constants does.
#include "objects/exceptions/kinds.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

enum Field : unsigned { kMessage, kPattern, kPosition, kLine, kColumn };

template <class Unit>
LineAndColumn locate(const Unit* units, int64_t position) {
  LineAndColumn found;
  int64_t line_start = 0;
  for (int64_t i = 0; i < position; ++i) {
    if (units[i] != '\n') continue;
    ++found.line;
    line_start = i + 1;
  }
  found.column = position - line_start + 1;
  return found;
}

}  // namespace

Result<bool> locate(Vm& vm, Value pattern, int64_t position, LineAndColumn* found) {
  int64_t length;
  if (vm.has_layout(pattern, TypeId::Str)) {
    length = vm.known<Str>(pattern)->length;
  } else if (vm.has_layout(pattern, TypeId::Bytes)) {
    length = vm.known<Bytes>(pattern)->length;
  } else {
    return false;
  }
  position = std::clamp<int64_t>(position, 0, length);
  TRY(vm.meter.charge_bytes(static_cast<uint64_t>(position)));
  if (vm.has_layout(pattern, TypeId::Bytes)) {
    *found = locate(vm.known<Bytes>(pattern)->data.data(), position);
  } else {
    *found =
        with_units(vm.cell<Str>(pattern), [&](auto units) { return locate(units.data, position); });
  }
  return true;
}

// (self, /, msg, pattern=None, pos=None)
Result<Value> pattern_error_init(Vm& vm, const Value* arguments) {
  Exception* self = exception_of(vm, arguments[0]);
  Value message = arguments[1], pattern = arguments[2], position = arguments[3];
  Value line = Value::none(), column = Value::none();
  Value text = message;
  LineAndColumn place;
  if (!pattern.is_none() && position.is_small_int() &&
      TRY(locate(vm, pattern, position.small_int(), &place))) {
    line = Value::from_small_int(place.line);
    column = Value::from_small_int(place.column);
    StringBuilder builder(vm);
    TRY(builder.append(TRY(str_calling(vm, message))));
    TRY(builder.append_ascii(" at position "));
    TRY(builder.append_number(position.small_int()));
    Str* newline = vm.character('\n');
    bool several_lines = place.line > 1;
    if (!several_lines) {
      Value mark = vm.has_layout(pattern, TypeId::Str)
                       ? Value::from_cell(newline)
                       : Value::from_cell(TRY(make_bytes(vm, newline->data.data(), 1)));
      several_lines = TRY(contains_calling(vm, pattern, mark));
    }
    if (several_lines) {
      TRY(builder.append_ascii(" (line "));
      TRY(builder.append_number(place.line));
      TRY(builder.append_ascii(", column "));
      TRY(builder.append_number(place.column));
      TRY(builder.append_ascii(")"));
    }
    text = Value::from_cell(TRY(builder.finish()));
  }
  Tuple* args = TRY(make_tuple(vm, {text}));
  self->args = args;
  TRY(set_exception_detail(vm, self, kMessage, message));
  TRY(set_exception_detail(vm, self, kPattern, pattern));
  TRY(set_exception_detail(vm, self, kPosition, position));
  TRY(set_exception_detail(vm, self, kLine, line));
  TRY(set_exception_detail(vm, self, kColumn, column));
  return Value::none();
}

}  // namespace hognose
