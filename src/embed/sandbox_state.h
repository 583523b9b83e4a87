// Sandbox::State: what a sandbox has between its runs, and its current run.
//
// sandbox.cpp has the runs. session.cpp has what is special to a Session: the checkpoints, and the
// requests of its host.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "embed/compilation.h"
#include "embed/effective.h"
#include "embed/engine.h"
#include "embed/files.h"
#include "embed/given_modules.h"
#include "embed/host/callbacks.h"
#include "embed/host/table.h"
#include "embed/mounts.h"
#include "embed/program_cache.h"
#include "embed/run_observation.h"
#include "embed/source_modules.h"
#include "heap/checkpoint.h"
#include "hognose/sandbox.h"
#include "library/builtins/image.h"
#include "library/core/importer.h"
#include "meter/meter.h"

namespace hognose {

// The file name of runs without a program.
inline constexpr std::string_view kHostRequestName = "<host>";

// What the host of a session asks of a run that executes no program (session.h).
struct HostRequest {
  enum class Kind : uint8_t { None, ReadName, ListNames, CallName, CallHandle };
  Kind kind = Kind::None;
  std::string name;
  std::shared_ptr<const HostValue> function;  // CallHandle
  std::vector<HostValue> arguments;
  std::vector<std::pair<std::string, HostValue>> keywords;
};

// The run of a sandbox, until its outcome is returned. It stays where it is while the run waits.
//
// Only single words of it are read on the run's stack and passed from one part to the next: padding
// in larger objects would bring in leftovers of the host's stack.
struct CurrentRun {
  Outcome outcome;
  std::shared_ptr<Program::Compiled> own;        // to be compiled; null if there is a program
  std::shared_ptr<const CompiledText> repeated;  // what an earlier run compiled, or null
  std::shared_ptr<const Program::Compiled> compiled;
  std::optional<RunObservation> observation;
  bool fresh = false;  // no globals of an earlier run
  CompilationOutcome compilation = CompilationOutcome::Ok;
  CompilationCharge charge;         // of `own`
  Failure failure = Failure::None;  // of the preparation
  CodeOwner* owner = nullptr;       // in a session: of the program's loaded code
  bool stopped = false;
  HostRequest request;
  std::vector<std::pair<std::string, HostValue>> inputs;
  NotedFiles files;  // at the start of the run
};

// The state of a session between two runs: the engine's, and what the host gave to it.
struct SessionCheckpoint {
  Checkpoint engine;
  HostTable::Lent lent;
  size_t modules = 0;   // host modules compiled
  size_t programs = 0;  // programs kept
};

// A program of a session, which functions of later runs may still be of.
struct KeptProgram {
  std::shared_ptr<const Program::Compiled> compiled;
  const CodeOwner* owner;
  uint64_t memory;  // charged for it
};

struct Sandbox::State {
  State(SandboxOptions&& chosen, std::shared_ptr<Runtime>&& lent);

  SandboxOptions options;
  std::shared_ptr<Runtime> runtime;
  std::unique_ptr<Engine> engine;
  bool rests_in_place = false;  // the runtime counts the engine
  EffectivePolicy policy;
  std::shared_ptr<const BuiltinsImage> builtins;  // for the policy; null before the first run
  HostTable host;
  GivenModules given{host};
  HostCallbacks callbacks{options};
  HostModules modules{options, given, callbacks};
  Mounts mounts{options, callbacks};
  LibraryImporter importer{&modules};
  SandboxDebug debug;
  std::vector<RegisteredObserver> observers;
  MeterSignals signals;
  enum class Phase : uint8_t { Idle, Running, Waiting };
  std::atomic<Phase> phase{Phase::Idle};
  std::optional<CurrentRun> current;
  std::vector<std::pair<std::string, HostValue>> globals;
  std::vector<std::pair<std::string, HostValue>> inputs;    // globals for the next run alone
  std::vector<std::pair<std::string, uint32_t>> functions;  // with their numbers in the table
  std::vector<uint32_t> classes;                            // likewise
  std::shared_ptr<const CompiledText> last_text;            // spares a search of the cache
  bool keeps_globals = false;                               // it is a Session
  Dict* kept_globals = nullptr;  // while set, the sandbox keeps its engine and its cage
  std::vector<KeptProgram> kept_programs;
  // How many of the definitions above the kept globals have.
  struct Defined {
    size_t functions = 0;
    size_t classes = 0;
    size_t globals = 0;
  };
  Defined defined;
  // If the session rolls back: the state before its last run, and before the last request to read.
  bool rolls_back = false;
  SessionCheckpoint before_run;
  SessionCheckpoint before_read;
  SessionCheckpoint* to_restore = nullptr;  // a stopped run left this to be done
  // The partial result of a stopped run. Freeing up to a million values takes longer than a stop
  // may, so the next run does it.
  ReturnedValue discarded;
  std::optional<OutcomeError> discarded_error;

