// Sandbox: a world in which guest code runs, with its policy and its limits.
//
// A Runtime holds what a process shares: the boot image and the pool of cages. Sandboxes of one
// Runtime may be used on any threads, each by one thread at a time; cancel() may come from any.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hognose/host_call.h"
#include "hognose/host_class.h"
#include "hognose/host_module.h"
#include "hognose/limits.h"
#include "hognose/observer.h"
#include "hognose/outcome.h"
#include "hognose/policy.h"
#include "hognose/program.h"
#include "hognose/value.h"

namespace hognose {

class Runtime {
 public:
  // Null if the system refuses the address space (about 8 GiB of it per sandbox in use).
  static std::shared_ptr<Runtime> create();
  // The runtime of the process, made at first use.
  static std::shared_ptr<Runtime> shared();
  ~Runtime();
  Runtime(const Runtime&) = delete;
  Runtime& operator=(const Runtime&) = delete;

  // Gives the memory that stopped runs have left back to the system: up to their memory limit each,
  // at about 0.04 ms for each megabyte. Without this call later runs do it, before their clocks
  // start.
  void release_memory();

  struct State;  // internal
  State& state() const { return *state_; }

 private:
  Runtime();
  std::unique_ptr<State> state_;
};

// What the callbacks throw ends here: the run ends with Status::HostError, which no guest code can
// catch or delay, and the message is in Outcome::stop_message. The callback that threw is not
// called again in that run. Sandbox and runtime go on as after any other stop. (Functions of the
// host are different: what they throw is raised in the guest, see host/call.h.) Destructors of the
// host's objects must not throw, and no code of the host may leave by longjmp() or end its thread.
struct SandboxOptions {
  Policy policy;
  Limits limits;
  uint64_t seed = 0;  // of the run's random numbers
  // Programs run from source text may await outside of functions; a loop of asyncio drives them.
  bool top_level_await = false;
  // The time of day when a run begins, in seconds since 1970 (UTC); guests never read the host's
  // clock. The default is the first second of 2026.
  double start_time = 1'767'225'600;
  // Modules in Python source. Asked for "name.py" and "name/__init__.py" (dots of the module's name
  // as slashes; only letters, digits, "_" and "/" occur); answers the bytes and the file name to
  // show in tracebacks, or nothing. The engine itself opens no file.
  struct ModuleSource {
    std::string bytes;
    std::string filename;
  };
  std::function<std::optional<ModuleSource>(std::string_view path)> find_module;
  // Keeps the globals from run to run, as a REPL does. Otherwise every run starts afresh.
  bool keep_globals = false;
  // What the guest reads from stdin, where the feature `stdin` is open: the next piece of text
  // (UTF-8; what is not is shown as U+FFFD), an empty one if there is nothing yet, or nothing at
  // the end. May wait, for at most `seconds`; a negative number means as long as it likes.
  std::function<std::optional<std::string>(double seconds)> read_input;
  // A defect of the engine that faults in the midst of a run ends that run with
  // Status::InternalError, and the process goes on. For this the first such run installs handlers
  // of SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE and SIGABRT. They pass on what is not a run's to
  // the handlers that were there; a host that installs its own afterwards calls the previous ones
  // for what it does not know. Without this a fault ends the process.
  bool contain_faults = true;
  // Called after such a run, with Outcome::stop_message.
  std::function<void(std::string_view what)> on_fault;
  // Gets output as the guest flushes it, and the rest at the end; the Outcome has all of it anyway.
  // `error`: stderr.
  std::function<void(std::string_view text, bool error)> on_output;
  // Without this the Outcome has no output, and on_output gets it as soon as 64 KiB wait: then a
  // run can write without end in little memory.
  bool keep_output = true;
};

// Switches for tests of the engine itself.
// Faults on purpose, for tests.
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

struct SandboxDebug {
  bool collect_always = false;        // a collection at every safepoint (of small heaps)
  uint32_t collect_every = 0;         // a conservative collection at every n-th allocation
  uint64_t fail_allocation = 0;       // the n-th allocation ends the run as the memory limit does
  uint64_t exhaust_stack_at = 0;      // the n-th check of the native stack finds no room
  uint64_t fault_at_instruction = 0;  // the n-th one faults
  uint64_t fault_at_allocation = 0;   // likewise
  DebugFault fault = DebugFault::Cage;
  bool measure_pauses = false;  // fills in Outcome::longest_pause_milliseconds
  // One row of the policy's tables, as "guarded:NAME", "builtin:NAME", "feature:NAME" or
  // "module:NAME": left out, or open in every profile.
  std::string drop_row;
  std::string open_row;
};

class Sandbox {
 public:
  explicit Sandbox(SandboxOptions options = {},
                   std::shared_ptr<Runtime> runtime = Runtime::shared());
  ~Sandbox();
  Sandbox(const Sandbox&) = delete;
  Sandbox& operator=(const Sandbox&) = delete;

  // False if no cage could be had; every run then ends with Status::MemoryError.
  bool ready() const;

  // What the guest finds in its globals, beyond what the policy opens. All of it is put there when
  // a run starts, for each run again. Definitions answer false while a run goes on, and when they
  // are faulty: then definition_error() says why, and every run ends with that as its error, so
  // that no faulty definition goes unseen.

  // A value. Plain data is copied in; objects of the host and views are lent.
  bool set_global(std::string_view name, HostValue value);
  // A function, by its Python signature: "lookup(key: str, default=None)". The function takes a
  // HostCall& (host/call.h) or the arguments themselves (host_typed.h), and answers anything that a
  // HostResult is made of, or nothing.
  // At most 12 parameters, "/", "*", *args and **kwargs included. Annotations are checked before
  // the function is called: None, bool, int (64 bits), float (ints too, converted), complex, str,
  // bytes, list, tuple, set, dict, names of exposed classes, and several of these with "|" between.
  // Defaults: None, True, False, numbers and texts without escapes are given to the function; for
  // any other text it sees None, and HostCall::given() answers false.
  template <class Function>
  bool define(std::string_view signature, Function function) {
    return define_function(signature, internal::adapted(std::move(function)));
  }
  // A class under its own name: guests make instances if it has a constructor. Objects may be lent
  // without this; then guests cannot make more.
  template <class T>
  bool expose_class(const HostClass<T>& host_class) {
    return define_class(host_class.rows());
  }
  // Modules, for guests to import where Policy::allow_import allows the name. Built-in modules come
  // first, these next, find_module last.
  bool add_module(HostModule module);
  // One in Python source, which lies in memory; its name may be dotted. Packages that nobody gives
  // are empty.
  bool add_source_module(std::string_view name, std::string source);

  // The first definition that was refused, and why; empty: none was.
  const std::string& definition_error() const;

  // For the runs that follow; false during a run.
  bool add_observer(std::shared_ptr<Observer> observer, const ObserverOptions& options = {});

  // One run at a time: a run that a host function asks for while it is called by this sandbox ends
  // at once with an error (other sandboxes may run).
  Outcome run(const Program& program);
  Outcome run(std::string_view source, std::string_view filename = "<string>");

  // From any thread: the run in progress ends with Status::Cancelled.
  void cancel();

  void set_debug(const SandboxDebug& debug);

 private:
  bool define_function(std::string_view signature, internal::AdaptedFunction function);
  bool define_class(std::shared_ptr<const HostClassRows> rows);

  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace hognose
