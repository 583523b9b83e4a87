// The methods of bytes that test or change the case of letters.
//
// Only ASCII letters count.
#include "base/ascii.h"
#include "meter/paced.h"
#include "objects/bytes/methods.h"

namespace hognose {

namespace {

// Applies map to each byte, from left to right.
template <class Map>
Result<Value> mapped(Vm& vm, Value self, Map map) {
  BytesView bytes = view_of(vm, self);
  TRY(vm.meter.charge(bytes.count / 16));
  Bytes* result = TRY(make_bytes_room(vm, bytes.count));
  TRY(in_parts(vm.meter, bytes.count, kPacedBytes, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) result->data[i] = map(bytes.data[i]);
  }));
  return Value::from_cell(result);
}

template <class Is>
Result<bool> every_byte(Vm& vm, BytesView bytes, Is is) {
  bool all = true;
  TRY(in_parts(vm.meter, bytes.count, kPacedBytes, [&](size_t begin, size_t end) {
    return all = std::all_of(bytes.data + begin, bytes.data + end, is);
  }));
  return all;
}

// Whether there are bytes and all of them satisfy `is`.
template <class Is>
Result<Value> all_are(Vm& vm, Value self, Is is) {
  BytesView bytes = view_of(vm, self);
  TRY(vm.meter.charge(bytes.count / 16));
  return Value::boolean(bytes.count != 0 && TRY(every_byte(vm, bytes, is)));
}

// Whether there are letters of one case and none of the other.
template <class Is, class IsOther>
Result<Value> cased_as(Vm& vm, Value self, Is is, IsOther is_other) {
  BytesView bytes = view_of(vm, self);
  TRY(vm.meter.charge(bytes.count / 16));
  auto not_wanted = [is](uint8_t byte) { return !is(byte); };
  auto not_other = [is_other](uint8_t byte) { return !is_other(byte); };
  return Value::boolean(!TRY(every_byte(vm, bytes, not_wanted)) &&
                        TRY(every_byte(vm, bytes, not_other)));
}

}  // namespace

Result<Value> bytes_lower(Vm& vm, const Value* arguments) {
  return mapped(vm, arguments[0], ascii_lower);
}

Result<Value> bytes_upper(Vm& vm, const Value* arguments) {
  return mapped(vm, arguments[0], ascii_upper);
}

Result<Value> bytes_swapcase(Vm& vm, const Value* arguments) {
  return mapped(vm, arguments[0], ascii_swapcase);
}

Result<Value> bytes_capitalize(Vm& vm, const Value* arguments) {
  bool first = true;
  return mapped(vm, arguments[0], [&first](uint8_t c) {
    bool is_first = first;
    first = false;
    return is_first ? ascii_upper(c) : ascii_lower(c);
  });
}

Result<Value> bytes_title(Vm& vm, const Value* arguments) {
  bool within_word = false;
  return mapped(vm, arguments[0], [&within_word](uint8_t c) {
    bool continues = within_word;
    within_word = is_ascii_letter(c);
    return continues ? ascii_lower(c) : ascii_upper(c);
  });
}

Result<Value> bytes_isalnum(Vm& vm, const Value* arguments) {
  return all_are(vm, arguments[0], is_ascii_alphanumeric);
}

Result<Value> bytes_isalpha(Vm& vm, const Value* arguments) {
  return all_are(vm, arguments[0], is_ascii_letter);
}

Result<Value> bytes_isdigit(Vm& vm, const Value* arguments) {
  return all_are(vm, arguments[0], is_ascii_digit);
}

Result<Value> bytes_isspace(Vm& vm, const Value* arguments) {
  return all_are(vm, arguments[0], is_ascii_space);
}

Result<Value> bytes_isascii(Vm& vm, const Value* arguments) {
  BytesView bytes = view_of(vm, arguments[0]);
  TRY(vm.meter.charge(bytes.count / 64));
  return Value::boolean(TRY(every_byte(vm, bytes, [](uint8_t byte) { return byte < 0x80; })));
}

Result<Value> bytes_islower(Vm& vm, const Value* arguments) {
  return cased_as(vm, arguments[0], is_ascii_lower, is_ascii_upper);
}

Result<Value> bytes_isupper(Vm& vm, const Value* arguments) {
  return cased_as(vm, arguments[0], is_ascii_upper, is_ascii_lower);
}

Result<Value> bytes_istitle(Vm& vm, const Value* arguments) {
  BytesView bytes = view_of(vm, arguments[0]);
  TRY(vm.meter.charge(bytes.count / 16));
  bool has_letters = false, within_word = false;
  bool all = TRY(every_byte(vm, bytes, [&](uint8_t byte) {
    bool is_letter = is_ascii_letter(byte);
    bool continues = std::exchange(within_word, is_letter);
    has_letters |= is_letter;
    // Capitals start words, small letters continue them.
    return !is_letter || is_ascii_upper(byte) != continues;
  }));
  return Value::boolean(all && has_letters);
}

}  // namespace hognose
