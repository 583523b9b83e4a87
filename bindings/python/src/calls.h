// Calls of Python code by guests: functions, methods and fields of the host.
//
// An exception reaches the guest by the name of its class and with its message. What is no
// Exception (KeyboardInterrupt, SystemExit) does not: it ends the run and is raised in the host.
#pragma once

#include <memory>

#include "hognose/host_call.h"
#include "lender.h"

namespace hognose::python {

// Calls the callable of that number with a list: for each parameter of the signature a tuple of
// what the guest passed, or None for a default, which is the function's own. A constructor returns
// a hognose.Exposed.
HostResult call_python(const std::shared_ptr<Lender>& lender, size_t callable, HostCall& call);
// The same for a function whose parameters are all positional. `direct` is the function itself,
// which is called if the guest passed all arguments.
HostResult call_positional(const std::shared_ptr<Lender>& lender, size_t direct, size_t callable,
                           HostCall& call);
// The same with the object before the list.
HostResult call_python_method(Held& self, size_t callable, HostCall& call);
// Raises what a call of a function of the guest by a function of the host has failed with:
// GuestRaised, which raises the guest's exception again if it reaches the guest, or RunStopped.
[[noreturn]] void raise_from_guest(const HostResult& result, Lender* lender);
// Calls the callable with the object and the value.
HostResult set_python_field(Held& self, size_t callable, HostValue& value);

}  // namespace hognose::python
