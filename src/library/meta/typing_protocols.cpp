// The functions of _typing for protocols (PEP 544): which members a class declares, and whether
// another object has them.
//
// They read the class dicts and orders of real classes only, whatever __class__ says, and run no
// code of the object. So typing.py needs no right to read them. They return names and whether an
// object has them, which programs find out by dir() and hasattr(), too.
#include <algorithm>

#include "library/meta/typing_natives.h"
#include "objects/attributes/attributes.h"
#include "objects/attributes/shape.h"
#include "objects/classes/class.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/typing/typing_objects.h"

namespace hognose {

namespace {

// Names in the body of a class that are not members of a protocol, in the order of strings.
constexpr std::string_view kNotMembers[] = {
    "_MutableMapping__marker",
    "__abstractmethods__",
    "__annotate__",
    "__annotate_func__",
    "__annotations__",
    "__annotations_cache__",
    "__class_getitem__",
    "__dict__",
    "__doc__",
    "__firstlineno__",
    "__init__",
    "__match_args__",
    "__module__",
    "__new__",
    "__non_callable_proto_members__",
    "__orig_bases__",
    "__orig_class__",
    "__parameters__",
    "__protocol_attrs__",
    "__qualname__",
    "__slots__",
    "__static_attributes__",
    "__subclasshook__",
    "__type_params__",
    "__weakref__",
    "_abc_impl",
    "_is_protocol",
    "_is_runtime_protocol",
};
static_assert(std::is_sorted(std::begin(kNotMembers), std::end(kNotMembers)));

bool is_member(const Str* name) {
  if (!name->is_ascii()) return true;
  std::string_view text = ascii_text(name);
  return !text.starts_with("_abc_") &&
         !std::binary_search(std::begin(kNotMembers), std::end(kNotMembers), text);
}

Result<void> add_members(Vm& vm, const Dict* names, List* found) {
  uint32_t position = 0;
  Value key;
  Value value;
  while (dict_next(names, &position, &key, &value)) {
    TRY(vm.meter.charge(1));
    const Str* name = vm.as<Str>(key, TypeId::Str);
    if (name == nullptr || is_member(name)) TRY(list_append(vm, found, key));
  }
  return {};
}

// What a module has. Names of the library are made when they are first looked up.
Result<Value> find_in_module_calling(Vm& vm, const Module* module, Str* name) {
  Value found = dict_find_string(vm, module->dict.get(), name);
  bool may_be_late = found.is_undefined() && module->built_in != 0;
  if (!may_be_late) return found;
  TRY(vm.services->define_late_name_calling(module->dict.get(), name));
  return dict_find_string(vm, module->dict.get(), name);
}

// The class attribute or the object's own one, as it is there: no descriptor is called. Undefined
// if there is none.
Result<Value> find_as_is_calling(Vm& vm, Value object, Str* name) {
  Value found = Value::undefined();
  if (Type* type = vm.as<Type>(object, TypeId::Type)) {
    found = type_lookup(vm, type, name);
  } else if (const Module* module = vm.as<Module>(object, TypeId::Module)) {
    if (!is_hidden_module(vm, object)) found = TRY(find_in_module_calling(vm, module, name));
  } else if (object.is_cell()) {
    found = find_own_attribute(vm, vm.cell(object), name);
  }
  return found.is_undefined() ? type_lookup(vm, vm.type_of(object), name) : found;
}

// The name as an interned exact string: by its __eq__, a subclass of str would see which names a
// class has.
Result<Str*> member_name(Vm& vm, Value value) {
  Str* name = vm.as<Str>(value, TypeId::Str);
  if (name == nullptr) return vm.raise(TypeId::TypeError, "names of members must be strings");
  return intern(vm, name);
}

Result<Type*> class_of(Vm& vm, Value value) {
  if (Type* type = vm.as<Type>(value, TypeId::Type)) return type;
  return vm.raise(TypeId::TypeError, "a class is required, not '{}'", type_name(vm, value));
}

}  // namespace

// declared_names(cls, annotations): the members that the body of the class declares.
Result<Value> typing_declared_names(Vm& vm, const Value* arguments) {
  const Type* type = TRY(class_of(vm, arguments[0]));
  List* found = TRY(make_list_room(vm, 0));
  if (type->dict) TRY(add_members(vm, type->dict.get(), found));
  if (const Dict* names = vm.as<Dict>(arguments[1], TypeId::Dict)) {
    TRY(add_members(vm, names, found));
  }
  return Value::from_cell(found);
}

// has_members(object, names, data): whether the object has all of them. None says that it has not,
// except for those that are data, not methods.
Result<Value> typing_has_members(Vm& vm, const Value* arguments) {
  bool has_all = true;
  TRY(for_each_calling(vm, arguments[1], [&](Value item) -> Result<bool> {
    Str* name = TRY(member_name(vm, item));
    Value found = TRY(find_as_is_calling(vm, arguments[0], name));
    has_all = !found.is_undefined();
    if (found.is_none()) has_all = TRY(contains_calling(vm, arguments[2], item));
    return has_all;
  }));
  return Value::boolean(has_all);
}

// missing_members(cls, names): those that neither the class nor its bases have, as a list. None if
// one of them says by None that it has no such method.
Result<Value> typing_missing_members(Vm& vm, const Value* arguments) {
  TRY(class_of(vm, arguments[0]));
  List* missing = TRY(make_list_room(vm, 0));
  bool is_refused = false;
  TRY(for_each_calling(vm, arguments[1], [&](Value item) -> Result<bool> {
    Str* name = TRY(member_name(vm, item));
    Value found = type_lookup(vm, vm.cell<Type>(arguments[0]), name);
    is_refused = found.is_none();
    if (found.is_undefined()) TRY(list_append(vm, missing, item));
    return !is_refused;
  }));
  return is_refused ? Value::none() : Value::from_cell(missing);
}

// next_init(cls, init): the first __init__ in the order of the class that is not `init`.
Result<Value> typing_next_init(Vm& vm, const Value* arguments) {
  const Type* type = TRY(class_of(vm, arguments[0]));
  Str* name = vm.name(Name::Init);
  TRY(check_guarded(vm, arguments[0], name));
  const Tuple* order = type->mro.get();
  for (uint32_t i = 0; order != nullptr && i < order->length; ++i) {
    TRY(vm.meter.charge(1));
    Value found = own_class_attribute(vm, vm.cell<Type>(order->items[i]), Name::Init);
    if (!found.is_undefined() && found != arguments[1]) return found;
  }
  return raise_no_attribute(vm, arguments[0], name);
}

// has_hook(cls, function): whether the class's own __subclasshook__ is a class method of that
// function.
Result<Value> typing_has_hook(Vm& vm, const Value* arguments) {
  const Type* type = TRY(class_of(vm, arguments[0]));
  if (!type->dict) return Value::boolean(false);
  Value hook = dict_find_string(vm, type->dict.get(), TRY(intern(vm, "__subclasshook__")));
  if (!vm.is_exactly(hook, TypeId::ClassMethod)) return Value::boolean(false);
  return Value::boolean(vm.cell<MethodHolder>(hook)->function == arguments[1]);
}

// is_own_protocol(cls): _is_protocol of the class itself, without its bases.
Result<Value> typing_is_own_protocol(Vm& vm, const Value* arguments) {
  const Type* type = TRY(class_of(vm, arguments[0]));
  if (!type->dict) return Value::boolean(false);
  Value own = dict_find_string(vm, type->dict.get(), TRY(intern(vm, "_is_protocol")));
  return Value::boolean(!own.is_undefined() && TRY(truth_calling(vm, own)));
}

}  // namespace hognose
