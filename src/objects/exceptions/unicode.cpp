// UnicodeDecodeError, UnicodeEncodeError, UnicodeTranslateError: which part of a text or of bytes
// could not be converted, and why.
//
// The arguments are (encoding, object, start, end, reason), without the encoding for the last kind.
// The text is such as "'utf-8' codec can't decode byte 0xff in position 0: invalid start byte".
#include "objects/exceptions/kinds.h"
#include "objects/numbers/numbers.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

enum Field : unsigned { kEncoding, kObject, kStart, kEnd, kReason };

enum class ErrorOf : uint8_t { Decoding, Encoding, Translation };

Result<Value> init_calling(Vm& vm, const Value* arguments, ErrorOf kind) {
  TRY(exception_init(vm, arguments));
  const Tuple* args = vm.cell<Tuple>(arguments[1]);
  unsigned first = kind == ErrorOf::Translation ? kObject : kEncoding;
  uint32_t expected = kReason + 1 - first;
  if (args->length != expected) {
    return vm.raise(TypeId::TypeError, "function takes exactly {} arguments ({} given)", expected,
                    args->length);
  }
  Value values[kReason + 1];
  for (unsigned field = first; field <= kReason; ++field) {
    Value value = args->items[field - first];
    if (field == kStart || field == kEnd) {
      int64_t number = TRY(index_int64_calling(vm, value, OutOfRange::RaiseOverflow));
      values[field] = TRY(make_int(vm, number));
      continue;
    }
    bool is_text = field != kObject || kind != ErrorOf::Decoding;
    if (is_text && !vm.has_layout(value, TypeId::Str)) {
      return vm.raise(TypeId::TypeError, "argument {} must be str, not {}", field - first + 1,
                      argument_type_name(vm, value));
    }
    values[field] = value;
  }
  if (kind == ErrorOf::Decoding && !vm.has_layout(values[kObject], TypeId::Bytes)) {
    return vm.raise(TypeId::TypeError, "a bytes-like object is required, not '{}'",
                    type_name(vm, values[kObject]));
  }
  Exception* exception = exception_of(vm, arguments[0]);
  for (unsigned field = first; field <= kReason; ++field) {
    TRY(set_exception_detail(vm, exception, field, values[field]));
  }
  return Value::none();
}

// Appends the encoding or the reason, which may have been replaced by any object.
Result<void> append_field_calling(Vm& vm, StringBuilder& text, Value value) {
  if (value.is_undefined()) return text.append_ascii("<NULL>");
  Str* shown = TRY(str_calling(vm, value));
  return text.append(shown);
}

void put_hexadecimal(char* out, uint32_t number, unsigned width) {
  for (unsigned i = 0; i < width; ++i) {
    out[i] = "0123456789abcdef"[(number >> (4 * (width - 1 - i))) & 15];
  }
}

Result<void> append_byte(StringBuilder& text, uint8_t byte) {
  char digits[2];
  put_hexadecimal(digits, byte, 2);
  TRY(text.append_ascii("byte 0x"));
  return text.append_ascii({digits, 2});
}

Result<void> append_character(StringBuilder& text, char32_t character) {
  unsigned width = character <= 0xFF ? 2 : character <= 0xFFFF ? 4 : 8;
  char digits[8];
  put_hexadecimal(digits, character, width);
  TRY(text.append_ascii("character '\\"));
  TRY(text.append_ascii(width == 2 ? "x" : width == 4 ? "u" : "U"));
  TRY(text.append_ascii({digits, width}));
  return text.append_ascii("'");
}

Result<int64_t> number_field(Vm& vm, Exception* exception, Field field) {
  Value value = TRY(exception_detail(vm, exception, field));
  int64_t number = 0;
  if (!value.is_undefined()) (void)int_fits_int64(vm, value, &number);
  return number;
}

