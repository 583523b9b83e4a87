// ReprGuard: detects that a container is being printed inside itself (like Py_ReprEnter).
//
// A container's repr makes a guard on its C++ stack for the object it prints. If already_printing()
// returns true, it prints "[...]", "{...}" or the like instead of the items. The guards of nested
// containers form a chain from the innermost outwards, so nothing is allocated or rooted:
//
//   ReprGuard guard(vm, self);
//   if (TRY(guard.already_printing())) return Value::from_cell(TRY(make_string(vm, "[...]")));
#pragma once

#include "objects/core/vm.h"

namespace hognose {

class ReprGuard {
 public:
  ReprGuard(Vm& vm, Value container)
      : vm_(vm), container_(container), outer_(vm.scopes.innermost_repr) {
    vm.scopes.innermost_repr = this;
  }
  ~ReprGuard() { vm_.scopes.innermost_repr = outer_; }
  ReprGuard(const ReprGuard&) = delete;
  ReprGuard& operator=(const ReprGuard&) = delete;

  // Walks outwards through all objects that are being printed, and charges for each.
  Result<bool> already_printing() const {
    uint64_t steps = 0;
    bool found = false;
    for (const ReprGuard* guard = outer_; guard != nullptr && !found; guard = guard->outer_) {
      found = guard->container_ == container_;
      ++steps;
    }
    TRY(vm_.meter.charge(steps / 8 + 1));
    return found;
  }

 private:
  Vm& vm_;
  Value container_;
  ReprGuard* outer_;
};

}  // namespace hognose
