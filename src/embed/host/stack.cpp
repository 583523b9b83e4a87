// The bounds of a thread's stack. Each thread queries the system once. If the system does not know
// them, nothing is refused.
#include "embed/host/stack.h"

#include <pthread.h>

#include <cstdint>

namespace hognose {

namespace {

// The lowest address of this thread's stack; 0 if the system does not report it.
uintptr_t lowest_of_thread() {
  static thread_local const uintptr_t lowest = [] {
    pthread_attr_t attributes;
    void* start = nullptr;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
      pthread_attr_getstack(&attributes, &start, &size);
      pthread_attr_destroy(&attributes);
    }
    return reinterpret_cast<uintptr_t>(start);
  }();
  return lowest;
}

}  // namespace

size_t host_stack_left() {
  return reinterpret_cast<uintptr_t>(__builtin_frame_address(0)) - lowest_of_thread();
}

}  // namespace hognose
