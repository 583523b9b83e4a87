// ClassRegistry: the classes that guest code made, in order of creation.
//
// It is outside the cage and keeps no class alive. CPython keeps a list of subclasses in each
// class; here __subclasses__() and changes that affect subclasses search this registry instead.
#pragma once

#include <cstdint>

#include "heap/heap.h"
#include "objects/core/charged_array.h"
#include "objects/core/layouts.h"

namespace hognose {

class ClassRegistry {
 public:
  // Returns false if memory is out.
  bool add(Meter& meter, const Type* type) { return offsets_.push(meter, offset_of(type)); }
  // Returns true if a class died.
  Result<bool> prune(Meter& meter, const Tracer& tracer);
  void clear(Meter& meter) { offsets_.clear(meter); }
  void transfer(Transfer& transfer) { offsets_.transfer(transfer); }

  uint32_t size() const { return offsets_.size(); }
  uint32_t operator[](uint32_t i) const { return offsets_[i]; }

 private:
  ChargedArray<uint32_t> offsets_;
};

}  // namespace hognose
