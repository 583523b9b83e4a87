// Runs whose allocator leaves what it likes on the stack that it is called on (H4).
//
// In this program each call of the allocator writes words that look like references to cells of the
// guest, to a random depth below its frame. On the stack of a run a later scan would find them in
// the gaps of frames and keep dead objects alive. What a program does, how many steps it takes and
// how much memory it uses must not depend on it.
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>

#include "embed/engine.h"
#include "heap/cell.h"
#include "hognose/host_class.h"
#include "hognose/sandbox.h"

namespace {

// Zero: the allocator leaves nothing of its own.
thread_local uint64_t scribbling_seed = 0;
thread_local uint64_t scribbled = 0;

uint64_t next_random() {
  scribbling_seed ^= scribbling_seed << 13;
  scribbling_seed ^= scribbling_seed >> 7;
  scribbling_seed ^= scribbling_seed << 17;
  return scribbling_seed;
}

__attribute__((noinline, no_sanitize("address", "undefined", "thread"))) void scribble() {
  if (scribbling_seed == 0) return;
  constexpr uint64_t kWords = 1024;
  [[maybe_unused]] volatile uint64_t words[kWords];
  uint64_t depth = next_random() % kWords;
  uint64_t step = 16 * (1 + next_random() % 5);
  uint64_t at = hognose::kSmallStart + next_random() % 64 * 16;
  for (uint64_t i = kWords - depth; i < kWords; ++i, at += step) {
    words[i] = hognose::Value::kReferenceTag | at;
  }
  ++scribbled;
}

}  // namespace

#if defined(HOGNOSE_DEV)

// The sanitizers have an allocator of their own, which calls these.
extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*malloc_hook)(const volatile void*,
                                                                             size_t),
                                                         void (*free_hook)(const volatile void*));

namespace {
const int installed = __sanitizer_install_malloc_and_free_hooks(
    [](const volatile void*, size_t) { scribble(); }, [](const volatile void*) { scribble(); });
}  // namespace

#else

extern "C" {
void* __libc_malloc(size_t bytes);
void* __libc_calloc(size_t count, size_t bytes);
void* __libc_realloc(void* memory, size_t bytes);
void __libc_free(void* memory);

void* malloc(size_t bytes) {
  scribble();
  return __libc_malloc(bytes);
}
void* calloc(size_t count, size_t bytes) {
  scribble();
  return __libc_calloc(count, bytes);
}
void* realloc(void* memory, size_t bytes) {
  scribble();
  return __libc_realloc(memory, bytes);
}
void free(void* memory) {
  scribble();
  __libc_free(memory);
}
}

#endif

