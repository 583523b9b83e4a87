// Runs random programs on several threads for a long time and ends them in every possible way.
//
//   tool_soak LIST SECONDS [THREADS [SEED]]
//
// LIST has a line for each program: its file and the options of its header, separated by tabs
// (tools/fuzz/soak.py writes it). Each program first runs alone, for reference. Then each thread
// picks programs at random and lets them finish, sets a limit that must stop them, or cancels them
// from another thread. A run that finishes must behave exactly as it did alone. A stopped run must
// report the right status, its output must be a prefix of the reference output (unless the guest
// may have caught an exception), and it must be within its limit. At the end, the process must have
// as many threads and file descriptors as before. Resident memory is printed for the caller to
// judge. Prints a line a minute and the figures. The exit code is 1 if there were failures.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "common/process_figures.h"
#include "common/script_options.h"

namespace {

using namespace hognose;
using Clock = std::chrono::steady_clock;

// Bounds the time of each program and always stops the longer ones at the same step.
constexpr uint64_t kMostSteps = 2'000'000;
constexpr double kMostSeconds = 60;  // never reached by a program within kMostSteps

enum class Ending {
  Own,
  Steps,
  WallTime,
  CpuTime,
  Memory,
  Output,
  Depth,
  Source,
  HostCalls,
  HostObjects,
  Cancel,
  Allocation,
  kCount,
};
constexpr size_t kEndings = static_cast<size_t>(Ending::kCount);
constexpr const char* kEndingNames[kEndings] = {
    "own end", "steps",       "wall time",  "cpu time",     "memory",    "output",
    "depth",   "source size", "host calls", "host objects", "cancelled", "failed allocation"};

struct Script {
  std::string file;
  std::string source;
  SandboxOptions options;
  Outcome alone;
  // Whether two runs alone had the same outcome. A program for which they had not, or which a time
  // limit stopped, only has to survive.
  bool is_steady = false;
};

struct Tally {
  uint64_t runs[kEndings] = {};
  uint64_t stopped[kEndings] = {};
  uint64_t failures = 0;

  void add(const Tally& other) {
    for (size_t i = 0; i < kEndings; ++i) {
      runs[i] += other.runs[i];
      stopped[i] += other.stopped[i];
    }
    failures += other.failures;
  }
  uint64_t total() const {
    uint64_t sum = 0;
    for (uint64_t count : runs) sum += count;
    return sum;
  }
};

// The memory peak is not compared, because the conservative scan of the native stack may keep
// objects alive depending on what earlier runs left there.
bool is_same(const Outcome& a, const Outcome& b) {
  return a.status == b.status && a.output == b.output && a.stderr_output == b.stderr_output &&
         a.steps == b.steps && a.error.has_value() == b.error.has_value() &&
         (!a.error || a.error->traceback == b.error->traceback);
}

bool is_stop(Status status) { return status != Status::Ok && status != Status::Error; }

std::string described(const Outcome& outcome) {
  return std::string(status_name(outcome.status)) +
         (outcome.error ? " " + outcome.error->type + ": " + outcome.error->message : "") + ", " +
         std::to_string(outcome.steps) + " steps, " + std::to_string(outcome.output.size()) +
         " bytes of output, peak " + std::to_string(outcome.memory_peak_bytes) +
         (outcome.stop_message.empty() ? "" : " (" + outcome.stop_message + ")");
}

// Cancels the run of one worker after a delay, and then repeatedly, because the run may not have
// begun at the first attempt.
class Canceller {
 public:
  Canceller() : thread_([this] { work(); }) {}
  ~Canceller() {
    {
      std::lock_guard lock(mutex_);
      ends_ = true;
    }
    changed_.notify_one();
    thread_.join();
  }

  void begin(Sandbox& sandbox, std::chrono::microseconds after) {
    {
      std::lock_guard lock(mutex_);
      sandbox_ = &sandbox;
      after_ = after;
    }
    changed_.notify_one();
  }
  void end() {
    std::lock_guard lock(mutex_);
    sandbox_ = nullptr;
  }

