// Cages: mappings and faults, the boot image, the pool, and that runs leave no trace.
#include "heap/cage.h"

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <random>
#include <string>
#include <thread>

#include "common/heap_world.h"
#include "heap/side_tables.h"

namespace hognose {
namespace {

uint64_t resident_bytes() {
  uint64_t total = 0, resident = 0;
  std::ifstream("/proc/self/statm") >> total >> resident;
  return resident * 4096;
}

size_t mapping_count() {
  std::ifstream maps("/proc/self/maps");
  return static_cast<size_t>(std::count(std::istreambuf_iterator<char>(maps), {}, '\n'));
}

void read_byte(uintptr_t address) { *reinterpret_cast<volatile char*>(address); }
void write_byte(uintptr_t address) { *reinterpret_cast<volatile char*>(address) = 1; }

// A boot image that contains an array of shapes and a string.
struct TestImage {
  static void fill(void* context, Heap& heap) {
    auto* image = static_cast<TestImage*>(context);
    EXPECT_TRUE(heap.building_boot());
    image->shapes = offset_of(heap.allocate(kTestTypes * kShapeBytes));
    for (uint32_t type = 0; type < kTestTypes; ++type) {
      auto* shape = heap.base().at<LayoutHead>(builtin_shape_offset(type));
      shape->shape = builtin_shape_offset(kShape);
      shape->layout = static_cast<uint8_t>(type);
    }
    Cell* text = heap.allocate(40);
    EXPECT_EQ(heap.usable_size(text), 48u);
    std::strcpy(reinterpret_cast<char*>(text + 1), "shared by all cages");
    image->text = offset_of(text);
    Cell* big = heap.allocate(50000);
    std::memset(static_cast<void*>(big), 0x77, 50000);
    image->big = offset_of(big);
    EXPECT_FALSE(heap.grow_in_place(text, 1000));
    EXPECT_FALSE(heap.collection_due());
    heap.collect(nullptr, nullptr);
  }
  TestImage() {
    BootImage::Build build = BootImage::build(fill, this, kTestTable, kTestTypes);
    image = std::move(build.image);
    EXPECT_NE(image, nullptr) << describe(build.failure) << " " << build.system_error;
  }
  std::unique_ptr<BootImage> image;
  uint32_t shapes = 0, text = 0, big = 0;
};

TEST(Cage, IsAlignedAndUsableFromEndToEnd) {
  CagePool pool(nullptr);
  CageGrant grant = pool.acquire();
  ASSERT_NE(grant.cage, nullptr);
  uintptr_t base = grant.cage->base().address();
  EXPECT_EQ(base % Cage::kBytes, 0u);
  write_byte(base + kSmallStart);
  write_byte(base + kLargeStart);
  write_byte(base + kLargeEnd - 1);
}

TEST(CageDeathTest, EverythingElseFaults) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  TestImage world;
  CagePool pool(world.image.get());
  CageGrant grant = pool.acquire();
  ASSERT_NE(grant.cage, nullptr);
  uintptr_t base = grant.cage->base().address();
  uintptr_t boot_pages_end = (world.image->end() + 4095u) & ~4095u;
  for (uintptr_t offset :
       {uintptr_t{0}, uintptr_t{kBootStart} - 1, boot_pages_end, uintptr_t{kSmallStart} - 1,
        uintptr_t{kLargeEnd}, uintptr_t{UINT32_MAX}, uintptr_t{Cage::kBytes},
        uintptr_t{Cage::kBytes} + kSmallStart, Cage::kBytes + Cage::kGuardAfter - 1,
        uintptr_t{0} - 1, uintptr_t{0} - Cage::kGuardBefore}) {
    EXPECT_DEATH(read_byte(base + offset), "") << std::hex << offset;
    EXPECT_DEATH(write_byte(base + offset), "") << std::hex << offset;
  }
  read_byte(base + kBootStart);
  EXPECT_DEATH(write_byte(base + kBootStart), "");
  EXPECT_DEATH(write_byte(base + world.image->end() - 1), "");
}

TEST(BootImage, IsSharedAtTheSameOffsetsAndKeptByEveryCollection) {
  TestImage boot;
  EXPECT_EQ(boot.shapes, kBootStart);
  CagePool pool(boot.image.get());
  HeapWorld a(pool, 16u << 20), b(pool, 16u << 20);
  for (HeapWorld* world : {&a, &b}) {
    CageBase base = world->heap.base();
    EXPECT_STREQ(base.at<char>(boot.text + sizeof(Cell)), "shared by all cages");
    EXPECT_EQ(base.at<LayoutHead>(builtin_shape_offset(kPair))->layout, kPair);
    EXPECT_EQ(base.at<unsigned char>(boot.big)[49999], 0x77);
    world->root(world->pair(base.at<Cell>(boot.text), base.at<Cell>(boot.big)));
    world->weak = {boot.text, boot.big};
    world->collect();
    EXPECT_EQ(world->weak, (std::vector<uint32_t>{boot.text, boot.big}));
    EXPECT_EQ(world->heap.live_bytes(), 16u);
    EXPECT_EQ(world->heap.usable_size(base.at<Cell>(boot.text)), 0u);
    EXPECT_FALSE(world->heap.grow_in_place(base.at<Cell>(boot.text), 10));
  }
}

TEST(BootImage, ShapesInTheImageDescribeInstances) {
  struct Context {
    uint32_t shape = 0;
  } context;
  auto fill = [](void* pointer, Heap& heap) {
    heap.allocate(kTestTypes * kShapeBytes);
    auto* shape = static_cast<LayoutHead*>(heap.allocate(64));
    shape->layout = kPair;
    static_cast<Context*>(pointer)->shape = offset_of(shape);
  };
  BootImage::Build build = BootImage::build(fill, &context, kTestTable, kTestTypes);
  ASSERT_NE(build.image, nullptr);
  CagePool pool(build.image.get());
  HeapWorld world(pool, 16u << 20);
  Cell* leaf = world.make(kLeaf, 16);
  Pair* instance = world.pair(leaf, nullptr);
  instance->shape = context.shape;
  world.root(instance);
  world.weak = {offset_of(leaf)};
  world.collect();
  EXPECT_NE(world.weak[0], 0u);
  instance->shape = build.image->end() + 16;  // in the boot region, but after the end of the image
  world.collect();
  EXPECT_EQ(world.weak[0], 0u);
}

TEST(BootImage, TheFileIsSealed) {
  TestImage boot;
  char byte = 0;
  EXPECT_LT(pwrite(boot.image->next_mapping().file, &byte, 1, 0), 0);
  EXPECT_NE(ftruncate(boot.image->next_mapping().file, 0), 0);
  void* writable =
      mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, boot.image->next_mapping().file, 0);
  EXPECT_EQ(writable, MAP_FAILED);
}

