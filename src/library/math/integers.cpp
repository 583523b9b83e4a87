// The functions of math on ints: comb, factorial, gcd, isqrt, lcm, perm.
//
// A product of many factors is multiplied as a balanced tree, so that the large multiplications are
// few and have operands of similar size. big_int charges for those; this file charges for the
// leaves.
#include <bit>
#include <cmath>
#include <numeric>

#include "library/math/math.h"
#include "objects/core/make.h"
#include "objects/numbers/big_int.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Result<Value> minus(Vm& vm, Value a, Value b) {
  return int_binary(vm, BinaryOperator::Subtract, a, b);
}
Result<Value> times(Vm& vm, Value a, Value b) {
  return int_binary(vm, BinaryOperator::Multiply, a, b);
}

// Whether a product of `count` numbers of `bits` bits fits 120 bits.
bool is_short_product(uint64_t bits, uint64_t count) { return count <= 120 && bits * count <= 120; }

// Returns n * (n-1) * … with `count` factors, all positive. The recursion is as deep as a balanced
// tree.
Result<Value> falling_product(Vm& vm, Value n, uint64_t count) {
  TRY(vm.meter.charge(1 + (count & 127) / 4));
  uint64_t bits = int_bit_length(vm, n);
  int64_t small;
  if (is_short_product(bits, count) && int_fits_int64(vm, n, &small)) {
    unsigned __int128 product = 1;
    for (uint64_t i = 0; i < count; ++i) product *= static_cast<uint64_t>(small) - i;
    return make_int_wide(vm, product, false);
  }
  if (count == 1) return n;
  uint64_t half = count / 2;
  Value left = TRY(falling_product(vm, n, half));
  Value skipped = TRY(make_int_unsigned(vm, half));
  Value rest = TRY(minus(vm, n, skipped));
  Value right = TRY(falling_product(vm, rest, count - half));
  return times(vm, left, right);
}

// Computes C(n, k) = C(n, j) * C(n-j, k-j) / C(k, j). The caller ensures that k <= n/2.
Result<Value> binomial(Vm& vm, Value n, uint64_t k) {
  TRY(vm.meter.charge(1 + (k & 127) / 2));
  if (k == 0) return Value::from_small_int(1);
  if (k == 1) return n;
  uint64_t bits = int_bit_length(vm, n);
  int64_t small;
  if (is_short_product(bits, k) && int_fits_int64(vm, n, &small)) {
    unsigned __int128 result = 1;
    for (uint64_t i = 0; i < k; ++i) {
      result = result * (static_cast<uint64_t>(small) - i) / (i + 1);
    }
    return make_int_wide(vm, result, false);
  }
  uint64_t j = k / 2;
  Value left = TRY(binomial(vm, n, j));
  Value j_value = TRY(make_int_unsigned(vm, j));
  Value rest = TRY(minus(vm, n, j_value));
  Value right = TRY(binomial(vm, rest, k - j));
  Value product = TRY(times(vm, left, right));
  Value k_value = TRY(make_int_unsigned(vm, k));
  Value divisor = TRY(binomial(vm, k_value, j));
  return int_binary(vm, BinaryOperator::FloorDivide, product, divisor);
}

Result<void> check_not_negative(Vm& vm, Value value, const char* name) {
  if (!int_is_negative(vm, value)) return {};
  return vm.raise(TypeId::ValueError, "{} must be a non-negative integer", name);
}

}  // namespace

Result<Value> math_comb(Vm& vm, const Value* arguments) {
  Value n = TRY(index_calling(vm, arguments[0]));
  Value k = TRY(index_calling(vm, arguments[1]));
  TRY(check_not_negative(vm, n, "n"));
  TRY(check_not_negative(vm, k, "k"));
  if (TRY(int_compare(vm, k, n)) > 0) return Value::from_small_int(0);
  Value other = TRY(minus(vm, n, k));
  if (TRY(int_compare(vm, other, k)) < 0) k = other;
  int64_t count;
  if (!int_fits_int64(vm, k, &count)) {
    return vm.raise(TypeId::OverflowError, "min(n - k, k) must not exceed {}", INT64_MAX);
  }
  return binomial(vm, n, static_cast<uint64_t>(count));
}