 private:
  void work() {
    std::unique_lock lock(mutex_);
    while (!ends_) {
      if (sandbox_ == nullptr) {
        changed_.wait(lock);
        continue;
      }
      changed_.wait_for(lock, after_);
      if (sandbox_ != nullptr) sandbox_->cancel();
      after_ = std::chrono::microseconds(200);
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  Sandbox* sandbox_ = nullptr;
  std::chrono::microseconds after_{0};
  bool ends_ = false;
  std::thread thread_;
};

class Worker {
 public:
  Worker(const std::vector<Script>& scripts, unsigned seed) : scripts_(scripts), random_(seed) {}

  void run_until(Clock::time_point end, std::atomic<uint64_t>& runs) {
    while (Clock::now() < end) {
      const Script& script = scripts_[below(scripts_.size())];
      // At least half of the runs are allowed to finish.
      auto ending = static_cast<Ending>(below(2) == 0 ? 0 : below(kEndings));
      run(script, ending);
      runs.fetch_add(1, std::memory_order_relaxed);
    }
  }

  const Tally& tally() const { return tally_; }

 private:
  uint64_t below(uint64_t bound) { return bound == 0 ? 0 : random_() % bound; }

  void run(const Script& script, Ending ending) {
    ++tally_.runs[static_cast<size_t>(ending)];
    SandboxOptions options = script.options;
    std::string_view source = script.source;
    limit(options.limits, source, script, ending);
    Sandbox sandbox(options);
    if (ending == Ending::Allocation) {
      SandboxDebug debug;
      debug.fail_allocation = 1 + below(3000);
      sandbox.set_debug(debug);
    }
    if (ending == Ending::HostCalls || ending == Ending::HostObjects) {
      run_with_host(sandbox, ending);
      return;
    }
    if (ending == Ending::Cancel) {
      canceller_.begin(sandbox, std::chrono::microseconds(below(5000)));
    }
    Outcome outcome = sandbox.run(source, script.file);
    if (ending == Ending::Cancel) canceller_.end();
    check(script, ending, options.limits, outcome);
  }

  void limit(Limits& limits, std::string_view source, const Script& script, Ending ending) {
    const Outcome& alone = script.alone;
    switch (ending) {
      case Ending::Steps: limits.max_steps = 1 + below(alone.steps); break;
      case Ending::WallTime:
        limits.max_time_seconds = 1e-5 * static_cast<double>(1 + below(500));
        break;
      case Ending::CpuTime:
        limits.max_cpu_seconds = 1e-5 * static_cast<double>(1 + below(500));
        break;
      case Ending::Memory: limits.max_memory_bytes = 1 + below(alone.memory_peak_bytes); break;
      case Ending::Output: limits.max_output_bytes = 1 + below(output_size(alone)); break;
      case Ending::Depth: limits.max_depth = 1 + static_cast<uint32_t>(below(30)); break;
      case Ending::Source: limits.max_source_bytes = 1 + below(source.size()); break;
      case Ending::HostCalls: limits.max_host_calls = 1 + below(100); break;
      case Ending::HostObjects: limits.max_host_objects = 1 + below(100); break;
      default: break;
    }
  }

  static size_t output_size(const Outcome& outcome) {
    return outcome.output.size() + outcome.stderr_output.size();
  }

  void run_with_host(Sandbox& sandbox, Ending ending) {
    struct Thing {};
    HostClass<Thing> things("Thing");
    things.constructor("Thing()", [](HostCall&) { return std::make_shared<Thing>(); });
    sandbox.expose_class(things);
    sandbox.define("tick()", [](HostCall&) { return 1; });
    Outcome outcome =
        sandbox.run(ending == Ending::HostCalls ? "import_ = 0\nwhile True: tick()\n"
                                                : "kept = []\nwhile True: kept.append(Thing())\n");
    bool is_right = outcome.status == Status::HostLimit ||
                    (is_stop(outcome.status) && outcome.status != Status::Cancelled);
    if (outcome.status == Status::HostLimit) ++tally_.stopped[static_cast<size_t>(ending)];
    if (!is_right) fail(scripts_[0], ending, outcome, "the limit of the host did not hold");
  }

  void check(const Script& script, Ending ending, const Limits& limits, const Outcome& outcome) {
    const Outcome& alone = script.alone;
    bool has_stopped = is_stop(outcome.status);
    if (has_stopped) {
      ++tally_.stopped[static_cast<size_t>(ending)];
      if (outcome.stop_message.empty()) fail(script, ending, outcome, "no message");
      if (outcome.error) fail(script, ending, outcome, "an error beside the status");
    }
    if (limits.max_steps != 0 && outcome.steps > limits.max_steps) {
      fail(script, ending, outcome, "too many steps");
    }
    if (outcome.memory_peak_bytes > limits.max_memory_bytes) {
      fail(script, ending, outcome, "too much memory");
    }
    if (limits.max_output_bytes != 0 && output_size(outcome) > limits.max_output_bytes) {
      fail(script, ending, outcome, "too much output");
    }
    if (!script.is_steady || is_same(outcome, alone)) return;
    if (has_stopped && !alone.output.starts_with(outcome.output) && !may_be_caught(ending)) {
      fail(script, ending, outcome, "its output is another");
    }
    if (!is_expected(script, ending, outcome)) fail(script, ending, outcome, "unexpected");
  }

  // The guest may catch the MemoryError or RecursionError and then do anything.
  static bool may_be_caught(Ending ending) {
    return ending == Ending::Memory || ending == Ending::Depth || ending == Ending::Allocation;
  }

  // Whether an outcome that differs from that of the run alone is allowed.
  static bool is_expected(const Script& script, Ending ending, const Outcome& outcome) {
    switch (ending) {
      case Ending::Steps:
        return outcome.status == Status::StepLimit || script.alone.status == Status::StepLimit;
      case Ending::WallTime:
      case Ending::CpuTime: return outcome.status == Status::Timeout;
      case Ending::Output: return outcome.status == Status::OutputLimit;
      case Ending::Cancel: return outcome.status == Status::Cancelled;
      case Ending::Source:
        return outcome.status == Status::Error && outcome.error &&
               outcome.error->type == "SyntaxError";
      case Ending::Memory:
      case Ending::Depth:
      case Ending::Allocation: return true;
      default: return false;
    }
  }

  void fail(const Script& script, Ending ending, const Outcome& outcome, const char* why) {
    if (++tally_.failures > 10) return;
    std::printf("FAIL %s [%s]: %s: %s; alone: %s\n", script.file.c_str(),
                kEndingNames[static_cast<size_t>(ending)], why, described(outcome).c_str(),
                described(script.alone).c_str());
    std::fflush(stdout);
  }

  const std::vector<Script>& scripts_;
  std::mt19937_64 random_;
  Canceller canceller_;
  Tally tally_;
};

std::vector<Script> read_list(const char* name) {
  std::vector<Script> scripts;
  std::istringstream lines(read_script(name));
  for (std::string line; std::getline(lines, line);) {
    std::istringstream fields(line);
    std::vector<std::string> words;
    for (std::string word; std::getline(fields, word, '\t');) words.push_back(word);
    Script script;
    script.file = words.front();
    script.source = read_script(script.file);
    script.options = options_of({words.begin() + 1, words.end()});
    Limits& limits = script.options.limits;
    limits.max_steps = std::min(limits.max_steps == 0 ? kMostSteps : limits.max_steps, kMostSteps);
    limits.max_time_seconds = kMostSeconds;
    Outcome first = Sandbox(script.options).run(script.source, script.file);
    script.alone = Sandbox(script.options).run(script.source, script.file);
    script.alone.return_value = {};  // may be big, and is not compared
    script.is_steady = script.alone.status != Status::Timeout && is_same(first, script.alone);
    if (!script.is_steady) std::printf("not held to its outcome: %s\n", script.file.c_str());
    scripts.push_back(std::move(script));
  }
  if (scripts.empty()) usage("no programs in the list");
  return scripts;
}

// A process makes the memory file of the boot image with its second engine, and keeps it. So two
// engines have to exist before descriptors are counted.
void run_two_engines() {
  Sandbox outer;
  outer.define("inner()", [](HostCall&) { return Sandbox().run("1").status == Status::Ok; });
  if (outer.run("assert inner()").status != Status::Ok) usage("a run within a run failed");
}

double minutes_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count() / 60;
}

int soak(const std::vector<Script>& scripts, double seconds, unsigned threads, unsigned seed) {
  std::vector<std::unique_ptr<Worker>> workers;
  for (unsigned i = 0; i < threads; ++i)
    workers.push_back(std::make_unique<Worker>(scripts, seed + i));
  std::atomic<uint64_t> runs{0};
  run_two_engines();
  // Resident memory is measured after a tenth of the time, when pools and allocator have filled.
  auto start = Clock::now();
  auto end =
      start + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  long threads_before = thread_count(), descriptors_before = descriptor_count();
  long resident_before = 0;
  std::vector<std::thread> running;
  for (const std::unique_ptr<Worker>& worker : workers) {
    running.emplace_back([&worker, end, &runs] { worker->run_until(end, runs); });
  }
  auto settled = start + (end - start) / 10;
  auto next_line = start + std::chrono::minutes(1);
  while (Clock::now() < end) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    if (resident_before == 0 && Clock::now() >= settled) resident_before = resident_kilobytes();
    if (Clock::now() < next_line) continue;
    next_line += std::chrono::minutes(1);
    std::printf("%.0f min: %llu runs, resident %ld KiB\n", minutes_since(start),
                static_cast<unsigned long long>(runs.load()), resident_kilobytes());
    std::fflush(stdout);
  }
  for (std::thread& thread : running) thread.join();
  double took = minutes_since(start) * 60;
  long resident_after = resident_kilobytes();
  long threads_after = thread_count(), descriptors_after = descriptor_count();

