// The storage of bytearray and array, find_bytes() for all bytes-like types, and the table of
// views.
//
// Sizes are checked and charged before memory is touched. check_resizable() enforces the rule about
// views.
#include "objects/bytes/byte_store.h"

#include <cstdlib>

#include "base/native_memory.h"
#include "meter/paced.h"
#include "objects/bytes/export_table.h"
#include "objects/lifetime/lifecycle.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// A buffer of which less than a fourth is used is replaced by a smaller one.
constexpr uint64_t kSlackAllowed = 64;

// Moves the store to a new buffer with room for `length` bytes. Copies the first `head` and the
// last `tail` bytes.
Result<void> move_to_new_buffer(Vm& vm, ByteStore* store, uint64_t length, uint64_t capacity,
                                uint32_t head, uint32_t tail) {
  TRY(vm.meter.charge_bytes(uint64_t{head} + tail));
  auto* buffer = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, capacity));
  buffer->size = static_cast<uint32_t>(capacity);
  const uint8_t* old_bytes = store->data();
  TRY(paced_copy(vm.meter, buffer->bytes.data(), old_bytes, head));
  if (tail != 0) {
    TRY(paced_copy(vm.meter, buffer->bytes.data() + length - tail, old_bytes + store->length - tail,
                   tail));
  }
  store->buffer = buffer;
  store->start = 0;
  store->length = static_cast<uint32_t>(length);
  return {};
}

Result<void> shrink(Vm& vm, ByteStore* store, uint32_t start, uint32_t stop, uint64_t length) {
  if (length == 0) {
    store->buffer = static_cast<ByteArrayCell*>(nullptr);
    store->start = store->length = 0;
    return {};
  }
  uint32_t tail = store->length - stop;
  auto removed = static_cast<uint32_t>(store->length - length);
  if (store->buffer->size > 4 * length + kSlackAllowed) {
    return move_to_new_buffer(vm, store, length, length, stop - removed, tail);
  }
  if (start == 0 && stop == removed) {
    store->start += removed;
  } else if (tail != 0) {
    TRY(vm.meter.charge_bytes(tail));
    uint8_t* bytes = store->data();
    TRY(paced_move(vm.meter, bytes + stop - removed, bytes + stop, tail));
  }
  store->length = static_cast<uint32_t>(length);
  return {};
}

Result<void> grow(Vm& vm, ByteStore* store, uint32_t stop, uint64_t length) {
  uint32_t tail = store->length - stop;
  uint64_t room = store->buffer ? store->buffer->size : 0;
  bool fits = store->start + length <= room;
  if (!fits && length <= room && store->start >= store->length) {
    // The free space at the front is used. This is cheaper than a new buffer, and each byte of that
    // space was deleted once.
    TRY(vm.meter.charge_bytes(store->length));
    TRY(paced_copy(vm.meter, store->buffer->bytes.data(), store->data(), store->length));
    store->start = 0;
    fits = true;
  }
  if (!fits) {
    uint64_t capacity = length + length / 8 + (length < 9 ? 7 : 14);
    if (store->buffer && vm.heap.grow_in_place(store->buffer.get(),
                                               sizeof(ByteArrayCell) + store->start + capacity)) {
      store->buffer->size = static_cast<uint32_t>(store->start + capacity);
    } else {
      if (vm.meter.memory() + capacity > vm.meter.memory_limit()) capacity = length;
      return move_to_new_buffer(vm, store, length, capacity, stop, tail);
    }
  }
  if (tail != 0) {
    TRY(vm.meter.charge_bytes(tail));
    uint8_t* bytes = store->data();
    TRY(paced_move(vm.meter, bytes + length - tail, bytes + stop, tail));
  }
  store->length = static_cast<uint32_t>(length);
  return {};
}

}  // namespace

