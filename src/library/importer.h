// Imports: which module a name leads to, and the scopes that reflection shows.
//
// Receives names from import statements and __import__; finds built-in modules that the policy
// allows and source modules that the host's loader reads; hands on module objects. The guest's
// sys.modules is asked first, as in CPython.
#pragma once

#include "vm/machine.h"

namespace hognose {

class EffectivePolicy;

class LibraryImporter final : public Importer {
 public:
  Result<Value> import_module_calling(Vm& vm, Str* name, Value globals, Value from_list,
                                      int64_t level) override;

 private:
  Result<Value> load_calling(Vm& vm, Str* name);
};

// The globals dict of the running frame; the names of its scope as a fresh dict.
Result<Value> running_globals(Machine& machine);
Result<Dict*> scope_names(Machine& machine);

}  // namespace hognose