  Tally all;
  for (const std::unique_ptr<Worker>& worker : workers) all.add(worker->tally());
  for (size_t i = 0; i < kEndings; ++i) {
    std::printf("%-18s %9llu runs, %9llu stopped\n", kEndingNames[i],
                static_cast<unsigned long long>(all.runs[i]),
                static_cast<unsigned long long>(all.stopped[i]));
  }
  if (threads_after != threads_before || descriptors_after != descriptors_before) ++all.failures;
  std::printf("%zu programs, %u threads, %.0f s: %llu runs, %.1f runs a second\n", scripts.size(),
              threads, took, static_cast<unsigned long long>(all.total()),
              static_cast<double>(all.total()) / took);
  std::printf("resident after a tenth of the time %ld KiB, at the end %ld KiB\n", resident_before,
              resident_after);
  std::printf("threads %ld and %ld, file descriptors %ld and %ld\n", threads_before, threads_after,
              descriptors_before, descriptors_after);
  std::printf("%llu failures\n", static_cast<unsigned long long>(all.failures));
  return all.failures == 0 ? 0 : 1;
}

}  // namespace

int main(int count, char** words) {
  if (count < 3) usage("tool_soak LIST SECONDS [THREADS [SEED]]");
  std::vector<Script> scripts = read_list(words[1]);
  std::printf("%zu programs read, resident %ld KiB\n", scripts.size(), resident_kilobytes());
  std::fflush(stdout);
  return soak(scripts, std::atof(words[2]),
              count > 3 ? static_cast<unsigned>(std::atoi(words[3])) : 2,
              count > 4 ? static_cast<unsigned>(std::atoi(words[4])) : 1);
}
