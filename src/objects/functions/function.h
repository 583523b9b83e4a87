// Making function objects out of loaded code.
//
// Receives what the MakeFunction instruction has collected; hands on a function cell.
#pragma once

#include "objects/core/vm.h"

namespace hognose {

struct FunctionParts {
  uint32_t loaded_index = 0;  // in the machine's table of loaded codes
  Value globals;              // the Dict
  Str* name = nullptr;
  Str* qualified_name = nullptr;
  Value doc;  // a string or None
  Tuple* defaults = nullptr;
  Dict* keyword_defaults = nullptr;
  Tuple* closure = nullptr;
  Value annotate;  // function that computes the annotations, or undefined
};

// __module__ is taken from the globals' __name__.
Result<Function*> make_function(Vm& vm, const FunctionParts& parts);

}  // namespace hognose
