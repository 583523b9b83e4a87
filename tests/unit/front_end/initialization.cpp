// The proof that registers are written before they are read: a case for each rule, with code that
// keeps it and code that breaks it. And LiveRegisters, which follows the same columns.
#include "bytecode/initialization.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bytecode/live_registers.h"
#include "bytecode/verifier.h"

namespace hognose {
namespace {

using Words = std::vector<Instruction>;

// A word with the number of the jump's target in place of its distance.
Instruction jump_to(size_t at, size_t target, Opcode opcode, uint8_t a = 0, uint8_t b = 0) {
  return {opcode, a, b, 0, static_cast<int32_t>(target) - static_cast<int32_t>(at) - 1};
}

Instruction word(Opcode opcode, uint8_t a = 0, uint8_t b = 0, uint8_t c = 0, int32_t d = 0) {
  return {opcode, a, b, c, d};
}

// Code with ten registers; the first `parameters` are parameters.
struct Sample {
  Words words;
  uint32_t parameters = 0;
  uint32_t cleared_from = 0;
  uint32_t cleared_to = 0;
  std::vector<ExceptionEntry> exceptions;
  uint32_t flags = 0;
  uint32_t registers = 10;

  std::string error() {
    positions.resize(words.size());
    names.assign(std::max(parameters, 1u), "name");
    name.kind = Constant::Kind::Name;
    name.text = "name";
    Code code = this->code();
    return verify(code);
  }

  Code code() {
    Code code;
    code.name = code.qualified_name = code.filename = "sample";
    code.flags = flags;
    code.argument_count = parameters;
    code.local_count = static_cast<uint32_t>(names.size());
    code.local_names = names;
    code.register_count = registers;
    code.cleared_from = cleared_from;
    code.cleared_to = cleared_to;
    code.instructions = words;
    code.positions = positions;
    code.exceptions = exceptions;
    code.constants = {&name, 1};
    caches = {{CacheKind::Method, kFirstConstant + 1, kFirstConstant}};
    code.caches = caches;
    code.constant_words = kFirstConstant + 1 + cache_words(CacheKind::Method);
    return code;
  }

