// The constructor of bytes, __bytes__ methods, and bytes.decode.
//
// A source is a size, an iterable of numbers, text with an encoding, an object with __bytes__ or a
// bytes-like object. The sources of a bytearray are read here too.
#include "objects/bytes/builder.h"
#include "objects/bytes/byte_store.h"
#include "objects/bytes/methods.h"
#include "objects/containers/sequence.h"
#include "objects/protocols/iteration.h"
#include "objects/protocols/protocol.h"
#include "objects/text/codecs/codecs.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

Result<void> append_number_calling(Vm& vm, BytesBuilder& bytes, Value item, BytesTarget target) {
  int64_t byte = TRY(index_int64_calling(vm, item, OutOfRange::Clamp));
  if (byte < 0 || byte > 255) {
    return vm.raise(TypeId::ValueError, "{} must be in range(0, 256)",
                    target == BytesTarget::Bytes ? "bytes" : "byte");
  }
  return bytes.append_byte(static_cast<uint8_t>(byte));
}

// The most that is reserved at once for a length hint, which may be wrong.
constexpr int64_t kTrustedHint = 1 << 16;

// The source for reading item by item: a list or tuple itself, an iterator for others. Undefined if
// the source is not iterable.
Result<Value> items_calling(Vm& vm, Value source) {
  if (vm.is_exactly(source, TypeId::List) || vm.is_exactly(source, TypeId::Tuple)) return source;
  if (vm.has_layout(source, TypeId::Str)) return Value::undefined();
  Result<Value> iterator = iterate_calling(vm, source);
  if (iterator.ok() || !vm.pending_matches(iterator.failure(), TypeId::TypeError)) return iterator;
  vm.take_pending();
  return Value::undefined();
}

const char* name_of(BytesTarget target) {
  return target == BytesTarget::Bytes ? "bytes" : "bytearray";
}

}  // namespace

Result<Bytes*> bytes_of_items_calling(Vm& vm, Value items, int64_t hint, BytesTarget target) {
  BytesBuilder bytes(vm);
  TRY(bytes.reserve(static_cast<uint64_t>(std::clamp<int64_t>(hint, 0, kTrustedHint))));
  auto append = [&](Value item) -> Result<bool> {
    TRY(append_number_calling(vm, bytes, item, target));
    return true;
  };
  bool in_place = vm.is_exactly(items, TypeId::List) || vm.is_exactly(items, TypeId::Tuple);
  TRY(in_place ? for_each_calling(vm, items, append) : for_each_next_calling(vm, items, append));
  return bytes.finish();
}

Result<Bytes*> bytes_of_contents_calling(Vm& vm, Value source, BytesTarget target) {
  BytesView view;
  if (find_bytes(vm, source, &view)) return make_bytes(vm, view.data, view.count);
  if (auto* memory = vm.as<MemoryView>(source, TypeId::MemoryView)) return memory_bytes(vm, memory);
  Value items = TRY(items_calling(vm, source));
  if (items.is_undefined()) {
    return vm.raise(TypeId::TypeError, "cannot convert '{}' object to {}", type_name(vm, source),
                    name_of(target));
  }
  // A bytearray is filled without a length hint, as in CPython.
  int64_t hint = 0;
  if (target == BytesTarget::Bytes) hint = TRY(length_hint_calling(vm, source, 64));
  return bytes_of_items_calling(vm, items, hint, target);
}

namespace {

Result<Bytes*> bytes_of_object_calling(Vm& vm, Value source, BytesTarget target) {
  if (target == BytesTarget::Bytes) {
    if (Bytes* own = TRY(own_bytes_calling(vm, source))) return own;
  }
  if (vm.has_layout(source, TypeId::Str)) {
    return vm.raise(TypeId::TypeError, "string argument without an encoding");
  }
  if (has_index(vm, source)) {
    Result<int64_t> size = index_int64_calling(vm, source, OutOfRange::RaiseOverflow);
    if (size.ok()) {
      if (size.value() < 0) return vm.raise(TypeId::ValueError, "negative count");
      return make_bytes_room(vm, static_cast<uint64_t>(size.value()));
    }
    if (!vm.pending_matches(size.failure(), TypeId::TypeError)) return size.failure();
    vm.take_pending();
  }
  return bytes_of_contents_calling(vm, source, target);
}

// The arguments of the constructor.
struct Source {
  Value value;  // undefined if not given
  Str* encoding;
  Str* errors;
};

Result<Bytes*> bytes_of_source_calling(Vm& vm, const Source& source, BytesTarget target) {
  Str* text = vm.as<Str>(source.value, TypeId::Str);
  if (source.encoding != nullptr) {
    if (text != nullptr) return encode_string_calling(vm, text, source.encoding, source.errors);
    return vm.raise(TypeId::TypeError, "encoding without a string argument");
  }
  if (source.errors != nullptr) {
    return vm.raise(TypeId::TypeError, text != nullptr ? "string argument without an encoding"
                                                       : "errors without a string argument");
  }
  if (source.value.is_undefined()) return make_bytes(vm, nullptr, 0);
  return bytes_of_object_calling(vm, source.value, target);
}

}  // namespace

Result<Bytes*> own_bytes_calling(Vm& vm, Value value) {
  if (vm.is_exactly(value, TypeId::Bytes)) return vm.known<Bytes>(value);
  Value own = TRY(call_special_calling(vm, value, Name::Bytes, {}));
  if (own.is_undefined()) return nullptr;
  if (Bytes* bytes = vm.as<Bytes>(own, TypeId::Bytes)) return bytes;
  return vm.raise(TypeId::TypeError, "__bytes__ returned non-bytes (type {})", type_name(vm, own));
}

Result<Bytes*> bytes_from_object_calling(Vm& vm, Value value) {
  if (Bytes* own = TRY(own_bytes_calling(vm, value))) return own;
  return bytes_of_contents_calling(vm, value, BytesTarget::Bytes);
}

Result<Bytes*> bytes_of_arguments_calling(Vm& vm, const Value* arguments, BytesTarget target) {
  const char* function = name_of(target);
  Source source{arguments[1], nullptr, nullptr};
  source.encoding = TRY(codec_argument(vm, arguments[2], function, "argument 'encoding'"));
  source.errors = TRY(codec_argument(vm, arguments[3], function, "argument 'errors'"));
  return bytes_of_source_calling(vm, source, target);
}

Result<Value> bytes_new_calling(Vm& vm, const Value* arguments) {
  Bytes* bytes = TRY(bytes_of_arguments_calling(vm, arguments, BytesTarget::Bytes));
  Type* type = vm.known<Type>(arguments[0]);
  if (type == vm.type(TypeId::Bytes)) return Value::from_cell(bytes);
  BytesView view = view_of(bytes);
  TRY(vm.meter.charge(view.count / 64));
  Bytes* instance = TRY(vm.make_instance<Bytes>(type, view.count));
  instance->length = view.count;
  TRY(copy_view(vm, instance->data.data(), view));
  return Value::from_cell(instance);
}

Result<Value> bytes_decode(Vm& vm, const Value* arguments) {
  Str* encoding = TRY(codec_argument(vm, arguments[1], "decode", "argument 'encoding'"));
  Str* errors = TRY(codec_argument(vm, arguments[2], "decode", "argument 'errors'"));
  BytesView bytes = view_of(vm, arguments[0]);
  return Value::from_cell(TRY(decode_bytes_calling(vm, bytes.data, bytes.count, encoding, errors)));
}

}  // namespace hognose
