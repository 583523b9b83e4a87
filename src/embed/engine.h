// Engine: everything that one run needs, prepared for reuse: the heap with its cage, the machine,
// the output, and the compiler's scratch memory.
//
// The Runtime pools engines. A sandbox borrows one for each run, or for its own lifetime if it
// keeps its globals.
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include "base/arena.h"
#include "embed/program_cache.h"
#include "heap/native_stack.h"
#include "heap/parking.h"
#include "hognose/sandbox.h"
#include "library/core/built_in_code.h"
#include "machine/machine.h"
#include "objects/core/boot.h"
#include "objects/core/output.h"

namespace hognose {

struct Engine {
  Engine(CagePool& pool, const Boot& boot)
      : heap(pool, Boot::trace_table(), kTypeCount), machine(heap, boot) {
    machine.meter.keep_discarded(&discarded);
  }

  // Returns false if the address space is not available.
  bool reserve();
  // After a fault: returns all large memory to the system. The rest is never destroyed, because its
  // state is unknown.
  static void abandon(std::unique_ptr<Engine> engine);

  // Whether the cleanup after a stopped run is done. It is postponed, because its time grows with
  // the memory of the run.
  bool is_clear() const { return heap.is_clear() && discarded.empty(); }
  void clear() {
    heap.clear();
    discarded.free();
  }

  // The part of the stack that collections scan, which has been cleared.
  void scan_native_stack_from(NativeStack::Part part) {
    machine.native_stack_base = stack.base(part);
    heap.set_native_stack_base(machine.native_stack_base);
  }

  // While nothing executes: keeps the memory in compact form (heap/parking.h). Does nothing if that
  // would take too long or the system has no memory for it.
  void park();
  bool is_parked() const { return parking.is_taken(); }
  // Must precede every other use of a parked engine. Returns false if the system refuses, and the
  // engine stays parked.
  bool unpark();

  DiscardedBlocks discarded;
  Heap heap;
  Machine machine;
  NativeStack stack;
  std::array<FaultRange, 4 + Machine::kRegions> addresses;
  Output output;
  Arena scratch;
  Parking parking;
};

struct Runtime::State {
  std::unique_ptr<Boot> boot;
  std::unique_ptr<CagePool> pool;
  BuiltInCode code;
  BuiltinsImages builtins;
  ProgramCache programs;

  // Lends an engine, which may not be clear yet. Null if no address space is available.
  std::unique_ptr<Engine> borrow();
  void give_back(std::unique_ptr<Engine> engine);
  // Clears one idle engine that a stopped run left uncleared. Returns false if there is none.
  bool clear_one();

  // A place for an engine that rests: its run waits, or its session is idle. There are few of them,
  // because each engine in place needs 19 of the 65,530 mappings that Linux allows a process.
  // Engines that get none are parked. Returns false if no place is left.
  bool take_place();
  void give_place() { resting_in_place_.fetch_sub(1, std::memory_order_relaxed); }

  ~State();

 private:
  static constexpr size_t kMaximumIdle = 16;
  static constexpr uint32_t kPlaces = 512;

  std::unique_ptr<Engine> take_idle();

  std::mutex mutex_;
  std::vector<std::unique_ptr<Engine>> idle_;
  std::atomic<uint32_t> resting_in_place_{0};
};

}  // namespace hognose
