// The native part of functools: reduce, cmp_to_key, and the wrapper that lru_cache returns.
//
// The cache of a wrapper is a dict whose entries are kept in the order of their last use
// (collections/dict_order.h). The rest of the module is in functools.py.
#include "library/collections/dict_order.h"
#include "library/core/modules.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/dict.h"
#include "objects/containers/key_match.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/iteration.h"
#include "objects/protocols/protocol.h"
#include "policy/check_sites.h"

namespace hognose {

namespace {

// --- reduce

Result<Value> functools_reduce(Vm& vm, const Value* arguments) {
  Value function = arguments[0];
  Value total = arguments[2];
  Result<Value> iterator = iterate_calling(vm, arguments[1]);
  if (iterator.failed()) {
    if (!vm.pending_matches(iterator.failure(), TypeId::TypeError)) return iterator;
    vm.take_pending();
    return vm.raise(TypeId::TypeError, "reduce() arg 2 must support iteration");
  }
  TRY(for_each_next_calling(vm, iterator.value(), [&](Value item) -> Result<bool> {
    total = total.is_undefined() ? item : TRY(vm.call(function, {total, item}));
    return true;
  }));
  if (!total.is_undefined()) return total;
  return vm.raise(TypeId::TypeError, "reduce() of empty iterable with no initial value");
}

// --- cmp_to_key

struct KeyWrapper : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::KeyWrapper; }
  Value compare;
  Value object;  // undefined in the callable that cmp_to_key() returns
};

KeyWrapper* key_of(Vm& vm, Value self) { return vm.cell<KeyWrapper>(self); }

Result<Value> make_key(Vm& vm, Value compare, Value object) {
  KeyWrapper* key = TRY(vm.make<KeyWrapper>(TypeId::KeyWrapper));
  key->compare = compare;
  key->object = object;
  return Value::from_cell(key);
}

Result<Value> functools_cmp_to_key(Vm& vm, const Value* arguments) {
  return make_key(vm, arguments[0], Value::undefined());
}

Result<Value> key_call(Vm& vm, Value self, const Value* arguments, size_t count, Tuple* names) {
  if (names != nullptr && names->length == 1 && count == 1) {
    Str* name = vm.as<Str>(names->items[0], TypeId::Str);
    if (name == nullptr || TRY(intern(vm, name)) != vm.name(Name::Obj)) {
      return vm.raise(TypeId::TypeError, "K() missing required argument 'obj' (pos 1)");
    }
  } else if (count != 1) {
    if (count == 0) {
      return vm.raise(TypeId::TypeError, "K() missing required argument 'obj' (pos 1)");
    }
    return vm.raise(TypeId::TypeError, "K() takes at most 1 argument ({} given)",
                    static_cast<uint64_t>(count));
  }
  return make_key(vm, key_of(vm, self)->compare, arguments[0]);
}

Result<Value> key_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (!vm.is_exactly(other, TypeId::KeyWrapper)) {
    return vm.raise(TypeId::TypeError, "other argument must be K instance");
  }
  Value left = key_of(vm, self)->object;
  Value right = key_of(vm, other)->object;
  if (left.is_undefined() || right.is_undefined()) {
    return vm.raise(TypeId::AttributeError, "object");
  }
  Value order = TRY(vm.call(key_of(vm, self)->compare, {left, right}));
  return compare_calling(vm, order, Value::from_small_int(0), op);
}

Result<Value> get_object(Vm& vm, Value self) {
  Value object = key_of(vm, self)->object;
  return object.is_undefined() ? Value::none() : object;
}

Result<void> set_object(Vm& vm, Value self, Value value) {
  key_of(vm, self)->object = value;
  return {};
}

void trace_key(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<KeyWrapper*>(cell)->compare);
  tracer.visit(static_cast<KeyWrapper*>(cell)->object);
}

