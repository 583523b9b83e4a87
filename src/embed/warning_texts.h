// Texts of parser and compiler warnings, as CPython prints them.
//
// Each text ends with the source line. A program determines how many warnings there are and how
// long their lines are, so both are charged, and the texts count as memory of the run.
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
  // All arguments must outlive this object. The positions of the warnings refer to `source`.
  WarningTexts(std::string_view source, std::string_view filename, Meter& meter,
               std::vector<std::string>& texts)
      : source_(source), filename_(filename), meter_(meter), texts_(texts) {}

  // Fails only if the run is stopped. Cheapest for warnings in the order of their lines.
  Result<void> add(const ast::Array<SyntaxWarning>& warnings);

 private:
  Result<void> go_to_line(uint32_t number);

  std::string_view source_;
  std::string_view filename_;
  Meter& meter_;
  std::vector<std::string>& texts_;
  uint32_t line_ = 0;      // line of the last warning, from 1
  size_t line_start_ = 0;  // offset in the source
  std::string_view line_text_;
};

}  // namespace hognose
