// The registries of codecs and of error handlers. Both belong to the run and are empty until the
// guest fills them.
//
// The Python part of codecs calls the search functions and caches their results. When the first
// search function is registered, the Python part stores its lookup function in a Vm::state().
#include "objects/text/codecs/registry.h"

#include "objects/attributes/attributes.h"
#include "objects/containers/dict_access.h"
#include "objects/core/intern.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// Calls the encoder or decoder of a registered codec. Returns the first item of (object, length).
Result<Value> convert_calling(Vm& vm, Value codec, uint32_t index, Value input, Str* name,
                              Str* errors) {
  bool encodes = index == 0;
  const Tuple* parts = vm.as<Tuple>(codec, TypeId::Tuple);
  if (parts == nullptr || parts->length != 4) {
    return vm.raise(TypeId::TypeError, "codec search functions must return 4-tuples");
  }
  Value function = parts->items[index];
  Value is_text = TRY(find_attribute_calling(vm, codec, TRY(intern(vm, "_is_text_encoding"))));
  if (!is_text.is_undefined() && !TRY(truth_calling(vm, is_text))) {
    return vm.raise(TypeId::LookupError,
                    "'{}' is not a text encoding; use codecs.{}() to handle arbitrary codecs", name,
                    encodes ? "encode" : "decode");
  }
  Value result = errors == nullptr ? TRY(vm.call(function, {input}))
                                   : TRY(vm.call(function, {input, Value::from_cell(errors)}));
  const Tuple* pair = vm.as<Tuple>(result, TypeId::Tuple);
  if (pair == nullptr || pair->length != 2) {
    return vm.raise(TypeId::TypeError, encodes ? "encoder must return a tuple (object, integer)"
                                               : "decoder must return a tuple (object,integer)");
  }
  Value converted = pair->items[0];
  if (vm.has_layout(converted, encodes ? TypeId::Bytes : TypeId::Str)) return converted;
  return vm.raise(TypeId::TypeError,
                  encodes ? "'{}' encoder returned '{}' instead of 'bytes'; use codecs.encode() to "
                            "encode to arbitrary types"
                          : "'{}' decoder returned '{}' instead of 'str'; use codecs.decode() to "
                            "decode to arbitrary types",
                  name, type_name(vm, converted));
}

}  // namespace

Result<void> register_error_handler(Vm& vm, Str* name, Value handler) {
  Value& handlers = vm.state(LibraryState::CodecErrorHandlers);
  if (handlers.is_undefined()) handlers = Value::from_cell(TRY(make_dict(vm)));
  return dict_set_string(vm, vm.cell<Dict>(handlers), TRY(intern(vm, name)), handler);
}

Result<Value> registered_error_handler(Vm& vm, Str* name) {
  Value handlers = vm.state(LibraryState::CodecErrorHandlers);
  if (handlers.is_undefined() || name == nullptr) return Value::undefined();
  return dict_find_string(vm, vm.cell<Dict>(handlers), TRY(intern(vm, name)));
}

Result<Replacement> call_error_handler_calling(Vm& vm, Value handler, Value exception,
                                               CodecDirection direction) {
  Value result = TRY(vm.call(handler, {exception}));
  const Tuple* pair = vm.as<Tuple>(result, TypeId::Tuple);
  bool encodes = direction == CodecDirection::Encoding;
  if (pair == nullptr || pair->length != 2 ||
      !(vm.has_layout(pair->items[0], TypeId::Str) ||
        (encodes && vm.has_layout(pair->items[0], TypeId::Bytes)))) {
    return vm.raise(TypeId::TypeError,
                    encodes ? "encoding error handler must return (str/bytes, int) tuple"
                            : "decoding error handler must return (str, int) tuple");
  }
  Value text = pair->items[0];
  int64_t position;
  if (is_int(vm, pair->items[1]) && !int_fits_int64(vm, pair->items[1], &position)) {
    return vm.raise(TypeId::OverflowError, "Python int too large to convert to C ssize_t");
  }
  position = TRY(index_int64_calling(vm, pair->items[1], OutOfRange::RaiseOverflow));
  return Replacement{text, position};
}

Result<uint32_t> resume_position(Vm& vm, int64_t position, uint32_t size) {
  if (position < 0) position += size;
  if (position >= 0 && position <= size) return static_cast<uint32_t>(position);
  return vm.raise(TypeId::IndexError, "position {} from error handler out of bounds", position);
}

Result<Value> search_codec_calling(Vm& vm, Str* name) {
  Value search = vm.state(LibraryState::CodecSearch);
  if (search.is_undefined()) return Value::undefined();
  return vm.call(search, {Value::from_cell(name)});
}

Result<Bytes*> encode_registered_calling(Vm& vm, Value codec, Str* string, Str* name, Str* errors) {
  Value input = Value::from_cell(string);
  return vm.cell<Bytes>(TRY(convert_calling(vm, codec, 0, input, name, errors)));
}

Result<Str*> decode_registered_calling(Vm& vm, Value codec, Bytes* bytes, Str* name, Str* errors) {
  Value input = Value::from_cell(bytes);
  return vm.cell<Str>(TRY(convert_calling(vm, codec, 1, input, name, errors)));
}

}  // namespace hognose
