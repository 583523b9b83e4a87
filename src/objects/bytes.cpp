// bytes: the type and its operators. Methods are in bytes_methods.cpp.
//
// Receives raw bytes; a bytes object never changes after its maker has filled it.
#include <cstring>

#include "objects/bytes_methods.h"
#include "objects/codecs.h"
#include "objects/iterators.h"
#include "objects/make.h"
#include "objects/numbers.h"
#include "objects/protocol.h"
#include "objects/sequence.h"
#include "objects/string_builder.h"
#include "objects/type_specs.h"

namespace hognose {

namespace {

constexpr uint64_t kMaximumLength = 0x7FFF'FFF0;

}  // namespace

Result<Bytes*> make_bytes(Vm& vm, const uint8_t* data, size_t size) {
  if (size > kMaximumLength) return vm.raise(TypeId::MemoryError, "");
  TRY(vm.meter.charge(size / 64));
  Bytes* bytes = TRY(vm.make<Bytes>(TypeId::Bytes, size));
  bytes->extra = static_cast<uint32_t>(size);
  if (data != nullptr && size != 0) std::memcpy(bytes->data, data, size);
  return bytes;
}

namespace {

Bytes* bytes_of(Vm& vm, Value value) { return vm.cell<Bytes>(value); }

Result<Value> bytes_repr(Vm& vm, Value self) {
  const Bytes* bytes = bytes_of(vm, self);
  bool has_single = std::memchr(bytes->data, '\'', bytes->extra) != nullptr;
  bool has_double = std::memchr(bytes->data, '"', bytes->extra) != nullptr;
  char quote = has_single && !has_double ? '"' : '\'';
  TRY(vm.meter.charge(bytes->extra / 16));
  StringBuilder text(vm);
  char piece[8] = {'b', quote};
  TRY(text.append_ascii(std::string_view(piece, 2)));
  for (uint32_t i = 0; i < bytes->extra; ++i) {
    uint8_t byte = bytes->data[i];
    size_t size = 2;
    piece[0] = '\\';
    if (byte == '\\' || byte == quote) {
      piece[1] = static_cast<char>(byte);
    } else if (byte == '\t' || byte == '\n' || byte == '\r') {
      piece[1] = byte == '\t' ? 't' : byte == '\n' ? 'n' : 'r';
    } else if (byte < 0x20 || byte >= 0x7F) {
      piece[1] = 'x';
      piece[2] = "0123456789abcdef"[byte >> 4];
      piece[3] = "0123456789abcdef"[byte & 15];
      size = 4;
    } else {
      piece[0] = static_cast<char>(byte);
      size = 1;
    }
    TRY(text.append_ascii(std::string_view(piece, size)));
  }
  piece[0] = quote;
  TRY(text.append_ascii(std::string_view(piece, 1)));
  return Value::from_cell(TRY(text.finish()));
}

Result<Value> bytes_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  const Bytes* right = vm.as<Bytes>(other, TypeId::Bytes);
  if (right == nullptr) return Value::not_implemented();
  const Bytes* left = bytes_of(vm, self);
  uint32_t shorter = left->extra < right->extra ? left->extra : right->extra;
  TRY(vm.meter.charge(shorter / 64));
  int order = std::memcmp(left->data, right->data, shorter);
  if (order == 0) order = left->extra < right->extra ? -1 : left->extra > right->extra ? 1 : 0;
  switch (op) {
    case CompareOperator::Less: return Value::boolean(order < 0);
    case CompareOperator::LessEqual: return Value::boolean(order <= 0);
    case CompareOperator::Equal: return Value::boolean(order == 0);
    case CompareOperator::NotEqual: return Value::boolean(order != 0);
    case CompareOperator::Greater: return Value::boolean(order > 0);
    case CompareOperator::GreaterEqual: return Value::boolean(order >= 0);
  }
  return Value::not_implemented();
}

Result<uint64_t> bytes_hash(Vm& vm, Value self) {
  Bytes* bytes = bytes_of(vm, self);
  if (bytes->hashed == 0) {
    TRY(vm.meter.charge(bytes->extra / 64));
    uint64_t state = 0x9E3779B97F4A7C15ull ^ bytes->extra;
    for (uint32_t i = 0; i < bytes->extra; ++i) {
      state = (state ^ bytes->data[i]) * 0x100000001B3ull;
      state ^= state >> 29;
    }
    bytes->hash = static_cast<uint32_t>(state ^ (state >> 32));
    bytes->hashed = 1;
  }
  return uint64_t{bytes->hash};
}

Result<int64_t> bytes_length(Vm& vm, Value self) { return bytes_of(vm, self)->extra; }

Result<Value> bytes_get_item(Vm& vm, Value self, Value key) {
  if (vm.has_layout(key, TypeId::Slice)) {
    const Bytes* bytes = bytes_of(vm, self);
    SliceBounds bounds = TRY(slice_bounds_calling(vm, vm.cell<Slice>(key), bytes->extra));
    if (bounds.step == 1 && bounds.count == bytes->extra && vm.is_exactly(self, TypeId::Bytes)) {
      return self;
    }
    Bytes* part = TRY(make_bytes(vm, nullptr, static_cast<size_t>(bounds.count)));
    for (int64_t i = 0; i < bounds.count; ++i) {
      part->data[i] = bytes->data[bounds.start + i * bounds.step];
    }
    return Value::from_cell(part);
  }
  if (!has_index(vm, key)) {
    return vm.raise(TypeId::TypeError, "byte indices must be integers or slices, not {}",
                    type_name(vm, key));
  }
  int64_t index = TRY(index_int64_calling(vm, key, OutOfRange::RaiseIndex));
  const Bytes* bytes = bytes_of(vm, self);
  if (index < 0) index += bytes->extra;
  if (index < 0 || index >= bytes->extra) {
    return vm.raise(TypeId::IndexError, "index out of range");
  }
  return Value::from_small_int(bytes->data[index]);
}

Result<bool> bytes_contains(Vm& vm, Value self, Value item) {
  const Bytes* bytes = bytes_of(vm, self);
  TRY(vm.meter.charge(bytes->extra / 64));
  if (const Bytes* part = vm.as<Bytes>(item, TypeId::Bytes)) {
    TRY(vm.meter.charge((uint64_t{bytes->extra} + part->extra) / 16));
    return memmem(bytes->data, bytes->extra, part->data, part->extra) != nullptr;
  }
  if (!has_index(vm, item)) {
    return vm.raise(TypeId::TypeError, "a bytes-like object is required, not '{}'",
                    type_name(vm, item));
  }
  int64_t byte = TRY(index_int64_calling(vm, item, OutOfRange::Clamp));
  if (byte < 0 || byte > 255) {
    return vm.raise(TypeId::ValueError, "byte must be in range(0, 256)");
  }
  bytes = bytes_of(vm, self);
  return std::memchr(bytes->data, static_cast<int>(byte), bytes->extra) != nullptr;
}

Result<Value> bytes_iterate(Vm& vm, Value self) {
  return make_sequence_iterator(vm, TypeId::BytesIterator, self);
}

Result<Value> bytes_repeat(Vm& vm, Value self, Value times) {
  int64_t count = TRY(index_int64_calling(vm, times, OutOfRange::RaiseOverflow));
  const Bytes* bytes = bytes_of(vm, self);
  uint64_t total = 0;
  if (count > 0 &&
      __builtin_mul_overflow(static_cast<uint64_t>(count), uint64_t{bytes->extra}, &total)) {
    return vm.raise(TypeId::OverflowError, "repeated bytes are too long");
  }
  Bytes* repeated = TRY(make_bytes(vm, nullptr, total));
  if (bytes->extra == 1) {
    std::memset(repeated->data, bytes->data[0], total);
  } else {
    for (uint64_t i = 0; i < total; i += bytes->extra) {
      std::memcpy(repeated->data + i, bytes->data, bytes->extra);
    }
  }
  return Value::from_cell(repeated);
}

Result<Value> bytes_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  bool left_is_bytes = vm.has_layout(left, TypeId::Bytes);
  if (op == BinaryOperator::Modulo) {
    if (!left_is_bytes) return Value::not_implemented();
    return bytes_percent_calling(vm, left, right);
  }
  if (op == BinaryOperator::Add) {
    if (!left_is_bytes || !vm.has_layout(right, TypeId::Bytes)) return Value::not_implemented();
    const Bytes* a = bytes_of(vm, left);
    const Bytes* b = bytes_of(vm, right);
    Bytes* joined = TRY(make_bytes(vm, nullptr, size_t{a->extra} + b->extra));
    std::memcpy(joined->data, a->data, a->extra);
    std::memcpy(joined->data + a->extra, b->data, b->extra);
    return Value::from_cell(joined);
  }
  Value times = left_is_bytes ? right : left;
  if (!has_index(vm, times)) return Value::not_implemented();
  return bytes_repeat(vm, left_is_bytes ? left : right, times);
}