TEST(BootImage, TooMuchForTheRegionIsAFailure) {
  auto fill = [](void*, Heap& heap) {
    while (heap.allocate(1 << 20) != nullptr) {
    }
    EXPECT_EQ(heap.allocate(SIZE_MAX), nullptr);
  };
  BootImage::Build build = BootImage::build(fill, nullptr, kTestTable, kTestTypes);
  EXPECT_EQ(build.image, nullptr);
  EXPECT_EQ(build.failure, CageFailure::BootRegionFull);
}

TEST(CagePool, ReusesCagesAndBoundsTheIdleOnes) {
  CagePoolOptions options;
  options.maximum_idle = 2;
  CagePool pool(nullptr, options);
  uintptr_t first;
  {
    Heap heap(pool, kTestTable, kTestTypes);
    ASSERT_TRUE(heap.ready());
    first = heap.base().address();
  }
  EXPECT_EQ(pool.idle(), 1u);
  {
    Heap a(pool, kTestTable, kTestTypes), b(pool, kTestTable, kTestTypes);
    Heap c(pool, kTestTable, kTestTypes);
    EXPECT_EQ(a.base().address(), first);
    EXPECT_EQ(pool.idle(), 0u);
  }
  EXPECT_EQ(pool.idle(), 2u);
}

