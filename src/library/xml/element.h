// Elements of XML trees: the layout of the type Element, and what the files of _elementtree share.
//
// Guests may nest elements as deeply as they like, or inside themselves. So nothing here recurses
// from an element to its children.
#pragma once

#include "objects/containers/sequence.h"
#include "objects/core/make.h"
#include "objects/core/native.h"
#include "objects/core/vm.h"

namespace hognose::xml {

// The children are stored like the items of a list. Each of them has the layout of an element.
struct Element : List {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Element; }
  Value tag;
  Value attributes;  // a dict, or undefined until something asks for one
  Value text;
  Value tail;
};

inline bool is_element(Vm& vm, Value value) { return vm.has_layout(value, TypeId::Element); }

inline ItemsView children_of(const Element* element) {
  if (!element->items) return {nullptr, 0};
  const ValueArray* array = element->items.get();
  return {array->values.data(),
          element->length < array->capacity ? element->length : array->capacity};
}

inline Dict* attributes_of(Vm& vm, const Element* element) {
  return element->attributes.is_undefined() ? nullptr : vm.cell<Dict>(element->attributes);
}

// `left == right` for tags.
inline Result<bool> tags_equal_calling(Vm& vm, Value left, Value right) {
  if (left == right) return true;
  if (vm.is_exactly(left, TypeId::Str) && vm.is_exactly(right, TypeId::Str)) {
    const Str *a = vm.known<Str>(left), *b = vm.known<Str>(right);
    if (a->length != b->length) return false;
    TRY(vm.meter.charge(a->length / 64));
    return paced_strings_equal(vm, a, b);
  }
  return equal_calling(vm, left, right);
}

// An exact Element without text and children. `attributes` is a dict or undefined, and is not
// copied.
Result<Element*> make_element(Vm& vm, Value tag, Value attributes);

// The attributes of a new element: a copy of `attributes` with those of `keywords`, or undefined if
// there are none. If `attributes` is undefined, the keyword `attrib` may give them instead. The
// argument is the one with that number of the function with that name.
struct AttributeArgument {
  const char* function;
  int number;
};
Result<Value> given_attributes_calling(Vm& vm, AttributeArgument argument, Value attributes,
                                       Dict* keywords);

// Raises a TypeError if the value is not an element.
Result<void> check_child(Vm& vm, Value value);
Result<void> check_children(Vm& vm, ItemsView values);
// The same for an argument, which the text describes.
Result<void> check_element_argument(Vm& vm, Value value, const char* argument);
Result<void> check_attributes(Vm& vm, Value value);

// An iterator over the tree from `root` on: of elements with that tag (None: of all), or of the
// pieces of text.
enum class TreeItems : uint8_t { Elements, Texts };
Result<Value> make_element_iterator(Vm& vm, Value root, Value tag, TreeItems items);

// --- the parts of the type Element
// element_items.cpp: children by index and slice
Result<Value> element_get_item(Vm& vm, Value self, Value key);
Result<void> element_set_item(Vm& vm, Value self, Value key, Value value);

// element_copy.cpp: functions of the method table
Result<Value> element_copy(Vm& vm, const Value* arguments);
Result<Value> element_deep_copy(Vm& vm, const Value* arguments);
Result<Value> element_get_state(Vm& vm, const Value* arguments);
Result<Value> element_set_state(Vm& vm, const Value* arguments);

// element_search.cpp: functions of the method table
Result<Value> element_find(Vm& vm, const Value* arguments);
Result<Value> element_find_all(Vm& vm, const Value* arguments);
Result<Value> element_find_text(Vm& vm, const Value* arguments);
Result<Value> element_iterate_found(Vm& vm, const Value* arguments);

}  // namespace hognose::xml
