// ISO 8601: the texts that fromisoformat() accepts.
//
// Dates: YYYY-MM-DD, YYYYMMDD, YYYY-Www, YYYYWww, YYYY-Www-D and YYYYWwwD. Times: hh, hhmm, hhmmss
// with or without colons, with a fraction of any length after a point or a comma, and with Z or an
// offset.
#include "library/datetime/types.h"
#include "meter/paced.h"
#include "objects/core/make.h"
#include "objects/text/methods.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

class IsoReader {
 public:
  // Once the watch has stopped the run, the result does not matter: the caller's next charge
  // reports the stop.
  IsoReader(const Str* text, uint32_t start, uint32_t end, Watch& watch)
      : text_(text), position_(start), end_(end), watch_(watch) {}

  bool at_end() const { return position_ >= end_; }
  uint32_t left() const { return end_ - position_; }
  uint32_t position() const { return position_; }
  bool take(char32_t character) {
    if (at_end() || character_at(text_, position_) != character) return false;
    ++position_;
    return true;
  }
  bool take_digits(unsigned count, int* number) {
    if (left() < count) return false;
    int value = 0;
    for (unsigned i = 0; i < count; ++i) {
      char32_t c = character_at(text_, position_ + i);
      if (c < '0' || c > '9') return false;
      value = value * 10 + static_cast<int>(c - '0');
    }
    position_ += count;
    *number = value;
    return true;
  }
  // The digits after the point; only the first six count.
  bool take_fraction(int* microseconds) {
    uint32_t start = position_;
    int value = 0;
    int unit = 1'000'000;
    while (!at_end() && watch_.step()) {
      char32_t c = character_at(text_, position_);
      if (c < '0' || c > '9') break;
      unit /= 10;
      value += static_cast<int>(c - '0') * unit;
      ++position_;
    }
    *microseconds = value;
    return position_ != start;
  }

 private:
  const Str* text_;
  uint32_t position_;
  uint32_t end_;
  Watch& watch_;
};

// Whether text may stand between a time and its offset. CPython accepts any one character there
// and, after a fraction of six or more digits, any text.
enum class Rest : uint8_t { Refused, Taken };

// hh[[:]mm[[:]ss[.ffffff]]] up to the end.
bool read_clock(IsoReader& in, int (&numbers)[4], Rest rest) {
  bool colons = false;
  for (int i = 0; i < 3; ++i) {
    if (!in.take_digits(2, &numbers[i])) return false;
    if (in.at_end()) return true;
    if (in.left() == 1) return rest == Rest::Taken;
    if (i == 2) break;
    bool colon = in.take(':');
    if (i == 0) colons = colon;
    if (colons != colon) return false;
  }
  // CPython requires the point or comma only in times with colons.
  if (!in.take('.') && !in.take(',') && colons) return false;
  uint32_t start = in.position();
  if (!in.take_fraction(&numbers[3])) return false;
  return in.at_end() || (rest == Rest::Taken && in.position() - start >= 6);
}

}  // namespace

Failure raise_invalid_iso(Vm& vm, Str* text) {
  Result<Str*> repr = str_repr_text(vm, text);
  if (repr.failed()) return repr.failure();
  return vm.raise(TypeId::ValueError, "Invalid isoformat string: {}", repr.value());
}

Result<bool> parse_iso_date(Vm& vm, const Str* text, uint32_t start, uint32_t end,
                            DateFields* date) {
  Watch watch = watch_of(vm.meter);
  IsoReader in(text, start, end, watch);
  int year;
  if (!in.take_digits(4, &year)) return false;
  bool dashes = in.take('-');
  if (in.take('W')) {
    int week, day = 1;
    if (!in.take_digits(2, &week)) return false;
    if (!in.at_end()) {
      if (dashes != in.take('-') || !in.take_digits(1, &day) || !in.at_end()) return false;
    }
    if (year < 1) return false;
    int64_t monday = first_iso_monday(year);
    if (week < 1 || week > (first_iso_monday(year + 1) - monday) / 7) return false;
    if (day < 1 || day > 7) return false;
    int64_t ordinal = monday + (week - 1) * 7 + day - 1;
    if (ordinal < 1 || ordinal > kLastDay) {
      return vm.raise(TypeId::ValueError, "year must be in 1..9999, not {}",
                      date_of_day(ordinal).year);
    }
    *date = date_fields_of_day(ordinal);
    return true;
  }
  int month, day;
  if (!in.take_digits(2, &month) || (dashes && !in.take('-')) || !in.take_digits(2, &day) ||
      !in.at_end()) {
    return false;
  }
  TRY(check_date(vm, year, month, day));
  *date = {year, month, day};
  return true;
}

Result<bool> parse_iso_time(Vm& vm, const Str* text, uint32_t start, uint32_t end, IsoTime* time) {
  uint32_t zone = end;
  for (uint32_t i = start; i < end; ++i) {
    TRY(vm.meter.charge(1));
    char32_t c = character_at(text, i);
    if (c == '+' || c == '-' || c == 'Z') {
      zone = i;
      break;
    }
  }
  int numbers[4] = {};
  Watch watch = watch_of(vm.meter);
  IsoReader in(text, start, zone, watch);
  if (!read_clock(in, numbers, zone == end ? Rest::Refused : Rest::Taken)) return false;
  if (zone != end) {
    time->has_zone = true;
    char32_t sign = character_at(text, zone);
    if (sign == 'Z') {
      if (zone + 1 != end) return false;
      time->is_utc = true;
    } else {
      int offset[4] = {};
      IsoReader offset_in(text, zone + 1, end, watch);
      if (!read_clock(offset_in, offset, Rest::Refused)) return false;
      int64_t microseconds =
          ((offset[0] * 60 + offset[1]) * 60 + offset[2]) * kMicrosecondsPerSecond + offset[3];
      if (microseconds >= kMicrosecondsPerDay) {
        Value delta = TRY(make_timedelta(vm, sign == '-' ? -microseconds : microseconds));
        Str* repr = TRY(repr_calling(vm, delta));
        return vm.raise(TypeId::ValueError,
                        "offset must be a timedelta strictly between -timedelta(hours=24) and "
                        "timedelta(hours=24), not {}",
                        repr);
      }
      time->offset_microseconds = sign == '-' ? -microseconds : microseconds;
      // As in CPython, a fraction of a second does not count here.
      time->is_utc = microseconds == offset[3];
    }
  }
  if (numbers[0] == 24) {
    if (numbers[1] != 0 || numbers[2] != 0 || numbers[3] != 0) {
      return vm.raise(TypeId::ValueError,
                      "minute, second, and microsecond must be 0 when hour is 24");
    }
    time->next_day = true;
    numbers[0] = 0;
  }
  TRY(check_time(vm, numbers[0], numbers[1], numbers[2], numbers[3], 0));
  time->time.hour = numbers[0];
  time->time.minute = numbers[1];
  time->time.second = numbers[2];
  time->time.microsecond = numbers[3];
  return true;
}

Result<Value> zone_of_iso_time(Vm& vm, const IsoTime& time) {
  if (!time.has_zone) return Value::none();
  if (time.is_utc) return utc_zone(vm);
  return make_timezone(vm, time.offset_microseconds, Value::undefined());
}

}  // namespace hognose
