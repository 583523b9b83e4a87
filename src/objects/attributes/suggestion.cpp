// The distance for "Did you mean …?": a weighted edit distance with a limit.
//
// Strips the common prefix and suffix first, and stops as soon as the limit is exceeded.
#include "objects/attributes/suggestion.h"

#include <algorithm>

#include "base/ascii.h"

namespace hognose {
namespace {

constexpr size_t kMoveCost = 2;
constexpr size_t kCaseCost = 1;
constexpr size_t kMaximumLength = 40;

size_t substitution_cost(char a, char b) {
  if (a == b) return 0;
  return ascii_lower(a) == ascii_lower(b) ? kCaseCost : kMoveCost;
}

// The edit distance, or some number above `limit` if the distance is larger than that.
size_t edit_distance(std::string_view a, std::string_view b, size_t limit) {
  while (!a.empty() && !b.empty() && a.front() == b.front()) {
    a.remove_prefix(1);
    b.remove_prefix(1);
  }
  while (!a.empty() && !b.empty() && a.back() == b.back()) {
    a.remove_suffix(1);
    b.remove_suffix(1);
  }
  if (a.empty() || b.empty()) return (a.size() + b.size()) * kMoveCost;
  if (a.size() > kMaximumLength || b.size() > kMaximumLength) return limit + 1;
  if (b.size() < a.size()) std::swap(a, b);
  if ((b.size() - a.size()) * kMoveCost > limit) return limit + 1;

  // row[i]: the cost of turning the first i + 1 characters of a into the part of b seen so far.
  size_t row[kMaximumLength];
  for (size_t i = 0; i < a.size(); ++i) row[i] = (i + 1) * kMoveCost;
  size_t result = 0;
  for (size_t k = 0; k < b.size(); ++k) {
    size_t diagonal = k * kMoveCost;
    result = diagonal;
    size_t minimum = SIZE_MAX;
    for (size_t i = 0; i < a.size(); ++i) {
      size_t substituted = diagonal + substitution_cost(b[k], a[i]);
      diagonal = row[i];
      result = std::min(std::min(result, diagonal) + kMoveCost, substituted);
      row[i] = result;
      minimum = std::min(minimum, result);
    }
    if (minimum > limit) return limit + 1;
  }
  return result;
}

}  // namespace

bool NameSuggestion::consider(std::string_view candidate) {
  if (candidate == wanted_) return false;
  size_t limit = (wanted_.size() + candidate.size() + 3) * kMoveCost / 6;
  if (found()) {
    if (distance_ == 0) return false;
    limit = std::min(limit, distance_ - 1);
  }
  size_t distance = edit_distance(wanted_, candidate, limit);
  if (distance > limit) return false;
  distance_ = distance;
  return true;
}

}  // namespace hognose
