// BootImage: the read-only part of the heap, shared by all sandboxes of a process.
//
// build() calls a function that allocates the built-in world (types, names, code of modules) in the
// boot region of a private cage. The result is sealed in a memory file that every cage maps at the
// same offsets. The array of the built-in shapes must be the first allocation.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

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

  // Calls `fill` once with a heap for which building_boot() is true. Such a heap is never
  // collected. It has no meter, and its only limit is the size of the region. Its cells are
  // writable until `fill` returns.
  static Build build(void (*fill)(void* context, Heap& heap), void* context,
                     const TraceFunction* trace_table, uint32_t trace_count);
  // Takes the bytes of an image that build() made, in this process or when Hognose was built.
  static Build copy(std::span<const uint8_t> bytes);
  ~BootImage();
  BootImage(const BootImage&) = delete;
  BootImage& operator=(const BootImage&) = delete;

  int file() const { return file_; }
  // The offset just past the last cell.
  uint32_t end() const { return end_; }

 private:
  BootImage(int file, uint32_t end) : file_(file), end_(end) {}

  int file_;
  uint32_t end_;
};

}  // namespace hognose
