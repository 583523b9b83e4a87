// The tables of weak references and watched objects, and what a collection does with them.
//
// Finalization has CPython's order where the program determines that order: an object is finalized
// before the objects that it holds, and of several weak references to an object the newest is
// called first.
#include "objects/lifetime/lifecycle.h"

#include <utility>

#include "base/native_memory.h"
#include "bytecode/code.h"
#include "meter/paced.h"
#include "objects/attributes/attributes.h"
#include "objects/lifetime/weak_reference.h"

namespace hognose {

namespace {

constexpr uint32_t kFirstHeads = 64;

uint32_t mix(uint32_t referent) { return (referent >> 4) * 0x9E3779B1u; }

// Whether a dead generator has anything left to run: a finally or with block around its yield.
bool has_rest(Vm& vm, const Generator* generator) {
  if (generator->state != GeneratorState::Suspended || !generator->registers) return false;
  const Code* code = vm.services->code_at(generator->code_index);
  if (code == nullptr) return false;
  for (const ExceptionEntry& entry : code->exceptions) {
    // It resumes after its Yield, or at its Delegate instruction.
    if (generator->resume >= entry.start && generator->resume <= entry.end) return true;
  }
  return false;
}

bool is_generator(Vm& vm, uint32_t offset) {
  TypeId id = exact_type_id(vm.base.at<Cell>(offset));
  return id == TypeId::Generator || id == TypeId::Coroutine || id == TypeId::AsyncGenerator;
}

// Whether the object must stay watched.
bool may_have_rest(Vm& vm, uint32_t offset) {
  return !is_generator(vm, offset) ||
         vm.base.at<Generator>(offset)->state != GeneratorState::Finished;
}

}  // namespace

Result<void> collect_for_program(Vm& vm) {
  TRY(vm.meter.charge(collection_fuel(vm.heap)));
  vm.heap.collect_conservatively();
  if (vm.meter.stopped()) return Failure::Stopped;
  return {};
}

// --- weak references

const Lifecycle::Head* Lifecycle::find_head(uint32_t referent) const {
  if (head_capacity_ == 0) return nullptr;
  uint32_t mask = head_capacity_ - 1;
  for (uint32_t i = mix(referent) & mask;; i = (i + 1) & mask) {
    if (heads_[i].referent == referent) return &heads_[i];
    if (heads_[i].referent == 0) return nullptr;
  }
}

Lifecycle::Head& Lifecycle::place_of(uint32_t referent) {
  uint32_t mask = head_capacity_ - 1;
  uint32_t i = mix(referent) & mask;
  while (heads_[i].referent != referent && heads_[i].referent != 0) i = (i + 1) & mask;
  return heads_[i];
}

void Lifecycle::insert(uint32_t index) {
  Entry& entry = references_[index];
  Head& head = place_of(entry.referent);
  if (head.referent == 0) {
    head = Head{};
    head.referent = entry.referent;
    ++head_count_;
  }
  entry.next = head.newest;
  head.newest = index + 1;
  ++head.count;
  if (entry.kind != WeakKind::Other) {
    head.plain[static_cast<uint32_t>(entry.kind)] = entry.reference;
  }
}

// After a stop there are no more lookups, so an incomplete table does no harm.
void Lifecycle::rebuild(Meter& meter) {
  if (head_capacity_ != 0 &&
      paced_fill(meter, heads_, 0, size_t{head_capacity_} * sizeof(Head)).failed()) {
    return;
  }
  head_count_ = 0;
  (void)in_parts(meter, references_.size(), kPacedEntries, [this](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) insert(static_cast<uint32_t>(i));
  });
}

