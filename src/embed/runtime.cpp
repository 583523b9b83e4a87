// Runtime: the boot image, the cage pool and the idle engines of a process.
//
// Builds the boot image once; hands an engine to each run that asks for one and takes it back
// cleared, so that the next run starts warm.
#include "embed/engine.h"
#include "library/library.h"

namespace hognose {

Runtime::State::~State() { idle_.clear(); }

std::unique_ptr<Engine> Runtime::State::borrow() {
  {
    std::lock_guard<std::mutex> lock(mutex_);
    if (!idle_.empty()) {
      std::unique_ptr<Engine> engine = std::move(idle_.back());
      idle_.pop_back();
      return engine;
    }
  }
  auto engine = std::make_unique<Engine>(*pool, *boot);
  if (!engine->heap.ready() || !engine->machine.reserve()) return nullptr;
  return engine;
}

void Runtime::State::give_back(std::unique_ptr<Engine> engine) {
  std::lock_guard<std::mutex> lock(mutex_);
  if (idle_.size() < kMaximumIdle) idle_.push_back(std::move(engine));
}

Runtime::Runtime() : state_(std::make_unique<State>()) {}

Runtime::~Runtime() = default;

std::shared_ptr<Runtime> Runtime::create() {
  std::shared_ptr<Runtime> runtime(new Runtime());
  Boot::Build built = Boot::build(boot_sources());
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
