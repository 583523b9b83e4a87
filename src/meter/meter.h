// The meter: the only counters of a run, and the only place that decides to stop it.
//
// Fuel pays for work, bytes pay for memory. The clock, the cancel flag and the totals are polled
// once per slice of fuel. The interpreter keeps the slice in a register while it runs, and stores
// it back around every call into native code. Natives charge in proportion to their work, before
// they start or in steps. Once a limit is reached, every further charge fails with
// Failure::Stopped.
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
  HostCalls,    // too many calls of host functions
  HostTime,     // too much time spent in them
  HostObjects,  // too many host objects and views in use at once
  HostFailure,  // a host callback threw a C++ exception
  Waits,        // waited for the host too often
  WaitTime,     // waited for the host too long
};

// Zero means unlimited, except for memory_bytes, which must be positive.
struct MeterLimits {
  uint64_t fuel = 0;
  uint64_t wall_nanoseconds = 0;
  uint64_t cpu_nanoseconds = 0;
  uint64_t memory_bytes = 256ull << 20;
  uint64_t output_bytes = 1ull << 20;
  uint64_t host_calls = 0;
  // Time in host functions. If it has its own limit, it does not count as wall time.
  uint64_t host_nanoseconds = 0;
  uint64_t host_objects = 0;
  uint64_t waits = 0;
  uint64_t wait_nanoseconds = 0;
};

// What a run shares with other threads of the host.
struct MeterSignals {
  std::atomic<bool> cancelled{false};  // set by the host: the next poll stops the run
  // The usage at the last poll.
  std::atomic<uint64_t> fuel{0};
  std::atomic<uint64_t> memory{0};
  // Called by the thread of the run after each slice of fuel; null: not wanted. It may set
  // `cancelled` and call stop().
  void (*on_slice)(void* context) = nullptr;
  void* context = nullptr;
};

class Meter {
 public:
  // Fuel between two polls of the clock: about a tenth of a millisecond of guest work.
  static constexpr int64_t kSlice = 20'000;

  void start(const MeterLimits& limits, MeterSignals* signals);
  // Starts another run on the same memory (a sandbox that keeps its globals). Resets every counter
  // except memory.
  void restart(const MeterLimits& limits, MeterSignals* signals);
  void finish();  // stops the clocks; usage stays readable

  // Charges `work` units of fuel; a unit is about one turn of a bytecode loop or 16 bytes moved.
  Result<void> charge(uint64_t work) {
    // Clamped as unsigned first, so that a guest-chosen 2**63 cannot wrap the slice.
    if (HOGNOSE_UNLIKELY(work > kMaximumCharge)) work = kMaximumCharge;
    slice -= static_cast<int64_t>(work);
    if (HOGNOSE_UNLIKELY(slice < 0)) return check();
    return {};
  }
  Result<void> charge_bytes(uint64_t bytes) { return charge((bytes >> 4) + 1); }
  // For functions that cannot fail and do little work per call: the next charge polls the limits.
  void owe(uint32_t work) { slice -= work; }

  // The slow path of charge: books the used slice, polls every limit, deals a new slice.
  Result<void> check();
  // The part of check() that does not touch the slice, which the interpreter may hold in a
  // register. Polls the clocks and the cancel flag. Returns false if the run was stopped.
  bool poll();

  // Memory is counted in bytes. Returns false, and books nothing, if the limit would be exceeded.
  bool take_memory(uint64_t bytes) {
    if (bytes > limits_.memory_bytes || memory_ > limits_.memory_bytes - bytes) return false;
    memory_ += bytes;
    if (memory_ > memory_peak_) memory_peak_ = memory_;
    return true;
  }
  void give_memory(uint64_t bytes) { memory_ -= bytes; }
  // Between two runs on the same memory.
  void restore_memory(uint64_t bytes) { memory_ = bytes; }

  Result<void> charge_output(uint64_t bytes);

