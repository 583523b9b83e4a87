// The format mini-language and the % conversions. Each row is a result of CPython 3.14. A leading
// '!' marks the message of a ValueError. The limits of widths and precisions are those of a 64-bit
// CPython.
#include "base/format_spec.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

#include "base/format_spec_layout.h"
#include "base/format_spec_printf.h"
#include "base/utf8.h"

namespace hognose {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

std::u32string decode(std::string_view text) {
  Utf8Scan scan = scan_utf8(text);
  EXPECT_TRUE(scan.ok());
  std::u32string points(scan.code_points, 0);
  transcode_utf8(text, points.data());
  return points;
}

std::string encode(const std::u32string& points) {
  std::string text(utf8_length(points.data(), points.size()), 0);
  write_utf8(points.data(), points.size(), text);
  return text;
}

std::string message(const FormatError& error, const std::u32string& spec, const char* type) {
  char text[kMaxFormatFault];
  std::string written(text, write_format_fault(error, type, text));
  if (error.fault != FormatFault::InvalidSpecifier) return "!" + written;
  return "!Invalid format specifier '" + encode(spec) + written;
}

// Writes the layout to 4-byte units and, if its characters fit, to narrower ones as well.
template <class Layout>
std::string text_of(const Layout& layout) {
  std::u32string wide(layout.size(), U'?');
  Watch watch;
  EXPECT_EQ(layout.write(wide.data(), watch), wide.data() + wide.size());
  char32_t largest = 0;
  for (char32_t point : wide) largest = std::max(largest, point);
  EXPECT_LE(largest, layout.max_code_point());
  if (layout.max_code_point() < 0x100) {
    std::vector<uint8_t> narrow(layout.size());
    EXPECT_EQ(layout.write(narrow.data(), watch), narrow.data() + narrow.size());
    EXPECT_TRUE(std::equal(wide.begin(), wide.end(), narrow.begin()));
  }
  return encode(wide);
}

std::string text_of(const StringLayout& layout, char32_t fill, const std::u32string& text) {
  std::u32string out(layout.left, fill);
  out += text.substr(0, layout.kept);
  out.append(layout.right, fill);
  EXPECT_EQ(layout.size(), out.size());
  return encode(out);
}

std::string magnitude_in(int64_t value, unsigned base) {
  char digits[kMaxUint64Text];
  return {digits, write_uint64(static_cast<uint64_t>(value < 0 ? -value : value), base, digits)};
}

std::string format_int(const std::u32string& text, int64_t value) {
  FormatSpec spec;
  FormatError error = parse_format_spec(text.data(), text.size(), kFormatInteger, spec);
  IntegerForm form{};
  if (error.ok()) error = check_integer_spec(spec, form);
  if (!error.ok()) return message(error, text, "int");
  switch (form) {
    case IntegerForm::Character:
      return text_of(layout_character(spec), spec.fill,
                     std::u32string(1, static_cast<char32_t>(value)));
    case IntegerForm::Float: return text_of(FloatLayout(spec, static_cast<double>(value)));
    case IntegerForm::Digits: break;
  }
  std::string digits = magnitude_in(value, integer_base(spec.type));
  return text_of(layout_integer(spec, value < 0, digits));
}

std::string format_float(const std::u32string& text, double value) {
  FormatSpec spec;
  FormatError error = parse_format_spec(text.data(), text.size(), kFormatFloat, spec);
  if (error.ok()) error = check_float_spec(spec);
  return error.ok() ? text_of(FloatLayout(spec, value)) : message(error, text, "float");
}

std::string format_complex(const std::u32string& text, double real, double imaginary) {
  FormatSpec spec;
  FormatError error = parse_format_spec(text.data(), text.size(), kFormatFloat, spec);
  if (error.ok()) error = check_complex_spec(spec);
  return error.ok() ? text_of(ComplexLayout(spec, real, imaginary))
                    : message(error, text, "complex");
}

std::string format_str(const std::u32string& text, const std::u32string& value) {
  FormatSpec spec;
  FormatError error = parse_format_spec(text.data(), text.size(), kFormatString, spec);
  if (error.ok()) error = check_string_spec(spec);
  if (!error.ok()) return message(error, text, "str");
  return text_of(layout_string(spec, value.size()), spec.fill, value);
}

template <class Value>
struct Row {
  const char* spec;
  Value value;
  const char* expected;
};

// clang-format off
const Row<int64_t> kIntegers[] = {
    {"", 1234567, "1234567"},
    {"d", 1234567, "1234567"},
    {"n", 1234567, "1234567"},
    {",", 1234567, "1,234,567"},
    {"_", 1234567, "1_234_567"},
    {"012,", 1234567, "0,001,234,567"},
    {"011,", 1234567, "001,234,567"},
    {"010,", 1234567, "01,234,567"},
    {"09,", 1234567, "1,234,567"},
    {"08,", 1234567, "1,234,567"},
    {"*=15,", 1234567, "******1,234,567"},
    {"0=15,", 1234567, "000,001,234,567"},
    {"0<15,", 1234567, "1,234,567000000"},
    {"0>15,", 1234567, "0000001,234,567"},
    {"*<12", 1234567, "1234567*****"},
    {"*>12", 1234567, "*****1234567"},
    {"*^12", 1234567, "**1234567***"},
    {"+", 1234567, "+1234567"},
    {"-", 1234567, "1234567"},
    {" ", 1234567, " 1234567"},
    {"=+12", 1234567, "+    1234567"},
    {"_x", 1234567, "12_d687"},
    {"_b", 1234567, "1_0010_1101_0110_1000_0111"},
    {"#_x", 1234567, "0x12_d687"},
    {"#X", 1234567, "0X12D687"},
    {"#o", 1234567, "0o4553207"},
    {"#020_x", 1234567, "0x000_0000_0012_d687"},
    {"e", 1234567, "1.234567e+06"},
    {".2e", 1234567, "1.23e+06"},
    {",.2f", 1234567, "1,234,567.00"},
    {"015,.2f", 1234567, "0,001,234,567.00"},
    {".3%", 1234567, "123456700.000%"},
    {"g", 1234567, "1.23457e+06"},
    {".3,f", 1234567, "1234567.000"},
    {".,f", 1234567, "1234567.000,000"},
    {"._", 1234567, "1234567"},
    {".,", 1234567, "1234567"},
    {"x", -255, "-ff"},
    {"X", -255, "-FF"},
    {"#x", -255, "-0xff"},
    {"#X", -255, "-0XFF"},
    {"#010x", -255, "-0x00000ff"},
    {"b", -255, "-11111111"},
    {"o", -255, "-377"},
    {"08", -255, "-0000255"},
    {"<08", -255, "-2550000"},
    {"^8", -255, "  -255  "},
    {"=8", -255, "-    255"},
    {"*=8", -255, "-****255"},
    {"+", -255, "-255"},
    {"_b", -255, "-1111_1111"},
    {"020_b", -255, "-0000_0000_1111_1111"},
    {"z.1f", -255, "-255.0"},
    {".0%", -255, "-25500%"},
    {"c", 65, "A"},
    {"5c", 65, "    A"},
    {"<5c", 65, "A    "},
    {"05c", 65, "0000A"},
    {"*=5c", 65, "****A"},
    {".2", 5, "!Precision not allowed in integer format specifier"},
    {".2d", 5, "!Precision not allowed in integer format specifier"},
    {"z", 5, "!Negative zero coercion (z) not allowed in integer format specifier"},
    {"zd", 5, "!Negative zero coercion (z) not allowed in integer format specifier"},
    {"+c", 5, "!Sign not allowed with integer format specifier 'c'"},
    {"#c", 5, "!Alternate form (#) not allowed with integer format specifier 'c'"},
    {",_", 5, "!Cannot specify both ',' and '_'."},
    {"_,", 5, "!Cannot specify both ',' and '_'."},
    {",,", 5, "!Cannot specify ',' with ','."},
    {"__", 5, "!Cannot specify '_' with '_'."},
    {"1_0", 5, "!Cannot specify '_' with '0'."},
    {"1,0", 5, "!Cannot specify ',' with '0'."},
    {",x", 5, "!Cannot specify ',' with 'x'."},
    {",n", 5, "!Cannot specify ',' with 'n'."},
    {".10_n", 5, "!Cannot specify '_' with 'n'."},
    {".3_,f", 5, "!Cannot specify both ',' and '_'."},
    {".3,,f", 5, "!Invalid format specifier '.3,,f' for object of type 'int'"},
    {".", 5, "!Format specifier missing precision"},
    {"10.", 5, "!Format specifier missing precision"},
    {".f", 5, "!Format specifier missing precision"},
    {"s", 5, "!Unknown format code 's' for object of type 'int'"},
    {"y", 5, "!Unknown format code 'y' for object of type 'int'"},
    {"é", 5, "!Unknown format code '\\xe9' for object of type 'int'"},
    {"\001", 5, "!Unknown format code '\\x1' for object of type 'int'"},
    {"z5y", 5, "!Unknown format code 'y' for object of type 'int'"},
    {"10yy", 5, "!Invalid format specifier '10yy' for object of type 'int'"},
    {"5d5", 5, "!Invalid format specifier '5d5' for object of type 'int'"},
    {"  5", 5, "!Invalid format specifier '  5' for object of type 'int'"},
    {"99999999999999999999", 5, "!Too many decimal digits in format string"},
    {"9223372036854775808", 5, "!Too many decimal digits in format string"},
    {".9223372036854775808f", 5, "!Too many decimal digits in format string"},
    {".2147483648f", 5, "!precision too big"},
    {"٢٠d", 5, "                   5"},
};

const Row<double> kFloats[] = {
    {",.2f", 1234567.891, "1,234,567.89"},
    {"_.1f", 1234567.891, "1_234_567.9"},
    {"015,.2f", 1234567.891, "0,001,234,567.89"},
    {"014,.2f", 1234567.891, "001,234,567.89"},
    {"016,.2f", 1234567.891, "0,001,234,567.89"},
    {"", 1234567.891, "1234567.891"},
    {".3", 1234567.891, "1.23e+06"},
    {".10", 1234567.891, "1234567.891"},
    {",", 1234567.891, "1,234,567.891"},
    {"E", 1234567.891, "1.234568E+06"},
    {".0f", 1234567.891, "1234568"},
    {"#.0f", 1234567.891, "1234568."},
    {"+.1e", 1234567.891, "+1.2e+06"},
    {"%", 1234567.891, "123456789.100000%"},
    {".20_f", 0.1, "0.100_000_000_000_000_005_55"},
    {"025.20_f", 0.1, "0.100_000_000_000_000_005_55"},
    {"040,.20,f", 0.1, "0,000,000,000.100,000,000,000,000,005,55"},
    {".3g", 0.1, "0.1"},
    {"#.3g", 0.1, "0.100"},
    {"n", 0.1, "0.1"},
    {"010", 0.1, "00000000.1"},
    {"<10", 0.1, "0.1       "},
    {"", 1e+22, "1e+22"},
    {",", 1e+22, "1e+22"},
    {"_.0f", 1e+22, "10_000_000_000_000_000_000_000"},
    {"020,e", 1e+22, "0,000,001.000000e+22"},
    {"020,g", 1e+22, "0,000,000,000,001e+22"},
    {"#", 1e+22, "1.e+22"},
    {"z", 1e+22, "1e+22"},
    {"", -0.0, "-0.0"},
    {"z", -0.0, "0.0"},
    {"+z", -0.0, "+0.0"},
    {"z.1f", -0.0, "0.0"},
    {"+", -0.0, "-0.0"},
    {".2f", -0.001, "-0.00"},
    {"z.2f", -0.001, "0.00"},
    {"+z.2f", -0.001, "+0.00"},
    {"z.4f", -0.001, "-0.0010"},
    {"", 1e-07, "1e-07"},
    {"._", 1e-07, "1e-07"},
    {",", 1e-07, "1e-07"},
    {".3", 1e-07, "1e-07"},
    {"f", 1e-07, "0.000000"},
    {".8f", 1e-07, "0.00000010"},
    {"._", 123456.123456, "123456.123_456"},
    {",._", 123456.123456, "123,456.123_456"},
    {".,g", 123456.123456, "123456"},
    {".4_f", 123456.123456, "123456.123_5"},
    {"", kInfinity, "inf"},
    {"010", kInfinity, "0000000inf"},
    {"+F", kInfinity, "+INF"},
    {"012,", kInfinity, "000000000inf"},
    {" %", kInfinity, " inf%"},
    {"*^+12%", kInfinity, "***+inf%****"},
    {".2,f", kInfinity, "inf"},
    {"010", -kInfinity, "-000000inf"},
    {"=8", -kInfinity, "-    inf"},
    {"g", -kInfinity, "-inf"},
    {"+", kNaN, "+nan"},
    {"010", kNaN, "0000000nan"},
    {"F", kNaN, "NAN"},
    {"z", kNaN, "nan"},
    {"x", 3.5, "!Unknown format code 'x' for object of type 'float'"},
    {"d", 3.5, "!Unknown format code 'd' for object of type 'float'"},
    {"s", 3.5, "!Unknown format code 's' for object of type 'float'"},
    {"c", 3.5, "!Unknown format code 'c' for object of type 'float'"},
    {".", 3.5, "!Format specifier missing precision"},
    {".2147483648", 3.5, "!precision too big"},
    {".2147483648x", 3.5, "!Unknown format code 'x' for object of type 'float'"},
    {"=+8", 3.5, "+    3.5"},
    {"é^9", 3.5, "ééé3.5ééé"},
    {"😀>6", 3.5, "😀😀😀3.5"},
    {"0>8", 3.5, "000003.5"},
    {"0^9.2f", 3.5, "003.50000"},
};

const Row<const char*> kStrings[] = {
    {"", "abc", "abc"},
    {"s", "abc", "abc"},
    {".2", "abc", "ab"},
    {"5.2", "abc", "ab   "},
    {"*^7.2", "abc", "**ab***"},
    {"é>5", "abc", "ééabc"},
    {".0", "abc", ""},
    {"05", "abc", "abc00"},
    {">05", "abc", "00abc"},
    {"x<05", "abc", "abcxx"},
    {"._", "abc", "abc"},
    {".2,s", "abc", "ab"},
    {"😀<5", "abc", "abc😀😀"},
    {"+", "abc", "!Sign not allowed in string format specifier"},
    {"-s", "abc", "!Sign not allowed in string format specifier"},
    {" ", "abc", "!Space not allowed in string format specifier"},
    {"z", "abc", "!Negative zero coercion (z) not allowed in string format specifier"},
    {"#", "abc", "!Alternate form (#) not allowed in string format specifier"},
    {" #", "abc", "!Space not allowed in string format specifier"},
    {"=", "abc", "!'=' alignment not allowed in string format specifier"},
    {"=5", "abc", "!'=' alignment not allowed in string format specifier"},
    {"=#5", "abc", "!Alternate form (#) not allowed in string format specifier"},
    {"=z#5", "abc", "!Negative zero coercion (z) not allowed in string format specifier"},
    {"d", "abc", "!Unknown format code 'd' for object of type 'str'"},
    {",", "abc", "!Cannot specify ',' with 's'."},
    {"_", "abc", "!Cannot specify '_' with 's'."},
    {".", "abc", "!Format specifier missing precision"},
    {"5x5", "abc", "!Invalid format specifier '5x5' for object of type 'str'"},
    {".9223372036854775807", "abc", "abc"},
    {"5", "", "     "},
    {"x^5", "", "xxxxx"},
};

struct ComplexRow {
  const char* spec;
  double real, imaginary;
  const char* expected;
};
const ComplexRow kComplexes[] = {
    {"", 1.0, 2.0, "(1+2j)"},
    {"10", 1.0, 2.0, "    (1+2j)"},
    {"<10", 1.0, 2.0, "(1+2j)    "},
    {"^10", 1.0, 2.0, "  (1+2j)  "},
    {"*>10", 1.0, 2.0, "****(1+2j)"},
    {"+", 1.0, 2.0, "(+1+2j)"},
    {" ", 1.0, 2.0, "( 1+2j)"},
    {".2", 1.0, 2.0, "(1+2j)"},
    {".2f", 1.0, 2.0, "1.00+2.00j"},
    {"+.2f", 1.0, 2.0, "+1.00+2.00j"},
    {"15.2f", 1.0, 2.0, "     1.00+2.00j"},
    {"#", 1.0, 2.0, "(1.+2.j)"},
    {".,f", 1.0, 2.0, "1.000,000+2.000,000j"},
    {"=5", 1.0, 2.0, "!'=' alignment flag is not allowed in complex format specifier"},
    {"05", 1.0, 2.0, "!Zero padding is not allowed in complex format specifier"},
    {"0>10", 1.0, 2.0, "!Zero padding is not allowed in complex format specifier"},
    {"%", 1.0, 2.0, "!Unknown format code '%' for object of type 'complex'"},
    {"c", 1.0, 2.0, "!Unknown format code 'c' for object of type 'complex'"},
    {"n", 1.0, 2.0, "1+2j"},
    {"", 0.0, 1.0, "1j"},
    {"+", 0.0, 1.0, "+1j"},
    {"f", 0.0, 1.0, "0.000000+1.000000j"},
    {"g", 0.0, 1.0, "0+1j"},
    {".3", 0.0, 1.0, "1j"},
    {"8", 0.0, 1.0, "      1j"},
    {"", -0.0, -0.0, "(-0-0j)"},
    {"z", -0.0, -0.0, "(0+0j)"},
    {",", 12345678.5, -2345.6, "(12,345,678.5-2,345.6j)"},
    {",.3f", 12345678.5, -2345.6, "12,345,678.500-2,345.600j"},
    {"_.4_f", 12345678.5, -2345.6, "12_345_678.500_0-2_345.600_0j"},
    {"", kNaN, kInfinity, "(nan+infj)"},
    {"+E", kNaN, kInfinity, "+NAN+INFj"},
};

const Row<int64_t> kPrintfIntegers[] = {
    {"%d", 5, "5"},
    {"%05d", 5, "00005"},
    {"%-05d|", 5, "5    |"},
    {"%+d", 5, "+5"},
    {"% d", 5, " 5"},
    {"%+ d", 5, "+5"},
    {"%+05d", 5, "+0005"},
    {"% 05d", 5, " 0005"},
    {"%.5d", 5, "00005"},
    {"%8.3d", 5, "     005"},
    {"%-8.3d|", 5, "005     |"},
    {"%08.3d", 5, "00000005"},
    {"%.0d", 5, "5"},
    {"%.d", 5, "5"},
    {"%i", 5, "5"},
    {"%u", 5, "5"},
    {"%hd", 5, "5"},
    {"%ld", 5, "5"},
    {"%Ld", 5, "5"},
    {"%#d", 5, "5"},
    {"%0-5d|", 5, "5    |"},
    {"%00005d", 5, "00005"},
    {"%##x", 5, "0x5"},
    {"%x", -255, "-ff"},
    {"%#x", -255, "-0xff"},
    {"%#X", -255, "-0XFF"},
    {"%#o", -255, "-0o377"},
    {"%#.5x", -255, "-0x000ff"},
    {"%#10x", -255, "     -0xff"},
    {"%#010x", -255, "-0x00000ff"},
    {"%-#10x|", -255, "-0xff     |"},
    {"%010d", -255, "-000000255"},
    {"%.10d", -255, "-0000000255"},
    {"%#o", 0, "0o0"},
    {"%#x", 0, "0x0"},
    {"%.0x", 0, "0"},
};

const Row<double> kPrintfFloats[] = {
    {"%f", 2.5, "2.500000"},
    {"%.0f", 2.5, "2"},
    {"%#.0f", 2.5, "2."},
    {"%e", 2.5, "2.500000e+00"},
    {"%g", 2.5, "2.5"},
    {"%#g", 2.5, "2.50000"},
    {"%05.1f", 2.5, "002.5"},
    {"%+.1f", 2.5, "+2.5"},
    {"% .1f", 2.5, " 2.5"},
    {"%-10.1f|", 2.5, "2.5       |"},
    {"%010.1f", 2.5, "00000002.5"},
    {"%.3F", 2.5, "2.500"},
    {"%010f", kInfinity, "0000000inf"},
    {"%+010f", kInfinity, "+000000inf"},
    {"%-6f|", kInfinity, "inf   |"},
    {"%010f", -kInfinity, "-000000inf"},
    {"%F", kNaN, "NAN"},
    {"%+f", kNaN, "+nan"},
};
// clang-format on

TEST(FormatSpec, Integers) {
  for (const auto& row : kIntegers) {
    EXPECT_EQ(format_int(decode(row.spec), row.value), row.expected) << row.spec;
  }
}

TEST(FormatSpec, Floats) {
  for (const auto& row : kFloats) {
    EXPECT_EQ(format_float(decode(row.spec), row.value), row.expected) << row.spec;
  }
}

TEST(FormatSpec, Strings) {
  for (const auto& row : kStrings) {
    EXPECT_EQ(format_str(decode(row.spec), decode(row.value)), row.expected) << row.spec;
  }
}

TEST(FormatSpec, Complexes) {
  for (const auto& row : kComplexes) {
    EXPECT_EQ(format_complex(decode(row.spec), row.real, row.imaginary), row.expected) << row.spec;
  }
}

// CPython represents a missing type by a zero character, so a zero is not a type either.
TEST(FormatSpec, ZeroAsType) {
  const std::u32string kZero(1, U'\0');
  EXPECT_EQ(format_float(kZero, 3.5), "3.5");
  EXPECT_EQ(format_int(kZero, 5), "!Unknown format code '\\x0' for object of type 'int'");
  EXPECT_EQ(format_str(kZero, U"a"), "!Unknown format code '\\x0' for object of type 'str'");
}

TEST(FormatSpec, CutsLongTypeNames) {
  char text[kMaxFormatFault];
  FormatError error{FormatFault::UnknownCode, 0, 'y'};
  size_t length = write_format_fault(error, std::string(5000, 'T'), text);
  EXPECT_EQ(std::string(text, length),
            "Unknown format code 'y' for object of type '" + std::string(200, 'T') + "'");
}

// Sizes are exact and cheap to compute for any request. The caller must refuse large ones.
TEST(FormatSpec, GiantWidthsAreCountedNotWritten) {
  constexpr size_t kMost = INT64_MAX;
  auto parsed = [](std::u32string_view text) {
    FormatSpec spec;
    EXPECT_TRUE(parse_format_spec(text.data(), text.size(), kFormatFloat, spec).ok());
    return spec;
  };
  EXPECT_EQ(FloatLayout(parsed(U"9223372036854775807"), 1.5).size(), kMost);
  EXPECT_EQ(FloatLayout(parsed(U"09223372036854775807"), 1.5).size(), kMost);
  EXPECT_GE(FloatLayout(parsed(U"09223372036854775807,"), 1.5).size(), kMost);
  EXPECT_LE(FloatLayout(parsed(U"09223372036854775807,"), 1.5).size(), kMost + 1);
  EXPECT_EQ(FloatLayout(parsed(U".2147483647f"), 1.5).size(), 2147483649u);
  EXPECT_EQ(FloatLayout(parsed(U".2147483647,f"), 1.5).size(), 2147483649u + 715827882u);
  EXPECT_EQ(ComplexLayout(parsed(U"9223372036854775807"), 1, 1).size(), kMost);
  EXPECT_EQ(layout_string(parsed(U"9223372036854775807"), 3).size(), kMost);
  EXPECT_EQ(layout_string(parsed(U".9223372036854775807"), 3).size(), 3u);
}

PrintfSpec parse_conversion(const std::u32string& format) {
  PrintfSpec spec = parse_printf_spec(format.data(), format.size(), 1);
  EXPECT_LE(spec.end, format.size());
  return spec;
}

TEST(PrintfSpec, Integers) {
  for (const auto& row : kPrintfIntegers) {
    std::u32string format = decode(row.spec);
    PrintfSpec conversion = parse_conversion(format);
    FormatSpec spec = conversion.to_number_spec();
    std::string digits = magnitude_in(row.value, integer_base(spec.type));
    std::string text =
        text_of(layout_integer(spec, row.value < 0, digits, conversion.minimum_digits()));
    EXPECT_EQ(text + encode(format.substr(conversion.end)), row.expected) << row.spec;
  }
}

TEST(PrintfSpec, Floats) {
  for (const auto& row : kPrintfFloats) {
    std::u32string format = decode(row.spec);
    PrintfSpec conversion = parse_conversion(format);
    std::string text = text_of(FloatLayout(conversion.to_number_spec(), row.value));
    EXPECT_EQ(text + encode(format.substr(conversion.end)), row.expected) << row.spec;
  }
}

TEST(PrintfSpec, Strings) {
  auto format = [](const std::u32string& text, const std::u32string& value) {
    FormatSpec spec = parse_conversion(text).to_string_spec();
    return text_of(layout_string(spec, value.size()), spec.fill, value);
  };
  EXPECT_EQ(format(U"%10s", U"ab"), "        ab");
  EXPECT_EQ(format(U"%-5s", U"ab"), "ab   ");
  EXPECT_EQ(format(U"%05s", U"ab"), "   ab");
  EXPECT_EQ(format(U"%5.1s", U"ab"), "    a");
  EXPECT_EQ(format(U"%.s", U"ab"), "");
  EXPECT_EQ(format(U"%.3r", U"'abcdef'"), "'ab");
  EXPECT_EQ(format(U"%05c", U"a"), "    a");
  EXPECT_EQ(format(U"%.0c", U"a"), "a");
}

TEST(PrintfSpec, KeysAndStars) {
  PrintfSpec spec = parse_conversion(U"%(a(b))-+*.*hd rest");
  EXPECT_EQ(spec.fault, PrintfFault::None);
  EXPECT_TRUE(spec.has_key && spec.left && spec.sign && !spec.blank);
  EXPECT_EQ(spec.key_start, 2u);
  EXPECT_EQ(spec.key_end, 6u);
  EXPECT_TRUE(spec.width_from_argument && spec.precision_from_argument);
  EXPECT_EQ(spec.type, U'd');
  EXPECT_EQ(spec.end, 14u);
  spec = parse_conversion(U"%*d");
  spec.set_width(-5);
  EXPECT_TRUE(spec.left);
  EXPECT_EQ(spec.width, 5);
  spec.set_precision(-1);
  EXPECT_EQ(spec.precision, 0);
  spec.set_width(INT64_MIN);
  EXPECT_EQ(spec.width, INT64_MAX);
  spec = parse_conversion(U"%()d");
  EXPECT_TRUE(spec.has_key);
  EXPECT_EQ(spec.key_start, spec.key_end);
}

TEST(PrintfSpec, Faults) {
  auto fault = [](const std::u32string& format) {
    return std::string(printf_fault_text(parse_conversion(format).fault));
  };
  EXPECT_EQ(fault(U"%"), "incomplete format");
  EXPECT_EQ(fault(U"%5."), "incomplete format");
  EXPECT_EQ(fault(U"%l"), "incomplete format");
  EXPECT_EQ(fault(U"%(a)"), "incomplete format");
  EXPECT_EQ(fault(U"%(a"), "incomplete format key");
  EXPECT_EQ(fault(U"%(a(b)"), "incomplete format key");
  EXPECT_EQ(fault(U"%9223372036854775808d"), "width too big");
  EXPECT_EQ(fault(U"%9223372036854775807d"), "");
  EXPECT_EQ(fault(U"%.2147483648d"), "precision too big");
  EXPECT_EQ(fault(U"%.2147483647d"), "");
  // The argument of the star is consumed before the fault is raised.
  EXPECT_EQ(fault(U"%*"), "incomplete format");
  EXPECT_TRUE(parse_conversion(U"%*").width_from_argument);
}

TEST(PrintfSpec, UnsupportedCharacters) {
  auto text = [](const std::u32string& format) {
    char out[kMaxUnsupportedText];
    return std::string(out, write_unsupported_character(parse_conversion(format), out));
  };
  EXPECT_EQ(text(U"%y"), "unsupported format character 'y' (0x79) at index 1");
  EXPECT_EQ(text(U"%(a)y"), "unsupported format character 'y' (0x79) at index 4");
  EXPECT_EQ(text(U"%lld"), "unsupported format character 'l' (0x6c) at index 2");
  EXPECT_EQ(text(U"%\U0001F600"), "unsupported format character '?' (0x1f600) at index 1");
  EXPECT_EQ(text(U"%5%"), "unsupported format character '%' (0x25) at index 2");
}

}  // namespace
}  // namespace hognose
