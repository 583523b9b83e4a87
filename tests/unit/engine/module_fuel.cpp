// Importing built-in modules: work done once per process must not appear in the fuel of a run.
#include <gtest/gtest.h>

#include "hognose/sandbox.h"

namespace hognose {
namespace {

uint64_t steps_of(const std::shared_ptr<Runtime>& runtime, const char* source) {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  Sandbox sandbox(options, runtime);
  Outcome outcome = sandbox.run(source, "test.py");
  EXPECT_EQ(outcome.status, Status::Ok);
  return outcome.steps;
}

TEST(ModuleFuel, TheFirstImportOfAProcessDrawsWhatEveryOtherDraws) {
  for (const char* source : {"pass", "import functools", "import collections, contextlib, json"}) {
    std::shared_ptr<Runtime> runtime = Runtime::create();
    ASSERT_NE(runtime, nullptr);
    uint64_t first = steps_of(runtime, source);
    EXPECT_EQ(steps_of(runtime, source), first) << source;
    EXPECT_EQ(steps_of(runtime, source), first) << source;
  }
}

TEST(ModuleFuel, ASandboxThatRunsAgainDrawsTheSame) {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  Sandbox sandbox(options);
  uint64_t first = sandbox.run("import functools", "test.py").steps;
  EXPECT_EQ(sandbox.run("import functools", "test.py").steps, first);
}

}  // namespace
}  // namespace hognose
