// Suspends chains of frames and continues them: the definitions of threads.h.
//
// A request is made by a native and checked there; perform() runs in the unwinder, where no C++
// code of the chain is on the native stack.
#include "machine/threads.h"

#include <algorithm>
#include <cstring>

#include "machine/machine.h"
#include "machine/step_watcher.h"
#include "objects/core/boot.h"
#include "objects/core/layouts.h"

namespace hognose {

struct Threads::Chain : NativelyAllocated {
  Value function;  // of a new thread; undefined once it has begun
  NativeVector<FrameRecord> records;
  NativeVector<Value> registers;
  // Where the chain was. C++ code waits for the first frame of a pinned chain, in the loop of that
  // depth, so such a chain goes on at the same place.
  FrameRecord* base = nullptr;
  Value* first = nullptr;
  uint32_t loop = 0;
  bool is_pinned = true;
  HandledExceptions handled;
  uint64_t charged = 0;
};

namespace {

// Charged for a thread that exists.
constexpr uint64_t kThreadBytes = 512;

bool is_call(Opcode opcode) {
  return opcode == Opcode::Call || opcode == Opcode::CallMethod || opcode == Opcode::CallKeyword ||
         opcode == Opcode::CallSpread;
}

// The register of the callee, and then of the result, of the call that the frame is in.
Value* call_register(const FrameRecord& record) { return record.registers + record.pc[-1].a(); }

}  // namespace

Threads::Threads(Machine& machine) : machine_(machine) {}

Threads::~Threads() = default;

void Threads::clear() {
  release(chains_);  // their charge ends with the run
  running_ = kMain;
  request_ = Request::None;
  function_ = argument_ = Value::undefined();
}

Threads::Chain* Threads::find(uint32_t thread) const {
  return thread == 0 || thread > chains_.size() ? nullptr : chains_[thread - 1].get();
}

void Threads::forget(uint32_t thread) {
  machine_.meter.give_memory(chains_[thread - 1]->charged);
  chains_[thread - 1] = nullptr;
}

bool Threads::drop(uint32_t thread) {
  const Chain* chain = find(thread);
  if (chain == nullptr || chain->is_pinned || thread == running_) return false;
  forget(thread);
  return true;
}

// The frame through which the loop is left.
FrameRecord* Threads::entry() const {
  FrameRecord* record = machine_.top;
  while (record > machine_.first_record() && (record->flags & kFrameEntry) == 0) --record;
  return record;
}

Result<uint32_t> Threads::create(Function* function) {
  const Code* code = machine_.code_at(function->code_index);
  constexpr uint32_t kMoreParameters = kCodeVarArgs | kCodeVarKeywords;
  if (code == nullptr || code->parameter_count() != 0 || (code->flags & kMoreParameters) != 0) {
    return machine_.raise(TypeId::TypeError, "a thread begins with a function without parameters");
  }
  if (!machine_.meter.take_memory(kThreadBytes)) {
    return machine_.meter.stop(StopReason::Memory);
  }
  TRY(machine_.meter.charge(chains_.size() / 16 + 1));  // the search for a free row
  if (chains_.empty()) {
    // The chain with which the run began becomes a row, too.
    chains_.push_back(std::make_unique<Chain>());
  }
  auto chain = std::make_unique<Chain>();
  chain->function = Value::from_cell(function);
  chain->is_pinned = false;
  chain->charged = kThreadBytes;
  auto free = std::find(chains_.begin() + 1, chains_.end(), nullptr);
  if (free != chains_.end()) {
    *free = std::move(chain);
  } else {
    free = chains_.insert(chains_.end(), std::move(chain));
  }
  return static_cast<uint32_t>(free - chains_.begin()) + 1;
}

bool Threads::can_go_on(uint32_t thread) const {
  const Chain* chain = find(thread);
  if (chain == nullptr || thread == running_) return false;
  const FrameRecord* base = entry();
  if (chain->is_pinned) return chain->loop == machine_.run_depth && chain->base == base;
  size_t below = static_cast<size_t>(base - machine_.first_record());
  return below + std::max<size_t>(chain->records.size(), 1) <= machine_.stack.maximum_depth;
}

// Whether an instruction of the running frame calls the native. If other C++ code did, that code is
// on the native stack, and the frame cannot be left.
bool Threads::is_called_by_instruction(NativeCode native) const {
  const FrameRecord& record = *machine_.top;
  if (record.words == nullptr || record.pc <= loaded_code_of(record)->entry) return false;
  if (!is_call(record.pc[-1].opcode())) return false;
  const Native* callee = machine_.as<Native>(*call_register(record), TypeId::BuiltinFunction);
  if (callee == nullptr) return false;
  const NativeEntry* entry = machine_.boot.native(callee->native_index);
  return entry != nullptr && entry->code == native;
}

Failure Threads::request(uint32_t thread, AfterSwitch after, NativeCode native) {
  if (!is_called_by_instruction(native) || !can_go_on(thread)) {
    return machine_.raise(TypeId::RuntimeError, "this thread cannot go on here");
  }
  if (after == AfterSwitch::End && (entry()->flags & kFrameThread) == 0) {
    return machine_.raise(TypeId::RuntimeError, "this thread cannot end here");
  }
  request_ = Request::Switch;
  native_ = native;
  wanted_ = thread;
  after_ = after;
  return machine_.raise(TypeId::SystemError, "a switch between threads");
}

Failure Threads::request_call(NativeCode native, Function* function, Value argument) {
  if (!is_called_by_instruction(native)) return Failure::None;
  request_ = Request::Call;
  native_ = native;
  function_ = Value::from_cell(function);
  argument_ = argument;
  return machine_.raise(TypeId::SystemError, "a call in place of a native");
}

Failure Threads::perform() {
  FrameRecord* base = entry();
  Request request = request_;
  request_ = Request::None;
  RootVector kept(machine_);
  if (request == Request::None) {
    // C++ code waits for the chain that began this loop. It is suspended, because the running one
    // began as a thread.
    Result<void> prepared = machine_.meter.charge(chains_.size() / 16 + 1);
    if (prepared.ok()) prepared = kept.push(machine_.pending());
    if (prepared.failed()) return prepared.failure();
    wanted_ = 0;
    for (uint32_t i = 0; i < chains_.size(); ++i) {
      const Chain* chain = chains_[i].get();
      if (chain == nullptr || i + 1 == running_ || !chain->is_pinned) continue;
      if (chain->loop == machine_.run_depth && chain->base == base) wanted_ = i + 1;
    }
    HOGNOSE_CHECK(wanted_ != 0);
    after_ = AfterSwitch::End;
  } else if (!is_called_by_instruction(native_)) {
    return Failure::Raised;
  }
  machine_.take_pending();
  if (request == Request::Call) return call().failure();
  Chain& wanted = *chains_[wanted_ - 1];
  if (machine_.watcher != nullptr) {
    machine_.stack.side.run([&] { machine_.watcher->suspends_down_to(machine_, base); });
  }
  uint32_t left = running_;
  if (after_ == AfterSwitch::Suspend) {
    Result<void> suspended = suspend(*chains_[left - 1], base);
    if (suspended.failed()) return suspended.failure();
  } else {
    forget(left);
  }
  running_ = wanted_;
  machine_.set_top(base - 1);
  Result<void> done = wanted.records.empty() ? begin(wanted) : restore(wanted, base);
  if (done.ok()) return kept.size() == 0 ? Failure::None : machine_.raise_value(kept[0]);
  // A failure changes no record, so the loop is left through the frame that was there. What its
  // chain would catch must not reach it.
  machine_.set_top(base);
  if (done.failure() == Failure::Raised) machine_.take_pending();
  return machine_.meter.stop(StopReason::Memory);
}

Result<void> Threads::suspend(Chain& chain, FrameRecord* base) {
  auto records = static_cast<size_t>(machine_.top - base) + 1;
  auto registers = static_cast<size_t>(machine_.stack_top() - base->registers);
  uint64_t bytes = records * sizeof(FrameRecord) + registers * sizeof(Value);
  TRY(machine_.meter.charge_bytes(bytes));
  if (!machine_.meter.take_memory(bytes)) return machine_.meter.stop(StopReason::Memory);
  chain.charged += bytes;
  chain.records.assign(base, base + records);
  chain.registers.assign(base->registers, base->registers + registers);
  chain.base = base;
  chain.first = base->registers;
  chain.loop = machine_.run_depth;
  chain.is_pinned = (base->flags & kFrameThread) == 0;
  chain.handled = machine_.handled;
  return {};
}

// Puts the chain on the stacks, above the frames below `base`. If it was elsewhere, the pointers of
// its records into its own registers move with it.
Result<void> Threads::restore(Chain& chain, FrameRecord* base) {
  size_t count = chain.records.size();
  TRY(machine_.ensure_record(static_cast<size_t>(base - machine_.first_record()) + count - 1));
  Value* first = chain.is_pinned ? chain.first : machine_.stack_top() + ArgumentWindow::kRoomOnTop;
  TRY(machine_.ensure_stack(first, chain.registers.size()));
  uint64_t bytes = count * sizeof(FrameRecord) + chain.registers.size() * sizeof(Value);
  TRY(machine_.meter.charge_bytes(bytes));
  const Value* was_first = chain.first;
  const Value* was_end = was_first + chain.registers.size();
  auto moved = [&](Value* place) {
    bool is_within = place >= was_first && place < was_end;
    return is_within ? first + (place - was_first) : place;
  };
  for (size_t i = 0; i < count; ++i) {
    FrameRecord record = chain.records[i];
    record.registers = moved(record.registers);
    record.result = moved(record.result);
    if ((record.flags & kFrameObserved) != 0) {
      auto* frame = machine_.base.at<FrameObject>(static_cast<uint32_t>(record.frame_object));
      frame->record = static_cast<uint32_t>(base + i - machine_.first_record());
    }
    base[i] = record;
  }
  machine_.set_top(base + (count - 1));
  std::memcpy(first, chain.registers.data(), chain.registers.size() * sizeof(Value));
  machine_.handled = chain.handled;
  *call_register(*machine_.top) = Value::none();
  release(chain.records);
  release(chain.registers);
  machine_.meter.give_memory(bytes);
  chain.charged -= bytes;
  return {};
}

Result<void> Threads::begin(Chain& chain) {
  Value function = chain.function;
  chain.function = Value::undefined();
  machine_.handled = HandledExceptions{};
  ArgumentWindow window(machine_);
  constexpr uint32_t kFlags = kFrameEntry | kFrameThread;
  if (machine_.begin_call(function, window, nullptr, &machine_.discarded, kFlags) ==
      CallProgress::Pushed) {
    return {};
  }
  // It takes no arguments and is no deeper than the chain before it.
  machine_.failure = Failure::None;
  return machine_.meter.stop(StopReason::Memory);
}

Result<void> Threads::call() {
  Value function = function_;
  Value argument = argument_;
  function_ = argument_ = Value::undefined();
  FrameRecord* caller = machine_.top;
  ArgumentWindow window(machine_);
  TRY(window.append(&argument, 1));
  CallProgress progress = machine_.begin_call(function, window, nullptr, call_register(*caller), 0);
  if (progress != CallProgress::Failed) return {};
  Failure failure = machine_.failure;
  machine_.failure = Failure::None;
  return failure;
}

void Threads::visit_roots(Tracer& tracer) const {
  tracer.visit(function_);
  tracer.visit(argument_);
  for (const std::unique_ptr<Chain>& chain : chains_) {
    if (chain == nullptr) continue;
    if (!tracer.goes_on(1 + static_cast<uint32_t>(chain->records.size()))) return;
    tracer.visit(chain->function);
    tracer.visit(chain->handled.innermost);
    tracer.visit(chain->handled.outer);
    for (const FrameRecord& record : chain->records) {
      tracer.visit_offset(record.function);
      tracer.visit_code(loaded_code_of(record)->block.code_index);
      if ((record.flags & (kFrameNamespace | kFrameGenerator)) != 0) tracer.visit(record.saved);
      if ((record.flags & kFrameObserved) != 0) {
        tracer.visit_offset(static_cast<uint32_t>(record.frame_object));
      }
    }
    tracer.visit_values(chain->registers.data(), chain->registers.size());
  }
}

}  // namespace hognose
