// Search: where a part occurs in a text, for strings and bytes.
//
// Receives units of one width; hands on positions. Time is linear in the text whatever the two look
// like: a vector scan for the part's first and last unit finds the candidates, and once too many of
// them were false the two-way algorithm (Crochemore and Perrin, 1991) takes over, which needs no
// memory. The work is charged in steps as it is done, so a match near the start costs little.
#pragma once

#include <cstdint>

#include "objects/text/units.h"

namespace hognose {

template <class Unit>
class Search {
 public:
  explicit Search(Vm& vm) : vm_(vm) {}
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  void set(const Unit* part, uint32_t count) {
    part_ = part;
    count_ = count;
  }
  // The characters of a string, widened where needed; false if one of them cannot occur in a text
  // of this unit.
  Result<bool> set(const Str* part);

  uint32_t count() const { return count_; }

  // The first occurrence that begins at or after `from` and ends at or before `stop`, or -1.
  Result<int64_t> find(const Unit* text, int64_t from, int64_t stop) {
    if (from > stop - count_) return -1;
    if (HOGNOSE_UNLIKELY(count_ <= 1)) return find_short(text, from, stop);
    return find_long(text, from, stop);
  }
  // The last one.
  Result<int64_t> find_last(const Unit* text, int64_t from, int64_t stop);
  // How many there are without overlap, at most `limit`.
  Result<int64_t> count_in(const Unit* text, int64_t from, int64_t stop, int64_t limit);

 private:
  static constexpr uint32_t kInline = 32;

  Result<bool> equal_units(const Unit* left, const Unit* right, uint64_t bytes);
  Result<int64_t> find_short(const Unit* text, int64_t from, int64_t stop);
  Result<int64_t> find_long(const Unit* text, int64_t from, int64_t stop);

  Vm& vm_;
  const Unit* part_ = nullptr;
  uint32_t count_ = 0;
  bool candidates_lie_ = false;  // too many were false: use the two-way algorithm
  Unit inline_[kInline];
};

// start and stop of find(), count(), startswith() …: None or an index; negative ones count from the
// end. start may lie behind the end, stop does not.
struct SearchBounds {
  int64_t start;
  int64_t stop;
};
Result<SearchBounds> search_bounds_calling(Vm& vm, Value start, Value stop, int64_t length);
// The same in two steps, for what may change its length while it is asked for the bounds.
Result<SearchBounds> asked_bounds_calling(Vm& vm, Value start, Value stop);
SearchBounds bounds_within(SearchBounds asked, int64_t length);

}  // namespace hognose
