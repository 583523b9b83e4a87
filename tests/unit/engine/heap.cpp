// The allocator: size classes, zeroing, reuse, spans, accounting, limits and failures.
#include "heap/heap.h"

#include <gtest/gtest.h>

#include <cstring>
#include <map>
#include <random>
#include <set>

#include "common/heap_world.h"
#include "heap/side_tables.h"

namespace hognose {
namespace {

TEST(SizeClasses, CoverEverySizeWithLittleWaste) {
  for (size_t bytes = 1; bytes <= Heap::kSmallMaximum; ++bytes) {
    uint32_t size_class = class_of_size(bytes);
    ASSERT_GE(size_class, 1u);
    ASSERT_LT(size_class, Heap::kClassCount);
    ASSERT_GE(size_of_class(size_class), bytes);
    ASSERT_LT(size_of_class(size_class - 1), bytes);
    ASSERT_EQ(size_of_class(size_class) % Heap::kGranule, 0u);
    if (bytes > 1024) {
      ASSERT_LE(size_of_class(size_class), bytes * 5 / 4);
    }
  }
}

TEST(SizeClasses, DistinguishStartsOfCells) {
  EXPECT_FALSE(kSizeClasses[0].is_start(0));
  for (uint32_t i = 1; i < Heap::kClassCount; ++i) {
    const SizeClass& info = kSizeClasses[i];
    for (uint32_t position = 0; position < kBlockGranules; ++position) {
      bool expected = position % info.granules == 0 && position + info.granules <= kBlockGranules;
      ASSERT_EQ(info.is_start(position), expected) << i << " " << position;
      ASSERT_EQ((kStartMasks[i][position / 64] >> (position % 64) & 1) != 0, expected);
    }
  }
}

TEST(HeapAllocation, GivesDisjointZeroedAlignedCells) {
  HeapWorld world;
  std::mt19937 random(1);
  std::map<uint32_t, uint32_t> cells;
  for (int i = 0; i < 20000; ++i) {
    size_t bytes = random() % 10 == 0 ? 1 + random() % 40000 : 1 + random() % 300;
    Cell* cell = world.heap.allocate(bytes);
    ASSERT_NE(cell, nullptr);
    ASSERT_EQ(offset_of(cell) % 16, 0u);
    size_t usable = world.heap.usable_size(cell);
    ASSERT_GE(usable, bytes);
    ASSERT_TRUE(all_zero(cell, usable));
    std::memset(static_cast<void*>(cell), 0xAB, usable);
    cells[offset_of(cell)] = static_cast<uint32_t>(usable);
  }
  uint32_t end = 0;
  for (auto [offset, bytes] : cells) {
    ASSERT_GE(offset, end);
    end = offset + bytes;
  }
  ASSERT_EQ(cells.size(), 20000u);
}

TEST(HeapAllocation, ZeroBytesAreACell) {
  HeapWorld world;
  Cell* cell = world.heap.allocate(0);
  ASSERT_NE(cell, nullptr);
  EXPECT_EQ(world.heap.usable_size(cell), 16u);
}

TEST(HeapAllocation, ReusesDeadCellsZeroedAndKeepsLiveOnes) {
  HeapWorld world;
  for (size_t bytes : {16u, 48u, 208u, 1024u, 1100u, 5000u, 8192u}) {
    world.roots.clear();
    std::set<uint32_t> live;
    uint32_t highest = 0;
    for (int i = 0; i < 5000; ++i) {
      Cell* cell = world.make(kLeaf, bytes);
      std::memset(static_cast<void*>(cell + 1), 0xCD, world.heap.usable_size(cell) - sizeof(Cell));
      if (i % 3 == 0) {
        world.root(cell);
        live.insert(offset_of(cell));
      }
      highest = std::max(highest, offset_of(cell));
    }
    world.collect();
    uint64_t before = world.meter.memory();
    for (int i = 0; i < 3300; ++i) {
      Cell* cell = world.heap.allocate(bytes);
      ASSERT_TRUE(all_zero(cell, world.heap.usable_size(cell)));
      ASSERT_EQ(live.count(offset_of(cell)), 0u);
      ASSERT_LE(offset_of(cell), highest);
    }
    EXPECT_EQ(world.meter.memory(), before) << "gaps are free of charge";
    for (uint32_t offset : live) {
      const unsigned char* data = world.heap.base().at<unsigned char>(offset) + sizeof(Cell);
      for (size_t i = 0; i < bytes - sizeof(Cell); ++i) ASSERT_EQ(data[i], 0xCD);
    }
    world.roots.clear();
    world.collect();
  }
}

TEST(HeapAllocation, BlocksChangeTheirClassWhenEmpty) {
  HeapWorld world(4u << 20);
  for (int round = 0; round < 50; ++round) {
    size_t bytes = 16 + static_cast<size_t>(round) * 16;
    for (size_t total = 0; total < (2u << 20); total += bytes) {
      Cell* cell = world.heap.allocate(bytes);
      ASSERT_NE(cell, nullptr) << round;
      ASSERT_TRUE(all_zero(cell, bytes));
      std::memset(static_cast<void*>(cell), 0x99, bytes);
    }
    world.collect();
    EXPECT_EQ(world.meter.memory(), 0u);
  }
}

TEST(HeapBooks, ReturnToTheStartWhenEverythingDies) {
  HeapWorld world;
  std::mt19937 random(7);
  for (int round = 0; round < 5; ++round) {
    for (int i = 0; i < 5000; ++i) {
      Cell* cell = world.make(kLeaf, 1 + random() % (random() % 50 == 0 ? 200000 : 500));
      ASSERT_NE(cell, nullptr);
      if (random() % 4 == 0) world.root(cell);
    }
    EXPECT_GT(world.meter.memory(), 0u);
    world.collect();
    world.roots.clear();
    world.collect();
    EXPECT_EQ(world.meter.memory(), 0u);
    EXPECT_EQ(world.heap.live_bytes(), 0u);
  }
}

TEST(HeapBooks, CountBlocksAndPagesWithTheirTables) {
  HeapWorld world;
  world.heap.allocate(16);
  EXPECT_EQ(world.meter.memory(), kBlockCost);
  world.heap.allocate(16);
  EXPECT_EQ(world.meter.memory(), kBlockCost);
  world.heap.allocate(32);
  EXPECT_EQ(world.meter.memory(), 2 * kBlockCost);
  Cell* span = world.heap.allocate(8193);
  EXPECT_EQ(world.heap.usable_size(span), 3u * 4096);
  EXPECT_EQ(world.meter.memory(), 2 * kBlockCost + 3 * kPageCost);
  EXPECT_TRUE(world.heap.grow_in_place(span, 5 * 4096));
  EXPECT_EQ(world.meter.memory(), 2 * kBlockCost + 5 * kPageCost);
  world.heap.finish();
  EXPECT_EQ(world.meter.memory(), 0u);
  EXPECT_EQ(world.meter.memory_peak(), 2 * kBlockCost + 5 * kPageCost);
}

TEST(HeapBooks, LiveBytesAreExact) {
  HeapWorld world;
  uint64_t expected = 0;
  for (size_t bytes : {1u, 16u, 17u, 500u, 1025u, 8192u, 8193u, 100000u}) {
    Cell* cell = world.make(kLeaf, bytes);
    world.root(cell);
    expected += world.heap.usable_size(cell);
    world.make(kLeaf, bytes);
  }
  world.collect();
  EXPECT_EQ(world.heap.live_bytes(), expected);
}

TEST(HeapSpans, GrowInPlaceIntoFreeNeighbours) {
  HeapWorld world;
  constexpr size_t kPage = Heap::kPageBytes;
  Cell* a = world.make(kLeaf, 4 * kPage);
  Cell* b = world.make(kLeaf, 4 * kPage);
  Cell* c = world.make(kLeaf, 4 * kPage);
  std::memset(static_cast<void*>(b + 1), 0xEE, 4 * kPage - sizeof(Cell));
  EXPECT_TRUE(world.heap.grow_in_place(a, 3 * kPage)) << "fits already";
  EXPECT_FALSE(world.heap.grow_in_place(a, 4 * kPage + 1)) << "b lies behind it";
  world.root(a);
  world.root(c);
  world.collect();
  EXPECT_TRUE(world.heap.grow_in_place(a, 6 * kPage));
  EXPECT_EQ(world.heap.usable_size(a), 6 * kPage);
  EXPECT_TRUE(all_zero(reinterpret_cast<char*>(a) + 4 * kPage, 2 * kPage));
  EXPECT_FALSE(world.heap.grow_in_place(a, 9 * kPage)) << "only two pages are left before c";
  EXPECT_TRUE(world.heap.grow_in_place(a, 8 * kPage));
  EXPECT_TRUE(world.heap.grow_in_place(c, 100 * kPage)) << "nothing lies behind the last span";
  EXPECT_TRUE(all_zero(reinterpret_cast<char*>(c) + 4 * kPage, 96 * kPage));
  EXPECT_EQ(world.meter.memory(), 108 * kPageCost);
  EXPECT_FALSE(world.heap.grow_in_place(c, size_t{1} << 40));
  EXPECT_FALSE(world.heap.grow_in_place(c, SIZE_MAX));
}

TEST(HeapSpans, SmallCellsDoNotGrow) {
  HeapWorld world;
  Cell* cell = world.make(kLeaf, 100);
  EXPECT_TRUE(world.heap.grow_in_place(cell, 112));
  EXPECT_FALSE(world.heap.grow_in_place(cell, 113));
}

TEST(HeapSpans, NeighboursMerge) {
  HeapWorld world;
  constexpr size_t kPage = Heap::kPageBytes;
  uint32_t first = 0;
  for (int i = 0; i < 64; ++i) {
    Cell* cell = world.make(kLeaf, 4 * kPage);
    if (i == 0) first = offset_of(cell);
  }
  Cell* fence = world.make(kLeaf, 4 * kPage);
  world.root(fence);
  world.collect();
  Cell* whole = world.make(kLeaf, 256 * kPage);
  EXPECT_EQ(offset_of(whole), first) << "the 64 dead spans are one";
  EXPECT_TRUE(all_zero(whole + 1, 256 * kPage - sizeof(Cell)));
}

// Random operations, compared with a model: spans never overlap, and no page is lost.
TEST(HeapSpans, AgreeWithAModel) {
  auto tables = std::make_unique<SpanTables>();
  std::memset(static_cast<void*>(tables.get()), 0, sizeof(SpanTables));
  Spans spans;
  spans.reset(tables.get());
  std::mt19937 random(3);
  std::map<uint32_t, uint32_t> used;
  constexpr uint32_t kLimit = 20000;
  auto overlaps = [&](uint32_t start, uint32_t pages) {
    auto next = used.lower_bound(start);
    if (next != used.end() && next->first < start + pages) return true;
    return next != used.begin() && std::prev(next)->first + std::prev(next)->second > start;
  };
  uint64_t refusals = 0;
  for (int i = 0; i < 200000; ++i) {
    uint32_t choice = random() % 8;
    if (choice < 4) {
      uint32_t pages = 1 + random() % (random() % 16 == 0 ? 2000 : 40);
      uint32_t start = spans.take(pages, kLimit);
      if (start == kNoPage) {
        ++refusals;
        continue;
      }
      ASSERT_LE(start + pages, kLimit);
      ASSERT_FALSE(overlaps(start, pages));
      used[start] = pages;
    } else if (!used.empty()) {
      auto victim = used.lower_bound(random() % kLimit);
      if (victim == used.end()) victim = used.begin();
      auto [start, pages] = *victim;
      ASSERT_TRUE(spans.is_start(start));
      ASSERT_EQ(spans.pages(start), pages);
      uint32_t page = random() % kLimit;
      auto owner = used.upper_bound(page);
      bool owned =
          owner != used.begin() && page - std::prev(owner)->first < std::prev(owner)->second;
      ASSERT_EQ(spans.find(page), owned ? std::prev(owner)->first : kNoPage);
      if (choice == 7) {
        uint32_t more = pages + 1 + random() % 8;
        used.erase(victim);
        bool room = start + more <= kLimit && !overlaps(start, more);
        ASSERT_EQ(spans.extend(start, more, kLimit), room);
        used[start] = room ? more : pages;
      } else {
        spans.give(start);
        used.erase(victim);
        ASSERT_FALSE(spans.is_start(start));
      }
    }
  }
  EXPECT_GT(refusals, 100u);
  while (!used.empty()) {
    spans.give(used.begin()->first);
    used.erase(used.begin());
  }
  EXPECT_EQ(spans.frontier(), 0u) << "all is one free range again";
  EXPECT_EQ(spans.take(kLimit, kLimit), 0u);
}

TEST(HeapSpans, FindsTheSpanOfAnyPageFarApart) {
  auto tables = std::make_unique<SpanTables>();
  std::memset(static_cast<void*>(tables.get()), 0, sizeof(SpanTables));
  Spans spans;
  spans.reset(tables.get());
  uint32_t huge = spans.take(kPageCount - 10, kPageCount);
  uint32_t last = spans.take(10, kPageCount);
  EXPECT_EQ(huge, 0u);
  EXPECT_EQ(last, kPageCount - 10);
  EXPECT_EQ(spans.find(kPageCount - 11), huge);
  EXPECT_EQ(spans.find(1), huge);
  EXPECT_EQ(spans.find(5000), huge);
  EXPECT_EQ(spans.find(kPageCount - 1), last);
  EXPECT_EQ(spans.find(kPageCount), kNoPage);
  EXPECT_EQ(spans.take(1, kPageCount), kNoPage);
  spans.give(huge);
  EXPECT_EQ(spans.find(5000), kNoPage);
}

// ---- limits -------------------------------------------------------------------------------------

TEST(HeapLimits, HugeRequestsAreTooLargeAndTheRunGoesOn) {
  HeapWorld world(16u << 20);
  for (size_t bytes : {size_t{17} << 20, size_t{1} << 31, size_t{0xFFFFFFFF}, size_t{1} << 32,
                       size_t{1} << 40, SIZE_MAX / 2, SIZE_MAX}) {
    EXPECT_EQ(world.heap.allocate(bytes), nullptr);
    EXPECT_EQ(world.heap.failure(), AllocationFailure::TooLarge);
  }
  EXPECT_EQ(world.meter.memory(), 0u);
  EXPECT_EQ(world.heap.collections(), 0u);
  EXPECT_FALSE(world.meter.stopped());
  EXPECT_NE(world.heap.allocate(8u << 20), nullptr);
}

TEST(HeapLimits, EndlessLiveDataEndsTheRun) {
  for (size_t bytes : {16u, 64u, 1000u, 8000u, 100000u}) {
    HeapWorld world(16u << 20);
    world.heap.set_native_stack_base(__builtin_frame_address(0));
    uint64_t total = 0;
    while (Cell* cell = world.make(kLeaf, bytes)) {
      world.root(cell);
      total += world.heap.usable_size(cell);
      ASSERT_LE(world.meter.memory(), 16u << 20);
    }
    EXPECT_EQ(world.heap.failure(), AllocationFailure::LimitReached);
    EXPECT_EQ(world.meter.stop_reason(), StopReason::Memory);
    EXPECT_GT(total, (14u << 20)) << bytes;
    EXPECT_LE(world.heap.collections(), 2u);
    EXPECT_EQ(world.heap.allocate(24), nullptr) << "nothing new after the stop";
  }
}

// Almost all memory is alive, so each collection would free next to nothing at full cost.
TEST(HeapLimits, AHeapFullOfLiveCellsDoesNotCollectOverAndOver) {
  constexpr uint64_t kLimit = 16u << 20;
  HeapWorld world(kLimit);
  world.heap.set_native_stack_base(__builtin_frame_address(0));
  while (world.meter.memory() + 8 * kBlockCost < kLimit) world.root(world.make(kLeaf, 64));
  uint64_t garbage = 0;
  while (garbage < kLimit && world.heap.allocate(64) != nullptr) garbage += 64;
  EXPECT_EQ(world.meter.stop_reason(), StopReason::Memory);
  EXPECT_LT(garbage, kLimit / 16);
  EXPECT_LE(world.heap.collections(), 2u);
}

TEST(HeapLimits, LimitsBeyondTheCageAreAsGoodAsNone) {
  for (uint64_t limit : {uint64_t{1} << 33, uint64_t{1} << 63, UINT64_MAX}) {
    HeapWorld world(limit);
    EXPECT_NE(world.heap.allocate(16), nullptr);
    EXPECT_NE(world.heap.allocate(1u << 30), nullptr);
    EXPECT_EQ(world.heap.allocate(size_t{1} << 31), nullptr);
    EXPECT_EQ(world.heap.failure(), AllocationFailure::TooLarge);
  }
}

TEST(HeapLimits, GarbageNeverEndsTheRun) {
  HeapWorld world(4u << 20);
  world.heap.set_native_stack_base(__builtin_frame_address(0));
  std::mt19937 random(5);
  for (uint64_t total = 0; total < (200u << 20);) {
    size_t bytes = 1 + random() % (random() % 20 == 0 ? 50000 : 400);
    ASSERT_NE(world.heap.allocate(bytes), nullptr) << total;
    total += bytes;
  }
  EXPECT_GT(world.heap.collections(), 40u);
  EXPECT_LE(world.meter.memory_peak(), 4u << 20);
}

TEST(HeapLimits, WithoutAStackBaseAllocationDoesNotCollect) {
  HeapWorld world(4u << 20);
  while (world.heap.allocate(64) != nullptr) {
  }
  EXPECT_EQ(world.heap.collections(), 0u);
  EXPECT_EQ(world.meter.stop_reason(), StopReason::Memory);
}

TEST(HeapLimits, OneRequestAboveHalfOfTheLimitIsTooLargeWhenTheRestIsAlive) {
  HeapWorld world(16u << 20);
  world.heap.set_native_stack_base(__builtin_frame_address(0));
  Cell* alive = world.make(kLeaf, 9u << 20);
  ASSERT_NE(alive, nullptr);
  world.root(alive);
  EXPECT_EQ(world.heap.allocate(9u << 20), nullptr);
  EXPECT_EQ(world.heap.failure(), AllocationFailure::TooLarge);
  EXPECT_FALSE(world.meter.stopped());
  EXPECT_NE(world.heap.allocate(100), nullptr);
  EXPECT_EQ(world.heap.allocate(7u << 20), nullptr);
  EXPECT_EQ(world.heap.failure(), AllocationFailure::LimitReached);
  EXPECT_EQ(world.meter.stop_reason(), StopReason::Memory);
}

// The scan begins below this function. The function returns nothing, because even a bool would
// leave the upper half of its register, half a pointer, unchanged.
__attribute__((noinline)) void make_and_forget(HeapWorld& world, size_t bytes, bool& made) {
  world.heap.set_native_stack_base(__builtin_frame_address(0));
  Cell* cell = world.heap.allocate(bytes);
  made = cell != nullptr && all_zero(cell, bytes);
  if (made) std::memset(static_cast<void*>(cell), 0x55, bytes);
}

// Overwrites what earlier calls left on the stack, which a conservative scan would find.
__attribute__((noinline)) void scrub_stack() {
  volatile char frame[65536];
  for (size_t i = 0; i < sizeof frame; ++i) frame[i] = 0;
}

TEST(HeapLimits, ALargeRequestMakesRoomForItself) {
  HeapWorld world(16u << 20);
  for (int i = 0; i < 100; ++i) {
    bool made = false;
    make_and_forget(world, 9u << 20, made);
    ASSERT_TRUE(made) << i;
    scrub_stack();
  }
  EXPECT_EQ(world.heap.collections(), 99u);
}

// Dead spans leave resident holes, so new addresses must not add up without bound. Fills the memory
// with spans of `pages` pages, then frees all but every 16th. Returns the end of the highest span.
uint64_t fill_and_thin_out(HeapWorld& world, uint32_t pages, uint64_t limit) {
  std::vector<Value> kept = world.roots;
  uint32_t highest = 0;
  for (int i = 0; world.meter.memory() + pages * kPageCost < limit * 9 / 10; ++i) {
    Cell* cell = world.make(kLeaf, pages * Heap::kPageBytes);
    if (cell == nullptr) break;
    highest = std::max(highest, offset_of(cell) + pages * Heap::kPageBytes);
    world.root(cell);
    if (i % 16 == 15) kept.push_back(world.roots.back());
  }
  world.roots = kept;
  world.collect();
  return highest - kSpanStart;
}

TEST(HeapLimits, HolesDoNotLetTheSpansGrowBeyondTwiceTheLimit) {
  constexpr uint64_t kLimit = 16u << 20;
  HeapWorld world(kLimit);
  EXPECT_GT(fill_and_thin_out(world, 3, kLimit), kLimit * 8 / 10);
  EXPECT_GT(fill_and_thin_out(world, 46, kLimit), kLimit * 16 / 10);
  EXPECT_LE(fill_and_thin_out(world, 700, kLimit), kLimit * 2);
  EXPECT_EQ(world.meter.stop_reason(), StopReason::Memory);
}

TEST(HeapLimits, HolesDoNotLetBlocksAndSpansGrowBeyondTwiceTheLimit) {
  constexpr uint64_t kLimit = 16u << 20;
  HeapWorld world(kLimit);
  fill_and_thin_out(world, 3, kLimit);
  uint64_t spans = fill_and_thin_out(world, 46, kLimit);
  uint32_t highest = 0;
  while (Cell* cell = world.heap.allocate(64)) highest = std::max(highest, offset_of(cell));
  EXPECT_GT(highest, kSmallStart + (2u << 20));
  EXPECT_LE(highest - kSmallStart + spans, kLimit * 2);
}

TEST(HeapLimits, TinyLimits) {
  HeapWorld world(100'000);
  EXPECT_NE(world.heap.allocate(16), nullptr);
  EXPECT_NE(world.heap.allocate(32), nullptr);
  EXPECT_EQ(world.heap.allocate(48), nullptr);
  EXPECT_EQ(world.heap.failure(), AllocationFailure::LimitReached);
  world.heap.finish();
  world.start(1);
  EXPECT_EQ(world.heap.allocate(16), nullptr);
  EXPECT_EQ(world.heap.allocate(16000), nullptr);
  EXPECT_EQ(world.heap.failure(), AllocationFailure::LimitReached);
}

// ---- debug modes --------------------------------------------------------------------------------

TEST(HeapDebugModes, FailTheNthAllocation) {
  for (uint64_t n : {1u, 2u, 77u}) {
    HeapDebug debug;
    debug.fail_allocation = n;
    HeapWorld world(16u << 20, debug);
    for (uint64_t i = 1; i < n; ++i) {
      ASSERT_NE(world.heap.allocate(i % 3 == 0 ? 20000 : 32), nullptr);
    }
    EXPECT_EQ(world.heap.allocate(32), nullptr);
    EXPECT_EQ(world.heap.failure(), AllocationFailure::LimitReached);
    EXPECT_EQ(world.meter.stop_reason(), StopReason::Memory);
    EXPECT_EQ(world.heap.allocate(32), nullptr);
  }
}

TEST(HeapDebugModes, CollectEveryKthAllocation) {
  HeapDebug debug;
  debug.collect_every = 3;
  HeapWorld world(16u << 20, debug);
  world.heap.set_native_stack_base(__builtin_frame_address(0));
  for (int i = 0; i < 30; ++i) world.root(world.make(kLeaf, 32));
  EXPECT_EQ(world.heap.collections(), 10u);
  std::set<uint32_t> distinct;
  for (Value root : world.roots) distinct.insert(root.offset());
  EXPECT_EQ(distinct.size(), 30u);
}

TEST(HeapDebugModes, CollectAlwaysIsAlwaysDue) {
  HeapDebug debug;
  debug.collect_always = true;
  HeapWorld world(16u << 20, debug);
  EXPECT_TRUE(world.heap.collection_due());
  world.collect();
  EXPECT_TRUE(world.heap.collection_due());
}

TEST(HeapThreshold, IsDueAfterEnoughNewMemoryAndEarlierUnderASmallLimit) {
  HeapWorld world(256u << 20);
  EXPECT_FALSE(world.heap.collection_due());
  uint64_t total = 0;
  while (!world.heap.collection_due()) {
    world.heap.allocate(64);
    total += 64;
    ASSERT_LT(total, 64u << 20);
  }
  world.collect();
  EXPECT_FALSE(world.heap.collection_due());
  world.heap.finish();
  world.start(2u << 20);
  total = 0;
  while (!world.heap.collection_due()) {
    ASSERT_NE(world.heap.allocate(64), nullptr) << "due before the limit";
    total += 64;
  }
  EXPECT_GT(total, 1u << 20);
}

}  // namespace
}  // namespace hognose
