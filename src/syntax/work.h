// Work: what every step of the front end needs beside its input: memory, fuel, and a place for
// warnings.
//
// Receives: the arena and the caller's options. Hands on: checks of both budgets in one place, text
// built in the arena, and the list of warnings.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "base/arena.h"
#include "syntax/parser/parser.h"

namespace hognose {

class Work {
 public:
  Work(Arena& arena, Budget* budget) : arena(arena), budget_(budget) {}

  // Charges fuel; false once a budget has ended, and then always.
  bool charge(uint64_t units) {
    if (!budget_ || units <= budget_->remaining) [[likely]] {
      if (budget_) budget_->remaining -= units;
      return !stopped_;
    }
    return charge_slow(units);
  }
  bool stopped() const { return stopped_; }

  // The pieces joined, in the arena; empty when memory ended.
  std::string_view text(std::initializer_list<std::string_view> pieces);
  std::string_view decimal(uint64_t value);

  void warn(WarningKind kind, std::string_view message, const ast::Position& position);
  ast::Array<SyntaxWarning> warnings() const { return warnings_; }
  // Keeps only the first `count`: what was read twice must not warn twice.
  void keep_warnings(uint32_t count) { warnings_.count = count; }

  Arena& arena;

 private:
  bool charge_slow(uint64_t units);

  Budget* budget_;
  bool stopped_ = false;
  ast::Array<SyntaxWarning> warnings_;
  uint32_t warnings_capacity_ = 0;
};

}  // namespace hognose
