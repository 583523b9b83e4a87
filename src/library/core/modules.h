// The built-in modules, as the tables of the library's rooms list them
// (policy/library_tables.def).
//
// The boot image takes the native functions from here; the importer and the policy ask which
// modules exist.
#pragma once

#include <span>
#include <string_view>

#include "objects/core/native.h"
#include "objects/core/vm.h"

namespace hognose {

class BuiltInCode;
class Machine;

// The C++ part of a module.
struct ModuleRow {
  std::string_view name;
  std::span<const NativeRow> (*functions)();
  Result<void> (*fill)(Vm& vm, Dict* dict);  // constants, types, state
  const char* doc;
};

// The Python part of a module. Its source text is in the binary.
struct SourceRow {
  std::string_view name;
  const char* text;
  const unsigned long* size;
  bool is_package;
};

// Both parts of a module. `number` counts from 1 and is stored in Module::built_in.
struct BuiltInModule {
  uint32_t number = 0;  // 0: no such module
  const ModuleRow* native = nullptr;
  const SourceRow* source = nullptr;
};

// Module::built_in of a module that only built-in modules see, whatever the policy allows.
inline constexpr uint32_t kPrivateModule = UINT32_MAX;
// Module::built_in of the module in this run. The module is hidden unless the policy opens it.
uint32_t built_in_mark(const Vm& vm, uint32_t number);

// Raises ModuleNotFoundError, with the reason if Hognose lacks a module of Python's library on
// purpose (absent_modules.def).
Failure raise_no_module(Vm& vm, Str* name);

std::span<const ModuleRow> module_rows();
std::span<const SourceRow> source_rows();
BuiltInModule find_module(std::string_view name);
uint32_t number_of_builtins();
// Returns an empty name if no module has the number.
std::string_view module_name(uint32_t number);

// Returns the run's module object, which the first call makes and executes. Raises
// ModuleNotFoundError if no built-in module has that name.
Result<Value> built_in_module_calling(Machine& machine, BuiltInCode& code, Str* name);

// Makes a module of an image one of the run's, after its cells were laid, and binds it in its
// package.
Result<void> adopt_laid_module(Machine& machine, BuiltInCode& code, uint32_t number,
                               Module* module);
Result<void> bind_laid_module_calling(Machine& machine, BuiltInCode& code, uint32_t number,
                                      Module* module);

// Adds a value under an ASCII name, for the fill functions.
Result<void> add_to_module(Vm& vm, Dict* dict, std::string_view name, Value value);
// Adds version_info and the other struct sequences of sys (sys/info.cpp).
Result<void> add_sys_info(Vm& vm, Dict* dict);
// Adds a built-in type under its own name.
Result<void> add_type_to_module(Vm& vm, Dict* dict, TypeId id);

}  // namespace hognose
