// A host built without C++ exceptions and RTTI, as in games and firmware.
#include <cstdio>
#include <memory>

#include "hognose/sandbox.h"

using hognose::HostCall;
using hognose::HostClass;
using hognose::HostResult;

struct Counter {
  int64_t count = 0;
};

int main() {
  HostClass<Counter> counter("Counter");
  counter.constructor("Counter()", [](HostCall&) { return std::make_shared<Counter>(); })
      .method("add(self, n: int = 1)", [](Counter& self, HostCall& call) -> HostResult {
        if (call["n"].integer < 0) return HostResult::raise("ValueError", "only upwards");
        return self.count += call["n"].integer;
      });
  hognose::Sandbox sandbox;
  sandbox.expose_class(counter);
  hognose::Outcome outcome = sandbox.run("c = Counter()\nc.add()\nc.add(41)");
  std::printf("%lld\n", static_cast<long long>(outcome.return_value.integer));
  outcome = sandbox.run("Counter().add(-1)");
  std::printf("%s: %s\n", outcome.error->type.c_str(), outcome.error->message.c_str());
}
