// Imports: finds the module of a name, and the scopes that reflection shows.
//
// LibraryImporter serves import statements and __import__. importer.cpp describes the search order.
#pragma once

#include <string_view>

#include "machine/machine.h"

namespace hognose {

class BuiltInCode;
class EffectivePolicy;

// Modules in Python source that the host supplies (src/embed).
class SourceModules {
 public:
  // Finds the module of that dotted name, sets its __file__, __path__ (packages) and __package__,
  // and runs it. Returns false, without an effect, if there is no such module.
  virtual Result<bool> run_calling(Machine& machine, Str* name, Module* module) = 0;
  // Whether there is such a module. Does not run it.
  virtual Result<bool> has_calling(Machine& machine, Str* name) = 0;
  // Adds the texts of the package and of the modules in it, by their names.
  virtual Result<void> add_texts(Machine& machine, Str* package, Dict* texts) = 0;

 protected:
  ~SourceModules() = default;
};

class LibraryImporter final : public Importer {
 public:
  // `sources` may be null: no source modules.
  explicit LibraryImporter(SourceModules* sources) : sources_(sources) {}
  void use_code(BuiltInCode* code) { code_ = code; }

  Result<Value> import_module_calling(Vm& vm, Str* name, Value globals, Value from_list,
                                      int64_t level, ImportOrigin origin) override;

  Result<bool> run_again_calling(Vm& vm, Str* name, Module* module) override;
  Result<Value> locate_calling(Vm& vm, Str* name) override;
  Result<Dict*> texts_calling(Vm& vm, Str* package) override;

  Result<Value> service_calling(Vm& vm, LibraryService service) override;

 private:
  // The module of an absolute name. Imports its parents first.
  Result<Value> import_absolute_calling(Vm& vm, Str* name);
  Result<Value> load_calling(Vm& vm, Str* name, Value parent);
  Result<Value> find_calling(Vm& vm, Str* name);
  // An import statement in a built-in module. It finds only built-in modules and does not read the
  // guest's sys.modules.
  Result<Value> import_trusted_calling(Vm& vm, Str* name, Value from_list);

  SourceModules* sources_;
  BuiltInCode* code_ = nullptr;
};

// An attribute of a library module, even if guests may not import that module.
Result<Value> library_attribute_calling(Vm& vm, std::string_view module, std::string_view name);

// running_globals() returns the globals dict of the running frame. scope_names() returns what
// locals() means there: the mapping in which the body runs, or a fresh dict of a function's
// variables.
Result<Value> running_globals(Machine& machine);
Result<Value> scope_names(Machine& machine);

}  // namespace hognose
