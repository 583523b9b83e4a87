// The bounds of the C++ stack of this thread, for the recursion guard and conservative scanning.
//
// Asked once per run by the sandbox, which hands them to the machine and the heap.
#pragma once

#include <cstdint>

namespace hognose {

struct NativeStack {
  uintptr_t base;   // highest address
  uintptr_t limit;  // guest-driven recursion stops above this address
};

// Asked of the system once per thread. A reserve stays for the deepest native below the guard.
NativeStack native_stack();

// What is kept free for functions of the host beyond that: 256 KiB, a quarter of small stacks.
inline uintptr_t stack_for_host(const NativeStack& stack) {
  constexpr uintptr_t kMost = 256 * 1024;
  uintptr_t quarter = (stack.base - stack.limit) / 4;
  return quarter < kMost ? quarter : kMost;
}

}  // namespace hognose
