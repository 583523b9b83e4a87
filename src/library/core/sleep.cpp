// Sleep: a wait for the host, or a jump of the run's clock.
//
// Only a host that began the run with start() can be waited for.
#include "library/core/sleep.h"

#include "objects/core/host_side.h"

namespace hognose {

Result<void> sleep_for(Vm& vm, int64_t nanoseconds) {
  if (vm.host.side != nullptr && vm.host.side->answers().hands_over_sleep()) {
    return vm.host.side->answers().sleep(vm, nanoseconds);
  }
  advance_clock(vm, nanoseconds);
  return {};
}

void advance_clock(Vm& vm, int64_t nanoseconds) {
  if (__builtin_add_overflow(vm.clock.virtual_nanoseconds, nanoseconds,
                             &vm.clock.virtual_nanoseconds)) {
    vm.clock.virtual_nanoseconds = INT64_MAX;
  }
}

}  // namespace hognose
