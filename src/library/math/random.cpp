// _random.Random: the Mersenne Twister, and the methods of random.Random that are worth a native
// implementation. The distributions are in distributions.cpp.
//
// Equal seeds give the same sequences as in CPython. Without a seed, the seed of the run and the
// number of generators created before decide, so that runs repeat exactly. If a subclass overrides
// random() or getrandbits(), all other methods draw from the overriding method.
#include "library/math/random.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <tuple>
#include <utility>

#include "library/core/modules.h"
#include "library/data/charged_digest.h"
#include "library/math/distributions.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/sequence.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/big_int.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

constexpr uint32_t kWords = RandomCell::kWords;

// --- the twister

void refill(RandomCell* generator) {
  constexpr uint32_t kMiddle = 397;
  uint32_t* words = generator->words;
  auto twist = [](uint32_t upper, uint32_t lower) {
    uint32_t joined = (upper & 0x8000'0000) | (lower & 0x7FFF'FFFF);
    return (joined >> 1) ^ ((joined & 1) != 0 ? 0x9908'B0DFu : 0u);
  };
  uint32_t i = 0;
  for (; i < kWords - kMiddle; ++i) words[i] = words[i + kMiddle] ^ twist(words[i], words[i + 1]);
  for (; i < kWords - 1; ++i) {
    words[i] = words[i + kMiddle - kWords] ^ twist(words[i], words[i + 1]);
  }
  words[kWords - 1] = words[kMiddle - 1] ^ twist(words[kWords - 1], words[0]);
  generator->next_word = 0;
}

uint32_t next_word(RandomCell* generator) {
  if (generator->next_word >= kWords) refill(generator);
  uint32_t word = generator->words[generator->next_word++];
  word ^= word >> 11;
  word ^= (word << 7) & 0x9D2C'5680;
  word ^= (word << 15) & 0xEFC6'0000;
  return word ^ (word >> 18);
}

}  // namespace

double next_double(RandomCell* generator) {
  uint32_t high = next_word(generator) >> 5;
  uint32_t low = next_word(generator) >> 6;
  return (high * 67108864.0 + low) * (1.0 / 9007199254740992.0);
}

namespace {

// Returns the number that getrandbits(bits) returns, for 1 to 64 bits.
uint64_t next_bits(RandomCell* generator, unsigned bits) {
  if (bits <= 32) return next_word(generator) >> (32 - bits);
  uint64_t low = next_word(generator);
  return low | static_cast<uint64_t>(next_word(generator) >> (64 - bits)) << 32;
}

void seed_with_number(RandomCell* generator, uint32_t number) {
  uint32_t* words = generator->words;
  words[0] = number;
  for (uint32_t i = 1; i < kWords; ++i) {
    words[i] = 1812433253u * (words[i - 1] ^ (words[i - 1] >> 30)) + i;
  }
  generator->next_word = kWords;
}

// A seed number as words of 32 bits, least significant first.
class SeedKey {
 public:
  SeedKey(const uint64_t* limbs, uint32_t count) : limbs_(limbs) {
    size_ = count * 2;
    if (count != 0 && limbs[count - 1] >> 32 == 0) --size_;
    if (size_ == 0) size_ = 1;
    is_zero_ = count == 0;
  }
  uint32_t size() const { return size_; }
  uint32_t operator[](uint32_t i) const {
    if (is_zero_) return 0;
    return static_cast<uint32_t>(limbs_[i / 2] >> (32 * (i % 2)));
  }

