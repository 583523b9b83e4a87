// call_back(): the call of a callback of the host in Python, whose exceptions end the run.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#include <stdexcept>
#include <string>

#include "gil.h"
#include "lender.h"
#include "values.h"

namespace hognose::python {

// Runs the body with the GIL. An exception of Python becomes one of C++ with its class and text.
template <class Body>
auto call_back(Lender& lender, Body body) {
  namespace nb = nanobind;
  WithGil gil;
  try {
    return body();
  } catch (nb::python_error& failure) {
    if (PyObject_IsSubclass(failure.type().ptr(), PyExc_Exception) != 1) {
      lender.interrupt(nb::borrow(failure.value()));
    }
    nb::object text = nb::steal(PyObject_Str(failure.value().ptr()));
    if (!text.is_valid()) PyErr_Clear();
    std::string message = name_of(failure.type());
    if (text.is_valid()) message += ": " + from_python(text, nullptr).text;
    throw std::runtime_error(message);
  }
}

}  // namespace hognose::python
