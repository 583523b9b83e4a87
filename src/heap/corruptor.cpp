// Which cell the corruptor chooses, which of its words, and what it writes there.
//
// The cells of registers come first, then new ones, and from either a few references further. The
// values are bounds of lengths and places, marks, references to other cells, and neighbours of what
// the word was.
#include "heap/corruptor.h"

#ifdef HOGNOSE_CORRUPT

#include <cstring>
#include <iterator>

#include "heap/heap.h"

namespace hognose {

void Corruptor::start(const Heap& heap, uint64_t seed, uint64_t every) {
  *this = {};
  heap_ = &heap;
  state_ = seed * 0x9E37'79B9'7F4A'7C15u + 1;
  every_ = every;
  next_write_ = every_ == 0 ? UINT64_MAX : 1 + below(2 * every_);
}

// SplitMix64.
uint64_t Corruptor::random() {
  uint64_t word = state_ += 0x9E37'79B9'7F4A'7C15u;
  word = (word ^ (word >> 30)) * 0xBF58'476D'1CE4'E5B9u;
  word = (word ^ (word >> 27)) * 0x94D0'49BB'1331'11EBu;
  return word ^ (word >> 31);
}

void Corruptor::turn(const Value* values, uint64_t count) {
  if (++turns_ < next_write_) return;
  next_write_ = turns_ + 1 + below(2 * every_);
  const uint32_t cell = choose_cell(values, count);
  if (cell != 0) overwrite(cell);
}

// A reference in one of the first words of a cell, or 0.
uint32_t Corruptor::any_reference_in(uint32_t cell) {
  const CageBase base = heap_->base();
  const uint64_t size = heap_->usable_size(base.at<Cell>(cell));
  if (size < 8) return 0;
  const auto* halves = base.at<uint32_t>(cell);
  const uint64_t words = size / 4 < 64 ? size / 4 : 64;
  for (uint64_t tries = 0; tries < 8; ++tries) {
    const uint32_t found = halves[1 + below(words - 1)];
    if (found >= kSmallStart && heap_->usable_size(base.at<Cell>(found)) != 0) return found;
  }
  return 0;
}

uint32_t Corruptor::choose_cell(const Value* values, uint64_t count) {
  const CageBase base = heap_->base();
  uint32_t cell = 0;
  if (count != 0 && below(4) != 0) {
    for (uint64_t tries = 0; tries < 16 && cell == 0; ++tries) {
      const Value value = values[below(count)];
      if (value.is_cell() && heap_->usable_size(base.at<Cell>(value.offset())) != 0) {
        cell = value.offset();
      }
    }
  }
  if (cell == 0) {
    const uint32_t known = next_recent_ < kRecent ? next_recent_ : kRecent;
    if (known == 0) return 0;
    cell = recent_[below(known)];
    if (heap_->usable_size(base.at<Cell>(cell)) == 0) return 0;
  }
  for (uint64_t steps = below(4); steps != 0; --steps) {
    const uint32_t next = any_reference_in(cell);
    if (next == 0) break;
    cell = next;
  }
  return cell;
}

uint32_t Corruptor::telling_half(uint32_t old) {
  constexpr uint32_t kEdges[] = {0,           1,           2,           3,           0xFF,
                                 0x100,       0xFFFF,      0x10000,     0x7FFF'FFFF, 0x8000'0000,
                                 0x8000'0001, 0xFFFF'FFFE, 0xFFFF'FFFF, 0x2000'0000, 0x1FFF'FFFF,
                                 0x0FFF'FFFF, 0xFFFF'0000, 0x7FFF'FFF0, 0x4000'0000, 0x00FF'FFFF};
  const uint32_t known = next_recent_ < kRecent ? next_recent_ : kRecent;
  switch (below(9)) {
    case 0:
    case 1:
    case 2: return kEdges[below(std::size(kEdges))];
    case 3: return old + 1 + static_cast<uint32_t>(below(4));
    case 4: return old - 1 - static_cast<uint32_t>(below(4));
    case 5: return old ^ (1u << below(32));
    case 6: return known == 0 ? 0 : recent_[below(known)] + 16 * (below(4) == 0);
    case 7: return builtin_shape_offset(static_cast<uint32_t>(below(300)));
    default: return static_cast<uint32_t>(random());
  }
}

uint64_t Corruptor::telling_word(uint64_t old) {
  switch (below(6)) {
    case 0: return Value::kReferenceTag | telling_half(static_cast<uint32_t>(old));
    case 1: return Value::kSpecialTag + below(8);
    case 2: return Value::kIntegerTag + (random() >> below(64)) % (uint64_t{1} << 50);
    case 3: return Value::kIntegerBias + below(5) - 2;
    case 4:
      return uint64_t{telling_half(static_cast<uint32_t>(old >> 32))} << 32 |
             telling_half(static_cast<uint32_t>(old));
    default: return random();
  }
}

void Corruptor::overwrite(uint32_t cell) {
  char* start = heap_->base().at<char>(cell);
  const uint64_t size = heap_->usable_size(heap_->base().at<Cell>(cell));
  if (size < 4) return;
  // Most of what is telling is in the first words.
  uint64_t place = below(size / 4) * 4;
  if (size > 64 && below(4) != 0) place = below(16) * 4;
  if (size >= place + 8 && place % 8 == 0 && below(2) == 0) {
    uint64_t word;
    std::memcpy(&word, start + place, sizeof word);
    word = telling_word(word);
    std::memcpy(start + place, &word, sizeof word);
  } else {
    uint32_t half;
    std::memcpy(&half, start + place, sizeof half);
    half = telling_half(half);
    std::memcpy(start + place, &half, sizeof half);
  }
  ++writes_;
}

}  // namespace hognose

#endif
