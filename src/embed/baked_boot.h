// The boot image that the build put into the library. cmake/Baked.cmake compiles the definition,
// which tools/generate/bake.cpp makes.
#pragma once

#include "objects/core/baked_boot.h"

namespace hognose {

// Null in builds without one: for another processor, and in the program that makes it. They make
// the image at their start.
const BakedBoot* baked_boot();

}  // namespace hognose
