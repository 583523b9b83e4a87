// The machine's lifecycle: its regions, the start and end of runs, and the roots of the collector.
//
// See load.cpp for loading code and interpreter.cpp for running it.
#include "machine/machine.h"

#include "machine/attribute_cache.h"

#include <algorithm>

#include "meter/paced.h"
#include "objects/containers/tuple_hashes.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/lifetime/lifecycle.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// Reserved address space, not memory: pages are charged as they are used.
constexpr size_t kRegistersBytes = 512u << 20;
constexpr size_t kRecordsBytes = (1'000'000u + 16) * sizeof(FrameRecord);

}  // namespace

Machine::Machine(Heap& heap, const Boot& boot) : Vm(heap, boot), attributes(new AttributeCache) {
  services = this;
}

Machine::~Machine() { delete attributes; }

bool Machine::reserve() {
  return records_region_.reserve(kRecordsBytes) && registers_region_.reserve(kRegistersBytes) &&
         codes.reserve();
}

void Machine::list_addresses(FaultRange* ranges) const {
  ranges[0] = registers_region_.addresses(FaultPlace::Registers);
  ranges[1] = records_region_.addresses(FaultPlace::Frames);
  ranges[2] = codes.code_region().addresses(FaultPlace::Code);
  ranges[3] = codes.row_region().addresses(FaultPlace::Code);
}

void Machine::unmap() {
  register_guard_.stop();
  for (TrustedRegion* region : regions()) region->unmap();
  stack.side.unmap();
}

Result<void> Machine::start(uint32_t depth_limit) {
  TRY(start_objects());
  stack.maximum_depth = host_depth_ = std::clamp<uint32_t>(depth_limit, 1, 1'000'000);
  if (!records_region_.commit(meter, sizeof(FrameRecord) * 16) ||
      !registers_region_.commit(meter, 4096) || !codes.start(meter)) {
    return meter.stop(StopReason::Memory);
  }
  rest();
  records_end = top + records_region_.committed() / sizeof(FrameRecord);
  stack_end = charged_end();
  program_globals = nullptr;
  keeps_frames = false;
  prompt_fuel_ = fruitless_collections_ = 0;
  prompt_at_ = 0;
  import_function = build_class_function = Value::undefined();
  return {};
}

// No frame runs. The regions are clear.
void Machine::rest() {
  top = reinterpret_cast<FrameRecord*>(records_region_.start());
  *top = FrameRecord{};
  top->registers = reinterpret_cast<Value*>(registers_region_.start());
  discarded = Value::none();
  arguments_end_ = nullptr;
  register_guard_.start(top->registers, top->registers + registers_region_.size() / sizeof(Value));
  recent.forget();
  program = nullptr;
  stopped_line = 0;
  exit_value = Value::undefined();
  failure = exit_failure = Failure::None;
  leaving = exit_finished = false;
  run_depth = 0;
  running_finalizers_ = skip_traceback_ = false;
  threads.clear();
}

RegisterGuard::Opened Machine::all_registers() {
  auto* end = reinterpret_cast<Value*>(registers_region_.start() + registers_region_.size());
  return {register_guard_, end};
}

void Machine::keep_in(Parking& parking) {
  const RegisterGuard::Opened opened = all_registers();
  heap.keep_in(parking);
  attributes->keep_in(parking);
  classes.method_cache->keep_in(parking);
  for (TrustedRegion* region : regions()) region->keep_in(parking);
}

void Machine::close() {
  heap.close();
  attributes->discard();
  classes.method_cache->discard();
  tables.tuple_hashes->release();
  for (TrustedRegion* region : regions()) region->close();
  stack.side.unmap();
}

bool Machine::open() {
  const auto all = regions();
  return heap.open() &&
         std::all_of(all.begin(), all.end(), [](TrustedRegion* region) { return region->open(); });
}

