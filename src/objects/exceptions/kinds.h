// Shared by the exception files: the constructors, texts and fields of particular kinds.
// exception.cpp builds the specification of each row of exceptions.def from them.
//
// All exceptions have one layout (Exception). A kind adds fields in Exception::details, numbered as
// in exceptions.def.
#pragma once

#include "objects/core/make.h"
#include "objects/core/native.h"
#include "objects/exceptions/fields.h"
#include "objects/protocols/protocol.h"

namespace hognose {

inline Exception* exception_of(Vm& vm, Value value) { return vm.cell<Exception>(value); }

// A new instance of the class with these args and no fields set.
Result<Exception*> new_exception(Vm& vm, Type* type, Tuple* args);
// TypeError "ValueError() takes no keyword arguments" unless the dict is empty.
Result<void> refuse_keywords(Vm& vm, const Type* type, Value keywords);
// BaseException.__init__ and __str__.
Result<Value> exception_init(Vm& vm, const Value* arguments);
Result<Value> exception_str(Vm& vm, Value self);

// The field; None if unset. Storing undefined unsets it.
template <unsigned field>
Result<Value> get_field(Vm& vm, Value self) {
  Value value = TRY(exception_detail(vm, exception_of(vm, self), field));
  return none_if_undefined(value);
}
template <unsigned field>
Result<void> set_field(Vm& vm, Value self, Value value) {
  return set_exception_detail(vm, exception_of(vm, self), field, value);
}

// --- exceptions/kinds.cpp: kinds that store some of their arguments
Result<Value> stop_iteration_init(Vm& vm, const Value* arguments);
Result<Value> system_exit_init(Vm& vm, const Value* arguments);
Result<Value> name_error_init(Vm& vm, const Value* arguments);
Result<Value> attribute_error_init(Vm& vm, const Value* arguments);
Result<Value> attribute_error_getstate(Vm& vm, const Value* arguments);
Result<Value> attribute_error_reduce(Vm& vm, const Value* arguments);
Result<Value> import_error_init(Vm& vm, const Value* arguments);
Result<Value> import_error_reduce(Vm& vm, const Value* arguments);
Result<Value> import_error_str(Vm& vm, Value self);
Result<Value> key_error_str(Vm& vm, Value self);

// --- exceptions/os.cpp
Result<Value> os_error_new(Vm& vm, const Value* arguments);
Result<Value> os_error_init(Vm& vm, const Value* arguments);
Result<Value> os_error_reduce(Vm& vm, const Value* arguments);
Result<Value> os_error_str(Vm& vm, Value self);
Result<Value> get_characters_written(Vm& vm, Value self);
Result<void> set_characters_written(Vm& vm, Value self, Value value);

// --- exceptions/syntax.cpp
Result<Value> syntax_error_init(Vm& vm, const Value* arguments);
Result<Value> syntax_error_str(Vm& vm, Value self);

// --- exceptions/unicode.cpp
Result<Value> unicode_decode_error_init(Vm& vm, const Value* arguments);
Result<Value> unicode_encode_error_init(Vm& vm, const Value* arguments);
Result<Value> unicode_translate_error_init(Vm& vm, const Value* arguments);
Result<Value> unicode_decode_error_str(Vm& vm, Value self);
Result<Value> unicode_encode_error_str(Vm& vm, Value self);
Result<Value> unicode_translate_error_str(Vm& vm, Value self);
Result<Value> get_unicode_start(Vm& vm, Value self);
Result<void> set_unicode_start(Vm& vm, Value self, Value value);
Result<Value> get_unicode_end(Vm& vm, Value self);
Result<void> set_unicode_end(Vm& vm, Value self, Value value);

// --- exceptions/json.cpp
Result<Value> json_decode_error_init(Vm& vm, const Value* arguments);
Result<Value> json_decode_error_reduce(Vm& vm, const Value* arguments);

// --- exceptions/pattern.cpp
struct LineAndColumn {
  int64_t line = 1;
  int64_t column = 0;
};
// The line and column of the position (clamped) in a str or bytes; false for other values.
Result<bool> locate(Vm& vm, Value text, int64_t position, LineAndColumn* found);
Result<Value> pattern_error_init(Vm& vm, const Value* arguments);

// --- exceptions/group.cpp
Result<Value> group_new(Vm& vm, const Value* arguments);
Result<Value> group_str(Vm& vm, Value self);
Result<Value> group_derive(Vm& vm, const Value* arguments);
Result<Value> group_split(Vm& vm, const Value* arguments);
Result<Value> group_subgroup(Vm& vm, const Value* arguments);

}  // namespace hognose
