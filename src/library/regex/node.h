// The tree of a regular expression, between the parser and the compiler.
//
// An arena owns the nodes. A sequence is a list of nodes. Its width, in characters, is known once
// it is complete. Flags are not applied yet, because the rest of the pattern may still change those
// of the whole pattern.
#pragma once

#include <cstdint>

#include "base/arena.h"

namespace hognose::regex {

// The values of the module re, visible to guests.
enum Flags : uint32_t {
  kIgnoreCase = 2,
  kLocale = 4,
  kMultiline = 8,
  kDotAll = 16,
  kUnicode = 32,
  kVerbose = 64,
  kDebug = 128,
  kAscii = 256,
};
inline constexpr uint32_t kTypeFlags = kAscii | kLocale | kUnicode;

// The maximum of a repeat without an upper limit.
inline constexpr uint32_t kUnlimited = UINT32_MAX;
// Widths saturate at this value.
inline constexpr uint64_t kMaximumWidth = UINT64_MAX;

enum class NodeKind : uint8_t {
  Literal,
  NotLiteral,
  Any,
  Set,
  Position,
  Branch,
  Group,
  Atomic,
  Look,
  Repeat,
  Backreference,
  Conditional,
  Failure,
};

enum class Position : uint8_t {
  Beginning,
  BeginningOfString,
  End,
  EndOfString,
  Boundary,
  NoBoundary
};

enum class Greed : uint8_t { Greedy, Lazy, Possessive };

enum class Category : uint8_t { Digit, NotDigit, Space, NotSpace, Word, NotWord };

struct Node {
  Node* next = nullptr;
  NodeKind kind;
  uint8_t detail = 0;  // Position, Greed, LookDetail bits, or 1 for a negated set
  uint32_t value = 0;  // the character, or the number of the group
};

enum LookDetail : uint8_t { kLookBehind = 1, kLookNegative = 2 };

struct Sequence {
  Node* first = nullptr;
  Node* last = nullptr;
  Node* before_last = nullptr;  // used only while the sequence is built
  uint64_t minimum = 0;         // width
  uint64_t maximum = 0;

  bool is_empty() const { return first == nullptr; }
  bool is_single() const { return first != nullptr && first == last; }
  void append(Node* node) {
    (first == nullptr ? first : last->next) = node;
    before_last = last;
    last = node;
  }
};

enum class SetItemKind : uint8_t { Range, Category };

struct SetItem {
  SetItem* next = nullptr;
  SetItemKind kind;
  Category category = Category::Digit;
  char32_t first = 0;  // of a range; for a single character, first == last
  char32_t last = 0;
};

struct Charset;

struct SetNode : Node {
  SetItem* items;
  const Charset* resolved = nullptr;  // under the flags of its place
};

// A group or an atomic group. `value` is its number, or 0 if it does not capture.
struct GroupNode : Node {
  Sequence body;
  uint32_t added_flags = 0;
  uint32_t removed_flags = 0;
};

struct LookNode : Node {
  Sequence body;
};

struct RepeatNode : Node {
  Sequence body;
  uint32_t minimum;
  uint32_t maximum;
};

struct Alternative {
  Alternative* next = nullptr;
  Sequence body;
};

struct BranchNode : Node {
  Alternative* alternatives;
};

struct ConditionalNode : Node {
  Sequence yes;
  Sequence no;
};

inline uint64_t add_widths(uint64_t a, uint64_t b) {
  return a > kMaximumWidth - b ? kMaximumWidth : a + b;
}
inline uint64_t multiply_widths(uint64_t width, uint64_t count) {
  if (width == 0 || count == 0) return 0;
  return width > kMaximumWidth / count ? kMaximumWidth : width * count;
}

// Returns the flags inside a group such as (?i-s:...).
inline uint32_t flags_inside(uint32_t flags, const GroupNode* group) {
  if ((group->added_flags & kTypeFlags) != 0) flags &= ~kTypeFlags;
  return (flags | group->added_flags) & ~group->removed_flags;
}

}  // namespace hognose::regex
