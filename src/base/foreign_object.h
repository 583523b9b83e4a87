// ForeignObject: a local object of a class of the C++ library whose memory is allocated.
//
// It is made and destroyed on the foreign stack (base/foreign_call.h). What else allocates or frees
// memory of it is called there, too, by the owner. The standard allocator is kept because the host
// or the front end shares the type. Elsewhere, base/native_memory.h has containers that need no
// such care.
#pragma once

#include <new>
#include <utility>

#include "base/foreign_call.h"

namespace hognose {

template <class T>
class ForeignObject {
 public:
  ForeignObject() {
    on_foreign_stack([this] { new (&value_) T(); });
  }
  // Of what make() returns, which is called on the foreign stack.
  template <class Make>
    requires std::is_invocable_v<Make&>
  explicit ForeignObject(Make make) {
    on_foreign_stack([&] { new (&value_) T(make()); });
  }
  ~ForeignObject() {
    on_foreign_stack([this] { value_.~T(); });
  }
  ForeignObject(const ForeignObject&) = delete;
  ForeignObject& operator=(const ForeignObject&) = delete;

  T& operator*() { return value_; }
  const T& operator*() const { return value_; }
  T* operator->() { return &value_; }
  const T* operator->() const { return &value_; }

 private:
  union {
    T value_;
  };
};

}  // namespace hognose
