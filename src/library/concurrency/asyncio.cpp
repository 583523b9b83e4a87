// The module _asyncio: native support for asyncio's event loop, which is written in Python.
//
// Times are in seconds on the run's virtual clock (core/clock.h). A wait advances that clock at
// once.
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
// About 292 years: the range of 64-bit nanoseconds.
constexpr double kLastSecond = 9.2e9;

Result<Value> asyncio_clock(Vm& vm, const Value*) {
  return make_float(static_cast<double>(clock_since_start(vm)) / kNanoseconds);
}

// Waits for that time, rounded up to whole milliseconds as in CPython's loop, so that timers closer
// together than that fire in one round. The clock stops at its largest value.
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

// The traceback text of an exception.
Result<Value> asyncio_describe(Vm& vm, const Value* arguments) {
  if (!vm.has_layout(arguments[0], TypeId::BaseException)) {
    return vm.raise(TypeId::TypeError, "an exception is expected");
  }
  ExceptionText shown = TRY(format_exception_calling(machine_of(vm), arguments[0]));
  return Value::from_cell(shown.text);
}

// Removes the first frame from the exception's own traceback. It reads the field directly, so no
// guest code runs and none sees the traceback.
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
