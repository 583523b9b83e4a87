// Items of sequences that the handlers of subscripts do not reach themselves: those counted from
// the end, and the numbers in bytes, bytearrays and arrays.
//
// The sequence must be of exactly the built-in type. Nothing is charged, as on the slow path.
#pragma once

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

#include "machine/quick_cells.h"
#include "objects/bytes/byte_store.h"

namespace hognose {

// The index of an item from the front. False if there is no such item.
inline bool quick_index(Value key, uint64_t length, uint32_t* index) {
  int64_t number = key.small_int();
  if (number < 0) number += static_cast<int64_t>(length);
  *index = static_cast<uint32_t>(number);
  return static_cast<uint64_t>(number) < length;
}

// Where the bytes of a bytearray or an array are. Offsets wrap within the cage.
inline uint32_t quick_bytes_of(const ByteStore* store) {
  return store->buffer.offset() + static_cast<uint32_t>(sizeof(ByteArrayCell)) + store->start;
}

template <class Item>
Item quick_load(uintptr_t base, uint32_t offset) {
  Item item;
  std::memcpy(&item, RootedCells(base).at<uint8_t>(offset), sizeof item);
  return item;
}

inline Value quick_float(double number) {
  return std::isnan(number) ? Value::undefined() : Value::from_double(number);
}

// An item of an array. Undefined for type codes whose items may need a cell.
inline Value quick_array_item(uintptr_t base, const ByteStore* array, Value key) {
  uint32_t index;
  const auto item = [&]<class Item>(Item*) -> Value {
    if (!quick_index(key, array->length / sizeof(Item), &index)) return Value::undefined();
    const auto found =
        quick_load<Item>(base, quick_bytes_of(array) + static_cast<uint32_t>(sizeof(Item)) * index);
    if constexpr (std::is_floating_point_v<Item>) {
      return quick_float(static_cast<double>(found));
    } else {
      const auto number = static_cast<int64_t>(+found);  // promoted: a char may be signed
      if (number < Value::kIntegerMinimum || number > Value::kIntegerMaximum) {
        return Value::undefined();
      }
      return Value::from_proved_small_int(number);
    }
  };
  switch (array->item) {
    case 'b': return item(static_cast<int8_t*>(nullptr));
    case 'B': return item(static_cast<uint8_t*>(nullptr));
    case 'h': return item(static_cast<int16_t*>(nullptr));
    case 'H': return item(static_cast<uint16_t*>(nullptr));
    case 'i': return item(static_cast<int32_t*>(nullptr));
    case 'I': return item(static_cast<uint32_t*>(nullptr));
    case 'l':
    case 'q': return item(static_cast<int64_t*>(nullptr));
    case 'f': return item(static_cast<float*>(nullptr));
    case 'd': return item(static_cast<double*>(nullptr));
    default: return Value::undefined();
  }
}

// sequence[key]. Undefined if that is not quick.
__attribute__((noinline)) inline Value quick_item_of(uintptr_t base, Value sequence, Value key) {
  if (!sequence.is_cell() || !key.is_small_int()) return Value::undefined();
  const RootedCells cells(base);
  const Cell* cell = cells.of(sequence);
  uint32_t index;
  switch (cell->shape) {
    case shape_offset(TypeId::List): {
      const auto* list = static_cast<const List*>(cell);
      if (!quick_index(key, list->length, &index)) return Value::undefined();
      return cells.at<ValueArray>(list->items.offset() + 8 * index)->values[0];
    }
    case shape_offset(TypeId::Tuple): {
      if (!quick_index(key, static_cast<const Tuple*>(cell)->length, &index)) {
        return Value::undefined();
      }
      return cells.at<Tuple>(RootedCells::offset(sequence) + 8 * index)->items[0];
    }
    case shape_offset(TypeId::Bytes): {
      if (!quick_index(key, static_cast<const Bytes*>(cell)->length, &index)) {
        return Value::undefined();
      }
      const uint32_t place =
          RootedCells::offset(sequence) + static_cast<uint32_t>(sizeof(Bytes)) + index;
      return Value::from_small_int(quick_load<uint8_t>(base, place));
    }
    case shape_offset(TypeId::Bytearray): {
      const auto* store = static_cast<const ByteStore*>(cell);
      if (!quick_index(key, store->length, &index)) return Value::undefined();
      return Value::from_small_int(quick_load<uint8_t>(base, quick_bytes_of(store) + index));
    }
    case shape_offset(TypeId::Array):
      return quick_array_item(base, static_cast<const ByteStore*>(cell), key);
    default: return Value::undefined();
  }
}

// Stores a number of the type Item. False, and nothing done, if the value does not fit.
template <class Item>
bool quick_store_number(uintptr_t base, const ByteStore* store, Value key, Value value) {
  uint32_t index;
  // The bytes may be shared with the read-only boot image.
  if (store->buffer.offset() < kSmallStart ||
      !quick_index(key, store->length / sizeof(Item), &index)) {
    return false;
  }
  Item item;
  if constexpr (std::is_floating_point_v<Item>) {
    if (!value.is_double() || std::isnan(value.as_double())) return false;
    item = static_cast<Item>(value.as_double());
  } else {
    if (!value.is_small_int()) return false;
    const int64_t number = value.small_int();
    if constexpr (sizeof(Item) < sizeof(int64_t)) {
      if (number < int64_t{std::numeric_limits<Item>::min()} ||
          number > int64_t{std::numeric_limits<Item>::max()}) {
        return false;
      }
    }
    item = static_cast<Item>(number);
  }
  std::memcpy(RootedCells(base).at<uint8_t>(quick_bytes_of(store) +
                                            static_cast<uint32_t>(sizeof(Item)) * index),
              &item, sizeof item);
  return true;
}

// sequence[key] = value. False, and nothing done, if that is not quick.
__attribute__((noinline)) inline bool quick_store_in(uintptr_t base, Value sequence, Value key,
                                                     Value value) {
  if (!sequence.is_cell() || !key.is_small_int()) return false;
  const RootedCells cells(base);
  const Cell* cell = cells.of(sequence);
  if (cell->shape == shape_offset(TypeId::List)) {
    const auto* list = static_cast<const List*>(cell);
    uint32_t index;
    if (!quick_index(key, list->length, &index)) return false;
    cells.at<ValueArray>(list->items.offset() + 8 * index)->values[0] = value;
    return true;
  }
  const auto* store = static_cast<const ByteStore*>(cell);
  if (cell->shape == shape_offset(TypeId::Bytearray)) {
    return quick_store_number<uint8_t>(base, store, key, value);
  }
  if (cell->shape != shape_offset(TypeId::Array)) return false;
  switch (store->item) {
    case 'b': return quick_store_number<int8_t>(base, store, key, value);
    case 'B': return quick_store_number<uint8_t>(base, store, key, value);
    case 'h': return quick_store_number<int16_t>(base, store, key, value);
    case 'H': return quick_store_number<uint16_t>(base, store, key, value);
    case 'i': return quick_store_number<int32_t>(base, store, key, value);
    case 'I': return quick_store_number<uint32_t>(base, store, key, value);
    case 'l':
    case 'q': return quick_store_number<int64_t>(base, store, key, value);
    case 'd': return quick_store_number<double>(base, store, key, value);
    default: return false;
  }
}

}  // namespace hognose
