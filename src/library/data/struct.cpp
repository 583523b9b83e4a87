// The module struct: packing values into bytes and unpacking them.
//
// struct_format.h reads the formats. The class Struct and the exception struct.error are in
// struct.py.
#include "library/core/module_errors.h"
#include "library/core/modules.h"
#include "library/data/struct_format.h"
#include "meter/paced.h"
#include "objects/bytes/byte_store.h"
#include "objects/bytes/memoryview.h"
#include "objects/containers/sequence.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

template <class... Arguments>
Failure raise_struct(Vm& vm, const char* format, Arguments... arguments) {
  return raise_module_error(vm, "struct", "error", format, arguments...);
}

Result<BytesView> format_argument(Vm& vm, Value value) {
  if (const Str* text = vm.as<Str>(value, TypeId::Str)) {
    if (text->is_ascii()) return BytesView{str_data(text), text->length};
    for (uint32_t i = 0; i < text->length; ++i) {
      TRY(vm.meter.charge(1));
      if (character_at(text, i) < 0x80) continue;
      Str* encoding = TRY(make_string_ascii(vm, "ascii"));
      Value method = TRY(get_attribute_calling(vm, value, TRY(intern(vm, "encode"))));
      TRY(vm.call(method, {Value::from_cell(encoding)}));
      break;
    }
  }
  if (vm.has_layout(value, TypeId::Bytes)) return view_of(vm, value);
  return vm.raise(TypeId::TypeError, "Struct() argument 1 must be a str or bytes object, not {}",
                  type_name(vm, value));
}

// --- packing

Failure raise_integer_range(Vm& vm, const StructRun& run) {
  char32_t code = static_cast<uint8_t>(run.code);
  if (run.code == 'P') return raise_struct(vm, "int too large to convert");
  unsigned bits = 8 * run.size;
  if (run.kind == ItemKind::Signed) {
    int64_t maximum = static_cast<int64_t>(~uint64_t{0} >> (65 - bits));
    return raise_struct(vm, "'{}' format requires {} <= number <= {}", code, -maximum - 1, maximum);
  }
  if (bits == 64) {
    return raise_struct(vm, "'{}' format requires 0 <= number <= 18446744073709551615", code);
  }
  return raise_struct(vm, "'{}' format requires 0 <= number <= {}", code,
                      static_cast<int64_t>((uint64_t{1} << bits) - 1));
}

Result<void> pack_integer_calling(Vm& vm, const StructFormat& format, const StructRun& run,
                                  Value value, uint8_t* bytes) {
  if (!has_index(vm, value)) return raise_struct(vm, "required argument is not an integer");
  Value number = TRY(index_calling(vm, value));
  uint64_t bits;
  // A pointer may also be given as a negative number.
  bool fits = integer_bits(vm, number, run.kind, run.size, &bits) ||
              (run.code == 'P' && integer_bits(vm, number, ItemKind::Signed, 8, &bits));
  if (!fits) return raise_integer_range(vm, run);
  write_integer(bytes, run.size, format.endian(), bits);
  return {};
}

Result<void> pack_double(Vm& vm, const StructFormat& format, unsigned size, double number,
                         uint8_t* bytes) {
  if (write_float(bytes, size, format.endian(), number)) return {};
  if (size == 4 && format.is_native()) return {};
  std::memset(bytes, 0, size);
  return vm.raise(TypeId::OverflowError, "float too large to pack with {} format",
                  size == 2 ? "e" : "f");
}

Result<void> pack_float_calling(Vm& vm, const StructFormat& format, const StructRun& run,
                                Value value, uint8_t* bytes) {
  Result<double> number = real_number_calling(vm, value);
  if (number.failed()) {
    if (number.failure() != Failure::Raised) return number.failure();
    bool too_large = vm.pending_matches(number.failure(), TypeId::OverflowError);
    vm.take_pending();
    return raise_struct(
        vm, too_large ? "int too large to convert" : "required argument is not a float");
  }
  return pack_double(vm, format, run.size, number.value(), bytes);
}

