// strptime: reads a text by a format, in the C locale.
//
// CPython turns the format into a regular expression. This file matches the format directly: each
// directive tries its readings in the order of CPython's alternatives, longest numbers first, and
// backtracks if the rest does not match. A directive may occur only once in a format, so the number
// of directives bounds the recursion. White space in the format matches one or more white-space
// characters. Errors are ValueErrors with CPython's messages.
#include "base/unicode.h"
#include "library/core/importer.h"
#include "library/datetime/calendar_days.h"
#include "library/datetime/time_text.h"
#include "meter/paced.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/text/methods.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

bool is_digit(char32_t c) { return c >= '0' && c <= '9'; }
char32_t lower(char32_t c) { return unicode::simple_lower(c); }

// A numeric directive: the bounds and digits that CPython's pattern for it allows.
struct NumberField {
  char letter;
  int16_t low;
  int16_t high;
  uint8_t digits;    // largest number of digits
  bool exact;        // all digits are required
  bool after_blank;  // a blank may replace the first digit

  // Whether a digit of any script may follow the digits of `prefix`, with `rest` digits from there
  // on. CPython's patterns have \d there, which matches any script, and a range like [0-5]
  // elsewhere.
  bool takes_any_digit(int prefix, uint32_t rest) const {
    int unit = 1;
    for (uint32_t i = 0; i < rest; ++i) unit *= 10;
    return prefix * unit >= low && prefix * unit + unit - 1 <= high;
  }
};

constexpr NumberField kNumberFields[] = {
    {'d', 1, 31, 2, false, true},   {'H', 0, 23, 2, false, true},   {'I', 1, 12, 2, false, true},
    {'G', 0, 9999, 4, true, false}, {'j', 1, 366, 3, false, false}, {'m', 1, 12, 2, false, false},
    {'M', 0, 59, 2, false, false},  {'S', 0, 61, 2, false, false},  {'U', 0, 53, 2, false, false},
    {'W', 0, 53, 2, false, false},  {'w', 0, 6, 1, true, false},    {'u', 1, 7, 1, true, false},
    {'V', 0, 53, 2, false, false},  {'y', 0, 99, 2, true, false},   {'Y', 0, 9999, 4, true, false},
};

const NumberField* find_number_field(char letter) {
  for (const NumberField& field : kNumberFields) {
    if (field.letter == letter) return &field;
  }
  return nullptr;
}

constexpr unsigned kLetters = 128;

class TimeParser {
 public:
  TimeParser(Vm& vm, Str* text, Str* format, int frame)
      : vm_(vm), text_(text), format_(format), frame_(frame) {}

  Result<ParsedTime> parse() {
    TRY(vm_.meter.charge(format_->length / 4 + text_->length / 4 + 4));
    pattern_ = TRY(expand());
    if (used_['d'] && !used_['Y'] && !used_['y'] && !used_['G']) TRY(warn_of_missing_year());
    uint32_t end = 0;
    if (!TRY(match(0, 0, &end))) {
      Str* text = TRY(str_repr_text(vm_, text_));
      Str* format = TRY(str_repr_text(vm_, format_));
      return vm_.raise(TypeId::ValueError, "time data {} does not match format {}", text, format);
    }
    if (end != text_->length) {
      Str* rest = TRY(substring(vm_, text_, end, text_->length));
      return vm_.raise(TypeId::ValueError, "unconverted data remains: {}", rest);
    }
    return evaluate();
  }

 private:
  Result<void> warn_of_missing_year() {
    Str* text = TRY(make_string_ascii(
        vm_,
        "Parsing dates involving a day of month without a year specified is ambiguous\n"
        "and fails to parse leap day. The default behavior will change in Python 3.15\n"
        "to either always raise an exception or to use a different default year (TBD).\n"
        "To avoid trouble, add a specific year to the input & format.\n"
        "See https://github.com/python/cpython/issues/70647."));
    Value warn = TRY(library_attribute_calling(vm_, "warnings", "warn"));
    Value category = Value::from_cell(vm_.type(TypeId::DeprecationWarning));
    TRY(vm_.call(warn, {Value::from_cell(text), category, Value::from_small_int(frame_)}));
    return {};
  }

