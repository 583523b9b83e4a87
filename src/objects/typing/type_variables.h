// The methods __typing_subst__ and __typing_prepare_subst__ of TypeVar, ParamSpec and TypeVarTuple,
// which replace them by type arguments.
#pragma once

#include "objects/core/native.h"

namespace hognose {

Result<Value> substitute_type_variable(Vm& vm, const Value* arguments);
Result<Value> prepare_type_variable(Vm& vm, const Value* arguments);
Result<Value> substitute_parameter_specification(Vm& vm, const Value* arguments);
Result<Value> prepare_parameter_specification(Vm& vm, const Value* arguments);
Result<Value> substitute_type_variable_tuple(Vm& vm, const Value* arguments);
Result<Value> prepare_type_variable_tuple(Vm& vm, const Value* arguments);

}  // namespace hognose
