// Programs that await outside functions: runs the module's coroutine on an asyncio event loop.
//
// The result is the coroutine's value or its exception.
#pragma once

#include "library/core/importer.h"

namespace hognose {

// Works whether or not the guest may import asyncio itself.
Result<Value> run_program_coroutine_calling(Machine& machine, LibraryImporter& importer,
                                            Value coroutine);

}  // namespace hognose
