// Measures what a session costs.
//
//   tool_sessions
//
// Prints, for sessions of several sizes, the time of a run that does nothing, with and without a
// checkpoint before it, and the time of a rollback. Also the time of ten cells that each call a
// host function, and of ten that each wait for the host.
#include <chrono>
#include <cstdio>
#include <string>

#include "hognose/session.h"

namespace {

using namespace hognose;
using Clock = std::chrono::steady_clock;

SandboxOptions options() {
  SandboxOptions options;
  options.limits.max_memory_bytes = 512 << 20;
  options.limits.max_time_seconds = 0;
  return options;
}

template <class Body>
double microseconds_of(int times, Body body) {
  body();
  double best = 1e9;
  for (int i = 0; i < times; ++i) {
    auto start = Clock::now();
    body();
    best = std::min(best, std::chrono::duration<double, std::micro>(Clock::now() - start).count());
  }
  return best;
}

double time_of_rollbacks(Session& session, int times) {
  double best = 1e9;
  for (int i = 0; i < times; ++i) {
    session.run("y = 1");
    auto start = Clock::now();
    if (!session.rollback()) return -1;
    best = std::min(best, std::chrono::duration<double, std::micro>(Clock::now() - start).count());
  }
  return best;
}

void measure(int kilobytes) {
  // A list of strings: cells of many sizes, and one large array.
  const std::string fill =
      "x = [str(i) * 4 for i in range(" + std::to_string(kilobytes * 14) + ")]";
  const int times = kilobytes > 10'000 ? 20 : 200;
  Session copied(options());
  Session plain(options(), AfterStop::Discard);
  copied.run(fill);
  plain.run(fill);
  const double with = microseconds_of(times, [&] { copied.run("1"); });
  const double without = microseconds_of(times, [&] { plain.run("1"); });
  const double bytes = static_cast<double>(copied.run("1").memory_peak_bytes);
  std::printf(
      "session of %8.0f KiB: run %8.1f us, without a checkpoint %6.1f us, rollback %8.1f us\n",
      bytes / 1024, with, without, time_of_rollbacks(copied, times));
}

}  // namespace

int main() {
  for (int kilobytes : {0, 100, 500, 5'000, 50'000}) measure(kilobytes);
  auto ten_cells = [] {
    Session session(options());
    session.define("tool(n: int)", [](int64_t n) { return n + 1; });
    session.run("x = 0");
    for (int i = 0; i < 10; ++i) session.run("x = tool(x)\nx");
  };
  std::printf("a session of ten cells with a call each: %.1f us\n",
              microseconds_of(200, ten_cells));
  auto ten_waits = [] {
    Session session(options());
    session.define_waiting("tool(n: int)");
    session.run("x = 0");
    for (int i = 0; i < 10; ++i) {
      Progress progress = session.start("x = tool(x)\nx");
      while (progress.waiting) {
        const WaitingCall& call = progress.waiting->calls.at(0);
        progress = session.resume({{call.id, call.arguments.at(0).integer + 1}});
      }
    }
  };
  std::printf("the same with calls that wait: %.1f us\n", microseconds_of(200, ten_waits));
}
