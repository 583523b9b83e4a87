// ParserFields: the attributes of a pyexpat.xmlparser (pyexpat.py) that native code uses.
//
// They are slots of an ordinary object, which a program may set to anything, also in a handler. So
// every value is read again after guest code ran, and its type is checked where it is used.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "objects/core/vm.h"

namespace hognose::xml {

// In the order of their names.
enum class Field : uint8_t {
  CharacterDataHandler,
  DefaultHandler,
  DefaultHandlerExpand,
  EndElementHandler,
  StartElementHandler,
  At,
  BufferSize,
  BufferText,
  Defaults,
  Event,
  NamespacePrefixes,
  Namespaces,
  Open,
  OrderedAttributes,
  Pieces,
  PiecesSize,
  Separator,
  Text,
  Intern,
  Count,
};

class ParserFields {
 public:
  // Returns false if the value is not an exact instance of such a class.
  bool find(const Vm& vm, Value parser);

  // AttributeError if the attribute was deleted.
  Result<Value> get(Vm& vm, Field field) const {
    const Value value = place(field);
    if (HOGNOSE_UNLIKELY(value.is_undefined())) return raise_missing(vm, field);
    return value;
  }
  // The same, or TypeError for another type.
  Result<int64_t> number(Vm& vm, Field field) const {
    const Value value = place(field);
    if (HOGNOSE_UNLIKELY(!value.is_small_int())) return raise_type(vm, field, "an int");
    return value.small_int();
  }
  Result<List*> list(Vm& vm, Field field) const {
    List* list = exact<List>(vm, field, TypeId::List);
    if (HOGNOSE_UNLIKELY(list == nullptr)) return raise_type(vm, field, "a list");
    return list;
  }
  // Null if the attribute is not exactly of this type.
  Str* text(const Vm& vm, Field field) const { return exact<Str>(vm, field, TypeId::Str); }
  Dict* dict(const Vm& vm, Field field) const { return exact<Dict>(vm, field, TypeId::Dict); }

  bool is_none(Field field) const { return place(field).is_none(); }
  bool is_true(Field field) const { return place(field).is_true(); }
  void set(Field field, Value value) { place(field) = value; }
  void set_number(Field field, uint32_t number) { set(field, Value::from_small_int(number)); }

 private:
  template <class T>
  T* exact(const Vm& vm, Field field, TypeId id) const {
    const Value value = place(field);
    return vm.is_exactly(value, id) ? vm.known<T>(value) : nullptr;
  }
  Failure raise_missing(Vm& vm, Field field) const;
  Failure raise_type(Vm& vm, Field field, const char* wanted) const;
  Value& place(Field field) const { return slots_[numbers_[static_cast<size_t>(field)]]; }

  Value* slots_ = nullptr;  // stays: slots are in the object, which does not move
  std::array<uint16_t, static_cast<size_t>(Field::Count)> numbers_{};
};

}  // namespace hognose::xml
