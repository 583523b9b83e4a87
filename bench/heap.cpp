// The costs of the heap: allocation with and without survivors, growth, marking, warm starts.
//
// Collections happen where the machine would make them: between allocations, when they are due,
// with exact roots only.
#include "heap/heap.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <memory>
#include <random>
#include <vector>

#include "heap/boot_image.h"
#include "heap/cage.h"
#include "meter/meter.h"

namespace hognose {
namespace {

enum Layout : uint32_t { kLeaf, kNode, kArray, kLayouts };

struct Node : Cell {
  Value slots[3];
};

struct Array : Cell {
  uint32_t length;
  Value values[];
};

void trace_node(Tracer& tracer, Cell* cell, size_t bytes) {
  tracer.visit_values(static_cast<Node*>(cell)->slots, (bytes - sizeof(Cell)) / sizeof(Value));
}

void trace_array(Tracer& tracer, Cell* cell, size_t bytes) {
  auto* array = static_cast<Array*>(cell);
  size_t room = (bytes - sizeof(Array)) / sizeof(Value);
  tracer.visit_values(array->values, array->length < room ? array->length : room);
}

constexpr TraceFunction kTable[kLayouts] = {nullptr, trace_node, trace_array};

struct World {
  explicit World(uint64_t limit = uint64_t{1} << 30) : pool(nullptr), heap(pool, kTable, kLayouts) {
    MeterLimits limits;
    limits.memory_bytes = limit;
    meter.start(limits, nullptr);
    heap.start(meter, source(), HeapDebug());
  }
  RootSource source() {
    RootSource roots;
    roots.context = this;
    roots.visit_roots = [](void* context, Tracer& tracer) {
      World* world = static_cast<World*>(context);
      tracer.visit_values(world->roots.data(), world->roots.size());
    };
    return roots;
  }
  Cell* make(Layout layout, size_t bytes) {
    Cell* cell = heap.allocate(bytes);
    cell->shape = builtin_shape_offset(layout);
    return cell;
  }
  void safepoint() {
    if (heap.collection_due()) heap.collect(nullptr, nullptr);
  }

