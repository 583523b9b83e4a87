// bytes: the type, its operators and its iterator.
//
// A bytes object never changes after its maker has filled it. The other files of this folder have
// the methods (methods.h).
#include "base/byte_hash.h"
#include "meter/paced.h"
#include "objects/bytes/memoryview.h"
#include "objects/bytes/methods.h"
#include "objects/bytes/view.h"
#include "objects/containers/iterator_reduce.h"
#include "objects/containers/iterators.h"
#include "objects/containers/sequence.h"
#include "objects/containers/slice_bounds.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/comparison.h"
#include "objects/protocols/protocol.h"
#include "objects/text/search.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

// --- repr

constexpr char kHexDigits[] = "0123456789abcdef";

// The letter after the backslash in the byte's escape; 0 if it has none.
char escape_letter(uint8_t byte) {
  switch (byte) {
    case '\\': return '\\';
    case '\t': return 't';
    case '\n': return 'n';
    case '\r': return 'r';
    default: return 0;
  }
}

// The quotes around the bytes, and the rule for escaping quotes: a bytearray always escapes single
// ones.
struct Quotes {
  uint8_t around;
  bool single_always;
  bool are_escaped(uint8_t byte) const { return byte == around || (single_always && byte == '\''); }
};

bool is_shown(uint8_t byte) { return byte >= 0x20 && byte < 0x7F && byte != '\\'; }

Result<uint64_t> repr_length(Vm& vm, BytesView bytes, const Quotes& quotes) {
  uint64_t length = 3;
  TRY(in_parts(vm.meter, bytes.count, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      uint8_t byte = bytes.data[i];
      length += is_shown(byte)             ? (quotes.are_escaped(byte) ? 2 : 1)
                : escape_letter(byte) != 0 ? 2
                                           : 4;
    }
  }));
  return length;
}

uint8_t* write_shown(uint8_t* out, uint8_t byte, const Quotes& quotes) {
  if (HOGNOSE_LIKELY(is_shown(byte))) {
    if (quotes.are_escaped(byte)) *out++ = '\\';
    *out++ = byte;
    return out;
  }
  *out++ = '\\';
  if (char letter = escape_letter(byte)) {
    *out++ = static_cast<uint8_t>(letter);
    return out;
  }
  *out++ = 'x';
  *out++ = static_cast<uint8_t>(kHexDigits[byte >> 4]);
  *out++ = static_cast<uint8_t>(kHexDigits[byte & 15]);
  return out;
}

Result<void> write_repr(Vm& vm, uint8_t* out, BytesView bytes, const Quotes& quotes) {
  *out++ = 'b';
  *out++ = quotes.around;
  TRY(in_parts(vm.meter, bytes.count, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) out = write_shown(out, bytes.data[i], quotes);
  }));
  *out = quotes.around;
  return {};
}

Result<bool> has_byte(Vm& vm, BytesView bytes, uint8_t byte) {
  Search<uint8_t> search(vm);
  search.set(&byte, 1);
  return TRY(search.find(bytes.data, 0, bytes.count)) >= 0;
}

}  // namespace

Result<Value> bytes_repr(Vm& vm, Value self) {
  BytesView bytes = view_of(vm, self);
  TRY(vm.meter.charge(bytes.count / 8));
  bool has_single = TRY(has_byte(vm, bytes, '\''));
  bool has_double = TRY(has_byte(vm, bytes, '"'));
  Quotes quotes;
  quotes.around = has_single && !has_double ? '"' : '\'';
  quotes.single_always = vm.has_layout(self, TypeId::Bytearray);
  Str* text = TRY(make_string_room(vm, TRY(repr_length(vm, bytes, quotes)), 1, true));
  TRY(write_repr(vm, text->data.data(), bytes, quotes));
  return Value::from_cell(text);
}

// --- comparison and hash

namespace {

// Comparisons with other bytes-like objects are left to those.
bool has_bytes_layout(const Vm& vm, Value value) {
  return vm.has_layout(value, TypeId::Bytes) || vm.has_layout(value, TypeId::Bytearray);
}

}  // namespace

