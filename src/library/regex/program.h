// Program: what the matcher runs, a cell of 32-bit words in the cage.
//
// Made by the compiler, never changed afterwards. It begins with a header; then come instructions,
// then the sets and filters that they name. Places within it are byte offsets from its first word.
// It lies in guest memory, so the matcher trusts nothing in it: whatever it says, the matcher reads
// and writes inside the cage only (see matcher.h).
#pragma once

#include <cstdint>

namespace hognose::regex {

enum class Opcode : uint32_t {
  NoMatch,  // what lies below the first choice
  Resume,   // goes on at a choice: pops place and position
  Match,
  Fail,
  Char,       // character
  NotChar,    // character
  CharPair,   // two characters: either
  CharLower,  // lower case, and a character that has it: by lower case, as Unicode has it
  String,     // count, characters
  Any,        // but a newline
  AnyAll,
  Set,  // set
  BeginString,
  BeginLine,
  End,
  EndLine,
  EndString,
  Boundary,    // 1: by ASCII
  NoBoundary,  // 1: by ASCII
  SaveOpen,    // slot; UndoOpen
  UndoOpen,
  SaveClose,  // slot; UndoClose
  UndoClose,
  Jump,          // place
  Split,         // place: tried after what follows
  SplitLazy,     // place: tried before what follows
  SplitBy,       // place, filter of what follows, filter of the place
  SplitLazyBy,   // the same
  RepeatGreedy,  // kind, operand, minimum, maximum, filter; RepeatGreedyBack
  RepeatGreedyBack,
  RepeatLazy,  // kind, operand, minimum, maximum, filter; RepeatLazyBack
  RepeatLazyBack,
  RepeatPossessive,  // kind, operand, minimum, maximum
  LoopInit,          // register; UndoLoop. The register holds the count, the next the last position
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
  LookStart,      // register for height and position, width to go back
  LookEnd,        // register
  NotStart,       // register, width to go back, place to go on at
  NotEnd,         // register
  IfGroup,        // slot, place to go on at if it is not set
  Backreference,  // slot
  BackreferenceAscii,
  BackreferenceUnicode,
  Step,  // draws fuel for kStepWords words of instructions that draw none
  Count,
};

// At most so many words stand between two instructions that draw fuel, but for long strings, which
// draw it as they are compared.
inline constexpr uint32_t kStepWords = 64;

// What a repeated single character is compared with.
enum class SingleKind : uint32_t { Char, NotChar, Any, AnyAll, Set };

inline constexpr uint32_t kAnchored = 1;      // matches at the start of the string only
inline constexpr uint32_t kLineAnchored = 2;  // at the start of a line only
inline constexpr uint32_t kHasFirst = 4;      // `first` says what a match begins with
inline constexpr uint32_t kOnlyLiteral = 8;   // the prefix is all there is
// Begins with .*: what matches at a later place of a line (or of the text) matches here too, so
// that only the first place and the starts of lines need to be tried.
inline constexpr uint32_t kLineOnce = 16;
inline constexpr uint32_t kTextOnce = 32;

inline constexpr uint32_t kMaximumPrefix = 32;

// Which characters a place can go on with.
struct Filter {
  uint32_t bits[8];
  uint32_t flags;
  uint32_t single;  // the only character it accepts, or kNoSingle
};
inline constexpr uint32_t kNoSingle = UINT32_MAX;
// Characters from 256 on, in three classes that have none in common.
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
  uint32_t no_match;  // an instruction each
  uint32_t resume;
  uint32_t start;  // place of the first instruction
  Filter first;
  uint32_t prefix[kMaximumPrefix];
};

// A set in the program: Charset (charset.h) without pointers. `ranges` are pairs of words.
struct ProgramSet {
  uint32_t bits[8];
  uint32_t flags;
  uint32_t range_count;
  uint32_t either_count;
  uint32_t ranges[];
};

}  // namespace hognose::regex
