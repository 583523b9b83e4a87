// HostRoom: charges host memory used by copies of a guest's data to the run, until it is destroyed.
//
// take() must succeed before the memory is allocated.
#pragma once

#include <cstdint>

#include "objects/core/vm.h"

namespace hognose {

class HostRoom {
 public:
  explicit HostRoom(Vm& vm) : vm_(vm) {}
  ~HostRoom() { vm_.meter.give_memory(taken_); }
  HostRoom(const HostRoom&) = delete;
  HostRoom& operator=(const HostRoom&) = delete;

  // Returns false if the limit does not allow it.
  bool take(uint64_t bytes) {
    if (!vm_.meter.take_memory(bytes)) return false;
    taken_ += bytes;
    return true;
  }
  uint64_t taken() const { return taken_; }

 private:
  Vm& vm_;
  uint64_t taken_ = 0;
};

}  // namespace hognose
