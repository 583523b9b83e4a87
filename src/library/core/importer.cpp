// Imports: from the name in an import statement to a module object (reference 5.2 to 5.4).
//
// The search order is the guest's sys.modules, the built-in modules, the host's source modules, the
// files of the run. The policy's allowlists apply to built-in and source modules. A submodule is
// bound in its parent.
#include "library/core/importer.h"

#include "library/core/module_names.h"
#include "library/core/modules.h"
#include "library/imports/file_modules.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/observation.h"
#include "objects/exceptions/fields.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"
#include "policy/check_sites.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

Failure halted(Vm& vm, Str* name) {
  Failure failure =
      vm.raise(TypeId::ModuleNotFoundError, "import of {} halted; None in sys.modules", name);
  return with_name(vm, failure, name);
}

Failure denied(Vm& vm, Str* name) {
  note_blocked(vm, "imports", ascii_text(name), "the policy does not open this module");
  Failure failure =
      vm.raise(TypeId::ImportError,
               "import of '{}' is not allowed by the policy (rule: imports, profile: {})", name,
               vm.host.policy->name());
  return with_name(vm, failure, name);
}

// The absolute name of `from ..name import`, relative to the package that the globals name.
Result<Str*> resolve_relative(Vm& vm, Str* name, Value globals, int64_t level) {
  Dict* dict = vm.as<Dict>(globals, TypeId::Dict);
  if (dict == nullptr) return vm.raise(TypeId::TypeError, "globals must be a dict");
  Value package_value = dict_find_string(vm, dict, vm.name(Name::Package));
  Str* package = vm.as<Str>(package_value, TypeId::Str);
  if (package == nullptr && !package_value.is_undefined() && !package_value.is_none()) {
    return vm.raise(TypeId::TypeError, "package must be a string");
  }
  if (package == nullptr) {
    // Without __package__: the package's own name, or the name of the package that contains the
    // module.
    Str* own = vm.as<Str>(dict_find_string(vm, dict, vm.name(Name::Name)), TypeId::Str);
    if (own == nullptr) {
      return vm.raise(TypeId::KeyError, "'__name__' not in globals");
    }
    package = own;
    if (dict_find_string(vm, dict, vm.name(Name::Path)).is_undefined()) {
      package = TRY(package_around(vm, own));
    }
  }
  if (package->length == 0) {
    return vm.raise(TypeId::ImportError, "attempted relative import with no known parent package");
  }
  uint32_t end = package->length;
  for (int64_t i = 1; i < level; ++i) {
    uint32_t dot = TRY(after_last_dot(vm, package, end));
    if (dot == 0) {
      return vm.raise(TypeId::ImportError, "attempted relative import beyond top-level package");
    }
    end = dot - 1;
  }
  StringBuilder text(vm);
  TRY(text.append_part(package, 0, end));
  if (name->length != 0) {
    TRY(text.append_ascii("."));
    TRY(text.append(name));
  }
  Str* absolute = TRY(text.finish());
  return intern(vm, absolute);
}

bool is_package(Vm& vm, Value module) {
  Module* cell = vm.as<Module>(module, TypeId::Module);
  return cell != nullptr && cell->dict &&
         !dict_find_string(vm, cell->dict.get(), vm.name(Name::Path)).is_undefined();
}

// The guest's `builtins` module shares the dict of the run's builtins. So assigning to its
// attributes changes global lookups, as in CPython.
Result<Value> make_built_in_calling(Machine& machine, BuiltInCode& code, Str* name,
                                    const BuiltInModule& found) {
  if (name != machine.name(Name::Builtin)) return built_in_module_calling(machine, code, name);
  Module* module = TRY(machine.make<Module>(TypeId::Module));
  module->built_in = built_in_mark(machine, found.number);
  module->dict = machine.namespaces.builtins;
  return Value::from_cell(module);
}

