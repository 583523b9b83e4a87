// Sandbox: one run, from source or program to Outcome.
//
// A run borrows an engine from the runtime, runs the program in it and copies the results out.
#include "hognose/sandbox.h"

#include <algorithm>
#include <tuple>

#include "base/utf8.h"
#include "embed/fault_text.h"
#include "embed/filename.h"
#include "embed/host/on_host_stack.h"
#include "embed/host/stack.h"
#include "embed/outcome_text.h"
#include "embed/sandbox_state.h"
#include "embed/top_level_await.h"
#include "embed/uncaught.h"
#include "embed/values/conversion.h"
#include "library/core/clock.h"
#include "library/core/library.h"
#include "library/core/shown_value.h"
#include "library/files/tree.h"
#include "meter/arena_account.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/core/observation.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// Limits as the meter counts them: times in nanoseconds.
uint64_t in_units_of_meter(double seconds) {
  if (!(seconds > 0)) return 0;
  if (seconds > 1e9) return 0;  // about thirty years: no limit
  return static_cast<uint64_t>(seconds * 1e9);
}
uint64_t in_units_of_meter(uint64_t number) { return number; }

MeterLimits meter_limits(const Limits& limits) {
  MeterLimits meter;
#define METERED(field, meter_field, reason, status, message) \
  meter.meter_field = in_units_of_meter(limits.field);
#include "embed/limits.def"
  return meter;
}

Result<void> forward_output(void* context, Stream stream, std::string_view text) {
  return static_cast<HostCallbacks*>(context)->write_output(text, stream == Stream::Stderr);
}

Result<Input::Answer> read_input(void* context, std::string* piece) {
  if (!TRY(static_cast<HostCallbacks*>(context)->read_input(*piece))) {
    return Input::Answer::End;
  }
  return piece->empty() ? Input::Answer::NothingYet : Input::Answer::Text;
}

// DebugFault gives the engine's FaultKind public names.
static_assert(static_cast<int>(DebugFault::Cage) == static_cast<int>(FaultKind::Cage) &&
              static_cast<int>(DebugFault::Recursion) == static_cast<int>(FaultKind::Recursion) &&
              static_cast<int>(DebugFault::Abort) == static_cast<int>(FaultKind::Abort));

// The position of a stopped program, for the message.
std::string place_of(const Machine& machine) {
  uint32_t line = machine.stopped_line;
  return line == 0 ? std::string() : "line " + std::to_string(line);
}

}  // namespace

Sandbox::State::State(SandboxOptions&& chosen, std::shared_ptr<Runtime>&& lent)
    : options(std::move(chosen)),
      runtime(std::move(lent)),
      policy(make_effective_policy(options.policy)) {
  if (options.files) policy.open_unless_closed("files");
  if (runtime != nullptr) importer.use_code(&runtime->state().code);
}

void Sandbox::State::start(Engine& engine) {
  Machine& machine = engine.machine;
  engine.clear();
  machine.meter.start(meter_limits(options.limits), &signals);
  HeapDebug heap_debug;
  heap_debug.collect_always = debug.collect_always;
  heap_debug.collect_every = debug.collect_every;
  heap_debug.fail_allocation = debug.fail_allocation;
  heap_debug.wait_every = debug.wait_every;
  heap_debug.fault_at_allocation = debug.fault_at_allocation;
  heap_debug.fault_kind = static_cast<FaultKind>(debug.fault);
#ifdef HOGNOSE_CORRUPT
  heap_debug.corrupt = debug.corrupt;
  heap_debug.corrupt_seed = debug.corrupt_seed;
  heap_debug.corrupt_every = debug.corrupt_every;
  if (debug.corruption != nullptr) *debug.corruption = {0, 0, engine.heap.base().address()};
#endif
  engine.heap.start(machine.meter, machine.root_source(), heap_debug);
  start_callbacks(engine);
  host.set_mounts(&mounts);
  machine.host.side = &host;
  machine.host.output = &engine.output;
  machine.host.policy = &policy;
  machine.random.seed = options.seed;
  // The range of a 64-bit number of nanoseconds: the years 1678 to 2261.
  double start_time = std::clamp(options.start_time, -9.2e9, 9.2e9);
  machine.clock.start_nanoseconds = static_cast<int64_t>(start_time * 1e9);
}

