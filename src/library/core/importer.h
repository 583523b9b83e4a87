// Imports: which module a name leads to, and the scopes that reflection shows.
//
// Receives names from import statements and __import__; finds built-in modules that the policy
// allows and source modules that the host's loader reads; hands on module objects. The guest's
// sys.modules is asked first, as in CPython.
#pragma once

#include "vm/machine.h"

namespace hognose {

class BuiltInCode;
class EffectivePolicy;

// Modules in Python source that the host supplies (src/embed).
class SourceModules {
 public:
  // Finds the module of that dotted name, gives `module` its __file__, __path__ (packages) and
  // __package__, and runs it. False: there is no such module, and nothing was done.
  virtual Result<bool> run_calling(Machine& machine, Str* name, Module* module) = 0;

 protected:
  ~SourceModules() = default;
};

class LibraryImporter final : public Importer {
 public:
  // Null: there are no source modules.
  explicit LibraryImporter(SourceModules* sources) : sources_(sources) {}
  void use_code(BuiltInCode* code) { code_ = code; }

  Result<Value> import_module_calling(Vm& vm, Str* name, Value globals, Value from_list,
                                      int64_t level, ImportOrigin origin) override;

 private:
  // The module of an absolute name, its parents imported first.
  Result<Value> import_absolute_calling(Vm& vm, Str* name);
  Result<Value> load_calling(Vm& vm, Str* name, Value parent);
  Result<Value> find_calling(Vm& vm, Str* name);
  // An import statement in a built-in module: only built-in modules answer, and the guest's
  // sys.modules is not asked.
  Result<Value> import_trusted_calling(Vm& vm, Str* name, Value from_list);

  SourceModules* sources_;
  BuiltInCode* code_ = nullptr;
};

// The globals dict of the running frame; what locals() means there: the mapping that its body runs
// in, or the variables of a function as a fresh dict.
Result<Value> running_globals(Machine& machine);
Result<Value> scope_names(Machine& machine);

}  // namespace hognose
