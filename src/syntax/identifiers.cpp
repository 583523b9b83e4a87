// IdentifierTable: an open-addressing hash table over records in the arena.
//
// Most spellings are a few bytes long and are part of the source text, which lives in the arena. A
// record therefore points into the text and copies nothing.
#include "syntax/identifiers.h"

#include <cstring>

#include "syntax/token.h"

namespace hognose {
IdentifierTable::IdentifierTable(Arena& arena, uint64_t key) : arena_(arena), key_(key ^ kFactor) {
  slots_ = static_cast<uint32_t*>(arena.allocate(sizeof(uint32_t) * kFirstCapacity));
  std::memset(slots_, 0, sizeof(uint32_t) * kFirstCapacity);
  records_ = static_cast<const ast::Identifier**>(
      arena.allocate(sizeof(const ast::Identifier*) * kFirstCapacity / 2));
  for (uint32_t i = 0; i < kSoftKeywords; i++) intern(soft_keyword_text(i));
}

uint64_t IdentifierTable::hash(std::string_view text) const {
  const char* p = text.data();
  size_t left = text.size();
  uint64_t state = 0;
  for (; left > 8; p += 8, left -= 8) {
    uint64_t word;
    std::memcpy(&word, p, 8);
    state = hash_word(state ^ word, text.size());
  }
  uint64_t word = 0;
  for (size_t i = 0; i < left; i++)
    word |= static_cast<uint64_t>(static_cast<uint8_t>(p[i])) << (8 * i);
  return hash_word(state ^ word, text.size());
}

uint32_t IdentifierTable::slot_of(std::string_view text, uint64_t hash) const {
  uint32_t mask = capacity_ - 1;
  uint32_t slot = static_cast<uint32_t>(hash) & mask;
  while (uint32_t entry = slots_[slot]) {
    const ast::Identifier* record = records_[entry - 1];
    if (record->hash == hash && record->size == text.size() &&
        std::memcmp(record->data, text.data(), text.size()) == 0) {
      return slot;
    }
    slot = (slot + 1) & mask;
  }
  return slot;
}

const ast::Identifier* IdentifierTable::find(std::string_view text) const {
  uint32_t entry = slots_[slot_of(text, hash(text))];
  return entry ? records_[entry - 1] : nullptr;
}

const ast::Identifier* IdentifierTable::intern(std::string_view text) {
  uint64_t value = hash(text);
  uint32_t slot = slot_of(text, value);
  if (uint32_t entry = slots_[slot]) return records_[entry - 1];
  return add(text, value, slot);
}

const ast::Identifier* IdentifierTable::add(std::string_view text, uint64_t hash, uint32_t slot) {
  if (count_ >= capacity_ / 2) {
    grow();
    // There is no memory for a larger table, and this one must not overflow. The arena is
    // exhausted, so the parse ends soon; until then, any record will do.
    if (count_ >= capacity_ / 2) return records_[0];
    slot = slot_of(text, hash);
  }
  bool is_ascii = true;
  for (char c : text) is_ascii &= static_cast<uint8_t>(c) < 0x80;
  auto* record = arena_.make<ast::Identifier>(
      ast::Identifier{text.data(), static_cast<uint32_t>(text.size()), count_, hash, is_ascii});
  records_[count_++] = record;
  slots_[slot] = count_;
  return record;
}

void IdentifierTable::grow() {
  uint32_t capacity = capacity_ * 2;
  auto* slots = arena_.array<uint32_t>(capacity);
  auto* records = arena_.array<const ast::Identifier*>(capacity / 2);
  if (!slots || !records) return;
  std::memcpy(records, records_, sizeof(*records) * count_);
  std::memset(slots, 0, sizeof(uint32_t) * capacity);
  capacity_ = capacity;
  slots_ = slots;
  records_ = records;
  for (uint32_t id = 0; id < count_; id++) {
    uint32_t slot = static_cast<uint32_t>(records_[id]->hash) & (capacity - 1);
    while (slots_[slot]) slot = (slot + 1) & (capacity - 1);
    slots_[slot] = id + 1;
  }
}

}  // namespace hognose
