// One step of the iterators that loops meet most, without a call.
//
// A step is done only if nothing about it is unusual. An iterator that is exhausted, whose dict has
// changed, or that leads to guest code is left as it is: next_calling() makes that step. A step
// here does and pays what next_calling() does and pays.
#pragma once

#include "machine/machine.h"
#include "machine/quick_cells.h"
#include "objects/containers/dict_table.h"
#include "objects/containers/sequence.h"
#include "objects/containers/set_table.h"

namespace hognose {

// The registers of a loop (handlers/control.inc) over a range of small ints, a list, a tuple or a
// plain string, which need no iterator. False, and nothing done, for anything else.
inline bool quick_loop(uintptr_t base, Value source, Value* loop) {
  if (!source.is_cell()) return false;
  const Cell* cell = RootedCells(base).of(source);
  switch (cell->shape) {
    case shape_offset(TypeId::List):
    case shape_offset(TypeId::Tuple): break;
    case shape_offset(TypeId::Str): {
      const auto* text = static_cast<const Str*>(cell);
      if (text->kind != 1 || (text->flags & kStrShared) != 0) return false;
      break;
    }
    case shape_offset(TypeId::Range): {
      const auto* range = static_cast<const Range*>(cell);
      const Value start = range->start, stop = range->stop, step = range->step;
      if (!both_small_ints(start, stop) || !step.is_small_int()) return false;
      loop[0] = start;
      loop[1] = stop;
      loop[2] = step;
      return true;
    }
    default: return false;
  }
  loop[0] = source;
  loop[1] = Value::from_small_int(0);
  loop[2] = Value::none();
  return true;
}

// The search for a slot needs many registers, which the other iterators would save and restore,
// too.
__attribute__((noinline)) inline Value quick_set_item(Machine& vm, SetIterator* iterator) {
  if (!is_any_set(vm, iterator->set)) return Value::undefined();
  return set_iterator_take(vm.cell<Set>(iterator->set), iterator);
}

// The next item of an iterator over one container. Undefined, and nothing done, if the step is not
// quick.
inline Value quick_item(Machine& vm, Cell* cell) {
  switch (cell->shape) {
    case shape_offset(TypeId::ListIterator): {
      auto* iterator = static_cast<ListIterator*>(cell);
      if (!vm.has_layout(iterator->list, TypeId::List)) return Value::undefined();
      const ItemsView view = items_of(vm, iterator->list);
      if (iterator->next >= view.count) return Value::undefined();
      return view.items[iterator->next++];
    }
    case shape_offset(TypeId::ListReverseIterator): {
      // The position of a reverse iterator is one greater than the index of the next item.
      auto* iterator = static_cast<ListIterator*>(cell);
      if (!vm.has_layout(iterator->list, TypeId::List)) return Value::undefined();
      const ItemsView view = items_of(vm, iterator->list);
      if (iterator->next == 0 || iterator->next > view.count) return Value::undefined();
      return view.items[--iterator->next];
    }
    case shape_offset(TypeId::TupleIterator): {
      auto* iterator = static_cast<SequenceIterator*>(cell);
      if (!vm.has_layout(iterator->sequence, TypeId::Tuple)) return Value::undefined();
      const ItemsView view = items_of(vm, iterator->sequence);
      const uint64_t index = iterator->index.bits() - Value::kIntegerBias;
      if (index >= view.count) return Value::undefined();
      iterator->index = Value::from_bits(iterator->index.bits() + 1);
      return view.items[index];
    }
    case shape_offset(TypeId::RangeIterator): {
      auto* iterator = static_cast<RangeIterator*>(cell);
      if (iterator->remaining.small_int() <= 0) return Value::undefined();
      const Value item = iterator->next;
      iterator->remaining = Value::from_small_int(iterator->remaining.small_int() - 1);
      iterator->next = Value::from_small_int(item.small_int() + iterator->step.small_int());
      return item;
    }
    case shape_offset(TypeId::DictKeyIterator): {
      const DictEntry* entry = dict_iterator_take(vm, static_cast<DictIterator*>(cell));
      return entry == nullptr ? Value::undefined() : entry->key;
    }
    case shape_offset(TypeId::DictValueIterator): {
      const DictEntry* entry = dict_iterator_take(vm, static_cast<DictIterator*>(cell));
      return entry == nullptr ? Value::undefined() : entry->value;
    }
    case shape_offset(TypeId::SetIterator):
      return quick_set_item(vm, static_cast<SetIterator*>(cell));
    default: return Value::undefined();
  }
}

// Whether quick_item() would make a step of a list iterator, the iterator that zip() meets most
// after the first.
inline bool has_quick_item(Machine& vm, const Cell* cell) {
  if (cell->shape != shape_offset(TypeId::ListIterator)) return false;
  const auto* iterator = static_cast<const ListIterator*>(cell);
  return vm.has_layout(iterator->list, TypeId::List) &&
         iterator->next < items_of(vm, iterator->list).count;
}

inline constexpr size_t kPairBytes = sizeof(Tuple) + 2 * sizeof(Value);

// The heap must have quick room for it.
inline Value quick_pair(Machine& vm, Value first, Value second) {
  auto* pair = static_cast<Tuple*>(vm.heap.allocate_fast(kPairBytes));
  pair->shape = shape_offset(TypeId::Tuple);
  pair->length = 2;
  pair->items[0] = first;
  pair->items[1] = second;
  return Value::from_cell(pair);
}

// The next pair of the items of a dict, of an enumerate, or of a zip of two. A step that cannot be
// made must leave no garbage: collections would come at other times, and cost fuel.
inline Value quick_next_pair(Machine& vm, Cell* cell) {
  if (!vm.heap.has_quick_room(kPairBytes)) return Value::undefined();
  switch (cell->shape) {
    case shape_offset(TypeId::DictItemIterator): {
      const DictEntry* entry = dict_iterator_take(vm, static_cast<DictIterator*>(cell));
      return entry == nullptr ? Value::undefined() : quick_pair(vm, entry->key, entry->value);
    }
    case shape_offset(TypeId::Enumerate): {
      auto* iterator = static_cast<BuiltinIterator*>(cell);
      const Value number = iterator->state;
      if (!iterator->source.is_cell() || !number.is_small_int() ||
          number.small_int() >= Value::kIntegerMaximum) {
        return Value::undefined();
      }
      const Value item = quick_item(vm, vm.cell(iterator->source));
      if (item.is_undefined()) return Value::undefined();
      iterator->state = Value::from_bits(number.bits() + 1);
      return quick_pair(vm, number, item);
    }
    case shape_offset(TypeId::Zip): {
      constexpr int64_t kPrice = 2;  // one unit for each iterator
      const Value source = static_cast<BuiltinIterator*>(cell)->source;
      if (!vm.is_exactly(source, TypeId::Tuple) || vm.meter.slice < kPrice) {
        return Value::undefined();
      }
      const Tuple* iterators = vm.known<Tuple>(source);
      // An iterator that is given twice gives both items of a pair.
      if (iterators->length != 2 || iterators->items[0] == iterators->items[1] ||
          !iterators->items[0].is_cell() || !iterators->items[1].is_cell()) {
        return Value::undefined();
      }
      Cell* second = vm.cell(iterators->items[1]);
      if (!has_quick_item(vm, second)) return Value::undefined();
      const Value item = quick_item(vm, vm.cell(iterators->items[0]));
      if (item.is_undefined()) return Value::undefined();
      vm.meter.slice -= kPrice;
      return quick_pair(vm, item, quick_item(vm, second));
    }
    default: return Value::undefined();
  }
}

// The next item, or undefined if next_calling() must make the step.
__attribute__((noinline)) inline Value quick_next(Machine& vm, Value iterator) {
  if (!iterator.is_cell()) return Value::undefined();
  Cell* cell = vm.cell(iterator);
  const Value item = quick_item(vm, cell);
  return item.is_undefined() ? quick_next_pair(vm, cell) : item;
}

}  // namespace hognose
