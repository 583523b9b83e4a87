// The text of a fault, for Outcome::stop_message: what happened, where in the engine, and what the
// program was doing.
#pragma once

#include <string>

#include "heap/fault.h"
#include "vm/machine.h"

namespace hognose {

// Which signal or check, where, and what the program was doing. Reads the records of the machine
// only, and only where they can be read.
std::string describe_fault(const Fault& fault, const Machine& machine);

}  // namespace hognose
