// The native part of _thread: the chains of frames that take turns (machine/threads.h).
//
// Which chain goes on is decided in _thread.py. Programs do not reach these functions: no policy
// opens _threads.
#include "library/core/modules.h"
#include "library/core/sleep.h"
#include "machine/machine.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Result<uint32_t> number_of(Vm& vm, Value value) {
  if (!value.is_small_int() || value.small_int() < 0 || value.small_int() > UINT32_MAX) {
    return vm.raise(TypeId::TypeError, "the number of a thread is an int");
  }
  return static_cast<uint32_t>(value.small_int());
}

// create(function) -> number: a new thread that begins with function(), which must not return.
Result<Value> threads_create(Vm& vm, const Value* arguments) {
  Function* function = vm.as<Function>(arguments[0], TypeId::Function);
  if (function == nullptr) return vm.raise(TypeId::TypeError, "a thread begins with a function");
  return Value::from_small_int(TRY(machine_of(vm).threads.create(function)));
}

Result<Value> threads_running(Vm& vm, const Value*) {
  return Value::from_small_int(machine_of(vm).threads.running());
}

Result<Value> threads_can_go_on(Vm& vm, const Value* arguments) {
  return Value::boolean(machine_of(vm).threads.can_go_on(TRY(number_of(vm, arguments[0]))));
}

// go_on(thread): suspends the running thread, and the other goes on. Returns when this one does.
Result<Value> threads_go_on(Vm& vm, const Value* arguments) {
  uint32_t thread = TRY(number_of(vm, arguments[0]));
  return machine_of(vm).threads.request(thread, AfterSwitch::Suspend, threads_go_on);
}

// end_with(thread): ends the running thread, and the other goes on.
Result<Value> threads_end_with(Vm& vm, const Value* arguments) {
  uint32_t thread = TRY(number_of(vm, arguments[0]));
  return machine_of(vm).threads.request(thread, AfterSwitch::End, threads_end_with);
}

// drop(thread): a suspended thread never goes on.
Result<Value> threads_drop(Vm& vm, const Value* arguments) {
  uint32_t thread = TRY(number_of(vm, arguments[0]));
  return Value::boolean(machine_of(vm).threads.drop(thread));
}

// pass_time(nanoseconds): sleeps although there are other threads.
Result<Value> threads_pass_time(Vm& vm, const Value* arguments) {
  TRY(sleep_for(vm, TRY(index_int64_calling(vm, arguments[0], OutOfRange::Clamp))));
  return Value::none();
}

// use_sleep(function): time.sleep() calls it with nanoseconds.
Result<Value> threads_use_sleep(Vm& vm, const Value* arguments) {
  vm.state(LibraryState::ThreadSleep) = arguments[0];
  return Value::none();
}

constexpr NativeRow kRows[] = {
    {"create(function, /)", threads_create},
    {"running()", threads_running, kNativeConstantTime},
    {"can_go_on(thread, /)", threads_can_go_on, kNativeConstantTime},
    {"go_on(thread, /)", threads_go_on, kNativeConstantTime},
    {"end_with(thread, /)", threads_end_with, kNativeConstantTime},
    {"drop(thread, /)", threads_drop, kNativeConstantTime},
    {"pass_time(nanoseconds, /)", threads_pass_time, kNativeConstantTime},
    {"use_sleep(function, /)", threads_use_sleep, kNativeConstantTime},
};

}  // namespace

std::span<const NativeRow> threads_module_functions() { return kRows; }

Result<void> fill_threads_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
