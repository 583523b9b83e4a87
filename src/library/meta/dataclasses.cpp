// The module _dataclasses: operations that only the built-in module dataclasses may use.
//
// _create() compiles text that dataclasses.py composes of fixed phrases and of identifiers that it
// has checked. The result is guest code without the rights of built-in modules. The other functions
// write past the checks of a class. Each of them verifies the objects it is given.
#include "library/core/dynamic_code.h"
#include "library/core/modules.h"
#include "machine/machine.h"
#include "objects/attributes/attributes.h"
#include "objects/classes/class.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/text/codecs/codecs.h"
#include "policy/check_sites.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

Result<Value> dataclasses_create(Vm& vm, const Value* arguments) {
  Machine& machine = machine_of(vm);
  Str* text = vm.as<Str>(arguments[0], TypeId::Str);
  Dict* globals = vm.as<Dict>(arguments[1], TypeId::Dict);
  if (text == nullptr || globals == nullptr) {
    return vm.raise(TypeId::TypeError, "_create() takes text and a dict");
  }
  const Bytes* bytes = TRY(encode_string_calling(vm, text, nullptr, nullptr));
  DynamicSource source;
  source.text = {reinterpret_cast<const char*>(bytes->data.data()), bytes->length};
  LoadedCode* loaded = TRY(compile_for_guest(machine, source, globals));
  TRY(run_dynamic_calling(machine, loaded, arguments[1], nullptr));
  Str* name = TRY(intern(vm, "__create_fn__"));
  Value made = dict_find_string(vm, globals, name);
  TRY(dict_delete_string(vm, globals, name));
  return made.is_undefined() ? Value::none() : made;
}

// --- writes to frozen data classes, which programs may not make

// Raises TypeError unless the object really is an instance of the class. Its __class__ does not
// count.
Result<void> check_instance(Vm& vm, Value cls, Value object) {
  const Type* type = vm.as<Type>(cls, TypeId::Type);
  if (type == nullptr) return vm.raise(TypeId::TypeError, "a data class is expected");
  if (is_subtype(vm, vm.type_of(object), type)) return {};
  return vm.raise(TypeId::TypeError, "expected an instance of '{}', not '{}'", type,
                  type_name(vm, object));
}

// Sets a field of a frozen instance as object.__setattr__ does.
Result<Value> dataclasses_set_field(Vm& vm, const Value* arguments) {
  TRY(check_instance(vm, arguments[0], arguments[1]));
  Str* name = TRY(attribute_name(vm, arguments[2]));
  TRY(generic_set_attribute_calling(vm, arguments[1], name, arguments[3]));
  return Value::none();
}

// Calls super(cls, object).__setattr__(name, value), or __delattr__(name) without a value.
Result<Value> dataclasses_call_next(Vm& vm, const Value* arguments) {
  TRY(check_instance(vm, arguments[0], arguments[1]));
  const Tuple* value = vm.cell<Tuple>(arguments[3]);
  bool stores = value->length != 0;
  Value next = TRY(super_attribute_calling(vm, arguments[0], arguments[1],
                                           vm.name(stores ? Name::Setattr : Name::Delattr), nullptr,
                                           Asker::Trusted));
  if (!stores) return vm.call(next, {arguments[2]});
  return vm.call(next, {arguments[2], value->items[0]});
}

// Defines a special method of a class as the class statement could have done. A class of a host
// module allows that only to code of the host's modules. A guarded name is stored without the
// metaclass's __setattr__, which would otherwise receive the guarded value.
Result<Value> dataclasses_define(Vm& vm, const Value* arguments) {
  const Type* type = vm.as<Type>(arguments[0], TypeId::Type);
  Str* name = TRY(attribute_name(vm, arguments[1]));
  if (type == nullptr) return vm.raise(TypeId::TypeError, "a class is expected");
  bool is_open = (type->flags & kTypeOfHostModule) == 0 || vm.services->runs_code_of_host();
  if (HOGNOSE_ASKS(class_of_host) && !is_open) TRY(check_guarded(vm, arguments[0], name));
  bool guarded = vm.host.policy != nullptr &&
                 vm.host.policy->guards(ascii_text(name), AttributeHolder::Namespace) != nullptr;
  if (guarded && HOGNOSE_ASKS(define_hook)) {
    TRY(class_set_attribute_calling(vm, arguments[0], name, arguments[2]));
  } else {
    StoreInfo info;
    TRY(set_attribute_for_cache_calling(vm, arguments[0], name, arguments[2], &info,
                                        Asker::Trusted));
  }
  return Value::none();
}

// Makes super() and __class__ in a method of the class that replaces another one refer to the new
// class. Does not follow the wrappers of a function.
Result<Value> dataclasses_move_class_cell(Vm& vm, const Value* arguments) {
  const Function* function = vm.as<Function>(arguments[0], TypeId::Function);
  if (function == nullptr || !function->closure) return Value::none();
  const Code* code = vm.services->code_at(function->code_index);
  if (code == nullptr) return Value::none();
  if ((code->flags & kCodeOfHost) != 0 && !vm.services->runs_code_of_host()) return Value::none();
  const Tuple* closure = function->closure.get();
  TRY(vm.meter.charge(closure->length));
  for (uint32_t i = 0; i < closure->length; ++i) {
    CellVariable* cell = vm.as<CellVariable>(closure->items[i], TypeId::Cell);
    if (cell != nullptr && cell->content == arguments[1]) cell->content = arguments[2];
  }
  return Value::none();
}

// Whether a host module created the class, and code of a host module is running.
Result<Value> dataclasses_is_of_host(Vm& vm, const Value* arguments) {
  const Type* type = vm.as<Type>(arguments[0], TypeId::Type);
  bool is_of_host = type != nullptr && (type->flags & kTypeOfHostModule) != 0;
  return Value::boolean(is_of_host && vm.services->runs_code_of_host());
}

// Whether the running code may recreate the class from its namespace and bases. Programs may not do
// that with a class of a host module.
Result<Value> dataclasses_is_open(Vm& vm, const Value* arguments) {
  const Type* type = vm.as<Type>(arguments[0], TypeId::Type);
  if (type == nullptr) return Value::boolean(false);
  return Value::boolean((type->flags & kTypeOfHostModule) == 0 || vm.services->runs_code_of_host());
}

constexpr NativeRow kRows[] = {
    {"_create(text, globals, /)", dataclasses_create},
    {"_set_field(cls, object, name, value, /)", dataclasses_set_field},
    {"_call_next(cls, object, name, /, *value)", dataclasses_call_next},
    {"_define(cls, name, value, /)", dataclasses_define},
    {"_move_class_cell(function, old, made, /)", dataclasses_move_class_cell},
    {"_is_of_host(cls, /)", dataclasses_is_of_host},
    {"_is_open(cls, /)", dataclasses_is_open},
};

}  // namespace

std::span<const NativeRow> dataclasses_module_functions() { return kRows; }

Result<void> fill_dataclasses_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
