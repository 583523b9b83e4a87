// Converts arguments, calls, and converts the result or the exception.
#include "calls.h"

#include <nanobind/stl/string.h>

#include "values.h"

namespace nb = nanobind;

namespace hognose::python {

namespace {

HostResult raised(Lender& lender, nb::python_error& error) {
  nb::object type = nb::borrow(error.type());
  nb::object value = nb::borrow(error.value());
  if (PyObject_IsSubclass(type.ptr(), PyExc_Exception) != 1) {
    PyErr_Clear();
    lender.interrupt(std::move(value));
    return HostResult::raise("RuntimeError", "the host was interrupted");
  }
  std::string name = nb::cast<std::string>(type.attr("__name__"));
  std::string message;
  try {
    // str() of a KeyError is the repr of its key.
    nb::tuple arguments = nb::cast<nb::tuple>(value.attr("args"));
    bool is_text = arguments.size() == 1 && PyUnicode_Check(nb::object(arguments[0]).ptr());
    HostValue text = from_python(nb::str(is_text ? nb::object(arguments[0]) : value), nullptr);
    message = std::move(text.text);
  } catch (nb::python_error&) {
    message = "an exception whose text cannot be had";
  }
  return HostResult::raise(std::move(name), std::move(message));
}

// `body` runs with the GIL and returns a Python object.
template <class Body>
HostResult guarded(Lender& lender, Body body) {
  nb::gil_scoped_acquire gil;
  try {
    return HostResult(from_python(body(), &lender));
  } catch (nb::python_error& error) {
    return raised(lender, error);
  } catch (const nb::builtin_exception& error) {
    const bool is_type = error.type() == nb::exception_type::type_error;
    return HostResult::raise(is_type ? "TypeError" : "ValueError", error.what());
  }
}

nb::list given_arguments(HostCall& call) {
  nb::list given;
  for (size_t i = 0; i < call.size(); ++i) {
    given.append(call.given(i) ? nb::object(nb::make_tuple(to_python(call[i]))) : nb::none());
  }
  return given;
}

// Keeps the lender and its object during the call: the guest may let go of the handle.
struct Kept {
  explicit Kept(const Held& held) : lender(held.lender), object(held.object) {}
  std::shared_ptr<Lender> lender;
  nb::object object;
};

}  // namespace

HostResult call_python(const std::shared_ptr<Lender>& lender, size_t callable, HostCall& call) {
  return guarded(*lender, [&] { return (*lender)[callable](given_arguments(call)); });
}

HostResult call_positional(const std::shared_ptr<Lender>& lender, size_t direct, size_t callable,
                           HostCall& call) {
  for (size_t i = 0; i < call.size(); ++i) {
    if (!call.given(i)) return call_python(lender, callable, call);
  }
  return guarded(*lender, [&] {
    nb::object arguments = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(call.size())));
    if (!arguments.is_valid()) nb::raise_python_error();
    for (size_t i = 0; i < call.size(); ++i) {
      PyTuple_SetItem(arguments.ptr(), static_cast<Py_ssize_t>(i),
                      to_python(call[i]).release().ptr());
    }
    nb::object result = nb::steal(PyObject_CallObject((*lender)[direct].ptr(), arguments.ptr()));
    if (!result.is_valid()) nb::raise_python_error();
    return result;
  });
}

HostResult call_python_method(Held& self, size_t callable, HostCall& call) {
  return guarded(*self.lender, [&] {
    Kept kept(self);
    return (*kept.lender)[callable](kept.object, given_arguments(call));
  });
}

HostResult set_python_field(Held& self, size_t callable, HostValue& value) {
  return guarded(*self.lender, [&] {
    Kept kept(self);
    return (*kept.lender)[callable](kept.object, to_python(value));
  });
}

}  // namespace hognose::python
