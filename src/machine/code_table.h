// CodeTable: the loaded code of a run, by index, and the memory that it is in. Outside the cage.
//
// A cell names loaded code by a code index: the number of a row, and the row's generation. Freeing
// code gives its row the next generation, so an index that is out of date or forged names no other
// code: target() finds a row whose code_index differs. Code is freed when a collection at a
// safepoint has met nothing that refers to it: no cell, no frame, no code of which it is a child. A
// collection in the middle of an allocation keeps all code, because C++ code may hold some that
// nothing refers to yet. At safepoints none does: code that runs guest code looks loaded code up
// again afterwards.
#pragma once

#include <memory>
#include <utility>

#include "base/native_memory.h"
#include "heap/heap.h"
#include "heap/trusted_region.h"
#include "machine/loaded_code.h"

namespace hognose {

// What several loaded codes belong to: the tree of a text that was compiled during the run, or
// (without a tree) a program of the host, which the host frees.
struct CodeOwner : NativelyAllocated {
  std::unique_ptr<CodeTree> tree;
  uint32_t loaded = 0;  // how many loaded codes belong to it
};

class CodeTable {
 public:
  static constexpr uint32_t kRowBits = 22;
  static constexpr uint32_t kRowMask = (1u << kRowBits) - 1;

  bool reserve() { return code_.reserve(kCodeBytes) && rows_region_.reserve(kRowBytes); }
  // Begins a run; false if memory is out.
  bool start(Meter& meter);
  void finish();
  void transfer(Transfer& transfer);

  // The row of any 32 bits. It is that of the code only if its code_index is equal; code_index 0
  // names none.
  const CallTarget* target(uint32_t code_index) const { return rows_ + (code_index & kRowMask); }
  CallTarget* target(uint32_t code_index) { return rows_ + (code_index & kRowMask); }
  // One more than the highest row in use.
  uint32_t row_count() const { return row_count_; }

  // Takes a row for code to be loaded; returns its code index, or 0 if memory is out.
  uint32_t take_row(Meter& meter);
  // The same for `count` rows in sequence, which are never freed.
  uint32_t reserve_rows(Meter& meter, uint32_t count);
  // Zeroed memory for the code of a row: a LoadedCode and `bytes` more. Null: memory is out.
  LoadedCode* allocate(Meter& meter, uint32_t code_index, size_t bytes, CodeOwner* owner);

  CodeOwner* add_owner(std::unique_ptr<CodeTree> tree);
  // Frees code that has run to its end, if nothing can refer to it: its index was never given out.
  // So eval in a loop and the runs of a session need no collection.
  void forget(Meter& meter, uint32_t code_index);
  // Counts memory that goes with loaded code.
  void count(uint64_t bytes) {
    uncounted_ += bytes;
    unswept_ += bytes;
  }
  // Whether much memory was counted since a collection that could free code.
  bool wants_sweep() const { return unswept_ > kMostUnswept; }
  // The memory since the last call, for the heap to count as garbage that may be. 0: little.
  uint64_t take_uncounted() {
    return uncounted_ < kLeastCounted ? 0 : std::exchange(uncounted_, 0);
  }
  // Forgets the owner of a program that is not loaded.
  void forget_owner(const CodeOwner* owner);
  // No checkpoint needs the unused owners any more that the last one had.
  void forget_unused(Meter& meter);

  // Whether the next collection may free code.
  void set_at_safepoint(bool is_at_safepoint) { is_at_safepoint_ = is_at_safepoint; }
  bool is_at_safepoint() const { return is_at_safepoint_; }
  // Marks the code with that index, and its children, and visits what they refer to.
  void mark(uint32_t code_index, Tracer& tracer);
  // After marking: frees what is not marked. Returns false if the run was stopped.
  bool sweep(Meter& meter);

  TrustedRegion* code_region() { return &code_; }
  TrustedRegion* row_region() { return &rows_region_; }
  const TrustedRegion& code_region() const { return code_; }
  const TrustedRegion& row_region() const { return rows_region_; }

 private:
  void reach(uint32_t code_index);
  static constexpr uint64_t kLeastCounted = 64 * 1024;
  static constexpr uint64_t kMostUnswept = 1024 * 1024;
  static constexpr size_t kCodeBytes = 1u << 30;
  static constexpr size_t kRowBytes = (size_t{1} << kRowBits) * sizeof(CallTarget);

  // Free memory between loaded codes. Begins like a LoadedCode.
  struct Gap {
    CodeBlock block;
    Gap* next;
  };

  void free_row(uint32_t code_index);
  void free_unused_owners(Meter& meter);
  void* take_memory(Meter& meter, uint32_t bytes);

  CallTarget* rows_ = nullptr;
  uint32_t row_count_ = 0;
  uint32_t free_row_ = 0;  // the first of a list that goes on in CallTarget::register_count
  bool is_at_safepoint_ = false;
  Gap* gaps_ = nullptr;  // codes are put into the first; one too small waits for the next sweep
  uint64_t uncounted_ = 0;
  uint64_t unswept_ = 0;
  LoadedCode* to_trace_ = nullptr;
  bool traces_ = false;
  // How many of the owners, from the first on, a checkpoint may bring back.
  size_t saved_owners_ = 0;
  NativeVector<std::unique_ptr<CodeOwner>> owners_;
  TrustedRegion code_;
  TrustedRegion rows_region_;
};

}  // namespace hognose
