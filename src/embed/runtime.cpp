// Runtime: the boot image, the cage pool and the idle engines of a process.
//
// Makes the boot image once, or takes the one that the build made. Lends an engine to each run and
// pools it afterwards, so that the next run starts warm. The engine of a stopped run is cleared
// later, by another run or by release_memory().
#include "embed/engine.h"

#include <algorithm>
#include <tuple>

#include "embed/baked_boot.h"
#include "heap/cage.h"
#include "library/core/baked_code.h"
#include "library/core/library.h"

namespace hognose {

bool Engine::reserve() {
  if (!heap.ready() || !machine.reserve() || !stack.reserve()) return false;
  machine.stack.limit = machine.stack.floor = stack.limit();
  machine.stack.end = stack.lowest();
  uintptr_t cage = heap.base().address();
  addresses[0] = {cage, cage + Cage::kBytes, FaultPlace::Cage};
  addresses[1] = {cage - Cage::kGuardBefore, cage + Cage::kBytes + Cage::kGuardAfter,
                  FaultPlace::CageGuard};
  addresses[2] = stack.addresses();
  addresses[3] = stack.guard();
  machine.list_addresses(&addresses[4]);
  return true;
}

void Engine::abandon(std::unique_ptr<Engine> engine) {
  engine->heap.unmap();
  engine->machine.unmap();
  engine->stack.unmap();
  std::ignore = engine.release();
}

void Engine::park() {
  // Copying takes about 0.1 ms per megabyte.
  constexpr uint64_t kMostParked = uint64_t{8} << 20;
  if (heap.dirty_memory() > kMostParked) return;
  machine.keep_in(parking);
  if (NativeStack::can_close()) stack.keep_in(parking);
  if (!parking.finish()) return;
  machine.close();
  if (NativeStack::can_close()) stack.close();
}

bool Engine::unpark() {
  if (!is_parked()) return true;
  if (!machine.open() || !stack.open()) return false;
  const RegisterGuard::Opened opened = machine.all_registers();
  parking.restore();
  return true;
}

Runtime::State::~State() { idle_.clear(); }

std::unique_ptr<Engine> Runtime::State::take_idle() {
  std::lock_guard<std::mutex> lock(mutex_);
  if (idle_.empty()) return nullptr;
  std::unique_ptr<Engine> engine = std::move(idle_.back());
  idle_.pop_back();
  return engine;
}

std::unique_ptr<Engine> Runtime::State::borrow() {
  if (std::unique_ptr<Engine> engine = take_idle(); engine != nullptr) {
    // Clear one more engine, so that after a burst of runs idle engines do not keep their memory
    // for ever.
    if (!engine->is_clear()) clear_one();
    return engine;
  }
  auto engine = std::make_unique<Engine>(*pool, *boot);
  if (!engine->reserve()) return nullptr;
  return engine;
}

void Runtime::State::give_back(std::unique_ptr<Engine> engine) {
  std::lock_guard<std::mutex> lock(mutex_);
  if (idle_.size() < kMaximumIdle) idle_.push_back(std::move(engine));
}

bool Runtime::State::clear_one() {
  std::unique_ptr<Engine> engine;
  {
    std::lock_guard<std::mutex> lock(mutex_);
    auto found = std::find_if(idle_.begin(), idle_.end(),
                              [](const auto& engine) { return !engine->is_clear(); });
    if (found == idle_.end()) return false;
    engine = std::move(*found);
    idle_.erase(found);
  }
  engine->clear();  // without holding the lock
  give_back(std::move(engine));
  return true;
}

bool Runtime::State::take_place() {
  if (resting_in_place_.fetch_add(1, std::memory_order_relaxed) < kPlaces) return true;
  give_place();
  return false;
}

void Runtime::release_memory() {
  state_->programs.clear();
  while (state_->clear_one()) {
  }
}

Runtime::Runtime() : state_(std::make_unique<State>()) {}

Runtime::~Runtime() = default;

std::shared_ptr<Runtime> Runtime::create() {
  std::shared_ptr<Runtime> runtime(new Runtime());
  const BakedBoot* baked = baked_boot();
  if (baked != nullptr) runtime->state_->code.images().use(baked_images());
  Boot::Build built =
      baked != nullptr ? Boot::load(*baked, boot_sources()) : Boot::build(boot_sources());
  if (built.boot == nullptr) return nullptr;
  runtime->state_->boot = std::move(built.boot);
  runtime->state_->pool = std::make_unique<CagePool>(runtime->state_->boot->image());
  return runtime;
}

std::shared_ptr<Runtime> Runtime::shared() {
  static const std::shared_ptr<Runtime> runtime = create();
  return runtime;
}

}  // namespace hognose
