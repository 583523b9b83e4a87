// LiveRegisters: whether the value in a register may still be read.
//
// A resize of a bytearray must know whether a view of it is still in use, or only left over in a
// register. The answer is a fact about the code, by the columns of opcodes.def: a value is live if
// the running instruction uses it, or if a path from there reads the register before anything is
// written to it.
#pragma once

#include <cstdint>

#include "base/arena.h"
#include "base/growing_array.h"
#include "bytecode/code.h"
#include "bytecode/handler_map.h"

namespace hognose {

class LiveRegisters {
 public:
  // While instruction number `running` of the code runs. The verifier must accept the code.
  LiveRegisters(Arena& arena, const Code& code, uint32_t running);

  bool is_live(uint32_t reg);

 private:
  bool is_in_use(uint32_t reg) const;
  void leave(uint32_t index, uint32_t reg);
  void go_to(uint32_t index);

  const Code& code_;
  uint32_t running_;
  HandlerMap handlers_;
  GrowingArray<uint32_t> pending_;  // instructions to go on at
  GrowingArray<uint64_t> seen_;     // a bit for each instruction
  ArenaPace pace_;
};

}  // namespace hognose
