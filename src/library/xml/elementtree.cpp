// The module _elementtree: what the module xml.etree.ElementTree takes from it instead of its own
// classes and functions of the same names.
//
// The factories of comments and processing instructions are functions of ElementTree, which gives
// them to this module when it is imported.
#include <utility>

#include "library/core/modules.h"
#include "library/xml/element.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/protocols/callable.h"

namespace hognose {

namespace {

// (parent, tag, attrib, extra)
Result<Value> elementtree_sub_element(Vm& vm, const Value* arguments) {
  TRY(xml::check_element_argument(vm, arguments[0], "SubElement() argument 1"));
  Value attributes = TRY(xml::given_attributes_calling(vm, {"SubElement", 3}, arguments[2],
                                                       vm.known<Dict>(arguments[3])));
  Value element = Value::from_cell(TRY(xml::make_element(vm, arguments[1], attributes)));
  TRY(list_append(vm, vm.known<xml::Element>(arguments[0]), element));
  return element;
}

Result<Value> replace_factory(Vm& vm, LibraryState which, const char* name, Value factory) {
  if (!factory.is_none() && !is_callable(vm, factory)) {
    return vm.raise(TypeId::TypeError, "{} factory must be callable, not {}", name,
                    type_name(vm, factory));
  }
  return std::exchange(vm.state(which), factory);
}

// Returns the factories that were set before.
Result<Value> elementtree_set_factories(Vm& vm, const Value* arguments) {
  Value comment =
      TRY(replace_factory(vm, LibraryState::XmlCommentFactory, "Comment", arguments[0]));
  Value instruction =
      TRY(replace_factory(vm, LibraryState::XmlInstructionFactory, "PI", arguments[1]));
  return Value::from_cell(
      TRY(make_tuple(vm, {none_if_undefined(comment), none_if_undefined(instruction)})));
}

constexpr NativeRow kRows[] = {
    {"SubElement(parent, tag, attrib=<omitted>, /, **extra)", elementtree_sub_element},
    {"_set_factories(comment_factory, pi_factory, /)", elementtree_set_factories,
     kNativeConstantTime},
};

}  // namespace

std::span<const NativeRow> elementtree_module_functions() { return kRows; }

Result<void> fill_elementtree_module(Vm& vm, Dict* dict) {
  for (TypeId id : {TypeId::Element, TypeId::TreeBuilder, TypeId::XmlParser}) {
    TRY(add_type_to_module(vm, dict, id));
  }
  return {};
}

}  // namespace hognose
