// The number protocols: binary, in-place and unary operators, power with modulus, divmod, index.
//
// They follow the reference (3.3.8): first the left operand's method, then the right operand's
// reflected one; the right operand goes first if its class is a subclass of the left's. As in
// CPython, sequences concatenate and repeat only after all number methods declined.
#include "objects/core/make.h"
#include "objects/lifetime/weak_reference.h"
#include "objects/numbers/conversion_results.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/operator_row.h"
#include "objects/protocols/special.h"

namespace hognose {
namespace {

// Types for which + and * concatenate and repeat. These are tried when no number method applies.
bool is_sequence_operation(TypeId layout, BinaryOperator op) {
  if (op != BinaryOperator::Add && op != BinaryOperator::Multiply) return false;
  return layout == TypeId::List || layout == TypeId::Tuple || layout == TypeId::Str ||
         layout == TypeId::Bytes || layout == TypeId::Bytearray || layout == TypeId::Array ||
         layout == TypeId::Deque;
}

// How one of the two operands implements the operator.
struct Operand {
  enum class By : uint8_t { Nobody, Slots, Methods };
  Type* type;
  By by = By::Nobody;
  bool is_sequence = false;  // the slots concatenate or repeat
  TypeId layout;
  const TypeSlots* slots = nullptr;
  SpecialMethod forward;  // for guest classes
  SpecialMethod reflected;
};

void use_slots(Operand& operand, BinaryOperator op) {
  if ((operand.slots->binary_operators & operator_bit(op)) == 0) return;
  operand.is_sequence = is_sequence_operation(operand.layout, op);
  if (!operand.is_sequence) operand.by = Operand::By::Slots;
}

bool is_inherited(const SpecialMethod& method) {
  return !method.found() || method.inherited != nullptr;
}

Operand resolve(Vm& vm, Value value, BinaryOperator op, Name forward, Name reflected) {
  Operand operand;
  operand.type = vm.type_of(value);
  TypeId id = exact_type_id(value, vm.base);
  if (id != TypeId::Guest) {
    operand.layout = id;
    operand.slots = &slots_of(vm, id);
    use_slots(operand, op);
    return operand;
  }
  operand.layout = static_cast<TypeId>(operand.type->layout);
  operand.forward = find_special(vm, operand.type, forward);
  operand.reflected = find_special(vm, operand.type, reflected);
  if (is_inherited(operand.forward) && is_inherited(operand.reflected)) {
    // The class defines neither method, so its built-in base implements the operator.
    if (operand.forward.inherited == nullptr) return operand;
    operand.slots = operand.forward.inherited;
    use_slots(operand, op);
    return operand;
  }
  operand.by = Operand::By::Methods;
  // A class that defines * on either side is no longer repeated as a sequence. A class that defines
  // only the reflected + is still concatenated as one.
  if (op == BinaryOperator::Add && operand.forward.inherited != nullptr) {
    operand.slots = operand.forward.inherited;
    operand.is_sequence = is_sequence_operation(operand.layout, op);
  }
  return operand;
}

struct Operation {
  BinaryOperator op;
  Name forward;
  Name reflected;
  bool may_ask_left = true;  // false: the left operand's method has declined
};

Result<Value> call_reflected(Vm& vm, const Operation& operation, const Operand& operand, Value self,
                             Value other) {
  if (!operand.reflected.found()) return Value::not_implemented();
  return call_found(vm, operand.reflected, operation.reflected, self, {other});
}

// Applies the operator if at least one operand's class defines a method for it. A method that has
// declined already is passed over.
Result<Value> by_methods(Vm& vm, const Operation& operation, const Operand& a, const Operand& b,
                         Value left, Value right) {
  bool ask_right = a.type != b.type && b.by == Operand::By::Methods;
  if (a.by == Operand::By::Methods) {
    if (ask_right && is_subtype(vm, b.type, a.type) &&
        b.reflected.function != a.reflected.function) {
      Value result = TRY(call_reflected(vm, operation, b, right, left));
      if (!result.is_not_implemented()) return result;
      ask_right = false;
    }
    if (a.forward.found() && operation.may_ask_left) {
      Value result = TRY(call_found(vm, a.forward, operation.forward, left, {right}));
      if (!result.is_not_implemented()) return result;
    }
  }
  if (ask_right) return call_reflected(vm, operation, b, right, left);
  return Value::not_implemented();
}

// Calls the number methods of both operands; NotImplemented if none applies.
Result<Value> number_operation(Vm& vm, const Operation& operation, const Operand& a,
                               const Operand& b, Value left, Value right) {
  auto perform = [&](const Operand& side) -> Result<Value> {
    if (side.by == Operand::By::Methods) return by_methods(vm, operation, a, b, left, right);
    return side.slots->binary(vm, operation.op, left, right);
  };
  // The right operand is tried separately only if it would do something different from the left
  // one.
  bool right_turn = b.by != Operand::By::Nobody && a.type != b.type;
  if (right_turn && a.by == b.by) {
    right_turn = a.by == Operand::By::Slots && a.slots->binary != b.slots->binary;
  }
  if (a.by != Operand::By::Nobody) {
    if (right_turn && is_subtype(vm, b.type, a.type)) {
      Value result = TRY(perform(b));
      if (!result.is_not_implemented()) return result;
      right_turn = false;
    }
    Value result = TRY(perform(a));
    if (!result.is_not_implemented()) return result;
  }
  if (right_turn) return perform(b);
  return Value::not_implemented();
}

Failure raise_cannot_concatenate(Vm& vm, const Operand& a, const Operand& b) {
  if (a.layout == TypeId::Bytes || a.layout == TypeId::Bytearray) {
    return vm.raise(TypeId::TypeError, "can't concat {} to {}", b.type, a.type);
  }
  const Type* sequence = vm.type(a.layout);
  return vm.raise(TypeId::TypeError, "can only concatenate {} (not \"{}\") to {}", sequence, b.type,
                  sequence);
}

// Whether these slots change a sequence in place for + or *.
bool changes_sequence(const TypeSlots* slots, TypeId layout, BinaryOperator op) {
  return slots != nullptr && (slots->inplace_operators & operator_bit(op)) != 0 &&
         is_sequence_operation(layout, op);
}

// The form of an operator in the program: `a + b`, or `a += b` with the slots of `a` that perform
// it in place. The slots are null if there are none, or if a method of the class did it and
// declined.
struct Form {
  bool is_inplace = false;
  const TypeSlots* slots = nullptr;
};

// Concatenates or repeats, in place if the form lets a mutable left operand change itself.
Result<Value> sequence_operation(Vm& vm, BinaryOperator op, const Operand& a, const Operand& b,
                                 Value left, Value right, Form form) {
  bool repeats = op == BinaryOperator::Multiply;
  bool in_place = changes_sequence(form.slots, a.layout, op);
  bool is_left = in_place || a.is_sequence;
  if (!is_left) {
    if (!repeats) return Value::not_implemented();
    // `x *= sequence`: CPython tries the right operand only if the left has no sequence protocol at
    // all, and every class instance has one.
    if (form.is_inplace && has_sequence_protocol(vm, left)) return Value::not_implemented();
  }
  const Operand& sequence = is_left ? a : b;
  const Operand& other = is_left ? b : a;
  if (!repeats || is_index(vm, is_left ? right : left)) {
    Value result = in_place ? TRY(form.slots->inplace(vm, op, left, right))
                            : TRY(sequence.slots->binary(vm, op, left, right));
    if (!result.is_not_implemented()) return result;
  }
  if (!repeats) return raise_cannot_concatenate(vm, a, b);
  return vm.raise(TypeId::TypeError, "can't multiply sequence by non-int of type '{}'", other.type);
}

Failure raise_unsupported(Vm& vm, BinaryOperator op, const Type* left, const Type* right,
                          bool is_inplace) {
  const OperatorRow& row = row_of_operator(op);
  return vm.raise(TypeId::TypeError, "unsupported operand type(s) for {}: '{}' and '{}'",
                  is_inplace ? row.inplace_symbol : row.symbol, left, right);
}

Result<Value> perform(Vm& vm, BinaryOperator op, Value left, Value right, Form form,
                      bool may_ask_left = true) {
  const OperatorRow& row = row_of_operator(op);
  Operation operation{op, row.forward, row.reflected, may_ask_left};
  Operand a = resolve(vm, left, op, row.forward, row.reflected);
  Operand b = resolve(vm, right, op, row.forward, row.reflected);
  Value result = TRY(number_operation(vm, operation, a, b, left, right));
  if (!result.is_not_implemented()) return result;
  if (a.is_sequence || b.is_sequence || changes_sequence(form.slots, a.layout, op)) {
    result = TRY(sequence_operation(vm, op, a, b, left, right, form));
    if (!result.is_not_implemented()) return result;
  }
  return raise_unsupported(vm, op, a.type, b.type, form.is_inplace);
}

using UnarySlot = Slot<Result<Value>(Vm& vm, Value self)> TypeSlots::*;

Result<Value> unary(Vm& vm, Value value, UnarySlot slot, Name name, const char* text) {
  TypeId id = exact_type_id(value, vm.base);
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  if (id != TypeId::Guest) {
    const TypeSlots& slots = slots_of(vm, id);
    if (slots.*slot != nullptr) return (slots.*slot)(vm, value);
  } else {
    SpecialMethod method = find_special(vm, vm.type_of(value), name);
    if (method.inherited != nullptr && method.inherited->*slot != nullptr) {
      return (method.inherited->*slot)(vm, value);
    }
    if (method.found()) return call_found(vm, method, name, value, {});
  }
  return vm.raise(TypeId::TypeError, text, type_name(vm, value));
}

}  // namespace

Result<Value> plain_operation(Vm& vm, BinaryOperator op, Value left, Value right,
                              bool is_in_place) {
  if (!left.is_cell()) return Value::not_implemented();
  const uint32_t shape = vm.cell(left)->shape;
  const TypeId id = exact_type_id(vm.cell(left));
  if (id == TypeId::Guest) return Value::not_implemented();
  const bool same = right.is_cell() && vm.cell(right)->shape == shape;
  const bool with_int = right.is_small_int() && !is_sequence_operation(id, op);
  const bool formats = id == TypeId::Str && op == BinaryOperator::Modulo &&
                       exact_type_id(right, vm.base) != TypeId::Guest;
  if (!same && !with_int && !formats) return Value::not_implemented();
  const TypeSlots& slots = slots_of(vm, id);
  const uint32_t in_place = is_in_place ? slots.inplace_operators : 0u;
  if ((slots.binary_operators & ~in_place & operator_bit(op)) == 0) return Value::not_implemented();
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  return slots.binary(vm, op, left, right);
}

Result<Value> binary_calling(Vm& vm, BinaryOperator op, Value left, Value right) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  if (acts_as_number(vm, left) && acts_as_number(vm, right)) {
    Value result = TRY(number_binary(vm, op, left, right));
    if (HOGNOSE_LIKELY(!result.is_not_implemented())) return result;
  }
  Value result = TRY(plain_operation(vm, op, left, right, false));
  if (!result.is_not_implemented()) return result;
  return perform(vm, op, left, right, {});
}

