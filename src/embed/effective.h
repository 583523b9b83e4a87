// Translates the host's Policy into the engine's EffectivePolicy.
//
// The result holds the tables of rights that the engine reads.
#pragma once

#include "hognose/policy.h"
#include "policy/effective_policy.h"

namespace hognose {

EffectivePolicy make_effective_policy(const Policy& policy);

}  // namespace hognose
