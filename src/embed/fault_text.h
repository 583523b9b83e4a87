// The text of a fault, for Outcome::stop_message: what happened, where in the engine, and what the
// program was doing.
#pragma once

#include <string>

#include "heap/fault.h"
#include "machine/machine.h"

namespace hognose {

// Describes the signal or check, its place, and what the program was doing. Reads only the records
// of the machine, and only readable ones.
std::string describe_fault(const Fault& fault, const Machine& machine);

}  // namespace hognose