 private:
  const uint64_t* limbs_;
  uint32_t size_;
  bool is_zero_;
};

Result<void> charge_for_key(Vm& vm, const SeedKey& key) {
  return vm.meter.charge(kWords + key.size() / 2);
}

// What it costs is charged already.
Result<void> seed_with_charged_key(Vm& vm, RandomCell* generator, const SeedKey& key) {
  seed_with_number(generator, 19650218u);
  uint32_t* words = generator->words;
  uint32_t i = 1;
  uint32_t j = 0;
  Pace pace(vm.meter);
  for (uint32_t k = std::max(kWords, key.size()); k > 0; --k) {
    TRY(pace.turn(4));
    words[i] = (words[i] ^ ((words[i - 1] ^ (words[i - 1] >> 30)) * 1664525u)) + key[j] + j;
    if (++i >= kWords) {
      words[0] = words[kWords - 1];
      i = 1;
    }
    if (++j >= key.size()) j = 0;
  }
  for (uint32_t k = kWords - 1; k > 0; --k) {
    words[i] = (words[i] ^ ((words[i - 1] ^ (words[i - 1] >> 30)) * 1566083941u)) - i;
    if (++i >= kWords) {
      words[0] = words[kWords - 1];
      i = 1;
    }
  }
  words[0] = 0x8000'0000;
  return {};
}

// --- seeds

Result<void> seed_with_key(Vm& vm, RandomCell* generator, const SeedKey& key) {
  TRY(charge_for_key(vm, key));
  return seed_with_charged_key(vm, generator, key);
}

// Only prepares the generator, and pays for what generator_of() does. So a generator that nobody
// uses is the same in every run.
Result<void> seed_from_run(Vm& vm, RandomCell* generator) {
  uint64_t key[] = {vm.random.seed, UINT64_MAX};
  TRY(charge_for_key(vm, SeedKey(key, 2)));
  generator->next_word = RandomCell::kNotSeeded;
  return {};
}

// Seeds with the bytes followed by their SHA-512, read as one big-endian number.
Result<void> seed_with_bytes(Vm& vm, RandomCell* generator, const uint8_t* data, size_t size) {
  uint8_t digest[64];
  DigestState state;
  digest_start(state, DigestKind::Sha512);
  TRY(digest_update_charged(vm, state, data, size));
  digest_finish(state, digest, sizeof(digest));
  uint64_t total = size + sizeof(digest);
  uint64_t count = (total + 7) / 8;
  if (count > IntView::kMaximumLimbs) return vm.raise(TypeId::MemoryError, "");
  limbs::Limb* limbs = TRY(limbs::make_scratch(vm, count));
  for (uint64_t i = 0; i < total; ++i) {
    if (i % 1024 == 0) TRY(vm.meter.charge(128));
    uint8_t byte =
        i < sizeof(digest) ? digest[sizeof(digest) - 1 - i] : data[size - 1 - (i - sizeof(digest))];
    limbs[i / 8] |= static_cast<uint64_t>(byte) << (8 * (i % 8));
  }
  auto trimmed = limbs::trim_paced(vm, limbs, static_cast<uint32_t>(count));
  return seed_with_key(vm, generator, SeedKey(limbs, trimmed));
}

// Seeds of version 1: the hash of a string as Python 2 computed it.
Result<void> seed_with_old_hash(Vm& vm, RandomCell* generator, Value seed) {
  uint64_t hash = 0;
  uint32_t length;
  auto mix = [&](auto characters, uint32_t count) {
    length = count;
    hash = count == 0 ? 0 : uint64_t{characters[0]} << 7;
    return in_parts(vm.meter, count, kPacedItems, [&](size_t begin, size_t end) {
      for (size_t i = begin; i < end; ++i) hash = (1000003 * hash) ^ characters[i];
    });
  };
  if (const Str* text = vm.as<Str>(seed, TypeId::Str)) {
    TRY(vm.meter.charge(text->length / 4 + 1));
    TRY(with_units(text, [&](auto units) { return mix(units.data, units.count); }));
  } else {
    const Bytes* bytes = vm.cell<Bytes>(seed);
    TRY(vm.meter.charge(bytes->length / 4 + 1));
    TRY(mix(bytes->data.data(), bytes->length));
  }
  hash ^= length;
  Value number = TRY(make_int_unsigned(vm, hash));
  IntView view(vm, number);
  return seed_with_key(vm, generator, SeedKey(view.limbs, view.count));
}

Result<void> seed_generator_calling(Vm& vm, Value self, Value seed, Value version) {
  auto* generator = vm.cell<RandomCell>(self);
  if (seed.is_none()) return seed_from_run(vm, generator);
  bool is_text = vm.has_layout(seed, TypeId::Str);
  bool is_bytes = vm.has_layout(seed, TypeId::Bytes);
  if (version == Value::from_small_int(1) && (is_text || is_bytes)) {
    return seed_with_old_hash(vm, generator, seed);
  }
  if (version == Value::from_small_int(2) && is_text) {
    Value text = TRY(exact_string_value(vm, vm.cell<Str>(seed)));
    Str* name = TRY(intern(vm, std::string_view("encode")));
    Value encoded = TRY(vm.call(TRY(get_attribute_calling(vm, text, name)), {}));
    const Bytes* bytes = vm.cell<Bytes>(encoded);
    return seed_with_bytes(vm, generator, bytes->data.data(), bytes->length);
  }
  if (version == Value::from_small_int(2) && !is_bytes && !is_int(vm, seed) &&
      !is_float(vm, seed) && is_instance(vm, seed, TypeId::Bytearray)) {
    seed = TRY(vm.call(Value::from_cell(vm.type(TypeId::Bytes)), {seed}));
    is_bytes = true;
  }
  if (version == Value::from_small_int(2) && is_bytes) {
    const Bytes* bytes = vm.cell<Bytes>(seed);
    return seed_with_bytes(vm, generator, bytes->data.data(), bytes->length);
  }
  if (is_int(vm, seed)) {
    IntView view(vm, seed);
    return seed_with_key(vm, generator, SeedKey(view.limbs, view.count));
  }
  if (!is_float(vm, seed) && !is_text && !is_bytes) {
    return vm.raise(TypeId::TypeError,
                    "The only supported seed types are:\n"
                    "None, int, float, str, bytes, and bytearray.");
  }
  uint64_t hash = TRY(hash_calling(vm, seed));
  return seed_with_key(vm, generator, SeedKey(&hash, hash == 0 ? 0 : 1));
}

Result<Value> random_new(Vm& vm, const Value* arguments) {
  // __init__ takes the arguments: random.Random calls seed() there.
  auto* generator = TRY(vm.make_instance<RandomCell>(vm.cell<Type>(arguments[0])));
  TRY(seed_from_run(vm, generator));
  return Value::from_cell(generator);
}

Result<Value> random_seed(Vm& vm, const Value* arguments) {
  TRY(seed_generator_calling(vm, arguments[0], arguments[1], arguments[2]));
  return Value::none();
}

// --- the state: 624 words and the index, as a tuple

Result<Value> random_getstate(Vm& vm, const Value* arguments) {
  TRY(vm.meter.charge(kWords));
  Tuple* state = TRY(make_tuple_room(vm, kWords + 1));
  const RandomCell* generator = generator_of(vm, arguments[0]);
  for (uint32_t i = 0; i < kWords; ++i) {
    state->items[i] = Value::from_small_int(generator->words[i]);
  }
  state->items[kWords] = Value::from_small_int(generator->next_word);
  return Value::from_cell(state);
}

Result<Value> random_setstate(Vm& vm, const Value* arguments) {
  TRY(vm.meter.charge(kWords));
  const Tuple* state = vm.as<Tuple>(arguments[1], TypeId::Tuple);
  if (state == nullptr) return vm.raise(TypeId::TypeError, "state vector must be a tuple");
  if (state->length != kWords + 1) {
    return vm.raise(TypeId::ValueError, "state vector is the wrong size");
  }
  uint32_t words[kWords];
  for (uint32_t i = 0; i <= kWords; ++i) {
    int64_t number;
    if (!is_int(vm, state->items[i])) {
      return vm.raise(TypeId::TypeError, "an integer is required");
    }
    if (!int_fits_int64(vm, state->items[i], &number)) {
      return vm.raise(TypeId::OverflowError, "Python int too large to convert to C unsigned long");
    }
    if (number < 0) {
      return vm.raise(TypeId::OverflowError, "can't convert negative value to unsigned int");
    }
    if (i < kWords) {
      words[i] = static_cast<uint32_t>(number);
    } else if (number > kWords) {
      return vm.raise(TypeId::ValueError, "invalid state");
    } else {
      auto* generator = vm.cell<RandomCell>(arguments[0]);
      std::memcpy(generator->words, words, sizeof(words));
      generator->next_word = static_cast<uint32_t>(number);
    }
  }
  return Value::none();
}

// --- numbers

}  // namespace

