// The methods of bytes that take them apart: split, splitlines, partition, strip, removeprefix and
// the like.
//
// Each part is charged when it is made.
#include "base/ascii.h"
#include "objects/bytes/methods.h"
#include "objects/containers/list.h"
#include "objects/protocols/protocol.h"
#include "objects/text/search.h"

namespace hognose {

namespace {

// --- split

// A first guess: most lines have at most this many fields.
constexpr int64_t kExpectedParts = 8;

// The list of parts, built from left to right or from right to left.
class Parts {
 public:
  Parts(Vm& vm, Value bytes) : vm_(vm), bytes_(bytes) {}

  Result<void> start(int64_t maximum) {
    int64_t expected = maximum < kExpectedParts ? maximum + 1 : kExpectedParts;
    list_ = TRY(make_list_room(vm_, static_cast<uint64_t>(expected)));
    return {};
  }
  Result<void> add(int64_t start, int64_t stop) {
    TRY(vm_.meter.charge(1));
    Value part =
        TRY(bytes_part(vm_, bytes_, static_cast<uint32_t>(start), static_cast<uint32_t>(stop)));
    return list_append(vm_, list_, part);
  }
  Value finish() const { return Value::from_cell(list_); }
  Result<Value> finish_reversed() const {
    TRY(paced_reverse(vm_.meter, list_->items->values.data(), list_->length));
    return Value::from_cell(list_);
  }

