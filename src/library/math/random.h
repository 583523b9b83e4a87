// The layout of _random.Random: the state of a Mersenne Twister, MT19937 (M. Matsumoto and T.
// Nishimura).
#pragma once

#include "objects/core/layouts.h"
#include "objects/core/vm.h"

namespace hognose {

struct RandomCell : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Random; }
  uint32_t next_word;  // kWords if none is left, or kNotSeeded
  static constexpr uint32_t kWords = 624;
  // The run's seed decides, once the generator is first used.
  static constexpr uint32_t kNotSeeded = UINT32_MAX;
  uint32_t words[kWords];
};

// The generator, seeded.
RandomCell* generator_of(Vm& vm, Value self);
// Returns the next number of [0, 1).
double next_double(RandomCell* generator);
// The method random() of generators.
Result<Value> random_random(Vm& vm, const Value* arguments);

}  // namespace hognose
