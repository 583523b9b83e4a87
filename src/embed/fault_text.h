// The texts of a fault: one for Outcome::stop_message, which the users of a host may read, and one
// with more for SandboxOptions::on_fault.
#pragma once

#include <string>

#include "heap/fault.h"
#include "machine/machine.h"

namespace hognose {

// Describes the signal or check, the kind of its address, and what the program was doing. Contains
// no address, distance or offset, from which a guest could learn how memory is laid out. Reads only
// the records of the machine, and only readable ones.
std::string describe_fault(const Fault& fault, const Machine& machine);
// What helps to find the defect: the offset of the address and the place in the engine's code.
// Empty if nothing is known.
std::string locate_fault(const Fault& fault);

}  // namespace hognose
