// Compiler and verifier: compiles source text that parses, verifies and disassembles the code,
// then damages the code and verifies it again.
//
// The first byte chooses how to compile, the next six damage one word of the code, and the rest is
// the source.
#include <algorithm>
#include <vector>

#include "base/arena.h"
#include "bytecode/disassembler.h"
#include "bytecode/verifier.h"
#include "compiler/compiler.h"
#include "guest.h"
#include "input.h"
#include "syntax/parser/parser.h"

using namespace hognose;

namespace {

constexpr size_t kArenaBytes = size_t{64} << 20;
constexpr size_t kSmallCodeBytes = size_t{4} << 10;

struct Damage {
  uint32_t code, word, shift, bits;
};

void collect(const Code& code, std::vector<const Code*>& out) {
  for (out.push_back(&code); const Code* child : code.children) collect(*child, out);
}

// The verifier must not read outside the damaged code, and code that it accepts can be printed.
void verify_damaged(const Code& root, const Damage& damage) {
  std::vector<const Code*> all;
  collect(root, all);
  const Code& code = *all[damage.code % all.size()];
  std::vector<Instruction> words(code.instructions.begin(), code.instructions.end());
  Instruction& word = words[damage.word % words.size()];
  word = Instruction(word.word() ^ uint64_t{damage.bits} << damage.shift % 57);
  Code copy = code;
  copy.instructions = words;
  if (verify(copy).empty()) (void)disassemble(copy);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  fuzz::Input input(data, size);
  uint8_t choice = input.byte();
  Damage damage{input.byte(), input.below(1 << 16), input.byte(), input.below(1 << 16)};
  CompileOptions options;
  options.mode = static_cast<CompileMode>(choice % 4);
  options.module_names = (choice & 4) != 0 ? ModuleNames::Mapping : ModuleNames::Globals;
  options.optimization = choice / 8 % 3;
  options.top_level_await = (choice & 64) != 0;
  bool has_little_memory = (choice & 128) != 0;
  if (has_little_memory) options.memory_budget = kSmallCodeBytes;
  ParseMode mode = options.mode == CompileMode::Eval     ? ParseMode::Eval
                   : options.mode == CompileMode::Single ? ParseMode::Single
                                                         : ParseMode::Exec;

  Source source{input.rest(), SourceKind::Bytes};
  Arena arena(kArenaBytes);
  Budget budget;
  budget.remaining = 10'000 + 1000 * source.bytes.size();
  ParseResult parsed = parse(source, mode, arena, {.budget = &budget});
  if (!parsed.ok()) return 0;
  options.budget = &budget;
  CompileResult compiled = compile(parsed, arena, options);
  if (compiled.outcome == ParseOutcome::Stopped) fuzz::report("compiling drew too much fuel");
  if (compiled.outcome == ParseOutcome::Error && compiled.error.message.empty()) {
    fuzz::report("an error without message");
  }
  if (compiled.error.message.starts_with("the compiler lost")) {
    fuzz::report(std::string(compiled.error.message));
  }
  if (!compiled.ok()) return 0;
  std::string error = verify(*compiled.code->root);
  if (!error.empty()) fuzz::report("the compiler's code is refused: " + error);
  if (disassemble(*compiled.code->root).empty()) fuzz::report("code without text");
  verify_damaged(*compiled.code->root, damage);
  return 0;
}
