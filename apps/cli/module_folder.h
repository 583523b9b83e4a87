// A folder of --module-path: the only files that a run can make the command line tool open.
//
// The folder is opened before the run; files are looked up beneath it. A guest chooses module
// names, and the owner of the folder may not know everything in it. So only regular files are read,
// and no link leads out of the folder.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hognose::cli {

class ModuleFolder {
 public:
  // Opens the folder. On failure `*error` holds the reason.
  ModuleFolder(std::string name, std::string* error);
  ~ModuleFolder();
  ModuleFolder(ModuleFolder&& other) noexcept;
  ModuleFolder(const ModuleFolder&) = delete;
  ModuleFolder& operator=(const ModuleFolder&) = delete;

  const std::string& name() const { return name_; }
  // Reads at most `most` bytes from the start of a regular file beneath the folder. Returns nothing
  // if there is no such file. Folders, FIFOs, sockets and devices do not count. Nor does the target
  // of a link with an absolute name or with enough ".." to leave the folder.
  std::optional<std::string> read(std::string_view path, uint64_t most) const;

 private:
  std::string name_;
  int descriptor_ = -1;
};

}  // namespace hognose::cli