constexpr NativeRow kKeyMethods[] = {kCallSlotRow};
constexpr PropertyRow kKeyProperties[] = {{"obj", get_object, set_object}};

// --- _lru_cache_wrapper

struct CacheWrapper : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::CacheWrapper; }
  uint32_t typed;  // 1 for lru_cache(typed=True)
  Value function;
  Value cache;        // dict, the least recently used entry first
  Value make_info;    // called by cache_info()
  Value first_table;  // collections/dict_order.h
  int64_t maximum;    // -1: unbounded
  int64_t hits;
  int64_t misses;
  uint32_t first_index;
  uint32_t spare;
};

CacheWrapper* wrapper_of(Vm& vm, Value self) { return vm.cell<CacheWrapper>(self); }

void trace_cache_wrapper(Tracer& tracer, Cell* cell, size_t) {
  auto* wrapper = static_cast<CacheWrapper*>(cell);
  tracer.visit(wrapper->function);
  tracer.visit(wrapper->cache);
  tracer.visit(wrapper->make_info);
  tracer.visit(wrapper->first_table);
}

Result<Value> cache_new(Vm& vm, const Value* arguments) {
  if (!is_callable(vm, arguments[1])) {
    return vm.raise(TypeId::TypeError, "the first argument must be callable");
  }
  int64_t maximum = -1;
  if (!arguments[2].is_none()) {
    Result<int64_t> number = index_int64_calling(vm, arguments[2], OutOfRange::RaiseOverflow);
    if (number.failed() && vm.pending_matches(number.failure(), TypeId::TypeError)) {
      vm.take_pending();
      return vm.raise(TypeId::TypeError, "maxsize should be integer or None");
    }
    maximum = TRY(std::move(number));
    if (maximum < 0) maximum = 0;
  }
  bool typed = TRY(truth_calling(vm, arguments[3]));
  Dict* cache = TRY(make_dict(vm));
  CacheWrapper* wrapper = TRY(vm.make_instance<CacheWrapper>(vm.cell<Type>(arguments[0])));
  wrapper->typed = typed ? 1 : 0;
  wrapper->function = arguments[1];
  wrapper->cache = Value::from_cell(cache);
  wrapper->make_info = arguments[4];
  wrapper->first_table = Value::undefined();
  wrapper->maximum = maximum;
  wrapper->hits = wrapper->misses = 0;
  return Value::from_cell(wrapper);
}

// A single exact str or int is its own key. Any other call has a tuple as its key: the positional
// arguments, then a marker and the names and values of the keywords, then, for typed=True, the
// types.
Result<Value> cache_key(Vm& vm, Value self, const Value* arguments, size_t count, Tuple* names) {
  bool typed = wrapper_of(vm, self)->typed != 0;
  size_t keywords = names == nullptr ? 0 : names->length;
  if (!typed && keywords == 0) {
    bool is_simple =
        count == 1 && (arguments[0].is_small_int() || vm.is_exactly(arguments[0], TypeId::Str));
    if (is_simple) return arguments[0];
    return Value::from_cell(TRY(make_tuple(vm, arguments, count)));
  }
  size_t positional = count - keywords;
  size_t total = positional + (keywords == 0 ? 0 : 1 + 2 * keywords) + (typed ? count : 0);
  Tuple* key = TRY(make_tuple_room(vm, total));
  TRY(vm.meter.charge(total / 16));
  size_t place = 0;
  for (size_t i = 0; i < positional; ++i) key->items[place++] = arguments[i];
  if (keywords != 0) {
    key->items[place++] = Value::from_cell(vm.type(TypeId::CacheWrapper));
    for (size_t i = 0; i < keywords; ++i) {
      key->items[place++] = names->items[i];
      key->items[place++] = arguments[positional + i];
    }
  }
  for (size_t i = 0; typed && i < count; ++i) {
    key->items[place++] = Value::from_cell(vm.type_of(arguments[i]));
  }
  return Value::from_cell(key);
}

