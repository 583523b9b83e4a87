// The exceptions: BaseException's behaviour and what single kinds add to it.
//
// Receives constructor arguments; keeps them in args and the named fields of exceptions.def. One
// specification per row of exceptions.def, in its order (type_specs.h).
#include "objects/exception_fields.h"
#include "objects/make.h"
#include "objects/protocol.h"
#include "objects/string_builder.h"
#include "objects/type_specs.h"

namespace hognose {

namespace {

Exception* exception_of(Vm& vm, Value value) { return vm.cell<Exception>(value); }

void trace_exception(Tracer& tracer, Cell* cell, size_t) {
  auto* exception = static_cast<Exception*>(cell);
  tracer.visit(exception->args);
  tracer.visit(exception->traceback);
  tracer.visit(exception->cause);
  tracer.visit(exception->context);
  tracer.visit(exception->details);
}

// --- construction
Result<Value> exception_new(Vm& vm, const Value* arguments) {
  Exception* exception = TRY(vm.make_instance<Exception>(vm.cell<Type>(arguments[0])));
  exception->cause = Value::undefined();
  exception->context = Value::undefined();
  exception->args = vm.cell<Tuple>(arguments[1]);
  return Value::from_cell(exception);
}

Failure no_keywords(Vm& vm, Value self) {
  return vm.raise(TypeId::TypeError, "{}() takes no keyword arguments", vm.type_of(self));
}

// (self, *args, **kwargs)
Result<Value> exception_init(Vm& vm, const Value* arguments) {
  if (vm.cell<Dict>(arguments[2])->extra != 0) return no_keywords(vm, arguments[0]);
  exception_of(vm, arguments[0])->args = vm.cell<Tuple>(arguments[1]);
  return Value::none();
}

// The value is the first argument, if any: StopIteration, SystemExit.
Result<Value> value_init(Vm& vm, const Value* arguments) {
  TRY(exception_init(vm, arguments));
  const Tuple* args = vm.cell<Tuple>(arguments[1]);
  Value value = args->extra == 0 ? Value::none() : args->items[0];
  TRY(set_exception_detail(vm, exception_of(vm, arguments[0]), 0, value));
  return Value::none();
}

Result<Value> system_exit_init(Vm& vm, const Value* arguments) {
  TRY(exception_init(vm, arguments));
  Tuple* args = vm.cell<Tuple>(arguments[1]);
  Value code = args->extra == 0   ? Value::none()
               : args->extra == 1 ? args->items[0]
                                  : Value::from_cell(args);
  TRY(set_exception_detail(vm, exception_of(vm, arguments[0]), 0, code));
  return Value::none();
}

// Keyword arguments that become fields; any other keyword is an error.
Result<void> take_keywords(Vm& vm, Value self, Value keywords, std::initializer_list<const char*> names,
                           unsigned first_field) {
  Dict* dict = vm.cell<Dict>(keywords);
  uint32_t position = 0;
  Value key, value;
  while (dict_next(dict, &position, &key, &value)) {
    unsigned field = first_field;
    bool known = false;
    const Str* name = vm.cell<Str>(key);
    for (const char* candidate : names) {
      std::string_view text(candidate);
      if (name->is_ascii() &&
          std::string_view(reinterpret_cast<const char*>(str_data(name)), name->extra) == text) {
        known = true;
        break;
      }
      ++field;
    }
    if (!known) {
      return vm.raise(TypeId::TypeError, "{}() got an unexpected keyword argument '{}'",
                      vm.type_of(self), name);
    }
    TRY(set_exception_detail(vm, exception_of(vm, self), field, value));
  }
  return {};
}

Result<Value> name_error_init(Vm& vm, const Value* arguments) {
  exception_of(vm, arguments[0])->args = vm.cell<Tuple>(arguments[1]);
  TRY(take_keywords(vm, arguments[0], arguments[2], {"name"}, 0));
  return Value::none();
}

Result<Value> attribute_error_init(Vm& vm, const Value* arguments) {
  exception_of(vm, arguments[0])->args = vm.cell<Tuple>(arguments[1]);
  TRY(take_keywords(vm, arguments[0], arguments[2], {"name", "obj"}, 0));
  return Value::none();
}

Result<Value> import_error_init(Vm& vm, const Value* arguments) {
  Tuple* args = vm.cell<Tuple>(arguments[1]);
  exception_of(vm, arguments[0])->args = args;
  Value message = args->extra == 1 ? args->items[0] : Value::none();
  TRY(set_exception_detail(vm, exception_of(vm, arguments[0]), 0, message));
  TRY(take_keywords(vm, arguments[0], arguments[2], {"name", "path", "name_from"}, 1));
  return Value::none();
}

// OSError(errno, strerror[, filename[, winerror[, filename2]]])
Result<Value> os_error_init(Vm& vm, const Value* arguments) {
  TRY(exception_init(vm, arguments));
  Tuple* args = vm.cell<Tuple>(arguments[1]);
  Exception* exception = exception_of(vm, arguments[0]);
  if (args->extra < 2 || args->extra > 5) return Value::none();
  TRY(set_exception_detail(vm, exception, 0, args->items[0]));
  TRY(set_exception_detail(vm, exception, 1, args->items[1]));
  if (args->extra >= 3) {
    TRY(set_exception_detail(vm, exception, 2, args->items[2]));
    if (args->extra == 5) TRY(set_exception_detail(vm, exception, 3, args->items[4]));
    exception_of(vm, arguments[0])->args = TRY(make_tuple(vm, args->items, 2));
  }
  return Value::none();
}

// SyntaxError(msg[, (filename, lineno, offset, text[, end_lineno, end_offset])])
Result<Value> syntax_error_init(Vm& vm, const Value* arguments) {
  TRY(exception_init(vm, arguments));
  Tuple* args = vm.cell<Tuple>(arguments[1]);
  if (args->extra >= 1) {
    TRY(set_exception_detail(vm, exception_of(vm, arguments[0]), 0, args->items[0]));
  }
  if (args->extra == 2) {
    Tuple* place = TRY(tuple_from_iterable_calling(vm, args->items[1]));
    if (place->extra < 4 || place->extra > 7) {
      return vm.raise(TypeId::TypeError, "function takes at least 4 arguments ({} given)",
                      place->extra);
    }
    for (uint32_t i = 0; i < place->extra; ++i) {
      TRY(set_exception_detail(vm, exception_of(vm, arguments[0]), 1 + i, place->items[i]));
    }
  }
  return Value::none();
}

// UnicodeDecodeError(encoding, object, start, end, reason); the translate error has no encoding.
Result<Value> unicode_init(Vm& vm, const Value* arguments, uint32_t first_field) {
  TRY(exception_init(vm, arguments));
  Tuple* args = vm.cell<Tuple>(arguments[1]);
  uint32_t expected = 5 - first_field;
  if (args->extra != expected) {
    return vm.raise(TypeId::TypeError, "function takes exactly {} arguments ({} given)", expected,
                    args->extra);
  }
  for (uint32_t i = 0; i < expected; ++i) {
    TRY(set_exception_detail(vm, exception_of(vm, arguments[0]), first_field + i,
                             args->items[i]));
  }
  return Value::none();
}
Result<Value> unicode_code_init(Vm& vm, const Value* arguments) {
  return unicode_init(vm, arguments, 0);
}
Result<Value> unicode_translate_init(Vm& vm, const Value* arguments) {
  return unicode_init(vm, arguments, 1);
}

// BaseExceptionGroup(message, exceptions)
Result<Value> group_new(Vm& vm, const Value* arguments) {
  Tuple* args = vm.cell<Tuple>(arguments[1]);
  if (args->extra != 2) {
    return vm.raise(TypeId::TypeError,
                    "BaseExceptionGroup.__new__() takes exactly 2 arguments ({} given)",
                    args->extra);
  }
  if (!vm.has_layout(args->items[0], TypeId::Str)) {
    return vm.raise(TypeId::TypeError, "argument 1 must be str, not {}",
                    type_name(vm, args->items[0]));
  }
  if (!vm.has_layout(args->items[1], TypeId::List) &&
      !vm.has_layout(args->items[1], TypeId::Tuple)) {
    return vm.raise(TypeId::TypeError, "second argument (exceptions) must be a sequence");
  }
  Tuple* members = TRY(tuple_from_iterable_calling(vm, args->items[1]));
  if (members->extra == 0) {
    return vm.raise(TypeId::ValueError,
                    "second argument (exceptions) must be a non-empty sequence");
  }
  bool plain = true;
  for (uint32_t i = 0; i < members->extra; ++i) {
    if (!vm.has_layout(members->items[i], TypeId::BaseException)) {
      return vm.raise(TypeId::ValueError,
                      "Item {} of second argument (exceptions) is not an exception", i);
    }
    plain = plain && is_instance(vm, members->items[i], TypeId::Exception);
  }
  Type* type = vm.cell<Type>(arguments[0]);
  if (type == vm.type(TypeId::BaseExceptionGroup) && plain) {
    type = vm.type(TypeId::ExceptionGroup);
  } else if (!plain && is_subtype(vm, type, vm.type(TypeId::Exception))) {
    if (type == vm.type(TypeId::ExceptionGroup)) {
      return vm.raise(TypeId::TypeError, "Cannot nest BaseExceptions in an ExceptionGroup");
    }
    return vm.raise(TypeId::TypeError, "Cannot nest BaseExceptions in '{}'", type);
  }
  Exception* group = TRY(vm.make_instance<Exception>(type));
  group->cause = Value::undefined();
  group->context = Value::undefined();
  group->args = args;
  TRY(set_exception_detail(vm, group, 0, args->items[0]));
  TRY(set_exception_detail(vm, group, 1, Value::from_cell(members)));
  return Value::from_cell(group);
}

// --- text
Result<Value> exception_str(Vm& vm, Value self) {
  const Tuple* args = exception_of(vm, self)->args.get();
  if (args->extra == 0) return Value::from_cell(vm.empty_string());
  Value shown = args->extra == 1 ? args->items[0] : Value::from_cell(args);
  return Value::from_cell(TRY(str_calling(vm, shown)));
}

Result<Value> exception_repr(Vm& vm, Value self) {
  StringBuilder text(vm);
  TRY(text.append(vm.type_of(self)->name.get()));
  const Tuple* args = exception_of(vm, self)->args.get();
  if (args->extra == 1) {
    TRY(text.append_ascii("("));
    TRY(text.append(TRY(repr_calling(vm, args->items[0]))));
    TRY(text.append_ascii(")"));
  } else {
    TRY(text.append(TRY(repr_calling(vm, Value::from_cell(args)))));
  }
  return Value::from_cell(TRY(text.finish()));
}

Result<Value> key_error_str(Vm& vm, Value self) {
  const Tuple* args = exception_of(vm, self)->args.get();
  if (args->extra == 1) return Value::from_cell(TRY(repr_calling(vm, args->items[0])));
  return exception_str(vm, self);
}

Result<Value> import_error_str(Vm& vm, Value self) {
  Value message = TRY(exception_detail(vm, exception_of(vm, self), 0));
  if (vm.is_exactly(message, TypeId::Str)) return message;
  return exception_str(vm, self);
}

Result<Value> os_error_str(Vm& vm, Value self) {
  Exception* exception = exception_of(vm, self);
  Value number = TRY(exception_detail(vm, exception, 0));
  Value description = TRY(exception_detail(vm, exception, 1));
  Value filename = TRY(exception_detail(vm, exception, 2));
  Value second = TRY(exception_detail(vm, exception, 3));
  if (number.is_undefined() || description.is_undefined()) return exception_str(vm, self);
  StringBuilder text(vm);
  TRY(text.append_ascii("[Errno "));
  TRY(text.append(TRY(str_calling(vm, number))));
  TRY(text.append_ascii("] "));
  TRY(text.append(TRY(str_calling(vm, description))));
  if (!filename.is_undefined() && !filename.is_none()) {
    TRY(text.append_ascii(": "));
    TRY(text.append(TRY(repr_calling(vm, filename))));
    if (!second.is_undefined() && !second.is_none()) {
      TRY(text.append_ascii(" -> "));
      TRY(text.append(TRY(repr_calling(vm, second))));
    }
  }
  return Value::from_cell(TRY(text.finish()));
}

Result<Value> syntax_error_str(Vm& vm, Value self) {
  Exception* exception = exception_of(vm, self);
  Value message = TRY(exception_detail(vm, exception, 0));
  Value filename = TRY(exception_detail(vm, exception, 1));
  Value line = TRY(exception_detail(vm, exception, 2));
  StringBuilder text(vm);
  TRY(text.append(TRY(str_calling(vm, message.is_undefined() ? Value::none() : message))));
  bool has_file = vm.has_layout(filename, TypeId::Str);
  bool has_line = line.is_small_int();
  if (has_file || has_line) {
    TRY(text.append_ascii(" ("));
    if (has_file) {
      const Str* name = vm.cell<Str>(filename);
      // The base name only.
      uint32_t start = name->extra;
      auto is_slash = [&](uint32_t i) {
        const uint8_t* data = str_data(name);
        if (name->kind == 1) return data[i] == '/';
        if (name->kind == 2) return reinterpret_cast<const uint16_t*>(data)[i] == '/';
        return reinterpret_cast<const uint32_t*>(data)[i] == '/';
      };
      while (start > 0 && !is_slash(start - 1)) --start;
      TRY(text.append_part(name, start, name->extra));
    }
    if (has_line) {
      TRY(text.append_ascii(has_file ? ", line " : "line "));
      TRY(text.append_number(line.small_int()));
    }
    TRY(text.append_ascii(")"));
  }
  return Value::from_cell(TRY(text.finish()));
}

// "'utf-8' codec can't decode byte 0xff in position 0: invalid start byte"
Result<Value> unicode_error_str(Vm& vm, Value self) {
  Exception* exception = exception_of(vm, self);
  Value fields[5];
  for (unsigned i = 0; i < 5; ++i) {
    fields[i] = TRY(exception_detail(vm, exception, i));
    if (i > 0 && fields[i].is_undefined()) return exception_str(vm, self);
  }
  bool decode = is_instance(vm, self, TypeId::UnicodeDecodeError);
  bool translate = is_instance(vm, self, TypeId::UnicodeTranslateError);
  if (!fields[2].is_small_int() || !fields[3].is_small_int()) return exception_str(vm, self);
  int64_t start = fields[2].small_int(), end = fields[3].small_int();
  StringBuilder text(vm);
  if (!translate) {
    TRY(text.append_ascii("'"));
    TRY(text.append(TRY(str_calling(vm, fields[0]))));
    TRY(text.append_ascii("' codec "));
  }
  TRY(text.append_ascii(decode ? "can't decode " : translate ? "can't translate " : "can't encode "));
  const Bytes* bytes = vm.as<Bytes>(fields[1], TypeId::Bytes);
  const Str* string = vm.as<Str>(fields[1], TypeId::Str);
  bool single = end == start + 1 && start >= 0;
  if (decode && single && bytes != nullptr && start < bytes->extra) {
    constexpr char kHex[] = "0123456789abcdef";
    char digits[] = {kHex[bytes->data[start] >> 4], kHex[bytes->data[start] & 15], 0};
    TRY(text.append_ascii("byte 0x"));
    TRY(text.append_ascii(digits));
    TRY(text.append_ascii(" in position "));
    TRY(text.append_number(start));
  } else if (!decode && single && string != nullptr && start < string->extra) {
    const uint8_t* data = str_data(string);
    uint32_t character = string->kind == 1   ? data[start]
                         : string->kind == 2 ? reinterpret_cast<const uint16_t*>(data)[start]
                                             : reinterpret_cast<const uint32_t*>(data)[start];
    char digits[12];
    int width = character <= 0xFF ? 2 : character <= 0xFFFF ? 4 : 8;
    digits[0] = '\\';
    digits[1] = width == 2 ? 'x' : width == 4 ? 'u' : 'U';
    for (int i = 0; i < width; ++i) {
      digits[2 + i] = "0123456789abcdef"[(character >> (4 * (width - 1 - i))) & 15];
    }
    TRY(text.append_ascii("character '"));
    TRY(text.append_ascii(std::string_view(digits, static_cast<size_t>(width) + 2)));
    TRY(text.append_ascii("' in position "));
    TRY(text.append_number(start));
  } else {
    TRY(text.append_ascii(decode ? "bytes in position " : "characters in position "));
    TRY(text.append_number(start));
    TRY(text.append_ascii("-"));
    TRY(text.append_number(end - 1));
  }
  TRY(text.append_ascii(": "));
  TRY(text.append(TRY(str_calling(vm, fields[4]))));
  return Value::from_cell(TRY(text.finish()));
}

Result<Value> group_str(Vm& vm, Value self) {
  Exception* exception = exception_of(vm, self);
  Value message = TRY(exception_detail(vm, exception, 0));
  Value members = TRY(exception_detail(vm, exception, 1));
  StringBuilder text(vm);
  TRY(text.append(TRY(str_calling(vm, message))));
  uint32_t count = vm.has_layout(members, TypeId::Tuple) ? vm.cell<Tuple>(members)->extra : 0;
  TRY(text.append_ascii(" ("));
  TRY(text.append_number(count));
  TRY(text.append_ascii(count == 1 ? " sub-exception)" : " sub-exceptions)"));
  return Value::from_cell(TRY(text.finish()));
}

// --- attributes of all
Value none_if_undefined(Value value) { return value.is_undefined() ? Value::none() : value; }

Result<Value> get_args(Vm& vm, Value self) {
  return Value::from_cell(exception_of(vm, self)->args.get());
}
Result<void> set_args(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) return vm.raise(TypeId::TypeError, "args may not be deleted");
  Tuple* args = TRY(tuple_from_iterable_calling(vm, value));
  exception_of(vm, self)->args = args;
  return {};
}
Result<Value> get_cause(Vm& vm, Value self) {
  return none_if_undefined(exception_of(vm, self)->cause);
}
Result<void> set_link(Vm& vm, Value Exception::*field, Value self, Value value, const char* name) {
  if (value.is_undefined()) return vm.raise(TypeId::TypeError, "{} may not be deleted", name);
  if (!value.is_none() && !vm.has_layout(value, TypeId::BaseException)) {
    return vm.raise(TypeId::TypeError,
                    "exception {} must be None or derive from BaseException",
                    field == &Exception::cause ? "cause" : "context");
  }
  exception_of(vm, self)->*field = value.is_none() ? Value::undefined() : value;
  return {};
}
Result<void> set_cause(Vm& vm, Value self, Value value) {
  TRY(set_link(vm, &Exception::cause, self, value, "__cause__"));
  exception_of(vm, self)->suppress_context = 1;
  return {};
}
Result<Value> get_context(Vm& vm, Value self) {
  return none_if_undefined(exception_of(vm, self)->context);
}
Result<void> set_context(Vm& vm, Value self, Value value) {
  return set_link(vm, &Exception::context, self, value, "__context__");
}
Result<Value> get_suppress(Vm& vm, Value self) {
  return Value::boolean(exception_of(vm, self)->suppress_context != 0);
}
Result<void> set_suppress(Vm& vm, Value self, Value value) {
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

Result<Value> with_traceback(Vm& vm, const Value* arguments) {
  TRY(set_traceback(vm, arguments[0], arguments[1]));
  return arguments[0];
}

Result<Value> add_note(Vm& vm, const Value* arguments) {
  if (!vm.has_layout(arguments[1], TypeId::Str)) {
    return vm.raise(TypeId::TypeError, "note must be a str, not '{}'",
                    type_name(vm, arguments[1]));
  }
  Str* name = vm.name(Name::Notes);
  Value notes = TRY(find_attribute_calling(vm, arguments[0], name));
  if (notes.is_undefined()) {
    notes = Value::from_cell(TRY(make_list(vm, nullptr, 0)));
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
    if (name == nullptr) continue;
    TRY(set_attribute_calling(vm, arguments[0], TRY(intern(vm, name)), value));
  }
  return Value::none();
}

// --- named fields, by number
template <unsigned field>
Result<Value> get_field(Vm& vm, Value self) {
  Value value = TRY(exception_detail(vm, exception_of(vm, self), field));
  return none_if_undefined(value);
}
template <unsigned field>
Result<void> set_field(Vm& vm, Value self, Value value) {
  return set_exception_detail(vm, exception_of(vm, self), field,
                              value.is_undefined() ? Value::none() : value);
}
#define FIELD(number, name) {name, get_field<number>, set_field<number>}

constexpr PropertyRow kBaseProperties[] = {
    {"args", get_args, set_args},
    {"__cause__", get_cause, set_cause},
    {"__context__", get_context, set_context},
    {"__suppress_context__", get_suppress, set_suppress},
    {"__traceback__", get_traceback, set_traceback},
};
constexpr PropertyRow kValueField[] = {FIELD(0, "value")};
constexpr PropertyRow kCodeField[] = {FIELD(0, "code")};
constexpr PropertyRow kNameField[] = {FIELD(0, "name")};
constexpr PropertyRow kAttributeFields[] = {FIELD(0, "name"), FIELD(1, "obj")};
constexpr PropertyRow kImportFields[] = {FIELD(0, "msg"), FIELD(1, "name"), FIELD(2, "path"),
                                         FIELD(3, "name_from")};
constexpr PropertyRow kOsFields[] = {FIELD(0, "errno"), FIELD(1, "strerror"),
                                     FIELD(2, "filename"), FIELD(3, "filename2")};
constexpr PropertyRow kSyntaxFields[] = {
    FIELD(0, "msg"),        FIELD(1, "filename"),   FIELD(2, "lineno"),
    FIELD(3, "offset"),     FIELD(4, "text"),       FIELD(5, "end_lineno"),
    FIELD(6, "end_offset"), FIELD(7, "print_file_and_line")};
constexpr PropertyRow kUnicodeFields[] = {FIELD(0, "encoding"), FIELD(1, "object"),
                                          FIELD(2, "start"), FIELD(3, "end"), FIELD(4, "reason")};
constexpr PropertyRow kGroupFields[] = {{"message", get_field<0>, nullptr},
                                        {"exceptions", get_field<1>, nullptr}};
#undef FIELD

constexpr NativeRow kNew = {"__new__(cls, *args, **kwargs)", exception_new, kNativeConstructor};
constexpr NativeRow kGroupNew = {"__new__(cls, *args, **kwargs)", group_new, kNativeConstructor};
constexpr NativeRow kInit = {"__init__(self, *args, **kwargs)", exception_init};
constexpr NativeRow kValueInit = {"__init__(self, *args, **kwargs)", value_init};
constexpr NativeRow kExitInit = {"__init__(self, *args, **kwargs)", system_exit_init};
constexpr NativeRow kNameInit = {"__init__(self, *args, **kwargs)", name_error_init};
constexpr NativeRow kAttributeInit = {"__init__(self, *args, **kwargs)", attribute_error_init};
constexpr NativeRow kImportInit = {"__init__(self, *args, **kwargs)", import_error_init};
constexpr NativeRow kOsInit = {"__init__(self, *args, **kwargs)", os_error_init};
constexpr NativeRow kSyntaxInit = {"__init__(self, *args, **kwargs)", syntax_error_init};
constexpr NativeRow kUnicodeInit = {"__init__(self, *args, **kwargs)", unicode_code_init};
constexpr NativeRow kTranslateInit = {"__init__(self, *args, **kwargs)", unicode_translate_init};

constexpr NativeRow kBaseMethods[] = {
    {"__setstate__(self, state, /)", set_state},
    {"add_note(self, note, /)", add_note},
    {"with_traceback(self, tb, /)", with_traceback},
};

// What single rows add; a row without an entry says nothing and inherits all.
constexpr TypeSpec describe(TypeId id) {
  TypeSpec spec;
  spec.trace = trace_exception;
  spec.instance_bytes = sizeof(Exception);
  switch (id) {
    case TypeId::BaseException:
      spec.doc = "Common base class for all exceptions.";
      spec.slots.repr = exception_repr;
      spec.slots.str = exception_str;
      spec.constructor = &kNew;
      spec.initializer = &kInit;
      spec.methods = kBaseMethods;
      spec.properties = kBaseProperties;
      break;
    case TypeId::BaseExceptionGroup:
      spec.doc = "A combination of multiple unrelated exceptions.";
      spec.slots.str = group_str;
      spec.constructor = &kGroupNew;
      spec.properties = kGroupFields;
      break;
    case TypeId::StopIteration:
      spec.initializer = &kValueInit;
      spec.properties = kValueField;
      break;
    case TypeId::SystemExit:
      spec.initializer = &kExitInit;
      spec.properties = kCodeField;
      break;
    case TypeId::NameError:
      spec.initializer = &kNameInit;
      spec.properties = kNameField;
      break;
    case TypeId::AttributeError:
      spec.initializer = &kAttributeInit;
      spec.properties = kAttributeFields;
      break;
    case TypeId::ImportError:
      spec.slots.str = import_error_str;
      spec.initializer = &kImportInit;
      spec.properties = kImportFields;
      break;
    case TypeId::KeyError:
      spec.slots.str = key_error_str;
      break;
    case TypeId::OSError:
      spec.slots.str = os_error_str;
      spec.initializer = &kOsInit;
      spec.properties = kOsFields;
      break;
    case TypeId::SyntaxError:
      spec.slots.str = syntax_error_str;
      spec.initializer = &kSyntaxInit;
      spec.properties = kSyntaxFields;
      break;
    case TypeId::UnicodeDecodeError:
    case TypeId::UnicodeEncodeError:
      spec.slots.str = unicode_error_str;
      spec.initializer = &kUnicodeInit;
      spec.properties = kUnicodeFields;
      break;
    case TypeId::UnicodeTranslateError:
      spec.slots.str = unicode_error_str;
      spec.initializer = &kTranslateInit;
      spec.properties = kUnicodeFields;
      break;
    default:
      break;
  }
  return spec;
}

}  // namespace

constexpr TypeSpec kExceptionTypes[kExceptionCount] = {
#define EXCEPTION(id, base, fields) describe(TypeId::id),
#include "objects/exceptions.def"
#undef EXCEPTION
};

}  // namespace hognose
