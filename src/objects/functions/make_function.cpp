// Makes function objects for the MakeFunction instruction and for library code.
// The inputs are FunctionParts (function.h).
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/functions/function.h"

namespace hognose {

Result<Function*> make_function(Vm& vm, const FunctionParts& parts) {
  Function* function = TRY(vm.make<Function>(TypeId::Function));
  function->code_index = parts.loaded_index;
  function->defaults = parts.defaults;
  function->keyword_defaults = parts.keyword_defaults;
  function->closure = parts.closure;
  function->name = parts.name;
  function->qualified_name = parts.qualified_name;
  function->globals = parts.globals;
  function->doc = parts.doc;
  function->annotate = parts.annotate;
  function->annotations = Value::undefined();
  function->type_params = Value::undefined();
  Value module = dict_find_string(vm, vm.cell<Dict>(parts.globals), vm.name(Name::Name));
  function->module = module.is_undefined() ? Value::none() : module;
  return function;
}

}  // namespace hognose
