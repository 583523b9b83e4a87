// mappingproxy: a read-only view of any mapping, such as the __dict__ of a class.
//
// Operations are forwarded to the mapping. Guest code must never get the dict of a class itself,
// because attribute caches rely on its contents. Where an operator could pass the operand to a
// method of another class, it passes a copy.
#include "objects/containers/dict.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"

namespace hognose {

namespace {

Value mapping_of(Vm& vm, Value self) { return vm.cell<DictView>(self)->mapping; }

// The value to use as operand of an operator.
Result<Value> operand(Vm& vm, Value value) {
  if (!vm.is_exactly(value, TypeId::MappingProxy)) return value;
  Value mapping = mapping_of(vm, value);
  if (!vm.is_exactly(mapping, TypeId::Dict)) return mapping;
  return Value::from_cell(TRY(dict_copy(vm, vm.cell<Dict>(mapping))));
}

Result<Value> proxy_repr(Vm& vm, Value self) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  Str* text = TRY(repr_calling(vm, mapping_of(vm, self)));
  return Value::from_cell(TRY(make_text(vm, "mappingproxy({})", text)));
}

Result<Value> proxy_str(Vm& vm, Value self) {
  return Value::from_cell(TRY(str_calling(vm, mapping_of(vm, self))));
}

Result<uint64_t> proxy_hash(Vm& vm, Value self) { return hash_calling(vm, mapping_of(vm, self)); }

Result<Value> proxy_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  Value left = mapping_of(vm, self);
  if (vm.is_exactly(left, TypeId::Dict) && !vm.is_exactly(other, TypeId::Dict)) {
    left = TRY(operand(vm, self));
  }
  return compare_calling(vm, left, other, op);
}

Result<int64_t> proxy_length(Vm& vm, Value self) {
  return length_calling(vm, mapping_of(vm, self));
}

Result<Value> proxy_get_item(Vm& vm, Value self, Value key) {
  return get_item_calling(vm, mapping_of(vm, self), key);
}

Result<bool> proxy_contains(Vm& vm, Value self, Value key) {
  return contains_calling(vm, mapping_of(vm, self), key);
}

Result<Value> proxy_iterate(Vm& vm, Value self) {
  return iterate_calling(vm, mapping_of(vm, self));
}

Result<Value> proxy_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  if (op != BinaryOperator::BitOr) return Value::not_implemented();
  Value a = TRY(operand(vm, left));
  Value b = TRY(operand(vm, right));
  return binary_calling(vm, op, a, b);
}

Result<Value> proxy_inplace(Vm& vm, BinaryOperator op, Value self, Value) {
  if (op != BinaryOperator::BitOr) return Value::not_implemented();
  return vm.raise(TypeId::TypeError, "'|=' is not supported by {}; use '|' instead",
                  type_name(vm, self));
}

Result<Value> proxy_new(Vm& vm, const Value* arguments) {
  Value mapping = arguments[1];
  if (vm.has_layout(mapping, TypeId::List) || vm.has_layout(mapping, TypeId::Tuple) ||
      type_lookup(vm, vm.type_of(mapping), vm.name(Name::Getitem)).is_undefined()) {
    return vm.raise(TypeId::TypeError, "mappingproxy() argument must be a mapping, not {}",
                    type_name(vm, mapping));
  }
  return make_dict_view(vm, TypeId::MappingProxy, mapping);
}

Result<Value> call_mapping(Vm& vm, Value self, Name name, std::initializer_list<Value> arguments) {
  return call_method_calling(vm, mapping_of(vm, self), name, arguments);
}

Result<Value> method_get(Vm& vm, const Value* arguments) {
  return call_mapping(vm, arguments[0], Name::GetMethod, {arguments[1], arguments[2]});
}

Result<Value> method_keys(Vm& vm, const Value* arguments) {
  return call_mapping(vm, arguments[0], Name::Keys, {});
}

Result<Value> method_values(Vm& vm, const Value* arguments) {
  return call_mapping(vm, arguments[0], Name::Values, {});
}

Result<Value> method_items(Vm& vm, const Value* arguments) {
  return call_mapping(vm, arguments[0], Name::Items, {});
}

Result<Value> method_copy(Vm& vm, const Value* arguments) {
  Value mapping = mapping_of(vm, arguments[0]);
  Value copy = TRY(get_attribute_calling(vm, mapping, TRY(intern(vm, "copy"))));
  return vm.call(copy, {});
}

Result<Value> method_reversed(Vm& vm, const Value* arguments) {
  return call_mapping(vm, arguments[0], Name::Reversed, {});
}

constexpr NativeRow kNew = {"__new__(cls, mapping)", proxy_new, kNativeConstructor};
constexpr NativeRow kMethods[] = {
    {"__reversed__(self, /)", method_reversed},
    {"copy(self, /)", method_copy},
    {"get(self, key, default=None, /)", method_get},
    {"items(self, /)", method_items},
    {"keys(self, /)", method_keys},
    {"values(self, /)", method_values},
};

}  // namespace

const TypeSpec kMappingProxyType = {
    .doc = "mappingproxy(mapping): the mapping, for reading only.",
    .slots =
        {
            .repr = proxy_repr,
            .str = proxy_str,
            .hash = proxy_hash,
            .compare = proxy_compare,
            .length = proxy_length,
            .get_item = proxy_get_item,
            .contains = proxy_contains,
            .iterate = proxy_iterate,
            .binary = proxy_binary,
            .binary_operators = operator_bit(BinaryOperator::BitOr),
            .inplace = proxy_inplace,
            .inplace_operators = operator_bit(BinaryOperator::BitOr),
        },
    .trace = trace_dict_view,
    .instance_bytes = sizeof(DictView),
    .constructor = &kNew,
    .methods = kMethods,
};

}  // namespace hognose
