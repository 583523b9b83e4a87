// StringBuilder: builds a string from pieces.
//
// Short text is kept in the object, longer text in a buffer in the cage. The buffer has the
// narrowest kind that fits so far; finish() returns a string of the narrowest kind. Every append
// charges for what it writes. A StringBuilder must be on the C++ stack.
#pragma once

#include <cstring>
#include <string_view>

#include "meter/paced.h"
#include "objects/core/layouts.h"
#include "objects/core/vm.h"

namespace hognose {

class StringBuilder {
 public:
  explicit StringBuilder(Vm& vm) : vm_(vm) {}
  StringBuilder(const StringBuilder&) = delete;
  StringBuilder& operator=(const StringBuilder&) = delete;

  Result<void> append_ascii(std::string_view ascii) {
    uint64_t length = length_ + ascii.size();
    if (HOGNOSE_LIKELY(kind_ == 1 && length <= capacity_ && ascii.size() <= kPacedBytes)) {
      if (!ascii.empty()) std::memcpy(data() + length_, ascii.data(), ascii.size());
      length_ = length;
      return {};
    }
    return append_ascii_slow(ascii);
  }
  Result<void> append_utf8(std::string_view utf8);  // must be valid; surrogates are allowed
  Result<void> append(const Str* string) { return append_part(string, 0, string->length); }
  // Characters [start, stop) of the string.
  Result<void> append_part(const Str* string, uint32_t start, uint32_t stop) {
    uint32_t count = stop - start;
    if (HOGNOSE_LIKELY(kind_ == 1 && string->kind == 1 && count <= kShort &&
                       length_ + count <= capacity_)) {
      std::memcpy(data() + length_, str_data(string) + start, count);
      length_ += count;
      ascii_ = ascii_ && (string->is_ascii() || count == 0);
      return {};
    }
    return append_part_slow(string, start, stop);
  }
  Result<void> append_character(char32_t character);
  Result<void> append_repeated(char32_t character, uint64_t count);
  Result<void> append_number(int64_t number);

  // Makes room for `more` characters, so that appending them does not move the text.
  Result<void> reserve(uint64_t more);

  uint64_t length() const { return length_; }
  Result<Str*> finish();

 private:
  static constexpr uint32_t kInline = 128;  // bytes
  static constexpr uint32_t kShort = 64;    // characters that are appended free of charge

  Result<void> append_part_slow(const Str* string, uint32_t start, uint32_t stop);
  Result<void> append_ascii_slow(std::string_view ascii);
  // Makes room for `more` characters of `kind`. Widens the present text if necessary.
  Result<void> make_room(uint64_t more, uint8_t kind);
  uint8_t* data() { return buffer_ == nullptr ? inline_ : buffer_->bytes.data(); }
  void put(uint64_t index, char32_t character);

  Vm& vm_;
  ByteArrayCell* buffer_ = nullptr;
  uint64_t length_ = 0;
  uint64_t capacity_ = kInline;  // in characters of the current kind
  uint8_t kind_ = 1;
  bool ascii_ = true;
  alignas(8) uint8_t inline_[kInline];
};

}  // namespace hognose
