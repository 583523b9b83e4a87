// Programs that await outside of functions: a coroutine, driven by a loop of asyncio.
//
// Receives the coroutine that the module's code made; hands on its value or its exception.
#pragma once

#include "library/core/importer.h"

namespace hognose {

// Whether the guest may import asyncio itself does not matter.
Result<Value> run_program_coroutine_calling(Machine& machine, LibraryImporter& importer,
                                            Value coroutine);

}  // namespace hognose
