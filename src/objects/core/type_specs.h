// The specification of every built-in type, indexed by TypeId.
//
// Each type's file defines its `k<Id>Type`. The exceptions are one array in the order of
// exceptions.def (exception.cpp). In a specification, a null slot or hook means "inherited". Boot
// resolves the inheritance once; use slots_of(vm, id) from boot.h to get the result.
#pragma once

#include <string_view>

#include "objects/core/higher_layers.h"
#include "objects/core/native.h"

namespace hognose {

#define TYPE(id, name, base, flags) extern const TypeSpec k##id##Type;
#include "objects/core/types.def"

inline constexpr uint32_t kExceptionCount = 0
#define EXCEPTION(id, base, fields) +1
#include "objects/exceptions/exceptions.def"
    ;

extern const TypeSpec kExceptionTypes[kExceptionCount];  // BaseException first
// Empty: the memory is not a Python object.
extern const TypeSpec kInternalType;

// The type's own specification, without inherited entries. That of an internal type, and of Guest,
// is empty.
inline const TypeSpec& spec_of(TypeId id) { return *kTypeSpecs[id]; }

// A row of types.def.
struct TypeRow {
  const char* name;
  TypeId base;
  uint32_t flags;
  bool is_internal;  // also of the row that Guest finds
  bool is_exception;
  std::string_view fields;  // of exceptions
};

inline constexpr TypeTable<TypeRow> kTypeRows = {{
#define INTERNAL(id, trace) {#id, TypeId::Object, 0, true, false, {}},
#define TYPE(id, name, base, flags) {name, TypeId::base, flags, false, false, {}},
#define EXCEPTION(id, base, fields) \
  {#id, TypeId::base, kTypeSubclassable | kTypeCallable | kTypeHasAttributes, false, true, fields},
#include "objects/core/types.def"
                                                 },
                                                 {"", TypeId::Object, 0, true, false, {}}};

constexpr const TypeRow& row_of(TypeId id) { return kTypeRows[id]; }

constexpr bool is_exception_id(TypeId id) { return row_of(id).is_exception; }

// The second base of ExceptionGroup, the only built-in type with two bases (PEP 654). Returns
// Object for all other types.
constexpr TypeId second_base(TypeId id) {
  return id == TypeId::ExceptionGroup ? TypeId::Exception : TypeId::Object;
}

// The memory layout of instances. It is the type's own, with three exceptions: all exceptions share
// one layout, bool has the layout of int, and a type with kTypeBaseLayout has that of its base.
constexpr TypeId layout_id(TypeId id) {
  if (is_exception_id(id)) return TypeId::BaseException;
  if ((row_of(id).flags & kTypeBaseLayout) != 0) return layout_id(row_of(id).base);
  return id == TypeId::Bool ? TypeId::Int : id;
}

// Shapes have 8 bits for it.
static_assert([] {
  bool fits = true;
  for (uint32_t i = 0; i < kTypeCount; ++i) {
    fits = fits && static_cast<uint32_t>(layout_id(static_cast<TypeId>(i))) <= UINT8_MAX;
  }
  return fits;
}());

// Whether the type's natives rely on more than the layout of its base: on a layout or slots of its
// own, on fields of exceptions, or on the exact type. A class has at most one line of such bases,
// each derived from the next, because two would claim the same bytes of an instance.
constexpr bool adds_to_layout(TypeId id) {
  if (id == TypeId::Object) return true;
  const TypeRow& row = row_of(id);
  if (row.is_exception) {
    return !row_of(row.base).is_exception || row.fields != row_of(row.base).fields;
  }
  return (row.flags & kTypeAddsNothing) == 0;
}

// The nearest type, starting with the type itself, that adds to the layout.
constexpr TypeId solid_type(TypeId id) {
  while (!adds_to_layout(id)) id = row_of(id).base;
  return id;
}

// Whether instances of classes with the solid type `solid` have all that natives of `owner` rely
// on.
constexpr bool is_built_on(TypeId solid, TypeId owner) {
  const TypeId wanted = solid_type(owner);
  while (solid != wanted && solid != TypeId::Object) solid = solid_type(row_of(solid).base);
  return solid == wanted;
}

}  // namespace hognose
