// The binary operators: what they are called in programs, in error messages and as methods.
//
// A row for each BinaryOperator, in the order of the enumeration.
#pragma once

#include "bytecode/instruction.h"
#include "objects/core/names.h"

namespace hognose {

struct OperatorRow {
  const char* symbol;
  const char* inplace_symbol;
  Name forward;
  Name reflected;
  Name inplace;
};

inline constexpr OperatorRow kOperatorRows[] = {
    {"+", "+=", Name::Add, Name::Radd, Name::Iadd},
    {"-", "-=", Name::Sub, Name::Rsub, Name::Isub},
    {"*", "*=", Name::Mul, Name::Rmul, Name::Imul},
    {"/", "/=", Name::Truediv, Name::Rtruediv, Name::Itruediv},
    {"//", "//=", Name::FloorDiv, Name::Rfloordiv, Name::Ifloordiv},
    {"%", "%=", Name::Mod, Name::Rmod, Name::Imod},
    {"** or pow()", "**=", Name::Pow, Name::Rpow, Name::Ipow},
    {"@", "@=", Name::Matmul, Name::Rmatmul, Name::Imatmul},
    {"<<", "<<=", Name::Lshift, Name::Rlshift, Name::Ilshift},
    {">>", ">>=", Name::Rshift, Name::Rrshift, Name::Irshift},
    {"&", "&=", Name::And, Name::Rand, Name::Iand},
    {"|", "|=", Name::Or, Name::Ror, Name::Ior},
    {"^", "^=", Name::Xor, Name::Rxor, Name::Ixor},
};

inline const OperatorRow& row_of_operator(BinaryOperator op) {
  return kOperatorRows[static_cast<unsigned>(op)];
}

}  // namespace hognose
