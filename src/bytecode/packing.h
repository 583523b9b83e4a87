// Packed code: a tree of codes as bytes, in which the build puts built-in modules into the binary.
//
// The bytes come from the same build and are trusted. They are no format for files: they change
// with the tables of opcodes and rights.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "bytecode/code.h"

namespace hognose {

// Appends the tree to `bytes`.
void pack(const CodeTree& tree, std::string& bytes);

// Returns the tree that begins at the start of `bytes`, and removes it from there. Its texts are in
// `bytes`, which must outlive it.
std::unique_ptr<CodeTree> unpack(std::span<const uint8_t>& bytes);

}  // namespace hognose
