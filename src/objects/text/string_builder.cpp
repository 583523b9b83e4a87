// StringBuilder: the functions that grow and widen the text.
//
// The header has the short ones.
#include "objects/text/string_builder.h"

#include <algorithm>
#include <charconv>

#include "base/utf8.h"
#include "objects/core/make.h"
#include "objects/text/units.h"

namespace hognose {

Result<void> StringBuilder::make_room(uint64_t more, uint8_t kind) {
  // A damaged string may have any kind.
  const uint8_t wanted_kind = std::max<uint8_t>(kind <= 2 ? kind : 4, kind_);
  uint64_t length = length_ + more;
  if (wanted_kind == kind_ && length <= capacity_) return {};
  if (length > kMaximumStringLength) return vm_.raise(TypeId::MemoryError, "");
  if (wanted_kind == kind_ && buffer_ != nullptr) {
    uint64_t bytes = (length + length / 2) * kind_;
    if (bytes < kMaximumStringLength &&
        vm_.heap.grow_in_place(buffer_, sizeof(ByteArrayCell) + bytes)) {
      buffer_->size = static_cast<uint32_t>(bytes);
      capacity_ = bytes / kind_;
      return {};
    }
  }
  if (buffer_ == nullptr && length * wanted_kind <= kInline) {
    // Still short: widen within the object.
    uint8_t copy[kInline];
    std::memcpy(copy, inline_, length_ * kind_);
    copy_units(inline_, wanted_kind, copy, kind_, length_);
    kind_ = wanted_kind;
    capacity_ = kInline / kind_;
    return {};
  }
  uint64_t capacity = std::max<uint64_t>(length + length / 2, 2 * kInline);
  if (vm_.meter.memory() + capacity * wanted_kind > vm_.meter.memory_limit()) capacity = length;
  uint64_t bytes = capacity * wanted_kind;
  if (bytes > 0xFFFF'0000) return vm_.raise(TypeId::MemoryError, "");
  TRY(vm_.meter.charge_bytes(length_ * kind_));
  ByteArrayCell* buffer = TRY(vm_.make<ByteArrayCell>(TypeId::ByteArray, bytes));
  buffer->size = static_cast<uint32_t>(bytes);
  TRY(paced_units(vm_.meter, buffer->bytes.data(), wanted_kind, data(), kind_, length_));
  buffer_ = buffer;
  kind_ = wanted_kind;
  capacity_ = capacity;
  return {};
}

Result<void> StringBuilder::reserve(uint64_t more) { return make_room(more, kind_); }

void StringBuilder::put(uint64_t index, char32_t character) {
  if (kind_ == 1) {
    data()[index] = static_cast<uint8_t>(character);
  } else if (kind_ == 2) {
    reinterpret_cast<uint16_t*>(data())[index] = static_cast<uint16_t>(character);
  } else {
    reinterpret_cast<uint32_t*>(data())[index] = character;
  }
}

Result<void> StringBuilder::append_ascii_slow(std::string_view ascii) {
  TRY(vm_.meter.charge(ascii.size() / 64));
  TRY(make_room(ascii.size(), 1));
  TRY(paced_units(vm_.meter, data() + length_ * kind_, kind_,
                  reinterpret_cast<const uint8_t*>(ascii.data()), 1, ascii.size()));
  length_ += ascii.size();
  return {};
}

Result<void> StringBuilder::append_utf8(std::string_view utf8) {
  Utf8Scan scan = TRY(paced_scan_utf8(vm_.meter, utf8));
  if (scan.max_code_point < 0x80) return append_ascii(utf8);
  TRY(vm_.meter.charge(utf8.size() / 64));
  TRY(make_room(scan.code_points, kind_for(scan.max_code_point)));
  uint8_t* target = data() + length_ * kind_;
  if (kind_ == 1) {
    TRY(paced_transcode_utf8(vm_.meter, utf8, target));
  } else if (kind_ == 2) {
    TRY(paced_transcode_utf8(vm_.meter, utf8, reinterpret_cast<uint16_t*>(target)));
  } else {
    TRY(paced_transcode_utf8(vm_.meter, utf8, reinterpret_cast<uint32_t*>(target)));
  }
  length_ += scan.code_points;
  ascii_ = false;
  return {};
}

Result<void> StringBuilder::append_part_slow(const Str* string, uint32_t start, uint32_t stop) {
  uint32_t count = stop - start;
  if (count == 0) return {};
  if (count > kShort) TRY(vm_.meter.charge(uint64_t{count} * string->kind / 64));
  TRY(make_room(count, string->kind));
  TRY(paced_units(vm_.meter, data() + length_ * kind_, kind_, str_data_from(string, start),
                  string->kind, count));
  length_ += count;
  ascii_ = ascii_ && string->is_ascii();
  return {};
}

Result<void> StringBuilder::append_character(char32_t character) {
  TRY(make_room(1, kind_for(character)));
  put(length_++, character);
  ascii_ = ascii_ && character < 0x80;
  return {};
}

Result<void> StringBuilder::append_repeated(char32_t character, uint64_t count) {
  TRY(vm_.meter.charge(count / 32));
  TRY(make_room(count, kind_for(character)));
  TRY(in_parts(vm_.meter, count, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) put(length_ + i, character);
  }));
  length_ += count;
  if (count != 0) ascii_ = ascii_ && character < 0x80;
  return {};
}

Result<void> StringBuilder::append_number(int64_t number) {
  char digits[24];
  char* end = std::to_chars(digits, digits + sizeof digits, number).ptr;
  return append_ascii(std::string_view(digits, static_cast<size_t>(end - digits)));
}

Result<Str*> StringBuilder::finish() {
  if (length_ == 0) return vm_.empty_string();
  const uint8_t* text = data();
  // A part of a wide string may be narrow, but a string must have the narrowest kind that fits.
  uint8_t kind = kind_;
  bool ascii = ascii_;
  if (kind_ == 1 && !ascii_) ascii = TRY(paced_bound_of(vm_.meter, text, length_)) < 0x80;
  if (kind_ > 1) {
    char32_t maximum =
        kind_ == 2
            ? TRY(paced_bound_of(vm_.meter, reinterpret_cast<const uint16_t*>(text), length_))
            : TRY(paced_bound_of(vm_.meter, reinterpret_cast<const uint32_t*>(text), length_));
    kind = kind_for(maximum);
    ascii = maximum < 0x80;
  }
  if (length_ == 1 && kind == 1) {
    return vm_.character(kind_ == 1 ? text[0]
                         : kind_ == 2
                             ? static_cast<uint8_t>(reinterpret_cast<const uint16_t*>(text)[0])
                             : static_cast<uint8_t>(reinterpret_cast<const uint32_t*>(text)[0]));
  }
  Str* string = TRY(make_string_room(vm_, length_, kind, ascii));
  text = data();
  TRY(paced_units(vm_.meter, string->data.data(), kind, text, kind_, length_));
  return string;
}

}  // namespace hognose
