// Patterns, matches and scanners: the layouts of the types of the module re, and the functions that
// their files share.
//
// A match keeps the object that was searched. If that object is neither str nor bytes (a bytearray,
// for example), a copy of it is searched, because guest code may change it meanwhile.
#pragma once

#include "library/regex/matcher.h"
#include "library/regex/node.h"
#include "objects/core/vm.h"

namespace hognose::regex {

struct RegexPattern : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::RegexPattern; }
  uint32_t group_count;
  Ref<ByteArrayCell> program;
  Ref<ByteArrayCell> scratch;  // of the matcher; null before the first search
  uint32_t flags;
  uint32_t requested_flags;  // as given to compile()
  Value source;              // str or bytes
  Ref<Dict> group_index;     // name → number
  Ref<Tuple> group_names;    // by number: name or None
  Value template_source;     // the last replacement template, and its parts
  Value template_parts;
};

struct RegexMatch : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::RegexMatch; }
  Count<Span> span_count;  // that of the whole match included
  Ref<RegexPattern> pattern;
  uint32_t last_group;
  Value string;
  uint32_t start;  // pos and endpos of the search
  uint32_t end;
  Items<Span> spans;
};

// The type of scanners and of the iterators of finditer().
struct RegexScanner : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::RegexScanner || id == TypeId::RegexIterator;
  }
  uint32_t unused;
  Ref<RegexPattern> pattern;
  uint32_t state;  // kMustAdvance, kExhausted
  Value string;    // as given
  Value data;      // the searched text: the same object, or a copy as bytes
  uint32_t first;  // pos
  uint32_t start;  // of the next search
  uint32_t end;
  uint32_t spare;
};
inline constexpr uint32_t kMustAdvance = 1;  // bits of RegexScanner::state
inline constexpr uint32_t kExhausted = 2;

inline RegexPattern* pattern_of(const Vm& vm, Value value) { return vm.cell<RegexPattern>(value); }

// A text to search.
struct Text {
  Value string;  // as given
  Value data;    // str or bytes: `string` itself, or a copy
  Subject subject;
  bool is_text;
  bool is_ascii = false;  // only if it is a string
};

// Returns the text of a value. Raises TypeError if it is not a text or does not fit the pattern.
Result<Text> text_of(Vm& vm, Value string, const RegexPattern* pattern);
// The same for data that was checked earlier.
Text text_of_data(Vm& vm, Value string, Value data);
// Returns part of a text as an exact str or bytes.
Result<Value> part_of(Vm& vm, const Text& text, uint32_t start, uint32_t end);
// Returns part of a match's string. A bytearray may have changed since the match.
Result<Value> part_of_string(Vm& vm, Value string, uint32_t start, uint32_t end);

// Runs one search. The groups are valid until guest code runs or the pattern is used again.
Result<bool> find_match(Vm& vm, RegexPattern* pattern, const Text& text, const Request& request,
                        Groups* groups);
Result<Value> make_match(Vm& vm, RegexPattern* pattern, const Text& text, const Groups& groups,
                         uint32_t start, uint32_t end);

// re.compile(): returns a pattern from the cache of the run, or a new one.
Result<RegexPattern*> compile_calling(Vm& vm, Value source, Value flags);
void forget_patterns(Vm& vm);

// The methods of patterns, with arguments that have been checked.
Result<Value> pattern_match(Vm& vm, RegexPattern* pattern, Value string, Anchor anchor);
Result<Value> pattern_find_all(Vm& vm, RegexPattern* pattern, Value string);
Result<Value> pattern_find_iterator(Vm& vm, RegexPattern* pattern, Value string);
Result<Value> pattern_split(Vm& vm, RegexPattern* pattern, Value string, int64_t most);
// The result of subn(): the new text and the number of substitutions.
struct Substitution {
  Value text;
  int64_t count = 0;
};
Result<Substitution> pattern_substitute_calling(Vm& vm, RegexPattern* pattern, Value replacement,
                                                Value string, int64_t most);

// Parses a replacement template into a tuple of literal texts and group numbers.
Result<Tuple*> parse_template(Vm& vm, RegexPattern* pattern, Value source);
// Returns the number of the group that an index or a name refers to. Raises IndexError if none
// does.
Result<uint32_t> group_number_calling(Vm& vm, const RegexPattern* pattern, Value index);

// Creates a scanner or iterator that begins at `start`.
Result<Value> make_scanner(Vm& vm, TypeId type, RegexPattern* pattern, const Text& text,
                           uint32_t start, uint32_t end);

// --- flags
Result<Value> make_flag(Vm& vm, int64_t value);
// "re.IGNORECASE|re.MULTILINE": flags in the form that the repr() of a pattern shows.
Result<Str*> pattern_flags_text(Vm& vm, uint32_t flags);

}  // namespace hognose::regex
