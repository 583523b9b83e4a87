// The method table of bytearray (bytearray_methods.cpp) and the functions that its two files share.
//
// The methods that bytes also has return bytearrays here.
#pragma once

#include <span>

#include "objects/bytes/byte_store.h"
#include "objects/core/native.h"

namespace hognose {

inline constexpr size_t kBytearrayMethodCount = 57;
extern const NativeRow kBytearrayMethodRows[kBytearrayMethodCount];
inline constexpr std::span<const NativeRow> kBytearrayMethods{kBytearrayMethodRows};

inline ByteStore* store_of(const Vm& vm, Value value) { return vm.cell<ByteStore>(value); }

// An exact bytearray with the bytes of a bytes-like object.
Result<Value> to_bytearray(Vm& vm, Value bytes);

// The number as a byte. ValueError "byte must be in range(0, 256)".
Result<uint8_t> byte_value_calling(Vm& vm, Value value);

// Appends a bytes-like object or an iterable of numbers, as bytearray += does.
Result<void> bytearray_extend_calling(Vm& vm, ByteStore* store, Value source);

}  // namespace hognose
