// The table of opcodes as data: names and operand columns, derived from opcodes.def.
//
// The builder, the verifier and the disassembler read it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "bytecode/instruction.h"

namespace hognose {

// Whether control can continue at the next instruction.
enum class Flow : uint8_t { Next, Ends };

// The columns of opcodes.def, which explains them.
struct OpcodeInfo {
  std::string_view name;
  std::string_view operands;
  std::string_view runs;
  Flow flow;
  std::string_view effect;
};

inline constexpr std::array<OpcodeInfo, kOpcodeCount> kOpcodeTable = {{
#define OPCODE(name, operands, runs, handler, flow, effect) \
  {#name, operands, runs, Flow::flow, effect},
#include "bytecode/opcodes.def"
}};

constexpr const OpcodeInfo& info(Opcode opcode) {
  return kOpcodeTable[static_cast<size_t>(opcode)];
}

// True if control never continues at the next instruction.
constexpr bool ends_flow(Opcode opcode) { return info(opcode).flow == Flow::Ends; }

// Whether d is the index of a cache. `operands` is a column of the table.
constexpr bool has_cache(std::string_view operands) {
  return std::string_view("GAMD").find(operands[3]) != std::string_view::npos;
}

}  // namespace hognose
