// BuiltinsImage: the builtins dict of a policy, ready to be copied into a run.
//
// Receives the builtins that a policy allows; their names and values all lie in the boot region,
// which is the same in every cage, so its tables are good for every run. Immutable once filled, and
// shared between sandboxes and threads.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "library/builtins/builtins.h"
#include "objects/core/layouts.h"
#include "objects/core/vm.h"

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

// The images of the policies of a process, each made when it is first asked for: a sandbox with a
// policy of its own starts as fast as one with a profile.
class BuiltinsImages {
 public:
  Result<std::shared_ptr<const BuiltinsImage>> get(Vm& vm, const EffectivePolicy& policy);

 private:
  struct Entry {
    std::string key;
    std::shared_ptr<const BuiltinsImage> image;
  };
  // A host that makes more policies than this makes some of their images again.
  static constexpr size_t kMostEntries = 64;

  std::mutex mutex_;
  std::vector<Entry> entries_;
};

}  // namespace hognose
