// CodeBuilder: collects the instructions, constants, caches and handlers of one code at a time.
//
// Receives: instructions in order, jumps to labels that may be bound later, constants and names to
// be numbered. Hands on: a finished Code in the arena of its tree. One builder serves a whole tree,
// one code after the other, so that its buffers are allocated once. Instructions that control
// cannot reach are dropped as they come.
#pragma once

#include <cstdint>
#include <string_view>
#include "base/arena.h"
#include "base/growing_array.h"
#include "bytecode/code.h"
#include "bytecode/instruction.h"

namespace hognose {

// A place in the code. Jumps to a label that is not bound yet are chained through their d operands.
struct Label {
  static constexpr int32_t kNone = -1;
  int32_t position = kNone;
  int32_t last_use = kNone;

  bool is_bound() const { return position != kNone; }
  bool is_used() const { return last_use != kNone; }
};

class CodeBuilder {
 public:
  explicit CodeBuilder(Arena& arena);

  // Starts a new code; the last one must be finished.
  void begin();

  // --- instructions
  uint32_t here() const { return static_cast<uint32_t>(instructions_.size()); }
  bool reachable() const { return reachable_; }
  void set_reachable(bool reachable) { reachable_ = reachable; }
  void set_position(const Position& position) { position_ = position; }
  const Position& position() const { return position_; }

  void emit(Opcode opcode, uint8_t a = 0, uint8_t b = 0, uint8_t c = 0, int32_t d = 0);
  // False: the arena was refused memory or the run is to end, and the code is of no use.
  bool goes_on() const { return !arena_.exhausted(); }
  void emit_jump(Opcode opcode, Label& target, uint8_t a = 0, uint8_t b = 0, uint8_t c = 0);
  // The label is here. Control reaches this place if it did or if a jump to the label exists.
  void bind(Label& label);
  // An instruction that is emitted already; for peepholes on the last one.
  Instruction last() const { return instructions_.back(); }

  // --- constants, names, caches: each returns a K, U or C operand
  int32_t constant(const Constant& value);
  int32_t name(std::string_view text);
  // A name with a number of its own, dense from 0 within the tree: as name(text), without hashing.
  int32_t name(uint32_t id, std::string_view text);
  // The operand is right only once the code is finished; finish() completes it.
  int32_t cache(CacheKind kind, int32_t name_index);

  // --- the rest
  // A handler whose place is not known yet; protect() adds a range of instructions that it serves.
  // Ranges of inner handlers must be added before those of the handlers around them.
  uint32_t new_handler();
  void protect(uint32_t start, uint32_t end, uint32_t handler);
  // The handler is here; the exception comes in register `target`. Control reaches this place if
  // the handler serves anything.
  void bind_handler(uint32_t handler, uint16_t target);
  uint32_t add_child(const Code* child) {
    children_.push_back(child);
    return static_cast<uint32_t>(children_.size() - 1);
  }
  // The same text in the arena of the tree; keep_name shares one copy for each id.
  std::string_view keep(std::string_view text);
  std::string_view keep_name(uint32_t id, std::string_view text);
  Constant keep(const Constant& value);

  // Moves what was collected into `code`, whose other fields the caller sets.
  void finish(Code& code);

  Arena& arena() { return arena_; }

 private:
  struct Slot {
    uint32_t serial = 0;  // of the code that filled it; others count as empty
    uint32_t index = 0;
    uint64_t hash = 0;
  };
  struct NameSlot {
    uint32_t serial = 0;
    int32_t index = 0;
    std::string_view text;
  };

  NameSlot& name_slot(uint32_t id, std::string_view text);
  void grow_slots();
  template <class T>
  std::span<const T> copy(const GrowingArray<T>& items);

  Arena& arena_;
  ArenaPace pace_;
  uint32_t serial_ = 0;
  bool reachable_ = true;
  Position position_;
  GrowingArray<Instruction> instructions_;
  GrowingArray<Position> positions_;
  GrowingArray<Constant> constants_;
  GrowingArray<CacheSite> caches_;
  int32_t cache_words_ = 0;
  struct Handler {
    uint32_t position = 0;
    uint16_t target = 0;
    bool is_used = false;
  };
  GrowingArray<ExceptionEntry> exceptions_;  // `handler` is a number of handlers_ until finish
  GrowingArray<Handler> handlers_;
  GrowingArray<const Code*> children_;
  GrowingArray<Slot> slots_;
  GrowingArray<NameSlot> names_;
};

}  // namespace hognose
