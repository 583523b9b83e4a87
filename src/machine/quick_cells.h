// Cells as the handlers read them: by offset from the base, with every index checked and no call.
//
// The answers here are those of the slow paths for the most common operands: exact built-in types,
// keys that are strings or small ints, short strings. "Unknown" sends the handler to its slow path.
// An address is always base + a 32-bit offset, so a damaged length or reference reads within the
// cage.
#pragma once

#include <bit>
#include <cstring>

#include "heap/value.h"
#include "objects/containers/dict_table.h"
#include "objects/containers/key_match.h"
#include "objects/containers/set_table.h"
#include "objects/core/identity.h"
#include "objects/core/layouts.h"
#include "objects/core/type_id.h"

namespace hognose {

// How the handlers access cells. The cells they use are in registers, which are exact roots, so an
// address need not stay in one word for the scan of the native stack (as_whole_word).
class RootedCells {
 public:
  explicit RootedCells(uintptr_t base) : base_(base) {}
  template <class T = Cell>
  T* at(uint32_t offset) const {
    return reinterpret_cast<T*>(base_ + offset);
  }
  template <class T = Cell>
  T* of(Value value) const {
    return at<T>(offset(value));
  }
  static uint32_t offset(Value value) { return static_cast<uint32_t>(value.bits()); }

