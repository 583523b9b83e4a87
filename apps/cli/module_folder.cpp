// Looks up files beneath a folder, one name at a time.
//
// Each name is opened with O_PATH and without following links, so that no device is touched. Links
// are resolved here: the names in their targets are looked up in the same way.
#include "module_folder.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstring>
#include <utility>
#include <vector>

namespace hognose::cli {

namespace {

// The deepest nesting of folders, and the most links on the way to one file.
constexpr size_t kDeepest = 64;
constexpr unsigned kMostLinks = 40;

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) close(number_);
  }
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int number() const { return number_; }
  bool is_open() const { return number_ >= 0; }

 private:
  int number_;
};

mode_t type_of(const Descriptor& descriptor) {
  struct stat status;
  return fstat(descriptor.number(), &status) == 0 ? status.st_mode & S_IFMT : 0;
}

// Pushes the names of a path in front of the names still to be looked up. The vector holds the next
// name last.
void push_names(std::vector<std::string>& names, std::string_view path) {
  std::vector<std::string> parts;
  for (size_t start = 0; start <= path.size();) {
    size_t end = std::min(path.find('/', start), path.size());
    if (end > start) parts.emplace_back(path.substr(start, end - start));
    start = end + 1;
  }
  names.insert(names.end(), std::make_move_iterator(parts.rbegin()),
               std::make_move_iterator(parts.rend()));
}

// Returns a descriptor for reading; not open if there is no such regular file.
Descriptor open_beneath(int folder, std::string_view path) {
  std::vector<std::string> names;
  push_names(names, path);
  std::vector<Descriptor> entered;  // the folders entered below `folder`
  unsigned links = 0;
  while (!names.empty()) {
    std::string name = std::move(names.back());
    names.pop_back();
    if (name == ".") continue;
    if (name == "..") {
      if (entered.empty()) break;
      entered.pop_back();
      continue;
    }
    int here = entered.empty() ? folder : entered.back().number();
    Descriptor found(openat(here, name.c_str(), O_PATH | O_NOFOLLOW | O_CLOEXEC));
    if (!found.is_open()) break;
    switch (type_of(found)) {
      case S_IFLNK: {
        char target[PATH_MAX];
        ssize_t length = readlinkat(found.number(), "", target, sizeof target);
        if (length <= 0 || target[0] == '/' || ++links > kMostLinks) return Descriptor(-1);
        push_names(names, std::string_view(target, static_cast<size_t>(length)));
        break;
      }
      case S_IFDIR:
        if (entered.size() == kDeepest) return Descriptor(-1);
        entered.push_back(std::move(found));
        break;
      case S_IFREG: {
        if (!names.empty()) return Descriptor(-1);
        // The name may refer to something else by now, so check the type again.
        constexpr int kFlags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
        Descriptor file(openat(here, name.c_str(), kFlags));
        return type_of(file) == S_IFREG ? std::move(file) : Descriptor(-1);
      }
      default: return Descriptor(-1);
    }
  }
  return Descriptor(-1);
}

}  // namespace

ModuleFolder::ModuleFolder(std::string name, std::string* error)
    : name_(std::move(name)), descriptor_(open(name_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
  if (descriptor_ < 0) *error = "can't open folder '" + name_ + "': " + std::strerror(errno);
}

ModuleFolder::~ModuleFolder() {
  if (descriptor_ >= 0) close(descriptor_);
}

ModuleFolder::ModuleFolder(ModuleFolder&& other) noexcept
    : name_(std::move(other.name_)), descriptor_(std::exchange(other.descriptor_, -1)) {}

std::optional<std::string> ModuleFolder::read(std::string_view path, uint64_t most) const {
  Descriptor file = open_beneath(descriptor_, path);
  if (!file.is_open()) return std::nullopt;
  constexpr uint64_t kPiece = 1 << 16;
  std::string bytes;
  for (;;) {
    size_t before = bytes.size();
    auto wanted = static_cast<size_t>(std::min(kPiece, most - before));
    bytes.resize(before + wanted);
    ssize_t count = ::read(file.number(), bytes.data() + before, wanted);
    bool is_interrupted = count < 0 && errno == EINTR;
    if (count < 0 && !is_interrupted) return std::nullopt;
    bytes.resize(before + static_cast<size_t>(is_interrupted ? 0 : count));
    if (count == 0) break;
  }
  return bytes;
}

}  // namespace hognose::cli
