// The functions of the module json: dumps, dump, loads and load.
//
// dumps() and loads() use the writer and the parser directly if the caller gives no class. They
// make an encoder or a decoder only for what needs one: a class of the program, separators, and a
// setting that only the class knows. dump() writes one text to a stream of io. To another file it
// writes the pieces of iterencode(), which a program may observe.
#include "library/core/modules.h"
#include "library/json/json.h"
#include "objects/attributes/attributes.h"
#include "objects/bytes/view.h"
#include "objects/containers/dict_access.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

// A keyword of a function of this module, and where its value is among the arguments.
struct Setting {
  const char* name;
  uint32_t position;
};

constexpr Setting kEncoderSettings[] = {
    {"skipkeys", 0}, {"ensure_ascii", 1}, {"check_circular", 2}, {"allow_nan", 3},
    {"indent", 5},   {"separators", 6},   {"default", 7},        {"sort_keys", 8},
};
constexpr Setting kDecoderSettings[] = {
    {"object_hook", 1},    {"parse_float", 2},       {"parse_int", 3},
    {"parse_constant", 4}, {"object_pairs_hook", 5},
};

enum EncoderArgument {
  kSkipKeys,
  kAscii,
  kCircular,
  kNan,
  kClass,
  kIndent,
  kSeparators,
  kDefault,
  kSortKeys,
  kMoreSettings
};
enum DecoderArgument {
  kDecoderClass,
  kObjectHook,
  kParseFloat,
  kParseInt,
  kParseConstant,
  kPairsHook,
  kMoreDecoderSettings
};

enum class Absent : uint8_t { Keep, Drop };  // what becomes of a setting that is None

// Returns cls(**settings), where `more` holds the keywords that the function does not know itself.
Result<Value> make_worker_calling(Vm& vm, Value cls, LibraryService usual,
                                  std::span<const Setting> settings, Absent absent,
                                  const Value* arguments, const Dict* more) {
  if (cls.is_none()) cls = TRY(vm.services->library_service_calling(usual));
  Dict* keywords = TRY(dict_copy(vm, more));
  for (const Setting& setting : settings) {
    Value value = arguments[setting.position];
    if (absent == Absent::Drop && value.is_none()) continue;
    TRY(dict_set_string(vm, keywords, TRY(intern(vm, std::string_view(setting.name))), value));
  }
  return call_spread(vm, cls, TRY(make_tuple_room(vm, 0)), keywords);
}

Result<Value> make_encoder_calling(Vm& vm, const Value* settings) {
  return make_worker_calling(vm, settings[kClass], LibraryService::JsonEncoder, kEncoderSettings,
                             Absent::Keep, settings, vm.cell<Dict>(settings[kMoreSettings]));
}

// Calls a method that a class of the program may have replaced.
Result<Value> call_named_calling(Vm& vm, Value object, const char* method, Value argument) {
  Str* name = TRY(intern(vm, std::string_view(method)));
  return vm.call(TRY(get_attribute_calling(vm, object, name)), {argument});
}

// The text of one level of indentation: a number means that many spaces.
Result<Str*> indentation_calling(Vm& vm, Value indent) {
  if (indent.is_none()) return static_cast<Str*>(nullptr);
  if (Str* text = vm.as<Str>(indent, TypeId::Str)) return text;
  Value space = Value::from_cell(TRY(make_string_ascii(vm, " ")));
  Value text = TRY(binary_calling(vm, BinaryOperator::Multiply, space, indent));
  if (Str* made = vm.as<Str>(text, TypeId::Str)) return made;
  return vm.raise(TypeId::TypeError, "make_encoder() argument 4 must be str or None, not {}",
                  type_name(vm, text));
}

bool needs_encoder(Vm& vm, const Value* settings) {
  return !settings[kClass].is_none() || !settings[kSeparators].is_none() ||
         vm.cell<Dict>(settings[kMoreSettings])->length != 0;
}

