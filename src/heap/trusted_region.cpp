// The machine's memory outside the cage: reservation, charging and clearing.
//
// The meter is charged for every byte before it is allocated, and every allocated byte is zero.
#include "heap/trusted_region.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>

#include "meter/paced.h"

namespace hognose {

TrustedRegion::~TrustedRegion() { unmap(); }

void TrustedRegion::unmap() {
  if (start_ != nullptr) munmap(start_ - kGuard, kGuard + size_ + kGuard);
  start_ = nullptr;
}

bool TrustedRegion::reserve(size_t bytes) {
  void* memory = mmap(nullptr, kGuard + bytes + kGuard, PROT_NONE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) return false;
  start_ = static_cast<uint8_t*>(memory) + kGuard;
  size_ = bytes;
  return open();
}

bool TrustedRegion::open() { return mprotect(start_, size_, PROT_READ | PROT_WRITE) == 0; }

void TrustedRegion::close() { close_reservation(start_ - kGuard, kGuard + size_ + kGuard); }

void TrustedRegion::keep_in(Parking& parking) const {
  parking.keep(start_, std::max(used_, committed_));
}

FaultRange TrustedRegion::addresses(FaultPlace place) const {
  auto start = reinterpret_cast<uintptr_t>(start_);
  return {start - kGuard, start + size_ + kGuard, place};
}

bool TrustedRegion::commit(Meter& meter, size_t bytes) {
  if (bytes <= committed_) return true;
  if (bytes > size_) return false;
  size_t target = std::min(size_, (bytes + kCommitStep - 1) / kCommitStep * kCommitStep);
  if (!meter.take_memory(target - committed_)) return false;
  committed_ = target;
  return true;
}

void* TrustedRegion::allocate(Meter& meter, size_t bytes) {
  size_t rounded = (bytes + kAlignment - 1) & ~(kAlignment - 1);
  if (rounded < bytes || rounded > size_ - used_) return nullptr;
  if (!commit(meter, used_ + rounded)) return nullptr;
  void* memory = start_ + used_;
  used_ += rounded;
  return memory;
}

Result<void> TrustedRegion::shrink(Meter& meter, size_t used) {
  if (used >= used_) return {};
  const size_t freed = used_ - used;
  TRY(in_parts(meter, freed, kPacedBytes, [&](size_t begin, size_t end) {
    std::memset(start_ + used + begin, 0, end - begin);
  }));
  used_ = used;
  const size_t needed = (used + kCommitStep - 1) / kCommitStep * kCommitStep;
  if (needed < committed_) {
    meter.give_memory(committed_ - needed);
    committed_ = needed;
  }
  return {};
}

void TrustedRegion::reset(size_t written) {
  // The first part stays resident for the next run: page faults cost more than clearing it.
  constexpr size_t kResident = 256 * 1024;
  if (written > kResident) madvise(start_ + kResident, written - kResident, MADV_DONTNEED);
  std::memset(start_, 0, std::min(written, kResident));
#ifdef HOGNOSE_DEV
  for (size_t i = written; i < committed_; ++i) HOGNOSE_CHECK(start_[i] == 0);
#endif
  used_ = 0;
  committed_ = 0;
}

void TrustedRegion::transfer(Transfer& transfer) {
  if (transfer.restores()) reset();
  transfer.value(used_);
  transfer.value(committed_);
  transfer.memory(start_, used_);
}

}  // namespace hognose
