// Views of the bytes of bytes-like arguments, and bytes objects made from parts of others.
//
// A view is valid as long as its value is referenced, for example by the native's arguments or a
// list.
#pragma once

#include <algorithm>
#include <cstring>

#include "meter/paced.h"
#include "objects/core/make.h"
#include "objects/core/vm.h"

namespace hognose {

// A longer bytes object would not fit a cage.
inline constexpr uint64_t kMaximumBytesLength = 0x7FFF'FFF0;

struct BytesView {
  const uint8_t* data = nullptr;
  uint32_t count = 0;

  uint8_t operator[](uint32_t i) const { return data[i]; }
  const uint8_t* begin() const { return data; }
  const uint8_t* end() const { return data + count; }
};

inline BytesView view_of(const Bytes* bytes) { return {bytes->data.data(), bytes->length}; }

// find_bytes() for types other than exact bytes (byte_store.cpp).
bool find_other_bytes(const Vm& vm, Value value, BytesView* view);

// The bytes of a bytes-like object: bytes, bytearray, array, or a memoryview of contiguous items.
// False for other values.
inline bool find_bytes(const Vm& vm, Value value, BytesView* view) {
  if (HOGNOSE_LIKELY(vm.is_exactly(value, TypeId::Bytes))) {
    *view = view_of(vm.known<Bytes>(value));
    return true;
  }
  return value.is_cell() && find_other_bytes(vm, value, view);
}

// The self of a method of bytes or bytearray. If guest code runs, a bytearray may change its bytes
// or move to another buffer, but the old buffer stays alive while a pointer to it is on the stack.
inline BytesView view_of(const Vm& vm, Value bytes) {
  BytesView view;
  find_bytes(vm, bytes, &view);
  return view;
}

// TypeError "a bytes-like object is required, not 'str'" for other values.
Result<BytesView> bytes_argument(Vm& vm, Value value);

// Bytes [start, stop) of bytes or a bytearray, as exact bytes. All of an exact bytes object is the
// object itself.
Result<Value> bytes_part(Vm& vm, Value bytes, uint32_t start, uint32_t stop);

// The value itself, or an exact copy if its class is a subclass.
inline Result<Value> exact_bytes(Vm& vm, Value bytes) {
  return bytes_part(vm, bytes, 0, view_of(vm, bytes).count);
}

// A bytes object of that length, zeroed, for the caller to fill.
inline Result<Bytes*> make_bytes_room(Vm& vm, uint64_t count) {
  return make_bytes(vm, nullptr, count);
}

inline Result<void> copy_view(Vm& vm, uint8_t* target, BytesView source) {
  // A bytearray may be copied into itself.
  return paced_move(vm.meter, target, source.data, source.count);
}

}  // namespace hognose
