// What natives know of context variables: which contextvars.Context is entered.
//
// Receives the Context from the Python module whenever that enters or leaves one; keeps it for
// natives that hold values of context variables (decimal).
#include "library/core/modules.h"

namespace hognose {

namespace {

Result<Value> entered(Vm& vm, const Value* arguments) {
  vm.library_state[static_cast<unsigned>(LibraryState::ContextVariables)] = arguments[0];
  return Value::none();
}

constexpr NativeRow kFunctions[] = {
    {"entered(context, /)", entered, kNativeConstantTime},
};

}  // namespace

std::span<const NativeRow> contextvars_module_functions() { return kFunctions; }

Result<void> fill_contextvars_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
