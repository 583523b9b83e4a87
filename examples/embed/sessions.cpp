// A notebook: cells that share their names, a cell that runs away, and a host that reads, changes
// and calls what the guest defined.
#include <cstdio>
#include <string>

#include "hognose/session.h"

using hognose::HostValue;
using hognose::Outcome;
using hognose::Session;

void show(const Outcome& outcome) {
  std::printf("[%s] %s", std::string(status_name(outcome.status)).c_str(), outcome.output.c_str());
  if (outcome.error) {
    std::printf("%s: %s", outcome.error->type.c_str(), outcome.error->message.c_str());
  }
  std::printf("%s%s\n", outcome.stop_message.c_str(),
              outcome.return_value.kind == HostValue::Kind::Int
                  ? std::to_string(outcome.return_value.integer).c_str()
                  : "");
}

void cells() {
  hognose::SandboxOptions options;
  options.limits.max_steps = 100'000;
  Session session(options);
  show(session.run("prices = {'tea': 3, 'coffee': 4}"));
  show(session.run("sum(prices.values())"));
  show(session.run("prices['milk']"));                   // an error: the names stay
  show(session.run("prices.clear()\nwhile True: pass"));  // a stop: the cell is undone
  show(session.run("sum(prices.values())"));
}

void host() {
  Session session;
  session.set_global("rate", 2);
  session.run("def total(amount, *, tip=0):\n    return amount * rate + tip");
  show(session.call("total", {20}, {{"tip", 2}}));
  session.set_global("rate", 3);
  show(session.call("total", {20}));
  session.run("rate = 0\ndel total");
  session.rollback();
  show(session.get_global("rate"));
  for (const HostValue& name : session.global_names().return_value.items) {
    std::printf("%s\n", name.text.c_str());
  }
}

int main() {
  cells();
  host();
}
