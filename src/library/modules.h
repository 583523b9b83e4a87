// The built-in modules: one row each in modules.def, one file each beside it.
//
// Read by the importer (what exists), by the boot image (native functions) and by each module's
// file.
#pragma once

#include <span>
#include <string_view>

#include "objects/native.h"
#include "objects/vm.h"

namespace hognose {

struct ModuleRow {
  const char* name;
  std::span<const NativeRow> (*functions)();              // null: none
  Result<void> (*fill)(Vm& vm, Dict* dict);               // constants, types, state; null: none
  const char* doc;
};

const ModuleRow* find_module(std::string_view name);
std::span<const ModuleRow> module_rows();
Result<Value> make_module(Vm& vm, const ModuleRow& row);

// Adds a value under an ASCII name, for the fill functions.
Result<void> add_to_module(Vm& vm, Dict* dict, std::string_view name, Value value);

}  // namespace hognose