bool Lifecycle::make_room_for_head(Meter& meter) {
  if (head_count_ < head_capacity_ - head_capacity_ / 4) return true;
  uint32_t capacity = head_capacity_ == 0 ? kFirstHeads : head_capacity_ * 2;
  if (capacity == 0 || !meter.take_memory(uint64_t{capacity} * sizeof(Head))) return false;
  auto* heads = static_cast<Head*>(native_allocate_zeroed(size_t{capacity} * sizeof(Head)));
  if (heads == nullptr) {
    meter.give_memory(uint64_t{capacity} * sizeof(Head));
    return false;
  }
  native_free(std::exchange(heads_, heads));
  meter.give_memory(uint64_t{std::exchange(head_capacity_, capacity)} * sizeof(Head));
  rebuild(meter);
  return true;
}

uint32_t Lifecycle::plain(uint32_t referent, WeakKind kind) const {
  const Head* head = find_head(referent);
  return head == nullptr ? 0 : head->plain[static_cast<uint32_t>(kind)];
}

bool Lifecycle::add_reference(Meter& meter, uint32_t referent, uint32_t reference, WeakKind kind,
                              Notices notices) {
  if (!make_room_for_head(meter) ||
      !references_.push(meter, {referent, reference, 0, kind, notices})) {
    return false;
  }
  ++notices_[static_cast<uint32_t>(notices)];
  insert(references_.size() - 1);
  return true;
}

uint32_t Lifecycle::reference_count(uint32_t referent) const {
  const Head* head = find_head(referent);
  return head == nullptr ? 0 : head->count;
}

// --- watched objects

bool Lifecycle::watch(Meter& meter, const Cell* cell) {
  return objects_.push(meter, offset_of(cell));
}

bool Lifecycle::unwatch(const Cell* cell) {
  constexpr uint32_t kNewest = 8;
  const uint32_t size = objects_.size();
  uint32_t place = size;
  while (place > 0 && size - place < kNewest && objects_[place - 1] != offset_of(cell)) --place;
  if (place == 0 || objects_[place - 1] != offset_of(cell)) return false;
  for (uint32_t i = place; i < size; ++i) objects_[i - 1] = objects_[i];
  objects_.truncate(size - 1);
  return true;
}

Result<void> watch_instance(Vm& vm, const Cell* cell) {
  if (!vm.tables.lifecycle->watch(vm.meter, cell)) return vm.meter.stop(StopReason::Memory);
  ++vm.tables.watched;
  return {};
}

bool unwatch_instance(Vm& vm, const Cell* cell) {
  if (!vm.tables.lifecycle->unwatch(cell)) return false;
  --vm.tables.watched;
  return true;
}

Result<void> watch_generator(Vm& vm, const Cell* cell) { return watch_instance(vm, cell); }

// --- after marking

bool Lifecycle::add_event(Vm& vm, Value object, Value callback) {
  ++deaths_;
  if (events_.push(vm.meter, {object, callback})) return true;
  vm.meter.stop(StopReason::Memory);
  return false;
}

// The cost of checking one object, which may cause cache misses, in items as Pace counts them.
constexpr uint64_t kObjectTurns = kPacedItems / kPacedEntries;

bool Lifecycle::settle(Vm& vm, Tracer& tracer) {
  if (objects_.size() == 0 && references_.size() == 0) return true;
  bool settled = settle_objects(vm, tracer) && settle_references(vm, tracer);
  vm.tables.watched = watched();
  if (!has_events()) is_asked = false;
  return settled;
}

