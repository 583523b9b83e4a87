// The views of dicts: keys(), values() and items(). Keys and items behave like sets.
//
// A view holds its dict. The other operand of an operator may be any iterable. Results of operators
// are sets. Which side is iterated follows CPython, because it determines the order of the result.
#include <utility>

#include "objects/containers/dict.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/set_access.h"
#include "objects/containers/set_operations.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/protocol.h"
#include "objects/protocols/repr_guard.h"
#include "objects/text/string_builder.h"

namespace hognose {

namespace {

Value dict_value_of(Vm& vm, Value view) { return vm.cell<DictView>(view)->mapping; }
Dict* dict_of(Vm& vm, Value view) { return vm.cell<Dict>(dict_value_of(vm, view)); }

// By layout, because the views of an OrderedDict are separate types with the same layout.
bool is_keys(Vm& vm, Value value) { return vm.has_layout(value, TypeId::DictKeys); }
bool is_items(Vm& vm, Value value) { return vm.has_layout(value, TypeId::DictItems); }
bool is_set_view(Vm& vm, Value value) { return is_keys(vm, value) || is_items(vm, value); }

Result<Value> view_repr(Vm& vm, Value self) {
  ReprGuard guard(vm, self);
  if (TRY(guard.already_printing())) return Value::from_cell(TRY(make_string_ascii(vm, "...")));
  List* items = TRY(list_from_iterable_calling(vm, self));
  Str* text = TRY(repr_calling(vm, Value::from_cell(items)));
  return Value::from_cell(TRY(make_text(vm, "{}({})", type_name(vm, self), text)));
}

Result<int64_t> view_length(Vm& vm, Value self) { return dict_of(vm, self)->length.get(); }

template <TypeId iterator_type>
Result<Value> view_iterate(Vm& vm, Value self) {
  return make_dict_iterator(vm, iterator_type, dict_value_of(vm, self));
}

template <TypeId iterator_type>
Result<Value> view_reversed(Vm& vm, const Value* arguments) {
  return make_dict_iterator(vm, iterator_type, dict_value_of(vm, arguments[0]));
}

Result<bool> keys_contain(Vm& vm, Value self, Value key) {
  return !TRY(dict_find_calling(vm, dict_of(vm, self), key)).is_undefined();
}

Result<bool> items_contain(Vm& vm, Value self, Value item) {
  if (!vm.has_layout(item, TypeId::Tuple)) return false;
  const Tuple* pair = vm.cell<Tuple>(item);
  if (pair->length != 2) return false;
  Value found = TRY(dict_find_calling(vm, dict_of(vm, self), pair->items[0]));
  if (found.is_undefined()) return false;
  return equal_calling(vm, found, pair->items[1]);
}

Result<bool> view_contains(Vm& vm, Value view, Value item) {
  return is_keys(vm, view) ? keys_contain(vm, view, item) : items_contain(vm, view, item);
}

Result<bool> all_contained_calling(Vm& vm, Value part, Value whole) {
  bool all = true;
  TRY(for_each_calling(vm, part, [&](Value item) -> Result<bool> {
    all = TRY(contains_calling(vm, whole, item));
    return all;
  }));
  return all;
}

Result<Value> view_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (!is_any_set(vm, other) && !is_set_view(vm, other)) return Value::not_implemented();
  int64_t length = TRY(view_length(vm, self));
  int64_t other_length = TRY(length_calling(vm, other));
  bool holds = false;
  switch (op) {
    case CompareOperator::Equal:
    case CompareOperator::NotEqual:
      holds = length == other_length && TRY(all_contained_calling(vm, self, other));
      holds = holds == (op == CompareOperator::Equal);
      break;
    case CompareOperator::Less:
      holds = length < other_length && TRY(all_contained_calling(vm, self, other));
      break;
    case CompareOperator::LessEqual:
      holds = length <= other_length && TRY(all_contained_calling(vm, self, other));
      break;
    case CompareOperator::Greater:
      holds = length > other_length && TRY(all_contained_calling(vm, other, self));
      break;
    case CompareOperator::GreaterEqual:
      holds = length >= other_length && TRY(all_contained_calling(vm, other, self));
      break;
  }
  return Value::boolean(holds);
}

// set(value). The keys of an exact dict are read directly from the dict.
Result<Set*> view_to_set(Vm& vm, Value value) {
  Set* set = TRY(make_set(vm, TypeId::Set));
  if (is_keys(vm, value) && vm.is_exactly(dict_value_of(vm, value), TypeId::Dict)) {
    value = dict_value_of(vm, value);
  }
  TRY(set_update_calling(vm, set, value));
  return set;
}

Result<Set*> intersect_views(Vm& vm, Value self, Value other) {
  if (!is_set_view(vm, self)) std::swap(self, other);
  int64_t length = TRY(view_length(vm, self));
  if (vm.is_exactly(other, TypeId::Set) && length <= vm.known<Set>(other)->length) {
    return set_intersection_calling(vm, vm.known<Set>(other), self);
  }
  if (is_set_view(vm, other) && TRY(view_length(vm, other)) > length) std::swap(self, other);
  Set* result = TRY(make_set(vm, TypeId::Set));
  TRY(for_each_calling(vm, other, [&](Value item) -> Result<bool> {
    if (TRY(view_contains(vm, self, item))) TRY(set_add_calling(vm, result, item));
    return true;
  }));
  return result;
}

Result<Set*> exclusive_items(Vm& vm, Value left, Value right) {
  Dict* rest = TRY(dict_copy_calling(vm, dict_value_of(vm, left)));
  Set* result = TRY(make_set(vm, TypeId::Set));
  Dict* other = dict_of(vm, right);
  for (uint32_t i = 0; i < other->used; ++i) {
    TRY(vm.meter.charge(1));
    DictEntry entry = *dict_entry(other, i);
    if (entry.key.is_deleted()) continue;
    int64_t number = TRY(dict_find_entry_calling(vm, rest, entry.key, entry.hash));
    if (number != kEntryAbsent) {
      Value mine = dict_entry(rest, static_cast<uint32_t>(number))->value;
      if (TRY(equal_calling(vm, mine, entry.value))) {
        // No other code has this dict, but == may have taken a long time. Delete by key, not by
        // number.
        TRY(dict_delete_calling(vm, rest, entry.key));
        continue;
      }
    }
    Tuple* pair = TRY(make_tuple(vm, {entry.key, entry.value}));
    TRY(set_add_calling(vm, result, Value::from_cell(pair)));
  }
  Value rest_items = TRY(make_dict_view(vm, TypeId::DictItems, Value::from_cell(rest)));
  TRY(set_update_calling(vm, result, rest_items));
  return result;
}

// Either operand may be the view; the other may be any iterable.
Result<Value> view_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  Set* result = nullptr;
  switch (op) {
    case BinaryOperator::BitAnd: result = TRY(intersect_views(vm, left, right)); break;
    case BinaryOperator::BitOr:
      result = TRY(view_to_set(vm, left));
      TRY(set_update_calling(vm, result, right));
      break;
    case BinaryOperator::Subtract:
      result = TRY(view_to_set(vm, left));
      TRY(set_difference_update_calling(vm, result, right));
      break;
    case BinaryOperator::BitXor:
      // CPython's special case, which determines the order of the result. It excludes the views of
      // an OrderedDict.
      if (vm.is_exactly(left, TypeId::DictItems) && vm.is_exactly(right, TypeId::DictItems)) {
        result = TRY(exclusive_items(vm, left, right));
        break;
      }
      result = TRY(view_to_set(vm, left));
      TRY(set_symmetric_difference_update_calling(vm, result, right));
      break;
    default: return Value::not_implemented();
  }
  return Value::from_cell(result);
}

