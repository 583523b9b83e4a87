// The handlers of the signals that faults raise.
//
// A handler runs on a stack of its own, because the run's stack may be used up. It reads only
// thread-local state and memory of the NativeStack's owner, then changes where the thread resumes.
#include "heap/fault.h"

#include <signal.h>
#include <sys/mman.h>
#include <ucontext.h>

#include <cstdlib>
#include <cstring>
#include <iterator>

#include "heap/native_stack.h"

// The linker defines these for each program and library.
extern "C" {
extern const char __ehdr_start __attribute__((visibility("hidden")));
extern const char etext __attribute__((visibility("hidden")));
}

namespace hognose {

const char* fault_place_name(FaultPlace place) {
  switch (place) {
    case FaultPlace::None: return "no address";
    case FaultPlace::Null: return "the null page";
    case FaultPlace::Cage: return "the cage";
    case FaultPlace::CageGuard: return "the guard of the cage";
    case FaultPlace::Stack: return "the native stack";
    case FaultPlace::StackGuard: return "the guard of the native stack";
    case FaultPlace::Registers: return "the register stack";
    case FaultPlace::Frames: return "the frame records";
    case FaultPlace::Code: return "the loaded code";
  }
  return "no address";
}

namespace {

constexpr int kSignals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
constexpr uintptr_t kNullPages = 64 * 1024;
constexpr size_t kAlternateBytes = 64 * 1024;
constexpr size_t kSmallestAlternate = 16 * 1024;

struct Previous {
  struct sigaction action[std::size(kSignals)];
};
Previous previous;

#ifdef HOGNOSE_CORRUPT
// Whether the instruction is the one that clang's checks end in.
bool is_trap_of_compiler(uintptr_t instruction) {
#if defined(__x86_64__)
  constexpr uint8_t kTrap[] = {0x67, 0x0F, 0xB9};  // ud1
  return std::memcmp(reinterpret_cast<const void*>(instruction), kTrap, sizeof kTrap) == 0;
#else
  return true;
#endif
}
#endif

bool has_address(int signal) { return signal == SIGSEGV || signal == SIGBUS; }

uintptr_t instruction_of(const ucontext_t& context) {
#if defined(__x86_64__)
  return static_cast<uintptr_t>(context.uc_mcontext.gregs[REG_RIP]);
#else
  return static_cast<uintptr_t>(context.uc_mcontext.pc);
#endif
}

void resume_at(ucontext_t& context, void (*place)(), uintptr_t stack) {
#if defined(__x86_64__)
  constexpr greg_t kDirection = 0x400;
  context.uc_mcontext.gregs[REG_RIP] = reinterpret_cast<greg_t>(place);
  // As after a call: leave room for a return address.
  context.uc_mcontext.gregs[REG_RSP] = static_cast<greg_t>((stack & ~uintptr_t{15}) - 8);
  context.uc_mcontext.gregs[REG_EFL] &= ~kDirection;
#else
  context.uc_mcontext.pc = reinterpret_cast<uint64_t>(place);
  context.uc_mcontext.sp = stack & ~uintptr_t{15};
#endif
}

// Returns whether the fault belongs to the run on this thread's stack, and fills in its details.
bool belongs_to_run(const NativeStack& stack, int signal, const siginfo_t& info,
                    const ucontext_t& context, Fault& fault) {
  fault.signal = signal;
  fault.instruction = instruction_of(context);
#ifdef HOGNOSE_CORRUPT
  // Divisions and checked indexes are what damaged numbers lead to. Everything else without an
  // address is a find, also an address that no process has, for which the system names none.
  if (!has_address(signal) || info.si_code == SI_KERNEL) {
    return signal == SIGFPE || (signal == SIGILL && is_trap_of_compiler(fault.instruction));
  }
#endif
  if (!has_address(signal)) {
    // Ignore signals sent by other processes. abort() sends its signal to its own thread.
    return info.si_code > 0 || (signal == SIGABRT && info.si_code == SI_TKILL);
  }
  if (info.si_code <= 0) return false;
  uintptr_t address = reinterpret_cast<uintptr_t>(info.si_addr);
  for (const FaultRange& range : stack.ranges()) {
    if (address < range.start || address >= range.end) continue;
    fault.place = range.place;
    fault.offset = address - range.start;
#ifdef HOGNOSE_CORRUPT
    if (fault.place == FaultPlace::Registers || fault.place == FaultPlace::Frames ||
        fault.place == FaultPlace::Code) {
      return false;
    }
#endif
    return fault.place != FaultPlace::StackGuard || is_code_of_engine(fault.instruction);
  }
  fault.place = FaultPlace::Null;
  fault.offset = address;
  return address < kNullPages;
}

void pass_on(int signal, siginfo_t* info, void* context) {
  size_t index = 0;
  while (kSignals[index] != signal) ++index;
  const struct sigaction& action = previous.action[index];
  if ((action.sa_flags & SA_SIGINFO) != 0) {
    action.sa_sigaction(signal, info, context);
  } else if (action.sa_handler != SIG_DFL && action.sa_handler != SIG_IGN) {
    action.sa_handler(signal);
  } else {
    // The instruction runs again, or abort() continues, and the process ends as it would without
    // us.
    sigaction(signal, &action, nullptr);
    if (info->si_code <= 0 && signal != SIGABRT) raise(signal);
  }
}

void on_fault(int signal, siginfo_t* info, void* opaque) {
  auto* context = static_cast<ucontext_t*>(opaque);
  NativeStack* stack = NativeStack::current();
  Fault fault;
  if (stack == nullptr || !stack->recovers() ||
      !belongs_to_run(*stack, signal, *info, *context, fault)) {
    pass_on(signal, info, opaque);
    return;
  }
  stack->note_fault(fault);
  // The code on the run's stack never resumes. The upper end of the stack is reserved for
  // abandon().
  resume_at(*context, NativeStack::abandon, stack->addresses().end);
}

// The signal stack of this thread. Uses the host's if it is large enough.
class AlternateStack {
 public:
  AlternateStack() {
    stack_t old;
    if (sigaltstack(nullptr, &old) != 0) return;
    if ((old.ss_flags & SS_DISABLE) == 0 && old.ss_size >= kSmallestAlternate) {
      ready_ = true;
      return;
    }
    void* memory = mmap(nullptr, kAlternateBytes, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) return;
    stack_t own{};
    own.ss_sp = memory;
    own.ss_size = kAlternateBytes;
    ready_ = sigaltstack(&own, nullptr) == 0;
    if (ready_) memory_ = memory;
  }
  ~AlternateStack() {
    if (memory_ == nullptr) return;
    stack_t current;
    if (sigaltstack(nullptr, &current) == 0 && current.ss_sp == memory_) {
      stack_t none{};
      none.ss_flags = SS_DISABLE;
      sigaltstack(&none, nullptr);
    }
    munmap(memory_, kAlternateBytes);
  }
  AlternateStack(const AlternateStack&) = delete;
  AlternateStack& operator=(const AlternateStack&) = delete;

