// ReturnedValue and HostReturn: what a host function returned.
//
// What may hold objects of the host is released on the host's stack; the rest is memory, which is
// freed on the foreign stack.
#include "base/foreign_call.h"
#include "embed/host/call_host.h"
#include "embed/host/on_host_stack.h"

namespace hognose {

ReturnedValue::~ReturnedValue() {
  if (may_hold_objects()) on_host_stack([this] { release(); });
  on_foreign_stack([this] { value_.~HostValue(); });
}

void HostReturn::set(HostResult& result) noexcept {
  value_.set([&] { return result.raises() ? result.original() : result.take_value(); });
  if (result.raises())
    raised_.emplace([&] { return Raised{result.exception(), result.message()}; });
}

}  // namespace hognose
