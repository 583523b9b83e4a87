// The functions of sys that query or set the interpreter: encodings, limits, flags, hooks, exit.
//
// A guest may lower and raise its own limits, but never above those of the host.
#include "library/sys/settings.h"

#include <algorithm>
#include <string>

#include "library/core/modules.h"
#include "library/core/unraisable.h"
#include "machine/machine.h"
#include "objects/attributes/shape.h"
#include "objects/classes/struct_sequence.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/exceptions/fields.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

constexpr PropertyRow kFlags[] = {
    struct_item<0>("debug"),
    struct_item<1>("inspect"),
    struct_item<2>("interactive"),
    struct_item<3>("optimize"),
    struct_item<4>("dont_write_bytecode"),
    struct_item<5>("no_user_site"),
    struct_item<6>("no_site"),
    struct_item<7>("ignore_environment"),
    struct_item<8>("verbose"),
    struct_item<9>("bytes_warning"),
    struct_item<10>("quiet"),
    struct_item<11>("hash_randomization"),
    struct_item<12>("isolated"),
    struct_item<13>("dev_mode"),
    struct_item<14>("utf8_mode"),
    struct_item<15>("warn_default_encoding"),
    struct_item<16>("safe_path"),
    struct_item<17>("int_max_str_digits"),
    // The hidden fields.
    struct_hidden<0>("gil"),
    struct_hidden<1>("thread_inherit_context"),
    struct_hidden<2>("context_aware_warnings"),
};
constexpr size_t kFlagItems = 18;
constexpr size_t kHiddenFlags = 3;

// The flags of `python3 -I -B -X utf8`.
Result<Value> make_flags(Vm& vm) {
  const Value off = Value::from_small_int(0);
  const Value on = Value::from_small_int(1);
  const Value items[] = {off,
                         off,
                         off,
                         off,
                         on,
                         on,
                         on,
                         on,
                         off,
                         off,
                         off,
                         off,
                         on,
                         Value::boolean(false),
                         on,
                         off,
                         Value::boolean(true),
                         Value::from_small_int(NumberState::kIntDigitLimit)};
  static_assert(std::size(items) == kFlagItems);
  const Value hidden[kHiddenFlags] = {on, off, off};
  return make_struct_sequence(vm, TypeId::Flags, items, hidden);
}

Result<Value> text(Vm& vm, const char* value) {
  return Value::from_cell(TRY(make_string_ascii(vm, value)));
}

}  // namespace

Result<Value> sys_exit(Vm& vm, const Value* arguments) {
  Value status = arguments[0];
  if (vm.has_layout(status, TypeId::SystemExit)) return vm.raise_value(status);
  // A tuple holds the arguments of the exception, as for an exception raised by type and value.
  Value type = Value::from_cell(vm.type(TypeId::SystemExit));
  if (const Tuple* given = vm.as<Tuple>(status, TypeId::Tuple)) {
    return vm.raise_value(TRY(vm.call(type, given->items.data(), given->length)));
  }
  return vm.raise_value(TRY(vm.call(type, &status, status.is_none() ? 0 : 1)));
}

Result<Value> sys_getdefaultencoding(Vm& vm, const Value*) { return text(vm, "utf-8"); }
Result<Value> sys_getfilesystemencoding(Vm& vm, const Value*) { return text(vm, "utf-8"); }
Result<Value> sys_getfilesystemencodeerrors(Vm& vm, const Value*) {
  return text(vm, "surrogateescape");
}

Result<Value> sys_is_finalizing(Vm&, const Value*) { return Value::boolean(false); }

Result<Value> sys_get_int_max_str_digits(Vm& vm, const Value*) {
  return Value::from_small_int(vm.numbers.int_digit_limit);
}

// The meter charges for conversions regardless of this limit.
Result<Value> sys_set_int_max_str_digits(Vm& vm, const Value* arguments) {
  constexpr int64_t kLeast = 640;
  int64_t digits = TRY(index_int64_calling(vm, arguments[0], OutOfRange::RaiseOverflow));
  if (digits != 0 && digits < kLeast) {
    return vm.raise(TypeId::ValueError, "maxdigits must be >= 640 or 0 for unlimited");
  }
  vm.numbers.int_digit_limit = static_cast<uint32_t>(std::min<int64_t>(digits, UINT32_MAX));
  return Value::none();
}

