// Turns the engine's reports into events for the host's observers.
//
// The text of an Event is a view into the running code. Host code runs here, so it receives only
// text and numbers, never guest values.
#include "embed/run_observation.h"

#include <algorithm>
#include <string>

#include "embed/guest_place.h"
#include "embed/host/text.h"
#include "objects/attributes/attributes.h"

namespace hognose {

std::string_view event_name(EventKind kind) {
  switch (kind) {
    case EventKind::Blocked: return "blocked";
    case EventKind::Import: return "import";
    case EventKind::HostCall: return "host_call";
    case EventKind::Exception: return "exception";
    case EventKind::Limit: return "limit";
    case EventKind::Code: return "code";
    case EventKind::Call: return "call";
    case EventKind::Return: return "return";
    case EventKind::Line: return "line";
  }
  return "";
}

namespace {

constexpr size_t kLongestText = 1000;

void set_place(Event& event, const FrameRecord& record) {
  if (record.words == nullptr) return;
  const GuestPlace place = place_of(record);
  event.filename = place.filename;
  event.function = place.function;
  event.line = place.line;
  event.column = place.column;
}

// The text of an exception, if it is available without running guest code.
std::string text_of(Vm& vm, const Exception* exception) {
  const Tuple* arguments = exception->args.get();
  if (arguments == nullptr || arguments->length != 1) return {};
  Value only = arguments->items[0];
  if (only.is_small_int()) return std::to_string(only.small_int());
  if (!vm.is_exactly(only, TypeId::Str)) return {};
  const Str* text = vm.cell<Str>(only);
  if (text->length > kLongestText) return {};
  return printable_beginning(text, kLongestText);
}

void add_lines(const Code& code, std::vector<uint32_t>& lines) {
  for (const Position& position : code.positions) {
    if (position.has_text() && (lines.empty() || lines.back() != position.line)) {
      lines.push_back(position.line);
    }
  }
  for (const Code* child : code.children) add_lines(*child, lines);
}

std::vector<uint32_t> lines_of(const Code& code) {
  std::vector<uint32_t> lines;
  add_lines(code, lines);
  std::sort(lines.begin(), lines.end());
  lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
  return lines;
}

// Whether an observer of all code sees the exception as raised in the top frame.
bool arises_here(Machine& machine, const Exception* exception) {
  if (!exception->traceback) return true;
  Opcode opcode = (machine.top->pc - 1)->opcode();
  return opcode == Opcode::Raise || opcode == Opcode::RaiseFrom;
}

// The same for an observer that does not see built-in modules: the exception has passed through
// these only.
bool comes_out_of_library(const Machine& machine, const Exception* exception) {
  for (const Traceback* entry = exception->traceback.get(); entry != nullptr;
       entry = entry->next.get()) {
    const Code* code = machine.code_at(entry->code_index);
    if (code == nullptr || (code->flags & kCodeTrusted) == 0) return false;
  }
  return true;
}

}  // namespace

RunObservation::RunObservation(const std::vector<RegisteredObserver>& observers,
                               HostCallbacks& callbacks, Machine& machine,
                               const std::atomic<bool>& cancelled)
    : observers_(observers), callbacks_(callbacks), machine_(machine), cancelled_(cancelled) {
  if (observers.empty()) return;
  for (const RegisteredObserver& registered : observers) {
    wanted_.add(registered.options.events);
    bool shown = registered.options.library == LibraryCode::Shown;
    (shown ? shows_library_ : hides_library_) = true;
  }
  machine.host.observation = this;
  if (wanted_.has(EventKind::Call) || wanted_.has(EventKind::Return) ||
      wanted_.has(EventKind::Line) || wanted_.has(EventKind::Code)) {
    watcher_.emplace(
        *this, shows_library_ ? StepWatcher::Library::CallsAndLines : StepWatcher::Library::Calls);
    machine.watcher = &*watcher_;
  }
}

RunObservation::~RunObservation() {
  machine_.host.observation = nullptr;
  machine_.watcher = nullptr;
}

void RunObservation::deliver(const Event& event, LibraryCode library) {
  for (const RegisteredObserver& registered : observers_) {
    if (registered.options.library == library && registered.options.events.has(event.kind)) {
      callbacks_.observe(*registered.observer, event);
    }
  }
}

void RunObservation::emit(Vm& vm, Event& event) {
  if (!wanted_.has(event.kind)) return;
  Machine& machine = machine_of(vm);
  event.steps = machine.meter.fuel_used();
  const FrameRecord* record = machine.top;
  if (record == nullptr) {  // no code has started yet
    if (shows_library_) deliver(event, LibraryCode::Shown);
    if (hides_library_) deliver(event, LibraryCode::Hidden);
    return;
  }
  const FrameRecord* first = machine.first_record();
  event.depth = static_cast<uint32_t>(record - first);
  event.library = is_library_frame(*record);
  set_place(event, *record);
  if (shows_library_) deliver(event, LibraryCode::Shown);
  if (!hides_library_) return;
  if (event.library) {
    while (record > first && is_library_frame(*record)) --record;
    event.filename = event.function = {};
    event.line = event.column = 0;
    set_place(event, *record);
  }
  deliver(event, LibraryCode::Hidden);
}

void RunObservation::emit_of_top(Vm& vm, Event& event) {
  Machine& machine = machine_of(vm);
  event.steps = machine.meter.fuel_used();
  event.depth = static_cast<uint32_t>(machine.top - machine.first_record());
  event.library = is_library_frame(*machine.top);
  uint32_t line = event.line;
  set_place(event, *machine.top);
  if (line != 0) {
    event.line = line;
    event.column = 0;
  }
  if (shows_library_) deliver(event, LibraryCode::Shown);
  if (hides_library_ && !event.library) deliver(event, LibraryCode::Hidden);
}

void RunObservation::blocked(Vm& vm, std::string_view rule, std::string_view name,
                             std::string_view reason) {
  Event event{.kind = EventKind::Blocked, .name = name, .rule = rule, .detail = reason};
  emit(vm, event);
}

void RunObservation::module_loaded(Vm& vm, std::string_view name, std::string_view origin) {
  Event event{.kind = EventKind::Import, .name = name, .detail = origin};
  emit(vm, event);
}

void RunObservation::host_called(Vm& vm, std::string_view name) {
  Event event{.kind = EventKind::HostCall, .name = name};
  emit(vm, event);
}

void RunObservation::limit_reached(Vm& vm, std::string_view name, std::string_view message) {
  Event event{.kind = EventKind::Limit, .name = name, .detail = message};
  event.line = machine_of(vm).stopped_line;  // in case its frames are already gone
  emit(vm, event);
}

void RunObservation::raised(Vm& vm) {
  if (!wanted_.has(EventKind::Exception)) return;
  Machine& machine = machine_of(vm);
  const Exception* exception = vm.cell<Exception>(vm.pending());
  bool arises = arises_here(machine, exception);
  bool is_news_outside = arises || (hides_library_ && !is_library_frame(*machine.top) &&
                                    comes_out_of_library(machine, exception));
  if (!arises && !is_news_outside) return;
  std::string name = shown_name(vm.type_of(vm.pending())->name.get());
  std::string text = text_of(vm, exception);
  Event event{.kind = EventKind::Exception, .name = name, .detail = text};
  event.steps = machine.meter.fuel_used();
  event.depth = static_cast<uint32_t>(machine.top - machine.first_record());
  event.library = is_library_frame(*machine.top);
  set_place(event, *machine.top);
  if (arises) deliver(event, LibraryCode::Shown);
  if (is_news_outside && !event.library) deliver(event, LibraryCode::Hidden);
}

void RunObservation::entered(Vm& vm, FrameEntry entry) {
  const LoadedCode& loaded = *loaded_code_of(*machine_of(vm).top);
  const Code& code = *loaded.code;
  // Code with its own source text is that of the program or of a module, and runs once.
  if (wanted_.has(EventKind::Code) && (code.flags & kCodeModule) != 0 &&
      loaded.source.data() != nullptr && entry == FrameEntry::Called) {
    std::vector<uint32_t> lines = lines_of(code);
    Event event{.kind = EventKind::Code, .lines = lines};
    event.line = code.first_line;
    emit_of_top(vm, event);
  }
  if (!wanted_.has(EventKind::Call)) return;
  Event event{.kind = EventKind::Call, .resumed = entry == FrameEntry::Resumed};
  event.line = code.first_line;
  emit_of_top(vm, event);
}

void RunObservation::left(Vm& vm, FrameExit exit) {
  if (!wanted_.has(EventKind::Return)) return;
  Event event{.kind = EventKind::Return};
  switch (exit) {
    case FrameExit::Returned: event.exit = Exit::Returned; break;
    case FrameExit::Yielded: event.exit = Exit::Yielded; break;
    case FrameExit::Raised: event.exit = Exit::Raised; break;
  }
  emit_of_top(vm, event);
}

void RunObservation::line_begins(Vm& vm) {
  if (!wanted_.has(EventKind::Line)) return;
  Event event{.kind = EventKind::Line};
  emit_of_top(vm, event);
}

}  // namespace hognose