 private:
  uintptr_t base_;
};

inline bool has_shape(uintptr_t base, Value value, TypeId id) {
  return value.is_cell() && RootedCells(base).of(value)->shape == shape_offset(id);
}

// Pays for what a handler is about to do, or declines it.
inline bool quick_pay(int64_t* fuel, int64_t price) {
  if (HOGNOSE_UNLIKELY(*fuel < price)) return false;
  *fuel -= price;
  return true;
}

// --- strings

static_assert(std::endian::native == std::endian::little);

// The offset of the characters of a string at `offset`.
inline uint32_t quick_text(const Str* string, uint32_t offset) {
  if (HOGNOSE_LIKELY((string->flags & kStrShared) == 0)) {
    return offset + static_cast<uint32_t>(sizeof(Str));
  }
  return reinterpret_cast<const Ref<TextBuffer>*>(string->data.data())->offset() +
         static_cast<uint32_t>(sizeof(TextBuffer));
}

// Both are exact strings. `false` for anything else.
inline bool both_strings(uintptr_t base, Value x, Value y) {
  return has_shape(base, x, TypeId::Str) && has_shape(base, y, TypeId::Str);
}

enum class QuickAnswer : uint8_t { No, Yes, Unknown };

// Longer texts are compared by the slow paths.
inline constexpr uint32_t kQuickBytes = 64;

// The next `count` (1 to 8) bytes of a text, the first of them most significant. Memory comes in
// granules of 16 bytes, and texts start at multiples of 8, so the word that holds the last byte of
// a text can be read whole.
inline uint64_t quick_word(uintptr_t base, uint32_t offset, uint32_t count) {
  uint64_t word;
  std::memcpy(&word, RootedCells(base).at<uint8_t>(offset), sizeof word);
  word = __builtin_bswap64(word);
  return count >= 8 ? word : word >> (64 - 8 * count);
}

// Compares `count` bytes: negative, 0 or positive.
inline int quick_order_of_bytes(uintptr_t base, uint32_t left, uint32_t right, uint32_t count) {
  for (uint32_t at = 0; at < count; at += 8) {
    uint64_t x = quick_word(base, left + at, count - at);
    uint64_t y = quick_word(base, right + at, count - at);
    if (x != y) return x < y ? -1 : 1;
  }
  return 0;
}

// Whether two exact strings are equal. `price` is the fuel that the comparison protocol charges.
inline QuickAnswer quick_equal_strings(uintptr_t base, Value x, Value y, int64_t* price) {
  const Str* left = RootedCells(base).of<Str>(x);
  const Str* right = RootedCells(base).of<Str>(y);
  *price = 1;
  if (left->length != right->length) return QuickAnswer::No;
  *price = 1 + left->length / 16;
  if (left == right) return QuickAnswer::Yes;
  if (left->kind != right->kind) return QuickAnswer::No;
  uint8_t common = left->flags & right->flags;
  // Two different interned strings are not equal.
  if ((common & kStrInterned) != 0) return QuickAnswer::No;
  if ((common & kStrHashed) != 0 && left->hash != right->hash) return QuickAnswer::No;
  uint64_t bytes = uint64_t{left->length} * left->kind;
  if (HOGNOSE_UNLIKELY(bytes > kQuickBytes)) return QuickAnswer::Unknown;
  int order =
      quick_order_of_bytes(base, quick_text(left, RootedCells::offset(x)),
                           quick_text(right, RootedCells::offset(y)), static_cast<uint32_t>(bytes));
  return order == 0 ? QuickAnswer::Yes : QuickAnswer::No;
}

// Whether the bytes of two texts are equal, `count` from 1 on of each. Reads whole words, as above.
__attribute__((always_inline)) inline bool quick_equal_bytes(uintptr_t base, uint32_t left,
                                                             uint32_t right, uint32_t count) {
  auto differing = [&] {
    uint64_t x, y;
    std::memcpy(&x, RootedCells(base).at<uint8_t>(left), sizeof x);
    std::memcpy(&y, RootedCells(base).at<uint8_t>(right), sizeof y);
    return x ^ y;
  };
  for (; count > 8; count -= 8, left += 8, right += 8) {
    if (differing() != 0) return false;
  }
  return differing() << (64 - 8 * count) == 0;
}

// Whether the shape and the length of two cells are the same.
inline bool quick_same_size(const Str* left, const Str* right) {
  uint64_t x, y;
  static_assert(sizeof(SizedCell) == sizeof x);
  std::memcpy(&x, left, sizeof x);
  std::memcpy(&y, right, sizeof y);
  return x == y;
}

// Whether an exact string and a stored key with the same hash are equal.
__attribute__((noinline)) inline QuickAnswer quick_equal_hashed(uintptr_t base, Value stored,
                                                                Value key) {
  if (!stored.is_cell()) return QuickAnswer::Unknown;
  const Str* left = RootedCells(base).of<Str>(stored);
  const Str* right = RootedCells(base).of<Str>(key);
  if (left->shape != shape_offset(TypeId::Str) || right->shape != left->shape) {
    return QuickAnswer::Unknown;
  }
  if (left->length != right->length || left->kind != right->kind) return QuickAnswer::No;
  const uint64_t bytes = uint64_t{left->length} * left->kind;
  if (HOGNOSE_UNLIKELY(bytes > kQuickBytes)) return QuickAnswer::Unknown;
  const bool equal =
      bytes == 0 ||
      quick_equal_bytes(base, quick_text(left, RootedCells::offset(stored)),
                        quick_text(right, RootedCells::offset(key)), static_cast<uint32_t>(bytes));
  return equal ? QuickAnswer::Yes : QuickAnswer::No;
}

// The same for strings of up to eight characters, without a call. Unknown for all others.
__attribute__((always_inline)) inline QuickAnswer quick_equal_short(uintptr_t base, Value stored,
                                                                    Value key) {
  if (!stored.is_cell() || !key.is_cell()) return QuickAnswer::Unknown;
  const Str* left = RootedCells(base).of<Str>(stored);
  const Str* right = RootedCells(base).of<Str>(key);
  if (!quick_same_size(left, right) || (left->kind | right->kind) != 1 || left->length - 1 >= 8 ||
      ((left->flags | right->flags) & kStrShared) != 0) {
    return QuickAnswer::Unknown;
  }
  uint64_t x, y;
  std::memcpy(&x, left->data.data(), sizeof x);
  std::memcpy(&y, right->data.data(), sizeof y);
  return (x ^ y) << (64 - 8 * left->length) == 0 ? QuickAnswer::Yes : QuickAnswer::Unknown;
}

// The order of two exact strings of one-byte characters, if it is quickly found.
inline bool quick_string_order(uintptr_t base, Value x, Value y, int* order, int64_t* price) {
  const Str* left = RootedCells(base).of<Str>(x);
  const Str* right = RootedCells(base).of<Str>(y);
  uint32_t common = left->length < right->length ? left->length : right->length;
  if (HOGNOSE_UNLIKELY((left->kind | right->kind) != 1 || common > kQuickBytes)) return false;
  *price = 1 + common / 16;
  *order = quick_order_of_bytes(base, quick_text(left, RootedCells::offset(x)),
                                quick_text(right, RootedCells::offset(y)), common);
  if (*order == 0) *order = (left->length > right->length) - (left->length < right->length);
  return true;
}

// --- dicts

static_assert(offsetof(DictEntry, key) == 0 && offsetof(DictEntry, value) == sizeof(Value));

// The key of an entry, at an address in the cage. The value and the hash follow it.
inline Value* entry_key(uintptr_t base, const Dict* dict, uint32_t number) {
  return RootedCells(base).at<Value>(dict->entries.offset() +
                                     static_cast<uint32_t>(sizeof(DictEntries)) +
                                     static_cast<uint32_t>(sizeof(DictEntry)) * number);
}

inline Value* entry_value(uintptr_t base, const Dict* dict, uint32_t number) {
  return entry_key(base, dict, number) + 1;
}

// The number of the entry whose value is at `place`.
inline uint32_t entry_number(uintptr_t base, const Dict* dict, const Value* place) {
  return static_cast<uint32_t>(place - entry_value(base, dict, 0)) /
         static_cast<uint32_t>(sizeof(DictEntry) / sizeof(Value));
}

// Probes beyond this are left to the slow paths.
inline constexpr uint32_t kQuickProbes = 4;

inline uint32_t quick_entry_number(uintptr_t base, uint32_t slots, uint32_t mask, uint32_t slot) {
  const RootedCells cells(base);
  // Sign extension: see DictIndex::get().
  if (HOGNOSE_LIKELY(mask < 128)) {
    return static_cast<uint32_t>(static_cast<int32_t>(*cells.at<int8_t>(slots + slot)));
  }
  if (mask < 32768) {
    return static_cast<uint32_t>(static_cast<int32_t>(*cells.at<int16_t>(slots + 2 * slot)));
  }
  return *cells.at<uint32_t>(slots + 4 * slot);
}

inline void quick_set_entry_number(uintptr_t base, uint32_t slots, uint32_t mask, uint32_t slot,
                                   uint32_t number) {
  const RootedCells cells(base);
  if (HOGNOSE_LIKELY(mask < 128)) {
    *cells.at<uint8_t>(slots + slot) = static_cast<uint8_t>(number);
  } else if (mask < 32768) {
    *cells.at<uint16_t>(slots + 2 * slot) = static_cast<uint16_t>(number);
  } else {
    *cells.at<uint32_t>(slots + 4 * slot) = number;
  }
}

// Adds a key that an exact dict does not have. Returns false, and does nothing, if the tables must
// be made or grow, or if the search for a slot is long.
inline bool quick_insert(uintptr_t base, Dict* dict, Value key, uint64_t hash, Value value) {
  const uint32_t number = dict->used;
  // The tables may be shared with the read-only boot image.
  if (dict->entries.offset() < kSmallStart || number >= dict->capacity) return false;
  const uint32_t mask = dict->index_mask;
  const uint32_t slots = dict->index.offset() + static_cast<uint32_t>(sizeof(ByteArrayCell));
  DictProbe probe(hash, mask);
  while (quick_entry_number(base, slots, mask, probe.slot()) < DictIndex::kDummy) {
    probe.next();
    if (probe.steps() == kQuickProbes) return false;
  }
  quick_set_entry_number(base, slots, mask, probe.slot(), number);
  Value* place = entry_value(base, dict, number);
  place[-1] = key;
  place[0] = value;
  place[1] = Value::from_bits(hash);
  dict->used = number + 1;
  ++dict->length;
  dict->keys_version = 0;
  return true;
}

// Searches an exact dict for a key with this hash. If the answer is Yes, *value is its place.
// Unknown: the search is long, or goes on behind a stored key with the same hash, or the slow path
// must compare such a key. `is_equal` compares the key with a stored key of the same hash.
template <class IsEqual>
__attribute__((always_inline)) inline QuickAnswer quick_find(uintptr_t base, const Dict* dict,
                                                             Value key, uint64_t hash,
                                                             IsEqual is_equal, Value** value) {
  if (dict->length == 0) return QuickAnswer::No;
  const uint32_t mask = dict->index_mask;
  const uint32_t slots = dict->index.offset() + static_cast<uint32_t>(sizeof(ByteArrayCell));
  for (DictProbe probe(hash, mask); probe.steps() < kQuickProbes; probe.next()) {
    uint32_t number = quick_entry_number(base, slots, mask, probe.slot());
    if (number >= DictIndex::kDummy) {
      if (number == DictIndex::kEmpty) return QuickAnswer::No;
      continue;
    }
    Value* place = entry_value(base, dict, number);
    *value = place;
    // The key is stored just before the value, and its hash after it.
    if (HOGNOSE_LIKELY(place[-1] == key)) return QuickAnswer::Yes;
    if (place[1].bits() != hash) continue;
    // If they differ, the slow path goes on: that is rare, and the loop needs fewer registers.
    return is_equal(place[-1]) == QuickAnswer::Yes ? QuickAnswer::Yes : QuickAnswer::Unknown;
  }
  return QuickAnswer::Unknown;
}

// Keys that are exact strings, small ints or classes that are instances of `type` itself. `hash`
// returns false if the hash is not known, and `equal` compares such a key with a stored key of the
// same hash.
struct PlainKeys {
  static bool hash(uintptr_t base, Value key, uint64_t* hash) {
    if (key.is_small_int()) {
      *hash = small_int_hash(key);
      return true;
    }
    if (!key.is_cell()) return false;
    const Str* text = RootedCells(base).of<Str>(key);
    if (HOGNOSE_LIKELY(text->shape == shape_offset(TypeId::Str))) {
      *hash = widened_hash(text->hash);
      return (text->flags & kStrHashed) != 0;
    }
    *hash = object_identity_hash(key);
    return text->shape == shape_offset(TypeId::Type);
  }

