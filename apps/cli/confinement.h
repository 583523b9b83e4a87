// Confinement: after it, the process can make no system call that a guest has no need of.
//
// Receives what the host's module loader will need; installs a filter in the kernel that ends the
// process at any other call. A second wall behind the engine, which makes no such calls (H5).
#pragma once

namespace hognose::cli {

struct ConfinementNeeds {
  bool reads_modules = false;  // the loader of --module-path opens files for reading
  bool reads_input = false;    // the program may read stdin
};

// False: the kernel, or this build (sanitizers make calls of their own), does not support it.
bool confine(const ConfinementNeeds& needs);

}  // namespace hognose::cli
