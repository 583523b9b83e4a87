// Installs a handler of SIGINT, which passes the signal on to Python's.
#include "interrupt.h"

#include <nanobind/nanobind.h>
#include <pthread.h>

#include <atomic>
#include <ctime>

#include "gil.h"

namespace hognose::python {

namespace {

std::atomic<Sandbox*> running{nullptr};
struct sigaction previous;

// The thread whose Python code may set handlers. The first call needs the GIL.
//
// The number is in no static variable with an initializer: that would call Python, which may let go
// of the GIL, while a thread that takes it waits for the same initializer.
bool is_main_thread() {
  static std::atomic<uintptr_t> main_thread{0};
  uintptr_t known = main_thread.load(std::memory_order_relaxed);
  if (known == 0) {
    auto threading = nanobind::module_::import_("threading");
    known = nanobind::cast<uintptr_t>(threading.attr("main_thread")().attr("ident"));
    main_thread.store(known, std::memory_order_relaxed);
  }
  return pthread_equal(pthread_self(), static_cast<pthread_t>(known)) != 0;
}

// Whether the clock has ticked since the last call, which it does every few milliseconds. For the
// main thread.
bool clock_has_ticked() {
  static timespec last{};
  timespec now;
  clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
  if (now.tv_nsec == last.tv_nsec && now.tv_sec == last.tv_sec) return false;
  last = now;
  return true;
}

}  // namespace

// Sandbox::cancel() stores to an atomic flag and does nothing else.
void Interruptible::on_signal(int number, siginfo_t* info, void* context) {
  if (Sandbox* sandbox = running.load(); sandbox != nullptr) sandbox->cancel();
  if ((previous.sa_flags & SA_SIGINFO) != 0) {
    previous.sa_sigaction(number, info, context);
  } else {
    previous.sa_handler(number);
  }
}

Interruptible::Interruptible(Sandbox& sandbox) {
  if (!is_main_thread()) return;
  if (clock_has_ticked()) install_again();
  is_on_ = true;
  outer_ = running.exchange(&sandbox);
}

void Interruptible::look(Lender& lender) {
  if (!is_main_thread() || !clock_has_ticked() || !install_again()) return;
  WithGil gil;  // a signal may have come before
  if (PyErr_CheckSignals() == 0) return;
  nanobind::python_error raised;
  lender.interrupt(nanobind::borrow(raised.value()));
}

// Whether the handler was gone. A process that ignores the signal, or dies of it, has no handler to
// pass it on to.
bool Interruptible::install_again() {
  struct sigaction current;
  sigaction(SIGINT, nullptr, &current);
  const bool has_action = (current.sa_flags & SA_SIGINFO) != 0;
  if (has_action && current.sa_sigaction == on_signal) return false;
  if (!has_action && (current.sa_handler == SIG_IGN || current.sa_handler == SIG_DFL)) return false;
  previous = current;
  struct sigaction handler{};
  handler.sa_sigaction = on_signal;
  handler.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&handler.sa_mask);
  sigaction(SIGINT, &handler, nullptr);
  return true;
}

Interruptible::~Interruptible() {
  if (is_on_) running.store(outer_);
}

}  // namespace hognose::python
