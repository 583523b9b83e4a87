// A host that takes functions of its guest: it calls one while the guest waits for the result, and
// others when something happens later.
#include <cstdio>
#include <string>
#include <vector>

#include "hognose/session.h"

using hognose::HostCall;
using hognose::HostResult;
using hognose::HostValue;
using hognose::Outcome;
using hognose::Session;

int main() {
  std::vector<HostValue> listeners;
  Session session;
  session.define("on_price(listener: callable)",
                 [&](HostCall& call) { listeners.push_back(call["listener"]); });

  // Calls back while the guest waits for the result.
  session.define("each(items: list, action: callable)", [](HostCall& call) -> HostResult {
    std::vector<HostValue> results;
    for (const HostValue& item : call["items"].items) {
      HostResult result = call.call(call["action"], {item});
      if (result.raises()) return result;  // the guest's exception goes on unchanged
      results.push_back(result.take_value());
    }
    return HostValue::list(std::move(results));
  });

  Outcome outcome = session.run(R"(
highest = 0
def remember(price):
    global highest
    highest = max(highest, price)
    return highest

on_price(remember)
print(each([1, 2, 3], lambda n: n * n))
try:
    each([1, 0], lambda n: 1 / n)
except ZeroDivisionError as error:
    print(error)
)");
  std::printf("%s", outcome.output.c_str());

  for (int price : {7, 9, 8}) {
    Outcome called = session.call_function(listeners[0], {price});
    std::printf("%d: highest %d\n", price, static_cast<int>(called.return_value.integer));
  }
  session.discard();
  std::printf("%s\n", session.call_function(listeners[0], {1}).error->message.c_str());
}
