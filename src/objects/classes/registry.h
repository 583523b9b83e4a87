// ClassRegistry: the classes that guest code made, in order of creation.
//
// It is outside the cage and keeps no class alive. CPython keeps a list of subclasses in each
// class; here __subclasses__() and changes that affect subclasses search this registry instead.
#pragma once

#include <cstdint>

#include "heap/heap.h"
#include "objects/core/layouts.h"

namespace hognose {

class ClassRegistry {
 public:
  ClassRegistry() = default;
  ~ClassRegistry();
  ClassRegistry(const ClassRegistry&) = delete;
  ClassRegistry& operator=(const ClassRegistry&) = delete;

  bool add(Meter& meter, const Type* type);
  // Returns true if a class died.
  Result<bool> prune(Meter& meter, const Tracer& tracer);
  void clear(Meter& meter);

  uint32_t size() const { return size_; }
  uint32_t operator[](uint32_t i) const { return offsets_[i]; }

 private:
  uint32_t* offsets_ = nullptr;
  uint32_t size_ = 0;
  uint32_t capacity_ = 0;
};

}  // namespace hognose
