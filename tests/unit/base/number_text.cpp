// Number text: 20,000 pseudo-random floats in every layout, compared with CPython 3.14 by checksum,
// and tables of what Python's number grammar accepts and rejects.
#include "base/number_text.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

namespace hognose {
namespace {

std::string repr(double value) {
  char text[kMaxFloatRepr];
  return {text, write_float_repr(value, text)};
}

std::string hex(double value) {
  char text[kMaxFloatHex];
  return {text, write_float_hex(value, text)};
}

std::string text_of(double value, FloatStyle style, size_t precision, unsigned flags = 0) {
  FloatText text(value, style, precision, flags);
  std::string out(text.size(), '?');
  EXPECT_EQ(text.write(out.data()), out.data() + out.size());
  return out;
}

// Doubles of four kinds: any bits, short decimals, large integers, small binary fractions.
class RandomDoubles {
 public:
  uint64_t next() {
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return state_ >> 33;
  }
  double next_double() {
    uint64_t kind = next() % 4, a = next(), b = next();
    switch (kind) {
      case 0: {
        double value = std::bit_cast<double>(a << 33 ^ b << 2 ^ a >> 7);
        return std::isfinite(value) ? value : 1.5;
      }
      case 1: return (static_cast<double>(a % 2000001) - 1000000) / std::pow(10.0, b % 9);
      case 2: return static_cast<double>(a * (b % 1000 + 1));
      default: return std::ldexp(static_cast<double>(a), -static_cast<int>(b % 1090));
    }
  }

