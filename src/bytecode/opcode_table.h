// The table of opcodes as data: names and operand columns, derived from opcodes.def.
//
// The builder, the verifier and the disassembler read it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "bytecode/instruction.h"

namespace hognose {

struct OpcodeInfo {
  std::string_view name;
  std::string_view operands;  // one letter each for a, b, c, d: see opcodes.def
  std::string_view effect;
};

inline constexpr std::array<OpcodeInfo, kOpcodeCount> kOpcodeTable = {{
#define OPCODE(name, operands, effect) {#name, operands, effect},
#include "bytecode/opcodes.def"
#undef OPCODE
}};

constexpr const OpcodeInfo& info(Opcode opcode) {
  return kOpcodeTable[static_cast<size_t>(opcode)];
}

// True if control never continues at the next instruction.
constexpr bool ends_flow(Opcode opcode) {
  switch (opcode) {
    case Opcode::Jump:
    case Opcode::JumpBack:
    case Opcode::Return:
    case Opcode::ReturnNone:
    case Opcode::Raise:
    case Opcode::RaiseFrom:
    case Opcode::Reraise:
    case Opcode::RaiseCurrent:
    case Opcode::Unsupported: return true;
    default: return false;
  }
}

}  // namespace hognose