// Makes a module, which is in sys.modules while it runs, so circular imports end. A failure removes
// it. Undefined if run(module) -> Result<bool> returns false.
template <class Run>
Result<Value> run_new_calling(Vm& vm, Str* name, Run run) {
  Module* module = TRY(vm.make<Module>(TypeId::Module));
  module->dict = TRY(make_dict(vm, 8));
  Value value = Value::from_cell(module);
  TRY(dict_set_string(vm, module->dict.get(), vm.name(Name::Name), Value::from_cell(name)));
  TRY(dict_set_string(vm, module->dict.get(), vm.name(Name::Doc), Value::none()));
  TRY(dict_set_string(vm, vm.namespaces.modules, name, value));
  module->state = ModuleState::Initializing;
  Result<bool> ran = run(module);
  module->state = ModuleState::Ready;
  if (ran.failed() || !ran.value()) {
    TRY(dict_delete_string(vm, vm.namespaces.modules, name));
    if (ran.ok()) return Value::undefined();
    return ran.failure();
  }
  // While it ran, the module may have put another object there.
  Value now = dict_find_string(vm, vm.namespaces.modules, name);
  return now.is_undefined() ? value : now;
}

// Whether the policy lets guests import a module of the host: by its name, or by that of its
// topmost package.
Result<bool> may_import_source(Vm& vm, const Str* name) {
  std::string_view text = ascii_text(name);
  std::string_view top = text.substr(0, TRY(find_dot(vm, name, 0)));
  return !HOGNOSE_ASKS(source_import) || vm.host.policy->allows_import(top) ||
         vm.host.policy->allows_import(text);
}

}  // namespace

// Makes a module that sys.modules does not have and adds it there.
// Undefined if there is no such module.
Result<Value> LibraryImporter::find_calling(Vm& vm, Str* name) {
  std::string_view text = ascii_text(name);
  if (BuiltInModule built_in = find_module(text); built_in.number != 0) {
    if (HOGNOSE_ASKS(built_in_import) && !vm.host.policy->allows_built_in(text)) {
      return denied(vm, name);
    }
    note_module_loaded(vm, text, "built-in");
    Value module = TRY(make_built_in_calling(machine_of(vm), *code_, name, built_in));
    TRY(dict_set_string(vm, vm.namespaces.modules, name, module));
    return module;
  }
  const bool may_ask_host = sources_ != nullptr && TRY(may_import_source(vm, name));
  if (may_ask_host) {
    Value module = TRY(run_new_calling(
        vm, name, [&](Module* made) { return sources_->run_calling(machine_of(vm), name, made); }));
    if (!module.is_undefined()) return module;
  }
  FilePlace place = TRY(find_file_module(machine_of(vm), name));
  if (place.found()) {
    note_module_loaded(vm, text, "file");
    return run_new_calling(vm, name, [&](Module* made) -> Result<bool> {
      TRY(run_file_module_calling(machine_of(vm), name, made, place));
      return true;
    });
  }
  if (sources_ != nullptr && !may_ask_host) return denied(vm, name);
  return Value::undefined();
}

Result<bool> LibraryImporter::run_again_calling(Vm& vm, Str* name, Module* module) {
  if (module->built_in != 0) return true;
  if (!module->dict) return vm.raise(TypeId::TypeError, "the module has no namespace");
  Machine& machine = machine_of(vm);
  const bool may_ask_host = sources_ != nullptr && TRY(may_import_source(vm, name));
  if (may_ask_host && TRY(sources_->run_calling(machine, name, module))) return true;
  FilePlace place = TRY(find_file_module(machine, name));
  if (place.found()) {
    TRY(run_file_module_calling(machine, name, module, place));
    return true;
  }
  if (sources_ != nullptr && !may_ask_host) return denied(vm, name);
  return false;
}

