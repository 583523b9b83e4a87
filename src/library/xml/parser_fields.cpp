// Finds the attributes of a parser in its slots. These are in the order of their names, so one pass
// over the slots finds all.
#include "library/xml/parser_fields.h"

#include <algorithm>
#include <iterator>

#include "objects/attributes/shape.h"
#include "objects/core/layouts.h"
#include "objects/protocols/protocol.h"

namespace hognose::xml {

namespace {

constexpr std::string_view kNames[] = {
    "CharacterDataHandler",
    "DefaultHandler",
    "DefaultHandlerExpand",
    "EndElementHandler",
    "StartElementHandler",
    "_at",
    "_buffer_size",
    "_buffer_text",
    "_defaults",
    "_event",
    "_namespace_prefixes",
    "_namespaces",
    "_open",
    "_ordered_attributes",
    "_pieces",
    "_pieces_size",
    "_separator",
    "_text",
    "intern",
};
static_assert(std::size(kNames) == static_cast<size_t>(Field::Count));
static_assert(std::is_sorted(std::begin(kNames), std::end(kNames)));

std::string_view name_of(Field field) { return kNames[static_cast<size_t>(field)]; }

}  // namespace

bool ParserFields::find(const Vm& vm, Value parser) {
  if (!vm.has_layout(parser, TypeId::Object)) return false;
  Cell* object = vm.cell(parser);
  const Shape* shape = shape_of(vm.base, object);
  const Type* type = shape->type.get();
  // All slots are those of the class itself, and in the object.
  const Tuple* members = type->members.get();
  if (members == nullptr || members->length != type->slot_names || is_boot_cell(object) ||
      members->length > shape->member_slots || members->length > shape->inline_slots ||
      (shape->flags & kShapeVariableSize) != 0) {
    return false;
  }
  size_t found = 0;
  for (uint32_t i = 0; i < members->length && found < std::size(kNames); ++i) {
    const Str* member = vm.as<Str>(members->items[i], TypeId::Str);
    if (member == nullptr || ascii_text(member) != kNames[found]) continue;
    numbers_[found++] = static_cast<uint16_t>(i);
  }
  slots_ = instance_tail(vm.base, object, shape).slots;
  return found == std::size(kNames);
}

Failure ParserFields::raise_missing(Vm& vm, Field field) const {
  return vm.raise(TypeId::AttributeError, "'xmlparser' object has no attribute '{}'",
                  name_of(field));
}

Failure ParserFields::raise_type(Vm& vm, Field field, const char* wanted) const {
  const Value value = place(field);
  if (value.is_undefined()) return raise_missing(vm, field);
  return vm.raise(TypeId::TypeError, "'{}' of a parser must be {}, not {}", name_of(field), wanted,
                  type_name(vm, value));
}

}  // namespace hognose::xml
