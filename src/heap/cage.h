// Cage: the address range of one sandbox. CagePool: the idle cages that wait for a run.
//
// A cage is 4 GiB of addresses, aligned to 4 GiB and followed by 4 GiB that are never mapped. So
// base + any 32-bit offset + any 32-bit length stays in the cage or faults. The boot region holds
// the boot image, read-only and shared by all cages. The run part is mapped once; the system backs
// each page with memory on first touch, without a system call from us. A cage must be cleared
// before it is released: the run part and the side tables of a cage in the pool are zero, but for
// pieces that are ready (piece.h).
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
  BootRegionFull,  // the content of the boot image is larger than its region
};
const char* describe(CageFailure failure);

class Cage {
 public:
  static constexpr uint64_t kBytes = uint64_t{1} << 32;
  static constexpr uint64_t kStride = 2 * kBytes;  // the cage and its guard

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
