// Reserves, clears and switches native stacks. Boost.Context does the switch itself.
//
// The caller of enter() waits there until the body returns or suspends the run. Meanwhile it serves
// the requests of the run, which are host code to execute on the host's stack. So every switch is
// between these two points, serve() and request(). A run that waits has left its stack in
// request(), and resume() enters serve() again, perhaps on another thread.
//
// Host code that serve() executes may call back into the run. That is a serve() within serve(): it
// answers the pending request with one of its own, which the run executes on its stack.
#include "heap/native_stack.h"

#include <sys/mman.h>

#include <boost/context/detail/fcontext.hpp>
#include <cstdint>
#include <cstring>

#include "base/foreign_call.h"

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

#if defined(HOGNOSE_ASAN)
constexpr size_t kBytes = 32u << 20;  // sanitized frames are several times larger
constexpr size_t kReserve = 512 * 1024;
constexpr size_t kTelltale = 8 * 1024;
#elif defined(HOGNOSE_TSAN)
constexpr size_t kBytes = 4u << 20;  // ThreadSanitizer remembers 65,536 calls of a stack
constexpr size_t kReserve = 512 * 1024;
constexpr size_t kTelltale = 8 * 1024;
#else
constexpr size_t kBytes = 8u << 20;
constexpr size_t kReserve = 128 * 1024;
constexpr size_t kTelltale = 4 * 1024;
#endif
constexpr size_t kGuard = 1u << 20;
// The used part of a stack is known by its traces. Each frame leaves at least its return address,
// and no frame of the engine is as large as kTelltale (the compiler checks this). So execution did
// not pass kTelltale bytes of zeros.
constexpr size_t kStep = 2 * 1024;
// The memory that stays resident for the next run.
constexpr size_t kResident = 64 * 1024;
// Room for the frame of abandon(), at the upper end.
constexpr size_t kRoomToAbandon = 1024;

// The foreign stack of a NativeStack is below it, behind a guard of its own. The deepest routines
// are GMP's, which take scratch memory of up to 64 KiB a function from the stack.
constexpr size_t kForeign = 1u << 20;
// All addresses of a stack: guard, foreign stack, guard, stack, guard.
constexpr size_t kBelow = kGuard + kForeign + kGuard;
constexpr size_t kReserved = kBelow + kBytes + kGuard;

// The stack that this thread executes on; null means the host's. Its accessors are not inlined,
// because a run may resume on another thread than the one it left.
//
// Signal handlers read it, so it must not be a variable that a thread allocates on first access.
[[gnu::tls_model("initial-exec")]] thread_local NativeStack* current_of_thread = nullptr;

// `foreign` is the value for foreign_stack().
[[gnu::noinline]] void set_current_stack(NativeStack* stack, uintptr_t foreign) {
  current_of_thread = stack;
  set_foreign_stack(foreign);
}

}  // namespace

[[gnu::noinline]] NativeStack* NativeStack::current() { return current_of_thread; }

namespace {

// A name of this thread: the address of its variable.
[[gnu::noinline]] const void* name_of_thread() { return &current_of_thread; }

}  // namespace

bool NativeStack::is_served_here() const { return server_ == name_of_thread(); }

// What one side of a switch asks of the other. No request from the run means that a fault ended it;
// no request to the run means that its own is done.
struct NativeStack::Request {
  enum class Kind : uint8_t {
    Call,          // to execute `body`
    Suspend,       // the run waits
    CallBackOver,  // the body of call_back() has returned
    Over,          // the body of enter() has returned
  };
  Kind kind = Kind::Call;
  void (*body)(void* context) = nullptr;
  void* context = nullptr;
  Reentry reentry = Reentry::Refused;
};

