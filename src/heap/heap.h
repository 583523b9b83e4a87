// The heap of one sandbox: allocation inside its cage, collection, and the accounting of both.
//
// Allocation returns zeroed cells that never move. Small cells come from 32 KiB blocks of one size
// class each, by bumping through runs of free cells. Everything above kSmallMaximum comes in spans
// of 4 KiB pages. Side tables (block classes, mark bits, span lengths, the mark stack) are outside
// the cage. All memory is charged to the meter by blocks and spans, each with its share of the side
// tables.
//
// Collection is mark-sweep: collect() marks, and the allocator sweeps lazily as it needs runs. The
// machine collects at safepoints when collection_due() is true. The heap itself collects only as a
// last resort before it refuses a request.
//
// When an allocation does not fit under the memory limit:
// 1. A request that alone exceeds the limit, or its region of the cage, is TooLarge at once.
// 2. Otherwise the heap makes one conservative collection, provided that set_native_stack_base
//    was called and that at least 1/32 of the limit was allocated since the last collection,
//    counting the request itself. So a heap full of live cells ends the run instead of collecting
//    for every block.
// 3. If it still does not fit: a request above half of the limit is TooLarge, any other ends the
//    run (LimitReached, StopReason::Memory).
// Physical memory never exceeds twice the limit. Dead memory is not returned to the system during a
// run (that would be a system call), so addresses beyond that amount count as not fitting.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "base/result.h"
#include "heap/cage.h"
#include "heap/cell.h"
#include "heap/checkpoint.h"
#include "heap/corruptor.h"
#include "heap/fault.h"
#include "heap/piece.h"
#include "heap/spans.h"
#include "meter/meter.h"

namespace hognose {

class Heap;
class Marker;

// An array of records. Each record is `stride` words long and begins with `width` values.
struct ValueRecords {
  const Value* first;
  size_t count;  // of records
  uint32_t width;
  uint32_t stride;
};

// Passed to the trace function of a layout and to the root visitor during marking.
class Tracer {
 public:
  void visit(Value value) {
    if (value.is_cell()) visit_offset(value.offset());
  }
  template <class T>
  void visit(const Ref<T>& reference) {
    visit_offset(reference.offset());
  }
  // Accepts any offset: it is checked against the block tables. Interior offsets are ignored,
  // because exact references always point to the start of a cell.
  void visit_offset(uint32_t offset) {
    if (offset >= kSmallStart) visit_in_run_part(offset);
  }
  // The fast path for many values: prefer it to a loop of visit().
  void visit_values(const Value* first, size_t count);
  void visit_records(ValueRecords records);
  // Treats any 64-bit word as the scan of the native stack does, see Marker::visit_word.
  void visit_conservatively(uint64_t word);
  // Accepts any 32 bits, for cells that name loaded code.
  void visit_code(uint32_t code_index);
  // For inline caches: the word is a boxed value or two offsets.
  void visit_halves(uint64_t word);
  // Returns whether the cell at this offset survives (for weak tables after marking). Boot cells
  // always survive. An offset that is not the start of a cell never does.
  bool is_marked(uint32_t offset) const;
  // For RootSource::settle. mark_all marks the cell and everything reachable from it. mark_beyond
  // marks only what is reachable from it, and so leaves out the cell itself unless it is on a
  // cycle. The cell must exist. Both return false if the run was stopped.
  bool mark_all(uint32_t offset);
  bool mark_beyond(uint32_t offset);
  // Call it during a long walk over roots, with the number of roots visited since the last call. It
  // polls the limits from time to time. Returns false if the run was stopped; the rest of the roots
  // may then be skipped.
  bool goes_on(uint32_t roots);

 private:
  friend class Heap;
  explicit Tracer(Marker& marker) : marker_(marker) {}
  void visit_in_run_part(uint32_t offset);

