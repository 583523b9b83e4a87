// Limb arithmetic, compared with mpn on whole operands: splitting into blocks must not matter.
#include "objects/numbers/limbs.h"

#include <gmp.h>

#include <random>

#include "common/object_world.h"

namespace hognose {
namespace {

using limbs::Limb;

class LimbsTest : public testing::Test {
 protected:
  // Returns random limbs, or runs of zeros and ones, which expose carries that random limbs miss.
  std::vector<Limb> number(size_t count) {
    std::vector<Limb> limbs(count);
    unsigned style = static_cast<unsigned>(random() % 4);
    for (Limb& limb : limbs) {
      bool set = random() % 3 != 0;
      limb = style == 0 ? random() : style == 1 ? ~Limb{0} : set ? ~Limb{0} : 0;
      if (style == 3 && random() % 5 == 0) limb = Limb{1} << (random() % 64);
    }
    if (count != 0 && limbs.back() == 0) limbs.back() = 1;
    return limbs;
  }

  void check_product(size_t a_count, size_t b_count) {
    std::vector<Limb> a = number(a_count), b = number(b_count);
    std::vector<Limb> expected(a_count + b_count), result(a_count + b_count, 0xAB);
    if (a_count >= b_count) {
      mpn_mul(expected.data(), a.data(), a_count, b.data(), b_count);
    } else {
      mpn_mul(expected.data(), b.data(), b_count, a.data(), a_count);
    }
    limbs::Workspace workspace(world.vm);
    ASSERT_TRUE(limbs::multiply(workspace, result.data(), a.data(), static_cast<uint32_t>(a_count),
                                b.data(), static_cast<uint32_t>(b_count))
                    .ok());
    ASSERT_TRUE(result == expected) << a_count << " " << b_count;
  }

  void check_square(size_t count) {
    std::vector<Limb> a = number(count);
    std::vector<Limb> expected(2 * count), result(2 * count);
    mpn_sqr(expected.data(), a.data(), count);
    limbs::Workspace workspace(world.vm);
    uint32_t n = static_cast<uint32_t>(count);
    ASSERT_TRUE(limbs::multiply(workspace, result.data(), a.data(), n, a.data(), n).ok());
    ASSERT_TRUE(result == expected) << count;
  }

  // A divisor with few high bits set gives the worst estimates of quotients.
  void check_quotient(size_t a_count, size_t b_count) {
    std::vector<Limb> a = number(a_count), b = number(b_count);
    if (random() % 2 == 0) b.back() >>= random() % 64;
    if (b.back() == 0) b.back() = 1;
    size_t quotient_count = a_count - b_count + 1;
    std::vector<Limb> expected(quotient_count), expected_rest(b_count);
    mpn_tdiv_qr(expected.data(), expected_rest.data(), 0, a.data(), a_count, b.data(), b_count);
    std::vector<Limb> quotient(quotient_count, 0xAB), rest(b_count, 0xAB);
    ASSERT_TRUE(limbs::divide(world.vm, quotient.data(), rest.data(), a.data(),
                              static_cast<uint32_t>(a_count), b.data(),
                              static_cast<uint32_t>(b_count))
                    .ok());
    ASSERT_TRUE(quotient == expected) << a_count << " / " << b_count;
    ASSERT_TRUE(rest == expected_rest) << a_count << " / " << b_count;
  }

