// Values that cross between host and guest beyond plain data: their shapes on the host's side, and
// what a guest gets back.
#include "hognose/value.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "hognose/host_class.h"
#include "hognose/session.h"

namespace hognose {
namespace {

using Kind = HostValue::Kind;

SandboxOptions standard() {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  options.policy.allow_import("*");
  return options;
}

constexpr const char* kSetup = R"(
import collections, dataclasses, datetime, decimal, enum, fractions, uuid
from datetime import date, time, timedelta, timezone
from decimal import Decimal
from fractions import Fraction
Point = collections.namedtuple('Point', 'x y')
class Color(enum.Enum):
    RED = 1
    BLUE = 'b'
class Level(enum.IntEnum):
    LOW = 1
@dataclasses.dataclass
class Item:
    name: str
    tags: list = dataclasses.field(default_factory=list)
    count: int = 0
@dataclasses.dataclass(frozen=True, slots=True)
class Fixed:
    a: int
    b: object = None
class Trouble(ValueError): pass
failed = ValueError('wrong', 7)
failed.add_note('a note')
failed.__cause__ = KeyError('k')
)";

// A text that shows kind and parts.
std::string shown(const HostValue& value) {
  std::string text = std::to_string(static_cast<int>(value.kind)) + ":";
  if (value.kind == Kind::Int || value.kind == Kind::Bool) text += std::to_string(value.integer);
  if (value.kind == Kind::Float) text += std::to_string(value.number);
  text += value.text;
  for (const HostValue& item : value.items) text += "[" + shown(item) + "]";
  for (const auto& [key, item] : value.entries) text += "{" + shown(key) + "=" + shown(item) + "}";
  return text;
}

std::string problem_of(const Outcome& outcome) {
  return outcome.error ? outcome.error->traceback : outcome.stop_message;
}

class Values : public ::testing::Test {
 protected:
  Values() : session_(standard()) {
    session_.define("echo(value)", [this](HostCall& call) {
      passed_ = call[0];
      return std::move(call[0]);
    });
    Outcome outcome = session_.run(kSetup);
    EXPECT_EQ(outcome.status, Status::Ok) << problem_of(outcome);
  }
  HostValue value_of(const std::string& source) {
    Outcome outcome = session_.run(source);
    EXPECT_EQ(outcome.status, Status::Ok) << source << "\n" << problem_of(outcome);
    return std::move(outcome.return_value);
  }
  std::string error_of(const std::string& source) {
    Outcome outcome = session_.run(source);
    return outcome.error ? outcome.error->type + ": " + outcome.error->message
                         : "no error: " + shown(outcome.return_value);
  }

