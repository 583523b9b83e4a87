// Slow paths of attributes: the lookup itself, and filling the caches of the fast handlers.
//
// Cache words of GetAttribute: name; shape | inline slot offset << 32; then, for attributes found
// elsewhere: key | kind << 32, payload (see store_lookup). Of LoadMethod: name; shape | epoch <<
// 32; function; key of a callable found on a class or module itself.
#include "objects/attributes/attributes.h"
#include "machine/attribute_cache.h"
#include "machine/quick_attributes.h"
#include "machine/slow/paths.h"
#include "objects/attributes/shape.h"
#include "objects/containers/dict_table.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "policy/check_sites.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

// Whether the object is of the kind that a right covers. Decided by layouts alone: nothing that a
// program can claim about its objects counts.
bool is_held_by(Machine& vm, TrustedHolder holder, Value object, Str* name) {
  const Type* type = vm.as<Type>(object, TypeId::Type);
  switch (holder) {
    case TrustedHolder::Class: {
      if (type == nullptr) return false;
      Type* metaclass = vm.type_of(object);
      Type* plain = vm.type(TypeId::Type);
      return metaclass == plain ||
             ((metaclass->flags & kTypeGetattribute) == 0 &&
              find_class_attribute(vm, metaclass, name) == find_class_attribute(vm, plain, name));
    }
    case TrustedHolder::AnyClass: return type != nullptr;
    case TrustedHolder::BootClass: return type != nullptr && is_boot_cell(type);
    case TrustedHolder::Function: return vm.is_exactly(object, TypeId::Function);
    case TrustedHolder::Generator: return vm.is_exactly(object, TypeId::Generator);
    case TrustedHolder::Coroutine: return vm.is_exactly(object, TypeId::Coroutine);
    case TrustedHolder::AsyncGenerator: return vm.is_exactly(object, TypeId::AsyncGenerator);
    case TrustedHolder::Native:
      return vm.is_exactly(object, TypeId::BuiltinFunction) ||
             vm.is_exactly(object, TypeId::MethodDescriptor) ||
             vm.is_exactly(object, TypeId::ClassMethodDescriptor) ||
             vm.is_exactly(object, TypeId::SlotWrapper) ||
             vm.is_exactly(object, TypeId::MethodWrapper);
    case TrustedHolder::Module: return vm.as<Module>(object, TypeId::Module) != nullptr;
    case TrustedHolder::Instance:
      return type == nullptr && vm.as<Module>(object, TypeId::Module) == nullptr &&
             !vm.is_exactly(object, TypeId::Function);
    case TrustedHolder::Anything: return true;
  }
  return false;
}

// Library code has a right to a guarded name on the objects that the table lists for its module.
Asker asker_of(Machine& vm, Value object, Str* name) {
  if (!runs_trusted_code(vm)) return Asker::Guest;
  if (HOGNOSE_LIKELY(!is_guarded(vm, name))) return Asker::Library;
  if (!HOGNOSE_ASKS(library_right)) return Asker::Trusted;
  RightsId rights = loaded_code_of(*vm.top)->code->rights;
  std::string_view text = ascii_text(name);
  const TrustedNamesRow* right = nullptr;
  while ((right = next_right(rights, text, right)) != nullptr) {
    if (!HOGNOSE_ASKS(library_right_holder) || is_held_by(vm, right->holder, object, name)) {
      return Asker::Trusted;
    }
  }
  return Asker::Library;
}

uint64_t pair(uint32_t low, uint32_t high) { return static_cast<uint64_t>(high) << 32 | low; }

void cache_get(Value* cache, const AttributeInfo& info) {
  if (info.unless_own) return;
  switch (info.kind) {
    case AttributeKind::InlineSlot:
      cache[1] = Value::from_bits(pair(info.shape, info.offset));
      break;
    case AttributeKind::PropertyGetter:
    case AttributeKind::GuestDescriptor:
      // Stored with the epoch; the function runs as a frame of the loop.
      cache[2] = Value::from_bits(pair(info.shape, info.epoch));
      cache[3] = info.value;
      break;
    default: break;
  }
}

