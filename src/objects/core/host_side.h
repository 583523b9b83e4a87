// HostSide: the object layer's view of what the host gave to a run. It may hold references to guest
// values and is notified after each marking phase which of them died.
//
// Implemented in src/embed (host/table.h), which knows the functions, classes and data of the host.
#pragma once

#include "heap/heap.h"

namespace hognose {

class HostSide {
 public:
  virtual void visit_roots(Tracer& tracer) = 0;
  // Called after marking. Releases what the host lent to cells that died. Fails if the run was
  // stopped; part of it may then remain unreleased.
  virtual Result<void> prune(Meter& meter, const Tracer& tracer) = 0;

 protected:
  ~HostSide() = default;
};

}  // namespace hognose
