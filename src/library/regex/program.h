// Program: the input of the matcher, a cell of 32-bit words in the cage.
//
// The compiler creates it, and it never changes. It begins with a header. The instructions follow,
// then the sets and filters that they refer to. Places are byte offsets from the first word. A
// program is guest memory, so the matcher trusts nothing in it: whatever it contains, the matcher
// reads and writes only inside the cage (see matcher.h).
#pragma once

#include <cstdint>

namespace hognose::regex {

// The comments list the operands of each instruction. The opcodes after a semicolon follow the
// operands in the program; the matcher continues at them when it backtracks.
enum class Opcode : uint32_t {
  NoMatch,  // at the bottom of the stack, below all choices
  Resume,   // resumes a choice: pops place and position
  Match,
  Fail,
  Char,       // character
  NotChar,    // character
  CharPair,   // either of two characters
  CharLower,  // the lower case, and a character that has it
  String,     // count, characters
  Any,        // except a newline
  AnyAll,
  Set,  // set
  BeginString,
  BeginLine,
  End,
  EndLine,
  EndString,
  Boundary,    // 1: ASCII only
  NoBoundary,  // 1: ASCII only
  SaveOpen,    // slot; UndoOpen
  UndoOpen,
  SaveClose,  // slot; UndoClose
  UndoClose,
  Jump,          // place
  Split,         // place, tried second
  SplitLazy,     // place, tried first
  SplitBy,       // place, filter of the next instruction, filter of the place
  SplitLazyBy,   // the same
  Branch,        // place of the splits, kBranchBytes bytes, places. The bytes are an index of the
                 // places for each character: where the splits would continue
  RepeatGreedy,  // kind, operand, minimum, maximum, filter; RepeatGreedyBack
  RepeatGreedyBack,
  RepeatLazy,  // kind, operand, minimum, maximum, filter; RepeatLazyBack
  RepeatLazyBack,
  RepeatPossessive,  // kind, operand, minimum, maximum
  LoopInit,          // register; UndoLoop. It holds the count, the next register the last position
  UndoLoop,
  LoopGreedy,  // minimum, maximum, place of the body, register; UndoCount, LoopGreedyBack
  LoopGreedyBack,
  LoopLazy,  // minimum, maximum, place of the body, register; UndoCount, LoopLazyBack,
             // register, UndoLoop
  LoopLazyBack,
  UndoCount,
  Snapshot,  // first slot, count; UndoSnapshot
  UndoSnapshot,
  AtomicStart,    // register for the height of the stack
  AtomicEnd,      // register
  LookStart,      // register for height and position, number of characters to step back
  LookEnd,        // register
  NotStart,       // register, number of characters to step back, place to continue at
  NotEnd,         // register
  IfGroup,        // slot, place to continue at if the slot is not set
  Backreference,  // slot
  BackreferenceAscii,
  BackreferenceUnicode,
  Step,  // draws fuel for kStepWords words of instructions that draw none
  Count,
};

// The characters that a Branch distinguishes, and the index of those that no alternative accepts.
inline constexpr uint32_t kBranchBytes = 256;
inline constexpr uint32_t kNoBranch = 255;

// The largest number of words between two instructions that draw fuel. A String may be longer; it
// draws fuel as it is compared.
inline constexpr uint32_t kStepWords = 64;

// How a repeated single character is tested.
enum class SingleKind : uint32_t { Char, NotChar, Any, AnyAll, Set };

inline constexpr uint32_t kAnchored = 1;      // matches only where the text begins
inline constexpr uint32_t kLineAnchored = 2;  // matches only where a line begins
inline constexpr uint32_t kHasFirst = 4;      // `first` has the characters a match begins with
inline constexpr uint32_t kOnlyLiteral = 8;   // the prefix is the whole pattern
// The pattern begins with .*, so a match at a later place of a line (or of the text) implies one
// here. Only the first place and the starts of lines need to be tried.
inline constexpr uint32_t kLineOnce = 16;
inline constexpr uint32_t kTextOnce = 32;
inline constexpr uint32_t kBehind = 64;      // the prefix is before a match, not its beginning
inline constexpr uint32_t kHasSecond = 128;  // `second` has the second characters of matches

inline constexpr uint32_t kMaximumPrefix = 32;

// The characters that can come next at a place.
struct Filter {
  uint32_t bits[8];
  uint32_t flags;
  uint32_t single;  // the only character accepted, or kNoSingle
};
inline constexpr uint32_t kNoSingle = UINT32_MAX;
// Three disjoint classes of the characters >= 256.
inline constexpr uint32_t kFilterWideWord = 1;
inline constexpr uint32_t kFilterWideSpace = 2;
inline constexpr uint32_t kFilterWideOther = 4;
inline constexpr uint32_t kFilterWide = 7;
inline constexpr uint32_t kFilterEnd = 8;  // the end of the text

struct ProgramHeader {
  uint32_t bytes;   // of the whole program
  uint32_t slots;   // words of state: two for each group, the last group, then registers
  uint32_t groups;  // without group 0
  uint32_t flags;   // kAnchored and so on
  uint32_t minimum_width;
  uint32_t prefix_length;
  uint32_t no_match;  // place of a NoMatch instruction
  uint32_t resume;
  uint32_t start;  // place of the first instruction
  // The place of the repeat that the pattern begins with, or 0. It has no maximum. So if no match
  // begins at a character, none begins at the repeated characters after it.
  uint32_t run;
  Filter first;
  Filter second;
  uint32_t prefix[kMaximumPrefix];
};

// A set in a program: a Charset (charset.h) without pointers. `ranges` are pairs of words.
struct ProgramSet {
  uint32_t bits[8];
  uint32_t flags;
  Count<uint64_t> range_count;
  Count<uint64_t> either_count;
  Items<uint32_t> ranges;
};

}  // namespace hognose::regex
