// Workspace: the resources that every step of the front end needs besides its input: memory, fuel,
// and a list of warnings.
//
// Both budgets are checked in one place. Text and warnings are allocated in the arena.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "base/arena.h"
#include "syntax/parser/parser.h"

namespace hognose {

class Workspace {
 public:
  Workspace(Arena& arena, Budget* budget) : arena(arena), budget_(budget) {}

  // Charges fuel. False if the fuel has run out, and from then on.
  bool charge(uint64_t units) {
    if (!budget_ || units <= budget_->remaining) [[likely]] {
      if (budget_) budget_->remaining -= units;
      return !stopped_;
    }
    return charge_slow(units);
  }
  bool stopped() const { return stopped_; }

  // Joins the pieces, in the arena. Empty if memory ran out.
  std::string_view text(std::initializer_list<std::string_view> pieces);
  std::string_view decimal(uint64_t value);

  void warn(WarningKind kind, std::string_view message, const ast::Position& position);
  ast::Array<SyntaxWarning> warnings() const { return warnings_; }
  // Keeps only the first `count` warnings: text that is parsed twice must not warn twice.
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
