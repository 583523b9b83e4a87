// The native part of the module codecs: connects its Python part with str.encode() and
// bytes.decode().
//
// It stores the error handlers and the function that calls the search functions, for the rest of
// the run (objects/text/codecs/registry.h).
#include "library/core/modules.h"
#include "objects/core/make.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "objects/text/codecs/names.h"
#include "objects/text/codecs/registry.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

Result<Value> codecs_register_error(Vm& vm, const Value* arguments) {
  Str* name = TRY(string_argument(vm, arguments[0], "register_error", "argument 1"));
  if (!is_callable(vm, arguments[1])) {
    return vm.raise(TypeId::TypeError, "handler must be callable");
  }
  TRY(register_error_handler(vm, name, arguments[1]));
  return Value::none();
}

Result<Value> codecs_registered_error(Vm& vm, const Value* arguments) {
  Str* name = TRY(string_argument(vm, arguments[0], "lookup_error", "argument"));
  Value handler = TRY(registered_error_handler(vm, name));
  return handler.is_undefined() ? Value::none() : handler;
}

Result<Value> codecs_keep_search(Vm& vm, const Value* arguments) {
  vm.state(LibraryState::CodecSearch) = arguments[0];
  return Value::none();
}

Result<Value> codecs_is_built_in(Vm& vm, const Value* arguments) {
  Str* name = TRY(string_argument(vm, arguments[0], "lookup", "argument"));
  return Value::boolean(TRY(is_built_in_encoding(vm, name)));
}

// The Python part deletes the names that begin with an underscore.
constexpr NativeRow kRows[] = {
    {"register_error(errors, handler, /)", codecs_register_error},
    {"_registered_error(name, /)", codecs_registered_error},
    {"_keep_search(search, /)", codecs_keep_search},
    {"_is_built_in(encoding, /)", codecs_is_built_in},
};

}  // namespace

std::span<const NativeRow> codecs_module_functions() { return kRows; }

Result<void> fill_codecs_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
