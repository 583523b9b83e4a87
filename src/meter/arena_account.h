// The account that charges an arena's blocks to a meter.
//
// The meter must outlive the arena's use. The account takes each block from the memory limit and
// polls the other limits at each larger block, so that work that builds much in an arena stops soon
// after its time is up. When an arena is exhausted, check whether the meter has stopped the run
// already.
#pragma once

#include "base/arena.h"
#include "meter/meter.h"

namespace hognose {

inline ArenaAccount account_of(Meter& meter) {
  constexpr size_t kLookedAtBytes = 64 * 1024;  // smaller blocks take almost no time
  return {[](void* context, size_t bytes) {
            auto* meter = static_cast<Meter*>(context);
            return (bytes < kLookedAtBytes || meter->poll()) && meter->take_memory(bytes);
          },
          [](void* context, size_t bytes) { static_cast<Meter*>(context)->give_memory(bytes); },
          [](void* context) { return static_cast<Meter*>(context)->poll(); }, &meter,
          meter.discarded()};
}

}  // namespace hognose
