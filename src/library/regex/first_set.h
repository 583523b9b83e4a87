// FirstSet: the characters with which a part of a pattern, together with what follows it, can
// begin.
//
// The set is a superset. Only a limited number of nodes is examined. Beyond that limit the set
// contains everything.
#pragma once

#include "library/regex/charset.h"
#include "library/regex/program.h"

namespace hognose::regex {

struct FirstSet : Filter {
  FirstSet() : Filter{} { single = kNoSingle; }

  void add(uint32_t character) {
    if (character < 256) {
      bits[character >> 5] |= 1u << (character & 31);
    } else {
      flags |= wide_class(character);
    }
  }
  void add(const Filter& other) {
    for (unsigned i = 0; i < 8; ++i) bits[i] |= other.bits[i];
    flags |= other.flags;
  }
  void add_all_characters() {
    for (uint32_t& word : bits) word = UINT32_MAX;
    flags |= kFilterWide;
  }
  void add_everything() {
    add_all_characters();
    flags |= kFilterEnd;
  }
  bool accepts_all_bytes() const {
    for (uint32_t word : bits) {
      if (word != UINT32_MAX) return false;
    }
    return true;
  }
  bool is_everything() const { return accepts_all_bytes() && flags == (kFilterWide | kFilterEnd); }
  bool overlaps(const FirstSet& other) const {
    for (unsigned i = 0; i < 8; ++i) {
      if ((bits[i] & other.bits[i]) != 0) return true;
    }
    return (flags & other.flags) != 0;
  }
  // Sets `single` if the set accepts only one character.
  void find_single();

  static uint32_t wide_class(uint32_t character);
};

// Converts a charset to a first set.
FirstSet first_of_set(const Charset& set);

// What follows a place in the pattern: the rest of its sequence, then what follows that sequence.
struct Continuation {
  const Node* rest = nullptr;
  uint32_t flags = 0;
  const Continuation* outer = nullptr;  // null: anything may follow
  const Sequence* again = nullptr;      // in a loop: the body, which may repeat
};

class FirstSets {
 public:
  FirstSets(Vm& vm, Arena& arena) : vm_(vm), arena_(arena) {}

  // Returns the first set of `sequence` followed by `after`.
  Result<FirstSet> of(const Sequence& sequence, uint32_t flags, const Continuation* after);
  Result<FirstSet> of(const Continuation* after);
  // The same for a whole pattern. Examines more nodes, because every search uses the result.
  Result<FirstSet> of_whole(const Sequence& sequence, uint32_t flags);

  // The characters that can be the second one of a match. Everything, if a match may be shorter.
  Result<FirstSet> second_of_whole(const Sequence& sequence, uint32_t flags);

  // Returns the charset of a node under the flags of its place. Resolves it only once.
  Result<const Charset*> set_of(SetNode* node, uint32_t flags);
  // Returns the charset for a cased character under kIgnoreCase.
  Result<Charset*> set_of_character(uint32_t character, bool negated, uint32_t flags);

 private:
  static constexpr int kLookedAt = 64;
  static constexpr int kLookedAtWhole = 4096;

  // Returns true if the nodes may match without a character, so that what follows counts as well.
  Result<bool> add_nodes(FirstSet& first, const Node* node, uint32_t flags);
  Result<bool> add_node(FirstSet& first, Node* node, uint32_t flags);
  Result<void> add_after(FirstSet& first, const Continuation* after);
  // Adds the characters that come second where the nodes and what follows them match.
  Result<void> add_second(FirstSet& second, const Node* node, uint32_t flags,
                          const Continuation* after);

  Vm& vm_;
  Arena& arena_;
  int left_ = 0;
};

}  // namespace hognose::regex
