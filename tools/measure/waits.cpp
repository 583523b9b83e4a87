// Measures what it costs to wait for the host.
//
//   tool_waits [RUNS]
//
// Prints the time of a call that a host function answers at once, and of a call that waits and is
// resumed on the same thread, in place and parked. Then the memory and the mappings of each of RUNS
// (default 1000) runs that wait at the same time, and the time to start and to end one. The exit
// code is 1 if a run did not wait.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "hognose/sandbox.h"

namespace {

using namespace hognose;
using Clock = std::chrono::steady_clock;

constexpr int kCalls = 100'000;
constexpr int kParkedCalls = 5'000;
constexpr const char* kWaiter = R"(
text = [str(i) for i in range(100)]
def step(word): return ask(word)
print(step(text[5]))
)";

double nanoseconds_since(Clock::time_point start, size_t parts) {
  const double all = std::chrono::duration<double, std::nano>(Clock::now() - start).count();
  return all / static_cast<double>(parts);
}

std::string calls(int count) { return "for i in range(" + std::to_string(count) + "): ask(i)"; }

SandboxOptions options() {
  SandboxOptions options;
  options.limits.max_time_seconds = 0;
  return options;
}

double time_of_immediate_calls() {
  Sandbox sandbox(options());
  sandbox.define("ask(x)", [](int64_t x) { return x; });
  auto start = Clock::now();
  sandbox.run(calls(kCalls));
  return nanoseconds_since(start, kCalls);
}

double time_of_waiting_calls(int count, bool parks) {
  Sandbox sandbox(options());
  SandboxDebug debug;
  debug.park = parks ? static_cast<uint64_t>(count) : 0;
  sandbox.set_debug(debug);
  sandbox.define_waiting("ask(x)");
  auto start = Clock::now();
  Progress progress = sandbox.start(calls(count));
  while (progress.waiting) {
    WaitingCall& call = progress.waiting->calls.front();
    std::vector<Answer> answers;
    answers.push_back({call.id, std::move(call.arguments.front())});
    progress = sandbox.resume(std::move(answers));
  }
  return nanoseconds_since(start, static_cast<size_t>(count));
}

// The boot image, which all runs share, is not anonymous memory.
long anonymous_kilobytes() {
  std::ifstream status("/proc/self/status");
  long kilobytes = 0;
  for (std::string word; status >> word;) {
    if (word == "RssAnon:") status >> kilobytes;
  }
  return kilobytes;
}

long mapping_count() {
  std::ifstream maps("/proc/self/maps");
  long count = 0;
  for (std::string line; std::getline(maps, line);) ++count;
  return count;
}

}  // namespace

int main(int argc, char** argv) {
  const size_t runs = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 1000;
  std::printf("call that is answered at once: %.0f ns\n", time_of_immediate_calls());
  std::printf("call that waits: %.0f ns\n", time_of_waiting_calls(kCalls, false));
  std::printf("call that waits, parked: %.0f ns\n", time_of_waiting_calls(kParkedCalls, true));

  const Program::Result program = Program::compile(kWaiter);
  std::vector<std::unique_ptr<Sandbox>> sandboxes;
  const long memory = anonymous_kilobytes(), mappings = mapping_count();
  auto start = Clock::now();
  for (size_t i = 0; i < runs; ++i) {
    sandboxes.push_back(std::make_unique<Sandbox>(options()));
    sandboxes.back()->define_waiting("ask(x)");
    if (!sandboxes.back()->start(*program.program).waiting) {
      std::printf("run %zu of %zu does not wait\n", i + 1, runs);
      return 1;
    }
  }
  const auto each = [&](long total) {
    return static_cast<double>(total) / static_cast<double>(runs);
  };
  std::printf("%zu runs that wait: %.0f KiB of memory and %.1f mappings each\n", runs,
              each(anonymous_kilobytes() - memory), each(mapping_count() - mappings));
  std::printf("to start one: %.1f us\n", nanoseconds_since(start, runs) / 1000);
  start = Clock::now();
  for (auto& sandbox : sandboxes) {
    sandbox->resume({{1, "text"}});
    sandbox.reset();
  }
  std::printf("to end one: %.1f us\n", nanoseconds_since(start, runs) / 1000);
}
