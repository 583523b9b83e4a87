// The bounds of the C++ stack of this thread.
//
// Receives nothing but the thread it runs on; hands on the two addresses, with room kept back for
// the native functions that run at the limit.
#include "embed/native_stack.h"

#include <pthread.h>

#include <algorithm>

namespace hognose {

NativeStack native_stack() {
  // Per thread and immutable once known.
  static thread_local NativeStack known = [] {
    pthread_attr_t attributes;
    void* lowest = nullptr;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
      pthread_attr_getstack(&attributes, &lowest, &size);
      pthread_attr_destroy(&attributes);
    }
    auto low = reinterpret_cast<uintptr_t>(lowest);
    uintptr_t base = low + size;
    // The main thread's stack may claim to be as large as its limit; more than 8 MiB is never used.
    constexpr size_t kUsed = 8u << 20;
    if (size > kUsed) low = base - kUsed;
    constexpr size_t kReserve = 96 * 1024;
    size_t reserve = std::min<size_t>(kReserve, (base - low) / 2);
    return NativeStack{base, low + reserve};
  }();
  return known;
}

}  // namespace hognose