RandomCell* generator_of(Vm& vm, Value self) {
  auto* generator = vm.cell<RandomCell>(self);
  if (HOGNOSE_UNLIKELY(generator->next_word == RandomCell::kNotSeeded)) {
    uint64_t key[] = {vm.random.seed, ++vm.random.streams};
    // A run that is stopped here draws no number.
    std::ignore = seed_with_charged_key(vm, generator, SeedKey(key, 2));
  }
  return generator;
}

Result<Value> random_random(Vm& vm, const Value* arguments) {
  return Value::from_double(next_double(generator_of(vm, arguments[0])));
}

namespace {

Result<Value> make_bits(Vm& vm, RandomCell* generator, uint64_t bits) {
  if (bits == 0) return Value::from_small_int(0);
  if (bits <= 64) return make_int_unsigned(vm, next_bits(generator, static_cast<unsigned>(bits)));
  TRY(vm.meter.charge(bits / 64));
  uint64_t count = (bits + 63) / 64;
  BigInt* number = TRY(make_big_int_room(vm, count));
  Pace pace(vm.meter);
  for (uint64_t i = 0; i < count; ++i) {
    TRY(pace.turn(4));
    uint64_t left = bits - 64 * i;
    number->limbs[i] = next_bits(generator, left < 64 ? static_cast<unsigned>(left) : 64);
  }
  return finish_big_int(vm, number, static_cast<uint32_t>(count), false);
}

Result<Value> random_getrandbits(Vm& vm, const Value* arguments) {
  Value number = TRY(index_calling(vm, arguments[1]));
  if (int_is_negative(vm, number)) {
    return vm.raise(TypeId::ValueError, "Cannot convert negative int");
  }
  int64_t bits;
  if (!int_fits_int64(vm, number, &bits)) return vm.raise(TypeId::MemoryError, "");
  return make_bits(vm, generator_of(vm, arguments[0]), static_cast<uint64_t>(bits));
}

// --- methods that draw through other methods

// The method that supplies the numbers. An overridden _randbelow() is used first. Of getrandbits()
// and random(), the first class in the MRO that defines one decides, as in CPython's
// __init_subclass__: a subclass that overrides only random() cannot supply bits.
enum class Source : uint8_t { Native, RandBelow, GetRandBits, Random };

Result<Value> random_randbelow(Vm& vm, const Value* arguments);

// Whether the value is the method of _random.Random with this code.
bool is_method(const Vm& vm, Value value, NativeCode code) {
  if (!vm.is_exactly(value, TypeId::MethodDescriptor)) return false;
  const NativeEntry* entry = vm.boot.native(vm.known<Native>(value)->native_index);
  return entry != nullptr && entry->code == code;
}

Result<Source> source_of(Vm& vm, Value self) {
  Type* type = vm.type_of(self);
  Str* bits = vm.name(Name::Getrandbits);
  Str* random = vm.name(Name::RandomMethod);
  bool own_below =
      !is_method(vm, type_lookup(vm, type, vm.name(Name::RandBelow)), random_randbelow);
  if (own_below) return Source::RandBelow;
  bool own_bits = !is_method(vm, type_lookup(vm, type, bits), random_getrandbits);
  bool own_random = !is_method(vm, type_lookup(vm, type, random), random_random);
  if (!own_bits) return own_random ? Source::Random : Source::Native;
  if (!own_random) return Source::GetRandBits;
  const Tuple* order = type->mro.get();
  for (uint32_t i = 0; i < order->length; ++i) {
    TRY(vm.meter.charge(1));
    Dict* dict = vm.cell<Type>(order->items[i])->dict.get();
    if (!dict_find_string(vm, dict, bits).is_undefined()) return Source::GetRandBits;
    if (!dict_find_string(vm, dict, random).is_undefined()) return Source::Random;
  }
  return Source::GetRandBits;
}

// The draws of one native call, with the source looked up once.
class Draw {
 public:
  Draw(Vm& vm, Value self, Source source) : vm_(vm), self_(self), source_(source) {}

