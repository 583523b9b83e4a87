// Successive runs in the same engine: nothing that a run learned is available to the next.
#include <gtest/gtest.h>

#include <thread>

#include "embed/engine.h"
#include "heap/cell.h"
#include "hognose/sandbox.h"
#include "machine/attribute_cache.h"
#include "objects/attributes/attributes.h"

namespace hognose {
namespace {

// The same addresses get another meaning. Entries that the first run cached must not serve the
// second.
TEST(RunIsolation, CachesOfAttributesEndWithTheRun) {
  std::shared_ptr<Runtime> runtime = Runtime::create();
  ASSERT_NE(runtime, nullptr);
  const char* const kFirst =
      "class A:\n"
      "    def f(self): return 1\n"
      "    def g(self): return self.f\n"
      "a = A()\n"
      "for i in range(100): a.v = a.g()()\n"
      "print(a.g()())\n";
  const char* const kSecond =
      "class A:\n"
      "    f = property(lambda self: 2)\n"
      "    def g(self): return self.f\n"
      "a = A()\n"
      "for i in range(100): a.v = a.g()\n"
      "print(a.g())\n";
  const char* const kThird =
      "class A:\n"
      "    __slots__ = ('f', 'v')\n"
      "    def g(self): return self.f\n"
      "a = A()\n"
      "a.f = 3\n"
      "for i in range(100): a.v = a.g()\n"
      "print(a.g())\n";
  for (int turn = 0; turn < 3; ++turn) {
    for (auto [source, printed] : {std::pair{kFirst, "1\n"}, {kSecond, "2\n"}, {kThird, "3\n"}}) {
      Sandbox sandbox({}, runtime);
      EXPECT_EQ(sandbox.run(source, "test.py").output, printed);
    }
  }
}

// Modules whose cells wait in the engine for the next run are as new, whatever a run did to them.
TEST(RunIsolation, ModulesAreNewInEachRun) {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  const std::string kChange =
      "names = vars(module)\n"
      "for name in list(names):\n"
      "    found = names[name]\n"
      "    try:\n"
      "        if isinstance(found, dict):\n"
      "            found.clear()\n"
      "            found['changed'] = [1]\n"
      "        elif isinstance(found, list):\n"
      "            found.append('changed')\n"
      "        elif isinstance(found, type):\n"
      "            for part in list(vars(found)): setattr(found, part, 'changed')\n"
      "        else:\n"
      "            found.changed = found.__defaults__ = ('changed',)\n"
      "    except Exception:\n"
      "        pass\n"
      "    names[name] = 'changed'\n"
      "gc.collect()\n"
      "garbage = [[i] for i in range(5000)]\n";
  const std::string kShow =
      "for name, found in sorted(vars(module).items(), key=lambda item: item[0]):\n"
      "    print(name, type(found).__name__, getattr(found, '__doc__', None))\n"
      "    if isinstance(found, type):\n"
      "        for part, value in vars(found).items(): print(part, type(value).__name__)\n"
      "    elif isinstance(found, (dict, list, set)):\n"
      "        print(len(found))\n";
  for (const char* name : {"enum", "typing", "collections", "asyncio", "logging", "unittest",
                           "calendar", "dataclasses", "http", "decimal", "re", "json"}) {
    const std::string begin = std::string("import ") + name + " as module, gc\n";
    const Outcome expected = Sandbox(options).run(begin + kShow, "test.py");
    ASSERT_EQ(expected.status, Status::Ok) << name;
    Sandbox sandbox(options);
    for (int turn = 0; turn < 3; ++turn) {
      sandbox.run(begin + kChange, "test.py");
      const Outcome shown = sandbox.run(begin + kShow, "test.py");
      EXPECT_EQ(shown.output, expected.output) << name;
      EXPECT_EQ(shown.steps, expected.steps) << name;
    }
  }
}

// Counters start again in each run, whatever ended the run before.
TEST(RunIsolation, CountersRestart) {
  std::shared_ptr<Runtime> runtime = Runtime::create();
  ASSERT_NE(runtime, nullptr);
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  const char* const kCounted =
      "import random, struct\n"
      "class C:\n"
      "    def __init__(self): self.a = self.b = self.c = 1\n"
      "print(struct.pack('<d', float('nan')), id(C()), random.random(), hash(object()))\n"
      "1 / 0\n";
  Outcome first = Sandbox(options, runtime).run(kCounted, "test.py");
  for (uint64_t steps : {0, 2000, 2500, 3000}) {
    SandboxOptions ended = options;
    ended.limits.max_steps = steps;
    Sandbox(ended, runtime).run(kCounted, "test.py");
    Outcome next = Sandbox(options, runtime).run(kCounted, "test.py");
    EXPECT_EQ(next.output, first.output);
    EXPECT_EQ(next.steps, first.steps);
    EXPECT_EQ(next.memory_peak_bytes, first.memory_peak_bytes);
    ASSERT_TRUE(next.error.has_value());
    EXPECT_EQ(next.error->traceback, first.error->traceback);
  }
}

// Calls `use` with the engine that the runtime lends next.
template <class Use>
void with_engine(const std::shared_ptr<Runtime>& runtime, Use use) {
  std::unique_ptr<Engine> engine = runtime->state().borrow();
  ASSERT_NE(engine, nullptr);
  use(*engine);
  runtime->state().give_back(std::move(engine));
}

// Inline caches contain epochs, and the collector takes the contents of caches for references.
// Within a second, a program can change classes as often as there are places in the cage. Objects
// at places that equal such epochs must still die in the next run.
TEST(RunIsolation, ClassEpochsRestart) {
  std::shared_ptr<Runtime> runtime = Runtime::create();
  ASSERT_NE(runtime, nullptr);
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  options.policy.allow_import("*");
  std::string source =
      "import gc, weakref\n"
      "class C:\n"
      "    def a(self): pass\n"
      "class Box: pass\n"
      "def f(): pass\n"
      "def change_and_read(c):\n";
  for (int i = 0; i < 128; ++i) source += "    C.b = f; c.a()\n";
  source +=
      "boxes = [Box() for i in range(20000)]\n"
      "refs = [weakref.ref(box) for box in boxes]\n"
      "place = id(boxes[10000])\n"
      "change_and_read(C())\n"
      "del boxes\n"
      "gc.collect()\n"
      "print(sum(ref() is not None for ref in refs))\n"
      "place\n";
  auto run = [&] { return Sandbox(options, runtime).run(source, "test.py"); };
  Outcome first = run();
  ASSERT_EQ(first.status, Status::Ok);
  EXPECT_EQ(first.output, "0\n");
  uint32_t place = static_cast<uint32_t>(first.return_value.integer);
  ASSERT_GT(place, kSmallStart);
  with_engine(runtime, [&](Engine& engine) { engine.machine.classes.epoch = place - 64; });
  Outcome next = run();
  EXPECT_EQ(next.output, first.output);
  EXPECT_EQ(next.steps, first.steps);
  EXPECT_EQ(next.memory_peak_bytes, first.memory_peak_bytes);
}

// A lookup loads cache entries into registers and so onto the native stack, where a scan finds
// them. So a cache must hold nothing of the previous run, not even entries that no lookup can
// match.
TEST(RunIsolation, CachesAreEmptyAfterARun) {
  std::shared_ptr<Runtime> runtime = Runtime::create();
  ASSERT_NE(runtime, nullptr);
  const char* const kFew =
      "class A:\n"
      "    def f(self): return 1\n"
      "a = A()\n"
      "for i in range(100): a.v = a.f() + A.f(a)\n";
  std::string many = "classes = [type('A%d' % i, (), {'f': i, 'v': 0}) for i in range(3000)]\n";
  many += "for c in classes: c().v = c().f\n";
  for (const std::string& source : {std::string(kFew), many}) {
    SandboxOptions options;
    options.policy = Policy(Profile::Standard);
    Outcome outcome = Sandbox(options, runtime).run(source, "test.py");
    ASSERT_EQ(outcome.status, Status::Ok);
    with_engine(runtime, [](Engine& engine) {
      // Visit all entries of both caches, those of the first by keys that lead to them.
      uint32_t occupied = 0;
      for (uint32_t key = 0; key < 1u << 20; key += 16) {
        const MethodCache::Entry& method = engine.machine.classes.method_cache->place(key, 0);
        occupied += (method.type | method.name | method.epoch | method.dict) != 0;
      }
      for (const AttributeCache::Entry& attribute : engine.machine.attributes->entries()) {
        occupied += (attribute.key | attribute.name | attribute.epoch | attribute.offset) != 0 ||
                    !attribute.value.is_undefined();
      }
      EXPECT_EQ(occupied, 0u);
    });
  }
}

// Leaves words on the native stack, below the caller, that look like references to guest cells.
__attribute__((noinline)) void litter_native_stack(uint64_t step) {
  constexpr size_t kWords = 64 * 1024;
  uint64_t words[kWords];
  for (size_t i = 0; i < kWords; ++i) words[i] = Value::kReferenceTag | (kSmallStart + i * step);
  asm volatile("" : : "r"(words) : "memory");  // forces the writes, although nothing reads them
}

// When C++ calls guest code, the native stack is scanned for possible values. Leftovers of the host
// must not matter (H4), neither for the lifetime of objects nor for the memory used.
TEST(RunIsolation, LeftoversOnTheNativeStack) {
  std::shared_ptr<Runtime> runtime = Runtime::create();
  ASSERT_NE(runtime, nullptr);
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  const char* const kCollecting =
      "import re\n"
      "def again(m): return re.sub('a', again, 'aaaa')\n"
      "while True:\n"
      "    try: re.sub('a', again, 'aaaa')\n"
      "    except RecursionError: pass\n";
  options.limits.max_steps = 300'000;
  auto run = [&] { return Sandbox(options, runtime).run(kCollecting, "test.py"); };
  Outcome first = run();
  ASSERT_EQ(first.status, Status::StepLimit);
  for (uint64_t step : {16, 32, 48, 80}) {
    litter_native_stack(step);
    Outcome next = run();
    EXPECT_EQ(next.output, first.output);
    EXPECT_EQ(next.steps, first.steps);
    EXPECT_EQ(next.memory_peak_bytes, first.memory_peak_bytes) << step;
  }
  Outcome elsewhere;
  std::thread([&] { elsewhere = run(); }).join();
  EXPECT_EQ(elsewhere.output, first.output);
  EXPECT_EQ(elsewhere.steps, first.steps);
  EXPECT_EQ(elsewhere.memory_peak_bytes, first.memory_peak_bytes);
}

// Litters the stack of an engine where its frames will be. This overwrites red zones, too.
__attribute__((no_sanitize("address"))) void litter_stack_of(Engine& engine) {
  constexpr size_t kWords = 6 * 1024;
  const void* base = engine.stack.base(NativeStack::Part::Preparation);
  auto* words = static_cast<volatile uint64_t*>(const_cast<void*>(base)) - kWords;
  const uint64_t cage = engine.heap.base().address();
  for (size_t i = 0; i < kWords; ++i) words[i] = cage + kSmallStart + i % 4096 * Heap::kGranule;
}

// The same during the preparation of a run. Values from the host are converted on the stack of the
// run, and a collection may happen meanwhile.
TEST(RunIsolation, LeftoversOnTheStackOfAnEngine) {
  std::shared_ptr<Runtime> runtime = Runtime::create();
  ASSERT_NE(runtime, nullptr);
  std::vector<HostValue> items;
  for (int i = 0; i < 100; ++i) {
    items.push_back(HostValue::dict({{std::to_string(i), HostValue::list({i, "text"})}}));
  }
  const HostValue given = HostValue::list(std::move(items));
  // The memory that the last collection of a run found alive.
  auto live_bytes = [&](uint32_t collect_every, bool has_globals) {
    Sandbox sandbox({}, runtime);
    SandboxDebug debug;
    debug.collect_every = collect_every;
    sandbox.set_debug(debug);
    if (has_globals) sandbox.set_global("given", given);
    EXPECT_EQ(sandbox.run("0", "test.py").status, Status::Ok);
    uint64_t bytes = 0;
    with_engine(runtime, [&](Engine& engine) { bytes = engine.heap.live_bytes(); });
    return bytes;
  };
  for (bool has_globals : {false, true}) {
    for (uint32_t collect_every = 1; collect_every < 200; ++collect_every) {
      uint64_t expected = live_bytes(collect_every, has_globals);
      with_engine(runtime, litter_stack_of);
      EXPECT_EQ(live_bytes(collect_every, has_globals), expected) << collect_every;
    }
  }
}

// The memory for compiling is kept from run to run. A small limit or a large source must not affect
// later runs.
TEST(RunIsolation, ScratchOfTheCompilerIsNew) {
  const char* const kSource = "print(6 * 7)\n";
  const std::string big = "#" + std::string(600'000, 'x') + "\n";
  auto run = [](const std::shared_ptr<Runtime>& runtime, uint64_t memory, std::string_view source) {
    SandboxOptions options;
    options.limits.max_memory_bytes = memory;
    return Sandbox(options, runtime).run(source, "test.py");
  };
  for (uint64_t memory : {1u, 1000u, 10'000u, 50'000u, 300'000u, 1'000'000u}) {
    std::shared_ptr<Runtime> fresh = Runtime::create(), used = Runtime::create();
    ASSERT_NE(fresh, nullptr);
    ASSERT_NE(used, nullptr);
    Outcome expected = run(fresh, memory, kSource);
    run(used, 64u << 20, big);
    run(used, 1000, kSource);
    Outcome outcome = run(used, memory, kSource);
    EXPECT_EQ(outcome.status, expected.status) << memory;
    EXPECT_EQ(outcome.output, expected.output) << memory;
    EXPECT_EQ(outcome.stop_message, expected.stop_message) << memory;
    EXPECT_EQ(run(used, 64u << 20, kSource).output, "42\n") << "after " << memory;
  }
}

// A run whose fuel ends while the parser looks for an error message ends by its limit.
TEST(RunIsolation, FuelThatEndsInADiagnosis) {
  const char* const kSource = "n = 1\nfor i in range(n)\n    x += ++ i i i\n";
  uint64_t all = Sandbox().run(kSource).steps;
  ASSERT_GT(all, 0u);
  for (uint64_t steps = 1; steps < all; steps += 1 + all / 50) {
    SandboxOptions options;
    options.limits.max_steps = steps;
    Outcome outcome = Sandbox(options).run(kSource);
    EXPECT_EQ(outcome.status, Status::StepLimit) << steps;
    EXPECT_FALSE(outcome.error.has_value());
  }
}

}  // namespace
}  // namespace hognose