Result<void> pack_complex_calling(Vm& vm, const StructFormat& format, const StructRun& run,
                                  Value value, uint8_t* bytes) {
  double real, imaginary = 0;
  if (is_complex(vm, value)) {
    real = vm.cell<Complex>(value)->real;
    imaginary = vm.cell<Complex>(value)->imaginary;
  } else {
    Result<double> number = real_number_calling(vm, value);
    if (number.failed()) {
      if (number.failure() != Failure::Raised) return number.failure();
      vm.take_pending();
      return raise_struct(vm, "required argument is not a complex");
    }
    real = number.value();
  }
  unsigned part = run.size / 2;
  TRY(pack_double(vm, format, part, real, bytes));
  return pack_double(vm, format, part, imaginary, bytes + part);
}

Result<void> pack_text(Vm& vm, const StructRun& run, Value value, uint8_t* bytes) {
  if (!vm.has_layout(value, TypeId::Bytes) && !vm.has_layout(value, TypeId::Bytearray)) {
    return raise_struct(vm, "argument for '{}' must be a bytes object",
                        static_cast<char32_t>(run.code));
  }
  BytesView text = view_of(vm, value);
  uint64_t room = run.count;
  if (run.code == 'p') {
    if (room == 0) return {};
    --room;
    *bytes++ = static_cast<uint8_t>(std::min<uint64_t>({text.count, room, 255}));
  }
  uint64_t count = std::min<uint64_t>(text.count, room);
  TRY(vm.meter.charge_bytes(count));
  return paced_copy(vm.meter, bytes, text.data, count);
}

Result<void> pack_by_kind_calling(Vm& vm, const StructFormat& format, const StructRun& run,
                                  Value value, uint8_t* bytes) {
  if (run.is_text) return pack_text(vm, run, value, bytes);
  if (run.is_complex) return pack_complex_calling(vm, format, run, value, bytes);
  switch (run.kind) {
    case ItemKind::Float: return pack_float_calling(vm, format, run, value, bytes);
    case ItemKind::Bool: *bytes = TRY(truth_calling(vm, value)) ? 1 : 0; return {};
    case ItemKind::Char: {
      BytesView byte = vm.has_layout(value, TypeId::Bytes) ? view_of(vm, value) : BytesView();
      if (byte.count != 1) {
        return raise_struct(vm, "char format requires a bytes object of length 1");
      }
      *bytes = byte[0];
      return {};
    }
    default: return pack_integer_calling(vm, format, run, value, bytes);
  }
}

Result<void> pack_value_calling(Vm& vm, const StructFormat& format, const StructRun& run,
                                Value value, uint8_t* bytes) {
  Result<void> packed = pack_by_kind_calling(vm, format, run, value, bytes);
  if (packed.failed() && is_int(vm, value) &&
      vm.pending_matches(packed.failure(), TypeId::OverflowError)) {
    vm.take_pending();
    return raise_struct(vm, "int too large to convert");
  }
  return packed;
}

// Measures the format, and raises struct.error unless the tuple has as many values from `first` on
// as the format needs. `function` is for the error message.
Result<void> check_values(Vm& vm, StructFormat& format, const Tuple* arguments, uint32_t first,
                          const char* function) {
  TRY(format.measure());
  uint64_t given = arguments->length - first;
  if (given == format.values()) return {};
  return raise_struct(vm, "{} expected {} items for packing (got {})", function, format.values(),
                      given);
}

// Packs the tuple's values from `first` on. `bytes` has the format's size and is zeroed.
Result<void> pack_values_calling(Vm& vm, StructFormat& format, Value arguments, uint32_t first,
                                 Bytes* bytes) {
  StructRun run;
  uint32_t index = first;
  while (TRY(format.next(&run))) {
    for (uint64_t i = 0; i < run.values(); ++i) {
      TRY(vm.meter.charge(1));
      // Converting a value may run guest code, but a tuple never changes.
      Value value = vm.cell<Tuple>(arguments)->items[index++];
      TRY(pack_value_calling(vm, format, run, value,
                             bytes->data.data() + run.offset + i * run.size));
    }
  }
  return {};
}

