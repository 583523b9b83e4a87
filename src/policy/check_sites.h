// HOGNOSE_ASKS(site): the places where the engine asks the policy, each with a name.
//
// In builds for the mutation test (HOGNOSE_MUTATION) one of them can be left out by name, to see
// that a test notices (tools/fuzz/mutate_policy.py). In every other build the macro is the constant
// true.
#pragma once

#ifdef HOGNOSE_MUTATION
namespace hognose {
// The site that the variable HOGNOSE_WITHOUT_SITE of the environment names.
bool is_site_left_out(const char* site);
}  // namespace hognose
#define HOGNOSE_ASKS(site) (!::hognose::is_site_left_out(#site))
#else
#define HOGNOSE_ASKS(site) true
#endif
