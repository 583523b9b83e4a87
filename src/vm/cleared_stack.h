// The native stack ahead of a run, zeroed before the run uses it.
//
// Where C++ calls guest code the native stack is scanned conservatively, whole frames of it, with
// the gaps that no function writes: there lies what the host and earlier runs left. So that this
// decides neither what lives nor how much memory is used (H4), a run finds zeros there: a little
// where it begins, and more whenever C++ enters guest code near the end of what is clear.
#pragma once

#include <cstdint>

#include "base/result.h"

namespace hognose {

class ClearedStack {
 public:
  // For a run that the caller, whose frame is above all that will be scanned, is about to begin.
  static ClearedStack below_caller();

  void set_limit(uintptr_t limit) { limit_ = limit; }  // where recursion ends

  // Before guest code is entered from C++ at `frame`.
  void reach(const void* frame) {
    if (HOGNOSE_UNLIKELY(reinterpret_cast<uintptr_t>(frame) < end_ + kAhead)) extend();
  }

  // Calls a function that only some of the runs of a program need, like the first import of a
  // module, where it leaves nothing in what is clear.
  template <class Called>
  __attribute__((noinline)) void call_below(const Called& called) const {
    uintptr_t here = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
    void* skipped = __builtin_alloca(here > end_ ? here - end_ : 1);
    asm volatile("" : : "r"(skipped));
    called();
  }

 private:
  // Most runs enter no guest code from C++, so that the first part has to hold only the frames of
  // the sandbox, the interpreter and one native. `kAhead` is more than what natives use between two
  // entries, `kBelowLimit` less than what even small stacks keep below the limit.
  static constexpr uintptr_t kFirst = 8 * 1024;
  static constexpr uintptr_t kStep = 48 * 1024;
  static constexpr uintptr_t kAhead = 24 * 1024;
  static constexpr uintptr_t kBelowLimit = 16 * 1024;

  void extend();

  uintptr_t end_ = 0;  // the lowest address that was zeroed
  uintptr_t limit_ = 0;
};

// Zeroes the registers that functions save before they use them: what the host held there would
// come to lie in the frames of the run. For the function that calls the first one whose frame is
// scanned.
#if defined(__x86_64__)
#define HOGNOSE_CLEAR_SAVED_REGISTERS()                                     \
  asm volatile(                                                             \
      "xorl %%ebx, %%ebx\n\txorl %%r12d, %%r12d\n\txorl %%r13d, %%r13d\n\t" \
      "xorl %%r14d, %%r14d\n\txorl %%r15d, %%r15d"                          \
      :                                                                     \
      :                                                                     \
      : "rbx", "r12", "r13", "r14", "r15", "cc")
#elif defined(__aarch64__)
#define HOGNOSE_CLEAR_SAVED_REGISTERS()                                                  \
  asm volatile(                                                                          \
      "mov x20, xzr\n\tmov x21, xzr\n\tmov x22, xzr\n\tmov x23, xzr\n\tmov x24, xzr\n\t" \
      "mov x25, xzr\n\tmov x26, xzr\n\tmov x27, xzr\n\tmov x28, xzr"                     \
      :                                                                                  \
      :                                                                                  \
      : "x20", "x21", "x22", "x23", "x24", "x25", "x26", "x27", "x28")
#else
#define HOGNOSE_CLEAR_SAVED_REGISTERS() static_cast<void>(0)
#endif

}  // namespace hognose
