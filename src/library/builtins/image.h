// BuiltinsImage: the builtins of a policy, from which a run makes its dict.
//
// The names and values of all builtins are in the boot region, which has the same content in every
// cage. So one image serves every run. It is immutable once filled; sandboxes and threads share it.
// If they are those of a profile, the dict of a run has tables of the boot region until it is
// written to (BootDict). Otherwise it has copies of the tables of the image.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "library/builtins/builtins.h"
#include "library/core/boot_dicts.h"
#include "objects/core/layouts.h"
#include "objects/core/vm.h"

namespace hognose {

class BuiltinsImage {
 public:
  bool is_filled() const { return shared_.has_value() || !entries_.empty(); }
  // Finds the dict to share, or fills the tables. It touches no memory of the run, so the first run
  // under a policy costs the same fuel and memory as the later ones.
  void fill(const Vm& vm, const std::vector<Builtin>& builtins);
  Result<Dict*> make_builtins(Vm& vm) const;

 private:
  Result<void> copy_tables(Vm& vm, Dict* dict) const;

  std::optional<BootDict> shared_;  // has the same entries; if there is one, the tables are empty
  std::vector<DictEntry> entries_;
  std::vector<uint8_t> index_;
  uint32_t capacity_ = 0;
  uint32_t index_mask_ = 0;
};

// The images of a process, one per policy, each made at its first use. A sandbox with a custom
// policy therefore starts as fast as one with a profile.
class BuiltinsImages {
 public:
  Result<std::shared_ptr<const BuiltinsImage>> get(Vm& vm, const EffectivePolicy& policy);

 private:
  struct Entry {
    std::string key;
    std::shared_ptr<const BuiltinsImage> image;
  };
  // A full table is cleared; its images are then made again on demand.
  static constexpr size_t kMostEntries = 64;

  std::mutex mutex_;
  std::vector<Entry> entries_;
};

}  // namespace hognose
