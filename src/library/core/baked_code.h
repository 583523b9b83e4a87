// The code and the images of the built-in modules that the build put into the library.
// cmake/Baked.cmake embeds it, tools/generate/bake.cpp makes it.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace hognose {

class BuiltInCode;

// Empty in builds without it: for another processor, and in the program that makes it. They compile
// each module when a run first imports it, and every run executes its body.
std::span<const uint8_t> baked_code();
// For ModuleImages::use(). They go with the baked boot image, which has their names.
std::span<const uint8_t> baked_images();

// Appends the code of all modules, for baked_code(). Returns a message if one does not compile.
std::string bake(BuiltInCode& code, std::string& bytes);

}  // namespace hognose
