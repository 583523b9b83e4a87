// The guest's standard streams.
//
// Receives write() calls of the guest and of print; hands their text to the run's Output, which
// counts every byte.
#include "library/streams.h"

#include "objects/attributes.h"
#include "objects/make.h"
#include "objects/native.h"
#include "objects/protocol.h"

namespace hognose {

namespace {

Result<Value> stream_write(Vm& vm, const Value* arguments) {
  Str* text = vm.as<Str>(arguments[1], TypeId::Str);
  if (text == nullptr) {
    return vm.raise(TypeId::TypeError, "write() argument must be str, not {}",
                    argument_type_name(vm, arguments[1]));
  }
  TRY(write_string(vm, stream_of(vm, arguments[0]), text));
  return Value::from_small_int(text->length());
}

Result<Value> stream_flush(Vm& vm, const Value* arguments) {
  vm.output->flush(stream_of(vm, arguments[0]));
  return Value::none();
}

Result<Value> stream_false(Vm&, const Value*) { return Value::boolean(false); }
Result<Value> stream_true(Vm&, const Value*) { return Value::boolean(true); }

Result<Value> stream_name(Vm& vm, Value self) {
  Str* name =
      TRY(make_string_ascii(vm, stream_of(vm, self) == Stream::Stdout ? "<stdout>" : "<stderr>"));
  return Value::from_cell(name);
}

Result<Value> stream_encoding(Vm& vm, Value) { return Value::from_cell(vm.name(Name::Utf8)); }

Result<Value> stream_repr(Vm& vm, Value self) {
  Str* text = TRY(make_string_ascii(vm, stream_of(vm, self) == Stream::Stdout
                                            ? "<_io.TextIOWrapper name='<stdout>' mode='w' "
                                              "encoding='utf-8'>"
                                            : "<_io.TextIOWrapper name='<stderr>' mode='w' "
                                              "encoding='utf-8'>"));
  return Value::from_cell(text);
}

constexpr NativeRow kMethods[] = {
    {"write(self, text, /)", stream_write},
    {"flush(self, /)", stream_flush, kNativeConstantTime},
    {"isatty(self, /)", stream_false, kNativeConstantTime},
    {"readable(self, /)", stream_false, kNativeConstantTime},
    {"writable(self, /)", stream_true, kNativeConstantTime},
};

constexpr PropertyRow kProperties[] = {
    {"name", stream_name, nullptr},
    {"encoding", stream_encoding, nullptr},
};

}  // namespace

extern const TypeSpec kTextStreamType;
const TypeSpec kTextStreamType = {
    .slots = {.repr = stream_repr},
    .instance_bytes = sizeof(TextStream),
    .methods = kMethods,
    .properties = kProperties,
};

Result<Value> make_text_stream(Vm& vm, Stream stream) {
  TextStream* cell = TRY(vm.make<TextStream>(TypeId::TextStream));
  cell->extra = stream == Stream::Stdout ? 0 : 1;
  return Value::from_cell(cell);
}

Result<Value> standard_stream_calling(Vm& vm, Name name) {
  if (vm.modules != nullptr) {
    Value sys = dict_find_string(vm, vm.modules, vm.name(Name::Sys));
    if (Module* module = vm.as<Module>(sys, TypeId::Module)) {
      Value stream = dict_find_string(vm, module->dict.get(), vm.name(name));
      return stream.is_undefined() ? Value::none() : stream;
    }
  }
  return make_text_stream(vm, name == Name::Stdout ? Stream::Stdout : Stream::Stderr);
}

}  // namespace hognose
