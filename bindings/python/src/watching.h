// PythonObserver: passes the events of runs to a Python callable.
#pragma once

#include <memory>
#include <utility>

#include "hognose/observer.h"
#include "lender.h"

namespace hognose::python {

class PythonObserver final : public Observer {
 public:
  // `number`: of the callable among what the lender keeps. It gets a dict for each event.
  PythonObserver(std::shared_ptr<Lender> lender, size_t number)
      : lender_(std::move(lender)), number_(number) {}

  void on_event(const Event& event) override;

 private:
  std::shared_ptr<Lender> lender_;
  size_t number_;
};

}  // namespace hognose::python
