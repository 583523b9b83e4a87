// The formats of module struct: "<3sIh" read item by item.
//
// Receives the text of a format; hands on the runs of equal items with their places, and the size
// of the whole. Sizes are checked against what a bytes object may have.
#pragma once

#include "meter/paced.h"
#include "objects/bytes/packed_items.h"
#include "objects/bytes/view.h"

namespace hognose {

// One run of items: "3I" is three items, "3s" one of three bytes.
struct StructRun {
  char code;
  ItemKind kind;
  bool is_text;     // s and p
  bool is_complex;  // F and D
  uint8_t size;     // of one item; of text 1
  uint64_t count;   // items; of text its length
  uint64_t offset;  // of the first item
  uint64_t values() const { return is_text ? 1 : count; }
};

class StructFormat {
 public:
  // The text must stay as it is while this lives.
  StructFormat(Vm& vm, BytesView text) : vm_(vm), pace_(vm.meter), text_(text) {}

  // Reads the whole: size and number of values. struct.error for bad formats.
  Result<void> measure();
  uint64_t size() const { return size_; }
  uint64_t values() const { return values_; }
  Endian endian() const { return endian_; }
  bool is_native() const { return native_; }

  // Then once more, run by run; false at the end. Runs without values (x) are passed over.
  Result<bool> next(StructRun* run);

 private:
  void start();
  Failure raise_too_long();
  Result<bool> read(StructRun* run);

  Vm& vm_;
  Pace pace_;
  BytesView text_;
  uint32_t position_ = 0;
  uint64_t offset_ = 0;
  uint64_t size_ = 0;
  uint64_t values_ = 0;
  Endian endian_ = Endian::Little;
  bool native_ = true;  // sizes
  bool aligned_ = true;
};

}  // namespace hognose
