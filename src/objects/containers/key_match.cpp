// Comparison of two tuple keys without calling guest code.
//
// Short tuples of ints and strings are compared here; for all others the result is Unknown.
#include "objects/containers/key_match.h"

namespace hognose {

KeyMatch match_tuples(Vm& vm, const Tuple* stored, const Tuple* key) {
  // Longer tuples are compared by ==, which charges for the work.
  constexpr uint32_t kMaximumItems = 8;
  if (stored->length != key->length) return KeyMatch::Different;
  if (stored->length > kMaximumItems) return KeyMatch::Unknown;
  for (uint32_t i = 0; i < stored->length; ++i) {
    Value a = stored->items[i], b = key->items[i];
    if (a == b) continue;
    if (both_small_ints(a, b)) return KeyMatch::Different;
    if (!vm.is_exactly(a, TypeId::Str) || !vm.is_exactly(b, TypeId::Str)) return KeyMatch::Unknown;
    if (match_strings(vm, vm.known<Str>(a), vm.known<Str>(b)) == KeyMatch::Different) {
      return KeyMatch::Different;
    }
  }
  return KeyMatch::Same;
}

}  // namespace hognose
