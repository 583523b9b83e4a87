// Comparison of two tuple keys without calling guest code.
//
// Short tuples of ints, strings, bytes and such tuples are compared here, also if their classes
// inherit the comparison of tuple, as named tuples do. For all others the result is Unknown.
#include "objects/containers/key_match.h"

namespace hognose {

KeyMatch match_tuples(Vm& vm, const Tuple* stored, const Tuple* key, uint32_t levels) {
  // Longer tuples are compared by ==, which charges for the work. Of tuples of different lengths it
  // compares the items, too.
  constexpr uint32_t kMaximumItems = 8;
  if (stored->length != key->length || key->length > kMaximumItems) return KeyMatch::Unknown;
  for (uint32_t i = 0; i < stored->length; ++i) {
    Value a = stored->items[i], b = key->items[i];
    if (a == b) continue;
    if (both_small_ints(a, b)) return KeyMatch::Different;
    KeyMatch match = KeyMatch::Unknown;
    if (vm.is_exactly(a, TypeId::Str) && vm.is_exactly(b, TypeId::Str)) {
      match = match_strings(vm, vm.known<Str>(a), vm.known<Str>(b));
    } else if (compares_as(vm, a, TypeId::Tuple) && compares_as(vm, b, TypeId::Tuple)) {
      vm.meter.owe(1);
      if (levels > 1 && !vm.stack.is_exhausted()) {
        match = match_tuples(vm, vm.known<Tuple>(a), vm.known<Tuple>(b), levels - 1);
      }
    } else if (vm.is_exactly(a, TypeId::Bytes) && vm.is_exactly(b, TypeId::Bytes)) {
      match = match_bytes(vm.known<Bytes>(a), vm.known<Bytes>(b));
    }
    if (match != KeyMatch::Same) return match;
  }
  return KeyMatch::Same;
}

}  // namespace hognose
