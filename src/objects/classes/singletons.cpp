// The types of None, NotImplemented and Ellipsis.
//
// Their only instances are Values without cells, so there is nothing to allocate or trace.
#include "objects/core/make.h"
#include "objects/core/native.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Result<Value> none_repr(Vm& vm, Value) {
  return Value::from_cell(TRY(make_string_ascii(vm, "None")));
}
Result<bool> none_truth(Vm&, Value) { return false; }
Result<uint64_t> none_hash(Vm&, Value) { return 0xFCA86420; }  // CPython's value since 3.12

Result<Value> not_implemented_repr(Vm& vm, Value) {
  return Value::from_cell(TRY(make_string_ascii(vm, "NotImplemented")));
}
Result<bool> not_implemented_truth(Vm& vm, Value) {
  return vm.raise(TypeId::TypeError, "NotImplemented should not be used in a boolean context");
}

Result<Value> ellipsis_repr(Vm& vm, Value) {
  return Value::from_cell(TRY(make_string_ascii(vm, "Ellipsis")));
}

Result<void> refuse_arguments(Vm& vm, const Value* arguments, const char* name) {
  if (vm.cell<Tuple>(arguments[1])->length == 0 && vm.cell<Dict>(arguments[2])->length == 0) {
    return {};
  }
  return vm.raise(TypeId::TypeError, "{} takes no arguments", name);
}

Result<Value> none_new(Vm& vm, const Value* arguments) {
  TRY(refuse_arguments(vm, arguments, "NoneType"));
  return Value::none();
}
Result<Value> not_implemented_new(Vm& vm, const Value* arguments) {
  TRY(refuse_arguments(vm, arguments, "NotImplementedType"));
  return Value::not_implemented();
}
Result<Value> ellipsis_new(Vm& vm, const Value* arguments) {
  TRY(refuse_arguments(vm, arguments, "EllipsisType"));
  return Value::ellipsis();
}

Result<Value> not_implemented_reduce(Vm& vm, const Value*) {
  return Value::from_cell(TRY(make_string_ascii(vm, "NotImplemented")));
}
Result<Value> ellipsis_reduce(Vm& vm, const Value*) {
  return Value::from_cell(TRY(make_string_ascii(vm, "Ellipsis")));
}

constexpr NativeRow kNoneConstructor = {"__new__(cls, /, *args, **kwargs)", none_new,
                                        kNativeConstructor};
constexpr NativeRow kNotImplementedConstructor = {"__new__(cls, /, *args, **kwargs)",
                                                  not_implemented_new, kNativeConstructor};
constexpr NativeRow kEllipsisConstructor = {"__new__(cls, /, *args, **kwargs)", ellipsis_new,
                                            kNativeConstructor};
constexpr NativeRow kNotImplementedReduce = {"__reduce__(self, /)", not_implemented_reduce};
constexpr NativeRow kEllipsisReduce = {"__reduce__(self, /)", ellipsis_reduce};

}  // namespace

const TypeSpec kNoneTypeType = {
    .doc = "The class of None.",
    .slots = {.repr = none_repr, .hash = none_hash, .truth = none_truth},
    .constructor = &kNoneConstructor,
};

const TypeSpec kNotImplementedTypeType = {
    .doc = "The class of NotImplemented.",
    .slots = {.repr = not_implemented_repr, .truth = not_implemented_truth},
    .constructor = &kNotImplementedConstructor,
    .methods = {&kNotImplementedReduce, 1},
};

const TypeSpec kEllipsisType = {
    .doc = "The class of `...`.",
    .slots = {.repr = ellipsis_repr},
    .constructor = &kEllipsisConstructor,
    .methods = {&kEllipsisReduce, 1},
};

}  // namespace hognose
