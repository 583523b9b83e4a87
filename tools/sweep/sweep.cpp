// Runs one program repeatedly, interrupts it at a different point each time, and compares each run
// with the whole run, which is not interrupted.
//
//   tool_sweep KIND SAMPLES SECONDS FILE [options of `hognose run`]
//
// KIND is what happens at a point:
//   allocation         the allocation fails
//   steps              the fuel is used up
//   cancel             the run is cancelled, at a line event
//   fault-allocation   the allocation faults, in each of the ways of DebugFault in turn
//   fault-instruction  the instruction faults, likewise
//   stack              the check of the native stack fails
//   waiting-allocation, waiting-steps
//                      as above, and the run waits for the host now and then, also before the point
//
// The tool finds out how many points the whole run has and interrupts the program at SAMPLES of
// them, or at all if there are fewer, for about SECONDS. An interrupted run must report the right
// status, and its output must be a prefix of the whole output. Any other run must equal the whole
// run, and so must the next run after a fault. With `stack` the program may handle the
// RecursionError, so the run may end in any way except by a fault, and the next run must equal the
// whole run. The memory of the process must not grow, except for a bounded amount for each fault.
//
// Prints `at N` on stderr before each run, to identify a crash. Prints a line for each problem and
// then one line of figures on stdout. tools/sweep/sweeps.py reads both.
#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/process_figures.h"
#include "common/script_options.h"
#include "hognose/sandbox.h"

namespace {

using namespace hognose;

enum class Kind { Allocation, Steps, Cancel, FaultAtAllocation, FaultAtInstruction, Stack };

// Allocations from one wait to the next, a number that few loops have.
constexpr uint32_t kWaitEvery = 13;
constexpr uint64_t kFaults = static_cast<uint64_t>(DebugFault::Abort) + 1;
// The host memory that a fault may leave allocated: the parts of an engine outside its large
// mappings, and the memory that the run was holding, which is at most what it had charged.
constexpr long kKilobytesOfFault = 512;

// The memory of the process: what is resident, and what is allocated from the C library.
struct Kilobytes {
  long resident = 0;
  long allocated = 0;

  Kilobytes operator-(const Kilobytes& other) const {
    return {resident - other.resident, allocated - other.allocated};
  }
};

Kilobytes kilobytes() {
  const auto allocated = mallinfo2();
  return {resident_kilobytes(), static_cast<long>((allocated.uordblks + allocated.hblkhd) / 1024)};
}

struct Arguments {
  Kind kind = Kind::Steps;
  bool waits = false;
  uint64_t samples = 0;
  double seconds = 0;
  std::string file;
  std::string source;
  SandboxOptions options;
};

Arguments parse(int count, char** words) {
  if (count < 5) usage("KIND SAMPLES SECONDS FILE [options]");
  Arguments arguments;
  std::string kind = words[1];
  constexpr std::string_view kWaiting = "waiting-";
  arguments.waits = kind.starts_with(kWaiting);
  if (arguments.waits) kind.erase(0, kWaiting.size());
  if (kind == "allocation") {
    arguments.kind = Kind::Allocation;
  } else if (kind == "cancel") {
    arguments.kind = Kind::Cancel;
  } else if (kind == "fault-allocation") {
    arguments.kind = Kind::FaultAtAllocation;
  } else if (kind == "fault-instruction") {
    arguments.kind = Kind::FaultAtInstruction;
  } else if (kind == "stack") {
    arguments.kind = Kind::Stack;
  } else if (kind != "steps") {
    usage("unknown kind " + kind);
  }
  arguments.samples = std::strtoull(words[2], nullptr, 10);
  arguments.seconds = std::atof(words[3]);
  arguments.file = words[4];
  arguments.source = read_script(arguments.file);
  arguments.options = options_of({words + 5, words + count});
  return arguments;
}

// Cancels the run at line event number `at`.
class CancelAt : public Observer {
 public:
  void on_event(const Event&) override {
    if (++count == at) sandbox->cancel();
  }
  Sandbox* sandbox = nullptr;
  uint64_t count = 0;
  uint64_t at = 0;
};

class Sweep {
 public:
  explicit Sweep(Arguments arguments) : arguments_(std::move(arguments)) {}

