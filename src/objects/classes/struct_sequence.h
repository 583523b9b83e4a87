// Struct sequences: built-in types that are tuples with a name for each item (sys.version_info).
//
// A type becomes one by its row (base Tuple, kTypeBaseLayout) and by struct_sequence_spec(). Its
// first properties name the items in order (struct_item). Those after them are hidden fields, which
// have no place in the sequence but are stored in member slots of the type (struct_hidden). If
// there are hidden fields, the last items may be unnamed, as those of os.stat_result are.
#pragma once

#include <span>

#include "objects/core/native.h"
#include "objects/core/vm.h"
#include "objects/protocols/callable.h"

namespace hognose {

// Makes an instance of the type: `items` are those of the sequence, `hidden` the values of the
// slots. Every instance of a type must have the same number of items.
Result<Value> make_struct_sequence(Vm& vm, TypeId type, std::span<const Value> items,
                                   std::span<const Value> hidden = {});

// __new__(cls, sequence, dict) for instances with `length` items. The sequence may have values of
// hidden fields after the items. Others come from the dict, and the rest are None.
Result<Value> new_struct_sequence_calling(Vm& vm, const Value* arguments, size_t length);
template <size_t length>
Result<Value> struct_sequence_new(Vm& vm, const Value* arguments) {
  return new_struct_sequence_calling(vm, arguments, length);
}
inline constexpr char kStructSequenceSignature[] = "__new__(cls, sequence, dict=<omitted>)";
template <size_t length>
inline constexpr NativeRow kStructSequenceNew = {kStructSequenceSignature,
                                                 struct_sequence_new<length>, kNativeConstructor};

// --- fields
template <unsigned index>
Result<Value> get_struct_item(Vm& vm, Value self) {
  const Tuple* tuple = vm.known<Tuple>(self);
  HOGNOSE_CHECK(index < tuple->length);
  return tuple->items[index];
}
template <unsigned index>
constexpr PropertyRow struct_item(const char* name, const char* doc = nullptr) {
  return {name, get_struct_item<index>, refuse_assignment, doc};
}

// The value of a hidden field.
Value struct_slot(Vm& vm, Value self, uint32_t slot);
void set_struct_slot(Vm& vm, Value self, uint32_t slot, Value value);
template <uint32_t slot>
Result<Value> get_struct_slot(Vm& vm, Value self) {
  return struct_slot(vm, self, slot);
}
template <uint32_t slot>
constexpr PropertyRow struct_hidden(const char* name, const char* doc = nullptr) {
  return {name, get_struct_slot<slot>, refuse_assignment, doc};
}

// --- types
// "sys.version_info(major=3, minor=14, …)"
Result<Value> struct_sequence_repr(Vm& vm, Value self);
Result<Value> struct_sequence_reduce(Vm& vm, const Value* arguments);
Result<Value> struct_sequence_replace(Vm& vm, const Value* arguments);
inline constexpr NativeRow kStructSequenceMethods[] = {
    {"__reduce__(self, /)", struct_sequence_reduce},
    {"__replace__(self, /, **changes)", struct_sequence_replace},
};
// Adds n_fields, n_sequence_fields, n_unnamed_fields and __match_args__ of a type whose instances
// have `length` items.
Result<void> add_struct_sequence_attributes(Vm& vm, Type* type, size_t length);

// The specification of a type whose instances have `length` items. Programs cannot make instances
// if there is no constructor.
template <size_t length>
constexpr TypeSpec struct_sequence_spec(const char* module, const char* doc,
                                        std::span<const PropertyRow> properties,
                                        const NativeRow* constructor = nullptr, size_t hidden = 0) {
  TypeSpec spec;
  spec.doc = doc;
  spec.module = module;
  spec.slots.repr = struct_sequence_repr;
  spec.instance_bytes = sizeof(Tuple);
  spec.constructor = constructor;
  spec.methods = kStructSequenceMethods;
  spec.properties = properties;
  spec.member_slots = static_cast<uint16_t>(hidden);
  spec.class_attributes = [](Vm& vm, Type* type) {
    return add_struct_sequence_attributes(vm, type, length);
  };
  return spec;
}

}  // namespace hognose
