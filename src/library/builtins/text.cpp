// Built-in functions that make or write text: ascii, format, print, repr.
//
// print() writes to the current sys.stdout, which the guest may have replaced.
#include "base/utf8.h"
#include "library/builtins/builtins.h"
#include "library/io/streams.h"
#include "objects/core/make.h"
#include "objects/core/output.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Result<Value> builtin_ascii(Vm& vm, const Value* arguments) {
  Str* text = TRY(ascii_calling(vm, arguments[0]));
  return Value::from_cell(text);
}

Result<Value> builtin_repr(Vm& vm, const Value* arguments) {
  Str* text = TRY(repr_calling(vm, arguments[0]));
  return Value::from_cell(text);
}

Result<Value> builtin_format(Vm& vm, const Value* arguments) {
  Value spec = arguments[1];
  if (spec.is_undefined()) spec = Value::from_cell(vm.empty_string());
  if (!vm.has_layout(spec, TypeId::Str)) {
    return vm.raise(
        TypeId::TypeError, "format() argument 2 must be str, not {}",
        spec.is_none() ? TextArgument("None") : TextArgument(argument_type_name(vm, spec)));
  }
  Str* text = TRY(format_calling(vm, arguments[0], spec));
  return Value::from_cell(text);
}

template <class Unit>
Result<void> write_units(Vm& vm, Stream stream, const Unit* units, size_t count) {
  // The text is encoded piece by piece, so a string of any length fits a fixed buffer.
  constexpr size_t kPiece = 512;
  char buffer[kPiece * kMaxUtf8Length + 8];
  for (size_t start = 0; start < count; start += kPiece) {
    size_t size = count - start < kPiece ? count - start : kPiece;
    char* end = buffer;
    for (size_t i = 0; i < size; ++i) {
      char32_t character = units[start + i];
      if (is_surrogate(character)) {
        // UTF-8 has no surrogates, so the host gets the escape \udXXX.
        constexpr char kDigits[] = "0123456789abcdef";
        TRY(vm.host.output->write(stream,
                                  std::string_view(buffer, static_cast<size_t>(end - buffer))));
        char escape[6] = {'\\',
                          'u',
                          'd',
                          kDigits[(character >> 8) & 15],
                          kDigits[(character >> 4) & 15],
                          kDigits[character & 15]};
        TRY(vm.host.output->write(stream, std::string_view(escape, sizeof escape)));
        end = buffer;
        continue;
      }
      end = encode_utf8(character, end);
    }
    TRY(vm.host.output->write(stream, std::string_view(buffer, static_cast<size_t>(end - buffer))));
  }
  return {};
}

}  // namespace

Result<void> write_string(Vm& vm, Stream stream, const Str* text) {
  const uint8_t* data = str_data(text);
  if (text->is_ascii()) {
    return vm.host.output->write(
        stream, std::string_view(reinterpret_cast<const char*>(data), text->length));
  }
  if (text->kind == 1) return write_units(vm, stream, data, text->length);
  if (text->kind == 2) {
    return write_units(vm, stream, reinterpret_cast<const uint16_t*>(data), text->length);
  }
  return write_units(vm, stream, reinterpret_cast<const uint32_t*>(data), text->length);
}

namespace {

Result<Str*> separator(Vm& vm, Value value, Str* fallback, const char* which) {
  if (value.is_undefined() || value.is_none()) return fallback;
  Str* text = vm.as<Str>(value, TypeId::Str);
  if (text == nullptr) {
    return vm.raise(TypeId::TypeError, "{} must be None or a string, not {}", which,
                    type_name(vm, value));
  }
  return text;
}

// print(*args, sep=' ', end='\n', file=None, flush=False)
Result<Value> builtin_print(Vm& vm, const Value* arguments) {
  Value items = arguments[0];
  Str* between = TRY(separator(vm, arguments[1], vm.character(' '), "sep"));
  Str* end = TRY(separator(vm, arguments[2], vm.character('\n'), "end"));
  Value file = arguments[3];
  if (file.is_none()) file = TRY(standard_stream_calling(vm, Name::Stdout));
  if (file.is_none()) return Value::none();
  bool direct = is_standard_stream(vm, file);
  Stream stream = direct ? stream_of(vm, file) : Stream::Stdout;
  auto write = [&](Str* text) -> Result<void> {
    if (direct) return write_string(vm, stream, text);
    TRY(call_method_calling(vm, file, Name::Write, {Value::from_cell(text)}));
    return {};
  };
  uint32_t count = vm.cell<Tuple>(items)->length;
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) TRY(write(between));
    Str* text = TRY(str_calling(vm, vm.cell<Tuple>(items)->items[i]));
    TRY(write(text));
  }
  TRY(write(end));
  if (TRY(truth_calling(vm, arguments[4]))) {
    if (direct) {
      TRY(vm.host.output->flush(stream));
    } else {
      TRY(call_method_calling(vm, file, Name::Flush, {}));
    }
  }
  return Value::none();
}

constexpr NativeRow kRows[] = {
    {"ascii(obj, /)", builtin_ascii},
    {"format(value, format_spec='', /)", builtin_format},
    {"print(*args, sep=' ', end='\\n', file=None, flush=False)", builtin_print},
    {"repr(obj, /)", builtin_repr},
};

}  // namespace

std::span<const NativeRow> text_builtins() { return kRows; }

}  // namespace hognose
