// Arrays inside cells, and the counts that cells hold of their items.
//
// A bug may let a guest write any word of its cage, lengths and places included. So safety must not
// depend on what a cell says about itself. A Count reads as at most what one cell can hold, and an
// Items takes an index modulo a power of two. Either way an access to an array that begins at any
// address of a cage ends at most kArrayReach bytes later, and an access that begins `count` items
// further on ends at most twice that far: in the cage, or in the guard after it (cage.h), where it
// is a fault that ends the run. A mask costs one instruction and never changes a correct index.
//
// Pointers that leave an Items (data(), from()) must not be moved by further numbers from the cage.
// tools/check/cage_pointers.py looks for arithmetic on them.
#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>

namespace hognose {

// No cell is larger (Heap: the region of large cells).
inline constexpr uint64_t kLargestCell = uint64_t{1} << 31;
// How far after its start an array can be accessed, if the size of its items is no power of two.
inline constexpr uint64_t kArrayReach = 2 * kLargestCell;

// Keeps an index below the first power of two that no array of T in a cell can exceed.
template <class T>
inline constexpr uint32_t kItemMask =
    static_cast<uint32_t>(std::bit_ceil((kLargestCell + sizeof(T) - 1) / sizeof(T)) - 1);

// A number of items of type T, in a cell: a length, a capacity or a mask. Reads as at most
// kItemMask<T>, whatever its bits are.
template <class T>
class Count {
 public:
  Count() = default;
  constexpr explicit Count(uint32_t count) : count_(count) {}
  constexpr operator uint32_t() const { return get(); }
  constexpr uint32_t get() const { return count_ & kItemMask<T>; }
  Count& operator=(uint32_t count) {
    count_ = count;
    return *this;
  }
  Count& operator+=(uint32_t more) { return *this = get() + more; }
  Count& operator-=(uint32_t less) { return *this = get() - less; }
  Count& operator++() { return *this += 1; }
  Count& operator--() { return *this -= 1; }
  uint32_t operator++(int) {
    const uint32_t before = get();
    *this = before + 1;
    return before;
  }
  uint32_t operator--(int) {
    const uint32_t before = get();
    *this = before - 1;
    return before;
  }

 private:
  uint32_t count_;
};

// The items that follow the fields of a cell. The member itself has no size.
template <class T>
class Items {
 public:
  Items() = default;
  Items(const Items&) = default;
  Items& operator=(const Items&) = delete;

  template <std::convertible_to<uint32_t> Index>
  T& operator[](Index index) {
    return data()[static_cast<uint32_t>(index) & kItemMask<T>];
  }
  template <std::convertible_to<uint32_t> Index>
  const T& operator[](Index index) const {
    return data()[static_cast<uint32_t>(index) & kItemMask<T>];
  }
  // The item at `index`, as the start of others.
  template <std::convertible_to<uint32_t> Index>
  T* from(Index index) {
    return &(*this)[index];
  }
  template <std::convertible_to<uint32_t> Index>
  const T* from(Index index) const {
    return &(*this)[index];
  }
  T* data() { return reinterpret_cast<T*>(this); }
  const T* data() const { return reinterpret_cast<const T*>(this); }

 private:
  __extension__ T none_[0];
};

static_assert(sizeof(Items<uint64_t>) == 0 && alignof(Items<uint64_t>) == alignof(uint64_t));

}  // namespace hognose
