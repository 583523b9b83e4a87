// Search: the vector scan and the two-way algorithm. No block is loaded unless all of it is within
// the given bounds.
#include "objects/text/search.h"

#include <bit>

#ifdef __SSE2__
#include <emmintrin.h>
#include "objects/containers/slice_bounds.h"
#endif

namespace hognose {

namespace {

// Units scanned between two charges.
constexpr int64_t kWindow = 1 << 16;

// --- sixteen bytes at a time

template <class Unit>
constexpr int64_t kLanes = 16 / sizeof(Unit);

#ifdef __SSE2__

template <class Unit>
class Probe {
 public:
  explicit Probe(Unit unit) {
    if constexpr (sizeof(Unit) == 1) lanes_ = _mm_set1_epi8(static_cast<char>(unit));
    if constexpr (sizeof(Unit) == 2) lanes_ = _mm_set1_epi16(static_cast<int16_t>(unit));
    if constexpr (sizeof(Unit) == 4) lanes_ = _mm_set1_epi32(static_cast<int32_t>(unit));
  }
  __m128i equal(const Unit* block) const {
    __m128i units = _mm_loadu_si128(reinterpret_cast<const __m128i*>(block));
    if constexpr (sizeof(Unit) == 1) return _mm_cmpeq_epi8(units, lanes_);
    if constexpr (sizeof(Unit) == 2) return _mm_cmpeq_epi16(units, lanes_);
    return _mm_cmpeq_epi32(units, lanes_);
  }

 private:
  __m128i lanes_;
};

// A mask with sizeof(Unit) bits for each unit of the block.
template <class Unit>
unsigned matches(const Probe<Unit>& probe, const Unit* block) {
  return static_cast<unsigned>(_mm_movemask_epi8(probe.equal(block)));
}
template <class Unit>
unsigned matches(const Probe<Unit>& first, const Unit* block, const Probe<Unit>& last,
                 const Unit* other_block) {
  return static_cast<unsigned>(
      _mm_movemask_epi8(_mm_and_si128(first.equal(block), last.equal(other_block))));
}

#else

template <class Unit>
class Probe {
 public:
  explicit Probe(Unit unit) : unit_(unit) {}
  unsigned equal(const Unit* block) const {
    constexpr unsigned kBits = (1u << sizeof(Unit)) - 1;
    unsigned mask = 0;
    for (int64_t i = 0; i < kLanes<Unit>; ++i) {
      if (block[i] == unit_) mask |= kBits << (static_cast<unsigned>(i) * sizeof(Unit));
    }
    return mask;
  }

