// IdentifierTable: interns the identifiers of one program.
//
// Receives: spellings (UTF-8, already NFKC-normalised). Hands on: one ast::Identifier record for each, with
// ids dense from 0, so that later stages index arrays by id instead of hashing. The hash is keyed, so an
// input cannot be built that makes every lookup collide; ids do not depend on the key. The first ids are
// the soft keywords (tokens.def), so the parser recognises them by comparing numbers.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/arena.h"
#include "syntax/ast.h"

namespace hognose {

class IdentifierTable {
 public:
  IdentifierTable(Arena& arena, uint64_t key);

  const ast::Identifier* intern(std::string_view text);
  // The record if the spelling occurs in the program, else nullptr.
  const ast::Identifier* find(std::string_view text) const;

  uint32_t size() const { return count_; }
  const ast::Identifier* operator[](uint32_t id) const { return records_[id]; }

 private:
  static constexpr uint32_t kFirstCapacity = 256;

  uint64_t hash(std::string_view text) const;
  uint32_t slot_of(std::string_view text, uint64_t hash) const;
  const ast::Identifier* add(std::string_view text, uint64_t hash, uint32_t slot);
  void grow();

  Arena& arena_;
  uint64_t key_;
  uint32_t count_ = 0;
  uint32_t capacity_ = kFirstCapacity;
  uint32_t* slots_ = nullptr;               // id + 1, 0 is empty
  const ast::Identifier** records_ = nullptr;  // by id
};

}  // namespace hognose
