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

#include "base/foreign_call.h"
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
#ifdef HOGNOSE_CORRUPT
  corruptor = {};
  if (debug.corrupt) corruptor.start(*this, debug.corrupt_seed, debug.corrupt_every);
  watch_allocations |= debug.corrupt;
#endif
  working_runs_ = watch_allocations ? hidden_runs_ : state_.runs;
  failure_ = AllocationFailure::None;
  state_.collection_due = debug.collect_always;
  state_.collections = 0;
  state_.allocated = 0;
  state_.live_bytes = 0;
  state_.rooted_bytes = 0;
  state_.debug_allocations = 0;
  may_wait_ = false;
  state_.spans.reset(&tables_->spans);
  set_threshold();
}

void Heap::finish(Clearing clearing) {
  if (meter_ == nullptr) return;
  meter_->give_memory(state_.booked_blocks * kBlockCost + state_.booked_pages * kPageCost +
                      state_.booked_pieces);
  meter_ = nullptr;
  is_clear_ = false;
  constexpr uint64_t kMostNow = uint64_t{16} << 20;
  if (clearing == Clearing::Now || dirty_memory() <= kMostNow) clear();
}

void Heap::clear() {
  if (is_clear_) return;
  clear_memory();
  forget_runs();
  state_.small_frontier = 0;
  state_.free_blocks = kNoBlock;
  state_.booked_blocks = 0;
  state_.booked_pages = 0;
  state_.booked_pieces = 0;
  state_.abandoned = false;
  state_.collection_due = false;
  is_clear_ = true;
}

void Heap::clear_memory() {
  clear_small();
  clear_large();
  clear_pieces();
  clear_tables();
}

// Free memory that a new owner zeroes is not saved.
void Heap::transfer(Transfer& transfer) {
  if (transfer.restores()) {
    clear_memory();
    forget_runs();
    failure_ = AllocationFailure::None;
    collecting_ = false;
  }
  transfer.value(state_);
  if (state_.collections != 0) transfer.memory(sweep_, sizeof sweep_);
  if (working_runs_ == hidden_runs_) transfer.memory(hidden_runs_, sizeof hidden_runs_);
  const uint32_t blocks = state_.small_frontier;
  transfer.memory(tables_->block_class, blocks * sizeof tables_->block_class[0]);
  transfer.memory(tables_->block_next, blocks * sizeof tables_->block_next[0]);
  if (state_.collections != 0) {
    transfer.memory(tables_->marks, blocks * sizeof tables_->marks[0]);
  }
  for (uint32_t block = 0; block < blocks; ++block) {
    if (tables_->block_class[block] == 0) continue;
    transfer.memory(base_.at<void>(block_start(block)), dirty_bytes(block));
  }
  tables_->pieces.transfer(transfer, base_, state_.laid_pieces);
  state_.spans.transfer(transfer);
  state_.spans.for_each_in_use([&](uint32_t start, uint32_t pages) {
    transfer.memory(base_.at<void>(kSpanStart + start * kPageBytes), uint64_t{pages} * kPageBytes);
  });
}

uint64_t Heap::dirty_memory() const {
  return uint64_t{state_.small_frontier} * kBlockBytes +
         uint64_t{state_.spans.touched()} * kPageBytes + state_.booked_pieces;
}

// The mark stack is empty between collections.
void Heap::keep_in(Parking& parking) const {
  const uint32_t blocks = state_.small_frontier;
  parking.keep(tables_->block_class, blocks * sizeof tables_->block_class[0]);
  parking.keep(tables_->block_next, blocks * sizeof tables_->block_next[0]);
  if (state_.collections != 0) {
    parking.keep(tables_->marks, blocks * sizeof tables_->marks[0]);
  }
  for (uint32_t block = 0; block < blocks; ++block) {
    parking.keep(base_.at<void>(block_start(block)), dirty_bytes(block));
  }
  tables_->pieces.keep_in(parking, base_, state_.laid_pieces);
  state_.spans.keep_in(parking);
  parking.keep(base_.at<void>(kSpanStart), uint64_t{state_.spans.touched()} * kPageBytes);
}

