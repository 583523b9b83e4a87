// CodeBuilder: collects the instructions, constants, caches and handlers of one code at a time.
//
// The caller emits instructions in order, jumps to labels that may be bound later, and constants
// and names to number. finish() produces a Code in the arena of its tree. One builder serves a
// whole tree, one code after the other, so that its buffers are allocated once. Unreachable
// instructions are dropped as they are emitted.
#pragma once

#include <cstdint>
#include <string_view>
#include "base/arena.h"
#include "base/growing_array.h"
#include "bytecode/code.h"
#include "bytecode/instruction.h"

namespace hognose {

// A position in the code. Jumps to an unbound label are chained through their d operands.
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

  // Starts a new code; the previous one must be finished.
  void begin();

  // --- instructions
  uint32_t here() const { return static_cast<uint32_t>(instructions_.size()); }
  bool reachable() const { return reachable_; }
  void set_reachable(bool reachable) { reachable_ = reachable; }
  void set_position(const Position& position) { position_ = position; }
  const Position& position() const { return position_; }

  void emit(Opcode opcode, uint8_t a = 0, uint8_t b = 0, uint8_t c = 0, int32_t d = 0);
  // Returns false if the arena refused memory or the run must end; the code is then useless.
  bool goes_on() const { return !arena_.exhausted(); }
  void emit_jump(Opcode opcode, Label& target, uint8_t a = 0, uint8_t b = 0, uint8_t c = 0);
  // Binds the label to this position. The position is reachable if control falls through to it or
  // if a jump to the label exists.
  void bind(Label& label);
  // The last emitted instruction, for peephole optimisations.
  Instruction last() const { return instructions_.back(); }

  // --- constants, names, caches: each returns a K, U or C operand
  int32_t constant(const Constant& value);
  int32_t name(std::string_view text);
  // For a name whose id is unique and dense from 0 within the tree: like name(text), without
  // hashing.
  int32_t name(uint32_t id, std::string_view text);
  // The operand is valid only once the code is finished; finish() completes it.
  int32_t cache(CacheKind kind, int32_t name_index);

  // --- handlers, children, texts
  // A handler whose position is not known yet; protect() adds a range of instructions that it
  // covers. Ranges of inner handlers must be added before those of the handlers around them.
  uint32_t new_handler();
  void protect(uint32_t start, uint32_t end, uint32_t handler);
  // Binds the handler to this position; it receives the exception in register `target`. The
  // position is reachable if the handler covers any instruction.
  void bind_handler(uint32_t handler, uint16_t target);
  uint32_t add_child(const Code* child) {
    children_.push_back(child);
    return static_cast<uint32_t>(children_.size() - 1);
  }
  // Copies the text into the arena of the tree; keep_name shares one copy for each id.
  std::string_view keep(std::string_view text);
  std::string_view keep_name(uint32_t id, std::string_view text);
  Constant keep(const Constant& value);

  // Moves everything collected into `code`. The caller sets the other fields.
  void finish(Code& code);

  Arena& arena() { return arena_; }

 private:
  struct Slot {
    uint32_t serial = 0;  // serial of the code that filled the slot; other slots count as empty
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
  GrowingArray<ExceptionEntry> exceptions_;  // `handler` is an index into handlers_ until finish()
  GrowingArray<Handler> handlers_;
  GrowingArray<const Code*> children_;
  GrowingArray<Slot> slots_;
  GrowingArray<NameSlot> names_;
};

}  // namespace hognose