#if defined(HOGNOSE_ASAN)
inline void NativeStack::Fibers::begin() {}
inline void NativeStack::Fibers::end() {}
inline void NativeStack::Fibers::to_run(const NativeStack& stack) {
  // The foreign stack counts as part of this one, so that traces of stacks pass from one to the
  // other.
  uintptr_t bottom = stack.foreign_lowest();
  __sanitizer_start_switch_fiber(&fake_of_entrant, reinterpret_cast<const void*>(bottom),
                                 stack.base_ + kPreparation - bottom);
}
inline void NativeStack::Fibers::in_run() {
  __sanitizer_finish_switch_fiber(fake_of_run, &bottom_of_entrant, &size_of_entrant);
}
inline void NativeStack::Fibers::to_entrant(bool for_good) {
  __sanitizer_start_switch_fiber(for_good ? nullptr : &fake_of_run, bottom_of_entrant,
                                 size_of_entrant);
}
inline void NativeStack::Fibers::in_entrant() {
  __sanitizer_finish_switch_fiber(fake_of_entrant, nullptr, nullptr);
}
#elif defined(HOGNOSE_TSAN)
inline void NativeStack::Fibers::begin() { run = __tsan_create_fiber(0); }
inline void NativeStack::Fibers::end() { __tsan_destroy_fiber(run); }
inline void NativeStack::Fibers::to_run(const NativeStack&) {
  entrant = __tsan_get_current_fiber();
  __tsan_switch_to_fiber(run, 0);
}
inline void NativeStack::Fibers::in_run() {}
inline void NativeStack::Fibers::to_entrant(bool) { __tsan_switch_to_fiber(entrant, 0); }
inline void NativeStack::Fibers::in_entrant() {}
#else
inline void NativeStack::Fibers::begin() {}
inline void NativeStack::Fibers::end() {}
inline void NativeStack::Fibers::to_run(const NativeStack&) {}
inline void NativeStack::Fibers::in_run() {}
inline void NativeStack::Fibers::to_entrant(bool) {}
inline void NativeStack::Fibers::in_entrant() {}
#endif

NativeStack::~NativeStack() { unmap(); }

void NativeStack::unmap() {
  if (lowest_ != 0) {
#if defined(HOGNOSE_ASAN)
    // A jump leaves the red zones of the frames that it abandons.
    __asan_unpoison_memory_region(reinterpret_cast<void*>(foreign_lowest()),
                                  lowest_ + kBytes - foreign_lowest());
#endif
    munmap(reinterpret_cast<void*>(lowest_ - kBelow), kReserved);
    lowest_ = base_ = 0;
  }
}

