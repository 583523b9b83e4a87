// GrowingArray: a contiguous array that doubles its capacity like std::vector and charges an
// arena's account.
//
// The arena must outlive the array. Its account is charged for the items, whose memory is not the
// arena's, and is polled while many of them are moved. Growing succeeds even if the charge is
// refused or the poll fails: the caller checks Arena::exhausted() and then discards the items.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <type_traits>
#include <utility>

#include "base/arena.h"
#include "base/native_memory.h"

namespace hognose {

template <class T>
class GrowingArray {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  // Memory for the first `first` items is allocated with the first item and is not charged.
  GrowingArray(Arena& arena, size_t first) : arena_(arena), first_(first) {}
  ~GrowingArray() {
    native_free(items_);
    arena_.give(counted_bytes());
  }
  GrowingArray(const GrowingArray&) = delete;
  GrowingArray& operator=(const GrowingArray&) = delete;

  void push_back(const T& item) {
    if (size_ == capacity_) [[unlikely]] {
      const T copy = item;  // `item` may be an element of this array
      grow(size_ + 1);
      items_[size_++] = copy;
      return;
    }
    items_[size_++] = item;
  }
  void pop_back() { --size_; }
  // New items are T().
  void resize(size_t size) {
    if (size > capacity_) grow(size);
    ArenaPace pace(arena_);
    for (; size_ < size; pace.turn()) items_[size_++] = T();
    size_ = size;
  }
  void clear() { size_ = 0; }
  // `other` must have the same number of first items.
  void swap(GrowingArray& other) {
    std::swap(items_, other.items_);
    std::swap(size_, other.size_);
    std::swap(capacity_, other.capacity_);
  }

  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T* data() { return items_; }
  const T* data() const { return items_; }
  T& operator[](size_t at) { return items_[at]; }
  const T& operator[](size_t at) const { return items_[at]; }
  T& back() { return items_[size_ - 1]; }
  const T& back() const { return items_[size_ - 1]; }
  T* begin() { return items_; }
  T* end() { return items_ + size_; }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + size_; }

 private:
  size_t counted_bytes() const { return capacity_ > first_ ? capacity_ * sizeof(T) : 0; }

  void grow(size_t wanted) {
    const size_t before = counted_bytes();
    capacity_ = std::max({first_, capacity_ * 2, wanted});
    if (counted_bytes() != 0) arena_.take(counted_bytes());
    T* items = static_cast<T*>(native_allocate(capacity_ * sizeof(T)));
    if (items == nullptr) std::abort();  // the host itself is out of memory
    copy_paced(arena_, items, items_, size_);
    native_free(items_);
    items_ = items;
    if (before != 0) arena_.give(before);
  }

  Arena& arena_;
  T* items_ = nullptr;
  size_t size_ = 0;
  size_t capacity_ = 0;
  size_t first_;
};

}  // namespace hognose