  int run() {
    whole_ = run_to(0);
    uint64_t points = count_points();
    std::vector<uint64_t> chosen = choose(points);
    const size_t done = interrupt_at(chosen);
    // A leak in each run would add up over many runs. Pools and the allocator keep more after some
    // runs than after others, but not when the same runs are made again.
    if (done > 100 && grows_too_much()) {
      stopped_ = unchanged_ = raised_ = timed_ = held_ = 0;
      chosen.resize(done);
      const Kilobytes before = kilobytes();
      interrupt_at(chosen);
      grown_ = kilobytes() - before;
      if (grows_too_much()) {
        problem(0, "memory grew by " + std::to_string(grown_.resident) + " KiB, " +
                       std::to_string(grown_.allocated) + " of them allocated");
      }
    }
    // A program that does not compile may allocate nothing at all, and a short one fewer than
    // kWaitEvery times.
    if (arguments_.waits && waits_ == 0 && points > 2000 && whole_.status == Status::Ok) {
      problem(0, "no run has waited");
    }
    std::printf(
        "points %llu runs %zu stopped %llu whole %llu raised %llu timed %llu problems %llu\n",
        static_cast<unsigned long long>(points), done, static_cast<unsigned long long>(stopped_),
        static_cast<unsigned long long>(unchanged_), static_cast<unsigned long long>(raised_),
        static_cast<unsigned long long>(timed_), static_cast<unsigned long long>(problems_));
    std::fprintf(stderr, "grew by %ld KiB, %ld of them allocated; charged %llu KiB\n",
                 grown_.resident, grown_.allocated, static_cast<unsigned long long>(held_ / 1024));
    return problems_ == 0 ? 0 : 1;
  }

 private:
  // Returns the number of runs. Sets grown_ to the growth of memory after the first quarter.
  size_t interrupt_at(const std::vector<uint64_t>& chosen) {
    constexpr size_t kFewest = 4;
    const double limit = seconds() + arguments_.seconds;
    size_t done = 0;
    std::optional<Kilobytes> before;
    for (uint64_t at : chosen) {
      check(at, run_to(at));
      if (faults() || arguments_.kind == Kind::Stack) check_next(at);
      if (++done == chosen.size() / 4 + 5) before = kilobytes();
      if (done >= kFewest && seconds() > limit) break;
    }
    grown_ = before ? kilobytes() - *before : Kilobytes();
    return done;
  }

  bool grows_too_much() const {
    constexpr long kMost = 8192;
    if (!faults()) return grown_.resident > kMost;
    const long of_faults = kMost + static_cast<long>(stopped_) * kKilobytesOfFault;
    return grown_.resident - grown_.allocated > of_faults ||
           grown_.allocated > of_faults + static_cast<long>(held_ / 1024);
  }

  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }

  // Runs the program and interrupts it at point `at`; 0 means a whole run.
  Outcome run_to(uint64_t at) {
    std::fprintf(stderr, "at %llu\n", static_cast<unsigned long long>(at));
    Runtime::shared()->release_memory();  // so that every run compiles the program
    SandboxOptions options = arguments_.options;
    if (arguments_.kind == Kind::Steps && at != 0) options.limits.max_steps = at;
    Sandbox sandbox(std::move(options));
    SandboxDebug debug;
    if (arguments_.kind == Kind::Allocation) debug.fail_allocation = at;
    if (arguments_.kind == Kind::Stack) debug.exhaust_stack_at = at;
    // The whole run never waits, but looks for waits at the same places.
    if (arguments_.waits) debug.wait_every = at != 0 ? kWaitEvery : UINT32_MAX;
    if (faults() && at != 0) {
      (arguments_.kind == Kind::FaultAtAllocation ? debug.fault_at_allocation
                                                  : debug.fault_at_instruction) = at;
      debug.fault = static_cast<DebugFault>(at % kFaults);
    }
    sandbox.set_debug(debug);
    if (arguments_.kind == Kind::Cancel) {
      observer_->sandbox = &sandbox;
      observer_->count = 0;
      observer_->at = at;
      sandbox.add_observer(observer_, {{EventKind::Line}, LibraryCode::Shown});
    }
    if (!arguments_.waits) return sandbox.run(arguments_.source, arguments_.file);
    Progress progress = sandbox.start(arguments_.source, arguments_.file);
    for (; progress.waiting; progress = sandbox.resume()) ++waits_;
    return std::move(progress.outcome);
  }

  bool faults() const {
    return arguments_.kind == Kind::FaultAtAllocation ||
           arguments_.kind == Kind::FaultAtInstruction;
  }

  // Checks that the next run in the process is not affected.
  void check_next(uint64_t at) {
    Outcome next = run_to(0);
    if (next.status == Status::Timeout || whole_.status == Status::Timeout) return;
    if (next.status != whole_.status || next.output != whole_.output ||
        next.steps != whole_.steps || next.memory_peak_bytes != whole_.memory_peak_bytes) {
      problem(at, "the run after it is another: " + text_of(next) +
                      "; the whole run: " + text_of(whole_));
    }
  }

  bool is_ended(const Outcome& outcome) const {
    switch (arguments_.kind) {
      case Kind::Allocation: return outcome.status == Status::MemoryError;
      case Kind::Steps: return outcome.status == Status::StepLimit;
      case Kind::Cancel: return outcome.status == Status::Cancelled;
      case Kind::FaultAtAllocation:
      case Kind::FaultAtInstruction: return outcome.status == Status::InternalError;
      case Kind::Stack: return !is_whole(outcome);
    }
    return false;
  }

