// Shapes: where instances store their attributes, and how they gain new ones.
//
// An instance starts with the root shape of its class. Each new attribute leads to a child shape
// with one more slot; the same name always leads to the same child. Slots are inline up to the
// capacity of the root shape, then in the overflow array. An instance switches to dictionary mode
// when it loses an attribute, exceeds kMaximumSlots, or its __dict__ is requested: from then on its
// attributes are in a Dict.
//
// The shape knows where the reference to the attributes (overflow array or Dict) and the slots are.
// In instances of subclasses of str, bytes, int and tuple they follow the items.
#pragma once

#include <cstddef>
#include <cstdint>

#include "heap/heap.h"
#include "objects/core/charged_table.h"
#include "objects/core/layouts.h"
#include "objects/core/vm.h"

namespace hognose {

inline constexpr uint32_t kMaximumSlots = 128;  // attributes by shape; beyond that, dictionary mode
inline constexpr uint32_t kMaximumMemberSlots = 2048;  // __slots__ names of a class and its bases
inline constexpr uint32_t kMaximumInlineSlots = 31;  // the most that learning or a hint may reserve

// Maps (parent, name) to the child shape. It is outside the cage, and its entries are weak.
class ShapeTransitions {
 public:
  // Names are string offsets; numbers below kBootStart denote other relations (shape.cpp).
  uint32_t find(uint32_t parent, uint32_t name) const {
    const Entry* found = table_.find(Entry{parent, name, 0}.hash(), [&](const Entry& entry) {
      return entry.parent == parent && entry.name == name;
    });
    return found == nullptr ? 0 : found->child;
  }
  bool add(Meter& meter, uint32_t parent, uint32_t name, uint32_t child) {
    return table_.add(meter, {parent, name, child});
  }
  // Returns true if a shape died. Fails if the run was stopped; see ChargedTable::prune.
  Result<bool> prune(Meter& meter, const Tracer& tracer) {
    return TRY(table_.prune(meter, tracer)) != 0;
  }
  // Calls visit(parent, name, child) for all.
  template <class Visit>
  void for_each(Visit visit) const {
    for (const Entry& entry : table_.places()) {
      if (!entry.is_free()) visit(entry.parent, entry.name, entry.child);
    }
  }
  void clear(Meter& meter) { table_.clear(meter); }
  void transfer(Transfer& transfer) { table_.transfer(transfer); }

 private:
  struct Entry {
    uint32_t parent;  // 0: free
    uint32_t name;
    uint32_t child;

    bool is_free() const { return parent == 0; }
    // A child keeps its parent and its names alive.
    bool is_alive(const Tracer& tracer) const { return tracer.is_marked(child); }
    uint32_t hash() const {
      uint64_t mixed = (uint64_t{parent} << 32 | name) * 0x9E3779B97F4A7C15ull;
      return static_cast<uint32_t>(mixed >> 32);
    }
  };

