// strftime: the directives of C99 and the GNU flags, in the C locale.
//
// Text that is not a directive is copied unchanged.
#include "library/datetime/calendar_days.h"
#include "library/datetime/time_text.h"
#include "meter/paced.h"
#include "objects/core/make.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

template <class Unit>
bool is_flag(Unit unit) {
  return unit == '-' || unit == '_' || unit == '0' || unit == '^' || unit == '#';
}

class TimeFormatter {
 public:
  TimeFormatter(Vm& vm, const TimeParts& parts, const ZoneText& zone)
      : vm_(vm), parts_(parts), zone_(zone), out_(vm) {}

  Result<Str*> format(const Str* format) {
    TRY(with_units(format, [&](auto units) -> Result<void> {
      uint32_t i = 0;
      Pace pace(vm_.meter);
      while (i < units.count) {
        uint32_t start = i;
        while (i < units.count && units[i] != '%') {
          ++i;
          TRY(pace.turn());
        }
        if (i != start) TRY(out_.append_part(format, start, i));
        if (i == units.count) break;
        TRY(vm_.meter.charge(2));
        uint32_t percent = i++;
        flag_ = 0;
        width_ = 0;
        while (i < units.count && is_flag(units[i])) {
          flag_ = static_cast<char>(units[i++]);
          TRY(pace.turn());
        }
        while (i < units.count && units[i] >= '0' && units[i] <= '9') {
          TRY(pace.turn());
          width_ = std::min<uint32_t>(width_ * 10 + (units[i++] - '0'), 1024);
        }
        bool colon = zone_.knows && i + 1 < units.count && units[i] == ':' && units[i + 1] == 'z';
        if (colon) ++i;
        if (i < units.count && (units[i] == 'E' || units[i] == 'O') && i + 1 < units.count) ++i;
        bool known = false;
        if (i < units.count && units[i] < 128) {
          known = TRY(directive(colon ? ':' : static_cast<char>(units[i])));
          ++i;
        }
        if (!known) {
          i = std::min(i, units.count);
          TRY(out_.append_part(format, percent, i));
        }
      }
      return {};
    }));
    return out_.finish();
  }

 private:
  Result<void> number(int64_t value, uint32_t width, char fill = '0') {
    if (flag_ == '-') width = 0;
    if (flag_ == '_') fill = ' ';
    if (flag_ == '0') fill = '0';
    if (width_ != 0) width = width_;
    char digits[24];
    int count = 0;
    bool negative = value < 0;
    uint64_t rest = negative ? 0 - static_cast<uint64_t>(value) : static_cast<uint64_t>(value);
    do {
      digits[count++] = static_cast<char>('0' + rest % 10);
      rest /= 10;
    } while (rest != 0);
    if (negative) TRY(out_.append_ascii("-"));
    uint32_t used = static_cast<uint32_t>(count) + (negative ? 1 : 0);
    if (used < width) TRY(out_.append_repeated(static_cast<char32_t>(fill), width - used));
    while (count > 0) TRY(out_.append_character(static_cast<char32_t>(digits[--count])));
    return {};
  }

  Result<void> word(std::string_view text, size_t length = SIZE_MAX) {
    text = text.substr(0, length);
    if (text.size() < width_) {
      TRY(out_.append_repeated(flag_ == '0' ? U'0' : U' ', width_ - text.size()));
    }
    if (flag_ != '^' && flag_ != '#') return out_.append_ascii(text);
    for (char c : text) {
      if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
      TRY(out_.append_character(static_cast<char32_t>(c)));
    }
    return {};
  }

  // A directive that is short for several others.
  Result<bool> compound(const char* directives) {
    flag_ = 0;
    width_ = 0;
    for (const char* c = directives; *c != 0; ++c) {
      if (*c == '%') {
        TRY(directive(*++c));
      } else {
        TRY(out_.append_character(static_cast<char32_t>(*c)));
      }
    }
    return true;
  }

  int64_t day() const { return day_of_date(parts_.year, parts_.month, parts_.day); }
  IsoDate iso() const { return iso_date_of_day(day()); }
  int hour12() const { return parts_.hour % 12 == 0 ? 12 : parts_.hour % 12; }

