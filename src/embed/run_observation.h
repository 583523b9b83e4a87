// RunObservation: the observers of a sandbox, during one run.
//
// Receives the notes of the engine (objects/core/observation.h); adds where the guest is, and calls
// the observers that asked for such events. While it lives the machine knows it; without observers
// it leaves the machine as it is.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "embed/host/callbacks.h"
#include "hognose/observer.h"
#include "objects/core/observation.h"
#include "vm/step_watcher.h"

namespace hognose {

struct RegisteredObserver {
  std::shared_ptr<Observer> observer;
  ObserverOptions options;
};

class RunObservation final : public Observation {
 public:
  RunObservation(const std::vector<RegisteredObserver>& observers, HostCallbacks& callbacks,
                 Machine& machine, const std::atomic<bool>& cancelled);
  ~RunObservation();
  RunObservation(const RunObservation&) = delete;
  RunObservation& operator=(const RunObservation&) = delete;

  void blocked(Vm& vm, std::string_view rule, std::string_view name,
               std::string_view reason) override;
  void module_loaded(Vm& vm, std::string_view name, std::string_view origin) override;
  void host_called(Vm& vm, std::string_view name) override;
  void limit_reached(Vm& vm, std::string_view name, std::string_view message) override;
  void raised(Vm& vm) override;
  void entered(Vm& vm, FrameEntry entry) override;
  void left(Vm& vm, FrameExit exit) override;
  void line_begins(Vm& vm) override;
  bool wants_stop() const override {
    return cancelled_.load(std::memory_order_relaxed) || callbacks_.has_failed();
  }

 private:
  // Fills in where the guest is and hands the event to the observers.
  void emit(Vm& vm, Event& event);
  // The same for what happens in the frame on top itself: nothing for those to whom it is hidden.
  void emit_of_top(Vm& vm, Event& event);
  void hand_on(const Event& event, LibraryCode library);

  const std::vector<RegisteredObserver>& observers_;
  HostCallbacks& callbacks_;
  Machine& machine_;
  const std::atomic<bool>& cancelled_;
  EventSet wanted_;
  bool shows_library_ = false;
  bool hides_library_ = false;
  std::optional<StepWatcher> watcher_;
};

}  // namespace hognose
