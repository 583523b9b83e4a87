// BootImage: the part of the heap that all sandboxes of a process share, read-only.
//
// Receives a function that allocates the built-in world (types, names, modules' code) in a heap
// whose cells go to the boot region; hands on a sealed file in memory that every cage maps at the
// same offsets. The array of the built-in shapes must be the first thing that is allocated.
#pragma once

#include <cstdint>
#include <memory>

#include "heap/cage.h"
#include "heap/heap.h"

namespace hognose {

class BootImage {
 public:
  struct Build {
    std::unique_ptr<BootImage> image;  // null on failure
    CageFailure failure = CageFailure::None;
    int system_error = 0;
  };

  // Calls `fill` once with a heap of which building_boot() is true. Such a heap is never collected,
  // has no meter and no limit but the size of the region; its cells are writable until fill
  // returns.
  static Build build(void (*fill)(void* context, Heap& heap), void* context,
                     const TraceFunction* trace_table, uint32_t trace_count);
  ~BootImage();
  BootImage(const BootImage&) = delete;
  BootImage& operator=(const BootImage&) = delete;

  int file() const { return file_; }
  // The offset behind the last cell.
  uint32_t end() const { return end_; }

 private:
  BootImage(int file, uint32_t end) : file_(file), end_(end) {}

  int file_;
  uint32_t end_;
};

}  // namespace hognose
