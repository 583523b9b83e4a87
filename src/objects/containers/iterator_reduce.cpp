// __reduce__ and __setstate__ of the iterators of built-in containers.
//
// __reduce__ returns what is needed to make another iterator that continues at the same position.
// The remaining items of a dict or set are listed by a copy of the iterator, so that it does not
// advance.
#include "objects/containers/iterator_reduce.h"

#include <algorithm>
#include <initializer_list>

#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Result<Value> iter_function(Vm& vm) {
  constexpr LibraryServiceRow kRow = row_of(LibraryService::Iter);
  Str* wanted = TRY(intern(vm, std::string_view(kRow.attribute)));
  for (const BootFunction& function : vm.boot.functions()) {
    if (function.name == offset_of(wanted) && std::string_view(function.module) == kRow.module) {
      return Value::from_offset(function.cell);
    }
  }
  return vm.raise(TypeId::SystemError, "the library is not complete");
}

Result<Value> parts(Vm& vm, Value callable, std::initializer_list<Value> arguments,
                    Value state = Value::undefined()) {
  Tuple* made = TRY(make_tuple(vm, arguments.begin(), arguments.size()));
  Value all[] = {callable, Value::from_cell(made), state};
  return Value::from_cell(TRY(make_tuple(vm, all, state.is_undefined() ? 2 : 3)));
}

Result<Value> parts_with_items(Vm& vm, Value callable, Value first, Value items) {
  const Tuple* tuple = vm.cell<Tuple>(items);
  Tuple* made = TRY(make_tuple_room(vm, size_t{tuple->length} + 1));
  made->items[0] = first;
  std::copy_n(tuple->items.data(), tuple->length, made->items.from(1));
  Value all[] = {callable, Value::from_cell(made)};
  return Value::from_cell(TRY(make_tuple(vm, all, 2)));
}

// The result of a guest's __len__ may be anything, and positions are small ints.
constexpr int64_t kLongest = INT32_MAX;

Result<int64_t> bounded_length_calling(Vm& vm, Value sequence) {
  return std::min(kLongest, TRY(length_calling(vm, sequence)));
}

template <class Iterator>
Result<Value> rest_of(Vm& vm, Value self) {
  TypeId id = exact_type_id(self, vm.base);
  Iterator* copy = TRY(vm.make<Iterator>(id));
  const Iterator* iterator = vm.known<Iterator>(self);
  uint32_t shape = copy->shape;
  *copy = *iterator;
  copy->shape = shape;
  List* left = TRY(list_from_iterable_calling(vm, Value::from_cell(copy)));
  return parts(vm, TRY(iter_function(vm)), {Value::from_cell(left)});
}

Result<Value> reduce_list(Vm& vm, Value self) {
  const ListIterator* iterator = vm.known<ListIterator>(self);
  bool is_reversed = vm.is_exactly(self, TypeId::ListReverseIterator);
  if (iterator->list.is_undefined()) {
    List* empty = TRY(make_list_room(vm, 0));
    return parts(vm, TRY(iter_function(vm)), {Value::from_cell(empty)});
  }
  Value list = iterator->list;
  if (!is_reversed) {
    return parts(vm, TRY(iter_function(vm)), {list}, Value::from_small_int(iterator->next));
  }
  return parts(vm, Value::from_cell(vm.type(TypeId::Reversed)), {list},
               Value::from_small_int(int64_t{iterator->next} - 1));
}

Result<Value> reduce_sequence(Vm& vm, Value self) {
  const SequenceIterator* iterator = vm.known<SequenceIterator>(self);
  Value iter = TRY(iter_function(vm));
  if (!iterator->sequence.is_undefined() && iterator->index.small_int() >= 0) {
    return parts(vm, iter, {iterator->sequence}, iterator->index);
  }
  switch (exact_type_id(self, vm.base)) {
    case TypeId::StrIterator:
    case TypeId::StrAsciiIterator: return parts(vm, iter, {Value::from_cell(vm.empty_string())});
    default: return parts(vm, iter, {Value::from_cell(vm.empty_tuple())});
  }
}

Result<Value> reduce_range(Vm& vm, Value self) {
  const RangeIterator* iterator = vm.known<RangeIterator>(self);
  Value next = iterator->next;
  Value step = iterator->step;
  Value way = TRY(binary_calling(vm, BinaryOperator::Multiply, iterator->remaining, step));
  Value stop = TRY(binary_calling(vm, BinaryOperator::Add, next, way));
  Value range = TRY(vm.call(Value::from_cell(vm.type(TypeId::Range)), {next, stop, step}));
  return parts(vm, TRY(iter_function(vm)), {range}, Value::none());
}

