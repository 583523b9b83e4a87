// Slow paths of loops: fuel at the end of a slice, and iteration over anything but ranges, lists
// and tuples.
//
// handlers/control.inc describes the loop registers.
#include <utility>

#include "machine/method_frames.h"
#include "machine/quick_iterators.h"
#include "machine/slow/paths.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

SLOW_PATH(fuel) {
  Result<void> checked = vm.meter.check();
  if (HOGNOSE_LIKELY(checked.ok())) return true;
  // The pc is the target of a jump or call. The run stopped there, not at the instruction before
  // it.
  ++vm.top->pc;
  SLOW_FAIL(checked.failure());
}

SLOW_PATH(GetIterator) {
  r[instruction.a()] = SLOW_TRY(iterate_calling(vm, r[instruction.b()]));
  return true;
}

SLOW_PATH(GetLoopSource) {
  Value source = r[instruction.b()], loop[3];
  r[instruction.a()] =
      quick_loop(vm.base.address(), source, loop) ? source : SLOW_TRY(iterate_calling(vm, source));
  return true;
}

SLOW_PATH(ForPrepare) {
  Value source = r[instruction.b()];
  Value* loop = r + instruction.a();
  if (quick_loop(vm.base.address(), source, loop)) return true;
  loop[0] = SLOW_TRY(iterate_calling(vm, source));
  loop[1] = Value::undefined();
  loop[2] = Value::none();
  return true;
}

namespace {

// Whether it is an instance of a guest class with the layout of a built-in type, such as a stream.
bool has_built_in_base(const Machine& vm, Value value) {
  if (!value.is_cell()) return false;
  const Cell* cell = vm.cell(value);
  return exact_type_id(cell) == TypeId::Guest && layout_of(cell) != TypeId::Object;
}

// One step of a general iterator. A generator becomes a frame of this loop: its item arrives in
// `target` and execution continues at `with_item`, or at `at_end` when it is exhausted.
bool for_step(Machine& vm, Value iterator, Value* target, const Instruction* with_item,
              const Instruction* at_end) {
  if (vm.is_exactly(iterator, TypeId::Generator)) {
    Generator* generator = vm.known<Generator>(iterator);
    if (generator->state == GeneratorState::Finished) {
      vm.top->pc = at_end;
      return true;
    }
    vm.top->pc = with_item;
    SLOW_TRY(vm.push_generator(generator, Value::none(), target, kFrameGenerator, at_end));
    return true;
  }
  if (!has_built_in_base(vm, iterator)) {
    const Instruction* next = std::exchange(vm.top->pc, with_item);
    CallProgress progress = push_next(vm, iterator, target, at_end);
    if (progress != CallProgress::Returned) return progress == CallProgress::Pushed;
    vm.top->pc = next;
  }
  Value item = SLOW_TRY(next_calling(vm, iterator));
  if (item.is_undefined()) {
    vm.top->pc = at_end;
  } else {
    *target = item;
    vm.top->pc = with_item;
  }
  return true;
}

}  // namespace

SLOW_PATH(ForEnter) {
  const Value iterator = r[instruction.b()];
  Value* target = &r[instruction.a()];
  const Value item = quick_next(vm, iterator);
  if (!item.is_undefined()) {
    *target = item;
    return true;
  }
  const Instruction* next = vm.top->pc;
  return for_step(vm, iterator, target, next, next + instruction.d());
}

SLOW_PATH(ForNext) {
  const Instruction* next = vm.top->pc;
  SLOW_TRY(vm.meter.charge(1));
  return for_step(vm, r[instruction.b()], &r[instruction.a()], next + instruction.d(), next);
}

}  // namespace hognose
