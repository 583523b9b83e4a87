// The classes of handles, and calls through them.
#include "guest_objects.h"

#include <nanobind/stl/string.h>

#include "engine.h"
#include "lender.h"
#include "values.h"

namespace nb = nanobind;

namespace hognose::python {

namespace {

nb::object call(const GuestFunction& function, const nb::args& arguments,
                const nb::kwargs& keywords) {
  nb::object engine = function.engine.is_valid() ? function.engine() : nb::none();
  if (engine.is_none()) {
    PyErr_SetString(PyExc_ReferenceError, "the sandbox of this function no longer exists");
    nb::raise_python_error();
  }
  return nb::cast<Engine&>(engine).call_guest(function.handle, arguments, keywords);
}

std::string repr(const char* name, const GuestObject& object) {
  return "<" + std::string(name) + " " + object.handle.text + ">";
}

}  // namespace

nb::object guest_object(const HostValue& value, Lender* lender) {
  nb::object engine = lender != nullptr ? lender->engine_reference() : nb::object();
  if (value.kind == HostValue::Kind::Function) {
    return nb::cast(GuestFunction{{value, std::move(engine)}});
  }
  return nb::cast(GuestObject{value, std::move(engine)});
}

const GuestObject* as_guest_object(nb::handle object) {
  return nb::isinstance<GuestObject>(object) ? nb::inst_ptr<GuestObject>(object) : nullptr;
}

void define_guest_objects(nb::module_& module) {
  nb::class_<GuestObject>(
      module, "GuestObject",
      "An object of a guest that is not data, by reference. It may be passed back to its sandbox, "
      "where it is the same object again. It is valid until its run ends; in a session until the "
      "session ends or forgets it.\n\n"
      "text: its repr, or the name of its class if it was an argument of a host function. "
      "type_name: the name of its class. The guest chose both.")
      .def_prop_ro("text", [](const GuestObject& o) { return text_to_python(o.handle.text); })
      .def_prop_ro(
          "type_name",
          [](const GuestObject& o) { return text_to_python(std::string(o.handle.guest_type())); })
      .def("__repr__", [](const GuestObject& o) { return text_to_python(repr("GuestObject", o)); });
  nb::class_<GuestFunction, GuestObject>(
      module, "GuestFunction", nb::is_final(),
      "A function, class or other callable of a guest. A call runs in its sandbox, with copies of "
      "the arguments, and returns a copy of the result.\n\n"
      "Within a host function that the guest called, the call counts for the limits of that run, "
      "and only the thread of that call may make it. Between the runs of a session it is a run of "
      "its own. GuestRaised and RunStopped say that it failed.\n\n"
      "While its run waits for the host, which includes the time in an async host function, a call "
      "raises RuntimeError and changes nothing. The function may be kept, passed to another call "
      "or "
      "returned to the guest meanwhile.")
      .def("__call__", call)
      .def("__repr__",
           [](const GuestFunction& o) { return text_to_python(repr("GuestFunction", o)); });
}

}  // namespace hognose::python
