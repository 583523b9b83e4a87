// bytes.join, replace and translate.
//
// The result is measured first and then written once.
#include "objects/bytes/methods.h"
#include "objects/containers/sequence.h"
#include "objects/protocols/protocol.h"
#include "objects/text/search.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

// The cost of a list item in addition to its bytes, in bytes.
constexpr uint64_t kItemTurns = 8;

// --- join

Result<Value> join_items(Vm& vm, BytesView separator, ItemsView items) {
  if (items.count == 1 && vm.is_exactly(items.items[0], TypeId::Bytes)) return items.items[0];
  TRY(vm.meter.charge(items.count / 2));
  Pace pace(vm.meter);
  uint64_t length = items.count > 1 ? uint64_t{separator.count} * (items.count - 1) : 0;
  for (uint32_t i = 0; i < items.count; ++i) {
    TRY(pace.turn(kItemTurns));
    BytesView item;
    if (!find_bytes(vm, items.items[i], &item)) {
      return vm.raise(TypeId::TypeError, "sequence item {}: expected a bytes-like object, {} found",
                      i, type_name(vm, items.items[i]));
    }
    length += item.count;
  }
  Bytes* joined = TRY(make_bytes_room(vm, length));
  uint8_t* out = joined->data.data();
  for (uint32_t i = 0; i < items.count; ++i) {
    if (i != 0) {
      TRY(paced_characters(vm.meter, out, separator.data, separator.count));
      out += separator.count;
    }
    BytesView item = view_of(vm, items.items[i]);
    TRY(paced_characters(vm.meter, out, item.data, item.count));
    out += item.count;
    TRY(pace.turn(kItemTurns + item.count));
  }
  return Value::from_cell(joined);
}

// --- replace

// The arguments of replace(): what to replace, by what, and at most how often.
struct Replacement {
  Value self;
  BytesView bytes;
  BytesView old_part;
  BytesView new_part;
  int64_t maximum;
};

// The counting pass remembers the first places, so a few matches are searched only once.
constexpr int64_t kRememberedPlaces = 64;

Result<Bytes*> room_for_result(Vm& vm, const Replacement& replacement, int64_t count) {
  auto times = static_cast<uint64_t>(count);
  uint64_t removed = times * replacement.old_part.count;
  uint64_t added;
  if (__builtin_mul_overflow(times, uint64_t{replacement.new_part.count}, &added) ||
      added > INT64_MAX / 2) {
    return vm.raise(TypeId::OverflowError, "replace bytes is too long");
  }
  return make_bytes_room(vm, replacement.bytes.count - removed + added);
}

// Inserts the new part before every byte and at the end.
Result<Value> interleave(Vm& vm, const Replacement& replacement) {
  BytesView bytes = replacement.bytes, part = replacement.new_part;
  int64_t count = std::min<int64_t>(replacement.maximum, int64_t{bytes.count} + 1);
  Bytes* result = TRY(room_for_result(vm, replacement, count));
  TRY(vm.meter.charge(static_cast<uint64_t>(count) / 2));
  Pace pace(vm.meter);
  uint8_t* out = result->data.data();
  uint32_t i = 0;
  while (true) {
    TRY(paced_characters(vm.meter, out, part.data, part.count));
    out += part.count;
    if (int64_t{i} + 1 >= count) break;
    *out++ = bytes[i++];
    TRY(pace.turn(kItemTurns + part.count));
  }
  TRY(paced_characters(vm.meter, out, bytes.data + i, bytes.count - i));
  return Value::from_cell(result);
}

// Replaces one byte by another in a single pass.
Result<Value> replace_byte(Vm& vm, const Replacement& replacement) {
  BytesView bytes = replacement.bytes;
  uint8_t old_byte = replacement.old_part[0], new_byte = replacement.new_part[0];
  TRY(vm.meter.charge(bytes.count / 16));
  Search<uint8_t> search(vm);
  search.set(&old_byte, 1);
  if (TRY(search.find(bytes.data, 0, bytes.count)) < 0) return exact_bytes(vm, replacement.self);
  Bytes* result = TRY(make_bytes_room(vm, bytes.count));
  TRY(in_parts(vm.meter, bytes.count, kPacedBytes, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      result->data[i] = bytes.data[i] == old_byte ? new_byte : bytes.data[i];
    }
  }));
  return Value::from_cell(result);
}

