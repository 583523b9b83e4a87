// Workspace: refills fuel, joins text, collects warnings.
//
// Text and warnings are allocated in the arena.
#include "syntax/workspace.h"

#include <cstring>

namespace hognose {

bool Workspace::charge_slow(uint64_t units) {
  while (!stopped_ && units > budget_->remaining) {
    units -= budget_->remaining;
    budget_->remaining = 0;
    if (!budget_->refill || !budget_->refill(*budget_, budget_->context) || budget_->remaining == 0)
      stopped_ = true;
  }
  if (stopped_) return false;
  budget_->remaining -= units;
  return true;
}

std::string_view Workspace::text(std::initializer_list<std::string_view> pieces) {
  size_t size = 0;
  for (std::string_view piece : pieces) size += piece.size();
  auto* data = arena.array<char>(size);
  if (!data) return {};
  char* out = data;
  for (std::string_view piece : pieces) {
    if (!piece.empty()) std::memcpy(out, piece.data(), piece.size());
    out += piece.size();
  }
  return {data, size};
}

std::string_view Workspace::decimal(uint64_t value) {
  char digits[20];
  char* p = digits + sizeof digits;
  do {
    *--p = static_cast<char>('0' + value % 10);
    value /= 10;
  } while (value);
  return text({{p, static_cast<size_t>(digits + sizeof digits - p)}});
}

void Workspace::warn(WarningKind kind, std::string_view message, const ast::Position& position) {
  if (warnings_.count == warnings_capacity_) {
    uint32_t capacity = warnings_capacity_ ? warnings_capacity_ * 2 : 4;
    auto* data = arena.array<SyntaxWarning>(capacity);
    if (!data) return;
    for (uint32_t i = 0; i < warnings_.count; i++) data[i] = warnings_[i];
    warnings_.data = data;
    warnings_capacity_ = capacity;
  }
  warnings_.data[warnings_.count++] = {kind, message, position};
}

}  // namespace hognose
