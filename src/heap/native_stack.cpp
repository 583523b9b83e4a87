// Reserving, clearing and switching of native stacks. The switch itself is Boost.Context's.
//
// Whoever enters a stack waits in enter() until the body has returned, and meanwhile serves the
// requests of the run: code of the host that is to run on the host's stack. So every switch is one
// between these two places, which is where a run will wait, too.
#include "heap/native_stack.h"

#include <sys/mman.h>

#include <boost/context/detail/fcontext.hpp>
#include <cstdint>
#include <cstring>

#if defined(__SANITIZE_ADDRESS__)
#define HOGNOSE_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HOGNOSE_ASAN 1
#endif
#if __has_feature(thread_sanitizer)
#define HOGNOSE_TSAN 1
#endif
#endif
#if defined(HOGNOSE_ASAN)
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#endif
#if defined(HOGNOSE_TSAN)
#include <sanitizer/tsan_interface.h>
#endif

namespace hognose {

namespace {

using boost::context::detail::fcontext_t;
using boost::context::detail::jump_fcontext;
using boost::context::detail::make_fcontext;
using boost::context::detail::transfer_t;

#if defined(HOGNOSE_ASAN) || defined(HOGNOSE_TSAN)
constexpr size_t kBytes = 32u << 20;  // frames are several times larger
constexpr size_t kReserve = 512 * 1024;
#else
constexpr size_t kBytes = 8u << 20;
constexpr size_t kReserve = 128 * 1024;
#endif
constexpr size_t kGuard = 1u << 20;
// What was used is known by its traces: each frame leaves at least its return address, and none of
// the engine's is as large as kTelltale (the compiler checks it), so that a stretch of zeros was
// not passed.
constexpr size_t kStep = 4 * 1024;
constexpr size_t kTelltale = 8 * 1024;
// What stays resident for the next run.
constexpr size_t kResident = 64 * 1024;
// The frame of abandon(), at the upper end.
constexpr size_t kRoomToAbandon = 1024;

// The stack that this thread executes on; null: the host's. Not inlined, because a run may go on on
// another thread than the one it left.
//
// Handlers of signals read it: it must not be a variable that a thread allocates when it first
// looks.
[[gnu::tls_model("initial-exec")]] thread_local NativeStack* current_of_thread = nullptr;

[[gnu::noinline]] void set_current_stack(NativeStack* stack) { current_of_thread = stack; }

}  // namespace

[[gnu::noinline]] NativeStack* NativeStack::current() { return current_of_thread; }

// What is to be done on the other side of a switch. Null body: the run is over; null request: by a
// fault.
struct NativeStack::Request {
  void (*body)(void* context);
  void* context;
};

// Before each switch the sanitizers learn which stack follows, and after it that it is there.
struct NativeStack::Fibers {
  const void* bottom_of_entrant = nullptr;
  size_t size_of_entrant = 0;
  void* fake_of_entrant = nullptr;
  void* fake_of_run = nullptr;
  void* entrant = nullptr;
  void* run = nullptr;

#if defined(HOGNOSE_ASAN)
  void to_run(const NativeStack& stack) {
    __sanitizer_start_switch_fiber(&fake_of_entrant, reinterpret_cast<const void*>(stack.lowest_),
                                   stack.base_ + kPreparation - stack.lowest_);
  }
  void in_run() {
    __sanitizer_finish_switch_fiber(fake_of_run, &bottom_of_entrant, &size_of_entrant);
  }
  void to_entrant(bool for_good) {
    __sanitizer_start_switch_fiber(for_good ? nullptr : &fake_of_run, bottom_of_entrant,
                                   size_of_entrant);
  }
  void in_entrant() { __sanitizer_finish_switch_fiber(fake_of_entrant, nullptr, nullptr); }
#elif defined(HOGNOSE_TSAN)
  Fibers() : run(__tsan_create_fiber(0)) {}
  ~Fibers() { __tsan_destroy_fiber(run); }
  void to_run(const NativeStack&) {
    entrant = __tsan_get_current_fiber();
    __tsan_switch_to_fiber(run, 0);
  }
  void in_run() {}
  void to_entrant(bool) { __tsan_switch_to_fiber(entrant, 0); }
  void in_entrant() {}
#else
  void to_run(const NativeStack&) {}
  void in_run() {}
  void to_entrant(bool) {}
  void in_entrant() {}
#endif
};

NativeStack::~NativeStack() { unmap(); }

void NativeStack::unmap() {
  if (lowest_ != 0) {
#if defined(HOGNOSE_ASAN)
    // Frames that were left by a jump have left their red zones behind.
    __asan_unpoison_memory_region(reinterpret_cast<void*>(lowest_), kBytes);
#endif
    munmap(reinterpret_cast<void*>(lowest_ - kGuard), kGuard + kBytes + kGuard);
    lowest_ = base_ = 0;
  }
}

bool NativeStack::reserve() {
  void* reserved = mmap(nullptr, kGuard + kBytes + kGuard, PROT_NONE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (reserved == MAP_FAILED) return false;
  lowest_ = reinterpret_cast<uintptr_t>(reserved) + kGuard;
  void* usable = reinterpret_cast<void*>(lowest_);
  if (mprotect(usable, kBytes, PROT_READ | PROT_WRITE) != 0) return false;
  madvise(usable, kBytes, MADV_NOHUGEPAGE);
  base_ = lowest_ + kBytes - kRoomToAbandon - kPreparation;
  limit_ = lowest_ + kReserve;
  return true;
}

// ---- switching ----------------------------------------------------------------------------------

bool NativeStack::enter(Part part, void (*body)(void* context), void* context) {
  if (recovers_) hognose::contain_faults();
  Fibers fibers;
  fibers_ = &fibers;
  parent_ = NativeStack::current();
  auto run_body = [](transfer_t from) {
    auto* stack = NativeStack::current();
    auto* first = static_cast<Request*>(from.data);
    stack->fibers_->in_run();
    stack->outside_ = from.fctx;
    first->body(first->context);
    Request over{nullptr, nullptr};
    stack->fibers_->to_entrant(true);
    jump_fcontext(stack->outside_, &over);
    __builtin_unreachable();
  };
  Request first{body, context};
  void* to_send = &first;
  inside_ = make_fcontext(reinterpret_cast<void*>(top(part)), top(part) - lowest_, run_body);
  for (;;) {
    set_current_stack(this);
    fibers.to_run(*this);
    transfer_t from = jump_fcontext(inside_, to_send);
    fibers.in_entrant();
    set_current_stack(parent_);
    inside_ = from.fctx;
    // What was left by a fault may be anything: fibers_ stays set, so that nothing enters again.
    if (from.data == nullptr) return false;
    auto request = *static_cast<Request*>(from.data);
    if (request.body == nullptr) break;
    run_on_host_stack(request.body, request.context);
    to_send = nullptr;
  }
#if defined(HOGNOSE_ASAN)
  // The first frame is left by a jump, so its red zones are still there.
  __asan_unpoison_memory_region(reinterpret_cast<void*>(top(part) - kTelltale), kTelltale);
#endif
  fibers_ = nullptr;
  return true;
}

// Runs at the upper end of the stack, above what is abandoned.
void NativeStack::abandon() {
  NativeStack* stack = current();
  stack->fibers_->to_entrant(true);
  jump_fcontext(stack->outside_, nullptr);
  __builtin_unreachable();
}

FaultRange NativeStack::addresses() const { return {lowest_, lowest_ + kBytes, FaultPlace::Stack}; }

FaultRange NativeStack::guard() const {
  return {lowest_ - kGuard, lowest_, FaultPlace::StackGuard};
}

// Not inlined: what this leaves on the stack of the run is below its caller's frame.
[[gnu::noinline]] void NativeStack::request(Request& request) {
  fibers_->to_entrant(false);
  outside_ = jump_fcontext(outside_, &request).fctx;
  fibers_->in_run();
}

void run_on_host_stack(void (*body)(void* context), void* context) {
  NativeStack* stack = NativeStack::current();
  if (stack == nullptr) {
    body(context);
    return;
  }
  NativeStack::Request request{body, context};
  stack->request(request);
}

// ---- clearing -----------------------------------------------------------------------------------

namespace {

bool is_zero(const uint8_t* from, size_t bytes) {
  constexpr size_t kLine = 64;
  uint64_t any = 0;
  for (size_t i = 0; i < kLine; i += sizeof any) {
    uint64_t word;
    std::memcpy(&word, from + i, sizeof word);
    any |= word;
  }
  return any == 0 && std::memcmp(from, from + kLine, bytes - kLine) == 0;
}

// Gives back what is deeper below `top` than is worth keeping.
void give_back(uintptr_t lowest, uintptr_t top) {
  madvise(reinterpret_cast<void*>(lowest), top - kResident - lowest, MADV_DONTNEED);
}

}  // namespace

// Downwards from the upper end, as far as it was used.
void NativeStack::clear(Part part) {
  for (size_t depth = kStep; depth <= kResident; depth += kStep) {
    auto* cleared = reinterpret_cast<uint8_t*>(top(part) - depth);
    std::memset(cleared, 0, kStep);
    if (is_zero(cleared - kTelltale, kTelltale)) return;
  }
  give_back(lowest_, top(part));
}

void NativeStack::trim() {
  constexpr size_t kTrace = 1024;  // what is missed here, the next run gives back
  if (is_zero(reinterpret_cast<const uint8_t*>(base_ - kResident - kTrace), kTrace)) return;
  give_back(lowest_, base_);
}

}  // namespace hognose
