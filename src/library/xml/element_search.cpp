// Element.find and its relatives.
//
// A path that is one tag is compared with the tags of the children. Other paths are for the module
// xml.etree.ElementPath. A comparison may run guest code, so the children are read again after it.
#include "library/core/importer.h"
#include "library/xml/element.h"
#include "meter/paced.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose::xml {

namespace {

// Whether the text has a character with a meaning in paths outside of braces, which enclose
// namespaces; or one of the namespaces {} and {*}, which stand for none and any.
template <class At>
Result<bool> is_path(Vm& vm, uint32_t length, At at) {
  if (length >= 3 && at(0) == '{' && (at(1) == '}' || (at(1) == '*' && at(2) == '}'))) return true;
  TRY(vm.meter.charge(length / 16));
  bool in_braces = false;
  const size_t plain = TRY(paced_run(vm.meter, length, [&](size_t i) {
    const char32_t character = at(static_cast<uint32_t>(i));
    if (character == '{') in_braces = true;
    if (character == '}') in_braces = false;
    const bool has_meaning = character == '/' || character == '*' || character == '[' ||
                             character == '@' || character == '.';
    return !has_meaning || in_braces;
  }));
  return plain != length;
}

// Whether the children with the tag `path` are what is looked for.
Result<bool> is_only_tag(Vm& vm, Value path, Value namespaces) {
  if (!namespaces.is_none()) return false;
  if (const Str* text = vm.as<Str>(path, TypeId::Str)) {
    return !TRY(is_path(vm, text->length, [&](uint32_t i) { return character_at(text, i); }));
  }
  if (const Bytes* bytes = vm.as<Bytes>(path, TypeId::Bytes)) {
    return !TRY(is_path(vm, bytes->length, [&](uint32_t i) { return char32_t{bytes->data[i]}; }));
  }
  return false;
}

Result<Value> call_element_path(Vm& vm, const char* function,
                                std::initializer_list<Value> arguments) {
  Value callee = TRY(library_attribute_calling(vm, "xml.etree.ElementPath", function));
  return vm.call(callee, arguments);
}

// The first child at or after *index with that tag, or undefined. *index becomes the next index.
Result<Value> next_child_calling(Vm& vm, Value self, Value tag, uint32_t* index) {
  for (;;) {
    const ItemsView children = children_of(vm.known<Element>(self));
    if (*index >= children.count) return Value::undefined();
    Value child = children.items[(*index)++];
    TRY(vm.meter.charge(1));
    if (TRY(tags_equal_calling(vm, vm.cell<Element>(child)->tag, tag))) return child;
  }
}

}  // namespace

Result<Value> element_find(Vm& vm, const Value* arguments) {
  Value self = arguments[0], path = arguments[1], namespaces = arguments[2];
  if (!TRY(is_only_tag(vm, path, namespaces))) {
    return call_element_path(vm, "find", {self, path, namespaces});
  }
  uint32_t index = 0;
  return none_if_undefined(TRY(next_child_calling(vm, self, path, &index)));
}

Result<Value> element_find_text(Vm& vm, const Value* arguments) {
  Value self = arguments[0], path = arguments[1], otherwise = arguments[2];
  if (!TRY(is_only_tag(vm, path, arguments[3]))) {
    return call_element_path(vm, "findtext", {self, path, otherwise, arguments[3]});
  }
  uint32_t index = 0;
  Value child = TRY(next_child_calling(vm, self, path, &index));
  if (child.is_undefined()) return otherwise;
  Value text = vm.known<Element>(child)->text;
  return text.is_none() ? Value::from_cell(vm.empty_string()) : text;
}

Result<Value> element_find_all(Vm& vm, const Value* arguments) {
  Value self = arguments[0], path = arguments[1], namespaces = arguments[2];
  if (!TRY(is_only_tag(vm, path, namespaces))) {
    return call_element_path(vm, "findall", {self, path, namespaces});
  }
  List* found = TRY(make_list(vm, nullptr, 0));
  for (uint32_t index = 0;;) {
    Value child = TRY(next_child_calling(vm, self, path, &index));
    if (child.is_undefined()) return Value::from_cell(found);
    TRY(list_append(vm, found, child));
  }
}

Result<Value> element_iterate_found(Vm& vm, const Value* arguments) {
  return call_element_path(vm, "iterfind", {arguments[0], arguments[1], arguments[2]});
}

}  // namespace hognose::xml
