// Policy of the public interface to the effective policy of the engine.
//
// Receives what the host chose by name; refuses names that no table knows, and hands on the
// engine's policy.
#include "hognose/policy.h"

#include "embed/effective.h"

namespace hognose {

namespace {

PolicyProfile engine_profile(Profile profile) {
  switch (profile) {
    case Profile::Bare: return PolicyProfile::Bare;
    case Profile::Strict: return PolicyProfile::Strict;
    case Profile::Standard: return PolicyProfile::Standard;
  }
  return PolicyProfile::Bare;
}

bool is_feature(std::string_view name) {
  for (const FeatureRow& row : feature_policy()) {
    if (row.name == name) return true;
  }
  return false;
}

}  // namespace

bool Policy::enable(std::string_view feature) {
  if (!is_feature(feature)) return false;
  enabled_.emplace_back(feature);
  return true;
}

bool Policy::disable(std::string_view feature) {
  if (!is_feature(feature)) return false;
  disabled_.emplace_back(feature);
  return true;
}

bool Policy::opens(std::string_view feature) const {
  return make_effective_policy(*this).feature(feature);
}

void Policy::allow_import(std::string_view module) { imports_.emplace_back(module); }

const Profile* Policy::profile_named(std::string_view name) {
  static constexpr Profile kProfiles[] = {Profile::Bare, Profile::Strict, Profile::Standard};
  for (const Profile& profile : kProfiles) {
    if (name == profile_name(engine_profile(profile))) return &profile;
  }
  return nullptr;
}

EffectivePolicy make_effective_policy(const Policy& policy) {
  EffectivePolicy effective(engine_profile(policy.profile()));
  for (const std::string& feature : policy.enabled()) effective.set_feature(feature, true);
  for (const std::string& feature : policy.disabled()) effective.set_feature(feature, false);
  for (const std::string& module : policy.imports()) effective.allow_import(module);
  return effective;
}

}  // namespace hognose
