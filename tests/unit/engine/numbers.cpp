// Numbers as natives see them: kinds, subclasses, mixed comparison, text, formatting.
#include "objects/numbers/numbers.h"

#include <cmath>

#include "common/object_world.h"
#include "objects/numbers/complex_arithmetic.h"
#include "objects/numbers/input.h"
#include "objects/numbers/int_methods.h"

namespace hognose {
namespace {

class NumbersTest : public testing::Test {
 protected:
  // Returns an instance of a subclass of a number type, created by the constructor.
  Value instance_of(TypeId base, Value argument) {
    Type* type = world.make_class("Sub", {vm.type(base)}).take();
    return vm.call(Value::from_cell(type), {argument}).take();
  }
  Value string(std::string_view text) { return Value::from_cell(make_string(vm, text).take()); }
  std::string format(Value value, std::string_view spec) {
    Result<Str*> result = format_calling(vm, value, string(spec));
    return result.ok() ? world.text(result.value()) : world.raised();
  }
  Value power_of_two(int64_t exponent) {
    return int_binary(vm, BinaryOperator::LeftShift, Value::from_small_int(1),
                      Value::from_small_int(exponent))
        .take();
  }

  World world;
  Machine& vm = world.vm;
};

TEST_F(NumbersTest, KindsAreDistinguished) {
  Value big = power_of_two(60);
  Value sub_int = instance_of(TypeId::Int, Value::from_small_int(5));
  Value sub_float = instance_of(TypeId::Float, make_float(1.5));
  EXPECT_TRUE(is_exact_int(vm, Value::from_small_int(5)) && is_exact_int(vm, big));
  EXPECT_FALSE(is_exact_int(vm, Value::boolean(true)) || is_exact_int(vm, sub_int));
  EXPECT_TRUE(is_int(vm, Value::boolean(true)) && is_int(vm, sub_int) && is_int(vm, big));
  EXPECT_FALSE(is_int(vm, make_float(1)) || is_int(vm, sub_float) || is_int(vm, Value::none()));
  EXPECT_TRUE(is_float(vm, sub_float) && is_float(vm, make_float(0)));
  EXPECT_FALSE(is_float(vm, big) || is_exact_float(sub_float));
  EXPECT_TRUE(is_plain_number(vm, big) && is_plain_number(vm, Value::boolean(false)));
  EXPECT_FALSE(is_plain_number(vm, sub_int) || is_plain_number(vm, sub_float));
}

TEST_F(NumbersTest, ValuesOfSubclassesAreRead) {
  int64_t number = 0;
  double real = 0;
  EXPECT_TRUE(int_fits_int64(vm, instance_of(TypeId::Int, Value::from_small_int(-7)), &number));
  EXPECT_EQ(number, -7);
  EXPECT_TRUE(float_value(vm, instance_of(TypeId::Float, make_float(2.5)), &real));
  EXPECT_EQ(real, 2.5);
  EXPECT_FALSE(float_value(vm, Value::from_small_int(1), &real));
  EXPECT_FALSE(int_fits_int64(vm, power_of_two(64), &number));
  Value least = int_negative(vm, power_of_two(63)).take();
  EXPECT_TRUE(int_fits_int64(vm, least, &number));
  EXPECT_EQ(number, INT64_MIN);
  EXPECT_FALSE(int_fits_int64(vm, power_of_two(63), &number));
  Value zero = instance_of(TypeId::Int, Value::from_small_int(0));
  EXPECT_TRUE(int_is_zero(vm, zero));
  EXPECT_FALSE(number_truth(vm, zero));
  EXPECT_TRUE(number_truth(vm, Value::boolean(true)));
}

TEST_F(NumbersTest, ResultsOfSubclassesAreExact) {
  Value sub = instance_of(TypeId::Int, Value::from_small_int(3));
  EXPECT_EQ(exact_int(vm, sub).take(), Value::from_small_int(3));
  EXPECT_EQ(int_negative(vm, sub).take(), Value::from_small_int(-3));
  EXPECT_EQ(number_binary(vm, BinaryOperator::Add, sub, sub).take(), Value::from_small_int(6));
  EXPECT_EQ(int_absolute(vm, sub).take(), Value::from_small_int(3));
  EXPECT_EQ(int_compare(vm, sub, Value::from_small_int(3)).take(), 0);
  EXPECT_EQ(int_hash(vm, sub).take(), 3u);
}

TEST_F(NumbersTest, BoolsKeepTheirBits) {
  Value yes = Value::boolean(true), no = Value::boolean(false);
  EXPECT_EQ(binary_calling(vm, BinaryOperator::BitAnd, yes, no).take(), no);
  EXPECT_EQ(binary_calling(vm, BinaryOperator::BitXor, yes, no).take(), yes);
  EXPECT_EQ(binary_calling(vm, BinaryOperator::Add, yes, yes).take(), Value::from_small_int(2));
  EXPECT_EQ(int_invert(vm, yes).take(), Value::from_small_int(-2));
}

TEST_F(NumbersTest, ComparisonOfIntsAndFloatsIsExact) {
  Value above =
      int_binary(vm, BinaryOperator::Add, power_of_two(53), Value::from_small_int(1)).take();
  EXPECT_EQ(int_compare_double(vm, above, 0x1p53).take(), 1);
  EXPECT_EQ(int_compare_double(vm, above, 0x1p53 + 2).take(), -1);
  EXPECT_EQ(int_compare_double(vm, power_of_two(1023), 0x1p1023).take(), 0);
  EXPECT_EQ(int_compare_double(vm, power_of_two(5000), HUGE_VAL).take(), -1);
  EXPECT_EQ(int_compare_double(vm, power_of_two(5000), -HUGE_VAL).take(), 1);
  EXPECT_EQ(int_compare_double(vm, power_of_two(5000), 1e308).take(), 1);
  EXPECT_EQ(int_compare_double(vm, Value::from_small_int(0), -0.0).take(), 0);
  EXPECT_EQ(int_compare_double(vm, Value::from_small_int(3), 3.5).take(), -1);
}

TEST_F(NumbersTest, TextOfNumbersIsTranslated) {
  struct Case {
    std::string_view text, expected;
  };
  constexpr Case kCases[] = {{"  12\t\n", "12"},
                             {"\u2003\u0661\u0662\u00a0", "12"},
                             {"\uff13\U0001d7d7", "39"},
                             {"1\u00e9", "1?"},
                             {"\x1c"
                              "1",
                              "\x1c"
                              "1"},
                             {"", ""}};
  for (const Case& c : kCases) {
    const Str* text = make_string(vm, c.text).take();
    EXPECT_EQ(number_text(vm, text).take(), c.expected) << c.text;
  }
  EXPECT_EQ(int_from_object_calling(vm, string("\u0661\u0662")).take(), Value::from_small_int(12));
  EXPECT_TRUE(int_from_object_calling(vm, string("1 2")).failed());
  EXPECT_EQ(world.raised(), "ValueError: invalid literal for int() with base 10: '1 2'");
}

TEST_F(NumbersTest, LongQuotationsAreCut) {
  Value text = string(std::string(300, 'x'));
  EXPECT_EQ(world.text(short_repr_calling(vm, text, 5).take()), "'xxxx");
  EXPECT_EQ(short_repr_calling(vm,
                               string("\u20ac"
                                      "abc"),
                               1)
                .take()
                ->kind,
            1);
}

TEST_F(NumbersTest, FormatsNameTheTypeInErrors) {
  EXPECT_EQ(format(Value::from_small_int(255), "#06x"), "0x00ff");
  EXPECT_EQ(format(make_float(1234.5), ",.2f"), "1,234.50");
  EXPECT_EQ(format(Value::boolean(true), "d"), "1");
  EXPECT_EQ(format(power_of_two(64), "_d"), "18_446_744_073_709_551_616");
  EXPECT_EQ(format(Value::from_small_int(65), "*^5c"), "**A**");
  EXPECT_EQ(format(make_float(1), "s"),
            "ValueError: Unknown format code 's' for object of type 'float'");
  EXPECT_EQ(format(instance_of(TypeId::Int, Value::from_small_int(1)), "s"),
            "ValueError: Unknown format code 's' for object of type 'Sub'");
  EXPECT_EQ(format(Value::from_small_int(1), "3d3"),
            "ValueError: Invalid format specifier '3d3' for object of type 'int'");
  EXPECT_EQ(format(Value::from_small_int(-1), "c"), "OverflowError: %c arg not in range(0x110000)");
}

TEST_F(NumbersTest, WidthsThatCannotFitAreMemoryErrors) {
  EXPECT_EQ(format(Value::from_small_int(1), "2000000000"), "MemoryError: ");
  EXPECT_EQ(format(make_float(1), ".1000000000f"), "MemoryError: ");
}

TEST_F(NumbersTest, NaNsStayCanonical) {
  // A NaN with arbitrary bits, from arithmetic or from a cell, must not look like a reference.
  double odd_nan = std::bit_cast<double>(0xFFFF'0000'1234'5678ull);
  Value nan = make_float(odd_nan);
  EXPECT_TRUE(nan.is_double());
  Value complex = make_complex(vm, odd_nan, 1).take();
  Value real = get_attribute_calling(vm, complex, world.name("real")).take();
  EXPECT_TRUE(real.is_double());
  EXPECT_EQ(real, nan);
  Value boxed = instance_of(TypeId::Float, nan);
  vm.cell<BoxedFloat>(boxed)->number = odd_nan;
  EXPECT_TRUE(get_attribute_calling(vm, boxed, world.name("real")).take().is_double());
  EXPECT_TRUE(negative_calling(vm, boxed).take().is_double());
}

TEST_F(NumbersTest, DamagedLimbCountsStayInTheCage) {
  Value big = power_of_two(100);
  vm.cell<BigInt>(big)->size_and_sign = ~0u;
  EXPECT_LE(IntView(vm, big).count, IntView::kMaximumLimbs);
}

}  // namespace
}  // namespace hognose
