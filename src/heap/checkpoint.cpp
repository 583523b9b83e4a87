// Checkpoint: the bytes that a passage writes and reads, one after the other. Its memory is the
// host's, so a lack of it fails the passage and not the process.
#include "heap/checkpoint.h"

#include <algorithm>

#include "heap/fault.h"

namespace hognose {

Transfer::Transfer(Checkpoint& checkpoint, Direction direction)
    : checkpoint_(checkpoint), direction_(direction) {
  HOGNOSE_CHECK(!restores() || checkpoint.is_taken());
  if (!restores()) checkpoint.forget();
}

bool Transfer::finish() {
  if (restores()) {
    HOGNOSE_CHECK(position_ == checkpoint_.used_);
    return true;
  }
  checkpoint_.is_taken_ = !has_failed_;
  return !has_failed_;
}

bool Transfer::make_room(size_t bytes) {
  // A quarter more, so that a state that grows a little from run to run finds room.
  size_t wanted = checkpoint_.used_ + bytes;
  wanted += wanted / 4;
  void* grown = has_failed_ ? nullptr : native_reallocate(checkpoint_.bytes_, wanted);
  if (grown == nullptr) {
    has_failed_ = true;
    return false;
  }
  checkpoint_.bytes_ = static_cast<uint8_t*>(grown);
  checkpoint_.capacity_ = wanted;
  return true;
}

void Transfer::take(void* start, size_t bytes) {
  HOGNOSE_CHECK(bytes <= checkpoint_.used_ - position_);
  std::memcpy(start, checkpoint_.bytes_ + position_, bytes);
  position_ += bytes;
}

}  // namespace hognose
