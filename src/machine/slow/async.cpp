// Slow paths of coroutines: await, async for, async with.
//
// They turn awaitables, asynchronous iterators and managers into the iterators that the Delegate
// instruction (generator.cpp) runs.
#include "machine/slow/paths.h"
#include "objects/attributes/attributes.h"
#include "objects/core/make.h"
#include "objects/functions/generator.h"
#include "objects/lifetime/lifecycle.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Failure raise_not_awaitable(Machine& vm, Value value, AwaitContext context) {
  if (context == AwaitContext::Await) return Failure::Raised;
  vm.take_pending();
  return vm.raise(TypeId::TypeError,
                  "'async with' received an object from {} that does not implement __await__: {}",
                  context == AwaitContext::AsyncEnter ? "__aenter__" : "__aexit__",
                  type_name(vm, value));
}

}  // namespace

SLOW_PATH(GetAwaitable) {
  Value value = r[instruction.b()];
  Result<Value> iterator = awaitable_iterator_calling(vm, value);
  if (iterator.failed()) {
    const bool is_awaitable =
        !find_class_attribute(vm, vm.type_of(value), Name::Await).is_undefined();
    if (iterator.failure() == Failure::Stopped || is_awaitable) SLOW_FAIL(iterator.failure());
    SLOW_FAIL(raise_not_awaitable(vm, value, static_cast<AwaitContext>(instruction.d())));
  }
  if (vm.is_exactly(iterator.value(), TypeId::Coroutine) &&
      !SLOW_TRY(delegate_of(vm, vm.cell<Generator>(iterator.value()))).is_undefined()) {
    SLOW_FAIL(vm.raise(TypeId::RuntimeError, "coroutine is being awaited already"));
  }
  r[instruction.a()] = iterator.value();
  return true;
}

SLOW_PATH(GetAsyncIterator) {
  Value source = r[instruction.b()];
  if (vm.is_exactly(source, TypeId::AsyncGenerator)) {
    r[instruction.a()] = source;
    return true;
  }
  Value iterator = SLOW_TRY(call_special_calling(vm, source, Name::Aiter, {}));
  if (iterator.is_undefined()) {
    SLOW_FAIL(vm.raise(TypeId::TypeError,
                       "'async for' requires an object with __aiter__ method, got {}",
                       type_name(vm, source)));
  }
  if (find_class_attribute(vm, vm.type_of(iterator), Name::Anext).is_undefined()) {
    SLOW_FAIL(vm.raise(TypeId::TypeError,
                       "'async for' received an object from __aiter__ that does not implement "
                       "__anext__: {}",
                       type_name(vm, iterator)));
  }
  r[instruction.a()] = iterator;
  return true;
}

SLOW_PATH(GetAsyncNext) {
  SLOW_TRY(vm.meter.charge(1));
  Value source = r[instruction.b()];
  if (vm.is_exactly(source, TypeId::AsyncGenerator)) {
    r[instruction.a()] = SLOW_TRY(make_async_next_calling(vm, vm.known<Generator>(source)));
    return true;
  }
  Value awaitable = SLOW_TRY(call_special_calling(vm, source, Name::Anext, {}));
  if (awaitable.is_undefined()) {
    SLOW_FAIL(vm.raise(TypeId::TypeError,
                       "'async for' requires an iterator with __anext__ method, got {}",
                       type_name(vm, source)));
  }
  Result<Value> iterator = awaitable_iterator_calling(vm, awaitable);
  if (iterator.failed()) {
    if (iterator.failure() == Failure::Stopped) SLOW_FAIL(Failure::Stopped);
    Value cause = vm.take_pending();
    Failure raised =
        vm.raise(TypeId::TypeError, "'async for' received an invalid object from __anext__: {}",
                 type_name(vm, awaitable));
    if (raised != Failure::Raised) SLOW_FAIL(raised);
    Exception* error = vm.cell<Exception>(vm.pending());
    error->cause = cause;
    error->context = cause;
    error->suppress_context = 1;
    SLOW_FAIL(Failure::Raised);
  }
  r[instruction.a()] = iterator.value();
  return true;
}

SLOW_PATH(EndAsyncFor) {
  Value exception = r[instruction.a()];
  if (is_instance(vm, exception, TypeId::StopAsyncIteration)) return true;
  vm.reraise(exception);
  SLOW_FAIL(Failure::Raised);
}

