// Sandbox: runs guest code under a policy and limits.
//
// A Runtime holds what a process shares: the boot image and the pool of cages. Sandboxes of one
// Runtime may be used on any thread, but each by one thread at a time. cancel() may be called from
// any thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hognose/crossing.h"
#include "hognose/files.h"
#include "hognose/host_call.h"
#include "hognose/host_class.h"
#include "hognose/host_module.h"
#include "hognose/limits.h"
#include "hognose/observer.h"
#include "hognose/outcome.h"
#include "hognose/policy.h"
#include "hognose/program.h"
#include "hognose/value.h"
#include "hognose/waiting.h"

namespace hognose {

class Runtime {
 public:
  // Null if the system refuses the address space (about 8 GiB for each sandbox in use).
  static std::shared_ptr<Runtime> create();
  // The shared runtime of the process, created at first use.
  static std::shared_ptr<Runtime> shared();
  ~Runtime();
  Runtime(const Runtime&) = delete;
  Runtime& operator=(const Runtime&) = delete;

  // Returns to the system the memory that stopped runs left behind: up to the memory limit of each
  // run, at about 0.04 ms per megabyte. Without this call later runs do it, before their clocks
  // start. Also frees the programs that are kept for runs of the same texts, up to 4 MiB.
  void release_memory();

  struct State;  // internal
  State& state() const { return *state_; }