Result<Value> inplace_calling(Vm& vm, BinaryOperator op, Value left, Value right) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  if (acts_as_number(vm, left) && acts_as_number(vm, right)) {
    Value result = TRY(number_binary(vm, op, left, right));
    if (HOGNOSE_LIKELY(!result.is_not_implemented())) return result;
  }
  Value plain = TRY(plain_operation(vm, op, left, right, true));
  if (!plain.is_not_implemented()) return plain;
  TypeId id = exact_type_id(left, vm.base);
  const TypeSlots* slots = nullptr;
  TypeId layout = id;
  if (id != TypeId::Guest) {
    slots = &slots_of(vm, id);
  } else {
    Type* type = vm.type_of(left);
    layout = static_cast<TypeId>(type->layout);
    Name name = row_of_operator(op).inplace;
    SpecialMethod method = find_special(vm, type, name);
    slots = method.inherited;
    if (method.found() && slots == nullptr) {
      Value result = TRY(call_found(vm, method, name, left, {right}));
      if (!result.is_not_implemented()) return result;
    }
  }
  // Sequences come last, after the methods of both classes. But the `+=` that a class inherits from
  // a list or another sequence is tried first, like any method.
  bool comes_first =
      !is_sequence_operation(layout, op) || (id == TypeId::Guest && op == BinaryOperator::Add);
  if (slots != nullptr && (slots->inplace_operators & operator_bit(op)) != 0 && comes_first) {
    Value result = TRY(slots->inplace(vm, op, left, right));
    if (!result.is_not_implemented()) return result;
  }
  return perform(vm, op, left, right, {true, slots});
}

