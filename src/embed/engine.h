// Engine: everything that one run needs, made ready for reuse: heap with its cage, machine, output,
// and the scratch memory of the compiler.
//
// Engines are pooled by the Runtime; a sandbox borrows one for a run (or for its life, when it
// keeps its globals).
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include "base/arena.h"
#include "heap/native_stack.h"
#include "hognose/sandbox.h"
#include "library/core/built_in_code.h"
#include "objects/core/boot.h"
#include "objects/core/output.h"
#include "vm/machine.h"

namespace hognose {

struct Engine {
  Engine(CagePool& pool, const Boot& boot)
      : heap(pool, Boot::trace_table(), kTypeCount), machine(heap, boot) {
    machine.meter.keep_discarded(&discarded);
  }

  // False: there is no address space for it.
  bool reserve();
  // After a fault: gives all large memory back to the system. What is left is never destroyed, for
  // nothing is known of its state.
  static void abandon(std::unique_ptr<Engine> engine);

  // What a stopped run left to be done, because it takes as long as its memory is large.
  bool is_clear() const { return heap.is_clear() && discarded.empty(); }
  void clear() {
    heap.clear();
    discarded.free();
  }

  DiscardedBlocks discarded;
  Heap heap;
  Machine machine;
  NativeStack stack;
  std::array<FaultRange, 4 + Machine::kRegions> addresses;
  Output output;
  Arena scratch;
};

struct Runtime::State {
  std::unique_ptr<Boot> boot;
  std::unique_ptr<CagePool> pool;
  BuiltInCode code;
  BuiltinsImages builtins;

  // It may not be clear yet. Null when no address space could be had.
  std::unique_ptr<Engine> borrow();
  void give_back(std::unique_ptr<Engine> engine);
  // Clears one idle engine that a stopped run left to be cleared; false: there is none.
  bool clear_one();

  ~State();

 private:
  static constexpr size_t kMaximumIdle = 16;

  std::unique_ptr<Engine> take_idle();

  std::mutex mutex_;
  std::vector<std::unique_ptr<Engine>> idle_;
};

}  // namespace hognose
