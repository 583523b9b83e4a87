// The boot image that the build put into the library. cmake/BakedBoot.cmake writes the definition.
// tools/generate/boot_image.cpp makes the data.
#pragma once

#include "objects/core/baked_boot.h"

namespace hognose {

// Null in builds without one: under sanitizers, for another processor, and in the program that
// makes it. They make the image at their start.
const BakedBoot* baked_boot();

}  // namespace hognose