// The entry for this object and name. The key is the shape, or the object itself for classes and
// modules.
AttributeCache::Entry* find_cached(Machine& vm, Value object, Value name) {
  const uint32_t shape = vm.cell(object)->shape;
  AttributeCache::Entry* entry = vm.attributes->find(shape, name.offset(), vm.classes.epoch);
  if (entry == nullptr) {
    return vm.attributes->find(object.offset(), name.offset(), vm.classes.epoch);
  }
  const bool is_hidden =
      entry->unless_own &&
      !find_own_attribute(vm, vm.cell(object), vm.known<Str>(name)).is_undefined();
  return is_hidden ? nullptr : entry;
}

// The value of an entry that needs neither guest code nor binding; otherwise undefined, and after a
// getter that failed: what follows then is for the lookup to decide.
Value cached_value_calling(Machine& vm, Value object, const AttributeCache::Entry& entry) {
  switch (entry.kind) {
    case AttributeKind::OtherSlot: {
      Cell* cell = vm.cell(object);
      return load_slot(vm.base, cell, shape_of(vm.base, cell), entry.index);
    }
    case AttributeKind::OwnEntry: {
      // The entry may be another one in this object's dict.
      const Value value = find_own_attribute(vm, vm.cell(object), vm.base.at<Str>(entry.name));
      return is_quick_hidden(vm.base.address(), value) ? Value::undefined() : value;
    }
    case AttributeKind::NativeGetter: {
      // The shape proves that the object has the type of the property.
      Result<Value> value = vm.boot.property(entry.index)->row->get(vm, object);
      if (value.ok()) return value.value();
      if (value.failure() == Failure::Raised) vm.take_pending();
      return Value::undefined();
    }
    default: return quick_value(vm.base.address(), object, entry, runs_trusted_code(vm));
  }
}

// What an earlier lookup left for a native that reads the attribute, or null. Whether a module
// shows an attribute depends on who asks.
const AttributeCache::Entry* find_known(Machine& vm, Value object, Str* name) {
  if (!object.is_cell()) return nullptr;
  const AttributeCache::Entry* entry = find_cached(vm, object, Value::from_cell(name));
  return entry == nullptr || entry->kind == AttributeKind::ModulePlace ? nullptr : entry;
}

// Its value, for which the caller pays as for a lookup, or undefined.
Result<Value> known_value_calling(Machine& vm, Value object, const AttributeCache::Entry& entry) {
  Value value = entry.kind == AttributeKind::ClassFunction
                    ? TRY(make_bound_method(vm, entry.value, object))
                    : cached_value_calling(vm, object, entry);
  if (!value.is_undefined()) TRY(vm.meter.charge(1));
  return value;
}

// Stores where an earlier store of that name went. Returns its entry, or null if nothing was done.
const AttributeCache::Entry* store_known(Machine& vm, Value object, uint32_t name, Value value) {
  if (!object.is_cell()) return nullptr;
  Cell* cell = vm.cell(object);
  const AttributeCache::Entry* entry =
      vm.attributes->find_store(cell->shape, name, vm.classes.epoch);
  if (entry == nullptr) return nullptr;
  if (entry->kind == AttributeKind::OtherSlot) {
    store_slot(vm.base, cell, shape_of(vm.base, cell), entry->index, value);
  } else {
    *vm.base.at<Value>(object.offset() + entry->offset) = value;
  }
  return entry;
}

// Pushes a frame for the getter of a property, or for the __get__ of a descriptor whose class the
// guest defined. Returned: nothing was done.
CallProgress begin_getter(Machine& vm, Value object, Value attribute, Value* result) {
  const bool is_getter = vm.is_exactly(attribute, TypeId::Function);
  Value function =
      is_getter ? attribute : type_lookup(vm, vm.type_of(attribute), vm.name(Name::Get));
  if (!vm.is_exactly(function, TypeId::Function)) return CallProgress::Returned;
  const Value all[] = {attribute, object, Value::from_cell(vm.type_of(object))};
  std::span<const Value> arguments = all;
  CallProgress progress =
      vm.begin_call_with(function, is_getter ? arguments.subspan(1, 1) : arguments, result);
  // A generator function may have left its generator in the result.
  return progress == CallProgress::Failed ? progress : CallProgress::Pushed;
}

}  // namespace

