// Warnings that natives issue through warnings.warn() of the library.
//
// The native passes a category and a text. The module warnings decides what happens to them, by
// filters that the guest controls.
#include "objects/protocols/protocol.h"

namespace hognose {

Result<void> warn_calling(Vm& vm, TypeId category, Str* text) {
  Value warn = TRY(vm.services->library_service_calling(LibraryService::Warn));
  TRY(vm.call(warn, {Value::from_cell(text), Value::from_cell(vm.type(category))}));
  return {};
}

}  // namespace hognose