void Sandbox::State::start_callbacks(Engine& engine) {
  Meter& meter = engine.machine.meter;
  callbacks.start(meter);
  if (callbacks.looks_at_work()) {
    signals.on_slice = [](void* of_run) { static_cast<HostCallbacks*>(of_run)->work(); };
    signals.context = &callbacks;
  }
  auto keeping = options.keep_output ? Output::Keeping::All : Output::Keeping::Waiting;
  engine.output.start(meter, keeping, callbacks.writes_output() ? forward_output : nullptr,
                      &callbacks);
  engine.output.input().start(meter, callbacks.reads_input() ? read_input : nullptr, &callbacks);
}

// A session gets each definition once, so that what the guest does with the name lasts.
Result<void> Sandbox::State::define_globals_calling(Machine& machine, Dict* names) {
  for (; defined.functions < functions.size(); ++defined.functions) {
    const auto& [name, number] = functions[defined.functions];
    Str* key = TRY(intern(machine, std::string_view(name)));
    Value function = TRY(make_host_function(machine, number, Value::undefined()));
    TRY(dict_set_string(machine, names, key, function));
  }
  for (; defined.classes < classes.size(); ++defined.classes) {
    Type* type = TRY(host.type_calling(machine, classes[defined.classes]));
    TRY(dict_set_string(machine, names, type->name.get(), Value::from_cell(type)));
  }
  auto define = [&](const std::string& name, const HostValue& value) -> Result<void> {
    Str* key = TRY(intern(machine, std::string_view(name)));
    Value converted = TRY(to_guest(machine, value));
    return dict_set_string(machine, names, key, converted);
  };
  for (; defined.globals < globals.size(); ++defined.globals) {
    const auto& [name, value] = globals[defined.globals];
    TRY(define(name, value));
  }
  for (const auto& [name, value] : current->inputs) TRY(define(name, value));
  return {};
}

CompilationOutcome Sandbox::State::compile(std::string_view source) {
  if (current->repeated != nullptr) return charge_again();
  Meter& meter = engine->machine.meter;
  const ProgramText text = program_text(source, current->own->filename);
  CompilationOptions compile_options;
  compile_options.filename = text.filename;
  compile_options.maximum_source_bytes = options.limits.max_source_bytes;
  compile_options.maximum_nesting = text.maximum_nesting;
  compile_options.maximum_complexity = text.maximum_complexity;
  compile_options.top_level_await = text.top_level_await;
  OutcomeError error;
  const uint64_t fuel_before = meter.fuel_used();
  const uint64_t memory_before = meter.memory();
  engine->scratch.set_budget(options.limits.max_memory_bytes);
  engine->scratch.set_account(account_of(meter));
  CompilationOutcome compilation =
      compile_source(source, compile_options, meter, engine->scratch, *current->own, error);
  engine->scratch.clear();
  if (compilation == CompilationOutcome::Ok) {
    current->charge = {meter.fuel_used() - fuel_before, meter.memory() - memory_before,
                       meter.memory_peak() - memory_before};
  }
  if (compilation == CompilationOutcome::Error) {
    current->outcome.status = Status::Error;
    current->outcome.error = std::move(error);
  } else if (compilation == CompilationOutcome::Stopped) {
    fill_stop(current->outcome, meter, "while compiling");
  }
  return compilation;
}

ProgramText Sandbox::State::program_text(std::string_view source,
                                         std::string_view shown_name) const {
  return {source, shown_name, options.limits.max_nesting, options.limits.max_complexity,
          options.top_level_await};
}

// The program of the text, if an earlier run compiled it and this run can pay what that took. If it
// cannot, a limit stops the compilation, at the same place as ever.
std::shared_ptr<const CompiledText> Sandbox::State::find_compiled(const ProgramText& text) {
  const uint64_t longest = options.limits.max_source_bytes;
  if (longest != 0 && text.source.size() > longest) return nullptr;
  std::shared_ptr<const CompiledText> found = last_text;
  if (found == nullptr || found->text != text) found = runtime->state().programs.find(text);
  if (found == nullptr) return nullptr;
  const Meter& meter = engine->machine.meter;
  const uint64_t fuel = meter.limits().fuel;
  bool can_pay = found->charge.memory_peak <= meter.memory_limit() - meter.memory() &&
                 (fuel == 0 || found->charge.fuel <= fuel - meter.fuel_used());
  return can_pay ? found : nullptr;
}

