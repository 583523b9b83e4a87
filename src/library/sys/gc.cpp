// The module gc: a request for a collection, and the fixed settings of a collector that cannot be
// switched off.
//
// The collection runs right after collect() returns, when the registers are exact roots. So
// collect() cannot report how many objects it freed. Functions that list objects (get_objects,
// get_referrers) are left out: they would expose every object of the run.
#ifdef HOGNOSE_DEV
#include <algorithm>
#endif

#include "library/core/modules.h"
#include "objects/attributes/attributes.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/lifetime/lifecycle.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

constexpr int64_t kGenerations = 3;

Result<Value> gc_collect(Vm& vm, const Value* arguments) {
  int64_t generation = TRY(index_int64_calling(vm, arguments[0], OutOfRange::RaiseOverflow));
  if (generation < 0 || generation >= kGenerations) {
    return vm.raise(TypeId::ValueError, "invalid generation");
  }
  TRY(vm.meter.charge(collection_fuel(vm.heap)));
  vm.heap.request_collection();
  vm.tables.lifecycle->is_asked = true;
  return Value::from_small_int(0);
}

Result<Value> gc_none(Vm&, const Value*) { return Value::none(); }
Result<Value> gc_true(Vm&, const Value*) { return Value::boolean(true); }
Result<Value> gc_zero(Vm&, const Value*) { return Value::from_small_int(0); }

Result<Value> three(Vm& vm, int64_t a, int64_t b, int64_t c) {
  return Value::from_cell(TRY(make_tuple(
      vm, {Value::from_small_int(a), Value::from_small_int(b), Value::from_small_int(c)})));
}

Result<Value> gc_get_threshold(Vm& vm, const Value*) { return three(vm, 2000, 10, 0); }
Result<Value> gc_get_count(Vm& vm, const Value*) { return three(vm, 0, 0, 0); }

// Whether CPython's collector would track the object. It does not track types that hold no others.
Result<Value> gc_is_tracked(Vm& vm, const Value* arguments) {
  switch (exact_type_id(arguments[0], vm.base)) {
    case TypeId::NoneType:
    case TypeId::Bool:
    case TypeId::Int:
    case TypeId::Float:
    case TypeId::Complex:
    case TypeId::Str:
    case TypeId::Bytes:
    case TypeId::Ellipsis:
    case TypeId::NotImplementedType:
    case TypeId::Object: return Value::boolean(false);
    default: return Value::boolean(true);
  }
}

#ifdef HOGNOSE_DEV
// For tools/fuzz/cross_natives.py: returns the native with that index in the table of all natives,
// internal ones included, or None after the last. Binds class methods to their class.
Result<Value> gc_native(Vm& vm, const Value* arguments) {
  int64_t index = TRY(index_int64_calling(vm, arguments[0], OutOfRange::RaiseOverflow));
  if (index < 0 || index >= vm.boot.native_count()) return Value::none();
  const NativeEntry* entry = vm.boot.native(static_cast<uint32_t>(index));
  Value self = Value::undefined();
  if (entry->kind == NativeKind::ClassMethod) self = Value::from_cell(vm.type(entry->owner));
  return make_native_function(vm, static_cast<uint32_t>(index), self);
}

// Moves the saturating counters (docs/security.md) close to their end, so that a script can pass
// it.
Result<Value> gc_age(Vm& vm, const Value*) {
  constexpr uint32_t kLeft = 20;
  // Never move a counter back: stale cache entries would become valid again.
  vm.classes.epoch = std::max(vm.classes.epoch, kEpochExhausted - kLeft);
  vm.namespaces.next_keys_version = std::max(vm.namespaces.next_keys_version, UINT32_MAX - kLeft);
  return Value::none();
}
#endif

constexpr NativeRow kRows[] = {
#ifdef HOGNOSE_DEV
    {"_age()", gc_age},
    {"_native(index, /)", gc_native, kNativeConstantTime},
#endif
    {"collect(generation=2)", gc_collect},
    {"enable()", gc_none, kNativeConstantTime},
    {"disable()", gc_none, kNativeConstantTime},
    {"isenabled()", gc_true, kNativeConstantTime},
    {"freeze()", gc_none, kNativeConstantTime},
    {"unfreeze()", gc_none, kNativeConstantTime},
    {"get_freeze_count()", gc_zero, kNativeConstantTime},
    {"get_debug()", gc_zero, kNativeConstantTime},
    {"get_threshold()", gc_get_threshold, kNativeConstantTime},
    {"set_threshold(threshold0, threshold1=0, threshold2=0, /)", gc_none, kNativeConstantTime},
    {"get_count()", gc_get_count, kNativeConstantTime},
    {"is_tracked(obj, /)", gc_is_tracked, kNativeConstantTime},
};

}  // namespace

std::span<const NativeRow> gc_module_functions() { return kRows; }

Result<void> fill_gc_module(Vm& vm, Dict* dict) {
  List* garbage = TRY(make_list(vm, nullptr, 0));
  TRY(add_to_module(vm, dict, "garbage", Value::from_cell(garbage)));
  List* callbacks = TRY(make_list(vm, nullptr, 0));
  TRY(add_to_module(vm, dict, "callbacks", Value::from_cell(callbacks)));
  constexpr const char* kNames[] = {"DEBUG_STATS", "DEBUG_COLLECTABLE", "DEBUG_UNCOLLECTABLE",
                                    "DEBUG_SAVEALL"};
  constexpr int64_t kValues[] = {1, 2, 4, 32};
  for (size_t i = 0; i < std::size(kNames); ++i) {
    TRY(add_to_module(vm, dict, kNames[i], Value::from_small_int(kValues[i])));
  }
  return add_to_module(vm, dict, "DEBUG_LEAK", Value::from_small_int(38));
}

}  // namespace hognose