  // Returns a number from 0 to n-1; n > 0.
  Result<Value> below_calling(Value n) {
    TRY(vm_.meter.charge(1));
    if (source_ == Source::RandBelow) {
      Value method = TRY(get_attribute_calling(vm_, self_, vm_.name(Name::RandBelow)));
      return vm_.call(method, {n});
    }
    if (source_ == Source::Random) return below_by_random_calling(n);
    uint64_t bits = int_bit_length(vm_, n);
    if (source_ == Source::Native && bits <= 62) {
      uint64_t limit = static_cast<uint64_t>(small_value(n));
      return make_int(vm_, static_cast<int64_t>(native_below(limit)));
    }
    for (;;) {
      TRY(vm_.meter.charge(1));
      Value number = TRY(bits_calling(bits));
      if (!TRY(compare_truth_calling(vm_, number, n, CompareOperator::GreaterEqual))) return number;
    }
  }

  // The same for Source::Native and n of at most 62 bits.
  bool is_native() const { return source_ == Source::Native; }
  uint64_t native_below(uint64_t n) {
    RandomCell* generator = generator_of(vm_, self_);
    unsigned bits = static_cast<unsigned>(std::bit_width(n));
    uint64_t number;
    do {
      number = next_bits(generator, bits);
    } while (number >= n);
    return number;
  }

