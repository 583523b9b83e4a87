// ErrorScope: what "Did you mean …?" needs to know about the frame in which an error was raised.
//
// Frames are gone when an uncaught exception is printed. So while the unwinder is in the innermost
// frame, it records which variables the frame of a NameError has and what `self` is. It stores this
// in the dotted fields of exceptions.def; ErrorScope reads it together with the innermost traceback
// entry.
#pragma once

#include "machine/frame.h"
#include "objects/core/vm.h"

namespace hognose {

class Machine;

// Records the scope of a NameError or AttributeError; does nothing for other exceptions. The
// exception must have fields and exactly one traceback entry. Fails only if an allocation does.
Result<void> remember_scope(Machine& vm, const FrameRecord& record, Exception* exception);

class ErrorScope {
 public:
  ErrorScope(Machine& vm, Exception* exception);

  // False if the exception was never raised in guest code.
  bool known() const { return code_ != nullptr; }
  Dict* globals() const { return globals_; }
  // The namespace of a frame that runs in a mapping (class body) or in its globals (module); else
  // null.
  Dict* names() const { return names_; }
  // Iterates over the variables of a function that have a value. Start with *position = 0; returns
  // an empty name at the end.
  std::string_view next_local(uint32_t* position) const;
  // The variable `self` in the frame of a NameError, or undefined.
  Value self() const { return self_; }
  // Whether the object of an AttributeError was the variable `self`.
  bool object_is_self() const { return object_is_self_; }

 private:
  const Code* code_ = nullptr;
  Dict* globals_ = nullptr;
  Dict* names_ = nullptr;
  const Bytes* bound_ = nullptr;
  Value self_;
  bool object_is_self_ = false;
};

}  // namespace hognose