Result<Value> Machine::get_attribute(Value object, Str* name) {
  if (const AttributeCache::Entry* entry = find_known(*this, object, name)) {
    Value known = TRY(known_value_calling(*this, object, *entry));
    if (!known.is_undefined()) return known;
  }
  AttributeInfo info;
  Value found = TRY(get_attribute_calling(*this, object, name, &info));
  if (object.is_cell()) attributes->remember(name, object.offset(), info);
  return found;
}

Result<Value> Machine::find_attribute(Value object, Str* name) {
  if (const AttributeCache::Entry* entry = find_known(*this, object, name)) {
    if (entry->kind == AttributeKind::Absent) {
      TRY(meter.charge(1));
      return Value::undefined();
    }
    Value known = TRY(known_value_calling(*this, object, *entry));
    if (!known.is_undefined()) return known;
  }
  AttributeInfo info;
  Value found = TRY(find_attribute_calling(*this, object, name, &info));
  if (object.is_cell() && (!found.is_undefined() || info.kind == AttributeKind::Absent)) {
    attributes->remember(name, object.offset(), info);
  }
  return found;
}

Result<void> Machine::set_attribute(Value object, Str* name, Value value) {
  if (store_known(*this, object, offset_of(name), value) != nullptr) return meter.charge(1);
  StoreInfo info;
  TRY(set_attribute_for_cache_calling(*this, object, name, value, &info, Asker::Guest));
  if (info.kind == StoreKind::InlineSlot || info.kind == StoreKind::OtherSlot) {
    attributes->remember_store(name, info);
  }
  return {};
}

SLOW_PATH(GetAttribute) {
  Value object = r[instruction.b()];
  Value* cache = k + instruction.d();
  if (object.is_cell() &&
      cache[2] == Value::from_bits(pair(vm.cell(object)->shape, vm.classes.epoch)) &&
      cache[3].is_cell()) {
    CallProgress progress = begin_getter(vm, object, cache[3], &r[instruction.a()]);
    if (progress != CallProgress::Returned) return progress == CallProgress::Pushed;
  }
  if (object.is_cell()) {
    if (AttributeCache::Entry* entry = find_cached(vm, object, cache[0])) {
      if (entry->kind == AttributeKind::InlineSlot) {
        cache[1] = Value::from_bits(pair(entry->key, entry->offset));
      }
      if (entry->kind == AttributeKind::PropertyGetter ||
          entry->kind == AttributeKind::GuestDescriptor) {
        cache[2] = Value::from_bits(pair(entry->key, entry->epoch));
        cache[3] = entry->value;
        CallProgress progress = begin_getter(vm, object, cache[3], &r[instruction.a()]);
        if (progress != CallProgress::Returned) return progress == CallProgress::Pushed;
      }
      if (entry->kind == AttributeKind::ClassNative) {
        r[instruction.a()] =
            SLOW_TRY(bind_descriptor_calling(vm, entry->value, object, vm.type_of(object)));
        return true;
      }
      if (entry->kind == AttributeKind::ClassFunction) {
        r[instruction.a()] = SLOW_TRY(make_bound_method(vm, entry->value, object));
        return true;
      }
      Value value = cached_value_calling(vm, object, *entry);
      if (HOGNOSE_LIKELY(!value.is_undefined())) {
        r[instruction.a()] = value;
        return true;
      }
    }
  }
  AttributeInfo info;
  r[instruction.a()] = SLOW_TRY(get_attribute_for_cache_calling(
      vm, object, vm.known<Str>(cache[0]), &info, asker_of(vm, object, vm.known<Str>(cache[0]))));
  cache_get(cache, info);
  if (object.is_cell()) vm.attributes->remember(vm.known<Str>(cache[0]), object.offset(), info);
  return true;
}

