// Calls of guest code by host functions (HostCall::call and start_call).
//
// The host function executes on the host's stack, above the frame that serves the run. A call back
// switches to the stack of the run, executes there on top of the frames that wait for the host
// function, and switches back with a result that is the host's. Calls nest in both directions, and
// each direction has its bound: the guest's depth and stack, and the stack of the host's thread.
#include <utility>

#include "base/foreign_call.h"
#include "base/foreign_object.h"
#include "embed/guest_arguments.h"
#include "embed/host/call_state.h"
#include "embed/host/on_host_stack.h"
#include "embed/host/stack.h"
#include "embed/host/text.h"
#include "embed/values/conversion.h"
#include "hognose/waiting.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

// --- on the stack of the run

Result<void> GuestCall::call(HostValue& value) {
  TRY(machine.meter.begin_guest_call());
  Value callee = TRY(table.guests().object(machine, function));
  Value returned = TRY(call_with_host_values_calling(machine, callee, arguments, keywords));
  return to_host_calling(machine, returned, table, value);
}

// The exception itself crosses as a handle, so that it may go on unchanged.
Result<void> GuestCall::describe_calling(Value exception) {
  ForeignObject<HostValue> original;
  ForeignObject<std::string> type, message;
  TRY(table.guests().hold(machine, table.limits(), exception, HostValue::Kind::Opaque, *original));
  on_foreign_stack([&] { *type = shown_name(machine.type_of(exception)->name.get()); });
  Result<Str*> text = str_calling(machine, exception);
  if (text.failure() == Failure::Stopped) return Failure::Stopped;
  if (text.ok()) {
    HostRoom room(machine);
    TRY(copy_printable(machine, text.value(), room, *message));
  } else {
    machine.take_pending();
  }
  on_host_stack([&] {
    result = HostResult::raise_again(*original, std::move(*type), std::move(*message));
    *original = HostValue();
  });
  return {};
}

void GuestCall::execute() {
  NativeScope scope(machine);
  ForeignObject<HostValue> value;
  Result<void> done = call(*value);
  if (done.failure() == Failure::Raised) {
    on_host_stack([&] { *value = HostValue(); });
    done = describe_calling(machine.take_pending());
  } else if (done.ok()) {
    on_host_stack([&] { result = HostResult(std::move(*value)); });
  }
  if (done.failure() == Failure::Stopped || machine.meter.stopped()) {
    on_host_stack([&] {
      *value = HostValue();
      result = HostResult::run_over();
    });
  }
  machine.meter.end_guest_call();
}

// --- on the host's stack

std::optional<HostResult> HostCall::State::refusal() const {
  if (stack == nullptr) return HostResult::raise("RuntimeError", "the host function has no run");
  if (!stack->is_served_here()) {
    return HostResult::raise("RuntimeError",
                             "the guest can be called only by the thread that it called");
  }
  if (machine->meter.stopped()) return HostResult::run_over();
  if (stack->call_back_waits()) {
    return HostResult::raise("RuntimeError", "a call of the guest waits: resume it first");
  }
  if (!stack->can_call_back()) {
    return HostResult::raise("RuntimeError", "the guest cannot be called from here");
  }
  if (host_stack_left() < kStackForRun) {
    return HostResult::raise("RecursionError",
                             "the stack of this thread has no room for a call of the guest");
  }
  return std::nullopt;
}

namespace {

void execute_call(void* call) { static_cast<GuestCall*>(call)->execute(); }

}  // namespace

HostResult HostCall::call(const HostValue& function, std::vector<HostValue> arguments,
                          Keywords keywords) {
  if (std::optional<HostResult> refused = state_.refusal()) return std::move(*refused);
  GuestCall call{*state_.machine,      *state_.table,       function,
                 std::move(arguments), std::move(keywords), {}};
  HostWaits& waits = state_.table->waits();
  const bool may_wait = waits.set_may_wait(false);
  NativeStack::Exit exit = state_.stack->call_back(execute_call, &call);
  // The heap waits for tests, wherever it is.
  while (exit == NativeStack::Exit::Suspended) exit = state_.stack->resume_call_back();
  if (exit == NativeStack::Exit::Faulted) return HostResult::run_over();
  waits.set_may_wait(may_wait);
  return std::move(call.result);
}

GuestProgress HostCall::State::progress(NativeStack::Exit exit) {
  GuestProgress progress;
  switch (exit) {
    case NativeStack::Exit::Suspended: table->waits().report(progress.waiting.emplace()); break;
    case NativeStack::Exit::Finished: progress.result = std::move(waiting->result); break;
    case NativeStack::Exit::Faulted: progress.result = HostResult::run_over(); break;
  }
  if (exit == NativeStack::Exit::Finished) waiting.reset();
  progress.cancelled = table->waits().take_cancelled();
  return progress;
}

GuestProgress HostCall::start_call(const HostValue& function, std::vector<HostValue> arguments,
                                   Keywords keywords) {
  if (std::optional<HostResult> refused = state_.refusal()) {
    return {std::nullopt, std::move(*refused), {}};
  }
  state_.waiting.reset(new GuestCall{
      *state_.machine, *state_.table, function, std::move(arguments), std::move(keywords), {}});
  return state_.progress(state_.stack->call_back(execute_call, state_.waiting.get()));
}

GuestProgress HostCall::resume(std::vector<Answer> answers, double seconds) {
  auto refused = [](const char* why) {
    return GuestProgress{std::nullopt, HostResult::raise("RuntimeError", why), {}};
  };
  if (state_.stack == nullptr) return refused("the host function has no run");
  if (!state_.stack->is_served_here()) {
    return refused("the guest can be called only by the thread that it called");
  }
  if (!state_.stack->call_back_waits() || state_.waiting == nullptr) {
    return refused("no call of the guest waits");
  }
  const bool continues = state_.table->waits().deliver(answers, seconds, *state_.machine);
  if (!continues && !state_.table->is_cancelled()) {
    return state_.progress(NativeStack::Exit::Suspended);
  }
  return state_.progress(state_.stack->resume_call_back());
}

void HostCall::State::end_calls() {
  if (stack != nullptr && stack->call_back_waits()) {
    table->fail_call("a function of the host returned while its call of the guest was waiting");
    std::ignore = machine->meter.stop(StopReason::HostFailure);
    while (stack->call_back_waits()) std::ignore = stack->resume_call_back();
  }
  waiting.reset();
}

}  // namespace hognose
