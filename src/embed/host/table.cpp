// The table of what the host supplies: its definitions, and the handles of a run.
//
// Definitions are added between runs. During a run, cells request entries by number, and every
// request is checked.
#include "embed/host/table.h"

#include "base/foreign_call.h"
#include "embed/host/on_host_stack.h"
#include "embed/values/conversion.h"
#include "meter/paced.h"
#include "objects/core/make.h"
#include "objects/lifetime/lifecycle.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// The cost of a handle, with its share of the tables around it.
constexpr uint64_t kHandleBytes = 128;

}  // namespace

Result<HostTable*> host_of(Vm& vm) {
  if (vm.host.side != nullptr) return static_cast<HostTable*>(vm.host.side);
  return vm.raise(TypeId::SystemError, "the host gave nothing to this run");
}

// --- definitions

void HostTable::note_error(std::string text) {
  if (error_.empty()) error_ = std::move(text);
}

uint32_t HostTable::add_row(HostRole role, uint32_t host_class, std::string_view signature,
                            internal::AdaptedFunction function, std::optional<WaitKind> waits) {
  auto row = std::make_unique<HostRow>();
  row->role = role;
  row->host_class = host_class;
  row->code = std::move(function.code);
  row->waits = waits;
  std::string problem = row->signature.parse(signature);
  if (problem.empty() && !row->code && !waits) problem = "it has no function";
  int parameters = row->signature.signature.count - (role == HostRole::Method ? 1 : 0);
  if (problem.empty() && function.argument_count >= 0 && function.argument_count != parameters) {
    problem = "the host's function takes " + std::to_string(function.argument_count) + " arguments";
  }
  if (!problem.empty()) {
    note_error("'" + std::string(signature) + "': " + problem);
    return kNoHostClass;
  }
  rows_.push_back(std::move(row));
  return static_cast<uint32_t>(rows_.size() - 1);
}

uint32_t HostTable::add_function(std::string_view signature, internal::AdaptedFunction function) {
  return add_row(HostRole::Function, kNoHostClass, signature, std::move(function));
}

uint32_t HostTable::add_waiting(std::string_view signature, WaitKind kind) {
  return add_row(HostRole::Function, kNoHostClass, signature, {}, kind);
}

uint32_t HostTable::add_copy(HostRole role, uint32_t host_class, std::string_view signature,
                             const internal::AdaptedFunction& function) {
  internal::AdaptedFunction copy;
  copy.argument_count = function.argument_count;
  HostFailure failure;
  if (copy_host_function(function.code, copy.code, failure)) {
    return add_row(role, host_class, signature, std::move(copy));
  }
  note_error("'" + std::string(signature) + "': it cannot be copied: " +
             failure.message.value_or("an exception without a message"));
  return kNoHostClass;
}

// --- a run

void HostTable::start(const SandboxOptions& options, const std::atomic<bool>* cancelled) {
  limits_ = options.limits;
  arguments_ = options.arguments;
  results_ = options.results;
  cancelled_ = cancelled;
  active_calls_ = 0;
  call_failure_.clear();
  guests_.release_dropped();
}

void HostTable::finish() {
  guests_.finish();
  for (HostClassEntry& entry : classes_) entry.type = nullptr;
  by_address_ = ByAddress();
  release(free_handles_);
  // The host's destructors may do anything except re-enter the table, so empty all its members
  // first.
  std::vector<std::shared_ptr<const void>> dead;
  dead.swap(dead_);
  for (Handle& handle : handles_) {
    if (handle.keeps != nullptr) dead.push_back(std::move(handle.keeps));
  }
  release(handles_);
  if (!dead.empty()) release_to_host(dead);
}

void HostTable::save(Lent& lent) const {
  lent.handles = handles_;
  lent.free_handles = free_handles_;
  lent.by_address = by_address_;
  lent.types.clear();
  for (const HostClassEntry& entry : classes_) lent.types.push_back(entry.type);
  guests_.save(lent.guests);
}

void HostTable::restore(Lent& lent) {
  for (size_t i = 0; i < classes_.size(); ++i) {
    classes_[i].type = i < lent.types.size() ? lent.types[i] : nullptr;
  }
  for (Handle& handle : handles_) {
    if (handle.keeps != nullptr) dead_.push_back(std::move(handle.keeps));
  }
  handles_ = lent.handles;
  free_handles_ = lent.free_handles;
  by_address_ = lent.by_address;
  guests_.restore(lent.guests);
  release_dead();
}