Result<Value> view_isdisjoint(Vm& vm, const Value* arguments) {
  Value self = arguments[0], other = arguments[1];
  if (self == other) return Value::boolean(TRY(view_length(vm, self)) == 0);
  if (is_exactly_any_set(vm, other) || is_set_view(vm, other)) {
    if (TRY(length_calling(vm, other)) > TRY(view_length(vm, self))) std::swap(self, other);
  }
  bool disjoint = true;
  TRY(for_each_calling(vm, other, [&](Value item) -> Result<bool> {
    disjoint = !TRY(contains_calling(vm, self, item));
    return disjoint;
  }));
  return Value::boolean(disjoint);
}

Result<Value> view_mapping(Vm& vm, Value self) {
  DictView* proxy = TRY(vm.make<DictView>(TypeId::MappingProxy));
  proxy->mapping = dict_value_of(vm, self);
  return Value::from_cell(proxy);
}

constexpr uint16_t kViewOperators = static_cast<uint16_t>(
    operator_bit(BinaryOperator::BitAnd) | operator_bit(BinaryOperator::BitOr) |
    operator_bit(BinaryOperator::BitXor) | operator_bit(BinaryOperator::Subtract));

constexpr NativeRow kKeysMethods[] = {
    {"__reversed__(self, /)", view_reversed<TypeId::DictReverseKeyIterator>, kNativeConstantTime},
    {"isdisjoint(self, other, /)", view_isdisjoint},
};
constexpr NativeRow kValuesMethods[] = {
    {"__reversed__(self, /)", view_reversed<TypeId::DictReverseValueIterator>, kNativeConstantTime},
};
constexpr NativeRow kItemsMethods[] = {
    {"__reversed__(self, /)", view_reversed<TypeId::DictReverseItemIterator>, kNativeConstantTime},
    {"isdisjoint(self, other, /)", view_isdisjoint},
};
constexpr PropertyRow kProperties[] = {{"mapping", view_mapping, nullptr}};

}  // namespace

Result<Value> make_dict_view(Vm& vm, TypeId type, Value dict) {
  DictView* view = TRY(vm.make<DictView>(type));
  view->mapping = dict;
  return Value::from_cell(view);
}

void trace_dict_view(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<DictView*>(cell)->mapping);
}

const TypeSpec kDictKeysType = {
    .slots =
        {
            .repr = view_repr,
            .compare = view_compare,
            .length = view_length,
            .contains = keys_contain,
            .iterate = view_iterate<TypeId::DictKeyIterator>,
            .binary = view_binary,
            .binary_operators = kViewOperators,
        },
    .trace = trace_dict_view,
    .instance_bytes = sizeof(DictView),
    .methods = kKeysMethods,
    .properties = kProperties,
    .unhashable = true,
};

const TypeSpec kDictValuesType = {
    .slots =
        {
            .repr = view_repr,
            .length = view_length,
            .iterate = view_iterate<TypeId::DictValueIterator>,
        },
    .trace = trace_dict_view,
    .instance_bytes = sizeof(DictView),
    .methods = kValuesMethods,
    .properties = kProperties,
};

const TypeSpec kDictItemsType = {
    .slots =
        {
            .repr = view_repr,
            .compare = view_compare,
            .length = view_length,
            .contains = items_contain,
            .iterate = view_iterate<TypeId::DictItemIterator>,
            .binary = view_binary,
            .binary_operators = kViewOperators,
        },
    .trace = trace_dict_view,
    .instance_bytes = sizeof(DictView),
    .methods = kItemsMethods,
    .properties = kProperties,
    .unhashable = true,
};

}  // namespace hognose
