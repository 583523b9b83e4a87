// The dunder methods of built-in types. Each calls an entry of its owner's TypeSlots.
//
// The arguments are bound and the receiver is checked. The slots are those of the type that owns
// the method, so `object.__repr__([])` behaves as object's repr, whatever lists do.
#include "objects/protocols/slot_wrappers.h"

#include "objects/attributes/attributes.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "policy/check_sites.h"

namespace hognose {

namespace {

constexpr bool has_binary(const TypeSlots& slots, BinaryOperator op) {
  return slots.binary != nullptr && (slots.binary_operators & operator_bit(op)) != 0;
}

constexpr bool has_inplace(const TypeSlots& slots, BinaryOperator op) {
  return slots.inplace != nullptr && (slots.inplace_operators & operator_bit(op)) != 0;
}

template <auto Member>
Result<Value> call_unary(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  return (slots.*Member)(vm, arguments[0]);
}

template <auto Member>
Result<Value> call_binary(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  return (slots.*Member)(vm, arguments[0], arguments[1]);
}

Result<Value> call_hash(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  return make_int(vm, static_cast<int64_t>(TRY(slots.hash(vm, arguments[0]))));
}

template <CompareOperator op>
Result<Value> call_compare(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  return slots.compare(vm, arguments[0], arguments[1], op);
}

Result<Value> call_truth(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  return Value::boolean(TRY(slots.truth(vm, arguments[0])));
}

Result<Value> call_length(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  return make_int(vm, TRY(slots.length(vm, arguments[0])));
}

Result<Value> call_set_item(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  TRY(slots.set_item(vm, arguments[0], arguments[1], arguments[2]));
  return Value::none();
}

Result<Value> call_delete_item(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  TRY(slots.set_item(vm, arguments[0], arguments[1], Value::undefined()));
  return Value::none();
}

Result<Value> call_contains(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  return Value::boolean(TRY(slots.contains(vm, arguments[0], arguments[1])));
}

Result<Value> call_next(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  Value item = TRY(slots.next(vm, arguments[0]));
  return item.is_undefined() ? vm.raise_stop_iteration(Value::none()) : Result<Value>(item);
}

// The + and * of sequences raise for operands that they do not support. Only numbers return
// NotImplemented, so that the other operand is tried.
Result<Value> refuse_operand_calling(Vm& vm, BinaryOperator op, Value self, Value other) {
  if (op == BinaryOperator::Multiply) {
    TRY(index_calling(vm, other));
    return Value::not_implemented();
  }
  TypeId layout = layout_of(vm.cell(self));
  if (layout == TypeId::Bytes || layout == TypeId::Bytearray) {
    return vm.raise(TypeId::TypeError, "can't concat {} to {}", type_name(vm, other),
                    type_name(vm, self));
  }
  const Type* sequence = vm.type(layout);
  return vm.raise(TypeId::TypeError, "can only concatenate {} (not \"{}\") to {}", sequence,
                  type_name(vm, other), sequence);
}

template <BinaryOperator op>
Result<Value> call_sided_operator(Vm& vm, const TypeSlots& slots, Value left, Value right,
                                  Value self, Value other) {
  Value result = TRY(slots.binary(vm, op, left, right));
  if constexpr (op == BinaryOperator::Add || op == BinaryOperator::Multiply) {
    bool is_sequence = slots.length != nullptr && slots.get_item != nullptr;
    if (result.is_not_implemented() && is_sequence) {
      return refuse_operand_calling(vm, op, self, other);
    }
  }
  return result;
}

template <BinaryOperator op>
Result<Value> call_operator(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  return call_sided_operator<op>(vm, slots, arguments[0], arguments[1], arguments[0], arguments[1]);
}

template <BinaryOperator op>
Result<Value> call_reflected(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  return call_sided_operator<op>(vm, slots, arguments[1], arguments[0], arguments[0], arguments[1]);
}

template <BinaryOperator op>
Result<Value> call_inplace(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  Value result = TRY(slots.inplace(vm, op, arguments[0], arguments[1]));
  if (op == BinaryOperator::Multiply && result.is_not_implemented()) {
    return refuse_operand_calling(vm, op, arguments[0], arguments[1]);
  }
  return result;
}

struct PowerModulo {
  Value base;
  Value exponent;
  Value modulus;
};

// pow() with three operands by the type of `self`: int declines if any operand is not an int.
Result<Value> own_power_modulo(Vm& vm, Value self, const PowerModulo& of) {
  bool all_ints = is_int(vm, of.base) && is_int(vm, of.exponent) && is_int(vm, of.modulus);
  if (is_int(vm, self) && !all_ints) return Value::not_implemented();
  return number_power_modulo(vm, of.base, of.exponent, of.modulus);
}

Result<Value> call_power(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  if (!arguments[2].is_none()) {
    return own_power_modulo(vm, arguments[0], {arguments[0], arguments[1], arguments[2]});
  }
  return slots.binary(vm, BinaryOperator::Power, arguments[0], arguments[1]);
}

Result<Value> call_reflected_power(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  if (!arguments[2].is_none()) {
    return own_power_modulo(vm, arguments[0], {arguments[1], arguments[0], arguments[2]});
  }
  return slots.binary(vm, BinaryOperator::Power, arguments[1], arguments[0]);
}

Result<Value> call_descriptor_get(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  if (arguments[1].is_none() && arguments[2].is_none()) {
    return vm.raise(TypeId::TypeError, "__get__(None, None) is invalid");
  }
  Value object = arguments[1].is_none() ? Value::undefined() : arguments[1];
  return slots.descriptor_get(vm, arguments[0], object, arguments[2]);
}

Result<Value> call_descriptor_set(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  TRY(slots.descriptor_set(vm, arguments[0], arguments[1], arguments[2]));
  return Value::none();
}

Result<Value> call_descriptor_delete(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  TRY(slots.descriptor_set(vm, arguments[0], arguments[1], Value::undefined()));
  return Value::none();
}

Result<Value> call_get_attribute(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  Str* name = TRY(attribute_name(vm, arguments[1]));
  if (HOGNOSE_ASKS(dunder_getattribute)) TRY(check_guarded(vm, arguments[0], name));
  return slots.get_attribute(vm, arguments[0], name);
}

// object.__setattr__ must not bypass the checks in a type's own setter ("Carlo Verre's hack").
Result<void> set_attribute_checked(Vm& vm, const TypeSlots& slots, Value self, Value name_value,
                                   Value value, const char* what) {
  Str* name = TRY(attribute_name(vm, name_value));
  // A second line of defence that no test can reach alone: the name __setattr__ is guarded itself,
  // and the library calls this only for objects whose store checks again.
  TRY(check_guarded(vm, self, name));
  if (vm.has_layout(self, TypeId::Type) &&
      slots.set_attribute != slots_of(vm, TypeId::Type).set_attribute) {
    return vm.raise(TypeId::TypeError, "can't apply this {} to {} object", what,
                    type_name(vm, self));
  }
  return slots.set_attribute(vm, self, name, value);
}

Result<Value> call_set_attribute(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  TRY(set_attribute_checked(vm, slots, arguments[0], arguments[1], arguments[2], "__setattr__"));
  return Value::none();
}

Result<Value> call_delete_attribute(Vm& vm, const TypeSlots& slots, const Value* arguments) {
  TRY(set_attribute_checked(vm, slots, arguments[0], arguments[1], Value::undefined(),
                            "__delattr__"));
  return Value::none();
}

#define PRESENT(condition) [](const TypeSlots& s) { return static_cast<bool>(condition); }

constexpr SlotRow kSlotRows[] = {
#define SLOT(name, signature, wrapper, condition) \
  {Name::name, signature, wrapper, PRESENT(condition), NativeKind::Slot},
#define METHOD(name, signature, wrapper, condition) \
  {Name::name, signature, wrapper, PRESENT(condition), NativeKind::Method},
#define BINARY(name, reflected, word, op, is_reflected)                                      \
  {Name::name, "__" word "__(self, value, /)", call_operator<BinaryOperator::op>,            \
   PRESENT(has_binary(s, BinaryOperator::op)), NativeKind::Slot},                            \
      {Name::reflected, "__r" word "__(self, value, /)", call_reflected<BinaryOperator::op>, \
       PRESENT(has_binary(s, BinaryOperator::op) && (is_reflected)), NativeKind::Slot},
#define INPLACE(name, word, op)                                                  \
  {Name::name, "__" word "__(self, value, /)", call_inplace<BinaryOperator::op>, \
   PRESENT(has_inplace(s, BinaryOperator::op)), NativeKind::Slot},
#include "objects/core/slots.def"
};

#undef PRESENT

}  // namespace

std::span<const SlotRow> slot_rows() { return kSlotRows; }

NativeKind kind_of_slot(TypeId owner, const SlotRow& row) {
  bool subscript = row.name == Name::Getitem && (owner == TypeId::Dict || owner == TypeId::List);
  bool search = row.name == Name::Contains &&
                (owner == TypeId::Dict || owner == TypeId::Set || owner == TypeId::FrozenSet);
  return subscript || search ? NativeKind::Method : row.kind;
}

}  // namespace hognose
