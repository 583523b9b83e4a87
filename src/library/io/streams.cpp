// The guest's standard streams: the type TextStream and its methods.
//
// Text goes to the run's Output, which counts every byte against the output limit.
#include "library/io/streams.h"

#include "library/core/importer.h"
#include "machine/machine.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/native.h"
#include "objects/protocols/protocol.h"
#include "objects/text/codecs/names.h"
#include "policy/check_sites.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

Result<Value> make_stream(Vm& vm, uint32_t stream) {
  TextStream* cell = TRY(vm.make<TextStream>(TypeId::TextStream));
  cell->stream = stream;
  cell->is_closed = cell->is_detached = false;
  cell->buffer = Value::undefined();
  return Value::from_cell(cell);
}

bool is_input(const Vm& vm, Value self) {
  return vm.cell<TextStream>(self)->stream == kInputStream;
}

Result<Value> stream_write(Vm& vm, const Value* arguments) {
  TRY(check_stream_open(vm, arguments[0]));
  if (is_input(vm, arguments[0])) return vm.raise(TypeId::OSError, "not writable");
  Str* text = vm.as<Str>(arguments[1], TypeId::Str);
  if (text == nullptr) {
    return vm.raise(TypeId::TypeError, "write() argument must be str, not {}",
                    argument_type_name(vm, arguments[1]));
  }
  TRY(write_string(vm, stream_of(vm, arguments[0]), text));
  return Value::from_small_int(uint32_t{text->length});
}

Result<Value> stream_writelines_calling(Vm& vm, const Value* arguments) {
  TRY(check_stream_open(vm, arguments[0]));
  TRY(for_each_calling(vm, arguments[1], [&](Value line) -> Result<bool> {
    const Value pair[] = {arguments[0], line};
    TRY(stream_write(vm, pair));
    return true;
  }));
  return Value::none();
}

Result<Value> stream_flush(Vm& vm, const Value* arguments) {
  TRY(check_stream_open(vm, arguments[0]));
  if (!is_input(vm, arguments[0])) TRY(vm.host.output->flush(stream_of(vm, arguments[0])));
  return Value::none();
}

Result<Value> stream_close(Vm& vm, const Value* arguments) {
  TextStream* stream = vm.known<TextStream>(arguments[0]);
  if (stream->is_closed) return Value::none();
  if (!is_input(vm, arguments[0])) TRY(stream_flush(vm, arguments));
  stream->is_closed = true;
  return Value::none();
}

Result<Value> stream_enter(Vm& vm, const Value* arguments) {
  TRY(check_stream_open(vm, arguments[0]));
  return arguments[0];
}

Result<Value> stream_false(Vm& vm, const Value* arguments) {
  TRY(check_stream_open(vm, arguments[0]));
  return Value::boolean(false);
}
Result<Value> stream_readable(Vm& vm, const Value* arguments) {
  TRY(check_stream_open(vm, arguments[0]));
  return Value::boolean(is_input(vm, arguments[0]));
}
Result<Value> stream_writable(Vm& vm, const Value* arguments) {
  TRY(check_stream_open(vm, arguments[0]));
  return Value::boolean(!is_input(vm, arguments[0]));
}

// The descriptor that the stream has in the file system of the run.
Result<Value> stream_fileno(Vm& vm, const Value* arguments) {
  TRY(check_stream_open(vm, arguments[0]));
  uint32_t stream = vm.known<TextStream>(arguments[0])->stream;
  return Value::from_small_int(stream == kInputStream ? 0 : stream + 1);
}

// (self, *, encoding, errors, newline, line_buffering, write_through)
//
// The text of the run is UTF-8, and what reaches the host does not depend on the other settings.
Result<Value> stream_reconfigure_calling(Vm& vm, const Value* arguments) {
  TRY(stream_flush(vm, arguments));
  for (int i = 1; i <= 2; ++i) {
    if (!arguments[i].is_none() && vm.as<Str>(arguments[i], TypeId::Str) == nullptr) {
      return vm.raise(TypeId::TypeError, "reconfigure() argument '{}' must be str or None, not {}",
                      i == 1 ? "encoding" : "errors", argument_type_name(vm, arguments[i]));
    }
  }
  if (Str* encoding = vm.as<Str>(arguments[1], TypeId::Str)) {
    Codec codec = TRY(find_codec_calling(vm, encoding));
    if (codec.encoding != Encoding::Utf8) {
      return vm.raise(TypeId::ValueError, "the standard streams of a run are UTF-8, not {}",
                      encoding);
    }
  }
  return Value::none();
}

// The stream of bytes (io/_io_standard.py) has a stream of text of its own, which stays open.
Result<Value> stream_buffer_calling(Vm& vm, Value self) {
  const TextStream* stream = vm.known<TextStream>(self);
  if (stream->is_detached) TRY(check_stream_open(vm, self));
  if (!stream->buffer.is_undefined()) return stream->buffer;
  Value function = TRY(library_attribute_calling(vm, "_io_standard", "make_buffer"));
  Value own = TRY(make_stream(vm, vm.known<TextStream>(self)->stream));
  Value buffer = TRY(vm.call(function, {own}));
  vm.known<TextStream>(self)->buffer = buffer;
  return buffer;
}

Result<Value> stream_detach_calling(Vm& vm, const Value* arguments) {
  TRY(check_stream_open(vm, arguments[0]));
  Value buffer = TRY(stream_buffer_calling(vm, arguments[0]));
  if (!is_input(vm, arguments[0])) TRY(stream_flush(vm, arguments));
  vm.known<TextStream>(arguments[0])->is_detached = true;
  return buffer;
}

