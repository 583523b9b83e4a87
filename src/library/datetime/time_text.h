// Times as text and back: strftime and strptime of the modules time and datetime, in the C locale.
//
// Receives formats and times in parts; hands on text (time_format.cpp) and parts (time_parse.cpp).
#pragma once

#include "objects/text/string_builder.h"

namespace hognose {

inline constexpr const char* kWeekdayNames[] = {"Monday", "Tuesday",  "Wednesday", "Thursday",
                                                "Friday", "Saturday", "Sunday"};
inline constexpr const char* kMonthNames[] = {"January",   "February", "March",    "April",
                                              "May",       "June",     "July",     "August",
                                              "September", "October",  "November", "December"};

// A time in parts.
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

// What the directives beyond C's stand for; a null string: there is nothing to show. Directives for
// which `knows` is false are C's own: %z and %Z then tell UTC, %f is no directive.
struct ZoneText {
  bool knows = false;
  Str* offset = nullptr;        // %z
  Str* colon_offset = nullptr;  // %:z
  Str* name = nullptr;          // %Z
  uint32_t microsecond = 0;     // %f
};

Result<Str*> format_time(Vm& vm, const Str* format, const TimeParts& parts, const ZoneText& zone);

// What strptime found.
struct ParsedTime {
  TimeParts parts;
  uint32_t microsecond = 0;
  bool has_offset = false;
  int64_t offset_microseconds = 0;  // of UTC
  Str* zone_name = nullptr;         // %Z
  int daylight = -1;                // what %Z says: 0 for UTC and GMT
};

// ValueError, with the texts of CPython, where the text does not have the format. `frame`: whose
// line warnings show, 1 for the innermost Python frame.
Result<ParsedTime> parse_time(Vm& vm, Str* text, Str* format, int frame = 1);

}  // namespace hognose
