// The type XMLParser: drives a parser of the module pyexpat, whose handlers call the target.
//
// A target that is exactly a TreeBuilder is called directly. The methods of other targets are
// looked up once, when the parser is initialized. Everything is read again after calls of guest
// code, which may initialize the parser again or parse with it.
#include <algorithm>
#include <cstring>
#include <string_view>
#include <utility>

#include "library/core/importer.h"
#include "library/core/module_errors.h"
#include "library/xml/element.h"
#include "library/xml/tree_builder.h"
#include "meter/paced.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose::xml {

namespace {

// The methods of a target.
enum class Method : uint8_t {
  Start,
  End,
  Data,
  Comment,
  Instruction,
  StartNamespace,
  EndNamespace,
  Doctype,
  Close,
  Count
};
constexpr unsigned kMethods = static_cast<unsigned>(Method::Count);
constexpr const char* kMethodNames[kMethods] = {"start",    "end",    "data",    "comment", "pi",
                                                "start_ns", "end_ns", "doctype", "close"};

struct XmlParser : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::XmlParser; }
  bool is_plain;  // the target is exactly a TreeBuilder
  Value expat;    // the parser of pyexpat; undefined before __init__()
  Value error;    // its exception
  Value target;
  Value entities;           // a dict
  Value names;              // a dict: names with namespaces, as pyexpat and as elements have them
  Value methods[kMethods];  // of the target; undefined: it has none
};

// Called by pyexpat: one row of the table kHandlers for one parser.
struct XmlHandler : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::XmlHandler; }
  uint32_t row;
  Value parser;
};

XmlParser* parser_of(Vm& vm, Value self) { return vm.cell<XmlParser>(self); }

Value method_of(const XmlParser* parser, Method method) {
  return parser->methods[static_cast<unsigned>(method)];
}

Result<XmlParser*> checked_parser(Vm& vm, Value self) {
  XmlParser* parser = parser_of(vm, self);
  if (!parser->expat.is_undefined()) return parser;
  return vm.raise(TypeId::ValueError, "XMLParser.__init__() wasn't called");
}

Result<Value> get_named_calling(Vm& vm, Value object, std::string_view name) {
  return get_attribute_calling(vm, object, TRY(intern(vm, name)));
}

Result<Value> call_named_calling(Vm& vm, Value object, std::string_view name,
                                 std::initializer_list<Value> arguments) {
  return vm.call(TRY(get_named_calling(vm, object, name)), arguments);
}

Result<void> set_named_calling(Vm& vm, Value object, std::string_view name, Value value) {
  return set_attribute_calling(vm, object, TRY(intern(vm, name)), value);
}

// --- errors

struct ErrorPlace {
  Value code;
  Value line;
  Value column;
};

Failure raise_parse_error_calling(Vm& vm, Str* text, const ErrorPlace& place) {
  const auto make_calling = [&]() -> Result<Value> {
    Value type = TRY(library_attribute_calling(vm, "_elementtree", "ParseError"));
    Value error = TRY(vm.call(type, {Value::from_cell(text)}));
    Tuple* position = TRY(make_tuple(vm, {place.line, place.column}));
    TRY(set_named_calling(vm, error, "code", place.code));
    TRY(set_named_calling(vm, error, "position", Value::from_cell(position)));
    return error;
  };
  Result<Value> error = make_calling();
  if (error.failed()) return error.failure();
  if (is_instance(vm, error.value(), TypeId::BaseException)) return vm.raise_value(error.value());
  return vm.raise(TypeId::TypeError, "exceptions must derive from BaseException");
}

// Turns an error of pyexpat into a ParseError.
Failure parse_failure_calling(Vm& vm, const XmlParser* parser, Failure failure) {
  if (failure != Failure::Raised) return failure;
  const Type* type = vm.as<Type>(parser->error, TypeId::Type);
  if (type == nullptr || !is_subtype(vm, vm.type_of(vm.pending()), type)) return failure;
  Value error = vm.take_pending();
  Result<Str*> text = str_calling(vm, error);
  if (text.failed()) return text.failure();
  ErrorPlace place;
  for (auto [name, part] : {std::pair{"code", &place.code}, std::pair{"lineno", &place.line},
                            std::pair{"offset", &place.column}}) {
    Result<Value> value = get_named_calling(vm, error, name);
    if (value.failed()) return value.failure();
    *part = value.value();
  }
  return raise_parse_error_calling(vm, text.value(), place);
}

