// RootVector: growth and destruction of the C++ container of guest values.
//
// The values are in malloc'ed memory outside the cage. The meter is charged for each byte, so that
// scratch memory counts against the run's memory limit like any other.
#include <algorithm>
#include <cstdlib>

#include "base/native_memory.h"
#include "meter/paced.h"
#include "objects/core/vm.h"

namespace hognose {

RootVector::~RootVector() {
  vm_.scopes.root_vectors = previous_;
  vm_.meter.give_memory(capacity_ * sizeof(Value));
  native_free(data_);
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
  // The old and the new block exist at the same time while the values move.
  if (!vm_.meter.take_memory(bytes)) return vm_.meter.stop(StopReason::Memory);
  Value* data = static_cast<Value*>(native_allocate(bytes));
  if (data == nullptr) {
    vm_.meter.give_memory(bytes);
    return vm_.meter.stop(StopReason::Memory);
  }
  Result<void> copied = paced_copy(vm_.meter, data, data_, size_ * sizeof(Value));
  if (copied.failed()) {
    vm_.meter.give_memory(bytes);
    native_free(data);
    return copied;
  }
  vm_.meter.give_memory(capacity_ * sizeof(Value));
  native_free(data_);
  data_ = data;
  capacity_ = capacity;
  return {};
}

}  // namespace hognose
