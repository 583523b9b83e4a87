// Exceptions that store some of their arguments as fields: StopIteration, SystemExit, NameError,
// AttributeError, ImportError. Also the texts of ImportError and KeyError.
#include "objects/exceptions/kinds.h"

#include <initializer_list>

#include "objects/attributes/shape.h"
#include "objects/classes/object_reduce.h"
#include "objects/containers/dict_access.h"

namespace hognose {

namespace {

// Stores keyword arguments (undefined if not given) in the fields starting at `first`.
Result<void> set_fields(Vm& vm, Value self, unsigned first, const Value* values, unsigned count) {
  for (unsigned i = 0; i < count; ++i) {
    // Do not allocate fields for a value that is not given.
    if (values[i].is_undefined() && !exception_of(vm, self)->details) continue;
    TRY(set_exception_detail(vm, exception_of(vm, self), first + i, values[i]));
  }
  return {};
}

}  // namespace

// (self, *args, **kwargs)
Result<Value> stop_iteration_init(Vm& vm, const Value* arguments) {
  TRY(exception_init(vm, arguments));
  const Tuple* args = vm.cell<Tuple>(arguments[1]);
  Value value = args->length == 0 ? Value::undefined() : args->items[0];
  TRY(set_fields(vm, arguments[0], 0, &value, 1));
  return Value::none();
}

Result<Value> system_exit_init(Vm& vm, const Value* arguments) {
  TRY(exception_init(vm, arguments));
  Tuple* args = vm.cell<Tuple>(arguments[1]);
  if (args->length == 0) return Value::none();
  Value code = args->length == 1 ? args->items[0] : Value::from_cell(args);
  TRY(set_exception_detail(vm, exception_of(vm, arguments[0]), 0, code));
  return Value::none();
}

// (self, *args, name=<omitted>)
Result<Value> name_error_init(Vm& vm, const Value* arguments) {
  exception_of(vm, arguments[0])->args = vm.cell<Tuple>(arguments[1]);
  TRY(set_fields(vm, arguments[0], 0, arguments + 2, 1));
  return Value::none();
}

// (self, *args, name=<omitted>, obj=<omitted>)
Result<Value> attribute_error_init(Vm& vm, const Value* arguments) {
  exception_of(vm, arguments[0])->args = vm.cell<Tuple>(arguments[1]);
  TRY(set_fields(vm, arguments[0], 0, arguments + 2, 2));
  return Value::none();
}

// (self, *args, name=<omitted>, path=<omitted>, name_from=<omitted>)
Result<Value> import_error_init(Vm& vm, const Value* arguments) {
  Tuple* args = vm.cell<Tuple>(arguments[1]);
  exception_of(vm, arguments[0])->args = args;
  Value message = args->length == 1 ? args->items[0] : Value::undefined();
  TRY(set_fields(vm, arguments[0], 0, &message, 1));
  TRY(set_fields(vm, arguments[0], 1, arguments + 2, 3));
  return Value::none();
}

namespace {

struct FieldName {
  unsigned number;
  const char* name;
};

// The attributes of the exception, and those of its first fields that are set.
Result<Dict*> state_with_fields(Vm& vm, Value self, std::initializer_list<FieldName> fields) {
  Exception* exception = exception_of(vm, self);
  Dict* state = TRY(copy_own_attributes(vm, exception));
  for (FieldName field : fields) {
    Value value = TRY(exception_detail(vm, exception, field.number));
    if (value.is_undefined()) continue;
    TRY(dict_set_string(vm, state, TRY(intern(vm, std::string_view(field.name))), value));
  }
  return state;
}

}  // namespace

// The object that lacks the attribute is left out: it may be anything.
Result<Value> attribute_error_getstate(Vm& vm, const Value* arguments) {
  Dict* state = TRY(state_with_fields(vm, arguments[0], {{0, "name"}}));
  Value args = Value::from_cell(exception_of(vm, arguments[0])->args.get());
  TRY(dict_set_string(vm, state, TRY(intern(vm, std::string_view("args"))), args));
  return Value::from_cell(state);
}

Result<Value> attribute_error_reduce(Vm& vm, const Value* arguments) {
  Dict* state = vm.cell<Dict>(TRY(attribute_error_getstate(vm, arguments)));
  return reduce_exception(vm, arguments[0], exception_of(vm, arguments[0])->args.get(), state);
}

Result<Value> import_error_reduce(Vm& vm, const Value* arguments) {
  Dict* state =
      TRY(state_with_fields(vm, arguments[0], {{1, "name"}, {2, "path"}, {3, "name_from"}}));
  return reduce_exception(vm, arguments[0], exception_of(vm, arguments[0])->args.get(), state);
}

Result<Value> import_error_str(Vm& vm, Value self) {
  Value message = TRY(exception_detail(vm, exception_of(vm, self), 0));
  if (vm.is_exactly(message, TypeId::Str)) return message;
  return exception_str(vm, self);
}

// The key appears as its repr; otherwise an empty string would be invisible.
Result<Value> key_error_str(Vm& vm, Value self) {
  const Tuple* args = exception_of(vm, self)->args.get();
  if (args->length != 1) return exception_str(vm, self);
  Str* text = TRY(repr_calling(vm, args->items[0]));
  return Value::from_cell(text);
}

}  // namespace hognose
