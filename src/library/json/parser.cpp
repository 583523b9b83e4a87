// The JSON parser: from a string with any character width to guest values.
//
// The parser makes one pass. It recurses over the nesting of the document, and the native stack
// bounds the depth. Items of unfinished containers wait on one RootVector, so each list and dict is
// created once, with its final size. Hooks run guest code, but they cannot change the text, and
// they reach no unfinished container.
#include <cmath>
#include <cstring>
#include <limits>

#include "base/number_text.h"
#include "library/json/json.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

// Powers of ten that doubles hold exactly.
constexpr double kPowersOfTen[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                   1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                   1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

template <class Unit>
bool is_digit(Unit unit) {
  return unit >= '0' && unit <= '9';
}
template <class Unit>
bool is_space(Unit unit) {
  return unit == ' ' || unit == '\n' || unit == '\r' || unit == '\t';
}

template <class Unit>
int hexadecimal_digit(Unit unit) {
  if (is_digit(unit)) return static_cast<int>(unit) - '0';
  if (unit >= 'a' && unit <= 'f') return static_cast<int>(unit) - 'a' + 10;
  if (unit >= 'A' && unit <= 'F') return static_cast<int>(unit) - 'A' + 10;
  return -1;
}

// Tests eight bytes at once for a quote, a backslash or a control character.
bool has_special_byte(uint64_t bytes) {
  constexpr uint64_t kOnes = 0x0101010101010101, kTops = 0x8080808080808080;
  uint64_t quote = bytes ^ (kOnes * '"');
  uint64_t backslash = bytes ^ (kOnes * '\\');
  uint64_t found = ((quote - kOnes) & ~quote) | ((backslash - kOnes) & ~backslash) |
                   ((bytes - kOnes * 0x20) & ~bytes);
  return (found & kTops) != 0;
}

template <class Unit>
class Parser {
 public:
  Parser(Vm& vm, Str* text, const JsonHooks& hooks)
      : vm_(vm), text_(text), hooks_(hooks), pending_(vm), units_(text) {
    ascii_ = sizeof(Unit) == 1 && text->is_ascii();
  }

  Result<Value> parse_document() {
    skip_space();
    Value value = TRY(parse_value());
    skip_space();
    if (position_ != units_.count) return fail("Extra data", position_);
    return value;
  }

  Result<Value> parse_at(uint32_t start) {
    position_ = start;
    Result<Value> value = parse_value();
    if (value.failed()) {
      // JSONDecoder.raw_decode() turns this into its own error.
      if (!no_value_) return value.failure();
      vm_.take_pending();
      return vm_.raise_stop_iteration(Value::from_small_int(error_position_));
    }
    return with_end(value.value());
  }

  Result<Value> parse_string_at(uint32_t start) {
    position_ = start;
    Str* string = TRY(parse_string());
    return with_end(Value::from_cell(string));
  }

 private:
  Result<Value> with_end(Value value) {
    return Value::from_cell(TRY(make_tuple(vm_, {value, Value::from_small_int(position_)})));
  }

  Failure fail(const char* message, uint32_t position) {
    return raise_json_error(vm_, message, text_, position);
  }
  // Chains the error to a StopIteration, by which CPython's scanner reports a missing value.
  Failure no_value(uint32_t position) {
    no_value_ = true;
    error_position_ = position;
    Failure failure = fail("Expecting value", position);
    if (failure != Failure::Raised) return failure;
    auto* error = vm_.cell<Exception>(vm_.take_pending());
    Result<Exception*> stop =
        make_exception(vm_, TypeId::StopIteration, Value::from_small_int(position));
    if (stop.failed()) return stop.failure();
    error->context = Value::from_cell(stop.value());
    error->suppress_context = 1;
    return vm_.raise_value(Value::from_cell(error));
  }

  void skip_space() {
    constexpr uint32_t kShort = 64;
    const uint32_t start = position_, end = std::min(units_.count, start + kShort);
    while (position_ < end && is_space(units_[position_])) ++position_;
    if (HOGNOSE_UNLIKELY(position_ - start >= 16)) skip_long_space(start);
  }
  // If the run must stop, moves to the end of the text; fail() then reports the stop.
  void skip_long_space(uint32_t start) {
    Pace pace(vm_.meter);
    while (position_ < units_.count && is_space(units_[position_])) {
      ++position_;
      if (pace.turn().failed()) position_ = units_.count;
    }
    vm_.meter.owe((position_ - start) / 16);
  }
  bool at(char32_t character) const {
    return position_ < units_.count && units_[position_] == character;
  }
  bool at_word(std::string_view word) const {
    if (units_.count - position_ < word.size()) return false;
    for (size_t i = 0; i < word.size(); ++i) {
      if (units_[position_ + static_cast<uint32_t>(i)] != static_cast<Unit>(word[i])) return false;
    }
    return true;
  }

  Result<Value> parse_value() {
    if (position_ >= units_.count) return no_value(position_);
    switch (units_[position_]) {
      case '"': {
        ++position_;
        Str* string = TRY(parse_string());
        return Value::from_cell(string);
      }
      case '{':
        if (vm_.stack.is_exhausted()) {
          return vm_.raise_recursion_error(" while decoding a JSON object from a unicode string");
        }
        ++position_;
        return parse_object();
      case '[':
        if (vm_.stack.is_exhausted()) {
          return vm_.raise_recursion_error(" while decoding a JSON array from a unicode string");
        }
        ++position_;
        return parse_array();
      case 'n':
        if (at_word("null")) return word_value(4, Value::none());
        break;
      case 't':
        if (at_word("true")) return word_value(4, Value::boolean(true));
        break;
      case 'f':
        if (at_word("false")) return word_value(5, Value::boolean(false));
        break;
      case 'N':
        if (at_word("NaN")) return constant("NaN", std::numeric_limits<double>::quiet_NaN());
        break;
      case 'I':
        if (at_word("Infinity")) return constant("Infinity", HUGE_VAL);
        break;
      case '-':
        if (at_word("-Infinity")) return constant("-Infinity", -HUGE_VAL);
        break;
      default: break;
    }
    return parse_number();
  }

  Result<Value> word_value(uint32_t length, Value value) {
    TRY(vm_.meter.charge(1));
    position_ += length;
    return value;
  }

  Result<Value> constant(std::string_view name, double number) {
    TRY(vm_.meter.charge(1));
    position_ += static_cast<uint32_t>(name.size());
    if (hooks_.parse_constant.is_none()) return Value::from_double(number);
    Str* text = TRY(make_string_ascii(vm_, name));
    return vm_.call(hooks_.parse_constant, {Value::from_cell(text)});
  }

  // --- containers; the opening bracket has been read

  Result<Value> parse_array() {
    size_t first = pending_.size();
    skip_space();
    if (at(']')) {
      ++position_;
    } else {
      for (;;) {
        Value item = TRY(parse_value());
        TRY(pending_.push(item));
        TRY(vm_.meter.charge(1));
        skip_space();
        if (at(']')) break;
        if (!at(',')) return fail("Expecting ',' delimiter", position_);
        uint32_t comma = position_++;
        skip_space();
        if (at(']')) return fail("Illegal trailing comma before end of array", comma);
      }
      ++position_;
    }
    List* list = TRY(make_list(vm_, pending_.data() + first, pending_.size() - first));
    shrink(first);
    return Value::from_cell(list);
  }

  Result<Value> parse_object() {
    size_t first = pending_.size();
    skip_space();
    if (at('}')) {
      ++position_;
    } else {
      for (;;) {
        if (!at('"')) return fail("Expecting property name enclosed in double quotes", position_);
        ++position_;
        Str* key = TRY(parse_key());
        TRY(pending_.push(Value::from_cell(key)));
        skip_space();
        if (!at(':')) return fail("Expecting ':' delimiter", position_);
        ++position_;
        skip_space();
        Value value = TRY(parse_value());
        TRY(pending_.push(value));
        TRY(vm_.meter.charge(2));
        skip_space();
        if (at('}')) break;
        if (!at(',')) return fail("Expecting ',' delimiter", position_);
        uint32_t comma = position_++;
        skip_space();
        if (at('}')) return fail("Illegal trailing comma before end of object", comma);
      }
      ++position_;
    }
    return finish_object(first);
  }

  Result<Value> finish_object(size_t first) {
    size_t count = (pending_.size() - first) / 2;
    if (!hooks_.object_pairs_hook.is_none()) {
      List* pairs = TRY(make_list_room(vm_, count));
      for (size_t i = 0; i < count; ++i) {
        Tuple* pair = TRY(make_tuple(vm_, {pending_[first + 2 * i], pending_[first + 2 * i + 1]}));
        TRY(list_append(vm_, pairs, Value::from_cell(pair)));
      }
      shrink(first);
      return vm_.call(hooks_.object_pairs_hook, {Value::from_cell(pairs)});
    }
    Dict* dict = TRY(make_dict(vm_, count));
    Pace pace(vm_.meter);
    for (size_t i = 0; i < count; ++i) {
      TRY(pace.turn(kTurnsOfEntry));
      Str* key = vm_.known<Str>(pending_[first + 2 * i]);
      if (HOGNOSE_UNLIKELY(key->length > kPacedItems)) TRY(paced_string_hash(vm_, key));
      TRY(dict_set_string(vm_, dict, key, pending_[first + 2 * i + 1]));
    }
    shrink(first);
    if (hooks_.object_hook.is_none()) return Value::from_cell(dict);
    return vm_.call(hooks_.object_hook, {Value::from_cell(dict)});
  }

  void shrink(size_t size) {
    while (pending_.size() > size) pending_.pop();
  }

  // --- strings; the opening quote has been read

  // The end of the piece that is searched before the next poll of the limits.
  uint32_t end_of_piece(uint32_t start) const {
    return start + std::min<uint32_t>(units_.count - start, kPacedItems);
  }
  // Returns the index of the next quote, backslash or control character, or the end of the text.
  Result<uint32_t> find_special(uint32_t start) {
    Pace pace(vm_.meter);
    for (uint32_t i = start;;) {
      uint32_t end = end_of_piece(i);
      i = find_special_before(i, end);
      if (HOGNOSE_LIKELY(i < end || end == units_.count)) return i;
      TRY(pace.turn(kPacedItems));
    }
  }
  uint32_t find_special_before(uint32_t i, uint32_t end) const {
    if constexpr (sizeof(Unit) == 1) {
      while (i + 8 <= end) {
        uint64_t bytes;
        std::memcpy(&bytes, units_.data + i, 8);
        if (has_special_byte(bytes)) break;
        i += 8;
      }
    }
    while (i < end) {
      Unit unit = units_[i];
      if (unit == '"' || unit == '\\' || unit < 0x20) break;
      ++i;
    }
    return i;
  }

  // Returns the index of the closing quote of a plain string, or of the first character that is not
  // plain.
  Result<uint32_t> find_plain_end(uint32_t start) {
    uint32_t end = TRY(find_special(start));
    if (!hooks_.strict) {
      Pace pace(vm_.meter);
      while (end < units_.count && units_[end] < 0x20) {
        end = TRY(find_special(end + 1));
        TRY(pace.turn());
      }
    }
    return end;
  }

  Result<Str*> parse_string() {
    uint32_t start = position_;
    // Most strings are short and plain.
    uint32_t end = find_special_before(start, end_of_piece(start));
    if (HOGNOSE_LIKELY(end < units_.count && units_[end] == '"')) {
      position_ = end + 1;
      return plain_part(start, end);
    }
    end = TRY(find_plain_end(end));
    if (end < units_.count && units_[end] == '"') {
      position_ = end + 1;
      return plain_part(start, end);
    }
    return parse_string_with_escapes(start);
  }

  Result<Str*> plain_part(uint32_t start, uint32_t end) {
    TRY(vm_.meter.charge_bytes(end - start));
    if constexpr (sizeof(Unit) == 1) {
      if (ascii_) return make_ascii_part(vm_, units_.data + start, end - start);
    }
    return substring(vm_, text_, start, end);
  }

  // Reuses one string for equal keys, because most documents repeat a few keys.
  Result<Str*> parse_key() {
    if constexpr (sizeof(Unit) == 1) {
      constexpr uint32_t kLongestKnown = 64;
      uint32_t start = position_;
      uint32_t stop = start + std::min(units_.count - start, kLongestKnown + 1);
      uint32_t end = find_special_before(start, stop);
      uint32_t length = end - start;
      if (ascii_ && end < stop && units_[end] == '"' && length >= 2) {
        const uint8_t* bytes = units_.data + start;
        unsigned slot =
            (bytes[0] * 31u + bytes[length - 1] * 7u + bytes[length / 2] + length * 5u) % kKeySlots;
        Str* known = keys_[slot];
        position_ = end + 1;
        if (known != nullptr && known->length == length &&
            std::memcmp(known->data.data(), bytes, length) == 0) {
          return known;
        }
        Str* key = TRY(plain_part(start, end));
        keys_[slot] = key;
        return key;
      }
    }
    return parse_string();
  }

  Result<Str*> parse_string_with_escapes(uint32_t start) {
    StringBuilder builder(vm_);
    uint32_t quote = start - 1;
    uint32_t i = start;
    Pace pace(vm_.meter);
    for (;;) {
      TRY(pace.turn(4));  // an escape costs as much as several characters
      uint32_t end = TRY(find_special(i));
      if (end == units_.count) return fail("Unterminated string starting at", quote);
      if (end != i) TRY(builder.append_part(text_, i, end));
      Unit unit = units_[end];
      if (unit == '"') {
        position_ = end + 1;
        return builder.finish();
      }
      if (unit != '\\') {
        if (hooks_.strict) return fail("Invalid control character at", end);
        TRY(builder.append_character(unit));
        i = end + 1;
        continue;
      }
      i = end + 1;
      if (i == units_.count) return fail("Unterminated string starting at", quote);
      char32_t character;
      switch (units_[i]) {
        case '"': character = '"'; break;
        case '\\': character = '\\'; break;
        case '/': character = '/'; break;
        case 'b': character = '\b'; break;
        case 'f': character = '\f'; break;
        case 'n': character = '\n'; break;
        case 'r': character = '\r'; break;
        case 't': character = '\t'; break;
        case 'u': {
          ++i;
          character = TRY(parse_escape(&i));
          TRY(builder.append_character(character));
          continue;
        }
        default: return fail("Invalid \\escape", end);
      }
      TRY(builder.append_character(character));
      ++i;
    }
  }

  // Reads four hexadecimal digits at *i, and a second escape if the two form a surrogate pair.
  Result<char32_t> parse_escape(uint32_t* i) {
    // At least a closing quote must follow, so the digits cannot end the text.
    if (units_.count - *i <= 4) return fail("Invalid \\uXXXX escape", *i - 1);
    char32_t high = TRY(four_digits(*i));
    *i += 4;
    bool is_high = high >= 0xD800 && high < 0xDC00;
    if (!is_high || units_.count - *i <= 6 || units_[*i] != '\\' || units_[*i + 1] != 'u') {
      return high;
    }
    char32_t low = TRY(four_digits(*i + 2));
    if (low < 0xDC00 || low >= 0xE000) return high;
    *i += 6;
    return 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00);
  }

  Result<char32_t> four_digits(uint32_t start) {
    char32_t number = 0;
    for (uint32_t k = 0; k < 4; ++k) {
      int digit = hexadecimal_digit(units_[start + k]);
      if (digit < 0) return fail("Invalid \\uXXXX escape", start - 1);
      number = number << 4 | static_cast<char32_t>(digit);
    }
    return number;
  }

  // --- numbers

  Result<Value> parse_number() {
    constexpr uint32_t kLongNumber = 4096;
    return read_number<NoTurns>(position_ + std::min(units_.count - position_, kLongNumber));
  }

  // Reads a number that ends before `stop`, and reads a longer one again from its start. `Turns`
  // polls the limits after every digit; NoTurns, for numbers of ordinary length, never does.
  struct NoTurns {
    explicit NoTurns(Meter&) {}
    Result<void> turn() { return {}; }
  };
  template <class Turns>
  Result<Value> read_number(uint32_t stop) {
    Turns pace(vm_.meter);
    uint32_t start = position_;
    uint32_t i = start;
    bool negative = units_[i] == '-';
    if (negative) ++i;
    if (i >= stop || !is_digit(units_[i])) return no_value(start);
    uint64_t mantissa = 0;
    uint32_t digits = i;
    if (units_[i] == '0') {
      ++i;
    } else {
      while (i < stop && is_digit(units_[i])) {
        mantissa = mantissa * 10 + (units_[i] - '0');  // not used above 18 digits
        ++i;
        TRY(pace.turn());
      }
    }
    uint32_t digit_count = i - digits;
    uint32_t integer_end = i;
    bool is_float = false;
    int64_t exponent = 0;
    if (i + 1 < stop && units_[i] == '.' && is_digit(units_[i + 1])) {
      is_float = true;
      uint32_t point = i++;
      while (i < stop && is_digit(units_[i])) {
        mantissa = mantissa * 10 + (units_[i] - '0');
        ++i;
        TRY(pace.turn());
      }
      exponent = -static_cast<int64_t>(i - point - 1);
      digit_count += i - point - 1;
    }
    if (i + 1 < stop && (units_[i] == 'e' || units_[i] == 'E')) {
      uint32_t k = i + 1;
      bool minus = units_[k] == '-';
      if (minus || units_[k] == '+') ++k;
      if (k < stop && is_digit(units_[k])) {
        is_float = true;
        int64_t power = 0;
        while (k < stop && is_digit(units_[k])) {
          if (power < 100000) power = power * 10 + (units_[k] - '0');
          ++k;
          TRY(pace.turn());
        }
        exponent += minus ? -power : power;
        i = k;
      }
    }
    // The number may go on after `stop`: a digit may follow the point or the sign of an exponent.
    if (HOGNOSE_UNLIKELY(i + 2 >= stop && stop < units_.count)) {
      return read_number<Pace>(units_.count);
    }
    position_ = i;
    if (is_float) {
      if (!hooks_.parse_float.is_none()) return call_with_part(hooks_.parse_float, start, i);
      TRY(vm_.meter.charge(1));
      // The operands are exact and there is one rounding, so the result is the nearest double.
      if (digit_count <= 15 && exponent >= -22 && exponent <= 22) {
        double number = static_cast<double>(mantissa);
        number = exponent < 0 ? number / kPowersOfTen[-exponent] : number * kPowersOfTen[exponent];
        return Value::from_double(negative ? -number : number);
      }
      std::string_view text = TRY(number_text(start, i));
      Watch watch = watch_of(vm_.meter);
      double number = hognose::parse_float(text, watch).value;
      if (watch.has_ended()) return Failure::Stopped;
      return Value::from_double(number);
    }
    if (!hooks_.parse_int.is_none()) return call_with_part(hooks_.parse_int, start, integer_end);
    if (digit_count <= 18) {
      TRY(vm_.meter.charge(1));
      int64_t number = static_cast<int64_t>(mantissa);
      return make_int(vm_, negative ? -number : number);
    }
    Value text = Value::from_cell(TRY(plain_part(start, integer_end)));
    return vm_.call(Value::from_cell(vm_.type(TypeId::Int)), {text});
  }

  Result<Value> call_with_part(Value function, uint32_t start, uint32_t end) {
    Str* text = TRY(plain_part(start, end));
    return vm_.call(function, {Value::from_cell(text)});
  }

  // Returns the characters of a number as ASCII, copied if the text has wider characters.
  Result<std::string_view> number_text(uint32_t start, uint32_t end) {
    TRY(vm_.meter.charge((end - start) / 4));
    if constexpr (sizeof(Unit) == 1) {
      return std::string_view(reinterpret_cast<const char*>(units_.data + start), end - start);
    } else {
      Str* part = TRY(plain_part(start, end));
      return ascii_text(part);
    }
  }

  static constexpr unsigned kKeySlots = 128;
  static constexpr uint64_t kTurnsOfEntry = kPacedItems / kPacedEntries;

  Vm& vm_;
  Str* text_;
  const JsonHooks& hooks_;
  RootVector pending_;
  Units<Unit> units_;
  uint32_t position_ = 0;
  uint32_t error_position_ = 0;
  bool no_value_ = false;
  bool ascii_ = false;
  Str* keys_[kKeySlots] = {};  // roots: the conservative scan of the native stack finds them
};

}  // namespace

