// What the handlers of attributes find in the AttributeCache themselves: values that are read
// without running code and without asking who reads. Everything else is left to the slow paths.
#pragma once

#include "machine/attribute_cache.h"
#include "machine/machine.h"
#include "machine/quick_cells.h"

namespace hognose {

// The offset of the dict in which an object keeps its attributes, 0 if there is none. The size of
// the object must not vary.
inline uint32_t quick_own_dict(uintptr_t base, Value object) {
  const RootedCells cells(base);
  const auto* shape = cells.at<Shape>(cells.of(object)->shape);
  return *cells.at<uint32_t>(RootedCells::offset(object) + shape->attributes_offset);
}

// Whether an object that keeps its attributes in a dict has none.
inline bool quick_has_no_attributes(uintptr_t base, Value object) {
  const RootedCells cells(base);
  const auto* shape = cells.at<Shape>(cells.of(object)->shape);
  return (shape->flags & kShapeVariableSize) == 0 && quick_own_dict(base, object) == 0;
}

// Guests do not see hidden modules that something else holds.
inline bool is_quick_hidden(uintptr_t base, Value value) {
  const RootedCells cells(base);
  return value.is_cell() && cells.of(value)->shape == shape_offset(TypeId::Module) &&
         cells.of<Module>(value)->is_hidden();
}

// The entry of the object, which is a cell, and the name. Null if there is none, or if the slow
// path must decide.
__attribute__((always_inline)) inline AttributeCache::Entry* quick_entry(Machine& vm,
                                                                         uintptr_t base,
                                                                         Value object,
                                                                         uint32_t name) {
  const uint32_t shape = RootedCells(base).of(object)->shape;
  AttributeCache::Entry* entry = vm.attributes->find(shape, name, vm.classes.epoch);
  if (entry != nullptr) {
    const bool may_hide = entry->unless_own && !quick_has_no_attributes(base, object);
    return HOGNOSE_UNLIKELY(may_hide) ? nullptr : entry;
  }
  return vm.attributes->find(RootedCells::offset(object), name, vm.classes.epoch);
}

// The value of an attribute with this entry, or undefined.
__attribute__((always_inline)) inline Value quick_value(uintptr_t base, Value object,
                                                        const AttributeCache::Entry& entry,
                                                        bool sees_hidden_modules = false) {
  const RootedCells cells(base);
  switch (entry.kind) {
    case AttributeKind::InlineSlot:
      return *cells.at<Value>(RootedCells::offset(object) + entry.offset);
    case AttributeKind::OwnEntry: {
      const uint32_t own = quick_own_dict(base, object);
      const Dict* dict = cells.at<Dict>(own);
      if (own == 0 || entry.index >= dict->used) return Value::undefined();
      const DictEntry* found = dict_entry(dict, entry.index);
      const bool is_it = found->key.is_cell() && RootedCells::offset(found->key) == entry.name;
      return is_it && !is_quick_hidden(base, found->value) ? found->value : Value::undefined();
    }
    case AttributeKind::ClassConstant:
    case AttributeKind::StaticFunction:
    case AttributeKind::TypeConstant: return entry.value;
    case AttributeKind::ClassPlace:
    case AttributeKind::TypePlace:
      return dict_entry(cells.at<Dict>(entry.offset), entry.index)->value;
    case AttributeKind::TupleItem: {
      // The shape proves that it is a tuple.
      const Tuple* tuple = cells.of<Tuple>(object);
      return entry.index < tuple->length ? tuple->items[entry.index] : Value::undefined();
    }
    case AttributeKind::ModulePlace: {
      // Guests see neither the contents of a hidden module nor hidden modules held by another one.
      const Dict* dict = cells.at<Dict>(entry.offset);
      if (dict->keys_version != entry.value.bits()) return Value::undefined();
      if (cells.of<Module>(object)->is_hidden() && !sees_hidden_modules) return Value::undefined();
      Value value = dict_entry(dict, entry.index)->value;
      return is_quick_hidden(base, value) ? Value::undefined() : value;
    }
    default: return Value::undefined();
  }
}

}  // namespace hognose
