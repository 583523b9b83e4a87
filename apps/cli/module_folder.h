// A folder of --module-path: the only files that a run can make the command line open.
//
// The folder is opened before the run; files are looked up beneath it. A guest chooses the name of
// a module, and the folder's owner may not know all that lies in it: only regular files are read,
// and no link leads out.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hognose::cli {

class ModuleFolder {
 public:
  // Opens the folder; on failure says why.
  ModuleFolder(std::string name, std::string* error);
  ~ModuleFolder();
  ModuleFolder(ModuleFolder&& other) noexcept;
  ModuleFolder(const ModuleFolder&) = delete;
  ModuleFolder& operator=(const ModuleFolder&) = delete;

  const std::string& name() const { return name_; }
  // The beginning of a regular file beneath the folder, at most `most` bytes of it. Nothing if
  // there is none: folders, FIFOs, sockets and devices are none, and neither is what a link refers
  // to by an absolute name or by more ".." than lead up to the folder.
  std::optional<std::string> read(std::string_view path, uint64_t most) const;

 private:
  std::string name_;
  int descriptor_ = -1;
};

}  // namespace hognose::cli
