// The module _abc: what abstract classes remember and decide (PEP 3119).
//
// Each abstract class has an attribute _abc_impl, a list: [registered classes, known subclasses,
// known others, number of registrations at which the others were known]. The number of all
// registrations of the run is in LibraryState::AbstractRegistrations. When it has grown, what was
// not a subclass may have become one, so the known others are forgotten.
#include "bytecode/code.h"
#include "library/core/modules.h"
#include "machine/machine.h"
#include "objects/attributes/attributes.h"
#include "objects/classes/class.h"
#include "objects/classes/registry.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/containers/set_access.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"

namespace hognose {

namespace {

enum Field : uint32_t { kRegistered, kSubclasses, kOthers, kOthersCounter, kFieldCount };

Result<Str*> impl_name(Vm& vm) { return intern(vm, std::string_view("_abc_impl")); }

// Returns the list of the class. Guests may have replaced it, so it is checked.
Result<List*> memory_of(Vm& vm, Value cls) {
  const Type* type = vm.as<Type>(cls, TypeId::Type);
  Str* name = TRY(impl_name(vm));
  Value found = type == nullptr ? Value::undefined() : dict_find_string(vm, type->dict.get(), name);
  if (vm.is_exactly(found, TypeId::List) && vm.known<List>(found)->length == kFieldCount) {
    return vm.known<List>(found);
  }
  return vm.raise(TypeId::TypeError, "_abc_impl is set to a wrong type");
}

// Classes are keyed by identity. A set of classes would call __eq__ of a program's metaclass and so
// show it classes that only this list knows.
Result<Dict*> classes_at(Vm& vm, Value cls, Field field) {
  List* memory = TRY(memory_of(vm, cls));
  Value found = memory->items->values[field];
  if (vm.is_exactly(found, TypeId::Dict)) return vm.known<Dict>(found);
  return vm.raise(TypeId::TypeError, "_abc_impl is set to a wrong type");
}

// The entry keeps the class alive, so no other class takes this key.
Value key_of(Value cls) { return Value::from_small_int(cls.offset()); }

// Runs no guest code: the keys are ints. Values that are not cells are never recorded.
Result<bool> knows(Vm& vm, Value cls, Field field, Value candidate) {
  if (!candidate.is_cell()) return false;
  Dict* classes = TRY(classes_at(vm, cls, field));
  Value found = TRY(dict_find_calling(vm, classes, key_of(candidate)));
  return found == candidate;
}

Result<void> note(Vm& vm, Value cls, Field field, Value candidate) {
  if (!candidate.is_cell()) return {};
  return dict_set_calling(vm, TRY(classes_at(vm, cls, field)), key_of(candidate), candidate);
}

// The number of registrations so far. No program can reach it.
Value registrations(Vm& vm) {
  Value count = vm.state(LibraryState::AbstractRegistrations);
  return count.is_small_int() ? count : Value::from_small_int(0);
}

Result<bool> others_are_current(Vm& vm, Value cls) {
  return TRY(memory_of(vm, cls))->items->values[kOthersCounter] == registrations(vm);
}

Result<bool> is_abstract_calling(Vm& vm, Value value) {
  if (is_plain_data(vm, value)) return false;
  Value mark = TRY(find_attribute_calling(vm, value, vm.name(Name::IsAbstractMethod)));
  return mark.is_undefined() ? Result<bool>(false) : truth_calling(vm, mark);
}

Result<void> add_inherited_calling(Vm& vm, Value cls, Value base, Set* names) {
  Value declared = TRY(find_attribute_unguarded_calling(vm, base, vm.name(Name::AbstractMethods)));
  if (declared.is_undefined()) return {};
  return for_each_calling(vm, declared, [&](Value name) -> Result<bool> {
    if (!vm.has_layout(name, TypeId::Str)) return true;
    Str* text = TRY(intern(vm, vm.cell<Str>(name)));
    Value value = TRY(find_attribute_calling(vm, cls, text));
    if (!value.is_undefined() && TRY(is_abstract_calling(vm, value))) {
      TRY(set_add_calling(vm, names, name));
    }
    return true;
  });
}

// Sets __abstractmethods__ to the abstract methods that the class defines, or inherits without
// overriding them. For an object that is not a class it fails as CPython does, which reads
// __bases__.
Result<void> find_abstract_methods_calling(Vm& vm, Value cls) {
  if (!vm.has_layout(cls, TypeId::Type)) return raise_no_attribute(vm, cls, vm.name(Name::Bases));
  Type* type = vm.cell<Type>(cls);
  Set* names = TRY(make_set(vm, TypeId::FrozenSet));
  Dict* own = TRY(dict_copy(vm, type->dict.get()));
  uint32_t position = 0;
  Value name;
  Value value;
  while (dict_next(own, &position, &name, &value)) {
    TRY(vm.meter.charge(1));
    if (TRY(is_abstract_calling(vm, value))) TRY(set_add_calling(vm, names, name));
  }
  Tuple* bases = vm.cell<Type>(cls)->bases.get();
  for (uint32_t i = 0; i < bases->length; ++i) {
    TRY(add_inherited_calling(vm, cls, bases->items[i], names));
  }
  return set_attribute_calling(vm, cls, vm.name(Name::AbstractMethods), Value::from_cell(names));
}

constexpr uint32_t kPatternFlags = kTypeSequencePattern | kTypeMappingPattern;

// Applies __abc_tpflags__, with which a class says whether sequence or mapping patterns match it.
// The numbers are CPython's.
Result<void> take_pattern_flags(Vm& vm, Value cls) {
  constexpr int64_t kSequence = 1 << 5;
  constexpr int64_t kMapping = 1 << 6;
  Type* type = vm.cell<Type>(cls);
  Str* name = TRY(intern(vm, std::string_view("__abc_tpflags__")));
  Value said = dict_find_string(vm, type->dict.get(), name);
  if (!said.is_small_int()) return {};
  type->flags &= ~kPatternFlags;
  if ((said.small_int() & kSequence) != 0) type->flags |= kTypeSequencePattern;
  if ((said.small_int() & kMapping) != 0) type->flags |= kTypeMappingPattern;
  return store_class_attribute(vm, type, name, Value::undefined());
}

// Makes patterns match a registered guest class and its subclasses as they match `cls`.
Result<void> spread_pattern_flags(Vm& vm, Value cls, Value added) {
  uint32_t flags = vm.cell<Type>(cls)->flags & kPatternFlags;
  if (flags == 0) return {};
  const Type* top = vm.cell<Type>(added);
  for (uint32_t i = 0; i < vm.classes.registry->size(); ++i) {
    TRY(vm.meter.charge(1));
    Type* type = vm.base.at<Type>((*vm.classes.registry)[i]);
    if (!type->mro || !is_subtype(vm, type, top)) continue;
    type->flags = (type->flags & ~kPatternFlags) | flags;
  }
  return {};
}

// Makes a class that was created just now an abstract class, and returns it.
Result<Value> abc_enroll(Vm& vm, const Value* arguments) {
  Value cls = arguments[0];
  if (!vm.has_layout(cls, TypeId::Type)) {
    return vm.raise(TypeId::TypeError, "Can only register classes");
  }
  TRY(find_abstract_methods_calling(vm, cls));
  TRY(take_pattern_flags(vm, cls));
  Value fields[kFieldCount];
  for (Field field : {kRegistered, kSubclasses, kOthers}) {
    fields[field] = Value::from_cell(TRY(make_dict(vm)));
  }
  fields[kOthersCounter] = Value::none();
  List* memory = TRY(make_list(vm, fields, kFieldCount));
  TRY(store_class_attribute(vm, vm.cell<Type>(cls), TRY(impl_name(vm)), Value::from_cell(memory)));
  return cls;
}

Result<Value> abc_register(Vm& vm, const Value* arguments) {
  Value cls = arguments[0];
  Value added = arguments[1];
  if (!vm.has_layout(added, TypeId::Type)) {
    return vm.raise(TypeId::TypeError, "Can only register classes");
  }
  if (TRY(is_subclass_calling(vm, added, cls))) return added;
  if (TRY(is_subclass_calling(vm, cls, added))) {
    return vm.raise(TypeId::RuntimeError, "Refusing to create an inheritance cycle");
  }
  TRY(note(vm, cls, kRegistered, added));
  int64_t count = registrations(vm).small_int();
  vm.state(LibraryState::AbstractRegistrations) = Value::from_small_int(count + 1);
  TRY(spread_pattern_flags(vm, cls, added));
  return added;
}

Result<Value> ask_calling(Vm& vm, Value cls, Value candidate) {
  return call_method_calling(vm, cls, Name::Subclasscheck, {candidate});
}

Result<Value> abc_has_instance(Vm& vm, const Value* arguments) {
  Value cls = arguments[0];
  Value claimed = TRY(get_attribute_calling(vm, arguments[1], vm.name(Name::Class)));
  if (TRY(knows(vm, cls, kSubclasses, claimed))) return Value::boolean(true);
  Value type = Value::from_cell(vm.type_of(arguments[1]));
  if (type == claimed) {
    if (TRY(others_are_current(vm, cls)) && TRY(knows(vm, cls, kOthers, claimed))) {
      return Value::boolean(false);
    }
    return ask_calling(vm, cls, claimed);
  }
  Value answer = TRY(ask_calling(vm, cls, claimed));
  if (TRY(truth_calling(vm, answer))) return answer;
  return ask_calling(vm, cls, type);
}

Result<Value> decide(Vm& vm, Value cls, Value candidate, bool answer) {
  TRY(note(vm, cls, answer ? kSubclasses : kOthers, candidate));
  return Value::boolean(answer);
}

Result<Tuple*> classes_in(Vm& vm, Value cls, Field field) {
  const Dict* classes = TRY(classes_at(vm, cls, field));
  TRY(vm.meter.charge(classes->length));
  List* found = TRY(make_list_room(vm, classes->length));
  uint32_t position = 0;
  Value key;
  Value value;
  while (dict_next(classes, &position, &key, &value)) TRY(list_append(vm, found, value));
  return make_tuple(vm, found->items ? found->items->values.data() : nullptr, found->length);
}

// Whether the candidate is a subclass of one of `classes`.
Result<bool> is_below_any_calling(Vm& vm, Value candidate, Value classes) {
  bool found = false;
  TRY(for_each_calling(vm, classes, [&](Value other) -> Result<bool> {
    found = TRY(is_subclass_calling(vm, candidate, other));
    return !found;
  }));
  return found;
}

// Whether the candidate is a subclass of a direct subclass of `cls`.
Result<bool> is_below_subclass_calling(Vm& vm, Value cls, Value candidate) {
  Value below = TRY(find_attribute_unguarded_calling(vm, cls, vm.name(Name::Subclasses)));
  if (below.is_undefined()) return false;
  Value classes = TRY(vm.call(below, {}));
  return is_below_any_calling(vm, candidate, classes);
}

Result<Value> abc_has_subclass(Vm& vm, const Value* arguments) {
  Value cls = arguments[0];
  Value candidate = arguments[1];
  if (!vm.has_layout(candidate, TypeId::Type)) {
    return vm.raise(TypeId::TypeError, "issubclass() arg 1 must be a class");
  }
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error(" in __subclasscheck__");
  if (TRY(knows(vm, cls, kSubclasses, candidate))) return Value::boolean(true);
  if (TRY(others_are_current(vm, cls))) {
    if (TRY(knows(vm, cls, kOthers, candidate))) return Value::boolean(false);
  } else {
    Dict* empty = TRY(make_dict(vm));
    List* memory = TRY(memory_of(vm, cls));
    memory->items->values[kOthers] = Value::from_cell(empty);
    memory->items->values[kOthersCounter] = registrations(vm);
  }
  Value hook = TRY(call_method_calling(vm, cls, Name::Subclasshook, {candidate}));
  if (hook.is_boolean()) return decide(vm, cls, candidate, hook.is_true());
  if (!hook.is_not_implemented()) {
    return vm.raise(TypeId::AssertionError,
                    "__subclasshook__ must return either False, True, or NotImplemented");
  }
  if (is_subtype(vm, vm.cell<Type>(candidate), vm.cell<Type>(cls))) {
    return decide(vm, cls, candidate, true);
  }
  // Copy the classes, because the checks may register more.
  Tuple* registered = TRY(classes_in(vm, cls, kRegistered));
  if (TRY(is_below_any_calling(vm, candidate, Value::from_cell(registered)))) {
    return decide(vm, cls, candidate, true);
  }
  return decide(vm, cls, candidate, TRY(is_below_subclass_calling(vm, cls, candidate)));
}

Result<Value> clear_field(Vm& vm, Value cls, Field field) {
  Dict* empty = TRY(make_dict(vm));
  TRY(memory_of(vm, cls))->items->values[field] = Value::from_cell(empty);
  return Value::none();
}

Result<Value> abc_forget_registered(Vm& vm, const Value* arguments) {
  return clear_field(vm, arguments[0], kRegistered);
}

Result<Value> abc_forget_answers(Vm& vm, const Value* arguments) {
  TRY(clear_field(vm, arguments[0], kSubclasses));
  return clear_field(vm, arguments[0], kOthers);
}

Result<Value> abc_registrations(Vm& vm, const Value*) { return registrations(vm); }

Result<void> describe_classes_calling(Vm& vm, StringBuilder& out, Value cls, Field field) {
  const Tuple* classes = TRY(classes_in(vm, cls, field));
  if (classes->length == 0) return out.append_ascii("set()\n");
  for (uint32_t i = 0; i < classes->length; ++i) {
    TRY(out.append_ascii(i == 0 ? "{" : ", "));
    TRY(out.append(TRY(repr_calling(vm, classes->items[i]))));
  }
  return out.append_ascii("}\n");
}

// What an abstract class remembers, as text, because guests must not see the classes themselves.
Result<Value> abc_describe_calling(Vm& vm, const Value* arguments) {
  Value cls = arguments[0];
  StringBuilder out(vm);
  TRY(out.append_ascii("Inv. counter: "));
  TRY(out.append(TRY(repr_calling(vm, registrations(vm)))));
  TRY(out.append_ascii("\n_abc_registry: "));
  TRY(describe_classes_calling(vm, out, cls, kRegistered));
  TRY(out.append_ascii("_abc_cache: "));
  TRY(describe_classes_calling(vm, out, cls, kSubclasses));
  TRY(out.append_ascii("_abc_negative_cache: "));
  TRY(describe_classes_calling(vm, out, cls, kOthers));
  TRY(out.append_ascii("_abc_negative_cache_version: "));
  TRY(out.append(TRY(repr_calling(vm, TRY(memory_of(vm, cls))->items->values[kOthersCounter]))));
  return Value::from_cell(TRY(out.finish()));
}

// --- queries of the library about classes that it must not show to the program

// Returns the __subclasshook__ of the class if it is library code; undefined otherwise.
Value hook_of_library(Vm& vm, Type* type) {
  Value hook = find_class_attribute(vm, type, Name::Subclasshook);
  const MethodHolder* holder = vm.as<MethodHolder>(hook, TypeId::ClassMethod);
  const Function* function =
      holder == nullptr ? nullptr : vm.as<Function>(holder->function, TypeId::Function);
  const Code* code = function == nullptr ? nullptr : vm.services->code_at(function->code_index);
  bool is_ours = code != nullptr && (code->flags & kCodeTrusted) != 0;
  return is_ours ? holder->function : Value::undefined();
}

bool is_direct_base(const Type* base, const Type* type) {
  if (!type->bases) return false;
  const Tuple* bases = type->bases.get();
  for (uint32_t i = 0; i < bases->length; ++i) {
    if (bases->items[i] == Value::from_cell(base)) return true;
  }
  return false;
}

// Whether the candidate counts as derived from the class, without calling hooks of programs: no
// __subclasscheck__, __subclasshook__, __eq__ or __hash__ of a guest sees the candidate.
Result<bool> is_quietly_below(Vm& vm, Value candidate, Value cls) {
  TRY(vm.meter.charge(4));
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error(" in __subclasscheck__");
  Type* lower = vm.as<Type>(candidate, TypeId::Type);
  Type* upper = vm.as<Type>(cls, TypeId::Type);
  if (lower == nullptr || upper == nullptr) return false;
  if (is_subtype(vm, lower, upper)) return true;
  Value memory = dict_find_string(vm, upper->dict.get(), TRY(impl_name(vm)));
  if (memory.is_undefined()) return false;
  Value hook = hook_of_library(vm, upper);
  if (!hook.is_undefined()) {
    Value answer = TRY(vm.call(hook, {cls, candidate}));
    if (answer.is_boolean()) return answer.is_true();
  }
  Tuple* registered = TRY(classes_in(vm, cls, kRegistered));
  for (uint32_t i = 0; i < registered->length; ++i) {
    if (TRY(is_quietly_below(vm, candidate, registered->items[i]))) return true;
  }
  for (uint32_t i = 0; i < vm.classes.registry->size(); ++i) {
    Type* type = vm.base.at<Type>((*vm.classes.registry)[i]);
    TRY(vm.meter.charge(1 + (type->bases ? type->bases->length / 8 : 0)));
    if (!is_direct_base(upper, type)) continue;
    if (TRY(is_quietly_below(vm, candidate, Value::from_cell(type)))) return true;
  }
  return false;
}

Result<Value> abc_is_quietly_below(Vm& vm, const Value* arguments) {
  return Value::boolean(TRY(is_quietly_below(vm, arguments[0], arguments[1])));
}

// Whether the namespace of the class itself has exactly this value under the name.
Result<Value> abc_owns(Vm& vm, const Value* arguments) {
  const Type* type = vm.as<Type>(arguments[0], TypeId::Type);
  Str* name = vm.as<Str>(arguments[1], TypeId::Str);
  if (type == nullptr || name == nullptr || !type->dict) return Value::boolean(false);
  return Value::boolean(dict_find_string(vm, type->dict.get(), name) == arguments[2]);
}

// Returns True if the class has all these methods and none of them is None, else NotImplemented.
Result<Value> abc_defines(Vm& vm, const Value* arguments) {
  Type* type = vm.as<Type>(arguments[0], TypeId::Type);
  if (type == nullptr || !type->mro) {
    // Not a class: fail as the attribute lookup of a guest would.
    TRY(get_attribute_calling(vm, arguments[0], TRY(intern(vm, std::string_view("__mro__")))));
    return Value::not_implemented();
  }
  const Tuple* names = vm.cell<Tuple>(arguments[1]);
  for (uint32_t i = 0; i < names->length; ++i) {
    TRY(vm.meter.charge(1));
    Str* name = TRY(attribute_name(vm, names->items[i]));
    Value found = find_class_attribute(vm, type, name);
    if (found.is_undefined() || found.is_none()) return Value::not_implemented();
  }
  return Value::boolean(true);
}

// Whether the class or one of its bases is the abstract class or is registered with it. Calls no
// hook.
Result<Value> abc_is_registered(Vm& vm, const Value* arguments) {
  const Type* type = vm.as<Type>(arguments[1], TypeId::Type);
  if (type == nullptr || !type->mro) return Value::boolean(false);
  Tuple* order = type->mro.get();
  for (uint32_t i = 0; i < order->length; ++i) {
    TRY(vm.meter.charge(1));
    if (order->items[i] == arguments[0]) return Value::boolean(true);
    if (TRY(knows(vm, arguments[0], kRegistered, order->items[i]))) {
      return Value::boolean(true);
    }
  }
  return Value::boolean(false);
}

Result<Value> abc_find_abstract_methods(Vm& vm, const Value* arguments) {
  TRY(find_abstract_methods_calling(vm, arguments[0]));
  return Value::none();
}

constexpr NativeRow kRows[] = {
    {"defines(cls, /, *names)", abc_defines},
    {"describe(cls, /)", abc_describe_calling},
    {"enroll(cls, /)", abc_enroll},
    {"find_abstract_methods(cls, /)", abc_find_abstract_methods},
    {"forget_answers(cls, /)", abc_forget_answers},
    {"forget_registered(cls, /)", abc_forget_registered},
    {"get_cache_token()", abc_registrations},
    {"has_instance(cls, instance, /)", abc_has_instance},
    {"has_subclass(cls, subclass, /)", abc_has_subclass},
    {"is_quietly_below(cls, other, /)", abc_is_quietly_below},
    {"is_registered(abstract, cls, /)", abc_is_registered},
    {"owns(cls, name, value, /)", abc_owns},
    {"register(cls, subclass, /)", abc_register},
};

}  // namespace

std::span<const NativeRow> abc_module_functions() { return kRows; }

// Adds types that library modules need by name: that of arrays, which is registered as a sequence
// even if array is never imported, and that of read-only views.
Result<void> fill_abc_module(Vm& vm, Dict* dict) {
  TRY(add_type_to_module(vm, dict, TypeId::MappingProxy));
  return add_type_to_module(vm, dict, TypeId::Array);
}

}  // namespace hognose