Result<Value> compare_views(Vm& vm, BytesView left, BytesView right, CompareOperator op) {
  bool equality = op == CompareOperator::Equal || op == CompareOperator::NotEqual;
  if (equality && left.count != right.count) {
    return Value::boolean(op == CompareOperator::NotEqual);
  }
  uint32_t common = std::min(left.count, right.count);
  TRY(vm.meter.charge(common / 64));
  int order = TRY(paced_compare(vm.meter, left.data, right.data, common));
  if (order == 0) order = left.count == right.count ? 0 : left.count < right.count ? -1 : 1;
  return Value::boolean(satisfies(order, op, 0));
}

namespace {

Result<Value> bytes_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (!has_bytes_layout(vm, other)) return Value::not_implemented();
  return compare_views(vm, view_of(vm, self), view_of(vm, other), op);
}

Result<uint64_t> bytes_hash(Vm& vm, Value self) {
  Bytes* bytes = vm.known<Bytes>(self);
  if (bytes->length == 0) return uint64_t{0};
  if (bytes->hashed == 0) {
    TRY(vm.meter.charge(bytes->length / 64));
    ByteHash hash(bytes->length);
    TRY(in_parts(vm.meter, bytes->length, kPacedBytes, [&](size_t begin, size_t end) {
      hash.add(bytes->data.from(begin), end - begin);
    }));
    bytes->hash = hash.finish();
    bytes->hashed = 1;
  }
  return widened_hash(bytes->hash);
}

// --- items and slices

Result<int64_t> bytes_length(Vm& vm, Value self) { return vm.known<Bytes>(self)->length.get(); }

}  // namespace

Result<Value> bytes_slice_calling(Vm& vm, Value self, Slice* slice) {
  SliceIndices indices = TRY(slice_indices_calling(vm, slice));
  BytesView bytes = view_of(vm, self);
  SliceBounds bounds = slice_bounds(indices, bytes.count);
  if (bounds.step == 1 || bounds.count <= 1) {
    auto start = static_cast<uint32_t>(bounds.count == 0 ? 0 : bounds.start);
    return bytes_part(vm, self, start, start + static_cast<uint32_t>(bounds.count));
  }
  auto count = static_cast<uint64_t>(bounds.count);
  TRY(vm.meter.charge(count / 8));
  Bytes* part = TRY(make_bytes_room(vm, count));
  TRY(paced_gather(vm.meter, part->data.data(), bytes.data + bounds.start, bounds.step, count));
  return Value::from_cell(part);
}

namespace {

Result<Value> bytes_get_item(Vm& vm, Value self, Value key) {
  int64_t index;
  if (HOGNOSE_LIKELY(key.is_small_int())) {
    index = key.small_int();
  } else if (has_index(vm, key)) {
    index = TRY(index_int64_calling(vm, key, OutOfRange::RaiseIndex));
  } else if (vm.has_layout(key, TypeId::Slice)) {
    return bytes_slice_calling(vm, self, vm.known<Slice>(key));
  } else {
    return vm.raise(TypeId::TypeError, "byte indices must be integers or slices, not {}",
                    type_name(vm, key));
  }
  BytesView bytes = view_of(vm, self);
  if (index < 0) index += bytes.count;
  if (index < 0 || index >= bytes.count) {
    return vm.raise(TypeId::IndexError, "index out of range");
  }
  return Value::from_small_int(bytes.data[index]);
}

Result<Value> bytes_iterate(Vm& vm, Value self) {
  return make_sequence_iterator(vm, TypeId::BytesIterator, self);
}

// --- operators

}  // namespace

Result<Value> bytes_repeat(Vm& vm, Value self, int64_t times) {
  BytesView bytes = view_of(vm, self);
  if (times == 1) return exact_bytes(vm, self);
  uint64_t total = 0;
  if (times > 0 &&
      (__builtin_mul_overflow(uint64_t{bytes.count}, static_cast<uint64_t>(times), &total) ||
       total > INT64_MAX)) {
    return vm.raise(TypeId::OverflowError, "repeated bytes are too long");
  }
  Bytes* repeated = TRY(make_bytes_room(vm, total));
  if (total == 0) return Value::from_cell(repeated);
  TRY(paced_repeat(vm.meter, repeated->data.data(), bytes.data, bytes.count, total));
  return Value::from_cell(repeated);
}

