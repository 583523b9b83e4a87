// Cage: the address range of one sandbox, and CagePool: the cages that wait for their next run.
//
// A cage is 4 GiB of addresses, aligned to 4 GiB and followed by 4 GiB that are never mapped, so
// base + any 32-bit offset + any 32-bit length stays in it or faults. The boot region is the boot
// image, read-only and shared by all cages; the run part is mapped once and becomes memory page by
// page as it is touched, without a system call. Whoever releases a cage has cleared it: the pool
// hands on cages whose run part and side tables are zero.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "heap/cell.h"

namespace hognose {

class BootImage;
struct SideTables;

enum class CageFailure : uint8_t {
  None,
  AddressSpace,    // no room for another reservation (a limit of the process or of the system)
  BootMapping,     // the boot image could not be mapped
  BootFile,        // the boot image could not be stored
  BootRegionFull,  // what the boot image should hold is larger than its region
};
const char* describe(CageFailure failure);

class Cage {
 public:
  static constexpr uint64_t kBytes = uint64_t{1} << 32;
  static constexpr uint64_t kStride = 2 * kBytes;  // the cage and its guard

  // Null on failure, with the reason in `failure` and the system's error number in `system_error`.
  static std::unique_ptr<Cage> reserve(const BootImage* image, CageFailure& failure,
                                       int& system_error);
  ~Cage();
  Cage(const Cage&) = delete;
  Cage& operator=(const Cage&) = delete;

  CageBase base() const { return base_; }
  SideTables* tables() const { return tables_; }
  uint32_t boot_end() const { return boot_end_; }

  // Gives memory back to the system; it reads as zero afterwards. Whole pages.
  void discard(uint32_t offset, uint64_t bytes);
  void discard_tables();

 private:
  friend class BootImage;
  Cage() = default;

  CageBase base_;
  SideTables* tables_ = nullptr;
  uint32_t boot_end_ = kBootStart;
};

struct CagePoolOptions {
  uint32_t maximum_idle = 16;  // released cages beyond these are unmapped; each keeps up to 10 MB
};

struct CageGrant {
  std::unique_ptr<Cage> cage;  // null on failure
  CageFailure failure = CageFailure::None;
  int system_error = 0;
};

// Safe to use from several threads at once. Must outlive its cages; the image must outlive it.
class CagePool {
 public:
  // `image` may be null: the boot region of the cages is then unmapped.
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
