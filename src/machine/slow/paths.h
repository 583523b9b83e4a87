// Slow paths of the handlers: one function for each handler that has one, grouped in files by
// subject.
// Each stores its result through r and returns false after a failure.
#pragma once

#include "heap/fault.h"
#include "machine/dispatch.h"
#include "objects/core/boot.h"

namespace hognose {

// A name constant of a cache or a U operand: an interned string.
inline Str* name_at(Machine& vm, const Value* k, int32_t index) { return vm.cell<Str>(k[index]); }

// slow/containers.cpp: the text that names a callable in errors about its arguments; whether iter()
// would accept a value.
Result<Str*> callable_text_calling(Machine& vm, Value callee);
bool is_iterable(Machine& vm, Value value);

// Whether the receiver of a method has the layout that the native was written for: it is an
// instance of the type itself or of a class derived from it.
inline bool has_layout_of(const Machine& vm, const NativeEntry& entry, Value receiver) {
  if (receiver.is_cell() && is_exactly(vm.cell(receiver), entry.owner)) return true;
  return is_plainly_built_as(vm, receiver, entry.owner);
}

// What a native gives to the guest. A mark of the engine in its place would be a mistake that a
// program could build on, so it ends the run.
inline Result<Value> checked_result(Result<Value> result) {
  HOGNOSE_CHECK(result.failed() || !result.value().is_undefined());
  return result;
}

// Calls a native with arguments in registers, for handlers and slow paths.
inline Result<Value> call_in_place(Machine& vm, const NativeEntry& entry, Value* arguments,
                                   size_t count) {
  RegisterGuard::Closed closed(vm, arguments + count);
  return checked_result(entry.code(vm, arguments));
}

// Calls a native with constant defaults for the parameters after the arguments. Their values are
// beyond the arguments and may be beyond the frame: an ArgumentWindow keeps them from being
// overwritten by what the native calls. There is room in the slack above everything live.
Result<Value> call_with_defaults(Machine& vm, const NativeEntry& entry, Value* arguments,
                                 size_t count);

// The same for a native with *args, which gets some of the arguments.
Result<Value> call_gathering(Machine& vm, const NativeEntry& entry, Value* arguments, size_t count);

// Calls a native with few parameters, the last arguments being those with names, if each of them
// has a place. Returns false if nothing was called. The parameters take the place of the arguments
// and some registers behind them, for which there is room in the slack above everything live.
Result<bool> call_with_names(Machine& vm, Value callee, Value* arguments, size_t count,
                             const Tuple& names, Value* result);

// The slow path of each opcode that has one, and of parts of handlers. A function that is not
// defined is never called.
#define SLOW_PATH(name) bool slow_##name(Machine& vm, Value* r, Value* k, Instruction instruction);
#define OPCODE(name, operands, runs, handler, flow, effect) SLOW_PATH(name)
#include "bytecode/opcodes.def"
SLOW_PATH(fuel)
SLOW_PATH(CallClass)
SLOW_PATH(CallBuiltin)
SLOW_PATH(CallBuiltinMethod)
SLOW_PATH(CallSend)
SLOW_PATH(YieldFurther)
#undef SLOW_PATH

// In a slow path: yields the value of a Result. On failure stores it in vm.failure for the unwinder
// and returns false.
#define SLOW_TRY(...)                              \
  __extension__({                                  \
    auto slow_result_ = (__VA_ARGS__);             \
    if (HOGNOSE_UNLIKELY(slow_result_.failed())) { \
      vm.failure = slow_result_.failure();         \
      return false;                                \
    }                                              \
    slow_result_.take();                           \
  })
#define SLOW_FAIL(failure_expression)  \
  do {                                 \
    vm.failure = (failure_expression); \
    return false;                      \
  } while (0)
#define SLOW_PATH(name)                                                     \
  bool slow_##name([[maybe_unused]] Machine& vm, [[maybe_unused]] Value* r, \
                   [[maybe_unused]] Value* k, [[maybe_unused]] Instruction instruction)

}  // namespace hognose
