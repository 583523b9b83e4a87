// Reads the files that a run finds, and writes those that it changed. What is written is opened
// part by part beneath the folder, with O_NOFOLLOW.
#include "run_files.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>
#include <string_view>

#include "module_folder.h"
#include "source_file.h"

namespace hognose::cli {

namespace {

constexpr unsigned kDeepestFolder = 64;  // folders within --files

std::string in_quotes(std::string_view name) { return "'" + std::string(name) + "'"; }

// What --files reads, within the limits of the run.
class FileReader {
 public:
  FileReader(const Limits& limits, RunFiles& files) : limits_(limits), files_(files) {}

  std::string add(std::string name, std::string content) {
    bytes_ += content.size();
    if (files_.files.size() >= limits_.max_files) return "there are more files than --max-files";
    if (bytes_ > limits_.max_file_bytes) return "the files are larger than --max-file-bytes";
    files_.files.emplace_back(std::move(name), std::move(content));
    return {};
  }

  std::string add_folder(const std::string& name) {
    std::string error;
    ModuleFolder folder(name, &error);
    if (!error.empty()) return error;
    return add_entries(folder, name, "", 0);
  }

 private:
  // Links count as what they lead to within the folder. Others, and devices, are no files.
  std::string add_entries(const ModuleFolder& folder, const std::string& root,
                          const std::string& below, unsigned depth) {
    if (depth > kDeepestFolder) return in_quotes(root) + " has folders that are too deep";
    std::string here = below.empty() ? root : root + "/" + below;
    std::unique_ptr<DIR, int (*)(DIR*)> opened(opendir(here.c_str()), closedir);
    if (opened == nullptr) return in_quotes(here) + ": " + std::strerror(errno);
    std::vector<std::string> names;
    while (const dirent* entry = readdir(opened.get())) {
      std::string_view found = entry->d_name;
      if (found != "." && found != "..") names.emplace_back(found);
    }
    std::sort(names.begin(), names.end());  // the order of the system is nobody's choice
    for (const std::string& found : names) {
      std::string path = below.empty() ? found : below + "/" + found;
      struct stat status;
      if (fstatat(dirfd(opened.get()), found.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) continue;
      std::string error;
      if (S_ISDIR(status.st_mode)) {
        error = add_entries(folder, root, path, depth + 1);
      } else if (auto content = folder.read(path, limits_.max_file_bytes - bytes_ + 1)) {
        error = add(path, std::move(*content));
      }
      if (!error.empty()) return error;
    }
    return {};
  }

  const Limits& limits_;
  RunFiles& files_;
  uint64_t bytes_ = 0;
};

}  // namespace

void add_file_options(CLI::App* command, FileOptions& options) {
  command
      ->add_option("--file", options.files, "a file that the program finds under NAME (repeatable)")
      ->type_name("NAME=FILE");
  command
      ->add_option("--files", options.folders,
                   "a folder whose files the program finds in its working folder (repeatable)")
      ->type_name("FOLDER");
  command
      ->add_option("--working-folder", options.working_folder,
                   "the program's working folder (/guest)")
      ->type_name("NAME");
  command
      ->add_option("--env", options.environment,
                   "an entry of the program's os.environ (repeatable)")
      ->type_name("NAME=VALUE");
}

std::string read_run_files(const FileOptions& options, const Limits& limits, RunFiles& files) {
  if (!options.working_folder.empty()) files.working_folder = options.working_folder;
  FileReader reader(limits, files);
  for (const std::string& folder : options.folders) {
    if (std::string error = reader.add_folder(folder); !error.empty()) return error;
  }
  for (const std::string& file : options.files) {
    size_t equals = file.find('=');
    if (equals == 0 || equals == std::string::npos) return "--file needs NAME=FILE";
    FileText text = read_file(file.substr(equals + 1));
    if (!text.bytes) return text.error;
    std::string error = reader.add(file.substr(0, equals), std::move(*text.bytes));
    if (!error.empty()) return error;
  }
  for (const std::string& variable : options.environment) {
    size_t equals = variable.find('=');
    if (equals == 0 || equals == std::string::npos) return "--env needs NAME=VALUE";
    files.environment.emplace_back(variable.substr(0, equals), variable.substr(equals + 1));
  }
  return {};
}

OutputFolder::OutputFolder(const std::string& name, std::string* error) {
  descriptor_ = open(name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor_ < 0) *error = in_quotes(name) + ": " + std::strerror(errno);
}

OutputFolder::~OutputFolder() {
  if (descriptor_ >= 0) close(descriptor_);
}

namespace {

class OwnedDescriptor {
 public:
  explicit OwnedDescriptor(int number) : number_(number) {}
  ~OwnedDescriptor() {
    if (number_ >= 0) close(number_);
  }
  OwnedDescriptor(const OwnedDescriptor&) = delete;
  OwnedDescriptor& operator=(const OwnedDescriptor&) = delete;
  void reset(int number) {
    if (number_ >= 0) close(number_);
    number_ = number;
  }
  int number() const { return number_; }

