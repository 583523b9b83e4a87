// Parking: finds the lines that are not zero, copies them and writes them back.
//
// The copies are one block of runs of lines. Nothing here knows what the memory means.
#include "heap/parking.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>

#include "base/native_memory.h"

namespace hognose {

namespace {

constexpr size_t kLine = 64;
constexpr size_t kPage = 4096;

bool is_zero_line(const uint8_t* line) {
  uint64_t words[kLine / sizeof(uint64_t)];
  std::memcpy(words, line, kLine);
  uint64_t any = 0;
  for (uint64_t word : words) any |= word;
  return any == 0;
}

}  // namespace

void Parking::keep(const void* start, size_t bytes) {
  const auto* at = static_cast<const uint8_t*>(start);
  const uint8_t* end = at + bytes;
  while (at < end) {
    const uint8_t* first = at;
    while (end - at >= static_cast<ptrdiff_t>(kLine) && !is_zero_line(at)) at += kLine;
    // A last part that is shorter than a line is kept whatever it holds.
    if (end - at < static_cast<ptrdiff_t>(kLine)) at = end;
    if (at != first) {
      Run run{const_cast<uint8_t*>(first), static_cast<size_t>(at - first)};
      put(&run, sizeof run);
      put(first, run.bytes);
    }
    while (end - at >= static_cast<ptrdiff_t>(kLine) && is_zero_line(at)) at += kLine;
  }
}

void Parking::put(const void* start, size_t bytes) {
  if (has_failed_) return;
  if (bytes > capacity_ - used_) {
    size_t wanted = std::max(used_ + bytes, capacity_ * 2);
    void* grown = native_reallocate(bytes_, wanted);
    if (grown == nullptr) {
      has_failed_ = true;
      return;
    }
    bytes_ = static_cast<uint8_t*>(grown);
    capacity_ = wanted;
  }
  std::memcpy(bytes_ + used_, start, bytes);
  used_ += bytes;
}

bool Parking::finish() {
  if (has_failed_ || bytes_ == nullptr) {
    forget();
    return false;
  }
  // Many engines may be parked for a long time, so none keeps room to grow.
  if (void* fitting = native_reallocate(bytes_, used_); fitting != nullptr) {
    bytes_ = static_cast<uint8_t*>(fitting);
    capacity_ = used_;
  }
  return true;
}

void Parking::restore() {
  for (size_t at = 0; at < used_;) {
    Run run;
    std::memcpy(&run, bytes_ + at, sizeof run);
    at += sizeof run;
    std::memcpy(run.start, bytes_ + at, run.bytes);
    at += run.bytes;
  }
  forget();
}

void Parking::forget() {
  native_free(bytes_);
  bytes_ = nullptr;
  used_ = capacity_ = 0;
  has_failed_ = false;
}

void close_reservation(void* start, size_t bytes) {
  mmap(start, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
}

void discard_memory(void* start, size_t bytes) {
  auto* first = static_cast<uint8_t*>(start);
  uint8_t* end = first + bytes;
  auto address = reinterpret_cast<uintptr_t>(first);
  uint8_t* pages = first + ((address + kPage - 1) / kPage * kPage - address);
  uint8_t* pages_end = end - reinterpret_cast<uintptr_t>(end) % kPage;
  if (pages >= pages_end ||
      madvise(pages, static_cast<size_t>(pages_end - pages), MADV_DONTNEED) != 0) {
    std::memset(first, 0, bytes);
    return;
  }
  std::memset(first, 0, static_cast<size_t>(pages - first));
  std::memset(pages_end, 0, static_cast<size_t>(end - pages_end));
}

}  // namespace hognose
