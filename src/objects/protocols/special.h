// Special methods: how the protocols find and call the dunder methods of instances.
//
// Used by the protocol_*.cpp files and by natives that dispatch on a special method of their own
// (round, __enter__, __reversed__ …). An exact instance of a built-in type is served by the slots
// of its type. For an instance of a guest class the method is looked up on the class, never on the
// instance (reference 3.3.12); when the class merely inherits what its built-in base has, the slot
// of that base serves it too, without a call.
#pragma once

#include "objects/core/boot.h"
#include "objects/protocols/protocol.h"

namespace hognose {

struct SpecialMethod {
  Value function;                        // as found on the class, unbound; undefined: none
  const TypeSlots* inherited = nullptr;  // slots of the built-in base, if the method is the base's

  bool found() const { return !function.is_undefined(); }
};

// Of an instance of a guest class.
inline SpecialMethod find_special(Vm& vm, Type* type, Name name) {
  SpecialMethod method;
  method.function = type_lookup(vm, type, vm.name(name));
  if (!vm.is_exactly(method.function, TypeId::SlotWrapper)) return method;
  // A wrapper may stand under another name or in a class of another layout (`__len__ =
  // str.__repr__`): then it is called as any function, and that checks its receiver.
  const NativeEntry* entry = vm.boot.native(vm.cell<Native>(method.function)->extra);
  if (entry == nullptr || entry->name != name_offset(name)) return method;
  if (entry->owner == TypeId::Object ||
      static_cast<uint32_t>(layout_id(entry->owner)) == type->layout) {
    method.inherited = entry->slots;
  }
  return method;
}

// Calls what find_special found; `name` again for binding by descriptors of other kinds.
Result<Value> call_found(Vm& vm, const SpecialMethod& method, Name name, Value self,
                         std::initializer_list<Value> arguments);

// What object.__eq__ and its siblings do: identity, and != as the opposite of the class's ==.
Result<Value> default_compare_calling(Vm& vm, Value self, Value other, CompareOperator op);

// What __repr__ answers, not yet checked to be a string: what object.__str__ hands on.
Result<Value> repr_answer_calling(Vm& vm, Value value);

// What object.__format__ does.
Result<Value> default_format_calling(Vm& vm, Value self, Value spec);

// Whether next() can be called on it: its class has __next__.
bool is_iterator(Vm& vm, Value value);

// Whether operator.index() would accept it: its class has __index__.
bool is_index(Vm& vm, Value value);

// What type.__instancecheck__ and type.__subclasscheck__ do: without asking the metaclass.
Result<bool> is_plain_instance_calling(Vm& vm, Value value, Value cls);
Result<bool> is_plain_subclass_calling(Vm& vm, Value derived, Value cls);

// "cannot use 'list' as a dict key (unhashable type: 'list')": replaces the TypeError with which
// hashing `key` failed by CPython's explanation; other failures pass. `role` is "a dict key" or
// "a set element".
Failure explain_unhashable(Vm& vm, Failure failure, Value key, const char* role);

}  // namespace hognose