namespace {

// The statement only calls a coroutine function, so its coroutine can never be awaited. CPython
// warns when it frees the coroutine, which is at once.
Result<void> warn_unawaited_calling(Machine& vm, const Generator* generator) {
  Str* module_name = TRY(intern(vm, std::string_view("warnings")));
  Value warnings = TRY(vm.importer->import_module_calling(vm, module_name, Value::none(),
                                                          Value::none(), 0, ImportOrigin::Trusted));
  Str* function_name = TRY(intern(vm, std::string_view("warn")));
  Value warn = TRY(get_attribute_calling(vm, warnings, function_name));
  Str* text =
      TRY(make_text(vm, "coroutine '{}' was never awaited", generator->qualified_name.get()));
  TRY(vm.call(warn, {Value::from_cell(text), Value::from_cell(vm.type(TypeId::RuntimeWarning)),
                     Value::from_small_int(1)}));
  return {};
}

}  // namespace

SLOW_PATH(WarnUnawaited) {
  Value value = r[instruction.a()];
  if (!vm.is_exactly(value, TypeId::Coroutine)) return true;
  Generator* generator = vm.cell<Generator>(value);
  if (generator->state != GeneratorState::Created || vm.importer == nullptr) return true;
  // A function that returns a coroutine which is kept elsewhere has another name than the
  // coroutine.
  const LoadedCode* loaded = vm.loaded(generator->code_index);
  if (loaded == nullptr || !(k[instruction.d()] == Value::from_offset(loaded->name))) return true;
  Result<void> warned = warn_unawaited_calling(vm, generator);
  if (warned.failure() != Failure::Raised) {
    SLOW_TRY(warned);
    return true;
  }
  Value exception = vm.take_pending();
  if (vm.tables.lifecycle->report == nullptr) return true;
  SLOW_TRY(vm.tables.lifecycle->report(vm, "while finalizing coroutine", value, exception));
  return true;
}

namespace {

Failure raise_no_manager(Machine& vm, Value manager, const char* method) {
  Type* type = vm.type_of(manager);
  // The class has the plain methods instead of the asynchronous ones: CPython suggests what was
  // meant.
  const bool is_plain = !find_class_attribute(vm, type, Name::Enter).is_undefined() &&
                        !find_class_attribute(vm, type, Name::Exit).is_undefined();
  if (is_plain) {
    return vm.raise(TypeId::TypeError,
                    "'{}' object does not support the asynchronous context manager protocol "
                    "(missed {} method) but it supports the context manager protocol. Did you "
                    "mean to use 'with'?",
                    type, method);
  }
  return vm.raise(TypeId::TypeError,
                  "'{}' object does not support the asynchronous context manager protocol (missed "
                  "{} method)",
                  type, method);
}

}  // namespace

SLOW_PATH(AsyncWithEnter) {
  Value manager = r[instruction.b()];
  Value* target = r + instruction.a();
  Value enter_self;
  Value exit_self;
  Value exit = SLOW_TRY(special_method_calling(vm, manager, Name::Aexit, &exit_self));
  if (exit.is_undefined()) SLOW_FAIL(raise_no_manager(vm, manager, "__aexit__"));
  Value enter = SLOW_TRY(special_method_calling(vm, manager, Name::Aenter, &enter_self));
  if (enter.is_undefined()) SLOW_FAIL(raise_no_manager(vm, manager, "__aenter__"));
  target[0] = exit;
  target[1] = exit_self;
  target[2] =
      SLOW_TRY(enter_self.is_undefined() ? vm.call(enter, {}) : vm.call(enter, {enter_self}));
  return true;
}

SLOW_PATH(AsyncWithExit) {
  Value value = r[instruction.c()];
  const Value* exit = r + instruction.b();
  Value type = Value::none();
  Value traceback = Value::none();
  if (!value.is_none()) {
    type = Value::from_cell(vm.type_of(value));
    Traceback* entries = vm.cell<Exception>(value)->traceback.get();
    if (entries != nullptr) traceback = Value::from_cell(entries);
  }
  r[instruction.a()] =
      SLOW_TRY(exit[1].is_undefined() ? vm.call(exit[0], {type, value, traceback})
                                      : vm.call(exit[0], {exit[1], type, value, traceback}));
  return true;
}

}  // namespace hognose
