// CodeBuilder: labels and jumps, numbering of constants without duplicates, and the final copy into
// the arena.
//
// The arrays of a finished Code are exactly as long as they must be.
#include "bytecode/builder.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "bytecode/opcode_table.h"

namespace hognose {

namespace {

constexpr size_t kFirstSlots = 64;
constexpr size_t kFirstFew = 8;
constexpr size_t kFirstInstructions = 256;

uint64_t mix(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * 0x9E3779B97F4A7C15ull;
  return hash ^ (hash >> 29);
}

uint64_t hash_text(std::string_view text) {
  uint64_t hash = text.size();
  const char* next = text.data();
  size_t left = text.size();
  for (; left >= 8; left -= 8, next += 8) {
    uint64_t word;
    std::memcpy(&word, next, 8);
    hash = mix(hash, word);
  }
  uint64_t word = 0;
  if (left != 0) std::memcpy(&word, next, left);
  return mix(hash, word);
}

bool has_text(Constant::Kind kind) {
  return kind == Constant::Kind::BigInt || kind == Constant::Kind::Str ||
         kind == Constant::Kind::Name || kind == Constant::Kind::Bytes;
}

bool has_number(Constant::Kind kind) {
  return kind == Constant::Kind::Float || kind == Constant::Kind::Imaginary;
}

// Floats are compared by their bits, so that 0.0 and -0.0 stay two constants.
uint64_t number_bits(const Constant& value) {
  return has_number(value.kind) ? std::bit_cast<uint64_t>(value.number)
                                : static_cast<uint64_t>(value.integer);
}

// Tuples nest no deeper than the parentheses of their source, which the tokenizer bounds.
uint64_t hash_constant(const Constant& value, ArenaPace& pace) {
  pace.turn();
  uint64_t hash = mix(static_cast<uint64_t>(value.kind) + 1, number_bits(value));
  if (has_text(value.kind)) hash = mix(hash, hash_text(value.text));
  for (const Constant& item : value.items) hash = mix(hash, hash_constant(item, pace));
  return hash;
}

bool same_constant(const Constant& left, const Constant& right, ArenaPace& pace) {
  pace.turn();
  if (left.kind != right.kind || number_bits(left) != number_bits(right) ||
      left.text != right.text || left.items.size() != right.items.size()) {
    return false;
  }
  for (size_t i = 0; i < left.items.size(); ++i) {
    if (!same_constant(left.items[i], right.items[i], pace)) return false;
  }
  return true;
}

}  // namespace

// The first sizes fit an ordinary function, so that a short program allocates each buffer once.
CodeBuilder::CodeBuilder(Arena& arena)
    : arena_(arena),
      pace_(arena),
      instructions_(arena, kFirstInstructions),
      positions_(arena, kFirstInstructions),
      constants_(arena, kFirstSlots),
      caches_(arena, kFirstSlots),
      exceptions_(arena, kFirstFew),
      handlers_(arena, kFirstFew),
      children_(arena, kFirstFew),
      slots_(arena, kFirstSlots),
      names_(arena, kFirstSlots) {
  slots_.resize(kFirstSlots);
}

void CodeBuilder::begin() {
  ++serial_;
  reachable_ = true;
  position_ = {};
  instructions_.clear();
  positions_.clear();
  constants_.clear();
  caches_.clear();
  exceptions_.clear();
  handlers_.clear();
  children_.clear();
  cache_words_ = 0;
}

void CodeBuilder::emit(Opcode opcode, uint8_t a, uint8_t b, uint8_t c, int32_t d) {
  if (!reachable_) return;
  // Polls the limits, so that code generation stops in time.
  pace_.turn();
  instructions_.push_back(Instruction(opcode, a, b, c, d));
  positions_.push_back(position_);
  if (ends_flow(opcode)) reachable_ = false;
}

void CodeBuilder::emit_jump(Opcode opcode, Label& target, uint8_t a, uint8_t b, uint8_t c) {
  if (!reachable_) return;
  auto place = static_cast<int32_t>(here());
  if (target.is_bound()) {
    emit(opcode, a, b, c, target.position - (place + 1));
  } else {
    emit(opcode, a, b, c, target.last_use);
    target.last_use = place;
  }
}

void CodeBuilder::bind(Label& label) {
  auto place = static_cast<int32_t>(here());
  label.position = place;
  for (int32_t use = label.last_use; use != Label::kNone;) {
    Instruction& jump = instructions_[static_cast<size_t>(use)];
    int32_t next = jump.d();
    jump = Instruction(jump.opcode(), jump.a(), jump.b(), jump.c(), place - (use + 1));
    use = next;
  }
  if (label.is_used()) reachable_ = true;
}

int32_t CodeBuilder::constant(const Constant& value) {
  if (!reachable_) return kFirstConstant;
  uint64_t hash = hash_constant(value, pace_);
  size_t mask = slots_.size() - 1;
  size_t at = hash & mask;
  for (; slots_[at].serial == serial_; at = (at + 1) & mask) {
    if (slots_[at].hash == hash && same_constant(constants_[slots_[at].index], value, pace_)) {
      return kFirstConstant + static_cast<int32_t>(slots_[at].index);
    }
  }
  auto index = static_cast<uint32_t>(constants_.size());
  slots_[at] = {serial_, index, hash};
  constants_.push_back(keep(value));
  if (constants_.size() * 2 > slots_.size()) grow_slots();
  return kFirstConstant + static_cast<int32_t>(index);
}

void CodeBuilder::grow_slots() {
  GrowingArray<Slot> old(arena_, kFirstSlots);
  old.swap(slots_);
  slots_.resize(old.size() * 2);
  size_t mask = slots_.size() - 1;
  ArenaPace pace(arena_);
  for (const Slot& slot : old) {
    pace.turn();
    if (slot.serial != serial_) continue;
    size_t at = slot.hash & mask;
    while (slots_[at].serial == serial_) at = (at + 1) & mask;
    slots_[at] = slot;
  }
}

int32_t CodeBuilder::name(std::string_view text) {
  Constant value;
  value.kind = Constant::Kind::Name;
  value.text = text;
  return constant(value);
}

CodeBuilder::NameSlot& CodeBuilder::name_slot(uint32_t id, std::string_view text) {
  if (id >= names_.size()) names_.resize(static_cast<size_t>(id) * 2 + kFirstSlots);
  NameSlot& slot = names_[id];
  if (!slot.text.data()) slot.text = keep(text);
  return slot;
}

int32_t CodeBuilder::name(uint32_t id, std::string_view text) {
  if (!reachable_) return kFirstConstant;
  NameSlot& slot = name_slot(id, text);
  if (slot.serial != serial_) {
    slot.serial = serial_;
    slot.index = kFirstConstant + static_cast<int32_t>(constants_.size());
    Constant value;
    value.kind = Constant::Kind::Name;
    value.text = slot.text;
    constants_.push_back(value);
  }
  return slot.index;
}

int32_t CodeBuilder::cache(CacheKind kind, int32_t name_index) {
  if (!reachable_) return 0;
  int32_t index = cache_words_;
  caches_.push_back({kind, index, name_index});
  cache_words_ += static_cast<int32_t>(cache_words(kind));
  return index;
}

uint32_t CodeBuilder::new_handler() {
  handlers_.push_back({});
  return static_cast<uint32_t>(handlers_.size() - 1);
}

void CodeBuilder::protect(uint32_t start, uint32_t end, uint32_t handler) {
  if (start >= end) return;
  exceptions_.push_back({start, end, handler, 0});
  handlers_[handler].is_used = true;
}

void CodeBuilder::bind_handler(uint32_t handler, uint16_t target) {
  handlers_[handler].position = here();
  handlers_[handler].target = target;
  reachable_ = handlers_[handler].is_used;
}

std::string_view CodeBuilder::keep(std::string_view text) {
  char* copy = arena_.array<char>(text.size() + 1);
  if (!copy) return {};
  copy_paced(arena_, copy, text.data(), text.size());
  copy[text.size()] = '\0';
  return {copy, text.size()};
}

std::string_view CodeBuilder::keep_name(uint32_t id, std::string_view text) {
  return name_slot(id, text).text;
}

Constant CodeBuilder::keep(const Constant& value) {
  pace_.turn();
  Constant copy = value;
  if (has_text(value.kind)) copy.text = keep(value.text);
  if (!value.items.empty()) {
    auto* items = arena_.array<Constant>(value.items.size());
    if (!items) return {};
    for (size_t i = 0; i < value.items.size(); ++i) items[i] = keep(value.items[i]);
    copy.items = {items, value.items.size()};
  }
  return copy;
}

template <class T>
std::span<const T> CodeBuilder::copy(const GrowingArray<T>& items) {
  if (items.empty()) return {};
  T* target = arena_.array<T>(items.size());
  if (!target) return {};
  copy_paced(arena_, target, items.data(), items.size());
  return {target, items.size()};
}

void CodeBuilder::finish(Code& code) {
  const int32_t cache_base = kFirstConstant + static_cast<int32_t>(constants_.size());
  for (CacheSite& site : caches_) site.index += cache_base;
  if (!caches_.empty()) {
    ArenaPace pace(arena_);
    for (Instruction& instruction : instructions_) {
      pace.turn();
      if (has_cache(info(instruction.opcode()).operands)) {
        instruction = Instruction(instruction.opcode(), instruction.a(), instruction.b(),
                                  instruction.c(), instruction.d() + cache_base);
      }
    }
  }
  for (ExceptionEntry& entry : exceptions_) {
    const Handler& handler = handlers_[entry.handler];
    entry.handler = handler.position;
    entry.target = handler.target;
  }
  code.instructions = copy(instructions_);
  code.positions = copy(positions_);
  code.constants = copy(constants_);
  code.caches = copy(caches_);
  code.exceptions = copy(exceptions_);
  code.constant_words = static_cast<uint32_t>(cache_base + cache_words_);
  code.children = copy(children_);
}

}  // namespace hognose