  __attribute__((always_inline)) static QuickAnswer equal(uintptr_t base, Value stored, Value key) {
    if (stored == key) return QuickAnswer::Yes;
    if (key.is_cell()) {
      const QuickAnswer equal = quick_equal_short(base, stored, key);
      return equal == QuickAnswer::Unknown ? quick_equal_hashed(base, stored, key) : equal;
    }
    return stored.is_small_int() ? QuickAnswer::No : QuickAnswer::Unknown;
  }
};

// The place of the value under a small int in an exact dict, if the first slot of the search holds
// this very key; null otherwise. Handlers try this, which needs no call, before they search.
__attribute__((always_inline)) inline Value* quick_first_slot(uintptr_t base, const Dict* dict,
                                                              Value key) {
  if (!key.is_small_int() || dict->length == 0) return nullptr;
  const uint32_t mask = dict->index_mask;
  const uint32_t slots = dict->index.offset() + static_cast<uint32_t>(sizeof(ByteArrayCell));
  const uint32_t slot = DictProbe(small_int_hash(key), mask).slot();
  const uint32_t number = quick_entry_number(base, slots, mask, slot);
  if (number >= DictIndex::kDummy) return nullptr;
  Value* place = entry_value(base, dict, number);
  return place[-1] == key ? place : nullptr;
}

// What hashing an exact tuple costs.
inline int64_t price_of_tuple(uintptr_t base, Value tuple) {
  return RootedCells(base).of<Tuple>(tuple)->length;
}

inline bool is_exact_tuple(uintptr_t base, Value value) {
  return has_shape(base, value, TypeId::Tuple);
}

// Keys that are exact tuples of a few plain keys.
struct TupleKeys {
  static constexpr uint32_t kItems = 4;

