// Attribute access, as the interpreter sees it: lookups that say what may be cached, and the method
// cache behind them. The plain functions are in protocol.h.
//
// Receives an object and an interned name; hands on the value and, for inline caches, where it was
// found. What invalidates a cache:
//
// - vm.class_epoch changes whenever a class dict changes (a key comes or goes, or a value is
//   replaced), a class gets new bases, or a collection buried a class or a shape. The one
//   exception: replacing plain data by plain data (numbers, text, None, containers:
//   is_plain_data()) in a class dict leaves the epoch alone, so `Class.counter += 1` in a loop
//   costs no inline cache anything. Therefore no cache ever holds a plain class attribute itself:
//   it holds its place, the class's Dict and entry index. Class dicts are only changed by
//   set_attribute on the class, hence as long as the epoch stays the place stays.
// - Caches of slots (InlineSlot of both infos) may go without comparing the epoch, if the shape
// that
//   they name is kept alive: when a class gets or loses a data descriptor or an attribute hook
//   after it was made, vm.forget_slot_caches() is called.
// - An epoch of kEpochExhausted never matches: nothing is cached any more.
// - So a cache entry is valid if the object's shape (or the object itself, for kinds that say so)
//   and the epoch are those of the moment of the lookup, both as handed on in the info.
#pragma once

#include <algorithm>
#include <cstdint>

#include "objects/attributes/shape.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

inline constexpr uint32_t kEpochExhausted = UINT32_MAX;

enum class AttributeKind : uint8_t {
  NotCacheable,
  // keyed by the object's shape and the epoch
  InlineSlot,      // the value is in the object at byte `offset`; undefined there (an empty slot
                   // of __slots__) is a miss: take the slow path
  OverflowSlot,    // in the ValueArray at the extra word (byte `offset`), at index `index`
  ClassFunction,   // a Function on the class: the result is the method bound to the object
  ClassNative,     // a MethodDescriptor or SlotWrapper on the class: likewise bound
  ClassConstant,   // `value`: a class attribute that is no plain data and no descriptor (a class…)
  ClassPlace,      // plain data of the class: `dict`, entry `index`
  PropertyGetter,  // a property: the result is value(object); `value` is a Function
  StaticFunction,  // of a staticmethod: the result is `value`, unbound
  ClassBound,      // of a classmethod: the result is `value` bound to type(object)
  TupleItem,       // a field of a named tuple: the result is item `index` of the object
  NativeGetter,    // a getset descriptor of a built-in type: property table index `index`
  // keyed by the object itself and the epoch: the object is a class
  TypeConstant,  // the result is `value`
  TypePlace,     // `dict`, entry `index`
  TypeBound,     // of a classmethod: the result is `value` bound to the class itself
  // keyed by the object itself: a module
  ModulePlace,  // `dict`, entry `index`, as long as dict->keys_version is `version` (not 0)
};

struct AttributeInfo {
  AttributeKind kind = AttributeKind::NotCacheable;
  uint32_t shape = 0;  // of the object, when it was read
  uint32_t epoch = 0;
  uint32_t offset = 0;
  uint32_t index = 0;
  uint32_t dict = 0;  // cage offset
  uint32_t version = 0;
  Value value;
};

enum class StoreKind : uint8_t {
  NotCacheable,
  InlineSlot,     // the attribute was there: store at byte `offset`
  NewInlineSlot,  // store at byte `offset`, then the object's shape word becomes `new_shape`
};

struct StoreInfo {
  StoreKind kind = StoreKind::NotCacheable;
  uint32_t shape = 0;  // of the object before
  uint32_t epoch = 0;
  uint32_t offset = 0;
  uint32_t new_shape = 0;
};

// Whose instruction reads or writes the attribute. Natives always ask as guests, also when code of
// the library calls them: what they do, they may do for a guest's value.
enum class Asker : uint8_t {
  Guest,
  Library,  // code of a built-in module (kCodeTrusted): sees every built-in module, private names
  Trusted,  // and the guarded name, to which the module has a right (policy/trusted_names.def)
};

