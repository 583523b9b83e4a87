// The bounds of the C++ stack of this thread.
//
// Receives nothing but the thread it runs on; hands on the two addresses, with room kept back for
// the native functions that run at the limit.
#include "embed/native_stack.h"

#include <pthread.h>

#include <algorithm>

namespace hognose {

namespace {

struct Bounds {
  uintptr_t base;
  uintptr_t lowest;  // the reserve begins here
  uintptr_t room;    // for a run
  uintptr_t reserve;
};

// Per thread and immutable once known.
const Bounds& bounds_of_thread() {
  static thread_local const Bounds known = [] {
    pthread_attr_t attributes;
    void* start = nullptr;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
      pthread_attr_getstack(&attributes, &start, &size);
      pthread_attr_destroy(&attributes);
    }
    uintptr_t base = reinterpret_cast<uintptr_t>(start) + size;
    // The main thread's stack may claim to be as large as its limit; more than 8 MiB is never used.
    constexpr size_t kUsed = 8u << 20;
    size = std::min(size, kUsed);
    constexpr size_t kReserve = 96 * 1024;
    constexpr size_t kAbove = 1u << 20;
    size_t reserve = std::min(kReserve, size / 2);
    size_t above = std::min(kAbove, size / 8);
    // What the system says of the main thread's size leaves out what the environment takes.
    size_t granule = size >= (2u << 20) ? 512 * 1024 : 1;
    size_t room = size - reserve - above;
    return Bounds{base, base - size + reserve, room - room % granule, reserve};
  }();
  return known;
}

}  // namespace

NativeStack native_stack(const void* frame) {
  const Bounds& bounds = bounds_of_thread();
  uintptr_t from = reinterpret_cast<uintptr_t>(frame);
  uintptr_t wanted = from > bounds.room ? from - bounds.room : 0;
  uintptr_t limit = std::max(bounds.lowest, wanted);
  return NativeStack{bounds.base, limit, limit - bounds.reserve};
}

}  // namespace hognose
