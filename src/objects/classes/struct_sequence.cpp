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
  StringBuilder out(vm);
  TRY(out.append_ascii(spec.module));
  TRY(out.append_ascii("."));
  TRY(out.append(vm.type_of(self)->name.get()));
  for (uint32_t i = 0; i < spec.properties.size(); ++i) {
    TRY(out.append_ascii(i == 0 ? "(" : ", "));
    TRY(out.append_ascii(spec.properties[i].name));
    TRY(out.append_ascii("="));
    TRY(out.append(TRY(repr_calling(vm, vm.known<Tuple>(self)->items[i]))));
  }
  TRY(out.append_ascii(")"));
  return Value::from_cell(TRY(out.finish()));
}

Result<Value> struct_sequence_reduce(Vm& vm, const Value* arguments) {
  const Tuple* self = vm.known<Tuple>(arguments[0]);
  Tuple* items = TRY(make_tuple(vm, self->items, self->length));
  Dict* unnamed = TRY(make_dict(vm));
  Tuple* given = TRY(make_tuple(vm, {Value::from_cell(items), Value::from_cell(unnamed)}));
  Value type = Value::from_cell(vm.type_of(arguments[0]));
  return Value::from_cell(TRY(make_tuple(vm, {type, Value::from_cell(given)})));
}

Result<void> add_struct_sequence_attributes(Vm& vm, Type* type) {
  const auto properties = spec_of(static_cast<TypeId>(type->id)).properties;
  Dict* dict = type->dict.get();
  Value count = Value::from_small_int(static_cast<int64_t>(properties.size()));
  TRY(dict_set_string(vm, dict, TRY(intern(vm, std::string_view("n_fields"))), count));
  TRY(dict_set_string(vm, dict, TRY(intern(vm, std::string_view("n_sequence_fields"))), count));
  TRY(dict_set_string(vm, dict, TRY(intern(vm, std::string_view("n_unnamed_fields"))),
                      Value::from_small_int(0)));
  Tuple* names = TRY(make_tuple_room(vm, properties.size()));
  for (size_t i = 0; i < properties.size(); ++i) {
    names->items[i] = Value::from_cell(TRY(intern(vm, std::string_view(properties[i].name))));
  }
  return dict_set_string(vm, dict, vm.name(Name::MatchArgs), Value::from_cell(names));
}

}  // namespace hognose
