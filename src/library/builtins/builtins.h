// The tables of built-in functions, one per theme; builtins.cpp joins them.
//
// Each THEME.cpp of this folder defines one table. The boot image makes the functions from the
// tables, and a policy selects those that a run has.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "objects/core/native.h"

namespace hognose {

class EffectivePolicy;
struct Str;

std::span<const NativeRow> number_builtins();
std::span<const NativeRow> text_builtins();
std::span<const NativeRow> iteration_builtins();
std::span<const NativeRow> object_builtins();
std::span<const NativeRow> dynamic_builtins();
std::span<const NativeRow> session_builtins();

// All of them, for the boot image.
std::span<const NativeRow> builtin_rows();
// Whether an exception of that name is a builtin.
bool is_builtin_exception(std::string_view name);
// The builtins of a run under the policy. Names and values are in the boot region.
struct Builtin {
  Str* name;
  Value value;
};
// Room in their dict for names that the guest adds.
inline constexpr uint32_t kSpareBuiltins = 20;
Result<std::vector<Builtin>> list_builtins(Vm& vm, const EffectivePolicy& policy);

}  // namespace hognose
