// The type str: its slots, its constructor and the table of its methods.
//
// `self` is a string of any kind or an instance of a subclass. Results are exact strings, except
// those of a subclass's constructor. The other files of this folder have the methods (see
// methods.h).
#include <algorithm>
#include <cstring>

#include "meter/paced.h"
#include "objects/bytes/view.h"
#include "objects/containers/sequence.h"
#include "objects/containers/slice_bounds.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/comparison.h"
#include "objects/text/codecs/codecs.h"
#include "objects/text/methods.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

// --- slots

Result<Value> str_repr(Vm& vm, Value self) {
  Str* text = TRY(str_repr_text(vm, vm.known<Str>(self)));
  return Value::from_cell(text);
}

Result<Value> str_str(Vm& vm, Value self) { return exact_string_value(vm, vm.known<Str>(self)); }

Result<Value> str_format_slot_calling(Vm& vm, Value self, Value spec) {
  Str* text = vm.as<Str>(spec, TypeId::Str);
  if (text == nullptr) {
    return vm.raise(TypeId::TypeError, "__format__() argument must be str, not {}",
                    argument_type_name(vm, spec));
  }
  // Without a specification this is str(self), which a subclass may override.
  Str* formatted = text->length == 0
                       ? TRY(str_calling(vm, self))
                       : TRY(format_string(vm, vm.known<Str>(self), text, type_name(vm, self)));
  return Value::from_cell(formatted);
}

Result<uint64_t> str_hash(Vm& vm, Value self) {
  Str* string = vm.known<Str>(self);
  return widened_hash(TRY(paced_string_hash(vm, string)));
}

Result<Value> str_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  const Str* right = vm.as<Str>(other, TypeId::Str);
  if (right == nullptr) return Value::not_implemented();
  const Str* left = vm.known<Str>(self);
  if (op == CompareOperator::Equal || op == CompareOperator::NotEqual) {
    if (left->length == right->length) TRY(vm.meter.charge(left->length / 16));
    bool equal = TRY(paced_strings_equal(vm, left, right));
    return Value::boolean(equal == (op == CompareOperator::Equal));
  }
  TRY(vm.meter.charge(std::min(left->length, right->length) / 16));
  int order = TRY(paced_string_order(vm, left, right));
  return Value::boolean(satisfies(order, op, 0));
}

Result<int64_t> str_length(Vm& vm, Value self) { return vm.known<Str>(self)->length.get(); }

// Every step-th character. The bounds must be within the string.
template <class Unit>
Result<Str*> stepped_part(Vm& vm, const Str* string, Units<Unit> text, const SliceBounds& bounds) {
  const auto count = static_cast<uint64_t>(bounds.count);
  TRY(vm.meter.charge(count / 8));
  const Unit* first = text.data + bounds.start;
  char32_t maximum = 0x7F;
  if (!string->is_ascii()) {
    Unit all = 0;
    TRY(in_parts(vm.meter, count, kPacedItems, [&](size_t begin, size_t end) {
      for (size_t i = begin; i < end; ++i) {
        all = static_cast<Unit>(all | first[static_cast<int64_t>(i) * bounds.step]);
      }
    }));
    maximum = bound_of(&all, 1);
  }
  Str* part = TRY(make_string_room(vm, count, kind_for(maximum), maximum < 0x80));
  TRY(with_room(part,
                [&](auto* out) { return paced_gather(vm.meter, out, first, bounds.step, count); }));
  return part;
}

Result<Value> str_slice_calling(Vm& vm, Str* string, Slice* slice) {
  SliceBounds bounds = TRY(slice_bounds_calling(vm, slice, string->length));
  Str* part;
  if (bounds.count == 0) {
    part = vm.empty_string();
  } else if (bounds.step == 1) {
    part = TRY(substring(vm, string, static_cast<uint32_t>(bounds.start),
                         static_cast<uint32_t>(bounds.start + bounds.count)));
  } else if (bounds.count == 1) {
    part =
        TRY(make_string_character(vm, character_at(string, static_cast<uint32_t>(bounds.start))));
  } else {
    part =
        TRY(with_units(string, [&](auto text) { return stepped_part(vm, string, text, bounds); }));
  }
  return Value::from_cell(part);
}

