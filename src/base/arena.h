// Arena: bump allocation of objects that die together, under a byte budget.
//
// Receives: a budget in bytes. Hands on: memory that lives until the arena is cleared or destroyed;
// no destructor runs. Memory that a guest's input makes us take is thereby bounded: a request that
// the budget does not allow fails when it is large, and when it is small it is granted from an
// overdraft but marks the arena as exhausted. So code that builds many small objects needs no check
// at each of them: it asks exhausted() once per step of bounded work (the parser: once per token)
// and once at the end.
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

// Blocks of arenas whose run was stopped. The system needs up to 0.1 ms to take a megabyte back, so
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

// Who counts what an arena takes from the system: asked for each block, so at least once for each
// megabyte, and for each larger request. A block that is refused exhausts the arena.
struct ArenaAccount {
  bool (*take)(void* context, size_t bytes) = nullptr;  // null: nobody counts
  void (*give)(void* context, size_t bytes) = nullptr;
  bool (*look)(void* context) = nullptr;  // false: the work is to end
  void* context = nullptr;
  DiscardedBlocks* discarded = nullptr;  // null: the arena frees its blocks in any case
};

class Arena {
 public:
  static constexpr size_t kSmall = 4096;        // requests up to this size never return nullptr
  static constexpr size_t kFirstBlock = 16384;  // unless told otherwise
  static constexpr size_t kSmallBlock = 1024;   // for what is often tiny
  static constexpr size_t kLargestBlock = size_t{1} << 20;  // blocks double up to here
  static constexpr size_t kMostSpare = size_t{256} << 10;   // bytes that a cleared arena keeps

  explicit Arena(size_t budget = SIZE_MAX, size_t first_block = kFirstBlock)
      : budget_(budget), first_block_(first_block) {}
  ~Arena();
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  // Aligned to 8 bytes. nullptr only for requests above kSmall.
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

  // Uninitialised room for `count` elements; nullptr when it is large and the budget does not allow
  // it.
  template <class T>
  T* array(size_t count) {
    static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= 8);
    if (count > (SIZE_MAX >> 4) / sizeof(T)) {
      exhausted_ = true;
      return nullptr;
    }
    return static_cast<T*>(allocate(count * sizeof(T)));
  }

  // True once a request went beyond the budget: what was built since is incomplete.
  bool exhausted() const { return exhausted_; }
  // Bytes taken from the system.
  size_t used() const { return used_; }

  // For the next use of a cleared arena.
  void set_budget(size_t budget) { budget_ = budget; }

  // Of an arena that is empty.
  void set_account(const ArenaAccount& account) { account_ = account; }
  // What was taken stays counted, as the memory of whoever keeps the arena.
  void leave_account() {
    account_ = {};
    counted_ = 0;
  }

  // For memory from elsewhere that is used with this arena's and bounded with it. False: it is
  // refused, and the arena exhausted; who takes it all the same gives it back all the same.
  bool take(size_t bytes);
  void give(size_t bytes);
  size_t room() const { return budget_ > used_ ? budget_ - used_ : 0; }

  // Between parts of long work that takes no memory. False once the account says that it is to end,
  // which exhausts the arena.
  bool look() {
    if (!exhausted_) exhausted_ = !poll();
    return !exhausted_;
  }

  // Forgets everything allocated and keeps some blocks as spares, so that an arena can be reused
  // cheaply. The account of the next use is that of a new arena: spares are not in it.
  void clear();

 private:
  bool poll() const { return account_.look == nullptr || account_.look(account_.context); }
  void* allocate_slow(size_t size);
  bool book(size_t bytes);
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
  size_t counted_ = 0;  // the part of used_ that the account knows of
  size_t budget_;
  size_t first_block_;
  bool exhausted_ = false;
};

// For a loop whose turns take no memory and may be many: looks every so often.
class ArenaPace {
 public:
  static constexpr size_t kItems = 2048;  // between two looks; each may miss the caches

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

// As std::copy_n, with a look between parts.
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
