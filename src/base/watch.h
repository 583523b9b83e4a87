// Watch: polls a stop condition of the caller during long work in src/base.
//
// This folder does not depend on the meter. A caller with a meter passes a function that polls it;
// a default Watch never stops the work.
#pragma once

#include <algorithm>
#include <cstddef>

namespace hognose {

class Watch {
 public:
  // The number of items between two polls.
  static constexpr size_t kItems = 1u << 16;

  using GoesOn = bool (*)(void* context);

  Watch() = default;
  Watch(GoesOn goes_on, void* context) : goes_on_(goes_on), context_(context) {}

  // Call it after each `items` items of work. Returns false if the work must end at once.
  bool step(size_t items = 1) {
    done_ += items;
    if (done_ < kItems) [[likely]] {
      return true;
    }
    done_ = 0;
    if (goes_on_ != nullptr && !goes_on_(context_)) has_ended_ = true;
    return !has_ended_;
  }
  bool has_ended() const { return has_ended_; }

 private:
  GoesOn goes_on_ = nullptr;
  void* context_ = nullptr;
  size_t done_ = 0;
  bool has_ended_ = false;
};

// Like std::fill_n; returns the position after the last written unit.
template <class Unit>
Unit* put_fill(Unit* out, size_t count, char32_t fill, Watch& watch) {
  for (; count > Watch::kItems; count -= Watch::kItems) {
    out = std::fill_n(out, Watch::kItems, static_cast<Unit>(fill));
    if (!watch.step(Watch::kItems)) return out;
  }
  return std::fill_n(out, count, static_cast<Unit>(fill));
}

}  // namespace hognose
