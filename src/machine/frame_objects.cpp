// The machine's side of frame objects: implements what machine/types/frame_object.h declares.
//
// Finds the record or the generator of a frame object. A record stores its frame object and a frame
// object stores the number of its record. Both are checked before use, because guest memory is
// never trusted.
#include "machine/frame_objects.h"

#include "machine/types/frame_object.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/dict_table.h"

namespace hognose {

namespace {

FrameRecord* record_of(Machine& machine, const FrameObject* frame) {
  if (frame->record == 0) return nullptr;
  size_t below = static_cast<size_t>(machine.top - machine.first_record());
  if (frame->record > below) return nullptr;
  FrameRecord* record = machine.first_record() + frame->record;
  bool is_ours = (record->flags & kFrameObserved) != 0 && record->frame_object == offset_of(frame);
  return is_ours ? record : nullptr;
}

Generator* generator_of(Machine& machine, const FrameObject* frame) {
  if (!frame->owner.is_cell()) return nullptr;
  Cell* cell = machine.cell(frame->owner);
  TypeId id = exact_type_id(cell);
  bool is_generator =
      id == TypeId::Generator || id == TypeId::Coroutine || id == TypeId::AsyncGenerator;
  return is_generator ? static_cast<Generator*>(cell) : nullptr;
}

// Returns the record that runs the generator.
FrameRecord* record_of_generator(Machine& machine, const Generator* generator) {
  for (FrameRecord* record = machine.top; record > machine.first_record(); --record) {
    if ((record->flags & kFrameGenerator) != 0 && record->function == offset_of(generator)) {
      return record;
    }
  }
  return nullptr;
}

FrameRegisters registers_of(Machine& machine, const FrameObject* frame) {
  FrameRegisters found;
  found.code = machine.code_at(frame->code_index);
  if (found.code == nullptr) return found;
  FrameRecord* record = record_of(machine, frame);
  Generator* generator = generator_of(machine, frame);
  if (generator != nullptr) {
    found.function = machine.as<Function>(generator->function, TypeId::Function);
    if (generator->state == GeneratorState::Running) {
      record = record_of_generator(machine, generator);
    } else if (ValueArray* registers = generator->registers.get()) {
      if (registers->capacity >= found.code->register_count)
        found.values = registers->values.data();
      found.is_started = generator->state != GeneratorState::Created;
    }
  }
  if (record != nullptr && loaded_code_of(*record)->code == found.code) {
    return registers_of_record(machine, *record);
  }
  return found;
}

FramePlace place_in(const LoadedCode& loaded, uint32_t instruction) {
  if (instruction >= loaded.code->positions.size()) return {loaded.code->first_line, 0};
  return {loaded.code->positions[instruction].line, instruction};
}

FramePlace place_of_record(const FrameRecord& record) {
  const LoadedCode& loaded = *loaded_code_of(record);
  auto index = static_cast<uint32_t>(record.pc - loaded.entry);
  return place_in(loaded, index > 0 ? index - 1 : 0);
}

Result<FrameObject*> make_frame(Machine& machine, const LoadedCode& loaded) {
  // Code that has a code object is never forgotten, so the frame can refer to it by index.
  TRY(machine.code_object(loaded.index()));
  FrameObject* frame = TRY(machine.make<FrameObject>(TypeId::Frame));
  frame->code_index = loaded.index();
  frame->owner = frame->back = frame->locals = Value::undefined();
  frame->globals = loaded.words[kSlotGlobals];
  return frame;
}

// The nearest outer record that runs guest code.
FrameRecord* caller_of(Machine& machine, FrameRecord* record) {
  while (--record > machine.first_record()) {
    if (record->words != nullptr) return record;
  }
  return nullptr;
}

bool is_variable(const Code& code, std::string_view name) {
  if (name.empty()) return false;
  for (auto names : {code.local_names, code.spilled_names, code.cell_names, code.free_names}) {
    for (std::string_view known : names) {
      if (known == name) return true;
    }
  }
  return false;
}

bool equals(const Str* name, std::string_view utf8) {
  if (!name->is_ascii() || name->length != utf8.size()) return false;
  return std::memcmp(str_data(name), utf8.data(), utf8.size()) == 0;
}

// Returns the place of a variable; null if the frame has no variable of that name.
Result<Value*> find_place(Machine& machine, FrameObject* frame, Str* name) {
  FrameRegisters registers = registers_of(machine, frame);
  Value* place = nullptr;
  if (registers.values == nullptr) return place;
  Str* wanted = TRY(intern(machine, name));
  TRY(for_each_variable(machine, registers, [&](std::string_view known, Value* at) -> Result<void> {
    if (wanted->is_ascii() ? equals(wanted, known) : TRY(intern(machine, known)) == wanted) {
      place = at;
    }
    return {};
  }));
  return place;
}

}  // namespace

FrameRegisters registers_of_record(Machine& machine, const FrameRecord& record) {
  const LoadedCode& loaded = *loaded_code_of(record);
  return {loaded.code, record.registers, machine.function_of(record),
          place_of_record(record).instruction};
}

bool has_scoped_names(const FrameRecord& record) {
  uint32_t instruction = place_of_record(record).instruction;
  for (const ScopedName& scoped : loaded_code_of(record)->code->scoped_names) {
    if (instruction >= scoped.start && instruction < scoped.end) return true;
  }
  return false;
}

Result<Dict*> collect_variables(Machine& machine, const FrameRegisters& registers) {
  Dict* names = TRY(make_dict(machine, registers.code->local_names.size()));
  TRY(for_each_variable(machine, registers,
                        [&](std::string_view name, Value* place) -> Result<void> {
                          if (place->is_undefined()) return {};
                          Str* key = TRY(intern(machine, name));
                          return dict_set_string(machine, names, key, *place);
                        }));
  return names;
}

Result<FrameObject*> frame_object_of(Machine& machine, FrameRecord* record) {
  if ((record->flags & kFrameObserved) != 0) {
    return machine.base.at<FrameObject>(static_cast<uint32_t>(record->frame_object));
  }
  FrameObject* frame = TRY(make_frame(machine, *loaded_code_of(*record)));
  if ((record->flags & kFrameGenerator) != 0) {
    // The registers move with the generator, so the frame object refers to the generator.
    frame->owner = Value::from_offset(record->function);
    return frame;
  }
  frame->record = static_cast<uint32_t>(record - machine.first_record());
  record->frame_object = offset_of(frame);
  record->flags |= kFrameObserved;
  return frame;
}

namespace {

// Adds the entries that guests put into f_locals. By the frame's own rule their keys differ from
// the names of variables, so nothing is compared: a guest's __eq__ must not run while a frame is
// torn down.
Result<void> add_other_names(Machine& machine, Dict* names, const FrameObject* frame) {
  const Dict* others = machine.as<Dict>(frame->locals, TypeId::Dict);
  if (others == nullptr) return {};
  for (uint32_t i = 0; i < others->used; ++i) {
    TRY(machine.meter.charge(1));
    DictEntry entry = *dict_entry(others, i);
    if (entry.key.is_deleted()) continue;
    if (machine.is_exactly(entry.key, TypeId::Str)) {
      TRY(dict_set_string(machine, names, machine.known<Str>(entry.key), entry.value));
    } else {
      TRY(dict_insert_absent(machine, names, entry.key, entry.hash, entry.value));
    }
  }
  return {};
}

Result<void> detach(Machine& machine, FrameRecord* record, FrameObject* frame) {
  FramePlace place = place_of_record(*record);
  if ((record->flags & kFrameNamespace) != 0) {
    frame->locals = record->saved;
  } else {
    FrameRegisters registers = registers_of_record(machine, *record);
    Dict* names = TRY(collect_variables(machine, registers));
    TRY(add_other_names(machine, names, frame));
    frame->locals = Value::from_cell(names);
  }
  if (FrameRecord* caller = caller_of(machine, record)) {
    FrameObject* back = TRY(frame_object_of(machine, caller));
    frame->back = Value::from_cell(back);
  }
  frame->line = place.line;
  frame->record = 0;
  frame->owner = Value::undefined();
  return {};
}

}  // namespace

Result<void> detach_frame_object(Machine& machine, FrameRecord* record) {
  auto* frame = machine.base.at<FrameObject>(static_cast<uint32_t>(record->frame_object));
  TRY(detach(machine, record, frame));
  record->flags &= ~static_cast<uint32_t>(kFrameObserved);
  return {};
}

Result<void> detach_generator_frame(Machine& machine, FrameRecord* record, FrameObject* frame) {
  return detach(machine, record, frame);
}

Result<Value> Machine::frame_of_generator(Generator* generator) {
  LoadedCode* loaded = this->loaded(generator->code_index);
  if (generator->state == GeneratorState::Finished || loaded == nullptr) return Value::none();
  FrameObject* frame = TRY(make_frame(*this, *loaded));
  frame->owner = Value::from_cell(generator);
  return Value::from_cell(frame);
}

Result<FrameObject*> Machine::frame_of_traceback(Traceback* entry) {
  if (entry->frame) return entry->frame.get();
  LoadedCode* loaded = this->loaded(entry->code_index);
  if (loaded == nullptr) return raise(TypeId::SystemError, "a traceback is damaged");
  FrameObject* frame = TRY(make_frame(*this, *loaded));
  frame->line = place_in(*loaded, entry->instruction).line;
  entry->frame = frame;
  return frame;
}

Result<Value> caller_of_frame(Vm& vm, FrameObject* frame) {
  Machine& machine = machine_of(vm);
  FrameRecord* record = record_of(machine, frame);
  if (record == nullptr) {
    Generator* generator = generator_of(machine, frame);
    if (generator != nullptr && generator->state == GeneratorState::Running) {
      record = record_of_generator(machine, generator);
    }
  }
  if (record == nullptr) return frame->back.is_undefined() ? Value::none() : frame->back;
  FrameRecord* caller = caller_of(machine, record);
  if (caller == nullptr) return Value::none();
  FrameObject* back = TRY(frame_object_of(machine, caller));
  return Value::from_cell(back);
}

FramePlace place_of_frame(Vm& vm, FrameObject* frame) {
  Machine& machine = machine_of(vm);
  if (FrameRecord* record = record_of(machine, frame)) return place_of_record(*record);
  LoadedCode* loaded = machine.loaded(frame->code_index);
  Generator* generator = generator_of(machine, frame);
  if (generator == nullptr || loaded == nullptr || generator->state == GeneratorState::Finished) {
    return {frame->line, 0};
  }
  if (generator->state == GeneratorState::Running) {
    FrameRecord* record = record_of_generator(machine, generator);
    return record == nullptr ? FramePlace{frame->line, 0} : place_of_record(*record);
  }
  if (generator->state == GeneratorState::Created) return {loaded->code->first_line, 0};
  FramePlace place = place_in(*loaded, generator->resume > 0 ? generator->resume - 1 : 0);
  frame->line = place.line;
  return place;
}

bool is_executing(Vm& vm, FrameObject* frame) {
  Machine& machine = machine_of(vm);
  Generator* generator = generator_of(machine, frame);
  return record_of(machine, frame) != nullptr ||
         (generator != nullptr && generator->state == GeneratorState::Running);
}

Value namespace_of_frame(Vm& vm, FrameObject* frame) {
  Machine& machine = machine_of(vm);
  const Code* code = machine.code_at(frame->code_index);
  if (code == nullptr || (code->flags & kCodeOptimized) != 0) return Value::undefined();
  if (FrameRecord* record = record_of(machine, frame)) {
    return (record->flags & kFrameNamespace) != 0 ? record->saved : frame->globals;
  }
  return frame->locals.is_undefined() ? frame->globals : frame->locals;
}

Result<Dict*> variables_of_frame(Vm& vm, FrameObject* frame) {
  Machine& machine = machine_of(vm);
  FrameRegisters registers = registers_of(machine, frame);
  Dict* names =
      registers.values == nullptr ? TRY(make_dict(vm)) : TRY(collect_variables(machine, registers));
  TRY(add_other_names(machine, names, frame));
  return names;
}

Result<Value> find_variable(Vm& vm, FrameObject* frame, Str* name) {
  Value* place = TRY(find_place(machine_of(vm), frame, name));
  return place == nullptr ? Value::undefined() : *place;
}

Result<bool> store_variable(Vm& vm, FrameObject* frame, Str* name, Value value) {
  Value* place = TRY(find_place(machine_of(vm), frame, name));
  if (place == nullptr) return false;
  *place = value;
  return true;
}

bool has_variable(Vm& vm, FrameObject* frame, Str* name) {
  const Code* code = vm.services->code_at(frame->code_index);
  if (code == nullptr || !name->is_ascii()) return false;
  return is_variable(*code, ascii_text(name));
}

}  // namespace hognose
