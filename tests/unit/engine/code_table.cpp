// Loaded code: when it is freed, and what a stale or forged code index can name.
//
// The tests change the cells of a machine as a bug of the engine might. Any number in them must
// lead to an error or to code that the cell's owner could have run anyway.
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "common/object_world.h"
#include "compiler/compiler.h"
#include "machine/code_table.h"
#include "meter/arena_account.h"
#include "objects/containers/dict_access.h"
#include "syntax/parser/parser.h"

namespace hognose {
namespace {

class LoadedCodes : public testing::Test {
 protected:
  LoadedCodes() {
    globals = make_dict(world.vm).take();
    world.vm.program_globals = globals;
    world.vm.namespaces.builtins = make_dict(world.vm).take();
  }

  // Runs the text as a module, in the globals.
  void run(std::string_view text) {
    Arena scratch(64 << 20);
    ParseResult parsed = parse(Source{text, SourceKind::Text}, ParseMode::Exec, scratch, {});
    ASSERT_EQ(parsed.outcome, ParseOutcome::Ok);
    CompileOptions options;
    options.filename = "test";
    options.module_names = ModuleNames::Globals;
    options.account = account_of(world.vm.meter);
    CompileResult compiled = compile(parsed, scratch, options);
    ASSERT_EQ(compiled.outcome, ParseOutcome::Ok);
    compiled.code->arena.leave_account();
    Result<LoadedCode*> loaded = world.vm.load_owned(std::move(compiled.code), globals);
    ASSERT_TRUE(loaded.ok()) << world.raised();
    Result<Value> done = world.vm.run_code(loaded.value(), Value::from_cell(globals));
    ASSERT_TRUE(done.ok()) << world.raised();
  }
  Value get(std::string_view key) { return dict_find_string(world.vm, globals, world.name(key)); }
  Function* function(std::string_view key) { return world.vm.cell<Function>(get(key)); }
  Generator* generator(std::string_view key) { return world.vm.cell<Generator>(get(key)); }
  void collect() { world.vm.collect_at_safepoint(); }
  uint64_t memory() { return world.vm.meter.memory(); }

  World world;
  Dict* globals;
};

TEST_F(LoadedCodes, AreFreedWithTheirLastReference) {
  run("def f():\n    def g(): return 1\n    return g\ndef h(): yield 1\n");
  const uint32_t code = function("f")->code_index;
  collect();
  EXPECT_NE(world.vm.loaded(code), nullptr);
  EXPECT_NE(world.vm.loaded(function("h")->code_index), nullptr);
  run("f = None\n");
  collect();
  EXPECT_EQ(world.vm.loaded(code), nullptr);
  EXPECT_NE(world.vm.loaded(function("h")->code_index), nullptr);
}

TEST_F(LoadedCodes, LiveAsLongAsWhatRefersToThem) {
  run("def f():\n    yield 1\nit = f()\nf = None\n");
  const uint32_t code = generator("it")->code_index;
  collect();
  Result<Value> item = next_calling(world.vm, get("it"));
  ASSERT_TRUE(item.ok()) << world.raised();
  EXPECT_EQ(item.value(), Value::from_small_int(1));
  EXPECT_NE(world.vm.loaded(code), nullptr);
  run("it = None\n");
  collect();
  EXPECT_EQ(world.vm.loaded(code), nullptr);
}

TEST_F(LoadedCodes, HoldNoMemoryWhenTheyAreDropped) {
  uint64_t early = 0;
  for (int i = 0; i < 2000; ++i) {
    run("def f(a):\n    def g(b=1): return a + b + " + std::to_string(i % 10) + "\n    return g\n");
    if (i % 50 != 49) continue;
    collect();
    if (i == 99) early = memory();
    if (i > 99) {
      ASSERT_LE(memory(), early) << i;
    }
  }
}

TEST_F(LoadedCodes, AnIndexNamesNoOtherCode) {
  run("def f(): return 1\n");
  const uint32_t stale = function("f")->code_index;
  run("f = None\n");
  collect();
  // The row gets code again and again, each time under another index.
  std::vector<uint32_t> seen = {stale};
  for (int i = 0; i < 3000; ++i) {
    run("def f(): return 2\n");
    const uint32_t index = function("f")->code_index;
    ASSERT_EQ(std::ranges::count(seen, index), 0) << i;
    seen.push_back(index);
    ASSERT_EQ(world.vm.loaded(stale), nullptr);
    run("f = None\n");
    if (i % 3 == 0) collect();
  }
  collect();
  run("def f(): return 3\n");
  Function* forged = function("f");
  for (uint32_t index : seen) {
    forged->code_index = index;
    Result<Value> called = world.vm.call(get("f"), nullptr, 0);
    ASSERT_FALSE(called.ok()) << index;
    EXPECT_EQ(world.raised(), "SystemError: a function is damaged");
  }
  for (uint32_t index : {0u, 0x3FFFFFu, 0x400000u, 0x7FFFFFFFu, 0x80000000u, 0xFFFFFFFFu}) {
    forged->code_index = index;
    ASSERT_FALSE(world.vm.call(get("f"), nullptr, 0).ok()) << index;
    EXPECT_EQ(world.raised(), "SystemError: a function is damaged");
    collect();
  }
}

TEST_F(LoadedCodes, GeneratorsGoOnOnlyWhereTheirCodeWaits) {
  run("def f():\n"
      "    a = 1\n"
      "    b = yield a\n"
      "    c = yield from g()\n"
      "    return a, b, c\n"
      "def g():\n"
      "    yield 5\n"
      "async def h():\n"
      "    yield 6\n");
  const LoadedCode* code = world.vm.loaded(function("f")->code_index);
  const auto count = static_cast<uint32_t>(code->code->instructions.size());
  for (GeneratorState state : {GeneratorState::Created, GeneratorState::Suspended}) {
    uint32_t accepted = 0;
    for (uint32_t resume = 0; resume < count + 3; ++resume) {
      run("it = f()\n");
      Generator* it = generator("it");
      it->state = state;
      it->resume = resume;
      // As the registers of a suspended generator may be.
      for (uint32_t i = 0; i < it->registers->capacity; ++i) {
        it->registers->values[i] = Value::from_small_int(7);
      }
      Result<Value> item = next_calling(world.vm, get("it"));
      const std::string raised = item.ok() ? "" : world.raised();
      if (raised.starts_with("SystemError: a generator is damaged")) continue;
      ++accepted;
      const Instruction before = code->code->instructions[resume - 1];
      const bool is_start = before.opcode() == Opcode::MakeGenerator;
      const bool is_wait = before.opcode() == Opcode::Yield ||
                           code->code->instructions[resume].opcode() == Opcode::Delegate;
      EXPECT_TRUE(state == GeneratorState::Created ? is_start : is_wait) << resume;
    }
    EXPECT_EQ(accepted, state == GeneratorState::Created ? 1u : 2u);
  }
  for (uint32_t resume : {count, 0x7FFFFFFFu, 0x80000000u, 0xFFFFFFFFu}) {
    run("it = f()\nfor x in it: break\n");
    generator("it")->resume = resume;
    EXPECT_FALSE(next_calling(world.vm, get("it")).ok());
    EXPECT_EQ(world.raised(), "SystemError: a generator is damaged");
  }
  // The code of another kind of generator.
  run("it = f()\n");
  generator("it")->code_index = function("h")->code_index;
  EXPECT_FALSE(next_calling(world.vm, get("it")).ok());
  EXPECT_EQ(world.raised(), "SystemError: a generator is damaged");
}

}  // namespace
}  // namespace hognose
