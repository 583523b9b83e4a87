// The parts that memoryview's files share: making views, walking and reading their items.
//
// Positions are checked by the caller.
#pragma once

#include "objects/bytes/byte_store.h"
#include "objects/bytes/packed_items.h"

namespace hognose {

// memoryview(object): of bytes, bytearray, array, another memoryview, or an object with __buffer__.
Result<MemoryView*> make_memoryview_calling(Vm& vm, Value object);
// A view of the same exporter with room for that many dimensions; otherwise a copy of `view`.
Result<MemoryView*> derive_view(Vm& vm, const MemoryView* view, uint32_t dimensions);
// The methods __buffer__ and __release_buffer__ (PEP 688) of all bytes-like types.
Result<Value> buffer_method(Vm& vm, const Value* arguments);
Result<Value> release_buffer_method(Vm& vm, const Value* arguments);
// Sets the strides of contiguous items in row-major order.
void set_contiguous_strides(MemoryView* view);
bool is_contiguous(const MemoryView* view, bool column_major);
uint64_t item_count(const MemoryView* view);

// ValueError "operation forbidden on released memoryview object".
Result<MemoryView*> open_view(Vm& vm, Value self);

// The item format, if it is a native one of one character; otherwise NotImplementedError.
Result<const ItemFormat*> view_format(Vm& vm, const MemoryView* view);
Result<Value> view_item(Vm& vm, const MemoryView* view, const ItemFormat* format, int64_t distance);

// The cost of one step of a walk, in the items that Pace counts.
inline constexpr uint64_t kWalkTurns = 4;

// Walks over the items of a view in order: the last index changes fastest or, if column-major, the
// first one. The view must have items.
class ItemWalk {
 public:
  explicit ItemWalk(const MemoryView* view, bool column_major = false)
      : view_(view), column_major_(column_major) {}
  int64_t distance() const { return distance_; }
  // Moves to the next item; false after the last.
  bool advance();

 private:
  const MemoryView* view_;
  bool column_major_;
  int64_t distance_ = 0;
  int32_t index_[MemoryView::kMaximumDimensions] = {};
};

// --- memoryview_methods.cpp
inline constexpr size_t kMemoryViewMethodCount = 13;
extern const NativeRow kMemoryViewMethodRows[kMemoryViewMethodCount];
inline constexpr size_t kMemoryViewPropertyCount = 12;
extern const PropertyRow kMemoryViewPropertyRows[kMemoryViewPropertyCount];

}  // namespace hognose
