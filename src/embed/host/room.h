// Memory of the host that a guest's data takes while it is copied: the run's as long as this lives.
//
// Receives the machine whose meter counts it; hands on whether there is room.
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

  // False: the limit does not allow it.
  bool take(uint64_t bytes) {
    if (!vm_.meter.take_memory(bytes)) return false;
    taken_ += bytes;
    return true;
  }

 private:
  Vm& vm_;
  uint64_t taken_ = 0;
};

}  // namespace hognose
