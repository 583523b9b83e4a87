// ErrorScope: what "Did you mean …?" needs to know of the frame in which an error arose.
//
// Frames are gone when an uncaught exception is printed. So the unwinder notes, as long as it is in
// the innermost frame, which variables a NameError's frame has and what `self` is; the notes lie in
// the dotted fields of exceptions.def. The reader puts them together with the innermost traceback
// entry.
#pragma once

#include "objects/core/vm.h"
#include "vm/frame.h"

namespace hognose {

class Machine;

// For NameErrors and AttributeErrors; does nothing for others. The exception has fields and one
// traceback entry. Fails only as allocation does.
Result<void> remember_scope(Machine& vm, const FrameRecord& record, Exception* exception);

class ErrorScope {
 public:
  ErrorScope(Machine& vm, Exception* exception);

  // False: the exception was never raised in guest code.
  bool known() const { return code_ != nullptr; }
  Dict* globals() const { return globals_; }
  // Of a frame that runs in a mapping (class bodies) or in its globals (modules); else null.
  Dict* names() const { return names_; }
  // Variables of a function that have a value, one after the other: starts at *position = 0; empty
  // at the end.
  std::string_view next_local(uint32_t* position) const;
  // The variable `self` of the frame of a NameError, or undefined.
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
