// Runs of an engine, and the calls of Python functions from it.
#include "engine.h"

#include <nanobind/stl/string.h>

#include <atomic>

#include "callbacks.h"
#include "calls.h"
#include "gil.h"
#include "guest_objects.h"
#include "interrupt.h"
#include "values.h"
#include "watching.h"

namespace nb = nanobind;

namespace hognose::python {

namespace {

// After a run on the main thread: a Ctrl-C that came meanwhile becomes a KeyboardInterrupt.
void raise_pending_signals() {
  if (PyErr_CheckSignals() != 0) nb::raise_python_error();
}

}  // namespace

Engine::Engine(EngineOptions options, nb::object listener, nb::object reader) {
  if (!reader.is_none()) {
    const size_t number = lender_->add(std::move(reader));
    options.options.read_input = [lender = lender_, number](double seconds) {
      return call_back(*lender, [&]() -> std::optional<std::string> {
        nb::object text = (*lender)[number](seconds);
        if (text.is_none()) return std::nullopt;
        return from_python(nb::str(text), nullptr).text;
      });
    };
  }
  if (!listener.is_none()) {
    const size_t number = lender_->add(std::move(listener));
    options.options.on_output = [lender = lender_, number](std::string_view text, bool error) {
      call_back(*lender, [&] {
        (*lender)[number](text_to_python(std::string(text)), error);
        return true;
      });
    };
  }
  options.options.on_work = [lender = lender_] {
    GilOfRun::on_work();
    Interruptible::look(*lender);
  };
  for (EngineOptions::Mounted& mounted : options.mounts) lend(mounted, *options.options.files);
  working_folder_ = std::make_shared<const std::string>(
      options.options.files ? options.options.files->working_folder : RunFiles().working_folder);
  using Others = Crossing::Others;
  options.options.arguments = {options.handles, options.handles ? Others::Handle : Others::Refuse,
                               options.sharing};
  options.options.results = {options.handles || options.is_session,
                             options.handles ? Others::Handle : Others::Repr, options.sharing};
  if (options.is_session) {
    session_ = std::make_unique<Session>(
        std::move(options.options), options.rolls_back ? AfterStop::Rollback : AfterStop::Discard);
    current_ = session_.get();
  } else {
    sandbox_ = std::make_unique<Sandbox>(std::move(options.options));
    current_ = sandbox_.get();
  }
  lender_->set_sandbox(current_);
  if (!current_->ready()) throw nb::type_error("the system gives no address space for a sandbox");
}

void Engine::lend(EngineOptions::Mounted& mounted, RunFiles& files) {
  Mount mount;
  mount.path = std::move(mounted.path);
  const size_t list = lender_->add(std::move(mounted.list));
  mount.list = [lender = lender_, list](std::string_view folder) {
    return call_back(*lender, [&]() -> std::optional<std::vector<Mount::Entry>> {
      nb::object found = (*lender)[list](nb::bytes(folder.data(), folder.size()));
      if (found.is_none()) return std::nullopt;
      std::vector<Mount::Entry> entries;
      for (nb::handle item : nb::cast<nb::list>(found)) {
        nb::tuple entry = nb::cast<nb::tuple>(item);
        nb::bytes name = nb::cast<nb::bytes>(entry[0]);
        entries.push_back({std::string(name.c_str(), name.size()), nb::cast<bool>(entry[1]),
                           nb::cast<uint64_t>(entry[2])});
      }
      return entries;
    });
  };
  const size_t read = lender_->add(std::move(mounted.read));
  mount.read = [lender = lender_, read](std::string_view file) {
    return call_back(*lender, [&]() -> std::optional<std::string> {
      nb::object content = (*lender)[read](nb::bytes(file.data(), file.size()));
      if (content.is_none()) return std::nullopt;
      nb::bytes bytes = nb::cast<nb::bytes>(content);
      return std::string(bytes.c_str(), bytes.size());
    });
  };
  files.mounts.push_back(std::move(mount));
}

Engine::~Engine() {
  // A run that waits ends here, and guest code of it may call Python functions.
  nb::gil_scoped_release release;
  session_.reset();
  sandbox_.reset();
  lender_->set_sandbox(nullptr);
}

void Engine::add_module(const std::string& name, std::string source) {
  change([&] { return current_->add_source_module(name, std::move(source)); });
}

// `body` returns false if the engine refuses. The GIL is held, and while one thread changes what
// the runs begin with, no other one may begin a run.
template <class Body>
void Engine::change(Body body) {
  nb::ft_lock_guard lock(runs_mutex_);
  if (runs_ == 0 && body()) return;
  const std::string& error = current_->definition_error();
  throw nb::value_error(error.empty() ? "the sandbox is running" : error.c_str());
}

void Engine::define(const std::string& signature, nb::object callable, int kind,
                    nb::object direct) {
  if (kind != 0) {
    change([&] { return current_->define_waiting(signature, static_cast<WaitKind>(kind - 1)); });
    return;
  }
  const size_t number = lender_->add(std::move(callable));
  if (direct.is_none()) {
    change([&] {
      return current_->define(signature, [lender = lender_, number](HostCall& call) {
        return call_python(lender, number, call);
      });
    });
    return;
  }
  const size_t direct_number = lender_->add(std::move(direct));
  change([&] {
    return current_->define(signature, [lender = lender_, direct_number, number](HostCall& call) {
      return call_positional(lender, direct_number, number, call);
    });
  });
}

void Engine::observe(nb::object callable, const std::vector<std::string>& kinds) {
  ObserverOptions options;
  if (!kinds.empty()) options.events = {};
  for (const std::string& name : kinds) {
    std::optional<EventKind> found;
    for (unsigned kind = 0; kind <= static_cast<unsigned>(EventKind::Line); ++kind) {
      if (event_name(static_cast<EventKind>(kind)) == name) found = static_cast<EventKind>(kind);
    }
    if (!found) throw nb::value_error(("there is no event '" + name + "'").c_str());
    options.events.add({*found});
  }
  const size_t number = lender_->add(std::move(callable));
  auto observer = std::make_shared<PythonObserver>(lender_, number);
  change([&] { return current_->add_observer(std::move(observer), options); });
}

void Engine::expose_class(nb::handle description, nb::handle type) {
  const HostClass<Held>& exposed = lender_->class_of(description);
  change([&] { return current_->expose_class(exposed); });
  if (!type.is_none()) lender_->lend_all(type, description);
}

void Engine::set_global(const std::string& name, nb::handle value) {
  HostValue converted = from_python(value, lender_.get());
  change([&] { return current_->set_global(name, std::move(converted)); });
}

void Engine::set_input(const std::string& name, nb::handle value) {
  HostValue converted = from_python(value, lender_.get());
  change([&] { return current_->set_input(name, std::move(converted)); });
}

namespace {

// Whether the next run is likely to take longer than to give the GIL away and to get it back.
bool runs_long(const Usage& last) {
  constexpr uint64_t kFewSteps = 2500;          // to begin a run is charged 2,250 of them
  constexpr uint64_t kLittleMemory = 4u << 20;  // a run of a session may copy it
  return last.steps > kFewSteps || last.memory_bytes > kLittleMemory;
}

}  // namespace

template <class Body>
auto Engine::while_running(Body body) {
  lender_->refer_to(*this);
  Interruptible interruptible(*current_);
  auto count = [&](int change) {
    nb::ft_lock_guard lock(runs_mutex_);
    runs_ += change;
  };
  count(1);
  auto result = [&] {
    GilOfRun gil(runs_long_);
    auto result = body();
    runs_long_ = runs_long(current_->usage());
    return result;
  }();
  count(-1);
  if (nb::object interruption = lender_->take_interruption(); interruption.is_valid()) {
    PyErr_SetObject(reinterpret_cast<PyObject*>(Py_TYPE(interruption.ptr())), interruption.ptr());
    nb::raise_python_error();
  }
  raise_pending_signals();
  return result;
}

namespace {

// hognose.ExecutionResult. Looking it up takes longer than a short run; for why this is no static
// variable with an initializer, see is_main_thread().
PyTypeObject* result_class() {
  static std::atomic<PyObject*> found{nullptr};
  PyObject* known = found.load(std::memory_order_acquire);
  if (known == nullptr) {
    nb::object type = nb::module_::import_("hognose._result").attr("ExecutionResult");
    known = type.release().ptr();  // for good
    found.store(known, std::memory_order_release);
  }
  return reinterpret_cast<PyTypeObject*>(known);
}

}  // namespace

// Without a call of __init__(), which would take as long as a short run.
nb::object Engine::result_of(Outcome outcome) {
  PyTypeObject* python_type = result_class();
  static PyObject* const kOutcome = PyUnicode_InternFromString("_outcome");
  auto allocate = reinterpret_cast<allocfunc>(PyType_GetSlot(python_type, Py_tp_alloc));
  nb::object result = nb::steal(allocate(python_type, 0));
  if (!result.is_valid()) nb::raise_python_error();
  // In its place at once: moving an outcome takes a while.
  static PyObject* const outcome_type = nb::type<RunOutcome>().ptr();
  nb::object wrapped = nb::inst_alloc(outcome_type);
  auto* made = nb::inst_ptr<RunOutcome>(wrapped);
  new (made) RunOutcome(std::move(outcome), lender_, working_folder_);
  nb::inst_mark_ready(wrapped);
  nb::object lent = take_lent(*made, *lender_);
  if (PyObject_SetAttr(result.ptr(), kOutcome, wrapped.ptr()) != 0) nb::raise_python_error();
  if (lent.is_valid()) result.attr("return_value") = lent;
  return result;
}

template <class Body>
nb::object Engine::result_of_running(Body body) {
  return result_of(while_running(body));
}

template <class Body>
RunProgress Engine::progress_of_running(Body body) {
  waits_ = false;
  Progress progress = while_running(body);
  RunProgress made{lender_, std::move(progress.waiting), {}, std::move(progress.cancelled)};
  waits_ = made.waiting.has_value();
  if (!waits_) made.result = result_of(std::move(progress.outcome));
  return made;
}

nb::object Engine::run(std::string_view code, std::string_view filename) {
  return result_of_running([&] { return current_->run(code, filename); });
}

RunProgress Engine::start(std::string_view code, std::string_view filename) {
  return progress_of_running([&] { return current_->start(code, filename); });
}

RunProgress Engine::resume(nb::list answers, double seconds) {
  std::vector<Answer> converted;
  for (nb::handle item : answers) {
    nb::tuple answer = nb::cast<nb::tuple>(item);
    const auto id = nb::cast<uint64_t>(answer[0]);
    if (answer.size() == 2) {
      converted.push_back({id, HostResult(from_python(answer[1], lender_.get()))});
    } else {
      converted.push_back({id, HostResult::raise(nb::cast<std::string>(answer[1]),
                                                 from_python(answer[2], nullptr).text)});
    }
  }
  return progress_of_running([&] { return current_->resume(std::move(converted), seconds); });
}

Session& Engine::session() {
  if (session_ == nullptr) throw nb::type_error("this is not a session");
  return *session_;
}

nb::object Engine::get_global(const std::string& name) {
  return result_of_running([&] { return session().get_global(name); });
}

nb::object Engine::global_names() {
  return result_of_running([&] { return session().global_names(); });
}

namespace {

struct GuestArguments {
  std::vector<HostValue> positional;
  Session::Keywords keywords;
};
GuestArguments guest_arguments(const nb::tuple& arguments, const nb::dict& keywords,
                               Lender* lender) {
  GuestArguments made;
  for (nb::handle argument : arguments) made.positional.push_back(from_python(argument, lender));
  for (auto [key, value] : keywords) {
    made.keywords.emplace_back(nb::cast<std::string>(key), from_python(value, lender));
  }
  return made;
}

}  // namespace

namespace {

// What a session is asked to call: a name or a handle.
const HostValue* handle_of(nb::handle callee) {
  if (PyUnicode_Check(callee.ptr())) return nullptr;
  const GuestObject* object = as_guest_object(callee);
  if (object == nullptr) throw nb::type_error("a name or a GuestFunction is needed");
  return &object->handle;
}

}  // namespace

nb::object Engine::call(nb::handle callee, nb::tuple arguments, nb::dict keywords) {
  const HostValue* function = handle_of(callee);
  std::string name = function == nullptr ? nb::cast<std::string>(callee) : std::string();
  GuestArguments given = guest_arguments(arguments, keywords, lender_.get());
  Session& called = session();
  return result_of_running([&] {
    if (function == nullptr) {
      return called.call(name, std::move(given.positional), std::move(given.keywords));
    }
    return called.call_function(*function, std::move(given.positional), std::move(given.keywords));
  });
}

RunProgress Engine::start_call(nb::handle callee, nb::tuple arguments, nb::dict keywords) {
  const HostValue* function = handle_of(callee);
  std::string name = function == nullptr ? nb::cast<std::string>(callee) : std::string();
  GuestArguments given = guest_arguments(arguments, keywords, lender_.get());
  Session& called = session();
  return progress_of_running([&] {
    if (function == nullptr) {
      return called.start_call(name, std::move(given.positional), std::move(given.keywords));
    }
    return called.start_call_function(*function, std::move(given.positional),
                                      std::move(given.keywords));
  });
}

nb::object Engine::call_guest(const HostValue& function, const nb::args& arguments,
                              const nb::kwargs& keywords) {
  GuestArguments given = guest_arguments(arguments, keywords, lender_.get());
  if (HostCall* call = lender_->current_call()) {
    HostResult result = [&] {
      nb::gil_scoped_release release;
      return call->call(function, std::move(given.positional), std::move(given.keywords));
    }();
    if (result.over() || result.raises()) raise_from_guest(result, lender_.get());
    return to_python(result.value(), lender_.get());
  }
  if (waits_) {
    PyErr_SetString(PyExc_RuntimeError,
                    "the run of the function waits for the host, so nothing in its sandbox can be "
                    "called until it goes on");
    nb::raise_python_error();
  }
  if (session_ == nullptr) {
    PyErr_SetString(PyExc_ReferenceError,
                    "the function can be called only by a host function that "
                    "its run has called, on the thread of that call");
    nb::raise_python_error();
  }
  nb::object result = result_of_running([&] {
    return session_->call_function(function, std::move(given.positional),
                                   std::move(given.keywords));
  });
  return result.attr("unwrap")();
}

std::vector<uint64_t> Engine::pending_calls() {
  nb::ft_lock_guard lock(runs_mutex_);
  return runs_ == 0 ? current_->pending_calls() : std::vector<uint64_t>();
}

bool Engine::is_fresh() { return session().is_fresh(); }
bool Engine::rollback() { return session().rollback(); }
bool Engine::discard() { return session().discard(); }

}  // namespace hognose::python
