// The matcher: runs a program on a text.
//
// It backtracks with a stack of words in the cage instead of recursion. So the memory is charged
// and bounded, and every choice that is given up draws fuel.
//
// Program, state and stack are guest memory. The matcher treats every place, position and height
// that it reads there as a 32-bit offset into the cage. So it reads and writes only inside the
// cage, whatever the memory contains. The end of the text limits all reading and is kept outside.
#pragma once

#include "library/regex/program.h"
#include "objects/core/layouts.h"
#include "objects/core/vm.h"

namespace hognose::regex {

// A text to search. The owner of the data must stay alive and unchanged.
struct Subject {
  const uint8_t* data = nullptr;
  uint32_t length = 0;
  uint8_t kind = 1;  // bytes per character
};

enum class Anchor : uint8_t { Anywhere, Start, Whole };

struct Request {
  Anchor anchor = Anchor::Anywhere;
  uint32_t start = 0;         // where to begin; ^, \b and look-behinds see earlier text
  uint32_t end = 0;           // where the text ends
  bool must_advance = false;  // ignore an empty match at `start`
};

struct Span {
  int32_t start = -1;  // -1: the group did not take part in the match
  int32_t end = -1;
};

// No program has more groups. Larger counts in guest memory are masked, so that an index ends at
// most in the guard region after the cage.
inline constexpr uint32_t kGroupMask = (1u << 26) - 1;

// The groups of the last match. Valid until the next match with the same scratch memory.
class Groups {
 public:
  Groups() = default;
  Groups(const ByteArrayCell* scratch, const Subject& subject, uint32_t count, Span whole)
      : slots_(reinterpret_cast<const uint32_t*>(scratch->bytes.data())),
        data_(offset_of(subject.data)),
        length_(subject.length),
        shift_(subject.kind == 1   ? 0
               : subject.kind == 2 ? 1
                                   : 2),
        count_(count & kGroupMask),
        whole_(whole) {}

  uint32_t count() const { return count_; }  // without group 0
  // `number` from 0 to count().
  Span operator[](uint32_t number) const {
    return number == 0 ? whole_ : span(slots_ + 2 * (number - 1));
  }
  // Copies the spans of the groups begin + 1 to `end` to spans[begin] and so on.
  void copy(size_t begin, size_t end, Span* spans) const {
    const Groups groups = *this;  // the compiler must know that the spans are elsewhere
    for (size_t i = begin; i < end; ++i) spans[i] = groups.span(groups.slots_ + 2 * i);
  }
  // Returns the group that was closed last; 0 if there is none.
  uint32_t last() const {
    uint32_t number = slots_[2 * count_];
    return number <= count_ ? number : 0;
  }

 private:
  Span span(const uint32_t* slots) const {
    uint32_t start = slots[0], end = slots[1];
    if (start == 0 || end == 0) return {};
    start = (start - data_) >> shift_;
    end = (end - data_) >> shift_;
    if (start > end || end > length_) return {};
    return {static_cast<int32_t>(start), static_cast<int32_t>(end)};
  }

  const uint32_t* slots_ = nullptr;
  uint32_t data_ = 0;
  uint32_t length_ = 0;
  uint32_t shift_ = 0;
  uint32_t count_ = 0;
  Span whole_;
};

// `*scratch` holds the state and the stack. It is null at first, and replaced when it is too small.
Result<bool> run_program(Vm& vm, const ByteArrayCell* program, Ref<ByteArrayCell>* scratch,
                         const Subject& subject, const Request& request, Groups* groups);

// Whether the set at that place of the cage accepts a character >= 256.
bool accepts_wide(const ProgramSet* set, uint32_t character);

}  // namespace hognose::regex
