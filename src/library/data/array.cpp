// The module array: names for the type array.array and its type codes.
//
// The type itself is in objects/bytes/array.cpp, the function that unpickles it in array.py.
#include "library/core/modules.h"
#include "objects/core/make.h"

namespace hognose {

namespace {

Result<Value> keep_reconstructor(Vm& vm, const Value* arguments) {
  vm.state(LibraryState::ArrayReconstructor) = arguments[0];
  return Value::none();
}

// The Python part of the module calls this function once and then deletes its name.
constexpr NativeRow kRows[] = {{"_keep_reconstructor(function, /)", keep_reconstructor}};

}  // namespace

std::span<const NativeRow> array_module_functions() { return kRows; }

Result<void> fill_array_module(Vm& vm, Dict* dict) {
  Value type = Value::from_cell(vm.type(TypeId::Array));
  TRY(add_to_module(vm, dict, "array", type));
  TRY(add_to_module(vm, dict, "ArrayType", type));
  Str* codes = TRY(make_string_ascii(vm, "bBuwhHiIlLqQfd"));
  return add_to_module(vm, dict, "typecodes", Value::from_cell(codes));
}

}  // namespace hognose
