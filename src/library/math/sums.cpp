// The functions of math on many numbers: dist, fsum, hypot, prod, sumprod.
//
// The sums are exact up to the last rounding because they carry the errors of additions and
// multiplications along: fsum by Shewchuk's method, the others as sums of two or three doubles.
#include "library/core/modules.h"
#include "library/math/math.h"
#include "meter/paced.h"
#include "objects/containers/sequence.h"
#include "objects/core/make.h"
#include "objects/numbers/big_int.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// --- fsum

// A sum as non-overlapping doubles in increasing order. Their bits do not overlap, so there are
// never more partial sums than a double has places.
class ExactSum {
 public:
  enum class Status : uint8_t { Fine, Overflow };

  // Reserves memory for one more partial sum.
  Result<void> make_room(Vm& vm) {
    if (count_ < kFew || partials_ != few_) return {};
    limbs::Limb* memory = TRY(limbs::make_scratch(vm, kMaximum));
    partials_ = reinterpret_cast<double*>(memory);
    std::copy_n(few_, count_, partials_);
    return {};
  }
  Status add(double number) {
    double x = number;
    size_t kept = 0;
    for (size_t i = 0; i < count_; ++i) {
      double y = partials_[i];
      if (std::fabs(x) < std::fabs(y)) std::swap(x, y);
      TwoDoubles sum = exact_sum_of_ordered(x, y);
      if (sum.lo != 0) partials_[kept++] = sum.lo;
      x = sum.hi;
    }
    count_ = kept;
    if (x == 0) return Status::Fine;
    if (!std::isfinite(x)) {
      if (std::isfinite(number)) return Status::Overflow;
      special_ += number;
      if (std::isinf(number)) infinities_ += number;
      count_ = 0;
      return Status::Fine;
    }
    if (count_ < kMaximum) partials_[count_++] = x;
    return Status::Fine;
  }

  bool is_special() const { return special_ != 0; }  // true for NaN too
  bool has_opposite_infinities() const { return std::isnan(infinities_); }
  double special() const { return special_; }

  // Returns the sum correctly rounded, ties to even.
  double total() const {
    size_t n = count_;
    if (n == 0) return 0;
    double hi = partials_[--n];
    double lo = 0;
    while (n > 0) {
      TwoDoubles sum = exact_sum_of_ordered(hi, partials_[--n]);
      hi = sum.hi;
      lo = sum.lo;
      if (lo != 0) break;
    }
    // The rest is half a unit in the last place, and a lower part has the same sign: round away.
    if (n > 0 && ((lo < 0 && partials_[n - 1] < 0) || (lo > 0 && partials_[n - 1] > 0))) {
      double doubled = lo * 2;
      double rounded = hi + doubled;
      if (doubled == rounded - hi) hi = rounded;
    }
    return hi;
  }

 private:
  static constexpr size_t kMaximum = 2100;
  static constexpr size_t kFew = 32;
  double few_[kFew];
  double* partials_ = few_;
  size_t count_ = 0;
  double special_ = 0;
  double infinities_ = 0;
};

}  // namespace

Result<double> exact_sum_calling(Vm& vm, Value iterable, int64_t* count) {
  ExactSum sum;
  *count = 0;
  TRY(for_each_calling(vm, iterable, [&](Value item) -> Result<bool> {
    ++*count;
    double number = TRY(real_argument_calling(vm, item));
    TRY(sum.make_room(vm));
    if (sum.add(number) == ExactSum::Status::Overflow) {
      return vm.raise(TypeId::OverflowError, "intermediate overflow in fsum");
    }
    return true;
  }));
  if (!sum.is_special()) return sum.total();
  if (sum.has_opposite_infinities()) {
    return vm.raise(TypeId::ValueError, "-inf + inf in fsum");
  }
  return sum.special();
}

Result<Value> math_fsum(Vm& vm, const Value* arguments) {
  int64_t count;
  return Value::from_double(TRY(exact_sum_calling(vm, arguments[0], &count)));
}

namespace {

// --- prod

}  // namespace

Result<Value> math_prod(Vm& vm, const Value* arguments) {
  Value product = arguments[1];
  TRY(for_each_calling(vm, arguments[0], [&](Value item) -> Result<bool> {
    int64_t small;
    if (both_small_ints(product, item) &&
        !__builtin_mul_overflow(product.small_int(), item.small_int(), &small) &&
        Value::fits_small_int(small)) {
      product = Value::from_small_int(small);
    } else if (product.is_double() && item.is_double()) {
      product = Value::from_double(product.as_double() * item.as_double());
    } else {
      product = TRY(binary_calling(vm, BinaryOperator::Multiply, product, item));
    }
    return true;
  }));
  return product;
}

