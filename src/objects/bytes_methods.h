// The methods and the constructor of bytes, apart from the operators in bytes.cpp.
#pragma once

#include "objects/native.h"

namespace hognose {

inline constexpr size_t kBytesMethodCount = 0;
inline constexpr std::span<const NativeRow> kBytesMethods{};

Result<Value> bytes_new_calling(Vm& vm, const Value* arguments);
// bytes % value
Result<Value> bytes_percent_calling(Vm& vm, Value format, Value value);

}  // namespace hognose
