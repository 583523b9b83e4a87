// Handles of the host on objects of the guest.
//
// The entries are roots of the collector. What the handles themselves consist of belongs to the
// host, so it is made and dropped on the host's stack.
#include "embed/host/guest_handles.h"

#include "base/foreign_call.h"
#include "embed/host/on_host_stack.h"
#include "embed/host/text.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// The cost of an entry, with its share of the tables around it and the handle itself.
constexpr uint64_t kEntryBytes = 256;
constexpr uint32_t kLongestName = 100;  // characters

std::string name_of(const Str* name) { return printable_beginning(name, kLongestName); }

// "<function outer.<locals>.f>", "<Account object>"
std::string description(Vm& vm, Value value) {
  if (vm.is_exactly(value, TypeId::Function)) {
    return "<function " + name_of(vm.cell<Function>(value)->qualified_name.get()) + ">";
  }
  if (vm.has_layout(value, TypeId::Type)) {
    return "<class " + name_of(vm.cell<Type>(value)->name.get()) + ">";
  }
  return "<" + name_of(vm.type_of(value)->name.get()) + " object>";
}

}  // namespace

// --- what the host holds

void HeldHandles::add(uint64_t serial, uint32_t place) {
  std::lock_guard lock(mutex_);
  entries_[serial].place = place;
}

void HeldHandles::drop(uint64_t serial) {
  std::lock_guard lock(mutex_);
  auto found = entries_.find(serial);
  if (found == entries_.end()) return;  // the run is over
  found->second.is_dropped = true;
  found->second.next_dropped = first_dropped_;
  first_dropped_ = serial;
  has_dropped_.store(true, std::memory_order_relaxed);
}

bool HeldHandles::holds(uint64_t serial) {
  std::lock_guard lock(mutex_);
  auto found = entries_.find(serial);
  return found != entries_.end() && !found->second.is_dropped;
}

void HeldHandles::clear() {
  std::lock_guard lock(mutex_);
  entries_.clear();
  first_dropped_ = 0;
}

// --- the table

Result<uint32_t> GuestHandles::take_place(Vm& vm, const Limits& limits) {
  const uint64_t in_use = entries_.size() - free_.size();
  if (limits.max_host_objects != 0 && in_use >= limits.max_host_objects) {
    return vm.meter.stop(StopReason::HostObjects);
  }
  if (!free_.empty()) {
    const uint32_t place = free_.back();
    free_.pop_back();
    return place;
  }
  if (!vm.meter.take_memory(kEntryBytes)) return vm.meter.stop(StopReason::Memory);
  entries_.emplace_back();
  return static_cast<uint32_t>(entries_.size() - 1);
}

Result<void> GuestHandles::hold(Vm& vm, const Limits& limits, Value value, HostValue::Kind kind,
                                HostValue& out) {
  TRY(vm.meter.charge(20));
  const uint32_t place = TRY(take_place(vm, limits));
  const uint64_t serial = ++last_serial_;
  entries_[place] = {value, serial};
  out.kind = kind;
  on_foreign_stack([&] {
    out.text = description(vm, value);
    if (held_ == nullptr) held_ = std::make_shared<HeldHandles>();
    held_->add(serial, place);
    auto made = std::make_shared<HostReference>();
    made->guest = std::make_shared<const GuestReference>(held_, place, serial);
    made->guest_type = name_of(vm.type_of(value)->name.get());
    out.reference = std::move(made);
  });
  return {};
}

Result<Value> GuestHandles::object(Vm& vm, const HostValue& handle) const {
  const GuestReference* guest =
      handle.reference == nullptr ? nullptr : handle.reference->guest.get();
  if (guest == nullptr) {
    return vm.raise(TypeId::TypeError, "the host's value is not a handle on an object of a guest");
  }
  if (guest->owner != held_) {
    return vm.raise(TypeId::ReferenceError, "the handle belongs to another sandbox");
  }
  if (guest->place < entries_.size() && entries_[guest->place].serial == guest->serial) {
    return entries_[guest->place].value;
  }
  return vm.raise(TypeId::ReferenceError, "the object of the handle no longer exists");
}

void GuestHandles::release_dropped() {
  if (held_ == nullptr) return;
  on_host_stack([this] {
    held_->take_dropped([this](uint64_t serial, uint32_t place) {
      // After a rollback, the place may belong to another handle or not exist.
      if (place >= entries_.size() || entries_[place].serial != serial) return;
      entries_[place] = {};
      free_.push_back(place);
    });
  });
}

void GuestHandles::finish() {
  if (held_ == nullptr) return;  // the run had no handles
  held_->clear();
  release(entries_);
  release(free_);
}

void GuestHandles::visit_roots(Tracer& tracer) const {
  for (const Entry& entry : entries_) {
    if (!tracer.goes_on(1)) return;
    tracer.visit(entry.value);
  }
}

void GuestHandles::restore(const NativeVector<Entry>& entries) {
  release_dropped();
  entries_ = entries;
  release(free_);
  for (size_t i = 0; i < entries_.size(); ++i) {
    if (entries_[i].serial != 0 && !held_->holds(entries_[i].serial)) entries_[i] = {};
    if (entries_[i].serial == 0) free_.push_back(static_cast<uint32_t>(i));
  }
}

}  // namespace hognose