Result<Value> replace_all(Vm& vm, const Replacement& replacement) {
  BytesView bytes = replacement.bytes, new_part = replacement.new_part;
  Search<uint8_t> search(vm);
  search.set(replacement.old_part.data, replacement.old_part.count);
  uint32_t places[kRememberedPlaces];
  int64_t count = 0, position = 0;
  while (count < replacement.maximum) {
    if (count == kRememberedPlaces) {
      count += TRY(search.count_in(bytes.data, position, bytes.count, replacement.maximum - count));
      break;
    }
    int64_t place = TRY(search.find(bytes.data, position, bytes.count));
    if (place < 0) break;
    TRY(vm.meter.charge(1));
    places[count++] = static_cast<uint32_t>(place);
    position = place + search.count();
  }
  if (count == 0) return exact_bytes(vm, replacement.self);
  Bytes* result = TRY(room_for_result(vm, replacement, count));
  Pace pace(vm.meter);
  uint8_t* out = result->data.data();
  int64_t from = 0;
  for (int64_t i = 0; i < count; ++i) {
    int64_t place = i < kRememberedPlaces ? int64_t{places[i]}
                                          : TRY(search.find(bytes.data, from, bytes.count));
    TRY(paced_characters(vm.meter, out, bytes.data + from, static_cast<uint64_t>(place - from)));
    out += place - from;
    TRY(paced_characters(vm.meter, out, new_part.data, new_part.count));
    out += new_part.count;
    TRY(pace.turn(kItemTurns + static_cast<uint64_t>(place - from) + new_part.count));
    from = place + search.count();
  }
  TRY(paced_characters(vm.meter, out, bytes.data + from,
                       bytes.count - static_cast<uint64_t>(from)));
  return Value::from_cell(result);
}

// --- translate

void fill_identity(uint8_t* table) {
  for (unsigned i = 0; i < 256; ++i) table[i] = static_cast<uint8_t>(i);
}

// The new value of each byte, and whether it is kept.
struct Translation {
  uint8_t table[256];
  uint8_t is_kept[256];
};

Result<Value> translated(Vm& vm, Value self, const Translation& translation) {
  BytesView bytes = view_of(vm, self);
  TRY(vm.meter.charge(bytes.count / 8));
  const uint8_t* table = translation.table;
  uint64_t kept = 0;
  bool changes = false;
  TRY(in_parts(vm.meter, bytes.count, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      kept += translation.is_kept[bytes.data[i]];
      changes |= table[bytes.data[i]] != bytes.data[i];
    }
  }));
  if (kept == bytes.count && !changes) return exact_bytes(vm, self);
  Bytes* result = TRY(make_bytes_room(vm, kept));
  uint8_t* out = result->data.data();
  uint8_t* const room_end = out + kept;
  // A deleted byte is written too, and then overwritten by the next one.
  TRY(in_parts(vm.meter, bytes.count, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end && out != room_end; ++i) {
      *out = table[bytes.data[i]];
      out += translation.is_kept[bytes.data[i]];
    }
  }));
  return Value::from_cell(result);
}

}  // namespace

Result<Value> bytes_join(Vm& vm, const Value* arguments) {
  Value items = TRY(items_calling(vm, arguments[1], "can only join an iterable"));
  return join_items(vm, view_of(vm, arguments[0]), items_of(vm, items));
}

Result<Value> bytes_replace(Vm& vm, const Value* arguments) {
  Replacement replacement;
  replacement.self = arguments[0];
  TRY(bytes_argument(vm, arguments[1]));
  TRY(bytes_argument(vm, arguments[2]));
  replacement.maximum = TRY(size_argument_calling(vm, arguments[3]));
  replacement.old_part = TRY(bytes_argument(vm, arguments[1]));
  replacement.new_part = TRY(bytes_argument(vm, arguments[2]));
  replacement.bytes = view_of(vm, arguments[0]);
  if (replacement.maximum < 0) replacement.maximum = INT64_MAX;
  if (replacement.maximum == 0) return exact_bytes(vm, replacement.self);
  if (replacement.old_part.count == 0) return interleave(vm, replacement);
  if (replacement.old_part.count == 1 && replacement.new_part.count == 1 &&
      replacement.maximum >= replacement.bytes.count) {
    return replace_byte(vm, replacement);
  }
  return replace_all(vm, replacement);
}

Result<Value> bytes_translate(Vm& vm, const Value* arguments) {
  Translation translation;
  std::fill_n(translation.is_kept, 256, uint8_t{1});
  if (arguments[1].is_none()) {
    fill_identity(translation.table);
  } else {
    BytesView table = TRY(bytes_argument(vm, arguments[1]));
    if (table.count != 256) {
      return vm.raise(TypeId::ValueError, "translation table must be 256 characters long");
    }
    std::memcpy(translation.table, table.data, 256);
  }
  if (!arguments[2].is_undefined()) {
    BytesView deleted = TRY(bytes_argument(vm, arguments[2]));
    TRY(vm.meter.charge(deleted.count / 16));
    TRY(in_parts(vm.meter, deleted.count, kPacedItems, [&](size_t begin, size_t end) {
      for (size_t i = begin; i < end; ++i) translation.is_kept[deleted.data[i]] = 0;
    }));
  }
  return translated(vm, arguments[0], translation);
}

Result<Value> bytes_maketrans(Vm& vm, const Value* arguments) {
  BytesView from = TRY(bytes_argument(vm, arguments[0]));
  BytesView to = TRY(bytes_argument(vm, arguments[1]));
  if (from.count != to.count) {
    return vm.raise(TypeId::ValueError, "maketrans arguments must have same length");
  }
  TRY(vm.meter.charge(from.count / 16 + 16));
  Bytes* table = TRY(make_bytes_room(vm, 256));
  fill_identity(table->data.data());
  TRY(in_parts(vm.meter, from.count, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) table->data[from.data[i]] = to.data[i];
  }));
  return Value::from_cell(table);
}

}  // namespace hognose
