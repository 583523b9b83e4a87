// str.join and str.replace.
//
// The result is measured first and then written once.
#include "objects/containers/sequence.h"
#include "objects/protocols/protocol.h"
#include "objects/text/methods.h"
#include "objects/text/search.h"

namespace hognose {

namespace {

// The cost of one list item in addition to its characters, in characters.
constexpr uint64_t kItemTurns = 8;

// --- join

// The length, kind and other properties of the result.
struct Measure {
  uint64_t length = 0;
  uint8_t kind = 1;
  bool ascii = true;

  void add(const Str* string, uint64_t times = 1) {
    length += string->length * times;
    kind = std::max(kind, string->kind);
    ascii = ascii && string->is_ascii();
  }
};

// Appends strings to one that has room for them.
template <class Unit>
class Writer {
 public:
  Writer(Unit* out, uint64_t room) : out_(out), end_(out + room) {}
  Result<void> add(Vm& vm, const Str* string) {
    uint32_t count = string->length;
    if (count > static_cast<uint64_t>(end_ - out_)) return {};
    const uint8_t* data = str_data(string);
    auto* out = reinterpret_cast<uint8_t*>(std::exchange(out_, out_ + count));
    return paced_units(vm.meter, out, sizeof(Unit), data, string->kind, count);
  }

 private:
  Unit* out_;
  Unit* end_;
};

Result<Value> join_items(Vm& vm, const Str* separator, ItemsView items) {
  if (items.count == 0) return Value::from_cell(vm.empty_string());
  if (items.count == 1 && vm.is_exactly(items.items[0], TypeId::Str)) return items.items[0];
  TRY(vm.meter.charge(items.count / 2));
  Pace pace(vm.meter);
  Measure measure;
  for (uint32_t i = 0; i < items.count; ++i) {
    TRY(pace.turn(kItemTurns));
    const Str* item = vm.as<Str>(items.items[i], TypeId::Str);
    if (item == nullptr) {
      return vm.raise(TypeId::TypeError, "sequence item {}: expected str instance, {} found", i,
                      type_name(vm, items.items[i]));
    }
    measure.add(item);
  }
  if (items.count > 1) measure.add(separator, items.count - 1);
  if (measure.length == 0) return Value::from_cell(vm.empty_string());
  if (measure.length == 1) {
    for (uint32_t i = 0; i < items.count; ++i) {
      Str* item = vm.cell<Str>(items.items[i]);
      if (item->length != 0) return exact_string_value(vm, item);
    }
  }
  Str* joined = TRY(make_string_room(vm, measure.length, measure.kind, measure.ascii));
  TRY(with_room(joined, [&]<class Unit>(Unit* out) -> Result<void> {
    Writer<Unit> writer(out, measure.length);
    bool separated = separator->length != 0;
    for (uint32_t i = 0; i < items.count; ++i) {
      if (separated && i != 0) TRY(writer.add(vm, separator));
      const Str* item = vm.known<Str>(items.items[i]);
      TRY(writer.add(vm, item));
      TRY(pace.turn(kItemTurns + item->length));
    }
    return {};
  }));
  return Value::from_cell(joined);
}

// --- replace

// What to replace, by what, and how often at most.
struct Replacement {
  Str* string;
  const Str* old_part;
  const Str* new_part;
  int64_t maximum;
};

// The counting pass stores this many positions, so a text with few matches is searched only once.
constexpr uint32_t kRememberedPlaces = 64;

Result<Str*> room_for_result(Vm& vm, const Replacement& replacement, int64_t count) {
  Measure measure;
  measure.add(replacement.new_part);
  measure.add(replacement.string);
  uint64_t removed = static_cast<uint64_t>(count) * replacement.old_part->length;
  uint64_t added;
  if (__builtin_mul_overflow(static_cast<uint64_t>(count), uint64_t{replacement.new_part->length},
                             &added) ||
      added > INT64_MAX / 2) {
    return vm.raise(TypeId::OverflowError, "replace string is too long");
  }
  uint64_t length = replacement.string->length - removed + added;
  return make_string_room(vm, length, measure.kind, measure.ascii);
}

// The removed parts may have been the only reason for the width of the result.
Result<Value> narrowed(Vm& vm, Str* string, const Replacement& replacement) {
  if (string->length == 0) return Value::from_cell(vm.empty_string());
  if (string->length == 1) {
    Str* single = TRY(make_string_character(vm, character_at(string, 0)));
    return Value::from_cell(single);
  }
  const Str* old_part = replacement.old_part;
  const Str* new_part = replacement.new_part;
  bool widest_remain = old_part->is_ascii() || string->is_ascii() ||
                       old_part->kind < string->kind ||
                       (new_part->kind == string->kind && !new_part->is_ascii());
  if (widest_remain) return Value::from_cell(string);
  TRY(vm.meter.charge(string->length / 16));
  return with_units(string, [&](auto text) -> Result<Value> {
    char32_t maximum = TRY(paced_bound_of(vm.meter, text.data, text.count));
    if (kind_for(maximum) == string->kind && maximum >= 0x80) return Value::from_cell(string);
    Str* narrow = TRY(make_string_room(vm, text.count, kind_for(maximum), maximum < 0x80));
    TRY(with_room(
        narrow, [&](auto* out) { return paced_characters(vm.meter, out, text.data, text.count); }));
    return Value::from_cell(narrow);
  });
}

// Inserts the new part before every character and at the end.
template <class Unit>
Result<Value> interleave(Vm& vm, const Replacement& replacement, Units<Unit> text) {
  int64_t count = std::min<int64_t>(replacement.maximum, int64_t{text.count} + 1);
  Str* result = TRY(room_for_result(vm, replacement, count));
  TRY(vm.meter.charge(static_cast<uint64_t>(count) / 2));
  Pace pace(vm.meter);
  TRY(with_room(result, [&]<class Target>(Target* out) -> Result<void> {
    uint32_t new_count = replacement.new_part->length;
    auto put_new = [&] {
      auto* place = reinterpret_cast<uint8_t*>(std::exchange(out, out + new_count));
      return paced_units(vm.meter, place, sizeof(Target), str_data(replacement.new_part),
                         replacement.new_part->kind, new_count);
    };
    TRY(put_new());
    uint32_t i = 0;
    for (; i < text.count && i + 1 < count; ++i) {
      *out++ = static_cast<Target>(text[i]);
      TRY(put_new());
      TRY(pace.turn(kItemTurns + new_count));
    }
    return paced_characters(vm.meter, out, text.data + i, text.count - i);
  }));
  return Value::from_cell(result);
}

template <class Unit>
Result<Value> replace_all(Vm& vm, const Replacement& replacement, Units<Unit> text) {
  Search<Unit> search(vm);
  if (!TRY(search.set(replacement.old_part))) return exact_string_value(vm, replacement.string);
  uint32_t places[kRememberedPlaces];
  int64_t count = 0, position = 0;
  while (count < replacement.maximum) {
    if (count == kRememberedPlaces) {
      count += TRY(search.count_in(text.data, position, text.count, replacement.maximum - count));
      break;
    }
    int64_t place = TRY(search.find(text.data, position, text.count));
    if (place < 0) break;
    TRY(vm.meter.charge(1));
    places[count++] = static_cast<uint32_t>(place);
    position = place + search.count();
  }
  if (count == 0) return exact_string_value(vm, replacement.string);
  Str* result = TRY(room_for_result(vm, replacement, count));
  const uint32_t new_count = replacement.new_part->length;
  Pace pace(vm.meter);
  TRY(with_room(result, [&]<class Target>(Target* out) -> Result<void> {
    int64_t from = 0;
    for (int64_t i = 0; i < count; ++i) {
      int64_t place = i < kRememberedPlaces ? int64_t{places[i]}
                                            : TRY(search.find(text.data, from, text.count));
      TRY(paced_characters(vm.meter, out, text.data + from, static_cast<uint64_t>(place - from)));
      out += place - from;
      TRY(paced_units(vm.meter, reinterpret_cast<uint8_t*>(out), sizeof(Target),
                      str_data(replacement.new_part), replacement.new_part->kind, new_count));
      out += new_count;
      TRY(pace.turn(kItemTurns + static_cast<uint64_t>(place - from) + new_count));
      from = place + search.count();
    }
    return paced_characters(vm.meter, out, text.data + from,
                            static_cast<uint64_t>(text.count - from));
  }));
  return narrowed(vm, result, replacement);
}

// Replaces one character by another of the same width: one pass instead of a copy.
template <class Unit>
Result<Value> replace_character(Vm& vm, const Replacement& replacement, Units<Unit> text) {
  auto old_unit = static_cast<Unit>(character_at(replacement.old_part, 0));
  auto new_unit = static_cast<Unit>(character_at(replacement.new_part, 0));
  TRY(vm.meter.charge(uint64_t{text.count} * sizeof(Unit) / 16));
  Search<Unit> search(vm);
  TRY(search.set(replacement.old_part));
  if (TRY(search.find(text.data, 0, text.count)) < 0) {
    return exact_string_value(vm, replacement.string);
  }
  Str* result = TRY(room_for_result(vm, replacement, 1));
  Unit* out = reinterpret_cast<Unit*>(result->data.data());
  TRY(in_parts(vm.meter, text.count, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      out[i] = text.data[i] == old_unit ? new_unit : text.data[i];
    }
  }));
  return narrowed(vm, result, replacement);
}

}  // namespace

