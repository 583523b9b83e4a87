// The method table of bytearray (bytearray_methods.cpp) and what its two files share.
//
// Receives a self with the layout of bytearray; hands on bytearrays where bytes hands on bytes.
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

// The number of a byte: ValueError "byte must be in range(0, 256)".
Result<uint8_t> byte_value_calling(Vm& vm, Value value);

// bytearray += iterable of numbers or bytes-like object, at the end.
Result<void> bytearray_extend_calling(Vm& vm, ByteStore* store, Value source);

}  // namespace hognose
