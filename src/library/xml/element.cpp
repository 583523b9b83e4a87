// The type Element: construction, attributes, and the methods that change or list its children.
//
// Access by index, searches, iterators and copies are in the files next to this one. `==` may run
// guest code that changes the element, so the children are read again after it.
#include "library/xml/element.h"

#include <algorithm>

#include "objects/containers/dict.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/containers/list_methods.h"
#include "objects/core/cell_size.h"
#include "objects/core/identity.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/protocol.h"
#include "objects/protocols/repr_guard.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose::xml {

namespace {

Element* element_of(Vm& vm, Value self) { return vm.known<Element>(self); }

// --- construction

void reset(Element* element, Value tag, Value attributes) {
  element->tag = tag;
  element->attributes = attributes;
  element->text = Value::none();
  element->tail = Value::none();
}

Result<Value> element_new(Vm& vm, const Value* arguments) {
  Element* element = TRY(vm.make_instance<Element>(vm.known<Type>(arguments[0])));
  reset(element, Value::none(), Value::undefined());
  return Value::from_cell(element);
}

// (self, tag, attrib, extra). The children stay.
Result<Value> element_init(Vm& vm, const Value* arguments) {
  Value attributes =
      TRY(given_attributes_calling(vm, {"Element", 2}, arguments[2], vm.known<Dict>(arguments[3])));
  Element* element = element_of(vm, arguments[0]);
  if (attributes.is_undefined()) attributes = element->attributes;
  reset(element, arguments[1], attributes);
  return Value::none();
}

// --- slots

Result<Value> element_repr(Vm& vm, Value self) {
  ReprGuard guard(vm, self);
  if (TRY(guard.already_printing())) {
    return vm.raise(TypeId::RuntimeError, "reentrant call inside {}.__repr__", vm.type_of(self));
  }
  Str* tag = TRY(repr_calling(vm, element_of(vm, self)->tag));
  StringBuilder text(vm);
  TRY(text.append_ascii("<Element "));
  TRY(text.append(tag));
  TRY(text.append_ascii(" at "));
  TRY(text.append_ascii(AddressText(self).view()));
  TRY(text.append_ascii(">"));
  return Value::from_cell(TRY(text.finish()));
}

Result<bool> element_truth(Vm& vm, Value self) {
  Str* text = TRY(make_string_ascii(
      vm,
      "Testing an element's truth value will always return True in future versions.  "
      "Use specific 'len(elem)' or 'elem is not None' test instead."));
  TRY(warn_calling(vm, TypeId::DeprecationWarning, text));
  return element_of(vm, self)->length != 0;
}

Result<int64_t> element_length(Vm& vm, Value self) { return element_of(vm, self)->length.get(); }

// --- properties

Failure raise_cannot_delete(Vm& vm) {
  return vm.raise(TypeId::AttributeError, "can't delete element attribute");
}

template <Value Element::* field>
Result<Value> get_field(Vm& vm, Value self) {
  return element_of(vm, self)->*field;
}

template <Value Element::* field>
Result<void> set_field(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) return raise_cannot_delete(vm);
  element_of(vm, self)->*field = value;
  return {};
}

Result<Value> get_attributes(Vm& vm, Value self) {
  if (element_of(vm, self)->attributes.is_undefined()) {
    Dict* attributes = TRY(make_dict(vm));
    element_of(vm, self)->attributes = Value::from_cell(attributes);
  }
  return element_of(vm, self)->attributes;
}

Result<void> set_attributes(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) return raise_cannot_delete(vm);
  TRY(check_attributes(vm, value));
  element_of(vm, self)->attributes = value;
  return {};
}

// --- methods: attributes

Result<Value> method_get(Vm& vm, const Value* arguments) {
  Dict* attributes = attributes_of(vm, element_of(vm, arguments[0]));
  if (attributes == nullptr) return arguments[2];
  Value value = TRY(dict_find_calling(vm, attributes, arguments[1]));
  return value.is_undefined() ? arguments[2] : value;
}

Result<Value> method_set(Vm& vm, const Value* arguments) {
  Value attributes = TRY(get_attributes(vm, arguments[0]));
  TRY(dict_set_calling(vm, vm.cell<Dict>(attributes), arguments[1], arguments[2]));
  return Value::none();
}

Result<Value> method_keys(Vm& vm, const Value* arguments) {
  const Dict* attributes = attributes_of(vm, element_of(vm, arguments[0]));
  List* keys = TRY(make_list_room(vm, attributes == nullptr ? 0 : attributes->length));
  uint32_t position = 0;
  Value key, value;
  while (attributes != nullptr && dict_next(attributes, &position, &key, &value)) {
    if (position % 16 == 0) TRY(vm.meter.charge(1));
    TRY(list_append(vm, keys, key));
  }
  return Value::from_cell(keys);
}

