// Copies of elements, and their state for copying and pickling.
//
// Copying the parts of an element may run guest code that changes the tree, so each element is read
// again for each of its children.
#include <algorithm>
#include <iterator>

#include "library/core/importer.h"
#include "library/xml/element.h"
#include "meter/paced.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/containers/list_methods.h"
#include "objects/core/identity.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose::xml {

namespace {

// Copies a tree of any depth for copy.deepcopy(): exact elements with a stack of its own, other
// objects by that function. `memo` has the copies by the identities of the originals, so an element
// that is in the tree several times is copied once.
class DeepCopy {
 public:
  DeepCopy(Vm& vm, Dict* memo) : vm_(vm), memo_(memo), open_(vm) {}

  Result<Value> copy_calling(Value root) {
    Value copy = TRY(open_calling(root));
    while (open_.size() != 0) {
      TRY(vm_.meter.charge(1));
      Value& place = open_[open_.size() - 1];
      const int64_t index = place.small_int();
      Value original = open_[open_.size() - 3], parent = open_[open_.size() - 2];
      const ItemsView children = children_of(vm_.cell<Element>(original));
      if (index >= children.count) {
        for (unsigned i = 0; i < kEntry; ++i) open_.pop();
        continue;
      }
      place = Value::from_small_int(index + 1);
      Value child = TRY(copy_child_calling(children.items[index]));
      TRY(list_append(vm_, vm_.cell<Element>(parent), child));
    }
    return copy;
  }

 private:
  // Values on the stack for an element whose children are being copied: the original, the copy, and
  // the index of the next child.
  static constexpr unsigned kEntry = 3;

  Result<Value> identity(Value object) { return make_int_unsigned(vm_, identity_of(object)); }

  Result<Value> copy_child_calling(Value child) {
    Value copy = TRY(dict_find_calling(vm_, memo_, TRY(identity(child))));
    if (copy.is_undefined()) {
      if (vm_.is_exactly(child, TypeId::Element)) return open_calling(child);
      copy = TRY(copy_object_calling(child));
    }
    TRY(check_child(vm_, copy));
    return copy;
  }

  // Copies an element without its children, which are to be copied next.
  Result<Value> open_calling(Value original) {
    const Element* element = vm_.cell<Element>(original);
    Value tag = TRY(copy_value_calling(element->tag));
    Value attributes = TRY(copy_attributes_calling(element));
    Value text = TRY(copy_value_calling(element->text));
    Value tail = TRY(copy_value_calling(element->tail));
    Element* made = TRY(make_element(vm_, tag, attributes));
    made->text = text;
    made->tail = tail;
    Value copy = Value::from_cell(made);
    TRY(dict_set_calling(vm_, memo_, TRY(identity(original)), copy));
    for (Value value : {original, copy, Value::from_small_int(0)}) TRY(open_.push(value));
    return copy;
  }

  Result<Value> copy_attributes_calling(const Element* element) {
    if (element->attributes.is_undefined()) return Value::undefined();
    if (TRY(has_only_strings(element->attributes))) {
      return Value::from_cell(TRY(dict_copy(vm_, vm_.known<Dict>(element->attributes))));
    }
    Value copy = TRY(copy_object_calling(element->attributes));
    TRY(check_attributes(vm_, copy));
    return copy;
  }

  Result<bool> has_only_strings(Value attributes) {
    if (!vm_.is_exactly(attributes, TypeId::Dict)) return false;
    const Dict* dict = vm_.known<Dict>(attributes);
    TRY(vm_.meter.charge(dict->length / 16));
    Pace pace(vm_.meter);
    uint32_t position = 0;
    Value key, value;
    while (dict_next(dict, &position, &key, &value)) {
      TRY(pace.turn());
      if (!vm_.is_exactly(key, TypeId::Str) || !vm_.is_exactly(value, TypeId::Str)) return false;
    }
    return true;
  }

  Result<Value> copy_value_calling(Value value) {
    if (value.is_none() || vm_.is_exactly(value, TypeId::Str)) return value;
    return copy_object_calling(value);
  }

  Result<Value> copy_object_calling(Value object) {
    Value function = TRY(library_attribute_calling(vm_, "copy", "deepcopy"));
    return vm_.call(function, {object, Value::from_cell(memo_)});
  }

