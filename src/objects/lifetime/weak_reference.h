// WeakReference: the layout of weak references and weak proxies.
//
// `target` keeps nothing alive. The collector sets it to 0 when the referent dies (lifecycle.h).
#pragma once

#include "objects/core/layouts.h"
#include "objects/core/vm.h"

namespace hognose {

struct WeakReference : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id >= TypeId::WeakReference && id <= TypeId::WeakCallableProxy;
  }
  uint32_t hashed;  // 1 if `hash` holds the referent's hash
  uint32_t target;  // cage offset; 0: dead
  uint32_t spare;
  Value callback;  // or undefined
  uint64_t hash;
};

// The referent, or undefined if it is dead.
inline Value referent_of(const WeakReference* reference) {
  return reference->target == 0 ? Value::undefined() : Value::from_offset(reference->target);
}

inline bool is_weak_proxy(TypeId id) {
  return id == TypeId::WeakProxy || id == TypeId::WeakCallableProxy;
}
// The referent of a proxy, or the value itself if it is not a proxy. ReferenceError if the referent
// is dead. The referent stays alive while C++ code holds it.
Result<Value> referent_of_proxy(Vm& vm, Value proxy);
inline Result<Value> resolve_weak_proxy(Vm& vm, Value value) {
  return is_weak_proxy(exact_type_id(value, vm.base)) ? referent_of_proxy(vm, value) : value;
}

// weakref.ref(object, callback) and weakref.proxy(object, callback). callback undefined: no
// callback.
Result<Value> make_weak_reference(Vm& vm, Type* type, Value object, Value callback);
Result<Value> make_weak_proxy(Vm& vm, Value object, Value callback);

}  // namespace hognose