  __attribute__((always_inline)) static bool hash(uintptr_t base, Value key, uint64_t* hash) {
    if (!is_exact_tuple(base, key)) return false;
    const Tuple* tuple = RootedCells(base).of<Tuple>(key);
    if (tuple->length > kItems) return false;
    TupleHash of_items;
    for (uint32_t i = 0; i < tuple->length; ++i) {
      uint64_t of_item;
      if (!PlainKeys::hash(base, tuple->items[i], &of_item)) return false;
      of_items.add(of_item);
    }
    *hash = of_items.result(tuple->length);
    return true;
  }

  static QuickAnswer equal(uintptr_t base, Value stored, Value key) {
    if (stored == key) return QuickAnswer::Yes;
    if (!is_exact_tuple(base, stored)) return QuickAnswer::Unknown;
    const Tuple* left = RootedCells(base).of<Tuple>(stored);
    const Tuple* right = RootedCells(base).of<Tuple>(key);
    if (left->length != right->length) return QuickAnswer::No;
    for (uint32_t i = 0; i < right->length; ++i) {
      QuickAnswer equal = PlainKeys::equal(base, left->items[i], right->items[i]);
      if (equal != QuickAnswer::Yes) return equal;
    }
    return QuickAnswer::Yes;
  }
};

inline bool is_exact_dict(uintptr_t base, Value value) {
  return has_shape(base, value, TypeId::Dict);
}

// The result of a search of an exact dict for a plain key or a tuple of plain keys.
class DictSearch {
 public:
  explicit DictSearch(QuickAnswer answer, Value* place, uint64_t hash)
      : place_(answer == QuickAnswer::Yes ? place : nullptr),
        hash_(answer == QuickAnswer::Unknown ? kUnknown : hash) {}
  static DictSearch unknown() { return DictSearch(QuickAnswer::Unknown, nullptr, 0); }

