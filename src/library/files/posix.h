// What the two native parts of posix share: its functions on paths (posix_paths.cpp) and those on
// descriptors (posix_descriptors.cpp).
#pragma once

#include "library/files/tree.h"
#include "objects/core/native.h"

namespace hognose {

// ftruncate()
Result<Value> truncate_descriptor(Vm& vm, FileSystem* files, int64_t descriptor, int64_t size);

}  // namespace hognose
