// Struct sequences: creation, repr, reduction, and the class attributes that describe the fields.
//
// The properties in the type's specification name the items and the hidden fields.
#include "objects/classes/struct_sequence.h"

#include "objects/attributes/shape.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/sequence.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"

namespace hognose {

namespace {

constexpr size_t kMaximumItems = 20;
constexpr size_t kMaximumHidden = 10;

// The specification of the type, which has to be a struct sequence.
const TypeSpec& sequence_spec(TypeId id) {
  HOGNOSE_CHECK(row_of(id).base == TypeId::Tuple);
  return spec_of(id);
}

// The items that have names; the properties after theirs are the hidden fields.
size_t named_items(const TypeSpec& spec) { return spec.properties.size() - spec.member_slots; }

Result<Str*> name_of(Vm& vm, const PropertyRow& row) {
  return intern(vm, std::string_view(row.name));
}

Failure raise_wrong_length(Vm& vm, const Type* type, size_t least, size_t most, size_t given) {
  if (least == most) {
    return vm.raise(TypeId::TypeError, "{}() takes a {}-sequence ({}-sequence given)", type, least,
                    given);
  }
  const bool is_short = given < least;
  return vm.raise(TypeId::TypeError, "{}() takes an at {} {}-sequence ({}-sequence given)", type,
                  is_short ? "least" : "most", is_short ? least : most, given);
}

}  // namespace

Result<Value> make_struct_sequence(Vm& vm, TypeId type, std::span<const Value> items,
                                   std::span<const Value> hidden) {
  Tuple* tuple = TRY(vm.make_instance<Tuple>(vm.type(type), items.size() * sizeof(Value)));
  tuple->length = static_cast<uint32_t>(items.size());
  for (size_t i = 0; i < items.size(); ++i) tuple->items[i] = items[i];
  if (!hidden.empty()) {
    const InstanceTail tail = instance_tail(vm.base, tuple, shape_of(vm.base, tuple));
    for (size_t i = 0; i < hidden.size(); ++i) tail.slots[i] = hidden[i];
  }
  return Value::from_cell(tuple);
}

Result<Value> new_struct_sequence_calling(Vm& vm, const Value* arguments, size_t length) {
  const Type* type = vm.cell<Type>(arguments[0]);
  const auto id = static_cast<TypeId>(type->id);
  const TypeSpec& spec = sequence_spec(id);
  Value sequence = TRY(items_calling(vm, arguments[1], "constructor requires a sequence"));
  const Dict* dict = nullptr;
  if (!arguments[2].is_undefined()) {
    dict = vm.as<Dict>(arguments[2], TypeId::Dict);
    if (dict == nullptr) {
      return vm.raise(TypeId::TypeError, "{}() takes a dict as second arg, if any", type);
    }
  }
  const size_t given = items_of(vm, sequence).count;
  const size_t most = length + spec.member_slots;
  if (given < length || given > most) return raise_wrong_length(vm, type, length, most, given);

  Value values[kMaximumItems + kMaximumHidden];
  HOGNOSE_CHECK(most <= std::size(values));
  std::copy_n(items_of(vm, sequence).items, given, values);
  size_t found = 0;
  for (size_t i = given; i < most; ++i) {
    values[i] = Value::none();
    if (dict == nullptr) continue;
    Str* name = TRY(name_of(vm, spec.properties[named_items(spec) + i - length]));
    Value value = dict_find_string(vm, dict, name);
    if (value.is_undefined()) continue;
    values[i] = value;
    ++found;
  }
  if (dict != nullptr && dict->length > found) {
    return vm.raise(TypeId::TypeError, "{}() got duplicate or unexpected field name(s)", type);
  }
  return make_struct_sequence(vm, id, {values, length}, {values + length, most - length});
}

Result<Value> struct_sequence_repr(Vm& vm, Value self) {
  const TypeSpec& spec = sequence_spec(exact_type_id(vm.cell(self)));
  const Tuple* tuple = vm.known<Tuple>(self);
  const uint32_t length = tuple->length;
  HOGNOSE_CHECK(length <= spec.properties.size());
  StringBuilder out(vm);
  TRY(out.append_ascii(spec.module));
  TRY(out.append_ascii("."));
  TRY(out.append(vm.type_of(self)->name.get()));
  for (uint32_t i = 0; i < length; ++i) {
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
  Tuple* items = TRY(make_tuple(vm, self->items.data(), self->length));
  Dict* hidden = TRY(make_dict(vm));
  const TypeSpec& spec = sequence_spec(exact_type_id(self));
  for (uint32_t slot = 0; slot < spec.member_slots; ++slot) {
    Str* name = TRY(name_of(vm, spec.properties[named_items(spec) + slot]));
    TRY(dict_set_string(vm, hidden, name, struct_slot(vm, arguments[0], slot)));
  }
  Tuple* given = TRY(make_tuple(vm, {Value::from_cell(items), Value::from_cell(hidden)}));
  Value type = Value::from_cell(vm.type_of(arguments[0]));
  return Value::from_cell(TRY(make_tuple(vm, {type, Value::from_cell(given)})));
}

// (self, **changes)
Result<Value> struct_sequence_replace(Vm& vm, const Value* arguments) {
  const Tuple* self = vm.known<Tuple>(arguments[0]);
  const auto* changes = vm.cell<Dict>(arguments[1]);
  const TypeId id = exact_type_id(self);
  const TypeSpec& spec = sequence_spec(id);
  const size_t length = self->length;
  if (named_items(spec) < length) {
    return vm.raise(TypeId::TypeError,
                    "__replace__() is not supported for {} because it has unnamed field(s)",
                    vm.type_of(arguments[0]));
  }
  Value values[kMaximumItems + kMaximumHidden];
  const size_t count = spec.properties.size();
  HOGNOSE_CHECK(count <= std::size(values));
  Dict* unknown = TRY(dict_copy(vm, changes));
  for (size_t i = 0; i < count; ++i) {
    Str* name = TRY(name_of(vm, spec.properties[i]));
    values[i] = dict_find_string(vm, changes, name);
    if (values[i].is_undefined()) {
      values[i] = i < length ? self->items[i]
                             : struct_slot(vm, arguments[0], static_cast<uint32_t>(i - length));
    } else {
      TRY(dict_delete_string(vm, unknown, name));
    }
  }
  if (unknown->length != 0) {
    List* names = TRY(list_from_iterable_calling(vm, Value::from_cell(unknown)));
    return vm.raise(TypeId::TypeError, "Got unexpected field name(s): {}",
                    TRY(repr_calling(vm, Value::from_cell(names))));
  }
  return make_struct_sequence(vm, id, {values, length}, {values + length, count - length});
}

Result<void> add_struct_sequence_attributes(Vm& vm, Type* type, size_t length) {
  const TypeSpec& spec = sequence_spec(static_cast<TypeId>(type->id));
  const size_t named = named_items(spec);
  Dict* dict = type->dict.get();
  const std::pair<std::string_view, size_t> counts[] = {{"n_fields", length + spec.member_slots},
                                                        {"n_sequence_fields", length},
                                                        {"n_unnamed_fields", length - named}};
  for (auto [name, count] : counts) {
    Value value = Value::from_small_int(static_cast<int64_t>(count));
    TRY(dict_set_string(vm, dict, TRY(intern(vm, name)), value));
  }
  Tuple* names = TRY(make_tuple_room(vm, named));
  for (size_t i = 0; i < named; ++i) {
    names->items[i] = Value::from_cell(TRY(name_of(vm, spec.properties[i])));
  }
  return dict_set_string(vm, dict, vm.name(Name::MatchArgs), Value::from_cell(names));
}

Value struct_slot(Vm& vm, Value self, uint32_t slot) {
  Value value = load_native_slot(vm, self, exact_type_id(self, vm.base), slot);
  return value.is_undefined() ? Value::none() : value;
}

void set_struct_slot(Vm& vm, Value self, uint32_t slot, Value value) {
  store_native_slot(vm, self, exact_type_id(self, vm.base), slot, value);
}

}  // namespace hognose
