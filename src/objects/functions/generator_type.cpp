// The types generator, coroutine and async_generator: send, throw, close and introspection.
//
// The machine runs the frames; resume_generator() and throw_into_generator() check their state.
// What drives coroutines and async generators is in coroutine.cpp and async_generator.cpp.
#include "objects/containers/iterators.h"
#include "objects/core/identity.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/functions/code_object.h"
#include "objects/functions/generator.h"
#include "objects/protocols/callable.h"

namespace hognose {
namespace {

void trace_generator(Tracer& tracer, Cell* cell, size_t) {
  auto* generator = static_cast<Generator*>(cell);
  tracer.visit_code(generator->code_index);
  tracer.visit(generator->registers);
  tracer.visit(generator->function);
  tracer.visit(generator->delegate);
  tracer.visit(generator->handled);
  tracer.visit(generator->name);
  tracer.visit(generator->qualified_name);
  tracer.visit(generator->driver);
}

Generator* generator_of(Vm& vm, Value self) { return vm.cell<Generator>(self); }

Value register_of(const Generator* generator, uint32_t index) {
  const ValueArray* registers = generator->registers.get();
  if (registers == nullptr || index >= registers->capacity) return Value::undefined();
  return registers->values[index];
}

// Returns the item of a step, or raises StopIteration with the return value.
Result<Value> item_or_stop(Vm& vm, Value item, Value result) {
  if (!item.is_undefined()) return item;
  return vm.raise_stop_iteration(result.is_undefined() ? Value::none() : result);
}

Result<Value> generator_next(Vm& vm, Value self) {
  Value result;
  return vm.resume_generator(generator_of(vm, self), Value::none(), &result);
}

Result<Value> generator_next_method(Vm& vm, const Value* arguments) {
  return next_or_raise_calling(vm, arguments[0]);
}

Result<Value> generator_send(Vm& vm, const Value* arguments) {
  Generator* generator = generator_of(vm, arguments[0]);
  Value result;
  Value item = TRY(vm.resume_generator(generator, arguments[1], &result));
  return item_or_stop(vm, item, result);
}

Result<Value> instantiate_exception_calling(Vm& vm, Value type, Value argument) {
  Value instance;
  if (argument.is_undefined() || argument.is_none()) {
    instance = TRY(vm.call(type, {}));
  } else if (is_subtype(vm, vm.type_of(argument), vm.cell<Type>(type))) {
    return argument;
  } else if (vm.has_layout(argument, TypeId::Tuple)) {
    instance = TRY(call_spread(vm, type, vm.known<Tuple>(argument), nullptr));
  } else {
    instance = TRY(vm.call(type, {argument}));
  }
  if (vm.has_layout(instance, TypeId::BaseException)) return instance;
  const Str* name = TRY(repr_calling(vm, type));
  return vm.raise(TypeId::TypeError,
                  "calling {} should have returned an instance of BaseException, not {}", name,
                  type_name(vm, instance));
}

}  // namespace

Result<Value> delegate_of(Vm& vm, const Generator* generator) {
  if (generator->state != GeneratorState::Suspended) return Value::undefined();
  const Code* code = TRY(checked_code(vm, generator->code_index));
  if (generator->resume >= code->instructions.size()) return Value::undefined();
  const Instruction at = code->instructions[generator->resume];
  if (at.opcode() != Opcode::Delegate) return Value::undefined();
  return register_of(generator, at.b());
}

const char* generator_kind_name(const Generator* generator) {
  switch (exact_type_id(generator)) {
    case TypeId::Coroutine: return "coroutine";
    case TypeId::AsyncGenerator: return "async generator";
    default: return "generator";
  }
}

Result<Value> thrown_exception_calling(Vm& vm, Value what, Value value, Value traceback) {
  if (traceback.is_none()) traceback = Value::undefined();
  if (!traceback.is_undefined() && !vm.is_exactly(traceback, TypeId::Traceback)) {
    return vm.raise(TypeId::TypeError, "throw() third argument must be a traceback object");
  }
  Value exception;
  if (vm.has_layout(what, TypeId::Type) &&
      is_subtype(vm, vm.known<Type>(what), vm.type(TypeId::BaseException))) {
    Result<Value> made = instantiate_exception_calling(vm, what, value);
    if (made.failure() == Failure::Stopped) return Failure::Stopped;
    // If making the exception fails, throw that error instead.
    exception = made.ok() ? made.value() : vm.take_pending();
  } else if (vm.has_layout(what, TypeId::BaseException)) {
    if (!value.is_undefined() && !value.is_none()) {
      return vm.raise(TypeId::TypeError, "instance exception may not have a separate value");
    }
    exception = what;
  } else {
    return vm.raise(TypeId::TypeError,
                    "exceptions must be classes or instances deriving from BaseException, not {}",
                    type_name(vm, what));
  }
  if (!traceback.is_undefined()) {
    vm.cell<Exception>(exception)->traceback = vm.cell<Traceback>(traceback);
  }
  return exception;
}

namespace {

Result<Value> generator_throw(Vm& vm, const Value* arguments) {
  Value exception = TRY(thrown_exception_calling(vm, arguments[1], arguments[2], arguments[3]));
  Value result;
  Value item = TRY(vm.throw_into_generator(generator_of(vm, arguments[0]), exception, &result));
  return item_or_stop(vm, item, result);
}

Result<Value> generator_close(Vm& vm, const Value* arguments) {
  Generator* generator = generator_of(vm, arguments[0]);
  if (generator->state == GeneratorState::Finished) return Value::none();
  if (generator->state == GeneratorState::Created) {
    generator->state = GeneratorState::Finished;
    generator->registers = nullptr;
    return Value::none();
  }
  Exception* exit = TRY(make_exception(vm, TypeId::GeneratorExit, Value::undefined()));
  Value result;
  Result<Value> item = vm.throw_into_generator(generator, Value::from_cell(exit), &result);
  if (item.ok()) {
    if (item.value().is_undefined()) return result.is_undefined() ? Value::none() : result;
    return vm.raise(TypeId::RuntimeError, "{} ignored GeneratorExit",
                    generator_kind_name(generator));
  }
  if (!vm.pending_matches(item.failure(), TypeId::GeneratorExit) &&
      !vm.pending_matches(item.failure(), TypeId::StopIteration)) {
    return item.failure();
  }
  vm.take_pending();
  return Value::none();
}

// --- introspection

Result<Value> generator_repr(Vm& vm, Value self) {
  Generator* generator = generator_of(vm, self);
  const Str* name = generator->qualified_name.get();
  return Value::from_cell(TRY(
      make_text(vm, "<{} object {} at {}>", type_name(vm, self), name, AddressText(self).view())));
}

Result<Value> get_name(Vm& vm, Value self) {
  return Value::from_cell(generator_of(vm, self)->name.get());
}
Result<void> set_name(Vm& vm, Value self, Value value) {
  Str* name = vm.as<Str>(value, TypeId::Str);
  if (name == nullptr) {
    return vm.raise(TypeId::TypeError, "__name__ must be set to a string object");
  }
  generator_of(vm, self)->name = name;
  return {};
}
Result<Value> get_qualified_name(Vm& vm, Value self) {
  return Value::from_cell(generator_of(vm, self)->qualified_name.get());
}
Result<void> set_qualified_name(Vm& vm, Value self, Value value) {
  Str* name = vm.as<Str>(value, TypeId::Str);
  if (name == nullptr) {
    return vm.raise(TypeId::TypeError, "__qualname__ must be set to a string object");
  }
  generator_of(vm, self)->qualified_name = name;
  return {};
}

Result<Value> get_code(Vm& vm, Value self) {
  return vm.services->code_object(generator_of(vm, self)->code_index);
}
Result<Value> get_running(Vm& vm, Value self) {
  return Value::boolean(generator_of(vm, self)->state == GeneratorState::Running);
}
Result<Value> get_suspended(Vm& vm, Value self) {
  return Value::boolean(generator_of(vm, self)->state == GeneratorState::Suspended);
}

Result<Value> get_delegate(Vm& vm, Value self) {
  Value delegate = TRY(delegate_of(vm, generator_of(vm, self)));
  return delegate.is_undefined() ? Value::none() : delegate;
}

// An async generator also counts as running while it is suspended in an await.
Result<Value> get_async_running(Vm& vm, Value self) {
  return Value::boolean(bool{generator_of(vm, self)->driver});
}

// The origin of a coroutine is never recorded, as with sys.set_coroutine_origin_tracking_depth(0).
Result<Value> get_origin(Vm&, Value) { return Value::none(); }

Result<Value> coroutine_await(Vm& vm, const Value* arguments) {
  CoroutineWrapper* wrapper = TRY(vm.make<CoroutineWrapper>(TypeId::CoroutineWrapper));
  wrapper->coroutine = generator_of(vm, arguments[0]);
  return Value::from_cell(wrapper);
}

Result<Value> async_generator_iterate(Vm&, const Value* arguments) { return arguments[0]; }

Result<Value> get_frame(Vm& vm, Value self) {
  return vm.services->frame_of_generator(generator_of(vm, self));
}

constexpr NativeRow kGeneratorMethods[] = {
    {"__next__(self, /)", generator_next_method, kNativeSlotWrapper},
    {"send(self, value, /)", generator_send, quickly(QuickNative::Send)},
    {"throw(self, type, value=<none>, traceback=<none>, /)", generator_throw},
    {"close(self, /)", generator_close},
};
constexpr NativeRow kCoroutineMethods[] = {
    {"__await__(self, /)", coroutine_await, kNativeSlotWrapper},
    {"send(self, value, /)", generator_send},
    {"throw(self, type, value=<none>, traceback=<none>, /)", generator_throw},
    {"close(self, /)", generator_close},
};

constexpr NativeRow kAsyncGeneratorMethods[] = {
    {"__aiter__(self, /)", async_generator_iterate, kNativeSlotWrapper},
    {"__anext__(self, /)", async_generator_next, kNativeSlotWrapper},
    {"asend(self, value, /)", async_generator_send},
    {"athrow(self, type, value=<none>, traceback=<none>, /)", async_generator_throw},
    {"aclose(self, /)", async_generator_close},
};

constexpr PropertyRow kGeneratorProperties[] = {
    {"__name__", get_name, set_name},
    {"__qualname__", get_qualified_name, set_qualified_name},
    {"gi_code", get_code, nullptr},
    {"gi_frame", get_frame, nullptr},
    {"gi_running", get_running, nullptr},
    {"gi_suspended", get_suspended, nullptr},
    {"gi_yieldfrom", get_delegate, nullptr},
};
constexpr PropertyRow kCoroutineProperties[] = {
    {"__name__", get_name, set_name},     {"__qualname__", get_qualified_name, set_qualified_name},
    {"cr_code", get_code, nullptr},       {"cr_frame", get_frame, nullptr},
    {"cr_running", get_running, nullptr}, {"cr_suspended", get_suspended, nullptr},
    {"cr_await", get_delegate, nullptr},  {"cr_origin", get_origin, nullptr},
};
constexpr PropertyRow kAsyncGeneratorProperties[] = {
    {"__name__", get_name, set_name},
    {"__qualname__", get_qualified_name, set_qualified_name},
    {"ag_code", get_code, nullptr},
    {"ag_frame", get_frame, nullptr},
    {"ag_running", get_async_running, nullptr},
    {"ag_suspended", get_suspended, nullptr},
    {"ag_await", get_delegate, nullptr},
};

}  // namespace

const TypeSpec kGeneratorType = {
    .slots = {.repr = generator_repr, .iterate = iterate_self, .next = generator_next},
    .trace = trace_generator,
    .instance_bytes = sizeof(Generator),
    .methods = kGeneratorMethods,
    .properties = kGeneratorProperties,
};

const TypeSpec kCoroutineType = {
    .slots = {.repr = generator_repr},
    .trace = trace_generator,
    .instance_bytes = sizeof(Generator),
    .methods = kCoroutineMethods,
    .properties = kCoroutineProperties,
};

const TypeSpec kAsyncGeneratorType = {
    .slots = {.repr = generator_repr},
    .trace = trace_generator,
    .instance_bytes = sizeof(Generator),
    .methods = kAsyncGeneratorMethods,
    .properties = kAsyncGeneratorProperties,
};

}  // namespace hognose
