// The filter of system calls: which calls end the process, with which arguments.
//
// Each case is a process of its own, as a filter cannot be taken away.
#include "confinement.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>

namespace hognose::cli {
namespace {

constexpr ConfinementNeeds kNothing = {};
constexpr ConfinementNeeds kModules = {.reads_modules = true};
constexpr ConfinementNeeds kInput = {.reads_input = true};
constexpr ConfinementNeeds kBoth = {.reads_modules = true, .reads_input = true};
constexpr long kAbove = 1L << 32;  // a bit that these calls do not read

struct Case {
  const char* name;
  ConfinementNeeds needs;
  long call;
  long arguments[4];
  bool is_allowed;
};

const Case kCases[] = {
    {"the end", kNothing, __NR_exit_group, {0}, true},
    {"writing", kNothing, __NR_write, {-1, 0, 0}, true},
    {"memory", kNothing, __NR_munmap, {0, 0}, true},
    {"a socket", kNothing, __NR_socket, {2, 1, 0}, false},
    {"a process", kNothing, __NR_clone, {SIGCHLD, 0, 0, 0}, false},
    {"a program", kNothing, __NR_execve, {0, 0, 0}, false},
    {"another filter", kNothing, __NR_seccomp, {0, 0, 0}, false},
    {"no such call", kNothing, 100'000, {0}, false},
#if defined(__x86_64__)
    {"a call of the x32 ABI", kNothing, 0x40000000 | __NR_getpid, {0}, false},
#endif
    {"terminal settings read", kNothing, __NR_ioctl, {-1, TCGETS, 0}, true},
    {"terminal settings read, further bits", kNothing, __NR_ioctl, {-1, TCGETS | kAbove, 0}, true},
    {"terminal settings changed", kNothing, __NR_ioctl, {-1, TCSETS, 0}, false},
    {"a character typed for the user", kNothing, __NR_ioctl, {0, TIOCSTI, 0}, false},
    {"a file read", kNothing, __NR_openat, {AT_FDCWD, 0, O_RDONLY}, false},
    {"a module read", kModules, __NR_openat, {AT_FDCWD, 0, O_RDONLY | O_CLOEXEC}, true},
    {"a module written", kModules, __NR_openat, {AT_FDCWD, 0, O_WRONLY}, false},
    {"a module read and written", kModules, __NR_openat, {AT_FDCWD, 0, O_RDWR}, false},
    {"a module made", kModules, __NR_openat, {AT_FDCWD, 0, O_RDONLY | O_CREAT}, false},
    {"a module emptied", kModules, __NR_openat, {AT_FDCWD, 0, O_RDONLY | O_TRUNC}, false},
    {"bytes of a module", kModules, __NR_read, {-1, 0, 0}, true},
    {"bytes without a need", kNothing, __NR_read, {STDIN_FILENO, 0, 0}, false},
    {"input", kInput, __NR_read, {STDIN_FILENO, 0, 0}, true},
    {"input of another file", kInput, __NR_read, {3, 0, 0}, false},
    {"a file read for input", kInput, __NR_openat, {AT_FDCWD, 0, O_RDONLY}, false},
    {"input and modules", kBoth, __NR_read, {-1, 0, 0}, true},
};

// The status of a process that does something under the filter, as waitpid() gives it.
template <class Body>
int status_after(const ConfinementNeeds& needs, Body body) {
  const pid_t child = fork();
  if (child == 0) {
    if (!confine(needs)) _exit(10);
    body();
    _exit(0);
  }
  int status = -1;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  return status;
}

void expect(const char* name, int status, bool is_allowed) {
  if (is_allowed) {
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << name << ": " << status;
  } else {
    EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGSYS) << name << ": " << status;
  }
}

TEST(Confinement, CallsAreAllowedByNumberAndArguments) {
  for (const Case& example : kCases) {
    const long* a = example.arguments;
    const int status =
        status_after(example.needs, [&] { syscall(example.call, a[0], a[1], a[2], a[3]); });
    expect(example.name, status, example.is_allowed);
  }
}

// A process may only send itself a signal, and only that of abort().
TEST(Confinement, SignalsAreForAbortAlone) {
  const int aborted = status_after(kNothing, [] { abort(); });
  EXPECT_TRUE(WIFSIGNALED(aborted) && WTERMSIG(aborted) == SIGABRT) << aborted;
  const pid_t parent = getpid();
  expect("another signal",
         status_after(kNothing, [] { syscall(__NR_tgkill, getpid(), gettid(), SIGTERM); }), false);
  expect("another process",
         status_after(kNothing, [=] { syscall(__NR_tgkill, parent, parent, SIGABRT); }), false);
}

}  // namespace
}  // namespace hognose::cli
