// The identity of an object as a number: id() returns it, and default reprs print it after "at".
//
// A cell never moves, and every other value is identified by its own bits. The number is therefore
// stable, and it is the same in every run of the same program.
#pragma once

#include <string_view>

#include "heap/value.h"

namespace hognose {

inline uint64_t identity_of(Value value) {
  return value.is_cell() ? uint64_t{value.offset()} : value.bits();
}

// The hash of an object of a class without a __hash__ of its own.
inline uint64_t object_identity_hash(Value value) {
  return value.is_cell() ? identity_of(value) >> 4 : identity_of(value);
}

// Text such as "0x10a40". Valid while this object exists.
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
