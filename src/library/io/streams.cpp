// The guest's standard streams: the type TextStream and its methods.
//
// Text goes to the run's Output, which counts every byte against the output limit.
#include "library/io/streams.h"

#include "machine/machine.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/native.h"
#include "objects/protocols/protocol.h"
#include "policy/check_sites.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

bool is_input(const Vm& vm, Value self) {
  return vm.cell<TextStream>(self)->stream == kInputStream;
}

Result<Value> stream_write(Vm& vm, const Value* arguments) {
  if (is_input(vm, arguments[0])) return vm.raise(TypeId::OSError, "not writable");
  Str* text = vm.as<Str>(arguments[1], TypeId::Str);
  if (text == nullptr) {
    return vm.raise(TypeId::TypeError, "write() argument must be str, not {}",
                    argument_type_name(vm, arguments[1]));
  }
  TRY(write_string(vm, stream_of(vm, arguments[0]), text));
  return Value::from_small_int(text->length);
}

Result<Value> stream_flush(Vm& vm, const Value* arguments) {
  if (!is_input(vm, arguments[0])) TRY(vm.host.output->flush(stream_of(vm, arguments[0])));
  return Value::none();
}

Result<Value> stream_false(Vm&, const Value*) { return Value::boolean(false); }
Result<Value> stream_readable(Vm& vm, const Value* arguments) {
  return Value::boolean(is_input(vm, arguments[0]));
}
Result<Value> stream_writable(Vm& vm, const Value* arguments) {
  return Value::boolean(!is_input(vm, arguments[0]));
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
    {"flush(self, /)", stream_flush, kNativeConstantTime},
    {"isatty(self, /)", stream_false, kNativeConstantTime},
    {"readable(self, /)", stream_readable, kNativeConstantTime},
    {"writable(self, /)", stream_writable, kNativeConstantTime},
};

constexpr PropertyRow kProperties[] = {
    {"name", stream_name, nullptr},
    {"encoding", stream_encoding, nullptr},
};

}  // namespace

extern const TypeSpec kTextStreamType;
const TypeSpec kTextStreamType = {
    .slots = {.repr = stream_repr, .iterate = stream_iterate, .next = stream_next},
    .instance_bytes = sizeof(TextStream),
    .methods = kMethods,
    .properties = kProperties,
};

Result<Value> make_text_stream(Vm& vm, Stream stream) {
  TextStream* cell = TRY(vm.make<TextStream>(TypeId::TextStream));
  cell->stream = stream == Stream::Stdout ? 0 : 1;
  return Value::from_cell(cell);
}

Result<Value> make_standard_stream(Vm& vm, Name name) {
  const char* feature = name == Name::Stdin ? "stdin" : name == Name::Stdout ? "stdout" : "stderr";
  if (HOGNOSE_ASKS(standard_stream) && !vm.host.policy->feature(feature)) return Value::none();
  if (name != Name::Stdin) {
    return make_text_stream(vm, name == Name::Stdout ? Stream::Stdout : Stream::Stderr);
  }
  TextStream* cell = TRY(vm.make<TextStream>(TypeId::TextStream));
  cell->stream = kInputStream;
  return Value::from_cell(cell);
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
