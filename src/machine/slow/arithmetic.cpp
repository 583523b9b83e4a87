// Slow paths of operators and comparisons: everything except small ints and doubles alone.
//
// They apply the number and comparison protocols.
#include <cmath>
#include <utility>

#include "base/foreign_math.h"
#include "machine/method_frames.h"
#include "machine/quick_ints.h"
#include "machine/quick_texts.h"
#include "machine/slow/paths.h"
#include "objects/containers/dict_table.h"
#include "objects/containers/key_match.h"
#include "objects/containers/set_operations.h"
#include "objects/protocols/protocol.h"
#include "objects/protocols/special.h"

namespace hognose {

namespace {

inline bool may_be_guest(const Machine& vm, Value value) {
  return value.is_cell() && exact_type_id(vm.cell(value)) == TypeId::Guest;
}

// The result for ints, and for added strings and bytes, which need no protocol; else undefined.
inline Result<Value> quick_operation(Machine& vm, BinaryOperator op, Value left, Value right) {
  if (op != BinaryOperator::Add || !left.is_cell() || !right.is_cell()) {
    return quick_int_operation(vm, op, left, right);
  }
  const uint32_t shape = vm.cell(left)->shape;
  if (shape != vm.cell(right)->shape) return quick_int_operation(vm, op, left, right);
  if (shape == shape_offset(TypeId::Bytes)) return quick_joined_bytes(vm, left, right);
  if (shape != shape_offset(TypeId::Str)) return quick_int_operation(vm, op, left, right);
  Value joined = quick_concatenation(vm, left, right);
  if (!joined.is_undefined()) return joined;
  return exact_string_value(vm, TRY(append_string(vm, vm.known<Str>(left), vm.known<Str>(right))));
}

// `form` is the OperandOrder in the instruction.
bool arithmetic(Machine& vm, Value* target, BinaryOperator op, Value left, Value right,
                uint32_t form) {
  auto order = static_cast<OperandOrder>(form);
  if (order == OperandOrder::Reversed) {
    std::swap(left, right);
    order = OperandOrder::Plain;
  }
  Value quick = SLOW_TRY(quick_operation(vm, op, left, right));
  if (!quick.is_undefined()) {
    *target = quick;
    return true;
  }
  const bool is_in_place = order == OperandOrder::InPlace;
  if (may_be_guest(vm, left) || may_be_guest(vm, right)) {
    CallProgress progress = push_binary(vm, op, order, left, right, target);
    if (progress != CallProgress::Returned) return progress == CallProgress::Pushed;
  } else {
    quick = SLOW_TRY(plain_operation(vm, op, left, right, is_in_place));
    if (!quick.is_not_implemented()) {
      *target = quick;
      return true;
    }
  }
  *target = SLOW_TRY(is_in_place ? inplace_calling(vm, op, left, right)
                                 : binary_calling(vm, op, left, right));
  return true;
}

// Whether == compares the object by its identity: it is an instance of a guest class that has no
// comparison, and whose base is object.
inline bool is_equal_to_itself_only(const Machine& vm, Value value) {
  return may_be_guest(vm, value) && vm.has_layout(value, TypeId::Object) &&
         (vm.type_of(value)->flags & kTypeComparison) == 0;
}

// What == or != finds if no method takes part: two such objects are compared by identity, two
// tuples item by item. Unknown for other operators and operands.
inline KeyMatch match_plainly(Machine& vm, CompareOperator op, Value left, Value right) {
  if (op != CompareOperator::Equal && op != CompareOperator::NotEqual) return KeyMatch::Unknown;
  if (vm.is_exactly(left, TypeId::Tuple) && vm.is_exactly(right, TypeId::Tuple)) {
    return match_tuples(vm, vm.known<Tuple>(left), vm.known<Tuple>(right), kMatchedLevels);
  }
  if (!is_equal_to_itself_only(vm, left) || !is_equal_to_itself_only(vm, right)) {
    return KeyMatch::Unknown;
  }
  return left == right ? KeyMatch::Same : KeyMatch::Different;
}

bool compare(Machine& vm, Value* target, CompareOperator op, Value left, Value right) {
  if (KeyMatch match = match_plainly(vm, op, left, right); match != KeyMatch::Unknown) {
    SLOW_TRY(vm.meter.charge(1));
    *target = Value::boolean((match == KeyMatch::Same) == (op == CompareOperator::Equal));
    return true;
  }
  if (may_be_guest(vm, left)) {
    CallProgress progress = push_comparison(vm, op, left, right, target);
    if (progress != CallProgress::Returned) return progress == CallProgress::Pushed;
  }
  *target = SLOW_TRY(compare_calling(vm, left, right, op));
  return true;
}

bool compare_jump(Machine& vm, CompareOperator op, Value left, Value right, bool sense,
                  Instruction instruction) {
  if (KeyMatch match = match_plainly(vm, op, left, right); match != KeyMatch::Unknown) {
    SLOW_TRY(vm.meter.charge(1));
    const bool outcome = (match == KeyMatch::Same) == (op == CompareOperator::Equal);
    if (outcome == sense) vm.top->pc += instruction.d();
    return true;
  }
  if (may_be_guest(vm, left)) {
    CallProgress progress = push_comparison_jump(vm, op, left, right, sense);
    if (progress != CallProgress::Returned) return progress == CallProgress::Pushed;
  }
  bool outcome;
  if (is_exactly_any_set(vm, left) && is_exactly_any_set(vm, right)) {
    SLOW_TRY(vm.meter.charge(1));
    outcome = SLOW_TRY(compare_sets_calling(vm, vm.cell<Set>(left), vm.cell<Set>(right), op));
  } else {
    outcome = SLOW_TRY(compare_truth_calling(vm, left, right, op));
  }
  if (outcome == sense) vm.top->pc += instruction.d();
  return true;
}

}  // namespace

// With a positive base and a finite result, Python has no rule beyond those of the C library.
static bool float_power(Value base, Value exponent, Value* target) {
  if (!base.is_double() || !exponent.is_double() || !(base.as_double() > 0)) return false;
  double power = on_foreign_stack([](double x, double y) { return std::pow(x, y); },
                                  base.as_double(), exponent.as_double());
  if (power - power != 0) return false;
  *target = Value::from_double(power);
  return true;
}

#define BINARY(name, op)                                                               \
  SLOW_PATH(name) {                                                                    \
    return arithmetic(vm, &r[instruction.a()], BinaryOperator::op, r[instruction.b()], \
                      r[instruction.c()], static_cast<uint32_t>(instruction.d()));     \
  }
#define BINARY_CONSTANT(name, op)                                                      \
  SLOW_PATH(name) {                                                                    \
    return arithmetic(vm, &r[instruction.a()], BinaryOperator::op, r[instruction.b()], \
                      k[instruction.d()], instruction.c());                            \
  }
BINARY(Add, Add)
BINARY(Subtract, Subtract)
BINARY(Multiply, Multiply)
BINARY(TrueDivide, TrueDivide)
BINARY(FloorDivide, FloorDivide)
BINARY(Modulo, Modulo)
BINARY(MatrixMultiply, MatrixMultiply)
BINARY(LeftShift, LeftShift)
BINARY(RightShift, RightShift)
BINARY(BitAnd, BitAnd)
BINARY(BitOr, BitOr)
BINARY(BitXor, BitXor)
BINARY_CONSTANT(AddConstant, Add)
BINARY_CONSTANT(SubtractConstant, Subtract)
BINARY_CONSTANT(MultiplyConstant, Multiply)
BINARY_CONSTANT(TrueDivideConstant, TrueDivide)
BINARY_CONSTANT(FloorDivideConstant, FloorDivide)
BINARY_CONSTANT(ModuloConstant, Modulo)
BINARY_CONSTANT(LeftShiftConstant, LeftShift)
BINARY_CONSTANT(RightShiftConstant, RightShift)
BINARY_CONSTANT(BitAndConstant, BitAnd)

SLOW_PATH(Power) {
  Value base = r[instruction.b()], exponent = r[instruction.c()];
  if (float_power(base, exponent, &r[instruction.a()])) return true;
  return arithmetic(vm, &r[instruction.a()], BinaryOperator::Power, base, exponent,
                    static_cast<uint32_t>(instruction.d()));
}
SLOW_PATH(PowerConstant) {
  Value base = r[instruction.b()], exponent = k[instruction.d()];
  return arithmetic(vm, &r[instruction.a()], BinaryOperator::Power, base, exponent,
                    instruction.c());
}

SLOW_PATH(AddInt) {
  return arithmetic(vm, &r[instruction.a()], BinaryOperator::Add, r[instruction.b()],
                    Value::from_small_int(instruction.signed_c()),
                    static_cast<uint32_t>(instruction.d()));
}
SLOW_PATH(SubtractInt) {
  return arithmetic(vm, &r[instruction.a()], BinaryOperator::Subtract, r[instruction.b()],
                    Value::from_small_int(instruction.signed_c()),
                    static_cast<uint32_t>(instruction.d()));
}
SLOW_PATH(Negate) {
  r[instruction.a()] = SLOW_TRY(negative_calling(vm, r[instruction.b()]));
  return true;
}
SLOW_PATH(Positive) {
  r[instruction.a()] = SLOW_TRY(positive_calling(vm, r[instruction.b()]));
  return true;
}
SLOW_PATH(Invert) {
  r[instruction.a()] = SLOW_TRY(invert_calling(vm, r[instruction.b()]));
  return true;
}
SLOW_PATH(Not) {
  bool truth = SLOW_TRY(truth_calling(vm, r[instruction.b()]));
  r[instruction.a()] = Value::boolean(!truth);
  return true;
}

#define COMPARISON(op)                                                               \
  SLOW_PATH(Compare##op) {                                                           \
    return compare(vm, &r[instruction.a()], CompareOperator::op, r[instruction.b()], \
                   r[instruction.c()]);                                              \
  }
COMPARISON(Less)
COMPARISON(LessEqual)
COMPARISON(Equal)
COMPARISON(NotEqual)
COMPARISON(Greater)
COMPARISON(GreaterEqual)

// c = 1: the source has the opposite operator. Call that one and negate its result.
#define EQUALITY_JUMP(name, op, opposite)                                                          \
  static bool name##_with(Machine& vm, Value left, Value right, Instruction instruction) {         \
    bool opposed = instruction.c() != 0;                                                           \
    return compare_jump(vm, opposed ? CompareOperator::opposite : CompareOperator::op, left,       \
                        right, !opposed, instruction);                                             \
  }                                                                                                \
  SLOW_PATH(name) { return name##_with(vm, r[instruction.a()], r[instruction.b()], instruction); } \
  SLOW_PATH(name##Int) {                                                                           \
    return name##_with(vm, r[instruction.a()], Value::from_small_int(instruction.signed_b()),      \
                       instruction);                                                               \
  }
