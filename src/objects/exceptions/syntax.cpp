// SyntaxError: an error in source text, and its position.
//
// The arguments are (msg[, (filename, lineno, offset, text[, end_lineno, end_offset[,
// metadata]])]). The text is "msg (file, line 1)", with the base name of the file.
#include "objects/exceptions/kinds.h"
#include "objects/numbers/numbers.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

enum Field : unsigned {
  kMessage,
  kFilename,
  kLine,
  kOffset,
  kText,
  kEndLine,
  kEndOffset,
  kPrintFileAndLine,
  kMetadata,
};

constexpr Field kPlaceFields[] = {kFilename, kLine,      kOffset,  kText,
                                  kEndLine,  kEndOffset, kMetadata};
constexpr uint32_t kLeastPlace = 4;
constexpr uint32_t kMostPlace = 7;

Result<uint32_t> base_name_start(Vm& vm, const Str* name) {
  return with_units(name, [&vm](auto units) -> Result<uint32_t> {
    size_t length = TRY(
        paced_run(vm.meter, units.count, [&](size_t i) { return *(units.end() - 1 - i) != '/'; }));
    return units.count - static_cast<uint32_t>(length);
  });
}

}  // namespace

// (self, *args, **kwargs)
Result<Value> syntax_error_init(Vm& vm, const Value* arguments) {
  TRY(exception_init(vm, arguments));
  Tuple* args = vm.cell<Tuple>(arguments[1]);
  Value self = arguments[0];
  if (args->length >= 1) {
    TRY(set_exception_detail(vm, exception_of(vm, self), kMessage, args->items[0]));
  }
  if (args->length != 2) return Value::none();
  Tuple* place = TRY(tuple_from_iterable_calling(vm, args->items[1]));
  if (place->length < kLeastPlace || place->length > kMostPlace) {
    return vm.raise(TypeId::TypeError, "function takes at {} {} arguments ({} given)",
                    place->length < kLeastPlace ? "least" : "most",
                    place->length < kLeastPlace ? kLeastPlace : kMostPlace, place->length);
  }
  for (uint32_t i = 0; i < kMostPlace; ++i) {
    Value value = i < place->length ? place->items[i] : Value::undefined();
    TRY(set_exception_detail(vm, exception_of(vm, self), kPlaceFields[i], value));
  }
  if (place->length == 5) {
    return vm.raise(TypeId::TypeError, "end_offset must be provided when end_lineno is provided");
  }
  return Value::none();
}

Result<Value> syntax_error_str(Vm& vm, Value self) {
  Exception* exception = exception_of(vm, self);
  Value message = TRY(exception_detail(vm, exception, kMessage));
  Value filename = TRY(exception_detail(vm, exception, kFilename));
  Value line = TRY(exception_detail(vm, exception, kLine));
  const Str* file = vm.as<Str>(filename, TypeId::Str);
  bool has_line = is_exact_int(vm, line);
  Str* message_text = TRY(str_calling(vm, none_if_undefined(message)));
  if (file == nullptr && !has_line) return Value::from_cell(message_text);
  StringBuilder text(vm);
  TRY(text.append(message_text));
  TRY(text.append_ascii(" ("));
  if (file != nullptr) {
    TRY(vm.meter.charge_bytes(file->length));
    TRY(text.append_part(file, TRY(base_name_start(vm, file)), file->length));
  }
  if (has_line) {
    int64_t number;
    if (!int_fits_int64(vm, line, &number)) number = -1;
    TRY(text.append_ascii(file != nullptr ? ", line " : "line "));
    TRY(text.append_number(number));
  }
  TRY(text.append_ascii(")"));
  Str* result = TRY(text.finish());
  return Value::from_cell(result);
}

}  // namespace hognose
