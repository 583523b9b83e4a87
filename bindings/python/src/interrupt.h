// Ctrl-C: while a sandbox runs on the main thread, SIGINT also cancels the run.
//
// Python only notes the signal and handles it when its code executes again, which a guest without
// an end would never allow. The handler stays between runs, when it only passes the signal on.
// Python takes it away when a program sets a handler of its own. To ask the system before each run
// whether that has happened would cost a short run more than its code, so it is asked once in a
// tick of the clock: before runs, and while one works.
#pragma once

#include <csignal>

#include "hognose/sandbox.h"
#include "lender.h"

namespace hognose::python {

class Interruptible {
 public:
  // Has no effect on other threads than the main one. The GIL must be held.
  explicit Interruptible(Sandbox& sandbox);
  ~Interruptible();
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;

  // For SandboxOptions::on_work. What a handler of the program raises ends the run.
  static void look(Lender& lender);

 private:
  static bool install_again();
  static void on_signal(int number, siginfo_t* info, void* context);

  bool is_on_ = false;
  Sandbox* outer_ = nullptr;
};

}  // namespace hognose::python
