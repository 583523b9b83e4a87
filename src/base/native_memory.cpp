// Native memory: the calls of the allocator, on the foreign stack.
//
// Each call is one switch; a null pointer needs none.
#include "base/native_memory.h"

#include "base/foreign_call.h"

namespace hognose {

void* native_allocate(size_t bytes) {
  return on_foreign_stack([bytes] { return std::malloc(bytes); });
}

void* native_allocate_zeroed(size_t bytes) {
  return on_foreign_stack([bytes] { return std::calloc(1, bytes); });
}

void* native_reallocate(void* memory, size_t bytes) {
  return on_foreign_stack([=] { return std::realloc(memory, bytes); });
}

void native_free(void* memory) {
  if (memory == nullptr) return;
  on_foreign_stack([memory] { std::free(memory); });
}

}  // namespace hognose
