// Sandbox: one run, from source or program to Outcome.
//
// A run borrows an engine from the runtime, runs the program in it and copies the results out.
#include "hognose/sandbox.h"

#include <algorithm>
#include <atomic>
#include <tuple>

#include "base/utf8.h"
#include "embed/compilation.h"
#include "embed/conversion.h"
#include "embed/effective.h"
#include "embed/engine.h"
#include "embed/fault_text.h"
#include "embed/filename.h"
#include "embed/host/callbacks.h"
#include "embed/host/on_host_stack.h"
#include "embed/host/stack.h"
#include "embed/host/table.h"
#include "embed/outcome_text.h"
#include "embed/run_observation.h"
#include "embed/source_modules.h"
#include "embed/top_level_await.h"
#include "embed/uncaught.h"
#include "library/builtins/image.h"
#include "library/core/clock.h"
#include "library/core/library.h"
#include "meter/arena_account.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/observation.h"
#include "objects/protocols/protocol.h"

namespace hognose {

struct Sandbox::State {
  SandboxOptions options;
  std::shared_ptr<Runtime> runtime;
  std::unique_ptr<Engine> engine;
  EffectivePolicy policy;
  std::shared_ptr<const BuiltinsImage> builtins;  // for the policy; null before the first run
  HostTable host;
  GivenModules given{host};
  HostCallbacks callbacks{options};
  HostModules modules{options, given, callbacks};
  LibraryImporter importer{&modules};
  SandboxDebug debug;
  std::vector<RegisteredObserver> observers;
  std::atomic<bool> cancelled{false};
  std::atomic<bool> running{false};
  std::vector<std::pair<std::string, HostValue>> globals;
  std::vector<std::pair<std::string, uint32_t>> functions;  // with their numbers in the table
  std::vector<uint32_t> classes;                            // likewise
  Dict* kept_globals = nullptr;  // while set, the sandbox keeps its engine and its cage
  std::vector<std::shared_ptr<const Program::Compiled>> kept_programs;
  // The partial result of a stopped run. Freeing up to a million values takes longer than a stop
  // may, so the next run does it.
  ReturnedValue discarded;
  std::optional<OutcomeError> discarded_error;

