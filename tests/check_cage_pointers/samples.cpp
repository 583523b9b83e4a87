// Functions that tools/check/cage_pointers.py must judge rightly: its own test. They are never
// built; the declarations are as much of the engine's as they need.
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

namespace hognose {

template <class T>
struct Count {
  operator uint32_t() const;
  uint32_t get() const;
};
template <class T>
struct Items {
  T& operator[](uint32_t index) const;
  T* data() const;
  T* from(uint32_t index) const;
};
struct Cell {
  uint32_t shape;
};
struct Value {
  uint64_t bits;
};
template <class Item>
struct Sized : Cell {
  Count<Item> length;
};
struct Tuple : Sized<Value> {
  Items<Value> items;
};
struct Bytes : Sized<uint8_t> {
  uint64_t wide;
  int32_t signed_number;
  uint8_t small[4];
  Items<uint8_t> data;
};
template <class T>
struct Result {
  bool failed() const;
  T take();
  T kept;
};
struct View {
  const Value* items;
  uint32_t count;
};
void use(const void* pointer);
void use_number(uint64_t number);
uint64_t any_number();

template <class Part>
void in_parts(int, size_t count, size_t, Part part) {
  part(0, count);
}

// Layouts.
struct Bad_Flexible : Cell {
  Value values[];
};
struct Bad_Empty : Sized<uint8_t> {
  __extension__ Value values[0];
};
struct Good_Items : Cell {
  Items<Value> values;
};

void bad_wide_index(const Bytes* bytes) { use_number(bytes->data.data()[bytes->wide]); }

void bad_index_of_a_value(const Tuple* tuple, uint32_t i) { use(&tuple->items.data()[i]); }

void bad_wrapped_length(const Tuple* tuple) {
  const Value* items = tuple->items.data();
  use_number(items[tuple->length - 1].bits);
}

void bad_negative(const Bytes* bytes) {
  const uint8_t* data = bytes->data.data();
  use_number(data[bytes->signed_number]);
}

void bad_backward_from_the_end(const Bytes* bytes) {
  const uint8_t* end = bytes->data.data() + bytes->length;
  use(end - bytes->length);
}

void bad_moved_twice(const Bytes* bytes, uint32_t first, uint32_t second) {
  const uint8_t* start = bytes->data.data() + first;
  use_number(start[second]);
}

void bad_moved_in_turns(const Bytes* bytes, uint32_t width) {
  const uint8_t* at = bytes->data.data();
  for (int i = 0; i < 10; ++i) at = at + width;
}

void bad_moved_in_a_loop(const Bytes* bytes, uint32_t width) {
  const uint8_t* at = bytes->data.data();
  for (int i = 0; i < 10; ++i) at += width;
}

void bad_start_and_distance(const Bytes* bytes, uint32_t i) {
  const Value* values = reinterpret_cast<const Value*>(bytes->data.from(i));
  use_number(values[i].bits);
}

uint8_t bad_in_the_called_function(const uint8_t* data, uint64_t i) { return data[i]; }
void calls_it(const Bytes* bytes) { bad_in_the_called_function(bytes->data.data(), 3); }

const uint8_t* data_of(const Bytes* bytes) { return bytes->data.data(); }
void bad_result(const Bytes* bytes) { use_number(data_of(bytes)[any_number()]); }

Result<const uint8_t*> found_data(const Bytes* bytes) { return {bytes->data.data()}; }
void bad_tried(const Bytes* bytes) {
  const uint8_t* data = __extension__({
    auto result = (found_data(bytes));
    result.take();
  });
  use_number(data[any_number()]);
}

View view_of(const Tuple* tuple) { return {tuple->items.data(), tuple->length}; }
void bad_field(const View& view) { use_number(view.items[view.count].bits); }

void bad_copy(const Bytes* bytes, uint8_t* to) { memcpy(to, bytes->data.data(), bytes->wide); }

void bad_span(const Bytes* bytes) {
  std::span<const uint8_t> view(bytes->data.data(), bytes->wide);
}

void bad_text(const Bytes* bytes) {
  std::string_view view(reinterpret_cast<const char*>(bytes->data.data()), bytes->wide);
}

void bad_lambda(const Bytes* bytes) {
  const uint8_t* data = bytes->data.data();
  auto read = [&](uint64_t i) { return data[i]; };
  use_number(read(3));
}

void bad_part(const Bytes* bytes) {
  const uint8_t* data = bytes->data.data();
  in_parts(0, bytes->wide, 64, [&](size_t begin, size_t end) { use_number(data[end - begin]); });
}

void bad_small_array(const Bytes* bytes, uint32_t i) { use_number(bytes->small[i]); }

void bad_cast_to_a_cell(uint8_t* memory) { use(reinterpret_cast<Tuple*>(memory)); }

void bad_cast_of_memory(void* memory) { use(static_cast<Tuple*>(memory)); }

void bad_cast_from_a_cell(const Cell* cell) { use_number(reinterpret_cast<uintptr_t>(cell)); }

void bad_arithmetic_on_a_cell(const Cell* cell, uint32_t i) { use(cell + i); }

void bad_index_of_a_cell(const Bytes* cell, uint32_t i) { use(&cell[i]); }

void good_items(const Tuple* tuple, uint32_t i) { use(&tuple->items[i]); }

void good_loop(const Tuple* tuple) {
  const Value* items = tuple->items.data();
  for (uint32_t i = 0; i < tuple->length; ++i) use_number(items[i].bits);
}

void good_loop_of_words(const Tuple* tuple) {
  const Value* items = tuple->items.data();
  const size_t count = tuple->length;
  for (size_t i = 0; i < count; ++i) use_number(items[i].bits);
}

uint8_t good_byte_of_a_parameter(const uint8_t* data, uint32_t i) { return data[i]; }
void calls_that(const Bytes* bytes) {
  good_byte_of_a_parameter(bytes->data.data() + bytes->length, 3);
}

void good_cast_to_a_layout(Cell* cell) { use(static_cast<Tuple*>(cell)); }

void good_byte(const Bytes* bytes, uint32_t i) { use_number(bytes->data.data()[i]); }

void good_constant(const Tuple* tuple) { use_number(tuple->items.data()[3].bits); }

void good_part(const Bytes* bytes) {
  const uint8_t* data = bytes->data.data();
  in_parts(0, bytes->length, 64, [&](size_t begin, size_t end) {
    use(data + begin);
    use(data + end);
  });
}

void good_mask(const Bytes* bytes) { use_number(bytes->data.data()[bytes->wide & 0xFFFF]); }

void good_end(const Bytes* bytes) {
  const uint8_t* at = bytes->data.data();
  const uint8_t* end = at + bytes->length;
  while (at != end) use_number(*at++);
}

void good_from(const Tuple* tuple, uint32_t i) {
  const Value* items = tuple->items.from(i);
  use(items + tuple->length.get());
}

void good_copy(const Bytes* bytes, uint8_t* to) { memcpy(to, bytes->data.data(), bytes->length); }

void good_native_memory(const uint8_t* table, uint64_t i) { use_number(table[i]); }

void good_small_array(const Bytes* bytes, uint32_t i) { use_number(bytes->small[i & 3]); }

void good_cast_of_items(const Bytes* bytes) {
  use_number(reinterpret_cast<const uint32_t*>(bytes->data.data())[bytes->small[0]]);
}

void reason_given(const Bytes* bytes, uint64_t i) {
  // bounded: the caller passes a number below ten
  use_number(bytes->data.data()[i]);
}

}  // namespace hognose