Result<Value> sys_setrecursionlimit(Vm& vm, const Value* arguments) {
  int64_t limit = TRY(index_int64_calling(vm, arguments[0], OutOfRange::RaiseOverflow));
  if (limit > INT32_MAX || limit < INT32_MIN) {
    return vm.raise(TypeId::OverflowError, "Python int too large to convert to C int");
  }
  if (limit < 1) {
    return vm.raise(TypeId::ValueError, "recursion limit must be greater or equal than 1");
  }
  Machine& machine = machine_of(vm);
  auto depth = static_cast<int64_t>(machine.top - machine.first_record());
  if (depth >= limit) {
    return vm.raise(TypeId::RecursionError,
                    "cannot set the recursion limit to {} at the recursion depth {}: the limit is "
                    "too low",
                    limit, depth);
  }
  machine.set_depth_limit(static_cast<uint32_t>(limit));
  return Value::none();
}

Result<Value> sys_excepthook(Vm& vm, const Value* arguments) {
  if (!vm.has_layout(arguments[1], TypeId::BaseException)) {
    return vm.raise(TypeId::TypeError, "print_exception(): Exception expected for value, {} found",
                    type_name(vm, arguments[1]));
  }
  TRY(write_exception_calling(machine_of(vm), nullptr, arguments[1]));
  return Value::none();
}

Result<Value> sys_unraisablehook(Vm& vm, const Value* arguments) {
  Value exception = TRY(get_attribute_calling(vm, arguments[0], TRY(intern(vm, "exc_value"))));
  Value message = TRY(get_attribute_calling(vm, arguments[0], TRY(intern(vm, "err_msg"))));
  Value object = TRY(get_attribute_calling(vm, arguments[0], TRY(intern(vm, "object"))));
  if (!vm.has_layout(exception, TypeId::BaseException)) {
    return vm.raise(TypeId::TypeError, "invalid unraisable argument type");
  }
  Str* shown = message.is_none() ? TRY(make_string_ascii(vm, "Exception ignored in:"))
                                 : TRY(str_calling(vm, message));
  Str* about = TRY(repr_calling(vm, object));
  Str* before = TRY(make_text(vm, "{} {}\n", shown, about));
  TRY(write_exception_calling(machine_of(vm), before, exception));
  return Value::none();
}

const TypeSpec kFlagsType = struct_sequence_spec<kFlagItems>(
    "sys", "sys.flags: the options with which the interpreter runs.", kFlags, nullptr,
    kHiddenFlags);

Result<void> add_sys_settings(Vm& vm, Dict* dict) {
  TRY(add_to_module(vm, dict, "flags", TRY(make_flags(vm))));
  TRY(add_to_module(vm, dict, "float_repr_style", TRY(text(vm, "short"))));
  TRY(add_to_module(vm, dict, "dont_write_bytecode", Value::boolean(true)));
  TRY(add_to_module(vm, dict, "warnoptions", Value::from_cell(TRY(make_list(vm, nullptr, 0)))));
  auto* implementation = TRY(vm.make_instance<Cell>(vm.type(TypeId::SimpleNamespace)));
  Dict* facts = TRY(instance_dictionary(vm, implementation));
  TRY(add_to_module(vm, facts, "name", TRY(text(vm, "hognose"))));
  TRY(add_to_module(vm, facts, "cache_tag", Value::none()));
  for (auto [name, original] : {std::pair{"excepthook", "__excepthook__"},
                                std::pair{"unraisablehook", "__unraisablehook__"}}) {
    Value function = dict_find_string(vm, dict, TRY(intern(vm, name)));
    TRY(add_to_module(vm, dict, original, function));
  }
  for (const char* name : {"version_info", "hexversion"}) {
    Value fact = dict_find_string(vm, dict, TRY(intern(vm, name)));
    TRY(add_to_module(vm, facts, name[0] == 'v' ? "version" : name, fact));
  }
  return add_to_module(vm, dict, "implementation", Value::from_cell(implementation));
}

}  // namespace hognose
