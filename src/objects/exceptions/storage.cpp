// The storage of exceptions: making them from C++, and their named fields.
//
// The fields of exceptions.def are in Exception::details, which is allocated when the first is set.
#include "objects/exceptions/fields.h"

#include <algorithm>
#include <string_view>

#include "objects/core/make.h"
#include "objects/core/native.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

constexpr uint8_t count_fields(std::string_view fields) {
  if (fields.empty()) return 0;
  return static_cast<uint8_t>(std::count(fields.begin(), fields.end(), ' ') + 1);
}

constexpr TypeTable<uint8_t> kFieldCounts = [] {
  TypeTable<uint8_t> table;
  for (uint32_t i = 0; i < kTypeCount; ++i) {
    const auto id = static_cast<TypeId>(i);
    table[id] = count_fields(row_of(id).fields);
  }
  return table;
}();

}  // namespace

Result<void> set_exception_detail(Vm& vm, Exception* exception, unsigned field, Value value) {
  if (!exception->details) {
    const Type* type = vm.type_of(Value::from_cell(exception));
    unsigned count = kFieldCounts[static_cast<TypeId>(type->solid)];
    if (count <= field) count = field + 1;
    ValueArray* details = TRY(vm.make<ValueArray>(TypeId::ValueArray, count * sizeof(Value)));
    details->capacity = count;
    for (unsigned i = 0; i < count; ++i) details->values[i] = Value::undefined();
    exception->details = details;
  }
  if (field >= exception->details->capacity) {
    return vm.raise(TypeId::SystemError, "an exception is damaged");
  }
  exception->details->values[field] = value;
  return {};
}

Result<Value> exception_detail(Vm&, Exception* exception, unsigned field) {
  if (!exception->details || field >= exception->details->capacity) return Value::undefined();
  return exception->details->values[field];
}

Result<Exception*> make_exception(Vm& vm, TypeId type, Value argument) {
  Exception* exception = TRY(vm.make<Exception>(type));
  exception->cause = Value::undefined();
  exception->context = Value::undefined();
  if (argument.is_undefined()) {
    exception->args = vm.empty_tuple();
  } else {
    exception->args = TRY(make_tuple(vm, {argument}));
  }
  // The constructors of these types store the first argument in field 0; do the same here.
  switch (type) {
    case TypeId::StopIteration:
    case TypeId::SystemExit:
    case TypeId::ImportError:
    case TypeId::ModuleNotFoundError:
      if (!argument.is_undefined()) TRY(set_exception_detail(vm, exception, 0, argument));
      break;
    default: break;
  }
  return exception;
}

Failure with_name(Vm& vm, Failure failure, Str* name) {
  if (failure != Failure::Raised) return failure;
  Exception* exception = vm.cell<Exception>(vm.pending());
  unsigned field = is_instance(vm, vm.pending(), TypeId::ImportError) ? 1 : 0;
  Result<void> set = set_exception_detail(vm, exception, field, Value::from_cell(name));
  return set.failed() ? set.failure() : failure;
}

Failure with_name_and_object(Vm& vm, Failure failure, Str* name, Value object) {
  if (failure != Failure::Raised) return failure;
  Exception* exception = vm.cell<Exception>(vm.pending());
  Result<void> set = set_exception_detail(vm, exception, 0, Value::from_cell(name));
  if (set.ok()) set = set_exception_detail(vm, exception, 1, object);
  return set.failed() ? set.failure() : failure;
}

Failure with_import(Vm& vm, Failure failure, Value module, Str* name) {
  if (failure != Failure::Raised) return failure;
  Exception* exception = vm.cell<Exception>(vm.pending());
  Result<void> set = set_exception_detail(vm, exception, 1, module);
  if (set.ok()) set = set_exception_detail(vm, exception, 3, Value::from_cell(name));
  return set.failed() ? set.failure() : failure;
}

Value stop_iteration_value(Vm&, Exception* exception) {
  if (!exception->details || exception->details->capacity == 0) return Value::none();
  Value value = exception->details->values[0];
  return value.is_undefined() ? Value::none() : value;
}

}  // namespace hognose
