// errno: the module, and the OSError for an error number. The numbers and texts are those of Linux
// (errors.def).
#include "library/files/errors.h"

#include "library/core/modules.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/native.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

struct ErrorRow {
  const char* name;
  int number;
  const char* text;
};

constexpr ErrorRow kErrors[] = {
#define ERROR(name, number, text) {#name, number, text},
#include "library/files/errors.def"
};

struct AliasRow {
  const char* name;
  int number;
};

constexpr AliasRow kAliases[] = {
#define ALIAS(name, other) {#name, errors::other##_},
#include "library/files/errors.def"
};

}  // namespace

Result<Str*> error_text(Vm& vm, int64_t number) {
  for (const ErrorRow& row : kErrors) {
    if (row.number == number) return make_string_ascii(vm, row.text);
  }
  if (number == 0) return make_string_ascii(vm, "Success");
  return make_text(vm, "Unknown error {}", number);
}

Failure raise_os_error(Vm& vm, int number, Value filename, Value filename2) {
  Str* text = TRY(error_text(vm, number));
  Value arguments[5] = {Value::from_small_int(number), Value::from_cell(text), filename,
                        Value::none(), filename2};
  size_t count = filename.is_undefined() ? 2 : filename2.is_undefined() ? 3 : 5;
  return vm.raise_value(TRY(vm.call(Value::from_cell(vm.type(TypeId::OSError)), arguments, count)));
}

std::span<const NativeRow> errno_module_functions() { return {}; }

Result<void> fill_errno_module(Vm& vm, Dict* dict) {
  Dict* codes = TRY(make_dict(vm, std::size(kErrors)));
  for (const ErrorRow& row : kErrors) {
    Value number = Value::from_small_int(row.number);
    Str* name = TRY(make_string_ascii(vm, row.name));
    TRY(dict_set_calling(vm, codes, number, Value::from_cell(name)));
    TRY(add_to_module(vm, dict, row.name, number));
  }
  for (const AliasRow& row : kAliases) {
    TRY(add_to_module(vm, dict, row.name, Value::from_small_int(row.number)));
  }
  return add_to_module(vm, dict, "errorcode", Value::from_cell(codes));
}

}  // namespace hognose