Result<void> drop_oldest(Vm& vm, CacheWrapper* wrapper) {
  Dict* cache = vm.cell<Dict>(wrapper->cache);
  FirstEntry first{wrapper->first_table, wrapper->first_index};
  uint32_t number = first_entry(vm, cache, &first);
  wrapper->first_table = first.table;
  wrapper->first_index = first.index;
  dict_remove_entry(vm, cache, number);
  return {};
}

Result<Value> cache_call(Vm& vm, Value self, const Value* arguments, size_t count, Tuple* names) {
  CacheWrapper* wrapper = wrapper_of(vm, self);
  if (wrapper->maximum == 0) {
    ++wrapper->misses;
    return vm.call_with_keywords(wrapper->function, arguments, count, names);
  }
  Value key = TRY(cache_key(vm, self, arguments, count, names));
  uint64_t hash = TRY(quick_hash_calling(vm, key));
  Dict* cache = vm.cell<Dict>(wrapper->cache);
  int64_t number = TRY(dict_find_entry_calling(vm, cache, key, hash));
  if (number >= 0) {
    auto entry = static_cast<uint32_t>(number);
    Value result = dict_entry(cache, entry)->value;
    if (wrapper->maximum > 0) TRY(move_entry_to_end(vm, cache, entry));
    ++wrapper->hits;
    return result;
  }
  ++wrapper->misses;
  Value result = TRY(vm.call_with_keywords(wrapper->function, arguments, count, names));
  // The call may have added the key or cleared the cache.
  cache = vm.cell<Dict>(wrapper->cache);
  if (TRY(dict_find_entry_calling(vm, cache, key, hash)) >= 0) return result;
  cache = vm.cell<Dict>(wrapper->cache);
  if (wrapper->maximum > 0 && cache->length != 0 &&
      cache->length >= static_cast<uint64_t>(wrapper->maximum)) {
    TRY(drop_oldest(vm, wrapper));
  }
  // The lookup compares keys. That runs guest code, which may have added the key.
  cache = vm.cell<Dict>(wrapper->cache);
  int64_t there = TRY(dict_find_entry_calling(vm, cache, key, hash));
  if (there >= 0) return result;
  cache = vm.cell<Dict>(wrapper->cache);
  TRY(dict_insert_absent(vm, cache, key, hash, result));
  return result;
}

Result<Value> method_cache_info(Vm& vm, const Value* arguments) {
  const CacheWrapper* wrapper = wrapper_of(vm, arguments[0]);
  Value maximum = wrapper->maximum < 0 ? Value::none() : TRY(make_int(vm, wrapper->maximum));
  return vm.call(wrapper->make_info,
                 {TRY(make_int(vm, wrapper->hits)), TRY(make_int(vm, wrapper->misses)), maximum,
                  Value::from_small_int(uint32_t{vm.cell<Dict>(wrapper->cache)->length})});
}

Result<Value> method_cache_clear(Vm& vm, const Value* arguments) {
  CacheWrapper* wrapper = wrapper_of(vm, arguments[0]);
  wrapper->hits = wrapper->misses = 0;
  dict_clear(vm.cell<Dict>(wrapper->cache));
  return Value::none();
}

Result<Value> method_self(Vm&, const Value* arguments) { return arguments[0]; }

// For pickle: a cache is known by its name.
Result<Value> method_reduce(Vm& vm, const Value* arguments) {
  return get_attribute_calling(vm, arguments[0], vm.name(Name::Qualname));
}

constexpr NativeRow kCacheNew = {"__new__(cls, user_function, maxsize, typed, cache_info_type, /)",
                                 cache_new};
constexpr NativeRow kCacheMethods[] = {
    kCallSlotRow,
    {"__copy__(self, /)", method_self, kNativeConstantTime},
    {"__deepcopy__(self, memo, /)", method_self, kNativeConstantTime},
    {"__reduce__(self, /)", method_reduce},
    {"cache_clear(self, /)", method_cache_clear, kNativeConstantTime},
    {"cache_info(self, /)", method_cache_info},
};

