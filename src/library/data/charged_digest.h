// Digests of bytes whose number the guest controls.
//
// The bytes are processed in steps, each charged before it runs, so a stop comes after at most one
// step. No guest code runs in between.
#pragma once

#include <algorithm>

#include "library/data/digest.h"
#include "objects/core/vm.h"

namespace hognose {

inline constexpr size_t kDigestBytesPerFuel = 4;

inline Result<void> digest_update_charged(Vm& vm, DigestState& state, const uint8_t* bytes,
                                          size_t count) {
  constexpr size_t kStep = 16 * 1024;
  TRY(vm.meter.charge(16));
  for (size_t done = 0; done < count; done += kStep) {
    size_t size = std::min(kStep, count - done);
    TRY(vm.meter.charge(size / kDigestBytesPerFuel));
    digest_update(state, bytes + done, size);
  }
  return {};
}

}  // namespace hognose
