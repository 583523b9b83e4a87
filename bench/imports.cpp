// The cost of importing a built-in module in a warm process, for the common modules.
//
// Each benchmark repeats the run `import NAME` in one sandbox, whose runs share nothing. The first
// one, `pass`, is the cost of a run without an import.
#include <benchmark/benchmark.h>

#include <string>

#include "hognose/sandbox.h"

namespace {

void import_module(benchmark::State& state, const std::string& source) {
  hognose::SandboxOptions options;
  options.policy = hognose::Policy(hognose::Profile::Standard);
  hognose::Sandbox sandbox(options);
  for (auto _ : state) {
    hognose::Outcome outcome = sandbox.run(source, "bench.py");
    if (outcome.status != hognose::Status::Ok) {
      state.SkipWithError(outcome.error ? outcome.error->traceback.c_str() : "stopped");
      break;
    }
    benchmark::DoNotOptimize(outcome);
  }
}

BENCHMARK_CAPTURE(import_module, nothing, "pass");
#define IMPORT(name) BENCHMARK_CAPTURE(import_module, name, "import " #name);
IMPORT(itertools)
IMPORT(operator)
IMPORT(functools)
IMPORT(collections)
IMPORT(heapq)
IMPORT(contextlib)
IMPORT(string)
IMPORT(math)
IMPORT(random)
IMPORT(json)
IMPORT(re)
IMPORT(datetime)
IMPORT(abc)
IMPORT(enum)
IMPORT(dataclasses)
IMPORT(typing)
IMPORT(asyncio)
IMPORT(types)
IMPORT(copy)
IMPORT(bisect)
IMPORT(statistics)
IMPORT(decimal)
IMPORT(fractions)
IMPORT(textwrap)
IMPORT(time)
IMPORT(sys)
IMPORT(io)
IMPORT(csv)
IMPORT(base64)
IMPORT(hashlib)
IMPORT(uuid)
IMPORT(pprint)
IMPORT(difflib)
IMPORT(logging)
IMPORT(traceback)
IMPORT(inspect)
IMPORT(unittest)
IMPORT(ast)
IMPORT(warnings)
IMPORT(argparse)
#undef IMPORT

}  // namespace
