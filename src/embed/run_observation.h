// RunObservation: the observers of a sandbox, during one run.
//
// The engine reports events to it (objects/core/observation.h). It adds the guest's position and
// calls the observers that asked for such events. The machine refers to it while it exists. Without
// observers it leaves the machine unchanged.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "embed/host/callbacks.h"
#include "hognose/observer.h"
#include "machine/step_watcher.h"
#include "objects/core/observation.h"

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
  // Fills in the guest's position and passes the event to the observers.
  void emit(Vm& vm, Event& event);
  // The same for an event in the top frame itself. Observers from which that frame is hidden get
  // nothing.
  void emit_of_top(Vm& vm, Event& event);
  void deliver(const Event& event, LibraryCode library);

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
