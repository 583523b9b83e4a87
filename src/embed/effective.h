// From the host's Policy to the engine's EffectivePolicy.
//
// Receives the profile and the features by name as the host chose them; hands on the tables of
// rights that the engine reads.
#pragma once

#include "hognose/policy.h"
#include "policy/effective_policy.h"

namespace hognose {

EffectivePolicy make_effective_policy(const Policy& policy);

}  // namespace hognose
