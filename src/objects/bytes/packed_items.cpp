// Reading and writing packed numbers.
//
// Half floats (IEEE 754 binary16) are converted here, because some compilers do not support them.
#include "objects/bytes/packed_items.h"

#include <array>
#include <bit>
#include <cmath>
#include <limits>

#include "objects/core/make.h"
#include "objects/numbers/numbers.h"

namespace hognose {

namespace {

constexpr ItemFormat kFormats[] = {
    {'b', ItemKind::Signed, 1, 1, "signed char"},
    {'B', ItemKind::Unsigned, 1, 1, "unsigned byte integer"},
    {'c', ItemKind::Char, 1, 1, ""},
    {'?', ItemKind::Bool, 1, 1, ""},
    {'h', ItemKind::Signed, 2, 2, "signed short integer"},
    {'H', ItemKind::Unsigned, 2, 2, "unsigned short"},
    {'i', ItemKind::Signed, 4, 4, "signed integer"},
    {'I', ItemKind::Unsigned, 4, 4, "unsigned int"},
    {'l', ItemKind::Signed, 8, 4, "signed long"},
    {'L', ItemKind::Unsigned, 8, 4, "unsigned long"},
    {'q', ItemKind::Signed, 8, 8, "signed long long"},
    {'Q', ItemKind::Unsigned, 8, 8, "unsigned long long"},
    {'n', ItemKind::Signed, 8, 0, ""},
    {'N', ItemKind::Unsigned, 8, 0, ""},
    {'P', ItemKind::Unsigned, 8, 0, ""},
    {'e', ItemKind::Float, 2, 2, ""},
    {'f', ItemKind::Float, 4, 4, ""},
    {'d', ItemKind::Float, 8, 8, ""},
    {'u', ItemKind::Wide, 4, 0, ""},
    {'w', ItemKind::Wide, 4, 0, ""},
};

// The number of each format from 1, by its character; 0: there is none.
constexpr std::array<uint8_t, 128> kPlaces = [] {
  std::array<uint8_t, 128> places = {};
  for (size_t i = 0; i < std::size(kFormats); ++i) {
    places[static_cast<uint8_t>(kFormats[i].code)] = static_cast<uint8_t>(i + 1);
  }
  return places;
}();

double half_to_double(uint16_t half) {
  int exponent = half >> 10 & 31;
  double fraction = half & 1023;
  double magnitude;
  if (exponent == 31) {
    magnitude = fraction == 0 ? HUGE_VAL : std::numeric_limits<double>::quiet_NaN();
  } else if (exponent == 0) {
    magnitude = std::ldexp(fraction, -24);
  } else {
    magnitude = std::ldexp(fraction + 1024, exponent - 25);
  }
  return (half & 0x8000) != 0 ? -magnitude : magnitude;
}

// Rounds ties to even, as the hardware does for wider floats.
bool double_to_half(double number, uint16_t* half) {
  uint16_t sign = std::signbit(number) ? 0x8000 : 0;
  double magnitude = std::fabs(number);
  if (std::isnan(number)) {
    *half = sign | 0x7E00;
    return true;
  }
  if (std::isinf(number)) {
    *half = sign | 0x7C00;
    return true;
  }
  if (magnitude >= 65520.0) return false;
  int exponent = 0;
  std::frexp(magnitude, &exponent);  // magnitude in [2**(exponent-1), 2**exponent)
  // The unit in the last place of a half of this size, as a power of two: at least 2**-24.
  int unit = exponent - 11 < -24 || magnitude == 0 ? -24 : exponent - 11;
  auto steps = static_cast<uint32_t>(std::nearbyint(std::ldexp(magnitude, -unit)));
  // Because the exponent field is added, a carry out of the fraction increments the exponent.
  *half = static_cast<uint16_t>(sign | (static_cast<uint32_t>(unit + 24) * 1024 + steps));
  return true;
}

}  // namespace

const ItemFormat* find_item_format(char code) {
  const auto index = static_cast<uint8_t>(code);
  if (index >= kPlaces.size() || kPlaces[index] == 0) return nullptr;
  return &kFormats[kPlaces[index] - 1];
}

uint64_t read_unsigned(const uint8_t* bytes, unsigned size, Endian endian) {
  uint64_t number = 0;
  for (unsigned i = 0; i < size; ++i) {
    number = number << 8 | bytes[endian == Endian::Big ? i : size - 1 - i];
  }
  return number;
}

int64_t read_signed(const uint8_t* bytes, unsigned size, Endian endian) {
  unsigned shift = 64 - 8 * size;
  return static_cast<int64_t>(read_unsigned(bytes, size, endian) << shift) >> shift;
}

void write_integer(uint8_t* bytes, unsigned size, Endian endian, uint64_t number) {
  for (unsigned i = 0; i < size; ++i, number >>= 8) {
    bytes[endian == Endian::Little ? i : size - 1 - i] = static_cast<uint8_t>(number);
  }
}

double read_float(const uint8_t* bytes, unsigned size, Endian endian) {
  uint64_t bits = read_unsigned(bytes, size, endian);
  if (size == 8) return std::bit_cast<double>(bits);
  if (size == 4) return std::bit_cast<float>(static_cast<uint32_t>(bits));
  return half_to_double(static_cast<uint16_t>(bits));
}

bool write_float(uint8_t* bytes, unsigned size, Endian endian, double number) {
  // Drops the low bits of a NaN, which internally distinguish NaNs made from text.
  if (std::isnan(number)) number = std::copysign(std::numeric_limits<double>::quiet_NaN(), number);
  uint64_t bits;
  if (size == 8) {
    bits = std::bit_cast<uint64_t>(number);
  } else if (size == 4) {
    auto narrow = static_cast<float>(number);
    write_integer(bytes, size, endian, std::bit_cast<uint32_t>(narrow));
    return !std::isinf(narrow) || std::isinf(number);
  } else {
    uint16_t half;
    if (!double_to_half(number, &half)) return false;
    bits = half;
  }
  write_integer(bytes, size, endian, bits);
  return true;
}

Result<Value> read_item(Vm& vm, ItemKind kind, const uint8_t* bytes, unsigned size, Endian endian) {
  switch (kind) {
    case ItemKind::Signed: return make_int(vm, read_signed(bytes, size, endian));
    case ItemKind::Unsigned: return make_int_unsigned(vm, read_unsigned(bytes, size, endian));
    case ItemKind::Float: return new_float(vm, read_float(bytes, size, endian));
    case ItemKind::Bool: return Value::boolean(bytes[0] != 0);
    case ItemKind::Char: return Value::from_cell(TRY(make_bytes(vm, bytes, 1)));
    case ItemKind::Wide: break;
  }
  return make_int_unsigned(vm, read_unsigned(bytes, size, endian));
}

bool integer_bits(Vm& vm, Value value, ItemKind kind, unsigned size, uint64_t* bits) {
  if (HOGNOSE_LIKELY(value.is_small_int())) {
    const int64_t number = value.small_int();
    *bits = static_cast<uint64_t>(number);
    if (kind != ItemKind::Signed) return number >= 0 && (size == 8 || *bits >> (8 * size) == 0);
    const unsigned spare = 64 - 8 * size;
    return static_cast<int64_t>(*bits << spare) >> spare == number;
  }
  IntView view(vm, value);
  if (view.count > 1) return false;
  uint64_t magnitude = view.count == 0 ? 0 : view.limbs[0];
  unsigned width = 8 * size;
  if (kind == ItemKind::Signed) {
    uint64_t limit = uint64_t{1} << (width - 1);
    if (magnitude > (view.negative ? limit : limit - 1)) return false;
  } else if ((view.negative && magnitude != 0) || (width < 64 && magnitude >> width != 0)) {
    return false;
  }
  *bits = view.negative ? 0 - magnitude : magnitude;
  return true;
}

}  // namespace hognose
