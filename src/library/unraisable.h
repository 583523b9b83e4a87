// Where the exceptions go that nobody can catch (unraisable.cpp).
#pragma once

#include "vm/machine.h"

namespace hognose {

void report_unraisable_to_stderr(Machine& machine);

}  // namespace hognose
