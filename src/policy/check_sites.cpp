// Leaving out a check site, in builds for the mutation test only.
//
// Receives the name of a site; answers whether the environment asks to leave it out.
#include "policy/check_sites.h"

#ifdef HOGNOSE_MUTATION

#include <cstdlib>
#include <cstring>

namespace hognose {

bool is_site_left_out(const char* site) {
  const char* wanted = std::getenv("HOGNOSE_WITHOUT_SITE");
  return wanted != nullptr && std::strcmp(wanted, site) == 0;
}

}  // namespace hognose

#endif
