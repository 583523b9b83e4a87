// Growing runs of bytes: what bytearray and array have in common, and the views of them.
//
// A ByteStore owns a buffer cell and says which part of it is in use. A MemoryView holds both its
// exporter and the very cell that the bytes lie in, so no change of the exporter can leave it
// pointing into freed memory: the rule that an exporter with living views keeps its size (a
// BufferError in Python) is a matter of meaning here, not of safety. Natives may likewise keep a
// pointer to the bytes while guest code runs: the collector finds it on the native stack.
#pragma once

#include "objects/bytes/view.h"
#include "objects/core/native.h"

namespace hognose {

// bytearray and array. extra: length in bytes.
struct ByteStore : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::Bytearray || id == TypeId::Array;
  }
  Ref<ByteArrayCell> buffer;  // null while nothing was ever stored
  uint32_t start;    // of the bytes in use, within the buffer: deleting at the front is cheap
  uint32_t exports;  // views that are neither released nor known to be dead
  uint32_t item;     // array: which item type (array_items.h)

  // The sum is masked: an address beyond the cage cannot come of it, whatever the cell says.
  uint8_t* data() const {
    if (!buffer) return nullptr;
    auto place = static_cast<uint32_t>(buffer.offset() + sizeof(ByteArrayCell) + start);
    return CageBase::of(this).at<uint8_t>(place);
  }
  BytesView view() const { return {data(), extra}; }
};

// extra: number of dimensions. The shape and the strides, in bytes, follow.
struct MemoryView : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::MemoryView; }
  Value exporter;    // what .obj answers; None after release()
  Ref<Cell> memory;  // the cell in which the bytes lie
  uint32_t start;    // byte offset of the first item from the start of that cell
  uint32_t length;   // bytes of all items (.nbytes)
  uint32_t item_size;
  Ref<Str> format;
  uint8_t code;  // the format character
  bool read_only;
  bool released;
  bool keeps_exporter;  // counted in the exporter's exports
  bool hashed;          // `hash` is computed, and stays after release()
  uint64_t hash;
  int32_t dimensions[];

  static constexpr uint32_t kMaximumDimensions = 64;
  uint32_t dimension_count() const { return extra < kMaximumDimensions ? extra : 0; }
  int32_t shape_at(uint32_t i) const { return dimensions[i]; }
  int32_t stride_at(uint32_t i) const { return dimensions[extra + i]; }
  // The byte at a distance from the first item; masked as ByteStore::data().
  uint8_t* at(int64_t distance) const {
    auto place = static_cast<uint32_t>(memory.offset() + start + static_cast<uint64_t>(distance));
    return CageBase::of(this).at<uint8_t>(place);
  }
};

// The bytes of a memoryview whose items lie one behind the other; false for others and after
// release().
bool find_contiguous(const MemoryView* view, BytesView* bytes);

// The bytes of a memoryview's items in their order; ValueError after release().
Result<Bytes*> memory_bytes(Vm& vm, const MemoryView* view);
// Why a memoryview gives no bytes: ValueError after release(), else BufferError.
Failure raise_no_contiguous_bytes(Vm& vm, Value view);

inline bool is_byte_store(const Vm& vm, Value value) {
  return vm.has_layout(value, TypeId::Bytearray) || vm.has_layout(value, TypeId::Array);
}

// An exact bytearray with these bytes; null data: zeroes.
Result<ByteStore*> make_bytearray(Vm& vm, const uint8_t* data, uint64_t count);

// Gives the store another length; new bytes are zero. BufferError if views of it are in use.
Result<void> resize_store(Vm& vm, ByteStore* store, uint64_t length);
// BufferError if views of it are in use.
Result<void> check_resizable(Vm& vm, ByteStore* store);
// A seam, defined by src/vm: takes views of the store out of registers that are not in use.
void forget_dead_views(Vm& vm, const ByteStore* store);
Failure raise_exports(Vm& vm, const ByteStore* store);
// Puts `count` bytes in the place of bytes [start, stop), for the caller to fill. Like
// resize_store where the length changes.
Result<uint8_t*> replace_in_store(Vm& vm, ByteStore* store, uint32_t start, uint32_t stop,
                                  uint64_t count);

}  // namespace hognose