  Marker& marker_;
};

// Traces one cell of a layout. `bytes` is the size of the memory block that holds the cell. No
// trace function may read beyond it, whatever the lengths in the cell say. The collector visits the
// cell's shape itself. A null entry in the trace table means that the layout holds no references.
using TraceFunction = void (*)(Tracer& tracer, Cell* cell, size_t bytes);

// Supplied by the machine: the roots, and the tables of weak references to prune.
struct RootSource {
  void* context = nullptr;
  void (*visit_roots)(void* context, Tracer& tracer) = nullptr;
  // Called for each code index that is met: visits what that code refers to.
  void (*visit_code)(void* context, uint32_t code_index, Tracer& tracer) = nullptr;
  // Called after marking. Finalizers may need cells that were found dead: settle keeps those
  // alive with mark_all(). Returns false if the run was stopped: nothing is swept then.
  bool (*settle)(void* context, Tracer& tracer) = nullptr;
  bool (*prune_weak)(void* context, const Tracer& tracer) = nullptr;  // likewise
};

inline constexpr uint64_t kCollectAlwaysBytes = 128 * 1024;

enum class AllocationFailure : uint8_t {
  None,
  TooLarge,      // can never fit: the guest gets a MemoryError
  LimitReached,  // the run is over: StopReason::Memory
};

struct HeapDebug {
  // collection_due() is true at every safepoint while at most kCollectAlwaysBytes are live. In a
  // larger heap it is true after each growth by 1/32 of the live bytes.
  bool collect_always = false;
  uint32_t collect_every = 0;        // k: collect conservatively on every k-th allocation
  uint64_t fail_allocation = 0;      // n: the n-th allocation fails with LimitReached
  uint32_t wait_every = 0;           // k: the run waits on every k-th allocation after let_wait()
  uint64_t fault_at_allocation = 0;  // n: the n-th allocation faults
  FaultKind fault_kind = FaultKind::Cage;
#ifdef HOGNOSE_CORRUPT
  bool corrupt = false;
  uint64_t corrupt_seed = 0;
  uint64_t corrupt_every = 0;
#endif
};

class Heap {
 public:
  static constexpr uint32_t kGranule = 16;
  static constexpr uint32_t kBlockBytes = 32 * 1024;
  static constexpr uint32_t kPageBytes = 4096;
  // Classes 1..64 are multiples of 16 up to 1024 bytes; the rest grow by quarters up to 8 KiB.
  static constexpr uint32_t kLinearClasses = 64;
  static constexpr uint32_t kSmallMaximum = 8192;
  static constexpr uint32_t kClassCount = 77;

  // Takes a cage from the pool. If none is available, ready() is false, every allocation fails, and
  // cage_failure() returns the reason. trace_table has one entry for each built-in shape.
  Heap(CagePool& pool, const TraceFunction* trace_table, uint32_t trace_count);
  ~Heap();
  Heap(const Heap&) = delete;
  Heap& operator=(const Heap&) = delete;

  bool ready() const { return cage_ != nullptr; }
  // Returns the cage to the system after a fault, so that no other run gets it. The heap must not
  // be used again.
  void unmap() { cage_.reset(); }
  CageFailure cage_failure() const { return cage_failure_; }
  int cage_error() const { return cage_error_; }  // an errno value

  // Begins a run in a clean cage. The meter and the root source must outlive it.
  void start(Meter& meter, const RootSource& roots, const HeapDebug& debug);
  // Ends the run and releases all its memory from the meter. The destructor calls it if nothing
  // else did. With Later, a clear() that would take longer than a stop may is left to the next user
  // of the heap.
  enum class Clearing : uint8_t { Now, Later };
  void finish(Clearing clearing = Clearing::Now);
  // Clears everything that the last run dirtied; the cage can then serve the next run.
  void clear();
  bool is_clear() const { return is_clear_; }
  // Between two runs on the same memory.
  void transfer(Transfer& transfer);
  // See parking.h.
  void keep_in(Parking& parking) const;
  void close() { cage_->close(); }
  bool open() { return cage_->open() == CageFailure::None; }
  // Bytes of the cage that may not be zero.
  uint64_t dirty_memory() const;

  CageBase base() const { return base_; }

