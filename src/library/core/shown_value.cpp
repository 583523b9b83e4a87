// Shows a value through the guest's own sys.stdout, which may be any object.
//
// The builtin "_" keeps the value even if it cannot be written.
#include "library/core/shown_value.h"

#include "library/io/streams.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

Result<void> show_value_calling(Vm& vm, Value value) {
  if (value.is_none()) return {};
  TRY(dict_set_string(vm, vm.namespaces.builtins, TRY(intern(vm, "_")), value));
  Value file = TRY(standard_stream_calling(vm, Name::Stdout));
  if (file.is_none()) return {};
  Str* line = TRY(make_text(vm, "{}\n", static_cast<const Str*>(TRY(repr_calling(vm, value)))));
  if (is_standard_stream(vm, file)) return write_string(vm, stream_of(vm, file), line);
  TRY(call_method_calling(vm, file, Name::Write, {Value::from_cell(line)}));
  return {};
}

}  // namespace hognose
