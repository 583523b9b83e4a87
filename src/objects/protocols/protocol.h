// The protocols: what Python does with any value (repr, hash, ==, len, iter, +, x.y, x[y], …).
//
// Exact instances of built-in types use the TypeSlots of their type. Instances of guest classes use
// the dunder methods of the class. Functions with names that end in _calling may run guest code:
// after the call, read every length of a mutable object and every pointer into it again. These
// functions check the native stack and raise RecursionError.
#pragma once

#include <span>

#include "objects/core/native.h"
#include "objects/core/vm.h"

namespace hognose {

struct AttributeInfo;

// --- text
Result<Str*> repr_calling(Vm& vm, Value value);
Result<Str*> str_calling(Vm& vm, Value value);
Result<Str*> ascii_calling(Vm& vm, Value value);
Result<Str*> format_calling(Vm& vm, Value value, Value spec);

// --- truth, equality, order, hash
Result<bool> truth_calling(Vm& vm, Value value);
Result<Value> compare_calling(Vm& vm, Value left, Value right, CompareOperator op);
// Whether the value is an instance of the built-in type, or of a class derived from it that
// inherits its comparisons.
inline bool compares_as(const Vm& vm, Value value, TypeId id) {
  if (!vm.has_layout(value, id)) return false;
  const TypeId exact = exact_type_id(vm.cell(value));
  return exact == id ||
         (exact == TypeId::Guest && (vm.type_of(value)->flags & kTypeComparison) == 0);
}
Result<bool> compare_truth_calling(Vm& vm, Value left, Value right, CompareOperator op);
// `left is right or left == right`, the comparison that containers use.
Result<bool> equal_calling(Vm& vm, Value left, Value right);
Result<uint64_t> hash_calling(Vm& vm, Value value);

// --- containers
Result<int64_t> length_calling(Vm& vm, Value value);
Result<Value> get_item_calling(Vm& vm, Value object, Value key);
// An undefined value deletes the item.
Result<void> set_item_calling(Vm& vm, Value object, Value key, Value value);
Result<bool> contains_calling(Vm& vm, Value container, Value item);

// --- iteration
Result<Value> iterate_calling(Vm& vm, Value iterable);  // iter(iterable)
Result<Value> next_calling(Vm& vm, Value iterator);     // undefined at the end
// next(iterator) as guests see it: at the end it raises the iterator's StopIteration.
Result<Value> next_or_raise_calling(Vm& vm, Value iterator);
// __length_hint__ or len, or `fallback`. Use it only to reserve initial capacity: it may be wrong.
Result<int64_t> length_hint_calling(Vm& vm, Value iterable, int64_t fallback);
// Turns the failure of an iterator's step into the end of the iteration (undefined) if it is a
// StopIteration.
Result<Value> end_of_iteration(Vm& vm, Failure failure);
// The step function of a built-in iterator, so that a loop looks it up only once: an exact
// instance's behaviour cannot change. Null: call next_calling for each item.
using IteratorStep = Slot<Result<Value>(Vm& vm, Value iterator)>;
IteratorStep built_in_step(Vm& vm, Value iterator);
// Calls step(item) -> Result<bool> for each item until it returns false. Charges fuel per item.
template <class Step>
Result<void> for_each_calling(Vm& vm, Value iterable, Step step);

// --- numbers
Result<Value> binary_calling(Vm& vm, BinaryOperator op, Value left, Value right);
Result<Value> inplace_calling(Vm& vm, BinaryOperator op, Value left, Value right);
Result<Value> power_calling(Vm& vm, Value base, Value exponent, Value modulus);
Result<Value> divmod_calling(Vm& vm, Value left, Value right);
Result<Value> negative_calling(Vm& vm, Value value);
Result<Value> positive_calling(Vm& vm, Value value);
Result<Value> absolute_calling(Vm& vm, Value value);
Result<Value> invert_calling(Vm& vm, Value value);
// Whether it is a number, or has __index__, __int__ or __float__.
bool is_numeric(Vm& vm, Value value);
// operator.index(value) as an exact int. TypeError: "'float' object cannot be interpreted as an
// integer".
Result<Value> index_calling(Vm& vm, Value value);
// operator.index(value) as int64. Out of range: clamped (slices), or OverflowError or IndexError.
enum class OutOfRange : uint8_t { Clamp, RaiseOverflow, RaiseIndex };
Result<int64_t> index_int64_calling(Vm& vm, Value value, OutOfRange out_of_range);

// --- attributes (attributes.cpp)
// `info`, if not null: what a cache may keep (objects/attributes/attributes.h).
Result<Value> get_attribute_calling(Vm& vm, Value object, Str* name, AttributeInfo* info = nullptr);
// Returns undefined instead of raising AttributeError (hasattr, getattr with default, hooks).
Result<Value> find_attribute_calling(Vm& vm, Value object, Str* name,
                                     AttributeInfo* info = nullptr);
// An undefined value deletes the attribute.
Result<void> set_attribute_calling(Vm& vm, Value object, Str* name, Value value);
// Implement object.__getattribute__ and object.__setattr__.
Result<Value> generic_get_attribute_calling(Vm& vm, Value object, Str* name);
Result<void> generic_set_attribute_calling(Vm& vm, Value object, Str* name, Value value);
// Looks the name up along the MRO without calling descriptors; undefined if absent.
Value type_lookup(Vm& vm, Type* type, Str* name);
// The special method `name` of the value's class, bound. If it is an unbound function, *self is the
// object to pass first. Undefined if absent. Does not look at the instance (reference 3.3.12).
Result<Value> special_method_calling(Vm& vm, Value object, Name name, Value* self);
// Calls the special method `name` of object; returns undefined if the class does not define it.
Result<Value> call_special_calling(Vm& vm, Value object, Name name,
                                   std::initializer_list<Value> arguments);
Result<Value> call_method_calling(Vm& vm, Value object, Name name,
                                  std::initializer_list<Value> arguments);

// --- types
// Calls a class: __new__, then __init__ if __new__ returned an instance of the class. The keyword
// values are the last of the `count` arguments.
Result<Value> call_type_calling(Vm& vm, Type* type, const Value* arguments, size_t count,
                                Tuple* keyword_names);
// The second half: the __init__ of the instance's class, which must return None.
Result<void> initialize_calling(Vm& vm, Value instance, const Value* arguments, size_t count,
                                Tuple* keyword_names);
bool is_subtype_by_order(Vm& vm, const Type* type, const Type* base);
// By the actual MRO, without hooks.
inline bool is_subtype(Vm& vm, const Type* type, const Type* base) {
  return type == base || is_subtype_by_order(vm, type, base);
}
// By Type::base alone: whether instances of `type` begin with the layout and the slots of instances
// of `base`.
Result<bool> derives_by_base(Vm& vm, const Type* type, const Type* base);
// Checks the MRO, not the memory layout.
bool is_instance(Vm& vm, Value value, TypeId id);
// Whether the value is a class derived from BaseException.
bool is_exception_class(Vm& vm, Value value);
Result<bool> is_instance_calling(Vm& vm, Value value, Value class_or_tuple);
Result<bool> is_subclass_calling(Vm& vm, Value type, Value class_or_tuple);
inline const Type* type_name(Vm& vm, Value value) { return vm.type_of(value); }  // for raise()
// Names the type as CPython's argument parsers do in errors: None appears as "None".
inline TextArgument argument_type_name(Vm& vm, Value value) {
  return value.is_none() ? TextArgument("None") : TextArgument(vm.type_of(value));
}

// --- warnings
// warnings.warn(text, category), as if guest code had called it (warning.cpp). It raises the
// warning if the filters ask for that.
Result<void> warn_calling(Vm& vm, TypeId category, Str* text);

// --- natives: argument binding (binding.cpp)
// Binds positional and keyword arguments to the signature in out[0..count). Raises CPython's
// TypeErrors. `owner` is the class of a method ("list.append() takes …"), otherwise null.
Result<void> bind_arguments(Vm& vm, const Signature& signature, const Type* owner,
                            const Value* positional, size_t positional_count, Tuple* keyword_names,
                            std::span<const Value> keyword_values, Value* out);

template <class Step>
Result<void> for_each_calling(Vm& vm, Value iterable, Step step) {
  // Exact lists and tuples are read in place. The step may change the list, so its length is read
  // again before each item.
  if (vm.is_exactly(iterable, TypeId::List)) {
    for (uint32_t i = 0; i < vm.known<List>(iterable)->length; ++i) {
      TRY(vm.meter.charge(1));
      List* list = vm.known<List>(iterable);
      if (i >= list->items->capacity) break;
      if (!TRY(step(list->items->values[i]))) break;
    }
    return {};
  }
  if (vm.is_exactly(iterable, TypeId::Tuple)) {
    for (uint32_t i = 0; i < vm.known<Tuple>(iterable)->length; ++i) {
      TRY(vm.meter.charge(1));
      if (!TRY(step(vm.known<Tuple>(iterable)->items[i]))) break;
    }
    return {};
  }
  Value iterator = TRY(iterate_calling(vm, iterable));
  if (IteratorStep next = built_in_step(vm, iterator); next != nullptr) {
    if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
    for (;;) {
      TRY(vm.meter.charge(1));
      Result<Value> item = next(vm, iterator);
      if (HOGNOSE_UNLIKELY(item.failed())) item = end_of_iteration(vm, item.failure());
      if (TRY(item).is_undefined()) return {};
      if (!TRY(step(item.value()))) return {};
    }
  }
  const bool is_generator = vm.is_exactly(iterator, TypeId::Generator);
  for (;;) {
    TRY(vm.meter.charge(1));
    Value returned;
    Value item = TRY(
        is_generator ? vm.resume_generator(vm.cell<Generator>(iterator), Value::none(), &returned)
                     : next_calling(vm, iterator));
    if (item.is_undefined()) return {};
    if (!TRY(step(item))) return {};
  }
}

}  // namespace hognose
