// What the handlers of calls do themselves for the built-in functions, methods and types that
// programs call most, when the arguments are of the most common types.
//
// Each case does what the native's code does and pays what that call costs. Everything else, and
// every error, is left to the native. The callee is known by its cell: a name that the guest has
// bound to something else never leads here.
#pragma once

#include "machine/machine.h"
#include "machine/quick_cells.h"
#include "machine/quick_texts.h"
#include "objects/core/boot.h"
#include "objects/lifetime/weak_reference.h"

namespace hognose {

inline bool quick_length(uintptr_t base, Value value, Value* result) {
  if (!value.is_cell()) return false;
  const auto* cell = RootedCells(base).of<SizedCell>(value);
  switch (cell->shape) {
    case shape_offset(TypeId::Str):
    case shape_offset(TypeId::Bytes):
    case shape_offset(TypeId::Tuple):
    case shape_offset(TypeId::List):
    case shape_offset(TypeId::Dict):
    case shape_offset(TypeId::Set):
    case shape_offset(TypeId::FrozenSet):
      *result = Value::from_small_int(uint32_t{cell->length});
      return true;
    default: return false;
  }
}

inline uint32_t quick_type(uintptr_t base, Value value) {
  if (value.is_cell()) {
    return RootedCells(base).at<Shape>(RootedCells(base).of(value)->shape)->type.offset();
  }
  return type_offset(exact_type_id(value, CageBase(base)));
}

// Whether the value is an instance of a guest class without __bool__ and __len__.
inline bool is_always_true(uintptr_t base, Value value) {
  if (!value.is_cell()) return false;
  const Cell* cell = RootedCells(base).of(value);
  return exact_type_id(cell) == TypeId::Guest &&
         (RootedCells(base).at<Type>(quick_type(base, value))->flags & kTypeTruth) == 0;
}

// The truth of a value that is not a bool.
inline QuickAnswer quick_truth(uintptr_t base, Value value) {
  if (value.is_none()) return QuickAnswer::No;
  Value number = value;
  if (!value.is_small_int() && !quick_length(base, value, &number)) {
    return is_always_true(base, value) ? QuickAnswer::Yes : QuickAnswer::Unknown;
  }
  return number.small_int() != 0 ? QuickAnswer::Yes : QuickAnswer::No;
}

// isinstance() with one class whose metaclass is `type`, or a short tuple of such classes.
inline QuickAnswer quick_is_instance(uintptr_t base, Value value, Value wanted, int64_t* price) {
  constexpr uint32_t kMostClasses = 8, kLongestOrder = 32;
  if (!wanted.is_cell()) return QuickAnswer::Unknown;
  const RootedCells cells(base);
  const uint32_t type = quick_type(base, value);
  const Tuple* order = cells.at<Tuple>(cells.at<Type>(type)->mro.offset());
  if (!cells.at<Type>(type)->mro || order->length > kLongestOrder) return QuickAnswer::Unknown;
  // An instance of a guest class, and a weak proxy, may claim to be of another class.
  bool is_plain = !value.is_cell();
  if (!is_plain) {
    TypeId id = exact_type_id(cells.of(value));
    is_plain = id != TypeId::Guest && !is_weak_proxy(id);
  }
  auto check = [&](Value cls) {
    if (!cls.is_cell()) return QuickAnswer::Unknown;
    if (RootedCells::offset(cls) == type) return QuickAnswer::Yes;
    if (cells.of(cls)->shape != shape_offset(TypeId::Type)) return QuickAnswer::Unknown;
    *price += order->length / 8 + 1;
    for (uint32_t i = 0; i < order->length; ++i) {
      if (order->items[i] == cls) return QuickAnswer::Yes;
    }
    return is_plain ? QuickAnswer::No : QuickAnswer::Unknown;
  };
  if (cells.of(wanted)->shape != shape_offset(TypeId::Tuple)) return check(wanted);
  const Tuple* classes = cells.of<Tuple>(wanted);
  if (classes->length > kMostClasses) return QuickAnswer::Unknown;
  for (uint32_t i = 0; i < classes->length; ++i) {
    *price += 1;
    QuickAnswer answer = check(classes->items[i]);
    if (answer != QuickAnswer::No) return answer;
  }
  return QuickAnswer::No;
}

// min() and max() of two ints or two floats. The second wins only if it is better.
inline bool quick_extreme(Value first, Value second, bool greatest, Value* result) {
  if (both_small_ints(first, second)) {
    bool wins = greatest ? second.bits() > first.bits() : second.bits() < first.bits();
    *result = wins ? second : first;
    return true;
  }
  if (first.is_double() && second.is_double()) {
    double x = first.as_double(), y = second.as_double();
    *result = (greatest ? y > x : y < x) ? second : first;
    return true;
  }
  return false;
}

inline bool quick_absolute(Value value, Value* result) {
  if (value.is_small_int()) {
    int64_t number = value.small_int() < 0 ? -value.small_int() : value.small_int();
    if (!Value::fits_small_int(number)) return false;
    *result = Value::from_proved_small_int(number);
    return true;
  }
  if (!value.is_double() || value.as_double() != value.as_double()) return false;
  *result = Value::from_double(__builtin_fabs(value.as_double()));
  return true;
}

// Calls a module function with `count` arguments.
inline bool quick_function(uintptr_t base, QuickNative native, const Value* arguments, size_t count,
                           Value* result, int64_t* fuel) {
  switch (native) {
    case QuickNative::Length:
      return count == 1 && quick_length(base, arguments[0], result) && quick_pay(fuel, 1);
    case QuickNative::IsInstance: {
      if (count != 2) return false;
      int64_t price = 1;
      QuickAnswer answer = quick_is_instance(base, arguments[0], arguments[1], &price);
      if (answer == QuickAnswer::Unknown || !quick_pay(fuel, price)) return false;
      *result = Value::boolean(answer == QuickAnswer::Yes);
      return true;
    }
    case QuickNative::Ordinal: {
      if (count != 1 || !arguments[0].is_cell()) return false;
      const Str* text = RootedCells(base).of<Str>(arguments[0]);
      if (text->shape != shape_offset(TypeId::Str) || text->kind != 1 || text->length != 1) {
        return false;
      }
      uint32_t place = quick_text(text, RootedCells::offset(arguments[0]));
      *result = Value::from_small_int(*RootedCells(base).at<uint8_t>(place));
      return quick_pay(fuel, 1);
    }
    case QuickNative::Character: {
      if (count != 1 || !arguments[0].is_small_int()) return false;
      uint64_t number = static_cast<uint64_t>(arguments[0].small_int());
      if (number > 0xFF) return false;
      *result = Value::from_offset(character_offset(static_cast<uint8_t>(number)));
      return quick_pay(fuel, 1);
    }
    // One unit for the call and one for each argument.
    case QuickNative::Minimum:
      return count == 2 && quick_extreme(arguments[0], arguments[1], false, result) &&
             quick_pay(fuel, 3);
    case QuickNative::Maximum:
      return count == 2 && quick_extreme(arguments[0], arguments[1], true, result) &&
             quick_pay(fuel, 3);
    case QuickNative::Absolute:
      return count == 1 && quick_absolute(arguments[0], result) && quick_pay(fuel, 1);
    default: return false;
  }
}

// --- built-in types as callees, with one argument

inline bool quick_type_call(Machine& vm, uint32_t type, Value argument, Value* result,
                            int64_t* fuel) {
  switch (type) {
    case type_offset(TypeId::Int):
      if (argument.is_small_int()) {
        *result = argument;
        return quick_pay(fuel, 1);
      }
      if (argument.is_double()) {
        constexpr double kLargest = 5e14;  // below 2**49
        double number = argument.as_double();
        if (!(number > -kLargest && number < kLargest)) return false;
        *result = Value::from_proved_small_int(static_cast<int64_t>(number));
        return quick_pay(fuel, 1);
      }
      return false;
    case type_offset(TypeId::Type):  // costs nothing
      *result = Value::from_offset(quick_type(vm.base.address(), argument));
      return true;
    case type_offset(TypeId::Float):
      if (argument.is_double()) {
        *result = argument;
        return quick_pay(fuel, 1);
      }
      if (argument.is_small_int()) {
        *result = Value::from_double(static_cast<double>(argument.small_int()));
        return quick_pay(fuel, 1);
      }
      return false;
    case type_offset(TypeId::Bool):
      if (argument.is_boolean()) {
        *result = argument;
        return quick_pay(fuel, 1);
      }
      if (argument.is_small_int()) {
        *result = Value::boolean(argument.small_int() != 0);
        return quick_pay(fuel, 1);
      }
      return false;
    case type_offset(TypeId::Str): {
      constexpr int64_t kPrice = 3;  // of the call, of str() and of repr()
      if (!argument.is_small_int() || *fuel < kPrice) return false;
      const Str* text = quick_digits(vm, argument.small_int());
      if (text == nullptr) return false;
      *result = Value::from_cell(text);
      return quick_pay(fuel, kPrice);
    }
    case type_offset(TypeId::Range): {
      if (!argument.is_small_int() || *fuel < 1) return false;
      auto* range = static_cast<Range*>(vm.heap.allocate_quick(sizeof(Range)));
      if (range == nullptr) return false;
      range->shape = shape_offset(TypeId::Range);
      range->start = Value::from_small_int(0);
      range->stop = argument;
      range->step = Value::from_small_int(1);
      range->length = argument.small_int() > 0 ? argument : Value::from_small_int(0);
      *result = Value::from_cell(range);
      return quick_pay(fuel, 1);
    }
    default: return false;
  }
}

}  // namespace hognose
