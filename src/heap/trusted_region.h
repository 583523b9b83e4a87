// TrustedRegion: a bump allocator for the machine's memory outside the cage.
//
// It returns zeroed, 16-byte aligned memory from a reservation made before the run, so that growth
// makes no system call. The memory is charged to the meter. reset() clears the region for the next
// run.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "heap/checkpoint.h"
#include "heap/fault.h"
#include "heap/parking.h"
#include "meter/meter.h"

namespace hognose {

class TrustedRegion {
 public:
  static constexpr size_t kAlignment = 16;

  TrustedRegion() = default;
  ~TrustedRegion();
  TrustedRegion(const TrustedRegion&) = delete;
  TrustedRegion& operator=(const TrustedRegion&) = delete;

  // Reserves address space between two guards. Returns false if the system refuses.
  bool reserve(size_t bytes);
  // null: the memory limit or the reservation is used up
  void* allocate(Meter& meter, size_t bytes);
  // Ensures that the first `bytes` bytes are charged. Returns false if either limit is reached.
  bool commit(Meter& meter, size_t bytes);
  // Frees everything allocated since used() was `used`. The only failure is Stopped.
  Result<void> shrink(Meter& meter, size_t used);
  // Frees everything: zeroes the used memory and returns large parts to the system.
  void reset() { reset(std::max(used_, committed_)); }
  // The same, if nothing was written after the first `written` bytes.
  void reset(size_t written);
  void transfer(Transfer& transfer);
  // See parking.h.
  void keep_in(Parking& parking) const;
  void close();
  bool open();

  // The addresses, including the guards.
  FaultRange addresses(FaultPlace place) const;
  // Returns the addresses to the system. The region must not be used again.
  void unmap();

  // The size of the rows at the start that were ever written, if they are written one after the
  // other and none is zero as a whole. A large region is not searched.
  template <class Row, class IsZero>
  size_t written_rows(IsZero is_zero) const {
    constexpr size_t kMostSearched = 64 * 1024;
    if (committed_ > kMostSearched) return committed_;
    const auto* first = reinterpret_cast<const Row*>(start_);
    const auto* end = first + committed_ / sizeof(Row);
    return static_cast<size_t>(std::find_if(first, end, is_zero) - first) * sizeof(Row);
  }

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
