// Diagnostics: converts a tree position into the offsets and the source line of a SyntaxError.
// Positions in the tree are lines and byte columns.
#include "compiler/diagnostics.h"

namespace hognose {

namespace {

// The line with its newline; empty if the source has fewer lines.
std::string_view line_of(std::string_view source, uint32_t number) {
  size_t start = 0;
  for (uint32_t line = 1; line < number; ++line) {
    size_t end = source.find('\n', start);
    if (end == std::string_view::npos) return {};
    start = end + 1;
  }
  size_t end = source.find('\n', start);
  return source.substr(start, end == std::string_view::npos ? end : end + 1 - start);
}

}  // namespace

bool Diagnostics::error(const ast::Position& position,
                        std::initializer_list<std::string_view> message) {
  if (!failed_) {
    failed_ = true;
    error_ = {position, workspace_.text(message)};
  }
  return false;
}

void Diagnostics::warn(const ast::Position& position,
                       std::initializer_list<std::string_view> message) {
  workspace_.warn(WarningKind::SyntaxWarning, workspace_.text(message), position);
}

SyntaxError Diagnostics::record() const {
  SyntaxError error;
  error.message = error_.message;
  std::string_view line = line_of(source_, error_.position.lineno);
  error.lineno = static_cast<int32_t>(error_.position.lineno);
  // CPython's compiler, unlike its parser, reports columns in bytes.
  error.offset = static_cast<int32_t>(error_.position.col_offset) + 1;
  error.end_lineno = static_cast<int32_t>(error_.position.end_lineno);
  error.end_offset = static_cast<int32_t>(error_.position.end_col_offset) + 1;
  error.text = line;
  error.has_text = !line.empty();
  return error;
}

}  // namespace hognose