// Also resets the lazy sweep: unclaimed memory waits for the next collection.
void Heap::forget_runs() {
  std::fill_n(state_.runs, kClassCount, FreeRun());
  std::fill_n(hidden_runs_, kClassCount, FreeRun());
  std::fill_n(state_.run_is_fresh, kClassCount, uint8_t{0});
  std::fill_n(sweep_, kClassCount, SweepCursor());
  state_.runs[0].cursor = 1;  // so that a request for 0 bytes misses the fast path
}

Cell* Heap::refuse(AllocationFailure failure) {
  failure_ = failure;
  if (failure == AllocationFailure::LimitReached && meter_ != nullptr) {
    meter_->stop(StopReason::Memory);
  }
  return nullptr;
}

Cell* Heap::allocate_slow(size_t bytes, Filling filling) {
  if (HOGNOSE_UNLIKELY(meter_ == nullptr)) {
    return building_boot_ ? allocate_boot(bytes) : refuse(AllocationFailure::LimitReached);
  }
  if (HOGNOSE_UNLIKELY(piece_start_ != 0)) return allocate_in_piece(bytes);
  if (HOGNOSE_UNLIKELY(state_.abandoned || collecting_ || meter_->stopped())) {
    return refuse(AllocationFailure::LimitReached);
  }
  if (HOGNOSE_UNLIKELY(working_runs_ == hidden_runs_) && !debug_allows_allocation()) return nullptr;
  return bytes <= kSmallMaximum ? allocate_small(class_of_size(bytes))
                                : allocate_large(bytes, filling);
}

bool Heap::debug_allows_allocation() {
#ifdef HOGNOSE_CORRUPT
  if (corruptor.is_on()) corruptor.turn(nullptr, 0);
#endif
  ++state_.debug_allocations;
  if (state_.debug_allocations == debug_.fault_at_allocation) {
    make_fault(debug_.fault_kind, base_.address());
  }
  if (state_.debug_allocations == debug_.fail_allocation) {
    refuse(AllocationFailure::LimitReached);
    return false;
  }
  if (debug_.collect_every != 0 && state_.debug_allocations % debug_.collect_every == 0) {
    collect_conservatively();
  }
  if (may_wait_ && debug_.wait_every != 0) {
    // Whether the run waits or not, the traces on its stack are the same.
    on_foreign_stack([this] { debug_wait(); });
  }
  return true;
}

void Heap::debug_wait() {
  if (state_.debug_allocations % debug_.wait_every != 0 || !NativeStack::can_suspend()) return;
  if (meter_->begin_wait().failed()) return;  // the next charge ends the run
  suspend_run();
  std::ignore = meter_->end_wait();
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

// Returns false for what needs the slow path: other sizes, debug modes, a heap that is to refuse,
// and memory that only a collection may free.
bool Heap::find_run(size_t bytes) {
  if (bytes == 0 || bytes > kLinearClasses * kGranule || working_runs_ != state_.runs ||
      meter_ == nullptr || piece_start_ != 0 || state_.abandoned || collecting_ ||
      meter_->stopped()) {
    return false;
  }
  const uint32_t size_class = class_of_size(bytes);
  const FreeRun& run = state_.runs[size_class];
  return run.cursor == run.end && (sweep_next_run(size_class) || take_block(size_class));
}

Cell* Heap::allocate_in_next_run(size_t bytes) {
  return find_run(bytes) ? allocate_fast(bytes) : nullptr;
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
    state_.run_is_fresh[size_class] = 0;
    std::memset(base_.at<void>(start + first * kGranule), 0, bytes);
    count_allocated(bytes);
    return true;
  }
  return false;
}