  // --- the format: compound directives are expanded, all others are checked

  Result<Str*> expand() {
    StringBuilder out(vm_);
    uint32_t length = format_->length;
    Pace pace(vm_.meter);
    for (uint32_t i = 0; i < length;) {
      TRY(pace.turn());
      char32_t c = character_at(format_, i++);
      if (c != '%') {
        TRY(out.append_character(c));
        continue;
      }
      auto skip = [&](auto belongs) -> Result<void> {
        for (; i < length && belongs(character_at(format_, i)); ++i) TRY(pace.turn());
        return {};
      };
      TRY(skip(is_flag));
      TRY(skip(is_digit));
      if (i == length || unicode::is_space(character_at(format_, i))) {
        return without_context(vm_.raise(TypeId::ValueError, "stray % in format '{}'", format_));
      }
      c = character_at(format_, i++);
      bool alternative = c == 'O' || c == 'E';
      char32_t prefix = c;
      if (alternative && i < length) c = character_at(format_, i++);
      if (alternative && !is_alternative(prefix, c)) {
        Str* name = TRY(substring(vm_, format_, i - (c == prefix ? 1 : 2), i));
        return bad_directive(name);
      }
      TRY(expand_directive(out, c));
    }
    return out.finish();
  }

  static bool is_flag(char32_t c) {
    return c == '-' || c == '_' || c == '0' || c == '^' || c == '#';
  }
  static bool is_alternative(char32_t prefix, char32_t c) {
    return prefix == 'O' && c < 128 &&
           std::string_view("dmyHIMSewp").find(static_cast<char>(c)) != std::string_view::npos;
  }

  // As `raise ... from None` in CPython.
  Failure without_context(Failure failure) {
    if (failure == Failure::Raised) vm_.cell<Exception>(vm_.pending())->suppress_context = 1;
    return failure;
  }

  Failure bad_directive(const Str* name) {
    return without_context(
        vm_.raise(TypeId::ValueError, "'{}' is a bad directive in format '{}'", name, format_));
  }

  Result<void> expand_directive(StringBuilder& out, char32_t c) {
    const char* replacement = nullptr;
    switch (c) {
      case 'T':
      case 'X': replacement = "%H:%M:%S"; break;
      case 'R': replacement = "%H:%M"; break;
      case 'r': replacement = "%I:%M:%S %p"; break;
      case 'x': replacement = "%m/%d/%y"; break;
      case 'c': replacement = "%a %b %d %H:%M:%S %Y"; break;
      case 'e': c = 'd'; break;
      case 'k': c = 'H'; break;
      case 'l': c = 'I'; break;
      case 'P': c = 'p'; break;
      case '%': return out.append_ascii("%%");
      default: break;
    }
    if (replacement != nullptr) {
      for (const char* p = replacement; *p != 0; ++p) {
        if (*p != '%') {
          TRY(out.append_character(static_cast<char32_t>(*p)));
        } else {
          TRY(expand_directive(out, static_cast<char32_t>(*++p)));
        }
      }
      return {};
    }
    bool known = c < kLetters && (find_number_field(static_cast<char>(c)) != nullptr ||
                                  std::string_view("fzaAbBpZ").find(static_cast<char>(c)) !=
                                      std::string_view::npos);
    if (!known) {
      Str* name = TRY(make_string_character(vm_, c));
      return bad_directive(name);
    }
    if (used_[c]) {
      Str* name = TRY(make_string_character(vm_, c));
      return vm_.raise(TypeId::ValueError, "directive '%{}' occurs more than once in format '{}'",
                       name, format_);
    }
    used_[c] = true;
    TRY(out.append_ascii("%"));
    return out.append_character(c);
  }

