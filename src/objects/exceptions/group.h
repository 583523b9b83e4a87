// Splitting exception groups (PEP 654), for except* and BaseExceptionGroup.split().
//
// The parts keep the nesting of the group.
#pragma once

#include "objects/protocols/protocol.h"

namespace hognose {

inline bool is_group(Vm& vm, Value value) {
  return is_instance(vm, value, TypeId::BaseExceptionGroup);
}

// The exceptions in a group. Empty if the group was never initialized.
Tuple* group_members(Vm& vm, Value group);

// The part of a group with the exceptions whose identities (cage offsets as small ints) are in the
// set; undefined if there are none.
Result<Value> project_group_calling(Vm& vm, Value group, Set* identities);

}  // namespace hognose
