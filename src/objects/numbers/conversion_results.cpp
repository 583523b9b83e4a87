// Checks the results of conversion methods, and warns about instances of subclasses.
//
// See numbers/conversion_results.h.
#include "objects/numbers/conversion_results.h"

#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

constexpr const char* kSubclassText =
    "{} returned non-{} (type {}).  The ability to return an instance of a strict subclass of {} "
    "is deprecated, and may be removed in a future version of Python.";

Result<void> warn_of_subclass_calling(Vm& vm, TextArgument method, const char* expected,
                                      Value answer) {
  Str* text = TRY(make_text(vm, kSubclassText, method, expected, type_name(vm, answer), expected));
  return warn_calling(vm, TypeId::DeprecationWarning, text);
}

}  // namespace

Result<Value> int_result_calling(Vm& vm, Value answer, std::string_view method) {
  if (is_exact_int(vm, answer)) return answer;
  if (!is_int(vm, answer)) {
    return vm.raise(TypeId::TypeError, "{} returned non-int (type {})", method,
                    type_name(vm, answer));
  }
  TRY(warn_of_subclass_calling(vm, method, "int", answer));
  return exact_int(vm, answer);
}

Result<double> float_result_calling(Vm& vm, Value asked, Value answer) {
  if (answer.is_double()) return answer.as_double();
  double number;
  if (!float_value(vm, answer, &number)) {
    return vm.raise(TypeId::TypeError, "{}.__float__ returned non-float (type {})",
                    type_name(vm, asked), type_name(vm, answer));
  }
  Str* method = TRY(make_text(vm, "{}.__float__", type_name(vm, asked)));
  TRY(warn_of_subclass_calling(vm, method, "float", answer));
  return number;
}

Result<Value> complex_result_calling(Vm& vm, Value answer) {
  if (vm.is_exactly(answer, TypeId::Complex)) return answer;
  if (!is_complex(vm, answer)) {
    return vm.raise(TypeId::TypeError, "__complex__ returned non-complex (type {})",
                    type_name(vm, answer));
  }
  TRY(warn_of_subclass_calling(vm, "__complex__", "complex", answer));
  return answer;
}

}  // namespace hognose
