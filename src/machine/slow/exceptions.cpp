// Slow paths of raising, matching and with statements.
//
// They leave the exception in flight as the pending exception, for the unwinder.
#include "machine/slow/paths.h"
#include "meter/paced.h"
#include "objects/attributes/attributes.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// Returns the exception instance that `raise value` raises.
Result<Value> exception_to_raise(Machine& vm, Value value) {
  if (is_instance(vm, value, TypeId::BaseException)) return value;
  if (is_exception_class(vm, value)) {
    Value made = TRY(vm.call(value, {}));
    if (!is_instance(vm, made, TypeId::BaseException)) {
      return vm.raise(
          TypeId::TypeError, "calling {} should have returned an instance of BaseException, not {}",
          TRY(repr_calling(vm, value)), TRY(repr_calling(vm, Value::from_cell(vm.type_of(made)))));
    }
    return made;
  }
  return vm.raise(TypeId::TypeError, "exceptions must derive from BaseException");
}

}  // namespace

SLOW_PATH(Raise) {
  Value exception = SLOW_TRY(exception_to_raise(vm, r[instruction.a()]));
  SLOW_FAIL(vm.raise_value(exception));
}

SLOW_PATH(RaiseFrom) {
  Value exception = SLOW_TRY(exception_to_raise(vm, r[instruction.a()]));
  Value cause = r[instruction.b()];
  if (is_exception_class(vm, cause)) {
    cause = SLOW_TRY(vm.call(cause, {}));
    if (!is_instance(vm, cause, TypeId::BaseException)) {
      SLOW_FAIL(vm.raise(TypeId::TypeError,
                         "calling {} should have returned an instance of BaseException, not {}",
                         SLOW_TRY(repr_calling(vm, r[instruction.b()])),
                         SLOW_TRY(repr_calling(vm, Value::from_cell(vm.type_of(cause))))));
    }
  } else if (!cause.is_none() && !is_instance(vm, cause, TypeId::BaseException)) {
    SLOW_FAIL(vm.raise(TypeId::TypeError, "exception causes must derive from BaseException"));
  }
  Exception* cell = vm.cell<Exception>(exception);
  cell->cause = cause.is_none() ? Value::undefined() : cause;
  cell->suppress_context = 1;
  SLOW_FAIL(vm.raise_value(exception));
}

SLOW_PATH(Reraise) {
  vm.reraise(r[instruction.a()]);
  SLOW_FAIL(Failure::Raised);
}

SLOW_PATH(RaiseCurrent) {
  Value handled = vm.handled.current();
  if (handled.is_undefined() || handled.is_none()) {
    SLOW_FAIL(vm.raise(TypeId::RuntimeError, "No active exception to reraise"));
  }
  vm.reraise(handled);
  SLOW_FAIL(Failure::Raised);
}

SLOW_PATH(MatchException) {
  Value exception = r[instruction.b()];
  Value pattern = r[instruction.c()];
  static constexpr const char* kNotAllowed =
      "catching classes that do not inherit from BaseException is not allowed";
  Type* type = vm.type_of(exception);
  bool matches = false;
  if (vm.has_layout(pattern, TypeId::Tuple)) {
    Tuple* tuple = vm.known<Tuple>(pattern);
    SLOW_TRY(vm.meter.charge(tuple->length / 4));
    Pace pace(vm.meter);
    for (uint32_t i = 0; i < tuple->length; ++i) {
      SLOW_TRY(pace.turn(kPacedItems / kPacedEntries));
      if (!is_exception_class(vm, tuple->items[i])) {
        SLOW_FAIL(vm.raise(TypeId::TypeError, kNotAllowed));
      }
    }
    for (uint32_t i = 0; i < tuple->length && !matches; ++i) {
      SLOW_TRY(pace.turn(kPacedItems / kPacedEntries));
      matches = is_subtype(vm, type, vm.cell<Type>(tuple->items[i]));
    }
  } else {
    if (!is_exception_class(vm, pattern)) SLOW_FAIL(vm.raise(TypeId::TypeError, kNotAllowed));
    matches = is_subtype(vm, type, vm.cell<Type>(pattern));
  }
  r[instruction.a()] = Value::boolean(matches);
  return true;
}

namespace {

Failure no_context_manager(Machine& vm, Value manager, const char* method) {
  Type* type = vm.type_of(manager);
  // The class has the asynchronous methods instead of the plain ones: CPython suggests what was
  // meant.
  bool asynchronous = !find_class_attribute(vm, type, Name::Aenter).is_undefined() &&
                      !find_class_attribute(vm, type, Name::Aexit).is_undefined();
  if (asynchronous) {
    return vm.raise(
        TypeId::TypeError,
        "'{}' object does not support the context manager protocol (missed {} method) "
        "but it supports the asynchronous context manager protocol. Did you mean to use "
        "'async with'?",
        type, method);
  }
  return vm.raise(TypeId::TypeError,
                  "'{}' object does not support the context manager protocol (missed {} method)",
                  type, method);
}

}  // namespace

SLOW_PATH(WithEnter) {
  Value manager = r[instruction.b()];
  Value* target = r + instruction.a();
  Value enter_self, exit_self;
  // CPython looks for __exit__ first.
  Value exit = SLOW_TRY(special_method_calling(vm, manager, Name::Exit, &exit_self));
  if (exit.is_undefined()) SLOW_FAIL(no_context_manager(vm, manager, "__exit__"));
  Value enter = SLOW_TRY(special_method_calling(vm, manager, Name::Enter, &enter_self));
  if (enter.is_undefined()) SLOW_FAIL(no_context_manager(vm, manager, "__enter__"));
  target[0] = exit;
  target[1] = exit_self;
  const size_t count = enter_self.is_undefined() ? 0 : 1;
  return vm.begin_call_with(enter, {&enter_self, count}, target + 2) != CallProgress::Failed;
}

namespace {

Result<Value> call_exit(Machine& vm, const Value* exit, Value type, Value value, Value traceback) {
  if (exit[1].is_undefined()) return vm.call(exit[0], {type, value, traceback});
  return vm.call(exit[0], {exit[1], type, value, traceback});
}

}  // namespace

SLOW_PATH(WithExit) {
  const Value* exit = r + instruction.a();
  const Value arguments[] = {exit[1], Value::none(), Value::none(), Value::none()};
  const size_t first = exit[1].is_undefined() ? 1 : 0;
  return vm.begin_call_with(exit[0], std::span(arguments).subspan(first), &vm.discarded) !=
         CallProgress::Failed;
}

SLOW_PATH(WithExitRaised) {
  Value value = r[instruction.c()];
  Traceback* traceback = vm.cell<Exception>(value)->traceback.get();
  Value answer =
      SLOW_TRY(call_exit(vm, r + instruction.b(), Value::from_cell(vm.type_of(value)), value,
                         traceback == nullptr ? Value::none() : Value::from_cell(traceback)));
  bool truth = SLOW_TRY(truth_calling(vm, answer));
  r[instruction.a()] = Value::boolean(truth);
  return true;
}

}  // namespace hognose
