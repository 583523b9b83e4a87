// Observation: the events of a run that the engine reports to its host.
//
// Engine code reports each event where it happens, through HostContext::observation (null: no
// observer). src/embed turns the reports into events for the host's observers. An observer must not
// change what the guest does: it allocates nothing on the guest's heap and charges nothing.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "objects/core/vm.h"

namespace hognose {

// How an activation of a guest function ends.
enum class FrameExit : uint8_t { Returned, Yielded, Raised };
// How an activation begins.
enum class FrameEntry : uint8_t { Called, Resumed };

class Observation {
 public:
  // The policy refused `name`; `rule` is the table that refuses it.
  virtual void blocked(Vm& vm, std::string_view rule, std::string_view name,
                       std::string_view reason) = 0;
  virtual void module_loaded(Vm& vm, std::string_view name, std::string_view origin) = 0;
  // The guest is about to call the host's function or method of this name.
  virtual void host_called(Vm& vm, std::string_view name) = 0;
  // A limit was reached. It may end the run or only raise an exception.
  virtual void limit_reached(Vm& vm, std::string_view name, std::string_view message) = 0;
  // The pending exception was raised in the top frame and is about to unwind it.
  virtual void raised(Vm& vm) = 0;

  // --- called by a machine that watches steps (src/machine/step_watcher.h); they concern the top
  // frame
  virtual void entered(Vm& vm, FrameEntry entry) = 0;
  virtual void left(Vm& vm, FrameExit exit) = 0;
  virtual void line_begins(Vm& vm) = 0;

  // Whether an observer requested the end of the run.
  virtual bool wants_stop() const = 0;

 protected:
  ~Observation() = default;
};

inline void note_blocked(Vm& vm, std::string_view rule, std::string_view name,
                         std::string_view reason) {
  if (HOGNOSE_UNLIKELY(vm.host.observation != nullptr)) {
    vm.stack.side.run([&] { vm.host.observation->blocked(vm, rule, name, reason); });
  }
}
inline void note_module_loaded(Vm& vm, std::string_view name, std::string_view origin) {
  if (HOGNOSE_UNLIKELY(vm.host.observation != nullptr)) {
    vm.stack.side.run([&] { vm.host.observation->module_loaded(vm, name, origin); });
  }
}
// Call this before a call of a function or method of the host.
inline void note_host_call(Vm& vm, std::string_view name) {
  if (HOGNOSE_UNLIKELY(vm.host.observation != nullptr)) {
    vm.stack.side.run([&] { vm.host.observation->host_called(vm, name); });
  }
}
inline void note_limit(Vm& vm, std::string_view name, std::string_view message) {
  if (HOGNOSE_UNLIKELY(vm.host.observation != nullptr)) {
    vm.stack.side.run([&] { vm.host.observation->limit_reached(vm, name, message); });
  }
}

}  // namespace hognose
