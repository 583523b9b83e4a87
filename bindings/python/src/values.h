// Values between Python and the engine. The GIL must be held.
//
// Plain data is converted here. Everything else goes through the module hognose._values, which
// takes it apart and puts it together as hognose/value.h says.
#pragma once

#include <nanobind/nanobind.h>

#include "hognose/value.h"

namespace hognose::python {

// Raises TypeError for what cannot cross, and ValueError for what is cyclic or nested too deeply.
HostValue from_python(nanobind::handle object);
nanobind::object to_python(const HostValue& value);

// Text of the guest may hold lone surrogates.
nanobind::object text_to_python(const std::string& text);

}  // namespace hognose::python
