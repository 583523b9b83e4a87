// Conversion: copies plain data across the boundary between guest and host, with bounds.
//
// To the host: the guest's structure is copied depth first. A shared object is copied, and counted,
// once for each reference. In what a run returns, cycles and parts beyond the bounds on nodes,
// bytes and depth are cut, and objects that are not data become their repr. Arguments of host
// functions are refused in all these cases. To the guest: host data becomes guest data; host
// objects and views become handles. All work is charged to the meter.
#pragma once

#include <cstdint>

#include "embed/host/room.h"
#include "hognose/value.h"
#include "objects/core/vm.h"

namespace hognose {

class ValueParts;

struct ConversionLimits {
  uint64_t nodes = 1'000'000;
  uint64_t bytes = 64ull << 20;
  uint32_t depth = 200;
};

// Runs guest code for the repr of opaque values. After a failure `out` holds a part of the result,
// which may be large and take time to free.
Result<void> to_host_calling(Vm& vm, Value value, HostValue& out,
                             const ConversionLimits& limits = {});

// Converts the arguments of one call into the host to plain data, or raises an exception. An
// instance of a guest's subclass of str, list and so on is copied by its layout; none of its
// methods is called.
class ArgumentConverter {
 public:
  // The bounds apply to all arguments together.
  ArgumentConverter(Vm& vm, const ConversionLimits& limits, std::string_view function)
      : vm_(vm), limits_(limits), function_(function), room_(vm) {}

  // Writes into `out` in place. The copy is charged to the memory of the run until the converter is
  // destroyed.
  Result<void> convert(Value value, std::string_view parameter, HostValue& out);
  uint64_t bytes_taken() const { return room_.taken(); }

 private:
  // The containers being copied, from the innermost to the outermost.
  struct Path {
    uint32_t cell;
    const Path* outer;
  };

  Result<void> copy(Value value, const Path* path, uint32_t depth, HostValue& out);
  Result<void> copy_cell(Value value, const Path* path, uint32_t depth, HostValue& out);
  Result<void> refuse_cycle(const Path& here);
  Result<void> copy_items(Value value, const Path* path, uint32_t depth, HostValue& out);
  Result<void> copy_dict(Value value, const Path* path, uint32_t depth, HostValue& out);
  Result<void> copy_parts(ValueParts& parts, const Path& here, uint32_t depth, HostValue& out);
  Result<void> copy_view(const HostValue& data, uint32_t depth, HostValue& out);
  Result<void> text(HostValue::Kind kind, const Str* string, HostValue& out);
  Result<void> take_node();
  Result<void> take_bytes(uint64_t bytes);
  Failure refuse_size();

  Vm& vm_;
  const ConversionLimits limits_;
  std::string_view function_;
  std::string_view parameter_;
  Value argument_;  // the argument being converted
  uint64_t nodes_ = 0;
  uint64_t bytes_ = 0;
  HostRoom room_;
};

Result<Value> to_guest(Vm& vm, const HostValue& value);

}  // namespace hognose
