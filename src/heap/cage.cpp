// Maps and unmaps cages. All system calls of class Heap are here and in boot_image.cpp.
//
// A cage has five mappings (boot image, small heap, small objects beyond it, large objects, guard),
// and a sixth for its side tables.
#include "heap/cage.h"

#include <errno.h>
#include <sys/mman.h>

#include "heap/boot_image.h"
#include "heap/parking.h"
#include "heap/side_tables.h"

namespace hognose {

namespace {

constexpr size_t kPage = Heap::kPageBytes;
constexpr size_t kTableBytes = (sizeof(SideTables) + kPage - 1) / kPage * kPage;

void* map_nothing(size_t bytes, int protection) {
  // NORESERVE: the meter limits what a guest may use, so the system need not reserve swap for it.
  void* address =
      mmap(nullptr, bytes, protection, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return address == MAP_FAILED ? nullptr : address;
}

// Reserves a cage and its guards, without access. Returns the address of the cage.
uintptr_t reserve_stride() {
  void* reserved = map_nothing(Cage::kStride + Cage::kBytes, PROT_NONE);
  if (reserved == nullptr) return 0;
  const uintptr_t start = reinterpret_cast<uintptr_t>(reserved);
  const uintptr_t end = start + Cage::kStride + Cage::kBytes;
  // The highest place that fits. The system hands out addresses downwards, so the next reservation
  // ends where this one begins.
  const uintptr_t base = (end - Cage::kBytes - Cage::kGuardAfter) & ~(Cage::kBytes - 1);
  const uintptr_t first = base - Cage::kGuardBefore, last = first + Cage::kStride;
  if (first > start) munmap(reserved, first - start);
  if (end > last) munmap(reinterpret_cast<void*>(last), end - last);
  return base;
}

// Small cells of a heap of up to this size stay on pages of 4 KB.
constexpr uint32_t kSmallHeap = 4u << 20;

}  // namespace

const char* describe(CageFailure failure) {
  switch (failure) {
    case CageFailure::None: return "no failure";
    case CageFailure::AddressSpace: return "the system has no address space left for a sandbox";
    case CageFailure::BootMapping: return "the boot image cannot be mapped";
    case CageFailure::BootFile: return "the boot image cannot be stored in memory";
    case CageFailure::BootRegionFull: return "the boot image is larger than its region";
  }
  return "unknown failure";
}

std::unique_ptr<Cage> Cage::reserve(const BootImage* image, CageFailure& failure,
                                    int& system_error) {
  failure = CageFailure::AddressSpace;
  std::unique_ptr<Cage> cage(new Cage);
  cage->base_ = CageBase(reserve_stride());
  if (cage->base_.address() == 0) {
    system_error = errno;
    return nullptr;
  }
  cage->tables_ = static_cast<SideTables*>(map_nothing(kTableBytes, PROT_NONE));
  if (cage->tables_ == nullptr) {
    system_error = errno;
    return nullptr;
  }
  cage->image_ = image;
  failure = cage->open();
  system_error = errno;
  return failure == CageFailure::None ? std::move(cage) : nullptr;
}

CageFailure Cage::open() {
  if (mprotect(tables_, kTableBytes, PROT_READ | PROT_WRITE) != 0 ||
      mprotect(base_.at<void>(kSmallStart), kLargeEnd - kSmallStart, PROT_READ | PROT_WRITE) != 0) {
    return CageFailure::AddressSpace;
  }
  // With transparent huge pages always on, the first byte of each table and region would cost 2 MB.
  // If the kernel does not support this advice, it has no huge pages to refuse.
  madvise(tables_, kTableBytes, MADV_NOHUGEPAGE);
  madvise(base_.at<void>(kSmallStart), kLargeEnd - kSmallStart, MADV_NOHUGEPAGE);
  // A heap that grows beyond its first megabytes touches what follows anyway, and a fault for each
  // 4 KB of it would cost more than the rest of the last 2 MB.
  madvise(base_.at<void>(kSmallStart + kSmallHeap), kPieceStart - kSmallStart - kSmallHeap,
          MADV_HUGEPAGE);
  if (image_ != nullptr) {
    // Addresses past the end of the image fault.
    void* start = base_.at<void>(kBootStart);
    const BootImage::Mapping mapping = image_->next_mapping();
    if (mmap(start, mapping.bytes, PROT_READ, MAP_SHARED | MAP_FIXED, mapping.file,
             mapping.place) != start) {
      return CageFailure::BootMapping;
    }
    boot_end_ = image_->end();
  }
  return CageFailure::None;
}

void Cage::close() {
  close_reservation(start(), kStride);
  close_reservation(tables_, kTableBytes);
}

Cage::~Cage() {
  if (base_.address() != 0) munmap(start(), kStride);
  if (tables_ != nullptr) munmap(tables_, kTableBytes);
}

void Cage::discard(uint32_t offset, uint64_t bytes) {
  if (bytes != 0) madvise(base_.at<void>(offset), bytes, MADV_DONTNEED);
}

void Cage::discard_tables() { madvise(tables_, kTableBytes, MADV_DONTNEED); }

CagePool::CagePool(const BootImage* image, const CagePoolOptions& options)
    : image_(image), options_(options) {
  // Reserved now, so that releasing a cage never allocates.
  idle_.reserve(options.maximum_idle);
}

CagePool::~CagePool() = default;

CageGrant CagePool::acquire() {
  CageGrant grant;
  {
    std::lock_guard lock(mutex_);
    if (!idle_.empty()) {
      grant.cage = std::move(idle_.back());
      idle_.pop_back();
      return grant;
    }
  }
  grant.cage = Cage::reserve(image_, grant.failure, grant.system_error);
  return grant;
}

void CagePool::release(std::unique_ptr<Cage> cage) {
  if (cage == nullptr) return;
  std::lock_guard lock(mutex_);
  if (idle_.size() < options_.maximum_idle) idle_.push_back(std::move(cage));
  // Otherwise the parameter's destructor unmaps the cage, after the lock is released.
}

size_t CagePool::idle() const {
  std::lock_guard lock(mutex_);
  return idle_.size();
}

}  // namespace hognose
