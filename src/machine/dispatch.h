// Dispatch: turns one set of handler bodies into an interpreter.
//
// With clang every handler is a function that ends in a guaranteed tail call to the next one and
// keeps the machine state in registers (preserve_none). With other compilers, and under the
// sanitizers (which cannot compile preserve_none), the same bodies are labels in one function with
// computed gotos.
//
// A body sees: vm (Machine*), r (registers), base (cage address), pc (next instruction), k
// (constants and caches), fuel, insn (this instruction, raw). It ends in NEXT() or in one of:
//   SLOW(f)       Calls bool f(Machine&, Value* r, Value* k, Instruction). It returns false for a
//                 failure to unwind. It takes a jump by changing vm.top->pc.
//   SLOW_CALL(f)  The same for functions that may push or pop frames: all state is reloaded. If
//                 f returns false with vm.leaving set, the loop is left.
//   UNWIND()      After vm.failure has been set.
//   CONTINUE(h)   Runs the rest of this instruction in HANDLER(h). Define h before its users.
// Slow functions and handlers are noinline and reached by a tail call, so fast handlers need no
// prologue.
#pragma once

#include "machine/machine.h"

#if defined(__clang__) && !defined(__SANITIZE_ADDRESS__) && !defined(HOGNOSE_DEV)
#if __has_attribute(preserve_none) && __has_cpp_attribute(clang::musttail)
#define HOGNOSE_TAIL_CALLS 1
#endif
#endif
#ifndef HOGNOSE_TAIL_CALLS
#define HOGNOSE_TAIL_CALLS 0
#endif

namespace hognose {

using SlowFunction = bool (*)(Machine& vm, Value* r, Value* k, Instruction instruction);

}  // namespace hognose

#define INSN_A ((insn >> 8) & 255)
#define INSN_B ((insn >> 16) & 255)
#define INSN_C ((insn >> 24) & 255)
#define INSN_SIGNED_B static_cast<int64_t>(static_cast<int8_t>(insn >> 16))
#define INSN_SIGNED_C static_cast<int64_t>(static_cast<int8_t>(insn >> 24))
#define INSN_D static_cast<int64_t>(static_cast<int32_t>(insn >> 32))
#define RA r[INSN_A]
#define RB r[INSN_B]
#define RC r[INSN_C]
#define KD k[INSN_D]
#define LIKELY(condition) HOGNOSE_LIKELY(condition)
#define UNLIKELY(condition) HOGNOSE_UNLIKELY(condition)

// A taken branch must stay a branch: a conditional move would put pc on the data-dependency chain.
#define TAKE_JUMP()                  \
  do {                               \
    pc += INSN_D;                    \
    __asm__ volatile("" : "+r"(pc)); \
    NEXT();                          \
  } while (0)

#if HOGNOSE_TAIL_CALLS

#define HANDLER_ATTRIBUTES __attribute__((preserve_none))
#define HANDLER_PARAMETERS                                                              \
  Machine *vm, Value *r, uintptr_t base, const Instruction *pc, Value *k, int64_t fuel, \
      uint64_t insn, const HandlerTable *table
#define HANDLER_ARGUMENTS vm, r, base, pc, k, fuel, insn, table
#define OP(name) HANDLER(op_##name)
#define HANDLER(name)                                                                           \
  static HANDLER_ATTRIBUTES __attribute__((noinline)) void name(                                \
      [[maybe_unused]] Machine* vm, [[maybe_unused]] Value* r, [[maybe_unused]] uintptr_t base, \
      [[maybe_unused]] const Instruction* pc, [[maybe_unused]] Value* k,                        \
      [[maybe_unused]] int64_t fuel, [[maybe_unused]] uint64_t insn,                            \
      [[maybe_unused]] const HandlerTable* table)
#define CONTINUE(name) [[clang::musttail]] return name(HANDLER_ARGUMENTS)
#define NEXT()                                                                 \
  do {                                                                         \
    insn = (pc++)->word();                                                     \
    [[clang::musttail]] return table->handlers[insn & 255](HANDLER_ARGUMENTS); \
  } while (0)
#define SLOW(function) [[clang::musttail]] return slow_path<function>(HANDLER_ARGUMENTS)
#define SLOW_CALL(function) [[clang::musttail]] return slow_call<function>(HANDLER_ARGUMENTS)
#define UNWIND() [[clang::musttail]] return unwind_path(HANDLER_ARGUMENTS)
#else

#define OP(name) label_##name:
#define HANDLER(name) handler_##name:
#define CONTINUE(name) goto handler_##name
#define NEXT()                \
  do {                        \
    insn = (pc++)->word();    \
    goto* labels[insn & 255]; \
  } while (0)
#define SLOW(function)                                                   \
  do {                                                                   \
    vm->top->pc = pc;                                                    \
    vm->meter.slice = fuel;                                              \
    if (UNLIKELY(!function(*vm, r, k, Instruction(insn)))) goto failed;  \
    if (UNLIKELY(vm->heap.collection_due())) vm->collect_at_safepoint(); \
    goto reload;                                                         \
  } while (0)
#define SLOW_CALL(function) SLOW(function)
#define UNWIND() goto failed

#endif

#define CHARGE_FUEL() \
  if (UNLIKELY(--fuel < 0)) SLOW(slow_fuel)
