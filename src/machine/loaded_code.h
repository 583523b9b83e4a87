// LoadedCode: a Code prepared for one sandbox and one globals dict.
//
// Code is immutable and shared. LoadedCode adds its constants as values, its inline caches and the
// numbers that calls need, all outside the cage. Functions in the cage refer to it by its index in
// the machine's table.
#pragma once

#include <cstdint>
#include <string_view>

#include "bytecode/code.h"
#include "heap/value.h"

namespace hognose {

// What entering a function needs to know about its code. Stored in the machine's table at the
// function's index, so it is one load away from the function cell.
struct CallTarget {
  const Instruction* entry = nullptr;
  Value* words = nullptr;  // null: no code has this index
  uint32_t register_count = 0;
  uint32_t simple_arguments = 0;
  uint32_t cleared_from = 0;
  uint32_t cleared_to = 0;
};
static_assert(sizeof(CallTarget) == 32);

struct LoadedCode {
  static constexpr uint32_t kNotSimple = 0xFFFF'FFFF;
  static constexpr uint32_t kNotLoaded = 0;

  const Code* code;
  const Instruction* entry;
  Value* words;  // constant_words of them: globals, builtins, this, constants, caches
  uint32_t register_count;
  // The number of positional arguments for which a call needs no binding, or kNotSimple.
  uint32_t simple_arguments;
  uint32_t cleared_from;
  uint32_t cleared_to;
  std::string_view source;  // the text of the module, for tracebacks; null: unknown
  uint32_t index;
  uint32_t name;  // cage offsets of the interned names
  uint32_t qualified_name;
  uint32_t code_object = 0;  // the cell of its code object, once the guest has asked for it
  // Code of a built-in module that has not been called yet. It has its name, but no constants,
  // caches or parameter names (see Machine::complete). Most functions of a module stay pending.
  bool is_pending = false;
  uint32_t* children;         // indexes of loaded children, kNotLoaded until first needed
  uint32_t* parameter_names;  // cage offsets of the interned parameter names, in register order
};

// The words of an inline cache that holds nothing. UINT32_MAX is not a keys version, not a shape
// and not the number of an entry. 0 will not do: it is the keys version of a dict that is not
// cached yet, and what stands in place of the shape where a cell was freed.
inline constexpr Value kEmptyCache = Value::from_bits(UINT32_MAX);

// For a target of loaded code.
inline size_t instruction_count(const CallTarget* target) {
  return reinterpret_cast<const LoadedCode*>(target->words[kSlotLoadedCode].bits())
      ->code->instructions.size();
}

}  // namespace hognose