  // Returns zeroed memory for a cell of `bytes` bytes, or null with failure() set. Cells are
  // 16-byte aligned. May collect conservatively as a last resort; never runs guest code.
  Cell* allocate(size_t bytes) {
    Cell* cell = allocate_fast(bytes);
#ifdef HOGNOSE_CORRUPT
    if (cell == nullptr) cell = allocate_slow(bytes);
    if (cell != nullptr && corruptor.is_on()) corruptor.note(offset_of(cell));
    return cell;
#else
    return HOGNOSE_LIKELY(cell != nullptr) ? cell : allocate_slow(bytes);
#endif
  }
  // For a cell whose caller overwrites everything after its first kZeroedBytes bytes at once: in a
  // span that was used before, only those are zeroed. Its layout must hold no references.
  static constexpr uint32_t kZeroedBytes = 64;
  Cell* allocate_unfilled(size_t bytes) {
    return bytes <= kSmallMaximum ? allocate(bytes) : allocate_slow(bytes, Filling::Caller);
  }
  // The common case alone, for the interpreter's handlers. Returns null when the run of free cells
  // is used up or the cell is not small; the caller must then call allocate().
  Cell* allocate_fast(size_t bytes) {
    if (HOGNOSE_LIKELY(bytes <= kLinearClasses * kGranule)) {
      FreeRun& run = state_.runs[(bytes + kGranule - 1) / kGranule];
      uint32_t start = run.cursor;
      uint32_t size = static_cast<uint32_t>((bytes + kGranule - 1) & ~size_t{kGranule - 1});
      if (HOGNOSE_LIKELY(start + size <= run.end)) {
        run.cursor = start + size;
        return base_.at<Cell>(start);
      }
    }
    return nullptr;
  }

  // The same, but goes on with the next run of free cells when one is used up. It never collects.
  Cell* allocate_quick(size_t bytes) {
    Cell* cell = allocate_fast(bytes);
    return HOGNOSE_LIKELY(cell != nullptr) ? cell : allocate_in_next_run(bytes);
  }
  // Whether allocate_quick() would succeed.
  bool has_quick_room(size_t bytes) {
    const FreeRun& run = state_.runs[(bytes + kGranule - 1) / kGranule];
    const size_t size = (bytes + kGranule - 1) & ~size_t{kGranule - 1};
    return bytes <= kLinearClasses * kGranule && (run.cursor + size <= run.end || find_run(bytes));
  }

  // Tries to grow the large cell `cell` to `bytes` bytes in place; returns true on success. Only
  // spans can grow, and only if the pages after them are free. New bytes are zeroed.
  bool grow_in_place(Cell* cell, size_t bytes);
  // Makes a piece one of the run, where it must not be yet. Returns false if memory is out.
  bool lay(const Piece& piece);
  bool has_laid(const Piece& piece) const;
  // For making pieces (piece.h): until end_piece() all cells are made one after the other, from
  // `start` on, and nothing is collected.
  void begin_piece(uint32_t start);
  MadePiece end_piece(std::span<const Value> roots);

  // Returns the usable size of the memory block that holds the cell; 0 for cells of the boot image
  // (while it is built: for all but the newest cell).
  size_t usable_size(const Cell* cell) const;

  AllocationFailure failure() const { return failure_; }

  // True when enough was allocated since the last collection; the machine then collects.
  bool collection_due() const { return state_.collection_due; }
  // Requests a collection at the next safepoint.
  void request_collection() { state_.collection_due = true; }
  // Counts memory outside the cage that collections give back, as if it were cells.
  void count_outside(uint64_t bytes) { count_allocated(bytes); }
  // Marks from the roots. `stack_low`..`stack_high` is the part of the native stack to scan
  // conservatively (both null: none). The scan includes the frames between stack_low and this call
  // and the callee-saved registers. Charges no fuel, but polls the clock and the cancel flag after
  // every kGranulesPerPoll granules of traced cells, and at the end. If they end the run before the
  // sweep is prepared, nothing is swept and every later request that needs new memory fails with
  // LimitReached.
  void collect(const void* stack_low, const void* stack_high);

  // 128 KiB of cells. The worst cells are those of one granule at random places: each of them
  // misses the caches.
  static constexpr uint32_t kGranulesPerPoll = 1 << 13;

  // The last-resort collection, for natives that must know what is still in use.
  void collect_conservatively();

  // Last-resort collections scan the native stack from their own frame up to this address. While it
  // is null, there are none.
  void set_native_stack_base(const void* address) { native_stack_base_ = address; }
  // Called when execution begins on a native stack that can be left for a wait.
  void let_wait() { may_wait_ = true; }

  uint64_t collections() const { return state_.collections; }
  // Bytes of the cells that the last collection found alive.
  uint64_t live_bytes() const { return state_.live_bytes; }
  // The same for prices and thresholds, without what the native stack alone kept alive: which dead
  // words are there differs from compiler to compiler. Only if that is the larger part are those
  // cells counted, too: natives hold them.
  uint64_t rooted_bytes() const {
    return state_.live_bytes > 2 * state_.rooted_bytes ? state_.live_bytes : state_.rooted_bytes;
  }

#ifdef HOGNOSE_CORRUPT
  Corruptor corruptor;
#endif

