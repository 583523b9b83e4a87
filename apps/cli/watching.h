// Watching a run from the command line: --audit, --trace, --coverage and --profile.
//
// Each is an observer with the file it writes. The file is opened before the run begins, since no
// file can be opened later; what is only known at the end is written by finish().
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "hognose/sandbox.h"

namespace hognose::cli {

class Watching : public Observer {
 public:
  virtual ObserverOptions options() const = 0;
  // After the run. False: the file could not be written.
  virtual bool finish() = 0;
};

struct WatchingOptions {
  std::string audit;     // file names; empty: not wanted
  std::string coverage;  //
  std::string profile;   //
  bool trace = false;
  LibraryCode library = LibraryCode::Hidden;
};

struct WatchingResult {
  std::vector<std::shared_ptr<Watching>> watchers;
  std::string error;  // which file could not be opened, and why
};
WatchingResult open_watchers(const WatchingOptions& options);

// One for each kind; the stream is theirs from then on, but for the trace's.
std::shared_ptr<Watching> make_audit(std::FILE* file, LibraryCode library);
std::shared_ptr<Watching> make_trace(LibraryCode library);
std::shared_ptr<Watching> make_coverage(std::FILE* file);
std::shared_ptr<Watching> make_profile(std::FILE* file, LibraryCode library);

}  // namespace hognose::cli
