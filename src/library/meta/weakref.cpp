// The module _weakref: the native part of weakref.
//
// References and proxies do not keep their object alive. The run's lifecycle table knows the
// references to each object.
#include "library/core/modules.h"
#include "library/core/unraisable.h"
#include "machine/machine.h"
#include "objects/classes/object_reduce.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/lifetime/lifecycle.h"
#include "objects/lifetime/weak_reference.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Result<Value> weakref_proxy(Vm& vm, const Value* arguments) {
  Value callback = arguments[1].is_none() ? Value::undefined() : arguments[1];
  return make_weak_proxy(vm, arguments[0], callback);
}

// Runs a collection, so that unreachable references do not count.
Result<void> drop_dead_references(Vm& vm) {
  TRY(collect_for_program(vm));
  if (vm.tables.lifecycle->has_events()) vm.heap.request_collection();
  return {};
}

Result<Value> weakref_count(Vm& vm, const Value* arguments) {
  TRY(drop_dead_references(vm));
  uint32_t count =
      arguments[0].is_cell() ? vm.tables.lifecycle->reference_count(arguments[0].offset()) : 0;
  return Value::from_small_int(count);
}

Result<Value> weakref_references(Vm& vm, const Value* arguments) {
  TRY(drop_dead_references(vm));
  List* found = TRY(make_list_room(vm, 0));
  if (!arguments[0].is_cell()) return Value::from_cell(found);
  TRY(vm.tables.lifecycle->for_references(
      arguments[0].offset(), [&](uint32_t reference) -> Result<void> {
        TRY(vm.meter.charge(1));
        return list_append(vm, found, Value::from_offset(reference));
      }));
  return Value::from_cell(found);
}

// Deletes the entry if its value is a dead reference (used by weakref.WeakValueDictionary).
Result<Value> weakref_remove_dead(Vm& vm, const Value* arguments) {
  Dict* dict = vm.as<Dict>(arguments[0], TypeId::Dict);
  if (dict == nullptr) {
    return vm.raise(TypeId::TypeError, "_remove_dead_weakref() argument 1 must be dict, not {}",
                    type_name(vm, arguments[0]));
  }
  Value value = TRY(dict_find_calling(vm, dict, arguments[1]));
  auto* reference = vm.as<WeakReference>(value, TypeId::WeakReference);
  if (reference != nullptr && reference->target == 0) {
    TRY(dict_delete_calling(vm, dict, arguments[1]));
  }
  return Value::none();
}

// What WeakSet.__reduce__() returns as the state (used by weakref.py).
Result<Value> weakref_state(Vm& vm, const Value* arguments) {
  return object_state_calling(vm, arguments[0]);
}

// Writes "Exception ignored <context> <object>" to sys.stderr for built-in modules.
Result<Value> weakref_report(Vm& vm, const Value* arguments) {
  if (!vm.has_layout(arguments[0], TypeId::Str) ||
      !vm.has_layout(arguments[2], TypeId::BaseException)) {
    return vm.raise(TypeId::TypeError, "_report_unraisable() takes a phrase and an exception");
  }
  TRY(report_unraisable_calling(machine_of(vm), vm.cell<Str>(arguments[0]), arguments[1],
                                arguments[2]));
  return Value::none();
}

constexpr NativeRow kRows[] = {
    {"_report_unraisable(context, object, exception, /)", weakref_report},
    {"proxy(object, callback=None, /)", weakref_proxy},
    {"getweakrefcount(object, /)", weakref_count},
    {"getweakrefs(object, /)", weakref_references},
    {"_remove_dead_weakref(dct, key, /)", weakref_remove_dead},
    {"_state_of(object, /)", weakref_state},
};

}  // namespace

std::span<const NativeRow> weakref_module_functions() { return kRows; }

Result<void> fill_weakref_module(Vm& vm, Dict* dict) {
  Value reference = Value::from_cell(vm.type(TypeId::WeakReference));
  TRY(add_to_module(vm, dict, "ref", reference));
  TRY(add_to_module(vm, dict, "ReferenceType", reference));
  TRY(add_to_module(vm, dict, "ProxyType", Value::from_cell(vm.type(TypeId::WeakProxy))));
  return add_to_module(vm, dict, "CallableProxyType",
                       Value::from_cell(vm.type(TypeId::WeakCallableProxy)));
}

}  // namespace hognose
