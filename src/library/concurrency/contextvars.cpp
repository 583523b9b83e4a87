// The natives' view of context variables: the contextvars.Context that is entered.
//
// The Python module reports it whenever it enters or leaves a Context. The decimal module reads it.
#include "library/core/modules.h"

namespace hognose {

namespace {

Result<Value> entered(Vm& vm, const Value* arguments) {
  vm.state(LibraryState::ContextVariables) = arguments[0];
  return Value::none();
}

constexpr NativeRow kFunctions[] = {
    {"entered(context, /)", entered, kNativeConstantTime},
};

}  // namespace

std::span<const NativeRow> contextvars_module_functions() { return kFunctions; }

Result<void> fill_contextvars_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
