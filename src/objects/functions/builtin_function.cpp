// The type builtin_function_or_method: native functions, and native methods bound to their object.
//
// This file implements introspection of a native (by its index in the process's table) and of the
// bound object. The interpreter implements calls.
#include "objects/attributes/descriptor.h"
#include "objects/classes/object_reduce.h"
#include "objects/core/boot.h"
#include "objects/core/identity.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/callable.h"

namespace hognose {
namespace {

Result<const NativeEntry*> entry_of(Vm& vm, Value self) {
  const NativeEntry* entry = vm.boot.native(vm.known<Native>(self)->native_index);
  if (HOGNOSE_LIKELY(entry != nullptr)) return entry;
  return vm.raise(TypeId::SystemError, "a native function is damaged");
}

bool is_module_function(const NativeEntry& entry) { return entry.kind == NativeKind::Function; }

// The bound object. A constructor or static method counts as bound to the class that owns it.
Value bound_object(Vm& vm, const NativeEntry& entry, Value self) {
  Value object = vm.known<Native>(self)->self;
  bool of_class = entry.owner != TypeId::Count &&
                  (entry.kind == NativeKind::Constructor || entry.kind == NativeKind::StaticMethod);
  if (object.is_undefined() && of_class) return Value::from_cell(vm.type(entry.owner));
  return object;
}

const Str* name_of(Vm& vm, const NativeEntry& entry) { return vm.base.at<Str>(entry.name); }

Result<Value> get_name(Vm& vm, Value self) {
  return Value::from_cell(name_of(vm, *TRY(entry_of(vm, self))));
}

Result<Value> get_qualified_name(Vm& vm, Value self) {
  const NativeEntry* entry = TRY(entry_of(vm, self));
  Value object = bound_object(vm, *entry, self);
  if (is_module_function(*entry) || object.is_undefined()) {
    return Value::from_cell(name_of(vm, *entry));
  }
  const Type* type =
      vm.has_layout(object, TypeId::Type) ? vm.known<Type>(object) : vm.type_of(object);
  const Str* of_type = type->qualified_name.get();
  return Value::from_cell(TRY(make_text(vm, "{}.{}", of_type, name_of(vm, *entry))));
}

Result<Value> get_self(Vm& vm, Value self) {
  Value object = bound_object(vm, *TRY(entry_of(vm, self)), self);
  return object.is_undefined() ? Value::none() : object;
}

Result<Value> get_module(Vm& vm, Value self) {
  const NativeEntry* entry = TRY(entry_of(vm, self));
  if (!is_module_function(*entry) || entry->module == nullptr) return Value::none();
  return Value::from_cell(TRY(make_string(vm, entry->module)));
}

Result<Value> get_doc(Vm&, Value) { return Value::none(); }

// "($self, object, /)": the parameters as written in the native's row.
Result<Value> get_text_signature(Vm& vm, Value self) {
  const NativeEntry* entry = TRY(entry_of(vm, self));
  const Signature& signature = *entry->signature;
  return Value::from_cell(
      TRY(make_string(vm, std::string_view(signature.text).substr(signature.name_length))));
}

Result<Value> builtin_repr(Vm& vm, Value self) {
  const NativeEntry* entry = TRY(entry_of(vm, self));
  Value object = bound_object(vm, *entry, self);
  if (is_module_function(*entry) || object.is_undefined()) {
    return Value::from_cell(TRY(make_text(vm, "<built-in function {}>", name_of(vm, *entry))));
  }
  return Value::from_cell(
      TRY(make_text(vm, "<built-in method {} of {} object at {}>", name_of(vm, *entry),
                    type_name(vm, object), AddressText(object).view())));
}

Result<Value> builtin_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (op != CompareOperator::Equal && op != CompareOperator::NotEqual) {
    return Value::not_implemented();
  }
  if (!vm.is_exactly(other, TypeId::BuiltinFunction)) return Value::not_implemented();
  const Native* a = vm.known<Native>(self);
  const Native* b = vm.cell<Native>(other);
  bool equal = a->native_index == b->native_index && a->self == b->self;
  return Value::boolean(equal == (op == CompareOperator::Equal));
}

Result<uint64_t> builtin_hash(Vm& vm, Value self) {
  const Native* native = vm.known<Native>(self);
  uint64_t hash = identity_of(native->self) * 1'000'003 + native->native_index;
  return hash == ~uint64_t{0} ? ~uint64_t{1} : hash;
}

// For pickle: a function of a module is known by its name, a bound method by its object and name.
Result<Value> builtin_reduce(Vm& vm, const Value* arguments) {
  const NativeEntry* entry = TRY(entry_of(vm, arguments[0]));
  Value name = Value::from_cell(name_of(vm, *entry));
  Value object = bound_object(vm, *entry, arguments[0]);
  if (is_module_function(*entry) || object.is_undefined()) return name;
  return reduce_to_attribute(vm, arguments[0], "__self__", object, name);
}

constexpr PropertyRow kProperties[] = {
    {"__name__", get_name, nullptr}, {"__qualname__", get_qualified_name, nullptr},
    {"__self__", get_self, nullptr}, {"__module__", get_module, refuse_assignment},
    {"__doc__", get_doc, nullptr},   {"__text_signature__", get_text_signature, nullptr},
};
constexpr NativeRow kMethods[] = {kCallRow, {"__reduce__(self, /)", builtin_reduce}};

}  // namespace

Result<Value> make_native_function(Vm& vm, uint32_t native_index, Value self) {
  Native* native = TRY(vm.make<Native>(TypeId::BuiltinFunction));
  native->native_index = native_index;
  native->self = self;
  const NativeEntry* entry = vm.boot.native(native_index);
  if (entry != nullptr && entry->owner != TypeId::Count) native->owner = vm.type(entry->owner);
  return Value::from_cell(native);
}

const TypeSpec kBuiltinFunctionType = {
    .doc = "A function of the interpreter, or a method of a built-in type bound to its object.",
    .slots = {.repr = builtin_repr, .hash = builtin_hash, .compare = builtin_compare},
    .trace = trace_native,
    .instance_bytes = sizeof(Native),
    .methods = kMethods,
    .properties = kProperties,
};

}  // namespace hognose
