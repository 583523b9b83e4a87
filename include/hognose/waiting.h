// Waiting: host functions whose answers come later.
//
// Sandbox::define_waiting() defines a function without code. When a guest calls it, the run leaves
// its thread: Sandbox::start() and Sandbox::resume() return a Progress that names the calls. The
// host answers them in any order, on any thread and as late as it likes, with resume().
// docs/waiting.md explains this with examples.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "hognose/host_call.h"
#include "hognose/outcome.h"
#include "hognose/value.h"

namespace hognose {

// What a guest gets when it calls a function that waits.
enum class WaitKind : uint8_t {
  // The call returns once the host has answered. It may be made wherever a call may be made.
  Deferred,
  // The call returns a coroutine at once. The host learns of it when no task of the guest's event
  // loop can continue, or when the run waits for another reason.
  Asynchronous,
  // The same, but the run waits within the call, so that the host learns of it at once. The host
  // may resume without an answer.
  AsynchronousAtOnce,
};

// One call of a function that waits.
struct WaitingCall {
  uint64_t id = 0;  // from 1, in the order of the calls of a run
  WaitKind kind = WaitKind::Deferred;
  std::string function;              // "search"; of a method "Account.deposit"
  HostValue object;                  // of a method: for HostClass<T>::unwrap()
  std::vector<HostValue> arguments;  // one for each parameter of the signature (HostCall)
  std::vector<bool> given;           // whether the guest passed the argument
  std::string filename;              // where the guest called it; empty outside its code
  uint32_t line = 0;
};

// Why a run left its thread, and what can continue it.
struct Waiting {
  std::vector<WaitingCall> calls;  // those not reported before, in the order of their ids
  uint64_t pending = 0;            // calls without an answer; Sandbox::pending_calls() lists them
  // Whether the run can continue only after an answer, or after time on the guest's clock.
  // resume() otherwise returns the same Waiting, with no calls.
  bool blocked = false;
  // If blocked: the time on the guest's clock after which it continues without an answer, in
  // seconds. Nothing if only an answer helps.
  std::optional<double> seconds;
};

// The answer to a call. Answers to ids that are not pending have no effect, because a guest may
// cancel a call at any time.
struct Answer {
  uint64_t id = 0;
  HostResult result;  // a value, or an exception to raise in the guest
};

// How far a call of the guest by a function of the host has come (HostCall::start_call).
struct GuestProgress {
  std::optional<Waiting> waiting;
  HostResult result;  // once the call is over
  std::vector<uint64_t> cancelled;
};

// How far a run has come: it waits, or it is over.
struct Progress {
  std::optional<Waiting> waiting;
  Outcome outcome;  // once the run is over
  // Ids of reported calls that the guest has given up since the last Progress: it cancelled the
  // task that awaited the answer, or the run ended.
  std::vector<uint64_t> cancelled;
};

}  // namespace hognose
