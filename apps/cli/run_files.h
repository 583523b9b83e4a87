// The files of a run on the command line: --file, --files, --files-out.
//
// Names of the host's files come from the command line alone. Names in the outcome come from a
// guest: they are written beneath one folder, part by part, and no link is followed.
#pragma once

#include <string>
#include <vector>

#include "hognose/files.h"
#include "hognose/limits.h"

namespace CLI {
class App;
}

namespace hognose::cli {

struct FileOptions {
  std::vector<std::string> files;        // NAME=PATH
  std::vector<std::string> folders;      // DIR, whose files go into the working folder
  std::vector<std::string> environment;  // NAME=VALUE
  std::string working_folder;
  std::string output;  // DIR, or empty
  bool is_given() const {
    return !files.empty() || !folders.empty() || !environment.empty() || !working_folder.empty() ||
           !output.empty();
  }
};

// The options of what a run finds; --files-out is added apart.
void add_file_options(CLI::App* command, FileOptions& options);

// Reads the files, at most as many and as much as the limits allow. Returns a message for the user
// if that is not possible, else an empty text.
std::string read_run_files(const FileOptions& options, const Limits& limits, RunFiles& files);

// A folder for what a run changed. It is opened before the run.
class OutputFolder {
 public:
  // On failure `*error` holds the reason.
  OutputFolder(const std::string& name, std::string* error);
  ~OutputFolder();
  OutputFolder(const OutputFolder&) = delete;
  OutputFolder& operator=(const OutputFolder&) = delete;

  // Applies the changes below the working folder; others are the run's own (/tmp). Links are not
  // made. Returns a message for the user if something could not be written, else an empty text.
  std::string write(const std::vector<FileChange>& changes, const std::string& working_folder);

 private:
  int descriptor_ = -1;
};

}  // namespace hognose::cli
