// The heap of one sandbox: allocation inside its cage, collection, and the account of both.
//
// Receives requests in bytes from the object layer and roots from the machine; hands on zeroed
// cells that never move. Small cells come from 32 KiB blocks of one size class each, by bumping
// through free runs; everything above kSmallMaximum comes as spans of 4 KiB pages. Side tables
// (block classes, mark bits, span lengths, the mark stack) lie outside the cage. All memory is
// booked with the meter by blocks and spans, with its share of the side tables. Collection is
// mark-sweep: marking on collect(), sweeping lazily as runs are needed. Nothing here collects by
// itself except as the last resort before a refusal: the machine collects at safepoints when
// collection_due() says so.
//
// When an allocation does not fit under the memory limit:
// 1. A request that alone exceeds the limit, or its region of the cage, is TooLarge at once.
// 2. Otherwise one conservative collection is made, provided that set_native_stack_base was called
//    and that at least 1/32 of the limit was allocated since the last collection, counting the
//    request itself (so a heap that is full of live cells ends the run instead of collecting for
//    every block).
// 3. If it still does not fit: a request above half of the limit is TooLarge, any other ends the
//    run (LimitReached, StopReason::Memory).
// Physical memory never exceeds twice the limit: memory that died is not given back during a run
// (that would be a system call), so addresses beyond that amount count as not fitting.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "base/result.h"
#include "heap/cage.h"
#include "heap/cell.h"
#include "heap/fault.h"
#include "heap/spans.h"
#include "meter/meter.h"

namespace hognose {

class Heap;
class Marker;

// An array of records that begin with values: `width` of them in each `stride` words.
struct ValueRecords {
  const Value* first;
  size_t count;  // of records
  uint32_t width;
  uint32_t stride;
};

// Handed to the trace function of a layout and to the root visitor during marking.
class Tracer {
 public:
  void visit(Value value) {
    if (value.is_cell()) visit_offset(value.offset());
  }
  template <class T>
  void visit(const Ref<T>& reference) {
    visit_offset(reference.offset());
  }
  // Offsets may be anything: they are checked against block tables; interior offsets are refused
  // (exact references always point to a cell's start).
  void visit_offset(uint32_t offset) {
    if (offset >= kSmallStart) visit_in_run_part(offset);
  }
  // The fast way for many values: prefer it to a loop of visit().
  void visit_values(const Value* first, size_t count);
  void visit_records(ValueRecords records);
  // As the native stack is scanned: any 64-bit word, see Marker::visit_word.
  void visit_conservatively(uint64_t word);
  // For inline caches: a boxed value or two offsets.
  void visit_halves(uint64_t word);
  // Whether the cell at this offset stays (for weak tables after marking). Boot cells always do;
  // what is no cell's start never does.
  bool is_marked(uint32_t offset) const;
  // While the dead are settled (RootSource::settle): marks the cell and all that can be reached
  // from it; or only what can be reached from it, which leaves out the cell itself unless it lies
  // on a cycle. The cell must exist. False if a stop came.
  bool mark_all(uint32_t offset);
  bool mark_beyond(uint32_t offset);
  // Within a long walk over roots, after so many of them: looks at the limits every so often. False
  // if a stop came; the rest may be left out then.
  bool goes_on(uint32_t roots);

 private:
  friend class Heap;
  explicit Tracer(Marker& marker) : marker_(marker) {}
  void visit_in_run_part(uint32_t offset);