namespace {

// --- sumprod

// The sum of three doubles that do not overlap.
struct ThreeDoubles {
  double hi = 0;
  double lo = 0;
  double tiny = 0;

  ThreeDoubles plus_product(double x, double y) const {
    TwoDoubles product = exact_product(x, y);
    TwoDoubles sum = exact_sum(hi, product.hi);
    TwoDoubles low = exact_sum(lo, product.lo);
    TwoDoubles middle = exact_sum(low.hi, sum.lo);
    return {sum.hi, middle.hi, tiny + low.lo + middle.lo};
  }
  double total() const {
    TwoDoubles sum = exact_sum(lo, hi);
    return tiny + sum.lo + sum.hi;
  }
};

// The sum so far, in three parts: ints that fit 64 bits, floats, and the rest, which only the
// number protocols can add.
class ProductSum {
 public:
  explicit ProductSum(Vm& vm) : vm_(vm) {}

  Result<void> add(Value p, Value q) {
    if (ints_only_) {
      int64_t product, sum;
      if (both_small_ints(p, q) &&
          !__builtin_mul_overflow(p.small_int(), q.small_int(), &product) &&
          !__builtin_add_overflow(integers_, product, &sum)) {
        integers_ = sum;
        return {};
      }
      TRY(finish_integers());
      ints_only_ = false;
    }
    if (floats_allowed_) {
      double x, y;
      if (TRY(as_doubles(p, q, &x, &y))) {
        ThreeDoubles sum = floats_.plus_product(x, y);
        if (std::isfinite(sum.hi)) {
          floats_ = sum;
          floats_used_ = true;
          return {};
        }
      }
      TRY(finish_floats());
      floats_allowed_ = false;
    }
    Value product = TRY(binary_calling(vm_, BinaryOperator::Multiply, p, q));
    total_ = TRY(binary_calling(vm_, BinaryOperator::Add, total_, product));
    return {};
  }

  Result<Value> finish() {
    TRY(finish_integers());
    TRY(finish_floats());
    return total_;
  }

 private:
  // Converts a pair of a float and a float or int. An int that is too large becomes infinite.
  Result<bool> as_doubles(Value p, Value q, double* x, double* y) {
    if (!p.is_double() && !q.is_double()) return false;
    return TRY(as_double(p, x)) && TRY(as_double(q, y));
  }
  Result<bool> as_double(Value value, double* number) {
    if (value.is_double()) {
      *number = value.as_double();
    } else if (value.is_small_int()) {
      *number = static_cast<double>(value.small_int());
    } else if (is_plain_number(vm_, value)) {
      *number = TRY(big_to_double(vm_, IntView(vm_, value)));
    } else {
      return false;
    }
    return true;
  }
  Result<void> finish_integers() {
    if (integers_ == 0) return {};
    Value sum = TRY(make_int(vm_, std::exchange(integers_, 0)));
    total_ = TRY(binary_calling(vm_, BinaryOperator::Add, total_, sum));
    return {};
  }
  Result<void> finish_floats() {
    if (!floats_used_) return {};
    floats_used_ = false;
    Value sum = Value::from_double(std::exchange(floats_, {}).total());
    total_ = TRY(binary_calling(vm_, BinaryOperator::Add, total_, sum));
    return {};
  }

  Vm& vm_;
  Value total_ = Value::from_small_int(0);
  int64_t integers_ = 0;
  ThreeDoubles floats_;
  bool ints_only_ = true;
  bool floats_allowed_ = true;
  bool floats_used_ = false;
};

}  // namespace

Result<Value> math_sumprod(Vm& vm, const Value* arguments) {
  Value first = TRY(iterate_calling(vm, arguments[0]));
  Value second = TRY(iterate_calling(vm, arguments[1]));
  ProductSum sum(vm);
  for (;;) {
    TRY(vm.meter.charge(2));
    Value p = TRY(next_calling(vm, first));
    Value q = TRY(next_calling(vm, second));
    if (p.is_undefined() != q.is_undefined()) {
      return vm.raise(TypeId::ValueError, "Inputs are not the same length");
    }
    if (p.is_undefined()) return sum.finish();
    TRY(sum.add(p, q));
  }
}

