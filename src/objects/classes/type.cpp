// The type `type`: creating instances by calling a class, class attributes, and the properties and
// methods of classes.
//
// Class attributes change only here. Each change moves the class epoch, which invalidates caches
// (the rules are in attributes.h).
#include <algorithm>

#include "bytecode/code.h"
#include "objects/classes/class.h"
#include "objects/classes/registry.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/binding.h"
#include "objects/core/cell_size.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "objects/protocols/special.h"
#include "objects/typing/typing_objects.h"

namespace hognose {

Value own_class_attribute(Vm& vm, const Type* type, Name name) {
  return dict_find_string(vm, type->dict.get(), vm.name(name));
}

Value class_module(Vm& vm, const Type* type) {
  return is_boot_cell(type) ? type->module : own_class_attribute(vm, type, Name::Module);
}

Result<Str*> full_class_name(Vm& vm, const Type* type) {
  const Str* module = vm.as<Str>(class_module(vm, type), TypeId::Str);
  const Str* name = type->qualified_name.get();
  if (module == nullptr || strings_equal(module, vm.name(Name::Builtin))) {
    return make_text(vm, "{}", name);
  }
  return make_text(vm, "{}.{}", module, name);
}

Result<Value> make_mapping_proxy(Vm& vm, Dict* dict) {
  DictView* view = TRY(vm.make<DictView>(TypeId::MappingProxy));
  view->mapping = Value::from_cell(dict);
  return Value::from_cell(view);
}

// --- attributes

Failure raise_immutable_type(Vm& vm, const Type* type, const Str* name) {
  return vm.raise(TypeId::TypeError, "cannot set '{}' attribute of immutable type '{}'", name,
                  type);
}

Result<void> store_class_attribute(Vm& vm, Type* type, Str* name, Value value) {
  // The boot image is read-only and shared by all runs. Check it here, whatever the caller checked.
  if (HOGNOSE_UNLIKELY(is_boot_cell(type))) return raise_immutable_type(vm, type, name);
  Dict* dict = type->dict.get();
  Value old = dict_find_string(vm, dict, name);
  if (value.is_undefined()) {
    if (old.is_undefined()) return raise_no_attribute(vm, Value::from_cell(type), name);
    TRY(dict_delete_string(vm, dict, name));
  } else {
    TRY(dict_set_string(vm, dict, name, value));
    // Caches hold only the position of plain data, which did not change (attributes.h).
    if (!old.is_undefined() && is_plain_data(vm, old) && is_plain_data(vm, value) &&
        hook_flag_of(vm, name) == 0) {
      return {};
    }
  }
  change_class_epoch(vm);
  uint32_t hook = hook_flag_of(vm, name);
  // A data descriptor or hook takes precedence over instance attributes, but caches of slots do not
  // check for one. No such cache exists before the first instance has a slot.
  bool has_slots = type->slot_names != 0 || (type->flags & (kTypeDerivedFrom | kTypeGrown)) != 0;
  bool is_descriptor = is_data_descriptor(vm, old) || is_data_descriptor(vm, value);
  // Instances of this class may be descriptors in other classes.
  bool makes_descriptors = (hook & (kTypeDescriptorGet | kTypeDescriptorSet)) != 0;
  bool is_accessor = (hook & (kTypeGetattribute | kTypeGetattr | kTypeSetattr)) != 0;
  if (makes_descriptors || (has_slots && (is_accessor || is_descriptor))) {
    TRY(vm.services->forget_slot_caches());
  }
  if (hook != 0) TRY(update_hook_flags(vm, type));
  return {};
}

Result<void> class_set_attribute_calling(Vm& vm, Value object, Str* name, Value value) {
  name = TRY(canonical_name(vm, name));
  Type* type = vm.cell<Type>(object);
  if (is_immutable(type)) return raise_immutable_type(vm, type, name);
  Value attribute = find_class_attribute(vm, vm.type_of(object), name);
  if (!attribute.is_undefined() && is_data_descriptor(vm, attribute)) {
    // A data descriptor of the metaclass: store as for any instance.
    return generic_set_attribute_calling(vm, object, name, value);
  }
  return store_class_attribute(vm, type, name, value);
}

namespace {

// --- calling a class

// The arguments of a call with the class or the new object prepended.
class Window {
 public:
  explicit Window(Vm& vm) : large_(vm) {}