  Marker& marker_;
};

// Traces one cell of a layout. `bytes` is the size of the memory block that the cell lies in: no
// trace function may read beyond it, whatever the lengths in the cell say. The collector visits the
// cell's shape itself. A null entry in the trace table means that the layout holds no references.
using TraceFunction = void (*)(Tracer& tracer, Cell* cell, size_t bytes);

// What the machine supplies: the roots, and the tables of weak references to be pruned.
struct RootSource {
  void* context = nullptr;
  void (*visit_roots)(void* context, Tracer& tracer) = nullptr;
  // After the marking: finalizers may need what was found dead and mark it with mark_all(). False
  // if a stop came: then nothing is swept.
  bool (*settle)(void* context, Tracer& tracer) = nullptr;
  bool (*prune_weak)(void* context, const Tracer& tracer) = nullptr;  // likewise
};

inline constexpr uint64_t kCollectAlwaysBytes = 128 * 1024;

enum class AllocationFailure : uint8_t {
  None,
  TooLarge,      // could never fit: the guest gets a MemoryError
  LimitReached,  // the run is over: StopReason::Memory
};

struct HeapDebug {
  // collection_due() is true at every safepoint while kCollectAlwaysBytes live, then whenever the
  // heap has grown by a part.
  bool collect_always = false;
  uint32_t collect_every = 0;        // k: a conservative collection on every k-th allocation
  uint64_t fail_allocation = 0;      // n: the n-th allocation fails as LimitReached would
  uint64_t fault_at_allocation = 0;  // n: the n-th allocation faults
  FaultKind fault_kind = FaultKind::Cage;
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

  // Takes a cage from the pool. If there is none, ready() is false, every allocation fails, and
  // cage_failure() says why. trace_table: one entry for each built-in shape.
  Heap(CagePool& pool, const TraceFunction* trace_table, uint32_t trace_count);
  ~Heap();
  Heap(const Heap&) = delete;
  Heap& operator=(const Heap&) = delete;

  bool ready() const { return cage_ != nullptr; }
  // Gives the cage back to the system after a fault: no other run gets it. The heap is not used
  // again.
  void unmap() { cage_.reset(); }
  CageFailure cage_failure() const { return cage_failure_; }
  int cage_error() const { return cage_error_; }  // the system's error number

  // Begins a run in a clean cage. The meter and the root source must outlive it.
  void start(Meter& meter, const RootSource& roots, const HeapDebug& debug);
  // Ends the run and takes everything out of the meter's books. The destructor does it if nothing
  // else did. Later: clear() is left to whatever uses the heap next if it would take longer than a
  // stop may.
  enum class Clearing : uint8_t { Now, Later };
  void finish(Clearing clearing = Clearing::Now);
  // Clears what the last run dirtied; the cage can then serve the next.
  void clear();
  bool is_clear() const { return is_clear_; }

  CageBase base() const { return base_; }

  // Zeroed memory for a cell of `bytes` bytes, or null with failure() set. Cells are 16-byte
  // aligned. May collect conservatively as a last resort, never runs guest code.
  Cell* allocate(size_t bytes) {
    Cell* cell = allocate_fast(bytes);
    return HOGNOSE_LIKELY(cell != nullptr) ? cell : allocate_slow(bytes);
  }
  // The common case alone, for the interpreter's handlers: null when the run of free cells is used
  // up or the cell is not small; then allocate() must be asked.
  Cell* allocate_fast(size_t bytes) {
    if (HOGNOSE_LIKELY(bytes <= kLinearClasses * kGranule)) {
      FreeRun& run = runs_[(bytes + kGranule - 1) / kGranule];
      uint32_t start = run.cursor;
      uint32_t size = static_cast<uint32_t>((bytes + kGranule - 1) & ~size_t{kGranule - 1});
      if (HOGNOSE_LIKELY(start + size <= run.end)) {
        run.cursor = start + size;
        return base_.at<Cell>(start);
      }
    }
    return nullptr;
  }

  // Tries to give the large cell `cell` room for `bytes` in place; true on success. Only spans can
  // grow, and only when the pages behind them are free. New bytes are zeroed.
  bool grow_in_place(Cell* cell, size_t bytes);
  // The usable size of the memory block in which the cell lies; 0 for cells of the boot image
  // (while it is built: for all but the newest cell).
  size_t usable_size(const Cell* cell) const;

  AllocationFailure failure() const { return failure_; }

