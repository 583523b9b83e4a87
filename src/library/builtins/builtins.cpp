// The builtins of a run: the functions, types and constants that a guest finds without importing.
//
// The policy's allowlist (policy/builtins.def) selects them. They fill the dict in which a lookup
// of a global name ends.
#include "library/builtins/builtins.h"

#include <algorithm>
#include <vector>

#include "library/core/library.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "policy/check_sites.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

// Builtins that are types.
struct TypeName {
  const char* name;
  TypeId id;
};
constexpr TypeName kTypeNames[] = {
    {"bool", TypeId::Bool},
    {"bytearray", TypeId::Bytearray},
    {"bytes", TypeId::Bytes},
    {"classmethod", TypeId::ClassMethod},
    {"complex", TypeId::Complex},
    {"dict", TypeId::Dict},
    {"enumerate", TypeId::Enumerate},
    {"filter", TypeId::Filter},
    {"float", TypeId::Float},
    {"frozenset", TypeId::FrozenSet},
    {"int", TypeId::Int},
    {"list", TypeId::List},
    {"map", TypeId::Map},
    {"memoryview", TypeId::MemoryView},
    {"object", TypeId::Object},
    {"property", TypeId::Property},
    {"range", TypeId::Range},
    {"reversed", TypeId::Reversed},
    {"set", TypeId::Set},
    {"slice", TypeId::Slice},
    {"staticmethod", TypeId::StaticMethod},
    {"str", TypeId::Str},
    {"super", TypeId::Super},
    {"tuple", TypeId::Tuple},
    {"type", TypeId::Type},
    {"zip", TypeId::Zip},
};

constexpr TypeName kExceptionNames[] = {
#define EXCEPTION(id, base, fields) {#id, TypeId::id},
#include "objects/core/types.def"
    {"EnvironmentError", TypeId::OSError},
    {"IOError", TypeId::OSError},
};

std::vector<NativeRow> join_rows() {
  std::vector<NativeRow> rows;
  for (std::span<const NativeRow> theme :
       {number_builtins(), text_builtins(), iteration_builtins(), object_builtins(),
        dynamic_builtins(), session_builtins()}) {
    rows.insert(rows.end(), theme.begin(), theme.end());
  }
  return rows;
}

// An exception that belongs to a module is not a builtin.
bool is_builtin(const TypeName& exception) { return spec_of(exception.id).module == nullptr; }

}  // namespace

bool is_builtin_exception(std::string_view name) {
  return std::any_of(std::begin(kExceptionNames), std::end(kExceptionNames),
                     [&](const TypeName& row) { return name == row.name && is_builtin(row); });
}

std::span<const NativeRow> builtin_rows() {
  // Joined on first use and never changed afterwards. Each theme keeps its table in its own file.
  static const std::vector<NativeRow> rows = join_rows();
  return rows;
}

Result<std::vector<Builtin>> list_builtins(Vm& vm, const EffectivePolicy& policy) {
  std::vector<Builtin> builtins;
  auto add_if = [&](bool is_allowed, std::string_view name, Value value) -> Result<void> {
    if (is_allowed || !HOGNOSE_ASKS(builtin)) builtins.push_back({TRY(intern(vm, name)), value});
    return {};
  };
  auto add = [&](std::string_view name, Value value) {
    return add_if(policy.allows_builtin(name), name, value);
  };
  for (const BootFunction& function : vm.boot.functions()) {
    if (std::string_view(function.module) != "builtins") continue;
    Str* name = vm.base.at<Str>(function.name);
    std::string_view text = ascii_text(name);
    TRY(add(text, Value::from_offset(function.cell)));
  }
  for (const TypeName& row : kTypeNames) {
    TRY(add(row.name, Value::from_cell(vm.type(row.id))));
  }
  for (const TypeName& row : kExceptionNames) {
    if (!is_builtin(row)) continue;
    TRY(add_if(policy.allows_exception(row.name), row.name, Value::from_cell(vm.type(row.id))));
  }
  TRY(add("Ellipsis", Value::ellipsis()));
  TRY(add("NotImplemented", Value::not_implemented()));
  TRY(add("None", Value::none()));
  TRY(add("True", Value::boolean(true)));
  TRY(add("False", Value::boolean(false)));
  TRY(add("__debug__", Value::boolean(true)));
  TRY(add("__name__", Value::from_cell(vm.name(Name::Builtin))));
  return builtins;
}

}  // namespace hognose