  Result<Value*> fill(Value first, const Value* arguments, size_t count) {
    if (count < kSmall) {
      small_[0] = first;
      std::copy_n(arguments, count, small_ + 1);
      return small_;
    }
    TRY(large_.push(first));
    TRY(large_.append(arguments, count));
    return large_.data();
  }

 private:
  static constexpr size_t kSmall = 8;
  Value small_[kSmall];
  RootVector large_;
};

Result<Value> call_native_with(Vm& vm, const NativeEntry& entry, const Value* window, size_t count,
                               Tuple* names) {
  TRY(vm.meter.charge(1));
  if (entry.kind == NativeKind::Constructor) {
    TRY(check_constructed_class(vm, entry, window, count));
  } else {
    TRY(check_receiver(vm, entry, window[0]));
  }
  size_t keywords = names == nullptr ? 0 : std::min<size_t>(names->length, count - 1);
  size_t positional = count - keywords;
  Value bound[Signature::kMaximumParameters];
  TRY(bind_native_arguments(vm, entry, window, positional, names, {window + positional, keywords},
                            bound));
  return invoke_native(vm, entry, bound);
}

// The native of a BuiltinFunction or SlotWrapper; null for any other callee.
const NativeEntry* native_entry(Vm& vm, Value callee) {
  if (!vm.is_exactly(callee, TypeId::BuiltinFunction) &&
      !vm.is_exactly(callee, TypeId::SlotWrapper)) {
    return nullptr;
  }
  return vm.boot.native(vm.known<Native>(callee)->native_index);
}

Result<Value> make_instance_calling(Vm& vm, Type* type, const Value* arguments, size_t count,
                                    Tuple* names) {
  Value self = Value::from_cell(type);
  Value maker = find_class_attribute(vm, type, Name::New);
  bool is_callable_type = (type->flags & kTypeCallable) != 0 && !maker.is_undefined();
  if (!is_callable_type) {
    return vm.raise(TypeId::TypeError, "cannot create '{}' instances", type);
  }
  const NativeEntry* entry = native_entry(vm, maker);
  // Whatever native __new__ comes first in the order, the nearest built-in base determines which
  // one makes the instance.
  if (entry != nullptr && entry->kind == NativeKind::Constructor &&
      static_cast<uint32_t>(entry->owner) != type->solid) {
    maker = find_class_attribute(vm, nearest_boot_base(type), Name::New);
    entry = native_entry(vm, maker);
  }
  // The common case of object.__new__ in which no error is possible: there are no arguments, or
  // __init__ takes them.
  if (entry != nullptr && entry->owner == TypeId::Object &&
      type->layout == static_cast<uint32_t>(TypeId::Object) && (type->flags & kTypeAbstract) == 0 &&
      entry->kind == NativeKind::Constructor && (count == 0 || (type->flags & kTypeInit) != 0)) {
    return Value::from_cell(TRY(vm.make_instance<Object>(type)));
  }
  Window window(vm);
  Value* all = TRY(window.fill(self, arguments, count));
  if (entry != nullptr && entry->kind == NativeKind::Constructor) {
    return call_native_with(vm, *entry, all, count + 1, names);
  }
  Value function = TRY(bind_descriptor_calling(vm, maker, Value::undefined(), type));
  return vm.call_with_keywords(function, all, count + 1, names);
}

}  // namespace

Result<void> initialize_calling(Vm& vm, Value instance, const Value* arguments, size_t count,
                                Tuple* names) {
  Type* type = vm.type_of(instance);
  Value initializer = find_class_attribute(vm, type, Name::Init);
  if (initializer.is_undefined()) return {};
  Window window(vm);
  Value result;
  const NativeEntry* entry = native_entry(vm, initializer);
  if (entry != nullptr && entry->kind == NativeKind::Slot) {
    // object.__init__ only checks for arguments.
    if (entry->owner == TypeId::Object && count == 0) return {};
    // list.__init__ ignores keywords if a subclass defines __new__, which receives them.
    if (names != nullptr && entry->owner == TypeId::List &&
        find_class_attribute(vm, type, Name::New) !=
            find_class_attribute(vm, vm.type(TypeId::List), Name::New)) {
      count -= std::min<size_t>(names->length, count);
      names = nullptr;
    }
    Value* all = TRY(window.fill(instance, arguments, count));
    result = TRY(call_native_with(vm, *entry, all, count + 1, names));
  } else if (vm.is_exactly(initializer, TypeId::Function)) {
    Value* all = TRY(window.fill(instance, arguments, count));
    result = TRY(vm.call_with_keywords(initializer, all, count + 1, names));
  } else {
    Value bound = TRY(bind_descriptor_calling(vm, initializer, instance, type));
    result = TRY(vm.call_with_keywords(bound, arguments, count, names));
  }
  if (result.is_none()) return {};
  return vm.raise(TypeId::TypeError, "__init__() should return None, not '{}'",
                  type_name(vm, result));
}

namespace {

// For type(name, bases, dict, **keywords), also when a guest metaclass calls it. Only the class
// statement resolves bases with __mro_entries__ (PEP 560); here they are an error.
Result<void> refuse_stand_ins_calling(Vm& vm, const Tuple* bases) {
  for (uint32_t i = 0; i < bases->length; ++i) {
    TRY(vm.meter.charge(1));
    if (vm.has_layout(bases->items[i], TypeId::Type)) continue;
    Value entries = TRY(find_attribute_calling(vm, bases->items[i], vm.name(Name::MroEntries)));
    if (entries.is_undefined()) continue;
    return vm.raise(TypeId::TypeError,
                    "type() doesn't support MRO entry resolution; use types.new_class()");
  }
  return {};
}

Result<Value> type_new(Vm& vm, const Value* arguments) {
  Tuple* given = vm.cell<Tuple>(arguments[1]);
  Dict* keywords = vm.cell<Dict>(arguments[2]);
  if (given->length != 3) {
    return vm.raise(TypeId::TypeError, "type.__new__() takes exactly 3 arguments ({} given)",
                    given->length);
  }
  constexpr TypeId kKinds[] = {TypeId::Str, TypeId::Tuple, TypeId::Dict};
  constexpr const char* kNames[] = {"str", "tuple", "dict"};
  for (uint32_t i = 0; i < 3; ++i) {
    if (vm.has_layout(given->items[i], kKinds[i])) continue;
    return vm.raise(TypeId::TypeError, "type.__new__() argument {} must be {}, not {}", i + 1,
                    kNames[i], argument_type_name(vm, given->items[i]));
  }
  Type* metatype = vm.known<Type>(arguments[0]);
  Tuple* bases = vm.cell<Tuple>(given->items[1]);
  TRY(refuse_stand_ins_calling(vm, bases));
  Type* winner = TRY(derive_metatype(vm, metatype, bases));
  if (winner != metatype) {
    Value maker = find_class_attribute(vm, winner, Name::New);
    if (maker != find_class_attribute(vm, vm.type(TypeId::Type), Name::New)) {
      Value function = TRY(bind_descriptor_calling(vm, maker, Value::undefined(), winner));
      Tuple* all = TRY(make_tuple(
          vm, {Value::from_cell(winner), given->items[0], given->items[1], given->items[2]}));
      return call_spread(vm, function, all, keywords);
    }
  }
  ClassParts parts;
  parts.metatype = winner;
  parts.name = vm.cell<Str>(given->items[0]);
  parts.bases = bases;
  parts.names = vm.cell<Dict>(given->items[2]);
  parts.keywords = keywords;
  return Value::from_cell(TRY(make_class_calling(vm, parts)));
}

Result<Value> type_init(Vm& vm, const Value* arguments) {
  uint32_t count = vm.cell<Tuple>(arguments[1])->length;
  if (count == 1 && vm.cell<Dict>(arguments[2])->length != 0) {
    return vm.raise(TypeId::TypeError, "type.__init__() takes no keyword arguments");
  }
  if (count != 1 && count != 3) {
    return vm.raise(TypeId::TypeError, "type.__init__() takes 1 or 3 arguments");
  }
  return Value::none();
}

Result<Value> type_call(Vm& vm, const Value* arguments) {
  const Tuple* positional = vm.cell<Tuple>(arguments[1]);
  SpreadArguments given =
      TRY(spread(vm, {positional->items.data(), positional->length}, vm.cell<Dict>(arguments[2])));
  return call_type_calling(vm, vm.known<Type>(arguments[0]), given.values, given.count,
                           given.names);
}

// --- methods

Result<Value> type_mro(Vm& vm, const Value* arguments) {
  Tuple* order = TRY(linearize(vm, vm.known<Type>(arguments[0])));
  return Value::from_cell(TRY(make_list(vm, order->items.data(), order->length)));
}

Result<Value> type_subclasses(Vm& vm, const Value* arguments) {
  // Library classes that are not defined yet are subclasses too, so define them. When library code
  // itself asks (abstract classes do, about registered classes), they do not matter.
  const Code* asker = vm.services->current_code();
  if (asker == nullptr || (asker->flags & kCodeTrusted) == 0) {
    TRY(vm.services->complete_all_names_calling());
  }
  List* found = TRY(make_list_room(vm, 0));
  for (uint32_t i = 0; i < kTypeCount; ++i) {
    Type* other = vm.type(static_cast<TypeId>(i));
    if (row_of(static_cast<TypeId>(i)).is_internal ||
        other->base.get() != vm.known<Type>(arguments[0]))
      continue;
    TRY(list_append(vm, found, Value::from_cell(other)));
  }
  for (uint32_t i = 0; i < vm.classes.registry->size(); ++i) {
    Type* other = vm.base.at<Type>((*vm.classes.registry)[i]);
    const Tuple* bases = other->bases.get();
    TRY(vm.meter.charge(bases->length / 8 + 1));
    for (uint32_t k = 0; k < bases->length; ++k) {
      if (bases->items[k] != arguments[0]) continue;
      TRY(list_append(vm, found, Value::from_cell(other)));
      break;
    }
  }
  return Value::from_cell(found);
}

Result<Value> type_prepare(Vm& vm, const Value*) { return Value::from_cell(TRY(make_dict(vm))); }

Result<Value> type_instancecheck(Vm& vm, const Value* arguments) {
  return Value::boolean(TRY(is_plain_instance_calling(vm, arguments[1], arguments[0])));
}

Result<Value> type_subclasscheck(Vm& vm, const Value* arguments) {
  return Value::boolean(TRY(is_plain_subclass_calling(vm, arguments[1], arguments[0])));
}

Result<void> collect_class_names(Vm& vm, const Type* type, Dict* names) {
  const Tuple* order = type->mro.get();
  for (uint32_t i = 0; order != nullptr && i < order->length; ++i) {
    const Type* step = vm.as<Type>(order->items[i], TypeId::Type);
    uint32_t position = 0;
    Value key;
    Value value;
    while (step != nullptr && dict_next(step->dict.get(), &position, &key, &value)) {
      TRY(vm.meter.charge(1));
      TRY(dict_set_calling(vm, names, key, Value::none()));
    }
  }
  return {};
}

Result<Value> type_dir(Vm& vm, const Value* arguments) {
  Dict* names = TRY(make_dict(vm));
  TRY(collect_class_names(vm, vm.known<Type>(arguments[0]), names));
  TRY(drop_guarded_names(vm, arguments[0], names));
  return Value::from_cell(TRY(list_from_iterable_calling(vm, Value::from_cell(names))));
}

Result<Value> type_sizeof(Vm& vm, const Value* arguments) {
  const Type* type = vm.known<Type>(arguments[0]);
  return make_int_unsigned(vm, std::max<uint64_t>(cell_size(vm, type), sizeof(Type)));
}

Result<Value> type_repr(Vm& vm, Value self) {
  Str* name = TRY(full_class_name(vm, vm.known<Type>(self)));
  return Value::from_cell(TRY(make_text(vm, "<class '{}'>", name)));
}

constexpr NativeRow kConstructor = {"__new__(cls, /, *args, **kwargs)", type_new,
                                    kNativeConstructor};
constexpr NativeRow kInitializer = {"__init__(self, /, *args, **kwargs)", type_init};

constexpr NativeRow kMethods[] = {
    {"__call__(self, /, *args, **kwargs)", type_call, kNativeSlotWrapper},
    {"mro(self, /)", type_mro},
    {"__subclasses__(self, /)", type_subclasses},
    {"__prepare__(cls, /, *args, **kwargs)", type_prepare, kNativeClassMethod},
    {"__instancecheck__(self, instance, /)", type_instancecheck},
    {"__subclasscheck__(self, subclass, /)", type_subclasscheck},
    {"__dir__(self, /)", type_dir},
    {"__sizeof__(self, /)", type_sizeof},
};

// --- properties

// Guest classes raise this text on deletion too, as in CPython.
Result<void> check_settable(Vm& vm, const Type* type, const char* name, Value value) {
  if (is_immutable(type)) {
    return vm.raise(TypeId::TypeError, "cannot set '{}' attribute of immutable type '{}'", name,
                    type);
  }
  if (value.is_undefined()) {
    return vm.raise(TypeId::TypeError, "cannot delete '{}' attribute of immutable type '{}'", name,
                    type);
  }
  return {};
}

Result<Value> get_name(Vm& vm, Value self) {
  return Value::from_cell(vm.known<Type>(self)->name.get());
}

Result<Str*> checked_name(Vm& vm, const Type* type, const char* what, Value value) {
  TRY(check_settable(vm, type, what, value));
  Str* text = vm.as<Str>(value, TypeId::Str);
  if (text != nullptr) return text;
  return vm.raise(TypeId::TypeError, "can only assign string to {}.{}, not '{}'", type, what,
                  type_name(vm, value));
}

Result<void> set_name(Vm& vm, Value self, Value value) {
  Type* type = vm.known<Type>(self);
  Str* text = TRY(checked_name(vm, type, "__name__", value));
  TRY(check_class_name(vm, text));
  type->name = TRY(intern(vm, text));
  return {};
}

Result<Value> get_qualified_name(Vm& vm, Value self) {
  return Value::from_cell(vm.known<Type>(self)->qualified_name.get());
}

Result<void> set_qualified_name(Vm& vm, Value self, Value value) {
  Type* type = vm.known<Type>(self);
  type->qualified_name = TRY(checked_name(vm, type, "__qualname__", value));
  return {};
}

Result<Value> get_module(Vm& vm, Value self) {
  Value module = class_module(vm, vm.known<Type>(self));
  if (!module.is_undefined()) return module;
  return vm.raise(TypeId::AttributeError, "{}", vm.name(Name::Module));
}

Result<void> set_own(Vm& vm, Value self, Name name, Value value) {
  Str* text = vm.name(name);
  Type* type = vm.known<Type>(self);
  if (is_immutable(type)) return raise_immutable_type(vm, type, text);
  return store_class_attribute(vm, type, text, value);
}

Result<void> set_module(Vm& vm, Value self, Value value) {
  TRY(check_settable(vm, vm.known<Type>(self), "__module__", value));
  return set_own(vm, self, Name::Module, value);
}

Result<Value> get_doc(Vm& vm, Value self) {
  Type* type = vm.known<Type>(self);
  if (is_boot_cell(type)) return type->doc;
  Value doc = own_class_attribute(vm, type, Name::Doc);
  if (doc.is_undefined()) return Value::none();
  return bind_descriptor_calling(vm, doc, Value::undefined(), type);
}

Result<void> set_doc(Vm& vm, Value self, Value value) {
  TRY(check_settable(vm, vm.known<Type>(self), "__doc__", value));
  return set_own(vm, self, Name::Doc, value);
}

Result<Value> get_dict(Vm& vm, Value self) {
  return make_mapping_proxy(vm, vm.known<Type>(self)->dict.get());
}

Result<Value> get_bases(Vm& vm, Value self) {
  return Value::from_cell(vm.known<Type>(self)->bases.get());
}

Result<void> set_bases(Vm& vm, Value self, Value value) {
  Type* type = vm.known<Type>(self);
  TRY(check_settable(vm, type, "__bases__", value));
  Tuple* bases = vm.as<Tuple>(value, TypeId::Tuple);
  if (bases == nullptr) {
    return vm.raise(TypeId::TypeError, "can only assign tuple to {}.__bases__, not {}", type,
                    type_name(vm, value));
  }
  if (bases->length == 0) {
    return vm.raise(TypeId::TypeError, "can only assign non-empty tuple to {}.__bases__, not ()",
                    type);
  }
  return set_bases_calling(vm, type, bases);
}

Result<Value> get_base(Vm& vm, Value self) {
  Type* base = vm.known<Type>(self)->base.get();
  return base == nullptr ? Value::none() : Value::from_cell(base);
}

Result<Value> get_mro(Vm& vm, Value self) {
  Tuple* order = vm.known<Type>(self)->mro.get();
  return order == nullptr ? Value::none() : Value::from_cell(order);
}

Result<Value> get_flags(Vm& vm, Value self) {
  // The bits of CPython's flags that programs check: HEAPTYPE, BASETYPE, IS_ABSTRACT.
  const Type* type = vm.known<Type>(self);
  uint32_t flags = 1u << 12;  // READY
  if (!is_boot_cell(type)) flags |= 1u << 9;
  if ((type->flags & kTypeSubclassable) != 0) flags |= 1u << 10;
  if ((type->flags & kTypeAbstract) != 0) flags |= 1u << 20;
  return Value::from_small_int(flags);
}

// The layout numbers are not CPython's. Programs may use them only to tell whether instances have a
// __dict__, room for weak references, and items after the fixed part.
Result<Value> get_basic_size(Vm& vm, Value self) {
  const Type* type = vm.known<Type>(self);
  return Value::from_small_int(vm.base.at<Shape>(type->instance_shape.offset())->instance_bytes);
}
Result<Value> get_item_size(Vm& vm, Value self) {
  const Shape* shape = vm.base.at<Shape>(vm.known<Type>(self)->instance_shape.offset());
  return Value::from_small_int((shape->flags & kShapeVariableSize) != 0 ? sizeof(Value) : 0);
}
Result<Value> get_dict_offset(Vm& vm, Value self) {
  const Shape* shape = vm.base.at<Shape>(vm.known<Type>(self)->instance_shape.offset());
  return Value::from_small_int(takes_attributes(shape) ? -1 : 0);
}
Result<Value> get_weak_reference_offset(Vm& vm, Value self) {
  bool weak_referable = (vm.known<Type>(self)->flags & kTypeWeakReferable) != 0;
  return Value::from_small_int(weak_referable ? -32 : 0);
}

Result<Value> get_text_signature(Vm& vm, Value self) {
  const Type* type = vm.known<Type>(self);
  if (!is_boot_cell(type)) return Value::none();
  const TypeSpec& spec = spec_of(static_cast<TypeId>(type->id));
  const NativeRow* row = spec.initializer != nullptr ? spec.initializer : spec.constructor;
  if (row == nullptr) return Value::none();
  // "name(self, a, b)" becomes "(a, b)".
  std::string_view text = std::string_view(row->signature.text).substr(row->signature.name_length);
  size_t end = text.find_first_of(",)");
  std::string_view rest = text.substr(text[end] == ',' ? end + 2 : end);
  if (rest.substr(0, 3) == "/, ") rest.remove_prefix(3);
  return Value::from_cell(TRY(make_text(vm, "({}", rest)));
}

Result<Value> get_abstract_methods(Vm& vm, Value self) {
  Type* type = vm.known<Type>(self);
  Value found = is_boot_cell(type) ? Value::undefined()
                                   : own_class_attribute(vm, type, Name::AbstractMethods);
  if (!found.is_undefined()) return found;
  return vm.raise(TypeId::AttributeError, "{}", vm.name(Name::AbstractMethods));
}

Result<void> set_abstract_methods(Vm& vm, Value self, Value value) {
  bool abstract = !value.is_undefined() && TRY(truth_calling(vm, value));
  TRY(set_own(vm, self, Name::AbstractMethods, value));
  Type* type = vm.known<Type>(self);
  type->flags = (type->flags & ~kTypeAbstract) | (abstract ? uint32_t{kTypeAbstract} : 0u);
  return {};
}

// --- annotations (PEP 649): computed on first access, then kept

Failure raise_no_annotations(Vm& vm, Value self, Name name) {
  return raise_no_attribute(vm, self, vm.name(name));
}

Result<Value> get_annotate(Vm& vm, Value self) {
  Type* type = vm.known<Type>(self);
  if (is_boot_cell(type)) return raise_no_annotations(vm, self, Name::Annotate);
  Value found = own_class_attribute(vm, type, Name::AnnotateFunc);
  if (found.is_undefined()) found = own_class_attribute(vm, type, Name::Annotate);
  if (found.is_undefined()) return Value::none();
  return bind_descriptor_calling(vm, found, Value::undefined(), type);
}

Result<void> set_annotate(Vm& vm, Value self, Value value) {
  TRY(check_settable(vm, vm.known<Type>(self), "__annotate__", value));
  if (!value.is_none() && !is_callable(vm, value)) {
    return vm.raise(TypeId::TypeError, "__annotate__ must be callable or None");
  }
  TRY(set_own(vm, self, Name::AnnotateFunc, value));
  Value cached = own_class_attribute(vm, vm.known<Type>(self), Name::AnnotationsCache);
  if (value.is_none() || cached.is_undefined()) return {};
  return set_own(vm, self, Name::AnnotationsCache, Value::undefined());
}

Result<Value> get_annotations(Vm& vm, Value self) {
  Type* type = vm.known<Type>(self);
  if (is_boot_cell(type)) return raise_no_annotations(vm, self, Name::Annotations);
  for (Name name : {Name::Annotations, Name::AnnotationsCache}) {
    Value found = own_class_attribute(vm, type, name);
    if (!found.is_undefined()) {
      return bind_descriptor_calling(vm, found, Value::undefined(), type);
    }
  }
  constexpr int64_t kValues = 1;  // annotationlib.Format.VALUE
  Value annotate = TRY(get_annotate(vm, self));
  Value annotations;
  if (annotate.is_none() || !is_callable(vm, annotate)) {
    annotations = Value::from_cell(TRY(make_dict(vm)));
  } else {
    annotations = TRY(vm.call(annotate, {Value::from_small_int(kValues)}));
    if (!vm.has_layout(annotations, TypeId::Dict)) {
      return vm.raise(TypeId::TypeError, "__annotate__ returned non-dict of type '{}'",
                      type_name(vm, annotations));
    }
  }
  TRY(set_own(vm, self, Name::AnnotationsCache, annotations));
  return annotations;
}

Result<void> set_annotations(Vm& vm, Value self, Value value) {
  Type* type = vm.known<Type>(self);
  bool plain =
      !is_boot_cell(type) && !own_class_attribute(vm, type, Name::Annotations).is_undefined();
  Name name = plain ? Name::Annotations : Name::AnnotationsCache;
  if (value.is_undefined() && !is_boot_cell(type) &&
      own_class_attribute(vm, type, name).is_undefined()) {
    return vm.raise(TypeId::AttributeError, "{}", vm.name(Name::Annotations));
  }
  TRY(set_own(vm, self, name, value));
  for (Name function : {Name::AnnotateFunc, Name::Annotate}) {
    if (own_class_attribute(vm, type, function).is_undefined()) continue;
    TRY(set_own(vm, self, function, Value::undefined()));
  }
  return {};
}

Result<Value> get_type_params(Vm& vm, Value self) {
  Type* type = vm.known<Type>(self);
  Value found =
      is_boot_cell(type) ? Value::undefined() : own_class_attribute(vm, type, Name::TypeParams);
  return found.is_undefined() ? Value::from_cell(vm.empty_tuple()) : found;
}

Result<void> set_type_params(Vm& vm, Value self, Value value) {
  TRY(check_settable(vm, vm.known<Type>(self), "__type_params__", value));
  return set_own(vm, self, Name::TypeParams, value);
}

constexpr PropertyRow kProperties[] = {
    {"__name__", get_name, set_name},
    {"__qualname__", get_qualified_name, set_qualified_name},
    {"__module__", get_module, set_module},
    {"__doc__", get_doc, set_doc},
    {"__dict__", get_dict, nullptr},
    {"__bases__", get_bases, set_bases},
    {"__base__", get_base, nullptr},
    {"__mro__", get_mro, nullptr},
    {"__flags__", get_flags, nullptr},
    {"__basicsize__", get_basic_size, nullptr},
    {"__itemsize__", get_item_size, nullptr},
    {"__dictoffset__", get_dict_offset, nullptr},
    {"__weakrefoffset__", get_weak_reference_offset, nullptr},
    {"__text_signature__", get_text_signature, nullptr},
    {"__abstractmethods__", get_abstract_methods, set_abstract_methods},
    {"__annotate__", get_annotate, set_annotate},
    {"__annotations__", get_annotations, set_annotations},
    {"__type_params__", get_type_params, set_type_params},
};

void trace_type(Tracer& tracer, Cell* cell, size_t) {
  auto* type = static_cast<Type*>(cell);
  tracer.visit(type->name);
  tracer.visit(type->qualified_name);
  tracer.visit(type->bases);
  tracer.visit(type->mro);
  tracer.visit(type->base);
  tracer.visit(type->dict);
  tracer.visit(type->instance_shape);
  tracer.visit(type->members);
  tracer.visit(type->module);
  tracer.visit(type->doc);
}

}  // namespace

Result<Value> call_type_calling(Vm& vm, Type* type, const Value* arguments, size_t count,
                                Tuple* keyword_names) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  if (type == vm.type(TypeId::Type)) {
    size_t keywords = keyword_names == nullptr ? 0 : keyword_names->length;
    if (count == 1 && keywords == 0) return Value::from_cell(vm.type_of(arguments[0]));
    if (count == keywords + 1) {
      return vm.raise(TypeId::TypeError, "type() takes no keyword arguments");
    }
    if (count != keywords + 3) {
      return vm.raise(TypeId::TypeError, "type() takes 1 or 3 arguments");
    }
  }
  Value made = TRY(make_instance_calling(vm, type, arguments, count, keyword_names));
  // __init__ runs only if __new__ returned an instance of the class (reference 3.3.1).
  if (!is_subtype(vm, vm.type_of(made), type)) return made;
  TRY(initialize_calling(vm, made, arguments, count, keyword_names));
  return made;
}

Result<void> collect_names_calling(Vm& vm, Value object, Dict* names) {
  Value own = TRY(find_attribute_unguarded_calling(vm, object, vm.name(Name::Dict)));
  if (vm.has_layout(own, TypeId::Dict)) TRY(dict_update_calling(vm, names, own));
  // The value of __class__, if it is a class.
  Value claimed = TRY(find_attribute_unguarded_calling(vm, object, vm.name(Name::Class)));
  if (const Type* type = vm.as<Type>(claimed, TypeId::Type)) {
    TRY(collect_class_names(vm, type, names));
  }
  return drop_guarded_names(vm, object, names);
}

const TypeSpec kTypeType = {
    .doc =
        "type(object): the class of the object.\n"
        "type(name, bases, namespace, **keywords): a new class.",
    .slots = {.repr = type_repr,
              .binary = type_or_calling,
              .binary_operators = operator_bit(BinaryOperator::BitOr),
              .get_attribute = class_get_attribute_calling,
              .set_attribute = class_set_attribute_calling},
    .trace = trace_type,
    .instance_bytes = sizeof(Type),
    .constructor = &kConstructor,
    .initializer = &kInitializer,
    .methods = kMethods,
    .properties = kProperties,
};

}  // namespace hognose
