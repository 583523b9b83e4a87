// The slow path of the meter, which runs once per slice of fuel.
//
// When a run exceeds one of its limits, the meter keeps the reason and returns Failure::Stopped.
#include "meter/meter.h"

#include <time.h>

#include <algorithm>
#include <limits>

#include "base/foreign_call.h"

namespace hognose {

namespace {

// On the foreign stack or the host's, like all that handles times: they leave no words on the stack
// of the run.
uint64_t read_clock(clockid_t clock) {
  timespec now;
  clock_gettime(clock, &now);
  return static_cast<uint64_t>(now.tv_sec) * 1'000'000'000u + static_cast<uint64_t>(now.tv_nsec);
}

}  // namespace

void Meter::start(const MeterLimits& limits, MeterSignals* signals) {
  DiscardedBlocks* discarded = discarded_;
  *this = Meter();
  discarded_ = discarded;
  limits_ = limits;
  signals_ = signals;
  wall_start_ = read_clock(CLOCK_MONOTONIC);
  begin_part(wall_start_);
  deal_slice();
  publish();
}

void Meter::restart(const MeterLimits& limits, MeterSignals* signals) {
  uint64_t memory = memory_;
  start(limits, signals);
  memory_ = memory_peak_ = memory;
  publish();
}

void Meter::finish() {
  if (pause_start_ != 0) end_pause();
  publish();
  wall_end_ = read_clock(CLOCK_MONOTONIC);
  cpu_end_ = cpu_used(wall_end_);
}

void Meter::begin_part(uint64_t now) {
  part_start_ = now;
  reads_cpu_ = limits_.cpu_nanoseconds != 0;
  if (reads_cpu_) cpu_start_ = read_clock(CLOCK_THREAD_CPUTIME_ID);
}

void Meter::begin_cpu_clock() {
  if (reads_cpu_) return;
  const uint64_t used = read_clock(CLOCK_MONOTONIC) - part_start_;
  cpu_start_ = read_clock(CLOCK_THREAD_CPUTIME_ID) - used;
  reads_cpu_ = true;
}

uint64_t Meter::cpu_used(uint64_t now) const {
  const uint64_t by_part =
      reads_cpu_ ? read_clock(CLOCK_THREAD_CPUTIME_ID) - cpu_start_ : now - part_start_;
  return cpu_used_ + by_part;
}

void Meter::deal_slice() {
  dealt_ = kSlice;
  if (limits_.fuel != 0) {
    uint64_t left = limits_.fuel - std::min(booked_fuel_, limits_.fuel);
    dealt_ = static_cast<int64_t>(std::min<uint64_t>(left, kSlice));
  }
  slice = dealt_;
}

void Meter::publish() {
  if (signals_ == nullptr) return;
  signals_->fuel.store(fuel_used(), std::memory_order_relaxed);
  signals_->memory.store(memory_, std::memory_order_relaxed);
}

Result<void> Meter::check() {
  if (stopped()) {
    slice = 0;
    return Failure::Stopped;
  }
  uint64_t used = booked_fuel_ + static_cast<uint64_t>(dealt_ - slice);
  if (limits_.fuel != 0 && used > limits_.fuel) {
    // A run never reports more fuel than its limit, however large the last charge was.
    booked_fuel_ = limits_.fuel;
    dealt_ = slice = 0;
    return stop(StopReason::Fuel);
  }
  if (signals_ != nullptr && signals_->on_slice != nullptr) signals_->on_slice(signals_->context);
  const bool may_continue = on_foreign_stack([this] {
    if (!poll_clocks()) return false;
    begin_cpu_clock();
    return true;
  });
  if (!may_continue) return Failure::Stopped;
  booked_fuel_ = used;
  deal_slice();
  publish();
  return {};
}

bool Meter::poll() {
  return on_foreign_stack([this] { return poll_clocks(); });
}

bool Meter::poll_clocks() {
  if (HOGNOSE_UNLIKELY(pause_start_ != 0)) end_pause();
  if (signals_ != nullptr && signals_->cancelled.load(std::memory_order_relaxed)) {
    stop(StopReason::Cancelled);
  } else if (limits_.wall_nanoseconds != 0 &&
             wall_used(read_clock(CLOCK_MONOTONIC)) > limits_.wall_nanoseconds) {
    stop(StopReason::WallTime);
  } else if (limits_.cpu_nanoseconds != 0 && cpu_used(0) > limits_.cpu_nanoseconds) {
    stop(StopReason::CpuTime);
  }
  return !stopped();
}

void Meter::measure_pauses() { pause_start_ = read_clock(CLOCK_THREAD_CPUTIME_ID); }

void Meter::end_pause() {
  uint64_t now = read_clock(CLOCK_THREAD_CPUTIME_ID);
  longest_pause_ = std::max(longest_pause_, now - pause_start_);
  pause_start_ = now;
}

double Meter::longest_pause_milliseconds() const {
  return static_cast<double>(longest_pause_) * 1e-6;
}

uint64_t Meter::wall_used(uint64_t now) const {
  uint64_t apart = limits_.host_nanoseconds != 0 ? host_nanoseconds_ : 0;
  return now - wall_start_ - apart;
}

Result<void> Meter::count_host_call() {
  if (limits_.host_calls != 0 && host_calls_ >= limits_.host_calls) {
    return stop(StopReason::HostCalls);
  }
  ++host_calls_;
  return {};
}

Result<void> Meter::begin_host_call() {
  TRY(count_host_call());
  on_foreign_stack([this] {
    begin_cpu_clock();
    host_start_ = read_clock(CLOCK_MONOTONIC);
  });
  return {};
}

Result<void> Meter::end_host_call() {
  return on_foreign_stack([this]() -> Result<void> {
    host_nanoseconds_ += read_clock(CLOCK_MONOTONIC) - host_start_;
    if (limits_.host_nanoseconds != 0 && host_nanoseconds_ > limits_.host_nanoseconds) {
      return stop(StopReason::HostTime);
    }
    if (!poll_clocks()) return Failure::Stopped;
    return {};
  });
}

Result<void> Meter::begin_guest_call() { return end_host_call(); }

void Meter::end_guest_call() {
  on_foreign_stack([this] { host_start_ = read_clock(CLOCK_MONOTONIC); });
}

Result<void> Meter::begin_wait() {
  if (limits_.waits != 0 && waits_ >= limits_.waits) return stop(StopReason::Waits);
  ++waits_;
  on_foreign_stack([this] {
    if (pause_start_ != 0) end_pause();
    wait_start_ = read_clock(CLOCK_MONOTONIC);
    cpu_used_ = cpu_used(wait_start_);
  });
  return {};
}

Result<void> Meter::end_wait() {
  return on_foreign_stack([this]() -> Result<void> {
    const uint64_t now = read_clock(CLOCK_MONOTONIC);
    const uint64_t waited = now - wait_start_;
    wait_nanoseconds_ += waited;
    wall_start_ += waited;
    begin_part(now);
    if (pause_start_ != 0) pause_start_ = read_clock(CLOCK_THREAD_CPUTIME_ID);
    if (limits_.wait_nanoseconds != 0 && wait_nanoseconds_ > limits_.wait_nanoseconds) {
      return stop(StopReason::WaitTime);
    }
    if (!poll_clocks()) return Failure::Stopped;
    return {};
  });
}

double Meter::host_seconds_left() const {
  uint64_t now = read_clock(CLOCK_MONOTONIC);
  auto left = [](uint64_t limit, uint64_t used) {
    return limit > used ? static_cast<double>(limit - used) * 1e-9 : 0.0;
  };
  double seconds = std::numeric_limits<double>::infinity();
  if (limits_.host_nanoseconds != 0) {
    seconds = left(limits_.host_nanoseconds, host_nanoseconds_ + (now - host_start_));
  } else if (limits_.wall_nanoseconds != 0) {
    seconds = left(limits_.wall_nanoseconds, wall_used(now));
  }
  return seconds;
}

double Meter::wall_seconds_left() const {
  if (limits_.wall_nanoseconds == 0) return -1;
  const uint64_t used = wall_used(read_clock(CLOCK_MONOTONIC));
  return static_cast<double>(limits_.wall_nanoseconds - std::min(used, limits_.wall_nanoseconds)) *
         1e-9;
}

Result<void> Meter::charge_output(uint64_t bytes) {
  if (limits_.output_bytes != 0 &&
      bytes > limits_.output_bytes - std::min(output_, limits_.output_bytes)) {
    return stop(StopReason::Output);
  }
  output_ += bytes;
  return {};
}

Failure Meter::stop(StopReason reason) {
  if (!stopped()) {
    // A caller may still hold the slice in a register and write it back: it no longer counts.
    booked_fuel_ += static_cast<uint64_t>(dealt_ - slice);
    stop_reason_ = reason;
    dealt_ = slice = 0;
  }
  return Failure::Stopped;
}

uint64_t Meter::fuel_used() const {
  uint64_t used = booked_fuel_;
  if (!stopped()) used += static_cast<uint64_t>(dealt_ - slice);
  return limits_.fuel != 0 ? std::min(used, limits_.fuel) : used;
}

double Meter::wall_milliseconds() const {
  uint64_t end = wall_end_ != 0 ? wall_end_ : read_clock(CLOCK_MONOTONIC);
  return static_cast<double>(end - wall_start_) * 1e-6;
}

double Meter::cpu_milliseconds() const {
  return static_cast<double>(cpu_end_ != 0 ? cpu_end_ : cpu_used(read_clock(CLOCK_MONOTONIC))) *
         1e-6;
}

}  // namespace hognose
