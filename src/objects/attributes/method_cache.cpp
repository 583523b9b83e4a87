// Lookups of class attributes along the MRO, through the method cache.
// Also the lookup of special methods, which uses it.
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

#include "meter/paced.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/protocols/special.h"

namespace hognose {

namespace {

constexpr size_t kMaximumSpecialArguments = 8;

// Functions and methods of built-in types take the object as first argument and need no binding.
bool binds_by_argument(Vm& vm, Value attribute) {
  return vm.is_exactly(attribute, TypeId::Function) ||
         vm.is_exactly(attribute, TypeId::SlotWrapper) ||
         vm.is_exactly(attribute, TypeId::MethodDescriptor);
}

}  // namespace

MethodCache::MethodCache() : entries_(new Entry[kEntries]()) {}

MethodCache::~MethodCache() { delete[] entries_; }

void MethodCache::clear() {
  if (written_ > kMostListed) {
    std::fill_n(entries_, kEntries, Entry{});
  } else {
    for (uint64_t i = 0; i < written_; ++i) entries_[list_[i]] = Entry{};
  }
  written_ = 0;
}

void MethodCache::transfer(Transfer& transfer) {
  if (transfer.restores()) clear();
  transfer.value(written_);
  if (written_ > kMostListed) {
    transfer.memory(entries_, kEntries * sizeof(Entry));
  } else {
    transfer.memory(list_, written_ * sizeof *list_);
    for (uint64_t i = 0; i < written_; ++i) transfer.value(entries_[list_[i]]);
  }
}

bool is_plain_data(Vm& vm, Value value) {
  if (!value.is_cell()) return true;
  switch (exact_type_id(value.cell(vm.base))) {
    case TypeId::Int:
    case TypeId::Complex:
    case TypeId::Str:
    case TypeId::Bytes:
    case TypeId::Tuple:
    case TypeId::List:
    case TypeId::Dict:
    case TypeId::Set:
    case TypeId::FrozenSet:
    case TypeId::Range: return true;
    default: return false;
  }
}

ClassAttribute type_lookup_slow(Vm& vm, Type* type, Str* name) {
  const Tuple* order = type->mro.get();
  ClassAttribute found;
  if (order == nullptr) return found;  // the class is still being made
  // A stop is not lost: the next charge reports it. Until then the result must be correct, so an
  // MRO of usual length is searched in full. Only very long ones, which metaclasses make, are cut
  // short.
  bool stopped = vm.meter.charge(order->length / 8 + 1).failed();
  for (uint32_t i = 0; i < order->length; ++i) {
    if (HOGNOSE_UNLIKELY(i % kPacedEntries == kPacedEntries - 1)) stopped = !vm.meter.poll();
    if (HOGNOSE_UNLIKELY(stopped && i > kPacedEntries)) break;
    Type* step = vm.as<Type>(order->items[i], TypeId::Type);
    Dict* dict = step == nullptr ? nullptr : step->dict.get();
    if (dict == nullptr) continue;
    int64_t entry = dict_entry_index(vm, dict, name);
    if (entry < 0) continue;
    found.value = dict->entries->entries[entry].value;
    if (is_plain_data(vm, found.value)) {
      found.dict = offset_of(dict);
      found.index = static_cast<uint32_t>(entry);
    }
    break;
  }
  if (name->is_interned() && vm.classes.epoch != kEpochExhausted && !stopped) {
    Value kept = found.dict == 0 ? found.value : Value::from_bits(found.index);
    vm.classes.method_cache->remember(
        {offset_of(type), offset_of(name), vm.classes.epoch, found.dict, kept});
  }
  return found;
}

Value type_lookup(Vm& vm, Type* type, Str* name) { return find_class_attribute(vm, type, name); }

Result<Value> special_method_calling(Vm& vm, Value object, Name name, Value* self) {
  Type* type = vm.type_of(object);
  Value attribute = find_class_attribute(vm, type, name);
  if (attribute.is_undefined() || binds_by_argument(vm, attribute)) {
    *self = object;
    return attribute;
  }
  *self = Value::undefined();
  return bind_descriptor_calling(vm, attribute, object, type);
}

namespace {

Result<Value> call_with_self(Vm& vm, Value callee, Value self,
                             std::initializer_list<Value> arguments) {
  Value window[kMaximumSpecialArguments];
  if (arguments.size() >= kMaximumSpecialArguments) {
    return vm.raise(TypeId::SystemError, "special method called with too many arguments");
  }
  window[0] = self;
  std::copy(arguments.begin(), arguments.end(), window + 1);
  return self.is_undefined() ? vm.call(callee, window + 1, arguments.size())
                             : vm.call(callee, window, arguments.size() + 1);
}

}  // namespace

Result<Value> call_special_calling(Vm& vm, Value object, Name name,
                                   std::initializer_list<Value> arguments) {
  Value self;
  Value callee = TRY(special_method_calling(vm, object, name, &self));
  if (callee.is_undefined()) return callee;
  return call_with_self(vm, callee, self, arguments);
}

Result<Value> call_method_calling(Vm& vm, Value object, Name name,
                                  std::initializer_list<Value> arguments) {
  Value self;
  AttributeInfo info;
  Value callee = TRY(load_method_calling(vm, object, vm.name(name), &self, &info));
  return call_with_self(vm, callee, self, arguments);
}

}  // namespace hognose
