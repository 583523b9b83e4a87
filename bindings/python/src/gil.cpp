#include "gil.h"

namespace hognose::python {

namespace {

thread_local GilOfRun* innermost = nullptr;
thread_local int depth = 0;  // of WithGil, within the innermost run

}  // namespace

GilOfRun::GilOfRun(bool release_at_once) : outer_(innermost), outer_depth_(depth) {
  innermost = this;
  depth = 0;
  if (release_at_once) released_ = PyEval_SaveThread();
}

GilOfRun::~GilOfRun() {
  if (released_ != nullptr) PyEval_RestoreThread(released_);
  innermost = outer_;
  depth = outer_depth_;
}

void GilOfRun::on_work() {
  if (innermost == nullptr || innermost->released_ != nullptr || depth != 0) return;
  innermost->released_ = PyEval_SaveThread();
}

WithGil::WithGil() { ++depth; }
WithGil::~WithGil() { --depth; }

}  // namespace hognose::python