Result<Value> text_calling(Vm& vm, Value self, ErrorOf kind) {
  Exception* exception = exception_of(vm, self);
  Value object = TRY(exception_detail(vm, exception, kObject));
  // The exception was created without __init__.
  if (object.is_undefined()) return Value::from_cell(vm.empty_string());
  const Bytes* bytes = vm.as<Bytes>(object, TypeId::Bytes);
  const Str* string = vm.as<Str>(object, TypeId::Str);
  bool decoding = kind == ErrorOf::Decoding;
  if (decoding ? bytes == nullptr : string == nullptr) {
    return vm.raise(TypeId::TypeError, "UnicodeError 'object' attribute must be a {}",
                    decoding ? "bytes" : "string");
  }
  Value reason = TRY(exception_detail(vm, exception, kReason));
  StringBuilder text(vm);
  if (kind != ErrorOf::Translation) {
    Value encoding = TRY(exception_detail(vm, exception, kEncoding));
    TRY(text.append_ascii("'"));
    TRY(append_field_calling(vm, text, encoding));
    TRY(text.append_ascii("' codec "));
  }
  int64_t start = TRY(number_field(vm, exception, kStart));
  int64_t end = TRY(number_field(vm, exception, kEnd));
  int64_t length = decoding ? bytes->length : string->length;
  bool single = start >= 0 && start < length && end == start + 1;
  TRY(text.append_ascii(decoding                    ? "can't decode "
                        : kind == ErrorOf::Encoding ? "can't encode "
                                                    : "can't translate "));
  if (!single) {
    TRY(text.append_ascii(decoding ? "bytes" : "characters"));
  } else if (decoding) {
    TRY(append_byte(text, bytes->data[start]));
  } else {
    TRY(append_character(text, character_at(string, static_cast<uint32_t>(start))));
  }
  TRY(text.append_ascii(" in position "));
  TRY(text.append_number(start));
  if (!single) {
    TRY(text.append_ascii("-"));
    // Subtract as unsigned, so that the smallest number does not overflow.
    TRY(text.append_number(static_cast<int64_t>(static_cast<uint64_t>(end) - 1)));
  }
  TRY(text.append_ascii(": "));
  TRY(append_field_calling(vm, text, reason));
  Str* result = TRY(text.finish());
  return Value::from_cell(result);
}

Result<Value> get_number(Vm& vm, Value self, Field field) {
  int64_t number = TRY(number_field(vm, exception_of(vm, self), field));
  return make_int(vm, number);
}

Result<void> set_number(Vm& vm, Value self, Value value, Field field) {
  if (value.is_undefined()) {
    return vm.raise(TypeId::TypeError, "can't delete numeric/char attribute");
  }
  if (!is_int(vm, value)) return vm.raise(TypeId::TypeError, "an integer is required");
  int64_t number;
  if (!int_fits_int64(vm, value, &number)) {
    return vm.raise(TypeId::OverflowError, "Python int too large to convert to C ssize_t");
  }
  Value exact = TRY(make_int(vm, number));
  return set_exception_detail(vm, exception_of(vm, self), field, exact);
}

}  // namespace

Result<Value> unicode_decode_error_init(Vm& vm, const Value* arguments) {
  return init_calling(vm, arguments, ErrorOf::Decoding);
}
Result<Value> unicode_encode_error_init(Vm& vm, const Value* arguments) {
  return init_calling(vm, arguments, ErrorOf::Encoding);
}
Result<Value> unicode_translate_error_init(Vm& vm, const Value* arguments) {
  return init_calling(vm, arguments, ErrorOf::Translation);
}

Result<Value> unicode_decode_error_str(Vm& vm, Value self) {
  return text_calling(vm, self, ErrorOf::Decoding);
}
Result<Value> unicode_encode_error_str(Vm& vm, Value self) {
  return text_calling(vm, self, ErrorOf::Encoding);
}
Result<Value> unicode_translate_error_str(Vm& vm, Value self) {
  return text_calling(vm, self, ErrorOf::Translation);
}

Result<Value> get_unicode_start(Vm& vm, Value self) { return get_number(vm, self, kStart); }
Result<void> set_unicode_start(Vm& vm, Value self, Value value) {
  return set_number(vm, self, value, kStart);
}
Result<Value> get_unicode_end(Vm& vm, Value self) { return get_number(vm, self, kEnd); }
Result<void> set_unicode_end(Vm& vm, Value self, Value value) {
  return set_number(vm, self, value, kEnd);
}

}  // namespace hognose