  std::vector<Position> positions;
  std::vector<std::string_view> names;
  Constant name;
  std::vector<CacheSite> caches;
};

constexpr int32_t kName = kFirstConstant;
constexpr int32_t kMethod = kFirstConstant + 1;
const std::string kNothing = "a register that holds nothing is read";
const std::string kMark = "a register that may be undefined is read";

#define EXPECT_PROVED(...) EXPECT_EQ(Sample({__VA_ARGS__}).error(), "")
#define EXPECT_REFUTED(why, ...)                                        \
  EXPECT_NE(Sample({__VA_ARGS__}).error().find(why), std::string::npos) \
      << Sample({__VA_ARGS__}).error()

TEST(Initialization, RegistersAreReadAfterTheyAreWritten) {
  EXPECT_PROVED({word(Opcode::LoadNone, 1), word(Opcode::Return, 1)});
  EXPECT_REFUTED(kNothing, {word(Opcode::Return, 1)});
  EXPECT_REFUTED(kNothing, {word(Opcode::LoadNone, 1), word(Opcode::Return, 2)});
  EXPECT_PROVED({word(Opcode::Return, 0)}, 1);  // a parameter
  EXPECT_REFUTED(kNothing, {word(Opcode::Return, 1)}, 1);
  EXPECT_REFUTED(kNothing, {word(Opcode::Add, 0, 0, 1), word(Opcode::Return, 0)}, 1);
}

TEST(Initialization, OnEveryPath) {
  auto branch = [](Opcode otherwise) {
    return Words{jump_to(0, 3, Opcode::JumpIfTrue, 0), word(Opcode::LoadNone, 1),
                 jump_to(2, 4, Opcode::Jump), word(otherwise, 1), word(Opcode::Return, 1)};
  };
  EXPECT_PROVED(branch(Opcode::LoadTrue), 1);
  EXPECT_REFUTED(kMark, branch(Opcode::LoadUndefined), 1);
  EXPECT_REFUTED(
      kNothing,
      {jump_to(0, 2, Opcode::JumpIfTrue, 0), word(Opcode::LoadNone, 1), word(Opcode::Return, 1)},
      1);
  // Code that control does not reach may do anything.
  EXPECT_PROVED({word(Opcode::ReturnNone), word(Opcode::Return, 5)});
}

TEST(Initialization, AlsoOnTheWayBack) {
  // The second round reads what the first one made undefined.
  EXPECT_REFUTED(kMark,
                 {word(Opcode::LoadNone, 1), word(Opcode::Move, 2, 1), word(Opcode::Not, 3, 2),
                  word(Opcode::LoadUndefined, 1), jump_to(4, 1, Opcode::JumpBack)});
  EXPECT_PROVED({word(Opcode::LoadNone, 1), word(Opcode::Move, 2, 1), word(Opcode::Not, 3, 2),
                 word(Opcode::LoadTrue, 1), jump_to(4, 1, Opcode::JumpBack)});
  // Two loops: what the inner one loses reaches the start of the outer one.
  EXPECT_REFUTED(kMark,
                 {word(Opcode::LoadNone, 1), word(Opcode::Not, 3, 1), word(Opcode::Move, 1, 4),
                  jump_to(3, 5, Opcode::JumpIfTrue, 3), jump_to(4, 2, Opcode::JumpBack),
                  jump_to(5, 1, Opcode::JumpBack)},
                 0, 4, 5);
}

TEST(Initialization, UndefinedIsReadOnlyWhereItIsTested) {
  EXPECT_REFUTED(kMark, {word(Opcode::LoadUndefined, 1), word(Opcode::Return, 1)});
  EXPECT_PROVED({word(Opcode::LoadUndefined, 1), word(Opcode::CheckLocal, 1, 0, 0, kName),
                 word(Opcode::Return, 1)});
  EXPECT_REFUTED(kNothing, {word(Opcode::CheckLocal, 1, 0, 0, kName), word(Opcode::Return, 1)});
  EXPECT_PROVED(
      {word(Opcode::LoadUndefined, 1), word(Opcode::MakeCell, 1), word(Opcode::Return, 1)});
  // A move takes the mark along.
  EXPECT_REFUTED(
      kMark, {word(Opcode::LoadUndefined, 1), word(Opcode::Move, 2, 1), word(Opcode::Return, 2)});
  EXPECT_PROVED({word(Opcode::LoadUndefined, 1), word(Opcode::Move, 2, 1),
                 word(Opcode::CheckLocal, 2, 0, 0, kName), word(Opcode::Return, 2)});
  EXPECT_REFUTED(kNothing, {word(Opcode::Move, 2, 1), word(Opcode::ReturnNone)});
  for (Opcode reader : {Opcode::Raise, Opcode::StoreCell, Opcode::ListAppend, Opcode::SetItem}) {
    EXPECT_REFUTED(
        kMark, {word(Opcode::LoadUndefined, 1), word(reader, 1, 0, 0), word(Opcode::ReturnNone)},
        1);
  }
}

TEST(Initialization, RegistersClearedAtEntryAreUndefined) {
  EXPECT_REFUTED(kMark, {word(Opcode::Return, 3)}, 0, 3, 4);
  EXPECT_PROVED({word(Opcode::CheckLocal, 3, 0, 0, kName), word(Opcode::Return, 3)}, 0, 3, 4);
  EXPECT_REFUTED(kNothing, {word(Opcode::CheckLocal, 4, 0, 0, kName), word(Opcode::Return, 4)}, 0,
                 3, 4);
  EXPECT_REFUTED("a parameter is cleared", {word(Opcode::Return, 0)}, 2, 1, 3);
}

TEST(Initialization, CallsSpoilTheirWindow) {
  const Words call = {word(Opcode::LoadNone, 2), word(Opcode::LoadNone, 4),
                      word(Opcode::LoadNone, 7), word(Opcode::LoadNone, 1),
                      word(Opcode::Call, 2, 1)};
  auto then = [&](uint8_t reg) {
    Words words = call;
    words.push_back(word(Opcode::Return, reg));
    return words;
  };
  EXPECT_PROVED(then(2));
  EXPECT_PROVED(then(1));
  for (uint8_t reg : {3, 4, 7}) EXPECT_REFUTED(kNothing, then(reg));
  EXPECT_REFUTED(kNothing,
                 {word(Opcode::LoadNone, 2), word(Opcode::Call, 2, 1), word(Opcode::Return, 2)});
  // The receiver of a method may be undefined, but must have been written.
  EXPECT_PROVED({word(Opcode::LoadMethod, 2, 0, 0, kMethod), word(Opcode::CallMethod, 2, 0),
                 word(Opcode::Return, 2)},
                1);
  EXPECT_REFUTED(kNothing, {word(Opcode::LoadNone, 2), word(Opcode::CallMethod, 2, 0),
                            word(Opcode::Return, 2)});
  EXPECT_REFUTED(kMark, {word(Opcode::LoadMethod, 2, 0, 0, kMethod), word(Opcode::Return, 3)}, 1);
}

TEST(Initialization, HandlersGetWhatWasWrittenBefore) {
  auto protects = [](uint32_t start, uint32_t end) {
    return std::vector<ExceptionEntry>{{start, end, 4, 5}};
  };
  const Words words = {word(Opcode::LoadNone, 1), word(Opcode::LoadNone, 2),
                       word(Opcode::LoadNone, 3), word(Opcode::ReturnNone),
                       word(Opcode::Return, 2)};
  EXPECT_REFUTED(kNothing, words, 0, 0, 0, protects(1, 3));  // the load itself raises
  EXPECT_PROVED(words, 0, 0, 0, protects(2, 3));
  Words target = words;
  target[4] = word(Opcode::Return, 5);
  EXPECT_PROVED(target, 0, 0, 0, protects(0, 3));
  // What an instruction loses before it raises, also if it is the last one of the range.
  EXPECT_REFUTED(kNothing,
                 {word(Opcode::LoadNone, 1), word(Opcode::LoadNone, 3), word(Opcode::Call, 1, 0),
                  word(Opcode::ReturnNone), word(Opcode::Return, 3)},
                 0, 0, 0, protects(2, 3));
  EXPECT_REFUTED(kMark,
                 {word(Opcode::LoadNone, 3), word(Opcode::LoadUndefined, 3),
                  word(Opcode::LoadNone, 3), word(Opcode::ReturnNone), word(Opcode::Return, 3)},
                 0, 0, 0, protects(1, 3));
  // The inner of two handlers takes the exception.
  EXPECT_PROVED({word(Opcode::LoadNone, 1), word(Opcode::LoadNone, 2), word(Opcode::LoadNone, 3),
                 word(Opcode::ReturnNone), word(Opcode::Return, 5), word(Opcode::Return, 2)},
                0, 0, 0, {{1, 2, 4, 5}, {1, 3, 5, 5}});
  EXPECT_REFUTED("an exception goes to a wide register",
                 {word(Opcode::LoadNone, 1), word(Opcode::ReturnNone), word(Opcode::ReturnNone)}, 0,
                 0, 0, {{0, 1, 2, 299}}, 0, 300);
}

TEST(Initialization, LoopsHaveAnItemOnlyWhenTheyGoOn) {
  // 0 prepare, 1 enter, 2 body, 3 next, 4 end
  auto loop = [](Instruction body, uint8_t after) {
    return Words{word(Opcode::ForPrepare, 2, 0), jump_to(1, 4, Opcode::ForEnter, 5, 2), body,
                 jump_to(3, 2, Opcode::ForNext, 5, 2), word(Opcode::Return, after)};
  };
  EXPECT_PROVED(loop(word(Opcode::Not, 1, 5), 0), 1);
  EXPECT_REFUTED(kNothing, loop(word(Opcode::Not, 1, 5), 5), 1);
  EXPECT_REFUTED(kNothing, loop(word(Opcode::Not, 1, 6), 0), 1);
  // The state of a loop is for the loop alone.
  EXPECT_REFUTED(kMark, loop(word(Opcode::Not, 1, 2), 0), 1);
  EXPECT_REFUTED(kNothing, {jump_to(0, 1, Opcode::ForEnter, 5, 2), word(Opcode::ReturnNone)}, 1);
}

TEST(Initialization, AGeneratorKeepsTheRegistersInUse) {
  auto yield = [](uint8_t after) {
    return Words{word(Opcode::MakeGenerator),     word(Opcode::LoadNone, 2),
                 word(Opcode::LoadNone, 3),       word(Opcode::LoadNone, 4),
                 word(Opcode::Yield, 3, 2, 0, 4), word(Opcode::Return, after)};
  };
  EXPECT_PROVED(yield(0), 1);
  EXPECT_PROVED(yield(2), 1);
  EXPECT_PROVED(yield(3), 1);  // the value sent
  EXPECT_REFUTED(kNothing, yield(4), 1);
  EXPECT_REFUTED(kNothing,
                 {word(Opcode::LoadNone, 2), word(Opcode::MakeGenerator), word(Opcode::Return, 2)},
                 1);
  EXPECT_PROVED({word(Opcode::LoadNone, 2), word(Opcode::MakeGenerator), word(Opcode::Return, 2)},
                1, 1, 3);
}

TEST(Initialization, SettleFreesRegisters) {
  auto settle = [](uint8_t after) {
    return Words{word(Opcode::LoadNone, 1), word(Opcode::LoadNone, 2), word(Opcode::Settle, 2),
                 word(Opcode::Return, after)};
  };
  EXPECT_PROVED(settle(1));
  EXPECT_REFUTED(kNothing, settle(2));
}

TEST(Initialization, RunsOfRegisters) {
  EXPECT_PROVED({word(Opcode::LoadNone, 2), word(Opcode::LoadNone, 3),
                 word(Opcode::BuildTuple, 1, 2, 2), word(Opcode::Return, 1)});
  EXPECT_REFUTED(kNothing, {word(Opcode::LoadNone, 2), word(Opcode::BuildTuple, 1, 2, 2),
                            word(Opcode::Return, 1)});
  EXPECT_PROVED({word(Opcode::Unpack, 2, 0, 3), word(Opcode::Return, 4)}, 1);
  EXPECT_REFUTED(kNothing, {word(Opcode::Unpack, 2, 0, 3), word(Opcode::Return, 5)}, 1);
  EXPECT_PROVED({word(Opcode::UnpackStar, 2, 0, 1, 2), word(Opcode::Return, 5)}, 1);
  EXPECT_PROVED({word(Opcode::MatchKeys, 2, 0, 0, 2), word(Opcode::Return, 4)}, 1);
  // The bound of a type variable may be missing, its name not.
  const Instruction variable = word(Opcode::Intrinsic, 1, 2, 0, 0);
  Words marks;
  for (uint8_t reg = 3; reg < 6; ++reg) marks.push_back(word(Opcode::LoadUndefined, reg));
  Words named = marks, nameless = marks;
  named.insert(named.end(), {word(Opcode::LoadNone, 2), variable, word(Opcode::Return, 1)});
  nameless.insert(nameless.end(),
                  {word(Opcode::LoadUndefined, 2), variable, word(Opcode::Return, 1)});
  EXPECT_PROVED(named);
  EXPECT_REFUTED(kMark, nameless);
}

TEST(Initialization, WideRegistersAreParametersThatWait) {
  const Instruction in = word(Opcode::MoveWideIn, 1, 0, 0, 299);
  Sample sample{{in, word(Opcode::Return, 1)}, 300};
  sample.registers = 400;
  EXPECT_EQ(sample.error(), "");
  sample.words[0] = word(Opcode::MoveWideIn, 1, 0, 0, 300);
  EXPECT_NE(sample.error().find("wide register that holds nothing"), std::string::npos);
  sample.words = {word(Opcode::MoveWideOut, 2, 0, 0, 320), word(Opcode::MoveWideIn, 1, 0, 0, 320),
                  word(Opcode::Return, 1)};
  EXPECT_EQ(sample.error(), "");
  // Only until control branches or something is called.
  sample.words = {jump_to(0, 1, Opcode::Jump), in, word(Opcode::Return, 1)};
  EXPECT_NE(sample.error().find("wide register that holds nothing"), std::string::npos);
  sample.words = {word(Opcode::Move, 5, 0), word(Opcode::Call, 5, 0), in, word(Opcode::Return, 1)};
  EXPECT_NE(sample.error().find("wide register that holds nothing"), std::string::npos);
}

TEST(Initialization, CodeThatFillsANamespaceHasNoParameters) {
  for (uint32_t flag : {kCodeClassBody, kCodeModule, kCodeUsesNamespace}) {
    Sample sample{{word(Opcode::ReturnNone)}, 1, 0, 0, {}, flag};
    EXPECT_NE(sample.error().find("a namespace with parameters"), std::string::npos);
    sample.parameters = 0;
    EXPECT_EQ(sample.error(), "");
  }
}

// A frame object reads the cells and the spill list of a frame that has not made them yet.
TEST(Initialization, RegistersOfVariablesAreWrittenAtEntry) {
  const uint8_t cell_registers[] = {4};
  const std::string_view names[] = {"name"};
  Sample sample{{word(Opcode::ReturnNone)}, 1};
  ASSERT_EQ(sample.error(), "");
  auto error_with = [&](uint32_t cleared_from, uint32_t cleared_to, bool has_cell) {
    Code code = sample.code();
    code.cleared_from = cleared_from;
    code.cleared_to = cleared_to;
    if (has_cell) {
      code.cell_names = names;
      code.cell_registers = cell_registers;
    } else {
      code.spilled_names = names;
      code.spill_register = 4;
    }
    return verify(code);
  };
  for (bool has_cell : {false, true}) {
    EXPECT_EQ(error_with(3, 5, has_cell), "");
    EXPECT_NE(error_with(3, 4, has_cell).find("is not cleared"), std::string::npos);
    EXPECT_NE(error_with(0, 0, has_cell).find("is not cleared"), std::string::npos);
  }
}

// Whether the register is live while that instruction of the sample runs.
bool is_live(Sample sample, uint32_t running, uint32_t reg) {
  EXPECT_EQ(sample.error(), "");
  const Code code = sample.code();
  Arena arena;
  return LiveRegisters(arena, code, running).is_live(reg);
}

TEST(LiveRegisters, UntilTheLastRead) {
  const Sample sample{
      {word(Opcode::LoadNone, 1), word(Opcode::LoadNone, 2), word(Opcode::SetItem, 1, 0, 0),
       word(Opcode::SetItem, 2, 0, 0), word(Opcode::ReturnNone)},
      1};
  EXPECT_TRUE(is_live(sample, 2, 1));  // the operand of the instruction that runs
  EXPECT_TRUE(is_live(sample, 2, 2));  // that of the next one, though above it
  EXPECT_FALSE(is_live(sample, 3, 1));
  EXPECT_FALSE(is_live(sample, 2, 3));
  EXPECT_FALSE(is_live(sample, 0, 1));  // written before it is read
}

TEST(LiveRegisters, OnAnyPath) {
  const Sample sample{{word(Opcode::LoadNone, 1), jump_to(1, 3, Opcode::JumpIfTrue, 0),
                       word(Opcode::ReturnNone), word(Opcode::Return, 1)},
                      1};
  EXPECT_TRUE(is_live(sample, 1, 1));
  EXPECT_FALSE(is_live(sample, 2, 1));
  // A handler reads it.
  Sample handled{{word(Opcode::LoadNone, 1), word(Opcode::Not, 2, 0), word(Opcode::ReturnNone),
                  word(Opcode::Return, 1)},
                 1};
  EXPECT_FALSE(is_live(handled, 1, 1));
  handled.exceptions = {{1, 2, 3, 5}};
  EXPECT_TRUE(is_live(handled, 1, 1));
  // The exception takes its place there.
  handled.exceptions[0].target = 1;
  EXPECT_FALSE(is_live(handled, 1, 1));
  // The next round of a loop reads it.
  const Sample loop{{word(Opcode::LoadNone, 1), word(Opcode::Not, 2, 1), word(Opcode::Not, 3, 0),
                     jump_to(3, 1, Opcode::JumpBack)},
                    1};
  EXPECT_TRUE(is_live(loop, 2, 1));
  EXPECT_FALSE(is_live(loop, 2, 2));
}

TEST(LiveRegisters, ACallUsesItsWindow) {
  const Sample sample{
      {word(Opcode::LoadNone, 1), word(Opcode::LoadNone, 3), word(Opcode::LoadNone, 4),
       word(Opcode::LoadNone, 5), word(Opcode::Call, 1, 1), word(Opcode::Return, 1)},
      1};
  EXPECT_TRUE(is_live(sample, 4, 2));   // what is called may have its receiver there
  EXPECT_TRUE(is_live(sample, 4, 3));   // the argument
  EXPECT_FALSE(is_live(sample, 4, 4));  // behind the arguments
  EXPECT_FALSE(is_live(sample, 5, 3));
}

}  // namespace
}  // namespace hognose