Result<Value> binary_declined_calling(Vm& vm, BinaryOperator op, Value left, Value right,
                                      Declined declined, bool is_in_place) {
  if (declined == Declined::Reflected) {
    return raise_unsupported(vm, op, type_name(vm, left), type_name(vm, right), is_in_place);
  }
  return perform(vm, op, left, right, {is_in_place, nullptr}, declined == Declined::InPlace);
}

Result<Value> divmod_calling(Vm& vm, Value left, Value right) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  left = TRY(resolve_weak_proxy(vm, left));
  right = TRY(resolve_weak_proxy(vm, right));
  // Resolve the operands for //, since types with // support divmod, but with the method names of
  // divmod for guest classes.
  constexpr BinaryOperator kOp = BinaryOperator::FloorDivide;
  Operation operation{kOp, Name::Divmod, Name::Rdivmod};
  Operand a = resolve(vm, left, kOp, operation.forward, operation.reflected);
  Operand b = resolve(vm, right, kOp, operation.forward, operation.reflected);
  if (a.by == Operand::By::Methods || b.by == Operand::By::Methods) {
    Value result = TRY(by_methods(vm, operation, a, b, left, right));
    if (!result.is_not_implemented()) return result;
  } else {
    Value result = TRY(number_divmod(vm, left, right));
    if (!result.is_not_implemented()) return result;
    // In other built-in types (timedelta) divmod is an ordinary method without a slot.
    Value forward = type_lookup(vm, vm.type_of(left), vm.name(Name::Divmod));
    if (!forward.is_undefined()) {
      result = TRY(vm.call(forward, {left, right}));
      if (!result.is_not_implemented()) return result;
    }
    Value reflected = type_lookup(vm, vm.type_of(right), vm.name(Name::Rdivmod));
    if (a.type != b.type && !reflected.is_undefined()) {
      result = TRY(vm.call(reflected, {right, left}));
      if (!result.is_not_implemented()) return result;
    }
  }
  return vm.raise(TypeId::TypeError, "unsupported operand type(s) for divmod(): '{}' and '{}'",
                  a.type, b.type);
}

