// json.JSONDecodeError: an error in a JSON document, and its position.
//
// The constructor takes (msg, doc, pos), stores them as fields, adds line and column, and formats
// the message.
#include <algorithm>

#include "objects/core/make.h"
#include "objects/exceptions/kinds.h"
#include "objects/text/string_builder.h"

namespace hognose {

namespace {

enum Field : unsigned { kMessage, kDocument, kPosition, kLine, kColumn };

}  // namespace

// (self, /, msg, doc, pos)
Result<Value> json_decode_error_init(Vm& vm, const Value* arguments) {
  Exception* self = exception_of(vm, arguments[0]);
  Value message = arguments[1], document = arguments[2], position = arguments[3];
  if (!vm.has_layout(document, TypeId::Str)) {
    return vm.raise(TypeId::TypeError, "doc must be str, not {}", type_name(vm, document));
  }
  int64_t index = TRY(index_int64_calling(vm, position, OutOfRange::Clamp));
  // As in CPython, a negative position counts from the end, and the column continues from the last
  // line for a position outside of the document.
  const int64_t length = vm.cell<Str>(document)->length;
  const int64_t inside = index < 0 ? std::max<int64_t>(index + length, 0) : std::min(index, length);
  LineAndColumn place;
  TRY(locate(vm, document, inside, &place));
  const Value column = index < 0
                           ? TRY(make_int(vm, place.column + (index - inside)))
                           : TRY(make_int_unsigned(vm, static_cast<uint64_t>(place.column) +
                                                           static_cast<uint64_t>(index - inside)));
  StringBuilder builder(vm);
  TRY(builder.append(TRY(str_calling(vm, message))));
  TRY(builder.append_ascii(": line "));
  TRY(builder.append_number(place.line));
  TRY(builder.append_ascii(" column "));
  if (column.is_small_int()) {
    TRY(builder.append_number(column.small_int()));
  } else {
    TRY(builder.append(TRY(str_calling(vm, column))));
  }
  TRY(builder.append_ascii(" (char "));
  TRY(builder.append_number(index));
  TRY(builder.append_ascii(")"));
  Str* text = TRY(builder.finish());
  Tuple* args = TRY(make_tuple(vm, {Value::from_cell(text)}));
  self->args = args;
  TRY(set_exception_detail(vm, self, kMessage, message));
  TRY(set_exception_detail(vm, self, kDocument, document));
  TRY(set_exception_detail(vm, self, kPosition, position));
  TRY(set_exception_detail(vm, self, kLine, Value::from_small_int(place.line)));
  TRY(set_exception_detail(vm, self, kColumn, column));
  return Value::none();
}

Result<Value> json_decode_error_reduce(Vm& vm, const Value* arguments) {
  Exception* self = exception_of(vm, arguments[0]);
  Value fields[3];
  for (unsigned i = 0; i < 3; ++i) fields[i] = TRY(exception_detail(vm, self, i));
  Tuple* given = TRY(make_tuple(vm, fields, 3));
  Value type = Value::from_cell(vm.type_of(arguments[0]));
  return Value::from_cell(TRY(make_tuple(vm, {type, Value::from_cell(given)})));
}

}  // namespace hognose