Result<Value> method_items(Vm& vm, const Value* arguments) {
  const Dict* attributes = attributes_of(vm, element_of(vm, arguments[0]));
  List* items = TRY(make_list_room(vm, attributes == nullptr ? 0 : attributes->length));
  uint32_t position = 0;
  Value key, value;
  while (attributes != nullptr && dict_next(attributes, &position, &key, &value)) {
    if (position % 4 == 0) TRY(vm.meter.charge(1));
    Tuple* item = TRY(make_tuple(vm, {key, value}));
    TRY(list_append(vm, items, Value::from_cell(item)));
  }
  return Value::from_cell(items);
}

// --- methods: children

Result<Value> method_append(Vm& vm, const Value* arguments) {
  TRY(check_element_argument(vm, arguments[1], "append() argument 1"));
  TRY(list_append(vm, element_of(vm, arguments[0]), arguments[1]));
  return Value::none();
}

// The elements before one of another type are appended.
Result<Value> method_extend(Vm& vm, const Value* arguments) {
  Value items = TRY(items_calling(vm, arguments[1], "'elements' must be an iterable"));
  const ItemsView view = items_of(vm, items);
  TRY(vm.meter.charge(view.count / 4));
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < view.count; ++i) {
    TRY(pace.turn());
    TRY(check_child(vm, view.items[i]));
    TRY(list_append(vm, element_of(vm, arguments[0]), view.items[i]));
  }
  return Value::none();
}

Result<Value> method_insert(Vm& vm, const Value* arguments) {
  int64_t index = TRY(size_argument_calling(vm, arguments[1]));
  TRY(check_element_argument(vm, arguments[2], "insert() argument 2"));
  Element* element = element_of(vm, arguments[0]);
  const int64_t length = element->length;
  if (index < 0) index = std::max<int64_t>(index + length, 0);
  const auto place = static_cast<uint32_t>(std::min(index, length));
  TRY(list_replace_range(vm, element, place, place, {&arguments[2], 1}));
  return Value::none();
}

// Comparisons may change the children: as in list.remove(), what is then at the index is removed.
Result<Value> method_remove(Vm& vm, const Value* arguments) {
  TRY(check_element_argument(vm, arguments[1], "remove() argument"));
  for (uint32_t i = 0;; ++i) {
    TRY(vm.meter.charge(i % 8 == 0 ? 1 : 0));
    ItemsView children = children_of(element_of(vm, arguments[0]));
    if (i >= children.count) break;
    if (!TRY(equal_calling(vm, children.items[i], arguments[1]))) continue;
    TRY(list_remove_range(vm, element_of(vm, arguments[0]), i, i + 1));
    return Value::none();
  }
  return vm.raise(TypeId::ValueError, "Element.remove(x): element not found");
}

Result<Value> method_clear(Vm& vm, const Value* arguments) {
  Element* element = element_of(vm, arguments[0]);
  list_clear(element);
  reset(element, element->tag, Value::undefined());
  return Value::none();
}

Result<Value> method_make(Vm& vm, const Value* arguments) {
  Value attributes = TRY(given_attributes_calling(vm, {"makeelement", 2}, arguments[2], nullptr));
  return Value::from_cell(TRY(make_element(vm, arguments[1], attributes)));
}

// --- methods: iterators

bool is_star(Vm& vm, Value tag) {
  if (const Str* text = vm.as<Str>(tag, TypeId::Str)) return ascii_text(text) == "*";
  const Bytes* bytes = vm.as<Bytes>(tag, TypeId::Bytes);
  return bytes != nullptr && bytes->length == 1 && bytes->data[0] == '*';
}

Result<Value> method_iterate(Vm& vm, const Value* arguments) {
  Value tag = is_star(vm, arguments[1]) ? Value::none() : arguments[1];
  return make_element_iterator(vm, arguments[0], tag, TreeItems::Elements);
}

Result<Value> method_iterate_texts(Vm& vm, const Value* arguments) {
  return make_element_iterator(vm, arguments[0], Value::none(), TreeItems::Texts);
}

Result<Value> method_sizeof(Vm& vm, const Value* arguments) {
  const Element* element = element_of(vm, arguments[0]);
  return size_of_cells(vm, {element, element->items.get()});
}

void trace_element(Tracer& tracer, Cell* cell, size_t) {
  auto* element = static_cast<Element*>(cell);
  tracer.visit(element->items);
  tracer.visit(element->tag);
  tracer.visit(element->attributes);
  tracer.visit(element->text);
  tracer.visit(element->tail);
}

