// Generators: frames that leave the register stack and return to it.
//
// A suspended generator keeps its registers in the cage. Resuming copies them to the top of the
// register stack and pushes a record. For loops and `yield from` do this within the interpreter
// loop; next(), send() and throw() from natives run a nested loop.
#include <algorithm>
#include <cstring>

#include "machine/slow/paths.h"
#include "machine/step_watcher.h"
#include "objects/attributes/attributes.h"
#include "objects/core/make.h"
#include "objects/exceptions/fields.h"
#include "objects/functions/generator.h"
#include "objects/lifetime/lifecycle.h"
#include "objects/protocols/special.h"

namespace hognose {

namespace {

TypeId generator_type(const Code& code) {
  if ((code.flags & kCodeAsyncGenerator) != 0) return TypeId::AsyncGenerator;
  if ((code.flags & kCodeCoroutine) != 0) return TypeId::Coroutine;
  return TypeId::Generator;
}

// Returns the generator or coroutine that the iterator wraps, if the loop can run it as one of its
// frames.
Generator* resumable_of(Vm& vm, Value value) {
  if (vm.is_exactly(value, TypeId::Generator) || vm.is_exactly(value, TypeId::Coroutine)) {
    return vm.known<Generator>(value);
  }
  if (!vm.is_exactly(value, TypeId::CoroutineWrapper)) return nullptr;
  return vm.known<CoroutineWrapper>(value)->coroutine.get();
}

Failure raise_reused(Vm& vm) {
  return vm.raise(TypeId::RuntimeError, "cannot reuse already awaited coroutine");
}

}  // namespace

// Turns the running frame into a generator object, which becomes the result of the call.
Result<void> Machine::make_generator() {
  FrameRecord* record = top;
  LoadedCode* loaded = loaded_code_of(*record);
  Generator* generator = TRY(make<Generator>(generator_type(*loaded->code)));
  ValueArray* registers =
      TRY(make<ValueArray>(TypeId::ValueArray, loaded->register_count * sizeof(Value)));
  registers->capacity = loaded->register_count;
  // Temporaries are dead here. Only the locals and the registers cleared at entry have values.
  uint32_t kept = std::max(loaded->code->local_count, loaded->cleared_to);
  for (uint32_t i = 0; i < loaded->register_count; ++i) {
    registers->values[i] = i < kept ? record->registers[i] : Value::undefined();
  }
  generator->code_index = loaded->index();
  generator->registers = registers;
  generator->resume = static_cast<uint32_t>(record->pc - loaded->entry);
  generator->state = GeneratorState::Created;
  generator->kept = kept;
  generator->delegate = Value::undefined();
  generator->handled = Value::undefined();
  if (record->function != 0) {
    generator->function = Value::from_offset(record->function);
    Function* function = base.at<Function>(record->function);
    generator->name = function->name.get();
    generator->qualified_name = function->qualified_name.get();
  } else {  // code of a module that awaits
    generator->function = Value::undefined();
    generator->name = base.at<Str>(loaded->name);
    generator->qualified_name = base.at<Str>(loaded->qualified_name);
  }
  *record->result = Value::from_cell(generator);
  // If it is dropped while suspended inside a try or with, it still has cleanup to run.
  bool may_finish =
      !loaded->code->exceptions.empty() && generator_type(*loaded->code) != TypeId::AsyncGenerator;
  if (may_finish) TRY(watch_generator(*this, generator));
  return {};
}

// How the generator goes on, as its code says. False: it does not go on there.
static bool find_start(const Generator* generator, const CallTarget* target, Resumption* found) {
  const Code& code = *loaded_code_at(target)->code;
  if (exact_type_id(generator) != generator_type(code)) return false;
  if (generator->state != GeneratorState::Created) {
    return find_resumption(target, generator->resume, found);
  }
  found->kept = std::max(code.local_count, code.cleared_to);
  const uint32_t before = generator->resume - 1;
  return before < code.instructions.size() - 1 &&
         target->entry[before].opcode() == Opcode::MakeGenerator;
}

// The value to resume a generator with when an exception is thrown into it. The register for a sent
// value must keep its value, because it may be that of a variable.
Value Machine::value_kept(const Generator* generator) const {
  const ValueArray* registers = generator->registers.get();
  const LoadedCode* code = loaded(generator->code_index);
  Resumption resumption;
  bool is_suspended = generator->state == GeneratorState::Suspended && registers != nullptr &&
                      code != nullptr &&
                      find_start(generator, codes.target(generator->code_index), &resumption) &&
                      resumption.sent_to < registers->capacity;
  return is_suspended ? registers->values[resumption.sent_to] : Value::none();
}

Result<void> Machine::push_generator(Generator* generator, Value sent, Value* result,
                                     uint32_t flags, const Instruction* exhausted) {
  if (generator->state == GeneratorState::Running) {
    return raise(TypeId::ValueError, "{} already executing", generator_kind_name(generator));
  }
  LoadedCode* code = loaded(generator->code_index);
  ValueArray* registers = generator->registers.get();
  Resumption resumption;
  if (HOGNOSE_UNLIKELY(code == nullptr || registers == nullptr ||
                       registers->capacity != code->register_count ||
                       !find_start(generator, codes.target(generator->code_index), &resumption))) {
    return raise(TypeId::SystemError, "a generator is damaged");
  }
  if (generator->state == GeneratorState::Created && !sent.is_none()) {
    return raise(TypeId::TypeError, "can't send non-None value to a just-started {}",
                 generator_kind_name(generator));
  }
  TRY(meter.charge(1));
  FrameRecord* record = top + 1;
  Value* start = stack_top();
  if (HOGNOSE_LIKELY(record < records_end && start + code->register_count <= stack_end)) {
    record->registers = start;
    record->words = code->words;
    record->result = result;
    record->function = offset_of(generator);
    record->flags = flags | kFrameGenerator;
    set_top(record);
  } else {
    record = TRY(push_record(code, start, result, offset_of(generator), flags | kFrameGenerator));
  }
  copy_registers(record->registers, registers->values.data(), resumption.kept);
  record->pc = code->entry + generator->resume;
  if (generator->state == GeneratorState::Suspended) {
    record->registers[resumption.sent_to] = sent;
  }
  record->saved = handled.innermost;
  record->exhausted = exhausted;
  Value own = generator->handled;
  generator->handled = handled.outer;
  if (!handled.innermost.is_undefined()) handled.outer = handled.innermost;
  handled.innermost = own;
  generator->state = GeneratorState::Running;
  generator->delegate = Value::undefined();
  return {};
}

CallProgress Machine::begin_resumption(Value generator, Value sent, Value otherwise,
                                       Value* result) {
  if (!is_exactly(generator, TypeId::Generator)) return CallProgress::Returned;
  auto* resumed = known<Generator>(generator);
  if (resumed->state == GeneratorState::Finished) return CallProgress::Returned;
  const Instruction* exhausted = otherwise.is_undefined() ? nullptr : top->pc;
  Result<void> pushed = meter.charge(1);
  if (pushed.ok()) {
    pushed = push_generator(resumed, sent, result, kFrameGenerator, exhausted);
  }
  if (pushed.failed()) {
    failure = pushed.failure();
    return CallProgress::Failed;
  }
  if (exhausted != nullptr) *result = otherwise;
  return CallProgress::Pushed;
}

inline Generator* Machine::suspend_top(const Instruction* resume, uint32_t used) {
  FrameRecord* record = top;
  LoadedCode* loaded = loaded_code_of(*record);
  Generator* generator = base.at<Generator>(record->function);
  ValueArray* registers = generator->registers.get();
  if (registers != nullptr && registers->capacity == loaded->register_count) {
    copy_registers(registers->values.data(), record->registers, used);
    // Clear the registers that only an earlier suspension had to keep.
    const uint32_t before = std::min(generator->kept, loaded->register_count);
    clear_registers(registers->values.data(), used, before);
    generator->kept = used;
  }
  generator->resume = static_cast<uint32_t>(resume - loaded->entry);
  generator->state = GeneratorState::Suspended;
  generator->handled = leave_generator(*record, generator);
  return generator;
}

// Suspends the top generator. Returns true if the loop continues in the frame that receives the
// value.
bool Machine::yield_value(Value value, const Instruction* resume, uint32_t used) {
  for (;;) {
    FrameRecord* record = top;
    Generator* generator = suspend_top(resume, used);
    if ((record->flags & kFrameEntry) != 0) return leave_loop(record, value, false);
    set_top(record - 1);
    if ((record->flags & kFrameDelegate) == 0) {
      *record->result = value;
      return true;
    }
    // The frame below delegates to this one by `yield from`. It yields the value too, and its
    // Delegate instruction runs again when it is resumed.
    resume = top->pc - 1;
    used = loaded_code_of(*top)->register_count;
    base.at<Generator>(top->function)->delegate = Value::from_cell(generator);
  }
}

// Suspends the async generator on top. The value is the result of its driver; the frame that awaits
// the driver continues.
bool Machine::yield_async_value(Value value, const Instruction* resume, uint32_t used) {
  FrameRecord* record = top;
  Generator* generator = suspend_top(resume, used);
  if ((record->flags & kFrameEntry) != 0) return leave_loop(record, value, false);
  end_async_drive(*this, generator);
  set_top(record - 1);
  *record->result = value;
  top->pc = record->exhausted;
  return true;
}

Result<Value> GuestCalls::resume_generator(Generator* generator, Value sent, Value* result) {
  Machine& machine = static_cast<Machine&>(*this);
  if (generator->state == GeneratorState::Finished) {
    if (machine.is_exactly(Value::from_cell(generator), TypeId::Coroutine)) {
      return raise_reused(machine);
    }
    *result = Value::none();
    return Value::undefined();
  }
  if (HOGNOSE_UNLIKELY(machine.stack.is_exhausted())) return machine.raise_recursion_error("");
  TRY(machine.push_generator(generator, sent, &machine.discarded, kFrameEntry, nullptr));
  Value value = TRY(machine.run());
  if (!machine.exit_finished) return value;
  *result = value;
  return Value::undefined();
}

// The generator is on top, and has just yielded: its next instruction follows the Yield.
void GuestCalls::suspend_in_place() {
  Machine& machine = static_cast<Machine&>(*this);
  const Instruction* next = machine.top->pc;
  const Instruction yield = next[-1];
  machine.suspend_top(next, static_cast<uint32_t>(yield.d()));
  machine.set_top(machine.top - 1);
}

Result<Value> GuestCalls::resume_in_place(Generator* generator, bool* stays) {
  Machine& machine = static_cast<Machine&>(*this);
  if (HOGNOSE_UNLIKELY(machine.stack.is_exhausted())) {
    if (*stays) suspend_in_place();
    *stays = false;
    return machine.raise_recursion_error("");
  }
  const bool has_stayed = *stays;
  if (has_stayed) {
    TRY(machine.meter.charge(1));
    const FrameRecord* top = machine.top;
    top->registers[top->pc[-1].a()] = Value::none();
    // A watcher reads there where the generator goes on.
    if (HOGNOSE_UNLIKELY(machine.watcher != nullptr)) {
      generator->resume = static_cast<uint32_t>(top->pc - loaded_code_of(*top)->entry);
    }
  } else {
    if (generator->state == GeneratorState::Finished) return Value::undefined();
    constexpr uint32_t kFlags = kFrameEntry | kFrameInPlace;
    TRY(machine.push_generator(generator, Value::none(), &machine.discarded, kFlags, nullptr));
  }
  const FrameRecord* record = machine.top;
  Result<Value> value = machine.run();
  *stays = machine.top == record;
  if (*stays && !has_stayed) {
    // The registers in the heap would keep alive what the generator has dropped.
    const uint32_t count = loaded_code_of(*record)->register_count;
    ValueArray* registers = generator->registers.get();
    if (registers != nullptr && registers->capacity == count) {
      clear_registers(registers->values.data(), 0, std::min(generator->kept, count));
      generator->kept = 0;
    }
  }
  if (value.ok() && machine.exit_finished) return Value::undefined();
  return value;
}

namespace {

Result<StepResult> stop_iteration_step(Vm& vm, Failure failure) {
  if (!vm.pending_matches(failure, TypeId::StopIteration)) return failure;
  Value exception = vm.take_pending();
  return StepResult{Value::undefined(), stop_iteration_value(vm, vm.known<Exception>(exception))};
}

AsyncStep* async_step_of(Vm& vm, Value value) {
  if (!vm.is_exactly(value, TypeId::AsyncGeneratorSend) &&
      !vm.is_exactly(value, TypeId::AsyncGeneratorThrow)) {
    return nullptr;
  }
  return vm.known<AsyncStep>(value);
}

Result<void> close_delegate(Vm& vm, Value delegate) {
  Result<Value> method = find_attribute_calling(vm, delegate, vm.name(Name::Close));
  if (method.failed()) {
    // As in CPython, the error is reported and the delegate is treated as having no close().
    if (method.failure() == Failure::Stopped) return Failure::Stopped;
    Value exception = vm.take_pending();
    if (vm.tables.lifecycle->report == nullptr) return {};
    return vm.tables.lifecycle->report(vm, "while closing generator", delegate, exception);
  }
  if (!method.value().is_undefined()) TRY(vm.call(method.value(), {}));
  return {};
}

}  // namespace

Result<StepResult> send_to_iterator_calling(Vm& vm, Value iterator, Value sent) {
  if (Generator* generator = resumable_of(vm, iterator)) {
    Value returned;
    Value item = TRY(vm.resume_generator(generator, sent, &returned));
    return StepResult{item, returned};
  }
  if (AsyncStep* step = async_step_of(vm, iterator)) return async_step_send_calling(vm, step, sent);
  Result<Value> item = Value::undefined();
  if (!sent.is_none()) {
    item = call_method_calling(vm, iterator, Name::Send, {sent});
  } else {
    TypeId id = exact_type_id(iterator, vm.base);
    if (id == TypeId::Guest) {
      item = call_special_calling(vm, iterator, Name::Next, {});
      if (item.ok() && item.value().is_undefined()) {
        return vm.raise(TypeId::TypeError, "'{}' object is not an iterator",
                        type_name(vm, iterator));
      }
    } else if (slots_of(vm, id).next != nullptr) {
      if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
      item = slots_of(vm, id).next(vm, iterator);
    } else {
      return vm.raise(TypeId::TypeError, "'{}' object is not an iterator", type_name(vm, iterator));
    }
  }
  if (item.failed()) return stop_iteration_step(vm, item.failure());
  return StepResult{item.value(), Value::none()};
}

Result<StepResult> throw_into_iterator_calling(Vm& vm, Value iterator, Value exception) {
  if (Generator* generator = resumable_of(vm, iterator)) {
    Value returned;
    Value item = TRY(vm.throw_into_generator(generator, exception, &returned));
    return StepResult{item, returned};
  }
  if (AsyncStep* step = async_step_of(vm, iterator)) {
    return async_step_throw_calling(vm, step, exception);
  }
  Value method = TRY(find_attribute_calling(vm, iterator, vm.name(Name::Throw)));
  Result<Value> item =
      method.is_undefined() ? vm.raise_value(exception) : vm.call(method, {exception});
  if (item.failed()) return stop_iteration_step(vm, item.failure());
  return StepResult{item.value(), Value::none()};
}

// The generator with kFrameEntry is on top, at the instruction where it is suspended. The iterators
// that it delegates to by `yield from` and `await` become frames above it, down to the innermost
// one that the loop can run, so a chain of any length costs no C++ stack. The exception is then
// raised in the last frame.
Result<Value> Machine::throw_into_top(Value exception, Value* result) {
  const Value outer = handled.outer;
  for (;;) {
    Instruction at = *top->pc;
    if (at.opcode() != Opcode::Delegate) {
      // The only context of a thrown exception is the exception that the generator itself was
      // handling.
      handled.outer = Value::undefined();
      failure = raise_value(exception);
      handled.outer = outer;
      break;
    }
    // From here on an error counts as raised by the Delegate instruction.
    const Instruction* next = ++top->pc;
    Value* target = top->registers + at.a();
    Value delegate = top->registers[at.b()];
    Generator* inner = resumable_of(*this, delegate);
    if (inner != nullptr && inner->state != GeneratorState::Created &&
        inner->state != GeneratorState::Finished) {
      Result<void> pushed =
          push_generator(inner, value_kept(inner), target,
                         kFrameGenerator | kFrameDelegate | kFrameThrown, next + at.d());
      if (pushed.ok()) {
        // As in CPython, the generators in between do not run: the exceptions they handle are not
        // visible inside.
        handled.outer = outer;
        continue;
      }
      failure = pushed.failure();
      break;
    }
    Result<StepResult> step = throw_into_iterator_calling(*this, delegate, exception);
    if (step.failed()) {
      failure = step.failure();
      bool has_context = failure == Failure::Raised && !handled.innermost.is_undefined();
      if (has_context) failure = raise_value(take_pending());
    } else if (step.value().item.is_undefined()) {
      *target = step.value().returned;
      top->pc = next + at.d();
    } else {
      if (HOGNOSE_UNLIKELY(watcher != nullptr)) watcher->suspends(*this);
      yield_value(step.value().item, next - 1, loaded_code_of(*top)->register_count);
      leaving = false;
      return exit_value;
    }
    break;
  }
  Value value = TRY(run());
  if (!exit_finished) return value;
  *result = value;
  return Value::undefined();
}

Result<Value> Machine::throw_into(Generator* generator, Value exception, Value* result) {
  if (stack.is_exhausted()) return raise_recursion_error("");
  if (generator->state == GeneratorState::Running) {
    return raise(TypeId::ValueError, "{} already executing", generator_kind_name(generator));
  }
  if (generator->state == GeneratorState::Finished) {
    if (is_exactly(Value::from_cell(generator), TypeId::Coroutine)) return raise_reused(*this);
    pending_ = exception;
    return Failure::Raised;
  }
  if (generator->state == GeneratorState::Created) {
    generator->state = GeneratorState::Finished;
    generator->registers = nullptr;
    pending_ = exception;
    return Failure::Raised;
  }
  bool delegate_is_closed = false;
  if (is_instance(*this, exception, TypeId::GeneratorExit)) {
    // The inner iterator is closed first. Then this generator raises the GeneratorExit, or the
    // error that closing raised (PEP 380).
    Value delegate = TRY(delegate_of(*this, generator));
    if (!delegate.is_undefined()) {
      generator->state = GeneratorState::Running;
      Result<void> closed = close_delegate(*this, delegate);
      generator->state = GeneratorState::Suspended;
      if (closed.failed()) {
        if (closed.failure() == Failure::Stopped) return Failure::Stopped;
        exception = take_pending();
      }
      delegate_is_closed = true;
    }
  }
  TRY(push_generator(generator, value_kept(generator), &discarded, kFrameEntry, nullptr));
  if (delegate_is_closed) {
    // The exception arises at the Delegate instruction. The iterator that was closed may have
    // changed the generator.
    HOGNOSE_CHECK(top->pc->opcode() == Opcode::Delegate);
    ++top->pc;
  }
  return throw_into_top(exception, result);
}

Result<Value> GuestCalls::throw_into_generator(Generator* generator, Value exception,
                                               Value* result) {
  return static_cast<Machine&>(*this).throw_into(generator, exception, result);
}

SLOW_PATH(MakeGenerator) {
  SLOW_TRY(vm.make_generator());
  // The generator object is in place; leave the frame as a return does.
  FrameRecord* record = vm.top;
  if ((record->flags & (kFrameInitializer | kFrameMethod)) != 0) {
    // __init__ must return None: an error. Other special methods may be generator functions.
    return vm.return_from_special_frame(*record->result);
  }
  if ((record->flags & kFrameEntry) != 0) return vm.leave_loop(record, *record->result, false);
  vm.set_top(record - 1);
  return true;
}

SLOW_PATH(Yield) {
  return vm.yield_value(r[instruction.b()], vm.top->pc, static_cast<uint32_t>(instruction.d()));
}

// The frame on top delegates to one that has yielded `exit_value`, and is about to repeat its
// Delegate.
SLOW_PATH(YieldFurther) {
  const Instruction* delegation = vm.top->pc - 1;
  const Value value = std::exchange(vm.exit_value, Value::undefined());
  return vm.yield_value(value, delegation, loaded_code_of(*vm.top)->register_count);
}

SLOW_PATH(GetDelegate) {
  Value source = r[instruction.b()];
  if (vm.is_exactly(source, TypeId::Coroutine)) {
    const Generator* outer = vm.base.at<Generator>(vm.top->function);
    if ((outer->flags & kGeneratorIterableCoroutine) == 0) {
      SLOW_FAIL(vm.raise(TypeId::TypeError,
                         "cannot 'yield from' a coroutine object in a non-coroutine generator"));
    }
    r[instruction.a()] = source;
    return true;
  }
  r[instruction.a()] =
      vm.is_exactly(source, TypeId::Generator) ? source : SLOW_TRY(iterate_calling(vm, source));
  return true;
}

SLOW_PATH(Delegate) {
  const Instruction* next = vm.top->pc;
  Value* target = &r[instruction.a()];
  Value sent = *target;
  Value iterator = r[instruction.b()];
  constexpr uint32_t kFlags = kFrameGenerator | kFrameDelegate;
  if (Generator* generator = resumable_of(vm, iterator)) {
    if (generator->state == GeneratorState::Finished) {
      if (vm.is_exactly(Value::from_cell(generator), TypeId::Coroutine)) {
        SLOW_FAIL(raise_reused(vm));
      }
      *target = Value::none();
      vm.top->pc = next + instruction.d();
      return true;
    }
    SLOW_TRY(vm.push_generator(generator, sent, target, kFlags, next + instruction.d()));
    return true;
  }
  if (vm.is_exactly(iterator, TypeId::AsyncGeneratorSend)) {
    AsyncStep* step = vm.known<AsyncStep>(iterator);
    Generator* generator = step->generator.get();
    SLOW_TRY(begin_async_send(vm, step, &sent));
    if (generator->state != GeneratorState::Finished) {
      Result<void> pushed =
          vm.push_generator(generator, sent, target, kFlags, next + instruction.d());
      if (pushed.failed()) {
        end_async_drive(vm, generator);
        SLOW_FAIL(pushed.failure());
      }
      return true;
    }
    generator->flags |= kGeneratorClosed;
    end_async_drive(vm, generator);
    SLOW_FAIL(vm.raise(TypeId::StopAsyncIteration, ""));
  }
  StepResult step = SLOW_TRY(send_to_iterator_calling(vm, iterator, sent));
  if (step.item.is_undefined()) {
    *target = step.returned;
    vm.top->pc = next + instruction.d();
    return true;
  }
  if (HOGNOSE_UNLIKELY(vm.watcher != nullptr)) vm.watcher->suspends(vm);
  return vm.yield_value(step.item, next - 1, loaded_code_of(*vm.top)->register_count);
}

SLOW_PATH(YieldAsync) {
  return vm.yield_async_value(r[instruction.b()], vm.top->pc,
                              static_cast<uint32_t>(instruction.d()));
}

}  // namespace hognose