bool Heap::take_block(uint32_t size_class) {
  uint32_t block = state_.free_blocks;
  bool fresh = block == kNoBlock;
  if (fresh) {
    uint64_t pages = (state_.small_frontier + 1) * kPagesPerBlock + state_.spans.touched();
    if (state_.small_frontier == kBlockCount ||
        pages * kPageBytes / kFootprintFactor > meter_->memory_limit()) {
      return false;
    }
  }
  if (!meter_->take_memory(kBlockCost)) return false;
  ++state_.booked_blocks;
  if (fresh) {
    block = state_.small_frontier++;
  } else {
    state_.free_blocks = tables_->block_next[block];
  }
  tables_->block_class[block] = static_cast<uint8_t>(size_class);
  uint32_t start = block_start(block);
  uint32_t bytes = kSizeClasses[size_class].limit * kGranule;
  if (!fresh) std::memset(base_.at<void>(start), 0, bytes);
  working_runs_[size_class] = {start, start + bytes};
  state_.run_is_fresh[size_class] = fresh;
  count_allocated(bytes);
  return true;
}

void Heap::count_allocated(uint64_t bytes) {
  state_.allocated += bytes;
  if (state_.allocated >= state_.threshold) state_.collection_due = true;
}

void Heap::set_threshold() {
  uint64_t limit = meter_->memory_limit();
  uint64_t booked =
      state_.booked_blocks * uint64_t{kBlockBytes} + state_.booked_pages * uint64_t{kPageBytes};
  // What can still be allocated: unbooked memory, and the gaps in booked blocks.
  uint64_t room = limit - std::min(limit, meter_->memory()) + booked - state_.live_bytes;
  uint64_t wanted = std::max(
      {kMinimumThreshold, rooted_bytes(), kPatience * std::min(rooted_bytes(), kCheapLiveBytes)});
  state_.threshold = std::min(wanted, std::max(room - room / 8, limit / kLastResortShare));
}

// The last resort before a refusal. Returns true if another attempt may succeed.
bool Heap::make_room(uint64_t cost) {
  if (state_.allocated + cost < meter_->memory_limit() / kLastResortShare) return false;
  uint64_t before = state_.collections;
  collect_conservatively();
  return state_.collections != before;
}

void Heap::collect_conservatively() {
  if (native_stack_base_ != nullptr) collect(nullptr, native_stack_base_);
}

// ---- spans --------------------------------------------------------------------------------------

uint32_t Heap::page_limit() const {
  uint64_t limit = std::min(meter_->memory_limit(), Cage::kBytes) * kFootprintFactor / kPageBytes;
  uint64_t small = state_.small_frontier * kPagesPerBlock;
  return static_cast<uint32_t>(std::min<uint64_t>(limit - std::min(limit, small), kPageCount));
}

Cell* Heap::allocate_large(size_t bytes, Filling filling) {
  uint64_t limit = meter_->memory_limit();
  if (bytes > uint64_t{kPageCount} * kPageBytes) return refuse(AllocationFailure::TooLarge);
  uint32_t pages = static_cast<uint32_t>((bytes + kPageBytes - 1) / kPageBytes);
  uint64_t cost = pages * kPageCost;
  if (cost > limit) return refuse(AllocationFailure::TooLarge);
  Cell* cell = take_span(pages, filling);
  if (cell == nullptr && make_room(cost)) cell = take_span(pages, filling);
  if (cell != nullptr) return cell;
  bool too_large = cost > limit / 2 && !meter_->stopped();
  return refuse(too_large ? AllocationFailure::TooLarge : AllocationFailure::LimitReached);
}

