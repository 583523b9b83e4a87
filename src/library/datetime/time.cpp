// The module time: the run's clock, and times as text and numbers, in UTC.
//
// No function reads the host's clock or waits.
#include <cmath>

#include "library/core/clock.h"
#include "library/core/modules.h"
#include "library/core/sleep.h"
#include "library/datetime/calendar_days.h"
#include "library/datetime/struct_time.h"
#include "machine/machine.h"
#include "objects/containers/sequence.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

template <int64_t (*clock)(const Vm&)>
Result<Value> clock_seconds(Vm& vm, const Value*) {
  return Value::from_double(seconds_of_nanoseconds(clock(vm)));
}
template <int64_t (*clock)(const Vm&)>
Result<Value> clock_nanoseconds(Vm& vm, const Value*) {
  return make_int(vm, clock(vm));
}

Result<Value> time_sleep(Vm& vm, const Value* arguments) {
  Value value = arguments[0];
  double number;
  int64_t nanoseconds;
  if (float_value(vm, value, &number)) {
    if (std::isnan(number)) {
      return vm.raise(TypeId::ValueError, "Invalid value NaN (not a number)");
    }
    if (number < 0) return vm.raise(TypeId::ValueError, "sleep length must be non-negative");
    if (number > 9.2e9) {
      return vm.raise(TypeId::OverflowError, "timestamp out of range for platform time_t");
    }
    nanoseconds = static_cast<int64_t>(std::ceil(number * 1e9));
  } else {
    if (!has_index(vm, value)) {
      return vm.raise(TypeId::TypeError, "'{}' object cannot be interpreted as an integer or float",
                      type_name(vm, value));
    }
    int64_t seconds = TRY(index_int64_calling(vm, value, OutOfRange::Clamp));
    if (seconds < 0) return vm.raise(TypeId::ValueError, "sleep length must be non-negative");
    if (seconds > 9'200'000'000) {
      return vm.raise(TypeId::OverflowError, "timestamp out of range for platform time_t");
    }
    nanoseconds = seconds * 1'000'000'000;
  }
  // While there are other threads, those that are ready go on (_thread).
  if (Function* sleeper = vm.as<Function>(vm.state(LibraryState::ThreadSleep), TypeId::Function)) {
    Value span = TRY(make_int(vm, nanoseconds));
    Failure failure = machine_of(vm).threads.request_call(time_sleep, sleeper, span);
    if (failure != Failure::None) return failure;
  }
  TRY(sleep_for(vm, nanoseconds));
  return Value::none();
}

