// The hash of raw bytes that strings and bytes objects cache and dicts compare.
//
// 32 bits from the bytes and a seed, the same on every machine of this byte order. Each round reads
// eight bytes and folds a 128-bit product, which is fast and mixes all bits well.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace hognose {

class ByteHash {
 public:
  explicit ByteHash(uint64_t seed) : state_(kFirst ^ seed) {}

  // Every part but the last must be a multiple of 8 bytes. The last must stay valid until finish().
  void add(const uint8_t* data, size_t size) {
    for (; size >= 8; data += 8, size -= 8) {
      uint64_t word;
      std::memcpy(&word, data, 8);
      fold(word);
    }
    rest_ = data;
    rest_size_ = size;
  }
  uint32_t finish() {
    uint64_t word = rest_size_;
    if (rest_size_ != 0) std::memcpy(&word, rest_, rest_size_);
    fold(word ^ (static_cast<uint64_t>(rest_size_) << 56));
    fold(kFirst);
    return static_cast<uint32_t>(state_ ^ (state_ >> 32));
  }

 private:
  static constexpr uint64_t kFirst = 0x9E3779B97F4A7C15ull, kSecond = 0xC2B2AE3D27D4EB4Full;

  void fold(uint64_t word) {
    __uint128_t product = static_cast<__uint128_t>(state_ ^ word) * kSecond;
    state_ = static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64);
  }

  uint64_t state_;
  const uint8_t* rest_ = nullptr;
  size_t rest_size_ = 0;
};

// Returns the hash() of an object with this cached hash: 61 bits, and never -1 as a signed number.
inline uint64_t widened_hash(uint32_t hash) {
  return uint64_t{hash * 0x9E3779B1u & 0x1FFF'FFFFu} << 32 | hash;
}

}  // namespace hognose