Result<Value> str_join(Vm& vm, const Value* arguments) {
  const Str* separator = vm.known<Str>(arguments[0]);
  Value items = TRY(items_calling(vm, arguments[1], "can only join an iterable"));
  return join_items(vm, separator, items_of(vm, items));
}

Result<Value> str_replace(Vm& vm, const Value* arguments) {
  Replacement replacement;
  replacement.old_part = TRY(string_argument(vm, arguments[1], "replace", "argument 1"));
  replacement.new_part = TRY(string_argument(vm, arguments[2], "replace", "argument 2"));
  replacement.maximum = TRY(size_argument_calling(vm, arguments[3]));
  if (replacement.maximum < 0) replacement.maximum = INT64_MAX;
  replacement.string = vm.known<Str>(arguments[0]);
  if (replacement.maximum == 0) return exact_string_value(vm, replacement.string);
  return with_units(replacement.string, [&]<class Unit>(Units<Unit> text) -> Result<Value> {
    const Str* old_part = replacement.old_part;
    const Str* new_part = replacement.new_part;
    if (old_part->length == 0) return interleave(vm, replacement, text);
    if (old_part->length == 1 && new_part->length == 1 && old_part->kind <= sizeof(Unit) &&
        new_part->kind <= sizeof(Unit) && replacement.maximum >= text.count) {
      return replace_character(vm, replacement, text);
    }
    return replace_all(vm, replacement, text);
  });
}

}  // namespace hognose