Failure raise_json_error(Vm& vm, const char* message, Str* text, uint32_t position) {
  if (vm.meter.stopped()) return Failure::Stopped;
  Result<Str*> words = make_string_ascii(vm, message);
  if (words.failed()) return words.failure();
  Result<Value> error = vm.call(
      Value::from_cell(vm.type(TypeId::JSONDecodeError)),
      {Value::from_cell(words.value()), Value::from_cell(text), Value::from_small_int(position)});
  if (error.failed()) return error.failure();
  return vm.raise_value(error.value());
}

Result<Value> parse_json_document_calling(Vm& vm, Str* text, const JsonHooks& hooks) {
  return with_units(text, [&]<class Unit>(Units<Unit>) {
    return Parser<Unit>(vm, text, hooks).parse_document();
  });
}

Result<Value> parse_json_value_calling(Vm& vm, Str* text, uint32_t start, const JsonHooks& hooks) {
  return with_units(
      text, [&]<class Unit>(Units<Unit>) { return Parser<Unit>(vm, text, hooks).parse_at(start); });
}

Result<Value> parse_json_string(Vm& vm, Str* text, uint32_t start, bool strict) {
  JsonHooks hooks;
  hooks.strict = strict;
  return with_units(text, [&]<class Unit>(Units<Unit>) {
    return Parser<Unit>(vm, text, hooks).parse_string_at(start);
  });
}

}  // namespace hognose