bool NativeStack::reserve() {
  void* reserved =
      mmap(nullptr, kReserved, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (reserved == MAP_FAILED) return false;
  lowest_ = reinterpret_cast<uintptr_t>(reserved) + kBelow;
  base_ = lowest_ + kBytes - kRoomToAbandon - kPreparation;
  limit_ = lowest_ + kReserve;
  return open();
}

bool NativeStack::open() {
  void* foreign = reinterpret_cast<void*>(foreign_lowest());
  void* usable = reinterpret_cast<void*>(lowest_);
  if (mprotect(foreign, kForeign, PROT_READ | PROT_WRITE) != 0 ||
      mprotect(usable, kBytes, PROT_READ | PROT_WRITE) != 0) {
    return false;
  }
  madvise(foreign, kForeign, MADV_NOHUGEPAGE);
  madvise(usable, kBytes, MADV_NOHUGEPAGE);
  return true;
}

// ---- switching ----------------------------------------------------------------------------------

NativeStack::Exit NativeStack::enter(Part part, void (*body)(void* context), void* context,
                                     Suspension suspension) {
  fibers_ = Fibers();
  fibers_.begin();
  in_use_ = true;
  suspension_ = suspension;
  part_ = part;
  auto run_body = [](transfer_t from) {
    auto* stack = NativeStack::current();
    const Request first = *static_cast<Request*>(from.data);
    stack->fibers_.in_run();
    stack->outside_ = from.fctx;
    first.body(first.context);
    Request over{Request::Kind::Over};
    stack->fibers_.to_entrant(true);
    jump_fcontext(stack->outside_, &over);
    __builtin_unreachable();
  };
  Request first{Request::Kind::Call, body, context};
  is_lost_ = call_back_waits_ = false;
  inside_ = make_fcontext(reinterpret_cast<void*>(top(part)), top(part) - lowest_, run_body);
  return serve(&first);
}

NativeStack::Exit NativeStack::resume() { return serve(nullptr); }

// Switches to the run and does what it requests, until it leaves the stack.
NativeStack::Exit NativeStack::serve(void* to_send) {
  if (recovers_) hognose::contain_faults();
  parent_ = NativeStack::current();
  server_ = name_of_thread();
  const uintptr_t foreign_of_parent = foreign_stack();
  for (;;) {
    set_current_stack(this, foreign_top());
    allows_call_back_ = false;
    fibers_.to_run(*this);
    transfer_t from = jump_fcontext(inside_, to_send);
    fibers_.in_entrant();
    set_current_stack(parent_, foreign_of_parent);
    inside_ = from.fctx;
    // A fault can leave the stack in any state: it stays in use, so that it is never entered again.
    if (from.data == nullptr) {
      is_lost_ = true;
      fibers_.end();
      return Exit::Faulted;
    }
    auto request = *static_cast<Request*>(from.data);
    if (request.kind == Request::Kind::Suspend) return Exit::Suspended;
    if (request.kind == Request::Kind::CallBackOver) return Exit::Finished;
    if (request.kind == Request::Kind::Over) break;
    allows_call_back_ = request.reentry == Reentry::Allowed;
    run_on_host_stack(request.body, request.context);
    // Host code that returns before its call back has leaves the run where it cannot go on.
    if (call_back_waits_) {
      note_fault({.check = "no call of the guest waits when the host function returns"});
      is_lost_ = true;
    }
    if (is_lost_) return Exit::Faulted;  // perhaps while the host code was calling back
    to_send = nullptr;
  }
#if defined(HOGNOSE_ASAN)
  // A jump leaves the first frame, so its red zones remain.
  __asan_unpoison_memory_region(reinterpret_cast<void*>(top(part_) - kTelltale), kTelltale);
#endif
  fibers_.end();
  in_use_ = false;
  return Exit::Finished;
}

bool NativeStack::can_call_back() const {
  return allows_call_back_ && parent_ == nullptr && !call_back_waits_ && !is_lost_;
}

NativeStack::Exit NativeStack::call_back(void (*body)(void* context), void* context) {
  HOGNOSE_CHECK(can_call_back());
  Request request{Request::Kind::Call, body, context};
  return serve_call_back(&request);
}

NativeStack::Exit NativeStack::resume_call_back() {
  HOGNOSE_CHECK(call_back_waits_);
  return serve_call_back(nullptr);
}

NativeStack::Exit NativeStack::serve_call_back(void* to_send) {
  call_back_waits_ = false;
  const Exit exit = serve(to_send);
  allows_call_back_ = true;
  call_back_waits_ = exit == Exit::Suspended;
  return exit;
}

// Runs at the upper end of the stack, above the abandoned frames.
void NativeStack::abandon() {
  NativeStack* stack = current();
  stack->fibers_.to_entrant(true);
  jump_fcontext(stack->outside_, nullptr);
  __builtin_unreachable();
}

FaultRange NativeStack::addresses() const { return {lowest_, lowest_ + kBytes, FaultPlace::Stack}; }

uintptr_t NativeStack::foreign_top() const { return lowest_ - kGuard; }
uintptr_t NativeStack::foreign_lowest() const { return lowest_ - kGuard - kForeign; }

FaultRange NativeStack::guard() const {
  return {lowest_ - kGuard, lowest_, FaultPlace::StackGuard};
}

// Runs on the foreign stack. The thread may be another one afterwards. Returns what the host code
// asks for before it is done, or null.
[[gnu::noinline]] NativeStack::Request* NativeStack::request(Request& request) {
  const uintptr_t foreign = foreign_stack();
  fibers_.to_entrant(false);
  const transfer_t from = jump_fcontext(outside_, &request);
  outside_ = from.fctx;
  fibers_.in_run();
  set_foreign_stack(foreign);
  return static_cast<Request*>(from.data);
}

void run_on_host_stack(void (*body)(void* context), void* context, Reentry reentry) {
  NativeStack* stack = NativeStack::current();
  if (stack == nullptr) {
    body(context);
    return;
  }
  using Kind = NativeStack::Request::Kind;
  HOGNOSE_CHECK(reentry == Reentry::Refused || foreign_stack() != 0);
  NativeStack::Request request{Kind::Call, body, context, reentry};
  // From the foreign stack, so that the registers which the switch saves are not left on the stack
  // of the run. Calls back execute here, where those registers have their values again.
  const auto* wanted = on_foreign_stack([&] { return stack->request(request); });
  while (wanted != nullptr) {
    wanted->body(wanted->context);
    NativeStack::Request over{Kind::CallBackOver};
    wanted = on_foreign_stack([&] { return stack->request(over); });
  }
}

bool NativeStack::can_suspend() {
  const NativeStack* stack = current();
  return stack != nullptr && stack->parent_ == nullptr && stack->suspension_ == Suspension::Allowed;
}

void suspend_run() {
  HOGNOSE_CHECK(NativeStack::can_suspend());
  NativeStack* stack = NativeStack::current();
  NativeStack::Request request{NativeStack::Request::Kind::Suspend};
  on_foreign_stack([&] { stack->request(request); });
}

// ---- clearing -----------------------------------------------------------------------------------

namespace {

// `bytes` is a multiple of 512, and `from` of the size of a vector.
bool is_zero(const uint8_t* from, size_t bytes) {
  using Vector [[gnu::vector_size(32)]] = uint64_t;
  constexpr size_t kGroup = 512 / sizeof(Vector);
  const auto* end = reinterpret_cast<const Vector*>(from + bytes);
  for (auto* group = reinterpret_cast<const Vector*>(from); group != end; group += kGroup) {
    Vector any{};
    for (size_t i = 0; i < kGroup; ++i) any |= group[i];
    if ((any[0] | any[1] | any[2] | any[3]) != 0) return false;
  }
  return true;
}

// Returns the memory more than kResident bytes below `top` to the system.
void give_back(uintptr_t lowest, uintptr_t top) {
  madvise(reinterpret_cast<void*>(lowest), top - kResident - lowest, MADV_DONTNEED);
}

}  // namespace

// Clears downwards from the upper end, as far as the stack was used.
void NativeStack::clear(Part part) {
  for (size_t depth = kStep; depth <= kResident; depth += kStep) {
    auto* cleared = reinterpret_cast<uint8_t*>(top(part) - depth);
    std::memset(cleared, 0, kStep);
    if (is_zero(cleared - kTelltale, kTelltale)) return;
  }
  give_back(lowest_, top(part));
}

uintptr_t NativeStack::end_of_traces(uintptr_t from) const {
  while (from - lowest_ > kTelltale) {
    if (is_zero(reinterpret_cast<const uint8_t*>(from - kTelltale), kTelltale)) return from;
    from -= kStep;
  }
  return lowest_;
}

bool NativeStack::can_close() {
#if defined(HOGNOSE_ASAN) || defined(HOGNOSE_TSAN)
  return false;
#else
  return true;
#endif
}

// A suspended body has left the foreign stack at `inside_`, above which its frames there are.
// Conservative scans may still come to read what lies below the frames of the stack itself.
void NativeStack::keep_in(Parking& parking) const {
  if (in_use_) {
    auto from = reinterpret_cast<uintptr_t>(inside_);
    parking.keep(inside_, foreign_top() - from);
  }
  const uintptr_t from = end_of_traces(base_);
  parking.keep(reinterpret_cast<void*>(from), lowest_ + kBytes - from);
}

void NativeStack::close() {
  close_reservation(reinterpret_cast<void*>(lowest_ - kBelow), kReserved);
}

void NativeStack::trim() {
  trim(lowest_, base_);
  trim(foreign_lowest(), foreign_top());
}

void NativeStack::trim(uintptr_t lowest, uintptr_t top) {
  constexpr size_t kTrace = 1024;  // traces missed here are returned after the next run
  if (is_zero(reinterpret_cast<const uint8_t*>(top - kResident - kTrace), kTrace)) return;
  give_back(lowest, top);
}

}  // namespace hognose
