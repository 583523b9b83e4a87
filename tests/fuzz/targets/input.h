// Input: reads the bytes that libFuzzer passes to a target as numbers and texts.
//
// When the bytes are used up, every number is 0 and every text is empty, so any input is complete.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace hognose::fuzz {

class Input {
 public:
  Input(const uint8_t* data, size_t size) : rest_(reinterpret_cast<const char*>(data), size) {}

  bool is_empty() const { return rest_.empty(); }

  uint8_t byte() {
    if (rest_.empty()) return 0;
    auto taken = static_cast<uint8_t>(rest_.front());
    rest_.remove_prefix(1);
    return taken;
  }
  // Returns a number below `bound`, which must not be 0.
  uint32_t below(uint32_t bound) {
    uint32_t number = byte();
    if (bound > 256) number |= static_cast<uint32_t>(byte()) << 8;
    return number % bound;
  }
  std::string_view take(size_t count) {
    std::string_view taken = rest_.substr(0, count);
    rest_.remove_prefix(taken.size());
    return taken;
  }
  // Returns the text up to the next newline and skips the newline.
  std::string_view line() {
    std::string_view taken = rest_.substr(0, rest_.find('\n'));
    rest_.remove_prefix(std::min(taken.size() + 1, rest_.size()));
    return taken;
  }
  std::string_view rest() { return take(rest_.size()); }

 private:
  std::string_view rest_;
};

}  // namespace hognose::fuzz