Result<Value> struct_pack(Vm& vm, const Value* arguments) {
  const Tuple* given = vm.cell<Tuple>(arguments[0]);
  if (given->length == 0) return vm.raise(TypeId::TypeError, "missing format argument");
  StructFormat format(vm, TRY(format_argument(vm, given->items[0])));
  TRY(check_values(vm, format, given, 1, "pack"));
  Bytes* bytes = TRY(make_bytes_room(vm, format.size()));
  TRY(pack_values_calling(vm, format, arguments[0], 1, bytes));
  return Value::from_cell(bytes);
}

// The bytes of a writable object.
Result<BytesView> writable_argument(Vm& vm, Value value) {
  BytesView bytes;
  bool writable = is_byte_store(vm, value);
  if (MemoryView* view = vm.as<MemoryView>(value, TypeId::MemoryView)) {
    TRY(open_view(vm, value));
    writable = !view->read_only;
  }
  if (!writable || !find_bytes(vm, value, &bytes)) {
    return vm.raise(TypeId::TypeError, "argument must be read-write bytes-like object, not {}",
                    type_name(vm, value));
  }
  return bytes;
}

// The index at which `size` bytes start for an offset, which may be negative.
Result<uint64_t> place_in_buffer(Vm& vm, int64_t offset, uint64_t size, uint64_t length,
                                 const char* function, bool packs) {
  int64_t start = offset;
  if (offset < 0) {
    auto signed_size = static_cast<int64_t>(size);
    if (offset + signed_size > 0) {
      return packs ? raise_struct(vm, "no space to pack {} bytes at offset {}", size, offset)
                   : raise_struct(vm, "not enough data to unpack {} bytes at offset {}", size,
                                  offset);
    }
    if (offset + static_cast<int64_t>(length) < 0) {
      return raise_struct(vm, "offset {} out of range for {}-byte buffer", offset, length);
    }
    start += static_cast<int64_t>(length);
  }
  if (static_cast<uint64_t>(start) > length || length - static_cast<uint64_t>(start) < size) {
    // The sum may exceed INT64_MAX.
    Value needed = TRY(make_int_unsigned(vm, static_cast<uint64_t>(start) + size));
    return raise_struct(vm,
                        "{} requires a buffer of at least {} bytes for {} {} bytes at offset {} "
                        "(actual buffer size is {})",
                        function, TRY(repr_calling(vm, needed)), packs ? "packing" : "unpacking",
                        size, start, length);
  }
  return static_cast<uint64_t>(start);
}

// Copies the packed bytes to the offset in the buffer, which may have shrunk in the meantime.
Result<void> copy_packed(Vm& vm, const Bytes* packed, Value buffer, int64_t offset) {
  BytesView bytes = TRY(writable_argument(vm, buffer));
  uint64_t size = packed->length;
  uint64_t place = TRY(place_in_buffer(vm, offset, size, bytes.count, "pack_into", true));
  return paced_copy(vm.meter, const_cast<uint8_t*>(bytes.data) + place, packed->data.data(), size);
}