// --- handlers

// Calls the method, if the target has it. A target that __init__() set meanwhile may lack it.
Result<Value> call_target_calling(Vm& vm, const XmlParser* parser, Method method,
                                  std::initializer_list<Value> arguments) {
  Value callee = method_of(parser, method);
  return callee.is_undefined() ? Result<Value>(Value::none()) : vm.call(callee, arguments);
}

// Whether pyexpat wrote the name with the address of its namespace.
Result<bool> has_namespace(Vm& vm, const Str* name) {
  constexpr uint32_t kShort = 256;
  if (name->kind == 1 && name->length <= kShort) {
    return std::memchr(str_data(name), '}', name->length) != nullptr;
  }
  TRY(vm.meter.charge(name->length / 16));
  const auto is_other = [&](size_t i) {
    return character_at(name, static_cast<uint32_t>(i)) != '}';
  };
  return TRY(paced_run(vm.meter, name->length, is_other)) != name->length;
}

// A name with a namespace is "{address}name" in elements, and "address}name" in pyexpat.
Result<Value> fixed_name_calling(Vm& vm, const XmlParser* parser, Value value) {
  Str* name = vm.as<Str>(value, TypeId::Str);
  if (name == nullptr) return vm.raise(TypeId::TypeError, "names must be strings");
  if (!TRY(has_namespace(vm, name))) return value;
  Dict* names = vm.cell<Dict>(parser->names);
  Value known = TRY(dict_find_calling(vm, names, value));
  if (!known.is_undefined()) return known;
  const Value parts[] = {Value::from_cell(vm.character('{')), value};
  Value fixed = Value::from_cell(TRY(concatenate_strings(vm, parts, std::size(parts))));
  TRY(dict_set_calling(vm, names, value, fixed));
  return fixed;
}

// The dict of a list of names and values in turn; undefined for none.
Result<Value> attributes_of_list_calling(Vm& vm, const XmlParser* parser, Value list) {
  if (!vm.has_layout(list, TypeId::List)) {
    return vm.raise(TypeId::TypeError, "attributes must be a list");
  }
  if (items_of(vm, list).count < 2) return Value::undefined();
  Dict* attributes = TRY(make_dict(vm, items_of(vm, list).count / 2));
  for (uint32_t i = 0;; i += 2) {
    TRY(vm.meter.charge(1));
    const ItemsView items = items_of(vm, list);
    if (i + 1 >= items.count) break;
    Value value = items.items[i + 1];
    Value name = TRY(fixed_name_calling(vm, parser, items.items[i]));
    TRY(dict_set_calling(vm, attributes, name, value));
  }
  return Value::from_cell(attributes);
}

Value empty_if_none(Vm& vm, Value value) {
  return value.is_none() ? Value::from_cell(vm.empty_string()) : value;
}

Result<Value> handle_start_calling(Vm& vm, Value self, const Value* arguments) {
  const XmlParser* parser = parser_of(vm, self);
  Value tag = TRY(fixed_name_calling(vm, parser, arguments[0]));
  Value attributes = TRY(attributes_of_list_calling(vm, parser, arguments[1]));
  if (parser->is_plain) return builder_start_calling(vm, parser->target, tag, attributes);
  if (attributes.is_undefined()) attributes = Value::from_cell(TRY(make_dict(vm)));
  return call_target_calling(vm, parser, Method::Start, {tag, attributes});
}

Result<Value> handle_end_calling(Vm& vm, Value self, const Value* arguments) {
  const XmlParser* parser = parser_of(vm, self);
  if (parser->is_plain) return builder_end_calling(vm, parser->target);
  Value tag = TRY(fixed_name_calling(vm, parser, arguments[0]));
  return call_target_calling(vm, parser, Method::End, {tag});
}

Result<Value> handle_data_calling(Vm& vm, Value self, const Value* arguments) {
  const XmlParser* parser = parser_of(vm, self);
  if (!parser->is_plain) return call_target_calling(vm, parser, Method::Data, {arguments[0]});
  TRY(builder_data(vm, vm.cell<TreeBuilder>(parser->target), arguments[0]));
  return Value::none();
}

Result<Value> handle_comment_calling(Vm& vm, Value self, const Value* arguments) {
  const XmlParser* parser = parser_of(vm, self);
  if (parser->is_plain) return builder_comment_calling(vm, parser->target, arguments[0]);
  return call_target_calling(vm, parser, Method::Comment, {arguments[0]});
}

