// Special methods: calls methods that the class of an instance defines.
//
// Functions and methods of built-in types are called with the instance as first argument. Anything
// else is first bound through its descriptor.
#include "objects/protocols/special.h"

namespace hognose {
namespace {

constexpr size_t kMaximumArguments = 4;  // including self: no special method takes more

}  // namespace

Result<Value> call_found(Vm& vm, const SpecialMethod& method, Name name, Value self,
                         std::initializer_list<Value> arguments) {
  Value window[kMaximumArguments];
  if (arguments.size() >= kMaximumArguments) {
    return vm.raise(TypeId::SystemError, "special method called with too many arguments");
  }
  size_t count = 1;
  for (Value argument : arguments) window[count++] = argument;
  window[0] = self;
  Value callee = method.function;
  if (vm.is_exactly(callee, TypeId::Function) || vm.is_exactly(callee, TypeId::SlotWrapper) ||
      vm.is_exactly(callee, TypeId::MethodDescriptor)) {
    return vm.call(callee, window, count);
  }
  window[0] = Value::undefined();
  Value bound = TRY(special_method_calling(vm, self, name, &window[0]));
  if (!bound.is_undefined()) callee = bound;
  return window[0].is_undefined() ? vm.call(callee, window + 1, count - 1)
                                  : vm.call(callee, window, count);
}

bool is_iterator(Vm& vm, Value value) {
  TypeId id = exact_type_id(value, vm.base);
  if (id != TypeId::Guest) return slots_of(vm, id).next != nullptr;
  return !type_lookup(vm, vm.type_of(value), vm.name(Name::Next)).is_undefined();
}

bool is_index(Vm& vm, Value value) {
  TypeId id = exact_type_id(value, vm.base);
  if (id != TypeId::Guest) return slots_of(vm, id).to_index != nullptr;
  return find_special(vm, vm.type_of(value), Name::Index).found();
}

}  // namespace hognose
