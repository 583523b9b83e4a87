// MatcherState: the growth of the memory for backtracking.
//
// Slots and stack are in one cell of the cage. Growing moves both, so pointers into them are stale.
#include "library/regex/matcher_state.h"

namespace hognose::regex {

template <class Unit>
Result<uint32_t*> MatcherState<Unit>::grow(uint32_t* top, uint32_t words) {
  ByteArrayCell* old = scratch_->get();
  uint64_t used = static_cast<uint64_t>(top - slots_) * sizeof(uint32_t);
  if (top < slots_ || used > old->size) return vm.meter.stop(StopReason::Memory);
  uint64_t bytes = uint64_t{old->size} * 2 + uint64_t{words} * sizeof(uint32_t);
  TRY(vm.meter.charge_bytes(bytes));
  Result<ByteArrayCell*> made = vm.make<ByteArrayCell>(TypeId::ByteArray, bytes);
  if (made.failed()) return vm.growth_failure(made.failure());
  ByteArrayCell* cell = made.value();
  cell->size = static_cast<uint32_t>(bytes);
  TRY(paced_copy(vm.meter, cell->bytes, old->bytes, used));
  use(cell, static_cast<uint64_t>(stack_ - slots_));
  return slots_ + used / sizeof(uint32_t);
}

template Result<uint32_t*> MatcherState<uint8_t>::grow(uint32_t*, uint32_t);
template Result<uint32_t*> MatcherState<uint16_t>::grow(uint32_t*, uint32_t);
template Result<uint32_t*> MatcherState<uint32_t>::grow(uint32_t*, uint32_t);

}  // namespace hognose::regex
