// Crossing: what happens to values of the guest that are not plain data.
//
// SandboxOptions has one Crossing for the arguments of host functions and one for results. By
// default functions do not cross, everything else that is not data is refused as an argument and
// described in a result, and structures are copied as trees.
//
// A handle is a HostValue of kind Function or Opaque that refers to one object of the guest. The
// object lives as long as a copy of the handle, at most until the run ends (in a Session: until the
// session ends, or forgets the object by a rollback or discard()). The host may drop handles on any
// thread. A handle that goes back to its sandbox is the same object again. Everywhere else, and
// once its object is gone, it is a ReferenceError. HostCall::call() and Session::call_function()
// call functions.
#pragma once

#include <cstdint>

namespace hognose {

struct Crossing {
  enum class Others : uint8_t {
    Refuse,  // TypeError
    Repr,    // kind Opaque: text is the repr. For arguments it is not called: see Handle
    // Kind Opaque as a handle: text describes the object. In a result that is its repr, in an
    // argument, for which no code of the guest runs, the name of its class: "<Account object>".
    // Texts are cut after 1,000 characters.
    Handle,
  };

  // Whether what can be called crosses as kind Function. Without it, a parameter with the
  // annotation `callable` still receives a function.
  bool functions = false;
  Others others = Others::Refuse;  // what else is not data
  // Whether an object that occurs several times in one value is one object for the host, too. All
  // but its first occurrence are then of kind Link, and cycles are data. Without it, each
  // occurrence is a copy, and a cycle is refused or cut.
  bool sharing = false;
};

}  // namespace hognose
