// Limits: what a run may use, what it may demand of the host, and how a host ends it.
#include <chrono>
#include <cstdio>
#include <string>
#include <thread>

#include "hognose/sandbox.h"

using hognose::HostCall;

void report(const hognose::Outcome& outcome) {
  std::printf("%s: %s\n", std::string(status_name(outcome.status)).c_str(),
              outcome.stop_message.c_str());
}

int main() {
  hognose::SandboxOptions options;
  options.limits.max_steps = 5'000'000;
  options.limits.max_memory_bytes = 16 << 20;
  options.limits.max_time_seconds = 5;
  options.limits.max_host_calls = 10;
  options.limits.max_host_seconds = 0.2;  // separate: waiting does not use up the guest's time
  hognose::Sandbox sandbox(options);

  sandbox.define("wait(seconds: float)", [](HostCall& call) {
    double seconds = call["seconds"].number;
    if (seconds > call.remaining_seconds() + 0.1) seconds = call.remaining_seconds() + 0.1;
    std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
  });
  sandbox.define("ping()", [](HostCall&) { return "pong"; });
  sandbox.define("stop()", [&](HostCall&) { sandbox.cancel(); });

  report(sandbox.run("while True:\n    try:\n        while True: pass\n    except: pass"));
  report(sandbox.run("x = []\nwhile True: x.append([0])"));
  report(sandbox.run("while True: ping()"));
  report(sandbox.run("wait(60)"));
  report(sandbox.run("try:\n    stop()\nfinally:\n    print('not even here')"));
  report(sandbox.run("ping()"));  // the sandbox still works
}
