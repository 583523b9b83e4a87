// The table of the specifications of all built-in types.
//
// It is here because the types are defined in several layers, the last of them in this one.
#include "objects/core/type_specs.h"

namespace hognose {

constinit const TypeTable<const TypeSpec*> kTypeSpecs = {{
#define INTERNAL(id, trace) &kInternalType,
#define TYPE(id, name, base, flags) &k##id##Type,
#define EXCEPTION(id, base, fields)                    \
  &kExceptionTypes[static_cast<uint32_t>(TypeId::id) - \
                   static_cast<uint32_t>(TypeId::BaseException)],
#include "objects/core/types.def"
                                                         },
                                                         &kInternalType};

}  // namespace hognose
