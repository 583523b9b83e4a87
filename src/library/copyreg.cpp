// The native part of copyreg: the two makers that object.__reduce_ex__ names (PEP 307, PEP 3154).
//
// Receive a class and arguments; hand on cls.__new__(cls, …).
#include "library/modules.h"
#include "objects/attributes.h"
#include "objects/callable.h"
#include "objects/make.h"
#include "objects/protocol.h"

namespace hognose {

namespace {

Result<Value> make_calling(Vm& vm, Value cls, const Tuple* given, const Dict* keywords) {
  uint32_t count = given->extra;
  TRY(vm.meter.charge(count / 8 + 1));
  Tuple* arguments = TRY(make_tuple_room(vm, uint64_t{count} + 1));
  arguments->items[0] = cls;
  for (uint32_t i = 0; i < count; ++i) arguments->items[i + 1] = given->items[i];
  Value maker = TRY(get_attribute_calling(vm, cls, vm.name(Name::New)));
  return call_spread(vm, maker, arguments, keywords);
}

Result<Value> copyreg_newobj(Vm& vm, const Value* arguments) {
  return make_calling(vm, arguments[0], vm.cell<Tuple>(arguments[1]), nullptr);
}

Result<Value> copyreg_newobj_ex(Vm& vm, const Value* arguments) {
  const Tuple* given = vm.as<Tuple>(arguments[1], TypeId::Tuple);
  const Dict* keywords = vm.as<Dict>(arguments[2], TypeId::Dict);
  if (given == nullptr || keywords == nullptr) {
    return vm.raise(TypeId::TypeError, "__newobj_ex__() takes a tuple and a dict");
  }
  return make_calling(vm, arguments[0], given, keywords);
}

constexpr NativeRow kRows[] = {
    {"__newobj__(cls, /, *args)", copyreg_newobj},
    {"__newobj_ex__(cls, args, kwargs)", copyreg_newobj_ex},
};

}  // namespace

std::span<const NativeRow> copyreg_module_functions() { return kRows; }

Result<void> fill_copyreg_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