  // True while the boot image is built (see boot_image.h). Cells are then bumped into the boot
  // region, in order, starting at kBootStart. Boot cells are never marked, swept or written again.
  bool building_boot() const { return building_boot_; }

 private:
  friend class Marker;
  friend class BootImage;

  struct FreeRun {
    uint32_t cursor = 0;
    uint32_t end = 0;
  };

  // The position of the lazy sweep of a size class.
  struct SweepCursor {
    uint32_t block = UINT32_MAX;
    uint32_t position = 0;  // in granules
  };

  // What the allocator and the collector remember from one request to the next.
  struct State {
    FreeRun runs[kClassCount];
    bool collection_due = false;
    bool abandoned = false;  // the run was stopped before the sweep: marks may be incomplete
    uint64_t collections = 0;
    uint8_t run_is_fresh[kClassCount] = {};  // the run is the rest of a block never used before
    uint32_t small_frontier = 0;             // blocks from here on were never used in this run
    uint32_t free_blocks = UINT32_MAX;
    uint32_t booked_blocks = 0;
    uint32_t booked_pages = 0;
    uint32_t laid_pieces = 0;
    uint64_t booked_pieces = 0;  // bytes charged for them
    Spans spans;
    uint64_t allocated = 0;  // bytes since the last collection
    uint64_t threshold = 0;
    uint64_t live_bytes = 0;
    uint64_t rooted_bytes = 0;
    uint64_t debug_allocations = 0;
  };

  // For building the boot image.
  Heap(std::unique_ptr<Cage> cage, const TraceFunction* trace_table, uint32_t trace_count);

  enum class Filling : uint8_t { Zeros, Caller };
  Cell* allocate_slow(size_t bytes, Filling filling = Filling::Zeros);
  Cell* allocate_boot(size_t bytes);
  Cell* allocate_in_piece(size_t bytes);
  Cell* allocate_small(uint32_t size_class);
  Cell* allocate_large(size_t bytes, Filling filling);
  Cell* take_span(uint32_t pages, Filling filling);
  Cell* refuse(AllocationFailure failure);
  bool debug_allows_allocation();
  void debug_wait();

  bool refill(uint32_t size_class);
  bool find_run(size_t bytes);
  Cell* allocate_in_next_run(size_t bytes);
  bool sweep_next_run(uint32_t size_class);
  bool take_block(uint32_t size_class);
  bool make_room(uint64_t cost);
  uint32_t page_limit() const;
  void count_allocated(uint64_t bytes);
  bool zero_pages(uint32_t first, uint32_t count, uint32_t touched_before);

  void forget_runs();
  void mark_and_prepare_sweep(const void* stack_low, const void* stack_high);
  bool clear_marks();
  uint32_t marked_granules(uint32_t block) const;
  bool count_rooted();
  bool prepare_sweep();
  void set_threshold();

  uint32_t dirty_bytes(uint32_t block) const;
  void clear_memory();
  void clear_small();
  void clear_large();
  void clear_pieces();
  void discard_pieces();
  void clear_tables();

  CageBase base_;
  bool building_boot_ = false;
  AllocationFailure failure_ = AllocationFailure::None;
  State state_;
  SweepCursor sweep_[kClassCount];  // as forget_runs() leaves them until a collection
  // In place of `state_.runs` when a debug mode must see every allocation, so that the fast path
  // never succeeds.
  FreeRun hidden_runs_[kClassCount];
  FreeRun* working_runs_ = state_.runs;  // or hidden_runs_
  const void* native_stack_base_ = nullptr;
  bool may_wait_ = false;

  SideTables* tables_ = nullptr;
  Meter* meter_ = nullptr;  // null outside of a run
  bool is_clear_ = true;
  uint32_t boot_cursor_ = kBootStart;
  uint32_t piece_start_ = 0;  // of the piece that is being made, or 0
  uint32_t piece_cursor_ = 0;
  uint32_t boot_newest_ = kBootStart;
  bool collecting_ = false;

  RootSource roots_;
  HeapDebug debug_;
  const TraceFunction* trace_table_;
  uint32_t trace_count_;
  CagePool* pool_ = nullptr;
  std::unique_ptr<Cage> cage_;
  CageFailure cage_failure_ = CageFailure::None;
  int cage_error_ = 0;
};

}  // namespace hognose
