// The check of a cast from a guest value to a layout, in the dev build.
//
// vm.cell<T>(value) trusts that its caller knows the type. In the dev build it asks the cell's
// shape for every layout that is listed here, so that a native that trusts an argument stops at the
// cast instead of reading another type's memory. The release build has no check: there the rows and
// the tests of the natives decide.
#pragma once

#include "objects/layouts.h"
#include "objects/type_id.h"

namespace hognose {

// Whether cells of that layout may be read as T. Layouts that one file keeps to itself are not
// listed.
template <class T>
constexpr bool is_layout_of(TypeId) {
  return true;
}

#define HOGNOSE_LAYOUT(T, condition)          \
  template <>                                 \
  constexpr bool is_layout_of<T>(TypeId id) { \
    return condition;                         \
  }

HOGNOSE_LAYOUT(Str, id == TypeId::Str)
HOGNOSE_LAYOUT(Bytes, id == TypeId::Bytes)
HOGNOSE_LAYOUT(BigInt, id == TypeId::Int || id == TypeId::Bool)
HOGNOSE_LAYOUT(BoxedFloat, id == TypeId::Float)
HOGNOSE_LAYOUT(Complex, id == TypeId::Complex)
HOGNOSE_LAYOUT(Tuple, id == TypeId::Tuple)
HOGNOSE_LAYOUT(List, id == TypeId::List)
HOGNOSE_LAYOUT(ListIterator, id == TypeId::ListIterator || id == TypeId::ListReverseIterator)
HOGNOSE_LAYOUT(Slice, id == TypeId::Slice)
HOGNOSE_LAYOUT(Range, id == TypeId::Range)
HOGNOSE_LAYOUT(Dict, id == TypeId::Dict)
HOGNOSE_LAYOUT(DictView, id == TypeId::DictKeys || id == TypeId::DictValues ||
                             id == TypeId::DictItems || id == TypeId::MappingProxy)
HOGNOSE_LAYOUT(DictIterator, id >= TypeId::DictKeyIterator && id <= TypeId::DictReverseItemIterator)
HOGNOSE_LAYOUT(Set, id == TypeId::Set || id == TypeId::FrozenSet)
HOGNOSE_LAYOUT(SetIterator, id == TypeId::SetIterator)
HOGNOSE_LAYOUT(Function, id == TypeId::Function)
HOGNOSE_LAYOUT(BoundMethod, id == TypeId::BoundMethod)
HOGNOSE_LAYOUT(Native, id >= TypeId::BuiltinFunction && id <= TypeId::MethodWrapper)
HOGNOSE_LAYOUT(GetSetDescriptor, id == TypeId::GetSetDescriptor)
HOGNOSE_LAYOUT(MemberDescriptor, id == TypeId::MemberDescriptor)
HOGNOSE_LAYOUT(Property, id == TypeId::Property)
HOGNOSE_LAYOUT(MethodHolder, id == TypeId::ClassMethod || id == TypeId::StaticMethod)
HOGNOSE_LAYOUT(Super, id == TypeId::Super)
HOGNOSE_LAYOUT(CellVariable, id == TypeId::Cell)
HOGNOSE_LAYOUT(CodeObject, id == TypeId::Code)
HOGNOSE_LAYOUT(FrameObject, id == TypeId::Frame)
HOGNOSE_LAYOUT(FrameLocals, id == TypeId::FrameLocals)
HOGNOSE_LAYOUT(Traceback, id == TypeId::Traceback)
HOGNOSE_LAYOUT(Generator,
               id == TypeId::Generator || id == TypeId::Coroutine || id == TypeId::AsyncGenerator)
HOGNOSE_LAYOUT(Module, id == TypeId::Module)
HOGNOSE_LAYOUT(Exception, id == TypeId::BaseException)
HOGNOSE_LAYOUT(Type, id == TypeId::Type)
HOGNOSE_LAYOUT(ValueArray, id == TypeId::ValueArray)
HOGNOSE_LAYOUT(ByteArrayCell, id == TypeId::ByteArray)

#undef HOGNOSE_LAYOUT

// A cast that is wrong ends the process: only the dev build gets here.
template <class T>
void check_cast(Value value, CageBase base) {
  if (!value.is_cell() || !is_layout_of<T>(layout_of(value.cell(base)))) __builtin_trap();
}

}  // namespace hognose
