// The guest's standard streams: objects with write() and flush() in front of the run's Output.
//
// Their text is UTF-8. A stream that the guest closed or detached refuses every operation; print()
// and the like then find no standard stream, and call its methods.
//
// They are created at the start of a run as sys.stdin, sys.stdout and sys.stderr, each only if the
// policy opens its feature. The guest may replace them with objects of its own.
#pragma once

#include "objects/core/output.h"
#include "objects/core/vm.h"

namespace hognose {

struct TextStream : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::TextStream; }
  uint32_t stream;  // the Stream, or kInputStream
  bool is_closed;
  bool is_detached;
  Value buffer;  // the stream of bytes, once the guest has asked for it
};

inline constexpr uint32_t kInputStream = 2;  // sys.stdin

// Raises ValueError if the guest closed or detached the stream.
Result<void> check_stream_open(Vm& vm, Value self);

Result<Value> make_text_stream(Vm& vm, Stream stream);
// read(), readline(), readlines() and iteration (input_stream.cpp).
Result<Value> stream_read(Vm& vm, const Value* arguments);
Result<Value> stream_readline(Vm& vm, const Value* arguments);
Result<Value> stream_readlines(Vm& vm, const Value* arguments);
Result<Value> stream_next(Vm& vm, Value self);
// Creates the stream of that name for a new run. Returns None if the policy closes its feature.
Result<Value> make_standard_stream(Vm& vm, Name name);
// True for stdout and stderr while they are open, false for stdin.
inline bool is_standard_stream(const Vm& vm, Value value) {
  if (!vm.is_exactly(value, TypeId::TextStream)) return false;
  const TextStream* stream = vm.known<TextStream>(value);
  return stream->stream != kInputStream && !stream->is_closed && !stream->is_detached;
}
inline Stream stream_of(const Vm& vm, Value value) {
  return vm.known<TextStream>(value)->stream == 0 ? Stream::Stdout : Stream::Stderr;
}
// Returns sys.stdin, sys.stdout or sys.stderr as the guest has left it. Returns None if the guest
// set it to None or deleted it, or if the policy closes it.
Result<Value> standard_stream_calling(Vm& vm, Name name);
// Writes text. Escapes lone surrogates.
Result<void> write_string(Vm& vm, Stream stream, const Str* text);

}  // namespace hognose
