// Mounts: asks the host for what is in its mounted trees, and puts it into the run's files.
//
// The host is called on its own stack, within the native that needs the folder or the file.
#pragma once

#include <string>

#include "embed/host/callbacks.h"
#include "hognose/sandbox.h"
#include "library/files/tree.h"
#include "objects/core/host_side.h"

namespace hognose {

class Mounts final : public MountedTrees {
 public:
  Mounts(const SandboxOptions& options, HostCallbacks& callbacks)
      : options_(options), callbacks_(callbacks) {}

  Result<int> read_folder(Vm& vm, FileSystem* files, FileNode* folder) override;
  Result<int> read_file(Vm& vm, FileSystem* files, FileNode* folder, Str* name,
                        FileNode* file) override;

 private:
  // Null for the number of a damaged node.
  const Mount* mount_of(const FileNode* node) const;

  const SandboxOptions& options_;
  HostCallbacks& callbacks_;
};

}  // namespace hognose
