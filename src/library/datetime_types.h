// The layouts of the datetime module's types, and what their files ask of one another.
//
// Dates and times are plain numbers in the cage; only tzinfo objects are references. An instance of
// datetime has the fields of date first, as CPython's has, so what date computes serves both.
#pragma once

#include "objects/layouts.h"
#include "objects/protocol.h"

namespace hognose {

struct DateCell : Cell {
  uint16_t year;
  uint8_t month;
  uint8_t day;
  uint32_t spare;
};

struct DateTimeCell : Cell {
  uint16_t year;
  uint8_t month;
  uint8_t day;
  uint8_t hour;
  uint8_t minute;
  uint8_t second;
  uint8_t fold;
  uint32_t microsecond;
  uint32_t spare;
  Value zone;  // a tzinfo, or None
};

struct TimeCell : Cell {
  uint8_t hour;
  uint8_t minute;
  uint8_t second;
  uint8_t fold;
  uint32_t microsecond;
  Value zone;  // a tzinfo, or None
};

struct TimedeltaCell : Cell {
  int32_t days;
  int32_t seconds;
  int32_t microseconds;
  uint32_t spare;
};

struct TimezoneCell : Cell {
  Value offset;  // an exact timedelta
  Value name;    // a str, or undefined
};

}  // namespace hognose
