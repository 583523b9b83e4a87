// The bounds of the C++ stack of this thread, for the recursion guard and conservative scanning.
//
// Asked once per run by the sandbox, which hands them to the machine and the heap.
#pragma once

#include <cstdint>

namespace hognose {

struct NativeStack {
  uintptr_t base;   // highest address
  uintptr_t limit;  // guest-driven recursion stops above this address
  uintptr_t end;    // what is there for natives below the limit ends here
};

// For a run that begins at `frame`. The system is asked once per thread. A reserve stays for the
// deepest native below the guard. The room does not depend on where `frame` is, as long as what
// lies above it (the environment of the process, the functions of the host) is within an eighth of
// the stack, at most 1 MiB: so recursion ends at the same depth everywhere (H4).
NativeStack native_stack(const void* frame);

// What is kept free for functions of the host beyond that: 256 KiB, a quarter of small stacks.
inline uintptr_t stack_for_host(const NativeStack& stack) {
  constexpr uintptr_t kMost = 256 * 1024;
  uintptr_t quarter = (stack.base - stack.limit) / 4;
  return quarter < kMost ? quarter : kMost;
}

}  // namespace hognose
