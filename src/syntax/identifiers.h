// IdentifierTable: interns the identifiers of one program.
//
// Spellings are UTF-8 and already NFKC-normalized. Each gets one ast::Identifier record; ids are
// dense from 0, so later stages index arrays by id instead of hashing. The hash is keyed, so an
// attacker cannot build an input in which every lookup collides. Ids do not depend on the key. The
// first ids are the soft keywords (tokens.def), so the parser recognizes them by comparing numbers.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/arena.h"
#include "syntax/ast.h"

namespace hognose {

class IdentifierTable {
 public:
  IdentifierTable(Arena& arena, uint64_t key);

  // `text` must live as long as the arena.
  const ast::Identifier* intern(std::string_view text);
  // The same for up to 8 bytes, given also as a little-endian number.
  const ast::Identifier* intern_word(std::string_view text, uint64_t word) {
    uint64_t value = hash_word(word, text.size());
    uint32_t slot = slot_of(text, value);
    if (uint32_t entry = slots_[slot]) return records_[entry - 1];
    return add(text, value, slot);
  }
  // The record if the spelling occurs in the program, else nullptr.
  const ast::Identifier* find(std::string_view text) const;

  uint32_t size() const { return count_; }
  const ast::Identifier* operator[](uint32_t id) const { return records_[id]; }

 private:
  static constexpr uint32_t kFirstCapacity = 256;
  static constexpr uint64_t kFactor = 0x9E3779B97F4A7C15;

  uint64_t hash(std::string_view text) const;
  uint64_t hash_word(uint64_t word, size_t size) const {
    unsigned __int128 product = static_cast<unsigned __int128>(word ^ key_) * (kFactor ^ size);
    return static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64);
  }
  uint32_t slot_of(std::string_view text, uint64_t hash) const;
  const ast::Identifier* add(std::string_view text, uint64_t hash, uint32_t slot);
  void grow();

  Arena& arena_;
  uint64_t key_;
  uint32_t count_ = 0;
  uint32_t capacity_ = kFirstCapacity;
  uint32_t* slots_ = nullptr;                  // id + 1, 0 is empty
  const ast::Identifier** records_ = nullptr;  // by id
};

}  // namespace hognose
