// dict: the type and its operators. Methods are in dict_methods.cpp, views in dict_views.cpp.
//
// Functions that may run guest code (hash and == of keys, repr of items) read the dict's tables
// again afterwards.
#include "objects/containers/dict.h"

#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/repr_guard.h"
#include "objects/protocols/special.h"
#include "objects/text/string_builder.h"

namespace hognose {

namespace {

Dict* dict_of(Vm& vm, Value value) { return vm.cell<Dict>(value); }

Result<Value> dict_repr(Vm& vm, Value self) {
  if (dict_of(vm, self)->length == 0) return Value::from_cell(TRY(make_string_ascii(vm, "{}")));
  ReprGuard guard(vm, self);
  if (TRY(guard.already_printing())) {
    return Value::from_cell(TRY(make_string_ascii(vm, "{...}")));
  }
  StringBuilder text(vm);
  TRY(text.append_ascii("{"));
  uint32_t position = 0;
  Value key, value;
  for (bool first = true; dict_next(dict_of(vm, self), &position, &key, &value); first = false) {
    TRY(vm.meter.charge(1));
    if (!first) TRY(text.append_ascii(", "));
    Str* key_text = TRY(repr_calling(vm, key));
    TRY(text.append(key_text));
    TRY(text.append_ascii(": "));
    Str* value_text = TRY(repr_calling(vm, value));
    TRY(text.append(value_text));
  }
  TRY(text.append_ascii("}"));
  return Value::from_cell(TRY(text.finish()));
}

Result<bool> dicts_equal_calling(Vm& vm, Dict* left, Dict* right) {
  if (left->length != right->length) return false;
  for (uint32_t i = 0; i < left->used; ++i) {
    TRY(vm.meter.charge(1));
    DictEntry entry = *dict_entry(left, i);
    if (entry.key.is_deleted()) continue;
    int64_t number = TRY(dict_find_entry_calling(vm, right, entry.key, entry.hash));
    if (number == kEntryAbsent) return false;
    Value other = dict_entry(right, static_cast<uint32_t>(number))->value;
    if (!TRY(equal_calling(vm, entry.value, other))) return false;
  }
  return true;
}

Result<Value> dict_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  bool equality = op == CompareOperator::Equal || op == CompareOperator::NotEqual;
  if (!equality || !vm.has_layout(other, TypeId::Dict)) return Value::not_implemented();
  bool equal = TRY(dicts_equal_calling(vm, dict_of(vm, self), dict_of(vm, other)));
  return Value::boolean(equal == (op == CompareOperator::Equal));
}

Result<int64_t> dict_length(Vm& vm, Value self) { return dict_of(vm, self)->length.get(); }

// Subclasses may define __missing__ for absent keys.
Result<Value> dict_subscript(Vm& vm, Value self, Value key) {
  if (HOGNOSE_LIKELY(vm.is_exactly(self, TypeId::Dict))) {
    return dict_get_item(vm, dict_of(vm, self), key);
  }
  Value value = TRY(dict_find_calling(vm, dict_of(vm, self), key));
  if (!value.is_undefined()) return value;
  SpecialMethod method = find_special(vm, vm.type_of(self), Name::Missing);
  if (!method.found()) return vm.raise_with_argument(TypeId::KeyError, key);
  return call_found(vm, method, Name::Missing, self, {key});
}

Result<void> dict_set_subscript(Vm& vm, Value self, Value key, Value value) {
  if (value.is_undefined()) return dict_delete_item(vm, dict_of(vm, self), key);
  return dict_set_item(vm, dict_of(vm, self), key, value);
}

Result<bool> dict_contains(Vm& vm, Value self, Value key) {
  return !TRY(dict_find_calling(vm, dict_of(vm, self), key)).is_undefined();
}

Result<Value> dict_iterate(Vm& vm, Value self) {
  return make_dict_iterator(vm, TypeId::DictKeyIterator, self);
}

Result<Value> dict_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  if (op != BinaryOperator::BitOr || !vm.has_layout(left, TypeId::Dict) ||
      !vm.has_layout(right, TypeId::Dict)) {
    return Value::not_implemented();
  }
  Dict* joined = TRY(dict_copy_calling(vm, left));
  TRY(dict_update_calling(vm, joined, right));
  return Value::from_cell(joined);
}

Result<Value> dict_inplace(Vm& vm, BinaryOperator op, Value self, Value other) {
  if (op != BinaryOperator::BitOr) return Value::not_implemented();
  TRY(dict_update_calling(vm, dict_of(vm, self), other));
  return self;
}

Result<Value> dict_new(Vm& vm, const Value* arguments) {
  return Value::from_cell(TRY(vm.make_instance<Dict>(vm.known<Type>(arguments[0]))));
}

Result<Value> dict_init(Vm& vm, const Value* arguments) {
  if (!arguments[1].is_undefined()) {
    TRY(dict_update_calling(vm, dict_of(vm, arguments[0]), arguments[1]));
  }
  TRY(dict_merge_calling(vm, dict_of(vm, arguments[0]), dict_of(vm, arguments[2])));
  return Value::none();
}

void trace_dict(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<Dict*>(cell)->entries);
  tracer.visit(static_cast<Dict*>(cell)->index);
}

constexpr NativeRow kNew = {"__new__(cls, *args, **kwargs)", dict_new,
                            kNativeConstructor | kNativeIgnoresArguments};
constexpr NativeRow kInit = {"__init__(self, iterable=<omitted>, /, **kwargs)", dict_init};

}  // namespace

const TypeSpec kDictType = {
    .doc =
        "dict(mapping_or_pairs=(), /, **items): a mapping that keeps the order of\n"
        "insertion.\n\n"
        "The argument is a mapping, or an iterable of (key, value) pairs; keywords add\n"
        "items to it.",
    .slots =
        {
            .repr = dict_repr,
            .compare = dict_compare,
            .length = dict_length,
            .get_item = dict_subscript,
            .set_item = dict_set_subscript,
            .contains = dict_contains,
            .iterate = dict_iterate,
            .binary = dict_binary,
            .binary_operators = operator_bit(BinaryOperator::BitOr),
            .inplace = dict_inplace,
            .inplace_operators = operator_bit(BinaryOperator::BitOr),
        },
    .trace = trace_dict,
    .instance_bytes = sizeof(Dict),
    .constructor = &kNew,
    .initializer = &kInit,
    .methods = kDictMethods,
    .unhashable = true,
};

}  // namespace hognose
