// Opens the files and creates the observers that the command line asks for.
//
// Reports the file that could not be opened.
#include "watching.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace hognose::cli {

WatchingResult open_watchers(const WatchingOptions& options) {
  WatchingResult result;
  auto open = [&result](const std::string& name) {
    std::FILE* file = std::fopen(name.c_str(), "w");
    if (file == nullptr) result.error = name + ": " + std::strerror(errno);
    return file;
  };
  if (!options.audit.empty()) {
    std::FILE* file = open(options.audit);
    if (file == nullptr) return result;
    result.watchers.push_back(make_audit(file, options.library));
  }
  if (!options.coverage.empty()) {
    std::FILE* file = open(options.coverage);
    if (file == nullptr) return result;
    result.watchers.push_back(make_coverage(file));
  }
  if (!options.profile.empty()) {
    std::FILE* file = open(options.profile);
    if (file == nullptr) return result;
    result.watchers.push_back(make_profile(file, options.library));
  }
  if (options.trace) result.watchers.push_back(make_trace(options.library));
  return result;
}

}  // namespace hognose::cli
