// Whether a module is still running its own code, which errors about it tell (reference 5.4).
//
// The extra word of a Module's cell holds it; the importer sets it.
#pragma once

#include "objects/core/layouts.h"

namespace hognose {

enum class ModuleState : uint32_t { Ready, Initializing };

inline bool is_initializing(const Module* module) {
  return module->extra == static_cast<uint32_t>(ModuleState::Initializing);
}
inline void set_state(Module* module, ModuleState state) {
  module->extra = static_cast<uint32_t>(state);
}

}  // namespace hognose
