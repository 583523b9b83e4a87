// Functions that tools/check/pointers.py must judge rightly: its own test. They are never built;
// the declarations are as much of the engine's as they need.
#include <cstdint>

struct Vm;
struct Cell {
  uint32_t extra;
};
struct Value {
  uint64_t bits;
};
struct ValueArray : Cell {
  Value values[];
};
struct Tuple : Cell {
  Value items[];
};
struct List : Cell {
  ValueArray* items;
};
struct DictEntry {
  Value key;
  Value value;
};
struct Dict : Cell {
  uint32_t used;
};
template <class Item>
struct Sized : Cell {
  uint32_t length;
};
struct Set : Sized<Value> {
  uint32_t fill;
};
struct Deque : Cell {
  uint64_t mutations;
};
struct ByteStore : Cell {
  uint8_t* data() const;
};
struct BytesView {
  const uint8_t* data;
  uint32_t count;
};
struct TypeSlots {
  bool (*truth)(Vm& vm, Value value);
};
DictEntry* dict_entry(const Dict* dict, uint32_t index);
bool find_bytes(const Vm& vm, Value value, BytesView* view);
BytesView view_of(const Vm& vm, Value bytes);
Value& place(Vm& vm, Value sequence, uint32_t index);
bool equal_calling(Vm& vm, Value left, Value right);
template <class Step>
void for_each_calling(Vm& vm, Value iterable, Step step) {
  step(iterable);
}
void use(const void* pointer);
void use_number(uint64_t number);

bool hidden(Vm& vm, Value value) { return equal_calling(vm, value, value); }

void bad_pointer(Vm& vm, List* list, Value item) {
  const Value* values = list->items->values;
  equal_calling(vm, item, item);
  use(values);
}

void bad_length(Vm& vm, List* list, Value item) {
  uint32_t count = list->extra;
  for (uint32_t i = 0; i < count; ++i) equal_calling(vm, item, list->items->values[i]);
}

void bad_back_edge(Vm& vm, List* list, Value item) {
  Value* values = list->items->values;
  for (uint32_t i = 0; i < list->extra; ++i) {
    use(values + i);
    if (equal_calling(vm, item, item)) continue;
  }
}

void bad_entry(Vm& vm, Dict* dict, Value key) {
  DictEntry* entry = dict_entry(dict, 0);
  if (equal_calling(vm, entry->key, key)) use(&entry->value);
}

void bad_reference(Vm& vm, List* list, Value item) {
  Value& place = list->items->values[0];
  equal_calling(vm, item, item);
  place = item;
}

void bad_reference_into_a_value(Vm& vm, Value sequence, Value item) {
  Value& there = place(vm, sequence, 0);
  equal_calling(vm, item, item);
  there = item;
}

void bad_derived(Vm& vm, ByteStore* store, Value item) {
  const uint8_t* bytes = store->data();
  const uint8_t* end = bytes + store->extra;
  equal_calling(vm, item, item);
  use(end);
}

void bad_view(Vm& vm, Value bytes, Value item) {
  BytesView view;
  if (!find_bytes(vm, bytes, &view)) return;
  equal_calling(vm, item, item);
  use(view.data);
}

void bad_hidden_call(Vm& vm, List* list, Value item) {
  Value* values = list->items->values;
  hidden(vm, item);
  use(values);
}

void bad_slot(Vm& vm, List* list, Value item, const TypeSlots& slots) {
  Value* values = list->items->values;
  slots.truth(vm, item);
  use(values);
}

void bad_lambda(Vm& vm, List* list, Value iterable) {
  uint32_t count = list->extra;
  for_each_calling(vm, iterable, [&](Value item) {
    use_number(count);
    return true;
  });
}

void bad_one_branch(Vm& vm, List* list, Value item, bool again) {
  uint32_t count = list->extra;
  equal_calling(vm, item, item);
  if (again) count = list->extra;
  use_number(count);
}

void bad_switch(Vm& vm, List* list, Value item, int way) {
  Value* values = list->items->values;
  switch (way) {
    case 0: equal_calling(vm, item, item); break;
    default: break;
  }
  use(values);
}

template <int way>
bool hidden_in_a_template(Vm& vm, Value value) {
  return equal_calling(vm, value, value);
}

template <int way>
void bad_call_of_a_template(Vm& vm, List* list, Value item) {
  uint32_t count = list->extra;
  hidden_in_a_template<way>(vm, item);
  use_number(count);
}

void good_read_again(Vm& vm, List* list, Value item) {
  Value* values = list->items->values;
  use(values);
  equal_calling(vm, item, item);
  values = list->items->values;
  use(values);
}

void good_view_read_again(Vm& vm, Value bytes, Value item) {
  BytesView view = view_of(vm, bytes);
  use(view.data);
  equal_calling(vm, item, item);
  view = view_of(vm, bytes);
  use(view.data);
}

void good_checked(Vm& vm, Dict* dict, Value item) {
  uint32_t expected = dict->used;
  equal_calling(vm, item, item);
  if (expected != dict->used) return;
  use_number(expected);
}

void good_returns(Vm& vm, List* list, Value item) {
  Value* values = list->items->values;
  if (item.bits == 0) {
    equal_calling(vm, item, item);
    return;
  }
  use(values);
}

void good_cell(Vm& vm, List* list, Value item) {
  List* same = list;
  equal_calling(vm, item, item);
  use(same);
}

void good_cell_of_a_template(Vm& vm, Set* set, Value item) {
  Set* same = set;
  equal_calling(vm, item, item);
  use(same);
}

void good_tuple(Vm& vm, Tuple* tuple, Value item) {
  const Value* items = tuple->items;
  const uint32_t count = tuple->extra;
  for (uint32_t i = 0; i < count; ++i) equal_calling(vm, items[i], item);
}

void good_value(Vm& vm, List* list, Value item) {
  Value first = list->items->values[0];
  equal_calling(vm, first, item);
  equal_calling(vm, first, item);
}

void good_counter(Vm& vm, Deque* deque, Value item) {
  uint64_t mutations = deque->mutations;
  uint32_t count = deque->extra;
  for (uint32_t i = 0; i < count; ++i) {
    equal_calling(vm, item, item);
    if (deque->mutations != mutations) return;
  }
}

bool raise(Vm& vm, bool text);
bool fails_at_the_end(Vm& vm, Value item) {
  if (item.bits == 0) return raise(vm, equal_calling(vm, item, item));
  return true;
}

void good_call_that_only_raises(Vm& vm, List* list, Value item) {
  Value* values = list->items->values;
  if (!fails_at_the_end(vm, item)) return;
  use(values);
}

void reason_given(Vm& vm, List* list, Value item) {
  const uint32_t count = list->extra;  // stays: the number is only printed
  equal_calling(vm, item, item);
  use_number(count);
}
