// The guest's standard streams: objects with write() and flush() in front of the run's Output.
//
// Made at the start of a run as sys.stdin, sys.stdout and sys.stderr, each if its feature is open;
// the guest may replace them by its own.
#pragma once

#include "objects/core/output.h"
#include "objects/core/vm.h"

namespace hognose {

struct TextStream : Cell {  // extra: the Stream, or kInputStream
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::TextStream; }
};

inline constexpr uint32_t kInputStream = 2;  // sys.stdin

Result<Value> make_text_stream(Vm& vm, Stream stream);
// What read(), readline(), readlines() and iteration do. (input_stream.cpp)
Result<Value> stream_read(Vm& vm, const Value* arguments);
Result<Value> stream_readline(Vm& vm, const Value* arguments);
Result<Value> stream_readlines(Vm& vm, const Value* arguments);
Result<Value> stream_next(Vm& vm, Value self);
// The stream of that name as a run begins: None if its feature is closed.
Result<Value> make_standard_stream(Vm& vm, Name name);
// One that is written to.
inline bool is_standard_stream(const Vm& vm, Value value) {
  return vm.is_exactly(value, TypeId::TextStream) && vm.cell(value)->extra != kInputStream;
}
inline Stream stream_of(const Vm& vm, Value value) {
  return vm.cell(value)->extra == 0 ? Stream::Stdout : Stream::Stderr;
}
// sys.stdin, sys.stdout or sys.stderr as the guest has left it; None when it is None or deleted, or
// the policy closes it.
Result<Value> standard_stream_calling(Vm& vm, Name name);
// Writes text; lone surrogates are escaped.
Result<void> write_string(Vm& vm, Stream stream, const Str* text);

}  // namespace hognose
