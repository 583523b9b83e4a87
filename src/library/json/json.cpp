// The private module _json: the native functions under JSONEncoder and JSONDecoder.
//
// The functions take the attributes of a JSONDecoder or JSONEncoder as arguments.
#include "library/json/json.h"

#include "library/core/modules.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

Result<Str*> text_argument(Vm& vm, Value value) {
  if (Str* text = vm.as<Str>(value, TypeId::Str)) return text;
  return vm.raise(TypeId::TypeError, "first argument must be a string, not {}",
                  type_name(vm, value));
}

Result<Value> json_scan(Vm& vm, const Value* arguments) {
  Str* text = TRY(text_argument(vm, arguments[0]));
  JsonHooks hooks;
  int64_t start = TRY(index_int64_calling(vm, arguments[1], OutOfRange::RaiseOverflow));
  hooks.strict = TRY(truth_calling(vm, arguments[2]));
  hooks.object_hook = arguments[3];
  hooks.object_pairs_hook = arguments[4];
  hooks.parse_float = arguments[5];
  hooks.parse_int = arguments[6];
  hooks.parse_constant = arguments[7];
  if (start < 0) return vm.raise(TypeId::ValueError, "idx cannot be negative");
  if (start > text->length) return vm.raise_stop_iteration(arguments[1]);
  return parse_json_value_calling(vm, text, static_cast<uint32_t>(start), hooks);
}

// The first character from `index` on that is not white space of JSON (RFC 8259, section 2).
Result<uint32_t> skip_space(Vm& vm, const Str* text, uint32_t index) {
  while (index < text->length) {
    char32_t next = character_at(text, index);
    if (next != ' ' && next != '\t' && next != '\n' && next != '\r') break;
    if (++index % 16 == 0) TRY(vm.meter.charge(1));
  }
  return index;
}

// read_document(raw_decode, text): the value of a text that is one document. raw_decode is the
// method of a decoder, possibly of the program's own class, so its answer is checked.
Result<Value> json_read_document(Vm& vm, const Value* arguments) {
  Str* text = TRY(text_argument(vm, arguments[1]));
  Value start = Value::from_small_int(TRY(skip_space(vm, text, 0)));
  Value answer = TRY(vm.call(arguments[0], {arguments[1], start}));
  const Tuple* pair = vm.as<Tuple>(answer, TypeId::Tuple);
  if (pair == nullptr || pair->length != 2) {
    return vm.raise(TypeId::TypeError, "raw_decode() must return a tuple of two items, not {}",
                    type_name(vm, answer));
  }
  Value value = pair->items[0];
  int64_t stop = TRY(index_int64_calling(vm, pair->items[1], OutOfRange::RaiseOverflow));
  if (stop < 0 || stop > text->length) stop = text->length;
  uint32_t rest = TRY(skip_space(vm, text, static_cast<uint32_t>(stop)));
  if (rest == text->length) return value;
  return raise_json_error(vm, "Extra data", text, rest);
}

Result<Value> json_scanstring(Vm& vm, const Value* arguments) {
  Str* text = TRY(text_argument(vm, arguments[0]));
  int64_t start = TRY(index_int64_calling(vm, arguments[1], OutOfRange::RaiseOverflow));
  bool strict = TRY(truth_calling(vm, arguments[2]));
  if (start < 0 || start > text->length) {
    return vm.raise(TypeId::ValueError, "end is out of bounds");
  }
  return parse_json_string(vm, text, static_cast<uint32_t>(start), strict);
}

Result<Str*> separator(Vm& vm, Value value, int number) {
  if (Str* text = vm.as<Str>(value, TypeId::Str)) return text;
  return vm.raise(TypeId::TypeError, "make_encoder() argument {} must be str, not {}", number,
                  type_name(vm, value));
}

Result<Value> json_encode(Vm& vm, const Value* arguments) {
  JsonStyle style;
  style.default_function = arguments[1];
  style.skip_keys = TRY(truth_calling(vm, arguments[2]));
  style.ascii_only = TRY(truth_calling(vm, arguments[3]));
  style.check_circular = TRY(truth_calling(vm, arguments[4]));
  style.allow_nan = TRY(truth_calling(vm, arguments[5]));
  style.sort_keys = TRY(truth_calling(vm, arguments[6]));
  if (!arguments[7].is_none()) style.indent = TRY(separator(vm, arguments[7], 4));
  style.key_separator = TRY(separator(vm, arguments[9], 5));
  style.item_separator = TRY(separator(vm, arguments[8], 6));
  return Value::from_cell(TRY(write_json_calling(vm, arguments[0], style)));
}

template <bool ascii_only>
Result<Value> json_encode_string(Vm& vm, const Value* arguments) {
  Str* text = TRY(text_argument(vm, arguments[0]));
  return Value::from_cell(TRY(write_json_string(vm, text, ascii_only)));
}

constexpr NativeRow kRows[] = {
    {"document_encoding(bytes, /)", json_document_encoding},
    {"encode(obj, default, skipkeys, ensure_ascii, check_circular, allow_nan, sort_keys, indent, "
     "item_separator, key_separator, /)",
     json_encode},
    {"encode_basestring(string, /)", json_encode_string<false>},
    {"encode_basestring_ascii(string, /)", json_encode_string<true>},
    {"read_document(raw_decode, text, /)", json_read_document},
    {"scan(string, idx, strict, object_hook, object_pairs_hook, parse_float, parse_int, "
     "parse_constant, /)",
     json_scan},
    {"scanstring(string, end, strict=True, /)", json_scanstring},
};

}  // namespace

std::span<const NativeRow> json_classes_module_functions() { return kRows; }

Result<void> fill_json_classes_module(Vm& vm, Dict* dict) {
  return add_type_to_module(vm, dict, TypeId::JSONDecodeError);
}

}  // namespace hognose