  Result<bool> directive(char letter) {
    const TimeParts& t = parts_;
    switch (letter) {
      case 'a': TRY(word(kWeekdayNames[t.weekday], 3)); break;
      case 'A': TRY(word(kWeekdayNames[t.weekday])); break;
      case 'b':
      case 'h': TRY(word(kMonthNames[t.month - 1], 3)); break;
      case 'B': TRY(word(kMonthNames[t.month - 1])); break;
      case 'c': return compound("%a %b %e %H:%M:%S %Y");
      case 'C': TRY(number(floor_divide(t.year, 100), 2)); break;
      case 'd': TRY(number(t.day, 2)); break;
      case 'D': return compound("%m/%d/%y");
      case 'e': TRY(number(t.day, 2, ' ')); break;
      case 'f':
        if (!zone_.knows) return false;
        TRY(number(zone_.microsecond, 6));
        break;
      case 'F': return compound("%Y-%m-%d");
      case 'g': TRY(number(floor_modulo(iso().year, 100), 2)); break;
      case 'G': TRY(number(iso().year, zone_.knows ? 4 : 0)); break;
      case 'H': TRY(number(t.hour, 2)); break;
      case 'I': TRY(number(hour12(), 2)); break;
      case 'j': TRY(number(t.year_day, 3)); break;
      case 'k': TRY(number(t.hour, 2, ' ')); break;
      case 'l': TRY(number(hour12(), 2, ' ')); break;
      case 'm': TRY(number(t.month, 2)); break;
      case 'M': TRY(number(t.minute, 2)); break;
      case 'n': TRY(out_.append_ascii("\n")); break;
      case 'p':
        if (flag_ == '#') {
          TRY(out_.append_ascii(t.hour < 12 ? "am" : "pm"));
        } else {
          TRY(word(t.hour < 12 ? "AM" : "PM"));
        }
        break;
      case 'P': TRY(out_.append_ascii(t.hour < 12 ? "am" : "pm")); break;
      case 'r': return compound("%I:%M:%S %p");
      case 'R': return compound("%H:%M");
      case 's':
        TRY(number((day() - kEpochDay) * 86400 + t.hour * 3600 + t.minute * 60 + t.second, 0));
        break;
      case 'S': TRY(number(t.second, 2)); break;
      case 't': TRY(out_.append_ascii("\t")); break;
      case 'T':
      case 'X': return compound("%H:%M:%S");
      case 'u': TRY(number(t.weekday + 1, 1)); break;
      // Weeks start on Sunday (%U) or Monday (%W). Days before the first such day are in week 0.
      case 'U': TRY(number((t.year_day - 1 + 7 - (t.weekday + 1) % 7) / 7, 2)); break;
      case 'W': TRY(number((t.year_day - 1 + 7 - t.weekday) / 7, 2)); break;
      case 'V': TRY(number(iso().week, 2)); break;
      case 'w': TRY(number((t.weekday + 1) % 7, 1)); break;
      case 'x': return compound("%m/%d/%y");
      case 'y': TRY(number(floor_modulo(t.year, 100), 2)); break;
      // C does not pad the year; datetime does since 3.14.
      case 'Y': TRY(number(t.year, zone_.knows ? 4 : 0)); break;
      case 'z':
        if (!zone_.knows) {
          TRY(out_.append_ascii("+0000"));
        } else if (zone_.offset != nullptr) {
          TRY(out_.append(zone_.offset));
        }
        break;
      case ':':
        if (zone_.colon_offset != nullptr) TRY(out_.append(zone_.colon_offset));
        break;
      case 'Z':
        if (!zone_.knows) {
          TRY(out_.append_ascii("UTC"));
        } else if (zone_.name != nullptr) {
          TRY(out_.append(zone_.name));
        }
        break;
      case '%': TRY(out_.append_ascii("%")); break;
      default: return false;
    }
    return true;
  }

  Vm& vm_;
  const TimeParts& parts_;
  const ZoneText& zone_;
  StringBuilder out_;
  char flag_ = 0;
  uint32_t width_ = 0;
};

}  // namespace

Result<Str*> format_time(Vm& vm, const Str* format, const TimeParts& parts, const ZoneText& zone) {
  return TimeFormatter(vm, parts, zone).format(format);
}

}  // namespace hognose
