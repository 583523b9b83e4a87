// HostWaits: the calls of a run that wait for the host, from both sides.
//
// The run adds calls, leaves its stack, and takes the answers when it continues. The host takes
// reports and delivers answers while the run is suspended. Nothing here is in guest memory, and
// calls are named by number: a number that a guest forges names at most another call of its run.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "embed/host/call_host.h"
#include "hognose/waiting.h"
#include "objects/core/host_side.h"
#include "objects/core/vm.h"

namespace hognose {

class HostWaits final : public HostAnswers {
 public:
  HostWaits() = default;
  HostWaits(const HostWaits&) = delete;
  HostWaits& operator=(const HostWaits&) = delete;

  // Starts a run. Without `may_wait`, calls that would wait raise RuntimeError.
  void start(Meter& meter, Output& output, bool may_wait, bool sleeps);

  // --- for the run
  bool may_wait() const { return may_wait_; }
  // Changes that for a part of the run, and returns what it was.
  bool set_may_wait(bool may_wait) { return std::exchange(may_wait_, may_wait); }
  // Adds a call and moves it here. Until it is reported, `bytes` of the run's memory are charged
  // for its arguments. Sets its id.
  Result<void> add(WaitingCall& call, uint64_t bytes);
  // Leaves the run's stack until the call is answered; without a call, until the host resumes.
  Result<void> wait(std::optional<uint64_t> call);
  // Removes an answered call and moves its answer.
  Result<void> take(Vm& vm, uint64_t id, HostReturn& returned);

  bool hands_over_sleep() const override { return may_wait_ && sleeps_; }
  Result<void> sleep(Vm& vm, int64_t nanoseconds) override;
  Result<void> wait_for_answers(Vm& vm, std::optional<int64_t> nanoseconds) override;
  bool is_answered(uint64_t id) const override;
  std::optional<uint64_t> take_arrived() override;
  Result<Value> answer_calling(Vm& vm, uint64_t id) override;
  void give_up(uint64_t id) override;

  // --- for the host, while the run is suspended
  // What the run waits for. Releases the memory charged for the arguments.
  void report(Waiting& waiting);
  // Whether the run can continue now. `seconds` is the time that passes on the guest's clock.
  bool deliver(std::vector<Answer>& answers, double seconds, Vm& vm);
  std::vector<uint64_t> pending() const;
  std::vector<uint64_t> take_cancelled();
  // Drops all calls when the run is over; take_cancelled() then has those that were pending.
  void finish();

 private:
  struct Call {
    WaitingCall call;      // until it is reported
    uint64_t charged = 0;  // bytes of the run's memory
    std::optional<HostResult> answer;
  };
  // Why the run is suspended.
  struct Reason {
    bool blocked = false;
    std::optional<uint64_t> call;  // one answer is needed; nothing: any answer to `any`
    bool any = false;
    std::optional<int64_t> nanoseconds;  // this much time continues it, too
  };

  Result<void> suspend(const Reason& reason);
  using Calls = std::unordered_map<uint64_t, Call>;
  void erase(Calls::iterator call);
  bool is_reported(uint64_t id) const { return id <= reported_id_; }
  bool may_continue() const;

  Meter* meter_ = nullptr;
  Output* output_ = nullptr;
  bool may_wait_ = false;
  bool sleeps_ = false;
  uint64_t last_id_ = 0;
  uint64_t reported_id_ = 0;         // the host knows of the calls up to this one
  Calls calls_;                      // without the calls whose answers were taken
  uint64_t answered_ = 0;            // how many of them have an answer
  std::deque<uint64_t> arrived_;     // answered asynchronous calls, for the event loop
  std::vector<uint64_t> cancelled_;  // reported calls that were given up
  Reason reason_;
  bool time_has_passed_ = false;
};

}  // namespace hognose