 private:
  Unit unit_;
};

template <class Unit>
unsigned matches(const Probe<Unit>& probe, const Unit* block) {
  return probe.equal(block);
}
template <class Unit>
unsigned matches(const Probe<Unit>& first, const Unit* block, const Probe<Unit>& last,
                 const Unit* other_block) {
  return first.equal(block) & last.equal(other_block);
}

#endif

template <class Unit>
int64_t first_match(unsigned mask) {
  return std::countr_zero(mask) / static_cast<int>(sizeof(Unit));
}
template <class Unit>
unsigned without_first(unsigned mask) {
  unsigned bits = ((1u << sizeof(Unit)) - 1) << std::countr_zero(mask);
  return mask & ~bits;
}

// The first position of the unit in [from, stop), or `stop`.
template <class Unit>
int64_t find_unit(const Unit* text, int64_t from, int64_t stop, Unit unit) {
  if constexpr (sizeof(Unit) == 1) {
    const void* place = std::memchr(text + from, unit, static_cast<size_t>(stop - from));
    return place == nullptr ? stop : static_cast<const Unit*>(place) - text;
  } else {
    Probe<Unit> probe(unit);
    for (; from + kLanes<Unit> <= stop; from += kLanes<Unit>) {
      unsigned mask = matches(probe, text + from);
      if (mask != 0) return from + first_match<Unit>(mask);
    }
    while (from < stop && text[from] != unit) ++from;
    return from;
  }
}

// --- the two-way algorithm, forwards and backwards

template <class Unit>
struct Forward {
  const Unit* units;
  Unit operator[](int64_t i) const { return units[i]; }
};

template <class Unit>
struct Backward {
  const Unit* last;
  Unit operator[](int64_t i) const { return last[-i]; }
};

// The position before the greatest suffix in the given order, and its period.
struct Suffix {
  int64_t before;
  int64_t period;
};

enum class Order : uint8_t { Ascending, Descending };

template <class View>
Result<Suffix> greatest_suffix(Meter& meter, View part, int64_t count, Order order) {
  Pace pace(meter);
  Suffix suffix{-1, 1};
  int64_t candidate = 0, length = 1;
  while (candidate + length < count) {
    TRY(pace.turn());
    auto a = part[candidate + length], b = part[suffix.before + length];
    if (a == b) {
      if (length == suffix.period) {
        candidate += suffix.period;
        length = 1;
      } else {
        ++length;
      }
    } else if ((a < b) == (order == Order::Ascending)) {
      candidate += length;
      length = 1;
      suffix.period = candidate - suffix.before;
    } else {
      suffix.before = candidate++;
      length = suffix.period = 1;
    }
  }
  return suffix;
}

// Work since the last charge, in comparisons.
class Account {
 public:
  explicit Account(Vm& vm) : vm_(vm) {}
  Result<void> add(int64_t comparisons) {
    work_ += comparisons;
    return work_ < kWindow ? Result<void>() : settle();
  }
  Result<void> settle() {
    Result<void> result = vm_.meter.charge(static_cast<uint64_t>(work_) / 8);
    work_ = 0;
    return result;
  }

 private:
  Vm& vm_;
  int64_t work_ = 0;
};

// paced_run() with signed numbers. `most` may be zero or negative.
template <class Holds>
Result<int64_t> run_length(Meter& meter, int64_t most, Holds holds) {
  if (most <= 0) return 0;
  size_t run = TRY(paced_run(meter, static_cast<size_t>(most),
                             [&](size_t i) { return holds(static_cast<int64_t>(i)); }));
  return static_cast<int64_t>(run);
}

template <class View>
Result<int64_t> two_way(Vm& vm, View text, int64_t text_count, View part, int64_t count) {
  TRY(vm.meter.charge(static_cast<uint64_t>(count) / 4));
  Suffix ascending = TRY(greatest_suffix(vm.meter, part, count, Order::Ascending));
  Suffix descending = TRY(greatest_suffix(vm.meter, part, count, Order::Descending));
  Suffix suffix = ascending.before > descending.before ? ascending : descending;
  // The critical position. Units after it are compared first, forwards; then the units up to it,
  // backwards.
  const int64_t critical = suffix.before;
  int64_t period = suffix.period;
  const int64_t prefix = critical + 1;
  auto repeats = [&](int64_t i) { return i + period < count && part[i] == part[i + period]; };
  bool periodic = TRY(run_length(vm.meter, prefix, repeats)) == prefix;
  if (!periodic) period = std::max(critical + 1, count - critical - 1) + 1;
  Account account(vm);
  int64_t known = -1;  // periodic part: part[0..known] is known to match
  for (int64_t start = 0; start <= text_count - count;) {
    int64_t i = std::max(critical, known) + 1;
    i += TRY(run_length(vm.meter, count - i,
                        [&](int64_t k) { return part[i + k] == text[start + i + k]; }));
    TRY(account.add(i - critical));
    if (i < count) {
      start += i - critical;
      known = -1;
      continue;
    }
    i = critical;
    i -= TRY(run_length(vm.meter, i - known,
                        [&](int64_t k) { return part[i - k] == text[start + i - k]; }));
    TRY(account.add(critical - i + 1));
    if (i <= known) {
      TRY(account.settle());
      return start;
    }
    start += period;
    if (periodic) known = count - period - 1;
  }
  TRY(account.settle());
  return -1;
}

// --- candidates

// Limits the cost of false candidates relative to the text scanned.
class Patience {
 public:
  bool exhausted(int64_t scanned, uint64_t part_bytes) {
    spent_ += 2 + static_cast<int64_t>(part_bytes / 16);
    return spent_ > 256 + scanned / 4;
  }

