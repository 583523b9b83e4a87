// Connects the fuel budget of the parser and the compiler to a run's meter.
//
// The meter must be started. The budget takes fuel from it in batches and ends when the meter stops
// the run. Guests choose the source text, so every token is charged.
#pragma once

#include "meter/meter.h"
#include "syntax/parser/parser.h"

namespace hognose {

inline bool refill_from_meter(Budget& budget, void* context) {
  constexpr uint64_t kBatch = 250;
  auto* meter = static_cast<Meter*>(context);
  if (meter->charge(kBatch).failed()) return false;
  budget.remaining += kBatch;
  return true;
}

inline Budget metered_budget(Meter& meter) {
  Budget budget;
  budget.remaining = 0;
  budget.refill = refill_from_meter;
  budget.context = &meter;
  return budget;
}

}  // namespace hognose