 private:
  int number_;
};

bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    ssize_t count = ::write(file, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    bytes.remove_prefix(static_cast<size_t>(count));
  }
  return true;
}

bool make_file(int folder, const char* name, const FileChange& change) {
  // A name that a link has is taken from it: writing never goes through one.
  struct stat status;
  if (fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && !S_ISREG(status.st_mode) &&
      unlinkat(folder, name, S_ISDIR(status.st_mode) ? AT_REMOVEDIR : 0) != 0) {
    return false;
  }
  constexpr int kFlags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK;
  OwnedDescriptor file(openat(folder, name, kFlags, 0644));
  return file.number() >= 0 && write_all(file.number(), change.content);
}

bool remove_entry(int folder, const char* name, const FileChange& change) {
  int flags = change.type == FileChange::Type::Folder ? AT_REMOVEDIR : 0;
  // What the run deleted need not be here.
  return unlinkat(folder, name, flags) == 0 || errno == ENOENT || errno == ENOTDIR ||
         errno == EISDIR || errno == ENOTEMPTY;
}

// Applies one change beneath the folder. `path` has neither empty parts nor dots, as the run's file
// system made it; other paths are refused.
bool apply(int root, std::string_view path, const FileChange& change) {
  const bool deletes = change.kind == FileChange::Kind::Deleted;
  OwnedDescriptor entered(-1);
  int here = root;
  for (;;) {
    size_t slash = path.find('/');
    std::string part(path.substr(0, slash));
    if (part.empty() || part == "." || part == "..") return false;
    if (slash == std::string_view::npos) {
      if (deletes) return remove_entry(here, part.c_str(), change);
      if (change.type == FileChange::Type::Link) return true;
      if (change.type == FileChange::Type::Regular) return make_file(here, part.c_str(), change);
      return mkdirat(here, part.c_str(), 0755) == 0 || errno == EEXIST;
    }
    constexpr int kFolder = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
    int next = openat(here, part.c_str(), kFolder);
    if (next < 0 && deletes) return true;
    if (next < 0 && errno == ENOENT && mkdirat(here, part.c_str(), 0755) == 0) {
      next = openat(here, part.c_str(), kFolder);
    }
    if (next < 0) return false;
    entered.reset(next);
    here = next;
    path.remove_prefix(slash + 1);
  }
}

}  // namespace

std::string OutputFolder::write(const std::vector<FileChange>& changes,
                                const std::string& working_folder) {
  std::string prefix = working_folder;
  while (!prefix.empty() && prefix.back() == '/') prefix.pop_back();
  prefix += '/';
  auto apply_one = [&](const FileChange& change) {
    if (change.path.compare(0, prefix.size(), prefix) != 0) return true;
    return apply(descriptor_, std::string_view(change.path).substr(prefix.size()), change);
  };
  auto failed = [](const FileChange& change) {
    return "the file '" + change.path + "' of the run could not be written";
  };
  // Deletions first, innermost first: a file may have become a folder.
  for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
    if (change->kind == FileChange::Kind::Deleted && !apply_one(*change)) return failed(*change);
  }
  for (const FileChange& change : changes) {
    if (change.kind != FileChange::Kind::Deleted && !apply_one(change)) return failed(change);
  }
  return {};
}

}  // namespace hognose::cli
