// The interpreter loop and run(): dispatch.h binds the handlers of handlers/*.inc together.
//
// The loop executes from the top frame until that frame is left. Uncommon cases are in slow/*.cpp.
#include <bit>
#include <cmath>

#include "base/foreign_math.h"
#include "machine/dispatch.h"
#include "machine/quick_attributes.h"
#include "machine/quick_cells.h"
#include "machine/quick_formats.h"
#include "machine/quick_items.h"
#include "machine/quick_iterators.h"
#include "machine/quick_natives.h"
#include "machine/slow/paths.h"
#include "machine/small_int.h"
#include "machine/step_watcher.h"
#include "objects/functions/generator.h"

namespace hognose {

#if HOGNOSE_TAIL_CALLS

namespace {

struct HandlerTable;
using Handler = void(HANDLER_ATTRIBUTES*)(HANDLER_PARAMETERS);
struct HandlerTable {
  Handler handlers[256];
};

// Loads the interpreter's registers from the frame on top.
#define RELOAD()                   \
  do {                             \
    FrameRecord* record = vm->top; \
    r = record->registers;         \
    k = record->words;             \
    pc = record->pc;               \
    fuel = vm->meter.slice;        \
  } while (0)

HANDLER_ATTRIBUTES __attribute__((noinline)) void unwind_path(HANDLER_PARAMETERS) {
  if (!vm->unwind()) return;
  RELOAD();
  NEXT();
}

template <SlowFunction function>
HANDLER_ATTRIBUTES __attribute__((noinline)) void slow_path(HANDLER_PARAMETERS) {
  vm->top->pc = pc;
  vm->meter.slice = fuel;
  if (UNLIKELY(!function(*vm, r, k, Instruction(insn)))) {
    [[clang::musttail]] return unwind_path(HANDLER_ARGUMENTS);
  }
  if (UNLIKELY(vm->heap.collection_due())) vm->collect_at_safepoint();
  pc = vm->top->pc;
  fuel = vm->meter.slice;
  NEXT();
}

template <SlowFunction function>
HANDLER_ATTRIBUTES __attribute__((noinline)) void slow_call(HANDLER_PARAMETERS) {
  vm->top->pc = pc;
  vm->meter.slice = fuel;
  if (UNLIKELY(!function(*vm, r, k, Instruction(insn)))) {
    if (vm->leaving) {
      vm->leaving = false;
      return;
    }
    [[clang::musttail]] return unwind_path(HANDLER_ARGUMENTS);
  }
  if (UNLIKELY(vm->heap.collection_due())) vm->collect_at_safepoint();
  RELOAD();
  NEXT();
}

#include "machine/handlers/generators.inc"
#include "machine/handlers/natives.inc"

// These use the handlers above.
#include "machine/handlers/arithmetic.inc"
#include "machine/handlers/control.inc"
#include "machine/handlers/objects.inc"
#include "machine/handlers/patterns.inc"
#include "machine/handlers/slow.inc"

HANDLER_ATTRIBUTES void op_invalid(HANDLER_PARAMETERS) {
  (void)vm, (void)r, (void)base, (void)pc, (void)k, (void)fuel, (void)insn, (void)table;
  __builtin_trap();
}

constinit const HandlerTable kTable = [] {
  HandlerTable table{};
  for (Handler& handler : table.handlers) handler = op_invalid;
#define OPCODE(name, operands, runs, handler, flow, effect) \
  table.handlers[static_cast<unsigned>(Opcode::name)] = op_##name;
#include "bytecode/opcodes.def"
  return table;
}();

// Replaces every handler while a watcher sees the steps. It runs the real handler, which dispatches
// through the same table again, so the next step is watched too.
HANDLER_ATTRIBUTES void watched_step(HANDLER_PARAMETERS) {
  vm->top->pc = pc;
  vm->meter.slice = fuel;
  if (UNLIKELY(!vm->watch())) {
    vm->failure = vm->meter.stop(StopReason::Cancelled);
    [[clang::musttail]] return unwind_path(HANDLER_ARGUMENTS);
  }
  [[clang::musttail]] return kTable.handlers[insn & 255](HANDLER_ARGUMENTS);
}

constinit const HandlerTable kWatchedTable = [] {
  HandlerTable table{};
  for (Handler& handler : table.handlers) handler = watched_step;
  return table;
}();

}  // namespace

__attribute__((noinline)) static void run_loop(Machine* vm) {
  uintptr_t base = vm->base.address();
  FrameRecord* record = vm->top;
  Value* r = record->registers;
  Value* k = record->words;
  const Instruction* pc = record->pc;
  int64_t fuel = vm->meter.slice;
  uint64_t insn = (pc++)->word();
  const HandlerTable* table = UNLIKELY(vm->is_watched()) ? &kWatchedTable : &kTable;
  table->handlers[insn & 255](HANDLER_ARGUMENTS);
}

#else

__attribute__((noinline)) static void run_loop(Machine* vm) {
  static const void* const handler_labels[256] = {
#define OPCODE(name, operands, runs, handler, flow, effect) &&label_##name,
#include "bytecode/opcodes.def"
  };
  // While a watcher sees the steps, every instruction is dispatched to it first.
  static const void* const watched_labels[256] = {
#define OPCODE(name, operands, runs, handler, flow, effect) &&watched_step,
#include "bytecode/opcodes.def"
  };
  const void* const* const labels = vm->is_watched() ? watched_labels : handler_labels;
  const uintptr_t base = vm->base.address();
  Value* r;
  Value* k;
  const Instruction* pc;
  int64_t fuel;
  uint64_t insn;

reload: {
  FrameRecord* record = vm->top;
  r = record->registers;
  k = record->words;
  pc = record->pc;
  fuel = vm->meter.slice;
  NEXT();
}
failed:
  if (vm->leaving) {
    vm->leaving = false;
    return;
  }
  if (!vm->unwind()) return;
  goto reload;
watched_step:
  vm->top->pc = pc;
  vm->meter.slice = fuel;
  if (UNLIKELY(!vm->watch())) {
    vm->failure = vm->meter.stop(StopReason::Cancelled);
    goto failed;
  }
  goto* handler_labels[insn & 255];

#include "machine/handlers/generators.inc"
#include "machine/handlers/natives.inc"

// These use the handlers above.
#include "machine/handlers/arithmetic.inc"
#include "machine/handlers/control.inc"
#include "machine/handlers/objects.inc"
#include "machine/handlers/patterns.inc"
#include "machine/handlers/slow.inc"
}

#endif

bool Machine::watch() {
#ifdef HOGNOSE_CORRUPT
  if (heap.corruptor.is_on() && top->words != nullptr) {
    heap.corruptor.turn(top->registers, loaded_code_of(*top)->register_count);
  }
#endif
  if (instructions_to_fault != 0) {
    --instructions_to_fault;
    if (instructions_to_fault == 0) make_fault(fault_kind_, base.address());
  }
  return watcher == nullptr || watcher->step(*this);
}

Result<Value> Machine::run() {
  ++run_depth;
  exit_failure = Failure::None;
  // First unwind a failure that is already pending (an exception thrown into a generator).
  if (HOGNOSE_LIKELY(failure == Failure::None) || unwind()) run_loop(this);
  --run_depth;
  // Collections inside of this call kept all code.
  if (HOGNOSE_UNLIKELY(run_depth <= 1 && codes.wants_sweep())) heap.request_collection();
  Failure failure = exit_failure;
  exit_failure = Failure::None;
  if (HOGNOSE_UNLIKELY(failure != Failure::None)) return failure;
  return exit_value;
}

}  // namespace hognose