namespace {

Result<Value> bytes_concatenate(Vm& vm, Value left, Value right) {
  BytesView head, tail;
  if (!find_bytes(vm, left, &head) || !find_bytes(vm, right, &tail)) {
    return Value::not_implemented();
  }
  if (head.count == 0 && vm.is_exactly(right, TypeId::Bytes)) return right;
  if (tail.count == 0 && vm.is_exactly(left, TypeId::Bytes)) return left;
  Bytes* joined = TRY(make_bytes_room(vm, uint64_t{head.count} + tail.count));
  TRY(copy_view(vm, joined->data.data(), head));
  TRY(copy_view(vm, joined->data.from(head.count), tail));
  return Value::from_cell(joined);
}

Result<Value> bytes_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  bool left_is_bytes = vm.has_layout(left, TypeId::Bytes);
  if (op == BinaryOperator::Modulo) {
    if (!left_is_bytes) return Value::not_implemented();
    return bytes_percent_calling(vm, left, right);
  }
  if (op == BinaryOperator::Add) return bytes_concatenate(vm, left, right);
  Value times = left_is_bytes ? right : left;
  if (!has_index(vm, times)) return Value::not_implemented();
  int64_t count = TRY(index_int64_calling(vm, times, OutOfRange::RaiseOverflow));
  return bytes_repeat(vm, left_is_bytes ? left : right, count);
}

// --- methods that only bytes has; methods.h names the files of the others

Result<Value> bytes_dunder_bytes(Vm& vm, const Value* arguments) {
  return exact_bytes(vm, arguments[0]);
}

Result<Value> bytes_getnewargs(Vm& vm, const Value* arguments) {
  Value copy = TRY(exact_bytes(vm, arguments[0]));
  return Value::from_cell(TRY(make_tuple(vm, {copy})));
}

// As on 64-bit CPython: a header with the final zero, and the bytes.
Result<Value> bytes_sizeof(Vm& vm, const Value* arguments) {
  return Value::from_small_int(33 + int64_t{vm.known<Bytes>(arguments[0])->length});
}

constexpr NativeRow kNew = {"__new__(cls, source=<omitted>, encoding=<omitted>, errors=<omitted>)",
                            bytes_new_calling, kNativeConstructor};