  // --- matching

  // Whether the format from `f` on matches the text from `t` on. *end becomes the end of the match.
  Result<bool> match(uint32_t f, uint32_t t, uint32_t* end) {
    uint32_t format_length = pattern_->length;
    uint32_t text_length = text_->length;
    Pace pace(vm_.meter);
    while (f < format_length) {
      TRY(vm_.meter.charge(1));
      char32_t c = character_at(pattern_, f);
      if (unicode::is_space(c)) {
        for (; f < format_length && unicode::is_space(character_at(pattern_, f)); ++f) {
          TRY(pace.turn());
        }
        if (t == text_length || !unicode::is_space(character_at(text_, t))) return false;
        uint32_t blanks = t;
        for (; t < text_length && unicode::is_space(character_at(text_, t)); ++t) {
          TRY(pace.turn());
        }
        vm_.meter.owe((t - blanks) / 8);
        continue;
      }
      if (c == '%') {
        c = character_at(pattern_, f + 1);
        if (c != '%') return match_directive(static_cast<char>(c), f + 2, t, end);
        ++f;
      }
      if (t == text_length || lower(character_at(text_, t)) != lower(c)) return false;
      ++f;
      ++t;
    }
    *end = t;
    return true;
  }

  Result<bool> match_directive(char letter, uint32_t f, uint32_t t, uint32_t* end) {
    if (const NumberField* field = find_number_field(letter)) {
      return match_number(*field, f, t, end);
    }
    switch (letter) {
      case 'f': return match_fraction(f, t, end);
      case 'z': return match_offset(f, t, end);
      case 'a': return match_word(letter, kWeekdayNames, 7, 3, f, t, end);
      case 'A': return match_word(letter, kWeekdayNames, 7, SIZE_MAX, f, t, end);
      case 'b': return match_word(letter, kMonthNames, 12, 3, f, t, end);
      case 'B': return match_word(letter, kMonthNames, 12, SIZE_MAX, f, t, end);
      case 'p': {
        constexpr const char* kHalves[] = {"AM", "PM"};
        return match_word(letter, kHalves, 2, SIZE_MAX, f, t, end);
      }
      default: {
        constexpr const char* kZones[] = {"UTC", "GMT"};
        return match_word(letter, kZones, 2, SIZE_MAX, f, t, end);
      }
    }
  }

  Result<bool> take(char letter, int64_t value, uint32_t f, uint32_t t, uint32_t start,
                    uint32_t* end) {
    if (!TRY(match(f, t, end))) return false;
    unsigned index = static_cast<unsigned char>(letter);
    found_[index] = true;
    values_[index] = value;
    starts_[index] = start;
    ends_[index] = t;
    return true;
  }

  // Whether the `count` digits from `t` on fit the field. numbers[n - 1] is the value of the first
  // n.
  bool is_number(const NumberField& field, uint32_t t, const int* numbers, uint32_t count) const {
    int number = numbers[count - 1];
    if (number < field.low || number > field.high) return false;
    // The week may be 0, but not 00.
    bool is_week_below_10 = field.letter == 'V' && count == 2 && number < 10;
    if (is_week_below_10 && number == 0) return false;
    for (uint32_t i = 0; i < count; ++i) {
      if (is_digit(character_at(text_, t + i))) continue;
      if (is_week_below_10) return false;
      if (!field.takes_any_digit(i == 0 ? 0 : numbers[i - 1], count - i)) return false;
    }
    return true;
  }

