// Random: the Mersenne Twister.
#include "library/random.h"
#include "objects/type_specs.h"

namespace hognose {

const TypeSpec kRandomType = {.doc = "Random number generator base class.",
                              .module = "random",
                              .slots = {},
                              .instance_bytes = sizeof(RandomCell)};

}  // namespace hognose
