// Ints of all sizes, compared with CPython's results and with each other.
#include "objects/numbers/big_int.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <string>

#include "big_int_expected_generated.h"
#include "common/object_world.h"

namespace hognose {
namespace {

class BigIntTest : public testing::Test {
 protected:
  Value number(std::string_view hexadecimal) {
    bool negative = hexadecimal.front() == '-';
    if (negative) hexadecimal.remove_prefix(1);
    return int_from_digits(vm, hexadecimal, 16, negative).take();
  }
  std::string hexadecimal(Value value) { return world.text(int_in_base(vm, value, 16, "").take()); }
  std::string decimal(Value value) { return world.text(int_decimal(vm, value).take()); }
  Value binary(BinaryOperator op, Value left, Value right) {
    Result<Value> result = int_binary(vm, op, left, right);
    EXPECT_TRUE(result.ok());
    check_canonical(result.value());
    return result.value();
  }
  void check_canonical(Value value) {
    if (!value.is_cell()) return;
    const BigInt* cell = vm.cell<BigInt>(value);
    uint32_t count = cell->limb_count();
    ASSERT_GT(count, 0u);
    ASSERT_NE(cell->limbs[count - 1], 0u);
    int64_t small;
    if (int_fits_int64(vm, value, &small)) {
      ASSERT_FALSE(Value::fits_small_int(small));
    }
  }
  Value random_number(unsigned maximum_limbs) {
    unsigned count = 1 + static_cast<unsigned>(random() % maximum_limbs);
    std::vector<limbs::Limb> limbs(count);
    for (limbs::Limb& limb : limbs) limb = random() % 4 == 0 ? ~limbs::Limb{0} : random();
    return make_int_from_limbs(vm, limbs.data(), count, random() % 2 == 0).take();
  }

