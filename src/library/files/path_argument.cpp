// Arguments of the functions of posix that name a file (PEP 519). Converting one may run guest
// code, so a native converts all of them before it looks at the tree.
#include "library/files/path_argument.h"

#include <cstring>

#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "objects/protocols/special.h"

namespace hognose {

namespace {

bool is_path(const Vm& vm, Value value) {
  return vm.has_layout(value, TypeId::Str) || vm.has_layout(value, TypeId::Bytes);
}

Result<void> check_no_null(Vm& vm, BytesView bytes, const char* function) {
  if (bytes.count == 0) return {};
  size_t place =
      TRY(paced_find_if(vm.meter, bytes.data, bytes.count, [](uint8_t byte) { return byte == 0; }));
  if (place == bytes.count) return {};
  return vm.raise(TypeId::ValueError, "{}: embedded null character in path", function);
}

}  // namespace

Result<Value> fspath_calling(Vm& vm, Value value) {
  if (is_path(vm, value)) return value;
  Value path = TRY(call_special_calling(vm, value, Name::Fspath, {}));
  if (path.is_undefined()) {
    return vm.raise(TypeId::TypeError, "expected str, bytes or os.PathLike object, not {}",
                    type_name(vm, value));
  }
  if (is_path(vm, path)) return path;
  return vm.raise(TypeId::TypeError, "expected {}.__fspath__() to return str or bytes, not {}",
                  type_name(vm, value), type_name(vm, path));
}

Result<int64_t> descriptor_argument_calling(Vm& vm, Value value) {
  int64_t number = TRY(index_int64_calling(vm, value, OutOfRange::Clamp));
  if (number > INT32_MAX) return vm.raise(TypeId::OverflowError, "fd is greater than maximum");
  if (number < INT32_MIN) return vm.raise(TypeId::OverflowError, "fd is less than minimum");
  return number;
}

Result<PathArgument> path_argument_calling(Vm& vm, Value value, const char* function,
                                           const char* parameter, Accepts accepts) {
  PathArgument argument;
  Value path = value;
  if (accepts == Accepts::DescriptorOrNone && value.is_none()) {
    path = Value::from_cell(TRY(make_string_ascii(vm, ".")));
  } else if (!is_path(vm, value)) {
    if (accepts != Accepts::Path && is_index(vm, value)) {
      argument.shown = value;
      argument.descriptor = TRY(descriptor_argument_calling(vm, value));
      return argument;
    }
    Value self;
    if (TRY(special_method_calling(vm, value, Name::Fspath, &self)).is_undefined()) {
      const char* kinds = accepts == Accepts::Path ? "string, bytes or os.PathLike"
                          : accepts == Accepts::Descriptor
                              ? "string, bytes, os.PathLike or integer"
                              : "string, bytes, os.PathLike, integer or None";
      return vm.raise(TypeId::TypeError, "{}: {} should be {}, not {}", function, parameter, kinds,
                      type_name(vm, value));
    }
    path = TRY(fspath_calling(vm, value));
  }
  argument.shown = path;
  if (Str* text = vm.as<Str>(path, TypeId::Str)) {
    argument.text = TRY(bytes_of_name(vm, text));
  } else {
    argument.text = vm.cell<Bytes>(path);
    argument.is_bytes = true;
  }
  TRY(check_no_null(vm, argument.bytes(), function));
  return argument;
}

Result<void> refuse_dir_fd(Vm& vm, Value value) {
  if (value.is_none()) return {};
  return vm.raise(TypeId::NotImplementedError, "dir_fd unavailable on this platform");
}

Result<Value> name_for_guest(Vm& vm, BytesView bytes, bool is_bytes) {
  if (is_bytes) return Value::from_cell(TRY(make_bytes(vm, bytes.data, bytes.count)));
  return Value::from_cell(TRY(name_of_bytes(vm, bytes)));
}

}  // namespace hognose
