// The contents of regular files: one buffer of bytes for each, which grows as a list does.
//
// Every change of a size is checked against the quota of the run first. What a file's size covers
// and nobody has written is zeros, in memory, too: a file of n bytes is charged n bytes.
#include <algorithm>

#include "library/core/clock.h"
#include "library/files/tree.h"
#include "meter/paced.h"
#include "objects/core/make.h"

namespace hognose {

namespace {

uint32_t capacity_of(const FileNode* node) { return node->bytes ? node->bytes->size : 0; }

// The part of the size that is in the buffer: all of it, unless the cell is damaged.
uint32_t stored(const FileNode* node) { return std::min(node->size, capacity_of(node)); }

Result<void> reserve(Vm& vm, FileNode* node, uint32_t size) {
  if (size <= capacity_of(node)) return {};
  uint64_t capacity = std::max<uint64_t>({size, uint64_t{capacity_of(node)} * 3 / 2, 64});
  capacity = std::min<uint64_t>(capacity, kLargestFile);
  if (node->bytes && vm.heap.grow_in_place(node->bytes.get(), sizeof(ByteArrayCell) + capacity)) {
    node->bytes->size = static_cast<uint32_t>(capacity);
    return {};
  }
  if (vm.meter.memory() + capacity > vm.meter.memory_limit()) capacity = size;
  TRY(vm.meter.charge_bytes(node->size));
  auto* bytes = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, capacity));
  bytes->size = static_cast<uint32_t>(capacity);
  if (node->bytes)
    TRY(paced_copy(vm.meter, bytes->bytes.data(), node->bytes->bytes.data(), stored(node)));
  node->bytes = bytes;
  return {};
}

void note_change(Vm& vm, FileNode* node, uint32_t size) {
  node->size = size;
  ++node->version;
  touch(vm, node);
}

// Makes the file longer. The bytes up to `zeros_end` are zeros; the caller fills those after it.
// Returns an error number.
Result<int> grow(Vm& vm, FileSystem* files, FileNode* node, int64_t size, int64_t zeros_end) {
  if (size > kLargestFile) return static_cast<int>(errors::EFBIG_);
  const uint64_t others = files->bytes - std::min<uint64_t>(files->bytes, node->size);
  if (others + static_cast<uint64_t>(size) > vm.host.file_limits.bytes) {
    return static_cast<int>(errors::ENOSPC_);
  }
  const auto wanted = static_cast<uint32_t>(size);
  TRY(vm.meter.charge_bytes(wanted - node->size));
  TRY(reserve(vm, node, wanted));
  if (zeros_end > node->size) {
    // An earlier, longer content may have left bytes there.
    TRY(paced_fill(vm.meter, node->bytes->bytes.from(node->size), 0,
                   static_cast<size_t>(zeros_end - node->size)));
  }
  files->bytes = others + wanted;
  note_change(vm, node, wanted);
  return 0;
}

}  // namespace

Result<int> set_size(Vm& vm, FileSystem* files, FileNode* node, int64_t size) {
  if (size > node->size) return grow(vm, files, node, size, size);
  if (size < 0) return static_cast<int>(errors::EINVAL_);
  const auto wanted = static_cast<uint32_t>(size);
  if (wanted == 0) node->bytes = nullptr;
  files->bytes -= std::min<uint64_t>(files->bytes, node->size - wanted);
  note_change(vm, node, wanted);
  return 0;
}

BytesView content_at(const FileNode* node, int64_t position, uint64_t count) {
  uint32_t size = stored(node);
  if (position < 0 || position >= size) return {};
  auto start = static_cast<uint32_t>(position);
  return {node->bytes->bytes.from(start),
          static_cast<uint32_t>(std::min<uint64_t>(count, size - start))};
}

Result<int> write_content(Vm& vm, FileSystem* files, FileNode* node, int64_t position,
                          BytesView bytes) {
  if (bytes.count == 0) return 0;
  int64_t end;
  if (__builtin_add_overflow(position, int64_t{bytes.count}, &end)) {
    return static_cast<int>(errors::EFBIG_);
  }
  TRY(vm.meter.charge_bytes(bytes.count));
  if (end > node->size) {
    if (int error = TRY(grow(vm, files, node, end, position))) return error;
  } else {
    note_change(vm, node, node->size);
  }
  TRY(paced_copy(vm.meter, node->bytes->bytes.from(position), bytes.data, bytes.count));
  return 0;
}

// As Linux mounts file systems by default (relatime): not at every reading.
void note_read(Vm& vm, FileNode* node) {
  if (node->is_mounted()) return;
  constexpr int64_t kDay = int64_t{86'400} * 1'000'000'000;
  int64_t now = clock_of_day(vm);
  if (node->accessed <= node->modified || node->accessed <= node->changed ||
      now - node->accessed >= kDay) {
    node->accessed = now;
  }
}

}  // namespace hognose
