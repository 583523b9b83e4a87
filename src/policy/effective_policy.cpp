// The answers of EffectivePolicy, from the tables.
#include "policy/effective_policy.h"

namespace hognose {

namespace {

constexpr GuardedName kGuardedNames[] = {
#define GUARDED(name, holders, opens) {name, GuardedHolders::holders, opens},
#include "policy/guarded_names.def"
#undef GUARDED
};

bool covers(GuardedHolders holders, AttributeHolder holder) {
  switch (holders) {
    case GuardedHolders::Anything: return true;
    case GuardedHolders::Namespaces: return holder == AttributeHolder::Namespace;
    case GuardedHolders::Natives: return holder == AttributeHolder::Native;
  }
  return true;
}

}  // namespace

const char* profile_name(Profile profile) {
  switch (profile) {
    case Profile::Bare: return "bare";
    case Profile::Strict: return "strict";
    case Profile::Standard: return "standard";
  }
  return "";
}

std::span<const GuardedName> guarded_names() { return kGuardedNames; }

const GuardedName* EffectivePolicy::guards(std::string_view name, AttributeHolder holder,
                                           CodeOrigin origin) const {
  if (profile_ == Profile::Standard || origin == CodeOrigin::Trusted) return nullptr;
  for (const GuardedName& row : kGuardedNames) {
    if (row.name == name) return covers(row.holders, holder) ? &row : nullptr;
  }
  return nullptr;
}

}  // namespace hognose
