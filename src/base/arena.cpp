// Arena: the slow path, which takes blocks from the system and charges the account.
//
// Blocks double in size, so that a large arena needs few of them and a small one stays small.
#include "base/arena.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "base/foreign_call.h"

#include "base/native_memory.h"

namespace hognose {

struct alignas(16) ArenaBlock {
  ArenaBlock* previous;
  size_t size;  // of the payload
  char* payload() { return reinterpret_cast<char*>(this + 1); }
};

void DiscardedBlocks::add(ArenaBlock* block) { block->previous = std::exchange(blocks_, block); }

void DiscardedBlocks::free() {
  while (blocks_) native_free(std::exchange(blocks_, blocks_->previous));
}

Arena::~Arena() {
  close_account();
  while (blocks_) free_block(std::exchange(blocks_, blocks_->previous));
  // Spares belong to an earlier use, whose account may no longer exist.
  while (spares_) native_free(std::exchange(spares_, spares_->previous));
}

// Polls the limits between pieces: freeing a large block at once may take longer than the time
// between two polls. Once the run is stopped, the engine frees the rest before its next run.
void Arena::free_block(ArenaBlock* block) {
  constexpr size_t kPiece = size_t{4} << 20;
  bool goes_on = block->size < kLargestBlock / 4 || poll();
  while (goes_on && block->size > kPiece) {
    // The C library shrinks a large block in place and returns its end to the system.
    void* rest = native_reallocate(block, sizeof(ArenaBlock) + block->size - kPiece);
    if (rest == nullptr) break;
    block = static_cast<ArenaBlock*>(rest);
    block->size -= kPiece;
    goes_on = poll();
  }
  if (goes_on || account_.discarded == nullptr) {
    native_free(block);
  } else {
    account_.discarded->add(block);
  }
}

// Returns the spare block of exactly this size, or null.
ArenaBlock* Arena::take_spare(size_t payload) {
  for (ArenaBlock** link = &spares_; *link; link = &(*link)->previous) {
    ArenaBlock* block = *link;
    if (block->size != payload) continue;
    *link = block->previous;
    spare_bytes_ -= payload;
    return block;
  }
  return nullptr;
}

void Arena::close_account() {
  if (counted_ != 0) account_.give(account_.context, counted_);
  counted_ = 0;
}

bool Arena::take(size_t bytes) {
  taken_elsewhere_ += bytes;
  return charge(bytes);
}

bool Arena::charge(size_t bytes) {
  used_ += bytes;
  bool is_granted = !exhausted_ && used_ <= budget_ &&
                    (account_.take == nullptr || account_.take(account_.context, bytes));
  exhausted_ = !is_granted;
  if (is_granted && account_.take != nullptr) counted_ += bytes;
  return is_granted;
}

void Arena::give(size_t bytes) {
  taken_elsewhere_ -= bytes;
  used_ -= bytes;
  size_t known = std::min(bytes, counted_);  // less than `bytes` if a request was refused
  if (known == 0) return;
  counted_ -= known;
  account_.give(account_.context, known);
}

ArenaBlock* Arena::add_block(size_t payload) {
  // Whether there is a spare block depends on earlier uses, so the search is made there, too.
  void* memory = on_foreign_stack([=, this]() -> void* {
    void* spare = take_spare(payload);
    return spare != nullptr ? spare : std::malloc(sizeof(ArenaBlock) + payload);
  });
  if (!memory) return nullptr;
  ArenaBlock* block = new (memory) ArenaBlock{blocks_, payload};
  blocks_ = block;
  return block;
}

void* Arena::allocate_slow(size_t size) {
  bool large = size > kSmall;
  size_t room = this->room();
  if (large && size + sizeof(ArenaBlock) > room) {
    exhausted_ = true;
    return nullptr;
  }
  // A block grows with the arena, but never beyond what the budget still allows. It is at least
  // kSmall, because small requests must always succeed.
  size_t wanted =
      exhausted_ ? kSmall : std::clamp(used_ - taken_elsewhere_, first_block_, kLargestBlock);
  size_t payload = std::max(size, room >= wanted ? wanted : std::max(room, kSmall));
  if (!charge(sizeof(ArenaBlock) + payload) && large) {
    used_ -= sizeof(ArenaBlock) + payload;
    return nullptr;
  }
  ArenaBlock* block = add_block(payload);
  if (!block) {
    exhausted_ = true;
    if (large) return nullptr;
    std::abort();  // the host itself cannot allocate 4 KiB
  }
  char* result = block->payload();
  // Keep the current block if a large request would leave less room than it still has.
  size_t left = payload - size;
  if (left > static_cast<size_t>(limit_ - next_)) {
    next_ = result + size;
    limit_ = result + payload;
  }
  return result;
}

void Arena::clear() {
  close_account();
  while (blocks_) {
    ArenaBlock* block = blocks_;
    blocks_ = block->previous;
    if (spare_bytes_ + block->size > kMostSpare) {
      free_block(block);
    } else {
      spare_bytes_ += block->size;
      block->previous = std::exchange(spares_, block);
    }
  }
  used_ = taken_elsewhere_ = 0;
  exhausted_ = false;
  next_ = limit_ = nullptr;
}

}  // namespace hognose