// --- cached_property: instance.__dict__[name], without creating the dict

// Returns the instance if it keeps its own attributes and none of them is guarded; null otherwise.
Cell* plain_instance(Vm& vm, Value value) {
  if (!value.is_cell()) return nullptr;
  Cell* cell = vm.cell(value);
  switch (layout_of(cell)) {
    case TypeId::Type:
    case TypeId::Module:
    case TypeId::Function:
      if (HOGNOSE_ASKS(cached_property)) return nullptr;
      [[fallthrough]];
    default: return takes_attributes(shape_of(vm.base, cell)) ? cell : nullptr;
  }
}

// _cached_value(instance, name, function): the value that the instance keeps under that name, or
// function(instance), which it keeps from then on. NotImplemented if plain_instance() refuses the
// instance.
Result<Value> functools_cached_value(Vm& vm, const Value* arguments) {
  Cell* instance = plain_instance(vm, arguments[0]);
  if (instance == nullptr) return Value::not_implemented();
  Str* name = TRY(attribute_name(vm, arguments[1]));
  Value value = find_own_attribute(vm, instance, name);
  if (!value.is_undefined()) return value;
  value = TRY(vm.call(arguments[2], {arguments[0]}));
  // The call may have given the object another class.
  instance = plain_instance(vm, arguments[0]);
  if (instance == nullptr) return vm.raise(TypeId::TypeError, "the object has no __dict__");
  TRY(set_own_attribute(vm, instance, name, value));
  return value;
}

// --- partialmethod

// _call(function, /, *args, **keywords): what a partial object calls that holds the function among
// its arguments.
Result<Value> functools_call(Vm& vm, const Value* arguments) {
  return call_spread(vm, arguments[0], vm.cell<Tuple>(arguments[1]), vm.cell<Dict>(arguments[2]));
}

constexpr NativeRow kRows[] = {
    {"_cached_value(instance, name, function, /)", functools_cached_value},
    {"_call(function, /, *args, **keywords)", functools_call},
    {"cmp_to_key(mycmp)", functools_cmp_to_key},
    {"reduce(function, iterable, /, initial=<missing>)", functools_reduce},
};

}  // namespace

std::span<const NativeRow> functools_module_functions() { return kRows; }

Result<void> fill_functools_module(Vm& vm, Dict* dict) {
  TRY(add_type_to_module(vm, dict, TypeId::Partial));
  TRY(add_type_to_module(vm, dict, TypeId::CacheWrapper));
  TRY(add_type_to_module(vm, dict, TypeId::PlaceholderType));
  Cell* placeholder = TRY(vm.make<Cell>(TypeId::PlaceholderType));
  return add_to_module(vm, dict, "Placeholder", Value::from_cell(placeholder));
}

const TypeSpec kKeyWrapperType = {
    .module = "functools",
    .slots = {.compare = key_compare, .call = key_call},
    .trace = trace_key,
    .instance_bytes = sizeof(KeyWrapper),
    .methods = kKeyMethods,
    .properties = kKeyProperties,
    .unhashable = true,
};

const TypeSpec kCacheWrapperType = {
    .doc =
        "A callable that remembers results of another one, by their arguments.\n\n"
        "maxsize is the number of results to remember: 0 for none, None for all. With\n"
        "typed, 3 and 3.0 are different arguments. cache_info_type makes the result of\n"
        "cache_info().",
    .module = "functools",
    .slots = {.descriptor_get = bind_as_method, .call = cache_call},
    .trace = trace_cache_wrapper,
    .instance_bytes = sizeof(CacheWrapper),
    .constructor = &kCacheNew,
    .methods = kCacheMethods,
};

}  // namespace hognose
