// The types function and method: attributes, reprs and binding.
//
// MakeFunction creates functions (make_function.cpp). The interpreter implements calls.
#include "objects/functions/function.h"

#include "objects/attributes/attributes.h"
#include "objects/attributes/shape.h"
#include "objects/classes/object_reduce.h"
#include "objects/core/identity.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/functions/code_object.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/special.h"
#include "policy/check_sites.h"

namespace hognose {
namespace {

// The format passed to the annotate function: annotationlib.Format.VALUE (PEP 649).
constexpr int64_t kAnnotationValues = 1;

void trace_function(Tracer& tracer, Cell* cell, size_t) {
  auto* function = static_cast<Function*>(cell);
  tracer.visit_code(function->code_index);
  tracer.visit(function->defaults);
  tracer.visit(function->keyword_defaults);
  tracer.visit(function->closure);
  tracer.visit(function->dict);
  tracer.visit(function->name);
  tracer.visit(function->qualified_name);
  tracer.visit(function->globals);
  tracer.visit(function->module);
  tracer.visit(function->doc);
  tracer.visit(function->annotate);
  tracer.visit(function->annotations);
  tracer.visit(function->type_params);
}

Function* function_of(Vm& vm, Value self) { return vm.cell<Function>(self); }

template <class T>
Value none_if_null(const Ref<T>& reference) {
  return reference ? Value::from_cell(reference.get()) : Value::none();
}

// --- function: attributes

Result<Value> get_name(Vm& vm, Value self) {
  return Value::from_cell(function_of(vm, self)->name.get());
}
Result<void> set_name(Vm& vm, Value self, Value value) {
  Str* name = vm.as<Str>(value, TypeId::Str);
  if (name == nullptr) {
    return vm.raise(TypeId::TypeError, "__name__ must be set to a string object");
  }
  function_of(vm, self)->name = name;
  return {};
}

Result<Value> get_qualified_name(Vm& vm, Value self) {
  return Value::from_cell(function_of(vm, self)->qualified_name.get());
}
Result<void> set_qualified_name(Vm& vm, Value self, Value value) {
  Str* name = vm.as<Str>(value, TypeId::Str);
  if (name == nullptr) {
    return vm.raise(TypeId::TypeError, "__qualname__ must be set to a string object");
  }
  function_of(vm, self)->qualified_name = name;
  return {};
}

Result<Value> get_defaults(Vm& vm, Value self) {
  return none_if_null(function_of(vm, self)->defaults);
}
Result<void> set_defaults(Vm& vm, Value self, Value value) {
  Tuple* defaults = vm.as<Tuple>(value, TypeId::Tuple);
  if (defaults == nullptr && !value.is_none() && !value.is_undefined()) {
    return vm.raise(TypeId::TypeError, "__defaults__ must be set to a tuple object");
  }
  function_of(vm, self)->defaults = defaults;
  return {};
}

Result<Value> get_keyword_defaults(Vm& vm, Value self) {
  return none_if_null(function_of(vm, self)->keyword_defaults);
}
Result<void> set_keyword_defaults(Vm& vm, Value self, Value value) {
  Dict* defaults = vm.as<Dict>(value, TypeId::Dict);
  if (defaults == nullptr && !value.is_none() && !value.is_undefined()) {
    return vm.raise(TypeId::TypeError, "__kwdefaults__ must be set to a dict object");
  }
  function_of(vm, self)->keyword_defaults = defaults;
  return {};
}

Result<Value> get_code(Vm& vm, Value self) {
  return vm.services->code_object(function_of(vm, self)->code_index);
}
Result<void> set_code(Vm& vm, Value self, Value value) {
  if (!vm.is_exactly(value, TypeId::Code)) {
    return vm.raise(TypeId::TypeError, "__code__ must be set to a code object");
  }
  Function* function = function_of(vm, self);
  uint32_t index = vm.cell<CodeObject>(value)->code_index;
  const Code* code = TRY(checked_code(vm, index));
  uint64_t has = function->closure ? function->closure->length : 0;
  uint64_t needs = code->free_names.size();
  if (has != needs) {
    const Str* name = function->name.get();
    return vm.raise(TypeId::ValueError, "{}() requires a code object with {} free vars, not {}",
                    name, has, needs);
  }
  // Trusted code carries rights, which must not be combined with a guest's closure and globals.
  const Code* present = TRY(checked_code(vm, function->code_index));
  if (HOGNOSE_ASKS(code_exchange) && ((code->flags | present->flags) & kCodeTrusted) != 0) {
    return vm.raise(TypeId::TypeError, "the code of a built-in module cannot be exchanged");
  }
  // Class bodies and modules need a namespace, which a function call does not provide.
  if (fills_namespace(*code)) {
    return vm.raise(TypeId::TypeError, "the code of a class body or module cannot be a function's");
  }
  Dict* globals = vm.as<Dict>(function->globals, TypeId::Dict);
  if (globals == nullptr) return vm.raise(TypeId::SystemError, "a function is damaged");
  function->code_index = TRY(vm.services->code_with_globals(index, globals));
  return {};
}

Result<Value> get_closure(Vm& vm, Value self) {
  return none_if_null(function_of(vm, self)->closure);
}
Result<Value> get_globals(Vm& vm, Value self) {
  Value globals = function_of(vm, self)->globals;
  if (Dict* dict = vm.as<Dict>(globals, TypeId::Dict)) {
    TRY(vm.services->complete_names_calling(dict));
  }
  return globals;
}
Result<Value> get_builtins(Vm& vm, Value) {
  return vm.namespaces.builtins == nullptr ? Value::none()
                                           : Value::from_cell(vm.namespaces.builtins);
}

Result<Value> get_module(Vm& vm, Value self) {
  return none_if_undefined(function_of(vm, self)->module);
}
Result<void> set_module(Vm& vm, Value self, Value value) {
  function_of(vm, self)->module = none_if_undefined(value);
  return {};
}

Result<Value> get_doc(Vm& vm, Value self) { return none_if_undefined(function_of(vm, self)->doc); }
Result<void> set_doc(Vm& vm, Value self, Value value) {
  function_of(vm, self)->doc = none_if_undefined(value);
  return {};
}

Result<Value> get_dict(Vm& vm, Value self) {
  return Value::from_cell(TRY(instance_dictionary(vm, vm.cell(self))));
}
Result<void> set_dict(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) return vm.raise(TypeId::TypeError, "cannot delete __dict__");
  Dict* dict = vm.as<Dict>(value, TypeId::Dict);
  if (dict == nullptr) {
    return vm.raise(TypeId::TypeError, "__dict__ must be set to a dictionary, not a '{}'",
                    type_name(vm, value));
  }
  return replace_instance_dictionary(vm, vm.cell(self), dict);
}

Result<Value> get_annotations(Vm& vm, Value self) {
  Function* function = function_of(vm, self);
  if (!function->annotations.is_undefined()) return function->annotations;
  Value annotations;
  if (is_callable(vm, function->annotate)) {
    annotations = TRY(vm.call(function->annotate, {Value::from_small_int(kAnnotationValues)}));
    if (!vm.has_layout(annotations, TypeId::Dict)) {
      return vm.raise(TypeId::TypeError, "__annotate__ returned non-dict of type '{}'",
                      type_name(vm, annotations));
    }
  } else {
    annotations = Value::from_cell(TRY(make_dict(vm)));
  }
  function_of(vm, self)->annotations = annotations;
  return annotations;
}
Result<void> set_annotations(Vm& vm, Value self, Value value) {
  if (value.is_none()) value = Value::undefined();
  if (!value.is_undefined() && !vm.has_layout(value, TypeId::Dict)) {
    return vm.raise(TypeId::TypeError, "__annotations__ must be set to a dict object");
  }
  function_of(vm, self)->annotations = value;
  function_of(vm, self)->annotate = Value::undefined();
  return {};
}

Result<Value> get_annotate(Vm& vm, Value self) {
  return none_if_undefined(function_of(vm, self)->annotate);
}
Result<void> set_annotate(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) return vm.raise(TypeId::TypeError, "__annotate__ cannot be deleted");
  if (!value.is_none() && !is_callable(vm, value)) {
    return vm.raise(TypeId::TypeError, "__annotate__ must be callable or None");
  }
  function_of(vm, self)->annotate = value;
  if (!value.is_none()) function_of(vm, self)->annotations = Value::undefined();
  return {};
}