void Machine::transfer(Transfer& transfer) {
  heap.transfer(transfer);
  transfer_objects(transfer);
  attributes->transfer(transfer);
  if (transfer.restores()) register_guard_.stop();
  records_region_.transfer(transfer);
  registers_region_.transfer(transfer);
  codes.transfer(transfer);
  late_names.transfer(transfer);
  transfer.vector(reserved_codes_);
  for (auto* dict : {&trusted_builtins, &built_in_modules, &program_globals}) transfer.value(*dict);
  transfer.value(import_function);
  transfer.value(build_class_function);
  transfer.value(keeps_frames);
  transfer.value(stack_end);
  transfer.value(records_end);
  transfer.value(prompt_fuel_);
  transfer.value(fruitless_collections_);
  prompt_at_ = 0;
  if (!transfer.restores()) return;
  rest();
}

void Machine::finish() {
  finish_objects();
  // In the next run other objects have the same offsets.
  attributes->clear();
  records_region_.reset(records_region_.written_rows<FrameRecord>(
      [](const FrameRecord& record) { return record.registers == nullptr; }));
  register_guard_.stop();
  registers_region_.reset();
  codes.finish();
  release(reserved_codes_);
  top = nullptr;
  trusted_builtins = built_in_modules = nullptr;
  late_names.clear();
  threads.clear();
  program = nullptr;
  stopped_line = 0;
  stack.side.trim();
}

RootSource Machine::root_source() {
  return RootSource{this, visit_roots, visit_code, settle, prune_weak};
}

void Machine::visit_roots(void* context, Tracer& tracer) {
  Machine& vm = *static_cast<Machine*>(context);
  vm.visit_object_roots(tracer);
  tracer.visit(vm.exit_value);
  tracer.visit(vm.discarded);
  for (Dict* dict : {vm.program_globals, vm.trusted_builtins, vm.built_in_modules}) {
    if (dict != nullptr) tracer.visit_offset(offset_of(dict));
  }
  if (vm.top == nullptr) return;
  const FrameRecord* first = reinterpret_cast<const FrameRecord*>(vm.records_region_.start());
  for (const FrameRecord* record = first + 1; record <= vm.top; ++record) {
    if (!tracer.goes_on(1)) return;
    tracer.visit_offset(record->function);
    if (record->words != nullptr) tracer.visit_code(loaded_code_of(*record)->block.code_index);
    if ((record->flags & (kFrameNamespace | kFrameGenerator)) != 0) tracer.visit(record->saved);
    if ((record->flags & kFrameObserved) != 0) {
      tracer.visit_offset(static_cast<uint32_t>(record->frame_object));
    }
  }
  vm.visit_registers(tracer);
  vm.threads.visit_roots(tracer);
  if (vm.program != nullptr) tracer.visit_code(vm.program->block.code_index);
  for (uint32_t row = 1; row < vm.codes.row_count(); ++row) {
    const CallTarget* target = vm.codes.target(row);
    if (target->words == nullptr) continue;
    if (vm.codes.is_at_safepoint() && !loaded_code_at(target)->is_permanent) continue;
    tracer.visit_code(target->code_index);
  }
}

void Machine::visit_code(void* context, uint32_t code_index, Tracer& tracer) {
  static_cast<Machine*>(context)->codes.mark(code_index, tracer);
}

// Registers may hold leftovers of dead temporaries; the tracer checks every offset.
void Machine::visit_registers(Tracer& tracer) {
  const Value* registers = reinterpret_cast<const Value*>(registers_region_.start());
  const Value* end = stack_top();
  if (register_guard_.has_closed_parts()) {
    // The tracer reads a small piece at once. It defers larger ones, which are closed again by
    // then.
    constexpr ptrdiff_t kPiece = 64;
    RegisterGuard::Opened opened(register_guard_, end);
    for (; end - registers > kPiece; registers += kPiece) tracer.visit_values(registers, kPiece);
    tracer.visit_values(registers, static_cast<size_t>(end - registers));
    return;
  }
  tracer.visit_values(registers, static_cast<size_t>(end - registers));
}

