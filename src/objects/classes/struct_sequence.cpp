// Struct sequences: creation, repr, reduction, and the class attributes that describe the fields.
//
// The properties in the type's specification name the items.
#include "objects/classes/struct_sequence.h"

#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"

namespace hognose {

Result<Value> make_struct_sequence(Vm& vm, TypeId type, std::span<const Value> items) {
  Tuple* tuple = TRY(vm.make<Tuple>(type, items.size() * sizeof(Value)));
  for (size_t i = 0; i < items.size(); ++i) tuple->items[i] = items[i];
  tuple->length = static_cast<uint32_t>(items.size());
  return Value::from_cell(tuple);
}

Result<Value> struct_sequence_repr(Vm& vm, Value self) {
  const TypeSpec& spec = spec_of(exact_type_id(vm.cell(self)));
  const Tuple* tuple = vm.known<Tuple>(self);
  HOGNOSE_CHECK(tuple->length <= spec.properties.size());
  StringBuilder out(vm);
  TRY(out.append_ascii(spec.module));
  TRY(out.append_ascii("."));
  TRY(out.append(vm.type_of(self)->name.get()));
  for (uint32_t i = 0; i < tuple->length; ++i) {
    TRY(out.append_ascii(i == 0 ? "(" : ", "));
    TRY(out.append_ascii(spec.properties[i].name));
    TRY(out.append_ascii("="));
    TRY(out.append(TRY(repr_calling(vm, tuple->items[i]))));
  }
  TRY(out.append_ascii(")"));
  return Value::from_cell(TRY(out.finish()));
}

Result<Value> struct_sequence_reduce(Vm& vm, const Value* arguments) {
  const Tuple* self = vm.known<Tuple>(arguments[0]);
  Tuple* items = TRY(make_tuple(vm, self->items, self->length));
  Dict* hidden = TRY(make_dict(vm));
  const TypeSpec& spec = spec_of(exact_type_id(self));
  for (size_t i = self->length; i < spec.properties.size(); ++i) {
    const PropertyRow& field = spec.properties[i];
    Value value = TRY(field.get(vm, arguments[0]));
    TRY(dict_set_string(vm, hidden, TRY(intern(vm, std::string_view(field.name))), value));
  }
  Tuple* given = TRY(make_tuple(vm, {Value::from_cell(items), Value::from_cell(hidden)}));
  Value type = Value::from_cell(vm.type_of(arguments[0]));
  return Value::from_cell(TRY(make_tuple(vm, {type, Value::from_cell(given)})));
}

Result<void> add_struct_sequence_attributes(Vm& vm, Type* type, size_t length) {
  const auto properties = spec_of(static_cast<TypeId>(type->id)).properties;
  Dict* dict = type->dict.get();
  const std::pair<std::string_view, size_t> counts[] = {
      {"n_fields", properties.size()}, {"n_sequence_fields", length}, {"n_unnamed_fields", 0}};
  for (auto [name, count] : counts) {
    Value value = Value::from_small_int(static_cast<int64_t>(count));
    TRY(dict_set_string(vm, dict, TRY(intern(vm, name)), value));
  }
  Tuple* names = TRY(make_tuple_room(vm, length));
  for (size_t i = 0; i < length; ++i) {
    names->items[i] = Value::from_cell(TRY(intern(vm, std::string_view(properties[i].name))));
  }
  return dict_set_string(vm, dict, vm.name(Name::MatchArgs), Value::from_cell(names));
}

}  // namespace hognose