Result<Value> get_type_params(Vm& vm, Value self) {
  Value params = function_of(vm, self)->type_params;
  return params.is_undefined() ? Value::from_cell(vm.empty_tuple()) : params;
}
Result<void> set_type_params(Vm& vm, Value self, Value value) {
  if (!vm.has_layout(value, TypeId::Tuple)) {
    return vm.raise(TypeId::TypeError, "__type_params__ must be set to a tuple");
  }
  function_of(vm, self)->type_params = value;
  return {};
}

constexpr PropertyRow kFunctionProperties[] = {
    {"__name__", get_name, set_name},
    {"__qualname__", get_qualified_name, set_qualified_name},
    {"__defaults__", get_defaults, set_defaults},
    {"__kwdefaults__", get_keyword_defaults, set_keyword_defaults},
    {"__code__", get_code, set_code},
    {"__closure__", get_closure, refuse_assignment},
    {"__globals__", get_globals, refuse_assignment},
    {"__builtins__", get_builtins, refuse_assignment},
    {"__module__", get_module, set_module},
    {"__doc__", get_doc, set_doc},
    {"__dict__", get_dict, set_dict},
    {"__annotations__", get_annotations, set_annotations},
    {"__annotate__", get_annotate, set_annotate},
    {"__type_params__", get_type_params, set_type_params},
};
constexpr NativeRow kFunctionMethods[] = {kCallRow};