Result<Value> str_get_item(Vm& vm, Value self, Value key) {
  Str* string = vm.known<Str>(self);
  int64_t index;
  if (HOGNOSE_LIKELY(key.is_small_int())) {
    index = key.small_int();
  } else if (vm.has_layout(key, TypeId::Slice)) {
    return str_slice_calling(vm, string, vm.known<Slice>(key));
  } else if (has_index(vm, key)) {
    index = TRY(index_int64_calling(vm, key, OutOfRange::RaiseIndex));
  } else {
    return vm.raise(TypeId::TypeError, "string indices must be integers, not '{}'",
                    type_name(vm, key));
  }
  if (index < 0) index += string->length;
  if (index < 0 || index >= string->length) {
    return vm.raise(TypeId::IndexError, "string index out of range");
  }
  Str* character =
      TRY(make_string_character(vm, character_at(string, static_cast<uint32_t>(index))));
  return Value::from_cell(character);
}

Result<bool> str_contains_slot(Vm& vm, Value self, Value item) {
  const Str* part = vm.as<Str>(item, TypeId::Str);
  if (part == nullptr) {
    return vm.raise(TypeId::TypeError, "'in <string>' requires string as left operand, not {}",
                    type_name(vm, item));
  }
  return str_contains(vm, vm.known<Str>(self), part);
}

Result<Value> str_iterate(Vm& vm, Value self) {
  bool is_ascii = vm.is_exactly(self, TypeId::Str) && vm.known<Str>(self)->is_ascii();
  return make_sequence_iterator(vm, is_ascii ? TypeId::StrAsciiIterator : TypeId::StrIterator,
                                self);
}

Result<Value> str_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  Str* text = vm.as<Str>(left, TypeId::Str);
  if (op == BinaryOperator::Add) {
    Str* tail = vm.as<Str>(right, TypeId::Str);
    if (text == nullptr || tail == nullptr) return Value::not_implemented();
    Str* joined = TRY(append_string(vm, text, tail));
    return exact_string_value(vm, joined);
  }
  if (op == BinaryOperator::Modulo) {
    if (text == nullptr) return Value::not_implemented();
    Str* formatted = TRY(percent_format_calling(vm, text, right));
    return Value::from_cell(formatted);
  }
  Value times = text != nullptr ? right : left;
  if (!has_index(vm, times)) return Value::not_implemented();
  int64_t count = TRY(index_int64_calling(vm, times, OutOfRange::RaiseOverflow));
  Str* repeated = TRY(repeat_string(vm, text != nullptr ? text : vm.cell<Str>(right), count));
  return Value::from_cell(repeated);
}

// --- str(object), str(bytes, encoding, errors)

Result<Str*> decoded_object(Vm& vm, Value object, Str* encoding, Str* errors) {
  BytesView bytes;
  if (find_bytes(vm, object, &bytes)) {
    return decode_bytes_calling(vm, bytes.data, bytes.count, encoding, errors);
  }
  if (vm.has_layout(object, TypeId::Str)) {
    return vm.raise(TypeId::TypeError, "decoding str is not supported");
  }
  return vm.raise(TypeId::TypeError, "decoding to str: need a bytes-like object, {} found",
                  type_name(vm, object));
}

Result<Value> str_new(Vm& vm, const Value* arguments) {
  Type* type = vm.known<Type>(arguments[0]);
  Str* encoding = TRY(codec_argument(vm, arguments[2], "str", "argument 'encoding'"));
  Str* errors = TRY(codec_argument(vm, arguments[3], "str", "argument 'errors'"));
  Str* text;
  if (arguments[1].is_undefined()) {
    text = vm.empty_string();
  } else if (encoding == nullptr && errors == nullptr) {
    text = TRY(str_calling(vm, arguments[1]));
  } else {
    text = TRY(decoded_object(vm, arguments[1], encoding, errors));
  }
  // __str__ may have returned an instance of a subclass; str() returns it unchanged.
  if (type == vm.type(TypeId::Str)) return Value::from_cell(text);
  uint64_t bytes = str_bytes(text);
  TRY(vm.meter.charge(bytes / 64));
  Str* instance = TRY(vm.make_instance<Str>(type, bytes));
  instance->length = text->length;
  instance->kind = text->kind;
  instance->flags = text->flags & kStrAscii;
  TRY(paced_copy(vm.meter, instance->data.data(), str_data(text), bytes));
  return Value::from_cell(instance);
}

