// RegisterUse: which registers an instruction reads, writes and spoils, by the columns of
// opcodes.def.
//
// The columns are parsed when Hognose is compiled. The verifier checks the range of these
// registers, InitializationProof follows what they hold, and LiveRegisters which are still needed.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bytecode/code.h"
#include "bytecode/opcode_table.h"

namespace hognose {

enum class RegisterAccess : uint8_t {
  Read,       // must hold a value
  ReadMark,   // must hold a value or undefined
  Write,      // gets a value
  WriteMark,  // gets a value or undefined
  Forget,     // holds nothing any more, and neither does any register after it
};

// What an instruction leaves in the register of its first field.
enum class FieldWrite : uint8_t {
  None,
  Value,
  Mark,             // a value or undefined
  ValueIfJump,      // only if the instruction jumps
  ValueUnlessJump,  // only if it does not
};

// A sum of a number and fields, such as 2c+1.
struct RegisterSum {
  uint8_t number = 0;
  uint8_t a = 0, b = 0, c = 0;  // factors
  char other = 0;               // a field that is added, too: see field_value()
};

// Registers [first, first + count); for Forget, all from `first` on.
struct RegisterRun {
  RegisterAccess access = RegisterAccess::Read;
  RegisterSum first;
  RegisterSum count;
};

struct RegisterUse {
  static constexpr size_t kMostRuns = 4;
  uint8_t reads = 0;       // bit i: field number i is a register that must hold a value
  uint8_t reads_mark = 0;  // likewise, but it may be undefined
  uint8_t registers = 0;   // likewise, for all registers
  FieldWrite write = FieldWrite::None;
  bool copies = false;  // one field gets what another one, in reads_mark, holds
  bool jumps = false;
  bool ends = false;  // control does not go on at the next instruction
  uint8_t run_count = 0;
  RegisterRun runs[kMostRuns];
};

// Not defined: a call while the columns are parsed is an error of the compilation.
void refuse_column(const char* why);

consteval RegisterAccess access_of(char letter) {
  switch (letter) {
    case 'R': return RegisterAccess::Read;
    case 'Q': return RegisterAccess::ReadMark;
    case 'W': return RegisterAccess::Write;
    case 'U': return RegisterAccess::WriteMark;
    case 'G': return RegisterAccess::Forget;
    default: refuse_column("unknown letter in a run"); return RegisterAccess::Read;
  }
}

// Parses a sum at `at` and moves `at` to its end.
consteval RegisterSum parse_sum(std::string_view text, size_t& at) {
  RegisterSum sum;
  for (;; ++at) {
    unsigned number = 0;
    bool has_number = false;
    for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at) {
      number = number * 10 + static_cast<unsigned>(text[at] - '0');
      has_number = true;
    }
    const auto factor = static_cast<uint8_t>(has_number ? number : 1);
    const char field = at < text.size() ? text[at] : '\0';
    if (field == 'a') {
      sum.a = factor;
    } else if (field == 'b') {
      sum.b = factor;
    } else if (field == 'c') {
      sum.c = factor;
    } else if (field >= 'd' && field <= 'z') {
      if (sum.other != 0 || factor != 1) refuse_column("too much in a sum");
      sum.other = field;
    } else if (has_number) {
      sum.number = static_cast<uint8_t>(sum.number + number);
    } else {
      refuse_column("a sum without terms");
    }
    if (field >= 'a' && field <= 'z') ++at;
    if (at == text.size() || text[at] != '+') return sum;
  }
}

// The last field is 32 bits wide: only these of its letters stand for registers.
constexpr bool is_register_field(char letter, size_t index) {
  return std::string_view(index == 3 ? "vQC" : "RWXQUYPCjn").find(letter) != std::string_view::npos;
}

consteval RegisterUse parse_use(std::string_view operands, std::string_view runs, Flow flow) {
  RegisterUse use;
  for (size_t i = 0; i < 4; ++i) {
    const char letter = operands[i];
    if (!is_register_field(letter, i)) continue;
    const auto bit = static_cast<uint8_t>(1 << i);
    use.registers |= bit;
    if (letter == 'R' || letter == 'X' || letter == 'v') use.reads |= bit;
    if (letter == 'Q' || letter == 'Y' || letter == 'P') use.reads_mark |= bit;
    FieldWrite write = FieldWrite::None;
    if (letter == 'W' || letter == 'X' || letter == 'Y' || letter == 'P') write = FieldWrite::Value;
    if (letter == 'U') write = FieldWrite::Mark;
    if (letter == 'j') write = FieldWrite::ValueIfJump;
    if (letter == 'n') write = FieldWrite::ValueUnlessJump;
    if (write != FieldWrite::None && i != 0) refuse_column("only the first field is written");
    if (write != FieldWrite::None) use.write = write;
    use.copies |= letter == 'C';
  }
  if (!use.copies && use.reads_mark > 1) refuse_column("only the first field may be undefined");
  use.jumps = operands[3] == 'J';
  use.ends = flow == Flow::Ends;
  for (size_t at = 0; at < runs.size(); ++at) {
    RegisterRun& run = use.runs[use.run_count++];
    run.access = access_of(runs[at++]);
    run.first = parse_sum(runs, at);
    if (at == runs.size() || runs[at++] != ':') refuse_column("a run without a colon");
    if (run.access != RegisterAccess::Forget) run.count = parse_sum(runs, at);
    if (at < runs.size() && runs[at] != ' ') refuse_column("text after a run");
  }
  return use;
}

inline constexpr std::array<RegisterUse, kOpcodeCount> kRegisterUses = {{
#define OPCODE(name, operands, runs, handler, flow, effect) parse_use(operands, runs, Flow::flow),
#include "bytecode/opcodes.def"
}};

inline const RegisterUse& register_use(Opcode opcode) {
  return kRegisterUses[static_cast<size_t>(opcode)];
}

// The registers that a new generator keeps end here: it has no temporaries before its first
// instruction has run.
inline uint32_t kept_by_new_generator(const Code& code) {
  return code.local_count > code.cleared_to ? code.local_count : code.cleared_to;
}

// The value of a field in a sum. The operands must be those of code that the verifier accepts.
inline uint64_t field_value(const Code& code, Instruction instruction, char field) {
  const int32_t d = instruction.d();
  switch (field) {
    case 'd': return static_cast<uint32_t>(d);
    case 't':  // the length of the tuple constant d, if there is one
      return d < 0 ? 0 : code.constants[static_cast<size_t>(d - kFirstConstant)].items.size();
    case 'e': return static_cast<uint64_t>(std::popcount(instruction.c()));
    case 'i': return kIntrinsicOperands[d].required;
    case 'o': return kIntrinsicOperands[d].optional;
    case 'k': return kept_by_new_generator(code);
    default: return 0;
  }
}

inline uint64_t sum_value(const Code& code, Instruction instruction, const RegisterSum& sum) {
  const uint64_t value = uint64_t{sum.number} + sum.a * instruction.a() + sum.b * instruction.b() +
                         sum.c * instruction.c();
  return sum.other == 0 ? value : value + field_value(code, instruction, sum.other);
}

// The number in field `index`.
inline uint32_t field_number(Instruction instruction, size_t index) {
  switch (index) {
    case 0: return instruction.a();
    case 1: return instruction.b();
    case 2: return instruction.c();
    default: return static_cast<uint32_t>(instruction.d());
  }
}

// Whether field `index` is a register of this instruction: `v` may be -1, for none.
inline bool is_register(const RegisterUse& use, Instruction instruction, size_t index) {
  return (use.registers >> index & 1) != 0 && (index != 3 || instruction.d() != -1);
}

}  // namespace hognose