 private:
  Vm& vm_;
  Value bytes_;
  List* list_ = nullptr;
};

// Splits at runs of white space, without empty parts at the ends.
Result<Value> split_blanks(Vm& vm, Value self, int64_t maximum) {
  Parts parts(vm, self);
  TRY(parts.start(maximum));
  BytesView bytes = view_of(vm, self);
  TRY(vm.meter.charge(bytes.count / 16));
  uint32_t position = 0;
  // The end of the run of bytes at `position` that are (or are not) white space.
  auto end_of_run = [&](bool space) -> Result<uint32_t> {
    const uint8_t* first = bytes.data + position;
    size_t run = TRY(paced_run(vm.meter, bytes.count - position,
                               [=](size_t i) { return is_ascii_space(first[i]) == space; }));
    return position + static_cast<uint32_t>(run);
  };
  while (true) {
    position = TRY(end_of_run(true));
    if (position == bytes.count || maximum-- == 0) break;
    uint32_t start = position;
    position = TRY(end_of_run(false));
    TRY(parts.add(start, position));
  }
  // After the last allowed split, the rest is one part, including white space at its end.
  if (position < bytes.count) TRY(parts.add(position, bytes.count));
  return parts.finish();
}

Result<Value> split_blanks_from_right(Vm& vm, Value self, int64_t maximum) {
  Parts parts(vm, self);
  TRY(parts.start(maximum));
  BytesView bytes = view_of(vm, self);
  TRY(vm.meter.charge(bytes.count / 16));
  uint32_t position = bytes.count;
  auto start_of_run = [&](bool space) -> Result<uint32_t> {
    auto is_in_run = [&](size_t i) {
      return is_ascii_space(bytes.data[position - 1 - i]) == space;
    };
    size_t run = TRY(paced_run(vm.meter, position, is_in_run));
    return position - static_cast<uint32_t>(run);
  };
  while (true) {
    position = TRY(start_of_run(true));
    if (position == 0 || maximum-- == 0) break;
    uint32_t stop = position;
    position = TRY(start_of_run(false));
    TRY(parts.add(position, stop));
  }
  if (position > 0) TRY(parts.add(0, position));
  return parts.finish_reversed();
}

Result<Value> split_at(Vm& vm, Value self, Search<uint8_t>& search, int64_t maximum) {
  Parts parts(vm, self);
  TRY(parts.start(maximum));
  BytesView bytes = view_of(vm, self);
  int64_t position = 0;
  while (maximum-- > 0) {
    int64_t place = TRY(search.find(bytes.data, position, bytes.count));
    if (place < 0) break;
    TRY(parts.add(position, place));
    position = place + search.count();
  }
  TRY(parts.add(position, bytes.count));
  return parts.finish();
}

Result<Value> split_at_from_right(Vm& vm, Value self, Search<uint8_t>& search, int64_t maximum) {
  Parts parts(vm, self);
  TRY(parts.start(maximum));
  BytesView bytes = view_of(vm, self);
  int64_t position = bytes.count;
  while (maximum-- > 0) {
    int64_t place = TRY(search.find_last(bytes.data, 0, position));
    if (place < 0) break;
    TRY(parts.add(place + search.count(), position));
    position = place;
  }
  TRY(parts.add(0, position));
  return parts.finish_reversed();
}

enum class Direction : uint8_t { Left, Right };

Result<BytesView> separator_argument(Vm& vm, Value value) {
  BytesView separator = TRY(bytes_argument(vm, value));
  if (separator.count == 0) return vm.raise(TypeId::ValueError, "empty separator");
  return separator;
}

Result<Value> split_calling(Vm& vm, const Value* arguments, Direction direction) {
  int64_t maximum = TRY(size_argument_calling(vm, arguments[2]));
  if (maximum < 0) maximum = INT64_MAX;
  bool from_left = direction == Direction::Left;
  if (arguments[1].is_none()) {
    return from_left ? split_blanks(vm, arguments[0], maximum)
                     : split_blanks_from_right(vm, arguments[0], maximum);
  }
  BytesView separator = TRY(separator_argument(vm, arguments[1]));
  Search<uint8_t> search(vm);
  search.set(separator.data, separator.count);
  return from_left ? split_at(vm, arguments[0], search, maximum)
                   : split_at_from_right(vm, arguments[0], search, maximum);
}

// --- partition

Result<Value> partition_at(Vm& vm, const Value* arguments, Direction direction) {
  Value self = arguments[0];
  BytesView separator = TRY(separator_argument(vm, arguments[1]));
  BytesView bytes = view_of(vm, self);
  Search<uint8_t> search(vm);
  search.set(separator.data, separator.count);
  int64_t place = direction == Direction::Left ? TRY(search.find(bytes.data, 0, bytes.count))
                                               : TRY(search.find_last(bytes.data, 0, bytes.count));
  if (place < 0) {
    // Without a match, the object itself is returned, even an instance of a subclass.
    Value empty = Value::from_cell(TRY(make_bytes(vm, nullptr, 0)));
    Tuple* parts = direction == Direction::Left ? TRY(make_tuple(vm, {self, empty, empty}))
                                                : TRY(make_tuple(vm, {empty, empty, self}));
    return Value::from_cell(parts);
  }
  auto start = static_cast<uint32_t>(place);
  Value head = TRY(bytes_part(vm, self, 0, start));
  Value tail = TRY(bytes_part(vm, self, start + separator.count, bytes.count));
  Tuple* parts = TRY(make_tuple(vm, {head, arguments[1], tail}));
  return Value::from_cell(parts);
}

// --- strip

enum Sides : uint8_t { kLeft = 1, kRight = 2 };

// The set of bytes to strip, as bits.
class ByteSet {
 public:
  Result<void> set(Vm& vm, BytesView bytes) {
    TRY(vm.meter.charge(bytes.count / 8));
    return in_parts(vm.meter, bytes.count, kPacedItems, [&](size_t begin, size_t end) {
      for (size_t i = begin; i < end; ++i) {
        bits_[bytes.data[i] / 64] |= uint64_t{1} << bytes.data[i] % 64;
      }
    });
  }
  bool has(uint8_t byte) const { return (bits_[byte / 64] >> byte % 64 & 1) != 0; }

