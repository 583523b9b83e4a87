// Measures how much a sandbox that limits stop repeatedly slows down the others in its process.
//
//   tool_neighbours [THREADS [SECONDS]]
//
// THREADS-1 threads run an ordinary program, while one thread, the disturber, does nothing or hits
// the same limit repeatedly. Rounds with and without the disturber alternate, SECONDS in total for
// each limit. Throughput is the number of ordinary runs per second of CPU time of their threads, so
// that other work on the machine does not matter. Prints a line for each limit: the number of stops
// and the throughput relative to that without the disturber. The exit code is 1 if a run had a
// wrong outcome.
#include <time.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include "hognose/sandbox.h"

namespace {

using namespace hognose;
using Clock = std::chrono::steady_clock;

constexpr double kRoundSeconds = 0.25;

constexpr const char* kOrdinary = R"(
class Account:
    def __init__(self, owner): self.owner, self.entries = owner, []
    def add(self, amount): self.entries.append(amount)
    def total(self): return sum(self.entries)
accounts = {str(i): Account(str(i)) for i in range(50)}
for i in range(2000): accounts[str(i % 50)].add(i)
sum(account.total() for account in accounts.values())
)";
constexpr int64_t kOrdinaryValue = 1999000;

struct Disturber {
  const char* name;
  Status status;
  const char* source;
  void (*limit)(Limits& limits);
};

constexpr const char* kLoop = "while True: pass\n";
constexpr Disturber kDisturbers[] = {
    {"fuel", Status::StepLimit, kLoop, [](Limits& limits) { limits.max_steps = 100'000; }},
    {"wall time", Status::Timeout, kLoop, [](Limits& limits) { limits.max_time_seconds = 0.002; }},
    {"cpu time", Status::Timeout, kLoop, [](Limits& limits) { limits.max_cpu_seconds = 0.002; }},
    {"memory", Status::MemoryError, "kept = []\nwhile True: kept.append([0] * 1000)\n",
     [](Limits& limits) { limits.max_memory_bytes = 64 << 20; }},
    {"output", Status::OutputLimit, "while True: print('x' * 1000)\n",
     [](Limits& limits) { limits.max_output_bytes = 1 << 20; }},
    {"host calls", Status::HostLimit, "while True: tick()\n",
     [](Limits& limits) { limits.max_host_calls = 10'000; }},
    {"cancel", Status::Cancelled, "while True: tick()\n", [](Limits&) {}},
};

double thread_seconds() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

struct Work {
  uint64_t runs = 0;
  double cpu_seconds = 0;
  double rate() const { return cpu_seconds > 0 ? static_cast<double>(runs) / cpu_seconds : 0; }
};

class Measurement {
 public:
  explicit Measurement(unsigned threads) : threads_(threads) {}

  // Runs one round and adds its figures to `work`. A null disturber means none.
  void round(const Disturber* disturber, Work& work) {
    auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                  std::chrono::duration<double>(kRoundSeconds));
    std::vector<Work> parts(threads_ - 1);
    std::vector<std::thread> threads;
    for (Work& part : parts) threads.emplace_back([this, &part, end] { ordinary(part, end); });
    if (disturber != nullptr)
      threads.emplace_back([this, disturber, end] { disturb(*disturber, end); });
    for (std::thread& thread : threads) thread.join();
    for (const Work& part : parts) {
      work.runs += part.runs;
      work.cpu_seconds += part.cpu_seconds;
    }
  }

  uint64_t take_stops() { return stops_.exchange(0); }
  uint64_t wrong() const { return wrong_.load(); }

 private:
  void ordinary(Work& work, Clock::time_point end) {
    double start = thread_seconds();
    while (Clock::now() < end) {
      Outcome outcome = Sandbox().run(kOrdinary);
      if (outcome.status != Status::Ok || outcome.return_value.integer != kOrdinaryValue) ++wrong_;
      ++work.runs;
    }
    work.cpu_seconds = thread_seconds() - start;
  }

  void disturb(const Disturber& disturber, Clock::time_point end) {
    while (Clock::now() < end) {
      SandboxOptions options;
      disturber.limit(options.limits);
      Sandbox sandbox(options);
      int ticks = 0;
      sandbox.define("tick()", [&](HostCall&) {
        if (disturber.status == Status::Cancelled && ++ticks == 1000) sandbox.cancel();
      });
      Outcome outcome = sandbox.run(disturber.source);
      if (outcome.status != disturber.status) ++wrong_;
      ++stops_;
    }
  }

  unsigned threads_;
  std::atomic<uint64_t> stops_{0};
  std::atomic<uint64_t> wrong_{0};
};

}  // namespace

int main(int count, char** words) {
  unsigned threads = count > 1 ? static_cast<unsigned>(std::atoi(words[1])) : 2;
  double seconds = count > 2 ? std::atof(words[2]) : 10;
  if (threads < 2) {
    std::fprintf(stderr, "tool_neighbours: at least two threads\n");
    return 2;
  }
  Measurement measurement(threads);
  Work warm_up;
  measurement.round(nullptr, warm_up);
  for (const Disturber& disturber : kDisturbers) {
    Work alone, beside;
    for (double spent = 0; spent < seconds; spent += 2 * kRoundSeconds) {
      measurement.round(nullptr, alone);
      measurement.round(&disturber, beside);
    }
    std::printf("%-10s stopped %6llu times: others %.0f runs per CPU second, alone %.0f: %.3f\n",
                disturber.name, static_cast<unsigned long long>(measurement.take_stops()),
                beside.rate(), alone.rate(), beside.rate() / alone.rate());
    std::fflush(stdout);
  }
  std::printf("%llu wrong outcomes\n", static_cast<unsigned long long>(measurement.wrong()));
  return measurement.wrong() == 0 ? 0 : 1;
}
