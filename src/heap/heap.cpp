// The allocator: blocks of size classes, spans of pages, the accounting, and the clearing of a
// cage.
//
// It serves the requests that the inline bump allocation cannot. Free memory of the small region is
// in one of three states: never used (already zero), in the list of free blocks, or in a gap that
// the lazy sweep finds between marked cells. Memory in the last two states is zeroed when it is
// claimed.
#include "heap/heap.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <tuple>

#include "heap/native_stack.h"
#include "heap/side_tables.h"
#include "heap/size_classes.h"
#include "meter/paced.h"

namespace hognose {

namespace {

// After a run, this much of a cage is cleared by writing zeros. Memory above it is returned to the
// system, which costs more per page, both at once and when the page is next touched.
constexpr uint32_t kKeptBlocks = (4u << 20) / Heap::kBlockBytes;
constexpr uint32_t kKeptPages = (4u << 20) / Heap::kPageBytes;
// Beyond this much memory the side tables, too, are returned to the system rather than cleared.
constexpr uint32_t kKeptTableBlocks = (64u << 20) / Heap::kBlockBytes;
constexpr uint32_t kKeptTablePages = (64u << 20) / Heap::kPageBytes;

constexpr uint8_t kBlockCleared = UINT8_MAX;
static_assert(kBlockCleared >= Heap::kClassCount);

constexpr uint64_t kPagesPerBlock = Heap::kBlockBytes / Heap::kPageBytes;
// Touched memory may reach this multiple of the memory limit; see the header.
constexpr uint64_t kFootprintFactor = 2;
// A last-resort collection needs 1/kLastResortShare of the limit allocated since the last one.
constexpr uint64_t kLastResortShare = 32;

// A collection is due after the heap has allocated as many bytes as the last one found alive. While
// less than kCheapLiveBytes live, time matters more than memory, and the heap waits for kPatience
// times as many: the modules that a program imports take some megabytes, and every collection marks
// them again. The minimum keeps reused memory within the second-level cache of the processor.
constexpr uint64_t kMinimumThreshold = 2u << 20;
constexpr uint64_t kPatience = 6;
constexpr uint64_t kCheapLiveBytes = 4u << 20;

uint32_t block_start(uint32_t block) { return kSmallStart + block * Heap::kBlockBytes; }

}  // namespace

Heap::Heap(CagePool& pool, const TraceFunction* trace_table, uint32_t trace_count)
    : trace_table_(trace_table), trace_count_(trace_count), pool_(&pool) {
  CageGrant grant = pool.acquire();
  cage_ = std::move(grant.cage);
  cage_failure_ = grant.failure;
  cage_error_ = grant.system_error;
  forget_runs();
  if (cage_ == nullptr) return;
  base_ = cage_->base();
  tables_ = cage_->tables();
}

Heap::Heap(std::unique_ptr<Cage> cage, const TraceFunction* trace_table, uint32_t trace_count)
    : building_boot_(true),
      trace_table_(trace_table),
      trace_count_(trace_count),
      cage_(std::move(cage)) {
  base_ = cage_->base();
  tables_ = cage_->tables();
  forget_runs();
}

Heap::~Heap() {
  finish();
  clear();
  if (pool_ != nullptr) pool_->release(std::move(cage_));
}

void Heap::start(Meter& meter, const RootSource& roots, const HeapDebug& debug) {
  finish();
  clear();
  if (cage_ == nullptr) return;
  meter_ = &meter;
  roots_ = roots;
  debug_ = debug;
  bool watch_allocations = debug.collect_every != 0 || debug.fail_allocation != 0 ||
                           debug.wait_every != 0 || debug.fault_at_allocation != 0;
  working_runs_ = watch_allocations ? hidden_runs_ : runs_;
  failure_ = AllocationFailure::None;
  collection_due_ = debug.collect_always;
  collections_ = 0;
  allocated_ = 0;
  live_bytes_ = 0;
  debug_allocations_ = 0;
  may_wait_ = false;
  spans_.reset(&tables_->spans);
  set_threshold();
}

void Heap::finish(Clearing clearing) {
  if (meter_ == nullptr) return;
  meter_->give_memory(booked_blocks_ * kBlockCost + booked_pages_ * kPageCost);
  meter_ = nullptr;
  is_clear_ = false;
  constexpr uint64_t kMostNow = uint64_t{16} << 20;
  uint64_t dirty =
      uint64_t{small_frontier_} * kBlockBytes + uint64_t{spans_.touched()} * kPageBytes;
  if (clearing == Clearing::Now || dirty <= kMostNow) clear();
}

void Heap::clear() {
  if (is_clear_) return;
  clear_small();
  clear_large();
  clear_tables();
  forget_runs();
  small_frontier_ = 0;
  free_blocks_ = kNoBlock;
  booked_blocks_ = 0;
  booked_pages_ = 0;
  abandoned_ = false;
  collection_due_ = false;
  is_clear_ = true;
}

// Also resets the lazy sweep: unclaimed memory waits for the next collection.
void Heap::forget_runs() {
  std::fill_n(runs_, kClassCount, FreeRun());
  std::fill_n(hidden_runs_, kClassCount, FreeRun());
  std::fill_n(run_is_fresh_, kClassCount, uint8_t{0});
  std::fill_n(sweep_, kClassCount, SweepCursor());
  runs_[0].cursor = 1;  // so that a request for 0 bytes misses the fast path
}

Cell* Heap::refuse(AllocationFailure failure) {
  failure_ = failure;
  if (failure == AllocationFailure::LimitReached && meter_ != nullptr) {
    meter_->stop(StopReason::Memory);
  }
  return nullptr;
}

Cell* Heap::allocate_slow(size_t bytes) {
  if (HOGNOSE_UNLIKELY(meter_ == nullptr)) {
    return building_boot_ ? allocate_boot(bytes) : refuse(AllocationFailure::LimitReached);
  }
  if (HOGNOSE_UNLIKELY(abandoned_ || collecting_ || meter_->stopped())) {
    return refuse(AllocationFailure::LimitReached);
  }
  if (HOGNOSE_UNLIKELY(working_runs_ == hidden_runs_) && !debug_allows_allocation()) return nullptr;
  return bytes <= kSmallMaximum ? allocate_small(class_of_size(bytes)) : allocate_large(bytes);
}

bool Heap::debug_allows_allocation() {
  ++debug_allocations_;
  if (debug_allocations_ == debug_.fault_at_allocation) {
    make_fault(debug_.fault_kind, base_.address());
  }
  if (debug_allocations_ == debug_.fail_allocation) {
    refuse(AllocationFailure::LimitReached);
    return false;
  }
  if (debug_.collect_every != 0 && debug_allocations_ % debug_.collect_every == 0) {
    collect_conservatively();
  }
  if (may_wait_ && debug_.wait_every != 0 && debug_allocations_ % debug_.wait_every == 0 &&
      NativeStack::can_suspend()) {
    if (meter_->begin_wait().failed()) return true;  // the next charge ends the run
    suspend_run();
    std::ignore = meter_->end_wait();
  }
  return true;
}

Cell* Heap::allocate_boot(size_t bytes) {
  if (bytes > kSmallStart - boot_cursor_) return refuse(AllocationFailure::LimitReached);
  boot_newest_ = boot_cursor_;
  boot_cursor_ +=
      std::max<uint32_t>((static_cast<uint32_t>(bytes) + kGranule - 1) & ~(kGranule - 1), kGranule);
  return base_.at<Cell>(boot_newest_);
}

// ---- small cells --------------------------------------------------------------------------------

Cell* Heap::allocate_small(uint32_t size_class) {
  FreeRun& run = working_runs_[size_class];
  if (run.cursor == run.end && !refill(size_class)) {
    return refuse(AllocationFailure::LimitReached);
  }
  uint32_t start = run.cursor;
  run.cursor = start + kSizeClasses[size_class].granules * kGranule;
  return base_.at<Cell>(start);
}

bool Heap::refill(uint32_t size_class) {
  if (sweep_next_run(size_class) || take_block(size_class)) return true;
  return make_room(kBlockCost) && (sweep_next_run(size_class) || take_block(size_class));
}

// Claims the next gap between marked cells in the blocks of this class. A run ends at the end of
// its block. Mark bits are set only where cells start, so both ends of a gap are cell boundaries.
bool Heap::sweep_next_run(uint32_t size_class) {
  SweepCursor& cursor = sweep_[size_class];
  const SizeClass& info = kSizeClasses[size_class];
  const StartMask& starts = kStartMasks[size_class];
  while (cursor.block != kNoBlock) {
    const uint64_t* marks = tables_->marks[cursor.block];
    uint32_t word = cursor.position / 64;
    uint64_t bits = 0;
    if (word < kMarkWords) {
      bits = starts[word] & ~marks[word] & (~uint64_t{0} << (cursor.position % 64));
      while (bits == 0 && ++word < kMarkWords) bits = starts[word] & ~marks[word];
    }
    if (bits == 0) {
      cursor.block = tables_->block_next[cursor.block];
      cursor.position = 0;
      continue;
    }
    uint32_t first = word * 64 + static_cast<uint32_t>(std::countr_zero(bits));
    bits = marks[word] & (~uint64_t{0} << (first % 64));
    while (bits == 0 && ++word < kMarkWords) bits = marks[word];
    uint32_t end =
        bits == 0 ? info.limit : word * 64 + static_cast<uint32_t>(std::countr_zero(bits));
    cursor.position = end;
    uint32_t start = block_start(cursor.block);
    uint32_t bytes = (end - first) * kGranule;
    working_runs_[size_class] = {start + first * kGranule, start + end * kGranule};
    run_is_fresh_[size_class] = 0;
    std::memset(base_.at<void>(start + first * kGranule), 0, bytes);
    count_allocated(bytes);
    return true;
  }
  return false;
}

bool Heap::take_block(uint32_t size_class) {
  uint32_t block = free_blocks_;
  bool fresh = block == kNoBlock;
  if (fresh) {
    uint64_t pages = (small_frontier_ + 1) * kPagesPerBlock + spans_.touched();
    if (small_frontier_ == kBlockCount ||
        pages * kPageBytes / kFootprintFactor > meter_->memory_limit()) {
      return false;
    }
  }
  if (!meter_->take_memory(kBlockCost)) return false;
  ++booked_blocks_;
  if (fresh) {
    block = small_frontier_++;
  } else {
    free_blocks_ = tables_->block_next[block];
  }
  tables_->block_class[block] = static_cast<uint8_t>(size_class);
  uint32_t start = block_start(block);
  uint32_t bytes = kSizeClasses[size_class].limit * kGranule;
  if (!fresh) std::memset(base_.at<void>(start), 0, bytes);
  working_runs_[size_class] = {start, start + bytes};
  run_is_fresh_[size_class] = fresh;
  count_allocated(bytes);
  return true;
}

void Heap::count_allocated(uint64_t bytes) {
  allocated_ += bytes;
  if (allocated_ >= threshold_) collection_due_ = true;
}

void Heap::set_threshold() {
  uint64_t limit = meter_->memory_limit();
  uint64_t booked = booked_blocks_ * uint64_t{kBlockBytes} + booked_pages_ * uint64_t{kPageBytes};
  // What can still be allocated: unbooked memory, and the gaps in booked blocks.
  uint64_t room = limit - std::min(limit, meter_->memory()) + booked - live_bytes_;
  uint64_t wanted = std::max(
      {kMinimumThreshold, live_bytes_, kPatience * std::min(live_bytes_, kCheapLiveBytes)});
  threshold_ = std::min(wanted, std::max(room - room / 8, limit / kLastResortShare));
}

// The last resort before a refusal. Returns true if another attempt may succeed.
bool Heap::make_room(uint64_t cost) {
  if (allocated_ + cost < meter_->memory_limit() / kLastResortShare) return false;
  uint64_t before = collections_;
  collect_conservatively();
  return collections_ != before;
}

void Heap::collect_conservatively() {
  if (native_stack_base_ != nullptr) collect(nullptr, native_stack_base_);
}

// ---- spans --------------------------------------------------------------------------------------

uint32_t Heap::page_limit() const {
  uint64_t limit = std::min(meter_->memory_limit(), Cage::kBytes) * kFootprintFactor / kPageBytes;
  uint64_t small = small_frontier_ * kPagesPerBlock;
  return static_cast<uint32_t>(std::min<uint64_t>(limit - std::min(limit, small), kPageCount));
}

Cell* Heap::allocate_large(size_t bytes) {
  uint64_t limit = meter_->memory_limit();
  if (bytes > uint64_t{kPageCount} * kPageBytes) return refuse(AllocationFailure::TooLarge);
  uint32_t pages = static_cast<uint32_t>((bytes + kPageBytes - 1) / kPageBytes);
  uint64_t cost = pages * kPageCost;
  if (cost > limit) return refuse(AllocationFailure::TooLarge);
  Cell* cell = take_span(pages);
  if (cell == nullptr && make_room(cost)) cell = take_span(pages);
  if (cell != nullptr) return cell;
  bool too_large = cost > limit / 2 && !meter_->stopped();
  return refuse(too_large ? AllocationFailure::TooLarge : AllocationFailure::LimitReached);
}

Cell* Heap::take_span(uint32_t pages) {
  uint64_t cost = pages * kPageCost;
  if (!meter_->take_memory(cost)) return nullptr;
  uint32_t touched_before = spans_.touched();
  uint32_t start = spans_.take(pages, page_limit());
  if (start == kNoPage) {
    meter_->give_memory(cost);
    return nullptr;
  }
  booked_pages_ += pages;
  count_allocated(uint64_t{pages} * kPageBytes);
  if (!zero_pages(start, pages, touched_before)) return nullptr;
  return base_.at<Cell>(kSpanStart + start * kPageBytes);
}

// Returns false if the run was stopped.
bool Heap::zero_pages(uint32_t first, uint32_t count, uint32_t touched_before) {
  uint32_t end = std::min(first + count, touched_before);
  if (end <= first) return true;
  return paced_fill(*meter_, base_.at<void>(kSpanStart + first * kPageBytes), 0,
                    uint64_t{end - first} * kPageBytes)
      .ok();
}

bool Heap::grow_in_place(Cell* cell, size_t bytes) {
  size_t usable = usable_size(cell);
  if (bytes <= usable) return true;
  uint32_t offset = offset_of(cell);
  if (usable == 0 || offset < kSpanStart || bytes > uint64_t{kPageCount} * kPageBytes ||
      meter_->stopped()) {
    return false;
  }
  uint32_t start = (offset - kSpanStart) / kPageBytes;
  uint32_t present = spans_.pages(start);
  uint32_t pages = static_cast<uint32_t>((bytes + kPageBytes - 1) / kPageBytes);
  uint64_t cost = (pages - present) * kPageCost;
  if (!meter_->take_memory(cost)) return false;
  uint32_t touched_before = spans_.touched();
  if (!spans_.extend(start, pages, page_limit())) {
    meter_->give_memory(cost);
    return false;
  }
  booked_pages_ += pages - present;
  count_allocated(uint64_t{pages - present} * kPageBytes);
  return zero_pages(start + present, pages - present, touched_before);
}

size_t Heap::usable_size(const Cell* cell) const {
  uint32_t offset = offset_of(cell);
  if (offset < kSmallStart) {
    return building_boot_ && offset == boot_newest_ ? boot_cursor_ - boot_newest_ : 0;
  }
  if (offset < kLargeStart) {
    uint32_t block = (offset - kSmallStart) / kBlockBytes;
    return kSizeClasses[tables_->block_class[block]].granules * kGranule;
  }
  uint32_t page = (offset - kSpanStart) / kPageBytes;
  return spans_.is_start(page) ? size_t{spans_.pages(page)} * kPageBytes : 0;
}

// ---- the end of a run ---------------------------------------------------------------------------

void Heap::clear_small() {
  uint32_t kept = std::min(small_frontier_, kKeptBlocks);
  // In a block that was never used before, only the part below its run's cursor is dirty.
  for (uint32_t i = 1; i < kClassCount; ++i) {
    if (run_is_fresh_[i] == 0) continue;
    uint32_t block = (working_runs_[i].end - 1 - kSmallStart) / kBlockBytes;
    if (block >= kept) continue;
    uint32_t start = block_start(block);
    std::memset(base_.at<void>(start), 0, working_runs_[i].cursor - start);
    tables_->block_class[block] = kBlockCleared;
  }
  for (uint32_t block = 0; block < kept; ++block) {
    if (tables_->block_class[block] == kBlockCleared) continue;
    std::memset(base_.at<void>(block_start(block)), 0, kBlockBytes);
  }
  cage_->discard(block_start(kept), uint64_t{small_frontier_ - kept} * kBlockBytes);
}

void Heap::clear_large() {
  uint32_t kept = std::min(spans_.touched(), kKeptPages);
  if (kept != 0) std::memset(base_.at<void>(kSpanStart), 0, uint64_t{kept} * kPageBytes);
  cage_->discard(kSpanStart + kept * kPageBytes, uint64_t{spans_.touched() - kept} * kPageBytes);
}

void Heap::clear_tables() {
  if (small_frontier_ > kKeptTableBlocks || spans_.touched() > kKeptTablePages) {
    cage_->discard_tables();
    return;
  }
  std::memset(tables_->block_class, 0, small_frontier_ * sizeof(uint8_t));
  if (collections_ != 0) {
    std::memset(tables_->marks, 0, small_frontier_ * sizeof tables_->marks[0]);
  }
  if (spans_.touched() == 0) return;
  PageSet& starts = tables_->spans.starts;
  size_t words = (spans_.touched() + 63) / 64;
  std::memset(starts.words, 0, words * sizeof(uint64_t));
  std::memset(starts.middle, 0, sizeof starts.middle);
  std::memset(starts.top, 0, sizeof starts.top);
  std::memset(tables_->spans.marked, 0, words * sizeof(uint64_t));
}

}  // namespace hognose