namespace {

// --- hypot and dist

// Scratch memory of a size that the guest chooses. It is in the cage, so it is charged.
Result<double*> make_doubles(Vm& vm, uint64_t count) {
  auto* cell = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, count * sizeof(double)));
  return reinterpret_cast<double*>(cell->bytes.data());
}

// Collects absolute values, the largest of them, and whether one is NaN.
class Coordinates {
 public:
  Coordinates(Vm& vm, double* numbers) : vm_(vm), numbers_(numbers) {}
  void add(double number) {
    number = std::fabs(number);
    numbers_[count_++] = number;
    if (std::isnan(number)) found_nan_ = true;
    if (number > largest_) largest_ = number;
  }
  Result<double> norm() { return vector_norm(vm_.meter, numbers_, count_, largest_, found_nan_); }

 private:
  Vm& vm_;
  double* numbers_;
  size_t count_ = 0;
  double largest_ = 0;
  bool found_nan_ = false;
};

}  // namespace

Result<Value> math_hypot(Vm& vm, const Value* arguments) {
  const Tuple* coordinates = vm.cell<Tuple>(arguments[0]);
  uint32_t count = coordinates->length;
  TRY(vm.meter.charge(count / 4 + 1));
  double few[8];
  double* numbers = count <= std::size(few) ? few : TRY(make_doubles(vm, count));
  Coordinates vector(vm, numbers);
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < count; ++i) {
    vector.add(TRY(real_argument_calling(vm, coordinates->items[i])));
    TRY(pace.turn());
  }
  return Value::from_double(TRY(vector.norm()));
}

Result<Value> math_dist(Vm& vm, const Value* arguments) {
  Value points[2] = {arguments[0], arguments[1]};
  for (Value& point : points) {
    if (!vm.has_layout(point, TypeId::Tuple)) {
      point = Value::from_cell(TRY(tuple_from_iterable_calling(vm, point)));
    }
  }
  const Tuple* p = vm.cell<Tuple>(points[0]);
  const Tuple* q = vm.cell<Tuple>(points[1]);
  uint32_t count = p->length;
  if (count != q->length) {
    return vm.raise(TypeId::ValueError, "both points must have the same number of dimensions");
  }
  TRY(vm.meter.charge(count / 2 + 1));
  double few[8];
  double* numbers = count <= std::size(few) ? few : TRY(make_doubles(vm, count));
  Coordinates vector(vm, numbers);
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < count; ++i) {
    TRY(pace.turn());
    double x = TRY(real_argument_calling(vm, p->items[i]));
    double y = TRY(real_argument_calling(vm, q->items[i]));
    vector.add(x - y);
  }
  return Value::from_double(TRY(vector.norm()));
}

Result<double> vector_norm(Meter& meter, double* coordinates, size_t count, double largest,
                           bool found_nan) {
  if (std::isinf(largest)) return largest;
  if (found_nan) return std::numeric_limits<double>::quiet_NaN();
  if (largest == 0 || count <= 1) return largest;
  int exponent;
  std::frexp(largest, &exponent);
  if (exponent < -1023) {
    // The scale below would overflow: make the coordinates normal first.
    constexpr double kSmallest = std::numeric_limits<double>::min();
    TRY(in_parts(meter, count, kPacedItems, [&](size_t begin, size_t end) {
      for (size_t i = begin; i < end; ++i) coordinates[i] /= kSmallest;
    }));
    return kSmallest * TRY(vector_norm(meter, coordinates, count, largest / kSmallest, false));
  }
  // Scale by a power of two to at most one. The sum starts at one, so that each square is smaller.
  double scale = std::ldexp(1.0, -exponent);
  double sum = 1.0;
  double product_errors = 0;
  double sum_errors = 0;
  TRY(in_parts(meter, count, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      double x = coordinates[i] * scale;
      TwoDoubles square = exact_product(x, x);
      TwoDoubles next = exact_sum_of_ordered(sum, square.hi);
      sum = next.hi;
      product_errors += square.lo;
      sum_errors += next.lo;
    }
  }));
  double root = std::sqrt(sum - 1.0 + (product_errors + sum_errors));
  // Correct the root once by the difference of its square from the sum.
  TwoDoubles square = exact_product(-root, root);
  TwoDoubles rest = exact_sum_of_ordered(sum, square.hi);
  product_errors += square.lo;
  sum_errors += rest.lo;
  double difference = rest.hi - 1.0 + (product_errors + sum_errors);
  root += difference / (2.0 * root);
  return root / scale;
}

}  // namespace hognose