  Session session_;
  HostValue passed_;
};

// Each is equal after the way to the host and back, has the same type, and arrives as an argument
// in the same shape as it does as a result.
TEST_F(Values, ReturnAsTheyWere) {
  for (const char* source : {
           "range(3, 10**30, -2)",
           "bytearray(b'a\\x00b')",
           "date(2024, 2, 29)",
           "time(23, 59, 58, 999999, fold=1)",
           "time(1, 2, tzinfo=timezone.utc)",
           "datetime.datetime(1, 1, 1)",
           "datetime.datetime(9999, 12, 31, 23, 59, 59, 1, timezone(timedelta(hours=-3), 'X'))",
           "datetime.datetime(2024, 10, 27, 2, 30, fold=1)",
           "timedelta(-999999999)",
           "timedelta(days=3, microseconds=-1)",
           "timezone.utc",
           "timezone(timedelta(minutes=90))",
           "timezone(timedelta(hours=2), 'CEST')",
           "Decimal('0.10')",
           "Decimal('-1E+400')",
           "Decimal('-0')",
           "Decimal('Infinity')",
           "Decimal(10**50)",
           "Fraction(-3, 10**40)",
           "uuid.UUID(int=1)",
           "uuid.UUID('12345678-1234-5678-1234-567812345678')",
           "uuid.UUID(int=2**128 - 1)",
           "Point(1, [2, date(2000, 1, 1)])",
           "Color.RED",
           "Color.BLUE",
           "Item('x', ['a', Decimal(1)], 3)",
           "Fixed(1, Fixed(2))",
           "complex(1, -2)",
           "'\\ud800 a \\udfff \\U00010000'",
           "{date(2024, 1, 1): {Point(1, 2), Color.RED}}",
           "frozenset({Fraction(1, 2)})",
           "[failed.args, range(0)]",
       }) {
    SCOPED_TRACE(source);
    HostValue result = value_of("a = " + std::string(source) + "\nb = echo(a)\na");
    EXPECT_EQ(shown(result), shown(passed_));
    EXPECT_EQ(value_of("a == b and type(a) is type(b) and repr(a) == repr(b)").integer, 1)
        << value_of("repr([a, b])").text;
  }
}

TEST_F(Values, HaveDocumentedParts) {
  auto int_of = [](const HostValue& value, size_t i) { return value.items.at(i).integer; };
  HostValue moment = value_of("datetime.datetime(2024, 2, 3, 4, 5, 6, 7, timezone.utc, fold=1)");
  ASSERT_EQ(moment.kind, Kind::DateTime);
  ASSERT_EQ(moment.items.size(), 9u);
  for (int64_t i = 0; i < 7; ++i) {
    EXPECT_EQ(int_of(moment, static_cast<size_t>(i)), i == 0 ? 2024 : i + 1);
  }
  EXPECT_EQ(int_of(moment, 7), 1);
  EXPECT_EQ(moment.items[8].kind, Kind::TimeZone);
  EXPECT_EQ(moment.items[8].items.at(0).kind, Kind::TimeDelta);
  EXPECT_EQ(int_of(value_of("timedelta(seconds=-1)"), 0), -1);
  EXPECT_EQ(value_of("Decimal('1.50')").text, "1.50");
  EXPECT_EQ(value_of("Decimal('-Infinity')").text, "-Infinity");
  EXPECT_EQ(value_of("uuid.UUID(int=258)").text, std::string(14, '\0') + "\1\2");
  HostValue point = value_of("Point(1, 'b')");
  EXPECT_EQ(point.kind, Kind::NamedTuple);
  EXPECT_EQ(point.text, "Point");
  EXPECT_EQ(point.entries.at(1).first.text, "y");
  EXPECT_EQ(point.entries.at(1).second.text, "b");
  HostValue item = value_of("Item('x')");
  EXPECT_EQ(item.kind, Kind::Dataclass);
  EXPECT_EQ(item.entries.size(), 3u);
  HostValue red = value_of("Color.RED");
  EXPECT_EQ(red.kind, Kind::EnumMember);
  EXPECT_EQ(red.text, "Color");
  EXPECT_EQ(red.entries.at(0).first.text, "RED");
  EXPECT_EQ(red.entries.at(0).second.integer, 1);
  EXPECT_EQ(value_of("Level.LOW").kind, Kind::EnumMember);
  HostValue failed = value_of("failed");
  EXPECT_EQ(failed.kind, Kind::Exception);
  EXPECT_EQ(failed.text, "ValueError");
  ASSERT_EQ(failed.entries.size(), 3u);
  EXPECT_EQ(failed.entries[0].second.items.at(1).integer, 7);
  EXPECT_EQ(failed.entries[1].second.items.at(0).text, "a note");
  EXPECT_EQ(failed.entries[2].second.text, "KeyError");
}

TEST_F(Values, ExceptionsComeBack) {
  value_of("b = echo(failed)");
  EXPECT_EQ(
      value_of("[type(b).__name__, b.args, b.__notes__, type(b.__cause__).__name__]").items[3].text,
      "KeyError");
  EXPECT_EQ(value_of("repr(b) + repr(b.__notes__)").text, "ValueError('wrong', 7)['a note']");
  EXPECT_EQ(value_of("repr(echo(Trouble(1, 2)))").text, "RuntimeError('Trouble: (1, 2)')");
  value_of("e = ValueError(1)\ne.__cause__ = e");
  EXPECT_EQ(value_of("e").entries.at(1).second.kind, Kind::Cut);
  EXPECT_EQ(error_of("echo(e)"), "ValueError: echo() argument 'value' is cyclic");
}

// What is not in the guest is made there if it can be.
TEST_F(Values, OfClassesThatTheGuestLacks) {
  session_.set_global("pair", HostValue::named(Kind::NamedTuple, "Pair", {{"l", 1}, {"r", 2}}));
  EXPECT_EQ(value_of("repr(pair) + str(pair.r)").text, "Pair(l=1, r=2)2");
  session_.set_global("record", HostValue::named(Kind::Dataclass, "Record", {{"a", "x"}}));
  EXPECT_EQ(value_of("repr(record)").text, "Record(a='x')");
  session_.set_global("member", HostValue::named(Kind::EnumMember, "Shape", {{"ROUND", 1}}));
  EXPECT_EQ(error_of("1"), "ValueError: the guest has no enumeration Shape with a member ROUND");
}

TEST_F(Values, MalformedOnesAreRefused) {
  const HostValue wrong[] = {
      HostValue::of(Kind::Date, {2024, 2, 30}),
      HostValue::of(Kind::Date, {2024}),
      HostValue::of(Kind::Date, {"a", 1, 1}),
      HostValue::of(Kind::Time, {}),
      HostValue::of(Kind::DateTime, {1, 2, 3}),
      HostValue::of(Kind::TimeDelta, {1, 2}),
      HostValue::of(Kind::TimeZone, {1, 2}),
      HostValue::of(Kind::Range, {1, 2, 0}),
      HostValue::of(Kind::Fraction, {1, 0}),
      HostValue::named(Kind::Decimal, "1.x"),
      HostValue::named(Kind::Decimal, "\xff"),
      HostValue::named(Kind::Uuid, "short"),
      HostValue::named(Kind::NamedTuple, "not a name", {{"a", 1}}),
      HostValue::named(Kind::NamedTuple, "N", {{1, 1}}),
      HostValue::named(Kind::NamedTuple, "\xff", {{"a", 1}}),
      HostValue::named(Kind::Dataclass, "D", {{"class", 1}}),
      HostValue::named(Kind::EnumMember, "Color", {{"GREEN", 1}}),
      HostValue::named(Kind::EnumMember, "Color", {}),
      HostValue::named(Kind::Exception, "ValueError", {{"args", 1}}),
  };
  for (const HostValue& value : wrong) {
    SCOPED_TRACE(shown(value));
    Sandbox sandbox(standard());
    sandbox.define("give()", [&] { return value; });
    Outcome outcome = sandbox.run("import enum\nclass Color(enum.Enum): RED = 1\ngive()");
    EXPECT_EQ(outcome.status, Status::Error);
    EXPECT_EQ(sandbox.run("1").status, Status::Ok);
  }
}

// Guests may pretend.
TEST_F(Values, LiarsGiveDataOnly) {
  value_of(R"(
class Fake:
    __dataclass_fields__ = {'a': 1, 2: 3, 'b': None, '__class__': 0}
    def __init__(self): self.a = object
class Loop:
    __dataclass_fields__ = {'me': 1}
    def __init__(self): self.me = self
class Slots:
    __slots__ = ('s',)
Stolen = type('Stolen', (), {'__dataclass_fields__': {'s': 1}, 's': Slots.__dict__['s'],
                             '__slots__': ()})
class Member:
    _member_map_ = {}
    _name_ = 5
class Half(tuple):
    _fields = ('a', 'b', 'c')
class Liar(tuple):
    _fields = (1, 2)
class Fraction:
    __module__ = 'fractions'
    def __init__(self): self._numerator = 'x'; self._denominator = self
class UUID:
    __module__ = 'uuid'
    def __init__(self, n): self.int = n
)");
  EXPECT_EQ(value_of("Fake()").entries.size(), 1u);
  EXPECT_EQ(value_of("Loop()").entries.at(0).second.text, "cycle");
  EXPECT_EQ(value_of("Stolen()").entries.size(), 0u);
  EXPECT_EQ(value_of("Member()").kind, Kind::Opaque);
  EXPECT_EQ(value_of("Half((1, 2))").kind, Kind::Opaque);
  EXPECT_EQ(value_of("Liar((1, 2))").kind, Kind::Opaque);
  EXPECT_EQ(value_of("Fraction()").kind, Kind::Opaque);
  EXPECT_EQ(value_of("UUID(-1)").kind, Kind::Opaque);
  EXPECT_EQ(value_of("UUID(2**128)").kind, Kind::Opaque);
  EXPECT_EQ(value_of("UUID(2**128 - 1)").text, std::string(16, '\xff'));
  EXPECT_EQ(error_of("echo(Loop())"), "ValueError: echo() argument 'value' is cyclic");
  EXPECT_EQ(error_of("echo(Fake())"),
            "TypeError: echo() argument 'value' contains a type, which is not plain data");
}

TEST_F(Values, AnnotationsNameThem) {
  session_.define("day(value: date)", [](HostCall& call) { return call[0].items.at(2).integer; });
  session_.define("size(value: bytes)",
                  [](HostCall& call) { return static_cast<int64_t>(call[0].text.size()); });
  session_.define("second(value: tuple)", [](std::vector<int64_t> all) { return all.at(1); });
  session_.define("money(value: Decimal | None)", [](HostCall& call) { return call[0].text; });
  EXPECT_EQ(value_of("day(date(2024, 1, 5)) + day(datetime.datetime(2024, 1, 2))").integer, 7);
  EXPECT_EQ(value_of("size(b'ab') + size(bytearray(b'c'))").integer, 3);
  EXPECT_EQ(value_of("second(Point(1, 2)) + second((3, 4))").integer, 6);
  EXPECT_EQ(value_of("money(Decimal('1.10')) + money(None)").text, "1.10");
  EXPECT_EQ(error_of("day('x')"), "TypeError: day() argument 'value' must be date, not str");
  EXPECT_EQ(error_of("money(1.5)"),
            "TypeError: money() argument 'value' must be Decimal | None, not float");
}

// The guest has none of their classes, so each value makes one, in guest code that collects.
void put_together(int64_t count, bool collect_always) {
  std::vector<HostValue> items;
  for (int64_t i = 0; i < count; ++i) {
    const Kind kind = i % 2 == 0 ? Kind::Dataclass : Kind::NamedTuple;
    items.push_back(HostValue::named(kind, "Made", {{"a", i}, {"b", "text"}}));
  }
  const HostValue all = HostValue::list(items);
  const std::string check =
      "([item.a for item in x] == list(range(len(x))) and "
      "{item.b for item in x} == {'text'} and len(x))";
  SandboxOptions options = standard();
  options.limits.max_time_seconds = 300;
  SandboxDebug debug;
  debug.collect_always = collect_always;
  auto gives = [&](Sandbox& sandbox, const std::string& source) {
    Outcome outcome = sandbox.run(source);
    EXPECT_EQ(outcome.status, Status::Ok)
        << outcome.stop_message << (outcome.error ? outcome.error->message : "");
    EXPECT_EQ(outcome.return_value.integer, count) << source;
  };
  Sandbox with_global(options), with_input(options), with_function(options);
  for (Sandbox* sandbox : {&with_global, &with_input, &with_function}) sandbox->set_debug(debug);
  with_global.set_global("x", all);
  gives(with_global, check);
  with_input.set_input("x", all);
  gives(with_input, check);
  with_function.define("f()", [&](HostCall&) { return HostResult(all); });
  gives(with_function, "x = f()\n" + check);
  Session session(options);
  session.set_debug(debug);
  session.set_global("x", all);
  gives(session, check);
  session.set_input("x", all);
  gives(session, check);
  EXPECT_EQ(session.run("def check(x): return " + check).status, Status::Ok);
  Outcome called = session.call("check", {all});
  EXPECT_EQ(called.return_value.integer, count) << called.stop_message;
}

TEST(ManyValues, ArePutTogetherWhileTheGuestCollects) {
  put_together(300, false);
  put_together(8, true);
}

TEST_F(Values, ThatAreTooLargeAreCutWhole) {
  HostValue value = value_of("[Point(1, list(range(2_000_000))), date(2024, 1, 1)]");
  ASSERT_EQ(value.items.size(), 1u);
  EXPECT_EQ(value.items[0].kind, Kind::Cut);
  // Deep data is cut where it is too deep.
  value = value_of("d = Decimal(1)\nfor i in range(300): d = Point(d, i)\nd");
  EXPECT_EQ(value.kind, Kind::NamedTuple);
  while (value.kind == Kind::NamedTuple) value = HostValue(value.entries.at(0).second);
  EXPECT_EQ(value.kind, Kind::Cut);
}

}  // namespace
}  // namespace hognose
