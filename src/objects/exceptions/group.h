// Splitting exception groups (PEP 654): what except* and BaseExceptionGroup.split() share.
//
// Receives a group; hands on parts of it that keep its shape.
#pragma once

#include "objects/core/vm.h"

namespace hognose {

// The exceptions in a group; none if it was never set up.
Tuple* group_members(Vm& vm, Value group);

struct GroupSplit {
  Value match;  // undefined: nothing matches
  Value rest;   // undefined: everything matches
};

// Parts an exception, usually a group, by an exception class, a tuple of them or a predicate.
// Groups that match in part are remade by their derive(), with traceback, notes and links copied.
Result<GroupSplit> split_exception_calling(Vm& vm, Value exception, Value matcher);

// The part of a group that holds the exceptions whose identities (their cage offsets, as small
// ints) are in the set; undefined if there are none.
Result<Value> project_group_calling(Vm& vm, Value group, Set* identities);

}  // namespace hognose