  Result<Value> bits_calling(uint64_t bits) {
    if (source_ == Source::Native) return make_bits(vm_, generator_of(vm_, self_), bits);
    Value method = TRY(get_attribute_calling(vm_, self_, vm_.name(Name::Getrandbits)));
    return vm_.call(method, {TRY(make_int_unsigned(vm_, bits))});
  }

 private:
  int64_t small_value(Value n) const {
    int64_t number = 1;
    int_fits_int64(vm_, n, &number);
    return number;
  }

  Result<double> random_calling() {
    Value method = TRY(get_attribute_calling(vm_, self_, vm_.name(Name::RandomMethod)));
    return real_number_calling(vm_, TRY(vm_.call(method, {})));
  }

  Result<Value> below_by_random_calling(Value n) {
    constexpr int64_t kStates = int64_t{1} << 53;
    int64_t limit;
    if (!int_fits_int64(vm_, n, &limit) || limit >= kStates) {
      double number = TRY(random_calling()) * TRY(int_to_double(vm_, n));
      return make_int_from_double(vm_, std::floor(number));
    }
    int64_t rest = kStates % limit;
    double bound = static_cast<double>(kStates - rest) / static_cast<double>(kStates);
    double number;
    do {
      TRY(vm_.meter.charge(1));
      number = TRY(random_calling());
    } while (number >= bound);
    double scaled = std::floor(number * static_cast<double>(kStates));
    return binary_calling(vm_, BinaryOperator::Modulo, TRY(make_int_from_double(vm_, scaled)), n);
  }

