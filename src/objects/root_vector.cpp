// RootVector: the growing of the C++ container of guest values, and its end.
//
// The values lie in malloc'ed memory outside the cage, booked with the meter byte for byte, so that
// scratch memory counts against the run's memory limit like any other.
#include <sys/mman.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "meter/paced.h"
#include "objects/vm.h"

namespace hognose {

namespace {

// Blocks of this size are pages of their own; smaller ones may be taken again at once.
constexpr size_t kLargeBlock = size_t{8} << 20;

// Gives the pages of a large block back part by part, which takes the system half a millisecond for
// each megabyte.
void free_in_parts(Meter& meter, void* block, size_t bytes) {
  meter.give_memory(bytes);
  if (bytes > kLargeBlock) {
    constexpr uintptr_t kPage = 4096;
    uintptr_t first = (reinterpret_cast<uintptr_t>(block) + kPage - 1) & ~(kPage - 1);
    uintptr_t end = (reinterpret_cast<uintptr_t>(block) + bytes) & ~(kPage - 1);
    // After a stop all of it goes at once.
    (void)in_parts(meter, end - first, kPacedBytes, [&](size_t from, size_t to) {
      madvise(reinterpret_cast<void*>(first + from), to - from, MADV_DONTNEED);
    });
  }
  std::free(block);
}

}  // namespace

RootVector::~RootVector() {
  vm_.root_vectors = previous_;
  if (data_ != nullptr) free_in_parts(vm_.meter, data_, capacity_ * sizeof(Value));
}

Result<void> RootVector::append(const Value* values, size_t count) {
  if (count > capacity_ - size_) TRY(grow(size_ + count));
  TRY(paced_copy(vm_.meter, data_ + size_, values, count * sizeof(Value)));
  size_ += count;
  return {};
}

Result<void> RootVector::grow(size_t least) {
  size_t capacity = std::max<size_t>({8, capacity_ * 2, least});
  size_t bytes = capacity * sizeof(Value);
  if (bytes > vm_.meter.memory_limit()) return vm_.raise(TypeId::MemoryError, "");
  // Old and new block exist together while the values move.
  if (!vm_.meter.take_memory(bytes)) return vm_.meter.stop(StopReason::Memory);
  Value* data = static_cast<Value*>(std::malloc(bytes));
  if (data == nullptr) {
    vm_.meter.give_memory(bytes);
    return vm_.meter.stop(StopReason::Memory);
  }
  Result<void> copied = paced_copy(vm_.meter, data, data_, size_ * sizeof(Value));
  if (copied.failed()) {
    vm_.meter.give_memory(bytes);
    std::free(data);
    return copied;
  }
  if (data_ != nullptr) free_in_parts(vm_.meter, data_, capacity_ * sizeof(Value));
  data_ = data;
  capacity_ = capacity;
  return {};
}

}  // namespace hognose
