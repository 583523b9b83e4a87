// Parser: the state of parsing one pattern. Its functions are in several files.
//
// Only the files of the parser include this header.
#pragma once

#include "library/regex/parser.h"

namespace hognose::regex {

class Parser {
 public:
  Parser(Vm& vm, Arena& arena, Value pattern, uint32_t flags)
      : vm_(vm),
        arena_(arena),
        pace_(arena),
        source_(vm, pattern),
        pattern_(pattern),
        flags_(flags) {}

  Result<Parsed> run();

 private:
  struct GroupWidth {
    uint64_t minimum;
    uint64_t maximum;
    bool closed;
  };
  struct GroupReference {
    GroupReference* next;
    uint32_t group;
    uint32_t position;
  };

  // The meaning of an escape inside or outside a set.
  struct Escape {
    enum class Kind : uint8_t { Character, Category, Position, Backreference } kind;
    uint32_t value;
    Category category;
    Position position;
  };

  Result<Sequence> parse_alternatives(bool verbose, unsigned depth);
  Result<Sequence> parse_sequence(bool verbose, unsigned depth, bool is_first);
  Result<void> parse_set(Sequence& sequence);
  Result<void> warn_of_set(const char* operation, uint32_t position);
  Result<SetItem*> parse_set_item(Token token, uint32_t start);
  Result<Escape> parse_escape(uint32_t letter, uint32_t start, bool in_set);
  Result<uint32_t> parse_hexadecimal(uint32_t start, unsigned digits);
  Result<uint32_t> parse_named(uint32_t start);
  Result<Escape> parse_numbered(uint32_t letter, uint32_t start);
  Result<void> parse_repeat(Sequence& sequence, Token token);
  Result<uint32_t> parse_count(bool* given);
  Result<void> make_repeat(Sequence& sequence, uint32_t start, uint32_t minimum, uint32_t maximum);

  struct GroupHead {
    bool captures = true;
    bool is_atomic = false;
    bool is_done = false;  // already parsed: it was not a group with a body
    Str* name = nullptr;
    uint32_t name_length = 0;
    uint32_t added = 0;
    uint32_t removed = 0;
  };
  Result<void> parse_group(Sequence& sequence, bool* verbose, unsigned depth, bool is_first);
  Result<void> parse_extension(Sequence& sequence, GroupHead& head, uint32_t start, bool* verbose,
                               unsigned depth, bool is_first);
  Result<void> parse_python_extension(Sequence& sequence, GroupHead& head);
  Result<void> parse_comment(uint32_t start);
  Result<void> parse_look(Sequence& sequence, Token token, uint32_t start, bool verbose,
                          unsigned depth);
  Result<void> parse_conditional(Sequence& sequence, uint32_t start, bool verbose, unsigned depth);
  // Returns false if these are flags of the whole pattern.
  Result<bool> parse_flags(Token token, uint32_t* added, uint32_t* removed);

  Result<uint32_t> open_group(const GroupHead& head);
  bool is_closed(uint32_t group) const { return group < group_count_ && widths_[group].closed; }
  Result<void> check_look_behind(uint32_t group);
  Result<void> check_closing(uint32_t start);
  Result<void> fix_flags();

  void finish(Sequence& sequence);
  void widths_of(const Node* node, uint64_t* minimum, uint64_t* maximum);

  template <class T>
  T* make(NodeKind kind, uint8_t detail = 0, uint32_t value = 0) {
    T* node = arena_.make<T>();
    node->kind = kind;
    node->detail = detail;
    node->value = value;
    return node;
  }
  SetItem* make_range(char32_t first, char32_t last) {
    SetItem* item = arena_.make<SetItem>();
    item->kind = SetItemKind::Range;
    item->first = first;
    item->last = last;
    return item;
  }
  Result<void> check_memory() {
    if (HOGNOSE_UNLIKELY(arena_.exhausted())) return vm_.meter.stop(StopReason::Memory);
    return {};
  }

  Vm& vm_;
  Arena& arena_;
  ArenaPace pace_;
  Source source_;
  Value pattern_;
  uint32_t flags_;
  Dict* group_index_ = nullptr;
  GroupWidth* widths_ = nullptr;
  uint32_t group_count_ = 1;  // group 0 included
  uint32_t group_capacity_ = 0;
  uint32_t look_behind_groups_ = 0;  // 0: not inside of a look-behind
  bool has_references_ = false;
  GroupReference* first_reference_ = nullptr;
  GroupReference* last_reference_ = nullptr;
};

}  // namespace hognose::regex