  Vm& vm_;
  Value self_;
  Source source_;
};

Result<Value> random_randbelow(Vm& vm, const Value* arguments) {
  Value n = TRY(index_calling(vm, arguments[1]));
  if (int_is_negative(vm, n) || int_is_zero(vm, n)) {
    return vm.raise(TypeId::ValueError, "number to choose from must be positive");
  }
  Source source = TRY(source_of(vm, arguments[0]));
  return Draw(vm, arguments[0], source == Source::RandBelow ? Source::Native : source)
      .below_calling(n);
}

Result<Value> random_randbytes(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  Value bits =
      TRY(binary_calling(vm, BinaryOperator::Multiply, arguments[1], Value::from_small_int(8)));
  int64_t count;
  if (TRY(source_of(vm, self)) == Source::Native && arguments[1].is_small_int() &&
      arguments[1].small_int() >= 0) {
    count = arguments[1].small_int();
    TRY(vm.meter.charge_bytes(static_cast<uint64_t>(count)));
    if (count > INT32_MAX) return vm.raise(TypeId::MemoryError, "");
    Bytes* bytes = TRY(make_bytes(vm, nullptr, static_cast<size_t>(count)));
    RandomCell* generator = generator_of(vm, self);
    Pace pace(vm.meter);
    for (int64_t i = 0; i < count; i += 4) {
      TRY(pace.turn(4));
      int64_t size = std::min<int64_t>(count - i, 4);
      uint32_t word = next_word(generator) >> (32 - 8 * size);
      for (int64_t k = 0; k < size; ++k) {
        bytes->data[i + k] = static_cast<uint8_t>(word >> (8 * k));
      }
    }
    return Value::from_cell(bytes);
  }
  Value method = TRY(get_attribute_calling(vm, self, vm.name(Name::Getrandbits)));
  Value number = TRY(vm.call(method, {bits}));
  Str* name = TRY(intern(vm, std::string_view("to_bytes")));
  Value to_bytes = TRY(get_attribute_calling(vm, number, name));
  Str* order = TRY(make_string_ascii(vm, "little"));
  return vm.call(to_bytes, {arguments[1], Value::from_cell(order)});
}

Failure raise_empty_range(Vm& vm, const char* function, Value a, Value b) {
  Result<Str*> first = str_calling(vm, a);
  if (first.failed()) return first.failure();
  Result<Str*> second = str_calling(vm, b);
  if (second.failed()) return second.failure();
  return vm.raise(TypeId::ValueError, "empty range in {}({}, {})", function, first.value(),
                  second.value());
}

// Returns start + step * (a number from 0 to width-1).
Result<Value> draw_in_range(Vm& vm, Value self, Value start, Value width, Value step) {
  Draw draw(vm, self, TRY(source_of(vm, self)));
  Value number = TRY(draw.below_calling(width));
  if (step != Value::from_small_int(1)) {
    number = TRY(binary_calling(vm, BinaryOperator::Multiply, step, number));
  }
  return binary_calling(vm, BinaryOperator::Add, start, number);
}

bool is_positive(Vm& vm, Value number) {
  return !int_is_negative(vm, number) && !int_is_zero(vm, number);
}

Result<Value> random_randint(Vm& vm, const Value* arguments) {
  Value a = TRY(index_calling(vm, arguments[1]));
  Value b = TRY(index_calling(vm, arguments[2]));
  if (TRY(int_compare(vm, b, a)) < 0) return raise_empty_range(vm, "randint", a, b);
  Value one = Value::from_small_int(1);
  Value width = TRY(int_binary(vm, BinaryOperator::Subtract, b, a));
  width = TRY(int_binary(vm, BinaryOperator::Add, width, one));
  return draw_in_range(vm, arguments[0], a, width, one);
}

Result<Value> random_randrange(Vm& vm, const Value* arguments) {
  Value one = Value::from_small_int(1);
  Value start = TRY(index_calling(vm, arguments[1]));
  if (arguments[2].is_none()) {
    if (arguments[3] != one) {
      return vm.raise(TypeId::TypeError, "Missing a non-None stop argument");
    }
    if (!is_positive(vm, start)) {
      return vm.raise(TypeId::ValueError, "empty range for randrange()");
    }
    return draw_in_range(vm, arguments[0], Value::from_small_int(0), start, one);
  }
  Value stop = TRY(index_calling(vm, arguments[2]));
  Value width = TRY(int_binary(vm, BinaryOperator::Subtract, stop, start));
  Value step = TRY(index_calling(vm, arguments[3]));
  if (step == one) {
    if (!is_positive(vm, width)) {
      return raise_empty_range(vm, "randrange", arguments[1], arguments[2]);
    }
    return draw_in_range(vm, arguments[0], start, width, one);
  }
  if (int_is_zero(vm, step)) {
    return vm.raise(TypeId::ValueError, "zero step for randrange()");
  }
  Value less = TRY(int_binary(vm, BinaryOperator::Add, step,
                              Value::from_small_int(int_is_negative(vm, step) ? 1 : -1)));
  Value count = TRY(int_binary(vm, BinaryOperator::Add, width, less));
  count = TRY(int_binary(vm, BinaryOperator::FloorDivide, count, step));
  if (!is_positive(vm, count)) {
    Str* text[3];
    for (unsigned i = 0; i < 3; ++i) text[i] = TRY(str_calling(vm, arguments[i + 1]));
    return vm.raise(TypeId::ValueError, "empty range in randrange({}, {}, {})", text[0], text[1],
                    text[2]);
  }
  return draw_in_range(vm, arguments[0], start, count, step);
}

Result<Value> random_choice(Vm& vm, const Value* arguments) {
  Value sequence = arguments[1];
  int64_t length = TRY(length_calling(vm, sequence));
  if (length == 0) {
    return vm.raise(TypeId::IndexError, "Cannot choose from an empty sequence");
  }
  Draw draw(vm, arguments[0], TRY(source_of(vm, arguments[0])));
  Value index = TRY(draw.below_calling(TRY(make_int(vm, length))));
  return get_item_calling(vm, sequence, index);
}

Result<Value> random_shuffle(Vm& vm, const Value* arguments) {
  Value sequence = arguments[1];
  Draw draw(vm, arguments[0], TRY(source_of(vm, arguments[0])));
  int64_t length = TRY(length_calling(vm, sequence));
  if (draw.is_native() && vm.is_exactly(sequence, TypeId::List)) {
    List* list = vm.known<List>(sequence);
    for (int64_t i = length - 1; i > 0; --i) {
      TRY(vm.meter.charge(1));
      uint64_t j = draw.native_below(static_cast<uint64_t>(i) + 1);
      std::swap(list->items->values[i], list->items->values[j]);
    }
    return Value::none();
  }
  for (int64_t i = length - 1; i > 0; --i) {
    Value j = TRY(draw.below_calling(TRY(make_int(vm, i + 1))));
    Value place = TRY(make_int(vm, i));
    Value chosen = TRY(get_item_calling(vm, sequence, j));
    Value other = TRY(get_item_calling(vm, sequence, place));
    TRY(set_item_calling(vm, sequence, place, chosen));
    TRY(set_item_calling(vm, sequence, j, other));
  }
  return Value::none();
}

constexpr NativeRow kNew = {"__new__(cls, *args, **kwargs)", random_new,
                            kNativeConstructor | kNativeIgnoresArguments};
constexpr NativeRow kMethods[] = {
    {"_randbelow(self, n, /)", random_randbelow},
    {"betavariate(self, alpha, beta)", random_betavariate, kNativeLikePython},
    {"binomialvariate(self, n=1, p=0.5)", random_binomialvariate, kNativeLikePython},
    {"choice(self, seq)", random_choice},
    {"expovariate(self, lambd=1.0)", random_expovariate, kNativeLikePython},
    {"gammavariate(self, alpha, beta)", random_gammavariate, kNativeLikePython},
    {"gauss(self, mu=0.0, sigma=1.0)", random_gauss, kNativeLikePython},
    {"getrandbits(self, k, /)", random_getrandbits},
    {"getstate(self, /)", random_getstate},
    {"lognormvariate(self, mu, sigma)", random_lognormvariate, kNativeLikePython},
    {"normalvariate(self, mu=0.0, sigma=1.0)", random_normalvariate, kNativeLikePython},
    {"paretovariate(self, alpha)", random_paretovariate, kNativeLikePython},
    {"randbytes(self, n)", random_randbytes},
    {"randint(self, a, b)", random_randint},
    {"random(self, /)", random_random, kNativeConstantTime},
    {"randrange(self, start, stop=None, step=1)", random_randrange},
    {"seed(self, a=None, version=2)", random_seed},
    {"setstate(self, state, /)", random_setstate},
    {"shuffle(self, x)", random_shuffle},
    {"triangular(self, low=0.0, high=1.0, mode=None)", random_triangular, kNativeLikePython},
    {"uniform(self, a, b)", random_uniform, kNativeLikePython},
    {"vonmisesvariate(self, mu, kappa)", random_vonmisesvariate, kNativeLikePython},
    {"weibullvariate(self, alpha, beta)", random_weibullvariate, kNativeLikePython},
};

}  // namespace

const TypeSpec kRandomType = {
    .doc =
        "Random(x=None): random numbers from a state of its own, which the seed x\n"
        "determines.",
    .module = "_random",
    .slots = {},
    .instance_bytes = sizeof(RandomCell),
    .constructor = &kNew,
    .methods = kMethods,
};

std::span<const NativeRow> random_module_functions() { return {}; }

Result<void> fill_random_module(Vm& vm, Dict* dict) {
  return add_type_to_module(vm, dict, TypeId::Random);
}

// The generators of the module `random`.
Result<void> start_shared_random_module(Vm& vm, Dict* dict) {
  for (const char* name : {"_system", "_inst"}) {
    Value generator = dict_find_string(vm, dict, TRY(intern(vm, name)));
    TRY(seed_from_run(vm, vm.cell<RandomCell>(generator)));
  }
  return {};
}

}  // namespace hognose
