// The awaitables of async generators: asend(), athrow() and aclose() (PEP 525); aiter() and
// anext().
//
// `await` and `async for` run the steps defined here. A step makes itself the driver of its
// generator until the generator yields a value, so that no second step can enter meanwhile. Items
// that the generator yields while it awaits something pass through; a value of its own ends the
// step.
#include "objects/attributes/attributes.h"
#include "objects/containers/iterators.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/functions/generator.h"
#include "objects/lifetime/lifecycle.h"

namespace hognose {
namespace {

void trace_step(Tracer& tracer, Cell* cell, size_t) {
  auto* step = static_cast<AsyncStep*>(cell);
  tracer.visit(step->generator);
  tracer.visit(step->sent);
}

void trace_throw(Tracer& tracer, Cell* cell, size_t bytes) {
  trace_step(tracer, cell, bytes);
  auto* step = static_cast<AsyncThrow*>(cell);
  tracer.visit(step->value);
  tracer.visit(step->traceback);
}

const char* names_of(const AsyncStep* step) {
  return step->kind == AsyncStepKind::Send ? "__anext__()/asend()" : "aclose()/athrow()";
}

Failure raise_running(Vm& vm, const AsyncStep* step) {
  const char* name = step->kind == AsyncStepKind::Send    ? "anext"
                     : step->kind == AsyncStepKind::Close ? "aclose"
                                                          : "athrow";
  return vm.raise(TypeId::RuntimeError, "{}(): asynchronous generator is already running", name);
}

void close_step(AsyncStep* step) {
  step->state = AsyncStepState::Closed;
  step->generator->driver = nullptr;
}

// Makes the step the driver of its generator, and checks that it may be. Returns what to send.
Result<Value> begin(Vm& vm, AsyncStep* step, Value sent = Value::undefined()) {
  Generator* generator = step->generator.get();
  if (HOGNOSE_LIKELY(may_drive(step, generator))) return drive(step, generator, sent);
  if (step->state == AsyncStepState::Closed) {
    return vm.raise(TypeId::RuntimeError, "cannot reuse already awaited {}", names_of(step));
  }
  step->state = AsyncStepState::Closed;
  return raise_running(vm, step);
}

// Handles the result of resuming the generator: the end of the step, or an item of the object that
// the generator awaits.
Result<StepResult> finish(Vm& vm, AsyncStep* step, Result<Value> item) {
  Generator* generator = step->generator.get();
  const bool is_closing = step->kind == AsyncStepKind::Close;
  if (item.failed()) {
    if (item.failure() == Failure::Stopped) return Failure::Stopped;
    end_async_drive(vm, generator);
    step->state = AsyncStepState::Closed;
    if (!is_closing || !(vm.pending_matches(item.failure(), TypeId::GeneratorExit) ||
                         vm.pending_matches(item.failure(), TypeId::StopAsyncIteration))) {
      return item.failure();
    }
    vm.take_pending();
    return StepResult{Value::undefined(), Value::none()};
  }
  if (item.value().is_undefined()) {
    close_step(step);
    generator->flags |= kGeneratorClosed;
    if (is_closing) return StepResult{Value::undefined(), Value::none()};
    return vm.raise(TypeId::StopAsyncIteration, "");
  }
  if (!TRY(delegate_of(vm, generator)).is_undefined()) {
    return StepResult{item.value(), Value::none()};
  }
  close_step(step);
  if (is_closing) {
    return vm.raise(TypeId::RuntimeError, "async generator ignored GeneratorExit");
  }
  return StepResult{Value::undefined(), item.value()};
}

Result<Value> throw_arguments_calling(Vm& vm, const AsyncStep* step) {
  if (step->kind == AsyncStepKind::Close) {
    return Value::from_cell(TRY(make_exception(vm, TypeId::GeneratorExit, Value::undefined())));
  }
  auto* thrown = static_cast<const AsyncThrow*>(step);
  return thrown_exception_calling(vm, thrown->sent, thrown->value, thrown->traceback);
}

}  // namespace

void end_async_drive(Vm& vm, Generator* generator) {
  if (vm.pending_matches(Failure::Raised, TypeId::GeneratorExit) ||
      vm.pending_matches(Failure::Raised, TypeId::StopAsyncIteration)) {
    generator->flags |= kGeneratorClosed;
  }
  // The driver is guest memory: check its type before using it.
  Value driver = generator->driver ? Value::from_cell(generator->driver.get()) : Value::undefined();
  if (vm.is_exactly(driver, TypeId::AsyncGeneratorSend) ||
      vm.is_exactly(driver, TypeId::AsyncGeneratorThrow)) {
    vm.cell<AsyncStep>(driver)->state = AsyncStepState::Closed;
  }
  generator->driver = nullptr;
}

Result<void> begin_async_send(Vm& vm, AsyncStep* step, Value* sent) {
  *sent = TRY(begin(vm, step, *sent));
  return {};
}

Result<StepResult> async_step_send_calling(Vm& vm, AsyncStep* step, Value sent) {
  Generator* generator = step->generator.get();
  Value returned;
  if (step->kind == AsyncStepKind::Send) {
    TRY(begin_async_send(vm, step, &sent));
    return finish(vm, step, vm.resume_generator(generator, sent, &returned));
  }
  if (step->state == AsyncStepState::Iterating) {
    TRY(begin(vm, step));
    return finish(vm, step, vm.resume_generator(generator, sent, &returned));
  }
  if (step->state == AsyncStepState::Initial && generator->state == GeneratorState::Finished) {
    step->state = AsyncStepState::Closed;
    return StepResult{Value::undefined(), Value::none()};
  }
  if (step->state == AsyncStepState::Initial && !generator->driver &&
      (generator->flags & kGeneratorClosed) != 0) {
    step->state = AsyncStepState::Closed;
    return vm.raise(TypeId::StopAsyncIteration, "");
  }
  if (step->state == AsyncStepState::Initial && !generator->driver && !sent.is_none()) {
    return vm.raise(TypeId::RuntimeError, "can't send non-None value to a just-started coroutine");
  }
  TRY(begin(vm, step));
  if (step->kind == AsyncStepKind::Close) generator->flags |= kGeneratorClosed;
  Result<Value> exception = throw_arguments_calling(vm, step);
  if (exception.failed()) return finish(vm, step, exception);
  return finish(vm, step, vm.throw_into_generator(generator, exception.value(), &returned));
}

Result<StepResult> async_step_throw_calling(Vm& vm, AsyncStep* step, Value exception) {
  TRY(begin(vm, step));
  Value returned;
  return finish(vm, step, vm.throw_into_generator(step->generator.get(), exception, &returned));
}

namespace {

Result<void> call_first_hook_calling(Vm& vm, Generator* generator) {
  if ((generator->flags & kGeneratorHooked) != 0) return {};
  generator->flags |= kGeneratorHooked;
  Value last = vm.state(LibraryState::AsyncGeneratorFinal);
  if (!last.is_undefined() && !last.is_none()) TRY(watch_generator(vm, generator));
  Value hook = vm.state(LibraryState::AsyncGeneratorFirst);
  if (!hook.is_undefined() && !hook.is_none()) TRY(vm.call(hook, {Value::from_cell(generator)}));
  return {};
}

Result<AsyncStep*> make_send_calling(Vm& vm, Generator* generator, Value sent) {
  TRY(call_first_hook_calling(vm, generator));
  AsyncStep* step = TRY(vm.make<AsyncStep>(TypeId::AsyncGeneratorSend));
  step->generator = generator;
  step->kind = AsyncStepKind::Send;
  step->sent = sent;
  return step;
}

Result<Value> make_throw_calling(Vm& vm, const Value* arguments, AsyncStepKind kind) {
  Generator* generator = vm.known<Generator>(arguments[0]);
  TRY(call_first_hook_calling(vm, generator));
  AsyncThrow* step = TRY(vm.make<AsyncThrow>(TypeId::AsyncGeneratorThrow));
  step->generator = generator;
  step->kind = kind;
  const bool is_close = kind == AsyncStepKind::Close;
  step->sent = is_close ? Value::undefined() : arguments[1];
  step->value = is_close ? Value::undefined() : arguments[2];
  step->traceback = is_close ? Value::undefined() : arguments[3];
  return Value::from_cell(step);
}

}  // namespace

Result<Value> make_async_next_calling(Vm& vm, Generator* generator) {
  return Value::from_cell(TRY(make_send_calling(vm, generator, Value::none())));
}

Result<Value> async_generator_next(Vm& vm, const Value* arguments) {
  return make_async_next_calling(vm, vm.known<Generator>(arguments[0]));
}

Result<Value> async_generator_send(Vm& vm, const Value* arguments) {
  Generator* generator = vm.known<Generator>(arguments[0]);
  return Value::from_cell(TRY(make_send_calling(vm, generator, arguments[1])));
}

Result<Value> async_generator_throw(Vm& vm, const Value* arguments) {
  return make_throw_calling(vm, arguments, AsyncStepKind::Throw);
}

Result<Value> async_generator_close(Vm& vm, const Value* arguments) {
  return make_throw_calling(vm, arguments, AsyncStepKind::Close);
}

namespace {

// --- the step objects

AsyncStep* step_of(Vm& vm, Value self) { return vm.cell<AsyncStep>(self); }

Result<Value> item_or_stop(Vm& vm, const StepResult& result) {
  if (!result.item.is_undefined()) return result.item;
  return vm.raise_stop_iteration(result.returned);
}

Result<Value> step_send(Vm& vm, const Value* arguments) {
  return item_or_stop(vm,
                      TRY(async_step_send_calling(vm, step_of(vm, arguments[0]), arguments[1])));
}

Result<Value> step_next(Vm& vm, Value self) {
  return item_or_stop(vm, TRY(async_step_send_calling(vm, step_of(vm, self), Value::none())));
}

Result<Value> step_throw(Vm& vm, const Value* arguments) {
  AsyncStep* step = step_of(vm, arguments[0]);
  if (step->state == AsyncStepState::Closed) TRY(begin(vm, step));  // always fails here
  Value exception = TRY(thrown_exception_calling(vm, arguments[1], arguments[2], arguments[3]));
  return item_or_stop(vm, TRY(async_step_throw_calling(vm, step, exception)));
}

Result<Value> step_close(Vm& vm, const Value* arguments) {
  AsyncStep* step = step_of(vm, arguments[0]);
  if (step->state == AsyncStepState::Closed) return Value::none();
  Exception* exit = TRY(make_exception(vm, TypeId::GeneratorExit, Value::undefined()));
  Result<StepResult> result = async_step_throw_calling(vm, step, Value::from_cell(exit));
  if (result.ok()) {
    if (result.value().item.is_undefined()) return Value::none();
    return vm.raise(TypeId::RuntimeError, "coroutine ignored GeneratorExit");
  }
  for (TypeId end : {TypeId::StopIteration, TypeId::StopAsyncIteration, TypeId::GeneratorExit}) {
    if (vm.pending_matches(result.failure(), end)) {
      vm.take_pending();
      return Value::none();
    }
  }
  return result.failure();
}

Result<Value> await_self(Vm&, const Value* arguments) { return arguments[0]; }

constexpr NativeRow kStepMethods[] = {
    {"__await__(self, /)", await_self, kNativeSlotWrapper},
    {"send(self, value, /)", step_send},
    {"throw(self, type, value=<none>, traceback=<none>, /)", step_throw},
    {"close(self, /)", step_close},
};

// --- anext(iterator, default): StopAsyncIteration yields the default

AnextAwaitable* anext_of(Vm& vm, Value self) { return vm.cell<AnextAwaitable>(self); }

void trace_anext(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<AnextAwaitable*>(cell)->awaitable);
  tracer.visit(static_cast<AnextAwaitable*>(cell)->fallback);
}

Result<Value> or_fallback(Vm& vm, const AnextAwaitable* self, Result<StepResult> result) {
  if (result.ok()) return item_or_stop(vm, result.value());
  if (!vm.pending_matches(result.failure(), TypeId::StopAsyncIteration)) return result.failure();
  vm.take_pending();
  return vm.raise_stop_iteration(self->fallback);
}

Result<Value> anext_send_value(Vm& vm, Value self, Value sent) {
  AnextAwaitable* awaitable = anext_of(vm, self);
  Value iterator = TRY(awaitable_iterator_calling(vm, awaitable->awaitable));
  return or_fallback(vm, awaitable, send_to_iterator_calling(vm, iterator, sent));
}

Result<Value> anext_send(Vm& vm, const Value* arguments) {
  return anext_send_value(vm, arguments[0], arguments[1]);
}

Result<Value> anext_next(Vm& vm, Value self) { return anext_send_value(vm, self, Value::none()); }

Result<Value> anext_throw(Vm& vm, const Value* arguments) {
  AnextAwaitable* awaitable = anext_of(vm, arguments[0]);
  Value exception = TRY(thrown_exception_calling(vm, arguments[1], arguments[2], arguments[3]));
  Value iterator = TRY(awaitable_iterator_calling(vm, awaitable->awaitable));
  return or_fallback(vm, awaitable, throw_into_iterator_calling(vm, iterator, exception));
}

Result<Value> anext_close(Vm& vm, const Value* arguments) {
  AnextAwaitable* awaitable = anext_of(vm, arguments[0]);
  Value iterator = TRY(awaitable_iterator_calling(vm, awaitable->awaitable));
  return call_method_calling(vm, iterator, Name::Close, {});
}

constexpr NativeRow kAnextMethods[] = {
    {"__await__(self, /)", await_self, kNativeSlotWrapper},
    {"send(self, value, /)", anext_send},
    {"throw(self, type, value=<none>, traceback=<none>, /)", anext_throw},
    {"close(self, /)", anext_close},
};

}  // namespace