// Chooses what the run executes: the program that the host gave, or that of an earlier run of the
// same text, or else a text to be compiled.
void Sandbox::State::choose_program(std::string_view source, std::string_view filename,
                                    const Program* program) {
  if (program != nullptr) {
    current->compiled = program->share();
    return;
  }
  std::string shown = shown_filename(filename);
  if (current->request.kind == HostRequest::Kind::None) {
    current->repeated = find_compiled(program_text(source, shown));
  }
  if (current->repeated != nullptr) {
    current->compiled = current->repeated->program;
    last_text = current->repeated;
    return;
  }
  current->own = std::make_shared<Program::Compiled>();
  current->own->filename = std::move(shown);
  current->compiled = current->own;
}

CompilationOutcome Sandbox::State::charge_again() {
  Meter& meter = engine->machine.meter;
  const CompilationCharge& charge = current->repeated->charge;
  if (meter.take_memory(charge.memory_peak)) {
    meter.give_memory(charge.memory_peak - charge.memory);
    if (meter.charge(charge.fuel).ok()) return CompilationOutcome::Ok;
  }
  fill_stop(current->outcome, meter, "while compiling");
  return CompilationOutcome::Stopped;
}

// Nothing is collected here: a run that begins has nothing to collect.
Result<void> Sandbox::State::begin_machine(Machine& machine) {
  const Program::Compiled& compiled = *current->compiled;
  for (const std::string& warning : compiled.warnings) {
    // If a warning exceeds the output limit, the run stops at its first charge.
    if (engine->output.write(Stream::Stderr, warning).failed() ||
        engine->output.write(Stream::Stderr, "\n").failed()) {
      break;
    }
  }
  Dict* module_globals = kept_globals;
  if (module_globals == nullptr) {
    TRY(machine.start(options.limits.max_depth));
    if (builtins == nullptr) builtins = TRY(runtime->state().builtins.get(machine, policy));
    TRY(start_library(machine, policy, *builtins, importer));
    module_globals = TRY(make_main_globals(machine, compiled.filename));
    if (keeps_globals) kept_globals = module_globals;
  }
  machine.program_globals = module_globals;
  machine.host.maximum_source_bytes = options.limits.max_source_bytes;
  machine.host.file_limits = {options.limits.max_file_bytes, options.limits.max_files,
                              options.limits.max_folder_depth};
  return {};
}

Result<void> Sandbox::State::set_program_arguments_calling(Machine& machine) {
  NativeScope scope(machine);
  Value module =
      TRY(importer.import_module_calling(machine, TRY(intern(machine, "sys")), Value::none(),
                                         Value::none(), 0, ImportOrigin::Trusted));
  List* list = TRY(make_list(machine, nullptr, 0));
  for (const std::string& argument : options.argv) {
    Str* text = TRY(name_of_bytes(machine, {reinterpret_cast<const uint8_t*>(argument.data()),
                                            static_cast<uint32_t>(argument.size())}));
    TRY(list_append(machine, list, Value::from_cell(text)));
  }
  return dict_set_string(machine, machine.cell<Module>(module)->dict.get(),
                         TRY(intern(machine, "argv")), Value::from_cell(list));
}

Result<void> Sandbox::State::prepare_calling(Machine& machine) {
  // Guest code puts some values of the host together, such as dataclasses.
  NativeScope scope(machine);
  TRY(define_globals_calling(machine, machine.program_globals));
  if (current->fresh && options.files) TRY(give_files(machine, *options.files));
  if (current->request.kind == HostRequest::Kind::None) TRY(note_files(machine, current->files));
  const Program::Compiled& compiled = *current->compiled;
  if (compiled.code == nullptr) return {};  // the host asked for something else
  if (keeps_globals) current->owner = machine.codes.add_owner(nullptr);
  machine.program = TRY(
      machine.load(*compiled.code->root, machine.program_globals, compiled.source, current->owner));
  return {};
}

