// Conversion: plain data across the boundary, copied with bounds.
//
// To the host: the guest's structure is copied depth first; shared references are copied each time
// and so count each time. What a run returns is cut where it is cyclic or goes beyond the bounds on
// nodes, bytes and depth, and shown by its repr where it is no data; arguments of host functions
// are refused then. To the guest: host data becomes guest data, objects and views of the host
// become handles. All of it charges the meter.
#pragma once

#include <cstdint>

#include "embed/host/room.h"
#include "hognose/value.h"
#include "objects/core/vm.h"

namespace hognose {

struct ConversionLimits {
  uint64_t nodes = 1'000'000;
  uint64_t bytes = 64ull << 20;
  uint32_t depth = 200;
};

// Opaque values are shown by their repr, which runs guest code. After a failure `out` holds a part,
// which may be big: giving it back takes time.
Result<void> to_host_calling(Vm& vm, Value value, HostValue& out,
                             const ConversionLimits& limits = {});

// Arguments of one call into the host: plain data, or an exception. Instances of guests' subclasses
// of str, list and so on count as what they are laid out as; no method of theirs is ever called.
class ArgumentConverter {
 public:
  // The bounds are those of all arguments together.
  ArgumentConverter(Vm& vm, const ConversionLimits& limits, std::string_view function)
      : vm_(vm), limits_(limits), function_(function), room_(vm) {}

  // The copy is charged to the memory of the run until the converter goes.
  Result<HostValue> convert(Value value, std::string_view parameter);

 private:
  // The containers that are being copied, from the inner to the outermost.
  struct Path {
    uint32_t cell;
    const Path* outer;
  };

  Result<HostValue> copy(Value value, const Path* path, uint32_t depth);
  Result<HostValue> copy_cell(Value value, const Path* path, uint32_t depth);
  Result<void> refuse_cycle(const Path& here);
  Result<HostValue> copy_items(Value value, HostValue::Kind kind, const Path* path, uint32_t depth);
  Result<HostValue> copy_dict(Value value, const Path* path, uint32_t depth);
  Result<HostValue> copy_view(const HostValue& data, uint32_t depth);
  Result<HostValue> text(HostValue::Kind kind, const Str* string);
  Result<void> take_node();
  Result<void> take_bytes(uint64_t bytes);
  Failure refuse_size();

  Vm& vm_;
  const ConversionLimits limits_;
  std::string_view function_;
  std::string_view parameter_;
  Value argument_;  // the whole one
  uint64_t nodes_ = 0;
  uint64_t bytes_ = 0;
  HostRoom room_;
};

Result<Value> to_guest(Vm& vm, const HostValue& value);

}  // namespace hognose
