// The object layer's part of every machine: creating and pruning its tables, and allocating
// instances.
#include "objects/core/vm.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "base/native_memory.h"
#include "heap/fault.h"
#include "meter/paced.h"
#include "objects/attributes/attributes.h"
#include "objects/attributes/shape.h"
#include "objects/bytes/export_table.h"
#include "objects/classes/registry.h"
#include "objects/containers/tuple_hashes.h"
#include "objects/core/boot.h"
#include "objects/core/host_side.h"
#include "objects/lifetime/lifecycle.h"

namespace hognose {

void refuse_cast(const Heap& heap) {
  HOGNOSE_CHECK(heap.building_boot() && "a cell has the layout that it is read as");
}

Result<bool> ClassRegistry::prune(Meter& meter, const Tracer& tracer) {
  Pace pace(meter);
  uint32_t live = 0;
  for (uint32_t i = 0; i < size(); ++i) {
    TRY(pace.turn(kPacedItems / kPacedEntries));
    if (tracer.is_marked(offsets_[i])) offsets_[live++] = offsets_[i];
  }
  bool died = live != size();
  offsets_.truncate(live);
  return died;
}

bool RunStack::is_exhausted_at(uintptr_t here) {
  return here < floor || --checks_to_exhaustion_ == 0;
}

Vm::Vm(Heap& heap, const Boot& boot)
    : base(heap.base()),
      heap(heap),
      boot(boot),
      tables{.interned = new InternTable,
             .exports = new ExportTable,
             .lifecycle = new Lifecycle,
             .tuple_hashes = new TupleHashes},
      classes{.registry = new ClassRegistry,
              .method_cache = new MethodCache,
              .transitions = new ShapeTransitions} {}

Vm::~Vm() {
  delete tables.tuple_hashes;
  delete tables.lifecycle;
  delete tables.exports;
  delete classes.registry;
  delete classes.transitions;
  delete classes.method_cache;
  delete tables.interned;
}

Result<void> Vm::start_objects() {
  numbers = {};
  clock.virtual_nanoseconds = 0;
  random.streams = 0;
  namespaces.next_keys_version = 1;
  classes.attribute_hint = 0;
  base = heap.base();  // the heap may have changed its cage between runs
  classes.epoch = 1;
  return {};
}

void Vm::finish_objects() {
  tables.interned->clear(meter);
  classes.transitions->clear(meter);
  classes.registry->clear(meter);
  tables.lifecycle->clear(meter);
  tables.watched = 0;
  tables.exports->clear(meter);
  pending_ = Value::undefined();
  handled = {};
  namespaces.builtins = nullptr;
  namespaces.modules = nullptr;
  release(host.added_guards);
  std::fill(std::begin(library_state_), std::end(library_state_), Value::undefined());
  // Every run begins with the same epoch and an empty cache. A conservative scan could take stale
  // offsets, or epochs that continue from run to run, for references. Earlier runs would then
  // affect which objects stay alive (H4).
  classes.method_cache->clear();
  tables.tuple_hashes->clear();
}

void Vm::transfer_objects(Transfer& transfer) {
  tables.interned->transfer(transfer);
  tables.exports->transfer(transfer);
  tables.lifecycle->transfer(transfer);
  transfer.value(tables.watched);
  classes.registry->transfer(transfer);
  classes.transitions->transfer(transfer);
  classes.method_cache->transfer(transfer);
  transfer.value(classes.epoch);
  transfer.value(namespaces);
  transfer.value(clock);
  transfer.value(random);
  transfer.value(numbers);
  transfer.value(stack.maximum_depth);
  transfer.value(library_state_);
  if (!transfer.restores()) return;
  tables.tuple_hashes->clear();
  classes.attribute_hint = 0;
  pending_ = Value::undefined();
  handled = {};
  scopes = {};
}

void Vm::visit_object_roots(Tracer& tracer) {
  for (RootVector* vector = scopes.root_vectors; vector != nullptr; vector = vector->previous()) {
    tracer.visit_values(vector->data(), vector->size());
  }
  tables.lifecycle->visit_roots(tracer);
  tracer.visit(pending_);
  tracer.visit(handled.innermost);
  tracer.visit(handled.outer);
  tracer.visit_values(library_state_, std::size(library_state_));
  if (namespaces.builtins != nullptr) tracer.visit_offset(offset_of(namespaces.builtins));
  if (namespaces.modules != nullptr) tracer.visit_offset(offset_of(namespaces.modules));
  if (host.side != nullptr) host.side->visit_roots(tracer);
  for (uint32_t name : host.added_guards) tracer.visit_offset(name);
}

bool Vm::prune_objects(const Tracer& tracer) {
  // Names in the cache may have died even if no class did.
  classes.method_cache->clear();
  tables.tuple_hashes->clear();
  if (tables.interned->prune(meter, tracer).failed() ||
      tables.exports->prune(meter, base, tracer).failed() ||
      (host.side != nullptr && host.side->prune(meter, tracer).failed())) {
    return false;
  }
  Result<bool> class_died = classes.registry->prune(meter, tracer);
  Result<bool> shape_died = classes.transitions->prune(meter, tracer);
  if (class_died.failed() || shape_died.failed()) return false;
  if (class_died.value() || shape_died.value()) change_class_epoch(*this);
  return true;
}

Failure Vm::allocation_failure() {
  if (heap.failure() == AllocationFailure::TooLarge) return raise(TypeId::MemoryError, "");
  return meter.stop(StopReason::Memory);
}

Failure Vm::growth_failure(Failure failure) {
  if (failure != Failure::Raised || heap.failure() != AllocationFailure::TooLarge) return failure;
  take_pending();
  return meter.stop(StopReason::Memory);
}

Result<Cell*> Vm::allocate_instance(Type* type, size_t layout_bytes) {
  Shape* shape = type->instance_shape.get();
  uint32_t members = shape->member_slots;
  bool tail = takes_attributes(shape) || members != 0;
  if (HOGNOSE_LIKELY((shape->flags & kShapeVariableSize) == 0)) {
    size_t bytes = std::max<size_t>(layout_bytes, shape->instance_bytes);
    Cell* cell = TRY(allocate(offset_of(shape), bytes));
    Value* slots = base.at<Value>(offset_of(cell) + shape->slots_offset);
    for (uint32_t i = 0; i < members; ++i) slots[i] = Value::undefined();
    if (HOGNOSE_UNLIKELY((shape->flags & kShapeFinalizer) != 0)) TRY(watch_instance(*this, cell));
    return cell;
  }
  // The tail of a variable-size layout: the reference to the attributes, then the slots (see
  // instance_tail()).
  if (layout_bytes > UINT32_MAX) return raise(TypeId::MemoryError, "");
  size_t items_end = (layout_bytes + 7) & ~size_t{7};
  size_t bytes = tail ? items_end + 8 + shape->inline_slots * sizeof(Value) : layout_bytes;
  Cell* cell = TRY(allocate(offset_of(shape), bytes));
  if (members != 0) {
    Value* slots = base.at<Value>(offset_of(cell) + static_cast<uint32_t>(items_end) + 8);
    for (uint32_t i = 0; i < members; ++i) slots[i] = Value::undefined();
  }
  if ((shape->flags & kShapeFinalizer) != 0) TRY(watch_instance(*this, cell));
  return cell;
}

}  // namespace hognose
