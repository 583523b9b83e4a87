// Times as text: strftime and strptime of the modules time and datetime, in the C locale.
//
// time_format.cpp makes text, time_parse.cpp reads it.
#pragma once

#include "objects/text/string_builder.h"

namespace hognose {

inline constexpr const char* kWeekdayNames[] = {"Monday", "Tuesday",  "Wednesday", "Thursday",
                                                "Friday", "Saturday", "Sunday"};
inline constexpr const char* kMonthNames[] = {"January",   "February", "March",    "April",
                                              "May",       "June",     "July",     "August",
                                              "September", "October",  "November", "December"};

// A time, split into its fields.
struct TimeParts {
  int64_t year = 1900;
  int month = 1;
  int day = 1;
  int hour = 0;
  int minute = 0;
  int second = 0;
  int weekday = 0;   // Monday is 0
  int year_day = 1;  // from 1
};

// The values of the directives that C does not define. A null string shows nothing. If `knows` is
// false, the directives are C's own: %z and %Z show UTC, and %f is not a directive.
struct ZoneText {
  bool knows = false;
  Str* offset = nullptr;        // %z
  Str* colon_offset = nullptr;  // %:z
  Str* name = nullptr;          // %Z
  uint32_t microsecond = 0;     // %f
};

Result<Str*> format_time(Vm& vm, const Str* format, const TimeParts& parts, const ZoneText& zone);

// The result of strptime.
struct ParsedTime {
  TimeParts parts;
  uint32_t microsecond = 0;
  bool has_offset = false;
  int64_t offset_microseconds = 0;  // from UTC
  Str* zone_name = nullptr;         // %Z
  int daylight = -1;                // from %Z: 0 for UTC and GMT
};

// Raises a ValueError with CPython's message if the text does not match the format. Warnings show
// the line of the Python frame `frame`; 1 is the innermost.
Result<ParsedTime> parse_time(Vm& vm, Str* text, Str* format, int frame = 1);

}  // namespace hognose
