// NameSuggestion: "Did you mean …?": the candidate most like a name that was not found.
//
// Receives the wanted name and one candidate after the other, as UTF-8; remembers the nearest by
// CPython's measure: an insertion, deletion or substitution costs 2, a change of case 1, and no
// more than about a third of the characters may change. The first of equally near ones wins.
// Bounded work: names are compared to 40 bytes beyond what they share at both ends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace hognose {

class NameSuggestion {
 public:
  static constexpr size_t kMaximumCandidates = 750;  // CPython suggests nothing out of more

  explicit NameSuggestion(std::string_view wanted) : wanted_(wanted) {}

  // True if this candidate is now the best.
  bool consider(std::string_view candidate);
  bool found() const { return distance_ != SIZE_MAX; }

 private:
  std::string_view wanted_;
  size_t distance_ = SIZE_MAX;
};

}  // namespace hognose