EQUALITY_JUMP(JumpIfEqual, Equal, NotEqual)
EQUALITY_JUMP(JumpIfNotEqual, NotEqual, Equal)

#define COMPARISON_JUMP(name, op, sense)                                                        \
  SLOW_PATH(name) {                                                                             \
    return compare_jump(vm, CompareOperator::op, r[instruction.a()], r[instruction.b()], sense, \
                        instruction);                                                           \
  }                                                                                             \
  SLOW_PATH(name##Int) {                                                                        \
    return compare_jump(vm, CompareOperator::op, r[instruction.a()],                            \
                        Value::from_small_int(instruction.signed_b()), sense, instruction);     \
  }
COMPARISON_JUMP(JumpIfLess, Less, true)
COMPARISON_JUMP(JumpIfLessEqual, LessEqual, true)
COMPARISON_JUMP(JumpIfGreater, Greater, true)
COMPARISON_JUMP(JumpIfGreaterEqual, GreaterEqual, true)
COMPARISON_JUMP(JumpUnlessLess, Less, false)
COMPARISON_JUMP(JumpUnlessLessEqual, LessEqual, false)
COMPARISON_JUMP(JumpUnlessGreater, Greater, false)
COMPARISON_JUMP(JumpUnlessGreaterEqual, GreaterEqual, false)

