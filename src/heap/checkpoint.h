// Checkpoint: the state of an engine between two runs, to which it can return.
//
// Each class with state that outlives a run has a function transfer(Transfer&), which names that
// state once. It serves both directions, so what is saved is what is restored. A checkpoint holds
// addresses of the engine that it was taken from, and is valid for that engine alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "base/native_memory.h"

namespace hognose {

class Checkpoint {
 public:
  Checkpoint() = default;
  ~Checkpoint() { native_free(bytes_); }
  Checkpoint(const Checkpoint&) = delete;
  Checkpoint& operator=(const Checkpoint&) = delete;

  // Whether there is a state to return to.
  bool is_taken() const { return is_taken_; }
  size_t size() const { return used_; }
  // Forgets the state, and keeps the memory for the next one.
  void forget() {
    is_taken_ = false;
    used_ = 0;
  }

 private:
  friend class Transfer;

  uint8_t* bytes_ = nullptr;
  size_t used_ = 0;
  size_t capacity_ = 0;
  bool is_taken_ = false;
};

// One passage over the state, into a checkpoint or out of it.
class Transfer {
 public:
  enum class Direction : uint8_t { Save, Restore };

  // Saving replaces what the checkpoint held.
  Transfer(Checkpoint& checkpoint, Direction direction);

  bool restores() const { return direction_ == Direction::Restore; }
  // Ends the passage. Returns false if the system had no memory for the checkpoint.
  bool finish();

  // Memory that stays where it is.
  void memory(void* start, size_t bytes) {
    if (restores()) {
      take(start, bytes);
    } else {
      put(start, bytes);
    }
  }
  template <class T>
  void value(T& object) {
    static_assert(std::is_trivially_copyable_v<T>);
    memory(&object, sizeof(T));
  }
  // An array that its owner allocated with native_allocate(), or null. `count` is already restored.
  template <class T>
  void array(T*& items, size_t count) {
    static_assert(std::is_trivially_copyable_v<T>);
    if (restores()) {
      native_free(static_cast<void*>(items));
      items = nullptr;
      if (count != 0) items = NativeAllocator<T>().allocate(count);
    }
    if (count != 0) memory(static_cast<void*>(items), count * sizeof(T));
  }
  template <class T>
  void vector(NativeVector<T>& items) {
    static_assert(std::is_trivially_copyable_v<T>);
    size_t count = items.size();
    value(count);
    if (restores()) NativeVector<T>(count).swap(items);
    if (count != 0) memory(static_cast<void*>(items.data()), count * sizeof(T));
  }

 private:
  void put(const void* start, size_t bytes) {
    if (bytes > checkpoint_.capacity_ - checkpoint_.used_ && !make_room(bytes)) return;
    std::memcpy(checkpoint_.bytes_ + checkpoint_.used_, start, bytes);
    checkpoint_.used_ += bytes;
  }
  bool make_room(size_t bytes);
  void take(void* start, size_t bytes);

  Checkpoint& checkpoint_;
  Direction direction_;
  size_t position_ = 0;
  bool has_failed_ = false;
};

}  // namespace hognose
