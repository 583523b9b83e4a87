// The collector: marks from the roots and prepares the lazy sweep.
//
// Roots are exact from the machine and conservative from the native stack. The result is mark bits
// in the side tables, from which the allocator claims the gaps. The collector trusts nothing that
// it reads from the cage: it checks every offset against the tables of blocks and spans before it
// sets a bit, and it queues a cell only when its bit is first set. So garbage costs at most the
// retention of dead cells. Marking is iterative: a short queue of prefetched cells in front of a
// stack whose memory is included in the cost of blocks and spans. When the stack is full, cells are
// dropped, and all marked cells are visited once more afterwards.
#include <algorithm>
#include <bit>
#include <cstring>

#include "heap/heap.h"
#include "heap/side_tables.h"
#include "heap/size_classes.h"

namespace hognose {

namespace {

// The work between two polls of the limits where whole tables are read. Less work than that is done
// without a poll.
constexpr uint32_t kBlocksPerPoll = 4096;
constexpr uint32_t kSpanPagesPerPoll = 64 * 256;

}  // namespace

class Marker {
 public:
  // Making a piece copies cells alone: code is not part of it.
  enum class Codes : uint8_t { Visited, Left };

  explicit Marker(Heap& heap, Codes codes = Codes::Visited)
      : heap_(heap),
        visits_codes_(codes == Codes::Visited && heap.roots_.visit_code != nullptr),
        tables_(*heap.tables_),
        base_(heap.base_),
        small_bytes_(heap.state_.small_frontier * Heap::kBlockBytes),
        large_pages_(heap.state_.spans.frontier()),
        stack_capacity_(kMarkStackBase + heap.state_.booked_blocks * kMarkStackPerBlock +
                        heap.state_.booked_pages * kMarkStackPerPage) {}

  void visit(uint32_t offset);
  // Visits the references of the cell. Returns the size of the cell in granules.
  uint32_t trace_at(Tracer& tracer, uint32_t offset);
  void visit_value(Value value) {
    if (value.is_cell()) visit(value.offset());
  }
  void visit_values(const Value* first, size_t count) {
    if (HOGNOSE_UNLIKELY(count > kRangeStep)) return visit_records({first, count, 1, 1});
    for (const Value* end = first + count; first != end; ++first) visit_value(*first);
  }
  void visit_records(ValueRecords records);
  void visit_word(uint64_t word);
  void visit_code(uint32_t code_index, Tracer& tracer) {
    if (visits_codes_) heap_.roots_.visit_code(heap_.roots_.context, code_index, tracer);
  }
  void visit_interior(uint32_t offset);
  bool is_marked(uint32_t offset) const;

  // Marks everything reachable from the visited cells. Returns false if the run was stopped.
  bool drain(Tracer& tracer);
  bool goes_on(uint32_t roots) {
    poll(roots);
    return !stopped_;
  }
  // Visits the cells that must outlive their use. Returns false if the run was stopped.
  bool visit_kept_cells();

 private:
  static constexpr uint32_t kQueueSize = 32;
  static constexpr uint32_t kRangeCount = 64;
  static constexpr uint32_t kRangeStep = 256;

  void push(uint32_t offset);
  bool drain_cells(Tracer& tracer);
  bool visit_marked_again(Tracer& tracer);
  void trace(Tracer& tracer, uint32_t offset, uint64_t bytes);
  // Called after work on that many granules of memory. A cell's own size bounds what its trace
  // function visits. So whatever the cells are, the work between two polls of the limits is about
  // the same.
  bool poll(uint32_t granules);

