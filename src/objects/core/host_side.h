// HostSide: what the host gave to a run, as the object layer sees it: something that holds guest
// values and is told which died.
//
// Implemented by src/embed (host/table.h), where the functions, classes and data of the host are.
#pragma once

#include "heap/heap.h"

namespace hognose {

class HostSide {
 public:
  virtual void visit_roots(Tracer& tracer) = 0;
  // After marking: what the host lent to cells that are dead is taken back. Fails if a stop
  // came; the rest may stay then.
  virtual Result<void> prune(Meter& meter, const Tracer& tracer) = 0;

 protected:
  ~HostSide() = default;
};

}  // namespace hognose