void Sandbox::State::execute_on_stack() {
  Machine& machine = engine->machine;
  Outcome& outcome = current->outcome;
  auto run_program = [&]() -> Result<Value> {
    if (current->failure != Failure::None) return current->failure;
    TRY(prepare_calling(machine));
    if (current->fresh && !options.argv.empty()) {
      TRY(set_program_arguments_calling(machine));
    }
    if (current->request.kind != HostRequest::Kind::None) {
      return serve_calling(machine, current->request);
    }
    LoadedCode* program = std::exchange(machine.program, nullptr);
    Value value = TRY(machine.run_code(program, Value::from_cell(machine.program_globals)));
    if ((current->compiled->code->root->flags & kCodeCoroutine) != 0) {
      value = TRY(run_program_coroutine_calling(machine, importer, value));
    }
    if (!options.shows_values) return value;
    NativeScope scope(machine);
    TRY(show_value_calling(machine, value));
    return Value::none();
  };
  Result<Value> returned = run_program();
  // From here on C++ code holds guest values while guest code (repr, str) may run.
  NativeScope scope(machine);
  Result<void> finished;
  if (returned.ok()) {
    finished = to_host_calling(machine, returned.value(), host, outcome.return_value);
  } else {
    finished = returned.failure();
  }
  if (finished.failure() == Failure::Raised) {
    outcome.status = Status::Error;
    on_host_stack([&] { outcome.return_value = HostValue(); });
    finished = describe_uncaught_calling(machine, machine.take_pending(), outcome);
  }
  if (finished.ok() && !machine.meter.stopped()) {
    finished = keeps_globals ? finish_threads_calling(machine) : finish_program_calling(machine);
  }
  if (finished.ok() && current->request.kind == HostRequest::Kind::None) {
    finished = list_changes(machine, current->files, outcome.files);
    // There is nobody to raise it to.
    if (finished.failure() == Failure::Raised) finished = machine.meter.stop(StopReason::Memory);
  }
  flush_library(machine);
  current->stopped = finished.failed() || machine.meter.stopped();
}

// The objects that the run was writing to may be in any state, so they are never destroyed. The
// rest of the sandbox is as after any other run.
Outcome Sandbox::State::end_by_fault() {
  Machine& machine = engine->machine;
  Outcome outcome;
  outcome.status = Status::InternalError;
  const Fault engine_fault = engine->stack.fault();
  outcome.stop_message = describe_fault(engine_fault, machine);
  machine.host.observation = nullptr;
  machine.watcher = nullptr;
  machine.meter.finish();
  fill_usage(outcome, machine.meter);
  outcome.output = engine->output.take(Stream::Stdout);
  outcome.stderr_output = engine->output.take(Stream::Stderr);
  struct Unfinished {
    Outcome outcome;
    std::shared_ptr<Program::Compiled> compiled;
    std::shared_ptr<const CompiledText> last_text;
    std::vector<KeptProgram> kept_programs;
  };
  std::ignore = new Unfinished{std::move(current->outcome), std::move(current->own),
                               std::exchange(last_text, {}), std::exchange(kept_programs, {})};
  kept_globals = nullptr;
  defined = {};
  before_run.engine.forget();
  modules.forget();
  host.waits().finish();
  host.finish();
  Engine::abandon(std::move(engine));
  std::string report = outcome.stop_message;
  if (std::string place = locate_fault(engine_fault); !place.empty()) report += " (" + place + ")";
  callbacks.report_fault(report);
  return outcome;
}

bool Sandbox::State::compile_and_begin(std::string_view source) {
  // Nothing collects here.
  engine->heap.set_native_stack_base(nullptr);
  return enter_stack(engine->stack, NativeStack::Part::Preparation, [&] {
    const bool has_source = current->request.kind == HostRequest::Kind::None;
    if (current->repeated != nullptr || (current->own != nullptr && has_source)) {
      current->compilation = compile(source);
    }
    if (current->compilation != CompilationOutcome::Ok) return;
    current->failure = begin_machine(engine->machine).failure();
  });
}

Progress Sandbox::State::execute() {
  constexpr auto kPart = NativeStack::Part::Run;
  engine->stack.clear(kPart);
  engine->machine.fault_at(debug.fault_at_instruction, static_cast<FaultKind>(debug.fault));
  engine->scan_native_stack_from(kPart);
  const Suspension suspension = host.waits().may_wait() ? Suspension::Allowed : Suspension::Refused;
  if (host.waits().may_wait()) engine->heap.let_wait();
  auto body = [](void* state) { static_cast<State*>(state)->execute_on_stack(); };
  return advance(engine->stack.enter(kPart, body, this, suspension));
}

