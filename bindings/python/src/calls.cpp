// Converts arguments, calls, and converts the result or the exception.
#include "calls.h"

#include <nanobind/stl/string.h>

#include "gil.h"
#include "guest_objects.h"
#include "values.h"

namespace nb = nanobind;

namespace hognose::python {

namespace {

nb::object error_class(const char* name) {
  return nb::module_::import_("hognose._errors").attr(name);
}

// An exception of the guest that passes through the host, as itself; nothing for any other.
std::optional<HostResult> raised_again(const nb::object& type, const nb::object& value) {
  nb::object guest_raised = error_class("GuestRaised");
  if (PyObject_IsSubclass(type.ptr(), guest_raised.ptr()) != 1) return std::nullopt;
  nb::object held = value.attr("_original");
  const GuestObject* original = as_guest_object(held);
  if (original == nullptr) return std::nullopt;
  return HostResult::raise_again(original->handle,
                                 from_python(value.attr("error_type"), nullptr).text,
                                 from_python(value.attr("_message"), nullptr).text);
}

HostResult raised(Lender& lender, nb::python_error& error) {
  nb::object type = nb::borrow(error.type());
  nb::object value = nb::borrow(error.value());
  if (PyObject_IsSubclass(type.ptr(), PyExc_Exception) != 1) {
    PyErr_Clear();
    lender.interrupt(std::move(value));
    return HostResult::raise("RuntimeError", "the host was interrupted");
  }
  if (auto again = raised_again(type, value)) return std::move(*again);
  std::string name = name_of(type);
  std::string message;
  try {
    // str() of a KeyError is the repr of its key.
    nb::object arguments = value.attr("args");
    nb::object only;
    if (PyTuple_Check(arguments.ptr()) && PyTuple_Size(arguments.ptr()) == 1) only = arguments[0];
    const bool is_text = only.is_valid() && PyUnicode_Check(only.ptr());
    HostValue text = from_python(nb::str(is_text ? only : value), nullptr);
    message = std::move(text.text);
  } catch (nb::python_error&) {
    message = "an exception whose text cannot be had";
  }
  return HostResult::raise(std::move(name), std::move(message));
}

// `body` runs with the GIL and returns a Python object.
template <class Body>
HostResult guarded(Lender& lender, HostCall* call, Body body) {
  WithGil gil;
  Lender::CallScope scope(lender, call);
  try {
    return HostResult(from_python(body(), &lender));
  } catch (nb::python_error& error) {
    return raised(lender, error);
  } catch (const nb::builtin_exception& error) {
    const bool is_type = error.type() == nb::exception_type::type_error;
    return HostResult::raise(is_type ? "TypeError" : "ValueError", error.what());
  }
}

nb::list given_arguments(HostCall& call, Lender* lender) {
  ValueWriter writer(lender);
  nb::list given;
  for (size_t i = 0; i < call.size(); ++i) {
    given.append(call.given(i) ? nb::object(nb::make_tuple(writer.write(call[i]))) : nb::none());
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

void raise_from_guest(const HostResult& result, Lender* lender) {
  if (result.over()) {
    nb::object stopped = error_class("RunStopped")("the run is over", nb::none());
    PyErr_SetObject(reinterpret_cast<PyObject*>(Py_TYPE(stopped.ptr())), stopped.ptr());
    nb::raise_python_error();
  }
  HostValue original = result.original();
  nb::object made =
      error_class("GuestRaised")
          .attr("_of_guest")(text_to_python(result.exception()), text_to_python(result.message()),
                             original.is_none() ? nb::none() : guest_object(original, lender));
  PyErr_SetObject(reinterpret_cast<PyObject*>(Py_TYPE(made.ptr())), made.ptr());
  nb::raise_python_error();
}

HostResult call_python(const std::shared_ptr<Lender>& lender, size_t callable, HostCall& call) {
  return guarded(*lender, &call,
                 [&] { return (*lender)[callable](given_arguments(call, lender.get())); });
}

HostResult call_positional(const std::shared_ptr<Lender>& lender, size_t direct, size_t callable,
                           HostCall& call) {
  for (size_t i = 0; i < call.size(); ++i) {
    if (!call.given(i)) return call_python(lender, callable, call);
  }
  return guarded(*lender, &call, [&] {
    nb::object arguments = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(call.size())));
    if (!arguments.is_valid()) nb::raise_python_error();
    for (size_t i = 0; i < call.size(); ++i) {
      PyTuple_SetItem(arguments.ptr(), static_cast<Py_ssize_t>(i),
                      to_python(call[i], lender.get()).release().ptr());
    }
    nb::object result = nb::steal(PyObject_CallObject((*lender)[direct].ptr(), arguments.ptr()));
    if (!result.is_valid()) nb::raise_python_error();
    return result;
  });
}

HostResult call_python_method(Held& self, size_t callable, HostCall& call) {
  return guarded(*self.lender, &call, [&] {
    Kept kept(self);
    return (*kept.lender)[callable](kept.object, given_arguments(call, kept.lender.get()));
  });
}

HostResult set_python_field(Held& self, size_t callable, HostValue& value) {
  return guarded(*self.lender, nullptr, [&] {
    Kept kept(self);
    return (*kept.lender)[callable](kept.object, to_python(value, kept.lender.get()));
  });
}

}  // namespace hognose::python