  World world;
  std::mt19937_64 random{42};
};

TEST_F(LimbsTest, MultipliesSmallOperands) {
  for (size_t a = 1; a < 12; ++a) {
    for (size_t b = 1; b < 12; ++b) check_product(a, b);
  }
}

TEST_F(LimbsTest, MultipliesAroundTheBlock) {
  constexpr size_t kBlock = limbs::kMultiplyBlock;
  for (size_t a : {kBlock - 1, kBlock, kBlock + 1, 2 * kBlock, 2 * kBlock + 1, 3 * kBlock + 7}) {
    for (size_t b :
         {size_t{1}, size_t{2}, size_t{100}, kBlock - 1, kBlock, kBlock + 1, 2 * kBlock + 1}) {
      check_product(a, b);
      check_product(b, a);
    }
    check_square(a);
  }
}

TEST_F(LimbsTest, MultipliesRandomSizes) {
  for (int i = 0; i < 60; ++i) {
    size_t a = 1 + random() % 20000, b = 1 + random() % (i % 2 == 0 ? 20000 : 5000);
    check_product(a, b);
    check_square(1 + random() % 9000);
  }
}

TEST_F(LimbsTest, MultipliesByNothing) {
  std::vector<Limb> a = number(5), result(5, 1);
  limbs::Workspace workspace(world.vm);
  ASSERT_TRUE(limbs::multiply(workspace, result.data(), a.data(), 5, a.data(), 0).ok());
  EXPECT_EQ(result, std::vector<Limb>(5));
}

TEST_F(LimbsTest, DividesSmallOperands) {
  for (size_t a = 1; a < 14; ++a) {
    for (size_t b = 1; b <= a; ++b) check_quotient(a, b);
  }
}

TEST_F(LimbsTest, DividesAroundTheBlock) {
  constexpr size_t kBlock = limbs::kDivideBlock;
  for (size_t a : {2 * kBlock, 2 * kBlock + 1, 4 * kBlock, 5 * kBlock + 3}) {
    for (size_t b : {size_t{1}, size_t{2}, size_t{31}, size_t{32}, size_t{255}, size_t{256},
                     kBlock - 1, kBlock, kBlock + 1, 2 * kBlock - 1, 2 * kBlock}) {
      check_quotient(a, b);
    }
  }
}

TEST_F(LimbsTest, DividesRandomSizes) {
  for (int i = 0; i < 120; ++i) {
    size_t a = 1 + random() % 20000;
    size_t b = 1 + random() % a;
    if (i % 5 == 0) b = a - random() % (a < 10 ? a : 10);  // a short quotient
    if (i % 5 == 1) b = 1 + random() % (a < 2000 ? a : 2000);
    check_quotient(a, b);
  }
}

TEST_F(LimbsTest, DividesNumbersOfMostlyOnes) {
  // Divide 2**k - 1 by numbers just below and above a power of two. The quotients need correction.
  for (int i = 0; i < 60; ++i) {
    size_t b_count = 1025 + random() % 3000;
    size_t a_count = b_count + random() % 4000;
    std::vector<Limb> a(a_count, ~Limb{0}), b(b_count, random() % 2 == 0 ? ~Limb{0} : 0);
    b.back() = Limb{1} << 63;
    b[random() % b_count] ^= Limb{1} << (random() % 63);
    if (b.back() == 0) b.back() = 1;
    size_t quotient_count = a_count - b_count + 1;
    std::vector<Limb> expected(quotient_count), expected_rest(b_count);
    mpn_tdiv_qr(expected.data(), expected_rest.data(), 0, a.data(), a_count, b.data(), b_count);
    std::vector<Limb> quotient(quotient_count), rest(b_count);
    ASSERT_TRUE(limbs::divide(world.vm, quotient.data(), rest.data(), a.data(),
                              static_cast<uint32_t>(a_count), b.data(),
                              static_cast<uint32_t>(b_count))
                    .ok());
    ASSERT_TRUE(quotient == expected && rest == expected_rest) << a_count << " / " << b_count;
  }
}

TEST_F(LimbsTest, LinearWorkCrossesBlocks) {
  const uint32_t n = 2 * limbs::kLinearBlock + 3;
  std::vector<Limb> ones(n, ~Limb{0}), one(1, 1), result(n);
  EXPECT_EQ(limbs::add(world.vm, result.data(), ones.data(), n, one.data(), 1).take(), 1u);
  EXPECT_EQ(result, std::vector<Limb>(n));
  EXPECT_EQ(limbs::add(world.vm, result.data(), ones.data(), n, ones.data(), n).take(), 1u);
  EXPECT_EQ(result[0], ~Limb{1});
  EXPECT_EQ(result[n - 1], ~Limb{0});
  std::vector<Limb> zero(n);
  EXPECT_EQ(limbs::subtract(world.vm, result.data(), zero.data(), n, one.data(), 1).take(), 1u);
  EXPECT_EQ(result, ones);
  EXPECT_EQ(limbs::compare(world.vm, ones.data(), result.data(), n).take(), 0);
  result[0] = 0;
  EXPECT_EQ(limbs::compare(world.vm, result.data(), ones.data(), n).take(), -1);
  EXPECT_EQ(limbs::multiply_limb(world.vm, result.data(), ones.data(), n, 3).take(), 2u);
  EXPECT_EQ(result[0], ~Limb{2});
  EXPECT_EQ(result[1], ~Limb{0});

  std::vector<Limb> a = number(n), expected(n), shifted(n);
  for (unsigned bits : {1u, 17u, 63u}) {
    Limb carry = mpn_lshift(expected.data(), a.data(), n, bits);
    EXPECT_EQ(limbs::shift_left(world.vm, shifted.data(), a.data(), n, bits).take(), carry);
    EXPECT_EQ(shifted, expected);
    mpn_rshift(expected.data(), a.data(), n, bits);
    std::vector<Limb> in_place = a;
    EXPECT_TRUE(limbs::shift_right(world.vm, in_place.data(), in_place.data(), n, bits).ok());
    EXPECT_EQ(in_place, expected);
  }
}

TEST_F(LimbsTest, FindsBitsBelow) {
  std::vector<Limb> a(100);
  a[70] = Limb{1} << 5;
  EXPECT_FALSE(limbs::any_bit_below(world.vm, a.data(), 100, 70 * 64 + 5).take());
  EXPECT_TRUE(limbs::any_bit_below(world.vm, a.data(), 100, 70 * 64 + 6).take());
  EXPECT_TRUE(limbs::any_bit_below(world.vm, a.data(), 100, 1'000'000).take());
}

TEST_F(LimbsTest, LargeWorkStopsWithinTheFuel) {
  MeterLimits limits;
  limits.fuel = 1'000'000;
  world.vm.meter.start(limits, nullptr);
  std::vector<Limb> a = number(200'000), result(400'000);
  limbs::Workspace workspace(world.vm);
  Result<void> stopped =
      limbs::multiply(workspace, result.data(), a.data(), 200'000, a.data(), 200'000);
  EXPECT_EQ(stopped.failure(), Failure::Stopped);
  EXPECT_EQ(world.vm.meter.stop_reason(), StopReason::Fuel);
}

}  // namespace
}  // namespace hognose
