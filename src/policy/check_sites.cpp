// Skips one check site, in builds for the mutation test only.
//
// The environment variable HOGNOSE_WITHOUT_SITE names the site to skip.
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
