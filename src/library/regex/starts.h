// Starts: the places of a text where a match may begin, in order.
//
// The header of a program describes what its matches begin with. Places where none can begin are
// left out.
#pragma once

#include "library/regex/matcher_state.h"
#include "objects/text/search.h"

namespace hognose::regex {

template <class Unit>
class Starts {
 public:
  Starts(MatcherState<Unit>& state, const Request& request);

  // The first place, or null.
  Result<const Unit*> first();
  // The next place after one where no match begins, or null.
  Result<const Unit*> after(const Unit* failed);
  // Whether a match begins and ends with the prefix at each place.
  bool are_matches() const { return way_ == Way::Literal; }
  uint32_t prefix_length() const { return search_.count(); }
  // The place where an empty match does not count, or null.
  const Unit* barred() const { return barred_; }

 private:
  enum class Way : uint8_t { Nowhere, Once, Literal, Prefix, Behind, First, Lines };

  Way way_to_search(const Request& request);
  bool set_prefix();
  Result<const Unit*> find(const Unit* p);
  Result<const Unit*> find_prefix(const Unit* p, int64_t after);
  Result<const Unit*> find_first(const Unit* p);
  Result<const Unit*> find_pair(const Unit* p);
  Result<const Unit*> find_line(const Unit* p);

  MatcherState<Unit>& state_;
  const Unit* const start_;
  const Unit* last_;
  const Unit* barred_;
  Way way_;
  Search<Unit> search_;
  Unit prefix_[kMaximumPrefix];
};

}  // namespace hognose::regex
