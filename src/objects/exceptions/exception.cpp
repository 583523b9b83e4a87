// The exceptions: the behaviour of BaseException, and the specification of every row of
// exceptions.def.
//
// A constructor stores its arguments in args and in the named fields of exceptions.def. Particular
// kinds are in exceptions/kinds.cpp and the other files that exceptions/kinds.h lists.
#include "objects/classes/object_reduce.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/type_specs.h"
#include "objects/exceptions/kinds.h"
#include "objects/protocols/callable.h"
#include "objects/text/string_builder.h"

namespace hognose {

// --- construction and text

Result<Exception*> new_exception(Vm& vm, Type* type, Tuple* args) {
  Exception* exception = TRY(vm.make_instance<Exception>(type));
  exception->cause = Value::undefined();
  exception->context = Value::undefined();
  exception->args = args;
  return exception;
}

Result<void> refuse_keywords(Vm& vm, const Type* type, Value keywords) {
  if (vm.cell<Dict>(keywords)->length == 0) return {};
  return vm.raise(TypeId::TypeError, "{}() takes no keyword arguments", type);
}

Result<Value> exception_init(Vm& vm, const Value* arguments) {
  TRY(refuse_keywords(vm, vm.type_of(arguments[0]), arguments[2]));
  exception_of(vm, arguments[0])->args = vm.cell<Tuple>(arguments[1]);
  return Value::none();
}

Result<Value> exception_str(Vm& vm, Value self) {
  const Tuple* args = exception_of(vm, self)->args.get();
  if (args->length == 0) return Value::from_cell(vm.empty_string());
  Str* text = TRY(str_calling(vm, args->length == 1 ? args->items[0] : Value::from_cell(args)));
  return Value::from_cell(text);
}

namespace {

Result<Value> exception_new(Vm& vm, const Value* arguments) {
  Exception* exception =
      TRY(new_exception(vm, vm.known<Type>(arguments[0]), vm.cell<Tuple>(arguments[1])));
  return Value::from_cell(exception);
}

Result<Value> exception_repr(Vm& vm, Value self) {
  const Tuple* args = exception_of(vm, self)->args.get();
  bool single = args->length == 1;
  Str* shown = TRY(repr_calling(vm, single ? args->items[0] : Value::from_cell(args)));
  Str* text = TRY(make_text(vm, single ? "{}({})" : "{}{}", vm.type_of(self)->name.get(), shown));
  return Value::from_cell(text);
}

void trace_exception(Tracer& tracer, Cell* cell, size_t) {
  auto* exception = static_cast<Exception*>(cell);
  tracer.visit(exception->args);
  tracer.visit(exception->traceback);
  tracer.visit(exception->cause);
  tracer.visit(exception->context);
  tracer.visit(exception->details);
}

// --- attributes of all exceptions

Result<Value> get_args(Vm& vm, Value self) {
  return Value::from_cell(exception_of(vm, self)->args.get());
}
Result<void> set_args(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) return vm.raise(TypeId::TypeError, "args may not be deleted");
  Tuple* args = TRY(tuple_from_iterable_calling(vm, value));
  exception_of(vm, self)->args = args;
  return {};
}

// __cause__ or __context__
Result<void> set_link(Vm& vm, Value Exception::* link, Value self, Value value, const char* name) {
  if (value.is_undefined()) return vm.raise(TypeId::TypeError, "__{}__ may not be deleted", name);
  if (!value.is_none() && !vm.has_layout(value, TypeId::BaseException)) {
    return vm.raise(TypeId::TypeError, "exception {} must be None or derive from BaseException",
                    name);
  }
  exception_of(vm, self)->*link = value.is_none() ? Value::undefined() : value;
  return {};
}
Result<Value> get_cause(Vm& vm, Value self) {
  return none_if_undefined(exception_of(vm, self)->cause);
}
Result<void> set_cause(Vm& vm, Value self, Value value) {
  TRY(set_link(vm, &Exception::cause, self, value, "cause"));
  exception_of(vm, self)->suppress_context = 1;
  return {};
}
Result<Value> get_context(Vm& vm, Value self) {
  return none_if_undefined(exception_of(vm, self)->context);
}
Result<void> set_context(Vm& vm, Value self, Value value) {
  return set_link(vm, &Exception::context, self, value, "context");
}

Result<Value> get_suppress_context(Vm& vm, Value self) {
  return Value::boolean(exception_of(vm, self)->suppress_context != 0);
}
Result<void> set_suppress_context(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) {
    return vm.raise(TypeId::TypeError, "can't delete numeric/char attribute");
  }
  if (!value.is_boolean()) {
    return vm.raise(TypeId::TypeError, "attribute value type must be bool");
  }
  exception_of(vm, self)->suppress_context = value.is_true() ? 1 : 0;
  return {};
}