 private:
  uint64_t state_ = 1;
};

struct Checksum {
  uint64_t hash = 0xcbf29ce484222325;
  void mix(const std::string& text) {
    for (char c : text) hash = (hash ^ static_cast<uint8_t>(c)) * 0x100000001b3;
    hash = (hash ^ 0xFF) * 0x100000001b3;
  }
};

// The computation in Python: for each value v, let p = next() % 30 and n = next() % 40 - 12. The
// texts are repr(v), v.hex(), '%.*f' % (p, v), '%.*e' % (p, v), '%#.*g' % (p, v), format(v, '.%d' %
// p) and round(v, n).hex() ('inf' for OverflowError). Each text and a byte 0xFF go into an FNV-1a
// checksum of its own.
TEST(NumberText, RandomFloatsInEveryLayout) {
  RandomDoubles random;
  Checksum reprs, hexes, fixed, exponent, general, plain, rounded;
  for (int i = 0; i < 20000; ++i) {
    double value = random.next_double();
    reprs.mix(repr(value));
    hexes.mix(hex(value));
    size_t precision = random.next() % 30;
    fixed.mix(text_of(value, FloatStyle::Fixed, precision));
    exponent.mix(text_of(value, FloatStyle::Exponent, precision));
    general.mix(text_of(value, FloatStyle::General, precision, kFloatAlternate));
    plain.mix(text_of(value, FloatStyle::General, precision, kFloatPointZero));
    rounded.mix(hex(round_to_digits(value, static_cast<int64_t>(random.next() % 40) - 12)));
    ASSERT_EQ(text_of(value, FloatStyle::Repr, 0, kFloatPointZero), repr(value));
    FloatParse back = parse_float(repr(value));
    ASSERT_TRUE(back.ok);
    ASSERT_EQ(std::bit_cast<uint64_t>(back.value), std::bit_cast<uint64_t>(value));
    HexFloatParse hex_back = parse_float_hex(hex(value));
    ASSERT_EQ(hex_back.fault, HexFloatFault::None);
    ASSERT_EQ(std::bit_cast<uint64_t>(hex_back.value), std::bit_cast<uint64_t>(value));
  }
  EXPECT_EQ(reprs.hash, 0x44bef87185db64fdu);
  EXPECT_EQ(hexes.hash, 0xab7929e5d6a47c5bu);
  EXPECT_EQ(fixed.hash, 0x99c67fd10c14a1ddu);
  EXPECT_EQ(exponent.hash, 0x5c79877bd02d0e80u);
  EXPECT_EQ(general.hash, 0x7fe7411f0c2ef0dcu);
  EXPECT_EQ(plain.hash, 0xf8570697d712e3b9u);
  EXPECT_EQ(rounded.hash, 0xb0a0aaa8b3993596u);
}

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kMax = std::numeric_limits<double>::max();
constexpr double kDenormal = std::numeric_limits<double>::denorm_min();

TEST(NumberText, Repr) {
  EXPECT_EQ(repr(0.0), "0.0");
  EXPECT_EQ(repr(-0.0), "-0.0");
  EXPECT_EQ(repr(0.1), "0.1");
  EXPECT_EQ(repr(1e16), "1e+16");
  EXPECT_EQ(repr(9999999999999998.0), "9999999999999998.0");
  EXPECT_EQ(repr(0.0001), "0.0001");
  EXPECT_EQ(repr(0.00001), "1e-05");
  EXPECT_EQ(repr(1.5e300), "1.5e+300");
  EXPECT_EQ(repr(kMax), "1.7976931348623157e+308");
  EXPECT_EQ(repr(-std::numeric_limits<double>::min()), "-2.2250738585072014e-308");
  EXPECT_EQ(repr(kDenormal), "5e-324");
  EXPECT_EQ(repr(kInfinity), "inf");
  EXPECT_EQ(repr(-kInfinity), "-inf");
  EXPECT_EQ(repr(kNaN), "nan");
  EXPECT_EQ(repr(-kNaN), "nan");
  EXPECT_EQ(repr(0x1p-44), "5.684341886080802e-14");
}

TEST(NumberText, ChosenPrecision) {
  EXPECT_EQ(text_of(2.5, FloatStyle::Fixed, 0), "2");
  EXPECT_EQ(text_of(3.5, FloatStyle::Fixed, 0, kFloatAlternate), "4.");
  EXPECT_EQ(text_of(0.5, FloatStyle::Exponent, 0), "5e-01");
  EXPECT_EQ(text_of(0.5, FloatStyle::Exponent, 0, kFloatAlternate | kFloatUpper), "5.E-01");
  EXPECT_EQ(text_of(1e16, FloatStyle::Repr, 0, kFloatAlternate), "1.e+16");
  EXPECT_EQ(text_of(100000.0, FloatStyle::General, 6), "100000");
  EXPECT_EQ(text_of(1000000.0, FloatStyle::General, 6), "1e+06");
  EXPECT_EQ(text_of(100000.0, FloatStyle::General, 6, kFloatPointZero), "1e+05");
  EXPECT_EQ(text_of(12345.0, FloatStyle::General, 6, kFloatPointZero), "12345.0");
  EXPECT_EQ(text_of(0.0, FloatStyle::General, 0), "0");
  EXPECT_EQ(text_of(-0.001, FloatStyle::Fixed, 2), "-0.00");
  EXPECT_EQ(text_of(-0.001, FloatStyle::Fixed, 2, kFloatNoNegativeZero), "0.00");
  EXPECT_EQ(text_of(-0.006, FloatStyle::Fixed, 2, kFloatNoNegativeZero), "-0.01");
  EXPECT_EQ(text_of(-0.0, FloatStyle::Repr, 0, kFloatNoNegativeZero | kFloatPointZero), "0.0");
  EXPECT_EQ(text_of(-kInfinity, FloatStyle::Fixed, 3, kFloatUpper | kFloatAlternate), "-INF");
  EXPECT_EQ(text_of(kNaN, FloatStyle::General, 3, kFloatPointZero), "nan");
}

TEST(NumberText, HugePrecisionIsCountedNotWritten) {
  constexpr size_t kHuge = 2147483647;
  EXPECT_EQ(FloatText(1.0, FloatStyle::Fixed, kHuge, 0).size(), kHuge + 2);
  EXPECT_EQ(FloatText(1.0, FloatStyle::Exponent, kHuge, 0).size(), kHuge + 6);
  EXPECT_EQ(FloatText(1.0, FloatStyle::General, kHuge, 0).size(), 1u);
  EXPECT_EQ(FloatText(0.125, FloatStyle::General, kHuge, kFloatAlternate).size(), kHuge + 2);
  std::string text = text_of(kDenormal, FloatStyle::Fixed, 2000);
  EXPECT_EQ(text.substr(0, 330), "0." + std::string(323, '0') + "49406");
  EXPECT_EQ(text.substr(2 + 1072), "25" + std::string(926, '0'));
  EXPECT_EQ(text_of(kMax, FloatStyle::Fixed, 1100).size(), 309u + 1 + 1100);
}

TEST(NumberText, RoundsToDigits) {
  EXPECT_EQ(round_to_digits(2.675, 2), 2.67);
  EXPECT_EQ(round_to_digits(2.5, 0), 2.0);
  EXPECT_EQ(round_to_digits(1234567.0, -2), 1234600.0);
  EXPECT_EQ(round_to_digits(25.0, -1), 20.0);
  EXPECT_EQ(round_to_digits(35.0, -1), 40.0);
  EXPECT_EQ(round_to_digits(25.000000000000004, -1), 30.0);
  EXPECT_EQ(round_to_digits(95.0, -2), 100.0);
  EXPECT_EQ(round_to_digits(50.0, -2), 0.0);
  EXPECT_EQ(round_to_digits(51.0, -2), 100.0);
  EXPECT_TRUE(std::signbit(round_to_digits(-4.0, -1)));
  EXPECT_EQ(round_to_digits(kMax, -308), kInfinity);
  EXPECT_EQ(round_to_digits(kMax, -309), 0.0);
  EXPECT_EQ(round_to_digits(1.5, INT64_MAX), 1.5);
  EXPECT_EQ(round_to_digits(1.5, INT64_MIN), 0.0);
  EXPECT_EQ(round_to_digits(-kInfinity, 2), -kInfinity);
}

TEST(NumberText, ReadsFloats) {
  struct Case {
    const char* text;
    double value;
  };
  for (const Case& c : std::vector<Case>{
           {"1", 1},
           {"-1.", -1},
           {"+.5", .5},
           {"1_0.0_1e1_0", 100100000000.0},
           {"1e5", 1e5},
           {"1E+5", 1e5},
           {"inf", kInfinity},
           {"-Infinity", -kInfinity},
           {"iNF", kInfinity},
           {"1e400", kInfinity},
           {"-1e400", -kInfinity},
           {"1e-400", 0},
           {"1_0e999999999999999999999999999", kInfinity},
           {"1_0e-999999999999999999999999999", 0},
           {"0e999999999999999999999999999", 0},
           {"4.9e-324", kDenormal},
           {"2.4703282292062327e-324", 0},
           {"2.4703282292062328e-324", kDenormal},
           {"1.7976931348623158e308", kMax},
           {"1.7976931348623159e308", kInfinity},
       }) {
    FloatParse parse = parse_float(c.text);
    EXPECT_TRUE(parse.ok) << c.text;
    EXPECT_EQ(parse.value, c.value) << c.text;
  }
  EXPECT_TRUE(std::isnan(parse_float("NaN").value) && parse_float("NaN").ok);
  EXPECT_TRUE(std::signbit(parse_float("-nan").value));
  EXPECT_TRUE(std::signbit(parse_float("-0").value));
  for (const char* text : {"",     "+",     ".",    "e5",   "1e",   "1e+", "1e++5", "1__0",  "_1",
                           "1_",   "1_e5",  "1e_5", "1e5_", "1._5", "._5", "1_.5",  "infin", "in_f",
                           "nan1", "0x1p3", "1d5",  " 1",   "1 ",   "--1", "1.2.3"}) {
    EXPECT_FALSE(parse_float(text).ok) << text;
  }
}

// Any digit can decide a tie between two doubles, however far to the right. Underscores do not
// matter.
TEST(NumberText, ReadsLongFloats) {
  for (std::string half : {"9007199254740993", "9_007_199_254_740_993"}) {
    EXPECT_EQ(parse_float(half).value, 9007199254740992.0);
    EXPECT_EQ(parse_float(half + "." + std::string(5000, '0')).value, 9007199254740992.0);
    EXPECT_EQ(parse_float(half + "." + std::string(5000, '0') + "1").value, 9007199254740994.0);
    EXPECT_EQ(parse_float(std::string(5000, '0') + half).value, 9007199254740992.0);
  }
  std::string zeros(100000, '0');
  EXPECT_EQ(parse_float("1" + zeros + "e-100000").value, 1.0);
  EXPECT_EQ(parse_float("1_0" + zeros + "e-100001").value, 1.0);
  EXPECT_EQ(parse_float("0." + zeros + "1_5e100001").value, 1.5);
  EXPECT_EQ(parse_float("0." + zeros + "1").value, 0.0);
  EXPECT_EQ(parse_float("1" + zeros).value, kInfinity);
}

TEST(NumberText, ReadsComplex) {
  struct Case {
    const char* text;
    double real, imaginary;
  };
  for (const Case& c : std::vector<Case>{{"1", 1, 0},
                                         {"1j", 0, 1},
                                         {"j", 0, 1},
                                         {"-J", 0, -1},
                                         {"1+2j", 1, 2},
                                         {"1-j", 1, -1},
                                         {"1e5-2.5e-3j", 1e5, -2.5e-3},
                                         {" ( -1_0+j ) ", -10, 1},
                                         {"inf-infinityj", kInfinity, -kInfinity}}) {
    ComplexParse parse = parse_complex(c.text);
    EXPECT_TRUE(parse.ok) << c.text;
    EXPECT_EQ(parse.real, c.real) << c.text;
    EXPECT_EQ(parse.imaginary, c.imaginary) << c.text;
  }
  for (const char* text : {"", "()", "( )", "+", "1+", "1+2", "1 + 2j", "1+2j+3", "1j+2", "(1",
                           "1)", "((1))", "1jj", "j1", "1+2i", "+-j", "1_j"}) {
    EXPECT_FALSE(parse_complex(text).ok) << text;
  }
}

TEST(NumberText, ReadsIntegers) {
  auto small = [](std::string_view text, unsigned base) -> int64_t {
    IntText result = parse_int(text, base);
    EXPECT_EQ(result.kind, IntTextKind::Small) << text;
    return result.value;
  };
  EXPECT_EQ(small("0", 0), 0);
  EXPECT_EQ(small("-1_000", 10), -1000);
  EXPECT_EQ(small("+0x_fF", 0), 255);
  EXPECT_EQ(small("0X1F", 16), 31);
  EXPECT_EQ(small("0b101", 16), 0xb101);
  EXPECT_EQ(small("0x1f", 36), 42819);
  EXPECT_EQ(small("0o17", 8), 15);
  EXPECT_EQ(small("0B1", 2), 1);
  EXPECT_EQ(small("0_0", 0), 0);
  EXPECT_EQ(small("0_7", 10), 7);
  EXPECT_EQ(small("9223372036854775807", 10), INT64_MAX);
  EXPECT_EQ(small("-9223372036854775808", 10), INT64_MIN);
  EXPECT_EQ(small("-0x8000000000000000", 0), INT64_MIN);
  for (auto [text, base] : std::vector<std::pair<const char*, unsigned>>{
           {"", 10},   {"-", 10},  {"1__0", 10}, {"_1", 10},   {"1_", 10},
           {"0x", 16}, {"0x_", 0}, {"0x__1", 0}, {"0x1f", 10}, {"01", 0},
           {"0_7", 0}, {"0b2", 0}, {"+-1", 10},  {"1.0", 10},  {"g", 16},
           {"8", 8},   {" 1", 10}, {"1 ", 10},   {"0o17", 2},  {"00000000000000000001", 0}}) {
    EXPECT_EQ(parse_int(text, base).kind, IntTextKind::Invalid) << text;
  }
}

TEST(NumberText, LeavesBigIntegersToTheCaller) {
  for (const char* text : {"9223372036854775808", "-9223372036854775809", "99999999999999999999"}) {
    IntText result = parse_int(text, 10);
    EXPECT_EQ(result.kind, IntTextKind::Big) << text;
    EXPECT_EQ(result.negative, text[0] == '-');
  }
  IntText result = parse_int("-0x_1234_5678_9abc_DEF0_1", 0);
  ASSERT_EQ(result.kind, IntTextKind::Big);
  EXPECT_EQ(result.base, 16);
  ASSERT_EQ(result.digit_count, 17u);
  uint8_t digits[17];
  Watch watch;
  write_digit_values(result.digits, digits, watch);
  const uint8_t kExpected[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1};
  EXPECT_TRUE(std::equal(digits, digits + 17, kExpected));
}

TEST(NumberText, WritesIntegers) {
  char text[kMaxUint64Text];
  EXPECT_EQ(std::string_view(text, write_int64(INT64_MIN, text)), "-9223372036854775808");
  EXPECT_EQ(std::string_view(text, write_int64(0, text)), "0");
  EXPECT_EQ(std::string_view(text, write_uint64(UINT64_MAX, 2, text)), std::string(64, '1'));
  EXPECT_EQ(std::string_view(text, write_uint64(35, 36, text)), "z");
}

TEST(NumberText, HexFloats) {
  EXPECT_EQ(hex(0.0), "0x0.0p+0");
  EXPECT_EQ(hex(-0.0), "-0x0.0p+0");
  EXPECT_EQ(hex(1.0), "0x1.0000000000000p+0");
  EXPECT_EQ(hex(-0.1), "-0x1.999999999999ap-4");
  EXPECT_EQ(hex(kDenormal), "0x0.0000000000001p-1022");
  EXPECT_EQ(hex(-kMax), "-0x1.fffffffffffffp+1023");
  EXPECT_EQ(hex(kInfinity), "inf");
  EXPECT_EQ(hex(-kNaN), "nan");
  struct Case {
    const char* text;
    double value;
  };
  for (const Case& c :
       std::vector<Case>{{"0x1p-1074", kDenormal},
                         {"0x1p-1075", 0},
                         {"0x1.0000000000001p-1075", kDenormal},
                         {"0x3p-1075", 2 * kDenormal},
                         {"ff", 255},
                         {".8", 0.5},
                         {"0x8.", 8},
                         {"-0X1.8P+1", -3},
                         {"0x1.fffffffffffff7p1023", kMax},
                         {"0x1.00000000000008p0", 1},
                         {"0x1.00000000000008000000000000001p0", 0x1.0000000000001p0},
                         {"0x1.00000000000018p0", 0x1.0000000000002p0},
                         {"0p99999999999999999999", 0},
                         {"1p-99999999999999999999", 0},
                         {"inf", kInfinity},
                         {"-Infinity", -kInfinity}}) {
    HexFloatParse parse = parse_float_hex(c.text);
    EXPECT_EQ(parse.fault, HexFloatFault::None) << c.text;
    EXPECT_EQ(parse.value, c.value) << c.text;
  }
  for (const char* text : {"", "-", "0x", ".", "0x.", "0x1p", "0x1p+", "1.2.3", "g", "1pz", "infi",
                           "0x1 ", "--1", "-+inf", "1p1_0"}) {
    EXPECT_EQ(parse_float_hex(text).fault, HexFloatFault::Invalid) << text;
  }
  for (const char* text : {"0x1p1024", "0x1.fffffffffffff8p1023", "1p99999999999999999999z"}) {
    EXPECT_EQ(parse_float_hex(text).fault, HexFloatFault::TooLarge) << text;
  }
}

}  // namespace
}  // namespace hognose
