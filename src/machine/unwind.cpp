// Leaving frames: by a return that does more than store the value, and by an exception.
//
// Determines the frame and instruction to continue at, or requests that the loop be left.
#include "machine/error_scope.h"
#include "machine/frame_objects.h"
#include "machine/machine.h"
#include "machine/step_watcher.h"
#include "objects/core/make.h"
#include "objects/exceptions/fields.h"
#include "objects/functions/generator.h"
#include "objects/protocols/protocol.h"

namespace hognose {

bool Machine::leave_loop(FrameRecord* record, Value value, bool finished) {
  if (HOGNOSE_UNLIKELY((record->flags & kFrameThread) != 0)) {
    failure = raise(TypeId::RuntimeError, "the first function of a thread returned");
    if (failure == Failure::Raised) failure = threads.perform();
    return false;
  }
  set_top(record - 1);
  exit_value = value;
  exit_finished = finished;
  leaving = true;
  return false;
}

bool Machine::return_from_special_frame(Value value) {
  FrameRecord* record = top;
  if (HOGNOSE_UNLIKELY((record->flags & kFrameObserved) != 0)) {
    Result<void> detached = detach_frame_object(*this, record);
    if (detached.failed()) {
      failure = detached.failure();
      return false;
    }
  }
  uint32_t flags = record->flags;
  if ((flags & kFrameInitializer) != 0 && !value.is_none()) {
    set_top(record - 1);
    failure = raise(TypeId::TypeError, "__init__() should return None, not '{}'",
                    type_name(*this, value));
    if ((flags & kFrameEntry) != 0) {
      exit_failure = failure;
      leaving = true;
    }
    return false;
  }
  if ((flags & kFrameGenerator) != 0) {
    Generator* generator = base.at<Generator>(record->function);
    generator->state = GeneratorState::Finished;
    generator->registers = nullptr;
    generator->delegate = Value::undefined();
    leave_generator(*record, generator);
    if ((flags & kFrameEntry) != 0) return leave_loop(record, value, true);
    set_top(record - 1);
    if (HOGNOSE_UNLIKELY(generator->shape == shape_offset(TypeId::AsyncGenerator))) {
      generator->flags |= kGeneratorClosed;
      end_async_drive(*this, generator);
      failure = raise(TypeId::StopAsyncIteration, "");
      return false;
    }
    if ((flags & kFrameDelegate) != 0) *record->result = value;
    if (record->exhausted == nullptr) {
      failure = raise_stop_iteration(value);
      return false;
    }
    top->pc = record->exhausted;
    return true;
  }
  if ((flags & kFrameEntry) != 0) return leave_loop(record, value, false);
  if ((flags & kFrameMethod) != 0) return finish_method(value);
  *record->result = value;
  set_top(record - 1);
  return true;
}

void Machine::reraise(Value exception) {
  pending_ = exception;
  skip_traceback_ = true;
}

namespace {

const ExceptionEntry* find_handler(const Code& code, uint32_t instruction) {
  for (const ExceptionEntry& entry : code.exceptions) {
    if (instruction >= entry.start && instruction < entry.end) return &entry;
  }
  return nullptr;
}

// An exception with fields whose traceback has exactly one entry.
bool is_in_innermost_frame(const Exception* exception) {
  return exception->details && exception->traceback && !exception->traceback->next;
}

// When an exception leaves a record, its frame object keeps the variables.
Result<void> leave_observed_frame(Machine& machine, FrameRecord* record) {
  if ((record->flags & kFrameObserved) != 0) return detach_frame_object(machine, record);
  if ((record->flags & kFrameGenerator) == 0) return {};
  const Exception* exception = machine.known<Exception>(machine.pending());
  if (!exception->traceback || !exception->traceback->frame) return {};
  return detach_generator_frame(machine, record, exception->traceback->frame.get());
}

}  // namespace

// A StopIteration that leaves a generator becomes a RuntimeError (PEP 479). So does a
// StopAsyncIteration that leaves an async generator.
Failure Machine::end_generator(Generator* generator) {
  generator->state = GeneratorState::Finished;
  generator->registers = nullptr;
  generator->delegate = Value::undefined();
  const bool is_async = generator->shape == shape_offset(TypeId::AsyncGenerator);
  const char* what = nullptr;
  if (pending_matches(Failure::Raised, TypeId::StopIteration)) {
    what = "StopIteration";
  } else if (is_async && pending_matches(Failure::Raised, TypeId::StopAsyncIteration)) {
    what = "StopAsyncIteration";
  }
  if (what != nullptr) {
    Value original = take_pending();
    Failure raised =
        raise(TypeId::RuntimeError, "{} raised {}", generator_kind_name(generator), what);
    if (raised != Failure::Raised) return raised;
    Exception* error = known<Exception>(pending_);
    error->cause = original;
    error->context = original;
    error->suppress_context = 1;
  }
  if (is_async) end_async_drive(*this, generator);
  return Failure::Raised;
}

bool Machine::unwind() {
  Failure reason = failure;
  failure = Failure::None;
  if (HOGNOSE_UNLIKELY(threads.is_requested()) && reason == Failure::Raised) {
    reason = threads.perform();
    if (reason == Failure::None) return true;
  }
  bool add_entry = !skip_traceback_;
  skip_traceback_ = false;
  uint64_t entries_searched = 0;
  while (reason == Failure::Raised) {
    FrameRecord* record = top;
    LoadedCode* loaded = loaded_code_of(*record);
    uint32_t instruction = static_cast<uint32_t>(record->pc - loaded->entry);
    if (instruction > 0) --instruction;
    if (HOGNOSE_UNLIKELY(host.observation != nullptr)) {
      stack.side.run([&] {
        if (watcher != nullptr) watcher->catch_up(*this);
        if (add_entry) host.observation->raised(*this);
      });
      if (host.observation->wants_stop()) {
        reason = meter.stop(StopReason::Cancelled);
        break;
      }
    }
    if (add_entry) {
      Result<Traceback*> entry = make<Traceback>(TypeId::Traceback);
      if (entry.failed()) {
        reason = Failure::Stopped;
        break;
      }
      Exception* exception = known<Exception>(pending_);
      entry.value()->code_index = loaded->index();
      entry.value()->instruction = instruction;
      entry.value()->next = exception->traceback.get();
      exception->traceback = entry.value();
      if (HOGNOSE_UNLIKELY(keeps_frames)) {
        Result<FrameObject*> frame = frame_object_of(*this, record);
        if (frame.failed()) {
          reason = Failure::Stopped;
          break;
        }
        entry.value()->frame = frame.value();
      }
    }
    add_entry = true;
    Value raised = pending_;
    if (HOGNOSE_UNLIKELY(is_in_innermost_frame(known<Exception>(raised)))) {
      Result<void> remembered = remember_scope(*this, *record, known<Exception>(raised));
      pending_ = raised;  // remember_scope() may have run out of memory
      if (remembered.failure() == Failure::Stopped) {
        reason = Failure::Stopped;
        break;
      }
    }
    entries_searched += loaded->code->exceptions.size();
    if (const ExceptionEntry* handler = find_handler(*loaded->code, instruction)) {
      record->registers[handler->target] = take_pending();
      record->pc = loaded->entry + handler->handler;
      if (meter.charge(1 + entries_searched / 16).ok()) return true;
      reason = Failure::Stopped;
      break;
    }
    if (HOGNOSE_UNLIKELY(keeps_frames || (record->flags & kFrameObserved) != 0)) {
      Result<void> kept = leave_observed_frame(*this, record);
      pending_ = raised;
      if (kept.failed()) {
        reason = Failure::Stopped;
        break;
      }
    }
    uint32_t flags = record->flags;
    if ((flags & kFrameGenerator) != 0) {
      Generator* generator = base.at<Generator>(record->function);
      reason = end_generator(generator);
      if (reason == Failure::Stopped) break;
      leave_generator(*record, generator);
      // As in CPython, the exception also counts as thrown into the delegating generator.
      if ((flags & kFrameThrown) != 0 && !handled.innermost.is_undefined()) {
        reason = raise_value(take_pending());
      }
    }
    if (HOGNOSE_UNLIKELY((flags & kFrameThread) != 0)) {
      reason = threads.perform();
      continue;
    }
    if (HOGNOSE_UNLIKELY(watcher != nullptr)) stack.side.run([&] { watcher->unwinds(*this); });
    set_top(record - 1);
    if ((flags & kFrameEntry) != 0) {
      exit_failure = Failure::Raised;
      return false;
    }
    // A StopIteration from the __next__ that a loop called ends the loop.
    if ((flags & kFrameMethod) != 0 && method_use(flags) == MethodUse::Next &&
        pending_matches(Failure::Raised, TypeId::StopIteration)) {
      take_pending();
      top->pc = record->exhausted;
      return true;
    }
  }
  if (stopped_line == 0) stopped_line = current_line();
  // Stopped: no more guest code runs.
  while ((top->flags & kFrameEntry) == 0) --top;
  set_top(top - 1);
  pending_ = Value::undefined();
  exit_failure = Failure::Stopped;
  return false;
}

}  // namespace hognose
