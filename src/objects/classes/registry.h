// ClassRegistry: the classes that guest code made, in the order of their making.
//
// Lies outside the cage and keeps nothing alive. It is asked where CPython would follow the list of
// a class's subclasses: for __subclasses__() and when a change of a class reaches those below it.
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
  // True if a class died.
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
