// The module _asyncio: what the event loop of asyncio, which is written in Python, needs of the
// machine.
//
// Receives times in seconds; hands on the clock of the run (clock.h), on which waiting is a jump.
#include <cmath>

#include "library/clock.h"
#include "library/modules.h"
#include "objects/make.h"
#include "objects/numbers.h"
#include "objects/protocol.h"

namespace hognose {

namespace {

constexpr double kNanoseconds = 1e9;
constexpr int64_t kMillisecond = 1'000'000;
// About 292 years: what 64 bits of nanoseconds hold.
constexpr double kLastSecond = 9.2e9;

Result<Value> asyncio_clock(Vm& vm, const Value*) {
  return make_float(static_cast<double>(clock_since_start(vm)) / kNanoseconds);
}

// Waits until then, in whole milliseconds as CPython's loop does: timers that are closer together
// than that fire in one round. Later than the clock can tell is the end of time.
Result<Value> asyncio_advance(Vm& vm, const Value* arguments) {
  double seconds = TRY(real_number_calling(vm, arguments[0]));
  if (!(seconds > 0)) return Value::none();
  seconds = std::fmin(seconds, kLastSecond);
  int64_t missing = static_cast<int64_t>(std::ceil(seconds * kNanoseconds)) - clock_since_start(vm);
  if (missing <= 0) return Value::none();
  int64_t wait = (missing + kMillisecond - 1) / kMillisecond * kMillisecond;
  if (__builtin_add_overflow(vm.virtual_nanoseconds, wait, &vm.virtual_nanoseconds)) {
    vm.virtual_nanoseconds = INT64_MAX;
  }
  return Value::none();
}

constexpr NativeRow kRows[] = {
    {"clock()", asyncio_clock, kNativeConstantTime},
    {"advance(seconds, /)", asyncio_advance, kNativeConstantTime},
};

}  // namespace

std::span<const NativeRow> _asyncio_module_functions() { return kRows; }

Result<void> fill__asyncio_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
