// Generators: frames that leave the register stack and come back.
//
// A suspended generator keeps its registers in the cage; resuming copies them to the top of the
// register stack and pushes a record. In a for loop and in `yield from` this happens within the
// interpreter loop; next(), send() and throw() from natives run a nested loop.
#include <cstring>

#include "objects/attributes.h"
#include "objects/exception_fields.h"
#include "objects/make.h"
#include "objects/protocol.h"
#include "vm/slow_paths.h"

namespace hognose {

namespace {

TypeId generator_type(const Code& code) {
  if ((code.flags & kCodeAsyncGenerator) != 0) return TypeId::AsyncGenerator;
  if ((code.flags & kCodeCoroutine) != 0) return TypeId::Coroutine;
  return TypeId::Generator;
}

bool is_resumable(Vm& vm, Value value) {
  return vm.is_exactly(value, TypeId::Generator) || vm.is_exactly(value, TypeId::Coroutine);
}

// Mostly a few registers: a plain loop of words beats a call or vector code.
inline void copy_registers(Value* target, const Value* source, uint32_t count) {
#pragma GCC unroll 2
  for (uint32_t i = 0; i < count; ++i) {
    target[i] = source[i];
  }
}

const char* kind_name(const Generator* generator) {
  switch (exact_type_id(generator)) {
    case TypeId::Coroutine:
      return "coroutine";
    case TypeId::AsyncGenerator:
      return "async generator";
    default:
      return "generator";
  }
}

}  // namespace

// The running frame becomes a generator object, which is what its caller gets.
Result<void> Machine::make_generator() {
  FrameRecord* record = top;
  LoadedCode* loaded = loaded_code_of(*record);
  Generator* generator = TRY(make<Generator>(generator_type(*loaded->code)));
  ValueArray* registers = TRY(
      make<ValueArray>(TypeId::ValueArray, loaded->register_count * sizeof(Value)));
  registers->extra = loaded->register_count;
  // Temporaries are dead here; only the locals have values.
  for (uint32_t i = 0; i < loaded->register_count; ++i) {
    registers->values[i] =
        i < loaded->code->local_count ? record->registers[i] : Value::undefined();
  }
  generator->extra = loaded->index;
  generator->registers = registers;
  generator->resume = static_cast<uint32_t>(record->pc - loaded->entry);
  generator->state = GeneratorState::Created;
  generator->function = Value::from_offset(record->function);
  generator->delegate = Value::undefined();
  generator->handled = Value::undefined();
  Function* function = base.at<Function>(record->function);
  generator->name = function->name.get();
  generator->qualified_name = function->qualified_name.get();
  *record->result = Value::from_cell(generator);
  return {};
}

Result<void> Machine::push_generator(Generator* generator, Value sent, Value* result,
                                     uint32_t flags, const Instruction* exhausted) {
  if (generator->state == GeneratorState::Running) {
    return raise(TypeId::ValueError, "{} already executing", kind_name(generator));
  }
  LoadedCode* code = loaded(generator->extra);
  ValueArray* registers = generator->registers.get();
  if (HOGNOSE_UNLIKELY(code == nullptr || code->words == nullptr || registers == nullptr ||
                       registers->extra != code->register_count ||
                       generator->resume >= code->code->instructions.size() ||
                       generator->resume_register >= code->register_count)) {
    return raise(TypeId::SystemError, "a generator is damaged");
  }
  if (generator->state == GeneratorState::Created && !sent.is_none()) {
    return raise(TypeId::TypeError, "can't send non-None value to a just-started {}",
                 kind_name(generator));
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
    top = record;
  } else {
    record = TRY(push_record(code, start, result, offset_of(generator), flags | kFrameGenerator));
  }
  copy_registers(record->registers, registers->values, code->register_count);
  record->pc = code->entry + generator->resume;
  if (generator->state == GeneratorState::Suspended) {
    record->registers[generator->resume_register] = sent;
  }
  record->saved = handled;
  record->exhausted = exhausted;
  if (!generator->handled.is_undefined()) handled = generator->handled;
  generator->state = GeneratorState::Running;
  generator->delegate = Value::undefined();
  return {};
}

// Suspends the generator on top. True: the loop goes on in the frame that receives the value.
bool Machine::yield_value(Value value, const Instruction* resume, uint32_t resume_register) {
  for (;;) {
    FrameRecord* record = top;
    LoadedCode* loaded = loaded_code_of(*record);
    Generator* generator = base.at<Generator>(record->function);
    ValueArray* registers = generator->registers.get();
    if (registers != nullptr && registers->extra == loaded->register_count) {
      copy_registers(registers->values, record->registers, loaded->register_count);
    }
    generator->resume = static_cast<uint32_t>(resume - loaded->entry);
    generator->resume_register = resume_register;
    generator->state = GeneratorState::Suspended;
    generator->handled = handled == record->saved ? Value::undefined() : handled;
    handled = record->saved;
    if ((record->flags & kFrameEntry) != 0) return leave_loop(record, value, false);
    top = record - 1;
    if ((record->flags & kFrameDelegate) == 0) {
      *record->result = value;
      return true;
    }
    // The frame below is in `yield from` this one: it yields the value too, and its Delegate
    // instruction runs again when it is resumed.
    resume = top->pc - 1;
    resume_register = resume->a();
    base.at<Generator>(top->function)->delegate = Value::from_cell(generator);
  }
}

Result<Value> Vm::resume_generator(Generator* generator, Value sent, Value* result) {
  Machine& machine = machine_of(*this);
  if (generator->state == GeneratorState::Finished) {
    *result = Value::none();
    return Value::undefined();
  }
  TRY(machine.push_generator(generator, sent, &machine.discarded, kFrameEntry, nullptr));
  Value value = TRY(machine.run());
  if (!machine.exit_finished) return value;
  *result = value;
  return Value::undefined();
}

namespace {

// What an inner iterator of `yield from` did with a thrown exception or a sent value.
struct Step {
  Value item;      // undefined: it finished
  Value returned;  // then: its value
};

Result<Step> stop_iteration_step(Machine& vm, Failure failure) {
  if (!vm.pending_matches(failure, TypeId::StopIteration)) return failure;
  Value exception = vm.take_pending();
  return Step{Value::undefined(), stop_iteration_value(vm, vm.cell<Exception>(exception))};
}

// send(value) on an iterator that is no generator of ours.
Result<Step> send_to_iterator(Machine& vm, Value iterator, Value sent) {
  if (sent.is_none()) {
    TypeId id = exact_type_id(iterator, vm.base);
    if (id != TypeId::Guest) {
      Value item = TRY(next_calling(vm, iterator));
      return Step{item, Value::none()};
    }
    Result<Value> item = call_special_calling(vm, iterator, Name::Next, {});
    if (item.failed()) return stop_iteration_step(vm, item.failure());
    if (item.value().is_undefined()) {
      return vm.raise(TypeId::TypeError, "'{}' object is not an iterator",
                      type_name(vm, iterator));
    }
    return Step{item.value(), Value::none()};
  }
  Result<Value> item = call_method_calling(vm, iterator, Name::Send, {sent});
  if (item.failed()) return stop_iteration_step(vm, item.failure());
  return Step{item.value(), Value::none()};
}

Result<Step> throw_into_delegate(Machine& vm, Value delegate, Value exception) {
  if (is_resumable(vm, delegate)) {
    Value returned;
    Value item = TRY(vm.throw_into_generator(vm.cell<Generator>(delegate), exception, &returned));
    return Step{item, returned};
  }
  Value method = TRY(find_attribute_calling(vm, delegate, vm.name(Name::Throw)));
  if (method.is_undefined()) return vm.raise_value(exception);
  Result<Value> item = vm.call(method, {exception});
  if (item.failed()) return stop_iteration_step(vm, item.failure());
  return Step{item.value(), Value::none()};
}

Result<void> close_delegate(Machine& vm, Value delegate) {
  Value method = TRY(find_attribute_calling(vm, delegate, vm.name(Name::Close)));
  if (!method.is_undefined()) TRY(vm.call(method, {}));
  return {};
}

}  // namespace

Result<Value> Vm::throw_into_generator(Generator* generator, Value exception, Value* result) {
  Machine& machine = machine_of(*this);
  if (native_stack_exhausted()) return raise_recursion_error("");
  if (generator->state == GeneratorState::Running) {
    return raise(TypeId::ValueError, "{} already executing", kind_name(generator));
  }
  if (generator->state == GeneratorState::Created) {
    generator->state = GeneratorState::Finished;
    generator->registers = nullptr;
  }
  if (generator->state == GeneratorState::Finished) {
    pending_ = exception;
    return Failure::Raised;
  }
  LoadedCode* code = machine.loaded(generator->extra);
  if (code == nullptr || code->words == nullptr ||
      generator->resume >= code->code->instructions.size()) {
    return raise(TypeId::SystemError, "a generator is damaged");
  }
  const Instruction at = code->code->instructions[generator->resume];
  if (at.opcode() == Opcode::Delegate && generator->registers &&
      at.b() < generator->registers->extra) {
    // Suspended in `yield from`: the inner iterator gets the exception first.
    Value delegate = generator->registers->values[at.b()];
    generator->state = GeneratorState::Running;
    Result<Step> step = Step{};
    if (is_instance(*this, exception, TypeId::GeneratorExit)) {
      Result<void> closed = close_delegate(machine, delegate);
      step = closed.failed() ? closed.failure() : raise_value(exception);
    } else {
      step = throw_into_delegate(machine, delegate, exception);
    }
    generator->state = GeneratorState::Suspended;
    if (step.failed()) {
      if (step.failure() == Failure::Stopped) return Failure::Stopped;
      exception = take_pending();
      generator->resume += 1;  // the error counts as raised by the Delegate instruction
    } else if (!step.value().item.is_undefined()) {
      return step.value().item;
    } else {
      generator->resume = static_cast<uint32_t>(static_cast<int32_t>(generator->resume) + 1 + at.d());
      generator->resume_register = at.a();
      return resume_generator(generator, step.value().returned, result);
    }
  }
  // What throw() brings in has for context only what the generator itself was handling.
  Value own = generator->handled;
  TRY(machine.push_generator(generator, Value::none(), &machine.discarded, kFrameEntry, nullptr));
  Value outer = handled;
  handled = own;
  machine.failure = raise_value(exception);
  handled = outer;
  Value value = TRY(machine.run());
  if (!machine.exit_finished) return value;
  *result = value;
  return Value::undefined();
}

SLOW_PATH(MakeGenerator) {
  SLOW_TRY(vm.make_generator());
  // The object is in place; leave the frame as a return does.
  FrameRecord* record = vm.top;
  if ((record->flags & kFrameEntry) != 0) return vm.leave_loop(record, *record->result, false);
  vm.top = record - 1;
  return true;
}

SLOW_PATH(Yield) {
  return vm.yield_value(r[instruction.b()], vm.top->pc, instruction.a());
}

SLOW_PATH(GetDelegate) {
  Value source = r[instruction.b()];
  r[instruction.a()] = is_resumable(vm, source) ? source : SLOW_TRY(iterate_calling(vm, source));
  return true;
}

SLOW_PATH(Delegate) {
  const Instruction* next = vm.top->pc;
  Value sent = r[instruction.a()];
  Value iterator = r[instruction.b()];
  if (is_resumable(vm, iterator)) {
    Generator* generator = vm.cell<Generator>(iterator);
    if (generator->state == GeneratorState::Finished) {
      r[instruction.a()] = Value::none();
      vm.top->pc = next + instruction.d();
      return true;
    }
    SLOW_TRY(vm.push_generator(generator, sent, &r[instruction.a()],
                               kFrameGenerator | kFrameDelegate, next + instruction.d()));
    return true;
  }
  Step step = SLOW_TRY(send_to_iterator(vm, iterator, sent));
  if (step.item.is_undefined()) {
    r[instruction.a()] = step.returned;
    vm.top->pc = next + instruction.d();
    return true;
  }
  return vm.yield_value(step.item, next - 1, instruction.a());
}

SLOW_PATH(GetAwaitable) {
  SLOW_FAIL(vm.raise(TypeId::NotImplementedError, "await is not supported yet"));
}

}  // namespace hognose