  Result<bool> match_number(const NumberField& field, uint32_t f, uint32_t t, uint32_t* end) {
    uint32_t available = 0;
    int numbers[4];
    int number = 0;
    while (available < field.digits && t + available < text_->length) {
      int digit = unicode::decimal_value(character_at(text_, t + available));
      if (digit < 0) break;
      number = number * 10 + digit;
      numbers[available++] = number;
    }
    uint32_t least = field.exact ? field.digits : 1;
    for (uint32_t count = available; count >= least && count > 0; --count) {
      if (!is_number(field, t, numbers, count)) continue;
      if (TRY(take(field.letter, numbers[count - 1], f, t + count, t, end))) return true;
    }
    if (field.after_blank && t + 1 < text_->length && character_at(text_, t) == ' ') {
      int digit = unicode::decimal_value(character_at(text_, t + 1));
      if (digit >= 0 && is_number(field, t + 1, &digit, 1)) {
        return take(field.letter, digit, f, t + 2, t, end);
      }
    }
    return false;
  }

  Result<bool> match_fraction(uint32_t f, uint32_t t, uint32_t* end) {
    int64_t values[6];
    uint32_t count = 0;
    int64_t number = 0;
    int64_t unit = 1'000'000;
    while (count < 6 && t + count < text_->length && is_digit(character_at(text_, t + count))) {
      unit /= 10;
      number += (character_at(text_, t + count) - '0') * unit;
      values[count++] = number;
    }
    for (; count > 0; --count) {
      if (TRY(take('f', values[count - 1], f, t + count, t, end))) return true;
    }
    return false;
  }

  template <size_t size>
  Result<bool> match_word(char letter, const char* const (&words)[size], size_t count,
                          size_t length, uint32_t f, uint32_t t, uint32_t* end) {
    // Longer words first, because a word may be a prefix of another.
    for (size_t wanted = 9; wanted > 1; --wanted) {
      for (size_t w = 0; w < count; ++w) {
        std::string_view word = std::string_view(words[w]).substr(0, length);
        if (word.size() != wanted || t + wanted > text_->length) continue;
        bool equal = true;
        for (size_t i = 0; i < wanted && equal; ++i) {
          equal = lower(character_at(text_, t + static_cast<uint32_t>(i))) ==
                  lower(static_cast<char32_t>(word[i]));
        }
        if (!equal) continue;
        if (TRY(take(letter, static_cast<int64_t>(w), f, t + static_cast<uint32_t>(wanted), t,
                     end))) {
          return true;
        }
      }
    }
    return false;
  }

  // Two digits of any script; but if the first one is bounded, it must be ASCII.
  bool two_digits_at(uint32_t t, int64_t most, int64_t* value) const {
    if (t + 2 > text_->length) return false;
    char32_t first = character_at(text_, t);
    int tens = unicode::decimal_value(first);
    int ones = unicode::decimal_value(character_at(text_, t + 1));
    if (tens < 0 || ones < 0 || (most < 99 && !is_digit(first))) return false;
    *value = tens * 10 + ones;
    return *value <= most;
  }
  bool at(uint32_t t, char32_t c) const { return t < text_->length && character_at(text_, t) == c; }

  // [+-]hh[:]mm[[:]ss[.ffffff]] or Z
  Result<bool> match_offset(uint32_t f, uint32_t t, uint32_t* end) {
    if (at(t, 'Z')) return take('z', 0, f, t + 1, t, end);
    if (!at(t, '+') && !at(t, '-')) return false;
    int64_t sign = at(t, '-') ? -1 : 1;
    int64_t hours, minutes;
    if (!two_digits_at(t + 1, 99, &hours)) return false;
    uint32_t i = t + 3;
    bool colon = at(i, ':');
    if (colon) ++i;
    if (!two_digits_at(i, 59, &minutes)) return false;
    i += 2;
    int64_t offset = (hours * 60 + minutes) * 60'000'000;
    int64_t seconds;
    uint32_t s = at(i, ':') ? i + 1 : i;
    if (two_digits_at(s, 59, &seconds)) {
      bool second_colon = s != i;
      int64_t with_seconds = offset + seconds * 1'000'000;
      uint32_t k = s + 2;
      if (at(k, '.')) {
        uint32_t digits = 0;
        int64_t unit = 1'000'000, fraction = 0;
        while (digits < 6 && k + 1 + digits < text_->length) {
          int digit = unicode::decimal_value(character_at(text_, k + 1 + digits));
          if (digit < 0) break;
          unit /= 10;
          fraction += digit * unit;
          ++digits;
        }
        if (digits != 0 &&
            TRY(take('z', sign * (with_seconds + fraction), f, k + 1 + digits, t, end))) {
          return check_colons(colon, second_colon);
        }
      }
      if (TRY(take('z', sign * with_seconds, f, k, t, end))) {
        return check_colons(colon, second_colon);
      }
    }
    return take('z', sign * offset, f, i, t, end);
  }
  Result<bool> check_colons(bool first, bool second) {
    inconsistent_colons_ = first && !second;
    return true;
  }

