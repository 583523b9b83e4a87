// Functions of floats that give the same results on every machine. The results must be near the
// true ones, which were computed with 800 digits, exact where the header says so, and equal to C's
// for NaNs, infinities and zeros.
#include "base/float_functions.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace hognose {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

struct Expected {
  double argument;
  double result;
};

// The number of doubles between a and b, which have the same sign.
int64_t distance(double a, double b) {
  int64_t difference = std::bit_cast<int64_t>(a) - std::bit_cast<int64_t>(b);
  return difference < 0 ? -difference : difference;
}

template <size_t count>
void expect_near(double (*function)(double), const Expected (&table)[count], int64_t most) {
  for (const Expected& row : table) {
    EXPECT_LE(distance(function(row.argument), row.result), most)
        << row.argument << ": " << function(row.argument) << " for " << row.result;
  }
}

TEST(FloatFunctions, ErrorFunction) {
  const Expected kTable[] = {
      {0x1.56e1fc2f8f359p-997, 0x1.82e6d98711d3ap-997},
      {0x1.999999999999ap-4, 0x1.cca5ea24fb334p-4},
      {0x1.0000000000000p-2, 0x1.1af54e232d609p-2},
      {0x1.ffe5c91d14e3cp-2, 0x1.0a7370e7541aap-1},
      {0x1.0000000000000p-1, 0x1.0a7ef5c18edd2p-1},
      {0x1.8000000000000p-1, 0x1.6c1c9759d0e5fp-1},
      {0x1.0000000000000p+0, 0x1.af767a741088bp-1},
      {0x1.4cccccccccccdp+0, 0x1.de364a1372d3ap-1},
      {0x1.0000000000000p+1, 0x1.fd9ae142795e3p-1},
      {0x1.d99999999999ap+1, 0x1.fffffa642eefcp-1},
      {0x1.6000000000000p+2, 0x1.fffffffffffbep-1},
  };
  expect_near(error_function, kTable, 1);
  for (const Expected& row : kTable) {
    EXPECT_EQ(error_function(-row.argument), -error_function(row.argument));
  }
  EXPECT_EQ(error_function(kInfinity), 1);
  EXPECT_EQ(error_function(-kInfinity), -1);
  EXPECT_TRUE(std::signbit(error_function(-0.0)));
  EXPECT_TRUE(std::isnan(error_function(kNaN)));
}

TEST(FloatFunctions, ComplementaryErrorFunction) {
  const Expected kTable[] = {
      {-0x1.8000000000000p+1, 0x1.fffe8d6209afdp+0},
      {-0x1.3333333333333p-2, 0x1.5420e22077a84p+0},
      {0x1.999999999999ap-4, 0x1.c66b42bb60999p-1},
      {0x1.f5c28f5c28f5cp-2, 0x1.f40d3c3f2d2a7p-2},
      {0x1.0000000000000p-1, 0x1.eb02147ce245cp-2},
      {0x1.4000000000000p-1, 0x1.81cd2465e1d96p-2},
      {0x1.fae147ae147aep-1, 0x1.4abc47fe9ee95p-3},
      {0x1.0000000000000p+0, 0x1.4226162fbddd5p-3},
      {0x1.199999999999ap+0, 0x1.eaae16c67ea00p-4},
      {0x1.0000000000000p+1, 0x1.328f5ec350e67p-8},
      {0x1.feb851eb851ecp+1, 0x1.1f93d484142f0p-26},
      {0x1.0000000000000p+2, 0x1.08ddd13bd35e7p-26},
      {0x1.7eb851eb851ecp+2, 0x1.fa1678484ae3ap-56},
      {0x1.0000000000000p+3, 0x1.c74fc41217dfbp-97},
      {0x1.fcccccccccccdp+3, 0x1.5e5e093fae26fp-370},
      {0x1.0000000000000p+4, 0x1.cabc2c3d98d7cp-375},
      {0x1.4000000000000p+4, 0x1.b54f244df93dfp-583},
      {0x1.7f71ee7e7f73cp+4, 0x1.ff44771c9e254p-835},
      {0x1.a000000000000p+4, 0x1.284bfe1cdea24p-981},
      {0x1.a800000000000p+4, 0x1.3df6725a60cf5p-1019},
      {0x1.b000000000000p+4, 0x0.0000000019e0fp-1022},
  };
  expect_near(complementary_error_function, kTable, 2);
  EXPECT_EQ(complementary_error_function(0), 1);
  EXPECT_EQ(complementary_error_function(27.3), 0);
  EXPECT_EQ(complementary_error_function(1e308), 0);
  EXPECT_EQ(complementary_error_function(kInfinity), 0);
  EXPECT_EQ(complementary_error_function(-kInfinity), 2);
  EXPECT_TRUE(std::isnan(complementary_error_function(kNaN)));
}

// The results must keep falling where the formula changes.
TEST(FloatFunctions, ErrorFunctionsAreMonotonicAcrossCells) {
  for (double octave = 0.5; octave < 27; octave *= 2) {
    for (int cell = 0; cell < 8 && octave * (1 + cell / 8.0) < 27; ++cell) {
      double edge = octave * (1 + cell / 8.0);
      double before = edge * (1 - 0x1p-49);
      EXPECT_GT(complementary_error_function(before), complementary_error_function(edge)) << edge;
      EXPECT_LE(error_function(before), error_function(edge)) << edge;
    }
  }
}