Result<Value> reduce_builtin(Vm& vm, Value self) {
  const BuiltinIterator* iterator = vm.known<BuiltinIterator>(self);
  Value type = Value::from_cell(vm.type_of(self));
  Value source = iterator->source;
  Value state = iterator->state;
  switch (layout_of(vm.cell(self))) {
    case TypeId::CallableIterator:
      if (source.is_undefined()) return reduce_to_iter(vm, source);
      return parts(vm, TRY(iter_function(vm)), {source, state});
    case TypeId::Enumerate: return parts(vm, type, {source, state});
    case TypeId::Filter: return parts(vm, type, {state, source});
    case TypeId::Map: return parts_with_items(vm, type, state, source);
    case TypeId::Zip: {
      Value all[] = {type, source, Value::boolean(true)};
      return Value::from_cell(TRY(make_tuple(vm, all, iterator->option.is_true() ? 3 : 2)));
    }
    case TypeId::Reversed:
      if (source.is_undefined()) return parts(vm, type, {Value::from_cell(vm.empty_tuple())});
      return parts(vm, type, {source}, state);
    default: break;
  }
  return vm.raise(TypeId::TypeError, "cannot pickle '{}' object", type_name(vm, self));
}

}  // namespace

Result<Value> reduce_to_iter(Vm& vm, Value iterable) {
  if (iterable.is_undefined()) iterable = Value::from_cell(vm.empty_tuple());
  return parts(vm, TRY(iter_function(vm)), {iterable});
}

Result<Value> iterator_reduce_calling(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  switch (layout_of(vm.cell(self))) {
    case TypeId::ListIterator:
    case TypeId::ListReverseIterator: return reduce_list(vm, self);
    case TypeId::TupleIterator:
    case TypeId::StrIterator:
    case TypeId::StrAsciiIterator:
    case TypeId::BytesIterator:
    case TypeId::BytearrayIterator:
    case TypeId::ArrayIterator:
    case TypeId::SequenceIterator: return reduce_sequence(vm, self);
    case TypeId::RangeIterator:
    case TypeId::LongRangeIterator: return reduce_range(vm, self);
    case TypeId::DictKeyIterator:
    case TypeId::DictValueIterator:
    case TypeId::DictItemIterator:
    case TypeId::DictReverseKeyIterator:
    case TypeId::DictReverseValueIterator:
    case TypeId::DictReverseItemIterator: return rest_of<DictIterator>(vm, self);
    case TypeId::SetIterator: return rest_of<SetIterator>(vm, self);
    default: return reduce_builtin(vm, self);
  }
}

Result<Value> iterator_set_state_calling(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  int64_t wanted = TRY(index_int64_calling(vm, arguments[1], OutOfRange::RaiseOverflow));
  // The conversion above may have run guest code, so the fields are read only now.
  switch (layout_of(vm.cell(self))) {
    case TypeId::ListIterator:
    case TypeId::ListReverseIterator: {
      ListIterator* iterator = vm.known<ListIterator>(self);
      if (iterator->list.is_undefined()) return Value::none();
      int64_t length = vm.cell<List>(iterator->list)->length;
      bool is_reversed = vm.is_exactly(self, TypeId::ListReverseIterator);
      int64_t place = is_reversed ? std::clamp<int64_t>(wanted, -1, length - 1) + 1
                                  : std::clamp<int64_t>(wanted, 0, length);
      iterator->next = static_cast<uint32_t>(place);
      return Value::none();
    }
    case TypeId::Reversed: {
      BuiltinIterator* iterator = vm.known<BuiltinIterator>(self);
      if (iterator->source.is_undefined()) return Value::none();
      int64_t length = TRY(bounded_length_calling(vm, iterator->source));
      iterator->state = Value::from_small_int(std::clamp<int64_t>(wanted, -1, length - 1));
      return Value::none();
    }
    default: {
      SequenceIterator* iterator = vm.known<SequenceIterator>(self);
      if (iterator->sequence.is_undefined()) return Value::none();
      bool has_length = !vm.is_exactly(self, TypeId::SequenceIterator);
      int64_t length = has_length ? TRY(bounded_length_calling(vm, iterator->sequence)) : kLongest;
      // A negative position is the end of a bytearray's iterator.
      int64_t least = vm.is_exactly(self, TypeId::BytearrayIterator) ? -1 : 0;
      iterator->index = Value::from_small_int(std::clamp<int64_t>(wanted, least, length));
      return Value::none();
    }
  }
}

}  // namespace hognose
