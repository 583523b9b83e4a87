// Cage: the address range of one sandbox. CagePool: the idle cages that wait for a run.
//
// A cage is 4 GiB of addresses, aligned to 4 GiB, between guards that are never mapped: 1 GiB
// before it and 7 GiB after it. Whatever a cell says about itself, an access to its arrays begins
// at an offset of 32 bits and goes on for less than kArrayReach (array.h), or for two such
// distances where a count is added to a place. So it ends in the cage or in its guard. The guard
// before the cage takes what is read just below its first bytes, or backwards. The boot region
// holds the boot image, read-only and shared by all cages. The run part is mapped once; the system
// backs each page with memory on first touch, without a system call from us. A cage must be cleared
// before it is released: the run part and the side tables of a cage in the pool are zero, but for
// pieces that are ready (piece.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "heap/array.h"
#include "heap/cell.h"

namespace hognose {

class BootImage;
struct SideTables;

enum class CageFailure : uint8_t {
  None,
  AddressSpace,    // no room for another reservation (a limit of the process or of the system)
  BootMapping,     // the boot image could not be mapped
  BootFile,        // the boot image could not be stored
  BootRegionFull,  // the content of the boot image is larger than its region
};
const char* describe(CageFailure failure);

class Cage {
 public:
  static constexpr uint64_t kBytes = uint64_t{1} << 32;
  static constexpr uint64_t kGuardBefore = uint64_t{1} << 30;
  static constexpr uint64_t kStride = 3 * kBytes;  // the cage and its guards
  static constexpr uint64_t kGuardAfter = kStride - kBytes - kGuardBefore;
  // A place, a distance in items of a power of two bytes, and an array of them.
  static_assert(kLargestCell + kArrayReach < kGuardAfter);

  // Returns null on failure and sets `failure` and `system_error` (an errno value).
  static std::unique_ptr<Cage> reserve(const BootImage* image, CageFailure& failure,
                                       int& system_error);
  ~Cage();
  Cage(const Cage&) = delete;
  Cage& operator=(const Cage&) = delete;

  CageBase base() const { return base_; }
  SideTables* tables() const { return tables_; }
  uint32_t boot_end() const { return boot_end_; }

  // Returns memory to the system; it then reads as zero. Takes whole pages.
  void discard(uint32_t offset, uint64_t bytes);
  void discard_tables();
  // See parking.h.
  CageFailure open();
  void close();

 private:
  friend class BootImage;
  Cage() = default;

  // Of the reservation: where the guard before the cage begins.
  void* start() const { return reinterpret_cast<void*>(base_.address() - kGuardBefore); }

  CageBase base_;
  SideTables* tables_ = nullptr;
  const BootImage* image_ = nullptr;
  uint32_t boot_end_ = kBootStart;
};

struct CagePoolOptions {
  uint32_t maximum_idle = 16;  // released cages beyond these are unmapped; each keeps up to 16 MB
};

struct CageGrant {
  std::unique_ptr<Cage> cage;  // null on failure
  CageFailure failure = CageFailure::None;
  int system_error = 0;
};

// Thread-safe. Must outlive its cages; the image must outlive the pool.
class CagePool {
 public:
  // If `image` is null, the boot region of the cages stays unmapped.
  explicit CagePool(const BootImage* image, const CagePoolOptions& options = {});
  ~CagePool();
  CagePool(const CagePool&) = delete;
  CagePool& operator=(const CagePool&) = delete;

  CageGrant acquire();
  void release(std::unique_ptr<Cage> cage);

  size_t idle() const;

 private:
  const BootImage* image_;
  CagePoolOptions options_;
  mutable std::mutex mutex_;
  std::vector<std::unique_ptr<Cage>> idle_;
};

}  // namespace hognose
