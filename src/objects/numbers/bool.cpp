// The type bool: two ints that print as True and False, and whose &, | and ^ return bools.
//
// Its instances are Values without a cell. Everything else is inherited from int.
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Result<Value> bool_repr(Vm& vm, Value self) {
  return Value::from_cell(TRY(make_string_ascii(vm, self.is_true() ? "True" : "False")));
}

Result<Value> bool_new(Vm& vm, const Value* arguments) {
  return Value::boolean(TRY(truth_calling(vm, arguments[1])));
}

Result<Value> bool_invert(Vm& vm, Value self) {
  Str* text = TRY(make_string_ascii(
      vm,
      "Bitwise inversion '~' on bool is deprecated and will be removed in Python 3.16. This "
      "returns "
      "the bitwise inversion of the underlying int object and is usually not what you expect from "
      "negating a bool. Use the 'not' operator for boolean negation or ~int(x) if you really want "
      "the bitwise inversion of the underlying int."));
  TRY(warn_calling(vm, TypeId::DeprecationWarning, text));
  return int_invert(vm, self);
}

constexpr uint16_t kOperators = operator_bit(BinaryOperator::BitAnd) |
                                operator_bit(BinaryOperator::BitOr) |
                                operator_bit(BinaryOperator::BitXor);

// Also serves the other operators of int (see inherit() in boot.cpp).
Result<Value> bool_binary_slot(Vm& vm, BinaryOperator op, Value left, Value right) {
  if (!is_int(vm, left) || !is_int(vm, right)) return Value::not_implemented();
  return number_binary(vm, op, left, right);
}

constexpr NativeRow kConstructor = {"__new__(cls, x=False, /)", bool_new, kNativeConstructor};

}  // namespace

const TypeSpec kBoolType = {
    .doc = "True when the object is true, else False. Truth values are ints: 1 and 0.",
    .slots = {.repr = bool_repr,
              .binary = bool_binary_slot,
              .binary_operators = kOperators,
              .invert = bool_invert},
    .instance_bytes = sizeof(BigInt),
    .constructor = &kConstructor,
};

}  // namespace hognose