  // True when enough was allocated since the last collection; the machine then collects.
  bool collection_due() const { return collection_due_; }
  // Asks for a collection at the next safepoint.
  void request_collection() { collection_due_ = true; }
  // Marks from the roots; `stack_low`..`stack_high` is the part of the native stack to be scanned
  // conservatively (both null: none). The frames between stack_low and this call and the
  // callee-saved registers are scanned with it. Charges no fuel, but polls the clock and the cancel
  // flag whenever cells of kGranulesPerPoll were traced, and at the end. When they end the run
  // before the sweep is prepared, nothing is swept and every later request that needs new memory
  // fails as LimitReached.
  void collect(const void* stack_low, const void* stack_high);

  // 128 KiB of cells. The worst are those of one granule at random places, each of which misses the
  // caches.
  static constexpr uint32_t kGranulesPerPoll = 1 << 13;

  // The collection of the last resort, for natives that must know what is still in use.
  void collect_conservatively();

  // The native stack from here up to this address is scanned in last-resort collections. While it
  // is null there are none.
  void set_native_stack_base(const void* address) { native_stack_base_ = address; }

  uint64_t collections() const { return collections_; }
  // Bytes in cells that the last collection found alive.
  uint64_t live_bytes() const { return live_bytes_; }

  // Building the boot image (see boot_image.h): cells are bumped into the boot region, in order,
  // from kBootStart on. Boot cells are never marked, swept or written again.
  bool building_boot() const { return building_boot_; }

 private:
  friend class Marker;
  friend class BootImage;

  struct FreeRun {
    uint32_t cursor = 0;
    uint32_t end = 0;
  };

  // Where the lazy sweep of a size class stands.
  struct SweepCursor {
    uint32_t block = UINT32_MAX;
    uint32_t position = 0;  // in granules
  };

  // For building the boot image.
  Heap(std::unique_ptr<Cage> cage, const TraceFunction* trace_table, uint32_t trace_count);

  Cell* allocate_slow(size_t bytes);
  Cell* allocate_boot(size_t bytes);
  Cell* allocate_small(uint32_t size_class);
  Cell* allocate_large(size_t bytes);
  Cell* take_span(uint32_t pages);
  Cell* refuse(AllocationFailure failure);
  bool debug_allows_allocation();

  bool refill(uint32_t size_class);
  bool sweep_next_run(uint32_t size_class);
  bool take_block(uint32_t size_class);
  bool make_room(uint64_t cost);
  uint32_t page_limit() const;
  void count_allocated(uint64_t bytes);
  bool zero_pages(uint32_t first, uint32_t count, uint32_t touched_before);

  void forget_runs();
  void mark_and_prepare_sweep(const void* stack_low, const void* stack_high);
  bool clear_marks();
  bool prepare_sweep();
  void set_threshold();

  void clear_small();
  void clear_large();
  void clear_tables();

  CageBase base_;
  bool collection_due_ = false;
  bool building_boot_ = false;
  AllocationFailure failure_ = AllocationFailure::None;
  FreeRun runs_[kClassCount];
  const void* native_stack_base_ = nullptr;
  uint64_t collections_ = 0;

  // Where runs are kept: in runs_, or in hidden_runs_ when a debug mode must see every allocation,
  // so that the fast path never succeeds.
  FreeRun* working_runs_ = runs_;
  FreeRun hidden_runs_[kClassCount];
  uint8_t run_is_fresh_[kClassCount] = {};  // the run is the rest of a block never used before
  SweepCursor sweep_[kClassCount];

  SideTables* tables_ = nullptr;
  Meter* meter_ = nullptr;  // null outside of a run
  bool is_clear_ = true;
  uint32_t small_frontier_ = 0;  // blocks from here on were never used in this run
  uint32_t free_blocks_ = UINT32_MAX;
  uint32_t booked_blocks_ = 0;
  uint32_t booked_pages_ = 0;
  uint32_t boot_cursor_ = kBootStart;
  uint32_t boot_newest_ = kBootStart;
  Spans spans_;

  bool collecting_ = false;
  bool abandoned_ = false;  // a stop came before the sweep: the marks may be incomplete
  uint64_t allocated_ = 0;  // bytes since the last collection
  uint64_t threshold_ = 0;
  uint64_t live_bytes_ = 0;
  uint64_t debug_allocations_ = 0;

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