  bool is_whole(const Outcome& outcome) const {
    return outcome.status == whole_.status && outcome.output == whole_.output &&
           outcome.stderr_output == whole_.stderr_output && outcome.steps == whole_.steps &&
           outcome.error.has_value() == whole_.error.has_value();
  }

  // Returns how many points a whole run has, by doubling and bisection if it is not known.
  uint64_t count_points() {
    if (arguments_.kind == Kind::Steps) return whole_.steps;
    if (arguments_.kind == Kind::Cancel) return observer_->count;
    if (is_ended(whole_)) return 2000;  // the whole run ends in the same way, so guess
    uint64_t ended = 0, beyond = 1;
    // Beyond kSurely points the search is limited in time. A lower bound is good enough.
    constexpr uint64_t kSurely = 4096;
    while ((beyond <= kSurely || seconds() < arguments_.seconds) && is_ended(run_to(beyond))) {
      ended = beyond;
      beyond *= 2;
    }
    while (beyond - ended > 1 && seconds() < 2 * arguments_.seconds) {
      uint64_t middle = ended + (beyond - ended) / 2;
      (is_ended(run_to(middle)) ? ended : beyond) = middle;
    }
    return ended;
  }

  // Returns all points, or evenly spaced ones including the first and the last.
  std::vector<uint64_t> choose(uint64_t points) const {
    std::vector<uint64_t> chosen;
    uint64_t samples = std::max<uint64_t>(arguments_.samples, 4);
    if (points <= samples) {
      for (uint64_t at = 1; at <= points; ++at) chosen.push_back(at);
    } else {
      for (uint64_t i = 0; i < samples; ++i) {
        chosen.push_back(
            1 + static_cast<uint64_t>(static_cast<double>(i) * static_cast<double>(points - 1) /
                                      static_cast<double>(samples - 1)));
      }
    }
    // Interleave the points, so that a sweep that runs out of time has covered all parts.
    std::vector<uint64_t> spread;
    constexpr size_t kStride = 7;
    for (size_t first = 0; first < kStride; ++first) {
      for (size_t i = first; i < chosen.size(); i += kStride) spread.push_back(chosen[i]);
    }
    return spread;
  }

  void check(uint64_t at, const Outcome& outcome) {
    if (outcome.status == Status::Timeout || whole_.status == Status::Timeout) {
      ++timed_;  // the point of a timeout depends on the machine
      return;
    }
    if (arguments_.kind == Kind::Stack && is_ended(outcome)) {
      ++stopped_;
      if (outcome.status == Status::InternalError) problem(at, outcome.stop_message);
      return;
    }
    if (is_ended(outcome)) {
      ++stopped_;
      held_ += outcome.memory_peak_bytes;
      if (!is_beginning(outcome.output, whole_.output)) problem(at, "its output is another");
      if (outcome.error) problem(at, "an error beside the status");
      if (outcome.stop_message.empty()) problem(at, "no message");
      if (arguments_.kind == Kind::Steps && outcome.steps != at && !is_ended(whole_)) {
        problem(at, "reports " + std::to_string(outcome.steps) + " steps");
      }
      return;
    }
    if (is_whole(outcome)) {
      ++unchanged_;
    } else if (arguments_.kind == Kind::Allocation && outcome.status == Status::Error &&
               outcome.error && outcome.error->type == "MemoryError") {
      ++raised_;  // as for a request that could never fit
    } else {
      problem(at, text_of(outcome) + "; the whole run: " + text_of(whole_));
    }
  }

  static std::string text_of(const Outcome& outcome) {
    return "status " + std::string(status_name(outcome.status)) +
           (outcome.error ? " " + outcome.error->type + ": " + outcome.error->message : "") + ", " +
           std::to_string(outcome.steps) + " steps, " + std::to_string(outcome.memory_peak_bytes) +
           " bytes, " + std::to_string(outcome.output.size()) + " of output";
  }

  static bool is_beginning(const std::string& part, const std::string& whole) {
    return part.size() <= whole.size() && whole.compare(0, part.size(), part) == 0;
  }

  void problem(uint64_t at, const std::string& text) {
    if (++problems_ <= 5) {
      std::printf("PROBLEM at %llu: %s\n", static_cast<unsigned long long>(at), text.c_str());
    }
  }

  Arguments arguments_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::shared_ptr<CancelAt> observer_ = std::make_shared<CancelAt>();
  Outcome whole_;
  uint64_t held_ = 0;  // the bytes that the runs with faults had charged
  Kilobytes grown_;
  uint64_t stopped_ = 0, unchanged_ = 0, raised_ = 0, timed_ = 0, problems_ = 0;
  uint64_t waits_ = 0;
};

}  // namespace

int main(int count, char** words) { return Sweep(parse(count, words)).run(); }
