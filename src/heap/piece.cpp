// Pieces of a heap: laying, clearing and making them.
//
// What is read from the cage decides nothing here: which cells there are is in the side tables,
// copied from the piece.
#include "heap/piece.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "heap/heap.h"
#include "heap/side_tables.h"

namespace hognose {

static_assert(kPieceGranule == Heap::kGranule);

namespace {

uint32_t offset_of_granule(uint32_t word, uint32_t bit) {
  return kPieceStart + (word * 64 + bit) * kPieceGranule;
}

#ifdef HOGNOSE_DEV
bool is_in_place(const Piece& piece, CageBase base) {
  const uint8_t* next = piece.bytes;
  for (const PieceRun& run : piece.runs) {
    if (std::memcmp(base.at<void>(run.start), next, run.bytes) != 0) return false;
    next += run.bytes;
  }
  return true;
}
#endif

}  // namespace

void Piece::write(CageBase base) const {
  const uint8_t* next = bytes;
  for (const PieceRun& run : runs) {
    std::memcpy(base.at<void>(run.start), next, run.bytes);
    next += run.bytes;
  }
}

void PieceTables::set_ready(const Piece& piece) {
  if (is_ready(piece)) return;
  const uint32_t word = piece.first_word();
  ready[word / 64] |= uint64_t{1} << (word % 64);
  ready_bytes += piece.end - piece.start;
}

void PieceTables::set_none_ready() {
  if (ready_bytes == 0) return;
  std::memset(ready, 0, sizeof ready);
  ready_bytes = 0;
}

uint32_t PieceTables::end_of_cell(uint32_t offset) const {
  uint32_t next = (offset - kPieceStart) / kPieceGranule + 1;
  uint32_t word = next / 64;
  uint64_t bits = word < kPieceWords ? starts[word] & ~uint64_t{0} << (next % 64) : 0;
  while (bits == 0 && ++word < kPieceWords) bits = starts[word];
  if (bits == 0) return offset;
  return offset_of_granule(word, static_cast<uint32_t>(std::countr_zero(bits)));
}

uint32_t PieceTables::start_of_cell(uint32_t offset, uint32_t count) const {
  const Piece* const* above =
      std::upper_bound(laid, laid + count, offset,
                       [](uint32_t at, const Piece* piece) { return at < piece->start; });
  if (above == laid || offset >= above[-1]->end) return 0;
  uint32_t granule = (offset - kPieceStart) / kPieceGranule;
  uint32_t word = granule / 64;
  uint64_t bits = starts[word] & ~uint64_t{0} >> (63 - granule % 64);
  while (bits == 0) bits = starts[--word];  // the first cell is at the start
  return offset_of_granule(word, 63 - static_cast<uint32_t>(std::countl_zero(bits)));
}

void PieceTables::insert(const Piece* piece, uint32_t count) {
  const Piece** place = std::upper_bound(
      laid, laid + count, piece,
      [](const Piece* left, const Piece* right) { return left->start < right->start; });
  std::copy_backward(place, laid + count, laid + count + 1);
  *place = piece;
}

void PieceTables::clear_marks(uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    std::memset(marks + laid[i]->first_word(), 0, laid[i]->starts.size_bytes());
  }
}

void PieceTables::clear(uint32_t count) {
  clear_marks(count);
  for (uint32_t i = 0; i < count; ++i) {
    std::memset(starts + laid[i]->first_word(), 0, laid[i]->starts.size_bytes());
  }
  std::fill_n(laid, count, nullptr);
}

void PieceTables::transfer(Transfer& transfer, CageBase base, uint32_t count) {
  transfer.memory(laid, count * sizeof laid[0]);
  for (uint32_t i = 0; i < count; ++i) {
    const Piece& piece = *laid[i];
    transfer.memory(starts + piece.first_word(), piece.starts.size_bytes());
    transfer.memory(marks + piece.first_word(), piece.starts.size_bytes());
    for (const PieceRun& run : piece.runs) transfer.memory(base.at<void>(run.start), run.bytes);
  }
}

void PieceTables::keep_in(Parking& parking, CageBase base, uint32_t count) const {
  parking.keep(laid, count * sizeof laid[0]);
  for (uint32_t i = 0; i < count; ++i) {
    const Piece& piece = *laid[i];
    parking.keep(starts + piece.first_word(), piece.starts.size_bytes());
    parking.keep(marks + piece.first_word(), piece.starts.size_bytes());
    for (const PieceRun& run : piece.runs) parking.keep(base.at<void>(run.start), run.bytes);
  }
}

bool Heap::lay(const Piece& piece) {
  PieceTables& tables = tables_->pieces;
  if (meter_ == nullptr || state_.abandoned || meter_->stopped() ||
      state_.laid_pieces == kMostPieces || !meter_->take_memory(piece.cost())) {
    refuse(AllocationFailure::LimitReached);
    return false;
  }
  state_.booked_pieces += piece.cost();
  if (!tables.is_ready(piece)) piece.write(base_);
#ifdef HOGNOSE_DEV
  HOGNOSE_CHECK(is_in_place(piece, base_));  // nobody wrote there in between
#endif
  std::memcpy(tables.starts + piece.first_word(), piece.starts.data(), piece.starts.size_bytes());
  tables.insert(&piece, state_.laid_pieces++);
  return true;
}

// The first cell of a piece is at its start.
bool Heap::has_laid(const Piece& piece) const {
  return tables_->pieces.starts[piece.first_word()] != 0;
}

// What a run has written into a piece is overwritten with what the next one finds there.
void Heap::clear_pieces() {
  PieceTables& tables = tables_->pieces;
  for (uint32_t i = 0; i < state_.laid_pieces; ++i) tables.set_ready(*tables.laid[i]);
  // As for blocks: memory that few runs need is returned to the system.
  constexpr uint64_t kKeptBytes = 6u << 20;
  if (tables.ready_bytes > kKeptBytes) {
    discard_pieces();
  } else {
    for (uint32_t i = 0; i < state_.laid_pieces; ++i) tables.laid[i]->write(base_);
  }
  tables.clear(state_.laid_pieces);
  state_.laid_pieces = 0;
  if (piece_start_ == 0) return;
  std::memset(base_.at<void>(piece_start_), 0, piece_cursor_ - piece_start_);
  for (uint32_t at = piece_start_; at <= piece_cursor_; at += kPieceAlignment) {
    uint32_t word = (at - kPieceStart) / kPieceAlignment;
    tables.starts[word] = tables.marks[word] = 0;
  }
  piece_start_ = piece_cursor_ = 0;
}

void Heap::discard_pieces() {
  if (tables_->pieces.ready_bytes == 0) return;
  cage_->discard(kPieceStart, kLargeStart - kPieceStart);
  tables_->pieces.set_none_ready();
}

void Heap::begin_piece(uint32_t start) {
  forget_runs();
  piece_start_ = piece_cursor_ = start;
}

Cell* Heap::allocate_in_piece(size_t bytes) {
  const size_t size = std::max((bytes + kGranule - 1) & ~size_t{kGranule - 1}, size_t{kGranule});
  if (size >= kLargeStart - piece_cursor_) return refuse(AllocationFailure::LimitReached);
  auto set_start = [&](uint32_t offset) {
    uint32_t granule = (offset - kPieceStart) / kPieceGranule;
    tables_->pieces.starts[granule / 64] |= uint64_t{1} << (granule % 64);
  };
  uint32_t start = piece_cursor_;
  piece_cursor_ += static_cast<uint32_t>(size);
  set_start(start);
  set_start(piece_cursor_);
  return base_.at<Cell>(start);
}

}  // namespace hognose
