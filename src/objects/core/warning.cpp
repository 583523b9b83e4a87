// Warnings of natives: what warnings.warn() of the library makes of them.
//
// Receives a category and a text; what is done with it, the module warnings decides, whose filters
// are the guest's.
#include "objects/protocols/protocol.h"

namespace hognose {

Result<void> warn_calling(Vm& vm, TypeId category, Str* text) {
  Value warn = TRY(vm.library_attribute_calling("warnings", "warn"));
  TRY(vm.call(warn, {Value::from_cell(text), Value::from_cell(vm.type(category))}));
  return {};
}

}  // namespace hognose
