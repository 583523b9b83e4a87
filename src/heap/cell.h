// Cells: the objects of the cage. Cell is the header of every object, Ref is a 32-bit reference
// field, and LayoutHead is the start of a shape, which tells the collector how to trace an
// instance.
//
// The shape word of a cell is the cage offset of its shape. The shapes of the built-in types form a
// fixed array at the start of the boot region. So "is it exactly a list" is one comparison with a
// constant, and "which built-in type is it" is one subtraction, with no load. Shape word 0 marks
// free memory.
#pragma once

#include <cstdint>

#include "heap/value.h"

namespace hognose {

// The regions of a cage. The first and the last 64 KiB are never mapped.
inline constexpr uint32_t kBootStart = 0x0001'0000;   // read-only, shared by all cages
inline constexpr uint32_t kSmallStart = 0x0100'0000;  // size-class blocks
inline constexpr uint32_t kPieceStart = 0x7E00'0000;  // pieces (piece.h)
inline constexpr uint32_t kLargeStart = 0x8000'0000;  // page spans
inline constexpr uint32_t kLargeEnd = 0xFFFF'0000;
inline constexpr uint32_t kShapeBytes = 64;  // stride of the built-in shape array

// The fields of a layout follow the shape word. If the first one takes more than four bytes, the
// four bytes in between are unused.
struct Cell {
  uint32_t shape = 0;
};
static_assert(sizeof(Cell) == 4);

// The bytes of a cell whose layout has no fields.
inline constexpr uint32_t kSmallestCell = 8;

// A reference field inside a cell. Zero is null. It is valid only at an address inside the cage,
// because it finds the cage's base from its own address.
template <class T>
class Ref {
 public:
  Ref() = default;
  Ref(const Ref&) = default;
  Ref& operator=(const Ref&) = default;
  Ref& operator=(const T* target) {
    offset_ = offset_of(target);
    return *this;
  }
  T* get() const { return offset_ == 0 ? nullptr : CageBase::of(this).template at<T>(offset_); }
  T* operator->() const { return CageBase::of(this).template at<T>(offset_); }
  T& operator*() const { return *CageBase::of(this).template at<T>(offset_); }
  explicit operator bool() const { return offset_ != 0; }
  uint32_t offset() const { return offset_; }
  void set_offset(uint32_t offset) { offset_ = offset; }

 private:
  uint32_t offset_ = 0;
};
static_assert(sizeof(Ref<Cell>) == 4);

// The header of every shape cell. The object layer defines the rest of a shape.
struct LayoutHead : Cell {
  uint32_t unused = 0;
  uint8_t layout = 0;  // TypeId of the built-in type whose memory layout the instances have
};

inline constexpr uint32_t builtin_shape_offset(uint32_t type_id) {
  return kBootStart + type_id * kShapeBytes;
}

}  // namespace hognose