Result<Value> struct_pack_into(Vm& vm, const Value* arguments) {
  const Tuple* given = vm.cell<Tuple>(arguments[0]);
  if (given->length == 0) return vm.raise(TypeId::TypeError, "missing format argument");
  if (given->length == 1) return raise_struct(vm, "pack_into expected buffer argument");
  if (given->length == 2) return raise_struct(vm, "pack_into expected offset argument");
  StructFormat format(vm, TRY(format_argument(vm, given->items[0])));
  TRY(check_values(vm, format, given, 3, "pack_into"));
  Value buffer = given->items[1];
  TRY(writable_argument(vm, buffer));
  int64_t offset = TRY(index_int64_calling(vm, given->items[2], OutOfRange::RaiseIndex));
  BytesView bytes = TRY(writable_argument(vm, buffer));
  TRY(place_in_buffer(vm, offset, format.size(), bytes.count, "pack_into", true));
  // Converting a value may change the buffer, so the values are packed into a separate object.
  Bytes* fresh = TRY(make_bytes_room(vm, format.size()));
  Result<void> packed = pack_values_calling(vm, format, arguments[0], 3, fresh);
  if (!packed.failed()) {
    TRY(copy_packed(vm, fresh, buffer, offset));
    return Value::none();
  }
  if (packed.failure() != Failure::Raised) return packed.failure();
  // As in CPython, the buffer gets the values packed before the error, followed by zeros.
  Value error = vm.take_pending();
  TRY(copy_packed(vm, fresh, buffer, offset));
  return vm.raise_value(error);
}

// --- unpacking

Result<Value> unpacked_value(Vm& vm, const StructFormat& format, const StructRun& run,
                             const uint8_t* bytes) {
  if (run.code == 's') return Value::from_cell(TRY(make_bytes(vm, bytes, run.count)));
  if (run.code == 'p') {
    uint64_t length = run.count == 0 ? 0 : std::min<uint64_t>(bytes[0], run.count - 1);
    return Value::from_cell(TRY(make_bytes(vm, bytes + 1, length)));
  }
  if (run.is_complex) {
    unsigned part = run.size / 2;
    return make_complex(vm, read_float(bytes, part, format.endian()),
                        read_float(bytes + part, part, format.endian()));
  }
  return read_item(vm, run.kind, bytes, run.size, format.endian());
}

// No guest code runs here, so the buffer does not change.
Result<Value> unpacked(Vm& vm, StructFormat& format, const uint8_t* bytes) {
  Tuple* values = TRY(make_tuple_room(vm, format.values()));
  StructRun run;
  uint32_t index = 0;
  Pace pace(vm.meter);
  while (TRY(format.next(&run))) {
    TRY(vm.meter.charge(run.values() / 2));
    for (uint64_t i = 0; i < run.values(); ++i) {
      values->items[index++] =
          TRY(unpacked_value(vm, format, run, bytes + run.offset + i * run.size));
      TRY(pace.turn());
    }
  }
  return Value::from_cell(values);
}

Result<Value> struct_unpack(Vm& vm, const Value* arguments) {
  StructFormat format(vm, TRY(format_argument(vm, arguments[0])));
  TRY(format.measure());
  BytesView bytes = TRY(bytes_argument(vm, arguments[1]));
  if (bytes.count != format.size()) {
    return raise_struct(vm, "unpack requires a buffer of {} bytes", format.size());
  }
  return unpacked(vm, format, bytes.data);
}

Result<Value> struct_unpack_from(Vm& vm, const Value* arguments) {
  StructFormat format(vm, TRY(format_argument(vm, arguments[0])));
  TRY(format.measure());
  TRY(bytes_argument(vm, arguments[1]));
  int64_t offset = TRY(size_argument_calling(vm, arguments[2]));
  BytesView bytes = TRY(bytes_argument(vm, arguments[1]));
  uint64_t place =
      TRY(place_in_buffer(vm, offset, format.size(), bytes.count, "unpack_from", false));
  return unpacked(vm, format, bytes.data + place);
}

Result<Value> struct_calcsize(Vm& vm, const Value* arguments) {
  StructFormat format(vm, TRY(format_argument(vm, arguments[0])));
  TRY(format.measure());
  return make_int(vm, static_cast<int64_t>(format.size()));
}

constexpr NativeRow kRows[] = {
    {"calcsize(format, /)", struct_calcsize},
    {"pack(*args)", struct_pack},
    {"pack_into(*args)", struct_pack_into},
    {"unpack(format, buffer, /)", struct_unpack},
    {"unpack_from(format, /, buffer, offset=0)", struct_unpack_from},
};

}  // namespace

std::span<const NativeRow> struct_module_functions() { return kRows; }

Result<void> fill_struct_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
