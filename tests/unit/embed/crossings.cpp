// What the host may choose for values that are not plain data: handles, sharing and cycles, depth.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "hognose/session.h"

namespace hognose {
namespace {

using Kind = HostValue::Kind;

SandboxOptions options_with(Crossing crossing) {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  options.policy.allow_import("*");
  options.limits.max_memory_bytes = 16 << 20;
  options.limits.max_steps = 10'000'000;
  options.arguments = options.results = crossing;
  return options;
}

std::string error_of(const Outcome& outcome) {
  if (!outcome.error) return "status " + std::string(status_name(outcome.status));
  return outcome.error->type + ": " + outcome.error->message;
}

TEST(Crossings, OtherObjectsMayBeHandles) {
  Session session(options_with({.others = Crossing::Others::Handle}));
  std::vector<HostValue> kept;
  session.define("keep(value)", [&](HostCall& call) { kept.push_back(call["value"]); });
  session.define("give(index: int)",
                 [&](int64_t index) { return kept.at(static_cast<size_t>(index)); });
  Outcome outcome = session.run(R"(
class Account:
    def __repr__(self): return 'A' * 5000
account = Account()
keep([account, len])
give(0)[0] is account and give(0)[1] is len and account
)");
  ASSERT_EQ(outcome.return_value.kind, Kind::Opaque) << error_of(outcome);
  EXPECT_TRUE(outcome.return_value.is_handle());
  EXPECT_EQ(outcome.return_value.guest_type(), "Account");
  EXPECT_EQ(outcome.return_value.text, std::string(1000, 'A'));
  // No code of the guest runs while arguments cross.
  EXPECT_EQ(kept[0].items[0].text, "<Account object>");
  EXPECT_EQ(kept[0].items[1].kind, Kind::Opaque);
  Outcome shown = session.call("repr", {outcome.return_value});
  EXPECT_EQ(shown.return_value.text.size(), 5000u) << error_of(shown);
  EXPECT_EQ(error_of(session.run("class Bad:\n    def __repr__(self): 1 / 0\nBad()")),
            "ZeroDivisionError: division by zero");
}

TEST(Crossings, OtherObjectsMayBeTextsOrErrors) {
  Sandbox texts(options_with({.others = Crossing::Others::Repr}));
  texts.define("show(value)", [](HostCall& call) { return call["value"].text; });
  EXPECT_EQ(texts.run("show(object())").return_value.text, "<object object>");
  EXPECT_EQ(texts.run("class C:\n    def __repr__(self): return 'me'\nC()").return_value.text,
            "me");
  Sandbox errors(options_with({}));
  EXPECT_EQ(error_of(errors.run("[1, object()]")),
            "TypeError: the result is or contains a object, which is not plain data");
  EXPECT_EQ(errors.run("[1, None]").return_value.items.size(), 2u);
}

TEST(Crossings, SharingAndCyclesMayCross) {
  Session session(options_with({.sharing = true}));
  session.define("back(value)", [](HostCall& call) { return call["value"]; });
  Outcome outcome = session.run("a = [1]\na.append(a)\nd = {'x': a, 'y': a, 'z': (a, {2})}\nd");
  const HostValue& d = outcome.return_value;
  ASSERT_EQ(d.kind, Kind::Dict) << error_of(outcome);
  EXPECT_EQ(d.integer, 1);
  const HostValue& a = d.entries[0].second;
  EXPECT_EQ(a.kind, Kind::List);
  EXPECT_EQ(a.integer, 2);
  EXPECT_EQ(a.items[1].kind, Kind::Link);
  EXPECT_EQ(a.items[1].integer, 2);
  EXPECT_EQ(d.entries[1].second.kind, Kind::Link);
  EXPECT_EQ(d.entries[2].second.items[0].integer, 2);
  Outcome same = session.run(R"(
e = back(d)
f = back((a, [a], frozenset({3}), {4}))
x = [(a,)]
x.append(x[0])
y = back(x)
[e['x'] is e['y'], e['x'][1] is e['x'], e['z'][0] is e['x'], f[1][0] is f[0], e is not d, y[0] is y[1]]
)");
  ASSERT_EQ(same.return_value.items.size(), 6u) << error_of(same);
  for (const HostValue& item : same.return_value.items) EXPECT_EQ(item.integer, 1);
  // A million references to one object are a million links, not copies.
  Outcome wide = session.run("big = [0] * 1000\n[big] * 10_000");
  EXPECT_EQ(wide.return_value.items.size(), 10'000u) << error_of(wide);
  EXPECT_EQ(wide.return_value.items[9999].kind, Kind::Link);
  // What is made of its parts cannot contain itself.
  session.set_input("t", outcome.return_value);
  EXPECT_EQ(session.run("t['x'] is t['x'][1]").return_value.integer, 1);
  Outcome tuple = session.run("l = []\nt = (l,)\nl.append(t)\nt");
  EXPECT_EQ(tuple.return_value.items[0].items[0].kind, Kind::Link);
  session.set_input("u", tuple.return_value);
  EXPECT_EQ(error_of(session.run("u")),
            "ValueError: a link from the host refers to no container that is complete");
  HostValue link = HostValue::named(Kind::Link, {});
  link.integer = 77;
  session.set_input("v", HostValue::list({link}));
  EXPECT_EQ(error_of(session.run("v")),
            "ValueError: a link from the host refers to no container that is complete");
}

TEST(Crossings, WithoutSharingCyclesAreRefusedOrCut) {
  Sandbox sandbox(options_with({}));
  sandbox.define("take(value)", [](HostCall&) {});
  Outcome outcome = sandbox.run("a = [1]\na.append(a)\na");
  EXPECT_EQ(outcome.return_value.items[1].kind, Kind::Cut);
  EXPECT_EQ(outcome.return_value.items[1].integer, 0);
  EXPECT_EQ(error_of(sandbox.run("a = [1]\na.append(a)\ntake(a)")),
            "ValueError: take() argument 'value' is cyclic");
}

TEST(Crossings, DepthIsALimit) {
  for (bool sharing : {false, true}) {
    SandboxOptions options = options_with({.sharing = sharing});
    options.limits.max_value_depth = 1000;
    Sandbox deep(options);
    deep.define("back(value)", [](HostCall& call) { return call["value"]; });
    const std::string source = "x = 1\nfor _ in range(DEPTH): x = [x]\n";
    auto with = [&](const char* depth, const char* rest) {
      std::string text = source;
      return text.replace(text.find("DEPTH"), 5, depth) + rest;
    };
    Outcome outcome =
        deep.run(with("1000", "y = back(x)\nn = 0\nwhile y != 1:\n    y = y[0]\n    n += 1\nn"));
    EXPECT_EQ(outcome.return_value.integer, 1000) << error_of(outcome);
    EXPECT_EQ(error_of(deep.run(with("1002", "back(x)"))),
              "ValueError: back() argument 'value' is nested too deeply to be copied");
    outcome = deep.run(with("100_000", "x"));
    const HostValue* value = &outcome.return_value;
    int depth = 0;
    while (!value->items.empty()) {
      value = &value->items[0];
      ++depth;
    }
    EXPECT_EQ(value->kind, Kind::Cut);
    EXPECT_EQ(depth, 1001);
  }
}

TEST(Crossings, LiarsDoNotDecide) {
  Sandbox sandbox(options_with({.functions = true, .others = Crossing::Others::Handle}));
  sandbox.define("kind(value)",
                 [](HostCall& call) { return static_cast<int64_t>(call["value"].kind); });
  // __class__ and an instance's own __call__ make nothing callable.
  Outcome outcome = sandbox.run(R"(
class Liar:
    @property
    def __class__(self): return type(len)
liar = Liar()
liar.__call__ = lambda: 1
class Callable:
    def __call__(self): raise KeyError
class NotCallable:
    __call__ = None
[kind(liar), kind(Callable()), kind(Callable), kind(NotCallable())]
)");
  ASSERT_EQ(outcome.return_value.items.size(), 4u) << error_of(outcome);
  EXPECT_EQ(outcome.return_value.items[0].integer, static_cast<int64_t>(Kind::Opaque));
  EXPECT_EQ(outcome.return_value.items[1].integer, static_cast<int64_t>(Kind::Function));
  EXPECT_EQ(outcome.return_value.items[2].integer, static_cast<int64_t>(Kind::Function));
}

}  // namespace
}  // namespace hognose
