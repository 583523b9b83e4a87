// HostCall::State: one call of a host function, with what it needs to call back into the guest.
//
// It is on the stack of the run, outside guest memory. While the host function runs, the host owns
// it; GuestCall::execute() alone executes on the stack of the run.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "embed/host/call_host.h"
#include "embed/host/table.h"
#include "heap/native_stack.h"
#include "machine/machine.h"

namespace hognose {

// A call of guest code by a host function. It stays where it is while the guest's code waits.
struct GuestCall {
  Machine& machine;
  HostTable& table;
  const HostValue function;  // a copy: what the host passed may change while the code waits
  std::vector<HostValue> arguments;
  HostCall::Keywords keywords;
  HostResult result;

  // On the stack of the run.
  void execute();

 private:
  Result<void> call(HostValue& value);
  Result<void> describe_calling(Value exception);
};

struct HostCall::State : HostCallValues {
  const HostRow* row = nullptr;
  HostTable* table = nullptr;
  Machine* machine = nullptr;
  NativeStack* stack = nullptr;  // null outside of a run, in tests of the layers below
  void* object = nullptr;
  unsigned first = 0;                  // the first parameter that the host sees: 1 skips self
  uint32_t given = 0;                  // one bit for each argument
  std::unique_ptr<GuestCall> waiting;  // a call of start_call()

  size_t find(std::string_view name) const {
    for (size_t i = 0; i < arguments.size(); ++i) {
      if (row->signature.parameter_name(static_cast<unsigned>(i) + first) == name) return i;
    }
    return SIZE_MAX;
  }

  // The error if the guest cannot be called now.
  std::optional<HostResult> refusal() const;
  GuestProgress progress(NativeStack::Exit exit);
  // After the host function: ends a call that it left waiting, and with it the run.
  void end_calls();
};

}  // namespace hognose
