// Reading the formats of module struct.
//
// measure() charges for its pass over the text. Callers of next() charge for the values.
#include "library/data/struct_format.h"

#include "base/ascii.h"
#include "library/core/module_errors.h"

namespace hognose {

namespace {

constexpr uint64_t kLargest = INT64_MAX;  // largest count or size

}  // namespace

void StructFormat::start() {
  position_ = 0;
  offset_ = 0;
  native_ = aligned_ = true;
  endian_ = Endian::Little;
  if (text_.count == 0) return;
  switch (text_[0]) {
    case '@': break;
    case '=':
    case '<': native_ = aligned_ = false; break;
    case '>':
    case '!':
      native_ = aligned_ = false;
      endian_ = Endian::Big;
      break;
    default: return;
  }
  position_ = 1;
}

Failure StructFormat::raise_too_long() {
  return raise_module_error(vm_, "struct", "error", "total struct size too long");
}

Result<bool> StructFormat::read(StructRun* run) {
  while (position_ < text_.count && is_ascii_space(text_[position_])) {
    ++position_;
    TRY(pace_.turn());
  }
  TRY(pace_.turn());
  if (position_ == text_.count) return false;
  uint64_t count = 1;
  if (is_ascii_digit(text_[position_])) {
    count = 0;
    while (position_ < text_.count && is_ascii_digit(text_[position_])) {
      TRY(pace_.turn());
      uint64_t digit = text_[position_++] - '0';
      if (count > (kLargest - digit) / 10) return raise_too_long();
      count = count * 10 + digit;
    }
    if (position_ == text_.count) {
      return raise_module_error(vm_, "struct", "error",
                                "repeat count given without format specifier");
    }
  }
  char code = static_cast<char>(text_[position_++]);
  if (code == 0) return raise_module_error(vm_, "struct", "error", "embedded null character");
  run->code = code;
  run->count = count;
  run->is_text = code == 's' || code == 'p';
  run->is_complex = code == 'F' || code == 'D';
  unsigned alignment = 1;
  if (run->is_text || code == 'x') {
    run->kind = ItemKind::Char;
    run->size = 1;
  } else {
    const ItemFormat* format =
        find_item_format(run->is_complex ? static_cast<char>(code + ('a' - 'A')) : code);
    if (format == nullptr || format->kind == ItemKind::Wide ||
        (!native_ && format->standard_size == 0)) {
      return raise_module_error(vm_, "struct", "error", "bad char in struct format");
    }
    run->kind = format->kind;
    unsigned part = native_ ? format->size : format->standard_size;
    alignment = part;
    run->size = static_cast<uint8_t>(run->is_complex ? 2 * part : part);
  }
  if (aligned_) offset_ = (offset_ + alignment - 1) & ~uint64_t{alignment - 1};
  run->offset = offset_;
  if (offset_ > kLargest || count > (kLargest - offset_) / run->size) return raise_too_long();
  offset_ += count * run->size;
  return true;
}

Result<void> StructFormat::measure() {
  TRY(vm_.meter.charge(text_.count / 4));
  start();
  values_ = 0;
  kept_ = next_ = 0;
  are_kept_ = true;
  StructRun run;
  while (position_ < text_.count && TRY(read(&run))) {
    if (run.code == 'x') continue;
    values_ += run.values();
    if (kept_ < kKept) {
      runs_[kept_++] = run;
    } else {
      are_kept_ = false;
    }
  }
  size_ = offset_;
  start();
  return {};
}

Result<bool> StructFormat::next(StructRun* run) {
  if (are_kept_) {
    if (next_ == kept_) return false;
    *run = runs_[next_++];
    return true;
  }
  do {
    if (!TRY(read(run))) return false;
    HOGNOSE_CHECK(offset_ <= size_);  // the text may have changed since it was measured
  } while (run->code == 'x');
  return true;
}

}  // namespace hognose
