// GuestObject and GuestFunction: handles on objects of a guest, as Python has them.
//
// They refer to their engine weakly, so they keep no sandbox alive. An object that outlived its
// sandbox or its run raises ReferenceError when it is used.
#pragma once

#include <nanobind/nanobind.h>

#include <string>

#include "hognose/value.h"

namespace hognose::python {

class Lender;

struct GuestObject {
  HostValue handle;
  nanobind::object engine;  // a weak reference, or null
};
// Something that can be called.
struct GuestFunction : GuestObject {};

// The value is a handle. Without a lender, its engine is gone.
nanobind::object guest_object(const HostValue& value, Lender* lender);
// Null if it is another object.
const GuestObject* as_guest_object(nanobind::handle object);

void define_guest_objects(nanobind::module_& module);

}  // namespace hognose::python
