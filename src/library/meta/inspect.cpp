// The module _inspect: what objects are, for inspect.
//
// The predicates are isinstance(), so they believe __class__ as it does. Whether a generator runs
// is read from real generators only: inspect.py needs no right to their frames.
#include "library/core/modules.h"
#include "objects/core/make.h"
#include "objects/functions/generator.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Result<bool> is_a_calling(Vm& vm, Value object, std::initializer_list<TypeId> types) {
  for (TypeId id : types) {
    if (TRY(is_instance_calling(vm, object, Value::from_cell(vm.type(id))))) return true;
  }
  return false;
}

template <TypeId id>
Result<Value> is_type(Vm& vm, const Value* arguments) {
  return Value::boolean(TRY(is_a_calling(vm, arguments[0], {id})));
}

// --- descriptors, except functions, methods and classes, which are descriptors only by the way

enum class DescriptorKind : uint8_t { None, Method, Data };

Result<DescriptorKind> descriptor_kind_calling(Vm& vm, Value object) {
  if (TRY(is_a_calling(vm, object, {TypeId::Type, TypeId::BoundMethod, TypeId::Function}))) {
    return DescriptorKind::None;
  }
  Value type = Value::from_cell(vm.type_of(object));
  for (Name name : {Name::Set, Name::Delete}) {
    Value found = TRY(find_attribute_calling(vm, type, vm.name(name)));
    if (!found.is_undefined()) return DescriptorKind::Data;
  }
  Value get = TRY(find_attribute_calling(vm, type, vm.name(Name::Get)));
  return get.is_undefined() ? DescriptorKind::None : DescriptorKind::Method;
}

Result<Value> is_method_descriptor(Vm& vm, const Value* arguments) {
  DescriptorKind kind = TRY(descriptor_kind_calling(vm, arguments[0]));
  return Value::boolean(kind == DescriptorKind::Method);
}

Result<Value> is_data_descriptor(Vm& vm, const Value* arguments) {
  DescriptorKind kind = TRY(descriptor_kind_calling(vm, arguments[0]));
  return Value::boolean(kind == DescriptorKind::Data);
}

Result<Value> is_routine(Vm& vm, const Value* arguments) {
  if (TRY(is_a_calling(vm, arguments[0],
                       {TypeId::BuiltinFunction, TypeId::Function, TypeId::BoundMethod,
                        TypeId::MethodWrapper}))) {
    return Value::boolean(true);
  }
  return is_method_descriptor(vm, arguments);
}

// --- suspended frames

// Whether `await` takes it as it is.
Result<Value> is_coroutine(Vm& vm, const Value* arguments) {
  return Value::boolean(is_native_coroutine(vm, arguments[0]));
}

// The state of a generator, coroutine or async generator; None for other objects.
Result<Value> frame_state(Vm& vm, const Value* arguments) {
  bool is_one = vm.is_exactly(arguments[0], TypeId::Generator) ||
                vm.is_exactly(arguments[0], TypeId::Coroutine) ||
                vm.is_exactly(arguments[0], TypeId::AsyncGenerator);
  if (!is_one) return Value::none();
  const auto* generator = vm.known<Generator>(arguments[0]);
  std::string_view state;
  switch (generator->state) {
    case GeneratorState::Created: state = "CREATED"; break;
    case GeneratorState::Suspended: state = "SUSPENDED"; break;
    case GeneratorState::Running: state = "RUNNING"; break;
    case GeneratorState::Finished: state = "CLOSED"; break;
  }
  // An async generator also counts as running while it is suspended in an await.
  if (generator->driver) state = "RUNNING";
  return Value::from_cell(TRY(intern(vm, state)));
}

constexpr uint32_t kFlags = kNativeLikePython;
constexpr NativeRow kRows[] = {
    {"isasyncgen(object)", is_type<TypeId::AsyncGenerator>, kFlags},
    {"isbuiltin(object)", is_type<TypeId::BuiltinFunction>, kFlags},
    {"isclass(object)", is_type<TypeId::Type>, kFlags},
    {"iscode(object)", is_type<TypeId::Code>, kFlags},
    {"iscoroutine(object)", is_type<TypeId::Coroutine>, kFlags},
    {"isdatadescriptor(object)", is_data_descriptor, kFlags},
    {"isframe(object)", is_type<TypeId::Frame>, kFlags},
    {"isfunction(object)", is_type<TypeId::Function>, kFlags},
    {"isgenerator(object)", is_type<TypeId::Generator>, kFlags},
    {"isgetsetdescriptor(object)", is_type<TypeId::GetSetDescriptor>, kFlags},
    {"ismemberdescriptor(object)", is_type<TypeId::MemberDescriptor>, kFlags},
    {"ismethod(object)", is_type<TypeId::BoundMethod>, kFlags},
    {"ismethoddescriptor(object)", is_method_descriptor, kFlags},
    {"ismethodwrapper(object)", is_type<TypeId::MethodWrapper>, kFlags},
    {"ismodule(object)", is_type<TypeId::Module>, kFlags},
    {"isroutine(object)", is_routine, kFlags},
    {"istraceback(object)", is_type<TypeId::Traceback>, kFlags},
    {"_frame_state(object, /)", frame_state, kNativeConstantTime},
    {"_is_coroutine(object, /)", is_coroutine, kNativeConstantTime},
};

}  // namespace

std::span<const NativeRow> inspect_module_functions() { return kRows; }

Result<void> fill_inspect_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
