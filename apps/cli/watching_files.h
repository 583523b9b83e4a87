// What the files that watching writes have in common: they close themselves, and say whether all
// could be written.
//
// Receives an open stream; hands on whether everything arrived.
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
  // False: something did not arrive.
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
