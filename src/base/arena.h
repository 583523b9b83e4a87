// Arena: bump allocation under a byte budget, for objects that are freed together.
//
// Memory lives until the arena is cleared or destroyed; no destructor runs. The budget bounds the
// memory that a guest's input can make the engine take. Beyond the budget, a large request fails. A
// small request still succeeds, from an overdraft, but marks the arena as exhausted. So code that
// builds many small objects need not check each of them: it checks exhausted() once per step of
// bounded work (the parser: once per token) and once at the end.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <type_traits>
#include <utility>

namespace hognose {

struct ArenaBlock;

// Blocks of the arenas of a stopped run. The system needs up to 0.1 ms to take back a megabyte. So
// a stopped run leaves its blocks here, and its engine frees them before the next run.
class DiscardedBlocks {
 public:
  DiscardedBlocks() = default;
  ~DiscardedBlocks() { free(); }
  DiscardedBlocks(const DiscardedBlocks&) = delete;
  DiscardedBlocks& operator=(const DiscardedBlocks&) = delete;

  void add(ArenaBlock* block);
  void free();
  bool empty() const { return blocks_ == nullptr; }

 private:
  ArenaBlock* blocks_ = nullptr;
};

// Callbacks that charge the memory that an arena takes from the system. `take` is called for each
// block, so at least once per megabyte, and for each larger request. A refused block exhausts the
// arena.
struct ArenaAccount {
  bool (*take)(void* context, size_t bytes) = nullptr;  // null: not charged
  void (*give)(void* context, size_t bytes) = nullptr;
  bool (*look)(void* context) = nullptr;  // polls; false: the work must end
  void* context = nullptr;
  DiscardedBlocks* discarded = nullptr;  // null: the arena always frees its blocks
};

class Arena {
 public:
  static constexpr size_t kSmall = 4096;        // requests up to this size never return nullptr
  static constexpr size_t kFirstBlock = 16384;  // the default
  static constexpr size_t kSmallBlock = 1024;   // for arenas that are often tiny
  static constexpr size_t kLargestBlock = size_t{1} << 20;  // blocks double up to here
  static constexpr size_t kMostSpare = size_t{256} << 10;   // bytes that a cleared arena keeps

  explicit Arena(size_t budget = SIZE_MAX, size_t first_block = kFirstBlock)
      : budget_(budget), first_block_(first_block) {}
  ~Arena();
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  // Aligned to 8 bytes. Returns nullptr only for requests above kSmall.
  void* allocate(size_t size) {
    size = (size + 7) & ~size_t{7};
    if (size <= static_cast<size_t>(limit_ - next_)) [[likely]] {
      void* result = next_;
      next_ += size;
      return result;
    }
    return allocate_slow(size);
  }

  template <class T, class... Arguments>
  T* make(Arguments&&... arguments) {
    static_assert(std::is_trivially_destructible_v<T> && sizeof(T) <= kSmall && alignof(T) <= 8);
    return new (allocate(sizeof(T))) T{std::forward<Arguments>(arguments)...};
  }

  // Uninitialised memory for `count` elements. Returns nullptr if it is large and the budget does
  // not allow it.
  template <class T>
  T* array(size_t count) {
    static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= 8);
    if (count > (SIZE_MAX >> 4) / sizeof(T)) {
      exhausted_ = true;
      return nullptr;
    }
    return static_cast<T*>(allocate(count * sizeof(T)));
  }

  // True once a request exceeded the budget: everything built since then is incomplete.
  bool exhausted() const { return exhausted_; }
  // Bytes taken from the system.
  size_t used() const { return used_; }

  // For the next use of a cleared arena.
  void set_budget(size_t budget) { budget_ = budget; }

  // The arena must be empty.
  void set_account(const ArenaAccount& account) { account_ = account; }
  // Detaches the account. The bytes taken so far stay charged, to the arena's new owner.
  void leave_account() {
    account_ = {};
    counted_ = 0;
  }

  // Books memory from elsewhere that is used with this arena and bounded by its budget. Returns
  // false if it is refused; the arena is then exhausted. Refused bytes are booked, too: give() them
  // back in any case.
  bool take(size_t bytes);
  void give(size_t bytes);
  size_t room() const { return budget_ > used_ ? budget_ - used_ : 0; }

  // Polls between parts of long work that takes no memory. Returns false once the account ends the
  // work, which exhausts the arena.
  bool look() {
    if (!exhausted_) exhausted_ = !poll();
    return !exhausted_;
  }

  // Frees all objects and keeps some blocks as spares, so that reuse is cheap. Spares are not
  // charged; the next use charges them when it takes them.
  void clear();

 private:
  bool poll() const { return account_.look == nullptr || account_.look(account_.context); }
  void* allocate_slow(size_t size);
  bool charge(size_t bytes);
  void free_block(ArenaBlock* block);
  ArenaBlock* add_block(size_t payload);
  ArenaBlock* take_spare(size_t payload);
  void close_account();

  char* next_ = nullptr;
  char* limit_ = nullptr;
  ArenaBlock* blocks_ = nullptr;  // newest first
  ArenaBlock* spares_ = nullptr;
  size_t spare_bytes_ = 0;
  size_t used_ = 0;
  size_t taken_elsewhere_ = 0;  // the part of used_ that is in no block
  ArenaAccount account_;
  size_t counted_ = 0;  // the part of used_ that the account was charged for
  size_t budget_;
  size_t first_block_;
  bool exhausted_ = false;
};

// Polls at regular intervals in a loop that may take many turns and takes no memory.
class ArenaPace {
 public:
  static constexpr size_t kItems = 2048;  // between two polls; each item may miss the caches

  explicit ArenaPace(Arena& arena) : arena_(arena) {}
  void turn(size_t items = 1) {
    done_ += items;
    if (done_ < kItems) [[likely]] {
      return;
    }
    done_ = 0;
    arena_.look();
  }

 private:
  Arena& arena_;
  size_t done_ = 0;
};

// Like std::copy_n, with polls between parts.
template <class T>
void copy_paced(Arena& arena, T* target, const T* source, size_t count) {
  constexpr size_t kMost = (size_t{256} << 10) / sizeof(T);
  while (count > kMost) {
    std::memcpy(static_cast<void*>(target), source, kMost * sizeof(T));
    arena.look();
    target += kMost;
    source += kMost;
    count -= kMost;
  }
  if (count != 0) std::memcpy(static_cast<void*>(target), source, count * sizeof(T));
}

}  // namespace hognose
