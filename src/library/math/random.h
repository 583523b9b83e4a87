// The layout of _random.Random: the state of a Mersenne Twister, MT19937 (M. Matsumoto and T.
// Nishimura).
#pragma once

#include "objects/core/layouts.h"

namespace hognose {

struct RandomCell : Cell {  // extra: index of the next word to use; kWords if none is left
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Random; }
  static constexpr uint32_t kWords = 624;
  uint32_t words[kWords];
};

}  // namespace hognose
