// LocalSet: the registers that certainly hold a value at a point in the code (definite assignment).
//
// The code generator updates it at assignments and intersects it where control flow merges. A read
// of a local that is not in the set needs a check.
#pragma once

#include <cstdint>

namespace hognose {

class LocalSet {
 public:
  static LocalSet all() {
    LocalSet set;
    for (uint64_t& word : set.words_) word = ~uint64_t{0};
    return set;
  }
  bool has(unsigned index) const { return (words_[index >> 6] >> (index & 63) & 1) != 0; }
  void add(unsigned index) { words_[index >> 6] |= uint64_t{1} << (index & 63); }
  void remove(unsigned index) { words_[index >> 6] &= ~(uint64_t{1} << (index & 63)); }
  void intersect(const LocalSet& other) {
    for (int i = 0; i < kWords; ++i) words_[i] &= other.words_[i];
  }
  void subtract(const LocalSet& other) {
    for (int i = 0; i < kWords; ++i) words_[i] &= ~other.words_[i];
  }

 private:
  static constexpr int kWords = 4;  // 256 registers
  uint64_t words_[kWords] = {};
};

}  // namespace hognose
