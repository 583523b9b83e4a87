// Finalization: when to collect only so that finalizers run promptly, and what runs after a
// collection.
//
// CPython frees an object with its last reference; a tracing collector learns of its death only by
// collecting. To give programs the same timing, code in a module whose text shows that it may care
// ends each statement with Settle. While objects are watched (ObjectTables::watched), Settle
// collects, as long as such collections stay within a share of the run. Each one is charged its
// fuel before it begins, according to what the last collection found alive. So the collection
// points and the fuel depend on the program alone (H4).
#include <algorithm>
#include <utility>

#include "machine/slow/paths.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/lifetime/lifecycle.h"

namespace hognose {

namespace {

// In fuel: what such collections may spend up front. They may also spend 1/kShareOfFuel of the fuel
// that the run has used.
constexpr uint64_t kFirstShare = 16'000'000;
constexpr uint64_t kShareOfFuel = 4;
// After every kPatience collections that find nothing the price doubles, up to a factor of
// 2**kHighestPrice.
constexpr uint32_t kPatience = 16;
constexpr uint32_t kHighestPrice = 6;
// Rounds in which a dead object is finalized before the objects it holds. Later rounds finalize all
// at once.
constexpr uint32_t kOrderedRounds = 32;
// The maximum number of rounds at the end of a run.
constexpr uint32_t kLastRounds = 1'000;

void forget_registers(RegisterGuard& guard, Value* first, const Value* end) {
  RegisterGuard::Opened opened(guard, end);
  for (Value* value = first; value < end; ++value) *value = kDeadRegister;
}

// Names that CPython clears first at exit: those with one leading underscore.
bool is_private_name(const Str* name) {
  return name->length > 0 && str_data(name)[0] == '_' &&
         (name->length == 1 || str_data(name)[1] != '_');
}

}  // namespace

uint64_t Machine::price_of_prompt_collection() const {
  return collection_fuel(heap) << std::min(fruitless_collections_ / kPatience, kHighestPrice);
}

bool Machine::affords_prompt_collection() const {
  const uint64_t spent = prompt_fuel_ + price_of_prompt_collection();
  return spent <= kFirstShare + meter.fuel_used() / kShareOfFuel;
}

// Returns false also if the fuel does not suffice; the next charge then reports it.
bool Machine::charge_prompt_collection() {
  if (!affords_prompt_collection()) return false;
  prompt_fuel_ += price_of_prompt_collection();
  return meter.charge(collection_fuel(heap)).ok();
}

void Machine::forget_free_registers(Value* free) {
  forget_registers(register_guard_, free,
                   std::min(stack_top() + kStackSlack, stack_end + kStackSlack));
}

namespace {

// Both functions check only the places where the collector would start: registers below `free`
// (including dead temporaries) and the program's globals.
bool are_reachable_as_before(RegisterGuard& guard, const Lifecycle& lifecycle, const Dict* globals,
                             const Value* free) {
  RegisterGuard::Opened opened(guard, free);
  uint32_t count = lifecycle.witness_count;
  if (count == 0 || count != lifecycle.watched()) return false;
  for (uint32_t i = 0; i < count; ++i) {
    const Lifecycle::Witness& witness = lifecycle.witnesses[i];
    if (witness.index >= lifecycle.table_size() ||
        witness.object != lifecycle.table_object(witness.index)) {
      return false;
    }
    bool stands = witness.entries == 0
                      ? witness.place < free
                      : globals != nullptr && globals->entries.offset() == witness.entries;
    if (!stands || *witness.place != Value::from_offset(witness.object)) return false;
  }
  return true;
}

void find_witnesses(RegisterGuard& guard, Lifecycle& lifecycle, Dict* globals, Value* registers,
                    Value* free) {
  RegisterGuard::Opened opened(guard, free);
  lifecycle.witness_count = 0;
  if (lifecycle.watched() > Lifecycle::kMaximumWitnesses) return;
  uint32_t count = 0;
  for (uint32_t i = 0; i < lifecycle.table_size(); ++i) {
    const uint32_t object = lifecycle.table_object(i);
    if (object == 0) continue;
    Value wanted = Value::from_offset(object);
    Lifecycle::Witness found{i, object, 0, nullptr};
    DictEntries* entries = globals == nullptr ? nullptr : globals->entries.get();
    uint32_t used = entries == nullptr ? 0 : std::min(globals->used, entries->capacity);
    for (uint32_t k = 0; k < used && found.place == nullptr; ++k) {
      if (entries->entries[k].value != wanted) continue;
      found.place = &entries->entries[k].value;
      found.entries = offset_of(entries);
    }
    for (Value* place = registers; place < free && found.place == nullptr; ++place) {
      if (*place == wanted) found.place = place;
    }
    if (found.place == nullptr) return;
    lifecycle.witnesses[count++] = found;
  }
  lifecycle.witness_count = count;
}

}  // namespace

void Machine::settle_statement(Value* free) {
  if (running_finalizers_) return;
  if (!affords_prompt_collection()) {
    prompt_at_ = (prompt_fuel_ + price_of_prompt_collection() - kFirstShare) * kShareOfFuel;
    prompt_at_collection_ = heap.collections();
    // Later collections shall not find what this statement left behind.
    forget_registers(register_guard_, free, stack_top());
    return;
  }
  if (are_reachable_as_before(register_guard_, *tables.lifecycle, program_globals, free)) {
    return;
  }
  forget_free_registers(free);
  if (!charge_prompt_collection()) return;
  uint64_t before = tables.lifecycle->deaths();
  collect_here();
  if (tables.lifecycle->deaths() == before) {
    ++fruitless_collections_;
    auto* registers = reinterpret_cast<Value*>(registers_region_.start());
    find_witnesses(register_guard_, *tables.lifecycle, program_globals, registers, free);
  } else {
    fruitless_collections_ = 0;
  }
  if (tables.lifecycle->has_events()) run_finalizers();
}

namespace {

// Whether the running frame executes code of _thread. Its choice of the next thread must not be
// interrupted by a finalizer, which may wait itself; finalizers then run after a later collection.
bool runs_scheduler(Machine& vm) {
  const Function* sleep = vm.as<Function>(vm.state(LibraryState::ThreadSleep), TypeId::Function);
  if (sleep == nullptr || vm.top->words == nullptr) return false;
  return vm.globals_at(sleep->code_index) ==
         vm.globals_at(loaded_code_of(*vm.top)->block.code_index);
}

}  // namespace

// A finalizer may release objects that need finalizing next, so collections follow until one finds
// nothing. When the share is used up, the remaining objects wait until allocation triggers a
// collection. gc.collect() is exempt from the share: only fuel limits it.
void Machine::run_finalizers() {
  if (running_finalizers_ || meter.stopped() || runs_scheduler(*this)) return;
  running_finalizers_ = true;
  const bool is_asked = std::exchange(tables.lifecycle->is_asked, false);
  RootVector kept(*this);
  Result<void> done = kept.push(take_pending());
  for (uint32_t round = 1; done.ok(); ++round) {
    Result<bool> ran = run_events_calling(*this);
    done = ran.failed() ? ran.failure() : Result<void>();
    if (done.failed() || tables.watched == 0) break;
    if (is_asked && round < kOrderedRounds) {
      done = meter.charge(collection_fuel(heap));
      if (done.failed()) break;
    } else if (!charge_prompt_collection()) {
      break;
    }
    tables.lifecycle->all_at_once = round >= kOrderedRounds;
    tables.lifecycle->in_creation_order = true;
    forget_free_registers(stack_top());  // leftovers of the last round
    collect_here();
    if (!tables.lifecycle->has_events()) break;
  }
  tables.lifecycle->all_at_once = tables.lifecycle->in_creation_order = false;
  running_finalizers_ = false;
  // If a limit was reached, the next charge reports it.
  pending_ = kept.size() == 0 ? Value::undefined() : kept[0];
}

Result<void> Machine::run_due_finalizers(uint32_t* rounds) {
  tables.lifecycle->in_creation_order = false;
  for (; *rounds < kLastRounds; ++*rounds) {
    if (!tables.lifecycle->may_run_code() && !tables.lifecycle->has_events()) return {};
    TRY(meter.charge(collection_fuel(heap)));
    tables.lifecycle->all_at_once = *rounds > kLastRounds / 2;
    forget_free_registers(stack_top());
    collect_here();
    if (meter.stopped()) return Failure::Stopped;
    if (!TRY(run_events_calling(*this))) return {};
    tables.lifecycle->in_creation_order = true;
  }
  return {};
}

Result<void> Machine::finish_objects_of_program() {
  if (!tables.lifecycle->may_run_code() && !tables.lifecycle->has_events()) return {};
  running_finalizers_ = true;
  uint32_t rounds = 0;
  TRY(run_due_finalizers(&rounds));
  RootVector names(*this);
  Dict* globals = program_globals;
  for (bool is_private : {true, false}) {
    uint32_t position = 0;
    Value key;
    Value value;
    while (globals != nullptr && dict_next(globals, &position, &key, &value)) {
      TRY(meter.charge(1));
      if (!is_exactly(key, TypeId::Str) || is_private_name(cell<Str>(key)) != is_private) continue;
      if (cell<Str>(key) != name(Name::Builtins)) TRY(names.push(key));
    }
  }
  for (size_t i = 0; i < names.size() && tables.lifecycle->may_run_code(); ++i) {
    Str* name = cell<Str>(names[i]);
    Value old = dict_find_string(*this, globals, name);
    if (old.is_undefined()) continue;
    TRY(dict_set_string(*this, globals, name, Value::none()));
    bool may_hold = old.is_cell() && !is_exactly(old, TypeId::Function) &&
                    !has_layout(old, TypeId::Type) && !is_exactly(old, TypeId::Module);
    old = Value::undefined();
    if (may_hold) TRY(run_due_finalizers(&rounds));
  }
  TRY(run_due_finalizers(&rounds));
  running_finalizers_ = false;
  return {};
}

SLOW_PATH(Settle) {
  (void)k;
  vm.settle_statement(r + instruction.a());
  return true;
}

}  // namespace hognose
