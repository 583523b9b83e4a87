// The predicates of str on its characters: isalpha, islower, isidentifier and so on. They use
// CPython's Unicode tables. The work is charged before it is done.
#include <utility>

#include "base/unicode.h"
#include "objects/text/methods.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

template <class Predicate>
Result<bool> every_character(Vm& vm, const Str* string, Predicate holds) {
  return with_units(string, [&](auto text) -> Result<bool> {
    bool all = true;
    TRY(in_parts(vm.meter, text.count, kPacedItems, [&](size_t begin, size_t end) {
      return all = std::all_of(text.data + begin, text.data + end, holds);
    }));
    return all;
  });
}

// Whether the predicate holds for every character. False for an empty string.
template <class Predicate>
Result<Value> all_characters(Vm& vm, Value self, Predicate holds) {
  const Str* string = vm.known<Str>(self);
  TRY(vm.meter.charge(string->length / 8));
  if (string->length == 0) return Value::boolean(false);
  return Value::boolean(TRY(every_character(vm, string, holds)));
}

// islower and isupper: no character of another case, and at least one of the wanted case.
template <class Wanted, class Unwanted>
Result<Value> all_cased(Vm& vm, Value self, Wanted wanted, Unwanted unwanted) {
  const Str* string = vm.known<Str>(self);
  TRY(vm.meter.charge(string->length / 8));
  bool found = false;
  bool all = TRY(every_character(vm, string, [&](char32_t character) {
    found = found || wanted(character);
    return !unwanted(character) && !unicode::is_title(character);
  }));
  return Value::boolean(all && found);
}

}  // namespace

Result<Value> str_isalnum(Vm& vm, const Value* arguments) {
  return all_characters(vm, arguments[0], unicode::is_alnum);
}

Result<Value> str_isalpha(Vm& vm, const Value* arguments) {
  return all_characters(vm, arguments[0], unicode::is_alpha);
}

Result<Value> str_isascii(Vm& vm, const Value* arguments) {
  return Value::boolean(vm.known<Str>(arguments[0])->is_ascii());
}

Result<Value> str_isdecimal(Vm& vm, const Value* arguments) {
  return all_characters(vm, arguments[0], unicode::is_decimal);
}

Result<Value> str_isdigit(Vm& vm, const Value* arguments) {
  return all_characters(vm, arguments[0], unicode::is_digit);
}

Result<Value> str_isidentifier(Vm& vm, const Value* arguments) {
  bool first = true;
  return all_characters(vm, arguments[0], [&first](char32_t character) {
    bool starts = std::exchange(first, false);
    if (character == '_') return true;
    return starts ? unicode::is_xid_start(character) : unicode::is_xid_continue(character);
  });
}

Result<Value> str_islower(Vm& vm, const Value* arguments) {
  return all_cased(vm, arguments[0], unicode::is_lower, unicode::is_upper);
}

Result<Value> str_isnumeric(Vm& vm, const Value* arguments) {
  return all_characters(vm, arguments[0], unicode::is_numeric);
}

Result<Value> str_isprintable(Vm& vm, const Value* arguments) {
  if (vm.known<Str>(arguments[0])->length == 0) return Value::boolean(true);
  return all_characters(vm, arguments[0], unicode::is_printable);
}

Result<Value> str_isspace(Vm& vm, const Value* arguments) {
  return all_characters(vm, arguments[0], unicode::is_space);
}

// Upper and title case only after uncased characters, lower case only after cased ones.
Result<Value> str_istitle(Vm& vm, const Value* arguments) {
  const Str* string = vm.known<Str>(arguments[0]);
  TRY(vm.meter.charge(string->length / 8));
  bool found = false, within_word = false;
  bool all = TRY(every_character(vm, string, [&](char32_t character) {
    bool starts = unicode::is_upper(character) || unicode::is_title(character);
    bool continues = !starts && unicode::is_lower(character);
    bool follows = std::exchange(within_word, starts || continues);
    found = found || within_word;
    return starts ? !follows : !continues || follows;
  }));
  return Value::boolean(all && found);
}

Result<Value> str_isupper(Vm& vm, const Value* arguments) {
  return all_cased(vm, arguments[0], unicode::is_upper, unicode::is_lower);
}

}  // namespace hognose
