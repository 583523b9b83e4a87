// LoadedCode: a Code prepared for one sandbox and one globals dict.
//
// Code is immutable and shared. LoadedCode adds its constants as values, its inline caches and the
// numbers that calls need, all outside the cage. Functions in the cage refer to it by its code
// index (code_table.h).
#pragma once

#include <cstdint>
#include <string_view>

#include "bytecode/code.h"
#include "heap/value.h"

namespace hognose {

struct CodeOwner;
struct LoadedCode;

// What entering a function needs to know about its code. A row of the code table, so it is one load
// away from the function cell.
struct CallTarget {
  const Instruction* entry = nullptr;
  Value* words = nullptr;  // null: no code is loaded here
  uint32_t register_count = 0;
  uint32_t simple_arguments = 0;
  uint16_t cleared_from = 0;
  uint16_t cleared_to = 0;
  uint32_t code_index = 0;  // of the code that is loaded here, or will be next
};
static_assert(sizeof(CallTarget) == 32);

// The start of a piece of the table's memory.
struct CodeBlock {
  uint32_t bytes;
  uint32_t code_index;  // of the loaded code; 0: free
};

struct LoadedCode {
  static constexpr uint32_t kNotSimple = 0xFFFF'FFFF;
  static constexpr uint32_t kNotLoaded = 0;

  CodeBlock block;
  const Code* code;
  const Instruction* entry;
  Value* words;  // constant_words of them: globals, builtins, this, constants, caches
  uint32_t register_count;
  // The number of positional arguments for which a call needs no binding, or kNotSimple.
  uint32_t simple_arguments;
  uint32_t cleared_from;
  uint32_t cleared_to;
  uint32_t instruction_count;
  std::string_view source;  // the text of the module, for tracebacks; null: unknown
  CodeOwner* owner;         // null: the code outlives the run
  LoadedCode* next_to_trace;
  uint32_t name;  // cage offsets of the interned names
  uint32_t qualified_name;
  uint32_t code_object = 0;  // the cell of its code object, once the guest has asked for it
  // Code of a built-in module that has not been called yet. It has its name, but no constants,
  // caches or parameter names (see Machine::complete). Most functions of a module stay pending.
  bool is_pending = false;
  bool is_marked = false;            // by the running collection
  bool is_permanent = false;         // its index is reserved, so it is never freed
  mutable bool is_referred = false;  // see index()
  uint32_t* children;                // indexes of loaded children, kNotLoaded until first needed
  uint32_t* parameter_names;  // cage offsets of the interned parameter names, in register order

  // The index for a cell or for other code. Once it is given out, only a collection can tell that
  // nothing refers to the code.
  uint32_t index() const {
    is_referred = true;
    return block.code_index;
  }
};

// The words of an inline cache that holds nothing. UINT32_MAX is not a keys version, not a shape
// and not the number of an entry. 0 will not do: it is the keys version of a dict that is not
// cached yet, and what stands in place of the shape where a cell was freed.
inline constexpr Value kEmptyCache = Value::from_bits(UINT32_MAX);

// For a target of loaded code.
inline LoadedCode* loaded_code_at(const CallTarget* target) {
  return reinterpret_cast<LoadedCode*>(target->words[kSlotLoadedCode].bits());
}

// Where a suspended generator may go on. Only its code decides that.
struct Resumption {
  uint32_t kept = 0;     // the leading registers that are in use
  uint32_t sent_to = 0;  // the register that receives the value sent
};

// Finds it for the instruction at which a generator says that it goes on: the one after a Yield, or
// a Delegate, which is repeated. False: no code goes on there.
inline bool find_resumption(const CallTarget* target, uint32_t resume, Resumption* found) {
  const uint32_t before = resume - 1;
  if (HOGNOSE_UNLIKELY(before >= loaded_code_at(target)->instruction_count - 1)) return false;
  Instruction at = target->entry[before];
  if (HOGNOSE_LIKELY(at.opcode() == Opcode::Yield) || at.opcode() == Opcode::YieldAsync) {
    *found = {static_cast<uint32_t>(at.d()), at.a()};
    return true;
  }
  at = target->entry[resume];
  *found = {target->register_count, at.a()};
  return at.opcode() == Opcode::Delegate;
}

}  // namespace hognose
