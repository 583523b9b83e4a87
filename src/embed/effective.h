// From the host's Policy to the engine's EffectivePolicy.
#pragma once

#include "hognose/policy.h"
#include "policy/effective_policy.h"

namespace hognose {

EffectivePolicy make_effective_policy(const Policy& policy);

}  // namespace hognose
