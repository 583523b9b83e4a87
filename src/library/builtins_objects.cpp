// Built-in functions on any object: attributes, identity, types, namespaces, class building,
// import.
//
// Receives bound arguments; attribute access goes through the same guarded lookup as the dot, so
// no function here opens a way around the policy.
#include "library/builtins.h"
#include "library/importer.h"
#include "objects/attributes.h"
#include "objects/callable.h"
#include "objects/identity.h"
#include "objects/make.h"
#include "objects/protocol.h"
#include "vm/machine.h"

namespace hognose {

namespace {

Result<Value> builtin_callable(Vm& vm, const Value* arguments) {
  return Value::boolean(is_callable(vm, arguments[0]));
}

Result<Value> builtin_delattr(Vm& vm, const Value* arguments) {
  Str* name = TRY(attribute_name(vm, arguments[1]));
  TRY(set_attribute_calling(vm, arguments[0], name, Value::undefined()));
  return Value::none();
}

Result<Value> builtin_getattr(Vm& vm, const Value* arguments) {
  Str* name = TRY(attribute_name(vm, arguments[1]));
  if (arguments[2].is_undefined()) return get_attribute_calling(vm, arguments[0], name);
  Value found = TRY(find_attribute_calling(vm, arguments[0], name));
  return found.is_undefined() ? arguments[2] : found;
}

Result<Value> builtin_hasattr(Vm& vm, const Value* arguments) {
  Str* name = TRY(attribute_name(vm, arguments[1]));
  Value found = TRY(find_attribute_calling(vm, arguments[0], name));
  return Value::boolean(!found.is_undefined());
}

Result<Value> builtin_setattr(Vm& vm, const Value* arguments) {
  Str* name = TRY(attribute_name(vm, arguments[1]));
  TRY(set_attribute_calling(vm, arguments[0], name, arguments[2]));
  return Value::none();
}

// dir() without an argument lists the names of the running scope.
Result<Value> builtin_dir(Vm& vm, const Value* arguments) {
  Dict* names;
  if (arguments[0].is_undefined()) {
    names = TRY(scope_names(machine_of(vm)));
  } else {
    Value own = TRY(call_special_calling(vm, arguments[0], Name::Dir, {}));
    if (!own.is_undefined()) {
      List* list = TRY(list_from_iterable_calling(vm, own));
      TRY(list_sort_calling(vm, list, Value::none(), false));
      return Value::from_cell(list);
    }
    names = TRY(make_dict(vm));
    TRY(collect_names_calling(vm, arguments[0], names));
  }
  List* list = TRY(list_from_iterable_calling(vm, Value::from_cell(names)));
  TRY(list_sort_calling(vm, list, Value::none(), false));
  return Value::from_cell(list);
}

Result<Value> builtin_hash(Vm& vm, const Value* arguments) {
  uint64_t hash = TRY(hash_calling(vm, arguments[0]));
  return make_int(vm, static_cast<int64_t>(hash));
}

Result<Value> builtin_id(Vm& vm, const Value* arguments) {
  return make_int_unsigned(vm, identity_of(arguments[0]));
}

Result<Value> builtin_isinstance(Vm& vm, const Value* arguments) {
  bool answer = TRY(is_instance_calling(vm, arguments[0], arguments[1]));
  return Value::boolean(answer);
}

Result<Value> builtin_issubclass(Vm& vm, const Value* arguments) {
  bool answer = TRY(is_subclass_calling(vm, arguments[0], arguments[1]));
  return Value::boolean(answer);
}

Result<Value> builtin_globals(Vm& vm, const Value*) { return running_globals(machine_of(vm)); }

Result<Value> builtin_locals(Vm& vm, const Value*) {
  Dict* names = TRY(scope_names(machine_of(vm)));
  return Value::from_cell(names);
}

Result<Value> builtin_vars(Vm& vm, const Value* arguments) {
  if (arguments[0].is_undefined()) return builtin_locals(vm, arguments);
  Value dict = TRY(find_attribute_calling(vm, arguments[0], vm.name(Name::Dict)));
  if (dict.is_undefined()) {
    return vm.raise(TypeId::TypeError, "vars() argument must have __dict__ attribute");
  }
  return dict;
}

// __build_class__(func, name, /, *bases, metaclass=…, **kwds)
Result<Value> builtin_build_class(Vm& vm, const Value* arguments) {
  if (!vm.is_exactly(arguments[0], TypeId::Function)) {
    return vm.raise(TypeId::TypeError, "__build_class__: func must be a function");
  }
  if (!vm.has_layout(arguments[1], TypeId::Str)) {
    return vm.raise(TypeId::TypeError, "__build_class__: name is not a string");
  }
  return machine_of(vm).build_class(arguments[0], arguments[1], vm.cell<Tuple>(arguments[2]),
                                    vm.cell<Dict>(arguments[3]));
}

Result<Value> builtin_import(Vm& vm, const Value* arguments) {
  Str* name = vm.as<Str>(arguments[0], TypeId::Str);
  if (name == nullptr) {
    return vm.raise(TypeId::TypeError, "__import__() argument 1 must be str, not {}",
                    type_name(vm, arguments[0]));
  }
  int64_t level = TRY(index_int64_calling(vm, arguments[4], OutOfRange::RaiseOverflow));
  if (level < 0) return vm.raise(TypeId::ValueError, "level must be >= 0");
  Machine& machine = machine_of(vm);
  if (machine.importer == nullptr) {
    return vm.raise(TypeId::ImportError, "imports are closed by the policy");
  }
  return machine.importer->import_module_calling(vm, name, arguments[1], arguments[3], level);
}

constexpr NativeRow kRows[] = {
    {"__build_class__(func, name, /, *bases, **kwds)", builtin_build_class},
    {"__import__(name, globals=None, locals=None, fromlist=None, level=0)", builtin_import},
    {"callable(obj, /)", builtin_callable, kNativeConstantTime},
    {"delattr(obj, name, /)", builtin_delattr},
    {"dir(object=<omitted>, /)", builtin_dir},
    {"getattr(object, name, default=<omitted>, /)", builtin_getattr},
    {"globals()", builtin_globals, kNativeConstantTime},
    {"hasattr(obj, name, /)", builtin_hasattr},
    {"hash(obj, /)", builtin_hash},
    {"id(obj, /)", builtin_id, kNativeConstantTime},
    {"isinstance(obj, class_or_tuple, /)", builtin_isinstance},
    {"issubclass(cls, class_or_tuple, /)", builtin_issubclass},
    {"locals()", builtin_locals},
    {"setattr(obj, name, value, /)", builtin_setattr},
    {"vars(object=<omitted>, /)", builtin_vars},
};

}  // namespace

std::span<const NativeRow> object_builtins() { return kRows; }

}  // namespace hognose
