// The native part of copyreg: the constructors that object.__reduce_ex__ names (PEP 307, PEP 3154),
// and the checks that copy makes on constructors before it writes the state of an object with the
// library's rights.
#include "bytecode/code.h"
#include "library/core/modules.h"
#include "objects/attributes/attributes.h"
#include "objects/core/make.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

bool is_ours(Vm& vm, Value attribute) {
  if (const MethodHolder* holder = vm.as<MethodHolder>(attribute, TypeId::StaticMethod)) {
    attribute = holder->function;
  }
  if (const Function* function = vm.as<Function>(attribute, TypeId::Function)) {
    const Code* code = vm.services->code_at(function->code_index);
    return code != nullptr && (code->flags & kCodeTrusted) != 0;
  }
  return vm.is_exactly(attribute, TypeId::BuiltinFunction) ||
         vm.is_exactly(attribute, TypeId::SlotWrapper) ||
         vm.is_exactly(attribute, TypeId::MethodDescriptor);
}

Result<Value> make_calling(Vm& vm, Value cls, const Tuple* given, const Dict* keywords) {
  uint32_t count = given->length;
  TRY(vm.meter.charge(count / 8 + 1));
  Tuple* arguments = TRY(make_tuple_room(vm, uint64_t{count} + 1));
  arguments->items[0] = cls;
  for (uint32_t i = 0; i < count; ++i) arguments->items[i + 1] = given->items[i];
  Value maker = TRY(get_attribute_calling(vm, cls, vm.name(Name::New)));
  return call_spread(vm, maker, arguments, keywords);
}

Result<Value> copyreg_newobj(Vm& vm, const Value* arguments) {
  return make_calling(vm, arguments[0], vm.cell<Tuple>(arguments[1]), nullptr);
}

Result<Value> copyreg_newobj_ex(Vm& vm, const Value* arguments) {
  const Tuple* given = vm.as<Tuple>(arguments[1], TypeId::Tuple);
  const Dict* keywords = vm.as<Dict>(arguments[2], TypeId::Dict);
  if (given == nullptr || keywords == nullptr) {
    return vm.raise(TypeId::TypeError, "__newobj_ex__() takes a tuple and a dict");
  }
  return make_calling(vm, arguments[0], given, keywords);
}

// Whether the attribute that the class has under the name is native or library code.
Result<Value> copyreg_is_ours(Vm& vm, const Value* arguments) {
  Type* type = vm.as<Type>(arguments[0], TypeId::Type);
  Str* name = vm.as<Str>(arguments[1], TypeId::Str);
  if (type == nullptr || name == nullptr) {
    return vm.raise(TypeId::TypeError, "_is_ours() takes a class and a name");
  }
  name = TRY(canonical_name(vm, name));
  return Value::boolean(is_ours(vm, find_class_attribute(vm, type, name)));
}

// Whether the attribute that the class has under the name is a function of the program itself, not
// of the library or of a host module.
Result<Value> copyreg_is_of_program(Vm& vm, const Value* arguments) {
  Type* type = vm.as<Type>(arguments[0], TypeId::Type);
  Str* name = vm.as<Str>(arguments[1], TypeId::Str);
  if (type == nullptr || name == nullptr) {
    return vm.raise(TypeId::TypeError, "_is_of_program() takes a class and a name");
  }
  name = TRY(canonical_name(vm, name));
  Value found = find_class_attribute(vm, type, name);
  const Function* function = vm.as<Function>(found, TypeId::Function);
  const Code* code = function == nullptr ? nullptr : vm.services->code_at(function->code_index);
  return Value::boolean(code != nullptr && (code->flags & (kCodeTrusted | kCodeOfHost)) == 0);
}

// Whether calling the class, or copyreg.__newobj__ with it, always creates an object: its __new__
// is native, and its metaclass leaves calls to `type`.
Result<Value> copyreg_makes_new(Vm& vm, const Value* arguments) {
  Type* type = vm.as<Type>(arguments[0], TypeId::Type);
  if (type == nullptr) return Value::boolean(false);
  // The metaclass must not intercept the lookup of __new__ on the class.
  Type* metaclass = vm.type_of(arguments[0]);
  Value hook = find_class_attribute(vm, metaclass, Name::New);
  if ((metaclass->flags & kTypeGetattribute) != 0 || is_data_descriptor(vm, hook)) {
    return Value::boolean(false);
  }
  Value call = find_class_attribute(vm, metaclass, Name::Call);
  Value plain_call = find_class_attribute(vm, vm.type(TypeId::Type), Name::Call);
  Value maker = find_class_attribute(vm, type, Name::New);
  return Value::boolean(call == plain_call && vm.is_exactly(maker, TypeId::BuiltinFunction));
}

// Whether the object is of a built-in type whose references only __self__ or __reduce_ex__ reveal:
// iterators, and methods bound to an object.
Result<Value> copyreg_is_opaque(Vm& vm, const Value* arguments) {
  if (!arguments[0].is_cell()) return Value::boolean(false);
  TypeId id = exact_type_id(arguments[0].cell(vm.base));
  if (id == TypeId::Guest) id = layout_of(vm.cell(arguments[0]));
  return Value::boolean(id == TypeId::MethodWrapper || slots_of(vm, id).next != nullptr);
}

constexpr NativeRow kRows[] = {
    {"_is_opaque(object, /)", copyreg_is_opaque, kNativeConstantTime},
    {"_is_ours(cls, name, /)", copyreg_is_ours},
    {"_is_of_program(cls, name, /)", copyreg_is_of_program},
    {"_makes_new(cls, /)", copyreg_makes_new},
    {"__newobj__(cls, /, *args)", copyreg_newobj},
    {"__newobj_ex__(cls, args, kwargs)", copyreg_newobj_ex},
};

}  // namespace

std::span<const NativeRow> copyreg_module_functions() { return kRows; }

Result<void> fill_copyreg_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