// object.name, with what the interpreter may cache.
Result<Value> get_attribute_for_cache_calling(Vm& vm, Value object, Str* name, AttributeInfo* info,
                                              Asker asker = Asker::Guest);
// object.name for a call: the function with `*self` = the object to be passed first, or the bound
// or plain attribute with `*self` undefined. Kinds ClassFunction and ClassNative: `info->value` is
// the function, self the object. StaticFunction, TypeConstant, TypePlace, ModulePlace: self
// undefined. ClassBound: self is type(object); TypeBound: self is the object.
Result<Value> load_method_calling(Vm& vm, Value object, Str* name, Value* self, AttributeInfo* info,
                                  Asker asker = Asker::Guest);
// object.name = value, or del when value is undefined.
Result<void> set_attribute_for_cache_calling(Vm& vm, Value object, Str* name, Value value,
                                             StoreInfo* info, Asker asker = Asker::Guest);
// super(start, object).name; `self` as for load_method_calling. With a null self: bound.
Result<Value> super_attribute_calling(Vm& vm, Value start, Value object, Str* name, Value* self,
                                      Asker asker = Asker::Guest);

// Whether the policy may guard the interned name on some object: it is in the table, or this run's
// policy adds it. Lookups of such names are not cached, as the answer depends on who asks.
inline bool is_guarded(const Vm& vm, const Str* name) {
  if (HOGNOSE_UNLIKELY((name->flags & kStrGuarded) != 0)) return true;
  if (HOGNOSE_LIKELY(vm.added_guards.empty())) return false;
  return std::find(vm.added_guards.begin(), vm.added_guards.end(), offset_of(name)) !=
         vm.added_guards.end();
}
// Before the run: the names that its policy adds.
Result<void> add_guards(Vm& vm, const EffectivePolicy& policy);

// AttributeError when the policy guards the name on the object. Every route to an attribute by name
// calls it.
Result<void> check_guarded_slow(Vm& vm, Value object, Str* name);
inline Result<void> check_guarded(Vm& vm, Value object, Str* name) {
  if (HOGNOSE_LIKELY(!is_guarded(vm, name))) return {};
  return check_guarded_slow(vm, object, name);
}

// The interned string equal to the name. Before any check: only interned strings carry the mark of
// guarded names, and only they compare by address.
inline Result<Str*> canonical_name(Vm& vm, Str* name) {
  if (HOGNOSE_LIKELY(name->is_interned())) return name;
  return intern(vm, name);
}

// The attribute name as an interned exact string, from what getattr() was given.
// TypeError "attribute name must be string, not 'int'".
Result<Str*> attribute_name(Vm& vm, Value name);

// "'Foo' object has no attribute 'bar'", with name and obj set.
Failure raise_no_attribute(Vm& vm, Value object, Str* name);
// An AttributeError of that text, with name and obj set.
Failure raise_attribute_error(Vm& vm, Value object, Str* name, const char* format,
                              std::initializer_list<TextArgument> arguments);

// "module has no attribute 'bar'", of a module that the policy does not open.
Failure refuse_shut(Vm& vm, Value module, Str* name);

// Without the policy's guards, for the engine's own needs and for trusted code.
Result<Value> find_attribute_unguarded_calling(Vm& vm, Value object, Str* name);

// The characters of an ASCII string; empty if it is none.
inline std::string_view ascii_text(const Str* name) {
  if (!name->is_ascii()) return {};
  return {reinterpret_cast<const char*>(str_data(name)), name->length()};
}

// A built-in module that the policy does not open: where a guest meets one, nothing is there.
inline bool is_hidden_module(Vm& vm, Value value) {
  Module* module = vm.as<Module>(value, TypeId::Module);
  return HOGNOSE_UNLIKELY(module != nullptr) && module->is_hidden();
}

// A guest that got hold of a hidden module (as a value of some namespace's dict, say) holds an
// empty box: AttributeError, whatever is read, set or deleted.
inline Result<void> check_shut(Vm& vm, Value object, Str* name) {
  if (HOGNOSE_LIKELY(!is_hidden_module(vm, object))) return {};
  return refuse_shut(vm, object, name);
}

