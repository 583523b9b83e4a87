// Reading what the user names on the command line.
//
// Receives a name from the command line, never from a guest; hands on bytes or an error text.
#pragma once

#include <optional>
#include <string>

namespace hognose::cli {

// The bytes of a file, or of stdin for "-"; on failure an error text for the user.
struct FileText {
  std::optional<std::string> bytes;
  std::string error;
};
FileText read_file(const std::string& name);

}  // namespace hognose::cli
