// TypeId: the index of a built-in type in types.def, and how to read it from a Value or cell.
//
// Tables of types are TypeTables, which every TypeId indexes: whether it is Guest, or was read from
// a damaged cell.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "heap/cell.h"

namespace hognose {

enum class TypeId : uint16_t {
#define INTERNAL(id, trace) id,
#define TYPE(id, name, base, flags) id,
#define EXCEPTION(id, base, fields) id,
#include "objects/core/types.def"
  Count,
  Guest = Count,  // an instance of a class that guest code defined
};

inline constexpr uint32_t kTypeCount = static_cast<uint32_t>(TypeId::Count);

// A row for each built-in type, and one that all other numbers find.
template <class Row>
class TypeTable {
 public:
  constexpr TypeTable() = default;
  constexpr TypeTable(const Row (&rows)[kTypeCount], const Row& other) {
    std::copy_n(rows, kTypeCount, rows_);
    rows_[kTypeCount] = other;
  }
  constexpr const Row& operator[](TypeId id) const { return rows_[place_of(id)]; }
  constexpr Row& operator[](TypeId id) { return rows_[place_of(id)]; }

 private:
  static constexpr uint32_t place_of(TypeId id) {
    return std::min(static_cast<uint32_t>(id), kTypeCount);
  }

  Row rows_[kTypeCount + 1] = {};
};

enum TypeFlags : uint32_t {
  kTypeSubclassable = 1,
  kTypeCallable = 2,  // calling the type creates an instance
  kTypeVariableSize = 4,
  kTypeHasAttributes = 8,  // instances accept new attributes
  kTypeBuiltin = 16,       // immutable, made at boot
  kTypeSealed = 32,        // a class of the host; immutable too
  // For guest classes: the hooks that a class in the MRO other than object defines.
  kTypeGetattribute = 64,
  kTypeGetattr = 128,
  kTypeSetattr = 256,  // __setattr__ or __delattr__
  kTypeDescriptorGet = 512,
  kTypeDescriptorSet = 1024,  // __set__ or __delete__
  kTypeFinalizer = 2048,
  kTypeAbstract = 4096,
  kTypeNew = 8192,             // defines __new__ in Python
  kTypeInit = 16384,           // defines __init__ in Python
  kTypeComparison = 1 << 25,   // defines a comparison
  kTypeHash = 1 << 26,         // defines __hash__
  kTypeIntOperator = 1 << 27,  // derived from int: defines a binary operator
  kTypeTruth = 1 << 28,        // defines or inherits __bool__ or __len__
  kTypeItems = 1 << 29,        // defines __getitem__, __setitem__ or __delitem__
  kTypeWeakReferable = 32768,  // instances have room for weak references
  kTypeDerivedFrom = 1 << 16,  // is or was in the method resolution order of another guest class
  kTypeGrown = 1 << 17,        // an instance has or had an attribute of its own
  kTypeSequencePattern = 1 << 22,  // instances match sequence patterns (PEP 634)
  kTypeMappingPattern = 1 << 23,   // instances match mapping patterns
  kTypeGeneric = 1 << 21,          // has __class_getitem__: list[int] (PEP 585)
  kTypeBaseLayout = 1 << 20,       // a built-in type whose instances have the layout of its base
  kTypeAddsNothing = 1 << 19,      // and whose natives rely on nothing else (type_specs.h)
  // CPython has a class in Python here: errors name it without its module.
  kTypeLikePython = 1 << 24,
};

inline constexpr uint32_t shape_offset(TypeId id) {
  return builtin_shape_offset(static_cast<uint32_t>(id));
}

// The built-in type of which the cell is an exact instance, or Guest.
inline TypeId exact_type_id(const Cell* cell) {
  // A rotation, so that the remainder of a shape between two of them makes the number large: then
  // is_exactly() agrees, whatever a damaged cell claims.
  const uint32_t index = std::rotr(cell->shape - kBootStart, std::countr_zero(kShapeBytes));
  return index < kTypeCount ? static_cast<TypeId>(index) : TypeId::Guest;
}

// The built-in type whose memory layout the cell has: its own type, or the built-in base of its
// class. All exceptions return BaseException. This is all that code may assume about a cell's
// fields.
inline TypeId layout_of(const Cell* cell) {
  return static_cast<TypeId>(CageBase::of(cell).at<LayoutHead>(cell->shape)->layout);
}

inline bool is_exactly(const Cell* cell, TypeId id) { return cell->shape == shape_offset(id); }

inline TypeId exact_type_id(Value value, CageBase base) {
  if (value.is_cell()) return exact_type_id(value.cell(base));
  if (value.is_small_int()) return TypeId::Int;
  if (value.is_double()) return TypeId::Float;
  if (value.is_boolean()) return TypeId::Bool;
  if (value.is_none()) return TypeId::NoneType;
  return value.is_ellipsis() ? TypeId::Ellipsis : TypeId::NotImplementedType;
}

}  // namespace hognose
