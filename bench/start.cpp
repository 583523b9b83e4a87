// How fast a run starts: from source text to Outcome in a fresh sandbox of a warm pool, one thread.
//
// Receives nothing; the three programs are `1+1`, a script as a model writes it (40 lines), and 300
// lines of definitions. bench/start.py measures CPython's exec on the same texts.
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

BENCHMARK(one_plus_one);
BENCHMARK(script_of_40_lines);
BENCHMARK(definitions_of_300_lines);

}  // namespace
