// Conversion: plain data across the boundary, copied with bounds.
//
// To the host: the guest's structure is copied depth first; a cycle, and what goes beyond the
// bounds on nodes, bytes and depth, is cut; shared references are copied each time and so count
// each time. To the guest: host data becomes guest data. Both charge the meter.
#pragma once

#include <cstdint>

#include "hognose/value.h"
#include "objects/vm.h"

namespace hognose {

struct ConversionLimits {
  uint32_t nodes = 1'000'000;
  uint64_t bytes = 64ull << 20;
  uint32_t depth = 200;
};

// Opaque values are shown by their repr, which runs guest code.
Result<HostValue> to_host_calling(Vm& vm, Value value, const ConversionLimits& limits = {});
Result<Value> to_guest(Vm& vm, const HostValue& value);
// The text of a string as UTF-8; lone surrogates as three bytes each.
std::string utf8_of(const Str* string);
// The same with lone surrogates escaped as \udXXX.
std::string printable_utf8_of(const Str* string);

}  // namespace hognose
