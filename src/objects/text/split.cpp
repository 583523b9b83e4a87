// The methods of str that split a string: split, rsplit, splitlines, partition, rpartition. Each
// part is charged when it is made.
#include "base/unicode.h"
#include "objects/containers/list.h"
#include "objects/protocols/protocol.h"
#include "objects/text/methods.h"
#include "objects/text/search.h"

namespace hognose {

namespace {

// The initial capacity: most lines have no more fields than this.
constexpr uint64_t kExpectedParts = 8;

// The list of parts, built from left to right or from right to left.
class Parts {
 public:
  Parts(Vm& vm, Str* string)
      : vm_(vm), string_(string), ascii_(string->is_ascii() ? str_data(string) : nullptr) {}

  Result<void> start(int64_t maximum) {
    bool few = maximum < static_cast<int64_t>(kExpectedParts);
    list_ = TRY(make_list_room(vm_, few ? static_cast<uint64_t>(maximum) + 1 : kExpectedParts));
    return {};
  }
  Result<void> add(int64_t start, int64_t stop) {
    TRY(vm_.meter.charge(1));
    auto first = static_cast<uint32_t>(start), count = static_cast<uint32_t>(stop - start);
    Str* part = ascii_ != nullptr && count != string_->length
                    ? TRY(make_ascii_part(vm_, ascii_ + first, count))
                    : TRY(substring(vm_, string_, first, first + count));
    if (HOGNOSE_UNLIKELY(list_->length == list_->capacity)) {
      return list_append(vm_, list_, Value::from_cell(part));
    }
    list_->items->values[list_->length++] = Value::from_cell(part);
    return {};
  }
  Value finish() const { return Value::from_cell(list_); }
  Result<Value> finish_reversed() const {
    TRY(paced_reverse(vm_.meter, list_->items->values.data(), list_->length));
    return Value::from_cell(list_);
  }