  // Call these around each call into the host: they count the call and its time, and poll all
  // limits.
  Result<void> begin_host_call();
  Result<void> end_host_call();
  // Counts a call that the host answers later. No code of the host runs until the run waits.
  Result<void> count_host_call();
  uint64_t host_calls() const { return host_calls_; }
  // Call these around guest code that the host calls during such a call. Its time is the guest's.
  Result<void> begin_guest_call();
  void end_guest_call();
  // Seconds until the nearest limit on the time of the current host call; infinity without a limit.
  double host_seconds_left() const;
  // Seconds until the limit on wall time; a negative number without such a limit.
  double wall_seconds_left() const;

  // Call these around each wait for the host, during which the run holds no thread. Its time counts
  // for the limits on waits alone, and the run may continue on another thread.
  Result<void> begin_wait();
  Result<void> end_wait();
  uint64_t waits() const { return waits_; }
  double waited_milliseconds() const { return static_cast<double>(wait_nanoseconds_) * 1e-6; }

  // Ends the run: every later charge fails. The first reason is kept.
  Failure stop(StopReason reason);

  StopReason stop_reason() const { return stop_reason_; }
  bool stopped() const { return stop_reason_ != StopReason::None; }
  uint64_t fuel_used() const;
  // The same, without regard to a stop or the limit, when `left` is what is left of the slice.
  uint64_t fuel_used_with(int64_t left) const {
    return booked_fuel_ + static_cast<uint64_t>(dealt_ - left);
  }
  uint64_t memory() const { return memory_; }
  uint64_t memory_peak() const { return memory_peak_; }
  uint64_t memory_limit() const { return limits_.memory_bytes; }
  double wall_milliseconds() const;
  double cpu_milliseconds() const;
  const MeterLimits& limits() const { return limits_; }

  // Receives the blocks that arenas of a stopped run leave. Must outlive this meter and all its
  // runs.
  void keep_discarded(DiscardedBlocks* blocks) { discarded_ = blocks; }
  DiscardedBlocks* discarded() const { return discarded_; }

  // For tests of the engine: from now on, records the longest CPU time between two polls of the
  // limits, which is the longest delay of a stop.
  void measure_pauses();
  double longest_pause_milliseconds() const;

  // Public because the interpreter moves it to a register and back. Nothing else writes it.
  int64_t slice = 0;

 private:
  static constexpr uint64_t kMaximumCharge = 1ull << 62;

  bool poll_clocks();
  void begin_part(uint64_t now);
  void begin_cpu_clock();
  // `now` is a time of the wall clock.
  uint64_t cpu_used(uint64_t now) const;
  void deal_slice();
  void publish();
  void end_pause();
  uint64_t wall_used(uint64_t now) const;

  MeterLimits limits_;
  MeterSignals* signals_ = nullptr;
  int64_t dealt_ = 0;         // the size of the current slice
  uint64_t booked_fuel_ = 0;  // fuel of the slices already used up
  uint64_t memory_ = 0;
  uint64_t memory_peak_ = 0;
  uint64_t output_ = 0;
  uint64_t host_calls_ = 0;
  uint64_t host_nanoseconds_ = 0;  // of finished calls
  uint64_t host_start_ = 0;        // of the current call
  uint64_t waits_ = 0;
  uint64_t wait_nanoseconds_ = 0;
  uint64_t wait_start_ = 0;  // of the current wait
  uint64_t wall_start_ = 0;
  // CPU time is that of a thread, so the parts of a run between its waits are counted one by one.
  // The CPU clock costs a system call. Without a limit on CPU time it is read from the end of the
  // part's first slice on, or from its first call of the host, and the wall clock stands for it
  // until then.
  uint64_t cpu_used_ = 0;    // by the earlier parts
  uint64_t part_start_ = 0;  // on the wall clock
  uint64_t cpu_start_ = 0;   // of the part, on the CPU clock, if that is read
  bool reads_cpu_ = false;
  uint64_t wall_end_ = 0;
  uint64_t cpu_end_ = 0;
  uint64_t pause_start_ = 0;  // zero: pauses are not measured
  uint64_t longest_pause_ = 0;
  StopReason stop_reason_ = StopReason::None;
  DiscardedBlocks* discarded_ = nullptr;
};

}  // namespace hognose