  // Where the value is; null if it was not found.
  Value* place() const { return place_; }
  bool is_unknown() const { return place_ == nullptr && hash_ == kUnknown; }
  bool is_absent() const { return place_ == nullptr && hash_ != kUnknown; }
  uint64_t hash() const { return hash_; }  // of the key

 private:
  static constexpr uint64_t kUnknown = UINT64_MAX;  // not a hash

  // Two words, which are returned in registers.
  Value* place_;
  uint64_t hash_;
};

// Not part of the handlers, which have few registers left.
template <class Keys>
__attribute__((noinline)) DictSearch quick_search_by(uintptr_t base, const Dict* dict, Value key) {
  uint64_t hash;
  if (!Keys::hash(base, key, &hash)) return DictSearch::unknown();
  Value* place = nullptr;
  auto is_equal = [&](Value stored)
                      __attribute__((always_inline)) { return Keys::equal(base, stored, key); };
  const QuickAnswer answer = quick_find(base, dict, key, hash, is_equal, &place);
  return DictSearch(answer, place, hash);
}

// `price` is what hashing the key costs.
inline DictSearch quick_search(uintptr_t base, const Dict* dict, Value key, int64_t* price) {
  if (HOGNOSE_UNLIKELY(is_exact_tuple(base, key))) {
    *price = price_of_tuple(base, key);
    return quick_search_by<TupleKeys>(base, dict, key);
  }
  *price = 0;
  return quick_search_by<PlainKeys>(base, dict, key);
}

// --- `in`

// Searches the first run of slots of an exact set or frozenset.
template <class Keys>
inline QuickAnswer quick_set_contains(uintptr_t base, const Set* set, Value key) {
  uint64_t hash;
  if (!Keys::hash(base, key, &hash)) return QuickAnswer::Unknown;
  if (set->length == 0) return QuickAnswer::No;
  uint32_t slot = static_cast<uint32_t>(hash) & set->mask;
  // At the end of the table a run has one slot (see set_table.cpp).
  const uint32_t last =
      uint64_t{slot} + kSetLinearProbes <= set->mask ? slot + kSetLinearProbes : slot;
  const uint32_t entries = set->entries.offset() + static_cast<uint32_t>(sizeof(SetEntries));
  for (; slot <= last; ++slot) {
    const auto* entry =
        RootedCells(base).at<SetEntry>(entries + static_cast<uint32_t>(sizeof(SetEntry)) * slot);
    if (entry->tag == hash + 1) {
      QuickAnswer equal = Keys::equal(base, entry->key, key);
      if (equal != QuickAnswer::No) return equal;
    } else if (entry->tag == 0 && !entry->key.is_deleted()) {
      return QuickAnswer::No;
    }
  }
  return QuickAnswer::Unknown;
}

// Adds a key to an exact set. Returns false, and does nothing, if the table must be made or grow,
// or if the key may be behind the first run of slots or a dummy.
template <class Keys>
inline bool quick_set_add(uintptr_t base, Set* set, Value key) {
  uint64_t hash;
  // The table may be shared with the read-only boot image.
  if (set->entries.offset() < kSmallStart || !Keys::hash(base, key, &hash)) return false;
  uint32_t slot = static_cast<uint32_t>(hash) & set->mask;
  const uint32_t last =
      uint64_t{slot} + kSetLinearProbes <= set->mask ? slot + kSetLinearProbes : slot;
  const uint32_t entries = set->entries.offset() + static_cast<uint32_t>(sizeof(SetEntries));
  for (; slot <= last; ++slot) {
    auto* entry =
        RootedCells(base).at<SetEntry>(entries + static_cast<uint32_t>(sizeof(SetEntry)) * slot);
    if (entry->tag == hash + 1) {
      const QuickAnswer equal = Keys::equal(base, entry->key, key);
      if (equal != QuickAnswer::No) return equal == QuickAnswer::Yes;
    } else if (entry->tag == 0) {
      const bool grows = (uint64_t{set->fill} + 1) * 5 >= uint64_t{set->mask} * 3;
      if (grows || entry->key.is_deleted()) return false;
      *entry = SetEntry{key, hash + 1};
      ++set->length;
      ++set->fill;
      return true;
    }
  }
  return false;
}

// The same for a key that is plain or a tuple of plain keys, which it pays for.
__attribute__((noinline)) inline bool quick_set_add(uintptr_t base, Set* set, Value key,
                                                    int64_t price, int64_t* fuel) {
  if (!is_exact_tuple(base, key)) {
    return *fuel >= price && quick_set_add<PlainKeys>(base, set, key) && quick_pay(fuel, price);
  }
  price += price_of_tuple(base, key);
  return *fuel >= price && quick_set_add<TupleKeys>(base, set, key) && quick_pay(fuel, price);
}

// Searches a short string of one-byte characters for one of them. `price` as above.
inline QuickAnswer quick_text_contains(uintptr_t base, Value text, Value part, int64_t* price) {
  const Str* string = RootedCells(base).of<Str>(text);
  const Str* wanted = RootedCells(base).of<Str>(part);
  if (string->kind != 1 || wanted->kind != 1 || wanted->length != 1 ||
      string->length > kQuickBytes) {
    return QuickAnswer::Unknown;
  }
  constexpr uint64_t kOnes = 0x0101'0101'0101'0101, kHighBits = 0x8080'8080'8080'8080;
  const uint64_t pattern =
      kOnes * *RootedCells(base).at<uint8_t>(quick_text(wanted, RootedCells::offset(part)));
  const uint32_t start = quick_text(string, RootedCells::offset(text));
  const uint32_t length = string->length;
  for (uint32_t at = 0; at < length; at += 8) {
    uint64_t word;
    std::memcpy(&word, RootedCells(base).at<uint8_t>(start + at), sizeof word);
    word ^= pattern;
    // The lowest bit that is set belongs to the first byte that is zero now.
    word = (word - kOnes) & ~word & kHighBits;
    if (word == 0) continue;
    uint32_t place = at + static_cast<uint32_t>(__builtin_ctzll(word)) / 8;
    if (place >= length) break;
    *price = place / 16;
    return QuickAnswer::Yes;
  }
  *price = length / 16;
  return QuickAnswer::No;
}

// Searches a list or a tuple of small ints for one of them, or a short one of strings for one of
// them. Pays what find_item_calling() pays.
__attribute__((noinline)) inline QuickAnswer quick_items_contain(uintptr_t base, uint32_t items,
                                                                 uint32_t length, Value item,
                                                                 int64_t* price) {
  constexpr uint32_t kMostItems = 1024, kMostTexts = 64;
  const RootedCells cells(base);
  const Value* values = cells.at<Value>(items);
  if (length == 0) return QuickAnswer::No;
  if (item.is_small_int()) {
    if (length > kMostItems) return QuickAnswer::Unknown;
    uint32_t i = 0;
    for (; i < length && values[i] != item; ++i) {
      if (!values[i].is_small_int()) return QuickAnswer::Unknown;
    }
    *price = i / 16 + 1;
    return i < length ? QuickAnswer::Yes : QuickAnswer::No;
  }
  if (length > kMostTexts || !item.is_cell() ||
      cells.of(item)->shape != shape_offset(TypeId::Str)) {
    return QuickAnswer::Unknown;
  }
  const uint32_t size = cells.of<Str>(item)->length;
  int64_t total = 0;
  for (uint32_t i = 0; i < length; ++i) {
    ++total;
    const Value stored = values[i];
    QuickAnswer equal = QuickAnswer::Yes;
    if (stored != item) {
      int64_t ignored;
      if (!both_strings(base, stored, item)) return QuickAnswer::Unknown;
      equal = quick_equal_strings(base, stored, item, &ignored);
      if (equal == QuickAnswer::Unknown) return equal;
      if (cells.of<Str>(stored)->length == size) total += (size >> 4) + 1;
    }
    if (equal == QuickAnswer::Yes || i + 1 == length) {
      *price = total;
      return equal;
    }
  }
  return QuickAnswer::Unknown;
}

// Whether an item is in a set, a list or a tuple, or a string in a string.
inline QuickAnswer quick_contains(uintptr_t base, Value container, Value item, int64_t* price) {
  *price = 0;
  if (!container.is_cell()) return QuickAnswer::Unknown;
  const Cell* cell = RootedCells(base).of(container);
  switch (cell->shape) {
    case shape_offset(TypeId::Set):
    case shape_offset(TypeId::FrozenSet):
      return quick_set_contains<PlainKeys>(base, static_cast<const Set*>(cell), item);
    case shape_offset(TypeId::Str):
      if (!both_strings(base, container, item)) return QuickAnswer::Unknown;
      return quick_text_contains(base, container, item, price);
    case shape_offset(TypeId::List): {
      const auto* list = static_cast<const List*>(cell);
      return quick_items_contain(base,
                                 list->items.offset() + static_cast<uint32_t>(sizeof(ValueArray)),
                                 list->length, item, price);
    }
    case shape_offset(TypeId::Tuple):
      return quick_items_contain(
          base, RootedCells::offset(container) + static_cast<uint32_t>(sizeof(Tuple)),
          static_cast<const Tuple*>(cell)->length, item, price);
    default: return QuickAnswer::Unknown;
  }
}

// The same for an exact tuple in a set.
inline QuickAnswer quick_contains_tuple(uintptr_t base, Value container, Value item,
                                        int64_t* price) {
  if (!container.is_cell() || !is_exact_tuple(base, item)) return QuickAnswer::Unknown;
  *price = price_of_tuple(base, item);
  const Cell* cell = RootedCells(base).of(container);
  const bool is_set =
      cell->shape == shape_offset(TypeId::Set) || cell->shape == shape_offset(TypeId::FrozenSet);
  if (!is_set) return QuickAnswer::Unknown;
  return quick_set_contains<TupleKeys>(base, static_cast<const Set*>(cell), item);
}

}  // namespace hognose
