// types.SimpleNamespace: an object with arbitrary attributes.
//
// The constructor takes keywords, a mapping or pairs. Instances compare and print by attributes.
#include "objects/attributes/attributes.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/protocol.h"
#include "objects/protocols/repr_guard.h"
#include "objects/text/string_builder.h"

namespace hognose {

namespace {

Result<Dict*> attributes_of(Vm& vm, Value self) { return instance_dictionary(vm, vm.cell(self)); }

Result<Value> namespace_new(Vm& vm, const Value* arguments) {
  return Value::from_cell(TRY(vm.make_instance<Cell>(vm.known<Type>(arguments[0]))));
}

Result<Value> namespace_init(Vm& vm, const Value* arguments) {
  const Tuple* given = vm.cell<Tuple>(arguments[1]);
  if (given->length > 1) {
    return vm.raise(TypeId::TypeError, "{} expected at most 1 argument, got {}",
                    vm.type_of(arguments[0])->name.get(), given->length);
  }
  if (given->length == 1) {
    Dict* names = TRY(make_dict(vm));
    TRY(dict_update_calling(vm, names, given->items[0]));
    uint32_t position = 0;
    Value key;
    Value value;
    while (dict_next(names, &position, &key, &value)) {
      TRY(vm.meter.charge(1));
      if (!vm.has_layout(key, TypeId::Str)) {
        return vm.raise(TypeId::TypeError, "keywords must be strings");
      }
    }
    TRY(dict_update_calling(vm, TRY(attributes_of(vm, arguments[0])), Value::from_cell(names)));
  }
  TRY(dict_update_calling(vm, TRY(attributes_of(vm, arguments[0])), arguments[2]));
  return Value::none();
}

Result<Value> namespace_repr(Vm& vm, Value self) {
  bool is_exact = vm.is_exactly(self, TypeId::SimpleNamespace);
  StringBuilder text(vm);
  if (is_exact) {
    TRY(text.append_ascii("namespace"));
  } else {
    TRY(text.append(vm.type_of(self)->name.get()));
  }
  ReprGuard guard(vm, self);
  if (TRY(guard.already_printing())) {
    TRY(text.append_ascii("(...)"));
    return Value::from_cell(TRY(text.finish()));
  }
  if (vm.stack.is_exhausted()) {
    return vm.raise_recursion_error(" while getting the repr of an object");
  }
  TRY(text.append_ascii("("));
  // Iterate over a copy: printing a value may change the namespace.
  Dict* names = TRY(dict_copy(vm, TRY(attributes_of(vm, self))));
  uint32_t position = 0;
  Value key;
  Value value;
  bool first = true;
  while (dict_next(names, &position, &key, &value)) {
    TRY(vm.meter.charge(1));
    if (!vm.has_layout(key, TypeId::Str) || vm.cell<Str>(key)->length == 0) continue;
    if (!first) TRY(text.append_ascii(", "));
    first = false;
    TRY(text.append(vm.cell<Str>(key)));
    TRY(text.append_ascii("="));
    TRY(text.append(TRY(repr_calling(vm, value))));
  }
  TRY(text.append_ascii(")"));
  return Value::from_cell(TRY(text.finish()));
}

Result<Value> namespace_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (!vm.has_layout(other, TypeId::SimpleNamespace)) return Value::not_implemented();
  Dict* left = TRY(attributes_of(vm, self));
  Dict* right = TRY(attributes_of(vm, other));
  return compare_calling(vm, Value::from_cell(left), Value::from_cell(right), op);
}

Result<Value> namespace_reduce(Vm& vm, const Value* arguments) {
  Value type = Value::from_cell(vm.type_of(arguments[0]));
  Value dict = Value::from_cell(TRY(attributes_of(vm, arguments[0])));
  return Value::from_cell(TRY(make_tuple(vm, {type, Value::from_cell(vm.empty_tuple()), dict})));
}

Result<Value> namespace_replace(Vm& vm, const Value* arguments) {
  Value copy = TRY(vm.call(Value::from_cell(vm.type_of(arguments[0])), {}));
  if (!vm.has_layout(copy, TypeId::SimpleNamespace)) {
    return vm.raise(TypeId::TypeError,
                    "expect types.SimpleNamespace type, but {}() returned '{}' object",
                    vm.type_of(arguments[0])->name.get(), type_name(vm, copy));
  }
  Dict* own = TRY(attributes_of(vm, arguments[0]));
  TRY(dict_update_calling(vm, TRY(attributes_of(vm, copy)), Value::from_cell(own)));
  TRY(dict_update_calling(vm, TRY(attributes_of(vm, copy)), arguments[1]));
  return copy;
}

constexpr NativeRow kConstructor = {"__new__(cls, /, *args, **kwargs)", namespace_new,
                                    kNativeConstructor | kNativeIgnoresArguments};
constexpr NativeRow kInitializer = {"__init__(self, /, *args, **kwargs)", namespace_init};
constexpr NativeRow kMethods[] = {
    {"__reduce__(self, /)", namespace_reduce},
    {"__replace__(self, /, **changes)", namespace_replace},
};

}  // namespace

const TypeSpec kSimpleNamespaceType = {
    .doc =
        "SimpleNamespace(mapping_or_iterable=(), /, **attributes): an object that only has\n"
        "the attributes it is given.",
    .module = "types",
    .slots = {.repr = namespace_repr, .compare = namespace_compare},
    .constructor = &kConstructor,
    .initializer = &kInitializer,
    .methods = kMethods,
    .unhashable = true,
};

}  // namespace hognose