namespace {

Result<Value> factorial_of(Vm& vm, Value n) {
  if (int_is_negative(vm, n)) {
    return vm.raise(TypeId::ValueError, "factorial() not defined for negative values");
  }
  int64_t count;
  if (!int_fits_int64(vm, n, &count)) {
    return vm.raise(TypeId::OverflowError, "factorial() argument should not exceed {}", INT64_MAX);
  }
  if (count < 2) return Value::from_small_int(1);
  return falling_product(vm, n, static_cast<uint64_t>(count) - 1);
}

}  // namespace

Result<Value> math_factorial(Vm& vm, const Value* arguments) {
  return factorial_of(vm, TRY(index_calling(vm, arguments[0])));
}

Result<Value> math_perm(Vm& vm, const Value* arguments) {
  Value n = TRY(index_calling(vm, arguments[0]));
  if (arguments[1].is_none()) return factorial_of(vm, n);
  Value k = TRY(index_calling(vm, arguments[1]));
  TRY(check_not_negative(vm, n, "n"));
  TRY(check_not_negative(vm, k, "k"));
  if (TRY(int_compare(vm, k, n)) > 0) return Value::from_small_int(0);
  int64_t count;
  if (!int_fits_int64(vm, k, &count)) {
    return vm.raise(TypeId::OverflowError, "k must not exceed {}", INT64_MAX);
  }
  if (count == 0) return Value::from_small_int(1);
  return falling_product(vm, n, static_cast<uint64_t>(count));
}

namespace {

Result<Value> gcd_of(Vm& vm, Value a, Value b) {
  if (both_small_ints(a, b)) {
    return make_int(vm, std::gcd(a.small_int(), b.small_int()));
  }
  return int_gcd(vm, a, b);
}

}  // namespace

Result<Value> math_gcd(Vm& vm, const Value* arguments) {
  const Tuple* integers = vm.cell<Tuple>(arguments[0]);
  Value result = Value::from_small_int(0);
  for (uint32_t i = 0; i < integers->length; ++i) {
    TRY(vm.meter.charge(2));
    Value next = TRY(index_calling(vm, integers->items[i]));
    result = TRY(gcd_of(vm, result, next));
  }
  return result;
}

Result<Value> math_lcm(Vm& vm, const Value* arguments) {
  const Tuple* integers = vm.cell<Tuple>(arguments[0]);
  Value result = Value::from_small_int(1);
  for (uint32_t i = 0; i < integers->length; ++i) {
    TRY(vm.meter.charge(2));
    Value next = TRY(index_calling(vm, integers->items[i]));
    if (int_is_zero(vm, result)) continue;
    if (int_is_zero(vm, next)) {
      result = next;
      continue;
    }
    Value divisor = TRY(gcd_of(vm, result, next));
    Value reduced = TRY(int_binary(vm, BinaryOperator::FloorDivide, result, divisor));
    result = TRY(int_absolute(vm, TRY(times(vm, reduced, next))));
  }
  return result;
}

Result<Value> math_isqrt(Vm& vm, const Value* arguments) {
  Value n = TRY(index_calling(vm, arguments[0]));
  if (int_is_negative(vm, n)) {
    return vm.raise(TypeId::ValueError, "isqrt() argument must be nonnegative");
  }
  if (!n.is_small_int()) return int_square_root(vm, n);
  // Below 2**52 the root computed by double is at most one too large.
  int64_t number = n.small_int();
  auto root = static_cast<int64_t>(std::sqrt(static_cast<double>(number)));
  if (root * root > number) --root;
  return Value::from_small_int(root);
}

}  // namespace hognose
