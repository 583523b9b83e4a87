// What the module logging keeps of the run: the time of its import.
//
// Records count from it.
#include "library/core/clock.h"
#include "library/core/modules.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"

namespace hognose {

Result<void> start_logging_module(Vm& vm, Dict* dict) {
  return add_to_module(vm, dict, "_startTime", TRY(make_int(vm, clock_of_day(vm))));
}

}  // namespace hognose