// After execution has left the stack of the run.
Progress Sandbox::State::advance(NativeStack::Exit exit) {
  Progress progress;
#ifdef HOGNOSE_CORRUPT
  if (debug.corruption != nullptr) {
    debug.corruption->turns = engine->heap.corruptor.turns();
    debug.corruption->writes = engine->heap.corruptor.writes();
  }
#endif
  switch (exit) {
    case NativeStack::Exit::Suspended: host.waits().report(progress.waiting.emplace()); break;
    case NativeStack::Exit::Finished:
      end();
      progress.outcome = std::move(current->outcome);
      break;
    case NativeStack::Exit::Faulted: progress.outcome = end_by_fault(); break;
  }
  progress.cancelled = host.waits().take_cancelled();
  return progress;
}

void Sandbox::State::keep_program() {
  Machine& machine = engine->machine;
  uint64_t memory = 0;
  if (current->repeated != nullptr) {
    memory = current->repeated->charge.memory;
  } else if (current->own != nullptr) {
    memory = current->charge.memory;
  }
  machine.program = nullptr;
  if (current->owner == nullptr) {  // nothing was loaded
    machine.meter.give_memory(memory);
    return;
  }
  kept_programs.push_back({std::move(current->compiled), current->owner, memory});
  machine.codes.count(memory);
  // A checkpoint may bring back code of earlier programs.
  drop_unused_programs(rolls_back && before_run.engine.is_taken() ? before_run.programs : 0);
}

void Sandbox::State::drop_unused_programs(size_t first) {
  Machine& machine = engine->machine;
  auto is_dropped = [&](const KeptProgram& kept) {
    if (kept.owner->loaded != 0) return false;
    machine.meter.give_memory(kept.memory);
    machine.codes.forget_owner(kept.owner);
    return true;
  };
  auto begin = kept_programs.begin() + static_cast<ptrdiff_t>(first);
  kept_programs.erase(std::remove_if(begin, kept_programs.end(), is_dropped), kept_programs.end());
}

void Sandbox::State::end() {
  Machine& machine = engine->machine;
  Outcome& outcome = current->outcome;
  engine->stack.trim();
  if (current->stopped) {
    discarded_error = std::exchange(outcome.error, std::nullopt);
    discarded.set([&] { return std::exchange(outcome.return_value, HostValue()); });
    const std::string& failure = callbacks.failure();
    fill_stop(outcome, machine.meter, place_of(machine),
              failure.empty() ? host.call_failure() : failure);
  }
  if (machine.meter.stopped()) {
    note_limit(machine, status_name(outcome.status), outcome.stop_message);
  }
  current->observation.reset();  // before another run can use the engine
  const bool stopped = machine.meter.stopped();
  const bool is_kept = kept_globals != nullptr && !stopped;
  if (is_kept) keep_program();
  machine.meter.finish();
  fill_usage(outcome, machine.meter);
  outcome.output = engine->output.take(Stream::Stdout);
  outcome.stderr_output = engine->output.take(Stream::Stderr);
  host.waits().finish();
  if (is_kept) {
    // The next run's count of fuel starts at zero; the guest's clock continues.
    machine.clock.virtual_nanoseconds += clock_of_work(machine);
    host.release_dead();
  } else if (kept_globals != nullptr && checkpoint().engine.is_taken()) {
    to_restore = &checkpoint();
  } else {
    forget_world(stopped ? Heap::Clearing::Later : Heap::Clearing::Now);
    if (!keeps_globals) runtime->state().give_back(std::move(engine));
  }
}

