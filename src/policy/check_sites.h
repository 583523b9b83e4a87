// HOGNOSE_ASKS(site): marks and names a place where the engine checks the policy.
//
// A mutation build (HOGNOSE_MUTATION) can skip one named check, to prove that a test notices
// (tools/fuzz/mutate_policy.py). In every other build the macro is the constant true.
#pragma once

#ifdef HOGNOSE_MUTATION
namespace hognose {
// Whether the environment variable HOGNOSE_WITHOUT_SITE names this site.
bool is_site_left_out(const char* site);
}  // namespace hognose
#define HOGNOSE_ASKS(site) (!::hognose::is_site_left_out(#site))
#else
#define HOGNOSE_ASKS(site) true
#endif
