// Objects of the host: a class described once, and instances lent to guests and received back.
#include <cstdio>
#include <memory>
#include <string>

#include "hognose/sandbox.h"

using hognose::HostCall;
using hognose::HostClass;
using hognose::HostValue;

struct Account {
  std::string owner;
  int64_t cents = 0;
  std::string note;
};

int main() {
  HostClass<Account> account("Account");
  account.doc("An account of the bank.")
      .method("deposit(self, cents: int)",
              [](Account& self, HostCall& call) {
                if (call["cents"].integer <= 0) {
                  throw hognose::HostException("ValueError", "nothing to deposit");
                }
                return self.cents += call["cents"].integer;
              })
      .method("__repr__(self)", [](Account& self) { return "<account of " + self.owner + ">"; })
      // Fields are read-only unless there is a setter.
      .field("owner", [](const Account& self) { return self.owner; })
      .field("cents", [](const Account& self) { return self.cents; })
      .field(
          "note: str", [](const Account& self) { return self.note; },
          [](Account& self, HostValue& value) { self.note = value.text; });

  auto anna = std::make_shared<Account>(Account{"Anna", 500, ""});
  hognose::Sandbox sandbox;
  sandbox.set_global("anna", account.wrap(anna));

  // An argument with this annotation is the object that was lent.
  sandbox.define("audit(account: Account)", [&](HostCall& call) {
    std::shared_ptr<Account> checked = account.unwrap(call["account"]);
    return checked->cents >= 0 && checked == anna;
  });

  hognose::Outcome outcome = sandbox.run(R"(
print(anna, anna.deposit(250), anna.owner, audit(anna))
anna.note = "gold"

def attempt(action):
    try:
        action()
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

attempt(lambda: setattr(anna, "owner", "Eve"))
attempt(lambda: setattr(anna, "cents", 10**9))
attempt(lambda: setattr(anna, "note", 5))
attempt(lambda: anna.deposit(-1))
attempt(lambda: anna.password)
attempt(lambda: type(anna)())
attempt(lambda: anna.deposit.__self__)
attempt(lambda: type("Sub", (type(anna),), {}))
)");
  std::printf("%s%s has %lld cents, note '%s'\n", outcome.output.c_str(), anna->owner.c_str(),
              static_cast<long long>(anna->cents), anna->note.c_str());

  // A guest can call an exposed class that has a constructor.
  HostClass<Account> safe("Safe");
  safe.constructor("Safe(owner: str)", [](HostCall& call) {
    return std::make_shared<Account>(Account{call["owner"].text, 0, ""});
  });
  safe.field("owner", [](const Account& self) { return self.owner; });
  sandbox.expose_class(safe);
  outcome = sandbox.run("Safe('Bob').owner, isinstance(anna, Safe)");
  std::printf("%s %lld\n", outcome.return_value.items[0].text.c_str(),
              static_cast<long long>(outcome.return_value.items[1].integer));
}
