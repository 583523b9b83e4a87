// Arithmetic of big integers against GMP's mpz functions.
//
// The first byte chooses the operation and the second a small number. The third says where the
// rest is split into two numbers (signed, little-endian). The engine uses only GMP's lowest layer
// (mpn). It does signs, sizes, the change between small and big integers, rounding and text itself.
#include <gmp.h>

#include <cmath>
#include <vector>

#include "guest.h"
#include "input.h"

using namespace hognose;

namespace {

constexpr const char* kProgram = R"(
import math, sys
sys.set_int_max_str_digits(0)
a = int.from_bytes(a, 'little', signed=True)
b = int.from_bytes(b, 'little', signed=True)

def decimal(x):
    text = str(x)
    assert int(text) == x and text == repr(x) == '%d' % x == f'{x}' == format(x, 'd')
    assert format(x, ',').replace(',', '') == text
    return x

def based(x):
    base = 2 + n % 35
    digits = '0123456789abcdefghijklmnopqrstuvwxyz'
    rest, text = abs(x), ''
    while rest:
        rest, digit = divmod(rest, base)
        text = digits[digit] + text
    assert int(('-' if x < 0 else '') + (text or '0'), base) == x
    assert int(hex(x), 16) == int(oct(x), 8) == int(bin(x), 2) == x
    return x

def by_bytes(x):
    length = x.bit_length() // 8 + 1
    for order in 'little', 'big':
        assert int.from_bytes(x.to_bytes(length, order, signed=True), order, signed=True) == x
    assert len(abs(x).to_bytes((x.bit_length() + 7) // 8, 'big')) * 8 >= x.bit_length()
    return x

def real(x):
    try:
        value = float(x)
    except OverflowError:
        assert abs(x) >= 1 << 1023
        return x
    assert value == int(value) and hash(int(value)) == hash(value)
    error = abs(int(value) - x)
    assert error == 0 or x.bit_length() > 53 and error * 2 <= 1 << x.bit_length() - 53
    return x

def ordered(x, y):
    assert (x < y) == (x - y < 0) == (y > x) and (x <= y) == (not x > y) and (x == y) == (x - y == 0)
    assert (x != y) or hash(x) == hash(y)
    return (x > y) - (x < y)

def ratio(x, y):
    try:
        quotient = x / y
    except OverflowError:
        return 0
    if quotient and abs(quotient) > 1e-300:
        top, bottom = quotient.as_integer_ratio()
        assert abs(top * y - x * bottom) << 52 <= abs(x * bottom), (x, y)
    return 0

OPERATIONS = [
    lambda: a + b, lambda: a - b, lambda: a * b, lambda: a // b, lambda: a % b, lambda: divmod(a, b)[0],
    lambda: divmod(a, b)[1], lambda: a ** (n % 20), lambda: pow(a, abs(b), n + 1), lambda: pow(a, abs(b), b),
    lambda: a << n, lambda: a >> n, lambda: a & b, lambda: a | b, lambda: a ^ b, lambda: ~a, lambda: -a, lambda: abs(a),
    lambda: math.gcd(a, b), lambda: math.lcm(a, b), lambda: math.isqrt(abs(a)), lambda: a.bit_length(), lambda: a.bit_count(),
    lambda: hash(a), lambda: ordered(a, b), lambda: pow(a, -1, b), lambda: a * a, lambda: math.comb(abs(a) % 3000, n),
    lambda: decimal(a), lambda: based(a), lambda: by_bytes(a), lambda: real(a), lambda: ratio(a, b), lambda: round(a, -(n % 40)),
    lambda: a + n, lambda: n - a, lambda: a * (n - 128), lambda: a // (n - 128), lambda: a % (n - 128), lambda: sum([a, b, a, n]),
    lambda: math.prod([a, n, b]), lambda: (a + b) * (a - b) - (a * a - b * b), lambda: -(a << n >> n), lambda: int(a.__add__(b)),
]
try:
    result = OPERATIONS[operation % len(OPERATIONS)]()
    result = format(result, 'x')
except ZeroDivisionError:
    result = 'division by zero'
except ValueError as error:
    result = 'not invertible' if 'not invertible' in str(error) else str(error)
(result, len(OPERATIONS))
)";

class Number {
 public:
  Number() { mpz_init(value_); }
  ~Number() { mpz_clear(value_); }
  Number(const Number&) = delete;
  Number& operator=(const Number&) = delete;
  operator mpz_ptr() { return value_; }

  void set(std::string_view bytes) {
    mpz_import(value_, bytes.size(), -1, 1, 0, 0, bytes.data());
    if (bytes.empty() || (bytes.back() & 0x80) == 0) return;
    Number modulus;
    mpz_setbit(modulus, 8 * bytes.size());
    mpz_sub(value_, value_, modulus);
  }
  std::string text() const {
    std::vector<char> digits(mpz_sizeinbase(value_, 16) + 2);
    return mpz_get_str(digits.data(), 16, value_);
  }

 private:
  mpz_t value_;
};

int sign(mpz_srcptr a) { return mpz_sgn(a); }

// Python's hash of an integer: the remainder modulo 2**61-1, with the sign of the number.
void hash(mpz_ptr result, mpz_srcptr a) {
  Number prime;
  mpz_setbit(prime, 61);
  mpz_sub_ui(prime, prime, 1);
  mpz_tdiv_r(result, a, prime);
  if (mpz_cmp_si(result, -1) == 0) mpz_set_si(result, -2);
}

// Rounds to a multiple of 10**n, halves to even.
void round_to(mpz_ptr result, mpz_srcptr a, unsigned long n) {
  Number unit, rest, twice;
  mpz_ui_pow_ui(unit, 10, n);
  mpz_fdiv_r(rest, a, unit);
  mpz_sub(result, a, rest);
  mpz_mul_2exp(twice, rest, 1);
  int order = mpz_cmp(twice, unit);
  Number count;
  mpz_fdiv_q(count, result, unit);
  if (order > 0 || (order == 0 && mpz_tstbit(count, 0) != 0)) {
    mpz_add(result, result, unit);
  }
}

std::string expected(unsigned operation, mpz_ptr a, mpz_ptr b, unsigned n) {
  Number r, t;
  bool divides_by_b = operation == 3 || operation == 4 || operation == 5 || operation == 6 ||
                      operation == 9 || operation == 25 || operation == 32;
  if (divides_by_b && sign(b) == 0) {
    return operation == 9 || operation == 25 ? "pow() 3rd argument cannot be 0"
                                             : "division by zero";
  }
  long small = static_cast<long>(n) - 128;
  if ((operation == 37 || operation == 38) && small == 0) return "division by zero";
  switch (operation) {
    case 0: mpz_add(r, a, b); break;
    case 1: mpz_sub(r, a, b); break;
    case 2: mpz_mul(r, a, b); break;
    case 3:
    case 5: mpz_fdiv_q(r, a, b); break;
    case 4:
    case 6: mpz_fdiv_r(r, a, b); break;
    case 7: mpz_pow_ui(r, a, n % 20); break;
    case 8:
      mpz_abs(t, b);
      mpz_set_ui(r, n + 1);
      mpz_powm(r, a, t, r);
      break;
    case 9:
      mpz_abs(t, b);
      mpz_powm(r, a, t, b);
      if (sign(b) < 0 && sign(r) > 0) mpz_add(r, r, b);
      break;
    case 10: mpz_mul_2exp(r, a, n); break;
    case 11: mpz_fdiv_q_2exp(r, a, n); break;
    case 12: mpz_and(r, a, b); break;
    case 13: mpz_ior(r, a, b); break;
    case 14: mpz_xor(r, a, b); break;
    case 15: mpz_com(r, a); break;
    case 16: mpz_neg(r, a); break;
    case 17: mpz_abs(r, a); break;
    case 18: mpz_gcd(r, a, b); break;
    case 19: mpz_lcm(r, a, b); break;
    case 20:
      mpz_abs(t, a);
      mpz_sqrt(r, t);
      break;
    case 21: mpz_set_ui(r, sign(a) == 0 ? 0 : mpz_sizeinbase(a, 2)); break;
    case 22:
      mpz_abs(t, a);
      mpz_set_ui(r, mpz_popcount(t));
      break;
    case 23: hash(r, a); break;
    case 24: {
      int order = mpz_cmp(a, b);
      mpz_set_si(r, (order > 0) - (order < 0));
      break;
    }
    case 25:
      mpz_abs(t, b);
      if (mpz_cmp_ui(static_cast<mpz_ptr>(t), 1) == 0) break;
      if (mpz_invert(r, a, t) == 0) return "not invertible";
      if (sign(b) < 0) mpz_add(r, r, b);
      break;
    case 26: mpz_mul(r, a, a); break;
    case 27:
      mpz_abs(t, a);
      mpz_bin_uiui(r, mpz_fdiv_ui(t, 3000), n);
      break;
    case 32:
    case 41: break;
    case 33: round_to(r, a, n % 40); break;
    case 34: mpz_add_ui(r, a, n); break;
    case 35: mpz_ui_sub(r, n, a); break;
    case 36: mpz_mul_si(r, a, small); break;
    case 37:
    case 38:
      mpz_set_si(t, small);
      operation == 37 ? mpz_fdiv_q(r, a, t) : mpz_fdiv_r(r, a, t);
      break;
    case 39:
      mpz_add(r, a, b);
      mpz_add(r, r, a);
      mpz_add_ui(r, r, n);
      break;
    case 40:
      mpz_mul(r, a, b);
      mpz_mul_ui(r, r, n);
      break;
    case 42: mpz_neg(r, a); break;
    case 43: mpz_add(r, a, b); break;
    default: mpz_set(r, a);  // the program checks text, bytes and floats itself
  }
  return r.text();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const fuzz::FixedProgram program(kProgram, "integers.py");
  fuzz::Input input(data, size);
  unsigned operation = input.byte(), n = input.byte(), part = input.byte();
  std::string_view bytes = input.take(3000);
  size_t middle = bytes.size() * part / 255;
  Number a, b;
  a.set(bytes.substr(0, middle));
  b.set(bytes.substr(middle));
  HostValue result = program.run({{"operation", static_cast<int64_t>(operation)},
                                  {"n", static_cast<int64_t>(n)},
                                  {"a", HostValue::bytes(std::string(bytes.substr(0, middle)))},
                                  {"b", HostValue::bytes(std::string(bytes.substr(middle)))}});
  if (result.items.size() != 2) return 0;  // stopped by a limit
  operation %= static_cast<unsigned>(result.items[1].integer);
  std::string right = expected(operation, a, b, n);
  if (result.items[0].text != right) {
    fuzz::report("operation " + std::to_string(operation) + " with n " + std::to_string(n) +
                 ": got " + result.items[0].text + ", expected " + right);
  }
  return 0;
}
