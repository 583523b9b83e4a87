// The type module: a namespace with attributes.
//
// A module's attributes are in its `dict`. The module's shape says so, so the generic code for
// instances reads and writes them. Only __getattr__ functions and error texts are special
// (attributes.cpp).
#include "objects/attributes/attributes.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "policy/check_sites.h"

namespace hognose {

namespace {

Result<Value> module_new(Vm& vm, const Value* arguments) {
  Module* module = TRY(vm.make_instance<Module>(vm.known<Type>(arguments[0])));
  module->dict = TRY(make_dict(vm));
  return Value::from_cell(module);
}

Result<void> set_names(Vm& vm, Dict* dict, Value name, Value doc) {
  TRY(dict_set_string(vm, dict, vm.name(Name::Name), name));
  TRY(dict_set_string(vm, dict, vm.name(Name::Doc), doc));
  for (Name empty : {Name::Package, Name::Loader, Name::Spec}) {
    if (!dict_find_string(vm, dict, vm.name(empty)).is_undefined()) continue;
    TRY(dict_set_string(vm, dict, vm.name(empty), Value::none()));
  }
  return {};
}

Result<Value> module_init(Vm& vm, const Value* arguments) {
  Module* self = vm.known<Module>(arguments[0]);
  if (HOGNOSE_ASKS(shut_module_init)) TRY(check_shut(vm, arguments[0], vm.name(Name::Init)));
  if (!vm.has_layout(arguments[1], TypeId::Str)) {
    return vm.raise(TypeId::TypeError, "module() argument 'name' must be str, not {}",
                    argument_type_name(vm, arguments[1]));
  }
  if (!self->dict) self->dict = TRY(make_dict(vm));
  TRY(set_names(vm, self->dict.get(), arguments[1], arguments[2]));
  return Value::none();
}

Result<Value> module_repr(Vm& vm, Value self) {
  Dict* dict = vm.known<Module>(self)->dict.get();
  Value name = dict == nullptr ? Value() : dict_find_string(vm, dict, vm.name(Name::Name));
  Value file = dict == nullptr ? Value() : dict_find_string(vm, dict, vm.name(Name::File));
  Str* name_text =
      name.is_undefined() ? TRY(make_string_ascii(vm, "?")) : TRY(repr_calling(vm, name));
  if (vm.known<Module>(self)->built_in != 0) {
    return Value::from_cell(TRY(make_text(vm, "<module {} (built-in)>", name_text)));
  }
  if (!file.is_undefined() && !file.is_none()) {
    Str* file_text = TRY(repr_calling(vm, file));
    return Value::from_cell(TRY(make_text(vm, "<module {} from {}>", name_text, file_text)));
  }
  return Value::from_cell(TRY(make_text(vm, "<module {}>", name_text)));
}

// PEP 562: a function __dir__ in the module overrides dir().
Result<Value> module_dir(Vm& vm, const Value* arguments) {
  Dict* dict = vm.known<Module>(arguments[0])->dict.get();
  if (dict == nullptr) return Value::from_cell(TRY(make_list(vm, nullptr, 0)));
  TRY(vm.services->complete_names_calling(dict));
  Value hook = dict_find_string(vm, dict, vm.name(Name::Dir));
  if (!hook.is_undefined()) return vm.call(hook, nullptr, 0);
  Dict* names = TRY(dict_copy(vm, dict));
  TRY(drop_guarded_names(vm, arguments[0], names));
  return Value::from_cell(TRY(list_from_iterable_calling(vm, Value::from_cell(names))));
}

Result<Value> get_dict(Vm& vm, Value self) {
  Dict* dict = TRY(instance_dictionary(vm, vm.cell(self)));
  TRY(vm.services->complete_names_calling(dict));
  return Value::from_cell(dict);
}

// --- annotations (PEP 649): computed on first access, then kept in the module's dict

Result<Dict*> dict_of(Vm& vm, Value self) {
  Module* module = vm.known<Module>(self);
  if (!module->dict) module->dict = TRY(make_dict(vm));
  return module->dict.get();
}

Result<Value> get_annotate(Vm& vm, Value self) {
  Dict* dict = TRY(dict_of(vm, self));
  Value annotate = dict_find_string(vm, dict, vm.name(Name::Annotate));
  if (!annotate.is_undefined()) return annotate;
  TRY(dict_set_string(vm, dict, vm.name(Name::Annotate), Value::none()));
  return Value::none();
}

Result<void> set_annotate(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) {
    return vm.raise(TypeId::TypeError, "cannot delete __annotate__ attribute");
  }
  if (!value.is_none() && !is_callable(vm, value)) {
    return vm.raise(TypeId::TypeError, "__annotate__ must be callable or None");
  }
  Dict* dict = TRY(dict_of(vm, self));
  TRY(dict_set_string(vm, dict, vm.name(Name::Annotate), value));
  if (!value.is_none()) TRY(dict_delete_string(vm, dict, vm.name(Name::Annotations)));
  return {};
}

Result<Value> get_annotations(Vm& vm, Value self) {
  Dict* dict = TRY(dict_of(vm, self));
  Value annotations = dict_find_string(vm, dict, vm.name(Name::Annotations));
  if (!annotations.is_undefined()) return annotations;
  constexpr int64_t kValues = 1;  // annotationlib.Format.VALUE
  Value annotate = dict_find_string(vm, dict, vm.name(Name::Annotate));
  if (annotate.is_undefined() || !is_callable(vm, annotate)) {
    annotations = Value::from_cell(TRY(make_dict(vm)));
  } else {
    annotations = TRY(vm.call(annotate, {Value::from_small_int(kValues)}));
    if (!vm.has_layout(annotations, TypeId::Dict)) {
      return vm.raise(TypeId::TypeError, "__annotate__ returned non-dict of type '{}'",
                      type_name(vm, annotations));
    }
  }
  TRY(dict_set_string(vm, dict, vm.name(Name::Annotations), annotations));
  return annotations;
}

Result<void> set_annotations(Vm& vm, Value self, Value value) {
  Dict* dict = TRY(dict_of(vm, self));
  if (!value.is_undefined()) {
    TRY(dict_set_string(vm, dict, vm.name(Name::Annotations), value));
  } else if (!TRY(dict_delete_string(vm, dict, vm.name(Name::Annotations)))) {
    return vm.raise(TypeId::AttributeError, "{}", vm.name(Name::Annotations));
  }
  TRY(dict_delete_string(vm, dict, vm.name(Name::Annotate)));
  return {};
}

constexpr NativeRow kConstructor = {"__new__(cls, /, *args, **kwargs)", module_new,
                                    kNativeConstructor};
constexpr NativeRow kInitializer = {"__init__(self, /, name, doc=None)", module_init};
constexpr NativeRow kMethods[] = {{"__dir__(self, /)", module_dir}};
constexpr PropertyRow kProperties[] = {
    {"__dict__", get_dict, refuse_assignment},
    {"__annotations__", get_annotations, set_annotations},
    {"__annotate__", get_annotate, set_annotate},
};

void trace_module(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<Module*>(cell)->dict);
}

}  // namespace

Result<Module*> make_module(Vm& vm, Str* name, Value doc) {
  Module* module = TRY(vm.make<Module>(TypeId::Module));
  module->dict = TRY(make_dict(vm));
  TRY(set_names(vm, module->dict.get(), Value::from_cell(name), doc));
  return module;
}

const TypeSpec kModuleType = {
    .doc = "module(name, doc=None): a namespace with a name, as import makes one.",
    .slots = {.repr = module_repr, .get_attribute = module_get_attribute_calling},
    .trace = trace_module,
    .instance_bytes = sizeof(Module),
    .constructor = &kConstructor,
    .initializer = &kInitializer,
    .methods = kMethods,
    .properties = kProperties,
};

}  // namespace hognose