// For settings that need no encoder.
Result<Value> dump_text_calling(Vm& vm, Value object, const Value* settings) {
  JsonStyle style;
  style.skip_keys = TRY(truth_calling(vm, settings[kSkipKeys]));
  style.ascii_only = TRY(truth_calling(vm, settings[kAscii]));
  style.check_circular = TRY(truth_calling(vm, settings[kCircular]));
  style.allow_nan = TRY(truth_calling(vm, settings[kNan]));
  style.sort_keys = TRY(truth_calling(vm, settings[kSortKeys]));
  style.default_function = settings[kDefault];
  style.indent = TRY(indentation_calling(vm, settings[kIndent]));
  if (style.indent != nullptr) style.item_separator = TRY(make_string_ascii(vm, ","));
  return Value::from_cell(TRY(write_json_calling(vm, object, style)));
}

// dumps(obj, *, skipkeys, ensure_ascii, …)
Result<Value> json_dumps_with(Vm& vm, const Value* arguments) {
  const Value* settings = arguments + 1;
  if (!needs_encoder(vm, settings)) return dump_text_calling(vm, arguments[0], settings);
  return call_named_calling(vm, TRY(make_encoder_calling(vm, settings)), "encode", arguments[0]);
}

// Whether it is the bound write() of a stream of io, which the program has not replaced.
bool is_write_of_stream(const Vm& vm, Value method) {
  if (!vm.is_exactly(method, TypeId::BuiltinFunction)) return false;
  const NativeEntry* entry = vm.boot.native(vm.known<Native>(method)->native_index);
  return entry != nullptr && entry->owner == TypeId::StreamCore;
}

// dump(obj, fp, *, skipkeys, ensure_ascii, …)
Result<Value> json_dump_with(Vm& vm, const Value* arguments) {
  const Value* settings = arguments + 2;
  Value file = arguments[1];
  if (!needs_encoder(vm, settings) && vm.has_layout(file, TypeId::StreamCore)) {
    Value write = TRY(find_attribute_calling(vm, file, vm.name(Name::Write)));
    if (is_write_of_stream(vm, write)) {
      TRY(vm.call(write, {TRY(dump_text_calling(vm, arguments[0], settings))}));
      return Value::none();
    }
  }
  Value encoder = TRY(make_encoder_calling(vm, settings));
  Value pieces = TRY(call_named_calling(vm, encoder, "iterencode", arguments[0]));
  TRY(for_each_calling(vm, pieces, [&](Value piece) -> Result<bool> {
    TRY(vm.call(TRY(get_attribute_calling(vm, file, vm.name(Name::Write))), {piece}));
    return true;
  }));
  return Value::none();
}

// --- reading

// A document begins with an ASCII character, so its zero bytes tell the encoding (RFC 4627,
// section 3), unless it has a byte order mark.
const char* encoding_of(BytesView bytes) {
  auto at = [&](uint32_t i) { return i < bytes.count ? int{bytes[i]} : -1; };
  bool marks_wide = at(0) == 0xFF && at(1) == 0xFE && at(2) == 0 && at(3) == 0;
  if (marks_wide || (at(0) == 0 && at(1) == 0 && at(2) == 0xFE && at(3) == 0xFF)) return "utf-32";
  if ((at(0) == 0xFF && at(1) == 0xFE) || (at(0) == 0xFE && at(1) == 0xFF)) return "utf-16";
  if (at(0) == 0xEF && at(1) == 0xBB && at(2) == 0xBF) return "utf-8-sig";
  bool is_short = bytes.count < 2 || bytes.count == 3;
  if (is_short || (at(0) != 0 && at(1) != 0)) return "utf-8";
  if (at(0) == 0) return at(1) == 0 && bytes.count > 2 ? "utf-32-be" : "utf-16-be";
  return bytes.count > 2 && at(2) == 0 && at(3) == 0 ? "utf-32-le" : "utf-16-le";
}

Result<Str*> document_encoding(Vm& vm, Value document) {
  return make_string_ascii(vm, encoding_of(view_of(vm, document)));
}

bool is_document_of_bytes(Vm& vm, Value value) {
  return vm.has_layout(value, TypeId::Bytes) || vm.has_layout(value, TypeId::Bytearray);
}

}  // namespace

Result<Value> json_document_encoding(Vm& vm, const Value* arguments) {
  if (is_document_of_bytes(vm, arguments[0])) {
    return Value::from_cell(TRY(document_encoding(vm, arguments[0])));
  }
  return vm.raise(TypeId::TypeError, "a bytes-like object is required, not '{}'",
                  type_name(vm, arguments[0]));
}

