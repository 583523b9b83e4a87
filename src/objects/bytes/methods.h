// The methods of bytes, file by file, and the helpers that other types use.
//
// bytes.cpp puts the methods into the type's table. arguments[0] has the layout of bytes; results
// are exact bytes.
#pragma once

#include "objects/bytes/view.h"
#include "objects/core/native.h"

namespace hognose {

#define HOGNOSE_BYTES_METHOD(name) Result<Value> bytes_##name(Vm& vm, const Value* arguments);

// --- bytes.cpp, shared with bytearray: self is bytes or a bytearray, results are bytes
Result<Value> bytes_repr(Vm& vm, Value self);
Result<Value> compare_views(Vm& vm, BytesView left, BytesView right, CompareOperator op);
Result<Value> bytes_slice_calling(Vm& vm, Value self, Slice* slice);
Result<Value> bytes_repeat(Vm& vm, Value self, int64_t times);

// --- bytes/new.cpp
Result<Value> bytes_new_calling(Vm& vm, const Value* arguments);
HOGNOSE_BYTES_METHOD(decode)
// The result of the value's __bytes__ method; null if it has none.
Result<Bytes*> own_bytes_calling(Vm& vm, Value value);
// The type that is being made. A bytearray does not use __bytes__.
enum class BytesTarget : uint8_t { Bytes, Bytearray };
// From the constructor's arguments: source, encoding and errors in arguments[1] to [3].
Result<Bytes*> bytes_of_arguments_calling(Vm& vm, const Value* arguments, BytesTarget target);
// The bytes of a bytes-like object or an iterable of numbers.
Result<Bytes*> bytes_of_contents_calling(Vm& vm, Value source, BytesTarget target);
// From the numbers of an exact list or tuple, or of an iterator. `hint` estimates their count.
Result<Bytes*> bytes_of_items_calling(Vm& vm, Value items, int64_t hint, BytesTarget target);
// bytes(value) for anything but a size: an object with __bytes__, a bytes-like object or an
// iterable.
Result<Bytes*> bytes_from_object_calling(Vm& vm, Value value);

// --- bytes/search.cpp
Result<bool> bytes_contains_calling(Vm& vm, Value self, Value item);
HOGNOSE_BYTES_METHOD(count)
HOGNOSE_BYTES_METHOD(endswith)
HOGNOSE_BYTES_METHOD(find)
HOGNOSE_BYTES_METHOD(index)
HOGNOSE_BYTES_METHOD(rfind)
HOGNOSE_BYTES_METHOD(rindex)
HOGNOSE_BYTES_METHOD(startswith)

// --- bytes/case.cpp
HOGNOSE_BYTES_METHOD(capitalize)
HOGNOSE_BYTES_METHOD(isalnum)
HOGNOSE_BYTES_METHOD(isalpha)
HOGNOSE_BYTES_METHOD(isascii)
HOGNOSE_BYTES_METHOD(isdigit)
HOGNOSE_BYTES_METHOD(islower)
HOGNOSE_BYTES_METHOD(isspace)
HOGNOSE_BYTES_METHOD(istitle)
HOGNOSE_BYTES_METHOD(isupper)
HOGNOSE_BYTES_METHOD(lower)
HOGNOSE_BYTES_METHOD(swapcase)
HOGNOSE_BYTES_METHOD(title)
HOGNOSE_BYTES_METHOD(upper)

// --- bytes/padding.cpp
HOGNOSE_BYTES_METHOD(center)
HOGNOSE_BYTES_METHOD(expandtabs)
HOGNOSE_BYTES_METHOD(ljust)
HOGNOSE_BYTES_METHOD(rjust)
HOGNOSE_BYTES_METHOD(zfill)

// --- bytes/split.cpp
HOGNOSE_BYTES_METHOD(lstrip)
HOGNOSE_BYTES_METHOD(partition)
HOGNOSE_BYTES_METHOD(removeprefix)
HOGNOSE_BYTES_METHOD(removesuffix)
HOGNOSE_BYTES_METHOD(rpartition)
HOGNOSE_BYTES_METHOD(rsplit)
HOGNOSE_BYTES_METHOD(rstrip)
HOGNOSE_BYTES_METHOD(split)
HOGNOSE_BYTES_METHOD(splitlines)
HOGNOSE_BYTES_METHOD(strip)

// --- bytes/replace.cpp
HOGNOSE_BYTES_METHOD(join)
HOGNOSE_BYTES_METHOD(maketrans)
HOGNOSE_BYTES_METHOD(replace)
HOGNOSE_BYTES_METHOD(translate)

// --- bytes/hex.cpp
HOGNOSE_BYTES_METHOD(fromhex)
HOGNOSE_BYTES_METHOD(hex)

// --- bytes/percent.cpp
// format % arguments
Result<Value> bytes_percent_calling(Vm& vm, Value format, Value arguments);

#undef HOGNOSE_BYTES_METHOD

}  // namespace hognose
