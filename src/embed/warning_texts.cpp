// Warning texts: the search for each line continues from the line of the previous warning.
//
// See warning_texts.h.
#include "embed/warning_texts.h"

#include <algorithm>

namespace hognose {

namespace {

std::string_view without_white_space(std::string_view line) {
  size_t first = line.find_first_not_of(" \t\f");
  if (first == line.npos) return {};
  return line.substr(first, line.find_last_not_of(" \t\f") + 1 - first);
}

}  // namespace

Result<void> WarningTexts::go_to_line(uint32_t number) {
  if (number < line_ || line_ == 0) {
    line_ = 1;
    line_start_ = 0;
  }
  size_t end = 0;
  for (;; ++line_, line_start_ = end + 1) {
    end = std::min(source_.find('\n', line_start_), source_.size());
    TRY(meter_.charge_bytes(end - line_start_));
    if (line_ == number || end == source_.size()) break;
  }
  line_text_ = without_white_space(source_.substr(line_start_, end - line_start_));
  return {};
}

Result<void> WarningTexts::add(const ast::Array<SyntaxWarning>& warnings) {
  for (uint32_t i = 0; i < warnings.count; ++i) {
    const SyntaxWarning& warning = warnings[i];
    if (warning.position.lineno != line_) TRY(go_to_line(warning.position.lineno));
    std::string_view kind =
        warning.kind == WarningKind::SyntaxWarning ? "SyntaxWarning" : "DeprecationWarning";
    std::string number = std::to_string(warning.position.lineno);
    size_t size = filename_.size() + number.size() + kind.size() + warning.message.size() +
                  line_text_.size() + 8;
    TRY(meter_.charge_bytes(size));
    if (!meter_.take_memory(sizeof(std::string) + size)) return meter_.stop(StopReason::Memory);
    std::string& text = texts_.emplace_back();
    text.reserve(size);
    text.append(filename_).append(":").append(number).append(": ");
    text.append(kind).append(": ").append(warning.message);
    if (!line_text_.empty()) text.append("\n  ").append(line_text_);
  }
  return {};
}

}  // namespace hognose