TEST(CagePool, ServesSeveralThreads) {
  CagePool pool(nullptr);
  std::vector<std::thread> threads;
  std::atomic<int> failures = 0;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&] {
      for (int i = 0; i < 200; ++i) {
        HeapWorld world(pool, 16u << 20);
        Cell* cell = world.heap.allocate(5000);
        if (cell == nullptr || !all_zero(cell, 5000)) {
          ++failures;
          continue;
        }
        std::memset(static_cast<void*>(cell), 0xFF, 5000);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(failures, 0);
  EXPECT_LE(pool.idle(), 4u);
}

// Runs of every size, with and without collections, spans and stops. After each one, the whole cage
// and the tables that the next run relies on are zero.
TEST(CagePool, ARunLeavesNoByteBehind) {
  CagePool pool(nullptr);
  std::mt19937 random(23);
  for (uint64_t amount : {0u, 1u, 5000u, 300'000u, 3'000'000u, 40'000'000u, 150'000'000u}) {
    for (bool collect : {false, true}) {
      HeapWorld world(pool, 256u << 20);
      for (uint64_t total = 0; total < amount;) {
        size_t bytes = 1 + random() % (random() % 50 == 0 ? 100000 : 600);
        Cell* cell = world.heap.allocate(bytes);
        ASSERT_NE(cell, nullptr);
        size_t usable = world.heap.usable_size(cell);
        total += usable;
        std::memset(static_cast<void*>(cell), 0xFF, usable);
        cell->shape = builtin_shape_offset(kLeaf);
        if (random() % 8 == 0) world.root(cell);
        if (collect && world.heap.collection_due()) {
          world.roots.resize(world.roots.size() / 2);
          world.collect();
        }
      }
      world.heap.finish();
      // The limit is 256 MB, so nothing can be beyond twice that in either region.
      CageBase base = world.heap.base();
      uint64_t reach = std::min<uint64_t>(amount * 2 + (8u << 20), 512u << 20);
      ASSERT_TRUE(all_zero(base.at<void>(kSmallStart), reach)) << amount << collect;
      ASSERT_TRUE(all_zero(base.at<void>(kLargeStart), reach)) << amount << collect;
      world.start(256u << 20);
      EXPECT_EQ(world.meter.memory(), 0u);
      for (uint32_t offset = kSmallStart; offset < kLargeEnd; offset += Heap::kPageBytes) {
        ASSERT_EQ(world.heap.usable_size(base.at<Cell>(offset)), 0u) << "no cell anywhere";
      }
      Cell* cell = world.heap.allocate(16);
      EXPECT_EQ(offset_of(cell), kSmallStart);
      EXPECT_EQ(offset_of(world.heap.allocate(100000)), kSpanStart);
    }
  }
}

TEST(CagePool, ManyRunsDoNotGrowTheProcess) {
  CagePool pool(nullptr);
  auto run = [&] {
    HeapWorld world(pool, 64u << 20);
    for (int i = 0; i < 20000; ++i) {
      Cell* cell = world.heap.allocate(16 + static_cast<size_t>(i) % 2000);
      std::memset(static_cast<void*>(cell), 1, 16);
    }
  };
  run();
  uint64_t before = resident_bytes();
  for (int i = 0; i < 100; ++i) run();
  EXPECT_LT(resident_bytes(), before + (1u << 20));
}

// A cage has six mappings (cage.cpp). ThreadSanitizer adds mappings of its own.
#if defined(HOGNOSE_DEV) && !defined(__SANITIZE_ADDRESS__)
constexpr size_t kMostMappingsOfAThousand = 10'100;
#else
constexpr size_t kMostMappingsOfAThousand = 6100;
#endif

TEST(CagePool, AThousandCagesAtOnce) {
  TestImage boot;
  CagePoolOptions options;
  options.maximum_idle = 1000;
  CagePool pool(boot.image.get(), options);
  size_t mappings_before = mapping_count();
  uint64_t resident_before = resident_bytes();
  std::vector<std::unique_ptr<HeapWorld>> worlds;
  for (uint32_t i = 0; i < 1000; ++i) {
    worlds.push_back(std::make_unique<HeapWorld>(pool, 16u << 20));
    ASSERT_TRUE(worlds.back()->heap.ready()) << i;
    auto* cell = worlds.back()->make<Leaf>(kLeaf, 64);
    cell->number = i;
    worlds.back()->root(cell);
  }
  EXPECT_LE(mapping_count() - mappings_before, kMostMappingsOfAThousand);
  EXPECT_LT(resident_bytes() - resident_before, uint64_t{1000} * 64 * 1024);
  for (uint32_t i = 0; i < 1000; ++i) {
    worlds[i]->collect();
    auto* cell = worlds[i]->heap.base().at<Leaf>(worlds[i]->roots[0].offset());
    ASSERT_EQ(cell->number, i);
    ASSERT_STREQ(worlds[i]->heap.base().at<char>(boot.text + sizeof(Cell)), "shared by all cages");
  }
  worlds.clear();
  EXPECT_EQ(pool.idle(), 1000u);
}

TEST(CagePoolDeathTest, NoAddressSpaceIsAClearFailure) {
#ifdef HOGNOSE_DEV
  GTEST_SKIP() << "AddressSanitizer itself cannot live under a limit of the address space";
#endif
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  auto limited = [] {
    rlimit limit{uint64_t{6} << 30, uint64_t{6} << 30};
    setrlimit(RLIMIT_AS, &limit);
    CagePool pool(nullptr);
    Heap heap(pool, kTestTable, kTestTypes);
    Meter meter;
    meter.start(MeterLimits(), nullptr);
    heap.start(meter, RootSource(), HeapDebug());
    bool right = !heap.ready() && heap.cage_failure() == CageFailure::AddressSpace &&
                 heap.cage_error() == ENOMEM && heap.allocate(16) == nullptr &&
                 heap.allocate(1 << 20) == nullptr && !heap.collection_due();
    heap.finish();
    std::fprintf(stderr, "%s\n", right ? describe(heap.cage_failure()) : "wrong");
    std::_Exit(0);
  };
  EXPECT_EXIT(limited(), testing::ExitedWithCode(0), "no address space left for a sandbox");
}

}  // namespace
}  // namespace hognose