  Outcome run(std::string_view source, std::string_view filename, const Program* program);
  // The parts of a run that execute on its own stack, in this order.
  CompilationOutcome compile(std::string_view source, Program::Compiled& compiled,
                             Outcome& outcome);
  Result<void> begin(Machine& machine, const Program::Compiled& compiled);
  Result<LoadedCode*> prepare(Machine& machine, const Program::Compiled& compiled);
  // `loaded` is null if preparing failed with `failure`. Returns whether the run was stopped.
  bool execute(Machine& machine, const Program::Compiled& compiled, LoadedCode* loaded,
               Failure failure, Outcome& outcome);
  Outcome end_by_fault(Outcome unfinished, std::shared_ptr<Program::Compiled> compiled);
  void start(Engine& engine);
  void start_callbacks(Engine& engine);
  Result<void> define_globals(Machine& machine, Dict* names);
  bool is_running() const { return running.load(std::memory_order_relaxed); }
  Outcome run_guarded(std::string_view source, std::string_view filename, const Program* program);
};

namespace {

uint64_t nanoseconds(double seconds) {
  if (!(seconds > 0)) return 0;
  if (seconds > 1e9) return 0;  // about thirty years: no limit
  return static_cast<uint64_t>(seconds * 1e9);
}

MeterLimits meter_limits(const Limits& limits) {
  MeterLimits meter;
  meter.fuel = limits.max_steps;
  meter.wall_nanoseconds = nanoseconds(limits.max_time_seconds);
  meter.cpu_nanoseconds = nanoseconds(limits.max_cpu_seconds);
  meter.memory_bytes = limits.max_memory_bytes;
  meter.output_bytes = limits.max_output_bytes;
  meter.host_calls = limits.max_host_calls;
  meter.host_nanoseconds = nanoseconds(limits.max_host_seconds);
  meter.host_objects = limits.max_host_objects;
  return meter;
}

Result<void> forward_output(void* context, Stream stream, std::string_view text) {
  return static_cast<HostCallbacks*>(context)->write_output(text, stream == Stream::Stderr);
}

Result<Input::Answer> read_input(void* context, double seconds, std::string* piece) {
  if (!TRY(static_cast<HostCallbacks*>(context)->read_input(seconds, *piece))) {
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

void Sandbox::State::start(Engine& engine) {
  Machine& machine = engine.machine;
  engine.clear();
  machine.meter.start(meter_limits(options.limits), &cancelled);
  HeapDebug heap_debug;
  heap_debug.collect_always = debug.collect_always;
  heap_debug.collect_every = debug.collect_every;
  heap_debug.fail_allocation = debug.fail_allocation;
  heap_debug.fault_at_allocation = debug.fault_at_allocation;
  heap_debug.fault_kind = static_cast<FaultKind>(debug.fault);
  engine.heap.start(machine.meter, machine.root_source(), heap_debug);
  start_callbacks(engine);
  machine.host = &host;
  machine.output = &engine.output;
  machine.policy = &policy;
  machine.random_seed = options.seed;
  // The range of a 64-bit number of nanoseconds: the years 1678 to 2261.
  double start_time = std::clamp(options.start_time, -9.2e9, 9.2e9);
  machine.start_nanoseconds = static_cast<int64_t>(start_time * 1e9);
}

void Sandbox::State::start_callbacks(Engine& engine) {
  Meter& meter = engine.machine.meter;
  callbacks.start(meter);
  auto keeping = options.keep_output ? Output::Keeping::All : Output::Keeping::Waiting;
  engine.output.start(meter, keeping, callbacks.writes_output() ? forward_output : nullptr,
                      &callbacks);
  engine.output.input().start(meter, callbacks.reads_input() ? read_input : nullptr, &callbacks);
}

Result<void> Sandbox::State::define_globals(Machine& machine, Dict* names) {
  for (const auto& [name, number] : functions) {
    Str* key = TRY(intern(machine, std::string_view(name)));
    Value function = TRY(make_host_function(machine, number, Value::undefined()));
    TRY(dict_set_string(machine, names, key, function));
  }
  for (uint32_t number : classes) {
    Type* type = TRY(host.type_calling(machine, number));
    TRY(dict_set_string(machine, names, type->name.get(), Value::from_cell(type)));
  }
  for (const auto& [name, value] : globals) {
    Str* key = TRY(intern(machine, std::string_view(name)));
    Value converted = TRY(to_guest(machine, value));
    TRY(dict_set_string(machine, names, key, converted));
  }
  return {};
}

CompilationOutcome Sandbox::State::compile(std::string_view source, Program::Compiled& compiled,
                                           Outcome& outcome) {
  Meter& meter = engine->machine.meter;
  CompilationOptions compile_options;
  compile_options.filename = compiled.filename;
  compile_options.maximum_source_bytes = options.limits.max_source_bytes;
  compile_options.maximum_nesting = options.limits.max_nesting;
  compile_options.maximum_complexity = options.limits.max_complexity;
  compile_options.top_level_await = options.top_level_await;
  OutcomeError error;
  engine->scratch.set_budget(options.limits.max_memory_bytes);
  engine->scratch.set_account(account_of(meter));
  CompilationOutcome compilation =
      compile_source(source, compile_options, meter, engine->scratch, compiled, error);
  engine->scratch.clear();
  if (compilation == CompilationOutcome::Error) {
    outcome.status = Status::Error;
    outcome.error = std::move(error);
  } else if (compilation == CompilationOutcome::Stopped) {
    fill_stop(outcome, meter, "while compiling");
  }
  return compilation;
}

// Nothing is collected here: a run that begins has nothing to collect.
Result<void> Sandbox::State::begin(Machine& machine, const Program::Compiled& compiled) {
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
    if (options.keep_globals) kept_globals = module_globals;
  }
  machine.program_globals = module_globals;
  machine.maximum_source_bytes = options.limits.max_source_bytes;
  return {};
}

Result<LoadedCode*> Sandbox::State::prepare(Machine& machine, const Program::Compiled& compiled) {
  TRY(define_globals(machine, machine.program_globals));
  return machine.load(*compiled.code->root, machine.program_globals, &compiled.source);
}

bool Sandbox::State::execute(Machine& machine, const Program::Compiled& compiled,
                             LoadedCode* loaded, Failure failure, Outcome& outcome) {
  auto run_program = [&]() -> Result<Value> {
    if (loaded == nullptr) return failure;
    Value value = TRY(machine.run_code(loaded, Value::from_cell(machine.program_globals)));
    if ((compiled.code->root->flags & kCodeCoroutine) == 0) return value;
    return run_program_coroutine_calling(machine, importer, value);
  };
  Result<Value> returned = run_program();
  // From here on C++ code holds guest values while guest code (repr, str) may run.
  NativeScope scope(machine);
  Result<void> finished;
  if (returned.ok()) {
    finished = to_host_calling(machine, returned.value(), outcome.return_value);
  } else {
    finished = returned.failure();
  }
  if (finished.failure() == Failure::Raised) {
    outcome.status = Status::Error;
    on_host_stack([&] { outcome.return_value = HostValue(); });
    finished = describe_uncaught_calling(machine, machine.take_pending(), outcome);
  }
  if (finished.ok() && !options.keep_globals && !machine.meter.stopped()) {
    finished = finish_program_calling(machine);
  }
  flush_library(machine);
  return finished.failed() || machine.meter.stopped();
}

// The objects that the run was writing to may be in any state, so they are never destroyed. The
// rest of the sandbox is as after any other run.
Outcome Sandbox::State::end_by_fault(Outcome unfinished,
                                     std::shared_ptr<Program::Compiled> compiled) {
  Machine& machine = engine->machine;
  Outcome outcome;
  outcome.status = Status::InternalError;
  outcome.stop_message = describe_fault(engine->stack.fault(), machine);
  machine.observation = nullptr;
  machine.watcher = nullptr;
  machine.meter.finish();
  fill_usage(outcome, machine.meter);
  outcome.output = engine->output.take(Stream::Stdout);
  outcome.stderr_output = engine->output.take(Stream::Stderr);
  struct Unfinished {
    Outcome outcome;
    std::shared_ptr<Program::Compiled> compiled;
  };
  std::ignore = new Unfinished{std::move(unfinished), std::move(compiled)};
  kept_globals = nullptr;
  modules.forget();
  host.finish();
  Engine::abandon(std::move(engine));
  callbacks.report_fault(outcome.stop_message);
  return outcome;
}

Outcome Sandbox::State::run(std::string_view source, std::string_view filename,
                            const Program* program) {
  Outcome outcome;
  bool borrowed = engine == nullptr;
  if (borrowed && runtime != nullptr) engine = runtime->state().borrow();
  if (engine == nullptr) {
    outcome.status = Status::MemoryError;
    outcome.stop_message = "no address space for a sandbox";
    return outcome;
  }
  Machine& machine = engine->machine;
  bool fresh = kept_globals == nullptr;
  host.start(options.limits, &cancelled);
  if (fresh) {
    start(*engine);
  } else {
    // The fuel count restarts at zero; the guest's clock continues.
    machine.virtual_nanoseconds += clock_of_work(machine);
    machine.meter.restart(meter_limits(options.limits), &cancelled);
    start_callbacks(*engine);
  }
  machine.exhaust_stack_at(debug.exhaust_stack_at);
  if (debug.measure_pauses) machine.meter.measure_pauses();

  std::optional<RunObservation> observation(std::in_place, observers, callbacks, machine,
                                            cancelled);

  auto own = std::make_shared<Program::Compiled>();
  const Program::Compiled* compiled = program == nullptr ? own.get() : &program->compiled();
  CompilationOutcome compilation = CompilationOutcome::Ok;
  if (program == nullptr) own->filename = shown_filename(filename);
  if (options.contain_faults) engine->stack.contain_faults(engine->addresses);
  // Only single words are passed from one part to the next: padding in larger objects would bring
  // in leftovers of the host's stack.
  LoadedCode* loaded = nullptr;
  Failure failure = Failure::None;
  using Part = NativeStack::Part;
  engine->heap.set_native_stack_base(nullptr);
  bool faulted = !enter_stack(engine->stack, Part::Preparation, [&] {
    if (program == nullptr) compilation = compile(source, *own, outcome);
    if (compilation == CompilationOutcome::Ok) failure = begin(machine, *compiled).failure();
  });
  // Leftovers on the stack depend on what the process did earlier, so the stack is cleared before
  // anything may collect. Without kept globals or globals from the host, the preparation has
  // nothing to collect.
  if (!faulted && compilation == CompilationOutcome::Ok && failure == Failure::None) {
    if (!fresh || !globals.empty()) {
      engine->stack.clear(Part::Preparation);
      engine->heap.set_native_stack_base(engine->stack.base(Part::Preparation));
    }
    faulted = !enter_stack(engine->stack, Part::Preparation, [&] {
      Result<LoadedCode*> prepared = prepare(machine, *compiled);
      failure = prepared.failure();
      if (prepared.ok()) loaded = prepared.value();
    });
  }
  bool stopped = false;
  if (!faulted && compilation == CompilationOutcome::Ok) {
    engine->stack.clear(Part::Run);
    machine.fault_at(debug.fault_at_instruction, static_cast<FaultKind>(debug.fault));
    engine->heap.set_native_stack_base(engine->stack.base(Part::Run));
    faulted = !enter_stack(engine->stack, Part::Run, [&] {
      stopped = execute(machine, *compiled, loaded, failure, outcome);
    });
  }
  if (!faulted) engine->stack.trim();
  if (faulted) return end_by_fault(std::move(outcome), std::move(own));
  if (stopped) {
    discarded_error = std::exchange(outcome.error, std::nullopt);
    discarded = ReturnedValue(std::exchange(outcome.return_value, HostValue()));
    fill_stop(outcome, machine.meter, place_of(machine), callbacks.failure());
  }
  if (machine.meter.stopped()) {
    note_limit(machine, status_name(outcome.status), outcome.stop_message);
  }
  observation.reset();  // before another run can use the engine
  machine.meter.finish();
  fill_usage(outcome, machine.meter);
  outcome.output = engine->output.take(Stream::Stdout);
  outcome.stderr_output = engine->output.take(Stream::Stderr);
  if (kept_globals != nullptr && !machine.meter.stopped()) {
    // Functions that survive this run may refer to its code.
    if (program != nullptr) {
      kept_programs.push_back(program->share());
    } else {
      kept_programs.push_back(std::move(own));
    }
    host.release_dead();
    return outcome;
  }
  kept_globals = nullptr;
  kept_programs.clear();
  modules.forget();
  machine.finish();
  machine.host = nullptr;
  host.finish();
  engine->heap.finish(machine.meter.stopped() ? Heap::Clearing::Later : Heap::Clearing::Now);
  if (runtime != nullptr && !options.keep_globals) runtime->state().give_back(std::move(engine));
  return outcome;
}

Sandbox::Sandbox(SandboxOptions options, std::shared_ptr<Runtime> runtime)
    : state_(std::make_unique<State>()) {
  state_->options = std::move(options);
  state_->runtime = std::move(runtime);
  state_->policy = make_effective_policy(state_->options.policy);
  if (state_->runtime != nullptr) state_->importer.use_code(&state_->runtime->state().code);
}

Sandbox::~Sandbox() {
  if (state_->engine == nullptr) return;
  if (state_->kept_globals != nullptr) {
    state_->engine->machine.finish();
    state_->engine->machine.host = nullptr;
    state_->host.finish();
    state_->engine->heap.finish();
  }
  state_->runtime->state().give_back(std::move(state_->engine));
}

bool Sandbox::ready() const { return state_->runtime != nullptr; }

bool Sandbox::set_global(std::string_view name, HostValue value) {
  if (state_->is_running()) return false;
  if (!scan_utf8(name, Surrogates::Allow).ok()) {
    state_->host.note_error("the name of a global is not valid UTF-8");
    return false;
  }
  state_->globals.emplace_back(std::string(name), std::move(value));
  return true;
}

bool Sandbox::define_function(std::string_view signature, internal::AdaptedFunction function) {
  if (state_->is_running()) return false;
  uint32_t number = state_->host.add_function(signature, std::move(function));
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

Outcome Sandbox::State::run_guarded(std::string_view source, std::string_view filename,
                                    const Program* program) {
  auto refuse = [](const char* type, std::string message) {
    Outcome outcome;
    outcome.status = Status::Error;
    outcome.error = OutcomeError{type, message, std::string(type) + ": " + message + "\n", {}};
    return outcome;
  };
  if (running.exchange(true, std::memory_order_acquire)) {
    return refuse("RuntimeError", "the sandbox is running already");
  }
  Outcome outcome;
  if (host_stack_left() < kStackForRun) {
    outcome = refuse("RecursionError", "the stack of this thread has no room for a run");
  } else if (host.error().empty()) {
    cancelled.store(false, std::memory_order_relaxed);
    outcome = run(source, filename, program);
  } else {
    outcome = refuse("RuntimeError", "a definition of the host is faulty: " + host.error());
  }
  running.store(false, std::memory_order_release);
  return outcome;
}

Outcome Sandbox::run(const Program& program) { return state_->run_guarded({}, {}, &program); }

Outcome Sandbox::run(std::string_view source, std::string_view filename) {
  return state_->run_guarded(source, filename, nullptr);
}

void Sandbox::cancel() { state_->cancelled.store(true, std::memory_order_relaxed); }

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
