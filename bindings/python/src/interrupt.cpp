// Installs a handler of SIGINT, which passes the signal on to Python's.
#include "interrupt.h"

#include <nanobind/nanobind.h>
#include <pthread.h>

#include <atomic>

namespace hognose::python {

namespace {

std::atomic<Sandbox*> running{nullptr};
struct sigaction previous;

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
  static const pthread_t main_thread = [] {
    auto threading = nanobind::module_::import_("threading");
    return static_cast<pthread_t>(
        nanobind::cast<uintptr_t>(threading.attr("main_thread")().attr("ident")));
  }();
  if (pthread_equal(pthread_self(), main_thread) == 0) return;
  if (running.load() == nullptr && !install()) return;
  is_on_ = true;
  outer_ = running.exchange(&sandbox);
}

// Whether the handler is there. A process that ignores the signal, or dies of it, has no handler to
// pass it on to. Python replaces the handler when a program sets one of its own.
bool Interruptible::install() {
  struct sigaction current;
  sigaction(SIGINT, nullptr, &current);
  const bool has_action = (current.sa_flags & SA_SIGINFO) != 0;
  if (has_action && current.sa_sigaction == on_signal) return true;
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
