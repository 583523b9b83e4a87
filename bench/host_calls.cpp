// The costs of crossing the boundary: calls of host functions, methods, fields, and reads of views.
//
// Each benchmark runs a guest loop and reports its turns per second. The empty loop shows the cost
// of the loop itself.
#include <benchmark/benchmark.h>

#include <memory>
#include <string>
#include <vector>

#include "hognose/sandbox.h"

namespace {

using hognose::HostCall;
using hognose::HostValue;

struct Counter {
  int64_t count = 0;
};

constexpr int64_t kTurns = 100'000;

void run_loop(benchmark::State& state, const std::string& body) {
  hognose::Sandbox sandbox;
  sandbox.define("nothing()", [](HostCall&) {});
  sandbox.define("echo(value)", [](HostCall& call) { return std::move(call[0]); });
  sandbox.define("add(n: int, more: int = 1)",
                 [](HostCall& call) { return call[0].integer + call[1].integer; });
  hognose::HostClass<Counter> counter("Counter");
  counter
      .method("add(self, n: int)",
              [](Counter& self, HostCall& call) { return self.count += call[0].integer; })
      .field("count", [](Counter& self) { return self.count; });
  sandbox.set_global("counter", counter.wrap(std::make_shared<Counter>()));
  std::vector<HostValue> rows;
  for (int i = 0; i < 1000; ++i) rows.push_back(HostValue::dict({{"id", i}, {"name", "row"}}));
  sandbox.set_global("rows", HostValue::view(HostValue::list(std::move(rows))));
  sandbox.set_global("record", HostValue::dict({{"a", HostValue::list({1, 2, 3})}, {"b", "text"}}));
  std::string source = "for i in range(" + std::to_string(kTurns) + "):\n    " + body + "\n";
  for (auto _ : state) {
    hognose::Outcome outcome = sandbox.run(source);
    if (outcome.status != hognose::Status::Ok) {
      state.SkipWithError(outcome.error ? outcome.error->traceback.c_str() : "stopped");
      break;
    }
  }
  state.SetItemsProcessed(state.iterations() * kTurns);
}

BENCHMARK_CAPTURE(run_loop, empty, std::string("pass"));
BENCHMARK_CAPTURE(run_loop, call_without_arguments, std::string("nothing()"));
BENCHMARK_CAPTURE(run_loop, call_with_checked_ints, std::string("add(i, more=2)"));
BENCHMARK_CAPTURE(run_loop, call_with_a_dict_of_six, std::string("echo(record)"));
BENCHMARK_CAPTURE(run_loop, method, std::string("counter.add(1)"));
BENCHMARK_CAPTURE(run_loop, field, std::string("counter.count"));
BENCHMARK_CAPTURE(run_loop, item_of_view_in_view, std::string("rows[i % 1000]['id']"));

}  // namespace
