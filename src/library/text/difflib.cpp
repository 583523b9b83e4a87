// The native part of difflib: the longest run of equal elements in two sequences.
//
// difflib.py builds a list for each element of the first sequence: the increasing positions of
// equal elements in the second one. Programs can reach and change these lists. Then the result is
// useless, but nothing worse happens. No guest code runs, and each list is charged before it is
// read.
#include <algorithm>
#include <span>

#include "base/native_memory.h"
#include "library/core/modules.h"
#include "meter/paced.h"
#include "objects/containers/sequence.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

constexpr uint64_t kPlacesPerFuel = 4;

// A run of equal elements that ends at position `end` of the second sequence and at the current
// position of the first.
struct Run {
  int64_t end;
  int64_t length;
};

// Returns the positions within [start, end) from a list in increasing order.
Result<std::span<const Value>> places_within(Vm& vm, Value value, int64_t start, int64_t end) {
  if (value.is_none()) return std::span<const Value>();
  if (!vm.has_layout(value, TypeId::List)) {
    return vm.raise(TypeId::TypeError, "the places of an element must be a list");
  }
  ItemsView places = items_of(vm, value);
  auto is_below = [](Value place, int64_t limit) {
    return place.is_small_int() && place.small_int() < limit;
  };
  const Value* behind = places.items + places.count;
  const Value* first = std::lower_bound(places.items, behind, start, is_below);
  return std::span(first, std::lower_bound(first, behind, end, is_below));
}

// longest_match(places, alo, ahi, blo, bhi): returns (i, j, size) of the first of the longest runs.
Result<Value> difflib_longest_match(Vm& vm, const Value* arguments) {
  if (!vm.has_layout(arguments[0], TypeId::List)) {
    return vm.raise(TypeId::TypeError, "the places must be a list");
  }
  int64_t bounds[4];
  for (int i = 0; i < 4; ++i) {
    bounds[i] = TRY(index_int64_calling(vm, arguments[i + 1], OutOfRange::Clamp));
  }
  ItemsView elements = items_of(vm, arguments[0]);
  auto first = static_cast<uint32_t>(std::clamp<int64_t>(bounds[0], 0, elements.count));
  auto last = static_cast<uint32_t>(std::clamp<int64_t>(bounds[1], first, elements.count));

  TRY(vm.meter.charge(last - first));
  uint32_t longest = 0;
  TRY(in_parts(vm.meter, last - first, kPacedItems, [&](size_t begin, size_t end) {
    for (Value value : std::span(elements.items + first + begin, end - begin)) {
      if (vm.has_layout(value, TypeId::List))
        longest = std::max(longest, items_of(vm, value).count);
    }
  }));
  uint64_t scratch = uint64_t{2} * longest * sizeof(Run);
  if (!vm.meter.take_memory(scratch)) return vm.meter.stop(StopReason::Memory);
  NativeVector<Run> before;
  NativeVector<Run> now;
  before.reserve(longest);
  now.reserve(longest);

  int64_t best_i = bounds[0];
  int64_t best_j = bounds[2];
  int64_t best_size = 0;
  auto search = [&]() -> Result<void> {
    for (uint32_t i = first; i < last; ++i) {
      auto places = TRY(places_within(vm, elements.items[i], bounds[2], bounds[3]));
      TRY(vm.meter.charge((places.size() + before.size()) / kPlacesPerFuel + 1));
      now.clear();
      auto previous = before.begin();
      bool are_integers = true;
      TRY(in_parts(vm.meter, places.size(), kPacedItems, [&](size_t begin, size_t end) {
        for (Value place : places.subspan(begin, end - begin)) {
          are_integers = place.is_small_int();
          if (!are_integers) return false;
          int64_t j = place.small_int();
          while (previous != before.end() && previous->end < j - 1) ++previous;
          int64_t size = 1;
          if (previous != before.end() && previous->end == j - 1) size += previous->length;
          now.push_back({j, size});
          if (size > best_size) {
            best_i = i - size + 1;
            best_j = j - size + 1;
            best_size = size;
          }
        }
        return true;
      }));
      if (!are_integers) {
        return vm.raise(TypeId::TypeError, "the places of an element must be integers");
      }
      std::swap(before, now);
    }
    return {};
  };
  Result<void> searched = search();
  vm.meter.give_memory(scratch);
  TRY(searched);
  return Value::from_cell(TRY(make_tuple(
      vm, {TRY(make_int(vm, best_i)), TRY(make_int(vm, best_j)), TRY(make_int(vm, best_size))})));
}

constexpr NativeRow kRows[] = {
    {"longest_match(places, alo, ahi, blo, bhi, /)", difflib_longest_match},
};

}  // namespace

std::span<const NativeRow> difflib_module_functions() { return kRows; }

Result<void> fill_difflib_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