  CagePool pool;
  Meter meter;
  std::vector<Value> roots;
  Heap heap;
};

void report(benchmark::State& state, World& world) {
  state.SetItemsProcessed(state.iterations());
  state.counters["collections"] = static_cast<double>(world.heap.collections());
  state.counters["peak_MB"] = static_cast<double>(world.meter.memory_peak()) / 1e6;
}

// Allocates cells of `bytes` bytes that die at once.
void AllocateAndDie(benchmark::State& state) {
  World world;
  size_t bytes = static_cast<size_t>(state.range(0));
  for (auto _ : state) {
    benchmark::DoNotOptimize(world.make(kLeaf, bytes));
    world.safepoint();
  }
  report(state, world);
}
BENCHMARK(AllocateAndDie)->Arg(16)->Arg(32)->Arg(64)->Arg(256)->Arg(1024)->Arg(4096)->Arg(65536);

// A ring of survivors: every tenth cell lives until `window` later survivors have been allocated.
void AllocateTenPercentSurvive(benchmark::State& state) {
  World world;
  size_t window = static_cast<size_t>(state.range(0));
  world.roots.assign(window, Value::none());
  size_t count = 0, slot = 0;
  for (auto _ : state) {
    Cell* cell = world.make(kNode, sizeof(Node));
    if (++count == 10) {
      count = 0;
      world.roots[slot] = Value::from_cell(cell);
      if (++slot == window) slot = 0;
    }
    world.safepoint();
  }
  report(state, world);
}
BENCHMARK(AllocateTenPercentSurvive)->Arg(1000)->Arg(100'000)->Arg(1'000'000);

// Grows an array as list.append does: by an eighth, in place if possible.
void GrowList(benchmark::State& state) {
  World world;
  size_t length = static_cast<size_t>(state.range(0));
  for (auto _ : state) {
    size_t capacity = 4;
    Array* array = static_cast<Array*>(world.make(kArray, sizeof(Array) + capacity * 8));
    world.roots = {Value::from_cell(array)};
    for (uint32_t i = 0; i < length; ++i) {
      if (i == capacity) {
        capacity += capacity / 8 + 6;
        if (!world.heap.grow_in_place(array, sizeof(Array) + capacity * 8)) {
          Array* larger = static_cast<Array*>(world.make(kArray, sizeof(Array) + capacity * 8));
          std::copy(array->values, array->values + i, larger->values);
          larger->length = i;
          array = larger;
          world.roots[0] = Value::from_cell(array);
        }
        capacity = (world.heap.usable_size(array) - sizeof(Array)) / 8;
        world.safepoint();
      }
      array->values[i] = Value::from_small_int(i);
      array->length = i + 1;
    }
  }
  report(state, world);
  state.SetItemsProcessed(state.iterations() * static_cast<int64_t>(length));
}
BENCHMARK(GrowList)->Arg(1000)->Arg(1'000'000)->Unit(benchmark::kMicrosecond);

// Marks a heap of `count` nodes, in the order of allocation or shuffled.
void CollectNodes(benchmark::State& state) {
  World world;
  size_t count = static_cast<size_t>(state.range(0));
  std::vector<Cell*> cells(count);
  for (Cell*& cell : cells) cell = world.make(kNode, sizeof(Node));
  std::vector<size_t> order(count);
  for (size_t i = 0; i < count; ++i) order[i] = i;
  if (state.range(1) != 0) std::shuffle(order.begin(), order.end(), std::mt19937(1));
  // A binary tree in that order. The third slot refers to a separate leaf.
  for (size_t i = 0; i < count; ++i) {
    Node* node = static_cast<Node*>(cells[order[i]]);
    if (2 * i + 1 < count) node->slots[0] = Value::from_cell(cells[order[2 * i + 1]]);
    if (2 * i + 2 < count) node->slots[1] = Value::from_cell(cells[order[2 * i + 2]]);
    node->slots[2] = Value::from_cell(world.make(kLeaf, 32));
  }
  world.roots = {Value::from_cell(cells[order[0]])};
  for (auto _ : state) world.heap.collect(nullptr, nullptr);
  state.SetItemsProcessed(state.iterations() * static_cast<int64_t>(2 * count));
}
BENCHMARK(CollectNodes)
    ->Args({50'000, 0})
    ->Args({50'000, 1})
    ->Args({1'000'000, 0})
    ->Args({1'000'000, 1})
    ->Unit(benchmark::kMicrosecond);

// Marks one list of `count` small cells.
void CollectWideList(benchmark::State& state) {
  World world;
  uint32_t count = static_cast<uint32_t>(state.range(0));
  Array* array = static_cast<Array*>(world.make(kArray, sizeof(Array) + size_t{count} * 8));
  array->length = count;
  for (uint32_t i = 0; i < count; ++i) array->values[i] = Value::from_cell(world.make(kLeaf, 32));
  world.roots = {Value::from_cell(array)};
  for (auto _ : state) world.heap.collect(nullptr, nullptr);
  state.SetItemsProcessed(state.iterations() * count);
}
BENCHMARK(CollectWideList)->Arg(100'000)->Arg(1'000'000)->Unit(benchmark::kMicrosecond);

// Marks a linked list, in which nothing can be prefetched.
void CollectChain(benchmark::State& state) {
  World world;
  uint32_t count = static_cast<uint32_t>(state.range(0));
  Value list = Value::none();
  for (uint32_t i = 0; i < count; ++i) {
    Node* node = static_cast<Node*>(world.make(kNode, sizeof(Node)));
    node->slots[0] = Value::from_cell(world.make(kLeaf, 16));
    node->slots[1] = list;
    list = Value::from_cell(node);
  }
  world.roots = {list};
  for (auto _ : state) world.heap.collect(nullptr, nullptr);
  state.SetItemsProcessed(state.iterations() * 2 * count);
}
BENCHMARK(CollectChain)->Arg(1'000'000)->Unit(benchmark::kMicrosecond);

// Builds a live tree of `count` nodes, with the collections that become due.
void BuildLiveTree(benchmark::State& state) {
  World world;
  uint32_t count = static_cast<uint32_t>(state.range(0));
  for (auto _ : state) {
    world.roots = {Value::none()};
    for (uint32_t i = 0; i < count; ++i) {
      Node* node = static_cast<Node*>(world.make(kNode, sizeof(Node)));
      node->slots[0] = world.roots[0];
      world.roots[0] = Value::from_cell(node);
      world.safepoint();
    }
  }
  report(state, world);
  state.SetItemsProcessed(state.iterations() * count);
}
BENCHMARK(BuildLiveTree)->Arg(10'000)->Arg(2'000'000)->Unit(benchmark::kMicrosecond);

// Takes a cage from the pool, runs with `count` cells in twenty size classes, and returns the cage.
void WarmRun(benchmark::State& state) {
  CagePool pool(nullptr);
  MeterLimits limits;
  Meter meter;
  for (auto _ : state) {
    meter.start(limits, nullptr);
    Heap heap(pool, kTable, kLayouts);
    heap.start(meter, RootSource(), HeapDebug());
    for (int64_t i = 0; i < state.range(0); ++i) {
      benchmark::DoNotOptimize(heap.allocate(16 + static_cast<size_t>(i) % 20 * 16));
    }
    heap.finish();
  }
}
BENCHMARK(WarmRun)->Arg(0)->Arg(20)->Arg(1000)->Arg(10'000);

void ColdCage(benchmark::State& state) {
  for (auto _ : state) {
    CagePool pool(nullptr);
    Heap heap(pool, kTable, kLayouts);
    benchmark::DoNotOptimize(heap.ready());
  }
}
BENCHMARK(ColdCage);

}  // namespace
}  // namespace hognose
