// Read-only views of the host's data: mappings, sequences and sets that are read in place.
//
// Each view holds a handle. Its contents stay with the host and are copied item by item when they
// are read; containers become views of their own. The first search by key builds an index: a dict
// in guest memory from keys to positions, so that keys compare as in Python. No view has an
// operation that writes.
#include "embed/host/table.h"
#include "embed/values/conversion.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/iterators.h"
#include "objects/containers/list.h"
#include "objects/containers/slice_bounds.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/protocol.h"
#include "objects/protocols/repr_guard.h"
#include "objects/text/string_builder.h"

namespace hognose {

namespace {

// For sequences, Keys means the items and Backwards the items in reverse order.
enum class Part : uint32_t { Keys, Values, Items, Backwards };

Result<const HostValue*> data_of(Vm& vm, Value view) { return TRY(host_of(vm))->viewed(vm, view); }

Result<Value> part_of(Vm& vm, Value view, const HostValue& item) {
  return TRY(host_of(vm))->lend_part(vm, view, item);
}

bool is_view(Vm& vm, Value value) {
  return vm.is_exactly(value, TypeId::HostMapping) || vm.is_exactly(value, TypeId::HostSequence) ||
         vm.is_exactly(value, TypeId::HostSet);
}

size_t size_of(const HostValue& data) {
  return data.kind == HostValue::Kind::Dict ? data.entries.size() : data.items.size();
}

const HostValue& key_at(const HostValue& data, size_t i) {
  return data.kind == HostValue::Kind::Dict ? data.entries[i].first : data.items[i];
}

bool is_sequence(const HostValue& data) {
  return data.kind == HostValue::Kind::List || data.kind == HostValue::Kind::Tuple;
}

// The item at position i, which must be below the view's size. Keys and items of sets are copied
// whole: a tuple must be a key by value, which a view of it would not be.
Result<Value> item_at(Vm& vm, Value view, const HostValue& data, size_t i, Part part) {
  if (is_sequence(data)) {
    return part_of(vm, view, data.items[part == Part::Backwards ? data.items.size() - 1 - i : i]);
  }
  if (part == Part::Keys || data.kind != HostValue::Kind::Dict)
    return to_guest(vm, key_at(data, i));
  Value value = TRY(part_of(vm, view, data.entries[i].second));
  if (part == Part::Values) return value;
  Value key = TRY(to_guest(vm, data.entries[i].first));
  return Value::from_cell(TRY(make_tuple(vm, {key, value})));
}

// Returns the index from keys to positions. Keys that Python cannot hash are a mistake of the host.
Result<Dict*> index_of_calling(Vm& vm, Value view) {
  auto* cell = vm.cell<HostView>(view);
  if (cell->index) return cell->index.get();
  const HostValue& data = *TRY(data_of(vm, view));
  Dict* index = TRY(make_dict(vm, size_of(data)));
  for (size_t i = 0; i < size_of(data); ++i) {
    TRY(vm.meter.charge(2));
    Value key = TRY(to_guest(vm, key_at(data, i)));
    TRY(dict_set_calling(vm, index, key, Value::from_small_int(static_cast<int64_t>(i))));
  }
  cell->index = index;
  return index;
}

constexpr size_t kAbsent = SIZE_MAX;

Result<size_t> find_calling(Vm& vm, Value view, Value key) {
  Dict* index = TRY(index_of_calling(vm, view));
  Value found = TRY(dict_find_calling(vm, index, key));
  if (!found.is_small_int()) return kAbsent;
  auto place = static_cast<size_t>(found.small_int());
  return place < size_of(*TRY(data_of(vm, view))) ? place : kAbsent;
}

// --- operations of all views

Result<int64_t> view_length(Vm& vm, Value self) {
  return static_cast<int64_t>(size_of(*TRY(data_of(vm, self))));
}

Result<Value> make_items(Vm& vm, TypeId type, Value view, Part part) {
  auto* items = TRY(vm.make<HostItemsCell>(type));
  items->view = view;
  items->part = static_cast<uint32_t>(part);
  return Value::from_cell(items);
}

Result<Value> view_iterate(Vm& vm, Value self) {
  return make_items(vm, TypeId::HostIterator, self, Part::Keys);
}

Result<bool> view_contains_key(Vm& vm, Value self, Value key) {
  return TRY(find_calling(vm, self, key)) != kAbsent;
}

// The data as guest objects: the result of copy(), and the operands of comparisons.
Result<Value> copied(Vm& vm, Value value) {
  return is_view(vm, value) ? to_guest(vm, *TRY(data_of(vm, value))) : value;
}

Result<Value> view_copy(Vm& vm, const Value* arguments) { return copied(vm, arguments[0]); }

Result<Value> view_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  bool equality = op == CompareOperator::Equal || op == CompareOperator::NotEqual;
  if (self == other && equality) return Value::boolean(op == CompareOperator::Equal);
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error(" in comparison");
  Value left = TRY(copied(vm, self));
  Value right = TRY(copied(vm, other));
  return compare_calling(vm, left, right, op);
}

Result<Value> view_repr(Vm& vm, Value self) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error(" while getting the repr");
  Str* text = TRY(repr_calling(vm, TRY(copied(vm, self))));
  return Value::from_cell(TRY(make_text(vm, "{}({})", type_name(vm, self), text)));
}