 private:
  Runtime();
  std::unique_ptr<State> state_;
};

// If a callback throws, the run ends with Status::HostError, which guest code can neither catch nor
// delay. Outcome::stop_message holds the message. That callback is not called again in that run.
// The sandbox and the runtime remain usable, as after any other stop. (Host functions differ: what
// they throw is raised in the guest, see host_call.h.) Destructors of host objects must not throw.
// Host code must not leave by longjmp() or end its thread.
struct SandboxOptions {
  Policy policy;
  Limits limits;
  uint64_t seed = 0;  // seeds the random numbers of the run
  // Allows await outside functions in programs that are run from source text. An asyncio event loop
  // drives them.
  bool top_level_await = false;
  // As Python's prompt does: if the last statement of a program is an expression, its value is not
  // returned, but its repr is printed, unless it is None, and the builtin "_" is the value then.
  bool shows_values = false;
  // sys.argv. Bytes that are not UTF-8 become lone surrogates, as in the names of files. Without
  // any, it is [""].
  std::vector<std::string> argv;
  // The time of day when a run begins, in seconds since 1970 (UTC). Guests never read the host's
  // clock. The default is the first second of 2026.
  double start_time = 1'767'225'600;
  // Sleeps for the guest: time.sleep() and the timers of its event loop become waits that the host
  // resumes after that time. Applies to runs begun with start(). Otherwise sleeping only moves the
  // guest's clock.
  bool sleeping_waits = false;
  // How values of the guest cross to the host that are not plain data: in arguments of its
  // functions, and in what runs return.
  Crossing arguments;
  Crossing results{.functions = false, .others = Crossing::Others::Repr, .sharing = false};
  // The files and the environment that each run finds (files.h). A Session gets them once. Without
  // them, a run whose policy opens the feature `files` begins with empty folders.
  std::optional<RunFiles> files;
  // Finds modules in Python source. Called with "name.py" and "name/__init__.py"; slashes replace
  // the dots of the module's name, whose parts consist of ASCII letters, digits and "_". Returns
  // the bytes and the file name to show in tracebacks, or nothing. The engine itself opens no file.
  struct ModuleSource {
    std::string bytes;
    std::string filename;
  };
  std::function<std::optional<ModuleSource>(std::string_view path)> find_module;
  // Supplies stdin to the guest if the feature `stdin` is open. Returns the next piece of text
  // (UTF-8; invalid bytes become U+FFFD), an empty string if no input is available yet, or nothing
  // at the end of input. It may wait for at most `seconds`; a negative number sets no bound.
  std::function<std::optional<std::string>(double seconds)> read_input;
  // Contains faults: if a defect of the engine faults during a run, that run ends with
  // Status::InternalError and the process continues. Without this option such a fault ends the
  // process. The first run with this option installs handlers of SIGSEGV, SIGBUS, SIGILL, SIGTRAP,
  // SIGFPE and SIGABRT. They pass signals that do not come from a run to the handlers installed
  // before. A host that installs its own handlers later must call the previous ones for signals it
  // does not recognize.
  bool contain_faults = true;
  // Called while the guest works, about ten times a millisecond, for hosts that have to look for
  // something from time to time, such as signals. It may call Sandbox::cancel().
  std::function<void()> on_work;
  // Called after a contained fault, with Outcome::stop_message and, for reports of the defect, the
  // offset of the address and the place in the engine's code. Show that to nobody who writes guest
  // code: it tells how memory is laid out.
  std::function<void(std::string_view what)> on_fault;
  // Receives output when the guest flushes it or the run waits, and the rest when the run ends. The
  // Outcome holds all of it in any case, unless keep_output is false. `error` is true for stderr.
  std::function<void(std::string_view text, bool error)> on_output;
  // If false, the Outcome holds no output, and on_output receives it as soon as 64 KiB are
  // buffered. A run can then write without end in little memory.
  bool keep_output = true;
};

// Deliberate faults, for tests of the engine.
enum class DebugFault : uint8_t {
  Cage,
  CageGuard,
  Null,
  Recursion,
  Instruction,
  Division,
  Check,
  Abort
};

// Switches for tests of the engine itself.
struct SandboxDebug {
  bool collect_always = false;        // collect at every safepoint (small heaps only)
  uint32_t collect_every = 0;         // run a conservative collection at every n-th allocation
  uint64_t fail_allocation = 0;       // the n-th allocation ends the run as the memory limit does
  uint32_t wait_every = 0;            // wait for the host at every n-th allocation; see start()
  uint64_t park = 0;                  // park the engine at the first n waits; see docs/waiting.md
  uint64_t exhaust_stack_at = 0;      // the n-th check of the native stack fails
  uint64_t fault_at_instruction = 0;  // the n-th instruction faults
  uint64_t fault_at_allocation = 0;   // the n-th allocation faults
  DebugFault fault = DebugFault::Cage;
  bool measure_pauses = false;  // fills in Outcome::longest_pause_milliseconds
#ifdef HOGNOSE_CORRUPT
  // For tools/fuzz/corrupt.cpp. The words of the cage are overwritten every `corrupt_every` turns
  // on average; at 0 the turns are only counted. `corruption`, if any, receives what happened.
  bool corrupt = false;
  uint64_t corrupt_seed = 0;
  uint64_t corrupt_every = 0;
  struct Corruption* corruption = nullptr;
#endif
  // Changes one row of the policy's tables: drop_row removes it, open_row opens it in every
  // profile. The row is given as "guarded:NAME", "builtin:NAME", "feature:NAME" or "module:NAME".
  std::string drop_row;
  std::string open_row;
};

#ifdef HOGNOSE_CORRUPT
struct Corruption {
  uint64_t turns = 0;
  uint64_t writes = 0;
  uintptr_t cage = 0;  // the address of the cage of the run
};
#endif

struct Usage {
  uint64_t steps = 0;         // fuel
  uint64_t memory_bytes = 0;  // held now
};

class Sandbox {
 public:
  explicit Sandbox(SandboxOptions options = {},
                   std::shared_ptr<Runtime> runtime = Runtime::shared());
  ~Sandbox();
  Sandbox(const Sandbox&) = delete;
  Sandbox& operator=(const Sandbox&) = delete;

  // False if no cage was available. Every run then ends with Status::MemoryError.
  bool ready() const;

