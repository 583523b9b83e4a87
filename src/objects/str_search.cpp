// Search in strings.
#include "objects/str_methods.h"
#include "objects/str_units.h"

namespace hognose {

Result<bool> str_contains(Vm& vm, const Str* string, const Str* part) {
  if (part->length() > string->length() || part->kind > string->kind) return false;
  TRY(vm.meter.charge(string->length() / 16));
  return with_units(string, [part](auto text) {
    return with_units(part, [text](auto wanted) {
      return std::search(text.begin(), text.end(), wanted.begin(), wanted.end()) != text.end() ||
             wanted.count == 0;
    });
  });
}

}  // namespace hognose
