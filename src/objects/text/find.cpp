// The methods of str that search: find, index, count, startswith, endswith and `in`. search.h has
// the search itself.
#include "objects/containers/sequence.h"
#include "objects/protocols/protocol.h"
#include "objects/text/methods.h"
#include "objects/text/search.h"

namespace hognose {

Result<SearchBounds> search_bounds_arguments_calling(Vm& vm, Value start, Value stop) {
  SearchBounds bounds{0, INT64_MAX};
  auto index_calling = [&](Value value, int64_t* index) -> Result<void> {
    if (value.is_undefined() || value.is_none()) return {};
    if (!has_index(vm, value)) {
      return vm.raise(TypeId::TypeError,
                      "slice indices must be integers or None or have an __index__ method");
    }
    *index = TRY(index_int64_calling(vm, value, OutOfRange::Clamp));
    return {};
  };
  TRY(index_calling(start, &bounds.start));
  TRY(index_calling(stop, &bounds.stop));
  return bounds;
}

SearchBounds bounds_within(SearchBounds asked, int64_t length) {
  auto from_start = [length](int64_t index) {
    return index < 0 ? std::max<int64_t>(index + length, 0) : index;
  };
  return {from_start(asked.start), std::min(from_start(asked.stop), length)};
}

Result<SearchBounds> search_bounds_calling(Vm& vm, Value start, Value stop, int64_t length) {
  return bounds_within(TRY(search_bounds_arguments_calling(vm, start, stop)), length);
}

namespace {

enum class Direction : uint8_t { First, Last };

// The position of arguments[1] in arguments[0], within the bounds arguments[2] and arguments[3];
// else -1.
Result<int64_t> position_calling(Vm& vm, const Value* arguments, const char* function,
                                 Direction direction) {
  const Str* part = TRY(string_argument(vm, arguments[1], function, "argument 1"));
  const Str* string = vm.known<Str>(arguments[0]);
  SearchBounds bounds = TRY(search_bounds_calling(vm, arguments[2], arguments[3], string->length));
  return with_units(string, [&]<class Unit>(Units<Unit> text) -> Result<int64_t> {
    Search<Unit> search(vm);
    if (!TRY(search.set(part))) return -1;
    return direction == Direction::First ? search.find(text.data, bounds.start, bounds.stop)
                                         : search.find_last(text.data, bounds.start, bounds.stop);
  });
}

Result<Value> index_or_raise(Vm& vm, int64_t position) {
  if (position < 0) return vm.raise(TypeId::ValueError, "substring not found");
  return Value::from_small_int(position);
}

enum class End : uint8_t { Start, Tail };

// Whether the text starts, or ends, with the part, within the bounds.
Result<bool> matches_at(Vm& vm, const Str* string, const Str* part, SearchBounds bounds, End end) {
  int64_t count = part->length;
  if (bounds.stop - bounds.start < count || part->kind > string->kind) return false;
  auto place = static_cast<uint32_t>(end == End::Start ? bounds.start : bounds.stop - count);
  return with_units(string, [&vm, part, place]<class Unit>(Units<Unit> text) {
    return with_units(part,
                      [&vm, text, place]<class PartUnit>(Units<PartUnit> units) -> Result<bool> {
                        const Unit* there = text.data + place;
                        if constexpr (sizeof(PartUnit) == sizeof(Unit)) {
                          size_t bytes = units.count * sizeof(Unit);
                          return TRY(paced_compare(vm.meter, there, units.data, bytes)) == 0;
                        } else {
                          return paced_equal(vm.meter, units.data, there, units.count);
                        }
                      });
  });
}

Result<Value> matches_calling(Vm& vm, const Value* arguments, const char* function, End end) {
  const Str* string = vm.known<Str>(arguments[0]);
  SearchBounds bounds = TRY(search_bounds_calling(vm, arguments[2], arguments[3], string->length));
  if (const Str* part = vm.as<Str>(arguments[1], TypeId::Str)) {
    TRY(vm.meter.charge(part->length / 16));
    return Value::boolean(TRY(matches_at(vm, string, part, bounds, end)));
  }
  const Tuple* parts = vm.as<Tuple>(arguments[1], TypeId::Tuple);
  if (parts == nullptr) {
    return vm.raise(TypeId::TypeError, "{} first arg must be str or a tuple of str, not {}",
                    function, type_name(vm, arguments[1]));
  }
  for (uint32_t i = 0; i < parts->length; ++i) {
    const Str* part = vm.as<Str>(parts->items[i], TypeId::Str);
    if (part == nullptr) {
      return vm.raise(TypeId::TypeError, "tuple for {} must only contain str, not {}", function,
                      type_name(vm, parts->items[i]));
    }
    TRY(vm.meter.charge(part->length / 16 + 1));
    if (TRY(matches_at(vm, string, part, bounds, end))) return Value::boolean(true);
  }
  return Value::boolean(false);
}

}  // namespace

Result<bool> str_contains(Vm& vm, const Str* string, const Str* part) {
  return with_units(string, [&]<class Unit>(Units<Unit> text) -> Result<bool> {
    Search<Unit> search(vm);
    if (!TRY(search.set(part))) return false;
    return TRY(search.find(text.data, 0, text.count)) >= 0;
  });
}

Result<Value> str_find(Vm& vm, const Value* arguments) {
  return Value::from_small_int(TRY(position_calling(vm, arguments, "find", Direction::First)));
}

Result<Value> str_rfind(Vm& vm, const Value* arguments) {
  return Value::from_small_int(TRY(position_calling(vm, arguments, "rfind", Direction::Last)));
}

Result<Value> str_index(Vm& vm, const Value* arguments) {
  return index_or_raise(vm, TRY(position_calling(vm, arguments, "index", Direction::First)));
}

Result<Value> str_rindex(Vm& vm, const Value* arguments) {
  return index_or_raise(vm, TRY(position_calling(vm, arguments, "rindex", Direction::Last)));
}

Result<Value> str_count(Vm& vm, const Value* arguments) {
  const Str* part = TRY(string_argument(vm, arguments[1], "count", "argument 1"));
  const Str* string = vm.known<Str>(arguments[0]);
  SearchBounds bounds = TRY(search_bounds_calling(vm, arguments[2], arguments[3], string->length));
  int64_t count = TRY(with_units(string, [&]<class Unit>(Units<Unit> text) -> Result<int64_t> {
    Search<Unit> search(vm);
    if (!TRY(search.set(part))) return 0;
    return search.count_in(text.data, bounds.start, bounds.stop, INT64_MAX);
  }));
  return Value::from_small_int(count);
}

Result<Value> str_startswith(Vm& vm, const Value* arguments) {
  return matches_calling(vm, arguments, "startswith", End::Start);
}

Result<Value> str_endswith(Vm& vm, const Value* arguments) {
  return matches_calling(vm, arguments, "endswith", End::Tail);
}

}  // namespace hognose
