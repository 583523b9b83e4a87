// Everything that a run returns to the host counts as memory of the run while it is created,
// however long a guest makes its lines, names and messages.
#include <gtest/gtest.h>

#include <string>

#include "hognose/sandbox.h"

namespace hognose {
namespace {

std::string repeated(std::string_view part, int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += part;
  return text;
}

SandboxOptions with_memory(uint64_t megabytes) {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  options.limits.max_memory_bytes = megabytes << 20;
  return options;
}

// Each warning quotes its line: 3,000 times 21 KB.
TEST(HostMemory, WarningsOfALongLine) {
  std::string source = "x = [" + repeated("1 is 1,", 3000) + "]\n";
  Sandbox sandbox(with_memory(16));
  EXPECT_EQ(sandbox.run(source).status, Status::MemoryError);

  ProgramOptions options;
  options.limits.max_memory_bytes = 16 << 20;
  EXPECT_EQ(Program::compile(source, options).outcome.status, Status::MemoryError);
  options.limits.max_memory_bytes = 256 << 20;
  Program::Result compiled = Program::compile(source, options);
  ASSERT_TRUE(compiled.program.has_value());
  ASSERT_EQ(compiled.program->warnings().size(), 3000u);
  EXPECT_TRUE(compiled.program->warnings()[2999].ends_with("1 is 1,]"));
}

TEST(HostMemory, WarningsNameTheirLines) {
  Program::Result compiled =
      Program::compile("x = 1\n\n  # a comment\nx is 1 \nif x:\n\t1 is x\nassert (x, 1)");
  ASSERT_TRUE(compiled.program.has_value());
  const std::vector<std::string>& warnings = compiled.program->warnings();
  ASSERT_EQ(warnings.size(), 3u);
  EXPECT_TRUE(warnings[0].find(":4: SyntaxWarning: \"is\" with 'int' literal") !=
              std::string::npos);
  EXPECT_TRUE(warnings[0].ends_with("\n  x is 1"));
  EXPECT_TRUE(warnings[1].ends_with("\n  1 is x"));
  EXPECT_TRUE(warnings[2].find(":7: ") != std::string::npos);
  EXPECT_TRUE(warnings[2].ends_with("\n  assert (x, 1)"));
}

TEST(HostMemory, NamesInFramesAreCut) {
  Sandbox sandbox(with_memory(256));
  Outcome outcome = sandbox.run(
      "n = 'x' * 300_000\n"
      "exec(compile(f'def {n}(k): return 1 / 0 if k == 0 else {n}(k - 1)\\n{n}(300)', n + '.py', "
      "'exec'))\n");
  ASSERT_EQ(outcome.status, Status::Error) << outcome.stop_message;
  ASSERT_EQ(outcome.error->frames.size(), 200u);
  EXPECT_EQ(outcome.error->frames.back().function, std::string(1000, 'x'));
  EXPECT_EQ(outcome.error->frames.back().filename, std::string(1000, 'x'));
  EXPECT_EQ(outcome.error->frames.back().line, 1u);
}

TEST(HostMemory, NamesAreCutBetweenCharacters) {
  Sandbox sandbox(with_memory(256));
  Outcome outcome = sandbox.run("exec(compile('1 / 0', 'x' + '\\u20ac' * 1000, 'exec'))\n");
  ASSERT_EQ(outcome.status, Status::Error) << outcome.stop_message;
  EXPECT_EQ(outcome.error->frames.back().filename, "x" + repeated("\xE2\x82\xAC", 333));
}

TEST(HostMemory, TheTypeOfAnErrorIsCut) {
  Sandbox sandbox;
  Outcome outcome = sandbox.run("raise type('E' * 5000, (Exception,), {})\n");
  ASSERT_EQ(outcome.status, Status::Error);
  EXPECT_EQ(outcome.error->type, std::string(1000, 'E'));
}

// A lone surrogate takes six bytes in the host's text and two in the guest.
TEST(HostMemory, TextThatGrowsWhenItIsEscaped) {
  const char* const kRaise = "raise ValueError('\\ud800' * 1_000_000)\n";
  Outcome outcome = Sandbox(with_memory(64)).run(kRaise);
  ASSERT_EQ(outcome.status, Status::Error) << outcome.stop_message;
  EXPECT_EQ(outcome.error->message.size(), 6'000'000u);
  EXPECT_TRUE(outcome.error->message.starts_with("\\ud800\\ud800"));
  EXPECT_GT(outcome.memory_peak_bytes, 12'000'000u);

  outcome = Sandbox(with_memory(12)).run(kRaise);
  if (outcome.status == Status::Error) {
    EXPECT_EQ(outcome.error->message, "");
    EXPECT_EQ(outcome.error->traceback, "ValueError\n");
  } else {
    EXPECT_EQ(outcome.status, Status::MemoryError);
  }

  outcome = Sandbox(with_memory(64)).run("'\\ud800' * 1_000_000\n");
  ASSERT_EQ(outcome.status, Status::Ok);
  EXPECT_EQ(outcome.return_value.text.size(), 3'000'000u);
  outcome = Sandbox(with_memory(4)).run("'\\ud800' * 1_000_000\n");
  ASSERT_EQ(outcome.status, Status::Ok);
  EXPECT_EQ(outcome.return_value.kind, HostValue::Kind::Cut);
}

// The reported peak includes the memory of the parser and the compiler.
TEST(HostMemory, TheCompilersMemoryIsReported) {
  std::string source = "def f(";
  for (int i = 0; i < 20000; ++i) source += "a" + std::to_string(i) + ",";
  source += "): pass\n";
  Outcome outcome = Sandbox(with_memory(64)).run(source);
  ASSERT_EQ(outcome.status, Status::Ok);
  EXPECT_GT(outcome.memory_peak_bytes, 2'000'000u);
  outcome = Sandbox(with_memory(3)).run(source);
  EXPECT_EQ(outcome.status, Status::MemoryError);
}

}  // namespace
}  // namespace hognose
