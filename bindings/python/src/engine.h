// Engine: a sandbox or a session as the Python classes use it.
//
// The GIL is released while a guest runs, and taken for each call of Python code.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hognose/session.h"
#include "lender.h"
#include "outcomes.h"

namespace hognose::python {

// A Progress whose outcome is a hognose.ExecutionResult.
struct RunProgress {
  std::weak_ptr<Lender> lender;
  std::optional<Waiting> waiting;
  nanobind::object result;  // null while it waits
  std::vector<uint64_t> cancelled;
};

// Settings as hognose.Sandbox checked them.
struct EngineOptions {
  SandboxOptions options;
  bool is_session = false;
  bool rolls_back = true;
  // Whether what is not data crosses as a GuestObject, and functions as arguments of any kind.
  bool handles = false;
  // Whether an object that occurs twice in a value is one object, and cycles are data.
  bool sharing = false;
  // Trees that the run reads when it asks: `list` and `read` are functions of hognose._mounts.
  struct Mounted {
    std::string path;
    nanobind::object list;
    nanobind::object read;
  };
  std::vector<Mounted> mounts;
};

class Engine {
 public:
  // `listener`: None, or called with each piece of output and whether it is of stderr.
  // `reader`: None, or called with the seconds that it may wait (negative: any time); returns text,
  // "" if there is none yet, or None at the end of the input.
  Engine(EngineOptions options, nanobind::object listener, nanobind::object reader);
  ~Engine();

  // A signature as in Sandbox::define(). `kind`: 0 for a function that is called at once, otherwise
  // 1 + WaitKind; a function that waits has no callable. `direct`: None, or the function itself, if
  // all of its parameters are positional.
  void define(const std::string& signature, nanobind::object callable, int kind,
              nanobind::object direct);
  // A module in Python source, by its dotted name.
  void add_module(const std::string& name, std::string source);
  // The callable gets a dict for each event of these kinds; none: those that an audit needs.
  void observe(nanobind::object callable, const std::vector<std::string>& kinds);
  // `description`: a hognose.ExposedClass. `type`: None, or the type whose instances cross as its
  // objects.
  void expose_class(nanobind::handle description, nanobind::handle type);
  void set_global(const std::string& name, nanobind::handle value);
  void set_input(const std::string& name, nanobind::handle value);

  // Those that run something return a hognose.ExecutionResult.
  nanobind::object run(std::string_view code, std::string_view filename);
  RunProgress start(std::string_view code, std::string_view filename);
  // Each answer is (id, value) or (id, name of an exception, message).
  RunProgress resume(nanobind::list answers, double seconds);
  // None while a run works.
  std::vector<uint64_t> pending_calls();
  void cancel() { current_->cancel(); }
  // Steps, and bytes held.
  std::pair<uint64_t, uint64_t> usage() const {
    const Usage usage = current_->usage();
    return {usage.steps, usage.memory_bytes};
  }
  // Whether guests may hold objects of the host.
  bool lends() const { return lender_->lends(); }

  // --- of a session
  nanobind::object get_global(const std::string& name);
  nanobind::object global_names();
  // `callee`: the name of a global, or a GuestFunction.
  nanobind::object call(nanobind::handle callee, nanobind::tuple arguments,
                        nanobind::dict keywords);
  RunProgress start_call(nanobind::handle callee, nanobind::tuple arguments,
                         nanobind::dict keywords);
  // Calls a function of the guest: within the host function that calls it, else as a run of the
  // session. Returns its result or raises GuestRaised or RunStopped.
  nanobind::object call_guest(const HostValue& function, const nanobind::args& arguments,
                              const nanobind::kwargs& keywords);
  bool is_fresh();
  bool rollback();
  bool discard();

  // --- for Python's garbage collector
  int visit(visitproc visitor, void* context) const { return lender_->visit(visitor, context); }
  void clear() { lender_->clear(); }

 private:
  void lend(EngineOptions::Mounted& mounted, RunFiles& files);
  template <class Body>
  void change(Body body);
  Session& session();
  template <class Body>
  auto while_running(Body body);
  template <class Body>
  nanobind::object result_of_running(Body body);
  nanobind::object result_of(Outcome outcome);
  template <class Body>
  RunProgress progress_of_running(Body body);

  std::shared_ptr<Lender> lender_ = Lender::create();
  std::shared_ptr<const std::string> working_folder_;
  std::unique_ptr<Sandbox> sandbox_;
  std::unique_ptr<Session> session_;
  Sandbox* current_ = nullptr;
  bool waits_ = false;                 // a run waits for the host
  std::atomic<bool> runs_long_{true};  // the next run may be a long one (gil.h)
  nanobind::ft_mutex runs_mutex_;      // the GIL, if there is one
  int runs_ = 0;                       // threads that are in a run of this engine, or begin one
};

}  // namespace hognose::python
