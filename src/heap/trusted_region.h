// TrustedRegion: memory of the machine outside the cage, bumped, reserved once, cleared by reuse.
//
// Receives sizes; hands on zeroed, 16-byte aligned memory that is charged to the meter's memory and
// taken from a virtual reservation made before the run, so that growing makes no system call.
#pragma once

#include <cstddef>
#include <cstdint>

#include "heap/fault.h"
#include "meter/meter.h"

namespace hognose {

class TrustedRegion {
 public:
  TrustedRegion() = default;
  ~TrustedRegion();
  TrustedRegion(const TrustedRegion&) = delete;
  TrustedRegion& operator=(const TrustedRegion&) = delete;

  // Reserves address space, between two guards; false if the system refuses.
  bool reserve(size_t bytes);
  void* allocate(Meter& meter, size_t bytes);  // null: the memory limit or the reservation is full
  // Makes sure that the first `bytes` bytes are charged; false as above.
  bool commit(Meter& meter, size_t bytes);
  // Gives back what was allocated since `used()` was that; what is charged stays so.
  void shrink(size_t used);
  // Everything back; zeroes what was used, hands large parts back to the system.
  void reset();

  // The addresses, with the guards.
  FaultRange addresses(FaultPlace place) const;
  // Gives the addresses back to the system; this is not used again.
  void unmap();

  uint8_t* start() const { return start_; }
  size_t size() const { return size_; }
  size_t committed() const { return committed_; }
  size_t used() const { return used_; }

 private:
  static constexpr size_t kCommitStep = 4096;
  static constexpr size_t kGuard = 64 * 1024;

  uint8_t* start_ = nullptr;
  size_t size_ = 0;
  size_t used_ = 0;
  size_t committed_ = 0;
};

}  // namespace hognose