// Queues the dead objects that no other dead watched object refers to, since the finalizers of
// those others may resurrect what they hold. If there are none, all are on cycles and all are
// queued.
bool Lifecycle::settle_objects(Vm& vm, Tracer& tracer) {
  uint32_t kept = 0;
  uint32_t dead = 0;
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < objects_.size(); ++i) {
    if (pace.turn(kObjectTurns).failed()) return false;
    uint32_t offset = objects_[i];
    bool is_dead = !tracer.is_marked(offset);
    if (is_dead && is_generator(vm, offset) && !has_rest(vm, vm.base.at<Generator>(offset))) {
      continue;
    }
    if (!is_dead && !may_have_rest(vm, offset)) continue;
    dead += is_dead ? 1 : 0;
    objects_[kept++] = offset;
  }
  objects_.truncate(kept);
  if (dead == 0) return true;
  // From here on, the low bit of an offset marks an object found dead.
  for (uint32_t i = 0; i < kept; ++i) {
    if (pace.turn(kObjectTurns).failed()) return false;
    objects_[i] |= tracer.is_marked(objects_[i]) ? 0 : 1;
  }
  uint32_t outermost = 0;
  if (!all_at_once) {
    for (uint32_t i = 0; i < kept; ++i) {
      if (pace.turn(kObjectTurns).failed()) return false;
      uint32_t offset = objects_[i] & ~1u;
      if ((objects_[i] & 1) == 0 || tracer.is_marked(offset)) continue;
      if (!tracer.mark_beyond(offset)) return false;
    }
    for (uint32_t i = 0; i < kept; ++i) {
      if (pace.turn(kObjectTurns).failed()) return false;
      if ((objects_[i] & 1) != 0 && !tracer.is_marked(objects_[i] & ~1u)) ++outermost;
    }
  }
  uint32_t left = 0;
  uint32_t first_event = events_.size();
  for (uint32_t i = 0; i < kept; ++i) {
    if (pace.turn(kObjectTurns).failed()) return false;
    uint32_t offset = objects_[i] & ~1u;
    bool is_due = (objects_[i] & 1) != 0 && (outermost == 0 || !tracer.is_marked(offset));
    if (!is_due) {
      objects_[left++] = offset;
    } else if (!add_event(vm, Value::from_offset(offset), Value::undefined())) {
      return false;
    }
  }
  // Objects that died together without referring to each other, such as the variables of a frame or
  // the items of a list, are finalized last to first.
  if (outermost != 0 && !in_creation_order) {
    for (uint32_t i = first_event, k = events_.size(); i + 1 < k; ++i) {
      if (pace.turn().failed()) return false;
      std::swap(events_[i], events_[--k]);
    }
  }
  objects_.truncate(left);
  for (uint32_t i = next_event_; i < events_.size(); ++i) {
    if (pace.turn(kObjectTurns).failed()) return false;
    if (!tracer.mark_all(events_[i].object.offset())) return false;
  }
  return true;
}

// Clears the references to dead objects, and queues the callbacks of references that are themselves
// alive.
bool Lifecycle::settle_references(Vm& vm, const Tracer& tracer) {
  Pace pace(vm.meter);
  bool changed = false;
  for (uint32_t i = 0; i < references_.size(); ++i) {
    if (pace.turn(kObjectTurns).failed()) return false;
    uint32_t referent = references_[i].referent;
    changed = changed || !tracer.is_marked(references_[i].reference);
    if (tracer.is_marked(referent)) continue;
    changed = true;
    Head& head = place_of(referent);
    for (uint32_t at = std::exchange(head.newest, 0); at != 0; at = references_[at - 1].next) {
      if (pace.turn(kObjectTurns).failed()) return false;
      uint32_t offset = references_[at - 1].reference;
      if (!tracer.is_marked(offset)) continue;
      auto* reference = vm.base.at<WeakReference>(offset);
      reference->target = 0;
      ++deaths_;
      if (reference->callback.is_undefined()) continue;
      Value callback = std::exchange(reference->callback, Value::undefined());
      if (!add_event(vm, Value::from_offset(offset), callback)) return false;
    }
  }
  if (!changed) return true;
  uint32_t kept = 0;
  for (uint32_t i = 0; i < references_.size(); ++i) {
    if (pace.turn(kObjectTurns).failed()) return false;
    const Entry& entry = references_[i];
    if (tracer.is_marked(entry.referent) && tracer.is_marked(entry.reference)) {
      references_[kept++] = entry;
    } else {
      --notices_[static_cast<uint32_t>(entry.notices)];
    }
  }
  references_.truncate(kept);
  rebuild(vm.meter);
  return true;
}

