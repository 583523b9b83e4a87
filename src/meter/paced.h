// Work on much memory at once, in parts with a look at the clocks between them.
//
// Who fills or copies what a guest may make hundreds of megabytes big has charged for it before,
// but the limits on time would not be looked at until it is done, and memory that is touched for
// the first time costs the system a page fault every 4 KiB. Nothing here charges fuel. After a
// failure (Failure::Stopped, the only one) the target is partly written: nobody may look at it any
// more.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <type_traits>

#include "base/watch.h"
#include "meter/meter.h"

namespace hognose {

// So much is moved between two looks: half a millisecond where every page is new.
inline constexpr size_t kPacedBytes = 1u << 20;

// For entries of hash tables: each may miss the caches.
inline constexpr size_t kPacedEntries = 1u << 14;

// Calls part(begin, end) for the parts of 0..count, each of at most `size` items, in order; one
// that answers false is the last.
template <class Part>
Result<void> in_parts(Meter& meter, size_t count, size_t size, Part part) {
  for (size_t begin = 0;;) {
    size_t end = HOGNOSE_LIKELY(count - begin <= size) ? count : begin + size;
    if constexpr (std::is_void_v<decltype(part(begin, end))>) {
      part(begin, end);
    } else if (!part(begin, end)) {
      return {};
    }
    if (HOGNOSE_LIKELY(end == count)) return {};
    begin = end;
    if (!meter.poll()) return Failure::Stopped;
  }
}

// For work of a few instructions for each item.
inline constexpr size_t kPacedItems = 1u << 18;

// For a loop whose turns take unequal work: looks at the clocks as often as in_parts does.
class Pace {
 public:
  explicit Pace(Meter& meter) : meter_(meter) {}
  Result<void> turn(uint64_t items = 1) {
    done_ += items;
    if (HOGNOSE_LIKELY(done_ < kPacedItems)) return {};
    done_ = 0;
    if (!meter_.poll()) return Failure::Stopped;
    return {};
  }

 private:
  Meter& meter_;
  uint64_t done_ = 0;
};

// How many of 0..most holds(i) is true of, before the first of which it is not.
template <class Holds>
Result<size_t> paced_run(Meter& meter, size_t most, Holds holds) {
  for (size_t i = 0;;) {
    size_t stop = HOGNOSE_LIKELY(most - i <= kPacedItems) ? most : i + kPacedItems;
    while (i < stop && holds(i)) ++i;
    if (HOGNOSE_LIKELY(i < stop || stop == most)) return i;
    if (!meter.poll()) return Failure::Stopped;
  }
}

// As std::find_if: the index, or `count`.
template <class Item, class Is>
Result<size_t> paced_find_if(Meter& meter, const Item* items, size_t count, Is is) {
  return paced_run(meter, count, [&](size_t i) { return !is(items[i]); });
}

// As std::equal.
template <class Left, class Right>
Result<bool> paced_equal(Meter& meter, const Left* left, const Right* right, size_t count) {
  bool equal = true;
  TRY(in_parts(meter, count, kPacedItems, [&](size_t begin, size_t end) {
    return equal = std::equal(left + begin, left + end, right + begin);
  }));
  return equal;
}

// The same for work in base.
inline Watch watch_of(Meter& meter) {
  return Watch([](void* asked) { return static_cast<Meter*>(asked)->poll(); }, &meter);
}

inline Result<void> paced_copy(Meter& meter, void* target, const void* source, size_t bytes) {
  if (HOGNOSE_LIKELY(bytes <= kPacedBytes)) {
    if (bytes != 0) std::memcpy(target, source, bytes);  // there may be no source
    return {};
  }
  return in_parts(meter, bytes, kPacedBytes, [&](size_t begin, size_t end) {
    std::memcpy(static_cast<char*>(target) + begin, static_cast<const char*>(source) + begin,
                end - begin);
  });
}

// As paced_copy, for places that may overlap.
inline Result<void> paced_move(Meter& meter, void* target, const void* source, size_t bytes) {
  char* to = static_cast<char*>(target);
  const char* from = static_cast<const char*>(source);
  bool backwards = to > from;
  return in_parts(meter, bytes, kPacedBytes, [&](size_t begin, size_t end) {
    if (end == begin) return;
    size_t at = backwards ? bytes - end : begin;
    std::memmove(to + at, from + at, end - begin);
  });
}

inline Result<void> paced_fill(Meter& meter, void* target, uint8_t byte, size_t bytes) {
  return in_parts(meter, bytes, kPacedBytes, [&](size_t begin, size_t end) {
    std::memset(static_cast<char*>(target) + begin, byte, end - begin);
  });
}

template <class Item>
Result<void> paced_fill_n(Meter& meter, Item* target, size_t count, Item item) {
  return in_parts(meter, count, kPacedBytes / sizeof(Item),
                  [&](size_t begin, size_t end) { std::fill(target + begin, target + end, item); });
}

// Every step-th of the items from `first` on.
template <class Target, class Source>
Result<void> paced_gather(Meter& meter, Target* target, const Source* first, int64_t step,
                          size_t count) {
  return in_parts(meter, count, kPacedItems, [&](size_t begin, size_t end) {
    if (step == -1) {
      for (size_t i = begin; i < end; ++i) target[i] = static_cast<Target>(*(first - i));
    } else {
      // By index: a step beyond the last item may be of any size.
      for (size_t i = begin; i < end; ++i) {
        target[i] = static_cast<Target>(first[static_cast<int64_t>(i) * step]);
      }
    }
  });
}

// Sets every step-th of the items from `first` on.
template <class Item>
Result<void> paced_scatter(Meter& meter, Item* first, int64_t step, const Item* source,
                           size_t count) {
  return in_parts(meter, count, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) first[static_cast<int64_t>(i) * step] = source[i];
  });
}

