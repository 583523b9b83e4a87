// The proleptic Gregorian calendar as arithmetic: days, dates, weekdays, ISO 8601 weeks.
//
// Day 1 is January 1 of year 1, as in date.toordinal(). Any year that fits 32 bits is valid.
#pragma once

#include <cstdint>

namespace hognose {

inline constexpr int64_t kEpochDay = 719163;  // 1970-01-01

constexpr bool is_leap_year(int64_t year) {
  return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

constexpr int days_in_month(int64_t year, int month) {
  constexpr int kDays[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return month == 2 && is_leap_year(year) ? 29 : kDays[month - 1];
}

// The days of the year before the first of the month.
constexpr int days_before_month(int64_t year, int month) {
  constexpr int kDays[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
  return kDays[month - 1] + (month > 2 && is_leap_year(year) ? 1 : 0);
}

constexpr int64_t floor_divide(int64_t a, int64_t b) { return a / b - (a % b != 0 && a < 0); }
constexpr int64_t floor_modulo(int64_t a, int64_t b) { return a - floor_divide(a, b) * b; }

constexpr int64_t days_before_year(int64_t year) {
  int64_t y = year - 1;
  return y * 365 + floor_divide(y, 4) - floor_divide(y, 100) + floor_divide(y, 400);
}

constexpr int64_t day_of_date(int64_t year, int month, int day) {
  return days_before_year(year) + days_before_month(year, month) + day;
}

struct CalendarDate {
  int64_t year;
  int month;
  int day;
};

constexpr CalendarDate date_of_day(int64_t day) {
  int64_t n = day - 1;
  int64_t era = floor_divide(n, 146097);  // completed eras of 400 years
  int64_t rest = n - era * 146097;
  int64_t centuries = rest / 36524;
  rest -= centuries * 36524;
  int64_t fours = rest / 1461;
  rest -= fours * 1461;
  int64_t years = rest / 365;
  rest -= years * 365;
  int64_t year = era * 400 + centuries * 100 + fours * 4 + years + 1;
  // The last day of a cycle of 4 or of 400 years.
  if (years == 4 || centuries == 4) return {year - 1, 12, 31};
  int month = static_cast<int>((rest + 50) >> 5);
  int before = days_before_month(year, month);
  if (before > rest) before = days_before_month(year, --month);
  return {year, month, static_cast<int>(rest) - before + 1};
}

// Monday is 0.
constexpr int weekday_of_day(int64_t day) { return static_cast<int>(floor_modulo(day + 6, 7)); }

constexpr int64_t first_iso_monday(int64_t year) {
  int64_t first = day_of_date(year, 1, 1);
  int weekday = weekday_of_day(first);
  int64_t monday = first - weekday;
  return weekday > 3 ? monday + 7 : monday;
}

struct IsoDate {
  int64_t year;
  int week;     // 1 to 53
  int weekday;  // Monday is 1
};

constexpr IsoDate iso_date_of_day(int64_t day) {
  int64_t year = date_of_day(day).year;
  int64_t start = first_iso_monday(year);
  if (day < start) {
    start = first_iso_monday(--year);
  } else if (day >= first_iso_monday(year + 1)) {
    start = first_iso_monday(++year);
  }
  return {year, static_cast<int>((day - start) / 7) + 1, static_cast<int>((day - start) % 7) + 1};
}

}  // namespace hognose
