// Embedding: how a C++ program runs Python code that it does not trust.
//
// It runs three programs in one sandbox and prints what the host receives from each. It is built
// with the engine, and the tests run it.
#include <cstdio>
#include <string>

#include "hognose/sandbox.h"

int main() {
  hognose::SandboxOptions options;
  options.limits.max_time_seconds = 1;
  options.limits.max_memory_bytes = 64 << 20;
  hognose::Sandbox sandbox(options);

  sandbox.set_global("price", 12.5);
  hognose::Outcome outcome = sandbox.run("print('hello')\nprice * 4");
  std::printf("%s: printed %s", std::string(status_name(outcome.status)).c_str(),
              outcome.output.c_str());
  std::printf("the value is %g\n", outcome.return_value.number);

  outcome = sandbox.run("{}['missing']");
  std::printf("%s: %s: %s\n", std::string(status_name(outcome.status)).c_str(),
              outcome.error->type.c_str(), outcome.error->message.c_str());

  outcome = sandbox.run("while True: pass");
  std::printf("%s: %s\n", std::string(status_name(outcome.status)).c_str(),
              outcome.stop_message.c_str());
}
