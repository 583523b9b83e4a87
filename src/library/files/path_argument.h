// Arguments of the functions of posix that name a file: a path as str, bytes or an object with
// __fspath__(), or the number of a descriptor.
#pragma once

#include "library/files/tree.h"
#include "objects/core/vm.h"

namespace hognose {

enum class Accepts : uint8_t { Path, Descriptor, DescriptorOrNone };

// A path in bytes, or the number of a descriptor.
struct PathArgument {
  Value shown;                  // the path as errors show it
  const Bytes* text = nullptr;  // null: a descriptor
  bool is_bytes = false;        // the guest gave bytes, and gets bytes
  int64_t descriptor = -1;

  BytesView bytes() const { return view_of(text); }
};

// os.fspath(): a str or bytes.
Result<Value> fspath_calling(Vm& vm, Value value);
// `function` and `parameter` are for the messages of errors.
Result<PathArgument> path_argument_calling(Vm& vm, Value value, const char* function,
                                           const char* parameter = "path",
                                           Accepts accepts = Accepts::Path);
// A descriptor that need not exist.
Result<int64_t> descriptor_argument_calling(Vm& vm, Value value);
// NotImplementedError unless it is None.
Result<void> refuse_dir_fd(Vm& vm, Value value);
// A name or path as the guest gave it: str, or bytes.
Result<Value> name_for_guest(Vm& vm, BytesView bytes, bool is_bytes);

}  // namespace hognose
