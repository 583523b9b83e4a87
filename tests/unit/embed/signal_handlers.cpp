// Signal handlers of the host that interrupt a run: on the signal stack, they change nothing.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/time.h>

#include "hognose/sandbox.h"

namespace hognose {
namespace {

// Objects die at many depths of the native stack, and collections there count them. What a handler
// left on that stack would keep some of them alive: with a handler that lacks SA_ONSTACK, each of
// 60 runs took another amount of fuel.
const char* const kWatchesObjectsDie = R"(
import gc, weakref
class Watched: pass
dead = 0
def note(_):
    global dead
    dead += 1
watched, log = [], []
def key(n):
    for _ in range(3):
        one = Watched()
        watched.append(weakref.ref(one, note))
    one = None
    if n % 3 == 0:
        gc.collect()
        log.append(dead)
    return n
for _ in range(40):
    sorted(range(4), key=lambda _: max(map(key, range(4))))
print(dead, hash(tuple(log)))
)";

volatile sig_atomic_t alarms = 0;

class AlarmOnSignalStack {
 public:
  AlarmOnSignalStack() {
    struct sigaction action{};
    action.sa_handler = [](int) { alarms = alarms + 1; };
    action.sa_flags = SA_RESTART | SA_ONSTACK;
    sigaction(SIGALRM, &action, &previous_);
    constexpr timeval kPeriod{0, 60};
    const itimerval timer{kPeriod, kPeriod};
    setitimer(ITIMER_REAL, &timer, nullptr);
  }
  ~AlarmOnSignalStack() {
    const itimerval none{};
    setitimer(ITIMER_REAL, &none, nullptr);
    sigaction(SIGALRM, &previous_, nullptr);
  }

 private:
  struct sigaction previous_;
};

Outcome run() {
  SandboxOptions options;
  options.policy.allow_import("*");
  options.limits.max_time_seconds = 0;
  Sandbox sandbox(options);
  return sandbox.run(kWatchesObjectsDie);
}

TEST(SignalHandlers, ChangeNothingOnTheSignalStack) {
  const Outcome quiet = run();
  ASSERT_EQ(quiet.status, Status::Ok) << (quiet.error ? quiet.error->traceback : "");
  AlarmOnSignalStack alarm;
  for (int i = 0; i < 5; ++i) {
    const Outcome interrupted = run();
    EXPECT_EQ(interrupted.output, quiet.output);
    EXPECT_EQ(interrupted.steps, quiet.steps);
    EXPECT_EQ(interrupted.memory_peak_bytes, quiet.memory_peak_bytes);
  }
  EXPECT_GT(alarms, 0);
}

}  // namespace
}  // namespace hognose
