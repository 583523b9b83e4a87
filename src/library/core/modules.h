// The built-in modules: rows in modules.def, one file or two each beside it.
//
// Read by the importer (what exists), by the boot image (native functions) and by each module's
// file.
#pragma once

#include <span>
#include <string_view>

#include "objects/core/native.h"
#include "objects/core/vm.h"

namespace hognose {

class BuiltInCode;
class Machine;

// What is native in a module.
struct ModuleRow {
  std::string_view name;
  std::span<const NativeRow> (*functions)();
  Result<void> (*fill)(Vm& vm, Dict* dict);  // constants, types, state
  const char* doc;
};

// What is Python in a module: the text lies in the binary.
struct SourceRow {
  std::string_view name;
  const char* text;
  const unsigned long* size;
  bool is_package;
};

// A module by name, in both parts. The numbers count from 1 and stand in Module::built_in.
struct BuiltInModule {
  uint32_t number = 0;  // 0: there is no such module
  const ModuleRow* native = nullptr;
  const SourceRow* source = nullptr;
};

// Module::built_in of a module that is shown to built-in modules only, whatever the policy.
inline constexpr uint32_t kPrivateModule = UINT32_MAX;
// Module::built_in of that module in this run: hidden unless the policy opens it.
uint32_t built_in_mark(const Vm& vm, const BuiltInModule& module);

std::span<const ModuleRow> module_rows();
std::span<const SourceRow> source_rows();
BuiltInModule find_module(std::string_view name);
// The name of that number; empty: there is none.
std::string_view module_name(uint32_t number);

// The module of this run, made and run at its first use. ModuleNotFoundError: there is none.
Result<Value> built_in_module_calling(Machine& machine, BuiltInCode& code, Str* name);

// Adds a value under an ASCII name, for the fill functions.
Result<void> add_to_module(Vm& vm, Dict* dict, std::string_view name, Value value);
// version_info and the other struct sequences of sys. (sys/info.cpp)
Result<void> add_sys_info(Vm& vm, Dict* dict);
// Adds a built-in type under its own name.
Result<void> add_type_to_module(Vm& vm, Dict* dict, TypeId id);

}  // namespace hognose
