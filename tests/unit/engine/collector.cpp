// The collector: reachability, depth, hostile contents, conservative scanning, weak references.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <random>
#include <set>

#include "common/heap_world.h"
#include "heap/side_tables.h"

namespace hognose {
namespace {

bool is_kept(HeapWorld& world, const Cell* cell) {
  world.weak = {offset_of(cell)};
  world.collect();
  return world.weak[0] != 0;
}

TEST(Collector, KeepsWhatTheRootsReachAndNothingElse) {
  HeapWorld world;
  Cell* leaf = world.make(kLeaf, 16);
  Cell* lost = world.make(kLeaf, 16);
  Pair* pair = world.pair(leaf, nullptr);
  Array* array = world.array(3);
  array->values[1] = Value::from_cell(pair);
  array->values[2] = Value::from_double(1.5);
  Array* large = world.array(5000);
  large->values[4999] = Value::from_cell(array);
  world.root(large);
  world.weak = {offset_of(leaf), offset_of(pair), offset_of(array), offset_of(large),
                offset_of(lost)};
  world.collect();
  EXPECT_EQ(world.weak, (std::vector<uint32_t>{offset_of(leaf), offset_of(pair), offset_of(array),
                                               offset_of(large), 0}));
  EXPECT_EQ(world.heap.collections(), 1u);
  world.roots.clear();
  EXPECT_FALSE(is_kept(world, leaf));
}

TEST(Collector, CyclesDie) {
  HeapWorld world;
  Pair* a = world.pair(nullptr, nullptr);
  Pair* b = world.pair(a, a);
  a->first = b;
  a->second = a;
  world.root(a);
  EXPECT_TRUE(is_kept(world, b));
  world.roots.clear();
  EXPECT_FALSE(is_kept(world, b));
  EXPECT_EQ(world.heap.live_bytes(), 0u);
}

TEST(Collector, DeepListsNeedNoNativeStack) {
  HeapWorld world;
  Cell* list = nullptr;
  constexpr int kLength = 1'000'000;
  for (int i = 0; i < kLength; ++i) list = world.pair(list, world.make(kLeaf, 16));
  world.root(list);
  world.collect();
  EXPECT_EQ(world.heap.live_bytes(), uint64_t{kLength} * 32);
  world.roots.clear();
  // Nested the other way: the long arm is visited last.
  list = nullptr;
  for (int i = 0; i < kLength; ++i) list = world.pair(world.make(kLeaf, 16), list);
  world.root(list);
  world.collect();
  EXPECT_EQ(world.heap.live_bytes(), uint64_t{kLength} * 32);
  world.roots.clear();
  world.collect();
  EXPECT_EQ(world.meter.memory(), 0u);
}

TEST(Collector, WideArraysOfArrays) {
  HeapWorld world;
  Array* outer = world.array(2000);
  world.root(outer);
  uint64_t expected = world.heap.usable_size(outer);
  for (uint32_t i = 0; i < 2000; ++i) {
    Array* inner = world.array(600);
    outer->values[i] = Value::from_cell(inner);
    expected += world.heap.usable_size(inner);
    for (uint32_t k = 0; k < 600; k += 2) {
      inner->values[k] = Value::from_cell(world.make(kLeaf, 16));
      expected += 16;
    }
  }
  world.collect();
  EXPECT_EQ(world.heap.live_bytes(), expected);
}

// Trees and long arrays fill the mark stack with pending cells. The cells that do not fit must be
// found again. Most cells have 16 bytes, so the stack is as small as it can be for the number of
// cells.
TEST(Collector, AFullMarkStackLosesNothing) {
  HeapWorld world(1u << 30);
  // A binary tree whose levels are far apart. Breadth-first marking fills the queue and then the
  // stack.
  std::vector<Pair*> level = {world.pair(nullptr, nullptr)};
  world.root(level[0]);
  uint64_t cells = 1;
  std::mt19937 random(11);
  for (int depth = 0; depth < 20; ++depth) {
    std::vector<Pair*> next;
    for (Pair* parent : level) {
      Pair* left = world.pair(nullptr, nullptr);
      Pair* right = world.pair(nullptr, nullptr);
      parent->first = left;
      parent->second = right;
      next.push_back(left);
      next.push_back(right);
    }
    std::shuffle(next.begin(), next.end(), random);
    cells += next.size();
    level = next;
  }
  world.collect();
  EXPECT_EQ(world.heap.live_bytes(), cells * 16);

  // Each array is longer than the number of deferred ranges, so all its cells must be pushed.
  world.roots.clear();
  Array* outer = world.array(200);
  world.root(outer);
  uint64_t expected = world.heap.usable_size(outer);
  for (uint32_t i = 0; i < 200; ++i) {
    Array* inner = world.array(20000);
    outer->values[i] = Value::from_cell(inner);
    expected += world.heap.usable_size(inner);
    for (uint32_t k = 0; k < 20000; ++k) {
      inner->values[k] = Value::from_cell(world.make(kLeaf, 16));
      expected += 16;
    }
  }
  world.collect();
  EXPECT_EQ(world.heap.live_bytes(), expected);
}

// Roots are pushed without draining, so enough of them are certain to fill the stack.
TEST(Collector, MoreRootsThanTheMarkStackHolds) {
  HeapWorld world;
  constexpr uint32_t kRoots = 400'000;
  for (uint32_t i = 0; i < kRoots; ++i) {
    world.root(world.pair(world.pair(world.make(kLeaf, 16), nullptr), nullptr));
  }
  ASSERT_GT(kRoots, kMarkStackBase + (world.meter.memory() / kBlockCost) * kMarkStackPerBlock)
      << "otherwise this test tests nothing";
  world.collect();
  EXPECT_EQ(world.heap.live_bytes(), uint64_t{kRoots} * 48);
}

TEST(Collector, ShapesInTheCageAreFollowedAndKept) {
  HeapWorld world;
  LayoutHead* shape = world.make<LayoutHead>(kShape, 64);
  shape->layout = kPair;
  Cell* leaf = world.make(kLeaf, 16);
  Pair* instance = world.pair(leaf, nullptr);
  instance->shape = offset_of(shape);
  world.root(instance);
  world.weak = {offset_of(shape), offset_of(leaf)};
  world.collect();
  EXPECT_NE(world.weak[0], 0u);
  EXPECT_NE(world.weak[1], 0u);
}

TEST(Collector, LayoutsThatDoNotExistAreLeaves) {
  HeapWorld world;
  LayoutHead* shape = world.make<LayoutHead>(kShape, 64);
  shape->layout = 200;
  Cell* leaf = world.make(kLeaf, 16);
  Pair* instance = world.pair(leaf, nullptr);
  instance->shape = offset_of(shape);
  world.root(instance);
  EXPECT_FALSE(is_kept(world, leaf));
  for (uint32_t bad : {0u, 1u, kBootStart - 16, builtin_shape_offset(kTestTypes), kSmallStart - 16,
                       kLargeEnd, UINT32_MAX, UINT32_MAX - 15, offset_of(shape) + 4}) {
    instance->shape = bad;
    EXPECT_FALSE(is_kept(world, leaf)) << bad;
  }
}

TEST(Collector, LengthsThatLieStayInTheirCell) {
  HeapWorld world;
  Array* array = world.array(3);
  Cell* behind = world.make(kLeaf, 32);
  array->length = UINT32_MAX;
  std::memset(static_cast<void*>(behind + 1), 0xFF, 24);
  world.root(array);
  world.collect();
  EXPECT_EQ(world.heap.live_bytes(), 32u);
}

TEST(Collector, ReferencesToNoCellAreIgnored) {
  HeapWorld world;
  Cell* cell = world.make(kLeaf, 48);
  Cell* span = world.make(kLeaf, 5 * 4096);
  uint32_t c = offset_of(cell), s = offset_of(span);
  for (uint32_t bad : {0u, 1u, 0xFFFFu, kBootStart, kSmallStart - 16, c + 1, c + 8, c + 16, c + 32,
                       kSmallStart + Heap::kBlockBytes, kLargeStart - 16, s + 1, s + 16, s + 4096,
                       s + 5 * 4096, kLargeEnd - 16, kLargeEnd, UINT32_MAX}) {
    world.roots = {Value::from_offset(bad)};
    world.collect();
    EXPECT_EQ(world.heap.live_bytes(), 0u) << bad;
    cell = world.make(kLeaf, 48);
    span = world.make(kLeaf, 5 * 4096);
    ASSERT_EQ(offset_of(cell), c);
    ASSERT_EQ(offset_of(span), s);
  }
}

// The end of a block is too small for another cell, so it is not a cell.
TEST(Collector, TheRestOfABlockIsNoCell) {
  HeapWorld world;
  Cell* cell = world.make(kLeaf, 48);
  world.roots = {Value::from_offset(offset_of(cell) + 682 * 48)};
  world.collect();
  EXPECT_EQ(world.heap.live_bytes(), 0u);
}

// The cells and their shapes are noise. Marking must end and must not read outside the cage.
TEST(Collector, SurvivesNoise) {
  std::mt19937_64 random(99);
  for (int round = 0; round < 20; ++round) {
    HeapWorld world(64u << 20);
    std::vector<std::pair<Cell*, size_t>> cells;
    for (int i = 0; i < 3000; ++i) {
      size_t bytes = 16 + random() % (random() % 30 == 0 ? 30000 : 300);
      Cell* cell = world.heap.allocate(bytes);
      ASSERT_NE(cell, nullptr);
      cells.emplace_back(cell, bytes);
      world.root(cell);
    }
    for (auto [cell, bytes] : cells) {
      uint64_t* words = reinterpret_cast<uint64_t*>(cell);
      for (size_t i = 0; i < bytes / 8; ++i) {
        switch (random() % 4) {
          case 0: words[i] = random(); break;
          case 1: words[i] = Value::kReferenceTag | (random() & 0xFFFFFFFF); break;
          case 2: words[i] = Value::from_cell(cells[random() % cells.size()].first).bits(); break;
          default: words[i] = Value::kReferenceTag | (kSmallStart + random() % (2u << 20)); break;
        }
      }
      cell->shape = random() % 2 == 0
                        ? builtin_shape_offset(static_cast<uint32_t>(random() % kTestTypes))
                        : static_cast<uint32_t>(random());
    }
    for (int i = 0; i < 10; ++i) {
      world.collect();
      ASSERT_EQ(world.heap.collections(), static_cast<uint64_t>(i) + 1);
      if (!world.roots.empty()) world.roots.resize(world.roots.size() / 2);
      for (int k = 0; k < 1000; ++k) ASSERT_NE(world.heap.allocate(random() % 500), nullptr);
    }
  }
}

// ---- conservative scanning ----------------------------------------------------------------------

class ConservativeWord : public testing::Test {
 protected:
  ConservativeWord() : pool(nullptr), heap(pool, kTestTable, kTestTypes) {
    meter.start(MeterLimits(), nullptr);
    RootSource source;
    source.context = this;
    source.visit_roots = [](void* context, Tracer& tracer) {
      tracer.visit_conservatively(static_cast<ConservativeWord*>(context)->word);
    };
    source.prune_weak = [](void* context, const Tracer& tracer) {
      auto* test = static_cast<ConservativeWord*>(context);
      test->cell_kept = tracer.is_marked(test->cell);
      test->span_kept = tracer.is_marked(test->span);
      return true;
    };
    heap.start(meter, source, HeapDebug());
    allocate();
  }
  void allocate() {
    heap.allocate(48);
    cell = offset_of(heap.allocate(48));
    heap.allocate(48);
    heap.allocate(10000);
    span = offset_of(heap.allocate(100000));
    heap.allocate(10000);
  }
  // Returns which cell the word keeps alive: 'c' the cell, 's' the span, 'b' both, '-' neither.
  char keeps(uint64_t bits) {
    word = bits;
    heap.collect(nullptr, nullptr);
    char kept = cell_kept ? (span_kept ? 'b' : 'c') : (span_kept ? 's' : '-');
    uint32_t old_cell = cell, old_span = span;
    word = 0;
    heap.collect(nullptr, nullptr);
    allocate();
    EXPECT_EQ(cell, old_cell);
    EXPECT_EQ(span, old_span);
    return kept;
  }

