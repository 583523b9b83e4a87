// Files: what a run finds in its file system, and what it changed there. Part of Hognose's public
// interface.
//
// The file system is in the memory of the run (docs/files.md). Nothing here opens a file of the
// host.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace hognose {

// Put it into SandboxOptions::files. That opens the feature `files`, unless the policy closes it.
struct RunFiles {
  // Paths and contents. A path that does not begin with "/" is below the working folder. The
  // folders on the way to it are made. A later entry replaces an earlier one of the same path.
  std::vector<std::pair<std::string, std::string>> files;
  // Where relative paths of the run begin. It is made if it does not exist.
  std::string working_folder = "/guest";
  // os.environ. The run never sees the environment of the host's process.
  std::vector<std::pair<std::string, std::string>> environment;
};

// One difference between the files at the start of a run and at its end.
struct FileChange {
  enum class Kind : uint8_t { Created, Modified, Deleted };
  enum class Type : uint8_t { Regular, Folder, Link };

  std::string path;  // absolute, in the run's file system
  Kind kind = Kind::Created;
  Type type = Type::Regular;
  std::string content;   // of a regular file; the target of a link; empty if it was deleted
  uint32_t mode = 0644;  // the permissions
};

}  // namespace hognose
