// The methods of str that widen a string: center, ljust, rjust, zfill, expandtabs.
//
// The guest chooses the width, so sizes are checked before anything is allocated. A string that is
// wide enough is returned itself.
#include "objects/protocols/protocol.h"
#include "objects/text/methods.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

Result<char32_t> fill_argument(Vm& vm, Value value) {
  if (value.is_undefined()) return U' ';
  const Str* fill = vm.as<Str>(value, TypeId::Str);
  if (fill == nullptr) {
    return vm.raise(TypeId::TypeError, "The fill character must be a unicode character, not {}",
                    type_name(vm, value));
  }
  if (fill->length != 1) {
    return vm.raise(TypeId::TypeError, "The fill character must be exactly one character long");
  }
  return character_at(fill, 0);
}

struct PaddingRequest {
  Str* string;
  int64_t width;
  int64_t missing;  // 0 if the string is wide enough
  char32_t fill;
};

Result<PaddingRequest> padding_request_calling(Vm& vm, const Value* arguments) {
  PaddingRequest request;
  request.width = TRY(size_argument_calling(vm, arguments[1]));
  request.fill = TRY(fill_argument(vm, arguments[2]));
  request.string = vm.known<Str>(arguments[0]);
  int64_t length = request.string->length;
  request.missing = request.width > length ? request.width - length : 0;
  return request;
}

// Expands tabs to columns. The same walk measures and writes.
template <class Unit, class Put, class PutBlanks>
Result<bool> expand_tabs(Vm& vm, Units<Unit> text, int64_t tab_size, Put put,
                         PutBlanks put_blanks) {
  Pace pace(vm.meter);
  int64_t column = 0;
  for (Unit unit : text) {
    TRY(pace.turn());
    if (unit == '\t') {
      int64_t blanks = tab_size > 0 ? tab_size - column % tab_size : 0;
      if (!TRY(put_blanks(blanks))) return false;
      TRY(pace.turn(static_cast<uint64_t>(blanks)));
      column += blanks;
      continue;
    }
    put(unit);
    column = unit == '\n' || unit == '\r' ? 0 : column + 1;
  }
  return true;
}

template <class Unit>
Result<Value> expanded(Vm& vm, const Str* string, Units<Unit> text, int64_t tab_size) {
  int64_t length = 0;
  bool fits = TRY(expand_tabs(
      vm, text, tab_size, [&](Unit) { ++length; },
      [&](int64_t blanks) -> Result<bool> {
        length += blanks;
        return length <= static_cast<int64_t>(kMaximumStringLength);
      }));
  if (!fits) return vm.raise(TypeId::OverflowError, "new string is too long");
  Str* result =
      TRY(make_string_room(vm, static_cast<uint64_t>(length), string->kind, string->is_ascii()));
  Unit* out = reinterpret_cast<Unit*>(result->data.data());
  TRY(expand_tabs(
      vm, text, tab_size, [&](Unit unit) { *out++ = unit; },
      [&](int64_t blanks) -> Result<bool> {
        TRY(paced_fill_n(vm.meter, out, static_cast<size_t>(blanks), static_cast<Unit>(' ')));
        out += blanks;
        return true;
      }));
  return Value::from_cell(result);
}

Result<Value> padded(Vm& vm, const PaddingRequest& request, int64_t left) {
  Str* result = TRY(pad_string(vm, request.string, static_cast<uint64_t>(left),
                               static_cast<uint64_t>(request.missing - left), request.fill));
  return Value::from_cell(result);
}

}  // namespace

Result<Str*> pad_string(Vm& vm, Str* string, uint64_t left, uint64_t right, char32_t fill) {
  if (left == 0 && right == 0) return exact_string(vm, string);
  if (left > INT64_MAX || right > INT64_MAX - left) {
    return vm.raise(TypeId::OverflowError, "padded string is too long");
  }
  uint64_t length = string->length + left + right;
  uint8_t kind = std::max(string->kind, kind_for(fill));
  Str* result = TRY(make_string_room(vm, length, kind, fill < 0x80 && string->is_ascii()));
  TRY(with_room(result, [&]<class Unit>(Unit* out) -> Result<void> {
    TRY(paced_fill_n(vm.meter, out, left, static_cast<Unit>(fill)));
    out += left;
    TRY(paced_units(vm.meter, reinterpret_cast<uint8_t*>(out), kind, str_data(string), string->kind,
                    string->length));
    return paced_fill_n(vm.meter, out + string->length, right, static_cast<Unit>(fill));
  }));
  return result;
}

Result<Value> str_center(Vm& vm, const Value* arguments) {
  PaddingRequest request = TRY(padding_request_calling(vm, arguments));
  // CPython's rule for an odd remainder: it goes to the left if the width is odd.
  int64_t left = request.missing / 2 + (request.missing & request.width & 1);
  return padded(vm, request, left);
}

Result<Value> str_ljust(Vm& vm, const Value* arguments) {
  PaddingRequest request = TRY(padding_request_calling(vm, arguments));
  return padded(vm, request, 0);
}

Result<Value> str_rjust(Vm& vm, const Value* arguments) {
  PaddingRequest request = TRY(padding_request_calling(vm, arguments));
  return padded(vm, request, request.missing);
}

Result<Value> str_zfill(Vm& vm, const Value* arguments) {
  int64_t width = TRY(size_argument_calling(vm, arguments[1]));
  Str* string = vm.known<Str>(arguments[0]);
  if (width <= string->length) return exact_string_value(vm, string);
  int64_t missing = width - string->length;
  Str* result = TRY(pad_string(vm, string, static_cast<uint64_t>(missing), 0, '0'));
  char32_t sign = string->length == 0 ? 0 : character_at(string, 0);
  if (sign == '+' || sign == '-') {
    // The sign goes before the zeros.
    with_room(result, [&]<class Unit>(Unit* out) {
      out[0] = static_cast<Unit>(sign);
      out[missing] = '0';
    });
  }
  return Value::from_cell(result);
}

Result<Value> str_expandtabs(Vm& vm, const Value* arguments) {
  int64_t tab_size = TRY(size_argument_calling(vm, arguments[1], SizeType::Int));
  Str* string = vm.known<Str>(arguments[0]);
  TRY(vm.meter.charge(string->length / 4));
  return with_units(string, [&](auto text) -> Result<Value> {
    auto is_tab = [](auto unit) { return unit == '\t'; };
    if (TRY(paced_find_if(vm.meter, text.data, text.count, is_tab)) == text.count) {
      return exact_string_value(vm, string);
    }
    return expanded(vm, string, text, tab_size);
  });
}

}  // namespace hognose
