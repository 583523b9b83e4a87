// Creation of function objects from loaded code.
//
// The MakeFunction instruction collects the parts.
#pragma once

#include "objects/core/vm.h"

namespace hognose {

struct FunctionParts {
  uint32_t loaded_index = 0;  // index in the machine's table of loaded code
  Value globals;              // a Dict
  Str* name = nullptr;
  Str* qualified_name = nullptr;
  Value doc;  // a string, or None
  Tuple* defaults = nullptr;
  Dict* keyword_defaults = nullptr;
  Tuple* closure = nullptr;
  Value annotate;  // the function that computes the annotations, or undefined
};

// Takes __module__ from __name__ in the globals.
Result<Function*> make_function(Vm& vm, const FunctionParts& parts);

}  // namespace hognose
