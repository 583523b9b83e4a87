// Records which variables of a frame have values, as one bit for each name of its code.
//
// Registers that the compiler need not clear may hold leftovers. So a variable counts only if it is
// a parameter, or if its register is written on every path to where the exception was raised.
#include "machine/error_scope.h"

#include "bytecode/initialization.h"
#include "machine/frame_objects.h"
#include "machine/machine.h"
#include "meter/arena_account.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/exceptions/fields.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

enum NameErrorField : unsigned { kSelf = 1, kScope = 2 };
enum AttributeErrorField : unsigned { kObject = 1, kObjectIsSelf = 2 };

// The scope of a function's frame is encoded as the index of its code, then one bit for each name.
constexpr uint32_t kIndexBytes = sizeof(uint32_t);

uint32_t name_count(const Code& code) {
  return static_cast<uint32_t>(code.local_names.size() + code.cell_names.size() +
                               code.free_names.size());
}

std::string_view name_at(const Code& code, size_t index) {
  if (index < code.local_names.size()) return code.local_names[index];
  index -= code.local_names.size();
  if (index < code.cell_names.size()) return code.cell_names[index];
  return code.free_names[index - code.cell_names.size()];
}

class FrameNames {
 public:
  FrameNames(Machine& vm, const FrameRecord& record)
      : vm_(vm), record_(record), code_(*loaded_code_of(record)->code) {
    Function* function = vm.function_of(record);
    if (function != nullptr) closure_ = function->closure.get();
    find_written();
  }

  // Returns the value of name number `index`, or undefined.
  Value value(size_t index) const {
    if (index < code_.local_names.size()) {
      if (index >= code_.spilled_from) {
        return content(spilled_cell(vm_, code_, record_.registers, index - code_.spilled_from));
      }
      for (uint8_t cell : code_.cell_registers) {
        if (cell == index) return Value::undefined();  // already listed as a cell
      }
      return is_sure(index) ? record_.registers[index] : Value::undefined();
    }
    index -= code_.local_names.size();
    if (index < code_.cell_names.size()) {
      return content(record_.registers[code_.cell_registers[index]]);
    }
    index -= code_.cell_names.size();
    if (closure_ == nullptr || index >= closure_->length) return Value::undefined();
    return content(closure_->items[index]);
  }

 private:
  Value content(Value cell) const {
    return vm_.is_exactly(cell, TypeId::Cell) ? vm_.cell<CellVariable>(cell)->content
                                              : Value::undefined();
  }

  bool is_sure(size_t index) const {
    return index < code_.parameter_count() ||
           (index < kNarrowRegisters && states_.is_written(static_cast<uint32_t>(index)));
  }

  // The registers that the instruction at which the exception was raised finds written.
  void find_written() {
    const auto next = static_cast<uint32_t>(record_.pc - loaded_code_of(record_)->entry);
    Arena arena(vm_.meter.memory_limit());
    arena.set_account(account_of(vm_.meter));
    InitializationProof proof(arena);
    if (proof.refute(code_) == nullptr) states_ = proof.states_before(next == 0 ? 0 : next - 1);
  }

  Machine& vm_;
  const FrameRecord& record_;
  const Code& code_;
  const Tuple* closure_ = nullptr;
  RegisterStates states_;
};

Result<void> remember_names(Machine& vm, const FrameRecord& record, Exception* exception) {
  const LoadedCode& loaded = *loaded_code_of(record);
  const Code& code = *loaded.code;
  if ((record.flags & kFrameNamespace) != 0) {
    if (vm.has_layout(record.saved, TypeId::Dict)) {
      TRY(set_exception_detail(vm, exception, kScope, record.saved));
    }
    return {};
  }
  uint32_t count = name_count(code);
  if (count == 0 || (code.flags & kCodeModule) != 0) return {};
  TRY(vm.meter.charge(count + code.instructions.size() / 4));
  Bytes* bound = TRY(make_bytes(vm, nullptr, kIndexBytes + (count + 7) / 8));
  std::memcpy(bound->data.data(), &loaded.block.code_index, kIndexBytes);
  FrameNames names(vm, record);
  Value self;
  for (uint32_t i = 0; i < count; ++i) {
    Value value = names.value(i);
    if (value.is_undefined()) continue;
    bound->data[kIndexBytes + i / 8] |= static_cast<uint8_t>(1u << i % 8);
    if (name_at(code, i) == "self") self = value;
  }
  TRY(set_exception_detail(vm, exception, kScope, Value::from_cell(bound)));
  return set_exception_detail(vm, exception, kSelf, self);
}

