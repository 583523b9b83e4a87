// The clock of a run: it starts at a time that the host gives, advances with the run's work, and
// jumps when the guest sleeps. No call reads the host's clock, so runs repeat exactly (H4).
#pragma once

#include <cstdint>

#include "objects/core/vm.h"

namespace hognose {

// The nanoseconds that a unit of fuel adds to the run's clock; close to the real cost.
inline constexpr int64_t kNanosecondsPerFuel = 4;

// Work only: the value of process_time().
inline int64_t clock_of_work(const Vm& vm) {
  return static_cast<int64_t>(vm.meter.fuel_used() * kNanosecondsPerFuel & INT64_MAX);
}

// Since the start of the run: work and sleep.
inline int64_t clock_since_start(const Vm& vm) {
  int64_t sum;
  return __builtin_add_overflow(clock_of_work(vm), vm.clock.virtual_nanoseconds, &sum) ? INT64_MAX
                                                                                       : sum;
}

// Since the Unix epoch, UTC.
inline int64_t clock_of_day(const Vm& vm) {
  int64_t sum;
  return __builtin_add_overflow(clock_since_start(vm), vm.clock.start_nanoseconds, &sum) ? INT64_MAX
                                                                                         : sum;
}

// --- nanoseconds as seconds
inline constexpr int64_t kNanosecondsPerSecond = 1'000'000'000;

inline int64_t whole_seconds(int64_t nanoseconds) {  // rounded down
  return nanoseconds / kNanosecondsPerSecond - (nanoseconds % kNanosecondsPerSecond < 0);
}
inline double seconds_of_nanoseconds(int64_t nanoseconds) {
  int64_t rest = nanoseconds % kNanosecondsPerSecond;
  if (rest < 0) rest += kNanosecondsPerSecond;
  // Both parts are exact, so only the sum is rounded.
  return static_cast<double>(whole_seconds(nanoseconds)) + static_cast<double>(rest) / 1e9;
}

}  // namespace hognose
