// What long work in base asks every so often whether to go on.
//
// Base knows no meter: a caller who has one hands its question in. By itself a Watch lets all work
// go on.
#pragma once

#include <algorithm>
#include <cstddef>

namespace hognose {

class Watch {
 public:
  // So many items are done between two questions.
  static constexpr size_t kItems = 1u << 16;

  using GoesOn = bool (*)(void* context);

  Watch() = default;
  Watch(GoesOn goes_on, void* context) : goes_on_(goes_on), context_(context) {}

  // After so many items of work: false if the work is to end at once.
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

// As std::fill_n; returns the position after what was written.
template <class Unit>
Unit* put_fill(Unit* out, size_t count, char32_t fill, Watch& watch) {
  for (; count > Watch::kItems; count -= Watch::kItems) {
    out = std::fill_n(out, Watch::kItems, static_cast<Unit>(fill));
    if (!watch.step(Watch::kItems)) return out;
  }
  return std::fill_n(out, count, static_cast<Unit>(fill));
}

}  // namespace hognose