  // The functions below add to the guest's globals and modules, beyond what the policy opens. Each
  // run starts with all of it; a Session (session.h) gets each definition once. A definition
  // returns false during a run, and if it is invalid. In the second case definition_error() gives
  // the reason and every run ends with it as its error, so that an invalid definition cannot go
  // unnoticed.

  // Defines a value. Plain data is copied in; host objects and views are lent.
  bool set_global(std::string_view name, HostValue value);
  // Defines a global for the next run alone.
  bool set_input(std::string_view name, HostValue value);
  // Defines a function by its Python signature: "lookup(key: str, default=None)". The function
  // takes a HostCall& (host_call.h) or the arguments themselves (host_typed.h). It returns anything
  // that converts to a HostResult, or void.
  //
  // A signature has at most 12 parameters, counting "/", "*", *args and **kwargs. The engine checks
  // annotations before it calls the function: None, bool, int (64 bits), float (an int is
  // converted), complex, str, bytes, list, tuple, set, dict, names of exposed classes, and unions
  // of these with "|".
  //
  // The function receives a default that is None, True, False, a number or a string without
  // escapes. For any other default it receives None, and HostCall::given() returns false.
  template <class Function>
  bool define(std::string_view signature, Function function) {
    return define_function(signature, internal::adapted(std::move(function)));
  }
  // Defines a function that the host answers later (waiting.h). Only runs begun with start() can
  // call it.
  bool define_waiting(std::string_view signature, WaitKind kind = WaitKind::Deferred);
  // Exposes a class under its own name. Guests can create instances if it has a constructor. The
  // host may lend objects of a class that is not exposed; guests then cannot create instances.
  template <class T>
  bool expose_class(const HostClass<T>& host_class) {
    return define_class(host_class.rows());
  }
  // Adds a module that guests can import if Policy::allow_import allows its name. An import
  // searches built-in modules first, then these, then find_module.
  bool add_module(HostModule module);
  // Adds a module from Python source held in memory. Its name may be dotted. Packages that are not
  // added are empty.
  bool add_source_module(std::string_view name, std::string source);

  // The first definition that was refused, and the reason; empty if there is none.
  const std::string& definition_error() const;

  // Observes the runs that follow. Returns false during a run.
  bool add_observer(std::shared_ptr<Observer> observer, const ObserverOptions& options = {});

  // One run at a time: if a host function that this sandbox called starts a run in the same
  // sandbox, that run ends at once with an error. Other sandboxes may run. A run also ends at once
  // with an error if less than 24 KiB of the thread's stack are left.
  Outcome run(const Program& program);
  Outcome run(std::string_view source, std::string_view filename = "<string>");

  // Like run(), but the run may wait. While Progress::waiting is set, it holds no thread, and any
  // thread may resume it. The sandbox must not be used for another run before it is over. All
  // limits count on from one resumption to the next.
  Progress start(const Program& program);
  Progress start(std::string_view source, std::string_view filename = "<string>");
  // Continues the run that waits. Without answers, the time it waits for has passed. With answers,
  // `seconds` of it have. If the run needs more to continue, returns what it waits for again. The
  // outcome is an error if no run waits, or if less than 24 KiB of the thread's stack are left; the
  // run then waits on. Destroying the sandbox ends a run that waits.
  Progress resume(std::vector<Answer> answers = {}, double seconds = 0);
  // The ids of the calls that the run that waits has made and the host has not answered, in order.
  std::vector<uint64_t> pending_calls() const;

  // Ends the current run with Status::Cancelled; a run that waits, when it is resumed. May be
  // called from any thread.
  void cancel();

  // What the current run has used so far, or the last run. May be called from any thread. The
  // figures are those of its last poll of the limits, which usually was less than 1 ms ago.
  Usage usage() const;

  void set_debug(const SandboxDebug& debug);

 private:
  friend class Session;

  bool define_function(std::string_view signature, internal::AdaptedFunction function);
  bool define_class(std::shared_ptr<const HostClassRows> rows);

  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace hognose
