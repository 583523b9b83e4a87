// The layout of random.Random.
#pragma once

#include "objects/layouts.h"

namespace hognose {

// MT19937 (Matsumoto and Nishimura).
struct RandomCell : Cell {  // extra: index of the next word of the state; checked
  static constexpr uint32_t kWords = 624;
  uint32_t words[kWords];
  uint32_t seeded;
  uint32_t spare;
  Value gauss_next;  // the second number of the last pair of gauss(), or undefined
};

}  // namespace hognose
