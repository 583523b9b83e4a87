// Slow path of Intrinsic.
#include "vm/slow_paths.h"

namespace hognose {

SLOW_PATH(Intrinsic) {
  SLOW_FAIL(vm.raise(TypeId::NotImplementedError, ""));
}

}  // namespace hognose