Result<Value> get_traceback(Vm& vm, Value self) {
  Traceback* traceback = exception_of(vm, self)->traceback.get();
  return traceback == nullptr ? Value::none() : Value::from_cell(traceback);
}
Result<void> set_traceback(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) {
    return vm.raise(TypeId::TypeError, "__traceback__ may not be deleted");
  }
  if (value.is_none()) {
    exception_of(vm, self)->traceback = nullptr;
    return {};
  }
  if (!vm.is_exactly(value, TypeId::Traceback)) {
    return vm.raise(TypeId::TypeError, "__traceback__ must be a traceback or None");
  }
  exception_of(vm, self)->traceback = vm.cell<Traceback>(value);
  return {};
}

// --- methods of all exceptions

Result<Value> with_traceback(Vm& vm, const Value* arguments) {
  TRY(set_traceback(vm, arguments[0], arguments[1]));
  return arguments[0];
}

Result<Value> add_note(Vm& vm, const Value* arguments) {
  if (!vm.has_layout(arguments[1], TypeId::Str)) {
    return vm.raise(TypeId::TypeError, "add_note() argument must be str, not {}",
                    argument_type_name(vm, arguments[1]));
  }
  Str* name = vm.name(Name::Notes);
  Value notes = TRY(find_attribute_calling(vm, arguments[0], name));
  if (notes.is_undefined()) {
    List* fresh = TRY(make_list(vm, nullptr, 0));
    notes = Value::from_cell(fresh);
    TRY(set_attribute_calling(vm, arguments[0], name, notes));
  }
  if (!vm.has_layout(notes, TypeId::List)) {
    return vm.raise(TypeId::TypeError, "Cannot add note: __notes__ is not a list");
  }
  TRY(list_append(vm, vm.cell<List>(notes), arguments[1]));
  return Value::none();
}

Result<Value> set_state(Vm& vm, const Value* arguments) {
  if (arguments[1].is_none()) return Value::none();
  Dict* state = vm.as<Dict>(arguments[1], TypeId::Dict);
  if (state == nullptr) return vm.raise(TypeId::TypeError, "state is not a dictionary");
  uint32_t position = 0;
  Value key, value;
  while (dict_next(state, &position, &key, &value)) {
    TRY(vm.meter.charge(1));
    Str* name = vm.as<Str>(key, TypeId::Str);
    if (name == nullptr) {
      return vm.raise(TypeId::TypeError, "attribute name must be string, not '{}'",
                      type_name(vm, key));
    }
    Str* interned = TRY(intern(vm, name));
    TRY(set_attribute_calling(vm, arguments[0], interned, value));
  }
  return Value::none();
}

// --- the fields of exceptions.def, by number

#define FIELD(number, name) {name, get_field<number>, set_field<number>}

constexpr PropertyRow kBaseProperties[] = {
    {"args", get_args, set_args},
    {"__cause__", get_cause, set_cause},
    {"__context__", get_context, set_context},
    {"__suppress_context__", get_suppress_context, set_suppress_context},
    {"__traceback__", get_traceback, set_traceback},
};
constexpr PropertyRow kValueField[] = {FIELD(0, "value")};
constexpr PropertyRow kCodeField[] = {FIELD(0, "code")};
constexpr PropertyRow kNameField[] = {FIELD(0, "name")};
constexpr PropertyRow kAttributeFields[] = {FIELD(0, "name"), FIELD(1, "obj")};
constexpr PropertyRow kImportFields[] = {FIELD(0, "msg"), FIELD(1, "name"), FIELD(2, "path"),
                                         FIELD(3, "name_from")};
