// The specification of every built-in type, found by its TypeId.
//
// Receives the `k<Id>Type` that each type's file defines, and the specifications of the exceptions
// as one array in the order of exceptions.def (exception.cpp). Hands on spec_of(). What a null
// entry of a slot or hook means (inherited) is resolved once, in Boot: use slots_of(vm, id) of
// boot.h.
#pragma once

#include "objects/core/native.h"

namespace hognose {

#define INTERNAL(id, trace)
#define TYPE(id, name, base, flags) extern const TypeSpec k##id##Type;
#define EXCEPTION(id, base, fields)
#include "objects/core/types.def"
#undef INTERNAL
#undef TYPE
#undef EXCEPTION

inline constexpr uint32_t kExceptionCount = 0
#define EXCEPTION(id, base, fields) +1
#include "objects/exceptions/exceptions.def"
#undef EXCEPTION
    ;

extern const TypeSpec kExceptionTypes[kExceptionCount];  // BaseException first
extern const TypeSpec kInternalType;                     // says nothing: memory without a type

inline constexpr const TypeSpec* kTypeSpecs[kTypeCount] = {
#define INTERNAL(id, trace) &kInternalType,
#define TYPE(id, name, base, flags) &k##id##Type,
#define EXCEPTION(id, base, fields)                    \
  &kExceptionTypes[static_cast<uint32_t>(TypeId::id) - \
                   static_cast<uint32_t>(TypeId::BaseException)],
#include "objects/core/types.def"
#undef INTERNAL
#undef TYPE
#undef EXCEPTION
};

// What the type itself says, without what it inherits. `id` must be below kTypeCount.
inline const TypeSpec& spec_of(TypeId id) { return *kTypeSpecs[static_cast<uint32_t>(id)]; }

// One row of types.def, for tables.
struct TypeRow {
  const char* name;
  TypeId base;
  uint32_t flags;
  bool is_internal;
  bool is_exception;
};

inline constexpr TypeRow kTypeRows[kTypeCount] = {
#define INTERNAL(id, trace) {#id, TypeId::Object, 0, true, false},
#define TYPE(id, name, base, flags) {name, TypeId::base, flags, false, false},
#define EXCEPTION(id, base, fields) \
  {#id, TypeId::base, kTypeSubclassable | kTypeCallable | kTypeHasAttributes, false, true},
#include "objects/core/types.def"
#undef INTERNAL
#undef TYPE
#undef EXCEPTION
};

constexpr const TypeRow& row_of(TypeId id) { return kTypeRows[static_cast<uint32_t>(id)]; }

constexpr bool is_exception_id(TypeId id) { return row_of(id).is_exception; }

// The one built-in type with two bases (PEP 654): Object for all others.
constexpr TypeId second_base(TypeId id) {
  return id == TypeId::ExceptionGroup ? TypeId::Exception : TypeId::Object;
}

// The memory layout of instances: the type's own, but all exceptions share one, bool is an
// int, and kTypeBaseLayout says it of others.
constexpr TypeId layout_id(TypeId id) {
  if (is_exception_id(id)) return TypeId::BaseException;
  if ((row_of(id).flags & kTypeBaseLayout) != 0) return layout_id(row_of(id).base);
  return id == TypeId::Bool ? TypeId::Int : id;
}

}  // namespace hognose
