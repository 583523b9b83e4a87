// int.to_bytes and int.from_bytes: two's complement in either byte order.
//
// from_bytes accepts every value that bytes() accepts.
#include <algorithm>
#include <cstring>

#include "objects/bytes/methods.h"
#include "objects/core/make.h"
#include "objects/numbers/big_int.h"
#include "objects/numbers/int_methods.h"
#include "objects/protocols/protocol.h"

namespace hognose {

using limbs::Limb;

namespace {

enum class ByteOrder : uint8_t { Big, Little };

// An undefined `value` means the default.
Result<ByteOrder> byte_order(Vm& vm, Value value, const char* method) {
  if (value.is_undefined()) return ByteOrder::Big;
  const Str* string = vm.as<Str>(value, TypeId::Str);
  if (string == nullptr) {
    return vm.raise(TypeId::TypeError, "{}() argument 'byteorder' must be str, not {}", method,
                    argument_type_name(vm, value));
  }
  if (ascii_text(string) == "little") return ByteOrder::Little;
  if (ascii_text(string) == "big") return ByteOrder::Big;
  return vm.raise(TypeId::ValueError, "byteorder must be either 'little' or 'big'");
}

// Reads the bytes of a magnitude in two's complement, lowest first.
class ByteReader {
 public:
  explicit ByteReader(const IntView& view)
      : limbs_(view.limbs),
        count_(view.count),
        flip_(view.negative ? 0xFF : 0),
        carry_(view.negative ? 1 : 0) {}

  uint8_t next() {
    uint64_t index = position_ / sizeof(Limb);
    unsigned shift = position_ % sizeof(Limb) * 8;
    ++position_;
    unsigned byte = index < count_ ? static_cast<uint8_t>(limbs_[index] >> shift) : 0;
    byte = (byte ^ flip_) + carry_;
    carry_ = byte >> 8;
    return static_cast<uint8_t>(byte);
  }

 private:
  const Limb* limbs_;
  uint32_t count_;
  uint64_t position_ = 0;
  unsigned flip_;
  unsigned carry_;
};

// Whether the int fits in `bytes` bytes.
Result<bool> fits_bytes(Vm& vm, const IntView& view, uint64_t bytes, bool is_signed) {
  uint64_t bits = limbs::bit_length(view.limbs, view.count);
  if (!is_signed) return bits <= bytes * 8;
  if (bytes == 0) return bits == 0;
  uint64_t available = bytes * 8 - 1;
  if (bits <= available) return true;
  // The lowest number, -2**available, has one bit more.
  return view.negative && bits == available + 1 &&
         !TRY(limbs::any_bit_below(vm, view.limbs, view.count, available));
}

}  // namespace

Result<Value> int_to_bytes(Vm& vm, const Value* arguments) {
  Value length_value = TRY(index_calling(vm, arguments[1]));
  bool is_signed = TRY(truth_calling(vm, arguments[3]));
  ByteOrder order = TRY(byte_order(vm, arguments[2], "to_bytes"));
  int64_t length;
  if (!int_fits_int64(vm, length_value, &length)) {
    return vm.raise(TypeId::OverflowError, "Python int too large to convert to C ssize_t");
  }
  if (length < 0) return vm.raise(TypeId::ValueError, "length argument must be non-negative");
  if (length > INT32_MAX) return vm.raise(TypeId::MemoryError, "");
  IntView view(vm, arguments[0]);
  if (view.negative && !is_signed) {
    return vm.raise(TypeId::OverflowError, "can't convert negative int to unsigned");
  }
  uint64_t size = static_cast<uint64_t>(length);
  if (!TRY(fits_bytes(vm, view, size, is_signed))) {
    return vm.raise(TypeId::OverflowError, "int too big to convert");
  }
  Bytes* bytes = TRY(make_bytes(vm, nullptr, size));
  ByteReader reader(view);
  for (uint64_t i = 0; i < size; ++i) {
    if (i % 4096 == 0) TRY(vm.meter.charge(std::min<uint64_t>(size - i, 4096) / 4));
    bytes->data[order == ByteOrder::Little ? i : size - 1 - i] = reader.next();
  }
  return Value::from_cell(bytes);
}

namespace {

Result<Value> int_from_byte_span(Vm& vm, BytesView bytes, ByteOrder order, bool is_signed) {
  uint64_t size = bytes.count;
  auto at = [&](uint64_t i) {  // lowest first
    return bytes.data[order == ByteOrder::Little ? i : size - 1 - i];
  };
  bool negative = is_signed && size != 0 && (at(size - 1) & 0x80) != 0;
  uint64_t count = (size + sizeof(Limb) - 1) / sizeof(Limb);
  BigInt* cell = TRY(make_big_int_room(vm, count));
  unsigned carry = negative ? 1 : 0;
  unsigned flip = negative ? 0xFF : 0;
  for (uint64_t i = 0; i < size; ++i) {
    if (i % 4096 == 0) TRY(vm.meter.charge(std::min<uint64_t>(size - i, 4096) / 4));
    unsigned byte = (at(i) ^ flip) + carry;
    carry = byte >> 8;
    cell->limbs[i / sizeof(Limb)] |= Limb{byte & 0xFF} << (i % sizeof(Limb) * 8);
  }
  return finish_big_int(vm, cell, static_cast<uint32_t>(count), negative);
}

}  // namespace

Result<Value> int_from_bytes(Vm& vm, const Value* arguments) {
  bool is_signed = TRY(truth_calling(vm, arguments[3]));
  ByteOrder order = TRY(byte_order(vm, arguments[2], "from_bytes"));
  const Bytes* bytes = TRY(bytes_from_object_calling(vm, arguments[1]));
  Value number = TRY(int_from_byte_span(vm, view_of(bytes), order, is_signed));
  if (vm.known<Type>(arguments[0]) == vm.type(TypeId::Int)) return number;
  return vm.call(arguments[0], {number});
}

}  // namespace hognose