  World world;
  Machine& vm = world.vm;
  std::mt19937_64 random{7};
};

BinaryOperator operator_of(std::string_view symbol) {
  constexpr std::pair<std::string_view, BinaryOperator> kSymbols[] = {
      {"+", BinaryOperator::Add},        {"-", BinaryOperator::Subtract},
      {"*", BinaryOperator::Multiply},   {"//", BinaryOperator::FloorDivide},
      {"%", BinaryOperator::Modulo},     {"**", BinaryOperator::Power},
      {"<<", BinaryOperator::LeftShift}, {">>", BinaryOperator::RightShift},
      {"&", BinaryOperator::BitAnd},     {"|", BinaryOperator::BitOr},
      {"^", BinaryOperator::BitXor},
  };
  for (auto [text, op] : kSymbols) {
    if (text == symbol) return op;
  }
  ADD_FAILURE() << symbol;
  return BinaryOperator::MatrixMultiply;
}

TEST_F(BigIntTest, OperatorsAgreeWithCPython) {
  for (const BinaryRow& row : kBinaryRows) {
    Value result = binary(operator_of(row.op), number(row.left), number(row.right));
    EXPECT_EQ(hexadecimal(result), row.result) << row.left << " " << row.op << " " << row.right;
  }
}

TEST_F(BigIntTest, TrueDivisionIsCorrectlyRounded) {
  for (const TrueDivisionRow& row : kTrueDivisionRows) {
    Result<Value> result =
        int_binary(vm, BinaryOperator::TrueDivide, number(row.left), number(row.right));
    if (std::isinf(row.result)) {
      ASSERT_TRUE(result.failed());
      EXPECT_EQ(world.raised(), "OverflowError: integer division result too large for a float");
      continue;
    }
    ASSERT_TRUE(result.ok());
    EXPECT_EQ(result.value(), make_float(row.result)) << row.left << " / " << row.right;
  }
}

TEST_F(BigIntTest, HashesAreCPythons) {
  for (const IntHashRow& row : kIntHashRows) {
    EXPECT_EQ(static_cast<int64_t>(int_hash(vm, number(row.number)).take()), row.hash)
        << row.number;
  }
  for (const FloatHashRow& row : kFloatHashRows) {
    EXPECT_EQ(static_cast<int64_t>(double_hash(row.number)), row.hash) << row.number;
  }
}

TEST_F(BigIntTest, EqualNumbersHaveEqualHashes) {
  for (int i = 0; i < 1000; ++i) {
    double value =
        std::ldexp(static_cast<double>(random() >> 11), static_cast<int>(random() % 900));
    if (i % 2 == 0) value = -value;
    Value integer = make_int_from_double(vm, value).take();
    EXPECT_EQ(int_hash(vm, integer).take(), double_hash(value)) << value;
    EXPECT_EQ(int_to_double(vm, integer).take(), value);
    EXPECT_EQ(int_compare_double(vm, integer, value).take(), 0);
    double above = std::nextafter(value, HUGE_VAL);
    EXPECT_EQ(int_compare_double(vm, integer, above).take(), -1);
    EXPECT_EQ(int_compare_double(vm, integer, std::nextafter(value, -HUGE_VAL)).take(), 1);
    if (std::fabs(value) < 0x1p60) continue;
    Value next = binary(BinaryOperator::Add, integer, Value::from_small_int(1));
    EXPECT_EQ(int_compare_double(vm, next, value).take(), 1);
    EXPECT_EQ(int_compare_double(vm, next, above).take(), -1);
  }
}

TEST_F(BigIntTest, PowersModulo) {
  for (const PowerModuloRow& row : kPowerModuloRows) {
    Result<Value> result =
        int_power_modulo(vm, number(row.base), number(row.exponent), number(row.modulus));
    if (*row.result == 0) {
      ASSERT_TRUE(result.failed());
      EXPECT_EQ(world.raised(), "ValueError: base is not invertible for the given modulus");
      continue;
    }
    ASSERT_TRUE(result.ok());
    check_canonical(result.value());
    EXPECT_EQ(hexadecimal(result.value()), row.result) << row.base << " ** " << row.exponent;
  }
}

TEST_F(BigIntTest, PowersModuloAgreeWithPlainPowers) {
  for (int i = 0; i < 100; ++i) {
    Value base = random_number(6), modulus = random_number(5);
    uint64_t exponent = random() % 80;
    Value power = big_power(vm, IntView(vm, base), exponent).take();
    Value expected = binary(BinaryOperator::Modulo, power, modulus);
    Value result =
        int_power_modulo(vm, base, Value::from_small_int(static_cast<int64_t>(exponent)), modulus)
            .take();
    EXPECT_EQ(int_compare(vm, result, expected).take(), 0);
  }
}

TEST_F(BigIntTest, InversesBeyondTheBlock) {
  // The modulus has more limbs than mpn_gcdext accepts. 2**20000 + 1 is odd, so 2**50 is
  // invertible.
  Value one = Value::from_small_int(1);
  Value modulus = binary(BinaryOperator::Add,
                         binary(BinaryOperator::LeftShift, one, Value::from_small_int(20000)), one);
  Value base = binary(BinaryOperator::LeftShift, one, Value::from_small_int(5000));
  Value inverse = int_power_modulo(vm, base, Value::from_small_int(-1), modulus).take();
  Value product = binary(BinaryOperator::Multiply, base, inverse);
  EXPECT_EQ(binary(BinaryOperator::Modulo, product, modulus), one);
}

TEST_F(BigIntTest, GreatestCommonDivisors) {
  for (const GcdRow& row : kGcdRows) {
    EXPECT_EQ(hexadecimal(int_gcd(vm, number(row.left), number(row.right)).take()), row.result);
  }
  for (unsigned limbs : {2u, 20u, 255u, 300u, 700u}) {
    Value common = random_number(limbs);
    Value a = binary(BinaryOperator::Multiply, common, number("10000000000000000000000000000001"));
    Value b = binary(BinaryOperator::Multiply, common, number("1000000000000000000000000000000"));
    Value divisor = int_gcd(vm, a, b).take();
    EXPECT_EQ(int_compare(vm, divisor, int_absolute(vm, common).take()).take(), 0) << limbs;
  }
}

TEST_F(BigIntTest, SquareRoots) {
  for (unsigned limbs : {1u, 2u, 3u, 100u, 512u, 600u, 1500u}) {
    for (int offset = -1; offset <= 1; ++offset) {
      Value root = int_absolute(vm, random_number(limbs)).take();
      Value square = binary(BinaryOperator::Multiply, root, root);
      square = binary(BinaryOperator::Add, square, Value::from_small_int(offset));
      Value expected = root;
      if (offset < 0) {
        expected = binary(BinaryOperator::Subtract, root, Value::from_small_int(1));
      }
      Value result = int_square_root(vm, square).take();
      EXPECT_EQ(int_compare(vm, result, expected).take(), 0) << limbs << " " << offset;
    }
  }
  EXPECT_EQ(int_square_root(vm, Value::from_small_int(0)).take(), Value::from_small_int(0));
  EXPECT_EQ(int_square_root(vm, Value::from_small_int(3)).take(), Value::from_small_int(1));
}

TEST_F(BigIntTest, DivisionAndModuloBelongTogether) {
  for (int i = 0; i < 2000; ++i) {
    Value a = random_number(i % 20 == 0 ? 40 : 5), b = random_number(4);
    if (int_is_zero(vm, b)) continue;
    Value quotient = binary(BinaryOperator::FloorDivide, a, b);
    Value rest = binary(BinaryOperator::Modulo, a, b);
    Value sum = binary(BinaryOperator::Add, binary(BinaryOperator::Multiply, quotient, b), rest);
    EXPECT_EQ(int_compare(vm, sum, a).take(), 0);
    if (!int_is_zero(vm, rest)) {
      EXPECT_EQ(int_is_negative(vm, rest), int_is_negative(vm, b));
    }
    Value magnitude = int_absolute(vm, rest).take();
    EXPECT_LT(int_compare(vm, magnitude, int_absolute(vm, b).take()).take(), 0);
  }
}

TEST_F(BigIntTest, BitsFollowTheirLaws) {
  for (int i = 0; i < 500; ++i) {
    Value a = random_number(4), b = random_number(3);
    Value both = binary(BinaryOperator::BitAnd, a, b);
    Value either = binary(BinaryOperator::BitOr, a, b);
    Value one = binary(BinaryOperator::BitXor, a, b);
    Value sum = binary(BinaryOperator::Add, a, b);
    EXPECT_EQ(int_compare(vm, binary(BinaryOperator::Add, both, either), sum).take(), 0);
    EXPECT_EQ(int_compare(vm, binary(BinaryOperator::Subtract, either, both), one).take(), 0);
    Value inverted = int_invert(vm, a).take();
    EXPECT_EQ(binary(BinaryOperator::Add, inverted, a), Value::from_small_int(-1));
    // Shifting right is floor division by a power of two.
    Value bits = Value::from_small_int(static_cast<int64_t>(random() % 300));
    Value unit = binary(BinaryOperator::LeftShift, Value::from_small_int(1), bits);
    EXPECT_EQ(int_compare(vm, binary(BinaryOperator::RightShift, a, bits),
                          binary(BinaryOperator::FloorDivide, a, unit))
                  .take(),
              0);
  }
}

TEST_F(BigIntTest, TextRoundTripsInEveryBase) {
  vm.numbers.int_digit_limit = 0;
  for (unsigned base = 2; base <= 36; ++base) {
    for (unsigned limbs : {1u, 2u, 3u, 40u, 256u, 257u, 520u, 1100u}) {
      Value value = random_number(limbs);
      if (limbs == 1100 && base != 10 && base != 3 && base != 32) continue;
      std::string text = world.text(int_in_base(vm, value, base, "").take());
      bool negative = text.front() == '-';
      std::string_view digits = std::string_view(text).substr(negative ? 1 : 0);
      ASSERT_NE(digits.front(), '0');
      Value back = int_from_digits(vm, digits, base, negative).take();
      ASSERT_EQ(int_compare(vm, back, value).take(), 0) << base << " " << limbs;
    }
  }
}

TEST_F(BigIntTest, DecimalTextOfLargePowersKeepsInnerZeros) {
  vm.numbers.int_digit_limit = 0;
  for (int64_t exponent : {19, 100, 4863, 4864, 4865, 9728, 20'000, 50'000}) {
    Value power =
        binary(BinaryOperator::Power, Value::from_small_int(10), Value::from_small_int(exponent));
    std::string zeros(static_cast<size_t>(exponent), '0');
    EXPECT_EQ(decimal(power), "1" + zeros);
    Value below = binary(BinaryOperator::Subtract, power, Value::from_small_int(1));
    EXPECT_EQ(decimal(below), std::string(static_cast<size_t>(exponent), '9'));
    Value above = binary(BinaryOperator::Add, power, Value::from_small_int(7));
    zeros.back() = '7';
    EXPECT_EQ(decimal(above), "1" + zeros);
  }
}

TEST_F(BigIntTest, DecimalTextHasALimit) {
  Value most =
      binary(BinaryOperator::Power, Value::from_small_int(10), Value::from_small_int(4299));
  EXPECT_EQ(decimal(most).size(), 4300u);
  Value over = binary(BinaryOperator::Multiply, most, Value::from_small_int(10));
  Result<Str*> result = int_decimal(vm, over);
  ASSERT_TRUE(result.failed());
  EXPECT_EQ(world.raised(),
            "ValueError: Exceeds the limit (4300 digits) for integer string conversion; use "
            "sys.set_int_max_str_digits() to increase the limit");
  EXPECT_TRUE(int_in_base(vm, over, 16, "").ok());
}

TEST_F(BigIntTest, ResultsThatCannotFitAreMemoryErrorsAtOnce) {
  struct Case {
    BinaryOperator op;
    int64_t left, right;
  };
  constexpr Case kCases[] = {{BinaryOperator::LeftShift, 1, int64_t{1} << 40},
                             {BinaryOperator::Power, 10, 10'000'000'000},
                             {BinaryOperator::Power, 3, int64_t{1} << 48},
                             {BinaryOperator::Power, 2, int64_t{1} << 48}};
  uint64_t before = vm.meter.fuel_used();
  for (const Case& c : kCases) {
    Result<Value> result =
        int_binary(vm, c.op, Value::from_small_int(c.left), Value::from_small_int(c.right));
    ASSERT_EQ(result.failure(), Failure::Raised);
    EXPECT_EQ(world.raised(), "MemoryError: ");
  }
  Value huge =
      binary(BinaryOperator::LeftShift, Value::from_small_int(1), Value::from_small_int(100));
  EXPECT_EQ(int_binary(vm, BinaryOperator::LeftShift, Value::from_small_int(1), huge).failure(),
            Failure::Raised);
  EXPECT_EQ(world.raised(), "OverflowError: too many digits in integer");
  EXPECT_EQ(binary(BinaryOperator::LeftShift, Value::from_small_int(0), huge),
            Value::from_small_int(0));
  EXPECT_EQ(binary(BinaryOperator::RightShift, Value::from_small_int(-5), huge),
            Value::from_small_int(-1));
  EXPECT_LT(vm.meter.fuel_used() - before, 10'000u);
}

TEST_F(BigIntTest, LargePowersAreStoppedByFuel) {
  MeterLimits limits;
  limits.fuel = 2'000'000;
  vm.meter.start(limits, nullptr);
  Result<Value> result = int_binary(vm, BinaryOperator::Power, Value::from_small_int(3),
                                    Value::from_small_int(50'000'000));
  EXPECT_EQ(result.failure(), Failure::Stopped);
}

TEST_F(BigIntTest, MixedArithmeticDispatches) {
  Value one = Value::from_small_int(1), half = make_float(0.5);
  EXPECT_EQ(number_binary(vm, BinaryOperator::Add, one, half).take(), make_float(1.5));
  EXPECT_EQ(number_binary(vm, BinaryOperator::Subtract, Value::boolean(true), half).take(),
            make_float(0.5));
  EXPECT_TRUE(int_binary(vm, BinaryOperator::MatrixMultiply, one, one).take().is_not_implemented());
  EXPECT_TRUE(
      float_binary(vm, BinaryOperator::Add, half, Value::none()).take().is_not_implemented());
  Value huge = binary(BinaryOperator::LeftShift, one, Value::from_small_int(2000));
  EXPECT_TRUE(number_binary(vm, BinaryOperator::Multiply, huge, half).failed());
  EXPECT_EQ(world.raised(), "OverflowError: int too large to convert to float");
}

}  // namespace
}  // namespace hognose