Result<ByteStore*> make_bytearray(Vm& vm, const uint8_t* data, uint64_t count) {
  if (count > kMaximumBytesLength) return vm.raise(TypeId::MemoryError, "");
  auto* store = TRY(vm.make<ByteStore>(TypeId::Bytearray));
  if (count == 0) return store;
  TRY(vm.meter.charge(count / 64));
  auto* buffer = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, count));
  buffer->size = static_cast<uint32_t>(count);
  if (data != nullptr) TRY(paced_copy(vm.meter, buffer->bytes.data(), data, count));
  store->buffer = buffer;
  store->length = static_cast<uint32_t>(count);
  return store;
}

Result<void> check_resizable(Vm& vm, ByteStore* store) {
  if (HOGNOSE_LIKELY(store->exports == 0)) return {};
  // CPython knows at once when a view is no longer referenced. Here a collection finds out.
  TRY(vm.services->forget_dead_views(store));
  TRY(collect_for_program(vm));
  if (store->exports == 0) return {};
  return raise_exports(vm, store);
}

Failure raise_exports(Vm& vm, const ByteStore* store) {
  return vm.raise(TypeId::BufferError, layout_of(store) == TypeId::Array
                                           ? "cannot resize an array that is exporting buffers"
                                           : "Existing exports of data: object cannot be re-sized");
}

Result<uint8_t*> replace_in_store(Vm& vm, ByteStore* store, uint32_t start, uint32_t stop,
                                  uint64_t count) {
  uint64_t length = uint64_t{store->length} - (stop - start) + count;
  if (length != store->length) {
    if (count > kMaximumBytesLength || length > kMaximumBytesLength) {
      return vm.raise(TypeId::MemoryError, "");
    }
    TRY(check_resizable(vm, store));
    if (length < store->length) {
      TRY(shrink(vm, store, start, stop, length));
    } else {
      TRY(grow(vm, store, stop, length));
    }
  }
  TRY(vm.meter.charge(count / 64));
  return store->data() + (store->buffer ? start : 0);
}

Result<void> resize_store(Vm& vm, ByteStore* store, uint64_t length) {
  uint32_t old_length = store->length;
  if (length < old_length) {
    TRY(replace_in_store(vm, store, static_cast<uint32_t>(length), old_length, 0));
    return {};
  }
  uint64_t added = length - old_length;
  uint8_t* place = TRY(replace_in_store(vm, store, old_length, old_length, added));
  if (added != 0) TRY(paced_fill(vm.meter, place, 0, added));
  return {};
}

bool find_other_bytes(const Vm& vm, Value value, BytesView* view) {
  const Cell* cell = vm.cell(value);
  switch (layout_of(cell)) {
    case TypeId::Bytes: *view = view_of(static_cast<const Bytes*>(cell)); return true;
    case TypeId::Bytearray:
    case TypeId::Array: *view = static_cast<const ByteStore*>(cell)->view(); return true;
    case TypeId::MemoryView: return find_contiguous(static_cast<const MemoryView*>(cell), view);
    default: return false;
  }
}

// --- the table of views

bool ExportTable::add(Meter& meter, const MemoryView* view, ByteStore* exporter) {
  if (!entries_.push(meter, {offset_of(view), offset_of(exporter)})) return false;
  ++exporter->exports;
  return true;
}

Result<void> ExportTable::prune(Meter& meter, CageBase base, const Tracer& tracer) {
  Pace pace(meter);
  uint32_t kept = 0;
  for (uint32_t i = 0; i < entries_.size(); ++i) {
    TRY(pace.turn(kPacedItems / kPacedEntries));
    Entry entry = entries_[i];
    // An exporter is dead only if all its views are.
    if (!tracer.is_marked(entry.exporter)) continue;
    auto* exporter = base.at<ByteStore>(entry.exporter);
    if (!tracer.is_marked(entry.view)) {
      if (!base.at<MemoryView>(entry.view)->released && exporter->exports != 0) --exporter->exports;
      continue;
    }
    if (!base.at<MemoryView>(entry.view)->released) entries_[kept++] = entry;
  }
  entries_.truncate(kept);
  return {};
}

}  // namespace hognose
