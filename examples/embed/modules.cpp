// Modules of the host, and the smallest environment: the guest finds only what the host gives it.
#include <cstdio>
#include <string>

#include "hognose/sandbox.h"

using hognose::HostCall;
using hognose::HostModule;

int main() {
  hognose::SandboxOptions options;
  options.policy = hognose::Policy(hognose::Profile::Bare);  // no builtins, no imports
  options.policy.allow_import("weather");
  options.policy.allow_import("rules");
  hognose::Sandbox sandbox(options);

  HostModule weather("weather");
  weather.doc("What the sensors say.")
      .function("current(city: str)", [](HostCall& call) { return call["city"].text + ": rain"; })
      .value("stations", 12);
  sandbox.add_module(weather);

  // Python source in memory; dotted names make packages.
  sandbox.add_source_module("rules.advice",
                            "from .words import umbrella\n"
                            "def advise(report):\n"
                            "    if report == 'Oslo: rain':\n"
                            "        return umbrella\n"
                            "    return 'nothing'\n");
  sandbox.add_source_module("rules.words", "umbrella = 'an umbrella'\n");

  hognose::Outcome outcome = sandbox.run(R"(
from weather import current, stations
import rules.advice
[rules.advice.advise(current("Oslo")), stations]
)");
  std::printf("%s, %lld\n", outcome.return_value.items[0].text.c_str(),
              static_cast<long long>(outcome.return_value.items[1].integer));

  for (const char* source : {"print(1)", "len([])", "import math", "open('/etc/passwd')"}) {
    outcome = sandbox.run(source);
    std::printf("%s: %s\n", outcome.error->type.c_str(), outcome.error->message.c_str());
  }
}
