// Input: what the guest reads from stdin.
//
// Text is requested from the host in pieces, when the guest asks for a line. Text that was received
// but not read yet is charged to the memory of the run. If the host has no text yet, it is asked
// again until a limit ends the run.
#pragma once

#include <string>
#include <string_view>

#include "base/foreign_call.h"
#include "base/result.h"
#include "meter/meter.h"

namespace hognose {

class Input {
 public:
  enum class Answer : unsigned char { Text, NothingYet, End };
  // May block until the limit on wall time.
  using Reader = Result<Answer> (*)(void* context, std::string* piece);

  void start(Meter& meter, Reader reader, void* context);

  // The next line including its newline, or the rest of the input at its end; empty means end of
  // input. Valid until the next call.
  Result<std::string_view> next_line();
  // Puts the rest of the last line back, as UTF-8. The next call of next_line() returns just that.
  void put_back(std::string_view rest) {
    on_foreign_stack([&] { rest_.assign(rest); });
  }

 private:
  Result<void> read_more();

  Meter* meter_ = nullptr;
  Reader reader_ = nullptr;
  void* context_ = nullptr;
  std::string text_;
  std::string rest_;  // text that was put back
  std::string line_;  // the last line, if it came from rest_
  size_t start_ = 0;  // start of the last line in text_
  size_t taken_ = 0;  // length of the last line in bytes, if it is in text_
  bool at_end_ = true;
};

}  // namespace hognose
