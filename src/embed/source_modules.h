// Host modules: imports those the host added and those its finder returns. Source text is compiled
// under the run's limits.
//
// The compiled modules of a run stay alive until it ends.
#pragma once

#include <memory>
#include <vector>

#include "base/arena.h"
#include "base/native_memory.h"
#include "embed/compiled.h"
#include "embed/given_modules.h"
#include "embed/host/callbacks.h"
#include "hognose/sandbox.h"
#include "library/core/importer.h"

namespace hognose {

class HostModules final : public SourceModules {
 public:
  HostModules(const SandboxOptions& options, const GivenModules& given, HostCallbacks& callbacks)
      : options_(options), given_(given), callbacks_(callbacks) {}

  Result<bool> run_calling(Machine& machine, Str* name, Module* module) override;
  Result<bool> has_calling(Machine& machine, Str* name) override;
  Result<void> add_texts(Machine& machine, Str* package, Dict* texts) override;
  void forget() { release(compiled_); }
  size_t count() const { return compiled_.size(); }
  // Forgets those that were compiled last.
  void forget_after(size_t count) { compiled_.resize(count); }

 private:
  struct Found {
    std::string_view bytes;
    std::string_view filename;
    bool is_package = false;
  };

  Result<void> run_source_calling(Machine& machine, Str* name, Module* module, const Found& found);

  const SandboxOptions& options_;
  const GivenModules& given_;
  HostCallbacks& callbacks_;
  NativeVector<std::unique_ptr<Program::Compiled>> compiled_;
};

}  // namespace hognose
