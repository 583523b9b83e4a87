// Guest: runs guest code under tight limits and checks what must be true of every outcome.
//
// The code is source text, or a fixed program with globals. A violation aborts the process with a
// message, so that libFuzzer keeps the input. Each run has a new sandbox, so that a find depends on
// its input alone.
#pragma once

#include <signal.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hognose/sandbox.h"
#include "hognose/session.h"

namespace hognose::fuzz {

inline constexpr double kCpuSeconds = 0.3;
// A stop by time may be this late under the sanitizers. The best of kRunsWhenLate runs counts,
// because a busy machine delays single runs.
inline constexpr double kLateMilliseconds = 50;
inline constexpr int kRunsWhenLate = 4;
inline constexpr uint64_t kSteps = 150'000;
inline constexpr uint64_t kMemoryBytes = 64ull << 20;
inline constexpr uint64_t kOutputBytes = 1ull << 16;

using Globals = std::vector<std::pair<const char*, HostValue>>;

// Prints the find and aborts the process.
[[noreturn]] inline void report(const std::string& text) {
  std::fprintf(stderr, "FIND: %s\n", text.c_str());
  std::abort();
}

// Moves the handlers of libFuzzer, such as that of its alarm, to the signal stack. On the stack of
// a run, the registers that the system saves could keep dead objects alive (docs/security.md).
inline void use_signal_stack() {
  for (int number = 1; number < SIGRTMIN; ++number) {
    struct sigaction action{};
    if (sigaction(number, nullptr, &action) != 0 || (action.sa_flags & SA_ONSTACK) != 0) continue;
    if (action.sa_handler == SIG_DFL || action.sa_handler == SIG_IGN) continue;
    action.sa_flags |= SA_ONSTACK;
    sigaction(number, &action, nullptr);
  }
}

// Compiles the fixed program of a target. Aborts the process if it does not compile.
inline Program compile_or_report(std::string_view source, const char* filename) {
  ProgramOptions options;
  options.filename = filename;
  Program::Result result = Program::compile(source, options);
  if (!result.program) report("the target's own program: " + result.outcome.error->traceback);
  return *std::move(result.program);
}

class Guest {
 public:
  Guest() {
    static const bool once = (use_signal_stack(), true);
    (void)once;
    options.policy = Policy(Profile::Standard);
    options.limits.max_time_seconds = 0;
    options.limits.max_cpu_seconds = kCpuSeconds;
    options.limits.max_steps = kSteps;
    options.limits.max_memory_bytes = kMemoryBytes;
    options.limits.max_output_bytes = kOutputBytes;
    options.limits.max_host_calls = 2000;
    options.limits.max_host_objects = 2000;
  }

  template <class Source>  // a Program or a text
  Outcome run(const Source& source) const {
    Outcome outcome = run_once(source);
    double late = lateness(outcome);
    for (int i = 1; late > kLateMilliseconds && i < kRunsWhenLate; ++i) {
      late = std::min(late, lateness(run_once(source)));
    }
    if (late > kLateMilliseconds) {
      report("a stop by CPU time came " + std::to_string(late) + " ms late");
    }
    return outcome;
  }

  // Two runs must not differ, unless a clock ended one (H4).
  template <class Source>
  Outcome run_twice(const Source& source) const {
    Outcome first = run(source), second = run(source);
    if (first.status == Status::Timeout || second.status == Status::Timeout) return first;
    if (first.status != second.status || first.output != second.output ||
        first.stderr_output != second.stderr_output || first.steps != second.steps ||
        first.memory_peak_bytes != second.memory_peak_bytes ||
        first.stop_message != second.stop_message) {
      report("two runs differ: " + described(first) + " and " + described(second));
    }
    return first;
  }

  static std::string described(const Outcome& outcome) {
    std::string text(status_name(outcome.status));
    if (outcome.error) text += " " + outcome.error->traceback;
    return text + " " + outcome.stop_message + "\nstderr: " + outcome.stderr_output + "\nsteps " +
           std::to_string(outcome.steps) + ", peak " + std::to_string(outcome.memory_peak_bytes) +
           ", output of " + std::to_string(outcome.output.size()) + " bytes";
  }

  SandboxOptions options;
  SandboxDebug debug;
  Globals globals;
  bool has_host_objects = false;  // defines a host function, a host class and a view of host data
  bool is_session = false;        // the runs share their globals
  int times = 1;                  // consecutive runs in the same sandbox

 private:
  struct Box {
    HostValue content;
  };

