// Source modules: importing what the host finds for a name, compiled under the run's limits.
//
// Receives the host's finder; keeps the compiled modules of a run alive until it ends.
#pragma once

#include <memory>
#include <vector>

#include "base/arena.h"
#include "embed/compiled.h"
#include "hognose/sandbox.h"
#include "library/importer.h"

namespace hognose {

class HostModules final : public SourceModules {
 public:
  explicit HostModules(const SandboxOptions& options) : options_(options) {}

  Result<bool> run_calling(Machine& machine, Str* name, Module* module) override;
  void forget() { compiled_.clear(); }

 private:
  const SandboxOptions& options_;
  std::vector<std::unique_ptr<Program::Compiled>> compiled_;
};

}  // namespace hognose
