// Attribute access for the interpreter: lookups that report what an inline cache may keep, and the
// method cache that they use. The plain functions are in protocol.h.
//
// A lookup takes an object and an interned name. It returns the value and, in the info, where the
// value was found. Rules for the validity of a cache entry:
//
// - vm.classes.epoch changes when a class dict changes (a key is added or removed, or a value is
//   replaced), when a class gets new bases, and when a collection frees a class or a shape. There
//   is one exception: replacing plain data by plain data (numbers, text, None, containers; see
//   is_plain_data()) in a class dict leaves the epoch alone, so `Class.counter += 1` in a loop
//   invalidates no inline cache. Therefore no cache holds the value of a plain class attribute. It
//   holds the position instead: the class's Dict and the entry index. Class dicts change only
//   through set_attribute on the class, so the position is valid as long as the epoch is the same.
// - Caches of slots (InlineSlot of both infos) need not compare the epoch if they keep their shape
//   alive. In return, vm.services->forget_slot_caches() is called when an existing class gains or
//   loses a data descriptor or an attribute hook.
// - An epoch of kEpochExhausted never matches: nothing is cached any more.
// - Otherwise, a cache entry is valid while the object's shape (or the object itself, for kinds
//   that say so) and the epoch equal those in the info, which were read during the lookup.
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
  // Keyed by the object's shape and the epoch:
  InlineSlot,       // the value is in the object at byte `offset`; undefined there (an empty slot
                    // of __slots__) is a miss: take the slow path
  OwnEntry,         // in entry `index` of the object's own dict, if that is the entry of the name
  OtherSlot,        // in slot `index` of the object, whose place the shape alone does not tell
  ClassFunction,    // a Function on the class: the result is the method, bound to the object
  ClassNative,      // a MethodDescriptor or SlotWrapper on the class: bound in the same way
  ClassConstant,    // `value`: a class attribute, neither plain data nor a descriptor (a class…)
  ClassPlace,       // plain data of the class: entry `index` of `dict`
  PropertyGetter,   // a property: the result is value(object); `value` is a Function
  GuestDescriptor,  // `value`: a data descriptor whose class the guest defined, to be asked
  StaticFunction,   // a staticmethod: the result is its function, `value`, unbound
  ClassBound,       // a classmethod: the result is its function, `value`, bound to type(object)
  TupleItem,        // a field of a named tuple: the result is item `index` of the object
  NativeGetter,     // a getset descriptor of a built-in type: property table index `index`
  Absent,           // neither the object nor its class has the attribute
  // Keyed by the object itself, a class, and the epoch:
  TypeConstant,  // the result is `value`
  TypePlace,     // entry `index` of `dict`
  TypeBound,     // a classmethod: the result is `value` bound to the class itself
  // Keyed by the object itself, a module:
  ModulePlace,  // entry `index` of `dict` while dict->keys_version is `version` (not 0)
};

struct AttributeInfo {
  AttributeKind kind = AttributeKind::NotCacheable;
  uint32_t shape = 0;  // the object's shape at the lookup
  uint32_t epoch = 0;
  uint32_t offset = 0;
  uint32_t index = 0;
  uint32_t dict = 0;  // cage offset
  uint32_t version = 0;
  // The object keeps its attributes in a dict: what was found counts while that has no such name.
  bool unless_own = false;
  Value value;
};

enum class StoreKind : uint8_t {
  NotCacheable,
  InlineSlot,     // the attribute exists: store at byte `offset`
  NewInlineSlot,  // store at byte `offset`, then set the object's shape word to `new_shape`
  OtherSlot,      // the attribute exists: store in slot `slot`
};

struct StoreInfo {
  StoreKind kind = StoreKind::NotCacheable;
  uint32_t shape = 0;  // the object's shape before the store
  uint32_t epoch = 0;
  uint32_t offset = 0;
  uint32_t new_shape = 0;
  uint32_t slot = 0;
};