constexpr NativeRow kMethods[] = {
    {"__buffer__(self, flags, /)", buffer_method},
    {"__bytes__(self, /)", bytes_dunder_bytes},
    {"__getnewargs__(self, /)", bytes_getnewargs},
    {"__sizeof__(self, /)", bytes_sizeof, kNativeConstantTime},
    {"capitalize(self, /)", bytes_capitalize},
    {"center(self, width, fillchar=<b' '>, /)", bytes_center},
    {"count(self, sub, start=None, end=None, /)", bytes_count},
    {"decode(self, /, encoding=<'utf-8'>, errors=<'strict'>)", bytes_decode},
    {"endswith(self, suffix, start=None, end=None, /)", bytes_endswith},
    {"expandtabs(self, /, tabsize=8)", bytes_expandtabs},
    {"find(self, sub, start=None, end=None, /)", bytes_find},
    {"fromhex(type, string, /)", bytes_fromhex, kNativeClassMethod},
    {"hex(self, /, sep=<omitted>, bytes_per_sep=1)", bytes_hex},
    {"index(self, sub, start=None, end=None, /)", bytes_index},
    {"isalnum(self, /)", bytes_isalnum},
    {"isalpha(self, /)", bytes_isalpha},
    {"isascii(self, /)", bytes_isascii},
    {"isdigit(self, /)", bytes_isdigit},
    {"islower(self, /)", bytes_islower},
    {"isspace(self, /)", bytes_isspace},
    {"istitle(self, /)", bytes_istitle},
    {"isupper(self, /)", bytes_isupper},
    {"join(self, iterable_of_bytes, /)", bytes_join},
    {"ljust(self, width, fillchar=<b' '>, /)", bytes_ljust},
    {"lower(self, /)", bytes_lower},
    {"lstrip(self, bytes=None, /)", bytes_lstrip},
    {"maketrans(frm, to, /)", bytes_maketrans, kNativeStaticMethod},
    {"partition(self, sep, /)", bytes_partition},
    {"removeprefix(self, prefix, /)", bytes_removeprefix},
    {"removesuffix(self, suffix, /)", bytes_removesuffix},
    {"replace(self, old, new, count=-1, /)", bytes_replace},
    {"rfind(self, sub, start=None, end=None, /)", bytes_rfind},
    {"rindex(self, sub, start=None, end=None, /)", bytes_rindex},
    {"rjust(self, width, fillchar=<b' '>, /)", bytes_rjust},
    {"rpartition(self, sep, /)", bytes_rpartition},
    {"rsplit(self, /, sep=None, maxsplit=-1)", bytes_rsplit},
    {"rstrip(self, bytes=None, /)", bytes_rstrip},
    {"split(self, /, sep=None, maxsplit=-1)", bytes_split},
    {"splitlines(self, /, keepends=False)", bytes_splitlines},
    {"startswith(self, prefix, start=None, end=None, /)", bytes_startswith},
    {"strip(self, bytes=None, /)", bytes_strip},
    {"swapcase(self, /)", bytes_swapcase},
    {"title(self, /)", bytes_title},
    {"translate(self, table, /, delete=<b''>)", bytes_translate},
    {"upper(self, /)", bytes_upper},
    {"zfill(self, width, /)", bytes_zfill},
};

// --- the iterator

Result<Value> iterator_next(Vm& vm, Value self) {
  auto* iterator = vm.known<SequenceIterator>(self);
  if (iterator->sequence.is_undefined()) return Value::undefined();
  BytesView bytes = view_of(vm, iterator->sequence);
  int64_t index = iterator->index.small_int();
  if (index >= 0 && index < bytes.count) {
    iterator->index = Value::from_small_int(index + 1);
    return Value::from_small_int(bytes.data[index]);
  }
  iterator->sequence = Value::undefined();
  return Value::undefined();
}

Result<Value> iterator_hint(Vm& vm, const Value* arguments) {
  auto* iterator = vm.known<SequenceIterator>(arguments[0]);
  if (iterator->sequence.is_undefined()) return Value::from_small_int(0);
  return Value::from_small_int(int64_t{view_of(vm, iterator->sequence).count} -
                               iterator->index.small_int());
}

constexpr NativeRow kIteratorMethods[] = {
    kIteratorReduce,
    kIteratorSetState,
    {"__length_hint__(self, /)", iterator_hint, kNativeConstantTime},
};

}  // namespace

const TypeSpec kBytesType = {
    .doc =
        "bytes(source=b'', encoding=None, errors='strict'): a sequence of ints from 0 to\n"
        "255.\n\n"
        "source is an object with a buffer, an iterable of ints, a length (of zeros), or\n"
        "text together with its encoding.",
    .slots =
        {
            .repr = bytes_repr,
            .str = bytes_repr,  // even if a subclass defines __repr__
            .hash = bytes_hash,
            .compare = bytes_compare,
            .length = bytes_length,
            .get_item = bytes_get_item,
            .contains = bytes_contains_calling,
            .iterate = bytes_iterate,
            .binary = bytes_binary,
            .binary_operators = static_cast<uint16_t>(operator_bit(BinaryOperator::Add) |
                                                      operator_bit(BinaryOperator::Multiply) |
                                                      operator_bit(BinaryOperator::Modulo)),
        },
    .instance_bytes = sizeof(Bytes),
    .constructor = &kNew,
    .methods = kMethods,
};

const TypeSpec kBytesIteratorType = {
    .slots = {.iterate = iterate_self, .next = iterator_next},
    .trace = trace_sequence_iterator,
    .instance_bytes = sizeof(SequenceIterator),
    .methods = kIteratorMethods,
};

}  // namespace hognose
