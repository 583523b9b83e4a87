// Descriptors: what other files of the object layer need from them.
//
// A descriptor's cell refers to a row of the boot tables by index.
#pragma once

#include "objects/core/boot.h"
#include "objects/core/native.h"

namespace hognose {

// __dict__ and __weakref__ of instances of guest classes.
extern const PropertyRow kInstanceDictProperty;
extern const PropertyRow kInstanceWeakrefProperty;

// The trace function of Native.
void trace_native(Tracer& tracer, Cell* cell, size_t bytes);

// Reads a getset descriptor's attribute of the object; TypeError if the object's type is wrong.
Result<Value> get_property_calling(Vm& vm, const GetSetDescriptor* descriptor, Value object);
// The object's shape if the descriptor is for one of the __slots__ that the object was built with;
// else null. A class's descriptors are for the slots that this class adds, and for no others: what
// natives keep in slots has no descriptor.
Result<const Shape*> find_member_shape(Vm& vm, const MemberDescriptor* descriptor, Value object);
// Reads a slot of __slots__: undefined if it is empty. Checks the object's type.
Result<Value> get_member(Vm& vm, const MemberDescriptor* descriptor, Value object);

// The truth of function.__isabstractmethod__; false if the attribute is missing.
Result<bool> is_abstract_method_calling(Vm& vm, Value function);

}  // namespace hognose
