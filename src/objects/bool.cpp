// The type bool: two ints that print as True and False and whose &, | and ^ stay bools.
//
// Its instances are no cells but Values; everything else is int's (see int_binary for the bits).
#include "objects/make.h"
#include "objects/protocol.h"
#include "objects/type_specs.h"

namespace hognose {

namespace {

Result<Value> bool_repr(Vm& vm, Value self) {
  return Value::from_cell(TRY(make_string_ascii(vm, self.is_true() ? "True" : "False")));
}

Result<Value> bool_new(Vm& vm, const Value* arguments) {
  return Value::boolean(TRY(truth_calling(vm, arguments[1])));
}

constexpr NativeRow kConstructor = {"__new__(cls, x=False, /)", bool_new, kNativeConstructor};

}  // namespace

const TypeSpec kBoolType = {
    .doc =
        "bool(object=False, /)\n--\n\n"
        "True when the object is true, else False. Truth values are ints: 1 and 0.",
    .slots = {.repr = bool_repr},
    .instance_bytes = sizeof(BigInt),
    .constructor = &kConstructor,
};

}  // namespace hognose
