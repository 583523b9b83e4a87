// NativeObject: an object in native memory, for results that another stack hands to the run's.
//
// A copied object brings its padding along, with leftovers of the stack where it was made. On the
// stack of the run a later scan could take those for references.
#pragma once

#include <cstdlib>
#include <memory>
#include <new>
#include <utility>

#include "base/native_memory.h"

namespace hognose {

template <class T>
class NativeObject {
 public:
  template <class... Arguments>
  explicit NativeObject(Arguments&&... arguments) {
    void* memory = native_allocate(sizeof(T));
    if (memory == nullptr) std::abort();  // the host itself is out of memory
    object_ = new (memory) T(std::forward<Arguments>(arguments)...);
  }
  ~NativeObject() {
    std::destroy_at(object_);
    native_free(object_);
  }
  NativeObject(const NativeObject&) = delete;
  NativeObject& operator=(const NativeObject&) = delete;

  T& operator*() { return *object_; }
  T* operator->() { return object_; }

 private:
  T* object_;
};

}  // namespace hognose
