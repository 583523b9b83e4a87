// Pieces: cells at fixed places that are laid into a run.
#include "heap/piece.h"

#include <gtest/gtest.h>

#include <cstring>
#include <vector>

#include "common/heap_world.h"
#include "heap/parking.h"

namespace hognose {
namespace {

// A piece that a world has made, with what its spans refer to.
struct OwnPiece {
  std::vector<PieceRun> runs;
  std::vector<uint8_t> bytes;
  std::vector<uint64_t> starts;
  Piece piece;

  OwnPiece(HeapWorld& world, uint32_t start, const MadePiece& made) {
    auto set_start = [&](uint32_t offset) {
      uint32_t granule = (offset - start) / kPieceGranule;
      starts.resize(std::max<size_t>(starts.size(), granule / 64 + 1));
      starts[granule / 64] |= uint64_t{1} << (granule % 64);
    };
    for (uint32_t cell : made.cells) {
      const auto size =
          static_cast<uint32_t>(world.heap.usable_size(world.heap.base().at<Cell>(cell)));
      runs.push_back({cell, size});
      set_start(cell);
      set_start(cell + size);
      const auto* first = world.heap.base().at<uint8_t>(cell);
      bytes.insert(bytes.end(), first, first + size);
    }
    piece = {start, made.end, runs, bytes.data(), starts};
  }
};

// pair -> (leaf, array -> leaf), with garbage between them.
struct Sample {
  uint32_t pair, array, leaf;

