// SegmentedStack: a stack in segments of equal size that never moves an item and charges an arena's
// account.
//
// The arena must outlive the stack. Its account is charged for the segments, whose memory is not
// the arena's. Growing succeeds even if the charge is refused: the caller checks Arena::exhausted()
// and then discards the items.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <type_traits>

#include "base/growing_array.h"
#include "base/native_memory.h"

namespace hognose {

template <class T>
class SegmentedStack {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  explicit SegmentedStack(Arena& arena) : arena_(arena), segments_(arena, kFirstSegments) {}
  ~SegmentedStack() {
    ArenaPace pace(arena_);
    for (T* segment : segments_) {
      native_free(segment);
      pace.turn(kItems);
    }
    arena_.give(segments_.size() * kBytes);
  }
  SegmentedStack(const SegmentedStack&) = delete;
  SegmentedStack& operator=(const SegmentedStack&) = delete;

  void push_back(const T& item) {
    if (size_ == segments_.size() * kItems) [[unlikely]] {
      add_segment();
    }
    (*this)[size_++] = item;
  }
  void pop_back() { --size_; }
  // New items are T().
  void resize(size_t size) {
    while (size_ < size) push_back(T());
    size_ = size;
  }
  void clear() { size_ = 0; }

  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T& operator[](size_t at) { return segments_[at / kItems][at % kItems]; }
  const T& operator[](size_t at) const { return segments_[at / kItems][at % kItems]; }
  T& back() { return (*this)[size_ - 1]; }

 private:
  static constexpr size_t kItems = 1024;
  static constexpr size_t kBytes = kItems * sizeof(T);
  static constexpr size_t kFirstSegments = 16;

  void add_segment() {
    arena_.take(kBytes);
    T* segment = static_cast<T*>(native_allocate(kBytes));
    if (segment == nullptr) std::abort();  // the host itself is out of memory
    segments_.push_back(segment);
  }

  Arena& arena_;
  GrowingArray<T*> segments_;
  size_t size_ = 0;
};

}  // namespace hognose