Result<void> remember_object(Machine& vm, const FrameRecord& record, Exception* exception) {
  const Code& code = *loaded_code_of(record)->code;
  Value object = TRY(exception_detail(vm, exception, kObject));
  if (!object.is_cell() || (code.flags & kCodeModule) != 0) return {};
  // Where this matters, the frame is a method, which has `self` as a parameter.
  for (uint32_t i = 0; i < code.parameter_count() && i < code.local_names.size(); ++i) {
    if (code.local_names[i] != "self") continue;
    Value value = i < code.spilled_from
                      ? record.registers[i]
                      : spilled_cell(vm, code, record.registers, i - code.spilled_from);
    if (vm.is_exactly(value, TypeId::Cell)) value = vm.cell<CellVariable>(value)->content;
    if (value == object) {
      return set_exception_detail(vm, exception, kObjectIsSelf, Value::boolean(true));
    }
  }
  return {};
}

}  // namespace

Result<void> remember_scope(Machine& vm, const FrameRecord& record, Exception* exception) {
  // After a bare raise in another function, the traceback is that of the frame handling the
  // exception.
  if (exception->traceback->code_index != loaded_code_of(record)->block.code_index) return {};
  Value value = Value::from_cell(exception);
  if (is_instance(vm, value, TypeId::NameError)) return remember_names(vm, record, exception);
  if (is_instance(vm, value, TypeId::AttributeError)) {
    return remember_object(vm, record, exception);
  }
  return {};
}

ErrorScope::ErrorScope(Machine& vm, Exception* exception) {
  const Traceback* entry = exception->traceback.get();
  if (entry == nullptr) return;
  while (entry->next) entry = entry->next.get();
  code_ = vm.code_at(entry->code_index);
  if (code_ == nullptr) return;
  globals_ = vm.globals_at(entry->code_index);
  if (is_instance(vm, Value::from_cell(exception), TypeId::AttributeError)) {
    object_is_self_ = exception_detail(vm, exception, kObjectIsSelf).value().is_true();
    return;
  }
  self_ = exception_detail(vm, exception, kSelf).value();
  Value scope = exception_detail(vm, exception, kScope).value();
  if (vm.has_layout(scope, TypeId::Dict)) {
    names_ = vm.known<Dict>(scope);
  } else if ((code_->flags & kCodeModule) != 0) {
    names_ = globals_;
  } else if (vm.is_exactly(scope, TypeId::Bytes)) {
    // Guest code may have replaced the traceback by that of another frame.
    const Bytes* bound = vm.known<Bytes>(scope);
    uint32_t index = 0;
    if (bound->length >= kIndexBytes) std::memcpy(&index, bound->data.data(), kIndexBytes);
    bool fits =
        index == entry->code_index && bound->length >= kIndexBytes + (name_count(*code_) + 7) / 8;
    if (fits) bound_ = bound;
  }
  if (names_ != nullptr) self_ = dict_find_string(vm, names_, vm.name(Name::SelfWord));
}

std::string_view ErrorScope::next_local(uint32_t* position) const {
  if (bound_ == nullptr) return {};
  uint32_t count = name_count(*code_);
  while (*position < count) {
    uint32_t index = (*position)++;
    bool is_bound = (bound_->data[kIndexBytes + index / 8] >> index % 8 & 1) != 0;
    if (is_bound) return name_at(*code_, index);
  }
  return {};
}

}  // namespace hognose
