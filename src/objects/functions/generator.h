// What the files around suspended frames share: generators, coroutines, async generators and the
// objects that drive them.
//
// Receives cells of these types; hands on what they are suspended in and one step of them.
#pragma once

#include "objects/protocols/protocol.h"

namespace hognose {

// The awaitable that agen.asend() and agen.__anext__() answer, and the part that athrow() and
// aclose() share with it. extra: AsyncStepState.
enum class AsyncStepState : uint32_t { Initial, Iterating, Closed };
enum class AsyncStepKind : uint32_t { Send, Throw, Close };

struct AsyncStep : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::AsyncGeneratorSend || id == TypeId::AsyncGeneratorThrow;
  }
  Ref<Generator> generator;
  AsyncStepKind kind;
  Value sent;  // Send: the value; Throw: the exception or class
};

struct AsyncThrow : AsyncStep {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::AsyncGeneratorThrow; }
  Value value;  // undefined: not given
  Value traceback;
};

// What coroutine.__await__() answers.
struct CoroutineWrapper : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::CoroutineWrapper; }
  Ref<Generator> coroutine;
  uint32_t spare;
};

// What anext(iterator, default) answers.
struct AnextAwaitable : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::AnextAwaitable; }
  Value awaitable;
  Value fallback;
};

// What one step of an iterator gave: an item, or (item undefined) the end with a value.
struct StepResult {
  Value item;
  Value returned;
};

// As texts of errors name it: "generator", "coroutine", "async generator".
const char* generator_kind_name(const Generator* generator);

// What a suspended generator delegates to by `yield from` or `await`; undefined if it does not.
Result<Value> delegate_of(Vm& vm, const Generator* generator);

// The exception that throw(type_or_instance, value, traceback) means; undefined: not given.
Result<Value> thrown_exception_calling(Vm& vm, Value what, Value value, Value traceback);

// A step of anything that drives a frame (generator.cpp in src/vm): StopIteration is the end.
Result<StepResult> send_to_iterator_calling(Vm& vm, Value iterator, Value sent);
Result<StepResult> throw_into_iterator_calling(Vm& vm, Value iterator, Value exception);

// --- coroutines (coroutine.cpp)
// Whether `await` takes it as it is: a coroutine, or a generator that types.coroutine() made one.
bool is_native_coroutine(Vm& vm, Value value);
// The iterator that `await value` delegates to.
Result<Value> awaitable_iterator_calling(Vm& vm, Value value);

// --- async generators (async_generator.cpp)
// The methods of async generators.
Result<Value> async_generator_next(Vm& vm, const Value* arguments);
Result<Value> async_generator_send(Vm& vm, const Value* arguments);
Result<Value> async_generator_throw(Vm& vm, const Value* arguments);
Result<Value> async_generator_close(Vm& vm, const Value* arguments);
// agen.__anext__(): an AsyncStep. May call the hook of sys.set_asyncgen_hooks().
Result<Value> make_async_next_calling(Vm& vm, Generator* generator);
// Makes the step the driver of its generator; *sent is what the generator gets. For steps of kind
// Send only.
Result<void> begin_async_send(Vm& vm, AsyncStep* step, Value* sent);
// One step of an asend(), athrow() or aclose() object.
Result<StepResult> async_step_send_calling(Vm& vm, AsyncStep* step, Value sent);
Result<StepResult> async_step_throw_calling(Vm& vm, AsyncStep* step, Value exception);
// The generator yielded a value, ended, or was left by an exception that is pending: its driver is
// done.
void end_async_drive(Vm& vm, Generator* generator);
// What aiter(value) answers.
Result<Value> async_iterator_calling(Vm& vm, Value value);
// What anext(iterator) and, with a fallback that is not undefined, anext(iterator, fallback)
// answer.
Result<Value> async_next_calling(Vm& vm, Value iterator, Value fallback);

}  // namespace hognose