Result<Value> handle_instruction_calling(Vm& vm, Value self, const Value* arguments) {
  const XmlParser* parser = parser_of(vm, self);
  if (parser->is_plain) {
    return builder_instruction_calling(vm, parser->target, arguments[0], arguments[1]);
  }
  return call_target_calling(vm, parser, Method::Instruction, {arguments[0], arguments[1]});
}

Result<Value> handle_start_namespace_calling(Vm& vm, Value self, const Value* arguments) {
  const XmlParser* parser = parser_of(vm, self);
  Value prefix = empty_if_none(vm, arguments[0]), address = empty_if_none(vm, arguments[1]);
  if (!parser->is_plain) {
    return call_target_calling(vm, parser, Method::StartNamespace, {prefix, address});
  }
  Value pair = Value::from_cell(TRY(make_tuple(vm, {prefix, address})));
  TRY(builder_report_calling(vm, parser->target, TreeEvent::StartNamespace, pair));
  return Value::none();
}

Result<Value> handle_end_namespace_calling(Vm& vm, Value self, const Value* arguments) {
  const XmlParser* parser = parser_of(vm, self);
  if (!parser->is_plain) {
    return call_target_calling(vm, parser, Method::EndNamespace, {empty_if_none(vm, arguments[0])});
  }
  TRY(builder_report_calling(vm, parser->target, TreeEvent::EndNamespace, Value::none()));
  return Value::none();
}

Failure raise_undefined_entity_calling(Vm& vm, const XmlParser* parser, const Str* reference) {
  constexpr int kUndefinedEntity = 11;  // pyexpat.errors
  Result<Value> line = get_named_calling(vm, parser->expat, "ErrorLineNumber");
  if (line.failed()) return line.failure();
  Result<Value> column = get_named_calling(vm, parser->expat, "ErrorColumnNumber");
  if (column.failed()) return column.failure();
  const auto number = [](Value value) { return value.is_small_int() ? value.small_int() : 0; };
  Result<Str*> text = make_text(vm, "undefined entity {}: line {}, column {}", reference,
                                number(line.value()), number(column.value()));
  if (text.failed()) return text.failure();
  return raise_parse_error_calling(
      vm, text.value(), {Value::from_small_int(kUndefinedEntity), line.value(), column.value()});
}

// Text that no other handler takes: only references to entities that the document does not declare
// matter here.
Result<Value> handle_other_calling(Vm& vm, Value self, const Value* arguments) {
  const XmlParser* parser = parser_of(vm, self);
  const Str* text = vm.as<Str>(arguments[0], TypeId::Str);
  if (text == nullptr || text->length < 2 || character_at(text, 0) != '&') return Value::none();
  if (!parser->is_plain && method_of(parser, Method::Data).is_undefined()) return Value::none();
  StringBuilder name(vm);
  TRY(name.append_part(text, 1, text->length - 1));
  Value key = Value::from_cell(TRY(name.finish()));
  Value value = TRY(dict_find_calling(vm, vm.cell<Dict>(parser->entities), key));
  if (value.is_undefined()) return raise_undefined_entity_calling(vm, parser, text);
  return handle_data_calling(vm, self, &value);
}

// The arguments are the name, the system identifier, the public identifier and whether there is an
// internal subset.
Result<Value> handle_doctype_calling(Vm& vm, Value self, const Value* arguments) {
  Value method = method_of(parser_of(vm, self), Method::Doctype);
  if (!method.is_undefined()) return vm.call(method, {arguments[0], arguments[2], arguments[1]});
  if (vm.is_exactly(self, TypeId::XmlParser)) return Value::none();
  Str* name = TRY(intern(vm, std::string_view("doctype")));
  if (TRY(find_attribute_calling(vm, self, name)).is_undefined()) return Value::none();
  Str* text = TRY(make_string_ascii(vm,
                                    "The doctype() method of XMLParser is ignored.  "
                                    "Define doctype() method on the TreeBuilder target."));
  TRY(warn_calling(vm, TypeId::RuntimeWarning, text));
  return Value::none();
}

// When an attribute of the parser of pyexpat is set.
enum class Use : uint8_t {
  Always,
  WithMethod,  // if the target has the method
  ForEvents,   // the same, or if a TreeBuilder is to report such events
};

struct HandlerRow {
  const char* attribute;
  uint32_t arguments;
  Result<Value> (*handle)(Vm& vm, Value parser, const Value* arguments);
  Use use;
  Method method = Method::Count;
};