  ChargedTable<Entry, 64> table_;
};

// --- places
// Where the attributes of one instance are.
struct InstanceTail {
  uint32_t* attributes;  // offset of the overflow array or the Dict
  Value* slots;          // inline slots
};

// Byte offset of the tail of a variable-size layout, computed from the lengths in the cell.
uint32_t variable_tail_offset(const Cell* cell);

inline InstanceTail instance_tail(CageBase base, Cell* cell, const Shape* shape) {
  uint32_t start = offset_of(cell);
  if (HOGNOSE_UNLIKELY((shape->flags & kShapeVariableSize) != 0)) {
    uint32_t tail = start + variable_tail_offset(cell);
    return {base.at<uint32_t>(tail), base.at<Value>(tail + 8)};
  }
  return {base.at<uint32_t>(start + shape->attributes_offset),
          base.at<Value>(start + shape->slots_offset)};
}

inline Shape* shape_of(CageBase base, const Cell* cell) { return base.at<Shape>(cell->shape); }

// The attributes of an object whose shape is a dictionary; null if it has none.
inline Dict* dictionary_of(const Vm& vm, Cell* object, const Shape* shape) {
  const uint32_t offset = *instance_tail(vm.base, object, shape).attributes;
  return offset == 0 ? nullptr : vm.base.at<Dict>(offset);
}

// Finds the slot number of the attribute `name` (interned) in instances of the shape.
inline bool find_slot(const Shape* shape, const Str* name, uint16_t* slot) {
  if (shape->slot_count == shape->member_slots) return false;
  const ShapeKeys* keys = shape->keys.get();
  uint32_t wanted = offset_of(name);
  for (uint32_t i = shape->member_slots; i < shape->slot_count; ++i) {
    if (keys->names[i - shape->member_slots].offset() == wanted) {
      *slot = static_cast<uint16_t>(i);
      return true;
    }
  }
  return false;
}

// Byte offset of the slot within instances of the shape; 0 if the slot is not inline at a fixed
// offset.
inline uint32_t inline_slot_offset(const Shape* shape, uint32_t slot) {
  if ((shape->flags & kShapeVariableSize) != 0 || slot >= shape->inline_slots) return 0;
  return shape->slots_offset + slot * static_cast<uint32_t>(sizeof(Value));
}

Value load_slot(CageBase base, Cell* object, const Shape* shape, uint32_t slot);
void store_slot(CageBase base, Cell* object, const Shape* shape, uint32_t slot, Value value);

// What the natives of a built-in type keep in the slots that its specification adds. Ends the run
// if the object was not built with those slots.
Value load_native_slot(Vm& vm, Value object, TypeId owner, uint32_t slot);
void store_native_slot(Vm& vm, Value object, TypeId owner, uint32_t slot, Value value);

// --- shapes
// The shape of an instance of `shape` after it gains the attribute. Null if there is none; the
// instance must then switch to dictionary mode.
Result<Shape*> transition(Vm& vm, Shape* shape, Str* name);

// Options for the root shape of a new class. member_slots includes those of its bases.
struct RootShapeOptions {
  TypeId layout = TypeId::Object;
  bool takes_attributes = true;
  uint32_t member_slots = 0;
  uint32_t inline_attributes = 0;  // number of inline slots to reserve for attributes
};
Result<Shape*> make_root_shape(Vm& vm, Type* type, const RootShapeOptions& options);
// Fills in the shape of a built-in type. Only while the boot image is made.
void fill_builtin_shape(Shape* shape, TypeId id, uint32_t type_offset);

// --- own attributes of an instance (no descriptors, no class attributes). `name` is interned.
inline bool takes_attributes(const Shape* shape) {
  return (shape->flags & kShapeTakesAttributes) != 0;
}
// Undefined if the instance has no attribute of that name.
Value find_own_attribute(Vm& vm, Cell* object, Str* name);
Result<void> set_own_attribute(Vm& vm, Cell* object, Str* name, Value value);
Result<bool> delete_own_attribute(Vm& vm, Cell* object, Str* name);  // returns whether it existed
// TypeError if the object is in the boot image, which all sandboxes share.
Result<void> check_writable(Vm& vm, const Cell* object);
// The instance's live __dict__; switches the instance to dictionary mode. The object must accept
// attributes and must not be in the boot image.
Result<Dict*> instance_dictionary(Vm& vm, Cell* object);
Result<void> replace_instance_dictionary(Vm& vm, Cell* object, Dict* dict);
// Makes the object an instance of another class with the same layout and __slots__ (assignment to
// __class__). An object that accepts attributes switches to dictionary mode.
Result<void> change_class(Vm& vm, Cell* object, Type* type);
// A new dict with the attributes; the instance does not change.
Result<Dict*> copy_own_attributes(Vm& vm, Cell* object);

// --- tracing
void trace_shape(Tracer& tracer, Cell* cell, size_t bytes);
void trace_shape_keys(Tracer& tracer, Cell* cell, size_t bytes);
// Traces the slots and the other attributes of an instance of any layout.
void trace_attributes(Tracer& tracer, Cell* cell, size_t bytes);

}  // namespace hognose
