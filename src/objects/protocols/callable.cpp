// Callables: whether a value can be called, and calls whose arguments are in containers.
//
// spread() copies the arguments to one tuple before the call.
#include "objects/protocols/callable.h"

#include <algorithm>

#include "meter/paced.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"

namespace hognose {

bool is_callable(Vm& vm, Value value) {
  switch (exact_type_id(value, vm.base)) {
    case TypeId::Function:
    case TypeId::BoundMethod:
    case TypeId::BuiltinFunction:
    case TypeId::MethodDescriptor:
    case TypeId::ClassMethodDescriptor:
    case TypeId::SlotWrapper:
    case TypeId::MethodWrapper:
    case TypeId::StaticMethod:
    case TypeId::GenericAlias:
    case TypeId::TypingAlias:
    case TypeId::WeakCallableProxy:
    case TypeId::Type: return true;
    case TypeId::Guest: break;
    default:
      if (vm.has_layout(value, TypeId::TypingAlias)) return true;
      return slots_of(vm, exact_type_id(value, vm.base)).call != nullptr;
  }
  if (vm.has_layout(value, TypeId::Type) || vm.has_layout(value, TypeId::StaticMethod)) return true;
  return !type_lookup(vm, vm.type_of(value), vm.name(Name::Call)).is_undefined();
}

Result<SpreadArguments> spread(Vm& vm, std::span<const Value> positional, const Dict* keywords) {
  uint64_t keyword_count = keywords == nullptr ? 0 : keywords->length;
  TRY(vm.meter.charge(1 + (positional.size() + keyword_count) / 8));
  if (keyword_count == 0) return SpreadArguments{positional.data(), positional.size(), nullptr};
  uint64_t count = positional.size() + keyword_count;
  // No guest code runs before the call, so neither container changes while it is copied.
  Tuple* values = TRY(make_tuple_room(vm, count));
  Tuple* names = TRY(make_tuple_room(vm, keyword_count));
  TRY(paced_copy(vm.meter, values->items.data(), positional.data(), positional.size_bytes()));
  Pace pace(vm.meter);
  uint32_t position = 0;
  Value key;
  Value value;
  for (uint64_t i = 0; i < keyword_count && dict_next(keywords, &position, &key, &value); ++i) {
    if (!vm.has_layout(key, TypeId::Str)) {
      return vm.raise(TypeId::TypeError, "keywords must be strings");
    }
    TRY(pace.turn());
    names->items[i] = key;
    values->items[positional.size() + i] = value;
  }
  return SpreadArguments{values->items.data(), count, names};
}

namespace {

std::span<const Value> items_of(const Tuple* tuple) { return {tuple->items.data(), tuple->length}; }

}  // namespace

Result<Value> call_spread(Vm& vm, Value callee, const Tuple* positional, const Dict* keywords) {
  SpreadArguments given = TRY(spread(vm, items_of(positional), keywords));
  if (given.names == nullptr) return vm.call(callee, given.values, given.count);
  return vm.call_with_keywords(callee, given.values, given.count, given.names);
}

Result<Value> call_by_slot(Vm& vm, const Value* arguments) {
  auto call = slots_of(vm, layout_of(vm.cell(arguments[0]))).call;
  if (call == nullptr) return vm.raise(TypeId::TypeError, "object is not callable");
  SpreadArguments given =
      TRY(spread(vm, items_of(vm.cell<Tuple>(arguments[1])), vm.cell<Dict>(arguments[2])));
  return call(vm, arguments[0], given.values, given.count, given.names);
}

Result<Value> call_self(Vm& vm, const Value* arguments) {
  return call_spread(vm, arguments[0], vm.cell<Tuple>(arguments[1]), vm.cell<Dict>(arguments[2]));
}

Result<void> refuse_assignment(Vm& vm, Value, Value) {
  return vm.raise(TypeId::AttributeError, "readonly attribute");
}

}  // namespace hognose
