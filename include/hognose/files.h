// Files: what a run finds in its file system, and what it changed there. Part of Hognose's public
// interface.
//
// The file system is in the memory of the run (docs/files.md). Nothing here opens a file of the
// host.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hognose {

// A tree of files that is not copied in: the host supplies a folder or a file when the program asks
// for it. The program can only read there (EROFS).
//
// Both functions get a path below the mount, such as "a/b.txt"; "" is the mount itself. They return
// nothing for what cannot be read now (EIO). They are called during the run, on the stack of the
// host; if one throws, the run ends with Status::HostError.
struct Mount {
  struct Entry {
    std::string name;  // without "/" and NUL, at most 255 bytes, neither "." nor ".."
    bool is_folder = false;
    uint64_t size = 0;  // in bytes, for a program that asks before it opens the file
  };

  // Where the program finds it. The folder is made; nothing else may be in it.
  std::string path;
  // What a folder has, in the order that the program sees. Called once for each folder that the
  // program uses; a Session keeps the answer. A second entry of the same name is ignored.
  std::function<std::optional<std::vector<Entry>>(std::string_view folder)> list;
  // The content of a file. Called when the file is opened and was not open before. While it is
  // open, its content counts towards the limits of the run.
  std::function<std::optional<std::string>(std::string_view file)> read;
};

// Put it into SandboxOptions::files. That opens the feature `files`, unless the policy closes it.
struct RunFiles {
  // Paths and contents. A path that does not begin with "/" is below the working folder. The
  // folders on the way to it are made. A later entry replaces an earlier one of the same path.
  std::vector<std::pair<std::string, std::string>> files;
  // Where relative paths of the run begin. It is made if it does not exist.
  std::string working_folder = "/guest";
  // os.environ. The run never sees the environment of the host's process.
  std::vector<std::pair<std::string, std::string>> environment;
  // None may be within another.
  std::vector<Mount> mounts;
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