Failure raise_read_only(Vm& vm, Value self) {
  return vm.raise(TypeId::TypeError, "'{}' object is a read-only view of the host's data",
                  type_name(vm, self));
}

Result<void> refuse_set_item(Vm& vm, Value self, Value, Value) { return raise_read_only(vm, self); }

Result<Value> refuse_inplace(Vm& vm, BinaryOperator, Value self, Value) {
  return raise_read_only(vm, self);
}

Result<Value> refuse_method(Vm& vm, const Value* arguments) {
  return raise_read_only(vm, arguments[0]);
}

// Operators work on copies and return new objects.
Result<Value> view_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  if (!is_view(vm, left) && !is_view(vm, right)) return Value::not_implemented();
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  Value a = TRY(copied(vm, left));
  Value b = TRY(copied(vm, right));
  return binary_calling(vm, op, a, b);
}

void trace_view(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<HostView*>(cell)->index);
}

// --- mappings

Result<Value> mapping_get_item(Vm& vm, Value self, Value key) {
  size_t place = TRY(find_calling(vm, self, key));
  if (place == kAbsent) return vm.raise_with_argument(TypeId::KeyError, key);
  return item_at(vm, self, *TRY(data_of(vm, self)), place, Part::Values);
}

Result<Value> mapping_get(Vm& vm, const Value* arguments) {
  size_t place = TRY(find_calling(vm, arguments[0], arguments[1]));
  if (place == kAbsent) return arguments[2];
  return item_at(vm, arguments[0], *TRY(data_of(vm, arguments[0])), place, Part::Values);
}

template <Part part>
Result<Value> mapping_part(Vm& vm, const Value* arguments) {
  return make_items(vm, TypeId::HostItems, arguments[0], part);
}

// --- sequences

Result<Value> sequence_get_item(Vm& vm, Value self, Value key) {
  const HostValue& data = *TRY(data_of(vm, self));
  auto size = static_cast<int64_t>(data.items.size());
  if (vm.is_exactly(key, TypeId::Slice)) {
    SliceBounds bounds = TRY(slice_bounds_calling(vm, vm.cell<Slice>(key), size));
    List* list = TRY(make_list_room(vm, static_cast<uint64_t>(bounds.count)));
    for (int64_t i = 0; i < bounds.count; ++i) {
      TRY(vm.meter.charge(1));
      auto place = static_cast<size_t>(bounds.start + i * bounds.step);
      TRY(list_append(vm, list, TRY(part_of(vm, self, data.items[place]))));
    }
    if (data.kind == HostValue::Kind::List) return Value::from_cell(list);
    return Value::from_cell(
        TRY(make_tuple(vm, list->items ? list->items->values.data() : nullptr, list->length)));
  }
  int64_t i = TRY(index_int64_calling(vm, key, OutOfRange::RaiseIndex));
  if (i < 0) i += size;
  if (i >= 0 && i < size) return part_of(vm, self, data.items[static_cast<size_t>(i)]);
  return vm.raise(TypeId::IndexError, "{} index out of range", type_name(vm, self));
}

