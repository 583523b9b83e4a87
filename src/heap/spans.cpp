// The page allocator of the large region: two-level segregated bins with boundary labels.
//
// spans.h states the invariants.
#include "heap/spans.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/result.h"

namespace hognose {

namespace {

void set_bit(uint64_t* words, uint32_t index) { words[index / 64] |= uint64_t{1} << (index % 64); }

void clear_bit(uint64_t* words, uint32_t index) {
  words[index / 64] &= ~(uint64_t{1} << (index % 64));
}

// Returns the highest set bit at or below `index` in its word, or kNoPage.
uint32_t last_bit(const uint64_t* words, uint32_t index) {
  uint64_t bits = words[index / 64] & (~uint64_t{0} >> (63 - index % 64));
  if (bits == 0) return kNoPage;
  return index / 64 * 64 + 63 - static_cast<uint32_t>(std::countl_zero(bits));
}

}  // namespace

void PageSet::insert(uint32_t page) {
  set_bit(words, page);
  set_bit(middle, page / 64);
  set_bit(top, page / 4096);
}

void PageSet::remove(uint32_t page) {
  clear_bit(words, page);
  if (words[page / 64] != 0) return;
  clear_bit(middle, page / 64);
  if (middle[page / 4096] == 0) clear_bit(top, page / 4096);
}

uint32_t PageSet::find_at_or_before(uint32_t page) const {
  uint32_t found = last_bit(words, page);
  if (found != kNoPage) return found;
  uint32_t word = page / 64;
  if (word == 0) return kNoPage;
  uint32_t full = last_bit(middle, word - 1);
  if (full == kNoPage) {
    uint32_t group = kNoPage;
    for (uint32_t at = (word - 1) / 64; at > 0 && group == kNoPage; at = (at - 1) / 64 * 64) {
      group = last_bit(top, at - 1);
    }
    if (group == kNoPage) return kNoPage;
    full = last_bit(middle, group * 64 + 63);
  }
  return last_bit(words, full * 64 + 63);
}

void Spans::reset(SpanTables* tables) {
  tables_ = tables;
  frontier_ = 0;
  touched_ = 0;
  std::memset(bin_map_, 0, sizeof bin_map_);
}

uint32_t Spans::bin_of(uint32_t pages) {
  if (pages < kExactBins) return pages;
  uint32_t exponent = static_cast<uint32_t>(std::bit_width(pages)) - 1;
  return kExactBins + (exponent - 6) * 16 + ((pages >> (exponent - 4)) & 15);
}

void Spans::label(uint32_t start, uint32_t pages, bool free) {
  tables_->records[start].pages = pages;
  tables_->records[start + pages - 1].tail = start << 1 | (free ? 1 : 0);
}

void Spans::add_free(uint32_t start, uint32_t pages) {
  label(start, pages, true);
  uint32_t bin = bin_of(pages);
  SpanTables::Record& record = tables_->records[start];
  record.previous = kNoPage;
  record.next = kNoPage;
  if ((bin_map_[bin / 64] >> (bin % 64) & 1) != 0) {
    record.next = tables_->bins[bin];
    tables_->records[record.next].previous = start;
  }
  tables_->bins[bin] = start;
  set_bit(bin_map_, bin);
}

void Spans::remove_free(uint32_t start) {
  SpanTables::Record& record = tables_->records[start];
  if (record.next != kNoPage) tables_->records[record.next].previous = record.previous;
  if (record.previous != kNoPage) {
    tables_->records[record.previous].next = record.next;
    return;
  }
  uint32_t bin = bin_of(record.pages);
  tables_->bins[bin] = record.next;
  if (record.next == kNoPage) clear_bit(bin_map_, bin);
}

// Tries a few spans in the bin of the request itself; every span of a higher bin fits.
uint32_t Spans::find_free(uint32_t pages) const {
  constexpr int kTries = 8;
  uint32_t bin = bin_of(pages);
  if ((bin_map_[bin / 64] >> (bin % 64) & 1) != 0) {
    uint32_t start = tables_->bins[bin];
    for (int i = 0; i < kTries && start != kNoPage; ++i) {
      if (tables_->records[start].pages >= pages) return start;
      start = tables_->records[start].next;
    }
  }
  ++bin;
  if (bin >= kBins) return kNoPage;
  uint64_t bits = bin_map_[bin / 64] & (~uint64_t{0} << (bin % 64));
  for (uint32_t word = bin / 64;;) {
    if (bits != 0) return tables_->bins[word * 64 + static_cast<uint32_t>(std::countr_zero(bits))];
    if (++word == kBinWords) return kNoPage;
    bits = bin_map_[word];
  }
}

uint32_t Spans::take(uint32_t pages, uint32_t page_limit) {
  uint32_t start = find_free(pages);
  if (start != kNoPage) {
    uint32_t found = tables_->records[start].pages;
    remove_free(start);
    if (found > pages) add_free(start + pages, found - pages);
  } else {
    page_limit = std::min(page_limit, kPageCount);
    if (frontier_ > page_limit || pages > page_limit - frontier_) return kNoPage;
    start = frontier_;
    frontier_ += pages;
    touched_ = std::max(touched_, frontier_);
  }
  label(start, pages, false);
  tables_->starts.insert(start);
  return start;
}

void Spans::give(uint32_t start) {
  uint32_t pages = tables_->records[start].pages;
  tables_->starts.remove(start);
  uint32_t next = start + pages;
  if (next < frontier_ && !tables_->starts.contains(next)) {
    pages += tables_->records[next].pages;
    remove_free(next);
  }
  if (start > 0 && (tables_->records[start - 1].tail & 1) != 0) {
    uint32_t previous = tables_->records[start - 1].tail >> 1;
    pages += tables_->records[previous].pages;
    remove_free(previous);
    start = previous;
  }
  if (start + pages == frontier_) {
    frontier_ = start;
  } else {
    add_free(start, pages);
  }
}

bool Spans::extend(uint32_t start, uint32_t pages, uint32_t page_limit) {
  uint32_t present = tables_->records[start].pages;
  uint32_t next = start + present;
  uint32_t more = pages - present;
  if (next == frontier_) {
    page_limit = std::min(page_limit, kPageCount);
    if (frontier_ > page_limit || more > page_limit - frontier_) return false;
    frontier_ += more;
    touched_ = std::max(touched_, frontier_);
  } else {
    if (tables_->starts.contains(next)) return false;
    uint32_t free = tables_->records[next].pages;
    if (free < more) return false;
    remove_free(next);
    if (free > more) add_free(next + more, free - more);
  }
  label(start, pages, false);
  return true;
}

uint32_t Spans::find(uint32_t page) const {
  if (page >= frontier_) return kNoPage;
  uint32_t start = tables_->starts.find_at_or_before(page);
  if (start == kNoPage || page - start >= tables_->records[start].pages) return kNoPage;
  return start;
}

void Spans::clear_marks() {
  std::memset(tables_->marked, 0, (frontier_ + 63) / 64 * sizeof(uint64_t));
}

void Spans::transfer(Transfer& transfer) {
  const size_t words = (frontier_ + 63) / 64 * sizeof(uint64_t);
  PageSet& starts = tables_->starts;
  transfer.memory(tables_->records, frontier_ * sizeof tables_->records[0]);
  transfer.memory(starts.words, words);
  transfer.memory(tables_->marked, words);
  for (uint32_t word = 0; word < kBinWords; ++word) {
    for (uint64_t bits = bin_map_[word]; bits != 0; bits &= bits - 1) {
      transfer.value(tables_->bins[word * 64 + static_cast<uint32_t>(std::countr_zero(bits))]);
    }
  }
  if (transfer.restores()) {
    // The levels above follow from the words.
    for (uint32_t page = 0; page < frontier_; page += pages(page)) {
      if (starts.contains(page)) starts.insert(page);
    }
  }
}

void Spans::keep_in(Parking& parking) const {
  const size_t words = (touched_ + 63) / 64 * sizeof(uint64_t);
  parking.keep(tables_->records, touched_ * sizeof tables_->records[0]);
  parking.keep(tables_->starts.words, words);
  parking.keep(tables_->starts.middle, sizeof tables_->starts.middle);
  parking.keep(tables_->starts.top, sizeof tables_->starts.top);
  parking.keep(tables_->marked, words);
  if (touched_ != 0) parking.keep(tables_->bins, sizeof tables_->bins);
}

uint64_t Spans::marked_pages(uint32_t first_page, uint32_t page_count) const {
  uint64_t marked = 0;
  uint32_t end = (first_page + page_count) / 64;
  for (uint32_t word = first_page / 64; word < end && word * 64 < frontier_; ++word) {
    for (uint64_t bits = tables_->marked[word]; bits != 0; bits &= bits - 1) {
      marked += tables_->records[word * 64 + static_cast<uint32_t>(std::countr_zero(bits))].pages;
    }
  }
  return marked;
}

void Spans::sweep(uint32_t first_page, uint32_t page_count, SweepCount& count) {
  uint32_t end = (first_page + page_count) / 64;
  for (uint32_t word = first_page / 64; word < end && word * 64 < frontier_; ++word) {
    uint64_t starts = tables_->starts.words[word];
    uint64_t dead = starts & ~tables_->marked[word];
    for (uint64_t bits = starts; bits != 0; bits &= bits - 1) {
      uint32_t start = word * 64 + static_cast<uint32_t>(std::countr_zero(bits));
      uint32_t length = tables_->records[start].pages;
      if ((dead & bits & (~bits + 1)) == 0) {
        count.live_pages += length;
      } else {
        count.freed_pages += length;
        give(start);
      }
    }
  }
}

}  // namespace hognose