  // --- the date and time that the parsed fields mean together

  bool has(char letter) const { return found_[static_cast<unsigned char>(letter)]; }
  int64_t value(char letter) const { return values_[static_cast<unsigned char>(letter)]; }
  int number(char letter, int otherwise) const {
    return has(letter) ? static_cast<int>(value(letter)) : otherwise;
  }

  Failure raise_value_error(const char* text) { return vm_.raise(TypeId::ValueError, text); }

  Result<ParsedTime> evaluate() {
    if (inconsistent_colons_) {
      Str* zone = TRY(substring(vm_, text_, starts_['z'], ends_['z']));
      return vm_.raise(TypeId::ValueError, "Inconsistent use of : in {}", zone);
    }
    ParsedTime result;
    TimeParts& parts = result.parts;
    bool has_year = has('Y') || has('y');
    parts.year = 1900;
    if (has('y')) parts.year = value('y') + (value('y') <= 68 ? 2000 : 1900);
    if (has('Y')) parts.year = value('Y');
    parts.month = number('m', 1);
    if (has('B')) parts.month = number('B', 0) + 1;
    if (has('b')) parts.month = number('b', 0) + 1;
    parts.day = number('d', 1);
    parts.hour = number('H', 0);
    if (has('I')) parts.hour = number('I', 0) % 12 + (number('p', 0) == 1 ? 12 : 0);
    parts.minute = number('M', 0);
    parts.second = number('S', 0);
    result.microsecond = static_cast<uint32_t>(number('f', 0));
    int weekday = -1;
    if (has('A')) weekday = number('A', 0);
    if (has('a')) weekday = number('a', 0);
    if (has('w')) weekday = (number('w', 0) + 6) % 7;
    if (has('u')) weekday = number('u', 1) - 1;
    if (has('z')) {
      result.has_offset = true;
      result.offset_microseconds = value('z');
    }
    if (has('Z')) {
      result.zone_name = TRY(substring(vm_, text_, starts_['Z'], ends_['Z']));
      result.daylight = 0;
    }
    TRY(check_iso(has_year, weekday));
    bool leap_day = !has_year && parts.month == 2 && parts.day == 29;
    if (leap_day) parts.year = 1904;
    TRY(set_date(&parts, weekday));
    if (leap_day) parts.year = 1900;
    return result;
  }

  Result<void> check_iso(bool has_year, int weekday) {
    if (has('G')) {
      if (has('j')) {
        return raise_value_error(
            "Day of the year directive '%j' is not compatible with ISO year directive '%G'. Use "
            "'%Y' instead.");
      }
      if (!has('V') || weekday < 0) {
        return raise_value_error(
            "ISO year directive '%G' must be used with the ISO week directive '%V' and a weekday "
            "directive ('%A', '%a', '%w', or '%u').");
      }
    } else if (has('V')) {
      if (!has_year || weekday < 0) {
        return raise_value_error(
            "ISO week directive '%V' must be used with the ISO year directive '%G' and a weekday "
            "directive ('%A', '%a', '%w', or '%u').");
      }
      return raise_value_error(
          "ISO week directive '%V' is incompatible with the year directive '%Y'. Use the ISO year "
          "'%G' instead.");
    }
    return {};
  }