bool Machine::settle(void* context, Tracer& tracer) {
  auto* machine = static_cast<Machine*>(context);
  return machine->tables.lifecycle->settle(*machine, tracer);
}

bool Machine::prune_weak(void* context, const Tracer& tracer) {
  auto* machine = static_cast<Machine*>(context);
  machine->attributes->clear();
  machine->recent.forget();
  return machine->clear_dead_registers() && machine->prune_objects(tracer) &&
         machine->codes.sweep(machine->meter);
}

Result<void> Machine::grow_stack(Value* end) {
  size_t bytes = static_cast<size_t>(reinterpret_cast<uint8_t*>(end + kStackSlack) -
                                     registers_region_.start());
  if (bytes > registers_region_.size()) return raise_recursion_error("");
  if (bytes > registers_region_.committed() &&
      !registers_region_.commit(meter, bytes + kStackStep * sizeof(Value))) {
    return meter.stop(StopReason::Memory);
  }
  stack_end = std::min(end + kStackStep, charged_end());
  return {};
}

Value* Machine::charged_end() const {
  return reinterpret_cast<Value*>(registers_region_.start() + registers_region_.committed()) -
         kStackSlack;
}

void Machine::set_depth_limit(uint32_t limit) {
  stack.maximum_depth = std::clamp<uint32_t>(limit, 1, host_depth_);
  size_t room = records_region_.committed() / sizeof(FrameRecord);
  records_end = reinterpret_cast<FrameRecord*>(records_region_.start()) +
                std::min<size_t>(room, size_t{stack.maximum_depth} + 1);
}

Result<void> Machine::ensure_record(size_t depth) {
  if (HOGNOSE_LIKELY(first_record() + depth < records_end)) return {};
  if (depth > stack.maximum_depth) return raise_recursion_error("");
  size_t wanted = std::min<size_t>(depth * 2, stack.maximum_depth + 1) + 1;
  if (!records_region_.commit(meter, wanted * sizeof(FrameRecord))) {
    return meter.stop(StopReason::Memory);
  }
  size_t room = records_region_.committed() / sizeof(FrameRecord);
  records_end = first_record() + std::min<size_t>(room, stack.maximum_depth + 1);
  return {};
}

Result<FrameRecord*> Machine::push_record(LoadedCode* loaded, Value* registers, Value* result,
                                          uint32_t function, uint32_t flags) {
  if (HOGNOSE_UNLIKELY(loaded->is_pending)) TRY(complete(loaded));
  TRY(ensure_stack(registers, loaded->register_count));
  FrameRecord* record = top + 1;
  TRY(ensure_record(static_cast<size_t>(record - first_record())));
  record->pc = loaded->entry;
  record->registers = registers;
  record->words = loaded->words;
  record->result = result;
  record->function = function;
  record->flags = flags;
  record->saved = Value::undefined();
  record->exhausted = nullptr;
  set_top(record);
  for (uint32_t i = loaded->cleared_from; i < loaded->cleared_to; ++i) {
    registers[i] = Value::undefined();
  }
  return record;
}

void Machine::collect_at_safepoint() {
  collect_here();
  if (HOGNOSE_UNLIKELY(tables.lifecycle->has_events())) run_finalizers();
}

void Machine::collect_here() {
  // If C++ code has called into guest code, the native stack may hold guest values too.
  const void* here = __builtin_frame_address(0);
  // At a safepoint nobody is about to read the results of calls that ended.
  discarded = Value::none();
  exit_value = Value::undefined();
  // C++ that has called guest code may hold code, or a part of its tree, which no cell refers to.
  codes.set_at_safepoint(run_depth <= 1);
  heap.collect(run_depth > 1 ? here : nullptr, run_depth > 1 ? native_stack_base : nullptr);
  codes.set_at_safepoint(false);
  // Everything above is clear now. The next collection clears only what is used until then.
  stack_end = std::min(stack_end, stack_top() + kStackStep);
}

