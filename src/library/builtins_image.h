// BuiltinsImage: the builtins dict of a policy, ready to be copied into a run.
//
// Receives the builtins that a policy allows; their names and values all lie in the boot region,
// which is the same in every cage, so its tables are good for every run. Immutable once filled; a
// host shares it between sandboxes and threads.
#pragma once

#include <cstdint>
#include <vector>

#include "library/builtins.h"
#include "objects/layouts.h"
#include "objects/vm.h"

namespace hognose {

class BuiltinsImage {
 public:
  bool is_filled() const { return !entries_.empty(); }
  // Fills the tables. Touches no memory of the run: the first run under a policy differs in nothing
  // from those after it.
  void fill(const std::vector<Builtin>& builtins);
  Result<Dict*> copy(Vm& vm) const;

 private:
  std::vector<DictEntry> entries_;
  std::vector<uint8_t> index_;
  uint32_t capacity_ = 0;
  uint32_t index_mask_ = 0;
};

}  // namespace hognose
