// Functions of the host: signatures, checked arguments, exceptions in both directions.
#include <cstdio>
#include <map>
#include <stdexcept>
#include <string>

#include "hognose/sandbox.h"

using hognose::HostCall;
using hognose::HostResult;
using hognose::HostValue;

int main() {
  hognose::Sandbox sandbox;
  std::map<std::string, double> prices = {{"pen", 1.5}, {"ink", 12.25}};

  sandbox.define("price(item: str, count: int = 1)", [&](HostCall& call) -> HostResult {
    auto found = prices.find(call["item"].text);
    if (found == prices.end()) return HostResult::raise("KeyError", call["item"].text);
    return found->second * static_cast<double>(call["count"].integer);
  });

  // An exception of a host function is raised in the guest, with its message and nothing else.
  sandbox.define("order(item: str)", [](HostCall&) { throw std::runtime_error("shop closed"); });

  // Containers go both ways; *args is a Tuple, **kwargs a Dict.
  sandbox.define("total(*items: str, **counts: int)", [&](HostCall& call) {
    double sum = 0;
    for (const HostValue& item : call["items"].items) sum += prices[item.text];
    for (const auto& [item, count] : call["counts"].entries) {
      sum += prices[item.text] * static_cast<double>(count.integer);
    }
    return HostValue::dict({{"sum", sum}, {"currency", "EUR"}});
  });

  hognose::Outcome outcome = sandbox.run(R"(
print(price("ink"), price("pen", count=4))
print(total("pen", "pen", ink=2))

for attempt in (
    lambda: price("hat"),
    lambda: price(7),
    lambda: price("pen", "two"),
    lambda: price(),
    lambda: order("pen"),
    lambda: price([].append),
):
    try:
        attempt()
    except Exception as error:
        print(f"{type(error).__name__}: {error}")
)");
  std::printf("%s%llu calls\n", outcome.output.c_str(),
              static_cast<unsigned long long>(outcome.host_calls));
  if (outcome.error) std::printf("%s", outcome.error->traceback.c_str());
}
