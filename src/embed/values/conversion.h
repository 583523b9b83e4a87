// Conversion: copies plain data across the boundary between guest and host, with bounds.
//
// To the host: the guest's structure is copied depth first. A shared object is copied, and counted,
// once for each reference, unless Crossing::sharing makes links of the others. In what a run
// returns, cycles and parts beyond the bounds on nodes, bytes and depth are cut. Arguments of host
// functions are refused in these cases. Crossing says what becomes of objects that are not data. To
// the guest: host data becomes guest data; host objects and views become handles. All work is
// charged to the meter.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>

#include "base/native_memory.h"
#include "embed/host/room.h"
#include "hognose/crossing.h"
#include "hognose/value.h"
#include "objects/core/vm.h"

namespace hognose {

class HostTable;
class ValueParts;

struct ConversionLimits {
  uint64_t nodes = 1'000'000;
  uint64_t bytes = 64ull << 20;
  uint64_t depth = 200;
};

// The containers of one value by number, in the order in which they were found. Keeps them alive:
// the memory of one that died could become another container.
class NumberedContainers {
 public:
  explicit NumberedContainers(Vm& vm) : vm_(vm), containers_(vm), room_(vm) {}
  ~NumberedContainers();

  // The number of the container, from 1; `is_new` if it has just been given. Stops the run if the
  // memory limit is reached.
  Result<int64_t> number(Value container, bool& is_new);
  // For the way to the guest, where the host chose the numbers.
  Result<void> add(int64_t number, Value container);
  Value find(int64_t number);

 private:
  Result<void> take_entry();

  using Map = std::unordered_map<uint64_t, uint64_t, std::hash<uint64_t>, std::equal_to<uint64_t>,
                                 NativeAllocator<std::pair<const uint64_t, uint64_t>>>;
  Vm& vm_;
  RootVector containers_;
  Map map_;  // offset to number; to the guest: number to index
  HostRoom room_;
};

// Runs guest code for the repr of opaque values. After a failure `out` holds a part of the result,
// which may be large and take time to free.
Result<void> to_host_calling(Vm& vm, Value value, HostTable& table, HostValue& out);

// Converts the arguments of one call into the host to plain data, or raises an exception. An
// instance of a guest's subclass of str, list and so on is copied by its layout; none of its
// methods is called.
class ArgumentConverter {
 public:
  // The bounds apply to all arguments together.
  ArgumentConverter(Vm& vm, HostTable& table, std::string_view function);

  // Writes into `out` in place. The copy is charged to the memory of the run until the converter is
  // destroyed. Values at the depth `functions_at` become handles if they can be called.
  static constexpr uint32_t kNowhere = UINT32_MAX;
  Result<void> convert(Value value, std::string_view parameter, HostValue& out,
                       uint32_t functions_at = kNowhere);
  uint64_t bytes_taken() const { return room_.taken(); }

 private:
  // The containers being copied, from the innermost to the outermost.
  struct Path {
    uint32_t cell;
    const Path* outer;
  };

  Result<void> copy(Value value, const Path* path, uint32_t depth, HostValue& out);
  Result<void> copy_cell(Value value, const Path* path, uint32_t depth, HostValue& out);
  Result<void> copy_container(Value value, const Path* path, uint32_t depth, HostValue& out);
  Result<void> describe_other(Value value, HostValue& out);
  Result<void> charge_handle(const HostValue& out);
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
  HostTable& table_;
  ConversionLimits limits_;
  std::optional<NumberedContainers> shared_;  // of one argument
  uint32_t functions_at_ = kNowhere;
  std::string_view function_;
  std::string_view parameter_;
  Value argument_;  // the argument being converted
  uint64_t nodes_ = 0;
  uint64_t bytes_ = 0;
  HostRoom room_;
};

Result<Value> to_guest(Vm& vm, const HostValue& value);

}  // namespace hognose
