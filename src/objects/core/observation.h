// Observation: what a run tells its host while it works.
//
// Receives a note at the place where something happens (Vm::observation, null if nobody listens);
// src/embed makes events for the host's observers of it. Nothing here may change what the guest
// does: an observation allocates nothing from the guest's heap and charges nothing.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "objects/core/vm.h"

namespace hognose {

// How an activation of guest code ends.
enum class FrameExit : uint8_t { Returned, Yielded, Raised };
// How it begins.
enum class FrameEntry : uint8_t { Called, Resumed };

class Observation {
 public:
  // The policy refused `name`: the table that says so, and its reason.
  virtual void blocked(Vm& vm, std::string_view rule, std::string_view name,
                       std::string_view reason) = 0;
  virtual void module_loaded(Vm& vm, std::string_view name, std::string_view origin) = 0;
  // The guest calls what the host gave it under this name.
  virtual void host_called(Vm& vm, std::string_view name) = 0;
  // A limit was reached, whether it ends the run or only raises an exception.
  virtual void limit_reached(Vm& vm, std::string_view name, std::string_view message) = 0;
  // The pending exception is about to be unwound from the frame on top, where it arose.
  virtual void raised(Vm& vm) = 0;

  // --- from a machine that watches steps (src/vm/step_watcher.h); the frame is the one on top
  virtual void entered(Vm& vm, FrameEntry entry) = 0;
  virtual void left(Vm& vm, FrameExit exit) = 0;
  virtual void line_begins(Vm& vm) = 0;

  // Whether an observer asked for the run to be ended.
  virtual bool wants_stop() const = 0;

 protected:
  ~Observation() = default;
};

inline void note_blocked(Vm& vm, std::string_view rule, std::string_view name,
                         std::string_view reason) {
  if (HOGNOSE_UNLIKELY(vm.observation != nullptr)) {
    vm.side_stack.run([&] { vm.observation->blocked(vm, rule, name, reason); });
  }
}
inline void note_module_loaded(Vm& vm, std::string_view name, std::string_view origin) {
  if (HOGNOSE_UNLIKELY(vm.observation != nullptr)) {
    vm.side_stack.run([&] { vm.observation->module_loaded(vm, name, origin); });
  }
}
// For whoever calls a function or a method of the host, before it does.
inline void note_host_call(Vm& vm, std::string_view name) {
  if (HOGNOSE_UNLIKELY(vm.observation != nullptr)) {
    vm.side_stack.run([&] { vm.observation->host_called(vm, name); });
  }
}
inline void note_limit(Vm& vm, std::string_view name, std::string_view message) {
  if (HOGNOSE_UNLIKELY(vm.observation != nullptr)) {
    vm.side_stack.run([&] { vm.observation->limit_reached(vm, name, message); });
  }
}

}  // namespace hognose
