// How coroutines are driven: the type coroutine_wrapper, and the iterators that `await` uses.
//
// The Delegate instruction runs the iterators.
#include "objects/containers/iterators.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/functions/generator.h"
#include "objects/protocols/special.h"

namespace hognose {

bool is_native_coroutine(Vm& vm, Value value) {
  if (vm.is_exactly(value, TypeId::Coroutine)) return true;
  return vm.is_exactly(value, TypeId::Generator) &&
         (vm.known<Generator>(value)->flags & kGeneratorIterableCoroutine) != 0;
}

Result<Value> awaitable_iterator_calling(Vm& vm, Value value) {
  if (is_native_coroutine(vm, value) || vm.is_exactly(value, TypeId::AsyncGeneratorSend) ||
      vm.is_exactly(value, TypeId::AsyncGeneratorThrow)) {
    return value;
  }
  Value self;
  Value method = TRY(special_method_calling(vm, value, Name::Await, &self));
  if (method.is_undefined()) {
    return vm.raise(TypeId::TypeError, "'{}' object can't be awaited", type_name(vm, value));
  }
  Value iterator = TRY(self.is_undefined() ? vm.call(method, {}) : vm.call(method, {self}));
  if (is_native_coroutine(vm, iterator)) {
    return vm.raise(TypeId::TypeError, "__await__() returned a coroutine");
  }
  if (!is_iterator(vm, iterator)) {
    return vm.raise(TypeId::TypeError, "__await__() returned non-iterator of type '{}'",
                    type_name(vm, iterator));
  }
  return iterator;
}

namespace {

Value coroutine_of(Vm& vm, Value self) {
  return Value::from_cell(vm.known<CoroutineWrapper>(self)->coroutine.get());
}

void trace_wrapper(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<CoroutineWrapper*>(cell)->coroutine);
}

Result<Value> wrapper_next(Vm& vm, Value self) {
  return call_method_calling(vm, coroutine_of(vm, self), Name::Send, {Value::none()});
}

Result<Value> wrapper_send(Vm& vm, const Value* arguments) {
  return call_method_calling(vm, coroutine_of(vm, arguments[0]), Name::Send, {arguments[1]});
}

Result<Value> wrapper_throw(Vm& vm, const Value* arguments) {
  Value exception = TRY(thrown_exception_calling(vm, arguments[1], arguments[2], arguments[3]));
  return call_method_calling(vm, coroutine_of(vm, arguments[0]), Name::Throw, {exception});
}

Result<Value> wrapper_close(Vm& vm, const Value* arguments) {
  return call_method_calling(vm, coroutine_of(vm, arguments[0]), Name::Close, {});
}

constexpr NativeRow kWrapperMethods[] = {
    {"send(self, value, /)", wrapper_send},
    {"throw(self, type, value=<none>, traceback=<none>, /)", wrapper_throw},
    {"close(self, /)", wrapper_close},
};

}  // namespace

const TypeSpec kCoroutineWrapperType = {
    .doc = "What `await` on a coroutine drives: its __await__().",
    .slots = {.iterate = iterate_self, .next = wrapper_next},
    .trace = trace_wrapper,
    .instance_bytes = sizeof(CoroutineWrapper),
    .methods = kWrapperMethods,
};

}  // namespace hognose
