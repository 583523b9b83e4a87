// The protocols of truth, equality, order and hash.
//
// They follow the language reference (3.3.1): reflected comparison, with priority for subclasses;
// identity as the default of ==; the length as the default of truth.
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/comparison.h"
#include "objects/protocols/special.h"

namespace hognose {
namespace {

constexpr Name kCompareNames[] = {Name::Lt, Name::Le, Name::Eq, Name::Ne, Name::Gt, Name::Ge};
constexpr const char* kCompareSymbols[] = {"<", "<=", "==", "!=", ">", ">="};
constexpr CompareOperator kReflected[] = {
    CompareOperator::Greater,  CompareOperator::GreaterEqual, CompareOperator::Equal,
    CompareOperator::NotEqual, CompareOperator::Less,         CompareOperator::LessEqual,
};

template <class T>
constexpr T of(const T (&table)[6], CompareOperator op) {
  return table[static_cast<unsigned>(op)];
}

Result<Value> slot_compare(Vm& vm, const TypeSlots& slots, Value self, Value other,
                           CompareOperator op) {
  if (slots.compare == nullptr || slots.compare == slots_of(vm, TypeId::Object).compare) {
    return default_compare_calling(vm, self, other, op);
  }
  return slots.compare(vm, self, other, op);
}

// The result of one operand's comparison; NotImplemented if its type has none.
Result<Value> compare_by(Vm& vm, Value self, Value other, CompareOperator op) {
  TypeId id = exact_type_id(self, vm.base);
  if (id != TypeId::Guest) return slot_compare(vm, slots_of(vm, id), self, other, op);
  Type* type = vm.type_of(self);
  if ((type->flags & kTypeComparison) == 0) {
    return slot_compare(vm, slots_of(vm, static_cast<TypeId>(type->layout)), self, other, op);
  }
  Name name = of(kCompareNames, op);
  SpecialMethod method = find_special(vm, type, name);
  if (!method.found()) return Value::not_implemented();
  if (method.inherited != nullptr) return slot_compare(vm, *method.inherited, self, other, op);
  return call_found(vm, method, name, self, {other});
}

// After both operands declined: == and != compare identities.
Result<Value> default_of_comparison(Vm& vm, Value left, Value right, CompareOperator op) {
  if (op == CompareOperator::Equal) return Value::boolean(left == right);
  if (op == CompareOperator::NotEqual) return Value::boolean(left != right);
  return vm.raise(TypeId::TypeError, "'{}' not supported between instances of '{}' and '{}'",
                  of(kCompareSymbols, op), type_name(vm, left), type_name(vm, right));
}

// If __hash__ returned an int that fits 64 bits, it is the hash; otherwise the int is hashed.
Result<uint64_t> hash_of_int(Vm& vm, Value number) {
  int64_t hash;
  if (!int_fits_int64(vm, number, &hash)) return int_hash(vm, number);
  return static_cast<uint64_t>(hash == -1 ? -2 : hash);  // CPython uses -1 for errors
}

Failure raise_unhashable(Vm& vm, Value value) {
  return vm.raise(TypeId::TypeError, "unhashable type: '{}'", type_name(vm, value));
}

}  // namespace

Result<bool> truth_calling(Vm& vm, Value value) {
  if (value.is_boolean()) return value.is_true();
  if (value.is_none()) return false;
  if (value.is_small_int()) return value.small_int() != 0;
  if (value.is_double()) return value.as_double() != 0;
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  TypeId id = exact_type_id(value, vm.base);
  if (id != TypeId::Guest) {
    const TypeSlots& slots = slots_of(vm, id);
    if (slots.truth != nullptr) return slots.truth(vm, value);
    if (slots.length != nullptr) return TRY(slots.length(vm, value)) != 0;
    return true;
  }
  Type* type = vm.type_of(value);
  if ((type->flags & kTypeTruth) == 0) return true;
  SpecialMethod method = find_special(vm, type, Name::Bool);
  if (!method.found()) {
    if (!find_special(vm, type, Name::Len).found()) return true;
    return TRY(length_calling(vm, value)) != 0;
  }
  if (method.inherited != nullptr && method.inherited->truth != nullptr) {
    return method.inherited->truth(vm, value);
  }
  if (method.function.is_none()) {
    return vm.raise(TypeId::TypeError, "'{}' cannot be interpreted as a boolean", type);
  }
  Value result = TRY(call_found(vm, method, Name::Bool, value, {}));
  if (result.is_boolean()) return result.is_true();
  return vm.raise(TypeId::TypeError, "__bool__ should return bool, returned {}",
                  type_name(vm, result));
}

Result<Value> default_compare_calling(Vm& vm, Value self, Value other, CompareOperator op) {
  if (op == CompareOperator::Equal) {
    return self == other ? Value::boolean(true) : Value::not_implemented();
  }
  if (op != CompareOperator::NotEqual) return Value::not_implemented();
  // object.__ne__ calls the class's own __eq__ and inverts the result.
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error(" in comparison");
  Value equal = TRY(compare_by(vm, self, other, CompareOperator::Equal));
  if (equal.is_not_implemented()) return equal;
  return Value::boolean(!TRY(truth_calling(vm, equal)));
}

static bool compares_as_int(const Vm& vm, Value value) {
  return value.is_small_int() || compares_as(vm, value, TypeId::Int);
}

Result<Value> compare_calling(Vm& vm, Value left, Value right, CompareOperator op) {
  if (both_small_ints(left, right)) {
    return Value::boolean(satisfies(left.small_int(), op, right.small_int()));
  }
  if (left.is_double() && right.is_double()) {
    return Value::boolean(satisfies(left.as_double(), op, right.as_double()));
  }
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error(" in comparison");
  TRY(vm.meter.charge(1));
  if (left.is_cell() && right.is_cell() && vm.cell(left)->shape == vm.cell(right)->shape) {
    const TypeId id = exact_type_id(left, vm.base);
    if (id != TypeId::Guest && id != TypeId::Object) {
      Value result = TRY(slot_compare(vm, slots_of(vm, id), left, right, op));
      if (!result.is_not_implemented()) return result;
      return compare_declined_calling(vm, left, right, op);
    }
  }
  if (compares_as_int(vm, left) && compares_as_int(vm, right)) {
    int64_t a, b;
    if (int_fits_int64(vm, left, &a) && int_fits_int64(vm, right, &b)) {
      return Value::boolean(satisfies(a, op, b));
    }
    return Value::boolean(satisfies(TRY(int_compare(vm, left, right)), op, 0));
  }
  if ((op == CompareOperator::Equal || op == CompareOperator::NotEqual) &&
      compares_as(vm, left, TypeId::Object) && compares_as(vm, right, TypeId::Object)) {
    return Value::boolean((left == right) == (op == CompareOperator::Equal));
  }
  Type* left_type = vm.type_of(left);
  Type* right_type = vm.type_of(right);
  bool right_first = left_type != right_type && is_subtype(vm, right_type, left_type);
  if (right_first) {
    Value result = TRY(compare_by(vm, right, left, of(kReflected, op)));
    if (!result.is_not_implemented()) return result;
  }
  Value result = TRY(compare_by(vm, left, right, op));
  if (!result.is_not_implemented()) return result;
  if (!right_first) return compare_declined_calling(vm, left, right, op);
  return default_of_comparison(vm, left, right, op);
}

Result<Value> compare_declined_calling(Vm& vm, Value left, Value right, CompareOperator op) {
  Value result = TRY(compare_by(vm, right, left, of(kReflected, op)));
  if (!result.is_not_implemented()) return result;
  return default_of_comparison(vm, left, right, op);
}

Result<bool> compare_truth_calling(Vm& vm, Value left, Value right, CompareOperator op) {
  Value result = TRY(compare_calling(vm, left, right, op));
  if (HOGNOSE_LIKELY(result.is_boolean())) return result.is_true();
  return truth_calling(vm, result);
}

Result<bool> equal_calling(Vm& vm, Value left, Value right) {
  if (left == right) return true;
  if (both_small_ints(left, right)) return false;
  if (vm.is_exactly(left, TypeId::Str) && vm.is_exactly(right, TypeId::Str)) {
    const Str* a = vm.known<Str>(left);
    const Str* b = vm.known<Str>(right);
    if (a->length != b->length) return false;
    TRY(vm.meter.charge_bytes(a->length));
    return paced_strings_equal(vm, a, b);
  }
  return compare_truth_calling(vm, left, right, CompareOperator::Equal);
}

Result<uint64_t> hash_calling(Vm& vm, Value value) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  TypeId id = exact_type_id(value, vm.base);
  if (id == TypeId::Guest && (vm.type_of(value)->flags & (kTypeComparison | kTypeHash)) == 0) {
    id = layout_of(vm.cell(value));
  }
  if (id != TypeId::Guest) {
    const TypeSlots& slots = slots_of(vm, id);
    if (slots.hash == nullptr || spec_of(id).unhashable) return raise_unhashable(vm, value);
    return slots.hash(vm, value);
  }
  SpecialMethod method = find_special(vm, vm.type_of(value), Name::Hash);
  if (!method.found() || method.function.is_none()) return raise_unhashable(vm, value);
  if (method.inherited != nullptr && method.inherited->hash != nullptr) {
    return method.inherited->hash(vm, value);
  }
  Value result = TRY(call_found(vm, method, Name::Hash, value, {}));
  if (!is_int(vm, result)) {
    return vm.raise(TypeId::TypeError, "__hash__ method should return an integer");
  }
  return hash_of_int(vm, result);
}

Failure explain_unhashable(Vm& vm, Failure failure, Value key, const char* role) {
  if (!vm.pending_matches(failure, TypeId::TypeError)) return failure;
  Value pending = vm.take_pending();
  if (!vm.is_exactly(pending, TypeId::TypeError)) return vm.raise_value(pending);
  const Str* reason = TRY(str_calling(vm, pending));
  return vm.raise(TypeId::TypeError, "cannot use '{}' as {} ({})", type_name(vm, key), role,
                  reason);
}

}  // namespace hognose