Result<Value> LibraryImporter::locate_calling(Vm& vm, Str* name) {
  std::string_view text = ascii_text(name);
  if (find_module(text).number != 0) return Value::boolean(vm.host.policy->allows_built_in(text));
  const bool may_ask_host = sources_ != nullptr && TRY(may_import_source(vm, name));
  if (may_ask_host && TRY(sources_->has_calling(machine_of(vm), name))) return Value::boolean(true);
  FilePlace place = TRY(find_file_module(machine_of(vm), name));
  if (!place.found()) return Value::boolean(false);
  Value file = place.file == nullptr ? Value::none() : Value::from_cell(place.file);
  Value folders = place.folders == nullptr ? Value::none() : Value::from_cell(place.folders);
  return Value::from_cell(TRY(make_tuple(vm, {file, folders})));
}

Result<Dict*> LibraryImporter::texts_calling(Vm& vm, Str* package) {
  Dict* texts = TRY(make_dict(vm));
  if (sources_ != nullptr && TRY(may_import_source(vm, package))) {
    TRY(sources_->add_texts(machine_of(vm), package, texts));
  }
  return texts;
}

Result<Value> LibraryImporter::load_calling(Vm& vm, Str* name, Value parent) {
  TRY(vm.meter.charge(4));
  Value known = dict_find_string(vm, vm.namespaces.modules, name);
  if (known.is_none()) {
    return halted(vm, name);
  }
  if (!known.is_undefined()) return known;
  if (!parent.is_undefined() && !is_package(vm, parent)) {
    Str* parent_name = TRY(package_around(vm, name));
    Failure failure = vm.raise(TypeId::ModuleNotFoundError,
                               "No module named '{}'; '{}' is not a package", name, parent_name);
    return with_name(vm, failure, name);
  }
  Value module = TRY(find_calling(vm, name));
  if (module.is_undefined()) return raise_no_module(vm, name);
  return module;
}

Result<Value> LibraryImporter::import_absolute_calling(Vm& vm, Str* name) {
  if (name->length == 0) return vm.raise(TypeId::ValueError, "Empty module name");
  Value parent;
  Value module;
  uint32_t start = 0;  // start of the part that ends at `end`
  for (uint32_t end = TRY(find_dot(vm, name, 0));; end = TRY(find_dot(vm, name, end + 1))) {
    Str* prefix = end == name->length ? TRY(intern(vm, name)) : TRY(part_of(vm, name, 0, end));
    bool fresh = dict_find_string(vm, vm.namespaces.modules, prefix).is_undefined();
    module = TRY(load_calling(vm, prefix, parent));
    if (!parent.is_undefined() && fresh) {
      Str* part = TRY(part_of(vm, name, start, end));
      // Library modules are bound in their packages when they are made, some only until the package
      // defines the name itself.
      const Module* package = vm.as<Module>(parent, TypeId::Module);
      const Module* own = vm.as<Module>(module, TypeId::Module);
      bool is_bound = package != nullptr && package->built_in != 0 && package->dict &&
                      own != nullptr && own->built_in != 0 &&
                      !dict_find_string(vm, package->dict.get(), part).is_undefined();
      if (!is_bound) TRY(set_attribute_calling(vm, parent, part, module));
    }
    if (end == name->length) return module;
    parent = module;
    start = end + 1;
  }
}

Result<Value> LibraryImporter::import_trusted_calling(Vm& vm, Str* name, Value from_list) {
  Machine& machine = machine_of(vm);
  TRY(vm.meter.charge(4));
  Value module = TRY(built_in_module_calling(machine, *code_, TRY(intern(vm, name))));
  Tuple* wanted = vm.as<Tuple>(from_list, TypeId::Tuple);
  if (wanted == nullptr || wanted->length == 0) {
    uint32_t end = TRY(find_dot(vm, name, 0));
    if (end == name->length) return module;
    return built_in_module_calling(machine, *code_, TRY(part_of(vm, name, 0, end)));
  }
  if (!is_package(vm, module)) return module;
  for (uint32_t i = 0; i < wanted->length; ++i) {
    Str* item = vm.as<Str>(wanted->items[i], TypeId::Str);
    if (item == nullptr) continue;
    Dict* dict = vm.cell<Module>(module)->dict.get();
    if (!dict_find_string(vm, dict, item).is_undefined()) continue;
    StringBuilder text(vm);
    TRY(text.append(name));
    TRY(text.append_ascii("."));
    TRY(text.append(item));
    Str* full = TRY(intern(vm, TRY(text.finish())));
    if (find_module(ascii_text(full)).number == 0) continue;
    TRY(built_in_module_calling(machine, *code_, full));
  }
  return module;
}