// Everything above the top frame is dead. A reference that stayed there would soon name another
// cell, or none.
bool Machine::clear_dead_registers() {
  Value* first = stack_top();
  Value* end = stack_end + kStackSlack;
  RegisterGuard::Opened opened(register_guard_, end);
  return in_parts(
             meter, static_cast<size_t>(end - first), kPacedItems,
             [&](size_t from, size_t to) { std::fill(first + from, first + to, kDeadRegister); })
      .ok();
}

Function* Machine::function_of(const FrameRecord& record) const {
  if (record.function == 0) return nullptr;
  Cell* owner = base.at<Cell>(record.function);
  if ((record.flags & kFrameGenerator) != 0) {
    Value function = static_cast<Generator*>(owner)->function;
    return function.is_cell() ? function.cell<Function>(base) : nullptr;
  }
  return static_cast<Function*>(owner);
}

uint32_t Machine::line_of(uint32_t index, uint32_t instruction) const {
  const LoadedCode* code = loaded(index);
  if (code == nullptr || code->code == nullptr || instruction >= code->code->positions.size()) {
    return 0;
  }
  return code->code->positions[instruction].line;
}

uint32_t Machine::current_line() const {
  if (top == nullptr || top->words == nullptr) return 0;
  const LoadedCode& loaded = *loaded_code_of(*top);
  size_t index = static_cast<size_t>(top->pc - loaded.entry);
  return loaded.code->positions[index > 0 ? index - 1 : 0].line;
}

Result<void> Machine::forget_slot_caches() {
  TRY(meter.charge(codes.row_count() / 4));
  for (uint32_t row = 1; row < codes.row_count(); ++row) {
    if (codes.target(row)->words == nullptr) continue;
    LoadedCode& loaded = *loaded_code_at(codes.target(row));
    for (const CacheSite& site : loaded.code->caches) {
      if (site.kind != CacheKind::Attribute) continue;
      for (uint32_t word = 1; word < cache_words(site.kind); ++word) {
        loaded.words[site.index + static_cast<int32_t>(word)] = kEmptyCache;
      }
    }
  }
  return {};
}

const Code* Machine::current_code() const {
  if (top == nullptr || top->words == nullptr) return nullptr;
  return loaded_code_of(*top)->code;
}

bool Machine::runs_code_of_host() const {
  for (const FrameRecord* record = top; record > first_record(); --record) {
    if (record->words == nullptr) continue;
    uint32_t flags = loaded_code_of(*record)->code->flags;
    if ((flags & kCodeTrusted) == 0) return (flags & kCodeOfHost) != 0;
  }
  return false;
}

bool current_method(Vm& vm, Value* first_argument, Value* owner) {
  const Machine& machine = static_cast<const Machine&>(vm);
  const Code* code = machine.current_code();
  *first_argument = *owner = Value::undefined();
  if (code == nullptr || code->argument_count == 0) return false;
  auto content = [&](Value place) {
    const CellVariable* cell = vm.as<CellVariable>(place, TypeId::Cell);
    return cell == nullptr ? Value::undefined() : cell->content;
  };
  bool is_captured = false;
  for (uint8_t cell : code->cell_registers) is_captured |= cell == 0;
  *first_argument = machine.top->registers[0];
  if (is_captured) *first_argument = content(*first_argument);
  const Function* function = machine.function_of(*machine.top);
  const Tuple* closure = function == nullptr ? nullptr : function->closure.get();
  if (closure == nullptr) return false;
  for (size_t i = 0; i < code->free_names.size() && i < closure->length; ++i) {
    if (code->free_names[i] != "__class__") continue;
    *owner = content(closure->items[i]);
    return true;
  }
  return false;
}

Dict* Machine::current_globals() const {
  if (top == nullptr || top->words == nullptr) return nullptr;
  return as<Dict>(top->words[kSlotGlobals], TypeId::Dict);
}

}  // namespace hognose
