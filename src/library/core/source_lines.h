// SourceLines: finds lines of source texts by their number.
//
// Tracebacks need many lines of few sources. So the starts of every n-th line of the latest source
// are kept, in a table of fixed size. Reading is charged.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/result.h"
#include "meter/meter.h"

namespace hognose {

class SourceLines {
 public:
  explicit SourceLines(Meter& meter) : meter_(meter) {}

  // Lines [first, last], counted from 1, without the line end of the last one. Lines that the
  // source does not have are left out. `source` must stay alive and unchanged: it is recognized by
  // its address.
  Result<std::string_view> lines(std::string_view source, uint32_t first, uint32_t last);

 private:
  static constexpr uint32_t kMarks = 256;

  Result<void> index(std::string_view source);
  // Where the line starts, or SIZE_MAX.
  Result<size_t> start_of(uint32_t line);

  Meter& meter_;
  std::string_view source_;
  uint32_t line_count_ = 0;
  uint32_t stride_ = 1;   // lines from one mark to the next
  size_t marks_[kMarks];  // marks_[i]: where line 1 + i * stride_ starts
};

}  // namespace hognose
