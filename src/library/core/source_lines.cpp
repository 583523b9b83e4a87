// Finding lines: index() counts the lines of a source and marks every n-th; lookups search forward
// from the nearest mark.
#include "library/core/source_lines.h"

#include <algorithm>

#include "meter/paced.h"

namespace hognose {

namespace {

constexpr size_t kPacedLines = 1u << 16;

}  // namespace

Result<void> SourceLines::index(std::string_view source) {
  TRY(meter_.charge_bytes(2 * source.size()));
  source_ = source;
  line_count_ = 1 + static_cast<uint32_t>(std::count(source.begin(), source.end(), '\n'));
  stride_ = line_count_ / kMarks + 1;
  size_t start = 0;
  Pace pace(meter_);
  for (uint32_t line = 0; line < line_count_; ++line) {
    TRY(pace.turn(kPacedItems / kPacedLines));
    if (line % stride_ == 0) marks_[line / stride_] = start;
    start = source.find('\n', start) + 1;
  }
  return {};
}

Result<size_t> SourceLines::start_of(uint32_t line) {
  if (line == 0 || line > line_count_) return SIZE_MAX;
  size_t start = marks_[(line - 1) / stride_];
  size_t from = start;
  for (uint32_t skip = (line - 1) % stride_; skip > 0; --skip) {
    start = source_.find('\n', start) + 1;
  }
  TRY(meter_.charge_bytes(start - from));
  return start;
}

Result<std::string_view> SourceLines::lines(std::string_view source, uint32_t first,
                                            uint32_t last) {
  if (source_.data() != source.data()) TRY(index(source));
  size_t start = TRY(start_of(first));
  if (start == SIZE_MAX || last < first) return std::string_view();
  size_t last_start = TRY(start_of(std::min(last, line_count_)));
  size_t end = std::min(source.find('\n', last_start), source.size());
  TRY(meter_.charge_bytes(end - last_start));
  return source.substr(start, end - start);
}

}  // namespace hognose