Result<Value> power_calling(Vm& vm, Value base, Value exponent, Value modulus) {
  if (modulus.is_none()) return binary_calling(vm, BinaryOperator::Power, base, exponent);
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  base = TRY(resolve_weak_proxy(vm, base));
  exponent = TRY(resolve_weak_proxy(vm, exponent));
  constexpr BinaryOperator kOp = BinaryOperator::Power;
  Operand a = resolve(vm, base, kOp, Name::Pow, Name::Rpow);
  Operand b = resolve(vm, exponent, kOp, Name::Pow, Name::Rpow);
  if (a.by == Operand::By::Methods && a.forward.found()) {
    Value result = TRY(call_found(vm, a.forward, Name::Pow, base, {exponent, modulus}));
    if (!result.is_not_implemented()) return result;
  }
  if (b.by == Operand::By::Methods && a.type != b.type && b.reflected.found()) {
    Value result = TRY(call_found(vm, b.reflected, Name::Rpow, exponent, {base, modulus}));
    if (!result.is_not_implemented()) return result;
  }
  for (Value operand : {base, exponent, modulus}) {
    // By layout: the methods that guest classes define were tried above.
    TypeId id = operand.is_cell() ? layout_of(vm.cell(operand)) : exact_type_id(operand, vm.base);
    const TypeSlots& slots = slots_of(vm, id);
    if (slots.power_modulo == nullptr) continue;
    Value result = TRY(slots.power_modulo(vm, base, exponent, modulus));
    if (!result.is_not_implemented()) return result;
  }
  Value result = TRY(number_power_modulo(vm, base, exponent, modulus));
  if (!result.is_not_implemented()) return result;
  return vm.raise(TypeId::TypeError,
                  "unsupported operand type(s) for ** or pow(): '{}', '{}', '{}'", a.type, b.type,
                  type_name(vm, modulus));
}

Result<Value> negative_calling(Vm& vm, Value value) {
  return unary(vm, value, &TypeSlots::negative, Name::Neg, "bad operand type for unary -: '{}'");
}

Result<Value> positive_calling(Vm& vm, Value value) {
  return unary(vm, value, &TypeSlots::positive, Name::Pos, "bad operand type for unary +: '{}'");
}

Result<Value> absolute_calling(Vm& vm, Value value) {
  return unary(vm, value, &TypeSlots::absolute, Name::Abs, "bad operand type for abs(): '{}'");
}

Result<Value> invert_calling(Vm& vm, Value value) {
  return unary(vm, value, &TypeSlots::invert, Name::Invert, "bad operand type for unary ~: '{}'");
}

Result<Value> index_calling(Vm& vm, Value value) {
  if (value.is_small_int()) return value;
  // Instances of int and its subclasses are used directly; their __index__ is not called.
  if (is_int(vm, value)) return exact_int(vm, value);
  Value result = TRY(unary(vm, value, &TypeSlots::to_index, Name::Index,
                           "'{}' object cannot be interpreted as an integer"));
  return int_result_calling(vm, result, "__index__");
}

Result<int64_t> index_int64_calling(Vm& vm, Value value, OutOfRange out_of_range) {
  Value number = TRY(index_calling(vm, value));
  int64_t result;
  if (HOGNOSE_LIKELY(int_fits_int64(vm, number, &result))) return result;
  bool negative = int_is_negative(vm, number);
  if (out_of_range == OutOfRange::Clamp) return negative ? INT64_MIN : INT64_MAX;
  TypeId error =
      out_of_range == OutOfRange::RaiseIndex ? TypeId::IndexError : TypeId::OverflowError;
  return vm.raise(error, "cannot fit '{}' into an index-sized integer", type_name(vm, value));
}

bool is_numeric(Vm& vm, Value value) {
  if (is_int(vm, value) || is_float(vm, value) || is_complex(vm, value)) return true;
  Type* type = vm.type_of(value);
  for (Name name : {Name::Index, Name::Int, Name::Float}) {
    if (!type_lookup(vm, type, vm.name(name)).is_undefined()) return true;
  }
  return false;
}

}  // namespace hognose
