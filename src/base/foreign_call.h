// Calls of foreign routines: those of the C and C++ libraries, GMP and zlib.
//
// The collector scans the stack of a run conservatively, frames whole. Routines that keep state
// (the allocator above all), choose an implementation for the processor, or are bound on their
// first call use the stack to a depth that depends on the process. If they ran on the stack of the
// run, the words that they leave or overwrite there would decide what a later scan finds (H4). So
// they run on the foreign stack: each NativeStack has one, which is never scanned. On the stack of
// the run remains nothing but the return address of the switch.
//
// tools/check/foreign_calls.py checks that code which may execute on the stack of a run calls such
// routines in this way only.
#pragma once

#include <cstdint>
#include <cstring>
#include <type_traits>

namespace hognose {

// Calls body(context) on the foreign stack of the run that this thread executes. Calls it directly
// when there is no run (the host's stack), and when already on the foreign stack. In assembly, so
// that nothing but the return address reaches the caller's stack.
extern "C" [[gnu::visibility("hidden")]] uint64_t hognose_call_on_foreign_stack(
    uint64_t (*body)(void* context), void* context);

// For NativeStack: the upper end of the foreign stack of the stack that this thread now executes
// on, aligned to 16 bytes; zero means the host's stack.
void set_foreign_stack(uintptr_t top);
// The same value. Zero also while a foreign call is running.
uintptr_t foreign_stack();

// The functions that execute on the foreign stack. tools/check/foreign_calls.py knows their name.
template <class Body>
struct ForeignBody {
  using Result = std::invoke_result_t<Body&>;
  static constexpr bool kReturnsWord = std::is_trivially_copyable_v<Result> &&
                                       std::is_default_constructible_v<Result> &&
                                       sizeof(Result) <= sizeof(uint64_t);

  [[gnu::noinline]] static uint64_t run(void* context) {
    Body& body = *static_cast<Body*>(context);
    uint64_t word = 0;
    const Result result = body();
    std::memcpy(&word, &result, sizeof result);
    return word;
  }
};

template <class Body>
  requires std::is_void_v<std::invoke_result_t<Body&>>
struct ForeignBody<Body> {
  [[gnu::noinline]] static uint64_t run(void* context) {
    (*static_cast<Body*>(context))();
    return 0;
  }
};

// Runs body() on the foreign stack and returns its result. The body must not touch guest code, host
// code or anything that collects: values that it alone holds are not found by a scan.
template <class Body>
std::invoke_result_t<Body&> on_foreign_stack(Body body) {
  using Result = std::invoke_result_t<Body&>;
  uint64_t word = hognose_call_on_foreign_stack(&ForeignBody<Body>::run, &body);
  if constexpr (!std::is_void_v<Result>) {
    static_assert(ForeignBody<Body>::kReturnsWord, "return larger results by reference");
    Result result;
    std::memcpy(static_cast<void*>(&result), &word, sizeof result);
    return result;
  } else {
    static_cast<void>(word);
  }
}

}  // namespace hognose
