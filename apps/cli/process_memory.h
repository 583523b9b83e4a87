// How much memory this process had resident at most, as Linux counts it since its start.
//
// Receives nothing; hands on megabytes, or 0 where the system does not tell.
#pragma once

namespace hognose::cli {

double most_resident_megabytes();

}  // namespace hognose::cli
