// Slow paths of the import statements.
//
// The importer finds and runs modules. These functions bind them, and the names that they define.
#include "machine/slow/paths.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/exceptions/fields.h"
#include "objects/protocols/protocol.h"

namespace hognose {

SLOW_PATH(Import) {
  Str* name = name_at(vm, k, instruction.d());
  // The statement calls the __import__ of its builtins. The built-in one is called directly.
  Value hook = dict_find_string(vm, vm.cell<Dict>(k[kSlotBuiltins]), vm.name(Name::Import));
  if (HOGNOSE_UNLIKELY(hook != vm.import_function) && !runs_trusted_code(vm)) {
    if (hook.is_undefined()) SLOW_FAIL(vm.raise(TypeId::ImportError, "__import__ not found"));
    Value names = (vm.top->flags & kFrameNamespace) != 0 ? vm.top->saved : Value::none();
    r[instruction.a()] =
        SLOW_TRY(vm.call(hook, {Value::from_cell(name), k[kSlotGlobals], names, r[instruction.b()],
                                Value::from_small_int(instruction.c())}));
    return true;
  }
  if (vm.importer == nullptr) {
    SLOW_FAIL(vm.raise(TypeId::ImportError, "__import__ not found"));
  }
  ImportOrigin origin = runs_trusted_code(vm) ? ImportOrigin::Trusted : ImportOrigin::Guest;
  r[instruction.a()] = SLOW_TRY(vm.importer->import_module_calling(
      vm, name, k[kSlotGlobals], r[instruction.b()], instruction.c(), origin));
  return true;
}

// An attribute of an imported module. Built-in modules see one another, and guests see what the
// policy opens.
static Result<Value> find_in_module_calling(Machine& vm, Value module, Str* name) {
  return runs_trusted_code(vm) ? find_attribute_unguarded_calling(vm, module, name)
                               : find_attribute_calling(vm, module, name);
}

// The error of `from module import name` if there is no such name.
static Failure missing_import_calling(Machine& vm, Value module, Str* name, Str* module_name) {
  Result<Value> file = find_in_module_calling(vm, module, vm.name(Name::File));
  if (file.failed()) return file.failure();
  Str* place = vm.as<Str>(file.value(), TypeId::Str);
  Module* cell = vm.as<Module>(module, TypeId::Module);
  bool circular = cell != nullptr && cell->state == ModuleState::Initializing;
  const char* format = circular ? "cannot import name '{}' from partially initialized module '{}' "
                                  "(most likely due to a circular import) ({})"
                                : "cannot import name '{}' from '{}' ({})";
  Failure failure =
      place != nullptr
          ? vm.raise(TypeId::ImportError, format, name, module_name, place)
          : vm.raise(TypeId::ImportError, format, name, module_name, "unknown location");
  if (place != nullptr && failure == Failure::Raised) {
    constexpr unsigned kPath = 2;  // see exceptions.def
    Result<void> set =
        set_exception_detail(vm, vm.cell<Exception>(vm.pending()), kPath, Value::from_cell(place));
    if (set.failed()) return set.failure();
  }
  return with_import(vm, failure, Value::from_cell(module_name), name);
}

SLOW_PATH(ImportFrom) {
  Str* name = name_at(vm, k, instruction.d());
  Value module = r[instruction.b()];
  Value found = SLOW_TRY(find_in_module_calling(vm, module, name));
  if (found.is_undefined()) {
    Value module_name = SLOW_TRY(find_in_module_calling(vm, module, vm.name(Name::Name)));
    Str* text = vm.as<Str>(module_name, TypeId::Str);
    if (text != nullptr) {
      // A submodule that is being imported is in sys.modules before it is an attribute.
      Str* full = SLOW_TRY(make_text(vm, "{}.{}", static_cast<const Str*>(text), name));
      found = dict_find_string(
          vm, runs_trusted_code(vm) ? vm.built_in_modules : vm.namespaces.modules, full);
    } else {
      text = SLOW_TRY(make_string(vm, "<unknown module name>"));
    }
    if (found.is_undefined()) SLOW_FAIL(missing_import_calling(vm, module, name, text));
  }
  r[instruction.a()] = found;
  return true;
}

SLOW_PATH(ImportStar) {
  Value module = r[instruction.a()];
  Value names = (vm.top->flags & kFrameNamespace) != 0 ? vm.top->saved : k[kSlotGlobals];
  Value all = SLOW_TRY(find_in_module_calling(vm, module, vm.name(Name::All)));
  bool skip_private = all.is_undefined();
  if (skip_private) {
    Module* cell = vm.as<Module>(module, TypeId::Module);
    if (cell == nullptr) {
      SLOW_FAIL(
          vm.raise(TypeId::ImportError, "from-import-* object has no __dict__ and no __all__"));
    }
    SLOW_TRY(vm.complete_names_calling(cell->dict.get()));
    all = Value::from_cell(
        SLOW_TRY(list_from_iterable_calling(vm, Value::from_cell(cell->dict.get()))));
  }
  SLOW_TRY(for_each_calling(vm, all, [&](Value item) -> Result<bool> {
    Str* name = vm.as<Str>(item, TypeId::Str);
    if (name == nullptr) {
      return vm.raise(TypeId::TypeError, "Item in {}.__all__ must be str, not {}",
                      type_name(vm, module), type_name(vm, item));
    }
    if (skip_private && name->length > 0 && str_data(name)[0] == '_') return true;
    name = TRY(intern(vm, name));
    // Guests do not see the private dependencies of a built-in module among its names.
    Value value = TRY(find_in_module_calling(vm, module, name));
    if (value.is_undefined()) {
      if (skip_private) return true;
      value = TRY(get_attribute_calling(vm, module, name));
    }
    if (vm.is_exactly(names, TypeId::Dict)) {
      TRY(dict_set_string(vm, vm.known<Dict>(names), name, value));
    } else {
      TRY(set_item_calling(vm, names, Value::from_cell(name), value));
    }
    return true;
  }));
  return true;
}

}  // namespace hognose