constexpr PropertyRow kOsFields[] = {
    FIELD(0, "errno"),
    FIELD(1, "strerror"),
    FIELD(2, "filename"),
    FIELD(3, "filename2"),
    {"characters_written", get_characters_written, set_characters_written}};
constexpr PropertyRow kSyntaxFields[] = {FIELD(0, "msg"),        FIELD(1, "filename"),
                                         FIELD(2, "lineno"),     FIELD(3, "offset"),
                                         FIELD(4, "text"),       FIELD(5, "end_lineno"),
                                         FIELD(6, "end_offset"), FIELD(7, "print_file_and_line"),
                                         FIELD(8, "_metadata")};
constexpr PropertyRow kUnicodeFields[] = {FIELD(0, "encoding"),
                                          FIELD(1, "object"),
                                          {"start", get_unicode_start, set_unicode_start},
                                          {"end", get_unicode_end, set_unicode_end},
                                          FIELD(4, "reason")};
constexpr PropertyRow kJsonFields[] = {FIELD(0, "msg"), FIELD(1, "doc"), FIELD(2, "pos"),
                                       FIELD(3, "lineno"), FIELD(4, "colno")};
constexpr PropertyRow kPatternFields[] = {FIELD(0, "msg"), FIELD(1, "pattern"), FIELD(2, "pos"),
                                          FIELD(3, "lineno"), FIELD(4, "colno")};
constexpr PropertyRow kGroupFields[] = {{"message", get_field<0>, refuse_assignment},
                                        {"exceptions", get_field<1>, refuse_assignment}};
#undef FIELD

// --- constructors and methods

constexpr const char* kInitText = "__init__(self, *args, **kwargs)";

constexpr NativeRow kNew = {"__new__(cls, *args, **kwargs)", exception_new, kNativeConstructor};
constexpr NativeRow kGroupNew = {"__new__(cls, *args, **kwargs)", group_new, kNativeConstructor};
constexpr NativeRow kOsNew = {"__new__(cls, *args, **kwargs)", os_error_new, kNativeConstructor};
constexpr NativeRow kInit = {kInitText, exception_init};
constexpr NativeRow kStopIterationInit = {kInitText, stop_iteration_init};
constexpr NativeRow kSystemExitInit = {kInitText, system_exit_init};
constexpr NativeRow kNameErrorInit = {"__init__(self, *args, name=<omitted>)", name_error_init};
constexpr NativeRow kAttributeErrorInit = {"__init__(self, *args, name=<omitted>, obj=<omitted>)",
                                           attribute_error_init};
constexpr NativeRow kImportErrorInit = {
    "__init__(self, *args, name=<omitted>, path=<omitted>, name_from=<omitted>)",
    import_error_init};
constexpr NativeRow kOsInit = {kInitText, os_error_init};
constexpr NativeRow kSyntaxInit = {kInitText, syntax_error_init};
constexpr NativeRow kDecodeInit = {kInitText, unicode_decode_error_init};
constexpr NativeRow kEncodeInit = {kInitText, unicode_encode_error_init};
constexpr NativeRow kTranslateInit = {kInitText, unicode_translate_error_init};

constexpr NativeRow kJsonInit = {"__init__(self, /, msg, doc, pos)", json_decode_error_init};
constexpr NativeRow kJsonMethods[] = {
    {"__reduce__(self)", json_decode_error_reduce, kNativeConstantTime},
};
constexpr NativeRow kPatternInit = {"__init__(self, /, msg, pattern=None, pos=None)",
                                    pattern_error_init};

constexpr NativeRow kBaseMethods[] = {
    {"__reduce__(self, /)", exception_reduce},
    {"__setstate__(self, state, /)", set_state},
    {"add_note(self, note, /)", add_note},
    {"with_traceback(self, tb, /)", with_traceback},
};
constexpr NativeRow kAttributeMethods[] = {
    {"__getstate__(self, /)", attribute_error_getstate},
    {"__reduce__(self, /)", attribute_error_reduce},
};
constexpr NativeRow kImportMethods[] = {{"__reduce__(self, /)", import_error_reduce}};
constexpr NativeRow kOsMethods[] = {{"__reduce__(self, /)", os_error_reduce}};
constexpr NativeRow kGroupMethods[] = {
    {"derive(self, excs, /)", group_derive},
    {"split(self, matcher_value, /)", group_split},
    {"subgroup(self, matcher_value, /)", group_subgroup},
};