// --- the builtins

Result<Value> async_iterator_calling(Vm& vm, Value value) {
  if (vm.is_exactly(value, TypeId::AsyncGenerator)) return value;
  Value iterator = TRY(call_special_calling(vm, value, Name::Aiter, {}));
  if (iterator.is_undefined()) {
    return vm.raise(TypeId::TypeError, "'{}' object is not an async iterable",
                    type_name(vm, value));
  }
  if (find_class_attribute(vm, vm.type_of(iterator), Name::Anext).is_undefined()) {
    return vm.raise(TypeId::TypeError, "aiter() returned not an async iterator of type '{}'",
                    type_name(vm, iterator));
  }
  return iterator;
}

Result<Value> async_next_calling(Vm& vm, Value iterator, Value fallback) {
  Value awaitable = TRY(call_special_calling(vm, iterator, Name::Anext, {}));
  if (awaitable.is_undefined()) {
    return vm.raise(TypeId::TypeError, "'{}' object is not an async iterator",
                    type_name(vm, iterator));
  }
  if (fallback.is_undefined()) return awaitable;
  AnextAwaitable* made = TRY(vm.make<AnextAwaitable>(TypeId::AnextAwaitable));
  made->awaitable = awaitable;
  made->fallback = fallback;
  return Value::from_cell(made);
}

const TypeSpec kAsyncGeneratorSendType = {
    .slots = {.iterate = iterate_self, .next = step_next},
    .trace = trace_step,
    .instance_bytes = sizeof(AsyncStep),
    .methods = kStepMethods,
};

const TypeSpec kAsyncGeneratorThrowType = {
    .slots = {.iterate = iterate_self, .next = step_next},
    .trace = trace_throw,
    .instance_bytes = sizeof(AsyncThrow),
    .methods = kStepMethods,
};

const TypeSpec kAnextAwaitableType = {
    .slots = {.iterate = iterate_self, .next = anext_next},
    .trace = trace_anext,
    .instance_bytes = sizeof(AnextAwaitable),
    .methods = kAnextMethods,
};

}  // namespace hognose
