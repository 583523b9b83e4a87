// The parts that array's files share: the items of an array, by its type code.
//
// An array is a ByteStore (byte_store.h) whose `item` is the type code.
#pragma once

#include "objects/bytes/byte_store.h"
#include "objects/bytes/packed_items.h"

namespace hognose {

// The format of the items. A damaged cell counts as an array of bytes.
const ItemFormat* array_format(const ByteStore* array);
inline uint32_t array_length(const ByteStore* array) {
  return array->length / array_format(array)->size;
}
inline bool is_text_array(const ByteStore* array) {
  return array_format(array)->kind == ItemKind::Wide;
}

// Calls visit(Item*) with the array's bytes as unsigned numbers of the item size.
template <class Visit>
decltype(auto) with_items(ByteStore* array, uint32_t size, Visit visit) {
  uint8_t* bytes = array->data();
  switch (size) {
    case 2: return visit(reinterpret_cast<uint16_t*>(bytes));
    case 4: return visit(reinterpret_cast<uint32_t*>(bytes));
    case 8: return visit(reinterpret_cast<uint64_t*>(bytes));
    default: return visit(bytes);
  }
}

Result<Value> array_item(Vm& vm, const ByteStore* array, uint32_t index);
// Converts the value to the bytes of an item; writes at most 8 bytes. May run guest code.
Result<void> pack_array_item_calling(Vm& vm, const ItemFormat* format, Value value, uint8_t* bytes);
Result<ByteStore*> make_array(Vm& vm, Type* type, const ItemFormat* format, uint64_t length);
Result<void> array_append_calling(Vm& vm, ByteStore* array, Value value);
Result<void> array_extend_calling(Vm& vm, ByteStore* array, Value source);
Result<void> array_append_bytes(Vm& vm, ByteStore* array, BytesView bytes);
Result<void> array_append_text(Vm& vm, ByteStore* array, const Str* text);
// A new array of the same type code with the items [start, stop).
Result<ByteStore*> array_part(Vm& vm, const ByteStore* array, uint32_t start, uint32_t stop);

// --- array_methods.cpp
inline constexpr size_t kArrayMethodCount = 25;
extern const NativeRow kArrayMethodRows[kArrayMethodCount];

}  // namespace hognose
