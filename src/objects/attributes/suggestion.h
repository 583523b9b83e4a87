// NameSuggestion: finds the candidate closest to a name that was not found, for "Did you mean …?".
//
// The candidates are passed to consider() one by one, as UTF-8. The distance is CPython's: an
// insertion, deletion or substitution costs 2, a change of case 1, and no more than about a third
// of the characters may change. The first of several equally close candidates wins. The work is
// bounded: after stripping the common prefix and suffix, names longer than 40 bytes are not
// compared.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace hognose {

class NameSuggestion {
 public:
  // With more candidates, CPython suggests nothing.
  static constexpr size_t kMaximumCandidates = 750;

  explicit NameSuggestion(std::string_view wanted) : wanted_(wanted) {}

  // Returns true if this candidate is the closest so far.
  bool consider(std::string_view candidate);
  bool found() const { return distance_ != SIZE_MAX; }

 private:
  std::string_view wanted_;
  size_t distance_ = SIZE_MAX;
};

}  // namespace hognose
