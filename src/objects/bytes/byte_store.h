// The growing storage of bytearray and array, and the views of it.
//
// A ByteStore owns a buffer cell and uses a part of it. A MemoryView refers to its exporter and to
// the buffer cell itself, so no change of the exporter can leave it pointing to freed memory. That
// an exporter with live views cannot be resized (BufferError) is therefore a rule of Python, not of
// memory safety. Natives may keep a pointer to the bytes while guest code runs: the collector finds
// it on the native stack.
#pragma once

#include "objects/bytes/view.h"
#include "objects/core/native.h"

namespace hognose {

// bytearray and array.
struct ByteStore : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::Bytearray || id == TypeId::Array;
  }
  Count<uint8_t> length;      // in bytes
  Ref<ByteArrayCell> buffer;  // null until the first bytes are stored
  uint32_t start;    // offset of the bytes in use in the buffer, so deleting at the front is cheap
  uint32_t exports;  // views that are neither released nor known to be dead
  uint32_t item;     // array: the type code (packed_items.h)

  // The sum wraps to 32 bits, so no content of the cell leads to an address beyond the cage.
  uint8_t* data() const {
    if (!buffer) return nullptr;
    auto place = static_cast<uint32_t>(buffer.offset() + sizeof(ByteArrayCell) + start);
    return CageBase::of(this).at<uint8_t>(place);
  }
  BytesView view() const { return {data(), length}; }
};

// The shape and then the strides (in bytes) follow the fixed fields.
struct MemoryView : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::MemoryView; }
  uint32_t unchecked_dimensions;  // see dimension_count()
  Value exporter;                 // .obj; None after release()
  Ref<Cell> memory;               // the cell that contains the bytes
  uint32_t start;                 // byte offset of the first item from the start of that cell
  Count<uint8_t> length;          // size of all items in bytes (.nbytes)
  uint32_t unchecked_item_size;   // see item_size()
  Ref<Str> format;
  uint8_t code;  // the format character
  bool read_only;
  bool released;
  bool keeps_exporter;  // counted in the exporter's exports
  bool hashed;          // `hash` is computed, and stays after release()
  uint64_t hash;
  Items<int32_t> dimensions;

  static constexpr uint32_t kMaximumDimensions = 64;
  uint32_t dimension_count() const {
    return unchecked_dimensions < kMaximumDimensions ? unchecked_dimensions : 0;
  }
  static constexpr uint32_t kMaximumItem = 8;  // bytes
  uint32_t item_size() const {
    return unchecked_item_size < kMaximumItem ? unchecked_item_size : kMaximumItem;
  }
  int32_t shape_at(uint32_t i) const { return dimensions[i]; }
  int32_t stride_at(uint32_t i) const { return dimensions[unchecked_dimensions + i]; }
  // The byte at that distance from the first item. The sum wraps as in ByteStore::data().
  uint8_t* at(int64_t distance) const {
    auto place = static_cast<uint32_t>(memory.offset() + start + static_cast<uint64_t>(distance));
    return CageBase::of(this).at<uint8_t>(place);
  }
};

// The bytes of a memoryview with contiguous items. False for other views and after release().
bool find_contiguous(const MemoryView* view, BytesView* bytes);

// A copy of a memoryview's items in order. ValueError after release().
Result<Bytes*> memory_bytes(Vm& vm, const MemoryView* view);
// The reason that a memoryview has no contiguous bytes: ValueError after release(), else
// BufferError.
Failure raise_no_contiguous_bytes(Vm& vm, Value view);

inline bool is_byte_store(const Vm& vm, Value value) {
  return vm.has_layout(value, TypeId::Bytearray) || vm.has_layout(value, TypeId::Array);
}

// An exact bytearray with these bytes, or with zeros if `data` is null.
Result<ByteStore*> make_bytearray(Vm& vm, const uint8_t* data, uint64_t count);

// Changes the length of the store; new bytes are zero. BufferError if views of it are in use.
Result<void> resize_store(Vm& vm, ByteStore* store, uint64_t length);
// BufferError if views of it are in use.
Result<void> check_resizable(Vm& vm, ByteStore* store);
Failure raise_exports(Vm& vm, const ByteStore* store);
// Replaces the bytes [start, stop) by room for `count` bytes, which the caller fills. A change of
// the length has the rules of resize_store().
Result<uint8_t*> replace_in_store(Vm& vm, ByteStore* store, uint32_t start, uint32_t stop,
                                  uint64_t count);

}  // namespace hognose