void trace_str(Tracer& tracer, Cell* cell, size_t bytes) {
  auto* string = static_cast<Str*>(cell);
  if ((string->flags & kStrShared) == 0 || bytes < sizeof(Str) + sizeof(Ref<TextBuffer>)) return;
  tracer.visit(*reinterpret_cast<Ref<TextBuffer>*>(string->data.data()));
}

Result<Value> str_encode(Vm& vm, const Value* arguments) {
  Str* encoding = TRY(codec_argument(vm, arguments[1], "encode", "argument 'encoding'"));
  Str* errors = TRY(codec_argument(vm, arguments[2], "encode", "argument 'errors'"));
  Bytes* bytes = TRY(encode_string_calling(vm, vm.known<Str>(arguments[0]), encoding, errors));
  return Value::from_cell(bytes);
}

Result<Value> str_getnewargs(Vm& vm, const Value* arguments) {
  const Str* self = vm.known<Str>(arguments[0]);
  Str* copy = TRY(substring(vm, vm.known<Str>(arguments[0]), 0, self->length));
  return Value::from_cell(TRY(make_tuple(vm, {Value::from_cell(copy)})));
}

// CPython's size on 64-bit machines: a header, the characters and a final zero.
Result<Value> str_sizeof(Vm& vm, const Value* arguments) {
  const Str* self = vm.known<Str>(arguments[0]);
  int64_t header = self->is_ascii() ? 40 : 56;
  return Value::from_small_int(header + (int64_t{self->length} + 1) * self->kind);
}

constexpr NativeRow kNew = {"__new__(cls, object=<''>, encoding=<'utf-8'>, errors=<'strict'>)",
                            str_new, kNativeConstructor};

constexpr NativeRow kMethods[] = {
    {"__getnewargs__(self, /)", str_getnewargs},
    {"__sizeof__(self, /)", str_sizeof, kNativeConstantTime},
    {"capitalize(self, /)", str_capitalize},
    {"casefold(self, /)", str_casefold},
    {"center(self, width, fillchar=<' '>, /)", str_center},
    {"count(self, sub, start=None, end=None, /)", str_count},
    {"encode(self, /, encoding=<'utf-8'>, errors=<'strict'>)", str_encode},
    {"endswith(self, suffix, start=None, end=None, /)", str_endswith},
    {"expandtabs(self, /, tabsize=8)", str_expandtabs},
    {"find(self, sub, start=None, end=None, /)", str_find},
    {"format(self, /, *args, **kwargs)", str_format},
    {"format_map(self, mapping, /)", str_format_map},
    {"index(self, sub, start=None, end=None, /)", str_index},
    {"isalnum(self, /)", str_isalnum, quickly(QuickNative::IsAlnum)},
    {"isalpha(self, /)", str_isalpha, quickly(QuickNative::IsAlpha)},
    {"isascii(self, /)", str_isascii, kNativeConstantTime},
    {"isdecimal(self, /)", str_isdecimal, quickly(QuickNative::IsDigit)},
    {"isdigit(self, /)", str_isdigit, quickly(QuickNative::IsDigit)},
    {"isidentifier(self, /)", str_isidentifier},
    {"islower(self, /)", str_islower, quickly(QuickNative::IsLower)},
    {"isnumeric(self, /)", str_isnumeric, quickly(QuickNative::IsDigit)},
    {"isprintable(self, /)", str_isprintable},
    {"isspace(self, /)", str_isspace, quickly(QuickNative::IsSpace)},
    {"istitle(self, /)", str_istitle},
    {"isupper(self, /)", str_isupper, quickly(QuickNative::IsUpper)},
    {"join(self, iterable, /)", str_join},
    {"ljust(self, width, fillchar=<' '>, /)", str_ljust},
    {"lower(self, /)", str_lower},
    {"lstrip(self, chars=None, /)", str_lstrip},
    {"maketrans(x, y=<omitted>, z=<omitted>, /)", str_maketrans, kNativeStaticMethod},
    {"partition(self, sep, /)", str_partition},
    {"removeprefix(self, prefix, /)", str_removeprefix},
    {"removesuffix(self, suffix, /)", str_removesuffix},
    {"replace(self, old, new, /, count=-1)", str_replace},
    {"rfind(self, sub, start=None, end=None, /)", str_rfind},
    {"rindex(self, sub, start=None, end=None, /)", str_rindex},
    {"rjust(self, width, fillchar=<' '>, /)", str_rjust},
    {"rpartition(self, sep, /)", str_rpartition},
    {"rsplit(self, /, sep=None, maxsplit=-1)", str_rsplit},
    {"rstrip(self, chars=None, /)", str_rstrip},
    {"split(self, /, sep=None, maxsplit=-1)", str_split},
    {"splitlines(self, /, keepends=False)", str_splitlines},
    {"startswith(self, prefix, start=None, end=None, /)", str_startswith},
    {"strip(self, chars=None, /)", str_strip},
    {"swapcase(self, /)", str_swapcase},
    {"title(self, /)", str_title},
    {"translate(self, table, /)", str_translate},
    {"upper(self, /)", str_upper},
    {"zfill(self, width, /)", str_zfill},
};

}  // namespace

