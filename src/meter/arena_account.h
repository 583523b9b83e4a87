// The memory of arenas on the books of a meter.
//
// Receives a meter that outlives the arena's use; hands on an account that takes each block from
// the memory limit and looks at the other limits at each block of some size. So work that builds
// much in an arena cannot go on for long after its time. Whoever finds the arena exhausted asks the
// meter whether the run was stopped already.
#pragma once

#include "base/arena.h"
#include "meter/meter.h"

namespace hognose {

inline ArenaAccount account_of(Meter& meter) {
  constexpr size_t kLookedAtBytes = 64 * 1024;  // smaller ones are had in no time
  return {[](void* context, size_t bytes) {
            auto* meter = static_cast<Meter*>(context);
            return (bytes < kLookedAtBytes || meter->poll()) && meter->take_memory(bytes);
          },
          [](void* context, size_t bytes) { static_cast<Meter*>(context)->give_memory(bytes); },
          [](void* context) { return static_cast<Meter*>(context)->poll(); }, &meter,
          meter.discarded()};
}

}  // namespace hognose