  // A run goes through these in order. compile_and_begin() and execute() are on the run's own
  // stack. Code of the guest runs in execute() alone, so it can wait, be stopped and fail wherever
  // it is: in a class of the program that puts a value of the host together, too.
  Progress run(std::string_view source, std::string_view filename, const Program* program,
               bool may_wait, HostRequest&& request);
  bool compile_and_begin(std::string_view source);  // false: a fault ended it
  Progress execute();
  Progress advance(NativeStack::Exit exit);
  void end();  // fills in the outcome
  Outcome end_by_fault();

  void choose_program(std::string_view source, std::string_view filename, const Program* program);
  ProgramText program_text(std::string_view source, std::string_view shown_name) const;
  std::shared_ptr<const CompiledText> find_compiled(const ProgramText& text);
  CompilationOutcome compile(std::string_view source);
  CompilationOutcome charge_again();
  // After a run of a session: keeps its program while loaded code is of it.
  void keep_program();
  void drop_unused_programs(size_t first);
  Result<void> begin_machine(Machine& machine);
  Result<void> set_program_arguments_calling(Machine& machine);
  void execute_on_stack();
  // Defines what the host gives to the run, and loads the program.
  Result<void> prepare_calling(Machine& machine);
  void start(Engine& engine);
  void start_callbacks(Engine& engine);
  Result<void> define_globals_calling(Machine& machine, Dict* names);
  // Whether the sandbox is idle. If so, it is busy until leave().
  bool enter() {
    Phase idle = Phase::Idle;
    return phase.compare_exchange_strong(idle, Phase::Running, std::memory_order_acquire);
  }
  // Whether a global of that name may be defined now.
  bool is_name(std::string_view name);
  bool is_running() const { return phase.load(std::memory_order_relaxed) != Phase::Idle; }
  Progress run_guarded(std::string_view source, std::string_view filename, const Program* program,
                       bool may_wait, HostRequest request = {});
  Progress run_entered(std::string_view source, std::string_view filename, const Program* program,
                       bool may_wait, HostRequest&& request);
  Progress resume_guarded(std::vector<Answer> answers, double seconds);
  // Lets other threads use the sandbox again. `waits`: whether its run goes on later.
  void leave(bool waits);
  // Between two parts of its work the sandbox may keep an engine: while a run waits, and between
  // the runs of a session. wake() returns false if the system refuses the addresses.
  void rest();
  bool wake();
  bool enter_awake();

  // --- sessions (session.cpp)
  // The one of the current run.
  SessionCheckpoint& checkpoint();
  bool take_checkpoint();
  void transfer(Transfer& transfer);
  void restore(SessionCheckpoint& checkpoint);
  // Does what a stopped run left to be done.
  void settle();
  // Forgets the kept globals, and everything that belongs to them.
  void forget_world(Heap::Clearing clearing);
  Result<Value> serve_calling(Machine& machine, HostRequest& request);
};

}  // namespace hognose
