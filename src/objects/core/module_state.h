// Whether a module is still executing its top-level code. Attribute errors of such a module say so
// (reference 5.4).
//
// The state is in the extra word of the Module cell. The importer sets it.
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