  Heap& heap_;
  bool visits_codes_;
  SideTables& tables_;
  CageBase base_;
  uint32_t small_bytes_;
  uint32_t large_pages_;
  uint32_t queue_head_ = 0;
  uint32_t queue_count_ = 0;
  uint32_t stack_size_ = 0;
  uint32_t stack_capacity_;
  uint32_t range_count_ = 0;
  uint32_t granules_to_poll_ = Heap::kGranulesPerPoll;
  bool overflowed_ = false;
  bool stopped_ = false;  // some values may have been skipped
  uint32_t queue_[kQueueSize];
  // Records of large arrays, visited in steps so that their values do not fill the stack.
  ValueRecords ranges_[kRangeCount];
};

inline void Marker::push(uint32_t offset) {
  if (queue_count_ < kQueueSize) {
    __builtin_prefetch(base_.at<void>(offset));
    queue_[(queue_head_ + queue_count_++) % kQueueSize] = offset;
  } else if (HOGNOSE_LIKELY(stack_size_ < stack_capacity_)) {
    tables_.mark_stack[stack_size_++] = offset;
  } else {
    overflowed_ = true;
  }
}

inline void Marker::visit(uint32_t offset) {
  uint32_t relative = offset - kSmallStart;
  if (relative < small_bytes_) {
    uint32_t block = relative / Heap::kBlockBytes;
    uint32_t position = relative % Heap::kBlockBytes / Heap::kGranule;
    const SizeClass& info = kSizeClasses[tables_.block_class[block]];
    if (relative % Heap::kGranule != 0 || !info.is_start(position)) return;
    uint64_t& word = tables_.marks[block][position / 64];
    uint64_t bit = uint64_t{1} << (position % 64);
    if ((word & bit) != 0) return;
    word |= bit;
    push(offset);
    return;
  }
  if (offset < kSpanStart) {
    if (tables_.pieces.mark(offset)) push(offset);
    return;
  }
  relative = offset - kSpanStart;
  uint32_t page = relative / Heap::kPageBytes;
  if (page >= large_pages_ || relative % Heap::kPageBytes != 0 ||
      !tables_.spans.starts.contains(page)) {
    return;
  }
  uint64_t& word = tables_.spans.marked[page / 64];
  uint64_t bit = uint64_t{1} << (page % 64);
  if ((word & bit) != 0) return;
  word |= bit;
  push(offset);
}

void Marker::visit_records(ValueRecords records) {
  // Defer only records in the cage: no other memory is certain to be there when the rest is
  // visited.
  if (records.count > kRangeStep && range_count_ < kRangeCount &&
      CageBase::of(records.first).address() == base_.address()) {
    ranges_[range_count_++] = records;
    return;
  }
  const Value* record = records.first;
  const size_t part_of_poll = std::max<size_t>(Heap::kGranulesPerPoll * 2 / records.stride, 1);
  for (size_t left = records.count;;) {
    size_t part = std::min(left, part_of_poll);
    const Value* end = record + part * records.stride;
    if (HOGNOSE_LIKELY(records.stride == 1)) {
      for (; record != end; ++record) visit_value(*record);
    } else if (records.width == 1) {
      for (; record != end; record += records.stride) visit_value(*record);
    } else {
      for (; record != end; record += records.stride) {
        for (uint32_t i = 0; i < records.width; ++i) visit_value(record[i]);
      }
    }
    left -= part;
    if (left == 0 || !poll(static_cast<uint32_t>(part * records.stride / 2))) return;
  }
}

// A pointer into a cell keeps it alive, whatever part of the cell it points to.
void Marker::visit_interior(uint32_t offset) {
  if (offset >= kSpanStart) {
    uint32_t start = heap_.state_.spans.find((offset - kSpanStart) / Heap::kPageBytes);
    if (start != kNoPage) visit(kSpanStart + start * Heap::kPageBytes);
    return;
  }
  if (offset >= kPieceStart) {
    uint32_t start = tables_.pieces.start_of_cell(offset, heap_.state_.laid_pieces);
    if (start != 0) visit(start);
    return;
  }
  uint32_t relative = offset - kSmallStart;
  if (relative >= small_bytes_) return;
  uint32_t block = relative / Heap::kBlockBytes;
  uint32_t granules = kSizeClasses[tables_.block_class[block]].granules;
  if (granules == 0) return;
  uint32_t position = relative % Heap::kBlockBytes / Heap::kGranule;
  visit(kSmallStart + block * Heap::kBlockBytes + position / granules * granules * Heap::kGranule);
}

// C++ code holds a cell by its address, by an address within it, or by a boxed value
// (as_whole_word). No other word counts as a reference: host addresses differ from process to
// process, and the set of cells that die must not (H4).
void Marker::visit_word(uint64_t word) {
  if (word >> 32 == base_.address() >> 32) {
    visit_interior(static_cast<uint32_t>(word));
  } else {
    visit_value(Value::from_bits(word));
  }
}

bool Marker::is_marked(uint32_t offset) const {
  if (offset < kSmallStart) return offset >= kBootStart;
  uint32_t relative = offset - kSmallStart;
  if (relative < small_bytes_) {
    uint32_t position = relative % Heap::kBlockBytes / Heap::kGranule;
    return relative % Heap::kGranule == 0 &&
           (tables_.marks[relative / Heap::kBlockBytes][position / 64] >> (position % 64) & 1) != 0;
  }
  if (offset < kSpanStart) return tables_.pieces.is_marked(offset);
  relative = offset - kSpanStart;
  uint32_t page = relative / Heap::kPageBytes;
  return page < large_pages_ && relative % Heap::kPageBytes == 0 &&
         (tables_.spans.marked[page / 64] >> (page % 64) & 1) != 0;
}

inline bool Marker::poll(uint32_t granules) {
  if (HOGNOSE_LIKELY(granules_to_poll_ > granules)) {
    granules_to_poll_ -= granules;
    return true;
  }
  granules_to_poll_ = Heap::kGranulesPerPoll;
  if (!heap_.meter_->poll()) stopped_ = true;
  return !stopped_;
}

inline void Marker::trace(Tracer& tracer, uint32_t offset, uint64_t bytes) {
  Cell* cell = base_.at<Cell>(offset);
  uint32_t shape = cell->shape;
  uint32_t type = (shape - kBootStart) / kShapeBytes;
  if (type >= heap_.trace_count_) {
    // Not a built-in shape, so it must be a shape cell, in the boot image or in the run part.
    bool in_boot = shape >= kBootStart && shape < heap_.cage_->boot_end();
    bool in_run_part = shape >= kSmallStart && shape <= kLargeEnd - sizeof(LayoutHead);
    if (shape % Heap::kGranule != 0 || (!in_boot && !in_run_part)) return;
    type = base_.at<LayoutHead>(shape)->layout;
    if (type >= heap_.trace_count_) return;
    visit(shape);
  }
  TraceFunction function = heap_.trace_table_[type];
  if (function != nullptr) function(tracer, cell, bytes);
}

inline uint32_t Marker::trace_at(Tracer& tracer, uint32_t offset) {
  uint32_t relative = offset - kSmallStart;
  if (relative < small_bytes_) {
    uint32_t size_class = tables_.block_class[relative / Heap::kBlockBytes];
    uint32_t granules = kSizeClasses[size_class].granules;
    trace(tracer, offset, granules * Heap::kGranule);
    return granules;
  }
  if (offset < kSpanStart) {
    uint32_t bytes = tables_.pieces.end_of_cell(offset) - offset;
    trace(tracer, offset, bytes);
    return bytes / Heap::kGranule;
  }
  uint32_t pages = heap_.state_.spans.pages((offset - kSpanStart) / Heap::kPageBytes);
  trace(tracer, offset, uint64_t{pages} * Heap::kPageBytes);
  return pages * (Heap::kPageBytes / Heap::kGranule);
}

// The queue gives each cell time to arrive in the cache; the stack keeps the queue filled.
bool Marker::drain_cells(Tracer& tracer) {
  while (queue_count_ != 0) {
    uint32_t offset = queue_[queue_head_];
    queue_head_ = (queue_head_ + 1) % kQueueSize;
    --queue_count_;
    while (queue_count_ < kQueueSize / 2 && stack_size_ != 0)
      push(tables_.mark_stack[--stack_size_]);
    if (!poll(trace_at(tracer, offset))) return false;
  }
  return true;
}

bool Marker::drain(Tracer& tracer) {
  if (stopped_) return false;
  for (;;) {
    if (!drain_cells(tracer)) return false;
    if (range_count_ != 0) {
      ValueRecords& range = ranges_[range_count_ - 1];
      ValueRecords step = range;
      step.count = std::min<size_t>(range.count, kRangeStep);
      range.first += step.count * range.stride;
      range.count -= step.count;
      if (range.count == 0) --range_count_;
      visit_records(step);
      if (!poll(static_cast<uint32_t>(step.count * range.stride / 2))) return false;
    } else if (overflowed_) {
      overflowed_ = false;
      if (!visit_marked_again(tracer)) return false;
    } else {
      return !stopped_;
    }
  }
}

bool Marker::visit_kept_cells() {
  for (uint32_t i = 0; i < heap_.state_.laid_pieces; ++i) {
    const std::span<const uint32_t> kept = tables_.pieces.laid[i]->kept;
    for (uint32_t cell : kept) visit(cell);
    if (!poll(static_cast<uint32_t>(kept.size()))) return false;
  }
  return true;
}

// Each round that overflows has marked at least as many cells as the stack holds, and the stack
// grows with the heap. So there are at most about kBlockGranules / kMarkStackPerBlock rounds.
bool Marker::visit_marked_again(Tracer& tracer) {
  for (uint32_t block = 0; block < small_bytes_ / Heap::kBlockBytes; ++block) {
    uint32_t granules = kSizeClasses[tables_.block_class[block]].granules;
    uint32_t start = kSmallStart + block * Heap::kBlockBytes;
    for (uint32_t word = 0; word < kMarkWords; ++word) {
      for (uint64_t bits = tables_.marks[block][word]; bits != 0; bits &= bits - 1) {
        uint32_t position = word * 64 + static_cast<uint32_t>(std::countr_zero(bits));
        trace(tracer, start + position * Heap::kGranule, granules * Heap::kGranule);
        if (!poll(granules)) return false;
      }
    }
    if (!poll(kMarkWords) || !drain_cells(tracer)) return false;
  }
  for (uint32_t i = 0; i < heap_.state_.laid_pieces; ++i) {
    const Piece& piece = *tables_.pieces.laid[i];
    for (uint32_t word = piece.first_word(); word < piece.end_word(); ++word) {
      for (uint64_t bits = tables_.pieces.marks[word]; bits != 0; bits &= bits - 1) {
        auto granule = word * 64 + static_cast<uint32_t>(std::countr_zero(bits));
        uint32_t granules = trace_at(tracer, kPieceStart + granule * Heap::kGranule);
        if (!poll(granules)) return false;
      }
      if (!poll(1) || !drain_cells(tracer)) return false;
    }
  }
  for (uint32_t page = 0; page < large_pages_; ++page) {
    if (!tables_.spans.starts.contains(page)) continue;
    if ((tables_.spans.marked[page / 64] >> (page % 64) & 1) == 0) continue;
    uint32_t granules = trace_at(tracer, kSpanStart + page * Heap::kPageBytes);
    if (!poll(granules) || !drain_cells(tracer)) return false;
  }
  return true;
}

// ---- what trace functions see -------------------------------------------------------------------

void Tracer::visit_in_run_part(uint32_t offset) { marker_.visit(offset); }

void Tracer::visit_values(const Value* first, size_t count) { marker_.visit_values(first, count); }

void Tracer::visit_records(ValueRecords records) { marker_.visit_records(records); }

void Tracer::visit_conservatively(uint64_t word) { marker_.visit_word(word); }

void Tracer::visit_code(uint32_t code_index) { marker_.visit_code(code_index, *this); }

void Tracer::visit_halves(uint64_t word) {
  marker_.visit(static_cast<uint32_t>(word));
  marker_.visit(static_cast<uint32_t>(word >> 32));
}

bool Tracer::is_marked(uint32_t offset) const { return marker_.is_marked(offset); }

bool Tracer::mark_all(uint32_t offset) {
  marker_.visit(offset);
  return marker_.drain(*this);
}

bool Tracer::mark_beyond(uint32_t offset) {
  marker_.trace_at(*this, offset);
  return marker_.drain(*this);
}

bool Tracer::goes_on(uint32_t roots) { return marker_.goes_on(roots); }

// ---- a collection -------------------------------------------------------------------------------

namespace {

// Reads frames of other functions, which a sanitizer would report as an overrun.
__attribute__((noinline, no_sanitize("address", "undefined"))) void scan_native_stack(
    Marker& marker, uintptr_t low, uintptr_t high) {
  using StackWord [[gnu::may_alias]] = uint64_t;
  low &= ~uintptr_t{sizeof(StackWord) - 1};
  constexpr uint32_t kWordsPerStep = 512;
  while (low + sizeof(StackWord) <= high) {
    uintptr_t end = std::min(high, low + kWordsPerStep * sizeof(StackWord));
    for (; low + sizeof(StackWord) <= end; low += sizeof(StackWord)) {
      marker.visit_word(*reinterpret_cast<const StackWord*>(low));
    }
    if (!marker.goes_on(kWordsPerStep)) return;
  }
}

}  // namespace

void Heap::collect(const void* stack_low, const void* stack_high) {
  if (meter_ == nullptr || collecting_ || state_.abandoned || piece_start_ != 0) return;
#ifdef HOGNOSE_CORRUPT
  if (corruptor.is_on()) corruptor.turn(nullptr, 0);
#endif
  collecting_ = true;
  // Stores the callee-saved registers in this frame, which is above the next function's.
  if (stack_high != nullptr) __builtin_unwind_init();
  mark_and_prepare_sweep(stack_low, stack_high);
  collecting_ = false;
}

// Not inlined: the scan begins at this function's frame address and so excludes the marker. The
// marker's queue still holds offsets of the last collection, which would keep dead cells forever.
__attribute__((noinline)) void Heap::mark_and_prepare_sweep(const void* stack_low,
                                                            const void* stack_high) {
  forget_runs();
  if (!clear_marks()) {
    state_.abandoned = true;
    return;
  }

  Marker marker(*this);
  Tracer tracer(marker);
  if (roots_.visit_roots != nullptr) roots_.visit_roots(roots_.context, tracer);
  bool is_marked = marker.visit_kept_cells() && marker.drain(tracer);
  if (is_marked && stack_high != nullptr) is_marked = count_rooted();
  if (is_marked && stack_high != nullptr) {
    uintptr_t low = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
    if (stack_low != nullptr) low = std::min(low, reinterpret_cast<uintptr_t>(stack_low));
    scan_native_stack(marker, low, reinterpret_cast<uintptr_t>(stack_high));
  }
  if (!is_marked || !marker.drain(tracer) ||
      (roots_.settle != nullptr && !roots_.settle(roots_.context, tracer)) ||
      (roots_.prune_weak != nullptr && !roots_.prune_weak(roots_.context, tracer)) ||
      !prepare_sweep()) {
    state_.abandoned = true;
    return;
  }
  if (stack_high == nullptr) state_.rooted_bytes = state_.live_bytes;
  ++state_.collections;
  state_.allocated = 0;
  set_threshold();
  // A collection takes time in proportion to the live cells. So for a large heap "always" means
  // after growth by a fraction of it: otherwise tests that fill the memory would take quadratic
  // time.
  state_.collection_due = debug_.collect_always && state_.live_bytes <= kCollectAlwaysBytes;
  if (debug_.collect_always) state_.threshold = state_.live_bytes / 32;
  // Many small collections may come within one slice of fuel. If this poll stops the run, the next
  // charge reports it.
  (void)meter_->poll();
}

bool Heap::clear_marks() {
  for (uint32_t block = 0; block < state_.small_frontier; block += kBlocksPerPoll) {
    uint32_t count = std::min(kBlocksPerPoll, state_.small_frontier - block);
    std::memset(tables_->marks[block], 0, count * sizeof tables_->marks[0]);
    if (count == kBlocksPerPoll && !meter_->poll()) return false;
  }
  tables_->pieces.clear_marks(state_.laid_pieces);
  state_.spans.clear_marks();
  return true;
}

uint32_t Heap::marked_granules(uint32_t block) const {
  uint32_t marked = 0;
  for (uint64_t word : tables_->marks[block]) marked += static_cast<uint32_t>(std::popcount(word));
  return marked * kSizeClasses[tables_->block_class[block]].granules;
}

// Counts the cells marked so far. Returns false if the run was stopped.
bool Heap::count_rooted() {
  state_.rooted_bytes = 0;
  for (uint32_t block = 0; block < state_.small_frontier; ++block) {
    if (block % kBlocksPerPoll == kBlocksPerPoll - 1 && !meter_->poll()) return false;
    state_.rooted_bytes += uint64_t{marked_granules(block)} * kGranule;
  }
  for (uint32_t page = 0; page < state_.spans.frontier(); page += kSpanPagesPerPoll) {
    state_.rooted_bytes += state_.spans.marked_pages(page, kSpanPagesPerPoll) * kPageBytes;
    if (page != 0 && !meter_->poll()) return false;
  }
  return true;
}

// Frees the blocks and spans without marks, and links the other blocks that have gaps to their
// classes. Goes down through the blocks so that all lists ascend. Returns false if the run was
// stopped: the lists are then incomplete.
bool Heap::prepare_sweep() {
  uint32_t freed_blocks = 0;
  state_.live_bytes = 0;
  state_.free_blocks = kNoBlock;
  for (uint32_t block = state_.small_frontier; block-- > 0;) {
    if (block % kBlocksPerPoll == kBlocksPerPoll - 1 && !meter_->poll()) return false;
    uint8_t& size_class = tables_->block_class[block];
    uint32_t* list = &state_.free_blocks;
    if (size_class != 0) {
      uint32_t granules = marked_granules(block);
      state_.live_bytes += granules * kGranule;
      if (granules == kSizeClasses[size_class].limit) continue;
      if (granules != 0) {
        list = &sweep_[size_class].block;
      } else {
        size_class = 0;
        ++freed_blocks;
      }
    }
    tables_->block_next[block] = *list;
    *list = block;
  }
  Spans::SweepCount pages;
  for (uint32_t page = 0; page < state_.spans.frontier(); page += kSpanPagesPerPoll) {
    state_.spans.sweep(page, kSpanPagesPerPoll, pages);
    if (page != 0 && !meter_->poll()) return false;
  }
  state_.live_bytes += pages.live_pages * kPageBytes;
  state_.booked_blocks -= freed_blocks;
  state_.booked_pages -= static_cast<uint32_t>(pages.freed_pages);
  meter_->give_memory(freed_blocks * kBlockCost + pages.freed_pages * kPageCost);
  return true;
}

// Nothing is swept: the marks only tell what the roots refer to.
MadePiece Heap::end_piece(std::span<const Value> roots) {
  MadePiece made;
  made.end = piece_cursor_;
  PieceTables& tables = tables_->pieces;
  HOGNOSE_CHECK(clear_marks());
  Marker marker(*this, Marker::Codes::Left);
  Tracer tracer(marker);
  tracer.visit_values(roots.data(), roots.size());
  HOGNOSE_CHECK(marker.drain(tracer));
  for (uint32_t offset = kPieceStart; offset < piece_cursor_; offset += kGranule) {
    if (!tables.is_marked(offset)) continue;
    (offset < piece_start_ ? made.earlier : made.cells).push_back(offset);
  }
  for (uint32_t block = 0; block < state_.small_frontier; ++block) {
    for (uint32_t position = 0; position < kBlockGranules; ++position) {
      if ((tables_->marks[block][position / 64] >> (position % 64) & 1) == 0) continue;
      made.outside.push_back(kSmallStart + block * kBlockBytes + position * kGranule);
    }
  }
  state_.spans.for_each_in_use([&](uint32_t start, uint32_t) {
    if (marker.is_marked(kSpanStart + start * kPageBytes)) {
      made.outside.push_back(kSpanStart + start * kPageBytes);
    }
  });
  return made;
}

}  // namespace hognose
