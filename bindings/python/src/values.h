// Values between Python and the engine. The GIL must be held.
//
// Plain data is converted here. Everything else goes through the module hognose._values, which
// takes it apart and puts it together as hognose/value.h says.
#pragma once

#include <nanobind/nanobind.h>

#include <memory>
#include <string>

#include "hognose/value.h"

namespace hognose::python {

class Lender;

// Raises TypeError for what cannot cross, and ValueError for what is cyclic or nested too deeply.
// Objects of the host cross only with a lender.
HostValue from_python(nanobind::handle object, Lender* lender);
nanobind::object to_python(const HostValue& value);

// hognose.View: plain data that guests read in place.
struct DataView {
  std::shared_ptr<const HostValue> data;
};

// Text of the guest may hold lone surrogates.
nanobind::object text_to_python(const std::string& text);

}  // namespace hognose::python