Cell* Heap::take_span(uint32_t pages, Filling filling) {
  uint64_t cost = pages * kPageCost;
  if (!meter_->take_memory(cost)) return nullptr;
  uint32_t touched_before = state_.spans.touched();
  uint32_t start = state_.spans.take(pages, page_limit());
  if (start == kNoPage) {
    meter_->give_memory(cost);
    return nullptr;
  }
  state_.booked_pages += pages;
  count_allocated(uint64_t{pages} * kPageBytes);
  Cell* cell = base_.at<Cell>(kSpanStart + start * kPageBytes);
  if (filling == Filling::Caller) {
#ifdef HOGNOSE_DEV
    // What a caller leaves unfilled shows in the tests.
    std::memset(static_cast<void*>(cell), 0xA5, size_t{pages} * kPageBytes);
    std::memset(static_cast<void*>(cell), 0, kZeroedBytes);
#endif
    if (start < touched_before) std::memset(static_cast<void*>(cell), 0, kZeroedBytes);
    return cell;
  }
  return zero_pages(start, pages, touched_before) ? cell : nullptr;
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
  uint32_t present = state_.spans.pages(start);
  uint32_t pages = static_cast<uint32_t>((bytes + kPageBytes - 1) / kPageBytes);
  uint64_t cost = (pages - present) * kPageCost;
  if (!meter_->take_memory(cost)) return false;
  uint32_t touched_before = state_.spans.touched();
  if (!state_.spans.extend(start, pages, page_limit())) {
    meter_->give_memory(cost);
    return false;
  }
  state_.booked_pages += pages - present;
  count_allocated(uint64_t{pages - present} * kPageBytes);
  return zero_pages(start + present, pages - present, touched_before);
}

size_t Heap::usable_size(const Cell* cell) const {
  uint32_t offset = offset_of(cell);
  if (offset < kSmallStart) {
    return building_boot_ && offset == boot_newest_ ? boot_cursor_ - boot_newest_ : 0;
  }
  if (offset >= kPieceStart && offset < kLargeStart) {
    return tables_->pieces.end_of_cell(offset) - offset;
  }
  if (offset < kPieceStart) {
    uint32_t block = (offset - kSmallStart) / kBlockBytes;
    return kSizeClasses[tables_->block_class[block]].granules * kGranule;
  }
  uint32_t page = (offset - kSpanStart) / kPageBytes;
  return state_.spans.is_start(page) ? size_t{state_.spans.pages(page)} * kPageBytes : 0;
}

// ---- the end of a run ---------------------------------------------------------------------------

// In a block that was never used before, only the part below its run's cursor is dirty.
uint32_t Heap::dirty_bytes(uint32_t block) const {
  const uint8_t size_class = tables_->block_class[block];
  const FreeRun& run = working_runs_[size_class];
  if (state_.run_is_fresh[size_class] == 0) return kBlockBytes;
  if ((run.end - 1 - kSmallStart) / kBlockBytes != block) return kBlockBytes;
  return run.cursor - block_start(block);
}

void Heap::clear_small() {
  uint32_t kept = std::min(state_.small_frontier, kKeptBlocks);
  for (uint32_t block = 0; block < kept; ++block) {
    std::memset(base_.at<void>(block_start(block)), 0, dirty_bytes(block));
  }
  cage_->discard(block_start(kept), uint64_t{state_.small_frontier - kept} * kBlockBytes);
}

void Heap::clear_large() {
  uint32_t kept = std::min(state_.spans.touched(), kKeptPages);
  if (kept != 0) std::memset(base_.at<void>(kSpanStart), 0, uint64_t{kept} * kPageBytes);
  cage_->discard(kSpanStart + kept * kPageBytes,
                 uint64_t{state_.spans.touched() - kept} * kPageBytes);
}

void Heap::clear_tables() {
  if (state_.small_frontier > kKeptTableBlocks || state_.spans.touched() > kKeptTablePages) {
    discard_pieces();  // the tables say which are ready
    cage_->discard_tables();
    return;
  }
  std::memset(tables_->block_class, 0, state_.small_frontier * sizeof(uint8_t));
  if (state_.collections != 0) {
    std::memset(tables_->marks, 0, state_.small_frontier * sizeof tables_->marks[0]);
  }
  if (state_.spans.touched() == 0) return;
  PageSet& starts = tables_->spans.starts;
  size_t words = (state_.spans.touched() + 63) / 64;
  std::memset(starts.words, 0, words * sizeof(uint64_t));
  std::memset(starts.middle, 0, sizeof starts.middle);
  std::memset(starts.top, 0, sizeof starts.top);
  std::memset(tables_->spans.marked, 0, words * sizeof(uint64_t));
}

}  // namespace hognose
