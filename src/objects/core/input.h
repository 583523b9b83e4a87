// Input: what the guest reads from stdin, on its way from the host.
//
// Receives pieces of text from the host when a line is asked for; hands on lines. What waits here
// is charged to the run's memory; a host that has nothing yet is asked again until a limit ends the
// run.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "meter/meter.h"

namespace hognose {

class Input {
 public:
  enum class Answer : unsigned char { Text, NothingYet, End };
  // May wait, for at most that many seconds (a negative number: as long as it likes).
  using Reader = Result<Answer> (*)(void* context, double seconds, std::string* piece);

  void start(Meter& meter, Reader reader, void* context);

  // Bytes up to a newline and with it, or what is left at the end; empty: there is no more. Valid
  // until the next call.
  Result<std::string_view> next_line();
  // Puts the rest of the last line back, as UTF-8; the next line begins with it.
  void put_back(std::string_view rest) { rest_.assign(rest); }

 private:
  Result<void> read_more();
  double seconds_left() const;

  Meter* meter_ = nullptr;
  Reader reader_ = nullptr;
  void* context_ = nullptr;
  std::string text_;
  std::string rest_;  // put back
  std::string line_;  // the last line, if it was put back before
  size_t start_ = 0;  // of what was not handed on before the last line
  size_t taken_ = 0;  // bytes of the last line
  bool at_end_ = true;
};

}  // namespace hognose
