// Slow path of Intrinsic: builds the objects for type parameters, aliases and template strings.
//
// Also the way of built-in types to what library modules provide for them.
#include "machine/slow/paths.h"
#include "objects/core/make.h"
#include "objects/text/template.h"
#include "objects/typing/typing_objects.h"

namespace hognose {

namespace {

Result<Value> set_type_parameters(Vm& vm, Value function, Value parameters) {
  Function* target = vm.as<Function>(function, TypeId::Function);
  if (target == nullptr) return vm.raise(TypeId::SystemError, "a generic function is damaged");
  target->type_params = parameters;
  return function;
}

Result<Tuple*> tuple_operand(Vm& vm, Value value) {
  if (vm.has_layout(value, TypeId::Tuple)) return vm.known<Tuple>(value);
  return vm.raise(TypeId::SystemError, "type parameters are damaged");
}

Result<Value> run_intrinsic(Vm& vm, Intrinsic intrinsic, const Value* r) {
  switch (intrinsic) {
    case Intrinsic::TypeVariable: return make_type_variable(vm, r[0], r[1], r[2], r[3]);
    case Intrinsic::ParameterSpecification: return make_parameter_specification(vm, r[0], r[1]);
    case Intrinsic::TypeVariableTuple: return make_type_variable_tuple(vm, r[0], r[1]);
    case Intrinsic::TypeAlias: return make_type_alias(vm, r[0], r[1], r[2]);
    case Intrinsic::SubscriptGeneric:
      return subscript_generic_calling(vm, TRY(tuple_operand(vm, r[0])));
    case Intrinsic::SetTypeParameters: return set_type_parameters(vm, r[0], r[1]);
    case Intrinsic::Interpolation: return make_interpolation(vm, r[0], r[1], r[2], r[3]);
    case Intrinsic::Template: {
      Tuple* strings = TRY(tuple_operand(vm, r[0]));
      return make_template(vm, strings, TRY(tuple_operand(vm, r[1])));
    }
  }
  return vm.raise(TypeId::SystemError, "unknown intrinsic");
}

}  // namespace

SLOW_PATH(Intrinsic) {
  const auto intrinsic = static_cast<Intrinsic>(instruction.d());
  r[instruction.a()] = SLOW_TRY(run_intrinsic(vm, intrinsic, r + instruction.b()));
  return true;
}

Result<Value> Machine::library_service_calling(LibraryService service) {
  if (importer == nullptr) {
    return raise(TypeId::ImportError, "imports are closed by the policy");
  }
  return importer->service_calling(*this, service);
}

}  // namespace hognose
