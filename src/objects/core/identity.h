// Identity as a number: what id() answers and what default reprs show after "at".
//
// A cell never moves and every other value is its own bits, so the number is stable, and the same
// in every run of the same program.
#pragma once

#include <string_view>

#include "heap/value.h"

namespace hognose {

inline uint64_t identity_of(Value value) {
  return value.is_cell() ? uint64_t{value.offset()} : value.bits();
}

// "0x10a40", as long as the object lives.
class AddressText {
 public:
  explicit AddressText(Value value) {
    uint64_t rest = identity_of(value);
    do {
      text_[--start_] = "0123456789abcdef"[rest & 15];
      rest >>= 4;
    } while (rest != 0);
    text_[--start_] = 'x';
    text_[--start_] = '0';
  }
  std::string_view view() const { return {text_ + start_, kSize - start_}; }

 private:
  static constexpr size_t kSize = 18;
  char text_[kSize];
  size_t start_ = kSize;
};

}  // namespace hognose
