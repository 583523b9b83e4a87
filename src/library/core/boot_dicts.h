// The dicts that the library has in the boot image (BootSources::add_dicts): the builtins of each
// profile, and the globals with which __main__ begins.
//
// Runs share or copy their tables instead of inserting the same names again.
#pragma once

#include <cstdint>
#include <vector>

#include "objects/core/layouts.h"
#include "objects/core/vm.h"

namespace hognose {

// Their places in Boot::dicts(). Those of the builtins are the numbers of the profiles.
enum class BootDict : uint8_t { Bare, Strict, Standard, MainGlobals };

Result<void> add_boot_dicts(Vm& vm, std::vector<uint32_t>& dicts);
const Dict* boot_dict(const Vm& vm, BootDict dict);

}  // namespace hognose