namespace {

Result<Value> text_of_document_calling(Vm& vm, Value document) {
  if (Str* text = vm.as<Str>(document, TypeId::Str)) {
    if (text->length == 0 || character_at(text, 0) != 0xFEFF) return document;
    return raise_json_error(vm, "Unexpected UTF-8 BOM (decode using utf-8-sig)", text, 0);
  }
  if (!is_document_of_bytes(vm, document)) {
    Value cls = TRY(get_attribute_calling(vm, document, vm.name(Name::Class)));
    Value name = TRY(get_attribute_calling(vm, cls, vm.name(Name::Name)));
    Str* text = TRY(format_calling(vm, name, Value::from_cell(vm.empty_string())));
    return vm.raise(TypeId::TypeError, "the JSON object must be str, bytes or bytearray, not {}",
                    text);
  }
  Str* encoding = TRY(document_encoding(vm, document));
  Str* errors = TRY(make_string_ascii(vm, "surrogatepass"));
  return call_method_calling(vm, document, Name::Decode,
                             {Value::from_cell(encoding), Value::from_cell(errors)});
}

Result<Value> hook_of(Vm& vm, Value given, TypeId usual) {
  bool is_usual = given.is_none() || given == Value::from_cell(vm.type(usual));
  if (is_usual || !TRY(truth_calling(vm, given))) return Value::none();
  return given;
}

Result<Value> read_document_calling(Vm& vm, Value document, const Value* settings) {
  Value text = TRY(text_of_document_calling(vm, document));
  const Dict* more = vm.cell<Dict>(settings[kMoreDecoderSettings]);
  if (!settings[kDecoderClass].is_none() || more->length != 0) {
    Value decoder =
        TRY(make_worker_calling(vm, settings[kDecoderClass], LibraryService::JsonDecoder,
                                kDecoderSettings, Absent::Drop, settings, more));
    return call_named_calling(vm, decoder, "decode", text);
  }
  JsonHooks hooks;
  hooks.object_hook = settings[kObjectHook];
  hooks.object_pairs_hook = settings[kPairsHook];
  hooks.parse_float = TRY(hook_of(vm, settings[kParseFloat], TypeId::Float));
  hooks.parse_int = TRY(hook_of(vm, settings[kParseInt], TypeId::Int));
  hooks.parse_constant = TRY(hook_of(vm, settings[kParseConstant], TypeId::NoneType));
  if (Str* characters = vm.as<Str>(text, TypeId::Str)) {
    return parse_json_document_calling(vm, characters, hooks);
  }
  // decode() of a subclass of bytes returned something else.
  return vm.raise(TypeId::TypeError, "expected string or bytes-like object, got '{}'",
                  type_name(vm, text));
}

// loads(s, *, cls, object_hook, …)
Result<Value> json_loads_with(Vm& vm, const Value* arguments) {
  return read_document_calling(vm, arguments[0], arguments + 1);
}

// load(fp, *, cls, object_hook, …)
Result<Value> json_load_with(Vm& vm, const Value* arguments) {
  Value document = TRY(call_method_calling(vm, arguments[0], Name::Read, {}));
  return read_document_calling(vm, document, arguments + 1);
}

constexpr NativeRow kRows[] = {
    {"dump(obj, fp, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, "
     "cls=None, indent=None, separators=None, default=None, sort_keys=False, **kw)",
     json_dump_with, kNativeLikePython},
    {"dumps(obj, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, "
     "cls=None, indent=None, separators=None, default=None, sort_keys=False, **kw)",
     json_dumps_with, kNativeLikePython},
    {"load(fp, *, cls=None, object_hook=None, parse_float=None, parse_int=None, "
     "parse_constant=None, object_pairs_hook=None, **kw)",
     json_load_with, kNativeLikePython},
    {"loads(s, *, cls=None, object_hook=None, parse_float=None, parse_int=None, "
     "parse_constant=None, object_pairs_hook=None, **kw)",
     json_loads_with, kNativeLikePython},
};

}  // namespace

std::span<const NativeRow> json_functions_module_functions() { return kRows; }

Result<void> fill_json_functions_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