const char* name_of(const Vm& vm, Value self) {
  constexpr const char* kNames[] = {"<stdout>", "<stderr>", "<stdin>"};
  uint32_t which = vm.cell<TextStream>(self)->stream;
  return which <= kInputStream ? kNames[which] : "";
}

Result<Value> stream_name(Vm& vm, Value self) {
  return Value::from_cell(TRY(make_string_ascii(vm, name_of(vm, self))));
}

Result<Value> stream_encoding(Vm& vm, Value) { return Value::from_cell(vm.name(Name::Utf8)); }

// What is done with text or bytes that UTF-8 does not have.
Result<Value> stream_errors(Vm& vm, Value self) {
  return Value::from_cell(
      TRY(make_string_ascii(vm, is_input(vm, self) ? "replace" : "backslashreplace")));
}

Result<Value> stream_mode(Vm& vm, Value self) {
  return Value::from_cell(TRY(make_string_ascii(vm, is_input(vm, self) ? "r" : "w")));
}

Result<Value> stream_closed(Vm& vm, Value self) {
  return Value::boolean(vm.known<TextStream>(self)->is_closed);
}

Result<Value> stream_not(Vm&, Value) { return Value::boolean(false); }
Result<Value> stream_newlines(Vm&, Value) { return Value::none(); }

Result<Value> stream_repr(Vm& vm, Value self) {
  Str* text = TRY(make_text(vm, "<_io.TextIOWrapper name='{}' mode='{}' encoding='utf-8'>",
                            name_of(vm, self), is_input(vm, self) ? "r" : "w"));
  return Value::from_cell(text);
}

Result<Value> stream_iterate(Vm&, Value self) { return self; }

constexpr NativeRow kMethods[] = {
    {"read(self, size=-1, /)", stream_read},
    {"readline(self, size=-1, /)", stream_readline},
    {"readlines(self, hint=-1, /)", stream_readlines},
    {"write(self, text, /)", stream_write},
    {"writelines(self, lines, /)", stream_writelines_calling},
    {"flush(self, /)", stream_flush, kNativeConstantTime},
    {"close(self, /)", stream_close, kNativeConstantTime},
    {"detach(self, /)", stream_detach_calling},
    {"reconfigure(self, /, *, encoding=None, errors=None, newline=None, line_buffering=None, "
     "write_through=None)",
     stream_reconfigure_calling},
    {"fileno(self, /)", stream_fileno, kNativeConstantTime},
    {"isatty(self, /)", stream_false, kNativeConstantTime},
    {"seekable(self, /)", stream_false, kNativeConstantTime},
    {"readable(self, /)", stream_readable, kNativeConstantTime},
    {"writable(self, /)", stream_writable, kNativeConstantTime},
    {"__enter__(self, /)", stream_enter, kNativeConstantTime},
    {"__exit__(self, /, *args)", stream_close, kNativeConstantTime},
};

constexpr PropertyRow kProperties[] = {
    {"name", stream_name, nullptr},
    {"encoding", stream_encoding, nullptr},
    {"errors", stream_errors, nullptr},
    {"mode", stream_mode, nullptr},
    {"closed", stream_closed, nullptr},
    {"newlines", stream_newlines, nullptr},
    {"line_buffering", stream_not, nullptr},
    {"write_through", stream_not, nullptr},
    {"buffer", stream_buffer_calling, nullptr},
};

void trace_text_stream(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<TextStream*>(cell)->buffer);
}

}  // namespace

extern const TypeSpec kTextStreamType;
const TypeSpec kTextStreamType = {
    .slots = {.repr = stream_repr, .iterate = stream_iterate, .next = stream_next},
    .trace = trace_text_stream,
    .instance_bytes = sizeof(TextStream),
    .methods = kMethods,
    .properties = kProperties,
};

Result<void> check_stream_open(Vm& vm, Value self) {
  const TextStream* stream = vm.known<TextStream>(self);
  if (stream->is_closed) return vm.raise(TypeId::ValueError, "I/O operation on closed file.");
  if (stream->is_detached) {
    return vm.raise(TypeId::ValueError, "underlying buffer has been detached");
  }
  return {};
}

Result<Value> make_text_stream(Vm& vm, Stream stream) {
  return make_stream(vm, stream == Stream::Stdout ? 0 : 1);
}

Result<Value> make_standard_stream(Vm& vm, Name name) {
  const char* feature = name == Name::Stdin ? "stdin" : name == Name::Stdout ? "stdout" : "stderr";
  if (HOGNOSE_ASKS(standard_stream) && !vm.host.policy->feature(feature)) return Value::none();
  if (name != Name::Stdin) {
    return make_text_stream(vm, name == Name::Stdout ? Stream::Stdout : Stream::Stderr);
  }
  return make_stream(vm, kInputStream);
}

Result<Value> standard_stream_calling(Vm& vm, Name name) {
  // A program that has not imported sys may still have had a stream replaced by a module that has,
  // such as contextlib.
  for (Dict* modules : {vm.namespaces.modules, machine_of(vm).built_in_modules}) {
    if (modules == nullptr) continue;
    Value sys = dict_find_string(vm, modules, vm.name(Name::Sys));
    if (Module* module = vm.as<Module>(sys, TypeId::Module)) {
      Value stream = dict_find_string(vm, module->dict.get(), vm.name(name));
      return stream.is_undefined() ? Value::none() : stream;
    }
  }
  return make_standard_stream(vm, name);
}

}  // namespace hognose
