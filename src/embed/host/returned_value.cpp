// ReturnedValue: moves and destroys a value from the host.
//
// What may hold objects of the host is released on the host's stack; the rest is memory, which is
// freed on the foreign stack.
#include "base/foreign_call.h"
#include "embed/host/call_host.h"
#include "embed/host/on_host_stack.h"

namespace hognose {

ReturnedValue::ReturnedValue(HostValue&& value) noexcept {
  on_foreign_stack([&] { new (&value_) HostValue(std::move(value)); });
}

ReturnedValue::ReturnedValue(ReturnedValue&& other) noexcept {
  on_foreign_stack([&] {
    new (&value_) HostValue(std::move(other.value_));
    other.value_ = HostValue();
  });
}

ReturnedValue& ReturnedValue::operator=(ReturnedValue&& other) noexcept {
  on_foreign_stack([&] { std::swap(value_, other.value_); });
  return *this;
}

ReturnedValue::~ReturnedValue() {
  if (may_hold_objects()) on_host_stack([this] { release(); });
  on_foreign_stack([this] { value_.~HostValue(); });
}

}  // namespace hognose
