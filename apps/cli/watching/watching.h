// Observers for the command line: --audit, --trace, --coverage and --profile.
//
// Each is an observer with the file it writes. The file is opened before the run begins, because no
// file can be opened afterwards. finish() writes what is known only at the end.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "hognose/sandbox.h"

namespace hognose::cli {

class Watching : public Observer {
 public:
  virtual ObserverOptions options() const = 0;
  // Called after the run. Returns false if the file could not be written.
  virtual bool finish() = 0;
};

struct WatchingOptions {
  std::string audit;  // these three: file names; empty: do not write the file
  std::string coverage;
  std::string profile;
  bool trace = false;
  LibraryCode library = LibraryCode::Hidden;
};

struct WatchingResult {
  std::vector<std::shared_ptr<Watching>> watchers;
  std::string error;  // which file could not be opened, and why
};
WatchingResult open_watchers(const WatchingOptions& options);

// Create one observer of each kind. All but the trace take ownership of the stream.
std::shared_ptr<Watching> make_audit(std::FILE* file, LibraryCode library);
std::shared_ptr<Watching> make_trace(LibraryCode library);
std::shared_ptr<Watching> make_coverage(std::FILE* file);
std::shared_ptr<Watching> make_profile(std::FILE* file, LibraryCode library);

}  // namespace hognose::cli
