// The texts of what the parser and the compiler warn of, as CPython prints them.
//
// Receives warnings with their places in the source; hands on a text for each, which ends with the
// line. A program chooses how many there are and how long their lines are: both are charged, and
// what the texts take is memory of the run.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "meter/meter.h"
#include "syntax/parser/parser.h"

namespace hognose {

class WarningTexts {
 public:
  // All of them must outlive this. `source`: what the positions of the warnings refer to.
  WarningTexts(std::string_view source, std::string_view filename, Meter& meter,
               std::vector<std::string>& texts)
      : source_(source), filename_(filename), meter_(meter), texts_(texts) {}

  // Fails with a stop only. Costs least for warnings in the order of their lines.
  Result<void> add(const ast::Array<SyntaxWarning>& warnings);

 private:
  Result<void> go_to_line(uint32_t number);

  std::string_view source_;
  std::string_view filename_;
  Meter& meter_;
  std::vector<std::string>& texts_;
  uint32_t line_ = 0;      // the line that was warned of last, from 1
  size_t line_start_ = 0;  // in the source
  std::string_view line_text_;
};

}  // namespace hognose
