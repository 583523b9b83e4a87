// The verifier: it accepts what the compiler emits and names the fault in anything else.
//
// The tests damage code by changing single words of good code. Whatever the verifier accepts must
// have every operand in range, which the tests check by reading the operand columns on their own.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "bytecode/disassembler.h"
#include "bytecode/opcode_table.h"
#include "bytecode/verifier.h"
#include "compiler/compiler.h"
#include "syntax/parser/parser.h"

namespace hognose {
namespace {

constexpr const char* kProgram = R"(
import a.b as c
class A(B, metaclass=M):
    x: int = 1
    def m(self, *args, k=2, **kw):
        try:
            with self.open() as (p, *q):
                for i, j in args:
                    if i < 3 and j not in (1, 2): continue
                    self.total += super().m(i, *q, **kw)[k]
        except (E, F) as e:
            raise G(f'{e!r:>{k}}') from e
        finally:
            del self.x
        return [lambda: (y, z) for y in p for z in y if z is not None]
def g(n):
    while n > 0:
        n -= 1
        x = yield n
        yield from g(x)
)";

struct Compiled {
  Arena arena;
  CompileResult result;
  explicit Compiled(const std::string& source) {
    ParseResult parsed = parse({source, SourceKind::Text}, ParseMode::Exec, arena);
    if (parsed.ok()) result = compile(parsed, arena);
  }
  const Code& root() const { return *result.code->root; }
};

void collect(const Code& code, std::vector<const Code*>& out) {
  out.push_back(&code);
  for (const Code* child : code.children) collect(*child, out);
}

TEST(Verifier, AcceptsCompiledCode) {
  Compiled compiled(kProgram);
  ASSERT_TRUE(compiled.result.ok()) << compiled.result.error.message;
  EXPECT_EQ(verify(compiled.root()), "");
  EXPECT_NE(disassemble(compiled.root()).find("code A.m"), std::string::npos);
}

Code damaged(const Code& code, std::vector<Instruction>& instructions, size_t index,
             Instruction word) {
  instructions.assign(code.instructions.begin(), code.instructions.end());
  instructions[index] = word;
  Code copy = code;
  copy.instructions = instructions;
  return copy;
}

size_t find(const Code& code, Opcode opcode) {
  for (size_t i = 0; i < code.instructions.size(); ++i) {
    if (code.instructions[i].opcode() == opcode) return i;
  }
  return code.instructions.size();
}

TEST(Verifier, NamesTheFault) {
  Compiled compiled("def f(a):\n  while a < 5: a += g(a)\n  return [a, 'b c']\n");
  ASSERT_TRUE(compiled.result.ok());
  const Code& code = *compiled.root().children[0];
  std::vector<Instruction> words;
  auto error_with = [&](Opcode opcode, Instruction word) {
    size_t index = find(code, opcode);
    EXPECT_LT(index, code.instructions.size());
    return verify(damaged(code, words, index, word));
  };
  EXPECT_NE(error_with(Opcode::Call, Instruction(Opcode::Call, 250, 1, 0, 0)), "");
  EXPECT_NE(error_with(Opcode::Call, Instruction(Opcode::Call, 1, 255, 0, 0)), "");
  EXPECT_NE(error_with(Opcode::LoadGlobal, Instruction(Opcode::LoadGlobal, 1, 0, 0, 4)), "");
  EXPECT_NE(error_with(Opcode::LoadGlobal, Instruction(Opcode::LoadGlobal, 1, 0, 0, -1)), "");
  EXPECT_NE(error_with(Opcode::LoadConstant, Instruction(Opcode::LoadConstant, 1, 0, 0, 0)), "");
  EXPECT_NE(error_with(Opcode::LoadConstant, Instruction(Opcode::LoadConstant, 1, 0, 0, 99)), "");
  EXPECT_NE(error_with(Opcode::JumpBack, Instruction(Opcode::JumpBack, 0, 0, 0, -100)), "");
  EXPECT_NE(error_with(Opcode::JumpBack, Instruction(Opcode::Jump, 0, 0, 0, -2)), "");
  EXPECT_NE(error_with(Opcode::BuildList, Instruction(Opcode::BuildList, 1, 2, 200, 0)), "");
  EXPECT_NE(error_with(Opcode::Return, Instruction(Opcode::Move, 1, 1, 0, 0)), "");
  EXPECT_NE(error_with(Opcode::Return, Instruction(255)), "");
  EXPECT_NE(error_with(Opcode::Return, Instruction(Opcode::MakeFunction, 1, 1, 0, 0)), "");
}

TEST(Verifier, ChecksTheTables) {
  Compiled compiled("try: a\nexcept B: c\n");
  ASSERT_TRUE(compiled.result.ok());
  Code code = compiled.root();
  const std::vector<ExceptionEntry> good(code.exceptions.begin(), code.exceptions.end());
  ASSERT_FALSE(good.empty());
  auto error_of = [&](ExceptionEntry entry) {
    std::vector<ExceptionEntry> entries = good;
    entries[0] = entry;
    Code copy = code;
    copy.exceptions = entries;
    return verify(copy);
  };
  auto count = static_cast<uint32_t>(code.instructions.size());
  EXPECT_EQ(error_of(good[0]), "");
  EXPECT_NE(error_of({good[0].start, good[0].end, count, good[0].target}), "");
  EXPECT_NE(error_of({good[0].start, count + 1, good[0].handler, good[0].target}), "");
  EXPECT_NE(error_of({good[0].start, good[0].end, good[0].handler, 9999}), "");
  EXPECT_NE(error_of({5, 5, good[0].handler, good[0].target}), "");
  Code fewer = code;
  fewer.register_count = 1;
  EXPECT_NE(verify(fewer), "");
  Code shifted = code;
  shifted.constant_words += 1;
  EXPECT_NE(verify(shifted), "");
  Code nothing = code;
  nothing.instructions = {};
  nothing.positions = {};
  EXPECT_NE(verify(nothing), "");
}

// Checks the operands independently of the verifier: registers, jumps, constants, children.
bool operands_in_range(const Code& code) {
  for (size_t i = 0; i < code.instructions.size(); ++i) {
    const Instruction word = code.instructions[i];
    std::string_view operands = info(word.opcode()).operands;
    const uint32_t fields[] = {word.a(), word.b(), word.c()};
    for (size_t k = 0; k < 3; ++k) {
      if (std::string_view("RWX").find(operands[k]) != std::string_view::npos &&
          fields[k] >= code.register_count) {
        return false;
      }
    }
    const int64_t d = word.d();
    const auto constants = static_cast<int64_t>(code.constants.size()) + kFirstConstant;
    if (operands[3] == 'J' &&
        (static_cast<int64_t>(i) + 1 + d < 0 ||
         static_cast<int64_t>(i) + 1 + d >= static_cast<int64_t>(code.instructions.size()))) {
      return false;
    }
    if (operands[3] == 'U' && (d < kFirstConstant || d >= constants)) return false;
    if (has_cache(operands) && (d < constants || d >= code.constant_words)) return false;
    if (operands[3] == 'F' && (d < 0 || d >= static_cast<int64_t>(code.children.size()))) {
      return false;
    }
  }
  return true;
}

TEST(Verifier, AcceptsNoDamagedCodeOutOfRange) {
  Compiled compiled(kProgram);
  ASSERT_TRUE(compiled.result.ok());
  std::vector<const Code*> codes;
  collect(compiled.root(), codes);
  std::mt19937_64 random(7);
  int accepted = 0;
  std::vector<Instruction> words;
  for (int round = 0; round < 100000; ++round) {
    const Code& code = *codes[random() % codes.size()];
    const size_t index = random() % code.instructions.size();
    uint64_t word = code.instructions[index].word();
    word ^= (random() & 255) << (random() % 8 * 8);
    Code copy = damaged(code, words, index, Instruction(word));
    if (!verify(copy).empty()) continue;
    ++accepted;
    ASSERT_TRUE(operands_in_range(copy)) << disassemble(copy);
  }
  EXPECT_GT(accepted, 0);
}

}  // namespace
}  // namespace hognose
