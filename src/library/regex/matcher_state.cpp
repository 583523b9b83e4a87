// MatcherState: the growth of the memory for backtracking, and loops over repeated characters.
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
  TRY(paced_copy(vm.meter, cell->bytes.data(), old->bytes.data(), used));
  use(cell, static_cast<uint64_t>(stack_ - slots_));
  return slots_ + used / sizeof(uint32_t);
}

template <class Unit>
const Unit* MatcherState<Unit>::skip_in_window(SingleKind kind, uint32_t operand, const Unit* p,
                                               const Unit* limit) const {
  switch (kind) {
    case SingleKind::Char:
      return find_if(p, limit, [&](Unit character) { return character != operand; });
    case SingleKind::NotChar: return find_unit(p, limit, operand);
    case SingleKind::Any: return find_unit(p, limit, '\n');
    case SingleKind::AnyAll: return limit;
    case SingleKind::Set: return skip_set(operand, p, limit);
  }
  return p;
}

template <class Unit>
Result<const Unit*> MatcherState<Unit>::skip_slowly(SingleKind kind, uint32_t operand,
                                                    const Unit* p, const Unit* limit) {
  return by_windows(p, limit, [&](const Unit* from, const Unit* stop) {
    return skip_in_window(kind, operand, from, stop);
  });
}

template class MatcherState<uint8_t>;
template class MatcherState<uint16_t>;
template class MatcherState<uint32_t>;

}  // namespace hognose::regex
