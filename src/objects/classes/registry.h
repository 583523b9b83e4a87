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
  void clear(Meter& meter) {
    offsets_.clear(meter);
    library_changed_ = false;
  }
  void transfer(Transfer& transfer) {
    offsets_.transfer(transfer);
    transfer.value(library_changed_);
  }

  uint32_t size() const { return offsets_.size(); }
  uint32_t operator[](uint32_t i) const { return offsets_[i]; }

  // Called when a class gets other bases or hooks.
  void note_change(const Type* type) {
    library_changed_ |= offset_of(type) >= kPieceStart && offset_of(type) < kLargeStart;
  }
  // Whether a class of a module image has got any. The classes of images that are laid afterwards
  // do not know it yet.
  bool library_changed() const { return library_changed_; }

 private:
  ChargedArray<uint32_t> offsets_;
  bool library_changed_ = false;
};

}  // namespace hognose
