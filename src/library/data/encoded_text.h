// What the natives of the module base64 take: bytes to encode and text to decode.
//
// Almost all arguments are in one piece in the cage and are used as they are. A buffer with gaps or
// an object with __buffer__ is copied first, and the native runs again with the copy.
#pragma once

#include <algorithm>

#include "objects/bytes/view.h"
#include "objects/core/native.h"

namespace hognose {

// Finds the characters of an ASCII str or the bytes of a bytes-like object in one piece. Returns
// false for other values, raises ValueError for another str.
Result<bool> find_encoded_text(Vm& vm, Value value, BytesView* text);
// The same, but raises for other values. For a value that was found before code of the guest ran.
Result<BytesView> find_encoded_text_again(Vm& vm, Value value);

// memoryview(value).tobytes()
Result<Value> copied_bytes_calling(Vm& vm, Value value);
// The same, with the TypeError of decoders.
Result<Value> copied_text_calling(Vm& vm, Value value);

// Calls the native with `source` in the place of the first argument.
template <size_t count>
Result<Value> call_with_source_calling(Vm& vm, NativeCode native, Value source,
                                       const Value* arguments) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  Value changed[count] = {source};
  std::copy(arguments + 1, arguments + count, changed + 1);
  return native(vm, changed);
}

}  // namespace hognose