 private:
  int64_t spent_ = 0;
};

}  // namespace

template <class Unit>
Result<bool> Search<Unit>::set(const Str* part) {
  count_ = part->length;
  if (part->kind == sizeof(Unit)) {
    part_ = Units<Unit>(part).data;
    return true;
  }
  if (part->kind > sizeof(Unit)) return false;
  Unit* wide = inline_;
  if (count_ > kInline) {
    TRY(vm_.meter.charge(count_ / 16));
    uint64_t bytes = uint64_t{count_} * sizeof(Unit);
    ByteArrayCell* scratch = TRY(vm_.make<ByteArrayCell>(TypeId::ByteArray, bytes));
    scratch->size = static_cast<uint32_t>(bytes);
    wide = reinterpret_cast<Unit*>(scratch->bytes.data());
  }
  TRY(with_units(part, [wide, this](auto units) {
    return paced_characters(vm_.meter, wide, units.data, count_);
  }));
  part_ = wide;
  return true;
}

template <class Unit>
Result<bool> Search<Unit>::equal_units(const Unit* left, const Unit* right, uint64_t bytes) {
  if (HOGNOSE_LIKELY(bytes <= kPacedBytes)) return std::memcmp(left, right, bytes) == 0;
  return TRY(paced_compare(vm_.meter, left, right, bytes)) == 0;
}

template <class Unit>
Result<int64_t> Search<Unit>::find_short(const Unit* text, int64_t from, int64_t stop) {
  if (count_ == 0) return from;
  while (from < stop) {
    int64_t window = std::min(stop, from + kWindow);
    int64_t place = find_unit(text, from, window, part_[0]);
    TRY(vm_.meter.charge(static_cast<uint64_t>(place - from) * sizeof(Unit) / 16));
    if (place < window) return place;
    from = window;
  }
  return -1;
}

template <class Unit>
Result<int64_t> Search<Unit>::find_long(const Unit* text, int64_t from, int64_t stop) {
  const int64_t origin = from, last_offset = count_ - 1, end = stop - last_offset;
  const uint64_t middle_bytes = (count_ - 2) * sizeof(Unit);
  const Probe<Unit> first(part_[0]), last(part_[last_offset]);
  Patience patience;
  auto is_here = [&](int64_t at) { return equal_units(text + at + 1, part_ + 1, middle_bytes); };
  while (from < end && !candidates_lie_) {
    const int64_t start = from, window = std::min(end, from + kWindow);
    auto charge = [&](int64_t at) {
      return vm_.meter.charge(static_cast<uint64_t>(at - start) * sizeof(Unit) / 16);
    };
    auto found = [&](int64_t at) -> Result<int64_t> {
      TRY(vm_.meter.charge(middle_bytes / 64));
      TRY(charge(at));
      return at;
    };
    for (; from + kLanes<Unit> <= window && !candidates_lie_; from += kLanes<Unit>) {
      unsigned mask = matches(first, text + from, last, text + from + last_offset);
      for (; HOGNOSE_UNLIKELY(mask != 0); mask = without_first<Unit>(mask)) {
        int64_t place = from + first_match<Unit>(mask);
        if (TRY(is_here(place))) return found(place);
        candidates_lie_ = patience.exhausted(from - origin, middle_bytes);
        if (candidates_lie_) break;
      }
      if (HOGNOSE_UNLIKELY(candidates_lie_)) break;
    }
    for (; from < window && !candidates_lie_; ++from) {
      if (text[from] != part_[0] || text[from + last_offset] != part_[last_offset]) continue;
      if (TRY(is_here(from))) return found(from);
      candidates_lie_ = patience.exhausted(from - origin, middle_bytes);
    }
    TRY(charge(from));
  }
  if (from >= end) return -1;
  int64_t place =
      TRY(two_way(vm_, Forward<Unit>{text + from}, stop - from, Forward<Unit>{part_}, count_));
  return place < 0 ? -1 : from + place;
}

template <class Unit>
Result<int64_t> Search<Unit>::find_last(const Unit* text, int64_t from, int64_t stop) {
  if (from > stop - count_) return -1;
  if (count_ == 0) return stop;
  const Unit head = part_[0];
  const uint64_t rest_bytes = (count_ - 1) * sizeof(Unit);
  Patience patience;
  int64_t origin = stop - count_, charged = origin;
  for (int64_t at = origin; at >= from; --at) {
    if (charged - at >= kWindow) {
      TRY(vm_.meter.charge(kWindow / 8));
      charged = at;
    }
    if (text[at] != head) continue;
    if (!candidates_lie_ && TRY(equal_units(text + at + 1, part_ + 1, rest_bytes))) {
      TRY(vm_.meter.charge(static_cast<uint64_t>(charged - at) / 8 + rest_bytes / 64));
      return at;
    }
    candidates_lie_ = candidates_lie_ || patience.exhausted(origin - at, rest_bytes);
    if (!candidates_lie_) continue;
    int64_t end = at + count_;
    int64_t place = TRY(two_way(vm_, Backward<Unit>{text + end - 1}, end - from,
                                Backward<Unit>{part_ + count_ - 1}, count_));
    return place < 0 ? -1 : end - place - count_;
  }
  TRY(vm_.meter.charge(static_cast<uint64_t>(charged - from + 1) / 8));
  return -1;
}

namespace {

// std::count() in lanes as wide as the units, which fit into one vector register.
template <class Unit>
int64_t count_unit(const Unit* units, int64_t count, Unit unit) {
  constexpr int64_t kLanes = 32 / sizeof(Unit);
  constexpr int64_t kMostRounds = 255;  // until a lane of one byte is full
  int64_t found = 0;
  while (count >= kLanes) {
    const int64_t rounds = std::min(count / kLanes, kMostRounds);
    Unit lanes[kLanes] = {};
    for (int64_t round = 0; round < rounds; ++round, units += kLanes) {
      for (int64_t lane = 0; lane < kLanes; ++lane) {
        lanes[lane] = static_cast<Unit>(lanes[lane] + (units[lane] == unit ? 1 : 0));
      }
    }
    for (Unit lane : lanes) found += lane;
    count -= rounds * kLanes;
  }
  return found + std::count(units, units + count, unit);
}

}  // namespace

template <class Unit>
Result<int64_t> Search<Unit>::count_in(const Unit* text, int64_t from, int64_t stop,
                                       int64_t limit) {
  if (from > stop) return 0;
  if (count_ == 0) return std::min(stop - from + 1, limit);
  int64_t found = 0;
  if (count_ == 1 && limit >= stop - from) {
    while (from < stop) {
      int64_t window = std::min(stop, from + kWindow);
      TRY(vm_.meter.charge(static_cast<uint64_t>(window - from) * sizeof(Unit) / 16));
      found += count_unit(text + from, window - from, part_[0]);
      from = window;
    }
    return found;
  }
  while (found < limit) {
    int64_t place = TRY(find(text, from, stop));
    if (place < 0) break;
    TRY(vm_.meter.charge(1));
    ++found;
    from = place + count_;
  }
  return found;
}

template class Search<uint8_t>;
template class Search<uint16_t>;
template class Search<uint32_t>;

}  // namespace hognose