Result<bool> HostTable::hold_guest(Vm& vm, Value value, const Crossing& crossing, HostValue& out) {
  const bool is_function = crossing.functions && is_callable(vm, value);
  if (!is_function && crossing.others != Crossing::Others::Handle) return false;
  const auto kind = is_function ? HostValue::Kind::Function : HostValue::Kind::Opaque;
  TRY(guests_.hold(vm, limits_, value, kind, out));
  return true;
}

void HostTable::release_dead() {
  if (dead_.empty() || active_calls_ != 0) return;
  on_host_stack([this] {
    std::vector<std::shared_ptr<const void>> dead;
    dead.swap(dead_);
    release_to_host(dead);
  });
}

void HostTable::visit_roots(Tracer& tracer) {
  for (const HostClassEntry& entry : classes_) {
    if (entry.type != nullptr) tracer.visit_offset(offset_of(entry.type));
  }
  guests_.visit_roots(tracer);
}

Result<void> HostTable::prune(Meter& meter, const Tracer& tracer) {
  Pace pace(meter);
  for (size_t i = 0; i < handles_.size(); ++i) {
    TRY(pace.turn(kPacedItems / kPacedEntries));
    Handle& handle = handles_[i];
    if (handle.keeps == nullptr || tracer.is_marked(handle.cell)) continue;
    if (handle.host_class != kNoHostClass) {
      auto found = by_address_.find(handle.address);
      if (found != by_address_.end() && found->second == i) by_address_.erase(found);
    }
    on_foreign_stack([&] { dead_.push_back(std::move(handle.keeps)); });
    handle = Handle();
    free_handles_.push_back(static_cast<uint32_t>(i));
  }
  return {};
}

// --- lookup by number

Result<const HostRow*> HostTable::row(Vm& vm, uint32_t number) const {
  if (number < rows_.size()) return rows_[number].get();
  return vm.raise(TypeId::SystemError, "a function of the host is damaged");
}

Result<const HostMember*> HostTable::member(Vm& vm, uint32_t number) const {
  if (number < members_.size()) return &members_[number];
  return vm.raise(TypeId::SystemError, "a member of a class of the host is damaged");
}

std::string_view HostTable::class_name(const HostClassRows* rows) const {
  return rows == nullptr ? std::string_view() : rows->name;
}

uint32_t HostTable::class_of(const Type* type) const {
  constexpr unsigned kMaximumDepth = 10'000;
  for (unsigned depth = 0; type != nullptr && depth < kMaximumDepth; ++depth) {
    for (size_t i = 0; i < classes_.size(); ++i) {
      if (classes_[i].type == type) return static_cast<uint32_t>(i);
    }
    type = type->base.get();
  }
  return kNoHostClass;
}

// --- handles

Result<const HostTable::Handle*> HostTable::handle(Vm& vm, Value cell) const {
  uint32_t number =
      cell.is_cell() ? static_cast<HostHandleCell*>(vm.cell(cell))->handle : UINT32_MAX;
  // A handle is valid only for the cell it was lent to, not for other cells with its number.
  if (number < handles_.size() && handles_[number].keeps != nullptr &&
      handles_[number].cell == cell.offset()) {
    return &handles_[number];
  }
  return vm.raise(TypeId::SystemError, "a handle of the host is damaged");
}

Result<void*> HostTable::object(Vm& vm, Value cell, uint32_t host_class) const {
  const Handle* found = TRY(handle(vm, cell));
  if (host_class != kNoHostClass && found->host_class == host_class) {
    return const_cast<void*>(found->address);
  }
  return vm.raise(TypeId::SystemError, "a handle of the host is damaged");
}

Result<void> HostTable::lent_object(Vm& vm, Value cell, HostValue& out) const {
  const Handle* found = TRY(handle(vm, cell));
  if (found->host_class >= classes_.size()) {
    return vm.raise(TypeId::SystemError, "a handle of the host is damaged");
  }
  out.kind = HostValue::Kind::Object;
  on_foreign_stack(
      [&] { out.reference = std::static_pointer_cast<const HostReference>(found->keeps); });
  return {};
}

