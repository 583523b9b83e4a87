// Confinement: the list of system calls that remain allowed, installed with libseccomp.
//
// The default action of the filter ends the process.
#include "confinement.h"

#include <fcntl.h>
#include <seccomp.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <memory>

namespace hognose::cli {

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(HOGNOSE_DEV)
constexpr bool kSupported = false;
#else
constexpr bool kSupported = true;
#endif

// Memory, the clocks that the limits use, output, and the end of the process.
constexpr int kAllowed[] = {
    SCMP_SYS(brk),    SCMP_SYS(mmap),         SCMP_SYS(mprotect), SCMP_SYS(munmap),
    SCMP_SYS(mremap), SCMP_SYS(madvise),      SCMP_SYS(futex),    SCMP_SYS(clock_gettime),
    SCMP_SYS(write),  SCMP_SYS(writev),       SCMP_SYS(fstat),    SCMP_SYS(newfstatat),
    SCMP_SYS(lseek),  SCMP_SYS(rt_sigreturn), SCMP_SYS(exit),     SCMP_SYS(exit_group),
    SCMP_SYS(close),  SCMP_SYS(sigaltstack),
};

constexpr int kAllowedToReadFiles[] = {SCMP_SYS(read), SCMP_SYS(readlinkat)};

struct ReleaseFilter {
  void operator()(void* filter) const { seccomp_release(filter); }
};

// The allocator of glibc reads a file of the system when it first gives back memory of a thread
// that is not the first. Makes it do that now. The blocks stay untouched: writing to their pages
// would take longer than everything else here.
void settle_allocator() {
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
  std::unique_ptr<void, ReleaseFilter> filter(seccomp_init(SCMP_ACT_KILL_PROCESS));
  if (!filter) return false;
  for (int call : kAllowed) {
    if (seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, call, 0) != 0) return false;
  }
  // abort() sends its signal to its own thread. If the engine raises it, that ends the run.
  for (int call : {SCMP_SYS(rt_sigprocmask), SCMP_SYS(getpid), SCMP_SYS(gettid)}) {
    if (seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, call, 0) != 0) return false;
  }
  if (seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 2,
                       SCMP_A0(SCMP_CMP_EQ, static_cast<scmp_datum_t>(getpid())),
                       SCMP_A2(SCMP_CMP_EQ, SIGABRT)) != 0) {
    return false;
  }
  // The first output queries whether it goes to a terminal.
  if (seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, SCMP_SYS(ioctl), 1,
                       SCMP_A1(SCMP_CMP_EQ, TCGETS)) != 0) {
    return false;
  }
  if (needs.reads_input) {
    if (seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, SCMP_SYS(poll), 0) != 0) return false;
    if (!needs.reads_modules && seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, SCMP_SYS(read), 1,
                                                 SCMP_A0(SCMP_CMP_EQ, STDIN_FILENO)) != 0) {
      return false;
    }
  }
  if (needs.reads_modules) {
    for (int call : kAllowedToReadFiles) {
      if (seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, call, 0) != 0) return false;
    }
    constexpr int kWriting = O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND;
    if (seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, SCMP_SYS(openat), 1,
                         SCMP_A2(SCMP_CMP_MASKED_EQ, kWriting, O_RDONLY)) != 0) {
      return false;
    }
  }
  return seccomp_load(filter.get()) == 0;
}

}  // namespace hognose::cli