  OwnPiece make(uint32_t start) {
    HeapWorld world;
    world.heap.begin_piece(start);
    auto* number = world.make<Leaf>(kLeaf, sizeof(Leaf));
    number->number = 42;
    world.make(kLeaf, 4000);
    Array* many = world.array(3);
    many->values[1] = Value::from_cell(number);
    world.make(kLeaf, 16);
    Pair* root = world.pair(number, many);
    pair = offset_of(root);
    array = offset_of(many);
    leaf = offset_of(number);
    const Value roots[] = {Value::from_cell(root)};
    MadePiece made = world.heap.end_piece(roots);
    EXPECT_EQ(made.cells, (std::vector<uint32_t>{leaf, array, pair}));
    EXPECT_TRUE(made.outside.empty());
    return OwnPiece(world, start, made);
  }
};

void expect_sample(HeapWorld& world, const Sample& sample) {
  CageBase base = world.heap.base();
  EXPECT_EQ(base.at<Pair>(sample.pair)->second.offset(), sample.array);
  EXPECT_EQ(base.at<Array>(sample.array)->values[1], Value::from_offset(sample.leaf));
  EXPECT_EQ(base.at<Leaf>(sample.leaf)->number, 42u);
}

TEST(Piece, IsCopiedAndPaidFor) {
  Sample sample;
  OwnPiece own = sample.make(kPieceStart);
  HeapWorld world;
  const uint64_t before = world.meter.memory();
  ASSERT_FALSE(world.heap.has_laid(own.piece));
  ASSERT_TRUE(world.heap.lay(own.piece));
  EXPECT_TRUE(world.heap.has_laid(own.piece));
  EXPECT_EQ(world.meter.memory() - before, own.piece.cost());
  EXPECT_GE(own.piece.cost(), own.piece.end - own.piece.start);
  expect_sample(world, sample);
  world.heap.finish();
  EXPECT_EQ(world.meter.memory(), before);
}

TEST(Piece, IsReadyForTheNextRun) {
  Sample sample;
  OwnPiece own = sample.make(kPieceStart);
  HeapWorld world;
  for (int round = 0; round < 3; ++round) {
    ASSERT_TRUE(world.heap.lay(own.piece));
    expect_sample(world, sample);
    world.heap.base().at<Leaf>(sample.leaf)->number = 7;
    world.heap.finish();
    expect_sample(world, sample);
    world.start(256u << 20);
    EXPECT_FALSE(world.heap.has_laid(own.piece));
  }
}

TEST(Piece, IsReturnedToTheSystemIfItIsLarge) {
  constexpr uint32_t kValues = 1'000'000;
  HeapWorld maker;
  maker.heap.begin_piece(kPieceStart);
  Array* made = maker.array(kValues);
  made->values[kValues - 1] = Value::from_small_int(5);
  const uint32_t array = offset_of(made);
  const Value roots[] = {Value::from_cell(made)};
  OwnPiece own(maker, kPieceStart, maker.heap.end_piece(roots));
  HeapWorld world;
  for (int round = 0; round < 2; ++round) {
    ASSERT_TRUE(world.heap.lay(own.piece));
    EXPECT_EQ(world.heap.base().at<Array>(array)->values[kValues - 1], Value::from_small_int(5));
    world.heap.finish();
    EXPECT_TRUE(all_zero(world.heap.base().at<void>(kPieceStart), kValues * sizeof(Value)));
    world.start(256u << 20);
  }
}

TEST(Piece, IsMarkedLikeTheRest) {
  Sample sample;
  OwnPiece own = sample.make(kPieceStart);
  HeapWorld world;
  ASSERT_TRUE(world.heap.lay(own.piece));
  CageBase base = world.heap.base();
  // The piece keeps a cell of the run alive, and the other way round.
  Cell* of_run = world.make(kLeaf, 16);
  base.at<Array>(sample.array)->values[2] = Value::from_cell(of_run);
  world.root(world.pair(base.at<Cell>(sample.pair), nullptr));
  world.weak = {offset_of(of_run), sample.leaf, sample.array, sample.pair + 4, own.piece.end};
  world.collect();
  EXPECT_EQ(world.weak,
            (std::vector<uint32_t>{offset_of(of_run), sample.leaf, sample.array, 0, 0}));
  world.roots = {Value::from_offset(sample.leaf)};
  world.weak = {offset_of(of_run), sample.leaf, sample.array};
  world.collect();
  EXPECT_EQ(world.weak, (std::vector<uint32_t>{0, sample.leaf, 0}));
  expect_sample(world, sample);
}

TEST(Piece, KeepsWhatLaterPiecesReferTo) {
  Sample sample;
  OwnPiece own = sample.make(kPieceStart);
  const uint32_t kept[] = {sample.array};
  own.piece.kept = kept;
  HeapWorld world;
  ASSERT_TRUE(world.heap.lay(own.piece));
  Cell* of_run = world.make(kLeaf, 16);
  world.heap.base().at<Array>(sample.array)->values[2] = Value::from_cell(of_run);
  world.weak = {offset_of(of_run), sample.leaf, sample.array, sample.pair};
  world.collect();
  EXPECT_EQ(world.weak, (std::vector<uint32_t>{offset_of(of_run), sample.leaf, sample.array, 0}));
}

TEST(Piece, IsFoundFromWithinItsCells) {
  Sample sample;
  OwnPiece own = sample.make(kPieceStart + 8 * kPieceAlignment);
  HeapWorld world;
  ASSERT_TRUE(world.heap.lay(own.piece));
  const uint64_t base = world.heap.base().address();
  uint64_t stack[4] = {};
  auto keeps = [&](uint64_t word, uint32_t cell) {
    stack[1] = word;
    world.weak = {cell};
    world.heap.collect(stack, stack + 4);
    return world.weak[0] != 0;
  };
  // The words that keep the array come last, because they may stay in dead parts of this frame.
  for (uint32_t place :
       {kPieceStart, own.piece.start - 1, own.piece.end, own.piece.end + 4096, kLargeStart - 1}) {
    EXPECT_FALSE(keeps(base + place, sample.array)) << place;
  }
  EXPECT_FALSE(keeps(base + sample.leaf + 3, sample.array));
  EXPECT_TRUE(keeps(base + sample.array, sample.leaf));
  EXPECT_TRUE(keeps(base + sample.array + 17, sample.array));
}

TEST(Piece, NeedsRoomUnderTheLimit) {
  Sample sample;
  OwnPiece own = sample.make(kPieceStart);
  HeapWorld world(own.piece.cost() - 1);
  EXPECT_FALSE(world.heap.lay(own.piece));
  EXPECT_EQ(world.heap.failure(), AllocationFailure::LimitReached);
  EXPECT_TRUE(world.meter.stopped());
}

TEST(Piece, SeveralAreIndependent) {
  Sample first, second;
  OwnPiece low = first.make(kPieceStart);
  OwnPiece high = second.make(kPieceStart + 16 * kPieceAlignment);
  HeapWorld world;
  ASSERT_TRUE(world.heap.lay(high.piece));
  EXPECT_FALSE(world.heap.has_laid(low.piece));
  ASSERT_TRUE(world.heap.lay(low.piece));
  expect_sample(world, first);
  expect_sample(world, second);
  world.root(world.heap.base().at<Cell>(first.pair));
  world.weak = {first.leaf, second.leaf};
  world.collect();
  EXPECT_EQ(world.weak, (std::vector<uint32_t>{first.leaf, 0}));
}

TEST(Piece, BelongsToACheckpoint) {
  Sample sample;
  OwnPiece own = sample.make(kPieceStart);
  Sample later;
  OwnPiece added = later.make(kPieceStart + 16 * kPieceAlignment);
  HeapWorld world;
  ASSERT_TRUE(world.heap.lay(own.piece));
  Checkpoint checkpoint;
  Transfer save(checkpoint, Transfer::Direction::Save);
  world.heap.transfer(save);
  ASSERT_TRUE(save.finish());
  world.heap.base().at<Leaf>(sample.leaf)->number = 7;
  ASSERT_TRUE(world.heap.lay(added.piece));
  Transfer restore(checkpoint, Transfer::Direction::Restore);
  world.heap.transfer(restore);
  ASSERT_TRUE(restore.finish());
  expect_sample(world, sample);
  EXPECT_TRUE(world.heap.has_laid(own.piece));
  EXPECT_FALSE(world.heap.has_laid(added.piece));
  world.heap.base().at<Leaf>(sample.leaf)->number = 8;
  world.heap.finish();
  world.start(256u << 20);
  ASSERT_TRUE(world.heap.lay(own.piece));
  ASSERT_TRUE(world.heap.lay(added.piece));
  expect_sample(world, sample);
  expect_sample(world, later);
}

TEST(Piece, IsParkedWithItsHeap) {
  Sample sample;
  OwnPiece own = sample.make(kPieceStart);
  HeapWorld world;
  ASSERT_TRUE(world.heap.lay(own.piece));
  Parking parking;
  world.heap.keep_in(parking);
  ASSERT_TRUE(parking.finish());
  world.heap.close();
  ASSERT_TRUE(world.heap.open());
  parking.restore();
  expect_sample(world, sample);
  EXPECT_TRUE(world.heap.has_laid(own.piece));
  world.heap.base().at<Leaf>(sample.leaf)->number = 7;
  world.heap.finish();
  world.start(256u << 20);
  ASSERT_TRUE(world.heap.lay(own.piece));
  expect_sample(world, sample);
}

TEST(Piece, TellsWhatItsRootsReachElsewhere) {
  HeapWorld world;
  Cell* of_run = world.make(kLeaf, 16);
  world.heap.begin_piece(kPieceStart);
  Pair* pair = world.pair(of_run, nullptr);
  const Value roots[] = {Value::from_cell(pair)};
  EXPECT_EQ(world.heap.end_piece(roots).outside, (std::vector<uint32_t>{offset_of(of_run)}));
}

}  // namespace
}  // namespace hognose