SLOW_PATH(JumpIfTrue) {
  if (SLOW_TRY(truth_calling(vm, r[instruction.a()]))) vm.top->pc += instruction.d();
  return true;
}
SLOW_PATH(JumpIfFalse) {
  if (!SLOW_TRY(truth_calling(vm, r[instruction.a()]))) vm.top->pc += instruction.d();
  return true;
}

// An exact dict or set that the handler did not search to the end, or whose key has no known hash.
static Result<bool> contains(Machine& vm, Value container, Value item) {
  uint64_t hash;
  if (container.is_cell() && quick_hash(vm, item, &hash)) {
    Cell* cell = vm.cell(container);
    if (is_exactly(cell, TypeId::Dict)) {
      return TRY(dict_find_entry_calling(vm, static_cast<Dict*>(cell), item, hash)) != kEntryAbsent;
    }
    if (is_exactly(cell, TypeId::Set) || is_exactly(cell, TypeId::FrozenSet)) {
      return set_has_calling(vm, static_cast<Set*>(cell), item, hash);
    }
  }
  return contains_calling(vm, container, item);
}

static bool contains_value(Machine& vm, Value* target, Value container, Value item, bool sense) {
  if (may_be_guest(vm, container)) {
    CallProgress progress = push_contains(vm, container, item, sense, target);
    if (progress != CallProgress::Returned) return progress == CallProgress::Pushed;
  }
  *target = Value::boolean(SLOW_TRY(contains(vm, container, item)) == sense);
  return true;
}

static bool contains_jump(Machine& vm, Value container, Value item, bool sense,
                          Instruction instruction) {
  if (may_be_guest(vm, container)) {
    CallProgress progress = push_contains_jump(vm, container, item, sense);
    if (progress != CallProgress::Returned) return progress == CallProgress::Pushed;
  }
  if (SLOW_TRY(contains(vm, container, item)) == sense) vm.top->pc += instruction.d();
  return true;
}

SLOW_PATH(Contains) {
  return contains_value(vm, &r[instruction.a()], r[instruction.c()], r[instruction.b()], true);
}
SLOW_PATH(NotContains) {
  return contains_value(vm, &r[instruction.a()], r[instruction.c()], r[instruction.b()], false);
}
SLOW_PATH(JumpIfContains) {
  return contains_jump(vm, r[instruction.b()], r[instruction.a()], true, instruction);
}
SLOW_PATH(JumpUnlessContains) {
  return contains_jump(vm, r[instruction.b()], r[instruction.a()], false, instruction);
}

}  // namespace hognose
