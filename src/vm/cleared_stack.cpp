// Zeroes the native stack below the caller.
//
// Receives a number of bytes; the caller knows that the stack has room for them.
#include "vm/cleared_stack.h"

#include <alloca.h>

#include <algorithm>
#include <cstring>

namespace hognose {

namespace {

// The lowest address that was zeroed.
__attribute__((noinline, no_sanitize("address", "undefined"))) uintptr_t zero_below(size_t bytes) {
  void* below = alloca(bytes);
  std::memset(below, 0, bytes);
  asm volatile("" : : "r"(below) : "memory");  // they are written, though nobody reads them here
  return reinterpret_cast<uintptr_t>(below);
}

}  // namespace

ClearedStack ClearedStack::below_caller() {
  ClearedStack cleared;
  cleared.end_ = zero_below(kFirst);
  return cleared;
}

__attribute__((noinline)) void ClearedStack::extend() {
  uintptr_t here = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
  if (here < limit_) return;
  end_ = zero_below(std::min(kStep, here - limit_ + kBelowLimit));
}

}  // namespace hognose
