// Charsets: from the items of a set to a bitmap, ranges and categories.
//
// IGNORECASE requires a look at each character of the ranges. That work is charged in proportion to
// their size.
#include "library/regex/charset.h"

#include <algorithm>

#include "base/sort_in_parts.h"
#include "base/unicode.h"

namespace hognose::regex {

namespace {

// Lower-case characters that share their upper case with others, as in CPython's re._casefix.
struct ExtraCase {
  uint16_t character;
  uint16_t others[2];
};
constexpr ExtraCase kExtraCases[] = {
    {0x0069, {0x0131}},         {0x0073, {0x017F}},         {0x00B5, {0x03BC}},
    {0x0131, {0x0069}},         {0x017F, {0x0073}},         {0x0345, {0x03B9, 0x1FBE}},
    {0x0390, {0x1FD3}},         {0x03B0, {0x1FE3}},         {0x03B2, {0x03D0}},
    {0x03B5, {0x03F5}},         {0x03B8, {0x03D1}},         {0x03B9, {0x0345, 0x1FBE}},
    {0x03BA, {0x03F0}},         {0x03BC, {0x00B5}},         {0x03C0, {0x03D6}},
    {0x03C1, {0x03F1}},         {0x03C2, {0x03C3}},         {0x03C3, {0x03C2}},
    {0x03C6, {0x03D5}},         {0x03D0, {0x03B2}},         {0x03D1, {0x03B8}},
    {0x03D5, {0x03C6}},         {0x03D6, {0x03C0}},         {0x03F0, {0x03BA}},
    {0x03F1, {0x03C1}},         {0x03F5, {0x03B5}},         {0x0432, {0x1C80}},
    {0x0434, {0x1C81}},         {0x043E, {0x1C82}},         {0x0441, {0x1C83}},
    {0x0442, {0x1C84, 0x1C85}}, {0x044A, {0x1C86}},         {0x0463, {0x1C87}},
    {0x1C80, {0x0432}},         {0x1C81, {0x0434}},         {0x1C82, {0x043E}},
    {0x1C83, {0x0441}},         {0x1C84, {0x0442, 0x1C85}}, {0x1C85, {0x0442, 0x1C84}},
    {0x1C86, {0x044A}},         {0x1C87, {0x0463}},         {0x1C88, {0xA64B}},
    {0x1E61, {0x1E9B}},         {0x1E9B, {0x1E61}},         {0x1FBE, {0x0345, 0x03B9}},
    {0x1FD3, {0x0390}},         {0x1FE3, {0x03B0}},         {0xA64B, {0x1C88}},
    {0xFB05, {0xFB06}},         {0xFB06, {0xFB05}},
};

const ExtraCase* find_extra_case(uint32_t lower) {
  if (lower > 0xFFFF) return nullptr;
  const ExtraCase* end = std::end(kExtraCases);
  const ExtraCase* found = std::lower_bound(
      std::begin(kExtraCases), end, lower,
      [](const ExtraCase& row, uint32_t wanted) { return row.character < wanted; });
  return found != end && found->character == lower ? found : nullptr;
}

// A growing list of ranges in the arena.
class Ranges {
 public:
  Ranges(Vm& vm, Arena& arena) : vm_(vm), arena_(arena) {}

  Result<void> add(uint32_t first, uint32_t last) {
    if (count_ == capacity_) {
      uint32_t capacity = capacity_ == 0 ? 8 : capacity_ * 2;
      auto* grown = arena_.array<CodeRange>(capacity);
      if (grown == nullptr) return vm_.meter.stop(StopReason::Memory);
      copy_paced(arena_, grown, data_, count_);
      data_ = grown;
      capacity_ = capacity;
    }
    data_[count_++] = {first, last};
    return {};
  }

  Result<void> sort() {
    TRY(vm_.meter.charge(uint64_t{count_} + 1));
    auto before = [](const CodeRange& a, const CodeRange& b) { return a.first < b.first; };
    if (!sort_in_parts(data_, count_, before, [&] { return vm_.meter.poll(); })) {
      return Failure::Stopped;
    }
    uint32_t used = 0;
    ArenaPace pace(arena_);
    for (uint32_t i = 0; i < count_; ++i) {
      pace.turn();
      if (used != 0 && data_[i].first <= data_[used - 1].last + 1) {
        data_[used - 1].last = std::max(data_[used - 1].last, data_[i].last);
      } else {
        data_[used++] = data_[i];
      }
    }
    count_ = used;
    return {};
  }

  bool contains(uint32_t character) const {
    return std::any_of(data_, data_ + count_, [&](const CodeRange& range) {
      return character >= range.first && character <= range.last;
    });
  }
  const CodeRange* data() const { return data_; }
  uint32_t count() const { return count_; }

 private:
  Vm& vm_;
  Arena& arena_;
  CodeRange* data_ = nullptr;
  uint32_t count_ = 0;
  uint32_t capacity_ = 0;
};

class Resolver {
 public:
  Resolver(Vm& vm, Arena& arena, uint32_t flags)
      : vm_(vm), flags_(flags), ranges_(vm, arena), either_(vm, arena) {
    folds_ = ignores_case(flags) && (flags & kLocale) == 0;
  }

  Result<void> run(Charset* set, const SetItem* items, bool negated);

 private:
  Result<void> add_folded(uint32_t first, uint32_t last);
  Result<void> add_lower(uint32_t character);
  bool contains(uint32_t character) const;

