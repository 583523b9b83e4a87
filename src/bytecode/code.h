// Code: one compiled function, class body or module. Immutable and shareable between sandboxes.
//
// It holds instructions, constants described without a heap (each sandbox creates its own values
// from them), the inline caches, the exception table, the parameters and the positions for
// tracebacks. A tree of codes (a module and all functions and classes defined in it) is in the
// arena of one CodeTree: no part of it is owned or freed on its own.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "base/arena.h"
#include "base/native_memory.h"
#include "bytecode/instruction.h"

namespace hognose {

// Words at the start of every constant array, filled in by the machine; the constants follow.
enum ConstantSlot : int32_t { kSlotGlobals, kSlotBuiltins, kSlotLoadedCode, kFirstConstant };

// A constant as text and numbers; nested for tuples and frozensets.
struct Constant {
  enum class Kind : uint8_t {
    None,
    True,
    False,
    Ellipsis,
    Undefined,
    Int,        // integer
    BigInt,     // text: hexadecimal digits without prefix, most significant first, '-' allowed
    Float,      // number
    Imaginary,  // number
    Str,        // text: UTF-8, surrogates as three bytes each (WTF-8)
    Name,       // like Str, but interned (identifiers, attribute and keyword names)
    Bytes,      // text: raw bytes
    Tuple,      // items
    FrozenSet,  // items
  };
  Kind kind = Kind::None;
  union {
    int64_t integer = 0;
    double number;
  };
  std::string_view text;
  std::span<const Constant> items;
};

// An inline cache follows the constants of a loaded code, in words of 64 bits: the interned name,
// then the words of its kind. The d operand is the index of its first word.
enum class CacheKind : uint8_t {
  Global,     // 3 words: name, (keys version, entry index), spare
  Attribute,  // 4 words: name, (shape, slot), (value or getter), epoch
  Method,     // 4 words: name, (shape, epoch), function, spare
  Key,        // 2 words: name, the index of its entry in the dict that was used last
};
inline constexpr uint32_t cache_words(CacheKind kind) {
  return kind == CacheKind::Key ? 2 : kind == CacheKind::Global ? 3 : 4;
}

struct CacheSite {
  CacheKind kind;
  int32_t index;       // word index in the constant array, as in the d operand
  int32_t name_index;  // index (as a K operand) of the Name constant
};

// While pc is in [start, end) (instruction indexes), an exception continues at `handler` with the
// exception in register `target`. Inner entries come first: the first match wins.
struct ExceptionEntry {
  uint32_t start;
  uint32_t end;
  uint32_t handler;
  uint16_t target;
};

// The source range of one instruction: lines from 1, columns in UTF-8 bytes from 0. Line 0 means
// that it has none.
struct Position {
  uint32_t line = 0;
  uint32_t end_line = 0;
  uint32_t column = 0;
  uint32_t end_column = 0;

  // Whether the instruction has source text. An instruction that only prepares a frame has an empty
  // range.
  bool has_text() const { return line != 0 && (end_column != 0 || end_line != line); }
};

// A variable of an inlined comprehension, in code that may read its locals by name. While pc is in
// [start, end), register `reg` holds the variable, or its cell if `is_cell`.
struct ScopedName {
  std::string_view name;
  uint32_t start;
  uint32_t end;
  uint8_t reg;
  bool is_cell;
};

enum CodeFlags : uint32_t {
  kCodeOptimized = 1,  // locals live in registers
  kCodeNested = 2,
  kCodeVarArgs = 4,      // the register after the keyword-only parameters receives *args
  kCodeVarKeywords = 8,  // the one after that receives **kwargs
  kCodeGenerator = 16,
  kCodeCoroutine = 32,
  kCodeAsyncGenerator = 64,
  kCodeClassBody = 128,
  kCodeModule = 256,
  kCodeMethod = 512,              // defined directly in a class body
  kCodeUsesNamespace = 1024,      // runs in an explicit mapping (class bodies, modules, exec)
  kCodeTrusted = 2048,            // of a built-in module: may have rights to guarded names
  kCodeInteractive = 4096,        // compiled in mode 'single': its return value is printed
  kCodeFutureAnnotations = 8192,  // from __future__ import annotations
  kCodeOfHost = 16384,            // a source module that the host supplies
};

struct Code {
  std::string_view name;            // co_name
  std::string_view qualified_name;  // co_qualname
  std::string_view filename;
  uint32_t first_line = 1;
  uint32_t flags = 0;
  // The guarded names that this code may use: a RightsId of policy/effective_policy.h. 0, for none,
  // in all code but that of built-in modules.
  uint16_t rights = 0;

  // Parameters are registers 0.. in this order: positional-only, positional-or-keyword,
  // keyword-only, *args, **kwargs. A call binds all of them, or fails.
  uint32_t positional_only_count = 0;
  uint32_t argument_count = 0;  // positional-only and positional-or-keyword together
  uint32_t keyword_only_count = 0;
  uint32_t local_count = 0;     // named locals, including parameters: registers 0..local_count-1,
                                // but none from spilled_from on
  uint32_t register_count = 0;  // all registers of the frame, call windows included
  uint32_t cleared_from = 0;    // registers [cleared_from, cleared_to) are made undefined on entry
  uint32_t cleared_to = 0;

  std::span<const std::string_view> local_names;  // co_varnames: one for each of local_count
  std::span<const std::string_view> cell_names;   // co_cellvars
  std::span<const uint8_t> cell_registers;        // the register of each cell in cell_names
  std::span<const std::string_view> free_names;   // co_freevars, in the order of the closure tuple

  std::span<const ScopedName> scoped_names;

  // Variables that have no register. spill_register holds the list of their cells, one for each of
  // spilled_names. Parameters among them come first and are also local names. From number
  // spilled_from on, the register with a local's number is a temporary that the guest must not see.
  uint32_t spilled_from = UINT32_MAX;
  uint8_t spill_register = 0;
  std::span<const std::string_view> spilled_names;  // empty: a variable of the closure

  std::span<const Instruction> instructions;
  std::span<const Constant> constants;  // constant K operand i is constants[i - kFirstConstant]
  std::span<const CacheSite> caches;
  uint32_t constant_words = 0;  // kFirstConstant + constants + all cache words
  std::span<const ExceptionEntry> exceptions;
  std::span<const Position> positions;  // one for each instruction
  std::span<const Code* const> children;

  // For class bodies: the number of attributes that the methods assign through their first
  // parameter, as a hint for the size of new instances.
  uint32_t instance_attribute_hint = 0;
  // If set, constant number kFirstConstant is the docstring.
  bool has_docstring = false;

  uint32_t parameter_count() const {
    return argument_count + keyword_only_count + ((flags & kCodeVarArgs) != 0 ? 1 : 0) +
           ((flags & kCodeVarKeywords) != 0 ? 1 : 0);
  }
};

// Whether the code is entered with a mapping that it fills, and without arguments. All other code
// is entered by a call that binds its parameters.
inline bool fills_namespace(const Code& code) {
  return (code.flags & (kCodeModule | kCodeClassBody | kCodeUsesNamespace)) != 0;
}

// The result of a compilation: the code of a module, all codes nested in it, and their memory.
struct CodeTree : NativelyAllocated {
  explicit CodeTree(size_t memory_budget, const ArenaAccount& account = {})
      : arena(memory_budget, Arena::kSmallBlock) {
    arena.set_account(account);
  }

  Arena arena;
  const Code* root = nullptr;
  std::string_view source;  // in the arena, where tracebacks show it; or null
};

}  // namespace hognose
