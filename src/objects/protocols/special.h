// Special methods: how the protocols find and call the dunder methods of instances.
//
// Used by the other files of this folder, and by natives that dispatch on a special method of their
// own (round, __enter__, __reversed__, …). An exact instance of a built-in type uses the slots of
// its type. For an instance of a guest class, the method is looked up on the class, never on the
// instance (reference 3.3.12). If the class only inherits the method of its built-in base, that
// base's slot is used directly, without a call.
#pragma once

#include "objects/core/boot.h"
#include "objects/protocols/protocol.h"

namespace hognose {

struct SpecialMethod {
  Value function;  // as found on the class, unbound; undefined: not found
  // Slots of the built-in base, if the method is inherited from it.
  const TypeSlots* inherited = nullptr;

  bool found() const { return !function.is_undefined(); }
};

// Whether the type has a length, or may have one because it is a guest class.
inline bool has_sequence_protocol(Vm& vm, Value value) {
  TypeId id = exact_type_id(value, vm.base);
  return id == TypeId::Guest || slots_of(vm, id).length != nullptr;
}

// For instances of a guest class.
inline SpecialMethod find_special(Vm& vm, Type* type, Name name) {
  SpecialMethod method;
  method.function = type_lookup(vm, type, vm.name(name));
  // Some types have methods of these names that do the same as their slots.
  const bool may_be_method = name == Name::Getitem || name == Name::Contains;
  if (!vm.is_exactly(method.function, TypeId::SlotWrapper) &&
      !(may_be_method && vm.is_exactly(method.function, TypeId::MethodDescriptor))) {
    return method;
  }
  // The wrapper may be stored under another name or in a class with another layout (`__len__ =
  // str.__repr__`). It is then called like any function, which checks the receiver.
  const NativeEntry* entry = vm.boot.native(vm.cell<Native>(method.function)->native_index);
  if (entry == nullptr || entry->name != name_offset(name)) return method;
  if (applies_to(vm, type, entry->owner)) method.inherited = entry->slots;
  return method;
}

// Calls the method that find_special found. `name` is needed to bind other kinds of descriptors.
Result<Value> call_found(Vm& vm, const SpecialMethod& method, Name name, Value self,
                         std::initializer_list<Value> arguments);

// The result of an operator for two objects of exactly one built-in type, for one and an int, and
// for a string and what it formats: no method of another type can take part. NotImplemented if the
// operands are others, or the type declines, or it has something else to do in place.
Result<Value> plain_operation(Vm& vm, BinaryOperator op, Value left, Value right, bool is_in_place);

// For the interpreter, which calls the first method of an operator itself: what is left to do after
// that method returned NotImplemented.
enum class Declined : uint8_t { InPlace, Forward, Reflected };
Result<Value> binary_declined_calling(Vm& vm, BinaryOperator op, Value left, Value right,
                                      Declined declined, bool is_in_place);
// The same for a comparison after the left operand's method.
Result<Value> compare_declined_calling(Vm& vm, Value left, Value right, CompareOperator op);
// The length that the result of a guest's __len__ means, or the error about it.
Result<int64_t> checked_length_calling(Vm& vm, Value result);

// The default comparisons, such as object.__eq__: identity, and != as the inverse of the class's
// ==.
Result<Value> default_compare_calling(Vm& vm, Value self, Value other, CompareOperator op);

// The result of __repr__ before it is checked to be a string. object.__str__ returns it.
Result<Value> checked_repr_calling(Vm& vm, Value value);

// Implements object.__format__.
Result<Value> default_format_calling(Vm& vm, Value self, Value spec);

// Whether the value is an iterator: its class has __next__.
bool is_iterator(Vm& vm, Value value);

// Whether operator.index() accepts the value: its class has __index__.
bool is_index(Vm& vm, Value value);

// Implement type.__instancecheck__ and type.__subclasscheck__, without calling the metaclass.
Result<bool> is_plain_instance_calling(Vm& vm, Value value, Value cls);
Result<bool> is_plain_subclass_calling(Vm& vm, Value derived, Value cls);

// "cannot use 'list' as a dict key (unhashable type: 'list')": replaces the TypeError from hashing
// `key` by CPython's explanation, and passes other failures through. `role` is "a dict key" or "a
// set element".
Failure explain_unhashable(Vm& vm, Failure failure, Value key, const char* role);

}  // namespace hognose
