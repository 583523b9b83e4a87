// Bulk work on memory, in parts with a poll of the limits between them.
//
// A guest can make objects of hundreds of megabytes. The caller charges fuel for filling or copying
// them in advance, but without these functions the time limits would not be polled until the work
// is done, and memory that is touched for the first time costs a page fault every 4 KiB. Nothing
// here charges fuel. The only failure is Failure::Stopped. After it the target is partly written
// and must not be read.
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

// Bytes moved between two polls: half a millisecond where every page is new.
inline constexpr size_t kPacedBytes = 1u << 20;

// Entries of hash tables between two polls: each may miss the caches.
inline constexpr size_t kPacedEntries = 1u << 14;

// Calls part(begin, end) for consecutive parts of 0..count, each of at most `size` items. Stops
// early, without a failure, if `part` returns false.
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

// Items between two polls, for work of a few instructions per item.
inline constexpr size_t kPacedItems = 1u << 18;

// For a loop whose turns take unequal work: polls the limits as often as in_parts does.
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

// Returns how many of the indices 0..most-1 satisfy `holds` before the first that does not.
template <class Holds>
Result<size_t> paced_run(Meter& meter, size_t most, Holds holds) {
  for (size_t i = 0;;) {
    size_t stop = HOGNOSE_LIKELY(most - i <= kPacedItems) ? most : i + kPacedItems;
    while (i < stop && holds(i)) ++i;
    if (HOGNOSE_LIKELY(i < stop || stop == most)) return i;
    if (!meter.poll()) return Failure::Stopped;
  }
}

// Like std::find_if: returns the index, or `count`.
template <class Item, class Is>
Result<size_t> paced_find_if(Meter& meter, const Item* items, size_t count, Is is) {
  return paced_run(meter, count, [&](size_t i) { return !is(items[i]); });
}

// Like std::equal.
template <class Left, class Right>
Result<bool> paced_equal(Meter& meter, const Left* left, const Right* right, size_t count) {
  bool equal = true;
  TRY(in_parts(meter, count, kPacedItems, [&](size_t begin, size_t end) {
    return equal = std::equal(left + begin, left + end, right + begin);
  }));
  return equal;
}

// The meter's poll as a Watch, for paced work in src/base.
inline Watch watch_of(Meter& meter) {
  return Watch([](void* asked) { return static_cast<Meter*>(asked)->poll(); }, &meter);
}

inline Result<void> paced_copy(Meter& meter, void* target, const void* source, size_t bytes) {
  if (HOGNOSE_LIKELY(bytes <= kPacedBytes)) {
    if (bytes != 0) std::memcpy(target, source, bytes);  // `source` may be null
    return {};
  }
  return in_parts(meter, bytes, kPacedBytes, [&](size_t begin, size_t end) {
    std::memcpy(static_cast<char*>(target) + begin, static_cast<const char*>(source) + begin,
                end - begin);
  });
}

// Like paced_copy, for ranges that may overlap.
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

// Copies `count` items: `first` and every step-th item after it.
template <class Target, class Source>
Result<void> paced_gather(Meter& meter, Target* target, const Source* first, int64_t step,
                          size_t count) {
  return in_parts(meter, count, kPacedItems, [&](size_t begin, size_t end) {
    if (step == -1) {
      for (size_t i = begin; i < end; ++i) target[i] = static_cast<Target>(*(first - i));
    } else {
      // By index: a step past the last item may be of any size.
      for (size_t i = begin; i < end; ++i) {
        target[i] = static_cast<Target>(first[static_cast<int64_t>(i) * step]);
      }
    }
  });
}

// Writes `count` items: to `first` and to every step-th item after it.
template <class Item>
Result<void> paced_scatter(Meter& meter, Item* first, int64_t step, const Item* source,
                           size_t count) {
  return in_parts(meter, count, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) first[static_cast<int64_t>(i) * step] = source[i];
  });
}

// Removes `removed` of `count` items, every step-th one (step > 0) from index `first` on, and
// closes the gaps.
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

// Like memcmp.
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

// Fills `total` items, a multiple of `length`, with repetitions of the `length` items of `part`.
template <class Item>
Result<void> paced_repeat(Meter& meter, Item* target, const Item* part, size_t length,
                          size_t total) {
  if (length == 1) return paced_fill_n(meter, target, total, part[0]);
  TRY(paced_copy(meter, target, part, length * sizeof(Item)));
  // Double the filled items up to the size of a part, which then stays in the cache.
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