Result<Value> iterator_next(Vm& vm, Value self) {
  auto* iterator = vm.cell<SequenceIterator>(self);
  if (iterator->sequence.is_undefined()) return Value::undefined();
  const Bytes* bytes = bytes_of(vm, iterator->sequence);
  int64_t index = iterator->index.small_int();
  if (index >= 0 && index < bytes->extra) {
    iterator->index = Value::from_small_int(index + 1);
    return Value::from_small_int(bytes->data[index]);
  }
  iterator->sequence = Value::undefined();
  return Value::undefined();
}

Result<Value> iterator_hint(Vm& vm, const Value* arguments) {
  auto* iterator = vm.cell<SequenceIterator>(arguments[0]);
  if (iterator->sequence.is_undefined()) return Value::from_small_int(0);
  return Value::from_small_int(bytes_of(vm, iterator->sequence)->extra -
                               iterator->index.small_int());
}

void trace_iterator(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<SequenceIterator*>(cell)->sequence);
}

constexpr NativeRow kNew = {
    "__new__(cls, source=<omitted>, encoding=<omitted>, errors=<omitted>)", bytes_new_calling,
    kNativeConstructor};
constexpr NativeRow kIteratorMethods[] = {
    {"__length_hint__(self, /)", iterator_hint, kNativeConstantTime},
};

}  // namespace