 private:
  Vm& vm_;
  Str* string_;
  const uint8_t* ascii_;  // the characters if all are ASCII, else null
  List* list_ = nullptr;
};

// Splits at runs of whitespace. Whitespace at the ends makes no empty parts.
template <class Unit>
Result<Value> split_blanks(Vm& vm, Str* string, Units<Unit> text, int64_t maximum) {
  Parts parts(vm, string);
  TRY(parts.start(maximum));
  const int64_t end = text.count;
  int64_t position = 0, charged = 0;
  // The position after the run of characters from here on that are (or are not) whitespace.
  auto end_of_run = [&](bool space) -> Result<int64_t> {
    const Unit* units = text.data + position;
    size_t run = TRY(paced_run(vm.meter, static_cast<size_t>(end - position),
                               [=](size_t i) { return unicode::is_space(units[i]) == space; }));
    return position + static_cast<int64_t>(run);
  };
  while (true) {
    position = TRY(end_of_run(true));
    if (position == end || maximum-- == 0) break;
    int64_t start = position;
    position = TRY(end_of_run(false));
    TRY(parts.add(start, position));
    TRY(vm.meter.charge(static_cast<uint64_t>(position - std::exchange(charged, position)) / 16));
  }
  // After `maximum` splits the rest is one part, including trailing whitespace.
  if (position < end) TRY(parts.add(position, end));
  TRY(vm.meter.charge(static_cast<uint64_t>(end - charged) / 16));
  return parts.finish();
}

template <class Unit>
Result<Value> split_blanks_from_right(Vm& vm, Str* string, Units<Unit> text, int64_t maximum) {
  Parts parts(vm, string);
  TRY(parts.start(maximum));
  TRY(vm.meter.charge(text.count / 16));
  int64_t position = text.count;
  auto start_of_run = [&](bool space) -> Result<int64_t> {
    auto is_in_run = [&](size_t i) {
      return unicode::is_space(text.data[static_cast<size_t>(position) - 1 - i]) == space;
    };
    size_t run = TRY(paced_run(vm.meter, static_cast<size_t>(position), is_in_run));
    return position - static_cast<int64_t>(run);
  };
  while (true) {
    position = TRY(start_of_run(true));
    if (position == 0 || maximum-- == 0) break;
    int64_t stop = position;
    position = TRY(start_of_run(false));
    TRY(parts.add(position, stop));
  }
  if (position > 0) TRY(parts.add(0, position));
  return parts.finish_reversed();
}

template <class Unit>
Result<Value> split_at(Vm& vm, Str* string, Units<Unit> text, const Str* separator,
                       int64_t maximum) {
  Parts parts(vm, string);
  TRY(parts.start(maximum));
  Search<Unit> search(vm);
  int64_t position = 0;
  if (TRY(search.set(separator))) {
    while (maximum-- > 0) {
      int64_t place = TRY(search.find(text.data, position, text.count));
      if (place < 0) break;
      TRY(parts.add(position, place));
      position = place + search.count();
    }
  }
  TRY(parts.add(position, text.count));
  return parts.finish();
}

template <class Unit>
Result<Value> split_at_from_right(Vm& vm, Str* string, Units<Unit> text, const Str* separator,
                                  int64_t maximum) {
  Parts parts(vm, string);
  TRY(parts.start(maximum));
  Search<Unit> search(vm);
  int64_t position = text.count;
  if (TRY(search.set(separator))) {
    while (maximum-- > 0) {
      int64_t place = TRY(search.find_last(text.data, 0, position));
      if (place < 0) break;
      TRY(parts.add(place + search.count(), position));
      position = place;
    }
  }
  TRY(parts.add(0, position));
  return parts.finish_reversed();
}

// The position of the next line break, or the end.
template <class Unit>
Result<int64_t> line_end(Vm& vm, Units<Unit> text, int64_t position) {
  if constexpr (sizeof(Unit) == 1) {
    // Skip eight characters at a time if none is a control character or outside ASCII.
    Pace pace(vm.meter);
    constexpr uint64_t kBlanks = 0x2020202020202020, kTops = 0x8080808080808080;
    for (; position + 8 <= text.count; position += 8) {
      uint64_t word;
      std::memcpy(&word, text.data + position, 8);
      if ((((word - kBlanks) & ~word) | word) & kTops) break;
      TRY(pace.turn());
    }
  }
  size_t run =
      TRY(paced_find_if(vm.meter, text.data + position, static_cast<size_t>(text.count - position),
                        [](Unit unit) { return unicode::is_line_break(unit); }));
  return position + static_cast<int64_t>(run);
}

enum class Direction : uint8_t { Left, Right };

Result<Value> split_calling(Vm& vm, const Value* arguments, Direction direction) {
  int64_t maximum = TRY(size_argument_calling(vm, arguments[2]));
  if (maximum < 0) maximum = INT64_MAX;
  Str* string = vm.known<Str>(arguments[0]);
  if (arguments[1].is_none()) {
    return with_units(string, [&](auto text) {
      return direction == Direction::Left ? split_blanks(vm, string, text, maximum)
                                          : split_blanks_from_right(vm, string, text, maximum);
    });
  }
  const Str* separator = vm.as<Str>(arguments[1], TypeId::Str);
  if (separator == nullptr) {
    return vm.raise(TypeId::TypeError, "must be str or None, not {}", type_name(vm, arguments[1]));
  }
  if (separator->length == 0) return vm.raise(TypeId::ValueError, "empty separator");
  return with_units(string, [&](auto text) {
    return direction == Direction::Left ? split_at(vm, string, text, separator, maximum)
                                        : split_at_from_right(vm, string, text, separator, maximum);
  });
}

Result<Value> partition_at(Vm& vm, const Value* arguments, Direction direction) {
  Str* separator = vm.as<Str>(arguments[1], TypeId::Str);
  if (separator == nullptr) {
    return vm.raise(TypeId::TypeError, "must be str, not {}", type_name(vm, arguments[1]));
  }
  if (separator->length == 0) return vm.raise(TypeId::ValueError, "empty separator");
  Str* string = vm.known<Str>(arguments[0]);
  int64_t place = TRY(with_units(string, [&]<class Unit>(Units<Unit> text) -> Result<int64_t> {
    Search<Unit> search(vm);
    if (!TRY(search.set(separator))) return -1;
    return direction == Direction::Left ? search.find(text.data, 0, text.count)
                                        : search.find_last(text.data, 0, text.count);
  }));
  Value empty = Value::from_cell(vm.empty_string());
  Tuple* parts;
  if (place < 0) {
    Value whole = TRY(exact_string_value(vm, string));
    parts = direction == Direction::Left ? TRY(make_tuple(vm, {whole, empty, empty}))
                                         : TRY(make_tuple(vm, {empty, empty, whole}));
  } else {
    auto start = static_cast<uint32_t>(place);
    Str* head = TRY(substring(vm, string, 0, start));
    Str* tail = TRY(substring(vm, string, start + separator->length, string->length));
    // The separator is returned as given, even if it is an instance of a subclass.
    parts = TRY(make_tuple(vm, {Value::from_cell(head), arguments[1], Value::from_cell(tail)}));
  }
  return Value::from_cell(parts);
}

}  // namespace

Result<Value> str_split(Vm& vm, const Value* arguments) {
  return split_calling(vm, arguments, Direction::Left);
}

Result<Value> str_rsplit(Vm& vm, const Value* arguments) {
  return split_calling(vm, arguments, Direction::Right);
}

Result<Value> str_partition(Vm& vm, const Value* arguments) {
  return partition_at(vm, arguments, Direction::Left);
}

Result<Value> str_rpartition(Vm& vm, const Value* arguments) {
  return partition_at(vm, arguments, Direction::Right);
}

Result<Value> str_splitlines(Vm& vm, const Value* arguments) {
  bool keep_ends = TRY(truth_calling(vm, arguments[1]));
  Str* string = vm.known<Str>(arguments[0]);
  return with_units(string, [&](auto text) -> Result<Value> {
    Parts parts(vm, string);
    TRY(parts.start(INT64_MAX));
    for (int64_t position = 0; position < text.count;) {
      int64_t stop = TRY(line_end(vm, text, position));
      TRY(vm.meter.charge(static_cast<uint64_t>(stop - position) / 16));
      int64_t next = stop;
      if (stop < text.count) {
        bool pair = text.data[stop] == '\r' && stop + 1 < text.count && text.data[stop + 1] == '\n';
        next += pair ? 2 : 1;
      }
      TRY(parts.add(position, keep_ends ? next : stop));
      position = next;
    }
    return parts.finish();
  });
}

}  // namespace hognose
