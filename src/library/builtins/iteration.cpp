// Built-in functions on iterables: aiter, all, anext, any, iter, len, max, min, next, sorted.
//
// A step of an iteration may run guest code, so no pointer into a container is kept across a step.
#include "objects/protocols/iteration.h"
#include "library/builtins/builtins.h"
#include "objects/containers/iterators.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/functions/generator.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/comparison.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Result<Value> builtin_aiter(Vm& vm, const Value* arguments) {
  return async_iterator_calling(vm, arguments[0]);
}

Result<Value> builtin_anext(Vm& vm, const Value* arguments) {
  return async_next_calling(vm, arguments[0], arguments[1]);
}

// Whether the value is one of those whose truth is seen at once, and has this truth.
bool is_plainly(bool truth, Value value) {
  if (value.is_boolean()) return value.is_true() == truth;
  if (value.is_small_int()) return (value.small_int() != 0) == truth;
  return value.is_none() && !truth;
}

// Whether the truth of all items is `truth`.
Result<bool> have_truth_calling(Vm& vm, Value iterable, bool truth) {
  bool have = true;
  TRY(for_each_computing(
      vm, iterable, [truth](Value item) { return is_plainly(truth, item); },
      [&](Value item) -> Result<bool> {
        have = TRY(truth_calling(vm, item)) == truth;
        return have;
      }));
  return have;
}

Result<Value> builtin_all(Vm& vm, const Value* arguments) {
  return Value::boolean(TRY(have_truth_calling(vm, arguments[0], true)));
}

Result<Value> builtin_any(Vm& vm, const Value* arguments) {
  return Value::boolean(!TRY(have_truth_calling(vm, arguments[0], false)));
}

Result<Value> builtin_iter(Vm& vm, const Value* arguments) {
  if (arguments[1].is_undefined()) return iterate_calling(vm, arguments[0]);
  if (!is_callable(vm, arguments[0])) {
    return vm.raise(TypeId::TypeError, "iter(v, w): v must be callable");
  }
  return make_callable_iterator(vm, arguments[0], arguments[1]);
}

Result<Value> builtin_len(Vm& vm, const Value* arguments) {
  int64_t length = TRY(length_calling(vm, arguments[0]));
  return make_int(vm, length);
}

Result<Value> builtin_next(Vm& vm, const Value* arguments) {
  Value iterator = arguments[0];
  if (vm.is_exactly(iterator, TypeId::Generator)) {
    Value returned;
    Value item = TRY(vm.resume_generator(vm.known<Generator>(iterator), Value::none(), &returned));
    if (!item.is_undefined()) return item;
    if (!arguments[1].is_undefined()) return arguments[1];
    return vm.raise_stop_iteration(returned);
  }
  if (arguments[1].is_undefined()) return next_or_raise_calling(vm, iterator);
  Value item = TRY(next_calling(vm, iterator));
  return item.is_undefined() ? arguments[1] : item;
}

// max and min: (*args, key=None, default=<unset>). Binding ensures at least one positional
// argument.
template <CompareOperator better>
Result<Value> extreme(Vm& vm, const Value* arguments, const char* name) {
  Value positional = arguments[0], key = arguments[1], fallback = arguments[2];
  uint32_t count = vm.cell<Tuple>(positional)->length;
  if (count > 1 && !fallback.is_undefined()) {
    return vm.raise(TypeId::TypeError,
                    "Cannot specify a default for {}() with multiple positional arguments", name);
  }
  Value source = count == 1 ? vm.cell<Tuple>(positional)->items[0] : positional;
  Value best, best_key;
  // Returns false, and has done nothing, unless the keys are two ints or two floats.
  auto take_better_number = [&](Value item, Value item_key) {
    bool wins;
    if (both_small_ints(item_key, best_key)) {
      wins = satisfies(item_key.small_int(), better, best_key.small_int());
    } else if (item_key.is_double() && best_key.is_double()) {
      wins = satisfies(item_key.as_double(), better, best_key.as_double());
    } else {
      return false;
    }
    if (wins) {
      best = item;
      best_key = item_key;
    }
    return true;
  };
  auto compute = [&](Value item) { return key.is_none() && take_better_number(item, item); };
  TRY(for_each_computing(vm, source, compute, [&](Value item) -> Result<bool> {
    Value item_key = key.is_none() ? item : TRY(vm.call(key, {item}));
    if (take_better_number(item, item_key)) return true;
    if (best.is_undefined() || TRY(compare_truth_calling(vm, item_key, best_key, better))) {
      best = item;
      best_key = item_key;
    }
    return true;
  }));
  if (!best.is_undefined()) return best;
  if (!fallback.is_undefined()) return fallback;
  return vm.raise(TypeId::ValueError, "{}() iterable argument is empty", name);
}

Result<Value> builtin_max(Vm& vm, const Value* arguments) {
  return extreme<CompareOperator::Greater>(vm, arguments, "max");
}
Result<Value> builtin_min(Vm& vm, const Value* arguments) {
  return extreme<CompareOperator::Less>(vm, arguments, "min");
}

Result<Value> builtin_sorted(Vm& vm, const Value* arguments) {
  List* list = TRY(list_from_iterable_calling(vm, arguments[0]));
  bool reverse = TRY(truth_calling(vm, arguments[2]));
  TRY(list_sort_calling(vm, list, arguments[1], reverse));
  return Value::from_cell(list);
}

constexpr NativeRow kRows[] = {
    {"aiter(async_iterable, /)", builtin_aiter},
    {"all(iterable, /)", builtin_all},
    {"anext(async_iterator, default=<unset>, /)", builtin_anext},
    {"any(iterable, /)", builtin_any},
    {"iter(object, sentinel=<omitted>, /)", builtin_iter},
    {"len(obj, /)", builtin_len, quickly(QuickNative::Length)},
    {"max(*args, key=None, default=<omitted>)", builtin_max, quickly(QuickNative::Maximum)},
    {"min(*args, key=None, default=<omitted>)", builtin_min, quickly(QuickNative::Minimum)},
    {"next(iterator, default=<omitted>, /)", builtin_next, quickly(QuickNative::Next)},
    {"sorted(iterable, /, *, key=None, reverse=False)", builtin_sorted},
};

}  // namespace

std::span<const NativeRow> iteration_builtins() { return kRows; }

}  // namespace hognose