Result<Value> function_repr(Vm& vm, Value self) {
  const Str* name = function_of(vm, self)->qualified_name.get();
  return Value::from_cell(
      TRY(make_text(vm, "<function {} at {}>", name, AddressText(self).view())));
}

// --- method

void trace_method(Tracer& tracer, Cell* cell, size_t) {
  auto* method = static_cast<BoundMethod*>(cell);
  tracer.visit(method->function);
  tracer.visit(method->self);
}

BoundMethod* method_of(Vm& vm, Value self) { return vm.cell<BoundMethod>(self); }

Result<Value> method_new(Vm& vm, const Value* arguments) {
  if (!is_callable(vm, arguments[1])) {
    return vm.raise(TypeId::TypeError, "first argument must be callable");
  }
  if (arguments[2].is_none()) {
    return vm.raise(TypeId::TypeError, "instance must not be None");
  }
  return make_bound_method(vm, arguments[1], arguments[2]);
}

Result<Value> method_function(Vm& vm, Value self) { return method_of(vm, self)->function; }
Result<Value> method_self(Vm& vm, Value self) { return method_of(vm, self)->self; }
Result<Value> method_doc(Vm& vm, Value self) {
  Value doc = TRY(find_attribute_calling(vm, method_of(vm, self)->function, vm.name(Name::Doc)));
  return none_if_undefined(doc);
}

// Attributes that the type does not define are read from the function: __name__, __defaults__, the
// function's own dict.
Result<Value> method_get_attribute(Vm& vm, Value self, Str* name) {
  if (!type_lookup(vm, vm.type(TypeId::BoundMethod), name).is_undefined()) {
    return generic_get_attribute_calling(vm, self, name);
  }
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  return get_attribute_calling(vm, method_of(vm, self)->function, name);
}

