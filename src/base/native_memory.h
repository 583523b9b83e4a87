// Native memory: malloc and free for code that may execute on the stack of a run.
//
// How deep the allocator uses the stack depends on its state, so it runs on the foreign stack
// (base/foreign_call.h). Where a guest chooses the size, the caller charges the meter first.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <deque>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace hognose {

// Null if the system has no memory. All but native_free() leave the content undefined unless the
// name says otherwise.
void* native_allocate(size_t bytes);
void* native_allocate_zeroed(size_t bytes);
void* native_reallocate(void* memory, size_t bytes);
void native_free(void* memory);

// For containers of the C++ library.
template <class T>
struct NativeAllocator {
  using value_type = T;
  using is_always_equal = std::true_type;

  NativeAllocator() = default;
  template <class U>
  NativeAllocator(const NativeAllocator<U>&) {}  // NOLINT(google-explicit-constructor)

  T* allocate(size_t count) {
    static_assert(alignof(T) <= alignof(std::max_align_t));
    if (count > SIZE_MAX / 2 / sizeof(T)) std::abort();
    void* memory = native_allocate(count * sizeof(T));
    if (memory == nullptr) std::abort();  // the host itself is out of memory
    return static_cast<T*>(memory);
  }
  void deallocate(T* memory, size_t) { native_free(memory); }
  template <class U>
  bool operator==(const NativeAllocator<U>&) const {
    return true;
  }
};

template <class T>
using NativeVector = std::vector<T, NativeAllocator<T>>;
template <class T>
using NativeDeque = std::deque<T, NativeAllocator<T>>;
using NativeString = std::basic_string<char, std::char_traits<char>, NativeAllocator<char>>;

// Empties a vector that outlives the run. It keeps no room, so that it grows alike in every run.
template <class T>
void release(NativeVector<T>& vector) {
  NativeVector<T>().swap(vector);
}

// A base for classes that are made with `new` during a run.
struct NativelyAllocated {
  static void* operator new(size_t bytes) {
    void* memory = native_allocate(bytes);
    if (memory == nullptr) std::abort();  // the host itself is out of memory
    return memory;
  }
  static void operator delete(void* memory) { native_free(memory); }
};

}  // namespace hognose
