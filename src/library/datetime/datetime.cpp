// The module datetime: its types and constants.
//
// The types are defined in the other files of this folder.
#include "library/core/modules.h"
#include "library/datetime/types.h"
#include "objects/core/make.h"

namespace hognose {

std::span<const NativeRow> datetime_module_functions() { return {}; }

Result<void> fill_datetime_module(Vm& vm, Dict* dict) {
  for (TypeId id : {TypeId::Date, TypeId::DateTime, TypeId::Time, TypeId::Timedelta,
                    TypeId::Timezone, TypeId::Tzinfo}) {
    TRY(add_type_to_module(vm, dict, id));
  }
  TRY(add_to_module(vm, dict, "MINYEAR", Value::from_small_int(1)));
  TRY(add_to_module(vm, dict, "MAXYEAR", Value::from_small_int(9999)));
  TRY(add_to_module(vm, dict, "UTC", TRY(utc_zone(vm))));
  constexpr const char* kNames[] = {"date",   "datetime", "time",    "timedelta", "timezone",
                                    "tzinfo", "MINYEAR",  "MAXYEAR", "UTC"};
  Tuple* names = TRY(make_tuple_room(vm, std::size(kNames)));
  for (size_t i = 0; i < std::size(kNames); ++i) {
    names->items[i] = Value::from_cell(TRY(intern(vm, std::string_view(kNames[i]))));
  }
  return add_to_module(vm, dict, "__all__", Value::from_cell(names));
}

}  // namespace hognose
