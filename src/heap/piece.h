// Piece: cells that lie at fixed places of every cage and are copied into a run as a whole.
//
// A module of the library that is imported is such a piece: the cells that its body left behind
// when it was run once (src/library/images). References are offsets, so a copy is right in every
// cage as it is. A piece contains no native address and refers to nothing but the boot image,
// itself, and the pieces that are laid before it. The copy belongs to the run: it may be written,
// the collector marks it like the rest of the heap, and after the run it is overwritten with the
// original bytes, which makes it ready for the next run that lays it. It is never swept, so its
// cells may come back: the next piece may refer to them (Piece::kept).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "heap/cell.h"
#include "heap/checkpoint.h"
#include "heap/parking.h"

namespace hognose {

inline constexpr uint32_t kPieceGranule = 16;
// Pieces begin at multiples of it, so that each has its own words in the tables.
inline constexpr uint32_t kPieceAlignment = 64 * kPieceGranule;
inline constexpr uint32_t kPieceWords = (kLargeStart - kPieceStart) / kPieceAlignment;
inline constexpr uint32_t kMostPieces = 512;

// Cells that follow each other.
struct PieceRun {
  uint32_t start;
  uint32_t bytes;
};

struct Piece {
  uint32_t start = 0;
  uint32_t end = 0;                // just past the last cell
  std::span<const PieceRun> runs;  // in ascending order; the memory between them stays zero
  const uint8_t* bytes = nullptr;  // of the runs, one after the other
  // A bit for each granule in which a cell starts. The end counts as a cell, so that each cell ends
  // where the next one starts.
  std::span<const uint64_t> starts;
  // The cells to which the pieces that are laid later refer. They are roots of every collection: a
  // run may drop them before the next piece brings them back.
  std::span<const uint32_t> kept = {};

  uint32_t first_word() const { return (start - kPieceStart) / kPieceAlignment; }
  uint32_t end_word() const { return first_word() + static_cast<uint32_t>(starts.size()); }
  // Copies the cells to their place.
  void write(CageBase base) const;
  // What a run pays for it.
  uint64_t cost() const { return uint64_t{end_word() - first_word()} * (kPieceAlignment + 16); }
};

// What Heap::end_piece() found.
struct MadePiece {
  uint32_t end = 0;
  std::vector<uint32_t> cells;    // to which the roots refer, directly or not, in ascending order
  std::vector<uint32_t> earlier;  // likewise, of the pieces that were laid before
  std::vector<uint32_t> outside;  // likewise, in no piece
};

// The side tables of the pieces. Between runs all but what is ready is zero.
struct PieceTables {
  uint64_t starts[kPieceWords];
  uint64_t marks[kPieceWords];
  const Piece* laid[kMostPieces];  // those of the run, in the order of their places
  // A bit for the first word of each piece whose cells the cage holds, though no run has it: they
  // are as laying leaves them. In one cage, a place is always that of the same piece.
  uint64_t ready[kPieceWords / 64];
  uint64_t ready_bytes;  // of these pieces

  bool is_ready(const Piece& piece) const {
    const uint32_t word = piece.first_word();
    return (ready[word / 64] >> (word % 64) & 1) != 0;
  }
  void set_ready(const Piece& piece);
  void set_none_ready();

  // Sets the mark of the cell. Returns false if no cell starts there, or it has one.
  bool mark(uint32_t offset) {
    uint32_t granule = (offset - kPieceStart) / kPieceGranule;
    if (granule >= kPieceWords * 64 || offset % kPieceGranule != 0) return false;
    uint64_t bit = uint64_t{1} << (granule % 64);
    if ((starts[granule / 64] & ~marks[granule / 64] & bit) == 0) return false;
    marks[granule / 64] |= bit;
    return true;
  }
  bool is_marked(uint32_t offset) const {
    uint32_t granule = (offset - kPieceStart) / kPieceGranule;
    return granule < kPieceWords * 64 && offset % kPieceGranule == 0 &&
           (marks[granule / 64] >> (granule % 64) & 1) != 0;
  }
  // For a cell of a piece.
  uint32_t end_of_cell(uint32_t offset) const;
  // The cell to whose memory the offset belongs; 0 if there is none.
  uint32_t start_of_cell(uint32_t offset, uint32_t count) const;

  void insert(const Piece* piece, uint32_t count);
  void clear_marks(uint32_t count);
  // Clears the tables. The cells are their heap's.
  void clear(uint32_t count);
  void transfer(Transfer& transfer, CageBase base, uint32_t count);
  void keep_in(Parking& parking, CageBase base, uint32_t count) const;
};

}  // namespace hognose
