// Runs of an engine, and the calls of Python functions from it.
#include "engine.h"

#include <nanobind/stl/string.h>

#include <stdexcept>

#include "interrupt.h"
#include "values.h"

namespace nb = nanobind;

namespace hognose::python {

namespace {

// What the guest sees of an exception: its class and its text, nothing of the host's code.
HostResult raised(nb::python_error& error) {
  nb::object type = nb::borrow(error.type());
  nb::object value = nb::borrow(error.value());
  std::string name = nb::cast<std::string>(type.attr("__name__"));
  std::string message;
  try {
    // str() of a KeyError is the repr of its key.
    nb::tuple arguments = nb::cast<nb::tuple>(value.attr("args"));
    bool is_text = arguments.size() == 1 && PyUnicode_Check(nb::object(arguments[0]).ptr());
    HostValue text = from_python(nb::str(is_text ? nb::object(arguments[0]) : value));
    message = std::move(text.text);
  } catch (nb::python_error&) {
    message = "an exception whose text cannot be had";
  }
  return HostResult::raise(std::move(name), std::move(message));
}

// Calls the function with what the guest passed: the defaults are the function's own.
HostResult call_python(const Callables& callables, size_t number, HostCall& call) {
  nb::gil_scoped_acquire gil;
  try {
    nb::list given;
    for (size_t i = 0; i < call.size(); ++i) {
      given.append(call.given(i) ? nb::object(nb::make_tuple(to_python(call[i]))) : nb::none());
    }
    return HostResult(from_python(callables[number](given)));
  } catch (nb::python_error& error) {
    return raised(error);
  } catch (const nb::builtin_exception& error) {
    const bool is_type = error.type() == nb::exception_type::type_error;
    return HostResult::raise(is_type ? "TypeError" : "ValueError", error.what());
  }
}

// After a run on the main thread: a Ctrl-C that came meanwhile becomes a KeyboardInterrupt.
void raise_pending_signals() {
  if (PyErr_CheckSignals() != 0) nb::raise_python_error();
}

}  // namespace

Engine::Engine(EngineOptions options, nb::object listener) {
  if (!listener.is_none()) {
    const size_t number = callables_.add(std::move(listener));
    options.options.on_output = [callables = callables_, number](std::string_view text,
                                                                 bool error) {
      nb::gil_scoped_acquire gil;
      try {
        callables[number](text_to_python(std::string(text)), error);
      } catch (nb::python_error& failure) {
        throw std::runtime_error(failure.what());
      }
    };
  }
  if (options.is_session) {
    session_ = std::make_unique<Session>(
        std::move(options.options), options.rolls_back ? AfterStop::Rollback : AfterStop::Discard);
    current_ = session_.get();
  } else {
    sandbox_ = std::make_unique<Sandbox>(std::move(options.options));
    current_ = sandbox_.get();
  }
  if (!current_->ready()) throw nb::type_error("the system gives no address space for a sandbox");
}

Engine::~Engine() {
  // A run that waits ends here, and guest code of it may call Python functions.
  nb::gil_scoped_release release;
  session_.reset();
  sandbox_.reset();
}

void Engine::check(bool done) {
  if (done) return;
  const std::string& error = current_->definition_error();
  throw nb::value_error(error.empty() ? "the sandbox is running" : error.c_str());
}

void Engine::define(const std::string& signature, nb::object callable, int kind) {
  if (kind != 0) {
    check(current_->define_waiting(signature, static_cast<WaitKind>(kind - 1)));
    return;
  }
  const size_t number = callables_.add(std::move(callable));
  check(current_->define(signature, [callables = callables_, number](HostCall& call) {
    return call_python(callables, number, call);
  }));
}

void Engine::set_global(const std::string& name, nb::handle value) {
  check(current_->set_global(name, from_python(value)));
}

void Engine::set_input(const std::string& name, nb::handle value) {
  check(current_->set_input(name, from_python(value)));
}

template <class Result, class Body>
Result Engine::while_running(Body body) {
  Interruptible interruptible(*current_);
  Result result = [&] {
    nb::gil_scoped_release release;
    return body();
  }();
  raise_pending_signals();
  return result;
}

Outcome Engine::run(const std::string& code, const std::string& filename) {
  return while_running<Outcome>([&] { return current_->run(code, filename); });
}

Progress Engine::start(const std::string& code, const std::string& filename) {
  return while_running<Progress>([&] { return current_->start(code, filename); });
}

Progress Engine::resume(nb::list answers, double seconds) {
  std::vector<Answer> converted;
  for (nb::handle item : answers) {
    nb::tuple answer = nb::cast<nb::tuple>(item);
    const auto id = nb::cast<uint64_t>(answer[0]);
    if (answer.size() == 2) {
      converted.push_back({id, HostResult(from_python(answer[1]))});
    } else {
      converted.push_back(
          {id, HostResult::raise(nb::cast<std::string>(answer[1]), from_python(answer[2]).text)});
    }
  }
  return while_running<Progress>([&] { return current_->resume(std::move(converted), seconds); });
}

Session& Engine::session() {
  if (session_ == nullptr) throw nb::type_error("this is not a session");
  return *session_;
}

Outcome Engine::get_global(const std::string& name) {
  return while_running<Outcome>([&] { return session().get_global(name); });
}

Outcome Engine::global_names() {
  return while_running<Outcome>([&] { return session().global_names(); });
}

namespace {

struct GuestArguments {
  std::vector<HostValue> positional;
  Session::Keywords keywords;
};
GuestArguments guest_arguments(const nb::tuple& arguments, const nb::dict& keywords) {
  GuestArguments made;
  for (nb::handle argument : arguments) made.positional.push_back(from_python(argument));
  for (auto [key, value] : keywords) {
    made.keywords.emplace_back(nb::cast<std::string>(key), from_python(value));
  }
  return made;
}

}  // namespace

Outcome Engine::call(const std::string& name, nb::tuple arguments, nb::dict keywords) {
  GuestArguments given = guest_arguments(arguments, keywords);
  return while_running<Outcome>(
      [&] { return session().call(name, std::move(given.positional), std::move(given.keywords)); });
}

Progress Engine::start_call(const std::string& name, nb::tuple arguments, nb::dict keywords) {
  GuestArguments given = guest_arguments(arguments, keywords);
  return while_running<Progress>([&] {
    return session().start_call(name, std::move(given.positional), std::move(given.keywords));
  });
}

bool Engine::is_fresh() { return session().is_fresh(); }
bool Engine::rollback() { return session().rollback(); }
bool Engine::discard() { return session().discard(); }

}  // namespace hognose::python
