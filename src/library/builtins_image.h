// BuiltinsImage: the builtins dict of a policy, ready to be copied into a run.
//
// Receives the dict that the first run under a policy made; its keys and values all lie in the boot
// region, which is the same in every cage, so its tables are good for every run. Immutable once
// taken; a host shares it between sandboxes and threads.
#pragma once

#include <cstdint>
#include <vector>

#include "objects/layouts.h"
#include "objects/vm.h"

namespace hognose {

class BuiltinsImage {
 public:
  bool is_taken() const { return !entries_.empty(); }
  // False if something in the dict is not of the boot region; nothing is taken then.
  bool take(const Dict* dict);
  Result<Dict*> copy(Vm& vm) const;

 private:
  std::vector<DictEntry> entries_;
  std::vector<uint8_t> index_;
  uint32_t capacity_ = 0;
  uint32_t index_mask_ = 0;
};

}  // namespace hognose
