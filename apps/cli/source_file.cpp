// Reads files that the user names on the command line, never a guest.
//
// Files are also opened in module_folder.cpp, watching.cpp and process_memory.cpp.
#include "source_file.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include <sys/stat.h>

namespace hognose::cli {

FileText read_file(const std::string& name) {
  FileText result;
  std::string bytes;
  std::FILE* file = stdin;
  if (name != "-") {
    struct stat status;
    if (stat(name.c_str(), &status) == 0) {
      if (S_ISDIR(status.st_mode)) {
        result.error = "'" + name + "' is a directory";
        return result;
      }
      constexpr off_t kMostAtOnce = off_t{64} << 20;
      if (S_ISREG(status.st_mode)) {
        bytes.reserve(static_cast<size_t>(std::min(status.st_size, kMostAtOnce)));
      }
    }
    file = std::fopen(name.c_str(), "rb");
    if (file == nullptr) {
      result.error = "can't open file '" + name + "': " + std::strerror(errno);
      return result;
    }
  }
  char buffer[65536];
  size_t count;
  while ((count = std::fread(buffer, 1, sizeof buffer, file)) > 0) bytes.append(buffer, count);
  bool failed = std::ferror(file) != 0;
  int reason = errno;
  if (file != stdin) std::fclose(file);
  if (failed) {
    result.error = "can't read '" + name + "': " + std::strerror(reason);
  } else {
    result.bytes = std::move(bytes);
  }
  return result;
}

}  // namespace hognose::cli
