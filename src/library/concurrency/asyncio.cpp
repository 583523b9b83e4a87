// The module _asyncio: native support for asyncio's event loop, which is written in Python.
//
// Times are in seconds on the run's clock (core/clock.h, core/sleep.h). Calls of the host are named
// by number.
#include <cmath>
#include <optional>

#include "library/core/clock.h"
#include "library/core/modules.h"
#include "library/core/sleep.h"
#include "library/traceback/text.h"
#include "machine/machine.h"
#include "objects/core/host_side.h"
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

// Rounded up, as in CPython's loop, so that timers closer together than a millisecond fire in one
// round.
int64_t whole_milliseconds(double seconds) {
  return static_cast<int64_t>(std::ceil(std::fmin(seconds, kLastSecond) * 1e3)) * kMillisecond;
}

Result<Value> asyncio_wait(Vm& vm, const Value* arguments) {
  double seconds = TRY(real_number_calling(vm, arguments[0]));
  if (!(seconds > 0)) return Value::none();
  TRY(sleep_for(vm, whole_milliseconds(seconds)));
  return Value::none();
}

Result<HostAnswers*> answers_of(Vm& vm) {
  if (vm.host.side != nullptr) return &vm.host.side->answers();
  return vm.raise(TypeId::SystemError, "the host gave nothing to this run");
}

// Waits until the host has answered a call, but at most for that time. None: no bound.
Result<Value> asyncio_wait_for_host(Vm& vm, const Value* arguments) {
  std::optional<int64_t> nanoseconds;
  if (!arguments[0].is_none()) {
    double seconds = TRY(real_number_calling(vm, arguments[0]));
    if (!(seconds > 0)) return Value::none();
    nanoseconds = whole_milliseconds(seconds);
  }
  TRY(TRY(answers_of(vm))->wait_for_answers(vm, nanoseconds));
  return Value::none();
}

// The number of the next call that the host has answered, or None.
Result<Value> asyncio_take_arrived(Vm& vm, const Value*) {
  std::optional<uint64_t> call = TRY(answers_of(vm))->take_arrived();
  if (!call) return Value::none();
  return make_int(vm, static_cast<int64_t>(*call));
}

Result<uint64_t> call_number(Vm& vm, Value value) {
  return static_cast<uint64_t>(TRY(index_int64_calling(vm, value, OutOfRange::Clamp)));
}

Result<Value> asyncio_is_answered(Vm& vm, const Value* arguments) {
  uint64_t call = TRY(call_number(vm, arguments[0]));
  return Value::boolean(TRY(answers_of(vm))->is_answered(call));
}

Result<Value> asyncio_answer(Vm& vm, const Value* arguments) {
  uint64_t call = TRY(call_number(vm, arguments[0]));
  return TRY(answers_of(vm))->answer_calling(vm, call);
}

Result<Value> asyncio_give_up(Vm& vm, const Value* arguments) {
  uint64_t call = TRY(call_number(vm, arguments[0]));
  TRY(answers_of(vm))->give_up(call);
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
    {"answer(call, /)", asyncio_answer},
    {"clock()", asyncio_clock, kNativeConstantTime},
    {"describe(exception, /)", asyncio_describe},
    {"give_up(call, /)", asyncio_give_up},
    {"is_answered(call, /)", asyncio_is_answered},
    {"leave(exception, /)", asyncio_leave, kNativeConstantTime},
    {"take_arrived()", asyncio_take_arrived},
    {"wait(seconds, /)", asyncio_wait, kNativeConstantTime},
    {"wait_for_host(seconds, /)", asyncio_wait_for_host},
};

}  // namespace

std::span<const NativeRow> asyncio_module_functions() { return kRows; }

Result<void> fill_asyncio_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