// Finds the position of the first equal item; kAbsent if there is none. `count`, if not null,
// receives the number of equal items.
Result<size_t> search_calling(Vm& vm, Value self, Value item, uint64_t* count) {
  const HostValue& data = *TRY(data_of(vm, self));
  size_t first = kAbsent;
  for (size_t i = 0; i < data.items.size(); ++i) {
    TRY(vm.meter.charge(2));
    Value own = TRY(part_of(vm, self, data.items[i]));
    if (!TRY(equal_calling(vm, own, item))) continue;
    if (first == kAbsent) first = i;
    if (count == nullptr) break;
    ++*count;
  }
  return first;
}

Result<bool> sequence_contains(Vm& vm, Value self, Value item) {
  return TRY(search_calling(vm, self, item, nullptr)) != kAbsent;
}

Result<Value> sequence_index(Vm& vm, const Value* arguments) {
  size_t place = TRY(search_calling(vm, arguments[0], arguments[1], nullptr));
  if (place != kAbsent) return make_int(vm, static_cast<int64_t>(place));
  return vm.raise(TypeId::ValueError, "value is not in the {}", type_name(vm, arguments[0]));
}

Result<Value> sequence_count(Vm& vm, const Value* arguments) {
  uint64_t count = 0;
  TRY(search_calling(vm, arguments[0], arguments[1], &count));
  return make_int_unsigned(vm, count);
}

Result<Value> sequence_reversed(Vm& vm, const Value* arguments) {
  return make_items(vm, TypeId::HostIterator, arguments[0], Part::Backwards);
}

// --- keys(), values(), items() and iterators

size_t next_place(const HostItemsCell& items) { return items.next; }

Result<int64_t> items_length(Vm& vm, Value self) {
  return view_length(vm, vm.cell<HostItemsCell>(self)->view);
}

Result<Value> items_iterate(Vm& vm, Value self) {
  auto* items = vm.cell<HostItemsCell>(self);
  return make_items(vm, TypeId::HostIterator, items->view, static_cast<Part>(items->part));
}

Result<bool> items_contain(Vm& vm, Value self, Value item) {
  auto* items = vm.cell<HostItemsCell>(self);
  if (static_cast<Part>(items->part) == Part::Keys) {
    return view_contains_key(vm, items->view, item);
  }
  bool found = false;
  TRY(for_each_calling(vm, self, [&](Value own) -> Result<bool> {
    found = TRY(equal_calling(vm, own, item));
    return !found;
  }));
  return found;
}

Result<Value> items_repr(Vm& vm, Value self) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error(" while getting the repr");
  List* list = TRY(list_from_iterable_calling(vm, self));
  Str* text = TRY(repr_calling(vm, Value::from_cell(list)));
  return Value::from_cell(TRY(make_text(vm, "{}({})", type_name(vm, self), text)));
}

Result<Value> iterator_next(Vm& vm, Value self) {
  auto* items = vm.cell<HostItemsCell>(self);
  if (items->view.is_undefined()) return Value::undefined();
  Value view = items->view;
  const HostValue& data = *TRY(data_of(vm, view));
  size_t place = next_place(*items);
  if (place >= size_of(data) || place == UINT32_MAX) {
    items->view = Value::undefined();
    return Value::undefined();
  }
  items->next = static_cast<uint32_t>(place + 1);
  return item_at(vm, view, data, place, static_cast<Part>(items->part));
}

void trace_items(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<HostItemsCell*>(cell)->view);
}

