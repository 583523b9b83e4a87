// The constructor of bytes, and bytes % values.
#include "objects/bytes_methods.h"

#include "objects/codecs.h"
#include "objects/make.h"
#include "objects/numbers.h"
#include "objects/protocol.h"
#include "objects/sequence.h"

namespace hognose {

namespace {

Result<Value> instance_of(Vm& vm, Type* type, Bytes* plain) {
  if (type == vm.type(TypeId::Bytes)) return Value::from_cell(plain);
  Bytes* bytes = TRY(vm.make_instance<Bytes>(type, plain->extra));
  bytes->extra = plain->extra;
  for (uint32_t i = 0; i < plain->extra; ++i) bytes->data[i] = plain->data[i];
  return Value::from_cell(bytes);
}

Result<Bytes*> bytes_of_iterable(Vm& vm, Value iterable) {
  List* items = TRY(list_from_iterable_calling(vm, iterable));
  Bytes* bytes = TRY(make_bytes(vm, nullptr, items->extra));
  for (uint32_t i = 0; i < bytes->extra; ++i) {
    // The list is ours: nobody else can change it while __index__ methods run.
    Value item = items->items->values[i];
    int64_t byte = TRY(index_int64_calling(vm, item, OutOfRange::Clamp));
    if (byte < 0 || byte > 255) {
      return vm.raise(TypeId::ValueError, "bytes must be in range(0, 256)");
    }
    bytes->data[i] = static_cast<uint8_t>(byte);
  }
  return bytes;
}

}  // namespace

Result<Value> bytes_new_calling(Vm& vm, const Value* arguments) {
  Type* type = vm.cell<Type>(arguments[0]);
  Value source = arguments[1], encoding = arguments[2], errors = arguments[3];
  auto option = [&](Value value, const char* name) -> Result<Str*> {
    if (value.is_undefined()) return nullptr;
    Str* text = vm.as<Str>(value, TypeId::Str);
    if (text == nullptr) {
      return vm.raise(TypeId::TypeError, "bytes() argument '{}' must be str, not {}", name,
                      type_name(vm, value));
    }
    return text;
  };
  Str* encoding_text = TRY(option(encoding, "encoding"));
  Str* errors_text = TRY(option(errors, "errors"));
  bool with_codec = encoding_text != nullptr || errors_text != nullptr;
  if (source.is_undefined()) {
    if (with_codec) {
      return vm.raise(TypeId::TypeError, encoding_text != nullptr
                                             ? "encoding without a string argument"
                                             : "errors without a string argument");
    }
    return instance_of(vm, type, TRY(make_bytes(vm, nullptr, 0)));
  }
  if (Str* text = vm.as<Str>(source, TypeId::Str)) {
    if (encoding_text == nullptr) {
      return vm.raise(TypeId::TypeError, "string argument without an encoding");
    }
    return instance_of(vm, type, TRY(encode_string(vm, text, encoding_text, errors_text)));
  }
  if (with_codec) {
    return vm.raise(TypeId::TypeError, encoding_text != nullptr
                                           ? "encoding without a string argument"
                                           : "errors without a string argument");
  }
  Value own = TRY(call_special_calling(vm, source, Name::Bytes, {}));
  if (!own.is_undefined()) {
    Bytes* bytes = vm.as<Bytes>(own, TypeId::Bytes);
    if (bytes == nullptr) {
      return vm.raise(TypeId::TypeError, "__bytes__ returned non-bytes (type {})",
                      type_name(vm, own));
    }
    return instance_of(vm, type, bytes);
  }
  if (Bytes* bytes = vm.as<Bytes>(source, TypeId::Bytes)) return instance_of(vm, type, bytes);
  if (has_index(vm, source)) {
    int64_t size = TRY(index_int64_calling(vm, source, OutOfRange::RaiseOverflow));
    if (size < 0) return vm.raise(TypeId::ValueError, "negative count");
    return instance_of(vm, type, TRY(make_bytes(vm, nullptr, static_cast<size_t>(size))));
  }
  Type* source_type = vm.type_of(source);
  if (type_lookup(vm, source_type, vm.name(Name::Iter)).is_undefined() &&
      type_lookup(vm, source_type, vm.name(Name::Getitem)).is_undefined()) {
    return vm.raise(TypeId::TypeError, "cannot convert '{}' object to bytes", source_type);
  }
  return instance_of(vm, type, TRY(bytes_of_iterable(vm, source)));
}

Result<Value> bytes_percent_calling(Vm& vm, Value, Value) {
  return vm.raise(TypeId::NotImplementedError, "formatting of bytes with % is not supported yet");
}

}  // namespace hognose