Result<const HostValue*> HostTable::viewed(Vm& vm, Value cell) const {
  const Handle* found = TRY(handle(vm, cell));
  if (found->host_class == kNoHostClass) return static_cast<const HostValue*>(found->address);
  return vm.raise(TypeId::SystemError, "a handle of the host is damaged");
}

Result<uint32_t> HostTable::take_handle(Vm& vm) {
  const uint64_t limit = limits_.max_host_objects;
  auto is_limit_reached = [&] {
    return limit != 0 && handles_.size() - free_handles_.size() >= limit;
  };
  auto take_room = [&] { return !free_handles_.empty() || vm.meter.take_memory(kHandleBytes); };
  if (is_limit_reached() || !take_room()) {
    // A collection may free some handles.
    TRY(collect_for_program(vm));
    if (is_limit_reached()) return vm.meter.stop(StopReason::HostObjects);
    if (!take_room()) return vm.meter.stop(StopReason::Memory);
  }
  if (!free_handles_.empty()) {
    uint32_t number = free_handles_.back();
    free_handles_.pop_back();
    return number;
  }
  handles_.emplace_back();
  return static_cast<uint32_t>(handles_.size() - 1);
}

Result<Value> HostTable::lend_object(Vm& vm, const HostValue& value) {
  const HostReference* reference = value.reference.get();
  if (reference == nullptr || reference->object == nullptr || reference->type == nullptr) {
    return Value::none();
  }
  TRY(vm.meter.charge(4));
  // Adding a class copies functions of the host. Whether it is new depends on earlier runs.
  uint32_t host_class = kNoHostClass;
  on_host_stack([&] { host_class = add_class(reference->type); });
  if (host_class == kNoHostClass) {
    return vm.raise(TypeId::SystemError, "a class of the host is faulty: {}",
                    std::string_view(error_));
  }
  auto found = by_address_.find(reference->object.get());
  if (found != by_address_.end() && handles_[found->second].host_class == host_class) {
    return Value::from_offset(handles_[found->second].cell);
  }
  return adopt_object(vm, TRY(type_calling(vm, host_class)), host_class, value);
}

Result<Value> HostTable::adopt_object(Vm& vm, Type* type, uint32_t host_class,
                                      const HostValue& value) {
  if (value.kind != HostValue::Kind::Object || value.reference->type != classes_[host_class].rows) {
    return vm.raise(TypeId::TypeError, "the constructor of {} did not return an object",
                    std::string_view(classes_[host_class].rows->name));
  }
  auto* cell = TRY(vm.make_instance<HostObjectCell>(type));
  uint32_t number = TRY(take_handle(vm));
  const void* address = value.reference->object.get();
  handles_[number] = {value.reference, address, offset_of(cell), host_class};
  on_foreign_stack([&] { by_address_.emplace(address, number); });
  cell->handle = number;
  return Value::from_cell(cell);
}

Result<Value> HostTable::lend_view(Vm& vm, const HostValue& value) {
  if (value.reference == nullptr || value.reference->data == nullptr) return Value::none();
  return lend_data(vm, value.reference->data);
}

Result<Value> HostTable::lend_part(Vm& vm, Value view, const HostValue& part) {
  const Handle* whole = TRY(handle(vm, view));
  return lend_data(vm, std::shared_ptr<const HostValue>(whole->keeps, &part));
}

Result<Value> HostTable::lend_data(Vm& vm, std::shared_ptr<const HostValue> data) {
  TypeId type = TypeId::HostMapping;
  switch (data->kind) {
    case HostValue::Kind::Dict: break;
    case HostValue::Kind::List:
    case HostValue::Kind::Tuple: type = TypeId::HostSequence; break;
    case HostValue::Kind::Set:
    case HostValue::Kind::FrozenSet: type = TypeId::HostSet; break;
    default: return to_guest(vm, *data);
  }
  TRY(vm.meter.charge(4));
  auto* cell = TRY(vm.make<HostView>(type));
  uint32_t number = TRY(take_handle(vm));
  const HostValue* address = data.get();
  handles_[number] = {std::move(data), address, offset_of(cell), kNoHostClass};
  cell->handle = number;
  return Value::from_cell(cell);
}

}  // namespace hognose