// Closes the gaps that are left when `removed` items, every step-th (step > 0) from `first` on, go
// from `count` items.
template <class Item>
Result<void> paced_remove(Meter& meter, Item* items, size_t count, size_t first, size_t step,
                          size_t removed) {
  Pace pace(meter);
  Item* out = items + first;
  for (size_t i = 0; i < removed; ++i) {
    size_t from = first + i * step + 1;
    size_t kept = i + 1 < removed ? step - 1 : count - from;
    TRY(paced_move(meter, out, items + from, kept * sizeof(Item)));
    out += kept;
    TRY(pace.turn(kept + 1));
  }
  return {};
}

template <class Item>
Result<void> paced_reverse(Meter& meter, Item* items, size_t count) {
  return in_parts(meter, count / 2, kPacedItems, [&](size_t begin, size_t end) {
    std::swap_ranges(items + begin, items + end, std::make_reverse_iterator(items + count - begin));
  });
}

// As memcmp.
inline Result<int> paced_compare(Meter& meter, const void* left, const void* right, size_t bytes) {
  int order = 0;
  TRY(in_parts(meter, bytes, kPacedBytes, [&](size_t begin, size_t end) {
    if (end == begin) return false;
    order = std::memcmp(static_cast<const char*>(left) + begin,
                        static_cast<const char*>(right) + begin, end - begin);
    return order == 0;
  }));
  return order;
}

// The `length` items of `part`, again and again until there are `total`, a multiple of `length`.
template <class Item>
Result<void> paced_repeat(Meter& meter, Item* target, const Item* part, size_t length,
                          size_t total) {
  if (length == 1) return paced_fill_n(meter, target, total, part[0]);
  TRY(paced_copy(meter, target, part, length * sizeof(Item)));
  // What is there is doubled up to the size of a part, which then stays near.
  size_t most = std::max(length, kPacedBytes / sizeof(Item) / length * length);
  for (size_t done = length; done < total;) {
    size_t step = std::min({done, most, total - done});
    TRY(paced_copy(meter, target + done, target, step * sizeof(Item)));
    done += step;
    if (step == most && !meter.poll()) return Failure::Stopped;
  }
  return {};
}

}  // namespace hognose