namespace hognose {
namespace {

struct Sample {
  const char* name;
  const char* source;
};

// Natives that allocate outside of the cage, then call code of the guest that collects.
constexpr Sample kSamples[] = {
    {"sorting", R"(
import weakref
class Key:
    def __init__(self, n): self.n = n; self.junk = [n] * 20
    def __lt__(self, other): return [self.n, object()] < [other.n, object()]
for turn in range(6):
    items = [Key(i * 7919 % 101) for i in range(60)]
    refs = [weakref.ref(item) for item in items]
    items.sort(key=lambda k: Key(k.n + 1))
    del items
    print(sum(ref() is not None for ref in refs))
)"},
    {"regular expressions", R"(
import re
def change(match):
    made = [match.group() + str(i) for i in range(30)]
    return re.sub('b', lambda m: m.group() * 3, made[5])
for i in range(20):
    print(len(re.sub('a+b?', change, 'ab' * 40 + 'c%d' % i)))
    print(re.findall('(x|y%d)+' % i, 'xy%d' % i * 10)[:2])
)"},
    {"numbers and text", R"(
class Number(float):
    def __repr__(self): return '<' + ','.join([repr(self + i) for i in range(5)]) + '>'
    def __format__(self, spec): return '%.17g|%e' % (self * 1.1, self / 3)
for i in range(30):
    print([Number(i / 7) for _ in range(4)], '{:x} {}'.format(Number(i), float('1.%d' % i)))
    n = 3 ** (50 * i + 10)
    print(len(str(n * n // 7)), int(str(n)) == n, pow(n, 5, 10 ** 40 + 7), round(i / 3, 3))
)"},
    {"compiling", R"(
class Names(dict):
    def __getitem__(self, name): return eval('[%r, 1.5e3, %r * 2]' % (name, name))
for i in range(15):
    print(eval('a + b%d' % i, {}, Names()))
    try:
        exec('def f(:\n  pass')
    except SyntaxError as error:
        print(error.msg)
    exec('class C%d:\n  def m(self, x=[%d]): return x\nprint(C%d().m())' % (i, i, i))
)"},
    {"the library", R"(
import collections, cmath, decimal, json, math, zlib
class Odd:
    def __init__(self, n): self.n = n
    def __hash__(self): return len([str(i) for i in range(self.n % 5)])
    def __eq__(self, other): return [self.n] == [other.n]
for i in range(12):
    P = collections.namedtuple('P%d' % i, 'x y')
    print(P(i, 1)._replace(y=Odd(i).n))
    print(json.dumps([Odd(i)] * 3, default=lambda odd: [odd.n, [1.25] * odd.n]))
    print(zlib.decompress(zlib.compress(b'abc' * 500 * (i + 1)))[:7])
    print(len({Odd(k % 17): math.sin(k) for k in range(40)}), cmath.acos(i + 2j))
    print(decimal.Decimal(i + 1) ** decimal.Decimal('1.37'))
)"},
    {"exceptions", R"(
import traceback, weakref
class Loud(Exception):
    def __str__(self): return 'loud ' + '-'.join(str(i) for i in range(30))
def fall(n):
    if n == 0: raise Loud(object())
    return [fall(n - 1) + 1]
for i in range(8):
    try:
        fall(i)
    except Loud as error:
        print(len(traceback.format_exc()), error)
    print(isinstance(weakref.ref(Loud())(), Loud))
class Shown:
    def __repr__(self): return ''.join([str(object())[:8] for i in range(20)])
raise Loud([Shown() for i in range(10)])
)"},
    {"results", R"(
class Shown:
    def __init__(self, n): self.n = n
    def __repr__(self): return 'Shown(%s)' % [float(i) for i in range(self.n)]
[[Shown(i), 'x' * 100, {'k%d' % i: (i, 2.5, b'bytes' * 20)}, 10 ** 60] for i in range(25)]
)"},
    {"host functions", R"(
class Pairs:
    def __init__(self, n): self.n = n
    def __iter__(self): return iter([(str(i), [i, 'text' * 10]) for i in range(self.n)])
for i in range(20):
    got = twice({'list': [1.5, 'a' * 40, 10 ** 40] * i, 'pairs': dict(Pairs(i))})
    print(len(got), sorted(map(lambda v: twice(v)[0], [3, 1, 2])))
    try:
        fail('text ' * i)
    except ValueError as error:
        print(len(str(error)))
    box = Box(i)
    print(box.number, box.add([i] * 3), len(given), given['deep'][0])
    print(input() if i < 3 else '')
)"},
};

class ScribblingAllocator : public testing::TestWithParam<Sample> {
 protected:
  void TearDown() override { scribbling_seed = 0; }
};

struct Box {
  int64_t number = 0;
};

struct Result {
  Outcome outcome;
  uint64_t live_bytes = 0;
};

Result run(const std::shared_ptr<Runtime>& runtime, const char* source, uint32_t collect_every,
           uint64_t seed) {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  options.policy.allow_import("*");
  options.limits.max_time_seconds = 0;
  int lines = 0;
  options.read_input = [&](double) -> std::optional<std::string> {
    return ++lines < 4 ? std::optional<std::string>(std::string(200, 'i') + "\n") : std::nullopt;
  };
  std::string received;
  options.on_output = [&](std::string_view text, bool) { received += text; };
  Result result;
  {
    Sandbox sandbox(options, runtime);
    SandboxDebug debug;
    debug.collect_every = collect_every;
    sandbox.set_debug(debug);
    EXPECT_TRUE(sandbox.define("twice(value)", [](HostCall& call) {
      return HostResult(HostValue::list({call[0], call[0]}));
    }));
    EXPECT_TRUE(sandbox.define("fail(text: str)", [](HostCall& call) {
      return HostResult::raise("ValueError", "failed with " + call[0].text);
    }));
    HostClass<Box> box("Box");
    box.constructor("Box(number: int)",
                    [](HostCall& call) { return std::make_shared<Box>(Box{call[0].integer}); })
        .field("number", [](const Box& self) { return self.number; })
        .method("add(self, items: list)", [](Box& self, HostCall& call) {
          return self.number + static_cast<int64_t>(call[0].items.size());
        });
    EXPECT_TRUE(sandbox.expose_class(box)) << sandbox.definition_error();
    EXPECT_TRUE(sandbox.set_global(
        "given", HostValue::dict({{"deep", HostValue::list({std::string(50, 'g'), 1, 2.5})}})));
    runtime->release_memory();  // so that the text is compiled
    scribbling_seed = seed;
    result.outcome = sandbox.run(source, "test.py");
    scribbling_seed = 0;
  }
  result.outcome.output += received;
  std::unique_ptr<Engine> engine = runtime->state().borrow();
  if (engine != nullptr) result.live_bytes = engine->heap.live_bytes();
  if (engine != nullptr) runtime->state().give_back(std::move(engine));
  return result;
}

TEST_P(ScribblingAllocator, DecidesNothing) {
  std::shared_ptr<Runtime> runtime = Runtime::create();
  ASSERT_NE(runtime, nullptr);
  const char* source = GetParam().source;
  for (uint32_t collect_every : {0u, 1u, 7u, 50u, 301u}) {
    Result first = run(runtime, source, collect_every, 0);
    bool ends = first.outcome.status == Status::Ok || first.outcome.status == Status::Error;
    ASSERT_TRUE(ends) << first.outcome.stop_message;
    for (uint64_t seed : {1u, 12345u, 777u}) {
      scribbled = 0;
      Result next = run(runtime, source, collect_every, seed);
      EXPECT_GT(scribbled, 20u);
      EXPECT_EQ(next.outcome.status, first.outcome.status);
      EXPECT_EQ(next.outcome.output, first.outcome.output);
      EXPECT_EQ(next.outcome.stderr_output, first.outcome.stderr_output);
      EXPECT_EQ(next.outcome.steps, first.outcome.steps) << collect_every << " " << seed;
      EXPECT_EQ(next.outcome.memory_peak_bytes, first.outcome.memory_peak_bytes)
          << collect_every << " " << seed;
      EXPECT_EQ(next.live_bytes, first.live_bytes) << collect_every << " " << seed;
      ASSERT_EQ(next.outcome.error.has_value(), first.outcome.error.has_value());
      if (first.outcome.error.has_value()) {
        EXPECT_EQ(next.outcome.error->type, first.outcome.error->type);
        EXPECT_EQ(next.outcome.error->traceback, first.outcome.error->traceback);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Programs, ScribblingAllocator, testing::ValuesIn(kSamples),
                         [](const auto& information) {
                           std::string name = information.param.name;
                           for (char& c : name) c = c == ' ' ? '_' : c;
                           return name;
                         });

}  // namespace
}  // namespace hognose
