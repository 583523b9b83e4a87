// Reads files that the user names on the command line.
//
// The name never comes from a guest.
#pragma once

#include <optional>
#include <string>

namespace hognose::cli {

// The bytes of a file, or of stdin for "-". On failure `error` holds a message for the user.
struct FileText {
  std::optional<std::string> bytes;
  std::string error;
};
FileText read_file(const std::string& name);

}  // namespace hognose::cli
