// Modules of the host: functions, classes and values by name, Python source in memory, packages,
// and the policy's control of imports.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "hognose/sandbox.h"

namespace hognose {
namespace {

std::string text_of(const Outcome& outcome) {
  if (outcome.status == Status::Ok && outcome.return_value.kind == HostValue::Kind::Str) {
    return outcome.return_value.text;
  }
  if (outcome.status == Status::Ok) return "ok";
  if (!outcome.error) return std::string(status_name(outcome.status)) + ": " + outcome.stop_message;
  return outcome.error->type + ": " + outcome.error->message;
}

struct Point {
  double x = 0;
};

HostModule weather() {
  HostClass<Point> point("Point");
  point.constructor("Point(x: float)",
                    [](HostCall& call) { return std::make_shared<Point>(Point{call[0].number}); });
  point.field("x", [](Point& self) { return self.x; });
  HostModule module("weather");
  module.doc("The weather.")
      .function("current(city: str)", [](HostCall& call) { return "rain in " + call[0].text; })
      .value("version", 3)
      .value("limits", HostValue::view(HostValue::dict({{"calls", 5}})))
      .type(point);
  return module;
}

SandboxOptions allowing(std::initializer_list<const char*> names,
                        Profile profile = Profile::Strict) {
  SandboxOptions options;
  options.policy = Policy(profile);
  for (const char* name : names) options.policy.allow_import(name);
  return options;
}

TEST(HostModules, GuestsImportWhatThePolicyAllows) {
  Sandbox sandbox(allowing({"weather"}));
  ASSERT_TRUE(sandbox.add_module(weather())) << sandbox.definition_error();
  EXPECT_EQ(text_of(sandbox.run(R"(
import weather
from weather import current, Point as P
str((weather.current('Oslo'), current is weather.current, weather.version, weather.limits['calls'], P(2).x, weather.__doc__,
     weather.__name__, weather.__package__, sorted(n for n in dir(weather) if n[0] != '_'))))")),
            "('rain in Oslo', True, 3, 5, 2.0, 'The weather.', 'weather', '', "
            "['Point', 'current', 'limits', 'version'])");
  // Each run gets its own module.
  EXPECT_EQ(text_of(sandbox.run("import weather\nweather.version = 9\nweather.current = None")),
            "ok");
  EXPECT_EQ(text_of(sandbox.run("import weather\nstr(weather.version) + weather.current('x')")),
            "3rain in x");
}

TEST(HostModules, ThePolicyIsTheGate) {
  for (Profile profile : {Profile::Bare, Profile::Strict}) {
    Sandbox sandbox(allowing({}, profile));
    ASSERT_TRUE(sandbox.add_module(weather()));
    ASSERT_TRUE(sandbox.add_source_module("rules", "x = 1"));
    for (const char* name : {"weather", "rules"}) {
      EXPECT_EQ(text_of(sandbox.run(std::string("import ") + name)),
                "ImportError: import of '" + std::string(name) +
                    "' is not allowed by the policy (rule: imports, profile: " +
                    (profile == Profile::Bare ? "bare)" : "strict)"));
    }
  }
  Sandbox bare(allowing({"weather"}, Profile::Bare));
  bare.add_module(weather());
  EXPECT_EQ(bare.run("import weather\nweather.version").return_value.integer, 3);
  Sandbox standard(allowing({}, Profile::Standard));
  standard.add_module(weather());
  EXPECT_EQ(standard.run("import weather\nweather.version").return_value.integer, 3);
}

TEST(HostModules, SourceInMemoryAndPackages) {
  Sandbox sandbox(allowing({"shop", "tool"}));
  ASSERT_TRUE(sandbox.add_source_module(
      "shop.prices", "from .tax import rate\nfrom . import base\nprice = base.start * rate\n"));
  ASSERT_TRUE(sandbox.add_source_module(
      "shop.tax", "rate = 2\ndef where(): return __name__, __package__, __file__\n"));
  ASSERT_TRUE(sandbox.add_source_module("shop.base", "start = 21\n"));
  ASSERT_TRUE(sandbox.add_source_module("tool", "import shop.tax as t\nvalue = t.rate + 1\n"));
  HostModule deep("shop.deep.data");
  deep.value("n", 7);
  ASSERT_TRUE(sandbox.add_module(deep)) << sandbox.definition_error();
  EXPECT_EQ(text_of(sandbox.run(R"(
import shop.prices, tool
from shop.deep import data
import shop.deep.data
str((shop.prices.price, tool.value, shop.tax.where(), data.n, shop.deep.data is data, shop.__path__)))")),
            "(42, 3, ('shop.tax', 'shop', '<shop.tax>'), 7, True, [])");
  Outcome outcome = sandbox.run("import shop.nothing");
  EXPECT_EQ(text_of(outcome), "ModuleNotFoundError: No module named 'shop.nothing'");
}

TEST(HostModules, ErrorsInSourceAreTheGuests) {
  Sandbox sandbox(allowing({"*"}));
  sandbox.add_source_module("broken", "def f(:\n");
  sandbox.add_source_module("raises", "1 / 0\n");
  sandbox.add_source_module("spins", "while True: pass\n");
  EXPECT_EQ(text_of(sandbox.run("import broken")).substr(0, 12), "SyntaxError:");
  Outcome outcome = sandbox.run("import raises", "main.py");
  ASSERT_TRUE(outcome.error);
  EXPECT_NE(outcome.error->traceback.find("File \"<raises>\", line 1, in <module>\n    1 / 0\n"),
            std::string::npos)
      << outcome.error->traceback;
  SandboxOptions options = allowing({"*"});
  options.limits.max_steps = 100'000;
  Sandbox limited(options);
  limited.add_source_module("spins", "while True: pass\n");
  EXPECT_EQ(limited.run("try:\n    import spins\nexcept BaseException: pass").status,
            Status::StepLimit);
}

TEST(HostModules, HostModulesDoNotReplaceEachOther) {
  for (const char* name : {"sys", "builtins", "json", "math", "collections.abc", "datetime"}) {
    Sandbox sandbox;
    bool added = sandbox.add_source_module(name, "x = 1");
    bool again = sandbox.add_module(HostModule(name));
    EXPECT_FALSE(added) << name;
    EXPECT_FALSE(again) << name;
    EXPECT_EQ(sandbox.run("1").status, Status::Error);
  }
  using namespace std::string_view_literals;
  for (std::string_view name :
       {""sv, "."sv, "a."sv, ".a"sv, "a..b"sv, "a b"sv, "a/b"sv, "1a"sv, "../a"sv, "a\0b"sv}) {
    Sandbox sandbox;
    EXPECT_FALSE(sandbox.add_source_module(name, "x = 1")) << name;
  }
  Sandbox sandbox;
  EXPECT_TRUE(sandbox.add_source_module("twice", ""));
  EXPECT_FALSE(sandbox.add_source_module("twice", ""));
  EXPECT_EQ(sandbox.definition_error(), "module 'twice' is defined twice");
}

TEST(HostModules, NothingOfTheLoaderShows) {
  Sandbox sandbox(allowing({"*"}));
  sandbox.add_module(weather());
  sandbox.add_source_module("rules", "import weather\n");
  EXPECT_EQ(text_of(sandbox.run(R"(
import weather, rules
out = []
for module in (weather, rules):
    for name in ('__loader__', '__spec__', '__dict__', '__builtins__', '__cached__', '__import__', '__globals__'):
        try:
            out.append(f'{module.__name__} {name} {getattr(module, name)!r}')
        except AttributeError: pass
str(out))")),
            "[]");
}

class Watcher final : public Observer {
 public:
  void on_event(const Event& event) override {
    seen.push_back(std::string(event_name(event.kind)) + " " + std::string(event.name) + " " +
                   std::string(event.detail) + " " + std::to_string(event.line));
  }
  std::vector<std::string> seen;
};

TEST(HostModules, ObserversSeeCallsAndImports) {
  HostClass<Point> point("Point");
  point.constructor("Point(x: float)",
                    [](HostCall& call) { return std::make_shared<Point>(Point{call[0].number}); });
  point.field(
      "x", [](Point& self) { return self.x; },
      [](Point& self, HostValue& value) { self.x = value.number; });
  point.method("move(self)", [](Point& self) { self.x += 1; });
  Sandbox sandbox(allowing({"*"}));
  auto watcher = std::make_shared<Watcher>();
  sandbox.add_observer(watcher);
  sandbox.add_module(weather());
  sandbox.expose_class(point);
  sandbox.define("f()", [](HostCall&) {});
  sandbox.run(
      "import weather\nf()\np = Point(1)\np.x\np.x = 2.0\np.move()\nweather.current('x')\nf(1)\n");
  std::vector<std::string> expected = {"import weather host 1", "host_call f  2",
                                       "host_call Point  3",    "host_call Point.x  4",
                                       "host_call Point.x  5",  "host_call Point.move  6",
                                       "host_call current  7"};
  EXPECT_EQ(watcher->seen, expected);
}

}  // namespace
}  // namespace hognose