void Lifecycle::visit_roots(Tracer& tracer) {
  for (uint32_t i = next_event_; i < events_.size(); ++i) {
    if (!tracer.goes_on(1)) return;
    tracer.visit(events_[i].object);
    tracer.visit(events_[i].callback);
  }
}

void Lifecycle::clear(Meter& meter) {
  objects_.clear(meter);
  references_.clear(meter);
  events_.clear(meter);
  next_event_ = 0;
  for (uint32_t& count : notices_) count = 0;
  meter.give_memory(uint64_t{head_capacity_} * sizeof(Head));
  native_free(std::exchange(heads_, nullptr));
  head_capacity_ = head_count_ = 0;
  all_at_once = in_creation_order = is_asked = false;
  deaths_ = 0;
  witness_count = 0;
}

// Between two runs the queue is empty, and no register holds anything.
void Lifecycle::transfer(Transfer& transfer) {
  objects_.transfer(transfer);
  references_.transfer(transfer);
  for (uint32_t& count : notices_) transfer.value(count);
  transfer.value(head_capacity_);
  transfer.value(head_count_);
  transfer.array(heads_, head_capacity_);
  events_.transfer(transfer);
  transfer.value(next_event_);
  transfer.value(deaths_);
  witness_count = 0;  // registers are not transferred
  if (transfer.restores()) all_at_once = in_creation_order = is_asked = false;
}

// --- running the queue

namespace {

Result<void> finalize_calling(Vm& vm, Value object) {
  Cell* cell = vm.cell(object);
  if (is_exactly(cell, TypeId::AsyncGenerator)) {
    // Only its event loop can run the rest of it (PEP 525).
    Value hook = vm.state(LibraryState::AsyncGeneratorFinal);
    if (!hook.is_undefined() && !hook.is_none()) TRY(vm.call(hook, {object}));
    return {};
  }
  if (is_generator(vm, offset_of(cell))) {
    Value close = TRY(get_attribute_calling(vm, object, vm.name(Name::Close)));
    TRY(vm.call(close, {}));
    return {};
  }
  Type* type = vm.type_of(object);
  Value method = find_class_attribute(vm, type, Name::Del);
  if (method.is_undefined()) return {};
  Value bound = TRY(bind_descriptor_calling(vm, method, object, type));
  TRY(vm.call(bound, {}));
  return {};
}

// Reports the pending exception with CPython's description of where it was ignored.
Result<void> report_calling(Vm& vm, const Lifecycle::Event& event) {
  Value exception = vm.take_pending();
  if (vm.tables.lifecycle->report == nullptr) return {};
  const char* context = "while calling weakref callback";
  Value object = event.callback;
  if (event.callback.is_undefined()) {
    object = event.object;
    bool generator = is_generator(vm, object.offset());
    context = generator ? "while closing generator" : "while calling deallocator";
    if (!generator) object = find_class_attribute(vm, vm.type_of(object), Name::Del);
  }
  Result<void> reported = vm.tables.lifecycle->report(vm, context, object, exception);
  if (reported.failure() != Failure::Raised) return reported;
  vm.take_pending();
  return {};
}

}  // namespace

Result<bool> run_events_calling(Vm& vm) {
  bool ran = false;
  while (vm.tables.lifecycle->has_events()) {
    Lifecycle::Event event = vm.tables.lifecycle->next_event();
    ran = true;
    TRY(vm.meter.charge(1));
    Result<void> done;
    if (event.callback.is_undefined()) {
      done = finalize_calling(vm, event.object);
    } else {
      Result<Value> returned = vm.call(event.callback, {event.object});
      if (returned.failed()) done = returned.failure();
    }
    if (done.ok()) continue;
    if (done.failure() == Failure::Stopped) return Failure::Stopped;
    TRY(report_calling(vm, event));
  }
  vm.tables.lifecycle->forget_events();
  return ran;
}

}  // namespace hognose