const TypeSpec kBytesType = {
    .doc = "bytes(iterable_of_ints) -> bytes\nbytes(string, encoding[, errors]) -> bytes\n"
           "bytes(bytes_or_buffer) -> immutable copy of bytes_or_buffer\nbytes(int) -> bytes "
           "object of size given by the parameter initialized with null bytes\nbytes() -> empty "
           "bytes object",
    .slots =
        {
            .repr = bytes_repr,
            .hash = bytes_hash,
            .compare = bytes_compare,
            .length = bytes_length,
            .get_item = bytes_get_item,
            .contains = bytes_contains,
            .iterate = bytes_iterate,
            .binary = bytes_binary,
            .binary_operators = static_cast<uint16_t>(operator_bit(BinaryOperator::Add) |
                                                      operator_bit(BinaryOperator::Multiply) |
                                                      operator_bit(BinaryOperator::Modulo)),
        },
    .instance_bytes = sizeof(Bytes),
    .constructor = &kNew,
    .methods = kBytesMethods,
};

const TypeSpec kBytesIteratorType = {
    .slots = {.iterate = iterate_self, .next = iterator_next},
    .trace = trace_iterator,
    .instance_bytes = sizeof(SequenceIterator),
    .methods = kIteratorMethods,
};

}  // namespace hognose
