// CBOR of values: the bytes of RFC 8949, round trips of random values, and hostile bytes.
#include "hognose/cbor.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "hognose/session.h"

namespace hognose {
namespace {

using Kind = HostValue::Kind;

std::string hex(std::string_view bytes) {
  std::string text;
  for (unsigned char byte : bytes) {
    constexpr char kDigits[] = "0123456789abcdef";
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}
std::string bytes_of(std::string_view hex) {
  std::string bytes;
  for (size_t i = 0; i + 1 < hex.size(); i += 2) {
    bytes += static_cast<char>(std::stoi(std::string(hex.substr(i, 2)), nullptr, 16));
  }
  return bytes;
}
std::string written(const HostValue& value) {
  std::string out;
  std::optional<std::string> problem = to_cbor(value, out);
  return problem ? *problem : hex(out);
}
// The reason why the bytes are not a value; empty if they are one.
std::string problem_of(std::string_view hex, const CborLimits& limits = {}) {
  HostValue value;
  return from_cbor(bytes_of(hex), value, limits).value_or("");
}

bool same(const HostValue& a, const HostValue& b) {
  auto same_number = [](double x, double y) {
    return (std::isnan(x) && std::isnan(y)) || (x == y && std::signbit(x) == std::signbit(y));
  };
  if (a.kind != b.kind || a.text != b.text || a.items.size() != b.items.size() ||
      a.entries.size() != b.entries.size() || a.integer != b.integer ||
      !same_number(a.number, b.number) || !same_number(a.imaginary, b.imaginary)) {
    return false;
  }
  for (size_t i = 0; i < a.items.size(); ++i) {
    if (!same(a.items[i], b.items[i])) return false;
  }
  for (size_t i = 0; i < a.entries.size(); ++i) {
    if (!same(a.entries[i].first, b.entries[i].first)) return false;
    if (!same(a.entries[i].second, b.entries[i].second)) return false;
  }
  return true;
}
void expect_round_trip(const HostValue& value) {
  std::string bytes;
  std::optional<std::string> problem = to_cbor(value, bytes);
  ASSERT_FALSE(problem) << *problem;
  HostValue read;
  problem = from_cbor(bytes, read);
  ASSERT_FALSE(problem) << *problem << " in " << hex(bytes);
  EXPECT_TRUE(same(value, read)) << hex(bytes) << " kind " << static_cast<int>(value.kind);
  std::string again;
  EXPECT_FALSE(to_cbor(read, again));
  EXPECT_EQ(hex(again), hex(bytes));
}

// RFC 8949, appendix A.
TEST(Cbor, WritesTheExamplesOfTheStandard) {
  EXPECT_EQ(written(0), "00");
  EXPECT_EQ(written(23), "17");
  EXPECT_EQ(written(24), "1818");
  EXPECT_EQ(written(1000), "1903e8");
  EXPECT_EQ(written(1'000'000'000'000), "1b000000e8d4a51000");
  EXPECT_EQ(written(UINT64_MAX), "1bffffffffffffffff");
  EXPECT_EQ(written(HostValue::big_int("18446744073709551616")), "c249010000000000000000");
  EXPECT_EQ(written(HostValue::big_int("-18446744073709551616")), "3bffffffffffffffff");
  EXPECT_EQ(written(HostValue::big_int("-18446744073709551617")), "c349010000000000000000");
  EXPECT_EQ(written(-1), "20");
  EXPECT_EQ(written(-1000), "3903e7");
  EXPECT_EQ(written(0.0), "f90000");
  EXPECT_EQ(written(-0.0), "f98000");
  EXPECT_EQ(written(1.1), "fb3ff199999999999a");
  EXPECT_EQ(written(1.5), "f93e00");
  EXPECT_EQ(written(65504.0), "f97bff");
  EXPECT_EQ(written(100000.0), "fa47c35000");
  EXPECT_EQ(written(5.960464477539063e-8), "f90001");
  EXPECT_EQ(written(0.00006103515625), "f90400");
  EXPECT_EQ(written(3.4028234663852886e+38), "fa7f7fffff");
  EXPECT_EQ(written(1.0e+300), "fb7e37e43c8800759c");
  EXPECT_EQ(written(std::numeric_limits<double>::infinity()), "f97c00");
  EXPECT_EQ(written(std::nan("")), "f97e00");
  EXPECT_EQ(written(true), "f5");
  EXPECT_EQ(written(HostValue()), "f6");
  EXPECT_EQ(written("\xc3\xbc"), "62c3bc");
  EXPECT_EQ(written(HostValue::bytes(bytes_of("01020304"))), "4401020304");
  EXPECT_EQ(written(HostValue::list({1, HostValue::list({2, 3})})), "8201820203");
  EXPECT_EQ(written(HostValue::dict({{"a", 1}, {"b", HostValue::list({2, 3})}})),
            "a26161016162820203");
  EXPECT_EQ(written(HostValue::set({3, 1, 2})), "d9010283010203");
  EXPECT_EQ(written(HostValue::named(Kind::Decimal, "273.15")), "c48221196ab3");
  EXPECT_EQ(written(HostValue::of(Kind::Date, {2026, 11, 25})), "d903ec6a323032362d31312d3235");
}

TEST(Cbor, ReadsOtherForms) {
  auto read = [](std::string_view hex) {
    HostValue value;
    std::optional<std::string> problem = from_cbor(bytes_of(hex), value);
    EXPECT_FALSE(problem) << *problem;
    return value;
  };
  EXPECT_EQ(read("1b0000000000000005").integer, 5);
  EXPECT_EQ(read("fa47c35000").number, 100000.0);
  EXPECT_EQ(read("5f42010243030405ff").text, bytes_of("0102030405"));
  EXPECT_EQ(read("7f657374726561646d696e67ff").text, "streaming");
  EXPECT_EQ(read("9f018202039f0405ffff").items[2].items[1].integer, 5);
  EXPECT_EQ(read("bf61610161629f0203ffff").entries[1].second.items[0].integer, 2);
  EXPECT_EQ(read("d81b9f68656c6c6970736973ff").kind, Kind::Ellipsis);
  HostValue time = read("c074323031332d30332d32315432303a30343a30305a");
  EXPECT_EQ(time.kind, Kind::DateTime);
  ASSERT_EQ(time.items.size(), 9u);
  EXPECT_EQ(time.items[3].integer, 20);
}

TEST(Cbor, RefusesWhatIsNoValue) {
  EXPECT_EQ(problem_of(""), "byte 0: the value is cut off");
  EXPECT_EQ(problem_of("0000"), "byte 1: there are bytes after the value");
  EXPECT_EQ(problem_of("19"), "byte 1: the value is cut off");
  EXPECT_EQ(problem_of("1c"), "byte 1: a reserved length");
  EXPECT_EQ(problem_of("9bffffffffffffffff00"), "byte 9: a container is cut off");
  EXPECT_EQ(problem_of("bb8000000000000000"), "byte 9: a container is cut off");
  EXPECT_EQ(problem_of("5bffffffffffffffff"), "byte 9: a string is cut off");
  EXPECT_EQ(problem_of("61ff"), "byte 2: a text is not valid UTF-8");
  EXPECT_EQ(problem_of("63eda080"), "byte 4: a text is not valid UTF-8");
  EXPECT_EQ(problem_of("a201020103"), "byte 5: a map has a key twice");
  EXPECT_EQ(problem_of("a2190000000000"), "byte 7: a map has a key twice");
  EXPECT_EQ(problem_of("a26161007f6161ff00"), "byte 9: a map has a key twice");
  EXPECT_EQ(problem_of("ff"), "byte 1: a simple value that is none of Python's");
  EXPECT_EQ(problem_of("f7"), "byte 1: a simple value that is none of Python's");
  EXPECT_EQ(problem_of("1f"), "byte 1: an integer without an end");
  EXPECT_EQ(problem_of("9f00"), "byte 2: the value is cut off");
  EXPECT_EQ(problem_of("d9ffff00"), "byte 3: an unknown tag");
  EXPECT_EQ(problem_of("d81d00"), "byte 3: a reference to nothing before it");
  EXPECT_EQ(problem_of("d81c00"), "byte 3: only containers are shared");
  EXPECT_EQ(problem_of("d81cd81c80"), "byte 4: only containers are shared");
  EXPECT_EQ(problem_of("d81b8167756e6b6e6f776e"), "byte 11: a named object of an unknown class");
  EXPECT_EQ(problem_of("d825420000"), "byte 5: a UUID has other parts");
  EXPECT_EQ(problem_of("d903ec6a323032362d31332d3235"), "byte 14: a date has other parts");
  EXPECT_EQ(problem_of("c4821b7fffffffffffffff01"),
            "byte 12: the exponent of a decimal number is too large");
}

TEST(Cbor, IsBoundedWhenReading) {
  std::string deep(100'000, '\x81');
  HostValue value;
  EXPECT_EQ(*from_cbor(deep + '\0', value), "byte 202: it is nested too deeply");
  EXPECT_EQ(from_cbor(deep, value, {.max_depth = UINT64_MAX}),
            "byte 1002: it is nested too deeply");
  EXPECT_EQ(*from_cbor(std::string(5000, '\xC6'), value), "byte 1: an unknown tag");
  std::string wide = bytes_of("9a000f4240") + std::string(1'000'000, '\0');
  EXPECT_EQ(*from_cbor(wide, value), "byte 1000005: there are too many values");
  EXPECT_FALSE(from_cbor(wide, value, {.max_values = 1'000'001}));
  std::string number = bytes_of("c25a00010001") + std::string(65'537, '\1');
  EXPECT_EQ(*from_cbor(number, value), "byte 65543: an integer is too large");
  EXPECT_FALSE(from_cbor(number, value, {.max_integer_bytes = 1 << 20}));
  EXPECT_EQ(value.kind, Kind::BigInt);
}

TEST(Cbor, HasNoBytesForReferences) {
  struct Thing {};
  HostClass<Thing> thing("Thing");
  EXPECT_EQ(written(thing.wrap(std::make_shared<Thing>())), "an object of the host has no bytes");
  EXPECT_EQ(written(HostValue::view(HostValue::list({}))), "a view has no bytes");
  EXPECT_EQ(written(HostValue::named(Kind::Uuid, "x")), "a UUID has 16 bytes");
  EXPECT_EQ(written("\xff"), "a text is not valid UTF-8");
  EXPECT_EQ(written(HostValue::big_int("12x")), "an integer has other characters than digits");
  std::string out = "kept";
  EXPECT_TRUE(to_cbor(HostValue::list({1, HostValue::view(HostValue::list({}))}), out));
  EXPECT_EQ(out, "kept");
}

class Random {
 public:
  explicit Random(unsigned seed) : random_(seed) {}

  HostValue value(int depth) {
    const int simple = 14;
    switch (below(depth <= 0 ? simple : simple + 16)) {
      case 0: return {};
      case 1: return below(2) == 0;
      case 2: return static_cast<int64_t>(random_() >> below(64)) * (below(2) == 0 ? 1 : -1);
      case 3:
        return HostValue::big_int((below(2) == 0 ? "-" : "") + ("9" + digits(19 + below(80))));
      case 4:
        return std::ldexp(static_cast<double>(static_cast<int64_t>(random_())), below(200) - 160);
      case 5: return static_cast<double>(static_cast<float>(below(100'000)) / 8);
      case 6: {
        HostValue complex = HostValue::named(Kind::Complex, {});
        complex.number = below(10);
        complex.imaginary = -1.25;
        return complex;
      }
      case 7: return text();
      case 8: return HostValue::bytes(raw(below(40)));
      case 9: return HostValue::named(Kind::ByteArray, raw(below(5)));
      case 10: return HostValue::named(Kind::Uuid, raw(16));
      case 11: return HostValue::named(Kind::Ellipsis, {});
      case 12: return HostValue::named(Kind::Decimal, decimal());
      case 13: return HostValue::named(below(2) == 0 ? Kind::Opaque : Kind::Cut, text());
      case 14: return HostValue::of(Kind::Date, {1 + below(9999), 1 + below(12), 1 + below(31)});
      case 15: return HostValue::of(Kind::Fraction, {below(99), 1 + below(99)});
      case 16: return HostValue::of(Kind::TimeDelta, {below(99) - 50, below(86400), 5});
      case 17: return HostValue::of(Kind::Time, {1, 2, 3, 4, 0, value(0)});
      case 18: return HostValue::of(Kind::DateTime, {2026, 1, 2, 3, 4, 5, 6, 0, HostValue()});
      case 19:
        return HostValue::of(Kind::TimeZone, {HostValue::of(Kind::TimeDelta, {0, 60, 0}), "Z"});
      case 20: return HostValue::of(Kind::Range, {0, 10, 1 + below(3)});
      case 21: return HostValue::named(Kind::NamedTuple, "P", entries(depth));
      case 22: return HostValue::named(Kind::Dataclass, "D", entries(depth));
      case 23: return HostValue::named(Kind::EnumMember, "E", {{"RED", value(0)}});
      case 24:
        return HostValue::named(Kind::Exception, "KeyError", {{"args", HostValue::tuple({1})}});
      case 25: return HostValue::of(Kind::Tuple, items(depth));
      case 26: return HostValue::dict(entries(depth));
      case 27: return HostValue::set({1, 2, 3});
      default: return HostValue::list(items(depth));
    }
  }

 private:
  int below(int bound) { return static_cast<int>(random_() % static_cast<uint64_t>(bound)); }
  std::string digits(int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += static_cast<char>('0' + below(10));
    return text;
  }
  std::string raw(int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += static_cast<char>(below(256));
    return text;
  }
  std::string text() {
    constexpr const char* kTexts[] = {"", "a", "\xc3\xa4\xf0\x9f\x90\x8d", "\xed\xa0\x80",
                                      "0123456789abcdefghijklmnop"};
    return kTexts[below(5)];
  }
  std::string decimal() {
    constexpr const char* kTexts[] = {
        "0",        "-0",   "1.50", "-1E+3",    "NaN",
        "Infinity", "0.00", "1E-7", "0.000001", "12345678901234567890.5",
        "1.2E-9",   "007",  "0E+3", "-0.00"};
    return kTexts[below(14)];
  }
  std::vector<HostValue> items(int depth) {
    std::vector<HostValue> items;
    for (int i = below(5); i > 0; --i) items.push_back(value(depth - 1));
    return items;
  }
  HostValue::Entries entries(int depth) {
    HostValue::Entries entries;
    for (int i = below(5); i > 0; --i)
      entries.emplace_back("k" + std::to_string(i), value(depth - 1));
    return entries;
  }

  std::mt19937_64 random_;
};

TEST(Cbor, RandomValuesRoundTrip) {
  for (unsigned seed = 0; seed < 5'000; ++seed) expect_round_trip(Random(seed).value(4));
}

TEST(Cbor, DamagedBytesAreRefusedOrOtherValues) {
  std::mt19937_64 random(7);
  int refused = 0, changed = 0;
  for (unsigned seed = 0; seed < 2'000; ++seed) {
    std::string bytes;
    ASSERT_FALSE(to_cbor(Random(seed).value(3), bytes));
    for (int i = 0; i < 20; ++i) {
      std::string damaged = bytes;
      damaged[random() % damaged.size()] = static_cast<char>(random());
      if (random() % 4 == 0) damaged.resize(random() % damaged.size());
      HostValue value;
      if (from_cbor(damaged, value)) {
        ++refused;
        EXPECT_TRUE(value.is_none());
        continue;
      }
      ++changed;
      std::string again;
      std::optional<std::string> problem = to_cbor(value, again);
      EXPECT_FALSE(problem) << *problem << " after " << hex(damaged);
    }
  }
  EXPECT_GT(refused, 1000);
  EXPECT_GT(changed, 1000);
}

// A number in a container that nothing refers to is not written.
TEST(Cbor, SharingWithoutAReferenceIsForgotten) {
  auto rewritten = [](std::string_view bytes) {
    HostValue value;
    EXPECT_EQ(from_cbor(bytes_of(bytes), value).value_or(""), "");
    return written(value);
  };
  EXPECT_EQ(rewritten("d81cd81e820102"), "d81e820102");
  EXPECT_EQ(rewritten("d81cd81b8464646174651907e80102"), "d903ec6a323032342d30312d3032");
  EXPECT_EQ(rewritten("82d81cd81e820102d81d00"), "82d81cd81e820102d81d00");
}

TEST(Cbor, KeysMayBeReferences) {
  HostValue value;
  ASSERT_EQ(from_cbor(bytes_of("82d81c80a1d81d0000"), value).value_or(""), "");
  EXPECT_EQ(written(value), "82d81c80a1d81d0000");
}

TEST(Cbor, KeepsSharingAndCycles) {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  options.results.sharing = true;
  Session session(options);
  Outcome outcome = session.run(
      "import datetime\na = [1]\na.append(a)\nb = {2: a}\nf = frozenset({1})\n"
      "z = datetime.timezone.utc\n[a, b, (b, a), {f, 'x'}, f, z, z]");
  ASSERT_EQ(outcome.status, Status::Ok);
  std::string bytes;
  ASSERT_EQ(to_cbor(outcome.return_value, bytes).value_or(""), "");
  HostValue read;
  ASSERT_EQ(from_cbor(bytes, read).value_or(""), "");
  session.set_input("r", read);
  Outcome same = session.run(
      "[r[0] is r[0][1], r[1][2] is r[0], r[2][0] is r[1], r[4] in r[3], r[5] is r[6], r[5] == z]");
  ASSERT_EQ(same.return_value.items.size(), 6u);
  for (const HostValue& item : same.return_value.items) EXPECT_EQ(item.integer, 1);
  std::string again;
  ASSERT_FALSE(to_cbor(read, again));
  EXPECT_EQ(hex(again), hex(bytes));
}

}  // namespace
}  // namespace hognose
