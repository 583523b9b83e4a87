// The GIL during runs: short ones keep it.
//
// Threads whose runs take a microsecond each would slow each other down, because they would spend
// more time with the GIL than with their runs. So a sandbox whose last run was that short keeps the
// GIL in the next one until the engine calls SandboxOptions::on_work, which is after about a tenth
// of a millisecond. All other runs release it at once.
#pragma once

#include <nanobind/nanobind.h>

namespace hognose::python {

// During a run, on its thread.
class GilOfRun {
 public:
  explicit GilOfRun(bool release_at_once);  // the GIL must be held
  ~GilOfRun();                              // it is held again
  GilOfRun(const GilOfRun&) = delete;
  GilOfRun& operator=(const GilOfRun&) = delete;

  // For SandboxOptions::on_work.
  static void on_work();

 private:
  GilOfRun* outer_;
  int outer_depth_;
  PyThreadState* released_ = nullptr;
};

// Python code that a run calls, or that its end executes. Within it the run does not release the
// GIL.
class WithGil {
 public:
  WithGil();
  ~WithGil();
  WithGil(const WithGil&) = delete;
  WithGil& operator=(const WithGil&) = delete;

 private:
  nanobind::gil_scoped_acquire gil_;
};

}  // namespace hognose::python