Progress Sandbox::State::run(std::string_view source, std::string_view filename,
                             const Program* program, bool may_wait, HostRequest&& request) {
  auto no_memory = [](const char* what) {
    Progress progress;
    progress.outcome.status = Status::MemoryError;
    progress.outcome.stop_message = what;
    return progress;
  };
  if (engine == nullptr && runtime != nullptr) engine = runtime->state().borrow();
  if (engine == nullptr) return no_memory("no address space for a sandbox");
  settle();
  Machine& machine = engine->machine;
  current.emplace();
  current->request = std::move(request);
  current->inputs.swap(inputs);
  current->fresh = kept_globals == nullptr;
  if (current->fresh) {
    defined = {};
    before_run.engine.forget();
  } else if (rolls_back && !take_checkpoint()) {
    return no_memory("no memory for a checkpoint of the session");
  }
  host.start(options, &signals.cancelled);
  host.waits().start(machine.meter, engine->output, may_wait, options.sleeping_waits);
  if (current->fresh) {
    start(*engine);
  } else {
    machine.meter.restart(meter_limits(options.limits), &signals);
    start_callbacks(*engine);
  }
  machine.stack.exhaust_at(debug.exhaust_stack_at);
  if (debug.measure_pauses) machine.meter.measure_pauses();
  current->observation.emplace(observers, callbacks, machine, signals.cancelled);
  choose_program(source, filename, program);
  if (options.contain_faults) engine->stack.contain_faults(engine->addresses);

  using Exit = NativeStack::Exit;
  if (!compile_and_begin(source)) return advance(Exit::Faulted);
  if (current->compilation != CompilationOutcome::Ok) return advance(Exit::Finished);
  if (current->own != nullptr && current->compiled->code != nullptr) {
    last_text = std::make_shared<const CompiledText>(
        program_text(source, current->compiled->filename), current->compiled, current->charge);
    runtime->state().programs.add(last_text);
  }
  return execute();
}

Sandbox::Sandbox(SandboxOptions options, std::shared_ptr<Runtime> runtime)
    : state_(std::make_unique<State>(std::move(options), std::move(runtime))) {}

Sandbox::~Sandbox() {
  if (state_->phase.load(std::memory_order_acquire) == State::Phase::Waiting) {
    cancel();
    resume();
    if (state_->is_running()) {  // this thread's stack has no room to end the run in order
      Engine::abandon(std::move(state_->engine));
      return;
    }
  }
  if (state_->engine == nullptr) return;
  if (!state_->wake()) {
    Engine::abandon(std::move(state_->engine));
    return;
  }
  if (state_->kept_globals != nullptr) state_->forget_world(Heap::Clearing::Now);
  state_->runtime->state().give_back(std::move(state_->engine));
}

bool Sandbox::ready() const { return state_->runtime != nullptr; }

bool Sandbox::State::is_name(std::string_view name) {
  if (is_running()) return false;
  if (scan_utf8(name, Surrogates::Allow).ok()) return true;
  host.note_error("the name of a global is not valid UTF-8");
  return false;
}

bool Sandbox::set_global(std::string_view name, HostValue value) {
  if (!state_->is_name(name)) return false;
  state_->globals.emplace_back(std::string(name), std::move(value));
  return true;
}

bool Sandbox::set_input(std::string_view name, HostValue value) {
  if (!state_->is_name(name)) return false;
  state_->inputs.emplace_back(std::string(name), std::move(value));
  return true;
}

bool Sandbox::define_function(std::string_view signature, internal::AdaptedFunction function) {
  if (state_->is_running()) return false;
  uint32_t number = state_->host.add_function(signature, std::move(function));
  if (number == kNoHostClass) return false;
  state_->functions.emplace_back(state_->host.row_at(number)->signature.name(), number);
  return true;
}

bool Sandbox::define_waiting(std::string_view signature, WaitKind kind) {
  if (state_->is_running()) return false;
  uint32_t number = state_->host.add_waiting(signature, kind);
  if (number == kNoHostClass) return false;
  state_->functions.emplace_back(state_->host.row_at(number)->signature.name(), number);
  return true;
}

bool Sandbox::define_class(std::shared_ptr<const HostClassRows> rows) {
  if (state_->is_running()) return false;
  uint32_t number = state_->host.expose_class(rows);
  if (number == kNoHostClass) return false;
  state_->classes.push_back(number);
  return true;
}

bool Sandbox::add_module(HostModule module) {
  return !state_->is_running() && state_->given.add(std::move(module));
}

bool Sandbox::add_source_module(std::string_view name, std::string source) {
  return !state_->is_running() && state_->given.add_source(name, std::move(source));
}

const std::string& Sandbox::definition_error() const { return state_->host.error(); }

namespace {

Progress refused(const char* type, std::string message) {
  Progress progress;
  progress.outcome.status = Status::Error;
  std::string traceback = std::string(type) + ": " + message + "\n";
  progress.outcome.error = OutcomeError{type, std::move(message), std::move(traceback), {}};
  return progress;
}

}  // namespace