  template <class Source>
  Outcome run_once(const Source& source) const {
    if (is_session) {
      Session session(options);
      return run_in(session, source);
    }
    Sandbox sandbox(options);
    return run_in(sandbox, source);
  }

  template <class Source>
  Outcome run_in(Sandbox& sandbox, const Source& source) const {
    if (!sandbox.ready()) report("no sandbox could be had");
    sandbox.set_debug(debug);
    for (const auto& [name, value] : globals) sandbox.set_global(name, value);
    if (has_host_objects) give_host_objects(sandbox);
    Outcome outcome;
    for (int i = 0; i < times; ++i) {
      outcome = sandbox.run(source);
      check(outcome);
    }
    // The sandbox must work after a stop, unless its limits are too tight for anything.
    bool is_stop = outcome.status != Status::Ok && outcome.status != Status::Error;
    if (is_stop && debug.fail_allocation == 0 && options.limits.max_steps == kSteps) {
      Outcome after = sandbox.run("6 * 7");
      if (after.status != Status::Ok || after.return_value.integer != 42) {
        report("a run after a stop: " + described(after));
      }
    }
    return outcome;
  }

  static void give_host_objects(Sandbox& sandbox) {
    sandbox.define("echo(*values, **named)", [](HostCall& call) {
      return HostValue::tuple({std::move(call[0]), std::move(call[1])});
    });
    HostClass<Box> boxes("Box");
    boxes.constructor("Box(content=None)", [](HostCall& call) {
      return std::make_shared<Box>(Box{std::move(call[0])});
    });
    boxes.field(
        "content", [](Box& box) { return box.content; },
        [](Box& box, HostValue& value) { box.content = std::move(value); });
    boxes.method("__len__(self)", [](Box& box) { return box.content.text.size(); });
    boxes.allow_subclasses();
    sandbox.expose_class(boxes);
    HostValue data = HostValue::dict({{"list", HostValue::list({1, 2.5, "x", HostValue()})},
                                      {1, HostValue::tuple({HostValue::bytes("ab"), true})}});
    sandbox.set_global("view", HostValue::view(std::move(data)));
  }

  void check(const Outcome& outcome) const {
    const Limits& limits = options.limits;
    bool is_stop = outcome.status != Status::Ok && outcome.status != Status::Error;
    if (outcome.status == Status::InternalError) report(described(outcome));
    if (is_stop == outcome.stop_message.empty()) report("stop message: " + described(outcome));
    if (outcome.error.has_value() != (outcome.status == Status::Error)) {
      report("status and error disagree: " + described(outcome));
    }
    if (outcome.steps > limits.max_steps) report("too many steps: " + described(outcome));
    if (outcome.memory_peak_bytes > limits.max_memory_bytes) {
      report("too much memory: " + described(outcome));
    }
    if (outcome.output.size() + outcome.stderr_output.size() > limits.max_output_bytes) {
      report("too much output: " + described(outcome));
    }
    if (outcome.error && outcome.error->message.starts_with("the compiler lost")) {
      report(described(outcome));
    }
    if (outcome.error && outcome.error->type == "SystemError") {
      for (const char* own : {"damaged", "corrupt", "bad bytecode", "does not compile"}) {
        if (outcome.error->message.find(own) != std::string::npos) report(described(outcome));
      }
    }
  }

  static double lateness(const Outcome& outcome) {
    return outcome.cpu_milliseconds - kCpuSeconds * 1e3;
  }
};

// A fixed program that performs operations on the input in its globals. It raises AssertionError
// if a check fails, and handles the errors that its operations may raise.
class FixedProgram {
 public:
  FixedProgram(std::string_view source, const char* filename)
      : filename_(filename), program_(compile_or_report(source, filename)) {}

  enum class BadGlobals : uint8_t { Reported, Expected };

  // BadGlobals::Expected: a guest may refuse the globals, before the program begins.
  HostValue run(Globals globals, BadGlobals bad = BadGlobals::Reported) const {
    Guest guest;
    guest.options.policy.allow_import("*");
    guest.globals = std::move(globals);
    Outcome outcome = guest.run(program_);
    if (outcome.error && outcome.error->type != "RecursionError" &&
        outcome.error->type != "MemoryError" &&
        (bad == BadGlobals::Reported || is_of_program(*outcome.error))) {
      report(outcome.error->traceback);
    }
    return std::move(outcome.return_value);
  }

 private:
  bool is_of_program(const OutcomeError& error) const {
    return error.traceback.find('"' + filename_ + '"') != std::string::npos;
  }

  std::string filename_;
  Program program_;
};

}  // namespace hognose::fuzz
