// A small environment for tests of the heap: four layouts, with roots and weak references in
// vectors.
//
// It starts a heap with the given pool, or with a pool without a boot image.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "heap/boot_image.h"
#include "heap/cage.h"
#include "heap/heap.h"
#include "meter/meter.h"

namespace hognose {

enum TestType : uint32_t { kLeaf, kPair, kArray, kShape, kTestTypes };

struct Pair : Cell {
  Ref<Cell> first;
  Ref<Cell> second;
};

struct Leaf : Cell {
  uint32_t number;
};

struct Array : Cell {
  uint32_t length;  // which some tests set to a wrong value
  Value values[];
};

inline void trace_pair(Tracer& tracer, Cell* cell, size_t) {
  Pair* pair = static_cast<Pair*>(cell);
  tracer.visit(pair->first);
  tracer.visit(pair->second);
}

inline void trace_array(Tracer& tracer, Cell* cell, size_t bytes) {
  auto* array = static_cast<Array*>(cell);
  size_t room = (bytes - sizeof(Array)) / sizeof(Value);
  tracer.visit_values(array->values, array->length < room ? array->length : room);
}

inline constexpr TraceFunction kTestTable[kTestTypes] = {nullptr, trace_pair, trace_array, nullptr};

class HeapWorld {
 public:
  explicit HeapWorld(uint64_t limit = 256u << 20, HeapDebug debug = {})
      : own_pool(std::make_unique<CagePool>(nullptr)), heap(*own_pool, kTestTable, kTestTypes) {
    start(limit, debug);
  }
  HeapWorld(CagePool& pool, uint64_t limit, HeapDebug debug = {})
      : heap(pool, kTestTable, kTestTypes) {
    start(limit, debug);
  }

  void start(uint64_t limit, HeapDebug debug = {}) {
    MeterLimits limits;
    limits.memory_bytes = limit;
    meter.start(limits, nullptr);
    RootSource source;
    source.context = this;
    source.visit_roots = [](void* context, Tracer& tracer) {
      for (Value root : static_cast<HeapWorld*>(context)->roots) tracer.visit(root);
    };
    source.prune_weak = [](void* context, const Tracer& tracer) {
      for (uint32_t& offset : static_cast<HeapWorld*>(context)->weak) {
        if (!tracer.is_marked(offset)) offset = 0;
      }
      return true;
    };
    heap.start(meter, source, debug);
  }

  template <class T = Cell>
  T* make(TestType type, size_t bytes) {
    T* cell = static_cast<T*>(heap.allocate(bytes));
    if (cell != nullptr) cell->shape = builtin_shape_offset(type);
    return cell;
  }
  Pair* pair(const Cell* first, const Cell* second) {
    Pair* cell = make<Pair>(kPair, sizeof(Pair));
    if (cell == nullptr) return nullptr;
    cell->first = first;
    cell->second = second;
    return cell;
  }
  Array* array(uint32_t length) {
    Array* cell = make<Array>(kArray, sizeof(Array) + size_t{length} * sizeof(Value));
    if (cell != nullptr) cell->length = length;
    return cell;
  }
  void root(const Cell* cell) { roots.push_back(Value::from_cell(cell)); }
  void collect() { heap.collect(nullptr, nullptr); }

  std::unique_ptr<CagePool> own_pool;
  Meter meter;
  std::vector<Value> roots;
  std::vector<uint32_t> weak;
  Heap heap;
};

// Whether `bytes` bytes from `start` are zero.
inline bool all_zero(const void* start, size_t bytes) {
  const char* byte = static_cast<const char*>(start);
  for (size_t i = 0; i < bytes; ++i) {
    if (byte[i] != 0) return false;
  }
  return true;
}

}  // namespace hognose