Progress Sandbox::State::run_guarded(std::string_view source, std::string_view filename,
                                     const Program* program, bool may_wait, HostRequest request) {
  if (!enter()) return refused("RuntimeError", "the sandbox is running already");
  Progress progress = run_entered(source, filename, program, may_wait, std::move(request));
  leave(progress.waiting.has_value());
  return progress;
}

Progress Sandbox::State::run_entered(std::string_view source, std::string_view filename,
                                     const Program* program, bool may_wait, HostRequest&& request) {
  if (host_stack_left() < kStackForRun) {
    return refused("RecursionError", "the stack of this thread has no room for a run");
  }
  if (!host.error().empty()) {
    return refused("RuntimeError", "a definition of the host is faulty: " + host.error());
  }
  if (!wake()) return refused("MemoryError", "no memory to continue the session");
  signals.cancelled.store(false, std::memory_order_relaxed);
  return run(source, filename, program, may_wait, std::move(request));
}

Progress Sandbox::State::resume_guarded(std::vector<Answer> answers, double seconds) {
  Phase waiting = Phase::Waiting;
  if (!phase.compare_exchange_strong(waiting, Phase::Running, std::memory_order_acquire)) {
    return refused("RuntimeError", "the sandbox has no run that waits");
  }
  if (host_stack_left() < kStackForRun) {
    phase.store(Phase::Waiting, std::memory_order_release);
    return refused("RecursionError", "the stack of this thread has no room for a run");
  }
  if (!wake()) {
    phase.store(Phase::Waiting, std::memory_order_release);
    return refused("MemoryError", "no memory to continue the run");
  }
  const bool continues = host.waits().deliver(answers, seconds, engine->machine) ||
                         signals.cancelled.load(std::memory_order_relaxed);
  Progress progress = advance(continues ? engine->stack.resume() : NativeStack::Exit::Suspended);
  leave(progress.waiting.has_value());
  return progress;
}

void Sandbox::State::rest() {
  if (engine == nullptr || engine->is_parked()) return;
  const bool parks = debug.park != 0;
  if (parks) --debug.park;
  rests_in_place = !parks && runtime->state().take_place();
  if (!rests_in_place) engine->park();
}

bool Sandbox::State::wake() {
  if (engine == nullptr) return true;
  if (rests_in_place) runtime->state().give_place();
  rests_in_place = false;
  return engine->unpark();
}

bool Sandbox::State::enter_awake() {
  if (!enter()) return false;
  if (wake()) return true;
  leave(false);
  return false;
}

void Sandbox::State::leave(bool waits) {
  if (!waits) current.reset();
  rest();
  phase.store(waits ? Phase::Waiting : Phase::Idle, std::memory_order_release);
}

Outcome Sandbox::run(const Program& program) {
  return state_->run_guarded({}, {}, &program, false).outcome;
}

Outcome Sandbox::run(std::string_view source, std::string_view filename) {
  return state_->run_guarded(source, filename, nullptr, false).outcome;
}

Progress Sandbox::start(const Program& program) {
  return state_->run_guarded({}, {}, &program, true);
}

Progress Sandbox::start(std::string_view source, std::string_view filename) {
  return state_->run_guarded(source, filename, nullptr, true);
}

Progress Sandbox::resume(std::vector<Answer> answers, double seconds) {
  return state_->resume_guarded(std::move(answers), seconds);
}

std::vector<uint64_t> Sandbox::pending_calls() const { return state_->host.waits().pending(); }

void Sandbox::cancel() { state_->signals.cancelled.store(true, std::memory_order_relaxed); }

Usage Sandbox::usage() const {
  const MeterSignals& signals = state_->signals;
  return {signals.fuel.load(std::memory_order_relaxed),
          signals.memory.load(std::memory_order_relaxed)};
}

bool Sandbox::add_observer(std::shared_ptr<Observer> observer, const ObserverOptions& options) {
  if (observer == nullptr || state_->is_running()) return false;
  state_->observers.push_back({std::move(observer), options});
  return true;
}

void Sandbox::set_debug(const SandboxDebug& debug) {
  state_->debug = debug;
  if (!debug.drop_row.empty()) state_->policy.mutate({RowMutation::Change::Drop, debug.drop_row});
  if (!debug.open_row.empty()) state_->policy.mutate({RowMutation::Change::Open, debug.open_row});
}

}  // namespace hognose