  bool ready() const { return ready_; }

 private:
  void* memory_ = nullptr;
  bool ready_ = false;
};

bool install_handlers() {
  struct sigaction action{};
  action.sa_sigaction = on_fault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < std::size(kSignals); ++i) {
    if (sigaction(kSignals[i], &action, &previous.action[i]) != 0) return false;
  }
  return true;
}

}  // namespace

bool is_code_of_engine(uintptr_t instruction) {
  return instruction >= reinterpret_cast<uintptr_t>(&__ehdr_start) &&
         instruction < reinterpret_cast<uintptr_t>(&etext);
}

bool contain_faults() {
  static const bool installed = install_handlers();
  if (!installed) return false;
  static thread_local const AlternateStack alternate;
  return alternate.ready();
}

namespace {

__attribute__((noinline, no_sanitize("address", "undefined"))) uint64_t
recurse(volatile uint64_t* depth) {
  volatile uint64_t frame[64];
  frame[0] = *depth + 1;
  if (frame[0] == 0) return 0;  // never true
  return recurse(frame) + frame[0];
}

}  // namespace

__attribute__((no_sanitize("address", "undefined"))) void make_fault(FaultKind kind,
                                                                     uintptr_t cage) {
  volatile uint64_t zero = 0;
  switch (kind) {
    case FaultKind::Cage: *reinterpret_cast<volatile uint8_t*>(cage + 64) = 1; break;
    case FaultKind::CageGuard: *reinterpret_cast<volatile uint8_t*>(cage + (6ull << 30)) = 1; break;
    case FaultKind::Null: *reinterpret_cast<volatile uint8_t*>(zero + 8) = 1; break;
    case FaultKind::Recursion: zero = recurse(&zero); break;
    case FaultKind::Instruction: __builtin_trap();
    case FaultKind::Division: zero = 10 / zero; break;
    case FaultKind::Check: HOGNOSE_CHECK(zero == 1); break;
    case FaultKind::Abort: abort();
  }
}

void fail_check(const char* what) {
  NativeStack* stack = NativeStack::current();
  if (stack == nullptr || !stack->recovers()) abort();
  Fault fault;
  fault.instruction = reinterpret_cast<uintptr_t>(__builtin_return_address(0));
  fault.check = what;
  stack->note_fault(fault);
  NativeStack::abandon();
  __builtin_unreachable();
}

}  // namespace hognose