constexpr HandlerRow kHandlers[] = {
    {"StartElementHandler", 2, handle_start_calling, Use::WithMethod, Method::Start},
    {"EndElementHandler", 1, handle_end_calling, Use::WithMethod, Method::End},
    {"CharacterDataHandler", 1, handle_data_calling, Use::WithMethod, Method::Data},
    {"CommentHandler", 1, handle_comment_calling, Use::WithMethod, Method::Comment},
    {"ProcessingInstructionHandler", 2, handle_instruction_calling, Use::WithMethod,
     Method::Instruction},
    {"StartNamespaceDeclHandler", 2, handle_start_namespace_calling, Use::ForEvents,
     Method::StartNamespace},
    {"EndNamespaceDeclHandler", 1, handle_end_namespace_calling, Use::ForEvents,
     Method::EndNamespace},
    {"StartDoctypeDeclHandler", 4, handle_doctype_calling, Use::Always},
    {"DefaultHandlerExpand", 1, handle_other_calling, Use::Always},
};

Result<Value> handler_call_calling(Vm& vm, Value self, const Value* arguments, size_t count,
                                   Tuple* names) {
  const auto* handler = vm.known<XmlHandler>(self);
  if (handler->row >= std::size(kHandlers)) return vm.raise(TypeId::SystemError, "no handler");
  const HandlerRow& row = kHandlers[handler->row];
  if (names != nullptr || count != row.arguments) {
    return vm.raise(TypeId::TypeError, "{} takes {} arguments", row.attribute, row.arguments);
  }
  return row.handle(vm, handler->parser, arguments);
}

Result<void> set_handler_calling(Vm& vm, Value self, uint32_t row) {
  auto* handler = TRY(vm.make<XmlHandler>(TypeId::XmlHandler));
  handler->row = row;
  handler->parser = self;
  return set_named_calling(vm, parser_of(vm, self)->expat, kHandlers[row].attribute,
                           Value::from_cell(handler));
}

// --- construction

Result<Value> parser_new(Vm& vm, const Value* arguments) {
  auto* parser = TRY(vm.make_instance<XmlParser>(vm.known<Type>(arguments[0])));
  parser->expat = parser->error = Value::undefined();
  parser->target = parser->entities = parser->names = Value::none();
  for (Value& method : parser->methods) method = Value::undefined();
  return Value::from_cell(parser);
}

// Text for a target of the program comes in the pieces in which it is parsed.
Result<Value> make_expat_calling(Vm& vm, Value encoding, bool joins_text) {
  Value create = TRY(library_attribute_calling(vm, "pyexpat", "ParserCreate"));
  Value separator = Value::from_cell(vm.character('}'));
  Value expat = TRY(vm.call(create, {encoding, separator}));
  TRY(set_named_calling(vm, expat, "buffer_text", Value::boolean(joins_text)));
  TRY(set_named_calling(vm, expat, "ordered_attributes", Value::boolean(true)));
  return expat;
}

// Sets the handlers for what the target can take.
Result<void> set_handlers_calling(Vm& vm, Value self) {
  for (uint32_t row = 0; row < std::size(kHandlers); ++row) {
    const HandlerRow& handler = kHandlers[row];
    const XmlParser* parser = parser_of(vm, self);
    const bool has_method =
        handler.method != Method::Count && !method_of(parser, handler.method).is_undefined();
    const bool is_builders = parser->is_plain && handler.use == Use::WithMethod;
    if (handler.use != Use::Always && !has_method && !is_builders) continue;
    TRY(set_handler_calling(vm, self, row));
  }
  return {};
}

