// The functions of the module _typing that read types and classes. typing.cpp lists them with their
// signatures; each file says what programs could do with them.
#pragma once

#include "objects/core/native.h"

namespace hognose {

// --- typing_types.cpp
Result<Value> typing_check(Vm& vm, const Value* arguments);
Result<Value> typing_special_form(Vm& vm, const Value* arguments);
Result<Value> typing_class_alias(Vm& vm, const Value* arguments);
Result<Value> typing_text(Vm& vm, const Value* arguments);
Result<Value> typing_origin(Vm& vm, const Value* arguments);
Result<Value> typing_arguments(Vm& vm, const Value* arguments);
Result<Value> typing_map(Vm& vm, const Value* arguments);
Result<Value> typing_first_line(Vm& vm, const Value* arguments);
Result<Value> typing_named_tuple(Vm& vm, const Value* arguments);

Result<Value> typing_class_annotations(Vm& vm, const Value* arguments);

// --- typing_protocols.cpp
Result<Value> typing_declared_names(Vm& vm, const Value* arguments);
Result<Value> typing_has_members(Vm& vm, const Value* arguments);
Result<Value> typing_missing_members(Vm& vm, const Value* arguments);
Result<Value> typing_next_init(Vm& vm, const Value* arguments);
Result<Value> typing_has_hook(Vm& vm, const Value* arguments);
Result<Value> typing_is_own_protocol(Vm& vm, const Value* arguments);

}  // namespace hognose