 private:
  uint64_t bits_[4] = {};
};

template <class Has>
Result<Value> stripped(Vm& vm, Value self, Sides sides, Has has) {
  BytesView bytes = view_of(vm, self);
  uint32_t start = 0, stop = bytes.count;
  auto step = [&vm](uint32_t position) -> Result<void> {
    return position % 1024 == 0 ? vm.meter.charge(64) : Result<void>();
  };
  if ((sides & kLeft) != 0) {
    for (; start < stop && has(bytes[start]); ++start) TRY(step(start));
  }
  if ((sides & kRight) != 0) {
    for (; stop > start && has(bytes[stop - 1]); --stop) TRY(step(stop));
  }
  return bytes_part(vm, self, start, stop);
}

Result<Value> strip_sides(Vm& vm, const Value* arguments, Sides sides) {
  if (arguments[1].is_none()) return stripped(vm, arguments[0], sides, is_ascii_space);
  BytesView removed = TRY(bytes_argument(vm, arguments[1]));
  ByteSet set;
  TRY(set.set(vm, removed));
  return stripped(vm, arguments[0], sides, [&set](uint8_t byte) { return set.has(byte); });
}

Result<bool> is_at(Vm& vm, BytesView part, const uint8_t* place) {
  TRY(vm.meter.charge(part.count / 64));
  return TRY(paced_compare(vm.meter, place, part.data, part.count)) == 0;
}

}  // namespace

Result<Value> bytes_split(Vm& vm, const Value* arguments) {
  return split_calling(vm, arguments, Direction::Left);
}

Result<Value> bytes_rsplit(Vm& vm, const Value* arguments) {
  return split_calling(vm, arguments, Direction::Right);
}

Result<Value> bytes_splitlines(Vm& vm, const Value* arguments) {
  bool keep_ends = TRY(truth_calling(vm, arguments[1]));
  Parts parts(vm, arguments[0]);
  TRY(parts.start(INT64_MAX));
  BytesView bytes = view_of(vm, arguments[0]);
  TRY(vm.meter.charge(bytes.count / 16));
  for (uint32_t position = 0; position < bytes.count;) {
    size_t line = TRY(paced_find_if(vm.meter, bytes.data + position, bytes.count - position,
                                    [](uint8_t byte) { return byte == '\n' || byte == '\r'; }));
    uint32_t stop = position + static_cast<uint32_t>(line);
    uint32_t next = stop;
    if (stop < bytes.count) {
      bool pair = bytes[stop] == '\r' && stop + 1 < bytes.count && bytes[stop + 1] == '\n';
      next += pair ? 2 : 1;
    }
    TRY(parts.add(position, keep_ends ? next : stop));
    position = next;
  }
  return parts.finish();
}

Result<Value> bytes_partition(Vm& vm, const Value* arguments) {
  return partition_at(vm, arguments, Direction::Left);
}

Result<Value> bytes_rpartition(Vm& vm, const Value* arguments) {
  return partition_at(vm, arguments, Direction::Right);
}

Result<Value> bytes_strip(Vm& vm, const Value* arguments) {
  return strip_sides(vm, arguments, static_cast<Sides>(kLeft | kRight));
}

Result<Value> bytes_lstrip(Vm& vm, const Value* arguments) {
  return strip_sides(vm, arguments, kLeft);
}

Result<Value> bytes_rstrip(Vm& vm, const Value* arguments) {
  return strip_sides(vm, arguments, kRight);
}

Result<Value> bytes_removeprefix(Vm& vm, const Value* arguments) {
  BytesView prefix = TRY(bytes_argument(vm, arguments[1]));
  BytesView bytes = view_of(vm, arguments[0]);
  bool found = prefix.count <= bytes.count && TRY(is_at(vm, prefix, bytes.data));
  return bytes_part(vm, arguments[0], found ? prefix.count : 0, bytes.count);
}

Result<Value> bytes_removesuffix(Vm& vm, const Value* arguments) {
  BytesView suffix = TRY(bytes_argument(vm, arguments[1]));
  BytesView bytes = view_of(vm, arguments[0]);
  uint32_t kept = bytes.count - suffix.count;
  bool found = suffix.count <= bytes.count && TRY(is_at(vm, suffix, bytes.data + kept));
  return bytes_part(vm, arguments[0], 0, found ? kept : bytes.count);
}

}  // namespace hognose