constexpr NativeRow kNew = {"__new__(cls, *args, **kwargs)", element_new,
                            kNativeConstructor | kNativeIgnoresArguments};
constexpr NativeRow kInit = {"__init__(self, tag, attrib=<omitted>, /, **extra)", element_init};
constexpr PropertyRow kProperties[] = {
    {"tag", get_field<&Element::tag>, set_field<&Element::tag>},
    {"text", get_field<&Element::text>, set_field<&Element::text>},
    {"tail", get_field<&Element::tail>, set_field<&Element::tail>},
    {"attrib", get_attributes, set_attributes},
};

constexpr NativeRow kMethods[] = {
    {"__copy__(self, /)", element_copy},
    {"__deepcopy__(self, memo, /)", element_deep_copy},
    {"__getstate__(self, /)", element_get_state},
    {"__setstate__(self, state, /)", element_set_state},
    {"__sizeof__(self, /)", method_sizeof, kNativeConstantTime},
    {"append(self, subelement, /)", method_append, kNativeConstantTime},
    {"clear(self, /)", method_clear, kNativeConstantTime},
    {"extend(self, elements, /)", method_extend},
    {"find(self, path, namespaces=None)", element_find},
    {"findall(self, path, namespaces=None)", element_find_all},
    {"findtext(self, path, default=None, namespaces=None)", element_find_text},
    {"get(self, key, default=None)", method_get},
    {"insert(self, index, subelement, /)", method_insert},
    {"items(self, /)", method_items},
    {"iter(self, tag=None)", method_iterate, kNativeConstantTime},
    {"iterfind(self, path, namespaces=None)", element_iterate_found},
    {"itertext(self, /)", method_iterate_texts, kNativeConstantTime},
    {"keys(self, /)", method_keys},
    {"makeelement(self, tag, attrib, /)", method_make},
    {"remove(self, subelement, /)", method_remove},
    {"set(self, key, value, /)", method_set},
};

}  // namespace

Result<Element*> make_element(Vm& vm, Value tag, Value attributes) {
  Element* element = TRY(vm.make<Element>(TypeId::Element));
  reset(element, tag, attributes);
  return element;
}

Result<void> check_attributes(Vm& vm, Value value) {
  if (vm.has_layout(value, TypeId::Dict)) return {};
  return vm.raise(TypeId::TypeError, "attrib must be dict, not {}", type_name(vm, value));
}

Result<Value> given_attributes_calling(Vm& vm, AttributeArgument argument, Value attributes,
                                       Dict* keywords) {
  if (!attributes.is_undefined() && !vm.has_layout(attributes, TypeId::Dict)) {
    return vm.raise(TypeId::TypeError, "{}() argument {} must be dict, not {}", argument.function,
                    argument.number, argument_type_name(vm, attributes));
  }
  const bool has_keywords = keywords != nullptr && keywords->length != 0;
  if (has_keywords && attributes.is_undefined()) {
    Str* name = TRY(intern(vm, std::string_view("attrib")));
    attributes = dict_find_string(vm, keywords, name);
    if (attributes.is_undefined()) return Value::from_cell(keywords);
    TRY(check_attributes(vm, attributes));
    TRY(dict_delete_string(vm, keywords, name));
  }
  if (attributes.is_undefined()) return attributes;
  Dict* copy = TRY(dict_copy_calling(vm, attributes));
  if (has_keywords) TRY(dict_update_calling(vm, copy, Value::from_cell(keywords)));
  return copy->length == 0 ? Value::undefined() : Value::from_cell(copy);
}

Result<void> check_child(Vm& vm, Value value) {
  if (is_element(vm, value)) return {};
  return vm.raise(TypeId::TypeError, "expected an Element, not \"{}\"", type_name(vm, value));
}

Result<void> check_element_argument(Vm& vm, Value value, const char* argument) {
  if (is_element(vm, value)) return {};
  return vm.raise(TypeId::TypeError, "{} must be xml.etree.ElementTree.Element, not {}", argument,
                  argument_type_name(vm, value));
}

}  // namespace hognose::xml

namespace hognose {

using namespace xml;

const TypeSpec kElementType = {
    .doc =
        "Element(tag, attrib={}, /, **extra): an element of XML.\n\n"
        "It is a sequence of its children. text is what precedes the first of them, and\n"
        "tail what follows the element.",
    .module = "xml.etree.ElementTree",
    .slots =
        {
            .repr = element_repr,
            .truth = element_truth,
            .length = element_length,
            .get_item = element_get_item,
            .set_item = element_set_item,
        },
    .trace = trace_element,
    .instance_bytes = sizeof(Element),
    .constructor = &kNew,
    .initializer = &kInit,
    .methods = kMethods,
    .properties = kProperties,
};

}  // namespace hognose