constexpr const char* doc_of(TypeId id) {
  switch (id) {
#define DOC(row, text) \
  case TypeId::row: return text;
#include "objects/exceptions/docs.def"
    default: return nullptr;
  }
}

// The built-in exception classes have separate __new__ functions. Each makes instances only of its
// own class and the subclasses.
constexpr const NativeRow* constructor_of(TypeId id) {
  for (TypeId base = id; base != TypeId::Object; base = row_of(base).base) {
    if (base == TypeId::OSError) return &kOsNew;
    if (base == TypeId::BaseExceptionGroup) return &kGroupNew;
  }
  return &kNew;
}

// What particular rows add. A row without a case inherits everything else.
constexpr TypeSpec describe(TypeId id) {
  TypeSpec spec;
  spec.doc = doc_of(id);
  spec.constructor = constructor_of(id);
  spec.trace = trace_exception;
  spec.instance_bytes = sizeof(Exception);
  switch (id) {
    case TypeId::BaseException:
      spec.slots.repr = exception_repr;
      spec.slots.str = exception_str;
      spec.initializer = &kInit;
      spec.methods = kBaseMethods;
      spec.properties = kBaseProperties;
      break;
    case TypeId::BaseExceptionGroup:
      spec.slots.str = group_str;
      spec.methods = kGroupMethods;
      spec.properties = kGroupFields;
      break;
    case TypeId::StopIteration:
      spec.initializer = &kStopIterationInit;
      spec.properties = kValueField;
      break;
    case TypeId::SystemExit:
      spec.initializer = &kSystemExitInit;
      spec.properties = kCodeField;
      break;
    case TypeId::NameError:
      spec.initializer = &kNameErrorInit;
      spec.properties = kNameField;
      break;
    case TypeId::AttributeError:
      spec.initializer = &kAttributeErrorInit;
      spec.methods = kAttributeMethods;
      spec.properties = kAttributeFields;
      break;
    case TypeId::ImportError:
      spec.slots.str = import_error_str;
      spec.initializer = &kImportErrorInit;
      spec.methods = kImportMethods;
      spec.properties = kImportFields;
      break;
    case TypeId::KeyError: spec.slots.str = key_error_str; break;
    case TypeId::OSError:
      spec.slots.str = os_error_str;
      spec.initializer = &kOsInit;
      spec.methods = kOsMethods;
      spec.properties = kOsFields;
      break;
    case TypeId::SyntaxError:
      spec.slots.str = syntax_error_str;
      spec.initializer = &kSyntaxInit;
      spec.properties = kSyntaxFields;
      break;
    case TypeId::UnicodeDecodeError:
      spec.slots.str = unicode_decode_error_str;
      spec.initializer = &kDecodeInit;
      spec.properties = kUnicodeFields;
      break;
    case TypeId::UnicodeEncodeError:
      spec.slots.str = unicode_encode_error_str;
      spec.initializer = &kEncodeInit;
      spec.properties = kUnicodeFields;
      break;
    case TypeId::UnicodeTranslateError:
      spec.slots.str = unicode_translate_error_str;
      spec.initializer = &kTranslateInit;
      spec.properties = kUnicodeFields;
      break;
    case TypeId::JSONDecodeError:
      spec.module = "json.decoder";
      spec.initializer = &kJsonInit;
      spec.methods = kJsonMethods;
      spec.properties = kJsonFields;
      break;
    case TypeId::PatternError:
      spec.module = "re";
      spec.initializer = &kPatternInit;
      spec.properties = kPatternFields;
      break;
    default: break;
  }
  return spec;
}

}  // namespace

constexpr TypeSpec kExceptionTypes[kExceptionCount] = {
#define EXCEPTION(id, base, fields) describe(TypeId::id),
#include "objects/exceptions/exceptions.def"
};

}  // namespace hognose