  // The date, from a day of the year, a week and a weekday, or a month and a day.
  Result<void> set_date(TimeParts* parts, int weekday) {
    int64_t year_day = has('j') ? value('j') : 0;
    bool by_year_day = has('j');
    if (!by_year_day && weekday >= 0) {
      if (has('U') || has('W')) {
        by_year_day = true;
        year_day = day_of_week_number(parts->year, weekday);
        if (year_day <= 0) {
          --parts->year;
          year_day += is_leap_year(parts->year) ? 366 : 365;
        }
      } else if (has('G') && has('V')) {
        TRY(set_iso_date(parts, weekday));
      }
    }
    if (parts->year < 1 || parts->year > 9999) {
      return vm_.raise(TypeId::ValueError, "year must be in 1..9999, not {}", parts->year);
    }
    int64_t first = day_of_date(parts->year, 1, 1);
    if (by_year_day) {
      int64_t day = first + year_day - 1;
      if (day > day_of_date(9999, 12, 31)) {
        return vm_.raise(TypeId::ValueError, "year must be in 1..9999, not 10000");
      }
      CalendarDate date = date_of_day(day);
      parts->year = date.year;
      parts->month = date.month;
      parts->day = date.day;
      // As in CPython, this is the given number, even if it is beyond the end of the year.
      parts->year_day = static_cast<int>(year_day);
    } else {
      if (parts->day > days_in_month(parts->year, parts->month)) {
        return vm_.raise(TypeId::ValueError,
                         "day {} must be in range 1..{} for month {} in year {}", parts->day,
                         days_in_month(parts->year, parts->month), parts->month, parts->year);
      }
      parts->year_day = days_before_month(parts->year, parts->month) + parts->day;
    }
    parts->weekday =
        weekday >= 0 ? weekday : weekday_of_day(day_of_date(parts->year, parts->month, parts->day));
    return {};
  }

  int64_t day_of_week_number(int64_t year, int weekday) const {
    bool from_monday = !has('U');
    int64_t week = has('U') ? value('U') : value('W');
    int first = weekday_of_day(day_of_date(year, 1, 1));
    if (!from_monday) {
      first = (first + 1) % 7;
      weekday = (weekday + 1) % 7;
    }
    if (week == 0) return 1 + weekday - first;
    return 1 + (7 - first) % 7 + 7 * (week - 1) + weekday;
  }

  Result<void> set_iso_date(TimeParts* parts, int weekday) {
    int64_t year = value('G'), week = value('V');
    if (year < 1) {
      return vm_.raise(TypeId::ValueError, "year must be in 1..9999, not {}", year);
    }
    int64_t monday = first_iso_monday(year);
    int64_t weeks = (first_iso_monday(year + 1) - monday) / 7;
    if (week < 1 || week > weeks) {
      return vm_.raise(TypeId::ValueError, "Invalid week: {}", week);
    }
    CalendarDate date = date_of_day(monday + (week - 1) * 7 + weekday);
    parts->year = date.year;
    parts->month = date.month;
    parts->day = date.day;
    return {};
  }

  Vm& vm_;
  Str* text_;
  Str* format_;
  int frame_;
  Str* pattern_ = nullptr;
  bool inconsistent_colons_ = false;
  bool used_[kLetters] = {};
  bool found_[kLetters] = {};
  int64_t values_[kLetters] = {};
  uint32_t starts_[kLetters] = {};
  uint32_t ends_[kLetters] = {};
};

}  // namespace

Result<ParsedTime> parse_time(Vm& vm, Str* text, Str* format, int frame) {
  return TimeParser(vm, text, format, frame).parse();
}

}  // namespace hognose
