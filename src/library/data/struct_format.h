// The formats of module struct: reads "<3sIh" item by item.
//
// Each run of equal items has its offset. A total size above INT64_MAX is a struct.error.
#pragma once

#include "meter/paced.h"
#include "objects/bytes/packed_items.h"
#include "objects/bytes/view.h"

namespace hognose {

// One run of items: "3I" is three items, "3s" is one item of three bytes.
struct StructRun {
  char code;
  ItemKind kind;
  bool is_text;     // s and p
  bool is_complex;  // F and D
  uint8_t size;     // of one item; 1 for text
  uint64_t count;   // number of items; for text its length
  uint64_t offset;  // offset of the first item, in bytes
  uint64_t values() const { return is_text ? 1 : count; }
};

class StructFormat {
 public:
  // The text must not change while this object is in use.
  StructFormat(Vm& vm, BytesView text) : vm_(vm), pace_(vm.meter), text_(text) {}

  // Reads the whole format and computes its size and number of values. Raises struct.error for a
  // bad format.
  Result<void> measure();
  uint64_t size() const { return size_; }
  uint64_t values() const { return values_; }
  Endian endian() const { return endian_; }
  bool is_native() const { return native_; }

  // After measure(): the next run; false at the end. Runs without values (x) are skipped.
  Result<bool> next(StructRun* run);

 private:
  void start();
  Failure raise_too_long();
  Result<bool> read(StructRun* run);

  static constexpr uint32_t kKept = 4;

  Vm& vm_;
  Pace pace_;
  BytesView text_;
  uint32_t position_ = 0;
  uint64_t offset_ = 0;
  uint64_t size_ = 0;
  uint64_t values_ = 0;
  Endian endian_ = Endian::Little;
  bool native_ = true;  // native sizes
  bool aligned_ = true;
  // The runs with values, unless there are more than kKept: then next() reads the text again.
  bool are_kept_ = false;
  uint32_t kept_ = 0;
  uint32_t next_ = 0;
  StructRun runs_[kKept];
};

}  // namespace hognose