SLOW_PATH(SetAttribute) {
  Value object = r[instruction.b()];
  Value* cache = k + instruction.d();
  if (const AttributeCache::Entry* entry =
          store_known(vm, object, cache[0].offset(), r[instruction.a()])) {
    if (entry->kind == AttributeKind::InlineSlot) {
      cache[1] = Value::from_bits(pair(entry->key, entry->offset));
    }
    return true;
  }
  StoreInfo info;
  SLOW_TRY(set_attribute_for_cache_calling(vm, object, vm.known<Str>(cache[0]), r[instruction.a()],
                                           &info, asker_of(vm, object, vm.known<Str>(cache[0]))));
  switch (info.kind) {
    case StoreKind::InlineSlot:
      cache[1] = Value::from_bits(pair(info.shape, info.offset));
      vm.attributes->remember_store(vm.known<Str>(cache[0]), info);
      break;
    case StoreKind::OtherSlot: vm.attributes->remember_store(vm.known<Str>(cache[0]), info); break;
    case StoreKind::NewInlineSlot:
      cache[2] = Value::from_bits(pair(info.shape, info.new_shape));
      cache[3] = Value::from_bits(pair(info.offset, info.epoch));
      break;
    case StoreKind::NotCacheable: break;
  }
  return true;
}

SLOW_PATH(DeleteAttribute) {
  SLOW_TRY(set_attribute_calling(vm, r[instruction.a()], vm.known<Str>(k[instruction.d()]),
                                 Value::undefined()));
  return true;
}

SLOW_PATH(LoadMethod) {
  Value object = r[instruction.b()];
  Value* cache = k + instruction.d();
  if (object.is_cell()) {
    if (AttributeCache::Entry* entry = find_cached(vm, object, cache[0])) {
      Value* target = r + instruction.a();
      switch (entry->kind) {
        case AttributeKind::ClassFunction:
        case AttributeKind::ClassNative:
          if (!entry->unless_own) {
            cache[1] = Value::from_bits(pair(entry->key, entry->epoch));
            cache[2] = entry->value;
          }
          [[fallthrough]];
        case AttributeKind::TypeBound:
          target[0] = entry->value;
          target[1] = object;
          return true;
        default: {
          Value value = cached_value_calling(vm, object, *entry);
          if (value.is_undefined()) break;
          target[0] = value;
          target[1] = Value::undefined();
          return true;
        }
      }
    }
  }
  Value self;
  AttributeInfo info;
  Value function = SLOW_TRY(load_method_calling(vm, object, vm.known<Str>(cache[0]), &self, &info,
                                                asker_of(vm, object, vm.known<Str>(cache[0]))));
  if ((info.kind == AttributeKind::ClassFunction || info.kind == AttributeKind::ClassNative) &&
      !info.unless_own && info.epoch != kEpochExhausted && object.is_cell()) {
    cache[1] = Value::from_bits(pair(info.shape, info.epoch));
    cache[2] = info.value;
  }
  if (object.is_cell()) vm.attributes->remember(vm.known<Str>(cache[0]), object.offset(), info);
  r[instruction.a()] = function;
  r[instruction.a() + 1] = self;
  return true;
}

namespace {

// super().name as the compiler emits it: r[b] is the value of the name `super`, r[b+1] the class,
// r[b+2] the first argument. Only the built-in super takes the short path.
Result<Value> super_lookup(Machine& vm, const Value* operands, Str* name, Value* self) {
  if (operands[0] == Value::from_cell(vm.type(TypeId::Super))) {
    if (operands[1].is_undefined()) {
      return vm.raise(TypeId::RuntimeError, "super(): empty __class__ cell");
    }
    return super_attribute_calling(vm, operands[1], operands[2], name, self,
                                   asker_of(vm, operands[2], name));
  }
  Value proxy = TRY(vm.call(operands[0], {}));
  if (self == nullptr) return get_attribute_calling(vm, proxy, name);
  AttributeInfo info;
  return load_method_calling(vm, proxy, name, self, &info);
}

}  // namespace

SLOW_PATH(LoadSuperMethod) {
  Value self;
  Value found =
      SLOW_TRY(super_lookup(vm, r + instruction.b(), vm.known<Str>(k[instruction.d()]), &self));
  r[instruction.a()] = found;
  r[instruction.a() + 1] = self;
  return true;
}

SLOW_PATH(LoadSuperAttribute) {
  r[instruction.a()] =
      SLOW_TRY(super_lookup(vm, r + instruction.b(), vm.known<Str>(k[instruction.d()]), nullptr));
  return true;
}

}  // namespace hognose