// What type.__getattribute__ and type.__setattr__, module.__getattribute__ do.
Result<Value> class_get_attribute_calling(Vm& vm, Value object, Str* name);
Result<void> class_set_attribute_calling(Vm& vm, Value object, Str* name, Value value);
Result<Value> module_get_attribute_calling(Vm& vm, Value object, Str* name);

// type(value).__get__ applied to a class attribute found for `object`: what `object.name` yields.
// `object` undefined: found on the class itself.
Result<Value> bind_descriptor_calling(Vm& vm, Value attribute, Value object, Type* owner);
bool is_data_descriptor(Vm& vm, Value attribute);
// Numbers, text, None, containers: values that no inline cache holds as class attributes.
bool is_plain_data(Vm& vm, Value value);

// Takes out of the dict's keys what the policy guards on the object.
Result<void> drop_guarded_names(Vm& vm, Value object, Dict* names);
// What object.__dir__ collects: the names, as keys of the dict, without guarded ones.
Result<void> collect_names_calling(Vm& vm, Value object, Dict* names);

// --- the method cache: (class, name) → class attribute, valid for one epoch
class MethodCache {
 public:
  static constexpr uint32_t kEntries = 2048;

  MethodCache();
  ~MethodCache();
  MethodCache(const MethodCache&) = delete;
  MethodCache& operator=(const MethodCache&) = delete;

  struct Entry {
    uint32_t type;
    uint32_t name;
    uint32_t epoch;
    uint32_t dict;  // 0: `value` is the attribute; else it is plain data in entry `value` of dict
    Value value;    // undefined: the class has none
  };
  static_assert(sizeof(Entry) == 24);

  Entry& place(uint32_t type, uint32_t name) {
    uint32_t mixed = (type >> 4) * 0x9E3779B1u ^ (name >> 4) * 0x85EBCA6Bu;
    return entries_[mixed >> (32 - kBits)];
  }
  void remember(const Entry& entry) {
    Entry& target = place(entry.type, entry.name);
    target = entry;
    if (written_ < kMostListed) list_[written_] = static_cast<uint16_t>(&target - entries_);
    ++written_;
  }
  // Leaves nothing of what was remembered.
  void clear();

 private:
  static constexpr uint32_t kBits = 11;
  static_assert(1u << kBits == kEntries);
  // A short run writes few entries: clearing those alone takes less than clearing all.
  static constexpr uint32_t kMostListed = 256;
  Entry* entries_;
  uint64_t written_ = 0;
  uint16_t list_[kMostListed];  // the places of the first entries that were written
};

// The class attribute, its class's Dict and entry when it is plain data (dict 0 otherwise).
struct ClassAttribute {
  Value value;  // undefined: none
  uint32_t dict = 0;
  uint32_t index = 0;
};
ClassAttribute type_lookup_slow(Vm& vm, Type* type, Str* name);

inline ClassAttribute type_lookup_place(Vm& vm, Type* type, Str* name) {
  MethodCache::Entry& entry = vm.method_cache->place(offset_of(type), offset_of(name));
  if (HOGNOSE_LIKELY(entry.type == offset_of(type) && entry.name == offset_of(name) &&
                     entry.epoch == vm.class_epoch)) {
    if (HOGNOSE_LIKELY(entry.dict == 0)) return {entry.value, 0, 0};
    uint32_t index = static_cast<uint32_t>(entry.value.bits());
    const DictEntries* entries = vm.base.at<Dict>(entry.dict)->entries.get();
    return {vm.base.at<DictEntry>(offset_of(entries->entries + index))->value, entry.dict, index};
  }
  return type_lookup_slow(vm, type, name);
}

// The class attribute `name` along the mro, without descriptors; undefined if absent.
inline Value find_class_attribute(Vm& vm, Type* type, Str* name) {
  return type_lookup_place(vm, type, name).value;
}
inline Value find_class_attribute(Vm& vm, Type* type, Name name) {
  return type_lookup_place(vm, type, vm.name(name)).value;
}

// A class dict or hierarchy changed: caches of lookups on classes are void.
inline void change_class_epoch(Vm& vm) {
  if (vm.class_epoch != kEpochExhausted) ++vm.class_epoch;
}

}  // namespace hognose
