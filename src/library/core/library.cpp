// The library at the start and the end of a run.
//
// A machine that has been started gets builtins, sys and __main__. At the end the text in the
// streams is flushed.
#include "library/core/library.h"

#include <vector>

#include "library/builtins/builtins.h"
#include "library/builtins/image.h"
#include "library/core/boot_dicts.h"
#include "library/core/importer.h"
#include "library/core/modules.h"
#include "library/core/unraisable.h"
#include "library/io/streams.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/dict_table.h"
#include "objects/core/interned.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "policy/check_sites.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

// CPython has the functions of some modules in a native one with an underscore before its name.
const char* reported_name(const ModuleRow& row) {
  constexpr const char* kNames[] = {"_bisect", "_functools", "_heapq", "_operator", "_struct"};
  for (size_t i = 0; i < std::size(kNames); ++i) {
    if (row.name == std::string_view(kNames[i] + 1)) return kNames[i];
  }
  return row.name.data();
}

std::vector<ModuleSource> join_modules() {
  std::vector<ModuleSource> sources;
  for (const ModuleRow& row : module_rows()) {
    if (row.functions != nullptr) {
      // The names are literals. NOLINTNEXTLINE(bugprone-suspicious-stringview-data-usage)
      sources.push_back({row.name.data(), reported_name(row), row.functions()});
    }
  }
  return sources;
}

}  // namespace

BootSources boot_sources() {
  // Immutable once made.
  static const std::vector<ModuleSource> kModules = join_modules();
  return BootSources{builtin_rows(), kModules, {}, add_boot_dicts};
}

Result<void> start_library(Machine& machine, const EffectivePolicy& policy,
                           const BuiltinsImage& image, Importer& importer) {
  TRY(add_guards(machine, policy));
  machine.namespaces.builtins = TRY(image.make_builtins(machine));
  machine.namespaces.modules = TRY(make_dict(machine));
  machine.built_in_modules = TRY(make_dict(machine));
  machine.importer = &importer;
  report_unraisable_to_stderr(machine);
  machine.import_function =
      dict_find_string(machine, machine.namespaces.builtins, machine.name(Name::Import));
  machine.build_class_function =
      dict_find_string(machine, machine.namespaces.builtins, machine.name(Name::BuildClass));
  return {};
}

namespace {

Result<void> add_module(Machine& machine, Str* name, Dict* dict, uint32_t built_in) {
  Module* module = TRY(machine.make<Module>(TypeId::Module));
  module->dict = dict;
  module->built_in = built_in;
  return dict_set_string(machine, machine.namespaces.modules, name, Value::from_cell(module));
}

}  // namespace

Result<Dict*> make_main_globals(Machine& machine, std::string_view filename) {
  Dict* globals = TRY(machine.make<Dict>(TypeId::Dict));
  TRY(dict_copy_small(machine, globals, boot_dict(machine, BootDict::MainGlobals)));
  if (!filename.empty() && filename[0] != '<') {
    Str* file = TRY(make_string(machine, filename));
    TRY(dict_set_string(machine, globals, machine.name(Name::File), Value::from_cell(file)));
  }
  TRY(add_module(machine, machine.name(Name::Main), globals, 0));
  const uint32_t builtins = number_of_builtins();
  bool shows_builtins =
      machine.host.policy->guards("__builtins__", AttributeHolder::Namespace) == nullptr &&
      built_in_mark(machine, builtins) == builtins;
  if (shows_builtins || !HOGNOSE_ASKS(main_builtins)) {
    Str* name = machine.name(Name::Builtin);
    TRY(add_module(machine, name, machine.namespaces.builtins, builtins));
    TRY(dict_set_string(machine, globals, machine.name(Name::Builtins),
                        dict_find_string(machine, machine.namespaces.modules, name)));
  }
  return globals;
}

namespace {

// Calls a function of a built-in module, if the run has imported that module.
Result<void> call_if_imported_calling(Machine& machine, std::string_view module_name,
                                      std::string_view function_name) {
  const Dict* modules = machine.built_in_modules;
  if (modules == nullptr || modules->length == 0) return {};
  Str* name = interned(machine, module_name);
  if (name == nullptr) return {};
  Value module = dict_find_string(machine, modules, name);
  if (module.is_undefined()) return {};
  Value function = dict_find_string(machine, machine.cell<Module>(module)->dict.get(),
                                    TRY(intern(machine, function_name)));
  if (!function.is_undefined()) TRY(machine.call(function, {}));
  return {};
}

}  // namespace

Result<void> finish_threads_calling(Machine& machine) {
  Result<void> ended = call_if_imported_calling(machine, "_thread", "_end_of_run");
  if (ended.failure() != Failure::Raised) return ended;
  machine.take_pending();
  return {};
}

Result<void> finish_program_calling(Machine& machine) {
  constexpr struct {
    std::string_view module;
    std::string_view function;
  } kLastCalls[] = {
      {"threading", "_shutdown"}, {"atexit", "_run_exitfuncs"}, {"_thread", "_end_of_run"}};
  for (const auto& last : kLastCalls) {
    // They report what the program's functions raise; what is left is of no interest.
    Result<void> ran = call_if_imported_calling(machine, last.module, last.function);
    if (ran.failure() == Failure::Stopped) return Failure::Stopped;
    if (ran.failed()) machine.take_pending();
  }
  return machine.finish_objects_of_program();
}

void flush_library(Machine& machine) {
  // Where the host could not take it the run has been stopped.
  std::ignore = machine.host.output->flush(Stream::Stdout);
  std::ignore = machine.host.output->flush(Stream::Stderr);
}

}  // namespace hognose