Result<Value> method_repr(Vm& vm, Value self) {
  Value function = method_of(vm, self)->function;
  Value name = TRY(find_attribute_calling(vm, function, vm.name(Name::Qualname)));
  if (name.is_undefined()) {
    name = TRY(find_attribute_calling(vm, function, vm.name(Name::Name)));
  }
  const Str* object = TRY(repr_calling(vm, method_of(vm, self)->self));
  if (!vm.has_layout(name, TypeId::Str)) {
    return Value::from_cell(TRY(make_text(vm, "<bound method ? of {}>", object)));
  }
  return Value::from_cell(TRY(make_text(vm, "<bound method {} of {}>",
                                        static_cast<const Str*>(vm.cell<Str>(name)), object)));
}

Result<Value> method_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (op != CompareOperator::Equal && op != CompareOperator::NotEqual) {
    return Value::not_implemented();
  }
  if (!vm.is_exactly(other, TypeId::BoundMethod)) return Value::not_implemented();
  bool equal =
      method_of(vm, self)->self == method_of(vm, other)->self &&
      TRY(equal_calling(vm, method_of(vm, self)->function, method_of(vm, other)->function));
  return Value::boolean(equal == (op == CompareOperator::Equal));
}

Result<uint64_t> method_hash(Vm& vm, Value self) {
  uint64_t of_function = TRY(hash_calling(vm, method_of(vm, self)->function));
  uint64_t hash = identity_of(method_of(vm, self)->self) * 1'000'003 ^ of_function;
  return hash == ~uint64_t{0} ? ~uint64_t{1} : hash;
}

Result<Value> method_get(Vm&, Value self, Value, Value) { return self; }

constexpr PropertyRow kMethodProperties[] = {
    {"__func__", method_function, refuse_assignment},
    {"__self__", method_self, refuse_assignment},
    {"__doc__", method_doc, nullptr},
};
// The object finds the method again by the name of its function.
Result<Value> method_reduce(Vm& vm, const Value* arguments) {
  const BoundMethod* method = method_of(vm, arguments[0]);
  Value name = TRY(get_attribute_calling(vm, method->function, vm.name(Name::Name)));
  return reduce_to_attribute(vm, arguments[0], "__self__", method_of(vm, arguments[0])->self, name);
}

constexpr NativeRow kMethodMethods[] = {kCallRow, {"__reduce__(self, /)", method_reduce}};
constexpr NativeRow kMethodNew = {"__new__(cls, function, instance, /)", method_new};

}  // namespace

Result<Value> bind_as_method(Vm& vm, Value self, Value object, Value) {
  if (object.is_undefined() || object.is_none()) return self;
  return make_bound_method(vm, self, object);
}

Result<Value> make_bound_method(Vm& vm, Value function, Value self) {
  BoundMethod* method = TRY(vm.make<BoundMethod>(TypeId::BoundMethod));
  method->function = function;
  method->self = self;
  return Value::from_cell(method);
}

Result<const Code*> checked_code(Vm& vm, uint32_t loaded_index) {
  const Code* code = vm.services->code_at(loaded_index);
  if (HOGNOSE_LIKELY(code != nullptr)) return code;
  return vm.raise(TypeId::SystemError, "a code object is damaged");
}

const TypeSpec kFunctionType = {
    .doc = "A function defined in Python.",
    .slots = {.repr = function_repr, .descriptor_get = bind_as_method},
    .trace = trace_function,
    .instance_bytes = sizeof(Function),
    .methods = kFunctionMethods,
    .properties = kFunctionProperties,
};

const TypeSpec kBoundMethodType = {
    .doc = "A function together with the object that is its first argument.",
    .slots = {.repr = method_repr,
              .hash = method_hash,
              .compare = method_compare,
              .descriptor_get = method_get,
              .get_attribute = method_get_attribute},
    .trace = trace_method,
    .instance_bytes = sizeof(BoundMethod),
    .constructor = &kMethodNew,
    .methods = kMethodMethods,
    .properties = kMethodProperties,
};

}  // namespace hognose
