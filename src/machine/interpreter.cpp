// The interpreter loop and run(): dispatch.h binds the handlers of handlers/*.inc together.
//
// The loop executes from the top frame until that frame is left. Uncommon cases are in slow/*.cpp.
#include <bit>
#include <cmath>

#include "base/foreign_math.h"
#include "machine/dispatch.h"
#include "machine/slow/paths.h"
#include "machine/small_int.h"
#include "machine/step_watcher.h"
#include "objects/containers/dict_table.h"
#include "objects/containers/key_match.h"
#include "objects/core/layouts.h"
#include "objects/core/type_id.h"

namespace hognose {

namespace {

// How the handlers access cells. The cells they use are in registers, which are exact roots, so an
// address need not stay in one word for the scan of the native stack (as_whole_word).
class RootedCells {
 public:
  explicit RootedCells(uintptr_t base) : base_(base) {}
  template <class T = Cell>
  T* at(uint32_t offset) const {
    return reinterpret_cast<T*>(base_ + offset);
  }
  template <class T = Cell>
  T* of(Value value) const {
    return at<T>(offset(value));
  }
  static uint32_t offset(Value value) { return static_cast<uint32_t>(value.bits()); }

 private:
  uintptr_t base_;
};

inline Value* entry_value(uintptr_t base, Dict* dict, uint32_t index) {
  return RootedCells(base).at<Value>(dict->entries.offset() +
                                     static_cast<uint32_t>(sizeof(DictEntries)) +
                                     static_cast<uint32_t>(sizeof(DictEntry)) * index +
                                     static_cast<uint32_t>(offsetof(DictEntry, value)));
}

// Finds an interned string key with a known hash, in a small dict and with a single probe. Null
// means only that this probe did not find it.
inline Value* small_dict_place(uintptr_t base, Value object, Value key) {
  Dict* dict = RootedCells(base).of<Dict>(object);
  const Str* name = RootedCells(base).of<Str>(key);
  constexpr uint8_t kWanted = kStrInterned | kStrHashed;
  if (dict->shape != shape_offset(TypeId::Dict) || name->shape != shape_offset(TypeId::Str) ||
      (name->flags & kWanted) != kWanted || dict->index_mask >= 128 || dict->length == 0) {
    return nullptr;
  }
  // An index of that size has slots of one byte. A negative slot is free or deleted.
  uint32_t slot = dict->index.offset() + static_cast<uint32_t>(sizeof(ByteArrayCell)) +
                  (name->hash & dict->index_mask);
  int8_t number = *RootedCells(base).at<int8_t>(slot);
  if (number < 0) return nullptr;
  Value* value = entry_value(base, dict, static_cast<uint32_t>(number));
  // The key is stored just before the value.
  return value[-1] == key ? value : nullptr;
}

// Finds a small int key, in a dict of any size.
inline Value* int_dict_place(uintptr_t base, Value object, Value key) {
  Dict* dict = RootedCells(base).of<Dict>(object);
  if (dict->shape != shape_offset(TypeId::Dict) || dict->length == 0) return nullptr;
  DictIndex index(dict);
  for (DictProbe probe(small_int_hash(key), index.mask()); probe.steps() < 4; probe.next()) {
    uint32_t number = index.get(probe.slot());
    if (number == DictIndex::kEmpty) return nullptr;
    if (number == DictIndex::kDummy) continue;
    Value* value = entry_value(base, dict, number);
    if (value[-1] == key) return value;
  }
  return nullptr;
}

// Finds the value of an exact string or small int key of a dict, if a short search finds it.
__attribute__((always_inline)) inline Value* quick_dict_place(uintptr_t base, Value object,
                                                              Value key) {
  if (key.is_cell()) return small_dict_place(base, object, key);
  return key.is_small_int() ? int_dict_place(base, object, key) : nullptr;
}

}  // namespace

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

#include "machine/handlers/arithmetic.inc"
#include "machine/handlers/control.inc"
#include "machine/handlers/objects.inc"
#include "machine/handlers/patterns.inc"
#include "machine/handlers/slow.inc"
}

#endif

bool Machine::watch() {
  if (instructions_to_fault != 0 && --instructions_to_fault == 0) {
    make_fault(fault_kind_, base.address());
  }
  return watcher == nullptr || watcher->step(*this);
}

Result<Value> Machine::run() {
  ++run_depth;
  exit_failure = Failure::None;
  // First unwind a failure that is already pending (an exception thrown into a generator).
  if (HOGNOSE_LIKELY(failure == Failure::None) || unwind()) run_loop(this);
  --run_depth;
  Failure failure = exit_failure;
  exit_failure = Failure::None;
  if (HOGNOSE_UNLIKELY(failure != Failure::None)) return failure;
  return exit_value;
}

}  // namespace hognose
