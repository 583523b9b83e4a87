// One instruction: 64 bits, {opcode 8, a 8, b 8, c 8, d 32}.
//
// Also defines the small enums that operands encode. The table of opcodes is opcodes.def.
#pragma once

#include <cstdint>

namespace hognose {

enum class Opcode : uint8_t {
#define OPCODE(name, operands, runs, handler, flow, effect) name,
#include "bytecode/opcodes.def"
};

inline constexpr unsigned kOpcodeCount = 0
#define OPCODE(name, operands, runs, handler, flow, effect) +1
#include "bytecode/opcodes.def"
    ;

class Instruction {
 public:
  constexpr Instruction() = default;
  constexpr explicit Instruction(uint64_t word) : word_(word) {}
  constexpr Instruction(Opcode opcode, uint8_t a, uint8_t b, uint8_t c, int32_t d)
      : word_(static_cast<uint64_t>(opcode) | uint64_t{a} << 8 | uint64_t{b} << 16 |
              uint64_t{c} << 24 | uint64_t{static_cast<uint32_t>(d)} << 32) {}

  constexpr Opcode opcode() const { return static_cast<Opcode>(word_ & 255); }
  constexpr uint8_t a() const { return static_cast<uint8_t>(word_ >> 8); }
  constexpr uint8_t b() const { return static_cast<uint8_t>(word_ >> 16); }
  constexpr uint8_t c() const { return static_cast<uint8_t>(word_ >> 24); }
  constexpr int8_t signed_b() const { return static_cast<int8_t>(b()); }
  constexpr int8_t signed_c() const { return static_cast<int8_t>(c()); }
  constexpr int32_t d() const { return static_cast<int32_t>(word_ >> 32); }
  constexpr uint64_t word() const { return word_; }

 private:
  uint64_t word_ = 0;
};
static_assert(sizeof(Instruction) == 8);

// How an arithmetic instruction treats its operands. InPlace tries the __i…__ method first, for an
// augmented assignment. Reversed swaps the operands: the left one is in the right one's place.
enum class OperandOrder : uint8_t { Plain, InPlace, Reversed };

enum class BinaryOperator : uint8_t {
  Add,
  Subtract,
  Multiply,
  TrueDivide,
  FloorDivide,
  Modulo,
  Power,
  MatrixMultiply,
  LeftShift,
  RightShift,
  BitAnd,
  BitOr,
  BitXor,
};

enum class CompareOperator : uint8_t { Less, LessEqual, Equal, NotEqual, Greater, GreaterEqual };

enum class Conversion : uint8_t { None, Str, Repr, Ascii };

// The length that a pattern requires of a sequence or mapping.
enum class LengthCheck : uint8_t { None, Exact, AtLeast };

// The operation of an Intrinsic instruction, and the registers that it reads. An evaluator is a
// function that computes the written expression on demand (PEP 695); it is undefined if nothing was
// written.
enum class Intrinsic : uint8_t {
  TypeVariable,            // name; evaluators of the bound, the constraints, the default
  ParameterSpecification,  // name, evaluator of the default
  TypeVariableTuple,       // name, evaluator of the default
  TypeAlias,               // name, tuple of type parameters or undefined, evaluator of the value
  SubscriptGeneric,        // Generic[…] of a tuple of type parameters
  SetTypeParameters,       // function, tuple of type parameters; sets them on the function
  Interpolation,  // value, text of the expression, conversion or None, format specification
  Template,       // tuple of strings, tuple of interpolations
};

struct IntrinsicOperands {
  uint8_t required;
  uint8_t optional;  // after those: may be undefined
};
inline constexpr IntrinsicOperands kIntrinsicOperands[] = {{1, 3}, {1, 1}, {1, 1}, {1, 2},
                                                           {1, 0}, {2, 0}, {4, 0}, {2, 0}};

// The context of a GetAwaitable instruction, its operand d.
enum class AwaitContext : uint8_t { Await, AsyncEnter, AsyncExit };

// Extra values of MakeFunction, in this order in consecutive registers.
enum FunctionExtra : uint8_t {
  kExtraDefaults = 1,         // tuple of positional defaults
  kExtraKeywordDefaults = 2,  // dict of keyword-only defaults
  kExtraClosure = 4,          // tuple of cells
  kExtraAnnotate = 8,         // function that computes the annotations (PEP 649)
};

}  // namespace hognose
