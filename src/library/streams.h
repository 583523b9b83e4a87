// The guest's standard streams: objects with write() and flush() in front of the run's Output.
//
// Made at the start of a run as sys.stdout and sys.stderr; the guest may replace them by its own.
#pragma once

#include "objects/output.h"
#include "objects/vm.h"

namespace hognose {

struct TextStream : Cell {};  // extra: the Stream

Result<Value> make_text_stream(Vm& vm, Stream stream);
inline bool is_standard_stream(const Vm& vm, Value value) {
  return vm.is_exactly(value, TypeId::TextStream);
}
inline Stream stream_of(const Vm& vm, Value value) {
  return vm.cell(value)->extra == 0 ? Stream::Stdout : Stream::Stderr;
}
// sys.stdout or sys.stderr as the guest has left it; None when it is None or deleted.
Result<Value> standard_stream_calling(Vm& vm, Name name);
// Writes text; lone surrogates are escaped.
Result<void> write_string(Vm& vm, Stream stream, const Str* text);

}  // namespace hognose
