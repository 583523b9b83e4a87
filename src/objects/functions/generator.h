// Shared by the files about suspended frames: generators, coroutines, async generators and the
// objects that drive them.
#pragma once

#include "objects/protocols/protocol.h"

namespace hognose {

// The awaitable that agen.asend() and agen.__anext__() return, and the common part of those of
// athrow() and aclose().
enum class AsyncStepState : uint32_t { Initial, Iterating, Closed };
enum class AsyncStepKind : uint32_t { Send, Throw, Close };

struct AsyncStep : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::AsyncGeneratorSend || id == TypeId::AsyncGeneratorThrow;
  }
  AsyncStepState state;
  Ref<Generator> generator;
  AsyncStepKind kind;
  Value sent;  // Send: the value; Throw: the exception or class
};

struct AsyncThrow : AsyncStep {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::AsyncGeneratorThrow; }
  Value value;  // undefined: not given
  Value traceback;
};

// The result of coroutine.__await__().
struct CoroutineWrapper : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::CoroutineWrapper; }
  uint32_t unused;
  Ref<Generator> coroutine;
  uint32_t spare;
};

// The result of anext(iterator, default).
struct AnextAwaitable : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::AnextAwaitable; }
  Value awaitable;
  Value fallback;
};

// The name for error texts: "generator", "coroutine", "async generator".
const char* generator_kind_name(const Generator* generator);

// The iterator that a suspended generator delegates to with `yield from` or `await`, or undefined.
Result<Value> delegate_of(Vm& vm, const Generator* generator);

// The exception for throw(type_or_instance, value, traceback). Missing arguments are undefined.
Result<Value> thrown_exception_calling(Vm& vm, Value what, Value value, Value traceback);

// --- coroutines (coroutine.cpp)
// Whether `await` uses the value directly: a coroutine, or a generator marked by types.coroutine().
bool is_native_coroutine(Vm& vm, Value value);
// The iterator to which `await value` delegates.
Result<Value> awaitable_iterator_calling(Vm& vm, Value value);

// --- async generators (async_generator.cpp)
Result<Value> async_generator_next(Vm& vm, const Value* arguments);
Result<Value> async_generator_send(Vm& vm, const Value* arguments);
Result<Value> async_generator_throw(Vm& vm, const Value* arguments);
Result<Value> async_generator_close(Vm& vm, const Value* arguments);
// agen.__anext__(): makes an AsyncStep. May call the hook of sys.set_asyncgen_hooks().
Result<Value> make_async_next_calling(Vm& vm, Generator* generator);
// Whether the step may become the driver of its generator, or is it already.
inline bool may_drive(const AsyncStep* step, const Generator* generator) {
  return step->state == AsyncStepState::Iterating ||
         (step->state == AsyncStepState::Initial && !generator->driver);
}
// Makes a step that may_drive() the driver. Returns the value to send to the generator.
inline Value drive(AsyncStep* step, Generator* generator, Value sent) {
  const bool sends_its_own = step->state == AsyncStepState::Initial && sent.is_none();
  step->state = AsyncStepState::Iterating;
  generator->driver = step;
  return sends_its_own ? step->sent : sent;
}
// Makes the step the driver of its generator. *sent becomes the value to send to the generator.
// Only for steps of kind Send.
Result<void> begin_async_send(Vm& vm, AsyncStep* step, Value* sent);
// One step of an object that asend(), athrow() or aclose() returned.
Result<StepResult> async_step_send_calling(Vm& vm, AsyncStep* step, Value sent);
Result<StepResult> async_step_throw_calling(Vm& vm, AsyncStep* step, Value exception);
// The generator yielded a value or ended, or an exception that is pending left it. Its driver is
// done.
void end_async_drive(Vm& vm, Generator* generator);
// Implements aiter(value).
Result<Value> async_iterator_calling(Vm& vm, Value value);
// Implements anext(iterator) or, if `fallback` is not undefined, anext(iterator, fallback).
Result<Value> async_next_calling(Vm& vm, Value iterator, Value fallback);

}  // namespace hognose
