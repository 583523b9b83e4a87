// BytesBuilder: builds a bytes object piece by piece.
//
// Up to kInline bytes are in the builder itself, more in a buffer in the cage. An append of more
// than 64 bytes charges for them; callers charge for many short ones. A builder must be on the C++
// stack, where the collector finds its buffer.
#pragma once

#include <string_view>

#include "meter/paced.h"
#include "objects/bytes/view.h"

namespace hognose {

class BytesBuilder {
 public:
  explicit BytesBuilder(Vm& vm) : vm_(vm) {}
  BytesBuilder(const BytesBuilder&) = delete;
  BytesBuilder& operator=(const BytesBuilder&) = delete;

  // Returns the place of the next `count` bytes. The caller must write them at once.
  Result<uint8_t*> extend(uint64_t count) {
    if (HOGNOSE_UNLIKELY(count > capacity_ - size_)) TRY(grow(count));
    if (count > 64) TRY(vm_.meter.charge(count / 64));
    uint8_t* place = data() + size_;
    size_ += count;
    return place;
  }
  Result<void> append(const void* bytes, uint64_t count) {
    uint8_t* place = TRY(extend(count));
    return paced_copy(vm_.meter, place, bytes, count);
  }
  Result<void> append(BytesView bytes) { return append(bytes.data, bytes.count); }
  Result<void> append(std::string_view ascii) { return append(ascii.data(), ascii.size()); }
  Result<void> append_byte(uint8_t byte) {
    uint8_t* place = TRY(extend(1));
    *place = byte;
    return {};
  }
  Result<void> append_repeated(uint8_t byte, uint64_t count) {
    uint8_t* place = TRY(extend(count));
    return paced_fill(vm_.meter, place, byte, count);
  }

  // Makes room for that many more bytes, so that appending them does not move the others.
  Result<void> reserve(uint64_t more) {
    if (more <= capacity_ - size_) return {};
    return grow(more);
  }

  uint64_t size() const { return size_; }
  Result<Bytes*> finish() { return make_bytes(vm_, data(), size_); }

 private:
  static constexpr uint32_t kInline = 128;

  uint8_t* data() { return buffer_ == nullptr ? inline_ : buffer_->bytes.data(); }
  Result<void> grow(uint64_t more);

  Vm& vm_;
  ByteArrayCell* buffer_ = nullptr;
  uint64_t size_ = 0;
  uint64_t capacity_ = kInline;
  uint8_t inline_[kInline];
};

}  // namespace hognose