// Whole seconds, rounded down. None means the current time.
Result<int64_t> seconds_argument(Vm& vm, Value value) {
  if (value.is_none()) return floor_divide(clock_of_day(vm), 1'000'000'000);
  double number;
  int64_t seconds;
  if (float_value(vm, value, &number)) {
    if (std::isnan(number)) {
      return vm.raise(TypeId::ValueError, "Invalid value NaN (not a number)");
    }
    number = std::floor(number);
    if (!(std::fabs(number) < 9.2e18)) {
      return vm.raise(TypeId::OverflowError, "timestamp out of range for platform time_t");
    }
    seconds = static_cast<int64_t>(number);
  } else {
    Value integer = TRY(index_calling(vm, value));
    if (!int_fits_int64(vm, integer, &seconds)) {
      return vm.raise(TypeId::OverflowError, "timestamp out of range for platform time_t");
    }
  }
  // The range of gmtime(): years that fit a C int.
  constexpr int64_t kLimit = int64_t{2'147'483'000} * 31'556'952;
  if (seconds > kLimit || seconds < -kLimit) {
    return vm.raise(TypeId::OSError, "Value too large for defined data type");
  }
  return seconds;
}

TimeParts parts_of_seconds(int64_t seconds) {
  int64_t day = floor_divide(seconds, 86400);
  auto rest = static_cast<int>(seconds - day * 86400);
  day += kEpochDay;
  CalendarDate date = date_of_day(day);
  TimeParts parts;
  parts.year = date.year;
  parts.month = date.month;
  parts.day = date.day;
  parts.hour = rest / 3600;
  parts.minute = rest / 60 % 60;
  parts.second = rest % 60;
  parts.weekday = weekday_of_day(day);
  parts.year_day = days_before_month(date.year, date.month) + date.day;
  return parts;
}

Result<Value> time_in_utc(Vm& vm, Value seconds, const char* zone) {
  TimeParts parts = parts_of_seconds(TRY(seconds_argument(vm, seconds)));
  Value name = Value::from_cell(TRY(make_string_ascii(vm, zone)));
  return make_struct_time(vm, parts, 0, name, Value::from_small_int(0));
}

Result<Value> time_gmtime(Vm& vm, const Value* arguments) {
  return time_in_utc(vm, arguments[0], "GMT");
}

// The run lives in UTC.
Result<Value> time_localtime(Vm& vm, const Value* arguments) {
  return time_in_utc(vm, arguments[0], "UTC");
}

// The nine numbers of a struct_time or tuple, as given. Each must fit a C int.
Result<void> read_fields(Vm& vm, Value value, const char* function, int64_t (&fields)[9]) {
  const Tuple* tuple = vm.as<Tuple>(value, TypeId::Tuple);
  if (tuple == nullptr) {
    return vm.raise(TypeId::TypeError, "Tuple or struct_time argument required");
  }
  if (tuple->length != 9) {
    return vm.raise(TypeId::TypeError, "{}(): illegal time tuple argument", function);
  }
  for (unsigned i = 0; i < 9; ++i) {
    fields[i] = TRY(index_int64_calling(vm, tuple->items[i], OutOfRange::RaiseOverflow));
    if (fields[i] > INT32_MAX || fields[i] < INT32_MIN) {
      return vm.raise(TypeId::OverflowError, "signed integer is {} than {}",
                      fields[i] < 0 ? "less" : "greater", fields[i] < 0 ? "minimum" : "maximum");
    }
  }
  // C counts years from 1900.
  if (fields[0] < INT32_MIN + 1900) {
    return vm.raise(TypeId::OverflowError, "year out of range");
  }
  return {};
}

struct FieldRange {
  int low;
  int high;
  const char* error;
};

// Checks the fields. Where counting starts with 1, a 0 is read as 1.
Result<TimeParts> checked_parts(Vm& vm, const int64_t (&fields)[9]) {
  constexpr FieldRange kRanges[] = {
      {0, 12, "month out of range"},       {0, 31, "day of month out of range"},
      {0, 23, "hour out of range"},        {0, 59, "minute out of range"},
      {0, 61, "seconds out of range"},     {-1, INT32_MAX, "day of week out of range"},
      {0, 366, "day of year out of range"}};
  for (unsigned i = 0; i < std::size(kRanges); ++i) {
    if (fields[i + 1] < kRanges[i].low || fields[i + 1] > kRanges[i].high) {
      return vm.raise(TypeId::ValueError, kRanges[i].error);
    }
  }
  auto number = [&](unsigned i) { return static_cast<int>(fields[i]); };
  TimeParts parts;
  parts.year = fields[0];
  parts.month = std::max(number(1), 1);
  parts.day = std::max(number(2), 1);
  parts.hour = number(3);
  parts.minute = number(4);
  parts.second = number(5);
  parts.weekday = (number(6) + 7) % 7;
  parts.year_day = std::max(number(7), 1);
  return parts;
}

Result<TimeParts> parts_argument(Vm& vm, Value value, const char* function) {
  if (value.is_undefined()) {
    return parts_of_seconds(floor_divide(clock_of_day(vm), 1'000'000'000));
  }
  int64_t fields[9];
  TRY(read_fields(vm, value, function, fields));
  return checked_parts(vm, fields);
}

Result<Value> time_strftime(Vm& vm, const Value* arguments) {
  const Str* format = vm.as<Str>(arguments[0], TypeId::Str);
  if (format == nullptr) {
    return vm.raise(TypeId::TypeError, "strftime() argument 1 must be str, not {}",
                    type_name(vm, arguments[0]));
  }
  TimeParts parts = TRY(parts_argument(vm, arguments[1], "strftime"));
  return Value::from_cell(TRY(format_time(vm, format, parts, ZoneText())));
}

Result<Value> make_asctime(Vm& vm, const TimeParts& parts) {
  constexpr char kFormat[] = "%a %b %e %H:%M:%S ";
  Str* format = TRY(make_string_ascii(vm, kFormat));
  Str* text = TRY(format_time(vm, format, parts, ZoneText()));
  return Value::from_cell(TRY(make_text(vm, "{}{}", text, parts.year)));
}

Result<Value> time_asctime(Vm& vm, const Value* arguments) {
  return make_asctime(vm, TRY(parts_argument(vm, arguments[0], "asctime")));
}

Result<Value> time_ctime(Vm& vm, const Value* arguments) {
  return make_asctime(vm, parts_of_seconds(TRY(seconds_argument(vm, arguments[0]))));
}

// Fields beyond their ranges carry over, as in C.
Result<Value> time_mktime(Vm& vm, const Value* arguments) {
  int64_t fields[9];
  TRY(read_fields(vm, arguments[0], "mktime", fields));
  int64_t months = fields[0] * 12 + fields[1] - 1;
  int64_t year = floor_divide(months, 12);
  int month = static_cast<int>(floor_modulo(months, 12)) + 1;
  int64_t days = day_of_date(year, month, 1) - 1 + fields[2] - kEpochDay;
  int64_t seconds = days * 86400 + fields[3] * 3600 + fields[4] * 60 + fields[5];
  return Value::from_double(static_cast<double>(seconds));
}

Result<Value> time_strptime(Vm& vm, const Value* arguments) {
  Value given[] = {arguments[0], arguments[1]};
  if (given[1].is_undefined()) {
    given[1] = Value::from_cell(TRY(make_string_ascii(vm, "%a %b %d %H:%M:%S %Y")));
  }
  for (int i = 0; i < 2; ++i) {
    if (vm.has_layout(given[i], TypeId::Str)) continue;
    Str* type = TRY(repr_calling(vm, Value::from_cell(vm.type_of(given[i]))));
    return vm.raise(TypeId::TypeError, "strptime() argument {} must be str, not {}", i, type);
  }
  ParsedTime parsed = TRY(parse_time(vm, vm.cell<Str>(given[0]), vm.cell<Str>(given[1])));
  Value zone = parsed.zone_name == nullptr ? Value::none() : Value::from_cell(parsed.zone_name);
  Value offset = Value::none();
  if (parsed.has_offset) {
    // Rounded towards zero, because CPython keeps the whole seconds and the rest apart.
    offset = TRY(make_int(vm, parsed.offset_microseconds / 1'000'000));
  }
  return make_struct_time(vm, parsed.parts, parsed.daylight, zone, offset);
}

constexpr NativeRow kRows[] = {
    {"asctime(time_tuple=<now>, /)", time_asctime},
    {"ctime(seconds=None, /)", time_ctime},
    {"gmtime(seconds=None, /)", time_gmtime},
    {"localtime(seconds=None, /)", time_localtime},
    {"mktime(time_tuple, /)", time_mktime},
    {"monotonic()", clock_seconds<clock_since_start>, kNativeConstantTime},
    {"monotonic_ns()", clock_nanoseconds<clock_since_start>, kNativeConstantTime},
    {"perf_counter()", clock_seconds<clock_since_start>, kNativeConstantTime},
    {"perf_counter_ns()", clock_nanoseconds<clock_since_start>, kNativeConstantTime},
    {"process_time()", clock_seconds<clock_of_work>, kNativeConstantTime},
    {"process_time_ns()", clock_nanoseconds<clock_of_work>, kNativeConstantTime},
    {"sleep(seconds, /)", time_sleep},
    {"strftime(format, time_tuple=<now>, /)", time_strftime},
    {"strptime(data_string, format='%a %b %d %H:%M:%S %Y', /)", time_strptime},
    {"thread_time()", clock_seconds<clock_of_work>, kNativeConstantTime},
    {"thread_time_ns()", clock_nanoseconds<clock_of_work>, kNativeConstantTime},
    {"time()", clock_seconds<clock_of_day>, kNativeConstantTime},
    {"time_ns()", clock_nanoseconds<clock_of_day>, kNativeConstantTime},
};

}  // namespace

std::span<const NativeRow> time_module_functions() { return kRows; }

Result<void> fill_time_module(Vm& vm, Dict* dict) {
  return add_to_module(vm, dict, "struct_time", Value::from_cell(vm.type(TypeId::StructTime)));
}

}  // namespace hognose
