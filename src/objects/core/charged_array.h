// ChargedArray: a growable array of plain data outside the cage. Its memory is charged to the
// meter.
#pragma once

#include <cstdint>

#include "base/native_memory.h"
#include "base/result.h"
#include "heap/checkpoint.h"
#include "meter/meter.h"

namespace hognose {

template <class T>
class ChargedArray {
 public:
  ChargedArray() = default;
  ~ChargedArray() { native_free(items_); }
  ChargedArray(const ChargedArray&) = delete;
  ChargedArray& operator=(const ChargedArray&) = delete;

  // Returns false if memory is out, which ends the run.
  bool push(Meter& meter, const T& item) {
    if (HOGNOSE_UNLIKELY(size_ == capacity_) && !grow(meter)) return false;
    items_[size_++] = item;
    return true;
  }
  bool grow(Meter& meter) {
    uint32_t capacity = capacity_ == 0 ? 32 : capacity_ * 2;
    uint64_t more = uint64_t{capacity - capacity_} * sizeof(T);
    if (capacity < capacity_ || !meter.take_memory(more)) return false;
    void* grown = native_reallocate(static_cast<void*>(items_), size_t{capacity} * sizeof(T));
    if (grown == nullptr) {
      meter.give_memory(more);
      return false;
    }
    items_ = static_cast<T*>(grown);
    capacity_ = capacity;
    return true;
  }
  void clear(Meter& meter) {
    meter.give_memory(uint64_t{capacity_} * sizeof(T));
    native_free(static_cast<void*>(items_));
    items_ = nullptr;
    size_ = capacity_ = 0;
  }
  void transfer(Transfer& transfer) {
    transfer.value(size_);
    transfer.value(capacity_);
    transfer.array(items_, capacity_);
  }
  void truncate(uint32_t size) { size_ = size; }
  uint32_t size() const { return size_; }
  uint32_t capacity() const { return capacity_; }
  T& operator[](uint32_t i) { return items_[i]; }
  const T& operator[](uint32_t i) const { return items_[i]; }

 private:
  T* items_ = nullptr;
  uint32_t size_ = 0;
  uint32_t capacity_ = 0;
};

}  // namespace hognose
