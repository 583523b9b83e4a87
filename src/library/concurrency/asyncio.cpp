// The module _asyncio: what the event loop of asyncio, which is written in Python, needs of the
// machine.
//
// Receives times in seconds; hands on the clock of the run (clock.h), on which waiting is a jump.
#include <cmath>

#include "library/core/clock.h"
#include "library/core/modules.h"
#include "library/traceback/text.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

constexpr double kNanoseconds = 1e9;
constexpr int64_t kMillisecond = 1'000'000;
// About 292 years: what 64 bits of nanoseconds hold.
constexpr double kLastSecond = 9.2e9;

Result<Value> asyncio_clock(Vm& vm, const Value*) {
  return make_float(static_cast<double>(clock_since_start(vm)) / kNanoseconds);
}

// Waits so long, in whole milliseconds as CPython's loop does: timers that are closer together than
// that fire in one round. Later than the clock can tell is the end of time.
Result<Value> asyncio_wait(Vm& vm, const Value* arguments) {
  double seconds = TRY(real_number_calling(vm, arguments[0]));
  if (!(seconds > 0)) return Value::none();
  auto milliseconds = static_cast<int64_t>(std::ceil(std::fmin(seconds, kLastSecond) * 1e3));
  if (__builtin_add_overflow(vm.virtual_nanoseconds, milliseconds * kMillisecond,
                             &vm.virtual_nanoseconds)) {
    vm.virtual_nanoseconds = INT64_MAX;
  }
  return Value::none();
}

// The traceback of an exception, as text.
Result<Value> asyncio_describe(Vm& vm, const Value* arguments) {
  if (!vm.has_layout(arguments[0], TypeId::BaseException)) {
    return vm.raise(TypeId::TypeError, "an exception is expected");
  }
  ExceptionText shown = TRY(format_exception_calling(machine_of(vm), arguments[0]));
  return Value::from_cell(shown.text);
}

// Takes the first frame out of the exception's own traceback. Neither a property of a subclass nor
// anything else of the program sees the traceback.
Result<Value> asyncio_leave(Vm& vm, const Value* arguments) {
  Exception* exception = vm.as<Exception>(arguments[0], TypeId::BaseException);
  if (exception == nullptr) return vm.raise(TypeId::TypeError, "an exception is expected");
  if (exception->traceback) exception->traceback = exception->traceback->next;
  return Value::none();
}

constexpr NativeRow kRows[] = {
    {"clock()", asyncio_clock, kNativeConstantTime},
    {"describe(exception, /)", asyncio_describe},
    {"leave(exception, /)", asyncio_leave, kNativeConstantTime},
    {"wait(seconds, /)", asyncio_wait, kNativeConstantTime},
};

}  // namespace

std::span<const NativeRow> asyncio_module_functions() { return kRows; }

Result<void> fill_asyncio_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
