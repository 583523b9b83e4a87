// Confinement: the list of system calls that remain allowed, as a program for the kernel's filter.
//
// The program compares the number of a call with each allowed one in turn, and ends the process if
// none is equal. Conditions are on the lower halves of arguments, which are all that these calls
// read of them.
#include "confinement.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <vector>

namespace hognose::cli {

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(HOGNOSE_DEV)
constexpr bool kSupported = false;
#else
constexpr bool kSupported = true;
#endif

#if defined(__x86_64__)
constexpr uint32_t kArchitecture = AUDIT_ARCH_X86_64;
#else
constexpr uint32_t kArchitecture = AUDIT_ARCH_AARCH64;
#endif

// Output, memory, the clocks that the limits use, and the end of the process; the most frequent
// ones first.
constexpr uint32_t kAllowed[] = {
    __NR_write,
    __NR_futex,
    __NR_brk,
    __NR_mmap,
    __NR_munmap,
    __NR_mprotect,
    __NR_madvise,
    __NR_mremap,
    __NR_writev,
    __NR_clock_gettime,
    __NR_fstat,
    __NR_newfstatat,
    __NR_lseek,
    __NR_close,
    __NR_sigaltstack,
    __NR_exit,
    __NR_exit_group,
    __NR_rt_sigreturn,
    // abort() sends its signal to its own thread. If the engine raises it, that ends the run.
    __NR_rt_sigprocmask,
    __NR_getpid,
    __NR_gettid,
};

#if defined(__NR_poll)
constexpr uint32_t kPoll = __NR_poll;
#else
constexpr uint32_t kPoll = __NR_ppoll;
#endif

// The lower half of an argument, under a mask, equals a value.
struct Condition {
  uint32_t argument;
  uint32_t value;
  uint32_t mask = ~uint32_t{0};
};

// The program of the filter: a list of the calls that it allows.
class FilterProgram {
 public:
  FilterProgram() {
    load(offsetof(seccomp_data, arch));
    end_unless_equal(kArchitecture);
    load(offsetof(seccomp_data, nr));
  }

  // Allows a call if all conditions hold. A call is allowed once, as its conditions decide alone.
  void allow(uint32_t call, std::initializer_list<Condition> conditions = {}) {
    const size_t jump = instructions_.size();
    append(BPF_JMP | BPF_JEQ | BPF_K, call);
    for (const Condition& condition : conditions) {
      constexpr uint32_t kLower = std::endian::native == std::endian::little ? 0 : 4;
      load(offsetof(seccomp_data, args) + 8 * condition.argument + kLower);
      append(BPF_ALU | BPF_AND | BPF_K, condition.mask);
      end_unless_equal(condition.value);
    }
    append(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    instructions_[jump].jf = static_cast<uint8_t>(instructions_.size() - jump - 1);
  }

  // Puts the calling thread under the filter, which all threads that it starts inherit.
  bool install() {
    append(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
    const sock_fprog program = {static_cast<unsigned short>(instructions_.size()),
                                instructions_.data()};
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0;
  }

 private:
  void append(uint32_t code, uint32_t operand) {
    instructions_.push_back({static_cast<uint16_t>(code), 0, 0, operand});
  }
  void load(size_t offset) { append(BPF_LD | BPF_W | BPF_ABS, static_cast<uint32_t>(offset)); }
  void end_unless_equal(uint32_t value) {
    append(BPF_JMP | BPF_JEQ | BPF_K, value);
    instructions_.back().jt = 1;
    append(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
  }

  std::vector<sock_filter> instructions_;
};

// The allocator of glibc reads a file of the system when it first gives back memory of a thread
// that is not the first. Makes it do that now. The blocks stay untouched: writing to their pages
// would take longer than everything else here.
void settle_allocator() {
  if (getpid() == gettid()) return;
  constexpr size_t kBlocks = 16, kBlockBytes = 100'000;  // less than what is mapped by itself
  std::unique_ptr<volatile char[]> blocks[kBlocks];
  for (auto& block : blocks) {
    block = std::make_unique_for_overwrite<volatile char[]>(kBlockBytes);
    block[0] = 0;  // otherwise the compiler may leave out the allocation
  }
  for (size_t i = kBlocks; i > 0; --i) blocks[i - 1].reset();
}

}  // namespace

bool confine(const ConfinementNeeds& needs) {
  if (!kSupported) return false;
  settle_allocator();
  FilterProgram filter;
  for (uint32_t call : kAllowed) filter.allow(call);
  filter.allow(__NR_tgkill, {{0, static_cast<uint32_t>(getpid())}, {2, SIGABRT}});
  // The first output queries whether it goes to a terminal.
  filter.allow(__NR_ioctl, {{1, TCGETS}});
  if (needs.reads_input) filter.allow(kPoll);
  if (needs.reads_modules) {
    filter.allow(__NR_read);
    filter.allow(__NR_readlinkat);
    filter.allow(__NR_openat, {{2, O_RDONLY, O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND}});
  } else if (needs.reads_input) {
    filter.allow(__NR_read, {{0, STDIN_FILENO}});
  }
  return filter.install();
}

}  // namespace hognose::cli

#else

namespace hognose::cli {

bool confine(const ConfinementNeeds& /*needs*/) { return false; }

}  // namespace hognose::cli

#endif
