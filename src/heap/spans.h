// Spans: the page allocator of the large region. It records which pages belong to which cell and
// which are free.
//
// Free spans are kept in bins by size (exact below 64 pages, then sixteen bins to each doubling).
// So taking, giving back and growing a span take a bounded number of steps, whatever the pattern of
// requests. Spans lie end to end: each page below the frontier belongs to exactly one span. Both
// ends of a span are labelled, so that free neighbours can merge. The tables are outside the cage.
// Nothing here reads or writes guest memory or counts bytes.
#pragma once

#include <cstdint>

#include "heap/cell.h"
#include "heap/checkpoint.h"
#include "heap/parking.h"

namespace hognose {

inline constexpr uint32_t kSpanPageBytes = 4096;
// Page 0. The first 64 KiB of the large region stay unused: numbers such as 0x80000000 are common
// in untyped words, and the collector's visits of such words would take them for references.
inline constexpr uint32_t kSpanStart = kLargeStart + 0x1'0000;
inline constexpr uint32_t kPageCount = (kLargeEnd - kSpanStart) / kSpanPageBytes;
inline constexpr uint32_t kNoPage = UINT32_MAX;

// A set of page numbers. Finds the last member at or before a page in a bounded number of steps.
struct PageSet {
  static constexpr uint32_t kWords = (kPageCount + 63) / 64;
  static constexpr uint32_t kMiddleWords = (kWords + 63) / 64;
  static constexpr uint32_t kTopWords = (kMiddleWords + 63) / 64;

  bool contains(uint32_t page) const { return (words[page / 64] >> (page % 64) & 1) != 0; }
  void insert(uint32_t page);
  void remove(uint32_t page);
  uint32_t find_at_or_before(uint32_t page) const;  // kNoPage: there is none

  uint64_t words[kWords];
  uint64_t middle[kMiddleWords];  // one bit for each word that is not zero
  uint64_t top[kTopWords];
};

// The part of the spans' state that is in the side tables. It starts zeroed.
struct SpanTables {
  struct Record {
    uint32_t pages;  // at the first page of a span: its length
    uint32_t next;   // at the first page of a free span: the links of its bin
    uint32_t previous;
    uint32_t tail;  // at the last page of a span: its first page << 1 | whether it is free
  };
  Record records[kPageCount];
  PageSet starts;                    // the first pages of the spans in use
  uint64_t marked[PageSet::kWords];  // by first page, during and after marking
  static constexpr uint32_t kExactBins = 64;
  static constexpr uint32_t kBins = kExactBins + 13 * 16;
  uint32_t bins[kBins];  // their first spans, for those that Spans knows to have one
};

class Spans {
 public:
  // Starts with tables that are zero or were cleared.
  void reset(SpanTables* tables);

  // Returns the first page of a new span of `pages` pages, or kNoPage. Uses only pages below
  // `page_limit`.
  uint32_t take(uint32_t pages, uint32_t page_limit);
  void give(uint32_t start);
  // Grows the span to `pages` pages if the pages after it are free.
  bool extend(uint32_t start, uint32_t pages, uint32_t page_limit);

  uint32_t pages(uint32_t start) const { return tables_->records[start].pages; }
  bool is_start(uint32_t page) const { return page < frontier_ && tables_->starts.contains(page); }
  // The first page of the span in use that contains `page`, or kNoPage.
  uint32_t find(uint32_t page) const;

  // All spans lie in [0, frontier); pages from touched() on were never used in this run.
  uint32_t frontier() const { return frontier_; }
  uint32_t touched() const { return touched_; }

  // Frees every unmarked span that starts in these pages, and counts the pages that survive and
  // that are freed. `first_page` and `page_count` are multiples of 64.
  struct SweepCount {
    uint64_t live_pages = 0;
    uint64_t freed_pages = 0;
  };
  void sweep(uint32_t first_page, uint32_t page_count, SweepCount& count);
  // The pages of the marked spans that start in these pages.
  uint64_t marked_pages(uint32_t first_page, uint32_t page_count) const;
  void clear_marks();

  // The tables, of which this object is already restored.
  void transfer(Transfer& transfer);
  void keep_in(Parking& parking) const;  // the tables
  template <class Visit>
  void for_each_in_use(Visit visit) const {
    for (uint32_t start = 0; start < frontier_; start += pages(start)) {
      if (tables_->starts.contains(start)) visit(start, pages(start));
    }
  }

 private:
  static constexpr uint32_t kExactBins = SpanTables::kExactBins;
  static constexpr uint32_t kBins = SpanTables::kBins;
  static constexpr uint32_t kBinWords = (kBins + 63) / 64;

  static uint32_t bin_of(uint32_t pages);
  void label(uint32_t start, uint32_t pages, bool free);
  void add_free(uint32_t start, uint32_t pages);
  void remove_free(uint32_t start);
  uint32_t find_free(uint32_t pages) const;

  SpanTables* tables_ = nullptr;
  uint32_t frontier_ = 0;
  uint32_t touched_ = 0;
  uint64_t bin_map_[kBinWords] = {};  // which bins are not empty
};

}  // namespace hognose
