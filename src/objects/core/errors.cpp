// Raising: how native code creates the pending exception, and the formatting of error texts.
//
// The functions take an exception type with a format and its arguments, or a finished exception.
// They return Failure::Raised and leave the exception pending in the machine, chained to the
// exception that is being handled. A format is UTF-8, in which each "{}" is replaced by the next
// argument; an empty format makes an exception without arguments.
#include "base/utf8.h"
#include "meter/paced.h"
#include "objects/core/make.h"
#include "objects/core/observation.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/protocol.h"

namespace hognose {
namespace {

template <class Unit, class Sink>
void put_units(const uint8_t* data, uint32_t length, Sink& sink) {
  const Unit* units = reinterpret_cast<const Unit*>(data);
  for (uint32_t i = 0; i < length && sink.watch.step(); ++i) sink.put(units[i]);
}

template <class Sink>
void put_string(const Str* string, Sink& sink) {
  switch (string->kind) {
    case 1: return put_units<uint8_t>(str_data(string), string->length, sink);
    case 2: return put_units<uint16_t>(str_data(string), string->length, sink);
    default: return put_units<uint32_t>(str_data(string), string->length, sink);
  }
}

template <class Sink>
void put_text(std::string_view text, Sink& sink) {
  const char* position = text.data();
  const char* end = position + text.size();
  while (position != end && sink.watch.step()) {
    Utf8Point point = decode_utf8(position, end, Surrogates::Allow);
    sink.put(point.fault == Utf8Fault::None ? point.code_point : kReplacementCharacter);
    position += point.length;
  }
}

template <class Sink>
void put_number(int64_t number, Sink& sink) {
  char digits[20];
  unsigned count = 0;
  uint64_t rest = number < 0 ? 0 - static_cast<uint64_t>(number) : static_cast<uint64_t>(number);
  do {
    digits[count++] = static_cast<char>('0' + rest % 10);
    rest /= 10;
  } while (rest != 0);
  if (number < 0) sink.put(U'-');
  while (count != 0) sink.put(static_cast<char32_t>(digits[--count]));
}

// Prefixes the names of built-in types with their module, as CPython does for types written in C.
template <class Sink>
void put_type_name(const Type* type, Sink& sink) {
  if (type->id < kTypeCount && (type->flags & kTypeLikePython) == 0) {
    if (const char* module = spec_of(static_cast<TypeId>(type->id)).module) {
      put_text(module, sink);
      sink.put(U'.');
    }
  }
  put_string(type->name.get(), sink);
}

template <class Sink>
void put_argument(const TextArgument& argument, Sink& sink) {
  switch (argument.kind) {
    case TextArgument::Kind::Text: return put_text(argument.text, sink);
    case TextArgument::Kind::Number: return put_number(argument.number, sink);
    case TextArgument::Kind::String: return put_string(argument.string, sink);
    case TextArgument::Kind::TypeName: return put_type_name(argument.type, sink);
    case TextArgument::Kind::Character: return sink.put(static_cast<char32_t>(argument.number));
  }
}

template <class Sink>
void put_format(std::string_view format, std::initializer_list<TextArgument> arguments,
                Sink& sink) {
  const TextArgument* next = arguments.begin();
  while (!format.empty()) {
    size_t literal = format.find("{}");
    if (literal == std::string_view::npos || next == arguments.end()) {
      return put_text(format, sink);
    }
    put_text(format.substr(0, literal), sink);
    put_argument(*next++, sink);
    format.remove_prefix(literal + 2);
  }
}

struct Measure {
  Watch& watch;
  uint64_t length = 0;
  char32_t maximum = 0;

  void put(char32_t character) {
    ++length;
    if (character > maximum) maximum = character;
  }
};

template <class Unit>
struct Writer {
  Watch& watch;
  Unit* position;
  void put(char32_t character) { *position++ = static_cast<Unit>(character); }
};

template <class Unit>
void write_format(std::string_view format, std::initializer_list<TextArgument> arguments,
                  Str* result, Watch& watch) {
  Writer<Unit> writer{watch, reinterpret_cast<Unit*>(result->data.data())};
  put_format(format, arguments, writer);
}

// Sets __context__ of `exception` to the exception being handled, as every raise does. Cuts the
// chain where this would close a cycle (reference 8.4, "the exception's context").
Result<void> link_context(Vm& vm, Exception* exception) {
  Value current = vm.handled.current();
  if (!vm.has_layout(current, TypeId::BaseException)) return {};
  Exception* handled = vm.cell<Exception>(current);
  if (handled == exception) return {};
  // The slow pointer takes half as many steps. The two meet if the guest already built a cycle.
  Exception* slow = handled;
  bool move_slow = false;
  for (Exception* link = handled;;) {
    TRY(vm.meter.charge(1));
    if (!vm.has_layout(link->context, TypeId::BaseException)) break;
    Exception* next = vm.cell<Exception>(link->context);
    if (next == exception) {
      link->context = Value::undefined();
      break;
    }
    link = next;
    if (link == slow) break;
    if (move_slow) slow = vm.cell<Exception>(slow->context);
    move_slow = !move_slow;
  }
  exception->context = current;
  return {};
}

}  // namespace

Result<Str*> make_text_of(Vm& vm, const char* format,
                          std::initializer_list<TextArgument> arguments) {
  // An argument may be a long text.
  Watch watch = watch_of(vm.meter);
  Measure measure{watch};
  put_format(format, arguments, measure);
  if (watch.has_ended()) return Failure::Stopped;
  TRY(vm.meter.charge_bytes(measure.length));
  uint8_t kind = measure.maximum < 0x100 ? 1 : measure.maximum < 0x10000 ? 2 : 4;
  Str* text = TRY(make_string_room(vm, measure.length, kind, measure.maximum < 0x80));
  if (kind == 1) write_format<uint8_t>(format, arguments, text, watch);
  if (kind == 2) write_format<uint16_t>(format, arguments, text, watch);
  if (kind == 4) write_format<uint32_t>(format, arguments, text, watch);
  if (watch.has_ended()) return Failure::Stopped;
  return text;
}

Failure Vm::raise_text(TypeId exception, const char* format,
                       std::initializer_list<TextArgument> arguments) {
  if (exception == TypeId::MemoryError) {
    note_limit(*this, "allocation", "a single request for more memory than there can be");
  } else if (exception == TypeId::RecursionError) {
    note_limit(*this, "depth", "maximum recursion depth exceeded");
  }
  if (format[0] == 0) return raise_with_argument(exception, Value::undefined());
  return raise_with_argument(exception,
                             Value::from_cell(TRY(make_text_of(*this, format, arguments))));
}

Failure Vm::raise_with_argument(TypeId exception, Value argument) {
  Exception* instance = TRY(make_exception(*this, exception, argument));
  return raise_value(Value::from_cell(instance));
}

Failure Vm::raise_value(Value exception) {
  TRY(link_context(*this, cell<Exception>(exception)));
  pending_ = exception;
  return Failure::Raised;
}

Failure Vm::raise_stop_iteration(Value value) {
  return raise_with_argument(TypeId::StopIteration, value.is_none() ? Value::undefined() : value);
}

bool Vm::pending_matches(Failure failure, TypeId exception) const {
  return failure == Failure::Raised && !pending_.is_undefined() &&
         is_subtype(const_cast<Vm&>(*this), type_of(pending_), type(exception));
}

Failure Vm::raise_recursion_error(const char* what) {
  return raise(TypeId::RecursionError, "maximum recursion depth exceeded{}", what);
}

}  // namespace hognose