// (self, target, encoding)
Result<Value> parser_init(Vm& vm, const Value* arguments) {
  Value self = arguments[0], target = arguments[1], encoding = arguments[2];
  if (!encoding.is_none() && !vm.has_layout(encoding, TypeId::Str)) {
    return vm.raise(TypeId::TypeError,
                    "XMLParser() argument 'encoding' must be str or None, not {}",
                    type_name(vm, encoding));
  }
  if (target.is_none()) target = Value::from_cell(TRY(make_tree_builder(vm)));
  const bool is_plain = vm.is_exactly(target, TypeId::TreeBuilder);
  Value expat = TRY(make_expat_calling(vm, encoding, is_plain));
  Value error = TRY(library_attribute_calling(vm, "pyexpat", "ExpatError"));
  Value methods[kMethods];
  for (unsigned i = 0; i < kMethods && !is_plain; ++i) {
    Str* name = TRY(intern(vm, std::string_view(kMethodNames[i])));
    methods[i] = TRY(find_attribute_calling(vm, target, name));
  }
  Value entities = Value::from_cell(TRY(make_dict(vm)));
  Value names = Value::from_cell(TRY(make_dict(vm)));
  // No guest code runs between these assignments.
  XmlParser* parser = parser_of(vm, self);
  parser->is_plain = is_plain;
  parser->expat = expat;
  parser->error = error;
  parser->target = target;
  parser->entities = entities;
  parser->names = names;
  std::copy_n(methods, kMethods, parser->methods);
  TRY(set_handlers_calling(vm, self));
  return Value::none();
}

// --- methods

Result<void> parse_calling(Vm& vm, Value self, Value data, bool is_final) {
  const XmlParser* parser = parser_of(vm, self);
  Result<Value> parsed =
      call_named_calling(vm, parser->expat, "Parse", {data, Value::boolean(is_final)});
  if (parsed.failed()) return parse_failure_calling(vm, parser, parsed.failure());
  return {};
}

Result<void> finish_calling(Vm& vm, Value self) {
  return parse_calling(vm, self, Value::from_cell(TRY(make_bytes(vm, nullptr, 0))), true);
}

Result<Value> method_feed(Vm& vm, const Value* arguments) {
  TRY(checked_parser(vm, arguments[0]));
  TRY(parse_calling(vm, arguments[0], arguments[1], false));
  return Value::none();
}

Result<Value> method_close(Vm& vm, const Value* arguments) {
  TRY(checked_parser(vm, arguments[0]));
  TRY(finish_calling(vm, arguments[0]));
  const XmlParser* parser = parser_of(vm, arguments[0]);
  if (parser->is_plain) return vm.cell<TreeBuilder>(parser->target)->root;
  return call_target_calling(vm, parser, Method::Close, {});
}

Result<Value> method_flush(Vm& vm, const Value* arguments) {
  Value expat = TRY(checked_parser(vm, arguments[0]))->expat;
  Value was_deferred = TRY(call_named_calling(vm, expat, "GetReparseDeferralEnabled", {}));
  TRY(call_named_calling(vm, expat, "SetReparseDeferralEnabled", {Value::boolean(false)}));
  Value nothing = Value::from_cell(TRY(make_bytes(vm, nullptr, 0)));
  Result<void> parsed = parse_calling(vm, arguments[0], nothing, false);
  if (parsed.failed() && parsed.failure() != Failure::Raised) return parsed.failure();
  Value error = parsed.failed() ? vm.take_pending() : Value::undefined();
  TRY(call_named_calling(vm, expat, "SetReparseDeferralEnabled", {was_deferred}));
  if (!error.is_undefined()) return vm.raise_value(error);
  return Value::none();
}

// Whether what a file returned is text or bytes to be parsed.
bool is_content(Vm& vm, Value data) {
  if (const Str* text = vm.as<Str>(data, TypeId::Str)) return text->length != 0;
  return vm.is_exactly(data, TypeId::Bytes) && vm.known<Bytes>(data)->length != 0;
}

Result<Value> method_parse_whole(Vm& vm, const Value* arguments) {
  constexpr int64_t kPart = 64 * 1024;
  Value self = arguments[0];
  TRY(checked_parser(vm, self));
  Value read = TRY(get_attribute_calling(vm, arguments[1], vm.name(Name::Read)));
  for (;;) {
    TRY(vm.meter.charge(1));
    Value data = TRY(vm.call(read, {Value::from_small_int(kPart)}));
    if (!is_content(vm, data)) break;
    TRY(parse_calling(vm, self, data, false));
  }
  TRY(finish_calling(vm, self));
  const XmlParser* parser = parser_of(vm, self);
  return parser->is_plain ? vm.cell<TreeBuilder>(parser->target)->root : Value::none();
}

// Chooses the events that the builder reports.
Result<void> select_event(Vm& vm, Value names[kTreeEvents], Value event) {
  const Str* name = vm.as<Str>(event, TypeId::Str);
  if (name == nullptr) return vm.raise(TypeId::ValueError, "invalid events sequence");
  for (unsigned i = 0; i < kTreeEvents; ++i) {
    if (ascii_text(name) != kEventNames[i]) continue;
    names[i] = event;
    return {};
  }
  return vm.raise(TypeId::ValueError, "unknown event '{}'", name);
}

