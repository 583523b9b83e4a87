// The calls of a run that wait for the host.
//
// Containers and values of the host are touched on the host's stack alone, as their memory and
// their destructors belong to it.
#include "embed/host/waits.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "embed/host/on_host_stack.h"
#include "embed/host/table.h"
#include "embed/values/conversion.h"
#include "heap/native_stack.h"
#include "library/core/sleep.h"
#include "objects/core/output.h"

namespace hognose {

namespace {

// What a call takes here, with its share of the tables around it.
constexpr uint64_t kCallBytes = 512;
constexpr double kNanoseconds = 1e9;
constexpr double kLastSecond = 9.2e9;  // the range of 64-bit nanoseconds

}  // namespace

void HostWaits::start(Meter& meter, Output& output, bool may_wait, bool sleeps) {
  meter_ = &meter;
  output_ = &output;
  may_wait_ = may_wait;
  sleeps_ = sleeps;
  last_id_ = reported_id_ = 0;
  reason_ = {};
}

// --- for the run

Result<void> HostWaits::add(WaitingCall& call, uint64_t bytes) {
  const uint64_t charged = kCallBytes + bytes;
  if (!meter_->take_memory(charged)) return meter_->stop(StopReason::Memory);
  call.id = ++last_id_;
  on_host_stack([&] {
    Call& added = calls_[call.id];
    added.call = std::move(call);
    added.charged = charged;
  });
  return {};
}

Result<void> HostWaits::suspend(const Reason& reason) {
  // A person who is to answer should see what the guest has printed.
  TRY(output_->flush(Stream::Stdout));
  TRY(output_->flush(Stream::Stderr));
  reason_ = reason;
  time_has_passed_ = false;
  TRY(meter_->begin_wait());
  suspend_run();
  reason_ = {};
  return meter_->end_wait();
}

Result<void> HostWaits::wait(std::optional<uint64_t> call) {
  Reason reason;
  reason.blocked = call.has_value();
  reason.call = call;
  return suspend(reason);
}

Result<void> HostWaits::take(Vm& vm, uint64_t id, HostReturn& returned) {
  bool is_answered = false;
  on_host_stack([&] {
    auto found = calls_.find(id);
    is_answered = found != calls_.end() && found->second.answer;
    if (!is_answered) return;
    returned.set(*found->second.answer);
    erase(found);
  });
  if (!is_answered) return vm.raise(TypeId::SystemError, "a call of the host is damaged");
  return {};
}

Result<void> HostWaits::sleep(Vm&, int64_t nanoseconds) {
  Reason reason;
  reason.blocked = true;
  reason.nanoseconds = nanoseconds;
  return suspend(reason);
}

Result<void> HostWaits::wait_for_answers(Vm& vm, std::optional<int64_t> nanoseconds) {
  if (!arrived_.empty()) return {};
  // Nothing could end such a wait.
  const bool nothing_pending = calls_.size() == answered_;
  if (!may_wait_ || (nothing_pending && !nanoseconds)) {
    return vm.raise(TypeId::RuntimeError, "no call of the host is pending");
  }
  Reason reason;
  reason.blocked = true;
  reason.any = true;
  reason.nanoseconds = nanoseconds;
  return suspend(reason);
}

bool HostWaits::is_answered(uint64_t id) const {
  auto found = calls_.find(id);
  return found != calls_.end() && found->second.answer.has_value();
}

std::optional<uint64_t> HostWaits::take_arrived() {
  std::optional<uint64_t> id;
  if (arrived_.empty()) return id;
  on_host_stack([&] {
    // Calls that were given up remain in the queue.
    while (!id && !arrived_.empty()) {
      if (calls_.contains(arrived_.front())) id = arrived_.front();
      arrived_.pop_front();
    }
  });
  return id;
}

void HostWaits::give_up(uint64_t id) {
  on_host_stack([&] {
    auto found = calls_.find(id);
    if (found == calls_.end()) return;
    if (is_reported(id) && !found->second.answer) cancelled_.push_back(id);
    erase(found);
  });
}

void HostWaits::erase(Calls::iterator call) {
  meter_->give_memory(call->second.charged);
  if (call->second.answer) --answered_;
  calls_.erase(call);
}

// --- for the host

void HostWaits::report(Waiting& waiting) {
  waiting.pending = calls_.size() - answered_;
  while (reported_id_ != last_id_) {
    auto added = calls_.find(++reported_id_);
    if (added == calls_.end()) continue;  // given up already
    Call& call = added->second;
    waiting.calls.push_back(std::move(call.call));
    meter_->give_memory(call.charged - kCallBytes);
    call.charged = kCallBytes;
  }
  waiting.blocked = reason_.blocked;
  if (reason_.blocked && reason_.nanoseconds) {
    waiting.seconds = static_cast<double>(*reason_.nanoseconds) / kNanoseconds;
  }
}

bool HostWaits::may_continue() const {
  if (!reason_.blocked || time_has_passed_) return true;
  if (reason_.call) return is_answered(*reason_.call);
  return reason_.any && !arrived_.empty();
}

bool HostWaits::deliver(std::vector<Answer>& answers, double seconds, Vm& vm) {
  const bool nothing_else = answers.empty();
  for (Answer& answer : answers) {
    auto found = calls_.find(answer.id);
    if (found == calls_.end() || !is_reported(answer.id) || found->second.answer) continue;
    found->second.answer = std::move(answer.result);
    ++answered_;
    if (reason_.call != answer.id) arrived_.push_back(answer.id);
  }
  if (reason_.blocked && reason_.nanoseconds) {
    int64_t passed = *reason_.nanoseconds;
    // Without an answer the host resumes because the time has passed.
    if (!nothing_else) {
      const double given = seconds > 0 ? std::fmin(seconds, kLastSecond) : 0;
      passed = std::min(passed, static_cast<int64_t>(given * kNanoseconds));
    }
    advance_clock(vm, passed);
    *reason_.nanoseconds -= passed;
    time_has_passed_ = *reason_.nanoseconds == 0;
  }
  return may_continue();
}

std::vector<uint64_t> HostWaits::pending() const {
  std::vector<uint64_t> ids;
  for (const auto& [id, call] : calls_) {
    if (!call.answer) ids.push_back(id);
  }
  std::sort(ids.begin(), ids.end());
  return ids;
}

std::vector<uint64_t> HostWaits::take_cancelled() { return std::exchange(cancelled_, {}); }

void HostWaits::finish() {
  for (const auto& [id, call] : calls_) {
    if (is_reported(id) && !call.answer) cancelled_.push_back(id);
  }
  std::sort(cancelled_.begin(), cancelled_.end());
  calls_.clear();
  answered_ = 0;
  arrived_.clear();
  reason_ = {};
}

}  // namespace hognose