// Includes the methods that change lists, dicts and sets, so that the error can say that the view
// is read-only.
constexpr NativeRow kMappingMethods[] = {
    {"clear(self, /)", refuse_method},
    {"copy(self, /)", view_copy},
    {"get(self, key, default=None, /)", mapping_get},
    {"items(self, /)", mapping_part<Part::Items>},
    {"keys(self, /)", mapping_part<Part::Keys>},
    {"pop(self, /, *args)", refuse_method},
    {"popitem(self, /)", refuse_method},
    {"setdefault(self, /, *args)", refuse_method},
    {"update(self, /, *args, **kwargs)", refuse_method},
    {"values(self, /)", mapping_part<Part::Values>},
};
constexpr NativeRow kSequenceMethods[] = {
    {"__reversed__(self, /)", sequence_reversed},
    {"append(self, object, /)", refuse_method},
    {"clear(self, /)", refuse_method},
    {"copy(self, /)", view_copy},
    {"count(self, value, /)", sequence_count},
    {"extend(self, iterable, /)", refuse_method},
    {"index(self, value, /)", sequence_index},
    {"insert(self, index, object, /)", refuse_method},
    {"pop(self, /, *args)", refuse_method},
    {"remove(self, value, /)", refuse_method},
    {"reverse(self, /)", refuse_method},
    {"sort(self, /, **kwargs)", refuse_method},
};
constexpr NativeRow kSetMethods[] = {
    {"add(self, object, /)", refuse_method},
    {"clear(self, /)", refuse_method},
    {"copy(self, /)", view_copy},
    {"discard(self, object, /)", refuse_method},
    {"pop(self, /)", refuse_method},
    {"remove(self, object, /)", refuse_method},
    {"update(self, /, *args)", refuse_method},
};

constexpr uint16_t kSetOperators =
    operator_bit(BinaryOperator::BitOr) | operator_bit(BinaryOperator::BitAnd) |
    operator_bit(BinaryOperator::BitXor) | operator_bit(BinaryOperator::Subtract);
constexpr uint16_t kSequenceOperators =
    operator_bit(BinaryOperator::Add) | operator_bit(BinaryOperator::Multiply);

}  // namespace

const TypeSpec kHostMappingType = {
    .doc = "A read-only view of a mapping of the host.",
    .slots = {.repr = view_repr,
              .compare = view_compare,
              .length = view_length,
              .get_item = mapping_get_item,
              .set_item = refuse_set_item,
              .contains = view_contains_key,
              .iterate = view_iterate,
              .binary = view_binary,
              .binary_operators = operator_bit(BinaryOperator::BitOr),
              .inplace = refuse_inplace,
              .inplace_operators = operator_bit(BinaryOperator::BitOr)},
    .trace = trace_view,
    .instance_bytes = sizeof(HostView),
    .methods = kMappingMethods,
    .unhashable = true,
};

const TypeSpec kHostSequenceType = {
    .doc = "A read-only view of a sequence of the host.",
    .slots = {.repr = view_repr,
              .compare = view_compare,
              .length = view_length,
              .get_item = sequence_get_item,
              .set_item = refuse_set_item,
              .contains = sequence_contains,
              .iterate = view_iterate,
              .binary = view_binary,
              .binary_operators = kSequenceOperators,
              .inplace = refuse_inplace,
              .inplace_operators = kSequenceOperators},
    .trace = trace_view,
    .instance_bytes = sizeof(HostView),
    .methods = kSequenceMethods,
    .unhashable = true,
};

const TypeSpec kHostSetType = {
    .doc = "A read-only view of a set of the host.",
    .slots = {.repr = view_repr,
              .compare = view_compare,
              .length = view_length,
              .contains = view_contains_key,
              .iterate = view_iterate,
              .binary = view_binary,
              .binary_operators = kSetOperators,
              .inplace = refuse_inplace,
              .inplace_operators = kSetOperators},
    .trace = trace_view,
    .instance_bytes = sizeof(HostView),
    .methods = kSetMethods,
    .unhashable = true,
};

const TypeSpec kHostItemsType = {
    .doc = "The keys, values or items of a read-only view of a mapping of the host.",
    .slots = {.repr = items_repr,
              .length = items_length,
              .contains = items_contain,
              .iterate = items_iterate},
    .trace = trace_items,
    .instance_bytes = sizeof(HostItemsCell),
};

const TypeSpec kHostIteratorType = {
    .slots = {.iterate = iterate_self, .next = iterator_next},
    .trace = trace_items,
    .instance_bytes = sizeof(HostItemsCell),
};

}  // namespace hognose
