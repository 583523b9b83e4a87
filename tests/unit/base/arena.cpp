// The account of an arena, and the containers that charge their memory to it.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "base/growing_array.h"
#include "base/segmented_stack.h"

namespace hognose {
namespace {

struct Books {
  size_t held = 0;
  size_t most = 0;
  size_t looks = 0;
  size_t looks_until_end = SIZE_MAX;
  size_t limit = SIZE_MAX;

  ArenaAccount account() {
    return {[](void* context, size_t bytes) {
              auto* books = static_cast<Books*>(context);
              if (bytes > books->limit - books->held) return false;
              books->held += bytes;
              books->most = std::max(books->most, books->held);
              return true;
            },
            [](void* context, size_t bytes) { static_cast<Books*>(context)->held -= bytes; },
            [](void* context) {
              auto* books = static_cast<Books*>(context);
              return ++books->looks < books->looks_until_end;
            },
            this};
  }
};

TEST(Arena, AFailedPollExhaustsIt) {
  Books books;
  books.looks_until_end = 3;
  Arena arena;
  arena.set_account(books.account());
  EXPECT_TRUE(arena.look());
  EXPECT_TRUE(arena.look());
  EXPECT_FALSE(arena.exhausted());
  EXPECT_FALSE(arena.look());
  EXPECT_TRUE(arena.exhausted());
  EXPECT_FALSE(arena.look());
  EXPECT_EQ(books.looks, 3u);
}

TEST(Arena, MemoryFromElsewhereMakesItsBlocksNoLarger) {
  Books books;
  Arena arena(SIZE_MAX, Arena::kSmallBlock);
  arena.set_account(books.account());
  arena.take(1 << 20);
  arena.allocate(8);
  EXPECT_LT(books.held, (size_t{1} << 20) + 2 * Arena::kSmallBlock);
  arena.give(1 << 20);
  EXPECT_LT(books.held, 2 * Arena::kSmallBlock);
}

TEST(Arena, LargeBlocksAreFreedWithPolls) {
  Books books;
  {
    Arena arena;
    arena.set_account(books.account());
    for (size_t i = 0; i < 16; ++i) arena.allocate(Arena::kLargestBlock);
    arena.clear();
  }
  EXPECT_GE(books.looks, 15u);
  EXPECT_EQ(books.held, 0u);
}

TEST(Arena, OneHugeBlockIsFreedInPieces) {
  Books books;
  {
    Arena arena;
    arena.set_account(books.account());
    std::memset(arena.allocate(size_t{100} << 20), 1, size_t{100} << 20);
  }
  EXPECT_GE(books.looks, 20u);
  EXPECT_EQ(books.held, 0u);
}

TEST(Arena, BlocksOfARunThatIsOverAreLeftForLater) {
  Books books;
  DiscardedBlocks discarded;
  {
    Arena arena;
    ArenaAccount account = books.account();
    account.discarded = &discarded;
    arena.set_account(account);
    arena.allocate(size_t{100} << 20);
    for (size_t i = 0; i < 16; ++i) arena.allocate(Arena::kLargestBlock);
    arena.allocate(8);
    arena.clear();
    EXPECT_TRUE(discarded.empty());
    for (size_t i = 0; i < 16; ++i) arena.allocate(Arena::kLargestBlock);
    arena.allocate(size_t{100} << 20);
    books.looks_until_end = books.looks + 3;
  }
  EXPECT_FALSE(discarded.empty());
  EXPECT_EQ(books.held, 0u);
  discarded.free();
  EXPECT_TRUE(discarded.empty());
}

TEST(ArenaPace, PollsOncePerNumberOfItems) {
  Books books;
  Arena arena;
  arena.set_account(books.account());
  ArenaPace pace(arena);
  for (size_t i = 0; i < 10 * ArenaPace::kItems; ++i) pace.turn();
  EXPECT_EQ(books.looks, 10u);
  pace.turn(5 * ArenaPace::kItems);
  EXPECT_EQ(books.looks, 11u);
}

TEST(ArenaPace, CopiesAllOfTheParts) {
  Books books;
  Arena arena;
  arena.set_account(books.account());
  for (size_t count : {size_t{0}, size_t{1}, size_t{65536}, size_t{65537}, size_t{1000003}}) {
    std::vector<uint32_t> source(count), target(count + 1, 7);
    for (size_t i = 0; i < count; ++i) source[i] = static_cast<uint32_t>(i * 2654435761u);
    copy_paced(arena, target.data(), source.data(), count);
    EXPECT_TRUE(std::equal(source.begin(), source.end(), target.begin()));
    EXPECT_EQ(target[count], 7u);
  }
  EXPECT_GE(books.looks, 15u);
}

TEST(GrowingArray, KeepsItsItemsAndCountsTheirMemory) {
  Books books;
  Arena arena;
  arena.set_account(books.account());
  {
    GrowingArray<uint64_t> array(arena, 16);
    for (uint64_t i = 0; i < 16; ++i) array.push_back(i * i);
    EXPECT_EQ(books.held, 0u);  // the first items are not counted
    for (uint64_t i = 16; i < 300000; ++i) array.push_back(i * i);
    ASSERT_EQ(array.size(), 300000u);
    for (uint64_t i = 0; i < 300000; ++i) ASSERT_EQ(array[i], i * i);
    EXPECT_GE(books.held, 300000 * sizeof(uint64_t));
    EXPECT_LE(books.held, 600000 * sizeof(uint64_t));
    EXPECT_GE(books.looks, 2u);
    array.push_back(array[5]);  // an item of the array itself
    EXPECT_EQ(array.back(), 25u);
    array.resize(700000);
    EXPECT_EQ(array[699999], 0u);
    EXPECT_EQ(array[299999], 299999ull * 299999ull);
    array.resize(3);
    EXPECT_EQ(array.size(), 3u);
  }
  EXPECT_EQ(books.held, 0u);
}

TEST(GrowingArray, GrowsEvenWhenMemoryIsRefused) {
  Books books;
  books.limit = 100000;
  Arena arena;
  arena.set_account(books.account());
  {
    GrowingArray<uint64_t> array(arena, 16);
    for (uint64_t i = 0; i < 100000; ++i) array.push_back(i);
    EXPECT_TRUE(arena.exhausted());
    for (uint64_t i = 0; i < 100000; ++i) ASSERT_EQ(array[i], i);
    EXPECT_LE(books.most, books.limit);
  }
  EXPECT_EQ(books.held, 0u);
}

TEST(GrowingArray, Swaps) {
  Books books;
  Arena arena;
  arena.set_account(books.account());
  {
    GrowingArray<uint32_t> one(arena, 4), other(arena, 4);
    for (uint32_t i = 0; i < 1000; ++i) one.push_back(i);
    other.push_back(5);
    one.swap(other);
    EXPECT_EQ(one.size(), 1u);
    EXPECT_EQ(one[0], 5u);
    EXPECT_EQ(other.size(), 1000u);
    EXPECT_EQ(other[999], 999u);
  }
  EXPECT_EQ(books.held, 0u);
}

TEST(SegmentedStack, KeepsItsItemsAndCountsTheirMemory) {
  Books books;
  Arena arena;
  arena.set_account(books.account());
  {
    SegmentedStack<uint64_t> stack(arena);
    EXPECT_TRUE(stack.empty());
    for (uint64_t i = 0; i < 100000; ++i) {
      stack.push_back(i);
      ASSERT_EQ(stack.back(), i);
    }
    for (uint64_t i = 0; i < 100000; ++i) ASSERT_EQ(stack[i], i);
    EXPECT_GE(books.held, 100000 * sizeof(uint64_t));
    for (uint64_t i = 100000; i-- > 1;) {
      stack.pop_back();
      ASSERT_EQ(stack.back(), i - 1);
    }
    size_t held = books.held;
    stack.resize(50000);  // uses the existing pieces
    EXPECT_EQ(books.held, held);
    EXPECT_EQ(stack[0], 0u);
    EXPECT_EQ(stack[1], 0u);
    EXPECT_EQ(stack[49999], 0u);
    stack.clear();
    EXPECT_TRUE(stack.empty());
  }
  EXPECT_EQ(books.held, 0u);
}

TEST(SegmentedStack, GrowsEvenWhenMemoryIsRefused) {
  Books books;
  books.limit = 100000;
  Arena arena;
  arena.set_account(books.account());
  {
    SegmentedStack<uint64_t> stack(arena);
    for (uint64_t i = 0; i < 100000; ++i) stack.push_back(i);
    EXPECT_TRUE(arena.exhausted());
    EXPECT_EQ(stack.back(), 99999u);
  }
  EXPECT_EQ(books.held, 0u);
}

}  // namespace
}  // namespace hognose
