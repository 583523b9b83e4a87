// Cells: what lies in the cage. Cell is the head of every object, Ref a 32-bit reference field, and
// LayoutHead the first bytes of a shape, from which the collector learns how to trace an instance.
//
// The shape word of a cell is the cage offset of its shape. The shapes of the built-in types stand
// in a fixed array at the start of the boot region, so "is it exactly a list" is one comparison
// with a constant and "which built-in type is it" one subtraction, with no load. Shape word 0 marks
// free memory.
#pragma once

#include <cstdint>

#include "heap/value.h"

namespace hognose {

// Where things stand in a cage; the first and the last 64 KiB are never mapped.
inline constexpr uint32_t kBootStart = 0x0001'0000;   // read-only, shared by all cages
inline constexpr uint32_t kSmallStart = 0x0100'0000;  // size-class blocks
inline constexpr uint32_t kLargeStart = 0x8000'0000;  // page spans
inline constexpr uint32_t kLargeEnd = 0xFFFF'0000;
inline constexpr uint32_t kShapeBytes = 64;  // stride of the built-in shape array

struct Cell {
  uint32_t shape = 0;
  uint32_t extra = 0;  // meaning by layout: a length, or an object's overflow reference
};
static_assert(sizeof(Cell) == 8);

// A reference field inside a cell. Zero is null. Only valid while it lies in the cage itself.
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

// The head of every shape cell; the rest of a shape is the object layer's business.
struct LayoutHead : Cell {
  uint8_t layout = 0;  // TypeId of the built-in type whose memory layout the instances have
};

inline constexpr uint32_t builtin_shape_offset(uint32_t type_id) {
  return kBootStart + type_id * kShapeBytes;
}

}  // namespace hognose
