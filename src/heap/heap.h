// The heap of one sandbox: allocation inside its cage, collection, and the account of both.
//
// Receives requests in bytes from the object layer and roots from the machine; hands on zeroed
// cells that never move. Small cells come from 32 KiB blocks of one size class each, by bumping
// through free runs; everything above kSmallMaximum comes as spans of 4 KiB pages. Side tables
// (block classes, mark bits, span lengths, the mark stack) lie outside the cage. All memory is
// booked with the meter by blocks and spans. Collection is mark-sweep: marking on collect(),
// sweeping lazily as runs are needed. Nothing here collects by itself except as the last resort
// before a refusal: the machine collects at safepoints when collection_due() says so.
#pragma once

#include <cstddef>
#include <cstdint>

#include "heap/cage.h"
#include "heap/cell.h"
#include "meter/meter.h"

namespace hognose {

class Heap;

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
  void visit_offset(uint32_t offset);
  void visit_values(const Value* first, size_t count);
  // For the native stack and for registers: any 64-bit word, as a pointer, as a boxed value and
  // each half as an offset; interior pointers count.
  void visit_conservatively(uint64_t word);
  // Like visit_offset, and says whether the cell was already marked (for weak tables after marking).
  bool is_marked(uint32_t offset) const;

 private:
  friend class Heap;
  explicit Tracer(Heap& heap) : heap_(heap) {}
  Heap& heap_;
};

// Traces one cell of a layout. `bytes` is the size of the memory block that the cell lies in: no
// trace function may read beyond it, whatever the lengths in the cell say.
using TraceFunction = void (*)(Tracer& tracer, Cell* cell, size_t bytes);

// What the machine supplies: the roots, and the tables of weak references to be pruned.
struct RootSource {
  void* context = nullptr;
  void (*visit_roots)(void* context, Tracer& tracer) = nullptr;
  void (*prune_weak)(void* context, const Tracer& tracer) = nullptr;
};

enum class AllocationFailure : uint8_t {
  None,
  TooLarge,      // could never fit: the guest gets a MemoryError
  LimitReached,  // the run is over: StopReason::Memory
};

struct HeapDebug {
  bool collect_always = false;       // collection_due() is true at every safepoint
  uint32_t collect_every = 0;        // k: a conservative collection on every k-th allocation
  uint64_t fail_allocation = 0;      // n: the n-th allocation fails as LimitReached would
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

  Heap(CagePool& pool, const TraceFunction* trace_table, uint32_t trace_count);
  ~Heap();
  Heap(const Heap&) = delete;
  Heap& operator=(const Heap&) = delete;

  // Begins a run in a clean cage. The meter and the root source must outlive it.
  void start(Meter& meter, const RootSource& roots, const HeapDebug& debug);
  // Ends the run: clears what it dirtied so that the cage can serve the next.
  void finish();

  CageBase base() const { return base_; }

  // Zeroed memory for a cell of `bytes` (> 0) bytes, or null with failure() set. Cells are 16-byte
  // aligned. May collect conservatively as a last resort, never runs guest code.
  Cell* allocate(size_t bytes) {
    if (HOGNOSE_LIKELY(bytes <= kLinearClasses * kGranule)) {
      FreeRun& run = runs_[(bytes + kGranule - 1) / kGranule];
      uint32_t start = run.cursor;
      uint32_t size = static_cast<uint32_t>((bytes + kGranule - 1) & ~size_t{kGranule - 1});
      if (HOGNOSE_LIKELY(start + size <= run.end)) {
        run.cursor = start + size;
        return base_.at<Cell>(start);
      }
    }
    return allocate_slow(bytes);
  }

  // Tries to give the large cell `cell` room for `bytes` in place; true on success. Only spans can
  // grow, and only when the pages behind them are free. New bytes are zeroed.
  bool grow_in_place(Cell* cell, size_t bytes);
  // The usable size of the memory block in which the cell lies.
  size_t usable_size(const Cell* cell) const;

  AllocationFailure failure() const { return failure_; }

  // True when enough was allocated since the last collection; the machine then collects.
  bool collection_due() const { return collection_due_; }
  // Marks from the roots; `stack_low`..`stack_high` is the part of the native stack to be scanned
  // conservatively (both null: none).
  void collect(const void* stack_low, const void* stack_high);

  // The native stack from here up to this address is scanned in last-resort collections.
  void set_native_stack_base(const void* address) { native_stack_base_ = address; }

  uint64_t collections() const { return collections_; }

  // Building the boot image: until seal_boot() cells are bumped into the boot region.
  // Boot cells are never marked, swept or written again.
  bool building_boot() const { return building_boot_; }

 private:
  friend class Tracer;
  friend class BootImage;

  struct FreeRun {
    uint32_t cursor = 0;
    uint32_t end = 0;
  };

  Cell* allocate_slow(size_t bytes);

  CageBase base_;
  bool collection_due_ = false;
  bool building_boot_ = false;
  AllocationFailure failure_ = AllocationFailure::None;
  FreeRun runs_[kClassCount];
  const void* native_stack_base_ = nullptr;
  uint64_t collections_ = 0;
};

}  // namespace hognose
