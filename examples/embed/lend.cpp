// What a host can lend, in one small program: a function, an object, a view.
#include <cstdio>
#include <memory>
#include <string>

#include "hognose/sandbox.h"

using hognose::HostClass;
using hognose::HostValue;

struct Cart {
  int64_t cents = 0;
};

int main() {
  HostClass<Cart> cart("Cart");
  cart.method("add(self, cents: int)", [](Cart& self, int64_t cents) { self.cents += cents; })
      .field("cents", [](const Cart& self) { return self.cents; });

  hognose::Sandbox sandbox;
  sandbox.define("discount(code, default=0.0)", [](const std::string& code, double otherwise) {
    return code == "SNAKE" ? 0.25 : otherwise;
  });
  sandbox.set_global("cart", cart.wrap(std::make_shared<Cart>()));
  sandbox.set_global("prices", HostValue::view(HostValue::dict({{"pen", 150}, {"ink", 1225}})));

  hognose::Outcome outcome = sandbox.run(R"(
for item, cents in prices.items():
    cart.add(round(cents * (1 - discount("SNAKE"))))
print(cart.cents)

for attempt in (lambda: setattr(cart, "cents", 0), lambda: prices.clear(), lambda: discount(code=cart),
                lambda: type(cart)(), lambda: discount.__self__):
    try:
        attempt()
    except Exception as error:
        print(f"{type(error).__name__}: {error}")
)");
  std::printf("%s", outcome.output.c_str());
}
