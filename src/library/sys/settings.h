// The functions of sys that sys/settings.cpp defines.
//
// Their rows are in the table of the module, in sys.cpp.
#pragma once

#include "objects/core/native.h"
#include "objects/core/vm.h"

namespace hognose {

Result<Value> sys_exit(Vm& vm, const Value* arguments);
Result<Value> sys_getdefaultencoding(Vm& vm, const Value* arguments);
Result<Value> sys_getfilesystemencoding(Vm& vm, const Value* arguments);
Result<Value> sys_getfilesystemencodeerrors(Vm& vm, const Value* arguments);
Result<Value> sys_is_finalizing(Vm& vm, const Value* arguments);
Result<Value> sys_get_int_max_str_digits(Vm& vm, const Value* arguments);
Result<Value> sys_set_int_max_str_digits(Vm& vm, const Value* arguments);
Result<Value> sys_setrecursionlimit(Vm& vm, const Value* arguments);

Result<Value> sys_excepthook(Vm& vm, const Value* arguments);
Result<Value> sys_unraisablehook(Vm& vm, const Value* arguments);
// Adds flags, implementation and other constants.
Result<void> add_sys_settings(Vm& vm, Dict* dict);

}  // namespace hognose
