// How fast a run starts: from source text to Outcome in a warm sandbox, on one thread.
//
// The programs are `1+1`, a script of 40 lines such as a language model writes, and 300 lines of
// definitions. bench/start.py measures CPython's exec on the same texts. With `1+1`, a new sandbox
// for each run is measured too, under a profile and under a policy of the host.
#include <benchmark/benchmark.h>

#include <fstream>
#include <sstream>
#include <string>

#include "hognose/sandbox.h"

namespace {

std::string read_program(const char* name) {
  std::ifstream file(std::string(HOGNOSE_BENCH_DIR) + "/start/" + name);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

void run_source(benchmark::State& state, const std::string& source) {
  hognose::Sandbox sandbox;
  for (auto _ : state) {
    hognose::Outcome outcome = sandbox.run(source, "bench.py");
    if (outcome.status != hognose::Status::Ok) {
      state.SkipWithError(outcome.error ? outcome.error->traceback.c_str() : "stopped");
      break;
    }
    benchmark::DoNotOptimize(outcome);
  }
  state.SetItemsProcessed(static_cast<int64_t>(state.iterations()));
}

void one_plus_one(benchmark::State& state) { run_source(state, "1+1"); }
void script_of_40_lines(benchmark::State& state) { run_source(state, read_program("script.py")); }
void definitions_of_300_lines(benchmark::State& state) {
  run_source(state, read_program("definitions.py"));
}

// Uses a new sandbox for each run, as a host does that serves strangers.
void new_sandbox(benchmark::State& state, const hognose::SandboxOptions& options) {
  for (auto _ : state) {
    hognose::Sandbox sandbox(options);
    benchmark::DoNotOptimize(sandbox.run("1+1", "bench.py"));
  }
}

void new_sandbox_strict(benchmark::State& state) { new_sandbox(state, {}); }

// The policy of docs/policy_files.md.
void new_sandbox_custom(benchmark::State& state) {
  hognose::SandboxOptions options;
  hognose::Policy& policy = options.policy;
  policy.set_name("lessons");
  bool failed = policy.add_feature("math") || policy.remove_feature("exit") ||
                policy.add_builtin("input") || policy.remove_builtin("getattr") ||
                policy.remove_builtin("setattr") || policy.remove_builtin("KeyError") ||
                policy.add_module("json") || policy.add_module("re") ||
                policy.remove_module("sys") || policy.add_host_module("exercises") ||
                policy.remove_guarded_name("__mro__") || policy.add_guarded_name("solution") ||
                policy.add_guarded_name("__name__", hognose::GuardedOn::Natives,
                                        "tells what the host calls it");
  if (failed) return state.SkipWithError("a change was refused");
  new_sandbox(state, options);
}

BENCHMARK(one_plus_one);
BENCHMARK(new_sandbox_strict);
BENCHMARK(new_sandbox_custom);
BENCHMARK(script_of_40_lines);
BENCHMARK(definitions_of_300_lines);

}  // namespace
