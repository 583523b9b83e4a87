// The methods of bytes that make them longer: center, ljust, rjust, zfill, expandtabs.
//
// Bytes that are long enough are returned as they are. Sizes are checked before anything is made.
#include "objects/bytes/methods.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

Result<uint8_t> fill_argument(Vm& vm, Value value, const char* function) {
  if (value.is_undefined()) return uint8_t{' '};
  bool is_bytearray = vm.has_layout(value, TypeId::Bytearray);
  if (!is_bytearray && !vm.has_layout(value, TypeId::Bytes)) {
    return vm.raise(TypeId::TypeError, "{}() argument 2 must be a byte string of length 1, not {}",
                    function, argument_type_name(vm, value));
  }
  BytesView fill = view_of(vm, value);
  if (fill.count != 1) {
    return vm.raise(TypeId::TypeError,
                    "{}(): argument 2 must be a byte string of length 1, not a {} object of "
                    "length {}",
                    function, is_bytearray ? "bytearray" : "bytes", fill.count);
  }
  return fill[0];
}

struct PaddingRequest {
  Value bytes;
  int64_t width;
  int64_t missing;  // 0 if the bytes are long enough
  uint8_t fill;
};

Result<PaddingRequest> padding_request_calling(Vm& vm, const Value* arguments,
                                               const char* function) {
  PaddingRequest request;
  request.bytes = arguments[0];
  request.width = TRY(size_argument_calling(vm, arguments[1]));
  request.fill = TRY(fill_argument(vm, arguments[2], function));
  int64_t length = view_of(vm, arguments[0]).count;
  request.missing = request.width > length ? request.width - length : 0;
  return request;
}

Result<Value> padded(Vm& vm, const PaddingRequest& request, int64_t left) {
  if (request.missing == 0) return exact_bytes(vm, request.bytes);
  BytesView bytes = view_of(vm, request.bytes);
  Bytes* result = TRY(make_bytes_room(vm, static_cast<uint64_t>(request.width)));
  uint8_t* out = result->data.data();
  TRY(paced_fill(vm.meter, out, request.fill, static_cast<size_t>(left)));
  out += left;
  TRY(copy_view(vm, out, bytes));
  TRY(paced_fill(vm.meter, out + bytes.count, request.fill,
                 static_cast<size_t>(request.missing - left)));
  return Value::from_cell(result);
}

// Walks over the text with expanded tabs. The same walk measures and writes. False if put_blanks
// refuses.
template <class Put, class PutBlanks>
Result<bool> expand_tabs(Vm& vm, BytesView bytes, int64_t tab_size, Put put, PutBlanks put_blanks) {
  Pace pace(vm.meter);
  int64_t column = 0;
  for (uint8_t byte : bytes) {
    TRY(pace.turn());
    if (byte == '\t') {
      int64_t blanks = tab_size > 0 ? tab_size - column % tab_size : 0;
      if (!TRY(put_blanks(blanks))) return false;
      TRY(pace.turn(static_cast<uint64_t>(blanks)));
      column += blanks;
      continue;
    }
    put(byte);
    column = byte == '\n' || byte == '\r' ? 0 : column + 1;
  }
  return true;
}

}  // namespace

Result<Value> bytes_center(Vm& vm, const Value* arguments) {
  PaddingRequest request = TRY(padding_request_calling(vm, arguments, "center"));
  // CPython's rule for an odd rest: the extra byte goes to the left if the width is odd.
  return padded(vm, request, request.missing / 2 + (request.missing & request.width & 1));
}

Result<Value> bytes_ljust(Vm& vm, const Value* arguments) {
  PaddingRequest request = TRY(padding_request_calling(vm, arguments, "ljust"));
  return padded(vm, request, 0);
}

Result<Value> bytes_rjust(Vm& vm, const Value* arguments) {
  PaddingRequest request = TRY(padding_request_calling(vm, arguments, "rjust"));
  return padded(vm, request, request.missing);
}

Result<Value> bytes_zfill(Vm& vm, const Value* arguments) {
  int64_t width = TRY(size_argument_calling(vm, arguments[1]));
  BytesView bytes = view_of(vm, arguments[0]);
  if (width <= bytes.count) return exact_bytes(vm, arguments[0]);
  Bytes* result = TRY(make_bytes_room(vm, static_cast<uint64_t>(width)));
  uint8_t* out = result->data.data();
  uint32_t sign = bytes.count != 0 && (bytes[0] == '+' || bytes[0] == '-') ? 1 : 0;
  if (sign != 0) *out++ = bytes[0];
  auto zeros = static_cast<size_t>(width - bytes.count);
  TRY(paced_fill(vm.meter, out, '0', zeros));
  TRY(paced_copy(vm.meter, out + zeros, bytes.data + sign, bytes.count - sign));
  return Value::from_cell(result);
}

Result<Value> bytes_expandtabs(Vm& vm, const Value* arguments) {
  int64_t tab_size = TRY(size_argument_calling(vm, arguments[1], SizeType::Int));
  BytesView bytes = view_of(vm, arguments[0]);
  TRY(vm.meter.charge(bytes.count / 4));
  int64_t length = 0;
  bool fits = TRY(expand_tabs(
      vm, bytes, tab_size, [&](uint8_t) { ++length; },
      [&](int64_t blanks) -> Result<bool> {
        length += blanks;
        return length <= static_cast<int64_t>(kMaximumBytesLength);
      }));
  if (!fits) return vm.raise(TypeId::OverflowError, "result too long");
  Bytes* result = TRY(make_bytes_room(vm, static_cast<uint64_t>(length)));
  uint8_t* out = result->data.data();
  TRY(expand_tabs(
      vm, bytes, tab_size, [&](uint8_t byte) { *out++ = byte; },
      [&](int64_t blanks) -> Result<bool> {
        TRY(paced_fill(vm.meter, out, ' ', static_cast<size_t>(blanks)));
        out += blanks;
        return true;
      }));
  return Value::from_cell(result);
}

}  // namespace hognose
