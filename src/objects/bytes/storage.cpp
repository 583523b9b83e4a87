// The storage of bytes objects and of BytesBuilder: making, copying and growing.
//
// Sizes are checked and charged before memory is touched.
#include "meter/paced.h"
#include "objects/bytes/builder.h"
#include "objects/bytes/byte_store.h"
#include "objects/protocols/protocol.h"

namespace hognose {

Result<Bytes*> make_bytes(Vm& vm, const uint8_t* data, size_t size) {
  if (HOGNOSE_UNLIKELY(size > kMaximumBytesLength)) {
    // CPython's largest size, less its object header.
    constexpr size_t kLargest = INT64_MAX - 33;
    if (size > kLargest) return vm.raise(TypeId::OverflowError, "byte string is too large");
    return vm.raise(TypeId::MemoryError, "");
  }
  TRY(vm.meter.charge(size / 64));
  Bytes* bytes = TRY(data == nullptr ? vm.make<Bytes>(TypeId::Bytes, size)
                                     : vm.make_unfilled<Bytes>(TypeId::Bytes, size));
  bytes->length = static_cast<uint32_t>(size);
  if (data != nullptr && size != 0) TRY(paced_copy(vm.meter, bytes->data.data(), data, size));
  return bytes;
}

Result<BytesView> bytes_argument(Vm& vm, Value value) {
  BytesView view;
  if (find_bytes(vm, value, &view)) return view;
  if (vm.has_layout(value, TypeId::MemoryView)) return raise_no_contiguous_bytes(vm, value);
  return vm.raise(TypeId::TypeError, "a bytes-like object is required, not '{}'",
                  type_name(vm, value));
}

Result<Value> bytes_part(Vm& vm, Value bytes, uint32_t start, uint32_t stop) {
  BytesView whole = view_of(vm, bytes);
  if (start == 0 && stop == whole.count && vm.is_exactly(bytes, TypeId::Bytes)) return bytes;
  Bytes* part = TRY(make_bytes(vm, whole.data + start, stop - start));
  return Value::from_cell(part);
}

Result<void> BytesBuilder::grow(uint64_t more) {
  uint64_t size = size_ + more;
  if (more > kMaximumBytesLength || size > kMaximumBytesLength) {
    return vm_.raise(TypeId::MemoryError, "");
  }
  uint64_t capacity = std::max<uint64_t>(size + size / 2, 2 * kInline);
  if (buffer_ != nullptr && vm_.heap.grow_in_place(buffer_, sizeof(ByteArrayCell) + capacity)) {
    buffer_->size = static_cast<uint32_t>(capacity);
    capacity_ = capacity;
    return {};
  }
  if (vm_.meter.memory() + capacity > vm_.meter.memory_limit()) capacity = size;
  TRY(vm_.meter.charge_bytes(size_));
  ByteArrayCell* buffer = TRY(vm_.make<ByteArrayCell>(TypeId::ByteArray, capacity));
  buffer->size = static_cast<uint32_t>(capacity);
  TRY(paced_copy(vm_.meter, buffer->bytes.data(), data(), size_));
  buffer_ = buffer;
  capacity_ = capacity;
  return {};
}

}  // namespace hognose
