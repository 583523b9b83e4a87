// Confinement: forbids all system calls that a run does not need.
//
// Installs a kernel filter that ends the process at any other call. This is a second line of
// defence after the engine, which makes no such calls (H5).
#pragma once

namespace hognose::cli {

struct ConfinementNeeds {
  bool reads_modules = false;  // the loader of --module-path opens files for reading
  bool reads_input = false;    // the program may read stdin
};

// Returns false if the kernel or this build does not support it (sanitizers make their own calls).
bool confine(const ConfinementNeeds& needs);

}  // namespace hognose::cli
