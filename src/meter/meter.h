// The meter: the only counters of a run, and the only place that decides to stop it.
//
// Fuel pays for work, bytes pay for memory; the clock, the cancel flag and the totals are looked at
// once per slice of fuel. The interpreter keeps the slice in a register while it runs and stores it
// back around every call into native code; natives charge in proportion to their work, before they
// start or in steps. Once a limit is hit every further charge fails with Failure::Stopped.
#pragma once

#include <atomic>
#include <cstdint>

#include "base/arena.h"
#include "base/result.h"

namespace hognose {

enum class StopReason : uint8_t {
  None,
  Fuel,
  Memory,
  WallTime,
  CpuTime,
  Output,
  Cancelled,
  HostCalls,    // of functions of the host
  HostTime,     // spent in them
  HostObjects,  // objects and views of the host in use at once
  HostFailure,  // a callback of the host threw an exception of C++
};

// Zero means unlimited, except for memory_bytes, which must be positive.
struct MeterLimits {
  uint64_t fuel = 0;
  uint64_t wall_nanoseconds = 0;
  uint64_t cpu_nanoseconds = 0;
  uint64_t memory_bytes = 256ull << 20;
  uint64_t output_bytes = 1ull << 20;
  uint64_t host_calls = 0;
  // Time in functions of the host; if it has a limit of its own it does not count as wall time.
  uint64_t host_nanoseconds = 0;
  uint64_t host_objects = 0;
};

class Meter {
 public:
  // Fuel between two looks at the clock: about a tenth of a millisecond of guest work.
  static constexpr int64_t kSlice = 20'000;

  void start(const MeterLimits& limits, std::atomic<bool>* cancel);
  // A further run on the same memory (a sandbox that keeps its globals): counts anew but for
  // memory.
  void restart(const MeterLimits& limits, std::atomic<bool>* cancel);
  void finish();  // stops the clocks; usage stays readable

  // Charges `work` units of fuel (about one bytecode loop turn, or 16 bytes moved, each).
  Result<void> charge(uint64_t work) {
    // Compared as unsigned first so that a guest-chosen 2**63 cannot wrap the slice.
    if (HOGNOSE_UNLIKELY(work > kMaximumCharge)) work = kMaximumCharge;
    slice -= static_cast<int64_t>(work);
    if (HOGNOSE_UNLIKELY(slice < 0)) return check();
    return {};
  }
  Result<void> charge_bytes(uint64_t bytes) { return charge((bytes >> 4) + 1); }
  // For functions that cannot fail, never much at once: the next charge looks at the limits.
  void owe(uint32_t work) { slice -= work; }

  // The slow side of charge: books the used slice, looks at every limit, deals a new slice.
  Result<void> check();
  // The part of check() that does not touch the slice, which the interpreter may hold in a
  // register: looks at the clocks and at the cancel flag. False: the run was stopped.
  bool poll();

  // Memory is counted in bytes; false means the limit would be exceeded (nothing is booked then).
  bool take_memory(uint64_t bytes) {
    if (bytes > limits_.memory_bytes || memory_ > limits_.memory_bytes - bytes) return false;
    memory_ += bytes;
    if (memory_ > memory_peak_) memory_peak_ = memory_;
    return true;
  }
  void give_memory(uint64_t bytes) { memory_ -= bytes; }

  Result<void> charge_output(uint64_t bytes);

  // Around a call into the host: counts it, then its time, and looks at all limits.
  Result<void> begin_host_call();
  Result<void> end_host_call();
  uint64_t host_calls() const { return host_calls_; }
  // Until the nearest limit on the time of the host call that is going on; infinite without one.
  double host_seconds_left() const;

  // Ends the run: every later charge fails. The first reason stays.
  Failure stop(StopReason reason);

  StopReason stop_reason() const { return stop_reason_; }
  bool stopped() const { return stop_reason_ != StopReason::None; }
  uint64_t fuel_used() const;
  uint64_t memory() const { return memory_; }
  uint64_t memory_peak() const { return memory_peak_; }
  uint64_t memory_limit() const { return limits_.memory_bytes; }
  uint64_t output_used() const { return output_; }
  double wall_milliseconds() const;
  double cpu_milliseconds() const;
  const MeterLimits& limits() const { return limits_; }

  // Takes what arenas of a stopped run leave; outlives this meter, and every run of it.
  void keep_discarded(DiscardedBlocks* blocks) { discarded_ = blocks; }
  DiscardedBlocks* discarded() const { return discarded_; }

  // For tests of the engine: from now on keeps the longest CPU time between two looks at the
  // limits, which is how late a stop can come.
  void measure_pauses();
  double longest_pause_milliseconds() const;

  // Public because the interpreter moves it to a register and back; nobody else writes it.
  int64_t slice = 0;

 private:
  static constexpr uint64_t kMaximumCharge = 1ull << 62;

  void deal_slice();
  void end_pause();
  uint64_t wall_used(uint64_t now) const;

  MeterLimits limits_;
  std::atomic<bool>* cancel_ = nullptr;
  int64_t dealt_ = 0;         // the size of the slice in play
  uint64_t booked_fuel_ = 0;  // fuel of the slices already used up
  uint64_t memory_ = 0;
  uint64_t memory_peak_ = 0;
  uint64_t output_ = 0;
  uint64_t host_calls_ = 0;
  uint64_t host_nanoseconds_ = 0;  // of the calls that are over
  uint64_t host_start_ = 0;        // of the call that is going on
  uint64_t wall_start_ = 0;
  uint64_t cpu_start_ = 0;
  uint64_t wall_end_ = 0;
  uint64_t cpu_end_ = 0;
  uint64_t pause_start_ = 0;  // zero: pauses are not measured
  uint64_t longest_pause_ = 0;
  StopReason stop_reason_ = StopReason::None;
  DiscardedBlocks* discarded_ = nullptr;
};

}  // namespace hognose
