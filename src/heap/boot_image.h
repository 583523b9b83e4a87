// BootImage: the read-only part of the heap, shared by all sandboxes of a process.
//
// build() calls a function that allocates the built-in world (types, names, code of modules) in the
// boot region of a private cage. The result is sealed in a memory file, or was put into the program
// when it was built. Every cage maps it at the same offsets. The array of the built-in shapes must
// be the first allocation.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
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
  // The same for bytes in the read-only memory of the program, which must begin and end at pages:
  // if they belong to the executable file, cages map them from there, and nothing is copied.
  static Build use(std::span<const uint8_t> bytes);
  ~BootImage();
  BootImage(const BootImage&) = delete;
  BootImage& operator=(const BootImage&) = delete;

  // What a cage maps at the start of its boot region.
  struct Mapping {
    int file;
    int64_t place;
    size_t bytes;
  };
  // For the first cage of a process the executable file, which costs nothing but leaves a hole in
  // the region; for the others a memory file, which is one mapping for the whole region.
  Mapping next_mapping() const;
  // The offset just past the last cell.
  uint32_t end() const { return end_; }

 private:
  BootImage(int file, uint32_t end) : file_(file), end_(end) {}

  mutable int file_;  // the memory file; -1: not made yet
  uint32_t end_;
  // In the executable file.
  int program_ = -1;
  int64_t place_ = 0;
  std::span<const uint8_t> bytes_;
  mutable bool is_program_used_ = false;
  mutable std::mutex mutex_;
};

}  // namespace hognose