// Whose instruction reads or writes the attribute. Natives always act as Guest, even when library
// code calls them, because they may be operating on a guest's value.
enum class Asker : uint8_t {
  Guest,
  Library,  // code of a built-in module (kCodeTrusted): sees all such modules, private names
  Trusted,  // likewise, and may use the guarded name (rows TRUSTED_NAMES of
            // policy/library_tables.def)
};

// object.name, with information on what the interpreter may cache.
Result<Value> get_attribute_for_cache_calling(Vm& vm, Value object, Str* name, AttributeInfo* info,
                                              Asker asker = Asker::Guest);
// object.name for a call. If the result is a function that takes the object first, `*self` is that
// object; otherwise the result is a bound or plain attribute and `*self` is undefined. By kind of
// the info: for ClassFunction and ClassNative, `info->value` is the function and self the object;
// for StaticFunction, TypeConstant, TypePlace and ModulePlace, self is undefined; for ClassBound,
// self is type(object); for TypeBound, self is the object.
Result<Value> load_method_calling(Vm& vm, Value object, Str* name, Value* self, AttributeInfo* info,
                                  Asker asker = Asker::Guest);
// object.name = value, or del object.name if value is undefined.
Result<void> set_attribute_for_cache_calling(Vm& vm, Value object, Str* name, Value value,
                                             StoreInfo* info, Asker asker = Asker::Guest);
// super(start, object).name; `self` is as for load_method_calling. A null self: the result is
// bound.
Result<Value> super_attribute_calling(Vm& vm, Value start, Value object, Str* name, Value* self,
                                      Asker asker = Asker::Guest);

// Whether the policy may guard the interned name on some object, because the name is in the table
// or this run's policy adds it. Lookups of such names are not cached: the result depends on the
// asker.
inline bool is_guarded(const Vm& vm, const Str* name) {
  if (HOGNOSE_UNLIKELY((name->flags & kStrGuarded) != 0)) return true;
  if (HOGNOSE_LIKELY(vm.host.added_guards.empty())) return false;
  return std::find(vm.host.added_guards.begin(), vm.host.added_guards.end(), offset_of(name)) !=
         vm.host.added_guards.end();
}
// Registers the guarded names that the run's policy adds. Call it before the run.
Result<void> add_guards(Vm& vm, const EffectivePolicy& policy);

// Raises AttributeError if the policy guards the name on the object. Every path that reaches an
// attribute by name calls this.
Result<void> check_guarded_slow(Vm& vm, Value object, Str* name);
inline Result<void> check_guarded(Vm& vm, Value object, Str* name) {
  if (HOGNOSE_LIKELY(!is_guarded(vm, name))) return {};
  return check_guarded_slow(vm, object, name);
}

// The interned string equal to the name. Call it before any check: only interned strings carry the
// mark of guarded names, and only they compare by address.
inline Result<Str*> canonical_name(Vm& vm, Str* name) {
  if (HOGNOSE_LIKELY(name->is_interned())) return name;
  return intern(vm, name);
}

// Converts the name argument of getattr() and similar functions to an interned exact string.
// TypeError "attribute name must be string, not 'int'".
Result<Str*> attribute_name(Vm& vm, Value name);

// Raises "'Foo' object has no attribute 'bar'", with name and obj set.
Failure raise_no_attribute(Vm& vm, Value object, Str* name);
// Raises an AttributeError with this text, with name and obj set.
Failure raise_attribute_error(Vm& vm, Value object, Str* name, const char* format,
                              std::initializer_list<TextArgument> arguments);

// Raises "module has no attribute 'bar'" for a module that the policy hides.
Failure refuse_shut(Vm& vm, Value module, Str* name);

// Skips the policy's guards. For the engine's own needs and for trusted code.
Result<Value> find_attribute_unguarded_calling(Vm& vm, Value object, Str* name);

// Whether the value is a built-in module that the policy hides. To guests it has no attributes.
inline bool is_hidden_module(Vm& vm, Value value) {
  Module* module = vm.as<Module>(value, TypeId::Module);
  return HOGNOSE_UNLIKELY(module != nullptr) && module->is_hidden();
}