  Vm& vm_;
  Dict* memo_;
  RootVector open_;
};

// The names in the state of an element.
enum class StateItem : uint8_t { Tag, Children, Attributes, Text, Tail };
constexpr const char* kStateNames[] = {"tag", "_children", "attrib", "text", "tail"};
constexpr unsigned kStateItems = std::size(kStateNames);

Failure raise_unknown_item(Vm& vm, const Dict* state) {
  uint32_t position = 0;
  Value key, value;
  while (dict_next(state, &position, &key, &value)) {
    const Str* name = vm.as<Str>(key, TypeId::Str);
    if (name == nullptr) return vm.raise(TypeId::TypeError, "keywords must be strings");
    const auto is_name = [&](const char* known) { return ascii_text(name) == known; };
    if (std::ranges::any_of(kStateNames, is_name)) continue;
    return vm.raise(TypeId::TypeError, "this function got an unexpected keyword argument '{}'",
                    name);
  }
  return vm.raise(TypeId::TypeError, "the state of an element has unknown items");
}

}  // namespace

// (self). The copy has the same dict of attributes.
Result<Value> element_copy(Vm& vm, const Value* arguments) {
  const Element* element = vm.known<Element>(arguments[0]);
  Element* copy = TRY(make_element(vm, element->tag, element->attributes));
  copy->text = element->text;
  copy->tail = element->tail;
  TRY(list_replace_range(vm, copy, 0, 0, children_of(element)));
  return Value::from_cell(copy);
}

// (self, memo)
Result<Value> element_deep_copy(Vm& vm, const Value* arguments) {
  if (!vm.has_layout(arguments[1], TypeId::Dict)) {
    return vm.raise(TypeId::TypeError, "__deepcopy__() argument must be dict, not {}",
                    argument_type_name(vm, arguments[1]));
  }
  return DeepCopy(vm, vm.known<Dict>(arguments[1])).copy_calling(arguments[0]);
}

// (self)
Result<Value> element_get_state(Vm& vm, const Value* arguments) {
  const Element* element = vm.known<Element>(arguments[0]);
  const ItemsView children = children_of(element);
  Value attributes = element->attributes;
  if (attributes.is_undefined()) attributes = Value::from_cell(TRY(make_dict(vm)));
  List* list = TRY(make_list(vm, children.items, children.count));
  Dict* state = TRY(make_dict(vm, kStateItems));
  const Value values[] = {element->tag, Value::from_cell(list), attributes, element->text,
                          element->tail};
  for (unsigned i = 0; i < kStateItems; ++i) {
    Str* name = TRY(intern(vm, std::string_view(kStateNames[i])));
    TRY(dict_set_string(vm, state, name, values[i]));
  }
  return Value::from_cell(state);
}

// (self, state). Children and attributes that the state lacks stay.
Result<Value> element_set_state(Vm& vm, const Value* arguments) {
  if (!vm.has_layout(arguments[1], TypeId::Dict)) {
    Str* text = TRY(repr_calling(vm, arguments[1]));
    return vm.raise(TypeId::TypeError, "Don't know how to unpickle \"{}\" as an Element", text);
  }
  const Dict* state = vm.known<Dict>(arguments[1]);
  Value values[kStateItems];
  uint32_t known = 0;
  for (unsigned i = 0; i < kStateItems; ++i) {
    Str* name = TRY(intern(vm, std::string_view(kStateNames[i])));
    values[i] = dict_find_string(vm, state, name);
    known += !values[i].is_undefined();
  }
  const auto item = [&](StateItem which) { return values[static_cast<unsigned>(which)]; };
  if (known != state->length) return raise_unknown_item(vm, state);
  if (item(StateItem::Tag).is_undefined()) {
    return vm.raise(TypeId::TypeError, "tag may not be NULL");
  }
  Value children = item(StateItem::Children), attributes = item(StateItem::Attributes);
  Element* element = vm.known<Element>(arguments[0]);
  if (attributes.is_undefined()) attributes = element->attributes;
  if (attributes.is_none()) attributes = Value::undefined();
  if (!attributes.is_undefined()) TRY(check_attributes(vm, attributes));
  if (!children.is_undefined()) {
    if (!vm.has_layout(children, TypeId::List)) {
      return vm.raise(TypeId::TypeError, "'_children' is not a list");
    }
    const ItemsView items = items_of(vm, children);
    TRY(check_children(vm, items));
    TRY(list_replace_range(vm, element, 0, element->length, items));
  }
  element->attributes = attributes;
  element->tag = item(StateItem::Tag);
  element->text = none_if_undefined(item(StateItem::Text));
  element->tail = none_if_undefined(item(StateItem::Tail));
  return Value::none();
}

}  // namespace hognose::xml