Result<Str*> repeat_string(Vm& vm, Str* string, int64_t times) {
  if (times <= 0 || string->length == 0) return vm.empty_string();
  if (times == 1) return exact_string(vm, string);
  uint64_t length;
  if (__builtin_mul_overflow(uint64_t{string->length}, static_cast<uint64_t>(times), &length) ||
      length > INT64_MAX) {
    return vm.raise(TypeId::OverflowError, "repeated string is too long");
  }
  Str* repeated = TRY(make_string_room(vm, length, string->kind, string->is_ascii()));
  TRY(paced_repeat(vm.meter, repeated->data.data(), str_data(string), str_bytes(string),
                   length * string->kind));
  return repeated;
}

Result<int64_t> size_argument_calling(Vm& vm, Value value, SizeType type) {
  if (HOGNOSE_LIKELY(value.is_small_int() && type == SizeType::SignedSize)) {
    return value.small_int();
  }
  Value index = TRY(index_calling(vm, value));
  int64_t number;
  bool fits = int_fits_int64(vm, index, &number);
  if (type == SizeType::Int) fits = fits && number >= INT32_MIN && number <= INT32_MAX;
  if (fits) return number;
  return vm.raise(TypeId::OverflowError, "Python int too large to convert to C {}",
                  type == SizeType::Int ? "int" : "ssize_t");
}

Result<Str*> string_argument(Vm& vm, Value value, const char* function, const char* argument) {
  if (Str* string = vm.as<Str>(value, TypeId::Str)) return string;
  if (value.is_none()) {
    return vm.raise(TypeId::TypeError, "{}() {} must be str, not None", function, argument);
  }
  return vm.raise(TypeId::TypeError, "{}() {} must be str, not {}", function, argument,
                  type_name(vm, value));
}

const TypeSpec kStrType = {
    .doc =
        "str(object='') -> str\n"
        "str(bytes_or_buffer[, encoding[, errors]]) -> str\n\n"
        "The text of an object, from its __str__ or __repr__; with encoding or errors, the\n"
        "text that bytes stand for.",
    .slots =
        {
            .repr = str_repr,
            .str = str_str,
            .format = str_format_slot_calling,
            .hash = str_hash,
            .compare = str_compare,
            .length = str_length,
            .get_item = str_get_item,
            .contains = str_contains_slot,
            .iterate = str_iterate,
            .binary = str_binary,
            .binary_operators = static_cast<uint16_t>(operator_bit(BinaryOperator::Add) |
                                                      operator_bit(BinaryOperator::Multiply) |
                                                      operator_bit(BinaryOperator::Modulo)),
        },
    .trace = trace_str,
    .instance_bytes = sizeof(Str),
    .constructor = &kNew,
    .methods = kMethods,
};

}  // namespace hognose
