// OutputFile: an output file that closes itself and records whether all of it was written.
//
// It takes ownership of an open stream.
#pragma once

#include <cstdio>
#include <string_view>

namespace hognose::cli {

class OutputFile {
 public:
  explicit OutputFile(std::FILE* file) : file_(file) {}
  ~OutputFile() { close(); }
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  void write(std::string_view text) {
    if (file_ != nullptr && std::fwrite(text.data(), 1, text.size(), file_) != text.size()) {
      failed_ = true;
    }
  }
  // Returns false if any part could not be written.
  bool close() {
    if (file_ != nullptr && std::fclose(file_) != 0) failed_ = true;
    file_ = nullptr;
    return !failed_;
  }

 private:
  std::FILE* file_;
  bool failed_ = false;
};

}  // namespace hognose::cli