// (self, queue, events)
Result<Value> method_set_events(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  const XmlParser* parser = TRY(checked_parser(vm, self));
  if (!parser->is_plain) {
    return vm.raise(TypeId::TypeError,
                    "event handling only supported for ElementTree.TreeBuilder targets");
  }
  Value target = parser->target;
  Value append = TRY(get_attribute_calling(vm, arguments[1], vm.name(Name::Append)));
  Value names[kTreeEvents];
  if (arguments[2].is_none()) {
    names[static_cast<unsigned>(TreeEvent::End)] = Value::from_cell(vm.name(Name::End));
  } else {
    Value events = TRY(items_calling(vm, arguments[2], "events must be a sequence"));
    const uint32_t count = items_of(vm, events).count;
    for (uint32_t i = 0; i < count; ++i) {
      TRY(vm.meter.charge(1));
      TRY(select_event(vm, names, items_of(vm, events).items[i]));
    }
  }
  auto* builder = vm.cell<TreeBuilder>(target);
  builder->append = append;
  std::copy_n(names, kTreeEvents, builder->events);
  for (uint32_t row = 0; row < std::size(kHandlers); ++row) {
    if (kHandlers[row].use == Use::ForEvents) TRY(set_handler_calling(vm, self, row));
  }
  return Value::none();
}

Result<Value> get_entity(Vm& vm, Value self) { return parser_of(vm, self)->entities; }
Result<Value> get_target(Vm& vm, Value self) { return parser_of(vm, self)->target; }

Result<Value> get_version_calling(Vm& vm, Value) {
  constexpr std::string_view kPrefix = "expat_";
  Value version = TRY(library_attribute_calling(vm, "pyexpat", "EXPAT_VERSION"));
  const Str* text = vm.as<Str>(version, TypeId::Str);
  if (text == nullptr || !ascii_text(text).starts_with(kPrefix)) return Value::none();
  StringBuilder name(vm);
  TRY(name.append_ascii("Expat "));
  TRY(name.append_part(text, kPrefix.size(), text->length));
  return Value::from_cell(TRY(name.finish()));
}

constexpr NativeRow kNew = {"__new__(cls, *args, **kwargs)", parser_new,
                            kNativeConstructor | kNativeIgnoresArguments};
constexpr NativeRow kInit = {"__init__(self, *, target=None, encoding=None)", parser_init};
constexpr NativeRow kParserMethods[] = {
    {"_parse_whole(self, file, /)", method_parse_whole},
    {"_setevents(self, events_queue, events_to_report=None, /)", method_set_events},
    {"close(self, /)", method_close},
    {"feed(self, data, /)", method_feed},
    {"flush(self, /)", method_flush},
};
constexpr PropertyRow kProperties[] = {
    {"entity", get_entity, refuse_assignment},
    {"target", get_target, refuse_assignment},
    {"version", get_version_calling, nullptr},
};
constexpr NativeRow kHandlerMethods[] = {kCallSlotRow};

void trace_parser(Tracer& tracer, Cell* cell, size_t) {
  auto* parser = static_cast<XmlParser*>(cell);
  for (Value XmlParser::* field : {&XmlParser::expat, &XmlParser::error, &XmlParser::target,
                                   &XmlParser::entities, &XmlParser::names}) {
    tracer.visit(parser->*field);
  }
  for (Value& method : parser->methods) tracer.visit(method);
}

void trace_handler(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<XmlHandler*>(cell)->parser);
}

}  // namespace

}  // namespace hognose::xml

namespace hognose {

using namespace xml;

const TypeSpec kXmlParserType = {
    .doc =
        "XMLParser(*, target=None, encoding=None): reads a document in pieces.\n\n"
        "What it finds goes to the methods of the target, a TreeBuilder if none is given.",
    .module = "xml.etree.ElementTree",
    .trace = trace_parser,
    .instance_bytes = sizeof(XmlParser),
    .constructor = &kNew,
    .initializer = &kInit,
    .methods = kParserMethods,
    .properties = kProperties,
};

const TypeSpec kXmlHandlerType = {
    .module = "_elementtree",
    .slots = {.call = handler_call_calling},
    .trace = trace_handler,
    .instance_bytes = sizeof(XmlHandler),
    .methods = kHandlerMethods,
};

}  // namespace hognose
