// Makes the module objects of a run from the tables of the library.
//
// Each built-in module is one object in a run. Whether a program may import it is the importer's
// decision.
#include "library/core/modules.h"

#include <algorithm>
#include <array>

#include "library/builtins/builtins.h"
#include "library/core/built_in_code.h"
#include "library/core/library.h"
#include "library/images/image.h"
#include "machine/machine.h"
#include "objects/containers/dict_access.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/exceptions/fields.h"
#include "objects/protocols/protocol.h"
#include "policy/effective_policy.h"

namespace hognose {

#define NATIVE(name, prefix, doc)                         \
  std::span<const NativeRow> prefix##_module_functions(); \
  Result<void> fill_##prefix##_module(Vm& vm, Dict* dict);
#define RUN_VALUES(name, prefix) Result<void> start_##prefix##_module(Vm& vm, Dict* dict);
#include "policy/library_tables.def"

#define SOURCE(name, identifier, is_package)    \
  extern const char kSourceText_##identifier[]; \
  extern const unsigned long kSourceSize_##identifier;
#include "built_in_sources.def"
#undef SOURCE

namespace {

constexpr ModuleRow kModules[] = {
#define NATIVE(name, prefix, doc) {name, prefix##_module_functions, fill_##prefix##_module, doc},
#include "policy/library_tables.def"
};

// The last row names no module: it keeps the table from being empty.
constexpr SourceRow kSources[] = {
#define SOURCE(name, identifier, is_package) \
  {name, kSourceText_##identifier, &kSourceSize_##identifier, is_package},
#include "built_in_sources.def"
#undef SOURCE
    {{}, nullptr, nullptr, false},
};

struct RunValues {
  std::string_view module;
  Result<void> (*start)(Vm& vm, Dict* dict);
};

constexpr RunValues kRunValues[] = {
#define RUN_VALUES(name, prefix) {name, start_##prefix##_module},
#include "policy/library_tables.def"
};

struct SysModules {
  std::string_view module;
  std::string_view attribute;
  std::string_view name;
};

constexpr SysModules kSysModules[] = {
#define SYS_MODULES(module, attribute, name) {module, attribute, name},
#include "policy/library_tables.def"
};

struct SameModule {
  std::string_view name;
  std::string_view module;
};

constexpr SameModule kSameModules[] = {
#define SAME_MODULE(name, module) {name, module},
#include "policy/library_tables.def"
};

struct GuestBuiltins {
  std::string_view module;
  std::string_view names;
};

constexpr GuestBuiltins kGuestBuiltins[] = {
#define GUEST_BUILTINS(module, names, reason) {module, names},
#include "policy/library_tables.def"
};

struct AbsentModule {
  std::string_view name;
  std::string_view reason;
};

constexpr AbsentModule kAbsentModules[] = {
#define ABSENT_MODULE(name, reason) {name, reason},
#include "library/core/absent_modules.def"
};

// Empty if the module is none of Python's library.
std::string_view reason_of_absence(std::string_view name) {
  for (const AbsentModule& module : kAbsentModules) {
    if (!name.starts_with(module.name)) continue;
    if (name.size() == module.name.size() || name[module.name.size()] == '.') return module.reason;
  }
  return {};
}

constexpr uint32_t kModuleCount = static_cast<uint32_t>(std::size(kModules));
constexpr uint32_t kSourceCount = static_cast<uint32_t>(std::size(kSources)) - 1;

// The indexes of the rows, sorted by name.
template <class Row, size_t kCount>
constexpr std::array<uint16_t, kCount> sorted_by_name(const Row (&rows)[kCount]) {
  std::array<uint16_t, kCount> order{};
  for (size_t i = 0; i < kCount; ++i) order[i] = static_cast<uint16_t>(i);
  std::sort(order.begin(), order.end(),
            [&](uint16_t left, uint16_t right) { return rows[left].name < rows[right].name; });
  return order;
}

constexpr auto kModulesByName = sorted_by_name(kModules);
constexpr auto kSourcesByName = sorted_by_name(kSources);

// Returns null if there is no row of that name.
template <class Row, size_t kCount>
constexpr const Row* find_row(const Row* rows, const std::array<uint16_t, kCount>& order,
                              std::string_view name) {
  auto place = std::lower_bound(
      order.begin(), order.end(), name,
      [&](uint16_t number, std::string_view wanted) { return rows[number].name < wanted; });
  return place != order.end() && rows[*place].name == name ? &rows[*place] : nullptr;
}

constexpr uint32_t number_of(std::string_view name) {
  if (const ModuleRow* native = find_row(kModules, kModulesByName, name)) {
    return static_cast<uint32_t>(native - kModules) + 1;
  }
  const SourceRow* source = find_row(kSources, kSourcesByName, name);
  if (source == nullptr || name.empty()) return 0;
  return kModuleCount + static_cast<uint32_t>(source - kSources) + 1;
}

constexpr std::string_view name_of(uint32_t number) {
  if (number == 0) return {};
  return number <= kModuleCount ? kModules[number - 1].name
                                : kSources[number - kModuleCount - 1].name;
}

// What is known of each module by its number.
struct ModuleFacts {
  uint16_t parent = 0;        // the number of its package
  uint16_t policy_row = 0;    // in module_policy(), from 1; 0: there is none, so it is closed
  bool has_run_rows = false;  // rows GUEST_BUILTINS, RUN_VALUES or SYS_MODULES
};

constexpr auto kFacts = [] {
  struct PolicyRow {
    std::string_view name;
  };
  constexpr PolicyRow policy_rows[] = {
#define MODULE(name, least, reason) {name},
#include "policy/library_tables.def"
  };
  constexpr auto by_name = sorted_by_name(policy_rows);
  std::array<ModuleFacts, kModuleCount + kSourceCount + 1> facts{};
  for (uint32_t number = 1; number < facts.size(); ++number) {
    const std::string_view name = name_of(number);
    auto names_it = [&](const auto& row) { return row.module == name; };
    const size_t dot = name.rfind('.');
    if (dot != std::string_view::npos) {
      facts[number].parent = static_cast<uint16_t>(number_of(name.substr(0, dot)));
    }
    if (const PolicyRow* row = find_row(policy_rows, by_name, name)) {
      facts[number].policy_row = static_cast<uint16_t>(row - policy_rows + 1);
    }
    facts[number].has_run_rows = std::ranges::any_of(kGuestBuiltins, names_it) ||
                                 std::ranges::any_of(kRunValues, names_it) ||
                                 std::ranges::any_of(kSysModules, names_it);
  }
  return facts;
}();

constexpr uint32_t kBuiltinsNumber = number_of("builtins");

// The names that every module starts with.
Result<void> set_names(Vm& vm, Dict* dict, Str* name, const BuiltInModule& found) {
  Value doc = Value::none();
  if (found.native != nullptr) doc = Value::from_cell(TRY(make_string(vm, found.native->doc)));
  std::string_view text = ascii_text(name);
  bool is_package = found.source != nullptr && found.source->is_package;
  size_t dot = text.rfind('.');
  std::string_view package = dot == std::string_view::npos ? "" : text.substr(0, dot);
  Str* package_name = is_package ? name : TRY(intern(vm, package));
  TRY(dict_set_string(vm, dict, vm.name(Name::Name), Value::from_cell(name)));
  TRY(dict_set_string(vm, dict, vm.name(Name::Doc), doc));
  TRY(dict_set_string(vm, dict, vm.name(Name::Package), Value::from_cell(package_name)));
  TRY(dict_set_string(vm, dict, vm.name(Name::Loader), Value::none()));
  TRY(dict_set_string(vm, dict, vm.name(Name::Spec), Value::none()));
  if (!is_package) return {};
  // For programs to see. Submodules are found by name, not through it.
  List* path = TRY(make_list(vm, nullptr, 0));
  TRY(dict_set_string(vm, dict, vm.name(Name::Path), Value::from_cell(path)));
  // There is no such file. CPython's zipfile takes the folder from it, to leave out its own code as
  // the place of a warning: so the folder is how the file names of the package's code begin.
  Str* file = TRY(make_text(vm, "<frozen {}>/__init__.py", name));
  return dict_set_string(vm, dict, vm.name(Name::File), Value::from_cell(file));
}

Result<Module*> make_module(Vm& vm, Str* name, const BuiltInModule& found) {
  Module* module = TRY(vm.make<Module>(TypeId::Module));
  module->built_in = built_in_mark(vm, found.number);
  // Room for its functions and about as many other names, so that the dict does not grow in steps.
  size_t functions = found.native == nullptr ? 0 : found.native->functions().size();
  module->dict = TRY(make_dict(vm, 16 + 2 * functions));
  Dict* dict = module->dict.get();
  TRY(set_names(vm, dict, name, found));
  if (found.native == nullptr) return module;
  for (const BootFunction& function : vm.boot.functions()) {
    if (function.module != found.native->name.data()) continue;
    TRY(dict_set_string(vm, dict, vm.base.at<Str>(function.name),
                        Value::from_offset(function.cell)));
  }
  TRY(found.native->fill(vm, dict));
  return module;
}

// Gives a module those builtins of the program that its source uses (GUEST_BUILTINS).
Result<void> add_guest_builtins(Machine& machine, std::string_view name, Dict* dict) {
  for (const GuestBuiltins& row : kGuestBuiltins) {
    if (row.module != name) continue;
    for (std::string_view rest = row.names; !rest.empty();) {
      std::string_view word = rest.substr(0, rest.find(' '));
      rest.remove_prefix(std::min(word.size() + 1, rest.size()));
      Str* key = TRY(intern(machine, word));
      Value value = dict_find_string(machine, machine.namespaces.builtins, key);
      if (!value.is_undefined()) TRY(dict_set_string(machine, dict, key, value));
    }
  }
  return {};
}

Result<void> run_source(Machine& machine, BuiltInCode& code, uint32_t index, Module* module) {
  // Checked even if the code is compiled already: a run must not depend on earlier runs.
  if (!machine.stack.has_room_to_compile()) return machine.raise_recursion_error("");
  if (machine.trusted_builtins == nullptr) {
    TRY(built_in_module_calling(machine, code, machine.name(Name::Builtin)));
  }
  const BuiltInCode::Entry* compiled = nullptr;
  machine.stack.side.run([&] { compiled = &code.get(index); });
  const BuiltInCode::Entry& entry = *compiled;
  if (entry.tree == nullptr) {
    return machine.raise(TypeId::SystemError, "built-in module '{}' does not compile: {}",
                         kSources[index].name, std::string_view(entry.error));
  }
  if (!code.images().is_building()) {
    TRY(add_guest_builtins(machine, kSources[index].name, module->dict.get()));
  }
  machine.late_names.begin(module->dict.get(), entry.late, entry.text);
  LoadedCode* loaded = TRY(machine.load(*entry.tree->root, module->dict.get(), entry.text));
  TRY(machine.run_code(loaded, Value::from_cell(module->dict.get())));
  machine.late_names.finish(module->dict.get());
  return {};
}

// Sets what the rows RUN_VALUES and SYS_MODULES promise.
Result<void> set_run_values(Machine& machine, std::string_view name, Dict* dict) {
  for (const RunValues& row : kRunValues) {
    if (row.module == name) TRY(row.start(machine, dict));
  }
  for (const SysModules& row : kSysModules) {
    if (row.module != name) continue;
    Value value = dict_find_string(machine, dict, TRY(intern(machine, row.attribute)));
    Str* key = TRY(intern(machine, row.name));
    TRY(dict_set_string(machine, machine.namespaces.modules, key, value));
  }
  return {};
}

// Submodules are attributes of their packages. A package may import an object of the same name
// from its submodule, which then replaces the attribute: unittest.main is the class.
Result<void> bind_in_parent(Machine& machine, BuiltInCode& code, std::string_view name,
                            Value module) {
  size_t dot = name.rfind('.');
  if (dot == std::string_view::npos) return {};
  Str* parent_name = TRY(intern(machine, name.substr(0, dot)));
  Value parent = TRY(built_in_module_calling(machine, code, parent_name));
  Str* own = TRY(intern(machine, name.substr(dot + 1)));
  Dict* names = machine.cell<Module>(parent)->dict.get();
  TRY(dict_set_string(machine, names, own, module));
  Dict* own_names = machine.cell<Module>(module)->dict.get();
  if (dict_find_string(machine, own_names, own).is_undefined()) return {};
  TRY(machine.late_names.define_calling(machine, names, own));
  return {};
}

// The module `builtins` as built-in modules see it, without the program's changes to its own.
Result<Value> make_private_builtins(Machine& machine, BuiltInCode& code) {
  if (machine.trusted_builtins == nullptr) {
    machine.trusted_builtins = TRY(code.make_trusted_builtins(machine));
  }
  Module* module = TRY(machine.make<Module>(TypeId::Module));
  module->built_in = kPrivateModule;
  module->dict = machine.trusted_builtins;
  return Value::from_cell(module);
}

}  // namespace

// The functions of builtins are in the boot image by themselves; the module is the run's dict.
std::span<const NativeRow> builtins_module_functions() { return {}; }
Result<void> fill_builtins_module(Vm&, Dict*) { return {}; }

Failure raise_no_module(Vm& vm, Str* name) {
  std::string_view reason = reason_of_absence(ascii_text(name));
  Failure failure =
      reason.empty()
          ? vm.raise(TypeId::ModuleNotFoundError, "No module named '{}'", name)
          : vm.raise(TypeId::ModuleNotFoundError, "No module named '{}': {}", name, reason);
  return with_name(vm, failure, name);
}

uint32_t built_in_mark(const Vm& vm, uint32_t number) {
  const uint32_t row = kFacts[number].policy_row;
  bool is_open = vm.host.policy == nullptr ||
                 (row != 0 && vm.host.policy->allows_built_in(module_policy()[row - 1]));
  return is_open ? number : number | kHiddenModule;
}

std::span<const ModuleRow> module_rows() { return kModules; }
std::span<const SourceRow> source_rows() { return {kSources, kSourceCount}; }

BuiltInModule find_module(std::string_view name) {
  BuiltInModule found;
  found.number = number_of(name);
  if (found.number == 0) return found;
  if (found.number <= kModuleCount) found.native = &kModules[found.number - 1];
  found.source = find_row(kSources, kSourcesByName, name);
  return found;
}

uint32_t number_of_builtins() { return kBuiltinsNumber; }

std::string_view module_name(uint32_t number) {
  return number < kFacts.size() ? name_of(number) : std::string_view();
}

Result<void> add_to_module(Vm& vm, Dict* dict, std::string_view name, Value value) {
  Str* key = TRY(intern(vm, name));
  return dict_set_string(vm, dict, key, value);
}

Result<void> add_type_to_module(Vm& vm, Dict* dict, TypeId id) {
  return dict_set_string(vm, dict, vm.type(id)->name.get(), Value::from_cell(vm.type(id)));
}

Result<void> adopt_laid_module(Machine& machine, BuiltInCode& code, uint32_t number,
                               Module* module) {
  if (number == kBuiltinsNumber) {
    machine.trusted_builtins = module->dict.get();
    return {};
  }
  module->built_in = built_in_mark(machine, number);
  if (!kFacts[number].has_run_rows) return {};
  std::string_view name = module_name(number);
  if (!code.images().is_building()) {
    TRY(add_guest_builtins(machine, name, module->dict.get()));
  }
  return set_run_values(machine, name, module->dict.get());
}

// A package in the same image has its module already, or an object of the same name.
Result<void> bind_laid_module_calling(Machine& machine, BuiltInCode& code, uint32_t number,
                                      Module* module) {
  const uint32_t parent = kFacts[number].parent;
  if (parent == 0 || code.images().number_of(parent) == code.images().number_of(number)) return {};
  return bind_in_parent(machine, code, module_name(number), Value::from_cell(module));
}

Result<Value> built_in_module_calling(Machine& machine, BuiltInCode& code, Str* name) {
  Value known = dict_find_string(machine, machine.built_in_modules, name);
  if (!known.is_undefined()) return known;
  if (machine.stack.is_exhausted()) return machine.raise_recursion_error("");
  std::string_view text = ascii_text(name);
  BuiltInModule found = find_module(text);
  for (const SameModule& same : kSameModules) {
    if (same.name != text) continue;
    return built_in_module_calling(machine, code, TRY(intern(machine, same.module)));
  }
  if (found.number == 0) {
    return raise_no_module(machine, name);
  }
  const ModuleImage* image = code.images().of_module(machine, found.number);
  if (text == "builtins" && image == nullptr) {
    Value module = TRY(make_private_builtins(machine, code));
    TRY(dict_set_string(machine, machine.built_in_modules, name, module));
    return module;
  }
  // A package runs before its modules.
  size_t dot = text.rfind('.');
  if (dot != std::string_view::npos) {
    TRY(built_in_module_calling(machine, code, TRY(intern(machine, text.substr(0, dot)))));
    known = dict_find_string(machine, machine.built_in_modules, name);
    if (!known.is_undefined()) return known;
  }
  if (image != nullptr) {
    TRY(code.images().lay_calling(machine, *image));
    return dict_find_string(machine, machine.built_in_modules, name);
  }
  Module* module = TRY(make_module(machine, name, found));
  Value value = Value::from_cell(module);
  // Registered while it runs, so that circular imports end. Removed if it fails.
  TRY(dict_set_string(machine, machine.built_in_modules, name, value));
  if (found.source != nullptr) {
    Result<void> ran =
        run_source(machine, code, static_cast<uint32_t>(found.source - kSources), module);
    if (ran.failed()) {
      if (ran.failure() == Failure::Stopped) return ran.failure();
      machine.late_names.forget(module->dict.get());
      TRY(dict_delete_string(machine, machine.built_in_modules, name));
      return ran.failure();
    }
  }
  if (!code.images().is_building()) TRY(set_run_values(machine, text, module->dict.get()));
  TRY(bind_in_parent(machine, code, text, value));
  return value;
}

}  // namespace hognose