Result<Value> LibraryImporter::import_module_calling(Vm& vm, Str* name, Value globals,
                                                     Value from_list, int64_t level,
                                                     ImportOrigin origin) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  Str* absolute = level > 0 ? TRY(resolve_relative(vm, name, globals, level)) : name;
  if (origin == ImportOrigin::Trusted) return import_trusted_calling(vm, absolute, from_list);
  Value module = TRY(import_absolute_calling(vm, absolute));
  if (!TRY(truth_calling(vm, from_list))) {
    // `import a.b.c` returns a.
    uint32_t end = TRY(find_dot(vm, absolute, 0));
    if (end == absolute->length) return module;
    return load_calling(vm, TRY(part_of(vm, absolute, 0, end)), Value::undefined());
  }
  // The name in `from package import name` may be a submodule.
  if (is_package(vm, module)) {
    TRY(for_each_calling(vm, from_list, [&](Value item) -> Result<bool> {
      Str* wanted = vm.as<Str>(item, TypeId::Str);
      if (wanted == nullptr || (wanted->length == 1 && character_at(wanted, 0) == '*')) return true;
      wanted = TRY(intern(vm, wanted));
      if (!TRY(find_attribute_calling(vm, module, wanted)).is_undefined()) return true;
      StringBuilder text(vm);
      TRY(text.append(absolute));
      TRY(text.append_ascii("."));
      TRY(text.append(wanted));
      Str* full = TRY(intern(vm, TRY(text.finish())));
      Value known = dict_find_string(vm, vm.namespaces.modules, full);
      if (known.is_none()) return halted(vm, full);
      if (!known.is_undefined()) return true;  // the ImportFrom instruction reads it from there
      Value found = TRY(find_calling(vm, full));
      if (!found.is_undefined()) TRY(set_attribute_calling(vm, module, wanted, found));
      return true;
    }));
  }
  return module;
}

Result<Value> library_attribute_calling(Vm& vm, std::string_view module, std::string_view name) {
  Machine& machine = machine_of(vm);
  if (machine.importer == nullptr) {
    return vm.raise(TypeId::ImportError, "imports are closed by the policy");
  }
  Str* module_name = TRY(intern(vm, module));
  Str* attribute = TRY(intern(vm, name));
  // With a list of names the import returns the module itself, not its topmost package.
  Value list = Value::from_cell(TRY(make_tuple(vm, {Value::from_cell(attribute)})));
  Value found = TRY(machine.importer->import_module_calling(vm, module_name, Value::none(), list, 0,
                                                            ImportOrigin::Trusted));
  Module* object = vm.as<Module>(found, TypeId::Module);
  Dict* dict = object == nullptr ? nullptr : object->dict.get();
  Value value = dict == nullptr ? Value::undefined() : dict_find_string(vm, dict, attribute);
  if (!value.is_undefined()) return value;
  value = TRY(find_attribute_unguarded_calling(vm, found, attribute));
  return value.is_undefined() ? raise_no_attribute(vm, found, attribute) : Result<Value>(value);
}

Result<Value> LibraryImporter::service_calling(Vm& vm, LibraryService service) {
  const LibraryServiceRow& row = row_of(service);
  return library_attribute_calling(vm, row.module, row.attribute);
}

}  // namespace hognose
