// What the files of bytes share: the bytes of bytes-like arguments, and bytes objects made of parts
// of others.
//
// Receives values; hands on views of their bytes, which live as long as the value does (an argument
// of the native, an item of a list it holds), and new bytes objects.
#pragma once

#include <algorithm>
#include <cstring>

#include "objects/make.h"
#include "objects/vm.h"

namespace hognose {

// A bytes object of more bytes would not fit a cage.
inline constexpr uint64_t kMaximumBytesLength = 0x7FFF'FFF0;

struct BytesView {
  const uint8_t* data = nullptr;
  uint32_t count = 0;

  uint8_t operator[](uint32_t i) const { return data[i]; }
  const uint8_t* begin() const { return data; }
  const uint8_t* end() const { return data + count; }
};

inline BytesView view_of(const Bytes* bytes) { return {bytes->data, bytes->extra}; }

// Of a value with the layout of bytes, such as the self of a method.
inline BytesView view_of(const Vm& vm, Value bytes) { return view_of(vm.cell<Bytes>(bytes)); }

// The bytes of a bytes-like object; false for other values.
inline bool find_bytes(const Vm& vm, Value value, BytesView* view) {
  const Bytes* bytes = vm.as<Bytes>(value, TypeId::Bytes);
  if (bytes == nullptr) return false;
  *view = view_of(bytes);
  return true;
}

// TypeError "a bytes-like object is required, not 'str'" for values that are not bytes-like.
Result<BytesView> bytes_argument(Vm& vm, Value value);

// Bytes [start, stop) of a value with the layout of bytes; the whole of an exact one is itself.
Result<Value> bytes_part(Vm& vm, Value bytes, uint32_t start, uint32_t stop);

// The value itself, or an exact copy of an instance of a subclass.
inline Result<Value> exact_bytes(Vm& vm, Value bytes) {
  return bytes_part(vm, bytes, 0, vm.cell<Bytes>(bytes)->extra);
}

// Bytes of that length for the caller to fill: zeroes until then.
inline Result<Bytes*> make_bytes_room(Vm& vm, uint64_t count) {
  return make_bytes(vm, nullptr, count);
}

inline void copy_view(uint8_t* target, BytesView source) {
  if (source.count != 0) std::memcpy(target, source.data, source.count);
}

}  // namespace hognose
