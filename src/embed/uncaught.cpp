// Describes an uncaught exception for the host.
//
// Fills in the type, message, traceback text and frames of the Outcome. The exception's own __str__
// runs here, under the limits of the run.
#include "embed/uncaught.h"

#include "base/foreign_call.h"
#include "embed/host/text.h"
#include "library/traceback/text.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// The maximum number of frames that the host receives as data: the outermost and the innermost
// ones.
constexpr uint32_t kMaximumFrames = 200;

Result<void> collect_frames(Machine& machine, Exception* exception, OutcomeError& error) {
  uint32_t count = 0;
  for (Traceback* entry = exception->traceback.get(); entry != nullptr; entry = entry->next.get()) {
    TRY(machine.meter.charge(1));
    ++count;
  }
  uint32_t position = 0;
  for (Traceback* entry = exception->traceback.get(); entry != nullptr;
       entry = entry->next.get(), ++position) {
    TRY(machine.meter.charge(1));
    bool shown = position < kMaximumFrames / 2 || position + kMaximumFrames / 2 >= count;
    const LoadedCode* loaded = machine.loaded(entry->code_index);
    if (!shown || loaded == nullptr || loaded->code == nullptr) continue;
    const Code& code = *loaded->code;
    OutcomeFrame& frame = *on_foreign_stack([&] { return &error.frames.emplace_back(); });
    on_foreign_stack([&] {
      frame.filename = shown_name(code.filename);
      frame.function = shown_name(code.qualified_name);
    });
    if (entry->instruction < code.positions.size()) {
      const Position& place = code.positions[entry->instruction];
      frame.line = place.line;
      frame.end_line = place.end_line;
      frame.column = place.column;
      frame.end_column = place.end_column;
    }
  }
  return {};
}

}  // namespace

Result<void> describe_uncaught_calling(Machine& machine, Value value, Outcome& outcome) {
  // Built in the outcome from the start: if the run is stopped, the caller frees the partial
  // result.
  OutcomeError& error = *on_foreign_stack([&] { return &outcome.error.emplace(); });
  on_foreign_stack([&] { error.type = shown_name(machine.type_of(value)->name.get()); });
  TRY(collect_frames(machine, machine.cell<Exception>(value), error));
  Result<ExceptionText> text = format_exception_calling(machine, value);
  if (text.failure() == Failure::Stopped) return Failure::Stopped;
  if (text.ok()) {
    HostRoom room(machine);
    if (TRY(copy_printable(machine, text.value().message, room, error.message)) &&
        TRY(copy_printable(machine, text.value().text, room, error.traceback))) {
      return {};
    }
  } else {
    machine.take_pending();
  }
  // The text does not fit into memory.
  on_foreign_stack([&] {
    error.message.clear();
    error.traceback = error.type + "\n";
  });
  return {};
}

}  // namespace hognose
