// The library: what guest code finds without importing, and the modules that it may import.
//
// From its tables and the policy of a run it makes the functions for the boot image, the builtins
// and the globals of a fresh run.
#pragma once

#include "machine/machine.h"
#include "objects/core/boot.h"

namespace hognose {

class BuiltinsImage;
class EffectivePolicy;

// Everything that the boot image is made of beyond the types.
BootSources boot_sources();

// Sets up builtins, modules and the importer of a run.
// `image` is that of the policy.
Result<void> start_library(Machine& machine, const EffectivePolicy& policy,
                           const BuiltinsImage& image, Importer& importer);

// The globals of __main__, which is a module of sys.modules.
Result<Dict*> make_main_globals(Machine& machine, std::string_view filename);

// At the end of a run that no limit ended, if its objects are kept for another one: waits for its
// threads as long as they can go on, and ends them.
Result<void> finish_threads_calling(Machine& machine);

// At the end of a run that no limit ended: waits for threads, calls what the guest registered with
// atexit, then tells the objects that are left (Machine::finish_objects_of_program).
Result<void> finish_program_calling(Machine& machine);

// At the end of a run: what the guest has written and not flushed goes to the host.
void flush_library(Machine& machine);

}  // namespace hognose