  Vm& vm_;
  uint32_t flags_;
  bool folds_;
  bool has_cased_ = false;
  uint32_t categories_ = 0;
  Ranges ranges_;
  Ranges either_;
};

// Adds the lower case of a character in a range, and the characters that share its upper case.
Result<void> Resolver::add_lower(uint32_t character) {
  uint32_t lower = lower_under(character, flags_);
  if (lower != character) TRY(ranges_.add(lower, lower));
  if ((flags_ & kUnicode) == 0) return {};
  if (const ExtraCase* extra = find_extra_case(lower)) {
    for (uint16_t other : extra->others) {
      if (other != 0) TRY(ranges_.add(other, other));
    }
  }
  return {};
}

Result<void> Resolver::add_folded(uint32_t first, uint32_t last) {
  if (first == last) {
    // For a single character, only the lower case is compared.
    has_cased_ = has_cased_ || is_cased(first, flags_);
    uint32_t lower = lower_under(first, flags_);
    TRY(ranges_.add(lower, lower));
    return add_lower(first);
  }
  TRY(ranges_.add(first, last));
  uint32_t end = std::min<uint32_t>(last, (flags_ & kUnicode) != 0 ? 0xFFFF : 0x7F);
  TRY(vm_.meter.charge(end >= first ? (end - first) / 16 + 1 : 1));
  for (uint32_t character = first; character <= end; ++character) {
    if (character >= 0x80 && !unicode::has_case_mapping(character)) continue;
    if (is_cased(character, flags_)) has_cased_ = true;
    TRY(add_lower(character));
  }
  if (last > 0xFFFF) {
    has_cased_ = true;
    if ((flags_ & kUnicode) != 0) TRY(either_.add(first, last));
  }
  return {};
}

bool Resolver::contains(uint32_t character) const {
  if (ranges_.contains(character) || either_.contains(character)) return true;
  if (either_.count() != 0 && either_.contains(unicode::simple_upper(character))) return true;
  for (unsigned i = 0; i < 6; ++i) {
    if ((categories_ >> i & 1) != 0 &&
        in_category(static_cast<Category>(i), character, (flags_ & kUnicode) == 0)) {
      return true;
    }
  }
  return false;
}

Result<void> Resolver::run(Charset* set, const SetItem* items, bool negated) {
  for (const SetItem* item = items; item != nullptr; item = item->next) {
    TRY(vm_.meter.charge(1));
    if (item->kind == SetItemKind::Category) {
      categories_ |= 1u << static_cast<unsigned>(item->category);
    } else if (folds_) {
      TRY(add_folded(item->first, item->last));
    } else {
      TRY(ranges_.add(item->first, item->last));
    }
  }
  TRY(ranges_.sort());
  TRY(either_.sort());
  TRY(vm_.meter.charge(256 / 16));
  bool lowers = folds_ && has_cased_;
  bool by_locale = ignores_case(flags_) && (flags_ & kLocale) != 0;
  for (uint32_t byte = 0; byte < 256; ++byte) {
    if (ranges_.count() > 8) TRY(vm_.meter.charge(ranges_.count() / 8));
    bool inside = contains(lowers ? lower_under(byte, flags_) : byte) != negated;
    if (by_locale) {
      // Either case may match, and each is tested after negation: [^a] accepts A.
      uint32_t lower = lower_ascii(byte);
      uint32_t upper = byte >= 'a' && byte <= 'z' ? byte - 32 : byte;
      inside = contains(lower) != negated || (upper != lower && contains(upper) != negated);
    }
    if (inside) set->bits[byte >> 5] |= 1u << (byte & 31);
  }
  set->flags = (negated ? kSetNegated : 0) | (lowers && (flags_ & kUnicode) != 0 ? kSetLower : 0) |
               ((flags_ & kUnicode) == 0 ? kSetAsciiCategories : 0) |
               (categories_ << kSetCategoryShift);
  set->ranges = ranges_.data();
  set->range_count = ranges_.count();
  set->either_ranges = either_.data();
  set->either_count = either_.count();
  return {};
}

}  // namespace

uint32_t lower_ascii(uint32_t character) {
  return character >= 'A' && character <= 'Z' ? character + 32 : character;
}

uint32_t lower_under(uint32_t character, uint32_t flags) {
  return (flags & kUnicode) != 0 ? unicode::simple_lower(character) : lower_ascii(character);
}

bool is_cased(uint32_t character, uint32_t flags) {
  if ((flags & kUnicode) == 0) {
    uint32_t lower = character | 0x20;
    return lower >= 'a' && lower <= 'z';
  }
  return unicode::simple_lower(character) != character ||
         unicode::simple_upper(character) != character;
}

bool has_extra_cases(uint32_t lower) { return find_extra_case(lower) != nullptr; }

bool in_category(Category category, uint32_t character, bool ascii) {
  bool inside;
  switch (category) {
    case Category::Digit:
    case Category::NotDigit:
      inside = ascii || character < 0x80 ? character >= '0' && character <= '9'
                                         : unicode::is_decimal(character);
      return inside == (category == Category::Digit);
    case Category::Space:
    case Category::NotSpace:
      inside = ascii ? character == ' ' || (character >= '\t' && character <= '\r')
                     : unicode::is_space(character);
      return inside == (category == Category::Space);
    default:
      inside = character < 0x80 ? is_ascii_word(character) : !ascii && unicode::is_alnum(character);
      return inside == (category == Category::Word);
  }
}

Result<Charset*> resolve_set(Vm& vm, Arena& arena, const SetItem* items, bool negated,
                             uint32_t flags) {
  Charset* set = arena.make<Charset>();
  Resolver resolver(vm, arena, flags);
  TRY(resolver.run(set, items, negated));
  return set;
}

}  // namespace hognose::regex