TEST(FloatFunctions, CubeRoot) {
  const Expected kTable[] = {
      {0x1.0000000000000p+1, 0x1.428a2f98d728bp+0},
      {0x1.8000000000000p+1, 0x1.7137449123ef6p+0},
      {0x1.b000000000000p+4, 0x1.8000000000000p+1},
      {0x1.0624dd2f1a9fcp-10, 0x1.999999999999ap-4},
      {0x0.0000000000001p-1022, 0x1.0000000000000p-358},
      {0x1.1ccf385ebc8a0p+1023, 0x1.09438d5a385e9p+341},
      {0x1.fffffffffffffp+1023, 0x1.428a2f98d728bp+341},
      {0x1.0000000000000p-1022, 0x1.428a2f98d728bp-341},
      {0x1.249ad2594c37dp+332, 0x1.a8e327ba6c9c9p+110},
  };
  expect_near(cube_root, kTable, 0);
  for (const Expected& row : kTable) EXPECT_EQ(cube_root(-row.argument), -row.result);
  for (int i = 1; i < 200'000; ++i) ASSERT_EQ(cube_root(double(i) * i * i), i);
  EXPECT_EQ(cube_root(kInfinity), kInfinity);
  EXPECT_EQ(cube_root(-kInfinity), -kInfinity);
  EXPECT_TRUE(std::signbit(cube_root(-0.0)));
  EXPECT_TRUE(std::isnan(cube_root(kNaN)));
}

TEST(FloatFunctions, InverseHyperbolicCosine) {
  const Expected kTable[] = {
      {0x1.000000006df38p+0, 0x1.da880667f3b17p-17},  {0x1.8000000000000p+0, 0x1.ecc2caec5160ap-1},
      {0x1.0000000000000p+1, 0x1.5124271980435p+0},   {0x1.4000000000000p+1, 0x1.9119c13a31bb0p+0},
      {0x1.9000000000000p+6, 0x1.531738dcbc627p+2},   {0x1.2a05f20000000p+33, 0x1.7b810429a7c2ap+4},
      {0x1.7e43c8800759cp+996, 0x1.59bbfd8b83e44p+9},
  };
  expect_near(inverse_hyperbolic_cosine, kTable, 2);
  EXPECT_EQ(inverse_hyperbolic_cosine(1), 0);
  EXPECT_EQ(inverse_hyperbolic_cosine(kInfinity), kInfinity);
  EXPECT_TRUE(std::isnan(inverse_hyperbolic_cosine(0.999)));
  EXPECT_TRUE(std::isnan(inverse_hyperbolic_cosine(-kInfinity)));
  EXPECT_TRUE(std::isnan(inverse_hyperbolic_cosine(kNaN)));
}

TEST(FloatFunctions, ExponentialOfTwo) {
  const Expected kTable[] = {
      {-0x1.0c60000000000p+10, 0x0.0000000000001p-1022},
      {-0x1.0000000000000p-1, 0x1.6a09e667f3bcdp-1},
      {0x1.999999999999ap-4, 0x1.125fbee250664p+0},
      {0x1.0000000000000p-1, 0x1.6a09e667f3bcdp+0},
      {0x1.4000000000000p+3, 0x1.0000000000000p+10},
      {0x1.fff3333333333p+9, 0x1.ddb680117aa8ep+1023},
  };
  expect_near(exponential_of_two, kTable, 1);
  for (int i = -1074; i < 1024; ++i) EXPECT_EQ(exponential_of_two(i), std::ldexp(1, i));
  EXPECT_EQ(exponential_of_two(1024), kInfinity);
  EXPECT_EQ(exponential_of_two(-kInfinity), 0);
  EXPECT_TRUE(std::isnan(exponential_of_two(kNaN)));
}

TEST(FloatFunctions, Hypotenuse) {
  const struct {
    double x, y, result;
  } kTable[] = {
      {0x1.8000000000000p+1, 0x1.0000000000000p+2, 0x1.4000000000000p+2},
      {0x1.0000000000000p+0, 0x1.0000000000000p+0, 0x1.6a09e667f3bcdp+0},
      {0x1.999999999999ap-4, 0x1.6666666666666p-1, 0x1.6a09e667f3bccp-1},
      {0x1.1ccf385ebc8a0p+1023, 0x1.1ccf385ebc8a0p+1023, 0x1.92c80954c51f5p+1023},
      {0x0.00000000007e8p-1022, 0x0.0000000000fd0p-1022, 0x0.00000000011aep-1022},
      {0x0.0000000000001p-1022, 0x0.0000000000001p-1022, 0x0.0000000000001p-1022},
      {0x1.4e718d7d7625ap+664, 0x1.788ccb6b2ce0cp+614, 0x1.4e718d7d7625ap+664},
      {0x1.87e92154ef7acp-665, 0x1.f8f919941fe94p-697, 0x1.87e92154ef7acp-665},
      {0x1.0000000000000p+0, 0x1.0000000000000p-27, 0x1.0000000000000p+0},
      {0x1.0000000000000p+0, 0x1.0000000000000p-53, 0x1.0000000000000p+0},
      {0x1.fde9f10a8d361p+78, 0x1.0f0cf064dd592p+77, 0x1.07ceeaea9c99fp+79},
  };
  for (const auto& row : kTable) {
    EXPECT_EQ(hypotenuse(row.x, row.y), row.result) << row.x << " " << row.y;
    EXPECT_EQ(hypotenuse(-row.y, row.x), row.result) << row.x << " " << row.y;
  }
  EXPECT_EQ(hypotenuse(1.7e308, 1.7e308), kInfinity);
  EXPECT_EQ(hypotenuse(-0.0, 0.0), 0);
  EXPECT_FALSE(std::signbit(hypotenuse(-0.0, -0.0)));
  EXPECT_EQ(hypotenuse(kNaN, -kInfinity), kInfinity);
  EXPECT_TRUE(std::isnan(hypotenuse(kNaN, 1)));
}

}  // namespace
}  // namespace hognose