  CagePool pool;
  Meter meter;
  Heap heap;
  uint64_t word = 0;
  uint32_t cell = 0, span = 0;
  bool cell_kept = false, span_kept = false;
};

TEST_F(ConservativeWord, PointersIntoCellsCount) {
  uint64_t base = heap.base().address();
  EXPECT_EQ(keeps(base + cell), 'c');
  EXPECT_EQ(keeps(base + cell + 1), 'c');
  EXPECT_EQ(keeps(base + cell + 47), 'c');
  EXPECT_EQ(keeps(base + cell + 48), '-');
  EXPECT_EQ(keeps(base + cell - 1), '-');
  EXPECT_EQ(keeps(base + span), 's');
  EXPECT_EQ(keeps(base + span + 99999), 's');
  EXPECT_EQ(keeps(base + span + 25 * 4096), '-');
  EXPECT_EQ(keeps(base + span - 1), '-');
  EXPECT_EQ(keeps(base), '-');
  EXPECT_EQ(keeps(base + kSmallStart - 1), '-');
  EXPECT_EQ(keeps(base + kSmallStart + 100 * Heap::kBlockBytes), '-');
  EXPECT_EQ(keeps(base + kLargeEnd - 1), '-');
  EXPECT_EQ(keeps(base + UINT32_MAX), '-');
  // The lifetime of cells must not depend on where the system maps other memory.
  EXPECT_EQ(keeps(uint64_t{0x5555} << 32 | cell), '-') << "a pointer into the program";
  EXPECT_EQ(keeps(uint64_t{0x7FFF} << 32 | cell), '-') << "a pointer into the stack";
  EXPECT_EQ(keeps(base + Cage::kBytes + cell + 1), '-');
}

TEST_F(ConservativeWord, BoxedValuesCount) {
  EXPECT_EQ(keeps(Value::from_offset(cell).bits()), 'c');
  EXPECT_EQ(keeps(Value::from_offset(span).bits()), 's');
  EXPECT_EQ(keeps(Value::from_offset(cell + 16).bits()), '-');
}

TEST_F(ConservativeWord, HalvesDoNotCount) {
  EXPECT_EQ(keeps(cell), '-') << "an address below 4 GiB";
  EXPECT_EQ(keeps(uint64_t{cell} << 32 | span), '-');
  EXPECT_EQ(keeps(uint64_t{cell} << 32 | 7), '-');
  EXPECT_EQ(keeps(uint64_t{7} << 32 | span), '-');
  EXPECT_EQ(keeps(uint64_t{0x4000} << 32 | cell), '-') << "a length beside an offset";
}

__attribute__((noinline)) bool is_kept_by_local(HeapWorld& world, int interior) {
  char* pointer = reinterpret_cast<char*>(world.make(kLeaf, 64)) + interior;
  world.weak = {offset_of(pointer) & ~63u};
  uintptr_t expected = world.weak[0];
  asm volatile("" : "+r"(pointer) : : "memory");
  world.heap.collect(__builtin_frame_address(0), __builtin_frame_address(0));
  asm volatile("" : "+r"(pointer) : : "memory");
  return world.weak[0] == expected;
}

TEST(Collector, LocalsOfNativeFunctionsAreRoots) {
  HeapWorld world;
  for (int i = 0; i < 100; ++i) world.make(kLeaf, 64);
  EXPECT_TRUE(is_kept_by_local(world, 0));
  EXPECT_TRUE(is_kept_by_local(world, 63));
}

// An array whose address is taken is in memory, never in registers. Even a sanitizer must keep it
// on the stack.
__attribute__((noinline)) void fill_cells(HeapWorld& world, Cell** cells, size_t count) {
  world.weak.clear();
  for (size_t i = 0; i < count; ++i) {
    cells[i] = world.make(kLeaf, 64);
    world.weak.push_back(offset_of(cells[i]));
  }
}

__attribute__((noinline)) void check_local_array(HeapWorld& world) {
  Cell* cells[100];
  fill_cells(world, cells, 100);
  world.heap.collect(nullptr, __builtin_frame_address(0));
  for (size_t i = 0; i < 100; ++i) EXPECT_EQ(world.weak[i], offset_of(cells[i]));
}

TEST(Collector, LocalArraysOfNativeFunctionsAreRoots) {
  HeapWorld world;
  check_local_array(world);
}

// Prices follow what the roots keep alive, as long as that is the larger part.
TEST(Collector, WhatOnlyTheStackHoldsCountsIfItIsMuch) {
  HeapWorld world;
  uint64_t stack[4] = {};
  auto collect_with = [&](size_t bytes) {
    stack[1] = reinterpret_cast<uint64_t>(world.make(kLeaf, bytes));
    world.heap.collect(stack, stack + 4);
  };
  for (int i = 0; i < 100; ++i) world.root(world.make(kLeaf, 48));
  collect_with(64);
  EXPECT_EQ(world.heap.rooted_bytes(), 4800u);
  EXPECT_GE(world.heap.live_bytes(), 4864u);
  collect_with(100'000);
  EXPECT_GE(world.heap.live_bytes(), 104'800u);
  EXPECT_EQ(world.heap.rooted_bytes(), world.heap.live_bytes());
  for (int i = 0; i < 3; ++i) world.root(world.make(kLeaf, 100'000));
  collect_with(100'000);
  EXPECT_EQ(world.heap.rooted_bytes(), 4800u + 3 * 25 * 4096);
  world.heap.collect(nullptr, nullptr);
  EXPECT_EQ(world.heap.rooted_bytes(), world.heap.live_bytes());
}

__attribute__((noinline)) void fill_frame_with_garbage(HeapWorld& world, const void* high,
                                                       int depth) {
  uint64_t words[64];
  for (int i = 0; i < 64; ++i) {
    words[i] = world.heap.base().address() + kSmallStart + static_cast<uint64_t>(i) * 1234567;
  }
  asm volatile("" : : "r"(words) : "memory");
  if (depth > 0) {
    fill_frame_with_garbage(world, high, depth - 1);
  } else {
    world.heap.collect(nullptr, high);
  }
  asm volatile("" : : "r"(words) : "memory");
}

TEST(Collector, GarbageOnTheStackIsHarmless) {
  HeapWorld world;
  const void* high = __builtin_frame_address(0);
  for (int i = 0; i < 100; ++i) world.make(kLeaf, 1 + static_cast<size_t>(i) * 300);
  fill_frame_with_garbage(world, high, 50);
  EXPECT_EQ(world.heap.collections(), 1u);
}

// Every k-th allocation collects, while only locals refer to the list under construction.
TEST(Collector, NativesThatBuildInLocalsSurviveCollectionsAnywhere) {
  for (uint32_t every : {1u, 2u, 7u}) {
    HeapDebug debug;
    debug.collect_every = every;
    HeapWorld world(64u << 20, debug);
    world.heap.set_native_stack_base(__builtin_frame_address(0));
    Pair* list = nullptr;
    for (uint32_t i = 0; i < 500; ++i) {
      auto* leaf = world.make<Leaf>(kLeaf, 32);
      leaf->number = i;
      list = world.pair(leaf, list);
    }
    uint32_t expected = 500;
    for (Pair* at = list; at != nullptr; at = static_cast<Pair*>(at->second.get())) {
      ASSERT_EQ(static_cast<Leaf*>(at->first.get())->number, --expected);
    }
    EXPECT_EQ(expected, 0u);
    EXPECT_EQ(world.heap.collections(), 1000 / every);
  }
}

// ---- stops --------------------------------------------------------------------------------------

TEST(Collector, AStopInTheMidstOfMarkingEndsAllocation) {
  CagePool pool(nullptr);
  Meter meter;
  Heap heap(pool, kTestTable, kTestTypes);
  MeterSignals signals;
  meter.start(MeterLimits(), &signals);
  Value root;
  RootSource source;
  source.context = &root;
  source.visit_roots = [](void* context, Tracer& tracer) {
    tracer.visit(*static_cast<Value*>(context));
  };
  heap.start(meter, source, HeapDebug());
  Pair* list = nullptr;
  for (uint32_t i = 0; i < 2 * Heap::kGranulesPerPoll; ++i) {
    Pair* pair = static_cast<Pair*>(heap.allocate(sizeof(Pair)));
    pair->shape = builtin_shape_offset(kPair);
    pair->second = list;
    list = pair;
  }
  root = Value::from_cell(list);
  signals.cancelled = true;
  heap.collect(nullptr, nullptr);
  EXPECT_EQ(meter.stop_reason(), StopReason::Cancelled);
  EXPECT_EQ(heap.collections(), 0u);
  EXPECT_EQ(heap.allocate(16), nullptr);
  EXPECT_EQ(heap.failure(), AllocationFailure::LimitReached);
  EXPECT_EQ(heap.allocate(100000), nullptr);
  EXPECT_EQ(meter.stop_reason(), StopReason::Cancelled) << "the first reason stays";
  uint32_t length = 0;
  for (Pair* at = list; at != nullptr; at = static_cast<Pair*>(at->second.get())) ++length;
  EXPECT_EQ(length, 2 * Heap::kGranulesPerPoll);
  heap.finish();
  EXPECT_EQ(meter.memory(), 0u);
  meter.start(MeterLimits(), nullptr);
  heap.start(meter, source, HeapDebug());
  EXPECT_NE(heap.allocate(16), nullptr) << "the next run is as good as new";
}

// The bytes traced after the run was cancelled.
MeterSignals traced_signals;
uint64_t traced_bytes;

void trace_array_until_cancelled(Tracer& tracer, Cell* cell, size_t bytes) {
  if (traced_signals.cancelled) traced_bytes += bytes;
  traced_signals.cancelled = true;
  trace_array(tracer, cell, bytes);
}

constexpr TraceFunction kCancellingTable[kTestTypes] = {nullptr, trace_pair,
                                                        trace_array_until_cancelled, nullptr};

// The amount of memory traced before the stop is noticed hardly depends on the length of the
// arrays, or on whether the next array is found before or after the other values.
TEST(Collector, PollsByTheMemoryThatIsTraced) {
  constexpr uint64_t kTotalBytes = 32u << 20;
  for (uint32_t length : {2u, 30u, 100u, 250u, 256u, 257u, 500u, 1000u, 5000u, 100'000u}) {
    for (bool is_first : {true, false}) {
      CagePool pool(nullptr);
      Meter meter;
      Heap heap(pool, kCancellingTable, kTestTypes);
      traced_signals.cancelled = false;
      traced_bytes = 0;
      meter.start(MeterLimits(), &traced_signals);
      Value root;
      RootSource source;
      source.context = &root;
      source.visit_roots = [](void* context, Tracer& tracer) {
        tracer.visit(*static_cast<Value*>(context));
      };
      heap.start(meter, source, HeapDebug());
      size_t bytes = sizeof(Array) + length * sizeof(Value);
      for (uint64_t made = 0; made < kTotalBytes; made += bytes) {
        auto* array = static_cast<Array*>(heap.allocate(bytes));
        ASSERT_NE(array, nullptr);
        array->shape = builtin_shape_offset(kArray);
        array->length = length;
        array->values[is_first ? 0 : length - 1] = root;
        root = Value::from_cell(array);
      }
      heap.collect(nullptr, nullptr);
      EXPECT_EQ(meter.stop_reason(), StopReason::Cancelled);
      EXPECT_LE(traced_bytes, 2 * Heap::kGranulesPerPoll * Heap::kGranule + 2 * bytes)
          << length << " values";
      heap.finish();
    }
  }
}

// The same program collects at the same points and charges the same bytes in any cage.
TEST(Collector, IsDeterministic) {
  CagePool pool(nullptr);
  std::vector<uint64_t> first;
  for (int run = 0; run < 3; ++run) {
    HeapWorld world(pool, 32u << 20);
    std::mt19937 random(17);
    std::vector<uint64_t> trace;
    for (int i = 0; i < 200000; ++i) {
      size_t bytes = 16 + random() % (random() % 100 == 0 ? 30000 : 200);
      Cell* cell = world.make(kLeaf, bytes);
      ASSERT_NE(cell, nullptr);
      trace.push_back(offset_of(cell));
      if (random() % 20 == 0) world.root(cell);
      if (world.roots.size() > 2000) world.roots.clear();
      if (world.heap.collection_due()) {
        world.collect();
        trace.push_back(world.meter.memory());
      }
    }
    trace.push_back(world.meter.memory_peak());
    if (run == 0) {
      first = trace;
    } else {
      ASSERT_EQ(trace, first);
    }
  }
}

}  // namespace
}  // namespace hognose
