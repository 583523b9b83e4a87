// Search: finds a part in a text, for strings and bytes. Both have units of one width.
//
// Time is linear in the text for every input. A vector scan for the first and last unit of the part
// finds candidates. After too many false candidates, the two-way algorithm (Crochemore and Perrin,
// 1991) takes over; it needs no extra memory. The work is charged in steps as it is done, so a
// match near the start costs little.
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
  // Sets the part to the characters of a string, widened if necessary. False if one of them cannot
  // occur in a text of this unit.
  Result<bool> set(const Str* part);

  uint32_t count() const { return count_; }

  // The first occurrence that begins at or after `from` and ends at or before `stop`; else -1.
  Result<int64_t> find(const Unit* text, int64_t from, int64_t stop) {
    if (from > stop - count_) return -1;
    if (HOGNOSE_UNLIKELY(count_ <= 1)) return find_short(text, from, stop);
    return find_long(text, from, stop);
  }
  // The last such occurrence.
  Result<int64_t> find_last(const Unit* text, int64_t from, int64_t stop);
  // The number of non-overlapping occurrences, at most `limit`.
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

// start and stop of find(), count(), startswith() and so on: None or an index. A negative index
// counts from the end. `start` may be beyond the end of the text; `stop` is limited to the end.
struct SearchBounds {
  int64_t start;
  int64_t stop;
};
Result<SearchBounds> search_bounds_calling(Vm& vm, Value start, Value stop, int64_t length);
// The same in two steps, for objects whose length may change while __index__ runs.
Result<SearchBounds> search_bounds_arguments_calling(Vm& vm, Value start, Value stop);
SearchBounds bounds_within(SearchBounds asked, int64_t length);

}  // namespace hognose
