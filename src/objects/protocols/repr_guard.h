// ReprGuard: notices that a container is being printed inside itself (Py_ReprEnter's role).
//
// A container's repr makes one on its C++ stack for the object it prints; when already_printing()
// answers true it prints "[...]", "{...}" or the like instead of its items. The guards of nested
// containers form a chain from the innermost outwards, so there is nothing to allocate or to root:
//
//   ReprGuard guard(vm, self);
//   if (TRY(guard.already_printing())) return Value::from_cell(TRY(make_string(vm, "[...]")));
#pragma once

#include "objects/core/vm.h"

namespace hognose {

class ReprGuard {
 public:
  ReprGuard(Vm& vm, Value container) : vm_(vm), container_(container), outer_(vm.innermost_repr) {
    vm.innermost_repr = this;
  }
  ~ReprGuard() { vm_.innermost_repr = outer_; }
  ReprGuard(const ReprGuard&) = delete;
  ReprGuard& operator=(const ReprGuard&) = delete;

  // Walks outwards through everything that is being printed, and charges for the way.
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
