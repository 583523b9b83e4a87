// The peak resident memory of this process since its start, as Linux counts it.
//
// In megabytes; 0 if the system does not report it.
#pragma once

namespace hognose::cli {

double most_resident_megabytes();

}  // namespace hognose::cli
