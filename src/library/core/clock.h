// The clock of a run: it begins when the host says, goes on with the work that the run does, and
// jumps when the guest sleeps. No call reads the host's clock, so runs repeat exactly (H4).
#pragma once

#include <cstdint>

#include "objects/core/vm.h"

namespace hognose {

// What a unit of fuel takes on the run's clock: about what it takes in truth.
inline constexpr int64_t kNanosecondsPerFuel = 4;

// Of work: what process_time() tells.
inline int64_t clock_of_work(const Vm& vm) {
  return static_cast<int64_t>(vm.meter.fuel_used() * kNanosecondsPerFuel & INT64_MAX);
}

// Since the run began: work and sleep.
inline int64_t clock_since_start(const Vm& vm) {
  int64_t sum;
  return __builtin_add_overflow(clock_of_work(vm), vm.virtual_nanoseconds, &sum) ? INT64_MAX : sum;
}

// Since the beginning of 1970, UTC.
inline int64_t clock_of_day(const Vm& vm) {
  int64_t sum;
  return __builtin_add_overflow(clock_since_start(vm), vm.start_nanoseconds, &sum) ? INT64_MAX
                                                                                   : sum;
}

}  // namespace hognose