// A guest may get hold of a hidden module, for example as a value in some namespace's dict. Raises
// AttributeError for every read, store or delete on it.
inline Result<void> check_shut(Vm& vm, Value object, Str* name) {
  if (HOGNOSE_LIKELY(!is_hidden_module(vm, object))) return {};
  return refuse_shut(vm, object, name);
}

// Implement type.__getattribute__, type.__setattr__ and module.__getattribute__.
Result<Value> class_get_attribute_calling(Vm& vm, Value object, Str* name);
Result<void> class_set_attribute_calling(Vm& vm, Value object, Str* name, Value value);
Result<Value> module_get_attribute_calling(Vm& vm, Value object, Str* name);

// Binds a class attribute that was found for `object`: calls its __get__ and returns what
// `object.name` yields. If `object` is undefined, the attribute was found on the class itself.
Result<Value> bind_descriptor_calling(Vm& vm, Value attribute, Value object, Type* owner);
bool is_data_descriptor(Vm& vm, Value attribute);
// Numbers, text, None, containers: values that inline caches never hold as class attributes.
bool is_plain_data(Vm& vm, Value value);

// Removes the names that the policy guards on the object from the dict's keys.
Result<void> drop_guarded_names(Vm& vm, Value object, Dict* names);
// Collects the names for object.__dir__ as keys of the dict, without guarded ones.
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
    // 0: `value` is the attribute; otherwise it is plain data, in entry `value` of this dict
    uint32_t dict;
    Value value;  // undefined: the class has no such attribute
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
  // Erases all entries.
  void clear();
  void transfer(Transfer& transfer);
  // See parking.h.
  void keep_in(Parking& parking) const { parking.keep(entries_, kEntries * sizeof(Entry)); }
  void discard() { discard_memory(entries_, kEntries * sizeof(Entry)); }

 private:
  static constexpr uint32_t kBits = 11;
  static_assert(1u << kBits == kEntries);
  // A short run writes few entries. Clearing only those is faster than clearing all.
  static constexpr uint32_t kMostListed = 256;
  Entry* entries_;
  uint64_t written_ = 0;
  uint16_t list_[kMostListed];  // indices of the first entries written
};

// A class attribute. For plain data: also the class's Dict and the entry index (otherwise dict is
// 0).
struct ClassAttribute {
  Value value;  // undefined: not found
  uint32_t dict = 0;
  uint32_t index = 0;
};
ClassAttribute type_lookup_slow(Vm& vm, Type* type, Str* name);

inline ClassAttribute type_lookup_place(Vm& vm, Type* type, Str* name) {
  MethodCache::Entry& entry = vm.classes.method_cache->place(offset_of(type), offset_of(name));
  if (HOGNOSE_LIKELY(entry.type == offset_of(type) && entry.name == offset_of(name) &&
                     entry.epoch == vm.classes.epoch)) {
    if (HOGNOSE_LIKELY(entry.dict == 0)) return {entry.value, 0, 0};
    uint32_t index = static_cast<uint32_t>(entry.value.bits());
    const DictEntries* entries = vm.base.at<Dict>(entry.dict)->entries.get();
    return {vm.base.at<DictEntry>(offset_of(entries->entries.from(index)))->value, entry.dict,
            index};
  }
  return type_lookup_slow(vm, type, name);
}

// The class attribute `name` along the MRO, without calling descriptors; undefined if absent.
inline Value find_class_attribute(Vm& vm, Type* type, Str* name) {
  return type_lookup_place(vm, type, name).value;
}
inline Value find_class_attribute(Vm& vm, Type* type, Name name) {
  return type_lookup_place(vm, type, vm.name(name)).value;
}

// Call this when a class dict or the hierarchy changed. It invalidates caches of class lookups.
inline void change_class_epoch(Vm& vm) {
  if (vm.classes.epoch != kEpochExhausted) ++vm.classes.epoch;
}

}  // namespace hognose
