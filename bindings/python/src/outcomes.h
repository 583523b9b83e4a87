// RunOutcome: an Outcome as hognose.ExecutionResult reads it.
#pragma once

#include <nanobind/nanobind.h>

#include <memory>
#include <string>
#include <utility>

#include "hognose/outcome.h"

namespace hognose::python {

class Lender;

// An Outcome, and what its engine knows beside it.
struct RunOutcome : Outcome {
  RunOutcome() = default;
  explicit RunOutcome(Outcome&& outcome) : Outcome(std::move(outcome)) {}
  RunOutcome(Outcome&& outcome, std::weak_ptr<Lender> of, std::shared_ptr<const std::string> folder)
      : Outcome(std::move(outcome)), lender(std::move(of)), working_folder(std::move(folder)) {}

  std::weak_ptr<Lender> lender;
  std::shared_ptr<const std::string> working_folder;  // null if nothing ran
};

// The value of the run, if objects of the host are part of it; else null. It is taken out of the
// outcome, because Python's garbage collector cannot see what an outcome keeps. A value that cannot
// be converted stays there.
nanobind::object take_lent(RunOutcome& outcome, const Lender& lender);

void define_outcomes(nanobind::module_& module);

}  // namespace hognose::python
