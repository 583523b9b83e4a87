// Dotted names of modules: searches for dots, in parts.
//
// See module_names.h.
#include "library/core/module_names.h"

#include <algorithm>

#include "meter/paced.h"
#include "objects/core/make.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose {

Result<uint32_t> find_dot(Vm& vm, const Str* name, uint32_t from) {
  uint32_t place = name->length;
  TRY(vm.meter.charge_bytes(place - from));
  TRY(with_units(name, [&](auto units) {
    return in_parts(vm.meter, place - from, kPacedItems, [&](size_t begin, size_t end) {
      auto* stop = units.data + from + end;
      auto* found = std::find(units.data + from + begin, stop, '.');
      if (found != stop) place = static_cast<uint32_t>(found - units.data);
      return found == stop;
    });
  }));
  return place;
}

Result<uint32_t> after_last_dot(Vm& vm, const Str* name, uint32_t end) {
  uint32_t place = 0;
  TRY(vm.meter.charge_bytes(end));
  TRY(with_units(name, [&](auto units) {
    return in_parts(vm.meter, end, kPacedItems, [&](size_t begin, size_t behind) {
      for (size_t i = end - begin; i > end - behind; --i) {
        if (units[static_cast<uint32_t>(i - 1)] != '.') continue;
        place = static_cast<uint32_t>(i);
        return false;
      }
      return true;
    });
  }));
  return place;
}

Result<Str*> part_of(Vm& vm, const Str* name, uint32_t start, uint32_t stop) {
  StringBuilder text(vm);
  TRY(text.append_part(name, start, stop));
  Str* part = TRY(text.finish());
  return intern(vm, part);
}

Result<Str*> package_around(Vm& vm, const Str* name) {
  uint32_t start = TRY(after_last_dot(vm, name, name->length));
  return part_of(vm, name, 0, start == 0 ? 0 : start - 1);
}

}  // namespace hognose
